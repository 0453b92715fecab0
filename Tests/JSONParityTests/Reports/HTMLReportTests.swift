import Commands
import Foundation
import JSONParity
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The page is well-formed, refers to nothing outside itself and can be walked by keyboard")
struct HTMLReportTests {
  struct Page: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let report: @Sendable () -> ParityReport
  }

  static let pages = [
    Page(testDescription: "commands") {
      ParityCheck("command", mapped: Command.self, codable: Command.self, accepting: [])
        .run(documents: CommandMatrixTests.documents)
    },
    Page(testDescription: "differences") {
      ParityCheck(
        "<pair> & \"more\"", mapped: MappedPair.self, codable: Planted<NumberAsString>.self
      ).run(documents: [
        #"{"a":1,"b":"</td><script src=\"http://a.b\">&amp;\u0000\u202e"}"#, #"{"a":2}"#,
      ])
    },
    Page(testDescription: "clean") {
      ParityCheck("array", mapped: [Int].self, codable: [Int].self)
        .run(documents: ["[1,2]"], faults: false)
    },
  ]

  @Test(arguments: pages)
  func `the page is well-formed, and every link leads somewhere on it`(_ page: Page) throws {
    let outline = try Outline(page.report().html())
    #expect(outline.elements.first == "html")
    #expect(outline.links.allSatisfy { $0.hasPrefix("#") })
    #expect(Set(outline.links.map { String($0.dropFirst()) }).isSubset(of: outline.ids))
    #expect(Set(outline.ids).count == outline.ids.count)
    #expect(!outline.elements.contains { ["script", "img", "link", "iframe"].contains($0) })
    #expect(outline.attributes.isDisjoint(with: ["src", "style", "onclick"]))
    #expect(!outline.style.contains("url("))
    #expect(!outline.style.contains("@import"))
  }

  @Test func `every disagreement of the commands has its evidence behind a link`() throws {
    let report = try #require(Self.pages.first).report()
    let outline = try Outline(report.html())
    #expect(outline.links.count == 6)
    #expect(outline.ids.count == 6)
    #expect(outline.text.contains(#"{"command_type":"end_workout"}"#) == false)
    #expect(outline.text.contains("disagreement on 8 faults"))
  }

  @Test func `both colour schemes are there, and the page is the same in every run`() throws {
    let report = try #require(Self.pages.first).report
    #expect(report().html() == report().html())
    #expect(report().html().contains("@media (prefers-color-scheme: dark)"))
  }
}

/// What is on a page, read as XML.
private final class Outline: NSObject, XMLParserDelegate {
  var elements: [String] = []
  var links: [String] = []
  var ids: [String] = []
  var attributes: Set<String> = []
  var text = ""
  var style = ""

  init(_ html: String) throws {
    super.init()
    let document = try #require(
      html.hasPrefix("<!doctype html>\n") ? html.dropFirst(16) : nil, "a document type")
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes found: [String: String] = [:]
  ) {
    elements.append(name)
    attributes.formUnion(found.keys)
    if let link = found["href"] { links.append(link) }
    if let id = found["id"] { ids.append(id) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if elements.last == "style" { style += string } else { text += string }
  }
}
