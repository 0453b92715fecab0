import Testing

@testable import json_parity

@Suite("README asks for what the package needs")
struct InstallationTests {
  private func manifest() throws -> [String] {
    let fences = try MarkdownFence.all(in: Repository.text(of: "README.md"))
    let fence = try #require(
      fences.first { $0.lines.first?.hasPrefix("// swift-tools-version") == true })
    return fence.lines
  }

  @Test(arguments: ["// swift-tools-version: ", "  platforms: "])
  func `the manifest of README's snippet has a line of Package.swift`(_ start: String) throws {
    let own = try Repository.text(of: "Package.swift").split(separator: "\n").map(String.init)
    let line = try #require(own.first { $0.hasPrefix(start) })
    #expect(try manifest().filter { $0.hasPrefix(start) } == [line])
  }

  @Test func `the sentence above README's snippet names the same versions`() throws {
    let own = try Repository.text(of: "Package.swift")
    let tools = try #require(own.firstMatch(of: /swift-tools-version: ([0-9.]+)/)).1
    let platforms = own.matches(of: /\.(macOS|iOS|tvOS|watchOS|visionOS)\(\.v([0-9]+)\)/)
      .map { "\($0.1) \($0.2)" }
    try #require(platforms.count == 5)
    let names = platforms.dropLast().joined(separator: ", ") + " or " + platforms[4]
    let sentence =
      "You need Swift \(tools) or later. On Apple platforms you need \(names)."
    #expect(try Repository.text(of: "README.md").contains(sentence))
  }

  @Test func `no sample has a name in backticks with spaces, which Swift 6.2 brought`() throws {
    let sources = try Repository.swiftFiles(in: "Sources")
    try #require(sources.count > 100)
    // CONTRIBUTING.md is about the tests of this package, which need 6.2.
    let newer = try (Repository.documents() + sources).filter { $0 != "CONTRIBUTING.md" }
      .filter { try Repository.text(of: $0).contains(#/(func|struct|enum) `\w+ /#) }
    #expect(newer == [])
  }

  @Test func `CHANGELOG and README's snippet name the version of the tool`() throws {
    let version = JSONParityCommand.version
    let changes = try Repository.text(of: "CHANGELOG.md")
    let newest = try #require(changes.firstMatch(of: /\n## \[([0-9.]+)\] - \d{4}-\d\d-\d\d\n/)).1
    #expect(newest == version)
    #expect(try manifest().contains { $0.hasSuffix(#", from: "\#(version)")"#) })
  }

  @Test func `the products that README names are products`() throws {
    let own = try Repository.text(of: "Package.swift")
    let products = own.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    #expect(
      products.sorted() == [
        "CodableBridge", "Commands", "JSONCodable", "JSONCodable3", "JSONParity", "ParityTool",
      ])
    let sentence =
      "The other products are `CodableBridge`, `Commands`, `JSONCodable3`, `JSONParity` to compare "
      + "mappings, and `ParityTool`"
    #expect(try Repository.text(of: "README.md").contains(sentence))
  }
}
