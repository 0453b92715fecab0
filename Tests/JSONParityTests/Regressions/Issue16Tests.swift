import JSONParity
import Testing

@Suite("Issue 16: a text that ends where a level begins is refused, not the end of the process")
struct Issue16Tests {
  @Test(arguments: [1, 512, 513, 514, 600], ["[", #"{"a":{"#])
  func `a check goes on`(levels: Int, bracket: String) {
    let text = String(repeating: bracket, count: levels)
    let check = ParityCheck("numbers", .codable([Int].self), .codable([Int].self))
    let report = check.run(documents: [text], faults: false)
    #expect(report.findings.isEmpty)
  }
}
