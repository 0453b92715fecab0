import Foundation
import Testing

@Suite("Links from one document to another lead somewhere")
struct LinksTests {
  /// The anchors of a document: its headings as GitHub spells them.
  private static func anchors(of document: String) throws -> Set<String> {
    var isInside = false
    var anchors: Set<String> = []
    for line in lines(of: try Repository.text(of: document)) {
      if line.hasPrefix("```") { isInside.toggle() }
      guard !isInside, let heading = line.wholeMatch(of: /#+ (.+)/) else { continue }
      let kept = heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      anchors.insert(kept.replacing(" ", with: "-"))
    }
    return anchors
  }

  /// The links of a document that lead into this repository: a path, an anchor or both.
  private static func links(of document: String) throws -> [(path: String, anchor: String)] {
    let fences = try MarkdownFence.all(in: Repository.text(of: document)).flatMap(\.lines)
    let code = Set(fences)
    return lines(of: try Repository.text(of: document)).filter { !code.contains($0) }
      .flatMap { $0.matches(of: /\]\(([^)#:]*)#?([^):]*)\)/) }
      .map { (path: String($0.1), anchor: String($0.2)) }
  }

  @Test(arguments: ["README.md", "Migration.md", "CONTRIBUTING.md"])
  func `a link leads to a file and a heading that are there`(_ document: String) throws {
    for link in try Self.links(of: document) {
      let target = link.path.isEmpty ? document : link.path
      let file = Repository.root.appending(path: target).path
      #expect(FileManager.default.fileExists(atPath: file), "\(document): \(target)")
      if !link.anchor.isEmpty, target.hasSuffix(".md") {
        #expect(try Self.anchors(of: target).contains(link.anchor), "\(target)#\(link.anchor)")
      }
    }
  }

  @Test func `there are links to look at`() throws {
    #expect(try Self.links(of: "Migration.md").count >= 40)
    #expect(try Self.links(of: "README.md").count >= 10)
  }
}
