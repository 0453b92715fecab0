import Foundation
import JSONCodable
import Randomness

/// Makes random values of all kinds of type that the encoding tells apart.
struct RandomModel {
  private var random: SplitMix64
  /// Whether values without a JSON form are among them.
  private let isFaulty: Bool

  init(seed: UInt64, isFaulty: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isFaulty = isFaulty
  }

  /// The kinds of a value, each of which makes one.
  private static let kinds: [@Sendable (inout RandomModel, Int) -> any JSONEncodable] = [
    { Pair(first: $0.value($1), second: $0.value($1)) },
    { Box<Any>($0.value($1)) },
    { Box<Any?>($0.flip() ? nil : $0.value($1)) },
    { Box($0.elements($1)) },
    { Box(["a/b": $0.value($1), #"q"é"#: $0.value($1), "": 1]) },
    { Box<[String: Any]>(["x": $0.value($1), "y": [$0.value($1), NSNull()] as [Any]]) },
    { Own(parts: $0.elements($1)) },
    { Showing(parts: ["b": $0.value($1), "a": $0.value($1)]) },
    { Strand(Box($0.value($1)), next: Strand($0.value($1))) },
    { Wrapping(kept: $0.value($1)) },
    { Parcel<Flat>.boxed(Box($0.value($1))) },
    { Parcel<NestedForm>.any($0.value($1)) },
    { Chest($0.elements($1).map(Box.init)) },
    { model, _ in model.scalars() }, { model, _ in model.tables() },
    { model, _ in model.optionals() }, { model, _ in model.keys() },
    { model, _ in model.union() }, { _, _ in Dog() }, { _, _ in Box<Animal>(Dog()) },
    { model, _ in Box(AnyHashable(model.number())) }, { _, _ in Empty() },
    { _, _ in Box([Int]()) }, { _, _ in Box([String: Any]()) }, { _, _ in Box([Int: Int]()) },
    { model, _ in Shape.both(model.number(), b: model.text()) },
    { model, _ in model.number() }, { model, _ in model.text() }, { _, _ in Side.left },
  ]

  /// How many kinds there are.
  static var kindCount: Int { kinds.count }

  /// Makes a value in which others stand at most so deep.
  mutating func value(_ depth: Int = 4) -> any JSONEncodable {
    if isFaulty, below(40) == 0 { return fault() }
    guard depth > 0 else { return Self.kinds[13 + below(Self.kindCount - 13)](&self, 0) }
    return Self.kinds[below(Self.kindCount)](&self, depth - 1)
  }

  private mutating func fault() -> any JSONEncodable {
    switch below(6) {
    case 0: return Box([1.5, .nan])
    case 1: return Box((1, 2))
    case 2: return Box<Any>(Plain())
    case 3:
      let node = Node()
      node.next = Node(next: node)
      return node
    case 4: return TwoKeys()
    default: return Failing()
    }
  }

  private mutating func elements(_ depth: Int) -> [any JSONEncodable] {
    (0..<below(4)).map { _ in value(depth) }
  }

  private mutating func scalars() -> Scalars {
    Scalars(
      date: Date(timeIntervalSinceReferenceDate: Double(number()) / 8),
      url: URL(filePath: "/a/\(below(9))"), data: Data([1, UInt8(below(256))]),
      decimal: Decimal(number()) / 100, single: Float(number()) / 3, tiny: Int8(below(100)),
      large: .max - UInt64(below(9)), wide: Int128(number()) << 80, double: Double(number()) / 7,
      flag: flip(), character: text())
  }

  private mutating func tables() -> Tables {
    Tables(
      strings: [text(): number(), "z": 1], numbers: [number(): text(), 1_010: "x", 1_009: "y"],
      cases: [.left: flip()], nested: ["k": ["b": 1.5, text(): 2]], set: [text()],
      slice: [1, 2, 3, number()].dropFirst(2), row: [text(), ""],
      object: [text(): number()] as NSDictionary)
  }

  private mutating func optionals() -> Optionals {
    Optionals(
      one: flip() ? nil : number(), two: flip() ? .some(nil) : .some(text()),
      box: flip() ? nil : Box(flip() ? nil : number()), any: flip() ? nil : Int?.none as Any,
      list: [nil, number()])
  }

  private mutating func keys() -> Keys {
    Keys(first: number(), second: text(), third: flip() ? nil : 1)
  }

  private mutating func union() -> any JSONEncodable {
    switch below(6) {
    case 0: Gesture.moveBy(number(), y: 2)
    case 1: Parcel<Flat>.point(Point(x: number(), y: 1))
    case 2: Parcel<NestedForm>.list(items: [number()])
    case 3: Parcel<FallbackForm>.other(["x/y": number(), "list": [text()]])
    case 4: Parcel<NestedForm>.again(.labelled(at: Point(x: 1, y: number())))
    default: Parcel<Flat>.empty
    }
  }

  private mutating func number() -> Int { Int.random(in: -1_000...1_000, using: &random) }
  private mutating func flip() -> Bool { Bool.random(using: &random) }
  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func text() -> String {
    ["", "a", "A", "a/b", "\"\\\n", "é", "e\u{301}", "😀", "a10", "a9", "_"][below(11)]
  }
}

// MARK: - The types

private struct Pair: JSONEncodable {
  var first: any JSONEncodable
  var name = "pair"
  var second: any JSONEncodable
}

private struct Scalars: JSONEncodable {
  var date: Date
  var url: URL
  var uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  var data: Data
  var decimal: Decimal
  var single: Float
  var tiny: Int8
  var large: UInt64
  var wide: Int128
  var double: Double
  var flag: Bool
  var character: String
  var days: Days = [.first, .second]
  var level = Level.high
  var ticket = Ticket(rawValue: 3)
}

private struct Tables: JSONEncodable {
  var strings: [String: Int]
  var numbers: [Int: String]
  var cases: [Direction: Bool]
  var nested: [String: [String: Double]]
  var set: Set<String>
  var slice: ArraySlice<Int>
  var row: ContiguousArray<String>
  var object: NSDictionary
}

private struct Optionals: JSONEncodable {
  var one: Int?
  var two: String??
  var box: Box<Int?>?
  var any: Any?
  var list: [Int?]
}

/// Keys that must be escaped, or sort otherwise than they are declared.
private struct Keys: JSONEncodable {
  var first: Int
  var second: String
  var third: Int?
  var a10 = 1
  var a9 = 2
  var A9 = 3

  static func JSONKey(forProperty name: String) -> String? {
    ["first": "a/b", "second": #"q"é\"#, "third": "😀"][name] ?? name
  }
}

/// Has a `JSONEncode()` of its own, which leaves to the rules what is in its tree.
private struct Own: JSONEncodable {
  var parts: [any JSONEncodable]
  func JSONEncode() -> Any { ["at": Date(timeIntervalSinceReferenceDate: 1), "parts": parts] }
}

private struct Showing: JSONEncodable, CustomReflectable {
  var parts: [String: any JSONEncodable]
  var customMirror: Mirror {
    Mirror(self, children: parts.map { (label: $0, value: $1) }, displayStyle: .struct)
  }
}

private class Chest: JSONEncodable {
  var contents: [Box<any JSONEncodable>]
  lazy var unused = 1
  init(_ contents: [Box<any JSONEncodable>]) { self.contents = contents }
}

private class Strand<Value>: JSONEncodable {
  var value: Value
  var next: Strand<any JSONEncodable>?
  weak var back: Chest?
  init(_ value: Value, next: Strand<any JSONEncodable>? = nil) {
    self.value = value
    self.next = next
  }
}

@propertyWrapper private struct Kept<Value>: JSONPropertyWrapper { var wrappedValue: Value }

private struct Wrapping: JSONEncodable {
  @Kept var kept: any JSONEncodable
  var after = 1
}

private enum Side: String, JSONEncodable { case left = "l/r" }

private struct Failing: JSONEncodable {
  struct OwnError: Error {}
  func JSONEncode() throws -> Any { throw OwnError() }
}
