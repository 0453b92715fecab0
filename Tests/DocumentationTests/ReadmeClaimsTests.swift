import Foundation
import Testing

@Suite("README says what the sources and CONTRIBUTING say")
struct ReadmeClaimsTests {
  @Test func `README names each entry point of the runtime`() throws {
    let source = try Repository.text(of: "Sources/JSONCodable/Runtime/RuntimeFunctions.swift")
    let called = source.matches(of: /@_silgen_name\("(swift_\w+)"\)/).map { String($0.1) }
    let table = try MarkdownTable.rows(named: "runtime", in: Repository.text(of: "README.md"))
    #expect(table.map { $0[0] }.sorted() == called.sorted())
    #expect(called.count >= 7)
  }

  @Test func `README says what CONTRIBUTING has measured of a client`() throws {
    let text = try Repository.text(of: "CONTRIBUTING.md")
    let rows = text.matches(of: /\| `(JSONCodable|JSONSerialization)` \| (\d+) \| ([\d,]+) \|/)
    try #require(rows.count == 2)
    let seconds = rows.map { String($0.2) }
    let bytes = try rows.map { try #require(Double($0.3.replacing(",", with: ""))) }
    let sentence =
      "\(seconds[0]) CPU seconds against \(seconds[1]), and \(Int((bytes[0] / 1000).rounded())) KB "
      + "against \(Int((bytes[1] / 1000).rounded())) KB"
    #expect(try Repository.text(of: "README.md").contains(sentence), "\(sentence)")
  }
}
