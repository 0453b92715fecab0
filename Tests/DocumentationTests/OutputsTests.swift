import Testing

@Suite("Outputs in documents are what the samples print")
struct OutputsTests {
  static let minimumOfOutputs = 50

  @Test(arguments: try DocumentedFence.outputs())
  func `an output fence equals what its sample prints`(_ documented: DocumentedFence) throws {
    let name = try #require(documented.fence.outputName)
    let run = try #require(sampleOutputs[name], "\(documented.place): no function for \(name)")
    let difference = firstDifference(documented.fence.lines, lines(of: try run()))
    #expect(difference == nil, "\(documented.place): output \(name)")
  }

  @Test func `the table of outputs is not empty`() throws {
    #expect(try DocumentedFence.outputs().count >= Self.minimumOfOutputs)
  }

  @Test func `every function of outputs stands in a document`() throws {
    let documented = Set(try DocumentedFence.outputs().compactMap(\.fence.outputName))
    #expect(sampleOutputs.keys.filter { !documented.contains($0) }.sorted() == [])
  }

  @Test func `every output has a sample region of its name`() throws {
    let regions = Set(try SampleRegion.all().map(\.name))
    #expect(sampleOutputs.keys.filter { !regions.contains($0) }.sorted() == [])
  }
}

/// The lines of a text; a line feed at the end starts no line.
func lines(of text: String) -> [String] {
  let trimmed = text.hasSuffix("\n") ? text.dropLast() : text[...]
  return trimmed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
