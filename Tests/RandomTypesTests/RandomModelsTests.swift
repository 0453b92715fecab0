import Foundation
import JSONCodable
import RandomTypes
import Testing
import TypeChecks

@Suite("Random models give the JSON that the rules say, and are read back, by every route")
struct RandomModelsTests {
  static let seed: UInt64 = 54
  static let modelCount = 26

  @Test func `the random models are 26 and a subclass, with five values of each`() {
    #expect(randomModels.count == Self.modelCount + 1)
    #expect(randomModels.allSatisfy { $0.documents == 5 })
  }

  @Test func `random models go out and come back in the order of declaration`() {
    #expect(ModelCheck.failures(of: randomModels, in: .forward) == [])
  }

  // Each order has a process of its own, in which every type is new.

  @Test func `random models go out and come back in the opposite order of first use`() async {
    await #expect(processExitsWith: .success) {
      #expect(ModelCheck.failures(of: randomModels, in: .backward) == [])
    }
  }

  @Test func `random models go out and come back in 8 threads that use all of them at once`() async
  {
    await #expect(processExitsWith: .success) {
      #expect(ModelCheck.failures(of: randomModels, threads: 8) == [])
    }
  }

  @Test func `the bridge and CodableBacked refuse the faults that JSONDecoder refuses`() {
    // Scripts/random-types.sh tries all models.
    let compared = ModelCheck.compared(Array(randomModels.prefix(4)))
    #expect(compared.failures == [])
    #expect(compared.faults >= 200)
  }

  /// A model whose reading depends on the way.
  private struct Torn: JSONMappable, Equatable {
    var a = 1

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&a, key: "a")
      if JSONContext.current.options.reflection == .mirror { a += 1 }
    }
  }

  /// A model that does not come back where its number is large.
  private struct Rounded: JSONMappable, Equatable {
    var a = 1

    func JSONEncode() throws -> Any { ["a": min(a, 9)] as JSONObject }
  }

  /// A model that is read and never written.
  private struct Unwritten: JSONMappable, Equatable {
    var a = 1

    func JSONEncode() throws -> Any { throw JSONEncodingError(problem: .invalidKeyPath("")) }
  }

  @Test func `a way that reads a document with a fault otherwise, or loses it, is a failure`() {
    func failures<Model: JSONMappable & Equatable & SendableMetatype>(_ type: Model.Type)
      -> [String]
    {
      ModelCheck.compared([.mapped(type, "M", [.init(#"{"a":1}"#) { type.init() }])]).failures
    }
    #expect(failures(Torn.self).contains { $0.hasPrefix("M by the mirror: value(") })
    #expect(failures(Rounded.self).contains { $0.contains(" comes back as value(") })
    #expect(failures(Unwritten.self).contains { $0.hasPrefix("M: not compared: ") })
    let unwritten = ModelCase.mapped(Unwritten.self, "M", [.init(#"{"a":1}"#) { Unwritten() }])
    SourceCheck.inStyles {
      let failures = SourceCheck.compared([unwritten], ["M": Pair.self]).failures
      #expect(failures.count == 1 && failures[0].hasPrefix("M: not compared: "))
    }
  }

  private struct Pair: JSONMappable, Equatable, Codable {
    var a = 1
    var b: String?
  }

  @Test func `a wrong expectation of a model's JSON is a failure by every route but one`() {
    // The generator does not know the JSON in styles.
    let wrong = ModelCase.codable(Pair.self, "Pair", [.init(#"{"a":2}"#) { Pair() }])
    #expect(ModelCheck.failures(of: [wrong], in: .forward).count == 14)
    let ofLines = ModelCase.mapped(Pair.self, "Pair", [.init(#"{"a":2}"#) { Pair() }])
    #expect(ModelCheck.failures(of: [ofLines], in: .forward).count == 10)
    let right = ModelCase.codable(Pair.self, "Pair", [.init(#"{"a":1}"#) { Pair() }])
    #expect(ModelCheck.failures(of: [right], threads: 8) == [])
  }

  private struct Other: Codable {
    var a: String
  }

  /// What would be written for `Pair`.
  private struct CodedPair: Codable {
    var a = 1
    var b: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      a = try container.decodeIfPresent(Int.self, forKey: .a) ?? a
      b = try container.decodeIfPresent(String.self, forKey: .b)
    }
  }

  @Test func `a source that maps otherwise is a failure, and one that is not there is none`() {
    let pair = ModelCase.codable(Pair.self, "Pair", [.init(#"{"a":1}"#) { Pair() }])
    let same = SourceCheck.compared([pair], ["Pair": CodedPair.self])
    #expect(same.failures == [])
    #expect(same.faults >= 25)
    #expect(SourceCheck.compared([pair], ["Pair": Other.self]).failures.count >= 1)
    #expect(SourceCheck.compared([pair], [:]).failures == [])
  }

  @Test func `a source that differs only on faults is a failure for each of them`() {
    let pair = ModelCase.codable(Pair.self, "Pair", [.init(#"{"a":5}"#) { Pair(a: 5) }])
    #expect(
      SourceCheck.compared([pair], ["Pair": Pair.self]).failures == [
        "Pair: documents[0] $ an empty object: only the mapper reads it, in {}",
        "Pair: documents[0] $.a the key is removed: only the mapper reads it, in {}",
        #"Pair: documents[0] $.a null: only the mapper reads it, in {"a":null}"#,
        #"Pair: documents[0] $.a the key in another case: only the mapper reads it, in {"A":5}"#,
      ])
  }

  private struct Numbers: JSONMappable, Equatable, Codable {
    var large: UInt64?
  }

  @Test func `an integer that is larger than the fractions of doubles is no failure`() {
    let json = #"{"large":9007199254740993}"#
    let numbers = ModelCase.codable(
      Numbers.self, "Numbers", [.init(json) { Numbers(large: 9_007_199_254_740_993) }])
    let compared = SourceCheck.compared([numbers], ["Numbers": Numbers.self])
    #expect(compared.failures == [])
  }

  @Test func `a source in styles is compared with coders of the same styles`() {
    let json = #"{"largeOne":5}"#
    let model = ModelCase.codable(Styled.self, "Styled", [.init(json) { Styled(largeOne: 5) }])
    SourceCheck.inStyles {
      #expect(SourceCheck.compared([model], ["Styled": CodedStyled.self]).failures == [])
      #expect(SourceCheck.compared([model], ["Styled": Styled.self]).failures.count >= 1)
      #expect(
        SourceCheck.written(for: [model]).files["CodedStyled.swift"]?.contains(
          ".convertFromSnakeCase") == true)
    }
  }

  private struct Styled: JSONMappable, Equatable, Codable {
    var largeOne: UInt64?
  }

  /// What would be written for `Styled`, where null stands for nil.
  private struct CodedStyled: Codable {
    var largeOne: UInt64?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(largeOne, forKey: .largeOne)
    }
  }

  @Test func `the sources of random models are written, with all of their properties`() {
    let written = SourceCheck.written(for: randomModels)
    #expect(written.failures == [])
    #expect(written.files.count >= 15)
    #expect(written.properties >= 100)
    #expect(written.open <= 2)
  }
}

@Suite("The generator of random models")
struct RandomModelsGeneratorTests {
  private static let generated = GeneratedModels(
    count: RandomModelsTests.modelCount, seed: RandomModelsTests.seed)

  @Test func `the files of random models in GeneratedModels are those of the seed`() throws {
    try requireRecord(of: Self.generated.files, in: "GeneratedModels")
  }

  /// What a model can be mapped by, and so must be among the models.
  static let kinds = [
    "final class Model", "class Lined", "struct Model", "struct Lined", "enum Choice",
    "final class Archived", "struct Archived", "final class Heir", "override func JSONMap",
    "try json.restore(", "try json.archive(", "default: ", "skipping: .invalid", "@Kept", "Box<",
    "AnyJSON", "theURLOf", "struct Made", " = try json.value(", " = try json.valueIfPresent(",
    "JSONKey(forProperty", "CodingKeys", "key: ", "keys: [", "keyPath: \"in.", "keyPath: \"list",
    "[0]\"", "required: true", "JSONTransformers.stringTo", "JSONTransformers.numberOrStringTo",
    "ToDate", "base64ToData", "Optional<", "Set<", "CodableBacked", "JSONUnion, Equatable, Codable",
    "JSONUnion, Equatable {", "tags: .snakeCase", "tags: .explicit", "payload: .flat",
    "payload: .nested", "nestIt(Sum", "[Sum",
    ": Sum", "Optional<Sum", "(Lined", "(Model",
    "[Int: ", "[String: ", "Decimal", "Date", "Data", "URL", "UUID",
  ]

  @Test(arguments: kinds)
  func `a kind of model or line is among the random models`(_ kind: String) {
    #expect(Self.generated.files.contains { $0.text.contains(kind) })
  }

  @Test func `other seeds give other random models`() {
    #expect(GeneratedModels(count: 10, seed: 2).files != GeneratedModels(count: 10, seed: 3).files)
  }
}
