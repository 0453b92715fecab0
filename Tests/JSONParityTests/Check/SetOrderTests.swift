import Foundation
import JSONCodable
import JSONParity
import Stacks
import Testing

private struct Tagged: JSONMappable, Codable, Equatable {
  var tags: Set<String> = []
  var codes: [Set<Int>] = []
}

private struct Listed: JSONMappable, Codable, Equatable {
  var tags: [String] = []
}

/// Reads what the mapper reads, and writes it the other way round.
private struct Turned: Codable {
  var tags: [String]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Array(tags.reversed()), forKey: .tags)
  }
}

/// Writes an array that is no property.
private struct Summed: JSONEncodable, JSONDecodable, Codable {
  var tags: Set<String> = []

  init() {}

  init(from decoder: any Decoder) throws {
    tags = try decoder.container(keyedBy: AnyKey.self).decode(Set<String>.self, forKey: "tags")
  }

  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&tags, key: "tags") }

  func JSONEncode() throws -> Any { ["tags": Array(tags), "sizes": [1, 2]] as JSONObject }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(tags, forKey: "tags")
    try container.encode([2, 1], forKey: "sizes")
  }

  private struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringLiteral value: String) { stringValue = value }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

@Suite("The order of a Swift set is no difference, and that of an array is one")
struct SetOrderTests {
  private static let documents = (2..<12).map { count in
    let tags = (0..<count).map { "\"t\($0)\"" }.joined(separator: ",")
    return #"{"tags":[\#(tags)],"codes":[[1,2,3],[],[4,5]]}"#
  }

  @Test func `a type with sets agrees with itself, and with Codable`() {
    for check in [
      ParityCheck("itself", .mapper(Tagged.self), .mapper(Tagged.self)),
      ParityCheck("both", .mapper(Tagged.self), .codable(Tagged.self)),
      ParityCheck("dictionaries", .dictionary(Tagged.self), .mapper(Tagged.self)),
    ] {
      let report = check.run(documents: Self.documents, faults: false)
      #expect(report.findings.isEmpty)
    }
  }

  @Test func `no fault makes a set differ from itself`() throws {
    try ParityCheck("itself", .mapper(Tagged.self), .mapper(Tagged.self))
      .require(documents: Self.documents)
  }

  @Test func `a shadow reports no order of a set`() throws {
    let shadow = ParityShadow(
      "tags", old: .mapper(Tagged.self), new: .codable(Tagged.self), report: { _ in })
    for document in Self.documents { _ = try shadow.read(Data(document.utf8)) }
    #expect(shadow.findings().isEmpty)
  }

