import Foundation
import JSONCodable
import JSONParity
import Testing

/// Keeps its defaults where the document has nothing, or null.
private struct Lenient: JSONEncodable, JSONDecodable {
  var a = 5
  var list: [Int] = []

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&a, key: "a")
    try json.restore(&list, key: "list")
  }
}

/// Requires both.
private struct Strict: Codable {
  var a: Int
  var list: [Int]
}

/// Takes an integer up to 300 and no other.
private struct UpTo300: JSONEncodable, JSONConstructible, Encodable {
  var a: Int

  init(JSONDictionary json: JSONObject) throws {
    a = try json.value(key: "a")
    if a > 300 { throw CancellationError() }
  }
}

/// Takes an integer from 300 on and no other, and writes another.
private struct From300: Codable {
  var a: Int

  init(from decoder: any Decoder) throws {
    a = try Coded<Int>(from: decoder).a
    if a == -1 { a = 1 }
    if a < 300, a > 5 || a < 0 { throw CancellationError() }
  }
}

/// As many values of any kind as ``Many`` has.
private struct AnyMany: JSONEncodable, JSONConstructible {
  var list: [Any]

  init(JSONDictionary json: JSONObject) throws {
    list = try json.value(key: "list")
    if list.count != Many.count { throw CancellationError() }
  }
}

/// A number of integers, and of nothing else.
private struct Many: Codable {
  static let count = 300
  var list: [Int]

  init(from decoder: any Decoder) throws {
    list = try decoder.container(keyedBy: CodingKeys.self).decode([Int].self, forKey: .list)
    if list.count != Self.count { throw CancellationError() }
  }
}

@Suite("The matrix has a row for each place and says how the two agree on each kind of fault")
struct FaultMatrixTests {
  private func matrix<
    M: JSONEncodable & JSONRestorable & SendableMetatype, C: Codable & SendableMetatype
  >(
    _ mapped: M.Type, _ codable: C.Type, _ documents: String...
  ) -> FaultMatrix {
    ParityCheck("matrix", mapped: mapped, codable: codable).run(documents: documents).faultMatrix
  }

  /// The signs of a row, by the headings of its columns.
  private func signs(_ matrix: FaultMatrix, _ path: JSONPathPattern) -> [String] {
    matrix.kinds.compactMap { kind in
      matrix[path, kind].map { "\(kind.title) \($0.symbol)" }
    }
  }

