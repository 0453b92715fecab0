import Randomness

/// Writes Swift types at random, with values and the JSON that each must give.
///
/// The JSON comes from the rules of encoding as they are documented; the library is never called.
/// What is declared may use all that was declared before.
struct TypeGenerator {
  var random: SplitMix64
  /// The types that a property can have, as far as they are declared.
  private(set) var declared: [SwiftType] = []
  /// The declarations and cases so far.
  private(set) var units: [Unit] = []
  private var count = 0
  private var turns: [String: Int] = [:]

  /// One declaration, and the values of it that are checked.
  struct Unit {
    var source: [String]
    var cases: [TypeCase]
  }

  /// A value that is checked.
  struct TypeCase {
    let name: String
    let value: Value
  }

  /// Creates the generator of a seed.
  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Declares a number of types, of each kind in turn.
  mutating func declare(_ count: Int) {
    for index in 0..<count {
      Self.kinds[index % Self.kinds.count](&self)
    }
  }

  private static let kinds: [@Sendable (inout TypeGenerator) -> Void] = [
    { $0.declareRawValueEnum() }, { $0.declareStruct() }, { $0.declareGenericStruct() },
    { $0.declareClass(isGeneric: false) }, { $0.declarePayloadEnum() }, { $0.declareSubclass() },
    { $0.declareOwnEncoding() }, { $0.declareUnion() }, { $0.declareStruct() },
    { $0.declareCustomMirror() }, { $0.declareClass(isGeneric: true) }, { $0.declareSubclass() },
    { $0.declareRawValueStruct() }, { $0.declareUnion() },
  ]

  // MARK: Names and choices

  /// Returns a name that no other declaration has.
  mutating func newName(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &random) }
  mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
  mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

  /// Returns the numbers below a bound one after the other, and begins again at the end.
  mutating func turn(of name: String, in count: Int) -> Int {
    defer { turns[name, default: 0] += 1 }
    return turns[name, default: 0] % count
  }

  /// Begins all turns again.
  mutating func beginTurns() { turns = [:] }

  // MARK: Declarations

  private static let valueCount = 3
  private static let longestValue = 700

  /// Adds a declaration whose values are checked, and that later properties can have.
  mutating func add(_ type: SwiftType, _ source: [String]) {
    var cases: [TypeCase] = []
    for index in 1...Self.valueCount {
      var value = shortValue(of: type)
      if !type.isEncodable {
        value = Value(
          source: "Holder<\(type.name)>(\(value.source))",
          json: JSON.object([("held", value.element)]))
      }
      cases.append(TypeCase(name: "\(type.name), \(index)", value: value))
    }
    units.append(Unit(source: source, cases: cases))
    declared.append(type)
  }

  /// Returns a value that is not too long to be compiled quickly, if one turns up soon.
  mutating func shortValue(of type: SwiftType) -> Value {
    var best = type.value(&self)
    for _ in 0..<5 where best.source.count > Self.longestValue {
      let other = type.value(&self)
      if other.source.count < best.source.count { best = other }
    }
    return best
  }

  /// Returns the declared types for which a condition holds.
  func declared(where holds: (SwiftType) -> Bool) -> [SwiftType] { declared.filter(holds) }
}

/// A Swift expression, and the JSON of its value; nil for an optional without a value.
struct Value: Sendable {
  let source: String
  let json: String?

  /// The JSON where there is no key to leave out.
  var element: String { json ?? "null" }
}

/// A type that a property can have.
struct SwiftType: Sendable {
  let name: String
  /// Whether the type is declared to be JSONEncodable.
  var isEncodable = false
  /// Whether the JSON is always an object, whose keys are not those of a union.
  var isObject = false
  var isClass = false
  /// Whether the type is declared to be `Shown`.
  var isShown = false
  /// Whether a dictionary can have the type as its key.
  var isHashable = false
  /// The keys of the JSON object of a dictionary with such keys, for a type with raw values.
  var keys: [(source: String, key: String)] = []
  /// The class that a subclass can inherit from, if the type is one.
  var openClass: OpenClass?
  /// How many models and unions stand in each other in it.
  var depth = 0
  /// A value that a source can spell, for a property of a new instance.
  var start: String?
  /// How many values one after the other have all cases.
  var variety = 1
  /// Makes a value.
  let value: @Sendable (inout TypeGenerator) -> Value
}

/// JSON text, put together by the rules of RFC 8259.
enum JSON {
  static func object(_ members: [(key: String, json: String)]) -> String {
    "{" + members.map { "\(string($0.key)):\($0.json)" }.joined(separator: ",") + "}"
  }

  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  static func string(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}

/// Source text of Swift.
enum Source {
  /// Returns a literal of a string, in ASCII.
  static func string(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case _ where scalar.value >= 0x20 && scalar.value < 0x7F: String(scalar)
        default: "\\u{\(String(scalar.value, radix: 16))}"
        }
      }.joined() + "\""
  }

  static func indented(_ lines: [String]) -> [String] { lines.map { "  \($0)" } }
}
