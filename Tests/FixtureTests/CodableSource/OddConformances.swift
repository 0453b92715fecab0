import JSONCodable

extension ConformanceSubject {
  /// Types with names or parts that need care.
  static let odd = [
    ConformanceSubject(
      Fork.self, #"{"kind":"node","left":{"kind":"leaf","value":1}}"#,
      #"{"kind":"node","left":{"kind":"leaf","value":1},"right":{"kind":"leaf","value":2}}"#),
    ConformanceSubject(
      Picky.self,
      #"{"unique":[1],"kinds":["euro"],"rows":[{"a":1},{"b":2}],"links":[{"a":"https://a.b"}],"days":[1],"prices":{"euro":1,"krone":2},"switches":{"1":true},"dates":{"2":5},"more":{"maybe":{"euro":[1]},"loose":[[1,null],[2]]},"anything":["a",null,{"b":true}]}"#
    ),
  ]
}
