import CodableBridge
import Foundation
import JSONCodable
import Testing

/// A container in the forms that a tree may hold it in, and what a refusal calls it.
struct FoundCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let found: String
  let make: @Sendable () -> Any

  init(_ name: String, _ found: String, _ make: @escaping @Sendable () -> Any) {
    (testDescription, self.found, self.make) = (name, found, make)
  }

  static let all = [
    FoundCase("[String: Any]", "an object") { ["a": 1] as [String: Any] },
    FoundCase("[String: Int]", "an object") { ["a": 1] },
    FoundCase("[String: [Date]]", "an object") { ["a": [Date()]] },
    FoundCase("[AnyHashable: Any]", "an object") { ["a": 1] as [AnyHashable: Any] },
    FoundCase("[NSString: Int]", "an object") { ["a" as NSString: 1] },
    FoundCase("NSDictionary", "an object") { NSDictionary(dictionary: ["a": 1]) },
    FoundCase("an optional dictionary", "an object") { ["a": 1] as [String: Int]? as Any },
    FoundCase("an empty dictionary", "an object") { [Int: Int]() },
    FoundCase("[Int: Int]", "Dictionary<Int, Int>") { [1: 1] },
    FoundCase("[Any]", "an array") { [1] as [Any] },
    FoundCase("[Int]", "an array") { [1] },
    FoundCase("[[String: Any]]", "an array") { [["a": 1] as [String: Any]] },
    FoundCase("NSArray", "an array") { NSArray(array: [1]) },
    FoundCase("a hashable array", "an array") { AnyHashable([1]) },
    FoundCase("Set", "Set<Int>") { [1] as Set<Int> },
    FoundCase("Int8", "number 5") { Int8(5) },
    FoundCase("a hashable number", "number 5") { AnyHashable(5) },
    FoundCase("NSNumber", "number 0.5") { NSNumber(value: 0.5) },
    FoundCase("NSDecimalNumber", "number 0.5") { NSDecimalNumber(string: "0.5") },
    FoundCase("a boolean object", "a boolean") { NSNumber(value: true) },
    FoundCase("Date", "Date") { Date() },
  ]
}

/// Tries one type after another where a value stands, as an untagged union does.
private struct Tried: Decodable {
  var errors: [String] = []
  var list: [Int] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    attempt { try container.decode(Int.self, forKey: "a") }
    attempt { try container.decode([String].self, forKey: "a") }
    attempt { try container.decodeIfPresent(String.self, forKey: "a") }
    attempt { try container.decode([String: Int].self, forKey: "a") }
    attempt { try container.nestedContainer(keyedBy: AnyKey.self, forKey: "a") }
    attempt { try container.decode(Bool.self, forKey: "b") }
    list = try container.decode([Int].self, forKey: "a")
  }

  private mutating func attempt<T>(_ body: () throws -> T) {
    do {
      _ = try body()
    } catch let error as DecodingError {
      errors.append(error.words)
    } catch {
      errors.append("\(error)")
    }
  }
}

private enum Choice: CodableBacked, Equatable {
  case number(Int)
  case names([String])
  case tip(Tip)

  struct Tip: Codable, Equatable { var angle: Double }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .number(try container.decode(Int.self))
    } catch is DecodingError {
      do {
        self = .names(try container.decode([String].self))
      } catch is DecodingError {
        self = .tip(try container.decode(Tip.self))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {}
}

/// Tries a mapped type before a number.
private struct NumberOrName: Decodable {
  var number = 0
  var words = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      _ = try container.decode(JSONMapped<String>.self)
    } catch let error as DecodingError {
      words = error.underlyingWords
      number = try container.decode(Int.self)
    }
  }
}

