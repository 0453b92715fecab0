import Testing

@Suite("Who copies the samples of a page has all that they need")
struct NewcomerTests {
  /// What the product `Commands` has.
  static let provided: Set = ["Command"]

  @Test(arguments: try Repository.documents())
  func `the types of a check are declared in its section`(_ document: String) throws {
    let missing = try Self.sections(of: document).flatMap { section in
      section.compared.subtracting(section.declared).subtracting(Self.provided).sorted()
        .map { "\(document):\(section.line) \($0)" }
    }
    #expect(missing == [])
  }

  @Test func `there are checks to look at`() throws {
    let sections = try Repository.documents().flatMap(Self.sections)
    #expect(sections.reduce(0) { $0 + $1.compared.count } >= 10)
  }

  @Test(arguments: ["README.md", "Migration.md"])
  func `a page with types of Foundation says what to import`(_ document: String) throws {
    let words = try Self.sections(of: document).flatMap(\.words)
    #expect(words.contains { ["Date", "URL", "Data"].contains($0) })
    let prose = try Repository.text(of: document).split(separator: "\n")
      .filter { !$0.hasPrefix("import ") }
    for module in ["JSONCodable", "Foundation", "JSONParity"] {
      #expect(prose.contains { $0.contains("`import \(module)`") }, "\(module)")
    }
  }

  /// The Swift code under one heading.
  private struct Section {
    /// The line of the heading.
    var line: Int
    /// The words of the code.
    var words: [Substring] = []

    /// The types of which mappings are made, as by `.mapper(User.self)`.
    var compared: Set<String> {
      Set(
        zip(words, zip(words.dropFirst(), words.dropFirst(2)))
          .filter { ["mapper", "codable"].contains($0) && $1.1 == "self" }.map { "\($1.0)" })
    }

    var declared: Set<String> {
      Set(
        zip(words, words.dropFirst())
          .filter { ["struct", "class", "enum"].contains($0.0) }.map { "\($0.1)" })
    }
  }

  private static func sections(of document: String) throws -> [Section] {
    let text = try Repository.text(of: document)
    let fences = try MarkdownFence.all(in: text)
    var sections = [Section(line: 0)]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let fence = fences.first(where: { $0.line == index + 1 && $0.language == "swift" }) {
        sections[sections.count - 1].words += fence.lines.flatMap { line in
          line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        }
      }
      let isCode = fences.contains { $0.line...($0.line + $0.lines.count) ~= index + 1 }
      if line.hasPrefix("#"), !isCode { sections.append(Section(line: index + 1)) }
    }
    return sections
  }
}
