import JSONCodable

/// A way to write a union that never changes, so that there is a plan for it.
protocol UnionStyle: SendableMetatype {
  static var discriminator: JSONDiscriminator { get }
}

enum Flat: UnionStyle { static let discriminator = JSONDiscriminator(key: "type") }

enum NestedForm: UnionStyle {
  static let discriminator = JSONDiscriminator(
    key: "type", tags: .snakeCase, payload: .nested(key: "da/ta"))
}

enum FallbackForm: UnionStyle {
  static let discriminator = JSONDiscriminator(key: #"t"é"#, fallback: "other")
}

enum NestedFallbackForm: UnionStyle {
  static let discriminator = JSONDiscriminator(
    key: "type", payload: .nested(key: "data"), fallback: "other")
}

/// Lists but some of the tags.
enum ListedForm: UnionStyle {
  static let discriminator = JSONDiscriminator(
    key: "type", tags: .explicit(["point": "P/1", "number": "N", "empty": "E"]))
}

/// Has one key for tag and payload.
enum OneKeyForm: UnionStyle {
  static let discriminator = JSONDiscriminator(key: "type", payload: .nested(key: "type"))
}

/// A union with payloads of every form.
indirect enum Parcel<Style: UnionStyle>: JSONUnion {
  case empty, point(Point), labelled(at: Point), number(n: Int), plainNumber(Int)
  case list(items: [Int]), plainList([Int]), pair(Int, second: String?), boxed(
    Box<any JSONEncodable>)
  case maybe(Point?), maybeLabelled(at: Point?), object(Animal), labelledObject(animal: Animal)
  case own(Stamp), table([String: Int]), any(Any), again(Parcel), labelledAgain(inner: Parcel)
  case full(Full), tagged(Tagged), labelledTag(type: Int), size(Size), sized(by: Size)
  case closure(() -> Void), drop(Dropping), kind(Direction), other(JSONObject)

  static var discriminator: JSONDiscriminator { Style.discriminator }
  init(JSONDictionary: JSONObject) throws { self = .empty }

  /// A value of each payload form.
  static var samples: [(name: String, value: Parcel)] {
    [
      ("nothing", .empty), ("a struct", .point(Point(x: 1, y: 2))),
      ("a struct with a label", .labelled(at: Point(x: 1, y: 2))), ("a number", .plainNumber(5)),
      ("a number with a label", .number(n: 5)), ("a list", .plainList([1])),
      ("a list with a label", .list(items: [1, 2])), ("two", .pair(1, second: "x")),
      ("two, one of them nil", .pair(1, second: nil)), ("a box", .boxed(Box(1))),
      ("a box of another type", .boxed(Box("x"))), ("an optional", .maybe(Point(x: 1, y: 2))),
      ("nil", .maybe(nil)), ("an optional with a label", .maybeLabelled(at: Point(x: 1, y: 2))),
      ("nil with a label", .maybeLabelled(at: nil)), ("a class", .object(Animal())),
      ("a subclass", .object(Dog())), ("a class with a label", .labelledObject(animal: Dog())),
      ("its own encoding", .own(Stamp())), ("a dictionary", .table(["a": 1, "b/c": 2])),
      ("a dictionary with the tag's key", .table(["type": 1])),
      ("an Any with a struct", .any(Point(x: 3, y: 4))), ("an Any with a number", .any(5)),
      ("an Any with another struct", .any(Box(1))), ("itself", .again(.point(Point(x: 5, y: 6)))),
      ("itself with a label", .labelledAgain(inner: .number(n: 1))),
      ("64 properties", .full(Full())), ("a property with the tag's key", .tagged(Tagged())),
      ("a label with the tag's key", .labelledTag(type: 1)), ("a size", .size(Size(size: 1.5))),
      ("a size that is none", .size(Size(size: .nan))),
      ("a size with a label that is none", .sized(by: Size(size: .infinity))),
      ("a closure", .closure({})), ("a dropped property", .drop(Dropping())),
      ("a raw value", .kind(.left)), ("an object", .other(["a": 1, "b": [1, "x"]])),
    ]
  }
}

/// Has a `JSONEncode()` of its own.
struct Stamp: JSONEncodable {
  func JSONEncode() -> Any { ["own": true] }
}

struct Tagged: JSONEncodable {
  var type = "mine"
  var x = 1
}

struct Dropping: JSONEncodable {
  var cache: (Int, Int) = (1, 2)
  var id: Int?
  static func JSONKey(forProperty name: String) -> String? { name == "cache" ? nil : "my/" + name }
}

/// As many properties as a plan has bits: there is no room for a tag.
struct Full: JSONEncodable {
  var a0 = 0, a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5, a6 = 6, a7 = 7
  var b0 = 0, b1 = 1, b2 = 2, b3 = 3, b4 = 4, b5 = 5, b6 = 6, b7 = 7
  var c0 = 0, c1 = 1, c2 = 2, c3 = 3, c4 = 4, c5 = 5, c6 = 6, c7 = 7
  var d0 = 0, d1 = 1, d2 = 2, d3 = 3, d4 = 4, d5 = 5, d6 = 6, d7 = 7
  var e0 = 0, e1 = 1, e2 = 2, e3 = 3, e4 = 4, e5 = 5, e6 = 6, e7 = 7
  var f0 = 0, f1 = 1, f2 = 2, f3 = 3, f4 = 4, f5 = 5, f6 = 6, f7 = 7
  var g0 = 0, g1 = 1, g2 = 2, g3 = 3, g4 = 4, g5 = 5, g6 = 6, g7 = 7
  var h0 = 0, h1 = 1, h2 = 2, h3 = 3, h4 = 4, h5 = 5, h6 = 6, h7 = 7
}
