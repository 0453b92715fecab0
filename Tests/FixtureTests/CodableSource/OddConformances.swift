import JSONCodable

extension ConformanceSubject {
  /// Types with names or parts that need care.
  static let odd = [
    ConformanceSubject(
      Fork.self, #"{"kind":"node","left":{"kind":"leaf","value":1}}"#,
      #"{"kind":"node","left":{"kind":"leaf","value":1},"right":{"kind":"leaf","value":2}}"#)
  ]
}