  @Test func `what one requires and the other does not is a disagreement`() {
    let matrix = matrix(Lenient.self, Strict.self, #"{"a":1,"list":[1]}"#)
    #expect(matrix.rows.map(\.path.description) == ["$", "$.a", "$.list", "$.list[*]"])
    #expect(
      signs(matrix, "$.a") == [
        "gone <", "null <", "string ×", "bool ×", "array ×", "object ×", "0/1 ×", "1.5 ×",
        "huge +", "digits >", "\"5\" ×", "Key <", "twice ≠",
      ])
    #expect(
      signs(matrix, "$.list") == [
        "gone <", "null <", "string ×", "number ×", "bool ×", "object ×", "[0] ×", "[] =",
        "more =", "Key <", "twice ≠",
      ])
    #expect(matrix["$.list[*]", .null]?.verdicts == [.bothReject])
    #expect(matrix["$.list[*]", .missingKey] == nil)
  }

  @Test func `where no smaller document is read, the faults are those of the whole one`() throws {
    let list = Array(repeating: "1", count: Many.count).joined(separator: ",")
    let matrix = matrix(AnyMany.self, Many.self, #"{"list":[\#(list)]}"#)
    let found = try #require(matrix["$.list[*]", .string]?.disagreements.first)
    #expect(found.verdict == .onlyLeft)
    #expect(found.variant == #"{"list":["text",\#(list.dropFirst(2))]}"#)
  }

  @Test func `elements and documents share a row`() {
    let one = matrix([Int].self, [Int].self, "[1]")
    let many = matrix([Int].self, [Int].self, "[1,2,3]", "[4]")
    #expect(one["$[*]", .null]?.counts == [.bothReject: 1])
    #expect(many["$[*]", .null]?.counts == [.bothReject: 4], "one for each element")
    #expect(many["$", .null]?.counts == [.bothReject: 2])
    #expect(many.rows.map(\.path.description) == ["$", "$[*]"])
  }

  @Test func `a cell with several verdicts says so`() {
    let check = ParityCheck("matrix", mapped: UpTo300.self, codable: From300.self)
    let matrix = check.run(documents: [#"{"a":5}"#]).faultMatrix
    let cell = matrix["$.a", .overflow]
    #expect(cell?.symbol == "!")
    #expect(
      cell?.summary(check.sides)
        == "2× both read it, with the same values; 5× both reject it; 1× only the mapper reads it; "
        + "2× only Codable reads it; 1× both read it, with different values")
    #expect(cell?.count == 11)
  }

  @Test func `a disagreement has the document with the fault and both outcomes`() throws {
    let matrix = matrix(Lenient.self, Strict.self, #"{"a":1,"list":[]}"#)
    let found = try #require(matrix["$.a", .missingKey]?.disagreements.first)
    #expect(found.variant == #"{"list":[]}"#)
    #expect(found.verdict == .onlyLeft)
    #expect(found.left.outcome.description == #"{"a":5,"list":[]}"#)
    #expect(found.right.outcome.rejection?.path == JSONPath([.key("a")]))
    #expect(found.differences == [])
    #expect(found.description == "documents[0] $.a the key is removed: only the mapper reads it")
  }

  @Test func `without faults there are no rows`() {
    let report = ParityCheck("matrix", mapped: [Int].self, codable: [Int].self)
      .run(documents: ["[1]"], faults: false)
    #expect(report.faultMatrix.rows.isEmpty)
    #expect(report.faultMatrix.count == 0)
    #expect(report.isClean)
  }

  @Test func `keys that are no words stand in quotes`() {
    let matrix = matrix([String: [Int]].self, [String: [Int]].self, #"{"a b":[1]}"#)
    #expect(matrix.rows.map(\.path.description) == ["$", #"$["a b"]"#, #"$["a b"][*]"#])
  }

  @Test func `accepted kinds are shown and do not count`() {
    var check = ParityCheck("matrix", mapped: Lenient.self, codable: Strict.self)
    let documents = [#"{"a":1,"list":[1]}"#]
    #expect(!check.run(documents: documents).isClean)
    check.accepted = [.duplicateKey, .precision, .keptDefaults(by: .onlyLeft)]
    let report = check.run(documents: documents)
    #expect(report.isClean)
    #expect(report.faultMatrix["$.a", .missingKey]?.symbol == "<")
    #expect(report.text().contains("accepted"))
  }

  @Test func `how to accept kept defaults is said, beside what is accepted already`() {
    let check = ParityCheck("matrix", mapped: Lenient.self, codable: Strict.self)
      .accepting(.extraKey, at: "$.a")
    let documents = [#"{"a":1,"list":[1]}"#]
    let hint =
      "to accept that: check.accepting(.missingKey, .null, .emptyObject, .keyCase, where: .onlyLeft)"
    #expect(check.run(documents: documents).text().contains(hint))
    let accepting = check.accepting(
      .missingKey, .null, .emptyObject, .keyCase, where: .onlyLeft)
    #expect(accepting.run(documents: documents).isClean)
  }

  /// Takes two spellings of each key.
  private struct Spelled: JSONEncodable, JSONConstructible {
    var owner: Int
    var count: Int?

    init(JSONDictionary json: JSONObject) throws {
      owner = try json.value(keys: ["owner", "OWNER"])
      count = try json.valueIfPresent(keys: ["count", "COUNT"])
    }
  }

  /// Takes one spelling of each key.
  private struct Plain: Codable {
    var owner: Int
    var count: Int
  }

  private struct Owned: Codable {
    var owner: Int
    var second: Int
    private enum CodingKeys: String, CodingKey { case owner, second }
  }

  private struct TwiceSpelled: JSONEncodable, JSONConstructible {
    var owner: Int
    var second: Int

    init(JSONDictionary json: JSONObject) throws {
      owner = try json.value(keys: ["owner", "OWNER"])
      second = try json.value(keys: ["second", "SECOND"])
    }
  }

  @Test func `what reads another spelling of a key keeps no default`() {
    let check = ParityCheck("matrix", mapped: TwiceSpelled.self, codable: Owned.self)
    let documents = [#"{"owner":1,"second":2}"#]
    let report = check.run(documents: documents)
    #expect(Set(report.unacceptedDisagreements.map(\.fault.kind)) == [.keyCase])
    #expect(
      report.text().contains(
        "the mapper reads a key in another case on 2 faults where the other refuses; to accept that: check.accepting(.keyCase, where: .onlyLeft)"
      ))
    #expect(!report.text().contains("keeps a default"))
    #expect(check.accepting(.keyCase, where: .onlyLeft).run(documents: documents).isClean)
  }

  @Test func `a hint names the kinds that were found alone`() {
    let report = ParityCheck("matrix", mapped: Spelled.self, codable: Plain.self)
      .run(documents: [#"{"owner":1,"count":2}"#])
    #expect(
      report.text().contains(
        "the mapper keeps a default on 3 faults where the other refuses; to accept that: check.accepting(.missingKey, .null, .keyCase, where: .onlyLeft)"
      ))
    #expect(!report.text().contains("reads a key in another case"))
  }

  private enum NotWrittenAboveOne: Plant {
    static func write(
      _ a: Int, _ b: String?, to container: inout KeyedEncodingContainer<AnyKey>
    ) throws {
      if a > 1 { return try NotWritten.write(a, b, to: &container) }
      try NoFault.write(a, b, to: &container)
    }
  }

  @Test func `what one alone does not write is said, and is no fault's where the document has it`()
  {
    let check = ParityCheck(
      "pair", .mapper(MappedPair.self), .codable(Planted<NotWrittenAboveOne>.self))
    let one = check.run(documents: [#"{"a":1}"#])
    #expect(
      Set(one.unacceptedDisagreements.map(\.description)) == [
        "documents[0] $.a a number too large or too small, from -1 to 1e400: both read it, "
          + "only the mapper writes it"
      ])
    #expect(check.run(documents: [#"{"a":2}"#]).unacceptedDisagreements.isEmpty)
  }
}
