import Foundation
package import JSONCodable

/// The properties that all forms of one model have.
protocol Sample {
  associatedtype Part: Sample
  var id: Int { get }
  var name: String { get }
  var isOpen: Bool { get }
  var ratio: Double { get }
  var share: Float { get }
  var small: Int8 { get }
  var bigNumber: UInt64 { get }
  var price: Decimal { get }
  var note: String? { get }
  var level: Int? { get }
  var color: SampleColor { get }
  var tags: [String] { get }
  var marks: [Int?] { get }
  var counts: [String: Int] { get }
  var lots: [Int: Bool] { get }
  var parts: [Part] { get }
  var pet: SamplePet? { get }
}

/// A type with raw values.
package enum SampleColor: String, CaseIterable, Codable, JSONEncodable {
  case red
  case darkBlue = "dark-blue"
  case accented = "é"
}

/// A union.
package enum SamplePet: JSONUnion {
  case dog(SampleDog)
  case fish

  package static let discriminator = JSONDiscriminator(key: "kind")

  package init(JSONDictionary json: JSONObject) throws {
    switch try json.value(String.self, key: "kind") {
    case "dog": self = .dog(try SampleDog(JSONDictionary: json))
    case "fish": self = .fish
    case let tag:
      throw JSONDecodingError(
        problem: .unknownCase(found: tag, expected: "dog or fish"))
    }
  }
}

/// What a case of the union carries.
package struct SampleDog: JSONEncodable, JSONConstructible {
  let legs: Int

  package init(JSONDictionary json: JSONObject) throws { legs = try json.value(key: "legs") }
}

// MARK: - What it holds

extension Sample {
  /// What the value holds.
  var held: Held { .table(heldProperties) }

  /// What each property holds.
  var heldProperties: [String: Held] {
    [
      "id": Held(id), "name": .text(name), "isOpen": .boolean(isOpen), "ratio": Held(ratio),
      "share": Held(Double(share)), "small": Held(small), "bigNumber": Held(bigNumber),
      "price": Held(price), "note": Held(note, Held.text), "level": Held(level) { Held($0) },
      "color": .text(color.rawValue), "tags": .list(tags.map(Held.text)),
      "marks": .list(marks.map { mark in Held(mark) { Held($0) } }),
      "counts": .table(counts.mapValues { Held($0) }),
      "lots": .table(
        Dictionary(uniqueKeysWithValues: lots.map { ("\($0.key)", .boolean($0.value)) })),
      "parts": .list(parts.map(\.held)), "pet": Held(pet, \.held),
    ]
  }
}

extension SamplePet {
  /// What the value holds.
  fileprivate var held: Held {
    switch self {
    case .dog(let dog): .table(["kind": .text("dog"), "legs": Held(dog.legs)])
    case .fish: .table(["kind": .text("fish")])
    }
  }
}

// MARK: - Its shape

/// How the shapes of the forms of the model differ.
struct SampleForm: Sendable {
  /// Whether a document must say everything but what is optional.
  var isComplete = false
  /// Whether the id must be there.
  var requiresID = false
  /// Returns the place of a property.
  var place: @Sendable (String) -> [Shape.Step] = { [.key($0)] }

  /// The shape of the form.
  var shape: Shape { .object(fields) }

  private var fields: [Shape.Field] {
    let form = self
    return [
      field("id", .integer(Int.self), requiresID ? nil : Held(0)),
      field("name", .string, .text("-")), field("isOpen", .boolean, .boolean(false)),
      field("ratio", .double, Held(0.5)), field("share", .float, Held(0.25)),
      field("small", .integer(Int8.self), Held(1)),
      field("bigNumber", .integer(UInt64.self), Held(2)),
      field("price", .decimal, Held(3)), field("note", .optional(.string), .nothing),
      field("level", .optional(.integer(Int.self)), .nothing),
      field("color", .named(SampleColor.allCases.map(\.rawValue)), .text("red")),
      field("tags", .list(.string), .list([])),
      field("marks", .list(.optional(.integer(Int.self))), .list([])),
      field("counts", .table(.integer(Int.self)), .table([:])),
      field("lots", .numberedTable(.boolean), .table([:])),
      field("parts", .list(.recursive { form.shape }), .list([])),
      field("pet", .optional(Self.pet), .nothing),
    ]
  }

  private static let pet = Shape.tagged(
    key: "kind", ["dog": [Shape.Field("legs", .integer(Int.self), nil)], "fish": []])

  private func field(_ name: String, _ shape: Shape, _ initial: Held?) -> Shape.Field {
    var isOptional = false
    if case .optional = shape { isOptional = true }
    return Shape.Field(
      name, at: place(name), shape, isComplete && !isOptional ? nil : initial)
  }
}
