package import CodableBridge
package import Foundation
package import JSONCodable

/// The model, mapped by reflection.
struct ReflectedSample: Sample, JSONMappable {
  var id = 0
  var name = "-"
  var isOpen = false
  var ratio = 0.5
  var share: Float = 0.25
  var small: Int8 = 1
  var bigNumber: UInt64 = 2
  var price = Decimal(3)
  var note: String?
  var level: Int?
  var color = SampleColor.red
  var tags: [String] = []
  var marks: [Int?] = []
  var counts: [String: Int] = [:]
  var lots: [Int: Bool] = [:]
  var parts: [ReflectedSample] = []
  var pet: SamplePet?
}

/// The model as a class, mapped by `JSONMap`, with a required key and key paths.
package final class MappedSample: Sample, JSONMappable {
  package var id = 0
  package var name = "-"
  package var isOpen = false
  package var ratio = 0.5
  package var share: Float = 0.25
  package var small: Int8 = 1
  package var bigNumber: UInt64 = 2
  package var price = Decimal(3)
  package var note: String?
  package var level: Int?
  package var color = SampleColor.red
  package var tags: [String] = []
  package var marks: [Int?] = []
  package var counts: [String: Int] = [:]
  package var lots: [Int: Bool] = [:]
  package var parts: [MappedSample] = []
  package var pet: SamplePet?

  package init() {}

  package func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&id, key: "id", required: true)
    try json.map(&name, key: "name")
    try json.map(&isOpen, key: "isOpen")
    try json.map(&ratio, key: "ratio")
    try json.map(&share, key: "share")
    try json.map(&small, key: "small")
    try json.map(&bigNumber, key: "bigNumber")
    try json.map(&price, key: "price")
    try json.map(&note, keyPath: "more.note")
    try json.map(&level, keyPath: "more.inner.level")
    try json.map(&color, key: "color")
    try json.map(&tags, key: "tags")
    try json.map(&marks, key: "marks")
    try json.map(&counts, key: "counts")
    try json.map(&lots, key: "lots")
    try json.map(&parts, key: "parts")
    try json.map(&pet, key: "pet")
  }

  @Sendable static func place(_ name: String) -> [Shape.Step] {
    switch name {
    case "note": [.key("more"), .key("note")]
    case "level": [.key("more"), .key("inner"), .key("level")]
    default: [.key(name)]
    }
  }
}

/// The model, restored property by property and written by reflection.
package struct RestoredSample: Sample, JSONCodable {
  package var id = 0
  package var name = "-"
  package var isOpen = false
  package var ratio = 0.5
  package var share: Float = 0.25
  package var small: Int8 = 1
  package var bigNumber: UInt64 = 2
  package var price = Decimal(3)
  package var note: String?
  package var level: Int?
  package var color = SampleColor.red
  package var tags: [String] = []
  package var marks: [Int?] = []
  package var counts: [String: Int] = [:]
  package var lots: [Int: Bool] = [:]
  package var parts: [RestoredSample] = []
  package var pet: SamplePet?

  package init() {}

  package mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&name, key: "name")
    try json.restore(&isOpen, key: "isOpen")
    try json.restore(&ratio, key: "ratio")
    try json.restore(&share, key: "share")
    try json.restore(&small, key: "small")
    try json.restore(&bigNumber, key: "bigNumber")
    try json.restore(&price, key: "price")
    try json.restore(&note, key: "note")
    try json.restore(&level, key: "level")
    try json.restore(&color, key: "color")
    try json.restore(&tags, key: "tags")
    try json.restore(&marks, key: "marks")
    try json.restore(&counts, key: "counts")
    try json.restore(&lots, key: "lots")
    try json.restore(&parts, key: "parts")
    try json.restore(&pet, key: "pet")
  }
}

/// The model, read and written by Codable, with the mapper's union inside.
package struct CodedSample: Sample, CodableBacked {
  package var id: Int
  package var name: String
  package var isOpen: Bool
  package var ratio: Double
  package var share: Float
  package var small: Int8
  package var bigNumber: UInt64
  package var price: Decimal
  package var note: String?
  package var level: Int?
  package var color: SampleColor
  package var tags: [String]
  package var marks: [Int?]
  package var counts: [String: Int]
  package var lots: [Int: Bool]
  package var parts: [CodedSample]
  @JSONMapped package var pet: SamplePet?
}

/// A mapped type with the Codable form inside.
struct BackedBox: JSONMappable {
  var sample: CodedSample?
}

/// Properties inside arrays, which are read only.
struct PathSample: JSONDecodable {
  var level: Int?
  var name = "-"
  var tags: [String] = []

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&level, keyPath: "parts[1].level")
    try json.restore(&name, keyPath: "parts[0].parts[0].name")
    try json.restore(&tags, keyPath: "more.tags", required: true)
  }

  static let shape: Shape = .object([
    Shape.Field(
      "level", at: [.key("parts"), .index(1), .key("level")], .optional(.integer(Int.self)),
      .nothing),
    Shape.Field(
      "name", at: [.key("parts"), .index(0), .key("parts"), .index(0), .key("name")], .string,
      .text("-")),
    Shape.Field("tags", at: [.key("more"), .key("tags")], .list(.string), nil),
  ])

  var held: Held {
    .table([
      "level": Held(level) { Held($0) }, "name": .text(name),
      "tags": .list(tags.map(Held.text)),
    ])
  }
}

/// A mapped type with values of any registered type.
struct SampleZoo: JSONMappable {
  @PolymorphicValue var animals: [any SampleAnimal] = []

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&_animals, key: "animals")
  }

  static let types = Result { try JSONTypeRegistry([SampleCat.self, SampleBird.self]) }

  static let shape: Shape = .object([
    Shape.Field(
      "animals",
      .list(
        .tagged(
          key: "_type",
          [
            "SampleCat": [Shape.Field("lives", .integer(Int.self), Held(9))],
            "SampleBird": [Shape.Field("song", .optional(.string), .nothing)],
          ])), .list([]))
  ])

  var held: Held { .table(["animals": .list(animals.map(\.held))]) }
}

protocol SampleAnimal: JSONIdentified {
  var held: Held { get }
}

struct SampleCat: SampleAnimal, JSONMappable {
  var lives = 9
  var held: Held { .table(["_type": .text("SampleCat"), "lives": Held(lives)]) }
}

struct SampleBird: SampleAnimal, JSONMappable {
  var song: String?
  var held: Held { .table(["_type": .text("SampleBird"), "song": Held(song, Held.text)]) }
}
