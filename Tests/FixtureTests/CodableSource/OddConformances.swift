import Foundation
import JSONCodable

/// A union that keeps what it does not know.
enum Notice: JSONUnion {
  enum Tag: String, CaseIterable { case text, ping }

  case text(String), ping, unknown(JSONObject)

  static let discriminator = JSONDiscriminator(
    key: "type", payload: .nested(key: "value"), fallback: "unknown")

  init(JSONDictionary json: JSONObject) throws {
    switch try Self.JSONTag(Tag.self, in: json) {
    case .text: self = .text(try json.value(key: "value"))
    case .ping: self = .ping
    case nil: self = .unknown(json)
    }
  }
}

/// Encodes values after those that a union has kept.
struct NoticeBoard: JSONMappable {
  var notices: [Notice] = []
  var last: Notice?
}

/// Keeps JSON of any kind.
struct Attachment: JSONMappable {
  var extra: JSONObject = ["a": [1, NSNull()]]
  var list: [Any] = []
  var rows: [String: [Any?]]?
  var anything: Any = 1
  var note: Any?

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&extra, key: "extra")
    try json.map(&list, key: "list", required: true)
    try json.map(&rows, keyPath: "more.rows")
    try json.map(&anything, key: "anything")
    try json.map(&note, key: "note")
  }
}

extension ConformanceSubject {
  /// Types with names or parts that need care.
  static let odd = [
    ConformanceSubject(
      Removal.self,
      #"{"first":"x","b":1,"c":2,"address":{"town":"Oslo","floor":3},"since":5,"boxes":[{"size":2,"inside":{"content":["a"]}},{"size":3}],"plan":"fast","vans":{"first":{"size":7}},"labels":{"a":[1.5]},"note":"n"}"#,
      #"{"first":"y","c":5,"address":{"town":"Oslo","floor":4},"since":7,"boxes":[],"plan":"cheap"}"#
    ),
    ConformanceSubject(
      Removal.Box.self, named: "Removal.Box", #"{"size":2,"inside":{"content":["a"]}}"#,
      #"{"size":3}"#),
    ConformanceSubject(
      Attachment.self,
      #"{"extra":{"b":[1.5,null,{"c":18446744073709551615}]},"list":[1,"a",null],"anything":true}"#,
      #"{"list":[],"more":{"rows":{"a":[null,{"b":0.1}]}},"anything":{"d":[]},"note":"n"}"#),
    ConformanceSubject(
      Notice.self, #"{"type":"text","value":"a"}"#, #"{"type":"ping"}"#,
      #"{"type":"other","a":["b",null,{"c":true}]}"#),
    ConformanceSubject(
      NoticeBoard.self,
      #"{"notices":[{"type":"other","a":1},{"type":"ping"},{"type":"new"}],"last":{"type":"ping"}}"#,
      #"{"notices":[{"type":"text","value":"a"}],"last":{"type":"new"}}"#),
    ConformanceSubject(
      Fork.self, #"{"kind":"node","left":{"kind":"leaf","value":1}}"#,
      #"{"kind":"node","left":{"kind":"leaf","value":1},"right":{"kind":"leaf","value":2}}"#),
    ConformanceSubject(
      LinkedPage.self, #"{"_links":{"self":"a"},"jump":{"kind":"to","self":"a","n":1}}"#,
      #"{"_links":{"self":""},"init":1,"self":{"self":"b","n":2},"jump":{"kind":"self"}}"#),
    ConformanceSubject(LinkedPage.Next.self, named: "LinkedPage.Next", #"{"self":"a","n":1}"#),
    ConformanceSubject(
      LinkedPage.Jump.self, named: "LinkedPage.Jump", #"{"kind":"to","self":"a","n":1}"#,
      #"{"kind":"self"}"#),
    ConformanceSubject(Radio.self, #"{"tuner":{"n":1},"decoder":{"n":2},"encoder":{"n":3}}"#),
    ConformanceSubject(
      Radio.`extension`.self, named: "Radio.`extension`", #"{"n":1}"#, #"{"n":2}"#, #"{}"#),
    ConformanceSubject(
      Radio.Decoder.self, named: "Radio.Decoder", #"{"n":1}"#, #"{"n":2}"#, #"{}"#),
    ConformanceSubject(
      Radio.Encoder.self, named: "Radio.Encoder", #"{"n":1}"#, #"{"n":2}"#, #"{}"#),
    ConformanceSubject(
      Slot<Plan, Author>.Inside.self, named: "Slot<Plan, Author>.Inside",
      #"{"n":1,"text":"a"}"#, #"{"n":2,"text":"b"}"#),
    ConformanceSubject(
      Picky.self,
      #"{"unique":[1],"kinds":["euro"],"rows":[{"a":1},{"b":2}],"links":[{"a":"https://a.b"}],"days":[1],"prices":{"euro":1,"krone":2},"switches":{"1":true},"dates":{"2":5},"more":{"maybe":{"euro":[1]},"loose":[[1,null],[2]]},"anything":["a",null,{"b":true}]}"#
    ),
  ]
}
