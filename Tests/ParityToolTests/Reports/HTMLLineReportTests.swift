import Foundation
import Testing

@testable import ParityTool

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The page of a check is well-formed and shows the classes and the differences")
struct HTMLLineReportTests {
  private func page(_ input: String) throws -> (run: ToolRun, page: Page) {
    let scratch = try Scratch()
    let run = try Tool.underTest.run(
      ["check", "-", "--format", "html"], input: input, in: scratch)
    return (run, try Page(run.output))
  }

  @Test func `differences are shown, and lines that both reject are counted`() throws {
    let (run, page) = try page("same\nreject\nmapper\n<b> & \u{202E}\n")
    #expect(run.status == .different)
    #expect(page.text.contains("≠ some lines differ"))
    #expect(page.texts(of: "td").prefix(6) == ["1", "1", "1", "1", "0", "4"])
    #expect(page.texts(of: "h3") == ["line 3: onlyMapper at $.x", "line 4: different at $.x"])
    #expect(page.texts(of: "td").suffix(3) == ["5", "≠", "(nothing)"])
    #expect(page.text.contains("other <b> & \\u{202E}"))
  }

  @Test func `a clean check says so`() throws {
    let (run, page) = try page("same\nreject\n")
    #expect(run.status == .same)
    #expect(page.text.contains("= no line differs"))
    #expect(page.texts(of: "h3").isEmpty)
  }

  @Test func `more findings than a browser takes are counted`() throws {
    let (_, page) = try page(String(repeating: "differ\n", count: 1_003))
    #expect(page.texts(of: "h3").count == 1_000)
    #expect(page.text.contains("… and 3 more"))
  }

  @Test func `the page refers to nothing outside itself`() throws {
    let (run, page) = try page("differ\n")
    #expect(page.attributes.isDisjoint(with: ["src", "href", "style", "onclick"]))
    #expect(!run.output.contains("url("))
    #expect(!run.output.contains("@import"))
    #expect(!page.elements.contains("script"))
  }
}

/// What is on a page, read as XML.
final class Page: NSObject, XMLParserDelegate {
  var elements: [String] = []
  var attributes: Set<String> = []
  var text = ""
  private var open: [String] = []
  private var contents: [(element: String, text: String)] = []

  init(_ html: String) throws {
    super.init()
    let doctype = "<!doctype html>\n"
    try #require(html.hasPrefix(doctype))
    let parser = XMLParser(data: Data(html.dropFirst(doctype.count).utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func texts(of element: String) -> [String] {
    contents.filter { $0.element == element }.map(\.text)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes found: [String: String] = [:]
  ) {
    elements.append(name)
    attributes.formUnion(found.keys)
    open.append("")
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    contents.append((name, open.popLast() ?? ""))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1] += string }
    text += string
  }
}
