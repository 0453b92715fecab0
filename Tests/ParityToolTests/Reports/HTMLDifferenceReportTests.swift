import Foundation
import Testing

@testable import ParityTool

@Suite("The page of diff shows each side as a block, as the text does")
struct HTMLDifferenceReportTests {
  private func page(_ left: String, _ right: String, _ options: [String] = []) throws -> Page {
    let scratch = try Scratch()
    let paths = [try scratch.write(left, to: "left"), try scratch.write(right, to: "right")]
    let tool = Tool(version: "1.2.3", verbs: [.diff])
    return try Page(
      tool.run(["diff"] + paths + ["--format", "html"] + options, in: scratch).output)
  }

  @Test func `an object that is missing has a line for each member`() throws {
    let page = try page(#"{"a":{"b":[1],"c":"x\ny"}}"#, "{}")
    #expect(page.texts(of: "h3") == ["missing on the right at $.a"])
    #expect(
      page.texts(of: "td").suffix(3) == [
        """
        {
          "b" : [
            1
          ],
          "c" : "x\\ny"
        }
        """, "≠", "(nothing)",
      ])
  }

  @Test func `no more rows stand side by side than a browser takes`() throws {
    func text(_ number: Int) -> String {
      "[" + (0..<3_000).map { #"{"id":\#($0),"x":\#(number)}"# }.joined(separator: ",") + "]"
    }
    let page = try page(text(1), text(2))
    #expect(page.texts(of: "tr").count == 10_002)
    #expect(page.texts(of: "p") == ["≠ 3000 differences", "… and more rows", "… and 2000 more"])
  }

  @Test func `other controls in a block are spelled out`() throws {
    let page = try page("1", "1", ["--level", "bytes"])
    #expect(page.texts(of: "td") == [])
    let spaces = try self.page("[1\r\n]", "[1 ]", ["--level", "bytes"])
    #expect(spaces.texts(of: "td").suffix(3) == [#""\r\n""#, "≠", #"" ""#])
  }

  @Test func `a verdict says by its sign how it ends`() throws {
    func verdict(_ left: String, _ right: String) throws -> String {
      try page(left, right, ["--lines"]).texts(of: "p").joined()
    }
    #expect(try verdict("1", "1") == "= no differences")
    #expect(try verdict("1", "2") == "≠ 1 difference")
    #expect(try verdict("", "\n") == "? nothing was compared: neither file has lines")
    #expect(try verdict("1\n]", "1\n1") == "? no differences, 1 line is not valid JSON")
  }
}
