import Foundation
import Testing

@Suite("Samples in documents are compiled code")
struct SamplesTests {
  static let minimumOfSamples = 150
  static let languages: Set = ["", "swift", "json", "console", "text"]

  @Test(arguments: try DocumentedFence.all("swift"))
  func `a swift fence equals its sample region`(_ documented: DocumentedFence) throws {
    let fence = documented.fence
    if fence.attributes == ["no-compile"] {
      #expect(fence.marker == nil, "\(documented.place): a fence that is not compiled is no sample")
      return
    }
    #expect(fence.attributes == [], "\(documented.place): unknown words after swift")
    let name = try #require(fence.sampleName, "\(documented.place): no sample marker above")
    let region = try #require(
      try SampleRegion.all().first { $0.name == name }, "\(documented.place): no region \(name)")
    let difference = firstDifference(fence.lines, region.lines)
    #expect(difference == nil, "\(documented.place): sample \(name)")
  }

  @Test func `the table of samples is not empty`() throws {
    #expect(try DocumentedFence.all("swift").count >= Self.minimumOfSamples)
  }

  @Test func `every sample region stands in a document`() throws {
    let documented = Set(try DocumentedFence.all().compactMap(\.fence.sampleName))
    let orphans = try SampleRegion.all().map(\.name).filter { !documented.contains($0) }
    #expect(orphans == [])
  }

  @Test func `no two sample regions share a name`() throws {
    let names = try SampleRegion.all().map(\.name)
    let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
  }

  @Test func `a sample marker stands above a swift fence`() throws {
    let others = try DocumentedFence.all()
      .filter { $0.fence.sampleName != nil && $0.fence.language != "swift" }
    #expect(others.map(\.place) == [])
  }

  @Test func `every fence of a document has a language we know`() throws {
    let others = try DocumentedFence.all().filter { !Self.languages.contains($0.fence.language) }
    #expect(others.map { "\($0.place) \($0.fence.language)" } == [])
  }

  @Test func `a json fence is one document or one on each line`() throws {
    for documented in try DocumentedFence.all("json") {
      let texts = [documented.fence.lines.joined(separator: "\n")]
      if try !texts.allSatisfy(isJSON) {
        #expect(try documented.fence.lines.allSatisfy(isJSON), "\(documented.place)")
      }
    }
  }

  private func isJSON(_ text: String) throws -> Bool {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      return true
    } catch CocoaError.propertyListReadCorrupt {
      return false
    }
  }
}
