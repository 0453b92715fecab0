import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite(
  "The members of a dictionary share their faults in a large document; properties have their own")
struct SmallestDocumentTests {
  private func paths<L: Codable & SendableMetatype, R: Codable & SendableMetatype>(
    _ left: L.Type, _ right: R.Type, _ document: String
  ) -> [String] {
    ParityCheck("document", .codable(left), .codable(right), accepting: [])
      .run(documents: [document]).faultMatrix.rows.map(\.path.description)
  }

  /// An object with members of the given keys, which have values of one type.
  private func object(_ keys: [String], _ value: (Int) -> String = { "\($0)" }) -> String {
    let members = keys.enumerated().map { "\"\($1)\":\(value($0))" }
    return "{\(members.joined(separator: ","))}"
  }

  private let words = (0..<500).map { "w\($0)x" }

  @Test func `the first three members of a dictionary have faults of their own`() {
    #expect(
      paths([String: Int].self, [String: Int].self, object(words))
        == ["$", "$.w0x", "$.w1x", "$.w2x", "$.w3x"])
  }

  /// The part of a report as JSON that says what was not tried.
  private struct Report: Decodable {
    struct Faults: Decodable { var untried: [Untried] }
    struct Untried: Decodable, Equatable { var path: String, members: Int }

    var faults: Faults
  }

  @Test func `a report says in how many members no fault was tried`() throws {
    let check = ParityCheck("d", .codable([String: Int].self), .codable([String: Int].self))
    let report = check.run(documents: [object(words), object(words), #"{"a":1}"#])
    #expect(
      report.text().hasSuffix(
        "\nnot tried: faults in 992 members of $, which others there are like\n"))
    #expect(!check.run(documents: [#"{"a":1}"#]).text().contains("not tried"))
    let read = try JSONDecoder().decode(Report.self, from: Data(report.json().utf8))
    #expect(read.faults.untried == [.init(path: "$", members: 992)])
  }

  @Test func `so has a member that others are not like`() {
    let nulls = object(words) { $0 == 400 ? "null" : "1" }
    #expect(
      paths([String: Int?].self, [String: Int?].self, nulls).suffix(2) == ["$.w3x", "$.w400x"])
    let objects = object(words) { $0 == 400 ? #"{"a":1,"b":2}"# : #"{"a":1}"# }
    let found = paths([String: [String: Int]].self, [String: [String: Int]].self, objects)
    #expect(found.suffix(2) == ["$.w400x.a", "$.w400x.b"])
    #expect(found.count == 12)
  }

  @Test func `numbers may be the keys`() {
    let document = object((0..<500).map(String.init))
    #expect(paths([Int: Int].self, [Int: Int].self, document).count == 5)
  }

  private struct Package: Codable {
    struct Version: Codable { var uses: [String: String] }
    var versions: [String: Version]
  }

  @Test func `dictionaries may stand in one another`() {
    let uses = object(words.dropLast(400)) { "\"^\($0)\"" }
    let document = #"{"versions":\#(object(words.dropLast(450)) { _ in #"{"uses":\#(uses)}"# })}"#
    #expect(paths(Package.self, Package.self, document).count == 2 + 4 * (2 + 4))
  }

  private struct Statistics: Codable {
    var w0x, w1x, w2x, w3x, w4x, w5x, w6x, w7x, w8x, w9x, w10x, w11x, w12x, w13x, w14x, w15x,
      w16x, w17x, w18x: Int?
    var w19x: Int8?
  }

  @Test func `a property has faults of its own, however many are like it`() {
    let document = "[\(object(words.dropLast(480)))\(String(repeating: ",{}", count: 100))]"
    let expected = ["$", "$[*]"] + words.prefix(20).map { "$[*].\($0)" }
    #expect(paths([Statistics].self, [Statistics].self, document) == expected)
    #expect(paths([Statistics].self, [[String: Int]].self, document) == expected)
  }

  @Test func `so has a member among values of several types, if one side alone reads it`() {
    let mixed = object(words.dropLast(434)) { $0.isMultiple(of: 2) ? "1" : "true" }
    #expect(paths([String: AnyJSON].self, [String: AnyJSON].self, mixed).count == 1 + 3 + 2)
    let unread = #"{"a":1,"unread":\#(mixed)}"#
    #expect(paths(Coded<Int>.self, Coded<Int>.self, unread).count == 3 + 5)
    #expect(paths(Coded<Int>.self, [String: AnyJSON].self, unread).count == 3 + 66)
  }

  private struct Collecting: Codable {
    private struct Limit: Codable { var w30x: Int? }

    var limit: Int?
    var others: [String: AnyJSON]

    init(from decoder: any Decoder) throws {
      others = try [String: AnyJSON](from: decoder)
      limit = try Limit(from: decoder).w30x
    }

    func encode(to encoder: any Encoder) throws {
      try others.encode(to: encoder)
    }
  }

  @Test func `a property among members that may be anything has faults of its own`() {
    let mixed = object(words.dropLast(434)) { $0.isMultiple(of: 2) ? "1" : "true" }
    #expect(paths(Collecting.self, Collecting.self, mixed).contains("$.w30x"))
  }

  private struct Feed: Codable { var list: [Item] }

  private struct Item: Codable {
    var kind: String
    var title: String?
  }

  /// Needs a title where the kind is an advertisement.
  private struct StrictFeed: Codable {
    struct Entry: Codable {
      var kind: String
      var title: String?

      init(from decoder: any Decoder) throws {
        let item = try Item(from: decoder)
        if item.kind == "ad", item.title == nil { throw CocoaError(.coderValueNotFound) }
        (kind, title) = (item.kind, item.title)
      }
    }
    var list: [Entry]
  }

  @Test(arguments: [12, 60, 240])
  func `objects with another tag have faults of their own, however many there are`(_ count: Int) {
    let kinds = ["post", "post", "poll", "video", "post", "ad"]
    let items = (0..<count).map { #"{"kind":"\#(kinds[$0 % 6])","title":"t\#($0)"}"# }
    let report = ParityCheck("feed", .codable(Feed.self), .codable(StrictFeed.self), accepting: [])
      .run(documents: [#"{"list":[\#(items.joined(separator: ","))]}"#])
    let found = report.faultMatrix.disagreements.map { "\($0.fault.path) \($0.fault.kind)" }
    #expect(
      found.contains("$.list[5].title missingKey") || found.contains("$.list[3].title missingKey"))
  }

  private struct Counters: Codable {
    var counts: [String: Int]

    /// Takes 0 where one of twenty is not there.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      counts = try (0..<20).reduce(into: [:]) {
        $0["w\($1)x"] =
          try container.decodeIfPresent(Int.self, forKey: AnyKey(stringValue: "w\($1)x")) ?? 0
      }
    }

    func encode(to encoder: any Encoder) throws { try counts.encode(to: encoder) }
  }

  @Test(arguments: [0, 3])
  func `so has a property that has its default`(_ value: Int) {
    let counters = object(words.dropLast(480)) { _ in "\(value)" }
    let document =
      #"{"a":\#(counters),"list":[\#((0..<60).map(String.init).joined(separator: ","))]}"#
    let found = paths(Coded<Counters>.self, Coded<Counters>.self, document)
    #expect(found.filter { $0.hasPrefix("$.a.") } == words.prefix(20).map { "$.a.\($0)" })
  }
}
