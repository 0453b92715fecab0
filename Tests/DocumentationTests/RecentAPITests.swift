import Foundation
import Testing

@Suite("The sources run on the oldest systems that the package names")
struct RecentAPITests {
  private static let uses = Result {
    try sources().map { ($0, try RecentUse.all(in: text(of: $0))) }
  }

  private static func text(of path: String) throws -> String { try Repository.text(of: path) }

  private static func sources() throws -> [String] {
    try Repository.swiftFiles(in: "Sources").filter {
      !$0.hasPrefix("Sources/json-codable-benchmarks/")
    }
  }

  @Test func `what is newer than the floor is used where the system has it`() throws {
    let uses = try Self.uses.get()
    #expect(uses.count > 200, "files")
    let unguarded = uses.flatMap { path, uses in
      uses.filter { !$0.isGuarded }.map { "\(path), \($0)" }
    }
    #expect(unguarded == [])
  }

  @Test func `CONTRIBUTING lists what is newer than the floor, and nothing else`() throws {
    let rows = MarkdownTable.rows(named: "availability", in: try Self.text(of: "CONTRIBUTING.md"))
    let used = Set(try Self.uses.get().flatMap { $0.1.map(\.api) })
    #expect(Set(rows.map { $0[0] }) == used)
    for row in rows {
      let api = try #require(RecentAPI.all.first { $0.name == row[0] })
      let since = api.since.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))
      #expect(row[1].hasPrefix("macOS \(since), iOS "), "\(row[0])")
      let sources = try Self.sources().filter {
        try Self.text(of: $0).contains("able(\(row[1]), *)")
      }
      #expect(!sources.isEmpty, "no annotation says: \(row[1])")
    }
  }

  struct Plant: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let found: [String]
  }

  private static let plants = [
    Plant(
      testDescription: "a type in a signature", source: "func f() -> Int128 { 0 }",
      found: ["line 1: Int128"]),
    Plant(
      testDescription: "in a comment", source: "// Int128\nlet a = 1  // Int128", found: []),
    Plant(
      testDescription: "after an attribute",
      source: "@available(macOS 15, iOS 18, *)\nextension Int128: P {\n  var a: UInt128 { 0 }\n}\n",
      found: []),
    Plant(
      testDescription: "behind the declaration with an attribute",
      source: "@available(macOS 15, *)\nfunc f(_ a: Int128) {}\nfunc g(_ a: Int128) {}",
      found: ["line 3: Int128"]),
    Plant(
      testDescription: "behind a guard",
      source:
        "func f() {\n  guard #available(macOS 15, *) else { return }\n  _ = Int128.max\n}\nInt128()",
      found: ["line 5: Int128"]),
    Plant(
      testDescription: "in the branch without it",
      source: "if #available(macOS 15, *) {\n  Int128()\n} else {\n  Int128()\n}",
      found: ["line 4: Int128"]),
    Plant(
      testDescription: "on a system that is too old",
      source: "@available(macOS 13, *)\nfunc f(_ a: Int128, _ b: Duration) {}",
      found: ["line 2: Int128"]),
    Plant(
      testDescription: "of Foundation and of strings",
      source: """
        let u = URL(filePath: "a").appending(path: "b").path()
        let t = text.replacing("a", with: "b")
        let m = text.firstMatch(of: /a/)
        let z = TimeZone.gmt, s = text.split(separator: "ab")
        let c = value as? any Collection<Int>, l = Mutex(0)
        """,
      found: [
        "line 1: URL(filePath:)", "line 1: URL.appending(path:)", "line 1: URL.path()",
        "line 2: replacing(_:with:)", "line 3: matches of a Regex", "line 3: a Regex literal",
        "line 4: split(separator:) of several", "line 4: TimeZone.gmt",
        "line 5: a cast to a parameterised protocol", "line 5: Mutex",
      ]),
  ]

  @Test(arguments: plants)
  func `a planted use is found`(_ plant: Plant) throws {
    let found = try RecentUse.all(in: plant.source).filter { !$0.isGuarded }
    #expect(found.map(\.description) == plant.found)
  }
}
