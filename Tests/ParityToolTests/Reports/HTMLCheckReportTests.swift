import Foundation
import Testing

@testable import ParityTool

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The page of a check is well-formed, with a table of the causes and folded examples")
struct HTMLCheckReportTests {
  private func page(_ input: String) throws -> (run: ToolRun, page: Page) {
    let scratch = try Scratch()
    let run = try Tool.underTest.run(
      ["check", "-", "--format", "html", "--show-rejected"], input: input, in: scratch)
    return (run, try Page(run.output))
  }

  @Test func `the causes stand in a table, each with an example that is folded`() throws {
    let (run, page) = try page(#""same"\#n"reject"\#n"left"\#n"differ"\#n"differ""#)
    #expect(run.status == .different)
    #expect(page.text.contains("≠ they differ, 2 causes"))
    #expect(
      page.texts(of: "td").filter { $0 != "\n" }.prefix(6) == [
        "2", "writes", "changed value", "1", "reads", "only mapper reads it: ToolError",
      ])
    #expect(page.texts(of: "a") == ["$", "$"])
    #expect(page.texts(of: "summary").count == 3)
    #expect(page.text.contains(#"\u{202E}"#) == false)
  }

  @Test func `a clean check says so`() throws {
    let (run, page) = try page(#""same"\#n"reject"\#n"#)
    #expect(run.status == .same)
    #expect(page.text.contains("= no difference"))
  }

  @Test func `many findings of one cause take no more room than one`() throws {
    let (one, _) = try page("\"differ\"\n")
    let (many, _) = try page(String(repeating: "\"differ\"\n", count: 1_003))
    #expect(many.output.count < one.output.count + 2_000)
  }

  @Test func `the page refers to nothing outside itself`() throws {
    let (run, page) = try page("\"differ\"\n")
    #expect(page.attributes.isDisjoint(with: ["src", "style", "onclick"]))
    #expect(!run.output.contains("url("))
    #expect(!run.output.contains("href=\"http"))
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
