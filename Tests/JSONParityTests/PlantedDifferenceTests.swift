import Foundation
import JSONParity
import Testing

@Suite("A planted difference of every kind is found, and is gone when it is removed")
struct PlantedDifferenceTests {
  struct Plant: Sendable, CustomTestStringConvertible {
    var kind: JSONDifference.Kind
    var level: ComparisonLevel
    var left: String
    var clean: String
    var planted: String
    var path: String
    var pointer: String
    var types: [String?]
    var testDescription: String { "\(kind) at \(path)" }
  }

  static let plants: [Plant] = [
    .init(
      kind: .missingLeft, level: .meaning, left: #"{"a":[{"b":1}]}"#, clean: #"{"a":[{"b":1.0}]}"#,
      planted: #"{"a":[{"b":1,"c":"x"}]}"#, path: "$.a[0].c", pointer: "/a/0/c",
      types: [nil, "string"]),
    .init(
      kind: .missingRight, level: .meaning, left: "[1,[2,3]]", clean: "[1,[2,3]]",
      planted: "[1,[3]]", path: "$[1][0]", pointer: "/1/0", types: ["number", nil]),
    .init(
      kind: .changedValue, level: .meaning, left: #"{"x/y":"é"}"#, clean: #"{"x/y":"\u00e9"}"#,
      planted: #"{"x/y":"e"}"#, path: #"$["x/y"]"#, pointer: "/x~1y", types: ["string", "string"]),
    .init(
      kind: .changedType, level: .meaning, left: #"{"a":1}"#, clean: #"{"a":1}"#,
      planted: #"{"a":true}"#, path: "$.a", pointer: "/a", types: ["number", "boolean"]),
    .init(
      kind: .numberPrecision, level: .meaning, left: "[9007199254740993]",
      clean: "[9007199254740993.0]", planted: "[9007199254740992]", path: "$[0]", pointer: "/0",
      types: ["number", "number"]),
    .init(
      kind: .numberSpelling, level: .spelling, left: #"{"a":1}"#, clean: #"{ "a": 1 }"#,
      planted: #"{"a":1.0}"#, path: "$.a", pointer: "/a", types: ["number", "number"]),
    .init(
      kind: .stringSpelling, level: .spelling, left: #"{"~":"/"}"#, clean: #"{ "~": "/" }"#,
      planted: #"{"~":"\/"}"#, path: #"$["~"]"#, pointer: "/~0", types: ["string", "string"]),
    .init(
      kind: .nullVersusAbsent, level: .meaning, left: #"{"a":1}"#, clean: #"{"a":1}"#,
      planted: #"{"a":1,"b":null}"#, path: "$.b", pointer: "/b", types: [nil, "null"]),
    .init(
      kind: .order, level: .meaning, left: "[1,2,3]", clean: "[1,2,3]", planted: "[2,3,1]",
      path: "$[0]", pointer: "/0", types: ["number", "number"]),
    .init(
      kind: .order, level: .spelling, left: #"{"a":1,"b":[]}"#, clean: #"{"a" :1, "b":[ ]}"#,
      planted: #"{"b":[],"a":1}"#, path: "$", pointer: "", types: ["object", "object"]),
    .init(
      kind: .duplicateKey, level: .meaning, left: #"{"a":1}"#, clean: #"{"a":1}"#,
      planted: #"{"a":1,"a":1}"#, path: "$.a", pointer: "/a", types: [nil, "number"]),
    .init(
      kind: .renamedKey, level: .meaning, left: #"{"full_name":"A"}"#,
      clean: #"{"full_name":"A"}"#, planted: #"{"fullName":"A"}"#, path: "$.full_name",
      pointer: "/full_name", types: ["string", "string"]),
    .init(
      kind: .whitespace, level: .bytes, left: #"{"a":[]}"#, clean: #"{"a":[]}"#,
      planted: #"{"a":[ ]}"#, path: "$.a", pointer: "/a", types: ["array", "array"]),
  ]

  @Test func `every kind is planted`() {
    #expect(Set(Self.plants.map(\.kind)) == Set(JSONDifference.Kind.allCases))
  }

  @Test(arguments: plants)
  func `a planted difference is found`(_ plant: Plant) throws {
    let found = try Self.differences(plant, plant.planted)
    #expect(found.map(\.kind) == [plant.kind])
    let difference = try #require(found.first)
    #expect(difference.path.description == plant.path)
    #expect(difference.pointer == plant.pointer)
    #expect([difference.left?.typeName, difference.right?.typeName] == plant.types)
  }

  @Test(arguments: plants)
  func `without it nothing is found`(_ plant: Plant) throws {
    #expect(try Self.differences(plant, plant.clean) == [])
  }

  @Test(arguments: plants)
  func `a planted difference is found at every stricter level`(_ plant: Plant) throws {
    let levels: [ComparisonLevel] =
      switch plant.level {
      case .meaning: [.spelling, .bytes]
      case .spelling: [.bytes]
      case .bytes: []
      }
    for level in levels {
      var plant = plant
      plant.level = level
      let found = try Self.differences(plant, plant.planted)
      #expect(found.contains { $0.kind == plant.kind && $0.path.description == plant.path })
    }
  }

  @Test(arguments: plants)
  func `an ignored path hides it`(_ plant: Plant) throws {
    for pattern in ["$", plant.path, plant.pointer] {
      let policy = ComparisonPolicy(ignored: [try JSONPathPattern(parsing: pattern)])
      let found = try JSONComparison.differences(
        Data(plant.left.utf8), Data(plant.planted.utf8), level: plant.level, policy: policy)
      #expect(!found.contains { $0.kind == plant.kind && $0.path.description == plant.path })
    }
  }

  private static func differences(_ plant: Plant, _ right: String) throws -> [JSONDifference] {
    try JSONComparison.differences(
      Data(plant.left.utf8), Data(right.utf8), level: plant.level)
  }
}
