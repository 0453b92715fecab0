import Foundation
import Testing

/// `RECORD_SOURCES=1 swift test --filter RecordedSourcesTests` writes the files anew, and fails.
@Suite("The Codable source of each fixture is the recorded one")
struct RecordedSourcesTests {
  @Test func `each source is recorded as it is written`() throws {
    let sources = try RecordedSources()
    let expected = sources.files.sorted { $0.name < $1.name }
    let found = try RecordedSources.onDisk()
    guard found != expected, ProcessInfo.processInfo.environment["RECORD_SOURCES"] != nil else {
      #expect(found.map(\.name) == expected.map(\.name))
      for (found, expected) in zip(found, expected) where found != expected {
        Issue.record("\(expected.name) is written otherwise now; RECORD_SOURCES=1 records it")
      }
      return
    }
    try sources.record()
    Issue.record("recorded \(expected.count) files; run the tests again")
  }

  @Test func `every fixture has a recorded source`() throws {
    let sources = try RecordedSources()
    #expect(sources.recorded.count >= 120)
    #expect(sources.recorded.allSatisfy { generatedTypes[$0.name] != nil })
  }
}