@Suite struct `A type that is tried and refused costs no more than the error` {
  @Test(arguments: FoundCase.all)
  func `a refusal names what was found without converting it`(_ found: FoundCase) throws {
    let error = try #require(
      throws: DecodingError.self,
      performing: { try DictionaryDecoder().decode(String.self, from: found.make()) })
    #expect(error.words == "Expected String, found \(found.found).")
  }

  @Test func `an object whose keys are not all strings is refused by its type`() throws {
    let tree: [AnyHashable: Any] = [1: 1]
    let error = try #require(
      throws: DecodingError.self,
      performing: { try DictionaryDecoder().decode([String: Int].self, from: tree) })
    #expect(
      error.words == "Expected Dictionary<String, Any>, found Dictionary<AnyHashable, Any>.")
    let object = NSDictionary(dictionary: [1: 1])
    let other = try #require(
      throws: DecodingError.self,
      performing: { try DictionaryDecoder().decode([String: Int].self, from: object) })
    #expect(other.words == "Expected Dictionary<String, Any>, found NSDictionary.")
  }

  @Test func `every attempt has its own error, and the last one the value`() throws {
    let forms: [Any] = [[1, 2], [1, 2] as [Any], NSArray(array: [1, 2])]
    for form in forms {
      let tried = try DictionaryDecoder().decode(Tried.self, from: ["a": form])
      #expect(
        tried.errors == [
          "Expected Int, found an array.", "Expected String, found number 1.",
          "Expected String, found an array.",
          "Expected Dictionary<String, Any>, found an array.",
          "Expected Dictionary<String, Any>, found an array.", #"No value for key "b"."#,
        ])
      #expect(tried.list == [1, 2])
    }
  }

  @Test func `an array is converted once for all types that are tried on it`() throws {
    let list = CountedList(count: 3)
    let tried = try DictionaryDecoder().decode(Tried.self, from: ["a": list])
    #expect(tried.list == [0, 1, 2])
    #expect(list.reads == 3)
  }

  @Test func `mapped elements that are refused find their place without a look at the others`()
    throws
  {
    let list = CountedList(count: 100)
    let read = try DictionaryDecoder().decode([String: [NumberOrName]].self, from: ["a": list])
    #expect(read["a"]?.map(\.number) == Array(0..<100))
    #expect(read["a"]?[7].words == "wrong type: number 7, expected String at $.a[7]")
    #expect(list.reads == 100)
  }

  @Test func `a refusal does not look into what it refuses`() throws {
    let list = CountedList(count: 1_000)
    #expect(
      throws: DecodingError.self,
      performing: { try DictionaryDecoder().decode(Int.self, from: list) })
    #expect(list.reads == 0)
  }

  @Test func `inside the mapper the error of the last attempt has the mapper's words`() throws {
    #expect(try Choice(JSONValue: ["a", "b"]) == .names(["a", "b"]))
    #expect(try Choice(JSONValue: ["angle": 0.5]) == .tip(Choice.Tip(angle: 0.5)))
    let error = try #require(
      throws: JSONDecodingError.self, performing: { try [Choice](JSONValue: [1, true]) })
    #expect("\(error)" == "wrong type: boolean true, expected Choice at $[1]")
    let inner = try #require(
      throws: JSONDecodingError.self,
      performing: { try [Choice](JSONValue: [["angle": "x"] as [String: Any]]) })
    #expect("\(inner)" == #"wrong type: string "x", expected Double at $[0].angle"#)
  }

  @Test func `an error that is caught inside the mapper prints the mapper's words`() throws {
    struct Curious: CodableBacked {
      var words = ""
      init(from decoder: any Decoder) throws {
        do {
          _ = try decoder.container(keyedBy: AnyKey.self).decode(Int.self, forKey: "a")
        } catch let error as DecodingError {
          words = error.underlyingWords
        }
      }
      func encode(to encoder: any Encoder) throws {}
    }
    let curious = try Curious(JSONValue: ["a": "x"])
    #expect(curious.words == #"wrong type: string "x", expected Int at $.a"#)
  }
}

/// A list of integers that counts how often they are read.
private final class CountedList: NSArray {
  private var length = 0
  private(set) var reads = 0

  convenience init(count: Int) {
    self.init()
    length = count
  }

  override var count: Int { length }
  override func object(at index: Int) -> Any {
    reads += 1
    return index
  }
}

extension DecodingError {
  private var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  fileprivate var words: String { context?.debugDescription ?? "" }
  fileprivate var underlyingWords: String {
    context?.underlyingError.map { "\($0)" } ?? "none"
  }
}