  @Test func `an array in another order is found, beside a set as well`() {
    let turned = ParityCheck("turned", .mapper(Listed.self), .codable(Turned.self))
    let summed = ParityCheck("summed", .mapper(Summed.self), .codable(Summed.self))
    for (check, place) in [(turned, "$.tags["), (summed, "$.sizes[")] {
      let report = check.run(documents: [#"{"tags":["a","b","c"]}"#], faults: false)
      #expect(!report.findings.isEmpty)
      for finding in report.findings {
        #expect(finding.difference?.kind == .order)
        #expect("\(finding.path)".hasPrefix(place))
      }
    }
  }

  private struct Entry: JSONMappable, Codable, Hashable {
    var number = 0
    var tags: Set<String> = []
  }

  private struct Nested: JSONMappable, Codable, Hashable {
    var entries: Set<Entry> = []
    var groups: Set<Set<String>> = []
    var pairs: [[Set<Int>]] = []
  }

  private static let nested = #"""
    {"entries":[{"number":2,"tags":["z","w"]},{"number":1,"tags":["y","x","v"]}],
    "groups":[["d","c"],["b","a"],["f"]],"pairs":[[[2,1],[9,3]],[[5,4]]]}
    """#

  /// Often, since two sets have one order by chance.
  @Test(arguments: 0..<8)
  func `sets of sets agree with themselves, and come back`(_ round: Int) throws {
    let check = ParityCheck("nested", .mapper(Nested.self), .codable(Nested.self))
    #expect(check.run(documents: [Self.nested], faults: false).isClean)
    try ParityCheck("itself", .mapper(Nested.self), .mapper(Nested.self))
      .require(documents: [Self.nested])
    try RoundTripCheck(Nested.self).require(documents: [Self.nested])
  }

  /// A number, or a set of such.
  private indirect enum Tree: Codable, Hashable {
    case leaf(Int)
    case set(Set<Tree>)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .leaf(try container.decode(Int.self))
      } catch {
        self = .set(try container.decode(Set<Tree>.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .leaf(let number): try number.encode(to: encoder)
      case .set(let trees): try trees.encode(to: encoder)
      }
    }
  }

  @Test func `sets of many levels agree with themselves`() throws {
    let document = (0..<50).reduce("-1") { "[\($1),\($0),\($1 + 100)]" }
    try ParityCheck("deep", .codable(Tree.self), .codable(Tree.self))
      .require(documents: [document], faults: false)
  }

  private struct Sorted: JSONCodable {
    var tags: [String] = []
    var groups: Set<Set<String>> = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&tags, key: "tags")
      try json.restore(&groups, key: "groups")
      tags.sort()
    }
  }

  @Test func `an array that comes back in another order is lost, beside a set as well`() throws {
    let report = RoundTripCheck(Sorted.self).run(
      documents: [#"{"tags":["b","a","c"],"groups":[["d","c"],["b","a"]]}"#])
    #expect(!report.findings.isEmpty)
    for finding in report.findings {
      #expect(finding.difference?.kind == .order)
      #expect("\(finding.path)".hasPrefix("$.tags["))
    }
    try RoundTripCheck(Sorted.self).require(documents: [#"{"tags":["a","b","c"]}"#])
  }

  /// Objects with the same key, of which one has a set there and the other one an array.
  private enum Row: JSONEncodable, JSONRestorable, Codable {
    case set(Set<Int>), list([Int])

    init(JSONValue value: Any) throws {
      let object = value as? JSONObject ?? [:]
      self =
        object["isSet"] == nil
        ? .list(try object.value(key: "all")) : .set(try object.value(key: "all"))
    }

    func JSONEncode() throws -> Any {
      switch self {
      case .set(let all): ["isSet": true, "all": Array(all)] as JSONObject
      case .list(let all): ["all": all] as JSONObject
      }
    }

    enum CodingKeys: CodingKey { case isSet, all }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let all = try container.decode([Int].self, forKey: .all)
      self = container.contains(.isSet) ? .set(Set(all)) : .list(all.sorted())
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .set(let all):
        try container.encode(true, forKey: .isSet)
        try container.encode(all, forKey: .all)
      case .list(let all): try container.encode(all, forKey: .all)
      }
    }
  }

  @Test func `a set hides no array at the same key of another element`() {
    let report = ParityCheck("rows", .mapper([Row].self), .codable([Row].self))
      .run(
        documents: [#"[{"isSet":true,"all":[3,1,2,7,9]},{"all":[3,1,2]}]"#], faults: false)
    #expect(
      report.findings.filter { $0.stage == .writes }.map(\.message).allSatisfy {
        $0.contains("$[1].all")
      })
    #expect(!report.isClean)
    let sets = ParityCheck("rows", .mapper([Row].self), .codable([Row].self))
      .run(
        documents: [#"[{"isSet":true,"all":[3,1,2,7,9]},{"isSet":true,"all":[3,1]}]"#],
        faults: false)
    #expect(sets.isClean)
  }

  private struct Pairs: JSONMappable, Codable { var all: Set<[Int]> = [] }

  /// Writes one of the arrays the other way round.
  private struct Turning: Codable {
    var all: Set<[Int]>

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(all.map { $0 == [3, 4] ? [4, 3] : $0 }, forKey: .all)
    }
  }

  @Test func `an array in a set has an order, also beside one with the same elements`() {
    let document = #"{"all":[[1,2],[2,1],[3,4]]}"#
    func isClean<C: Codable & SendableMetatype>(_ type: C.Type) -> Bool {
      ParityCheck("pairs", .mapper(Pairs.self), .codable(type))
        .run(documents: [document], faults: false).isClean
    }
    for _ in 0..<10 {
      #expect(isClean(Pairs.self))
      #expect(!isClean(Turning.self))
    }
  }

  private enum Side: String, Codable, CaseIterable { case left, right, top, bottom }

  private struct Margins: Codable { var margins: [Side: Int] }

  /// Takes the left margin for the right one.
  private struct Mirrored: Codable {
    var margins: [Side: Int]

    init(from decoder: any Decoder) throws {
      margins = try Margins(from: decoder).margins
      (margins[.left], margins[.right]) = (margins[.right], margins[.left])
    }
  }

  @Test func `a dictionary that is written as an array keeps what goes together`() throws {
    let documents = [
      #"{"margins":["left",1,"right",2]}"#,
      #"{"margins":["left",1,"right",2,"top",3,"bottom",3]}"#,
    ]
    let same = ParityCheck("same", .codable(Margins.self), .codable(Margins.self))
    let mirrored = ParityCheck("mirrored", .codable(Margins.self), .codable(Mirrored.self))
    for document in documents {
      try same.require(documents: [document])
      #expect(!mirrored.run(documents: [document], faults: false).isClean)
    }
    #expect(mirrored.run(documents: [#"{"margins":["top",1]}"#], faults: false).isClean)
  }

  private struct Member: JSONMappable, Codable {
    var id = UUID()
    var tags: Set<String> = []
  }

  private struct Members: JSONMappable, Codable { var list: [Member] = [] }

  @Test func `sets beside identifiers that are new each time are sets`() throws {
    let identified = #"{"list":[{"id":"I","tags":["a","b","c"]},{"id":"I","tags":["d","e","f"]}]}"#
      .replacingOccurrences(of: "I", with: "00000000-0000-0000-0000-000000000001")
    try ParityCheck("given", .mapper(Members.self), .codable(Members.self))
      .require(documents: [identified], faults: false)
    let fresh = ParityMapping<Members>.functions(
      "fresh",
      read: { data in
        var members = try JSONDecoder().decode(Members.self, from: data)
        for index in members.list.indices { members.list[index].id = UUID() }
        return members
      }, write: { try JSONEncoder().encode($0) })
    try ParityCheck("fresh", fresh, fresh).require(documents: [identified], faults: false)
  }

  /// Reads its price, and a set, at other keys than it writes them at.
  private struct Badge: JSONCodable {
    var id = UUID()
    var price = 0.0
    var tags: Set<String> = []
    var marks: Set<String> = ["x", "y", "z"]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&price, key: "price_eur")
      try json.restore(&tags, key: "tags")
      try json.restore(&marks, key: "own_marks")
    }
  }

  private static let badges = [
    #"{"price_eur":9.5,"tags":["a","b"]}"#, #"{"price_eur":9.5,"tags":["a","b","c"]}"#,
    #"{"price_eur":9.5,"tags":["a"],"own_marks":["m"]}"#,
    #"{"price_eur":9.5,"tags":[],"own_marks":["m","n","o","p"]}"#,
  ]

  @Test func `a mapping held against itself is green, whatever it loses on the way`() throws {
    let check = ParityCheck("badge", .mapper(Badge.self), .mapper(Badge.self))
    for _ in 0..<8 { try check.require(documents: Self.badges, faults: false) }
    try check.require(documents: Self.badges)
  }

  /// Loses its price where it reads what it has written, and nothing else does.
  private struct Lossless: JSONCodable {
    var price = 0.0
    var tags: Set<String> = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&price, keys: ["price_eur", "price"])
      try json.restore(&tags, key: "tags")
    }
  }

  private struct Lossy: JSONCodable {
    var price = 0.0
    var tags: Set<String> = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&price, key: "price_eur")
      try json.restore(&tags, key: "tags")
    }
  }

  @Test func `what one of two loses is a finding, also beside a set`() {
    let check = ParityCheck("badge", .mapper(Lossless.self), .mapper(Lossy.self))
    let report = check.run(
      documents: [#"{"price_eur":9.5,"tags":["a","b","c"]}"#], faults: false)
    #expect(report.findings.map { "\($0.stage) \($0.path)" } == ["readsTheOther $.price"])
  }

  private struct Product: JSONMappable, Codable, Hashable {
    var id = 0
    var name = ""
  }

  private struct Basket: JSONMappable, Codable { var products: Set<Product> = [] }

  /// Writes the name of one product in capitals.
  private struct LoudBasket: Codable {
    var products: Set<Product>

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(
        products.map { Product(id: $0.id, name: $0.id == 1 ? $0.name.uppercased() : $0.name) },
        forKey: .products)
    }
  }

  /// Often, since the order of a set hides nothing only where it is another one.
  @Test func `what differs in an element of a set is found each time`() throws {
    let products = (1..<6).map { #"{"id":\#($0),"name":"n\#($0)"}"# }.joined(separator: ",")
    let document = #"{"products":[\#(products)]}"#
    let check = ParityCheck("basket", .mapper(Basket.self), .codable(LoudBasket.self))
    for _ in 0..<40 {
      let report = check.run(documents: [document], faults: false)
      #expect(report.causes.sorted.map { "\($0.path) \($0.problem)" } == [Self.loudName])
      #expect(report.findings.map(\.stage) == [.writes])
    }
    let shadow = ParityShadow(
      "basket", old: .mapper(Basket.self), new: .codable(LoudBasket.self), report: { _ in })
    for _ in 0..<40 { _ = try shadow.read(Data(document.utf8)) }
    #expect(shadow.findings().map(\.count) == [40])
    let value = try Basket(JSONData: Data(document.utf8))
    for _ in 0..<40 { _ = try shadow.write(value) }
    #expect(shadow.findings().map(\.count) == [80])
  }

  private static let loudName = "$.products[*].name changed value"

  private struct Tag: JSONMappable {
    var label = ""
    var tags: Set<String> = []
  }

  /// Writes the label in capitals.
  private struct LoudTag: Codable {
    var label: String
    var tags: Set<String>

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(label.uppercased(), forKey: .label)
      try container.encode(tags, forKey: .tags)
    }
  }

  @Test func `no report and no patch has the order of a set for a difference`() {
    let same = ParityCheck("tags", .mapper(Tagged.self), .codable(Tagged.self))
    #expect(
      same.run(documents: Self.documents, faults: false).patch().map(\.description)
        == Self.documents.map { _ in "[]" })
    let report = ParityCheck("tag", .mapper(Tag.self), .codable(LoudTag.self))
      .run(documents: [#"{"label":"x","tags":["a","b","c","d","e","f"]}"#], faults: false)
    #expect(
      report.patch().map(\.description)
        == ["[\n  {\"op\":\"replace\",\"path\":\"/label\",\"value\":\"X\"}\n]"])
    #expect(report.description.split(separator: "\n").filter { $0.contains(" ≠ |") }.count == 1)
    #expect(!report.description.contains(" < |"))
  }

  @Test(arguments: [60, 90])
  func `arrays in arrays are compared in any order on a small stack`(levels: Int) throws {
    func mapping(_ innermost: String) -> ParityMapping<String> {
      let text = String(repeating: "[1,", count: levels) + innermost
      return .functions(
        innermost, read: { _ in text + String(repeating: "]", count: levels) },
        write: { Data($0.utf8) })
    }
    let check = ParityCheck("deep", mapping("[2,3]"), mapping("[3,2]"))
    let messages = { check.run(documents: ["{}"], faults: false).findings.map(\.message) }
    let expected = messages()
    #expect(!expected.isEmpty)
    #expect(try onStack(of: secondaryThreadStack, messages) == expected)
  }
}
