import JSONParity
import Synchronization
import Testing
import XCTest

/// What a failed check says, in full.
private let failureOfPair = """
  pair: they differ, 1 cause
  mapper MappedPair, Codable Planted<MissingKey>
  1 document: 1 read by both, 0 of them alike

  writes $.b: documents[0]
    missing on the right: string "x" at $.b
    mapper        | Codable
    {             | {
      "a" : 1,    |   "a" : 1
      "b" : "x" < |
    }             | }
  """

private let documents = [#"{"a":1,"b":"x"}"#]

private func check<P: Plant>(_ plant: P.Type) -> ParityCheck {
  ParityCheck("pair", mapped: MappedPair.self, codable: Planted<P>.self)
}

@Suite("One line is a test in Swift Testing, and its failure message is the report")
struct ParityFailureTests {
  @Test func `a clean pair passes`() throws {
    try check(NoFault.self).require(documents: documents)
    let report = check(NoFault.self).run(documents: documents)
    #expect(report.isClean, "\(report)")
  }

  @Test func `a thrown failure is the report, with the line of the test`() throws {
    let line = #line + 1  // that of the macro
    let failure = try #require(throws: ParityFailure.self) {
      try check(MissingKey.self).require(documents: documents, faults: false)
    }
    #expect("\(failure)" == "JSONParityTests/ParityFailureTests.swift:\(line): " + failureOfPair)
  }

  @Test func `an expectation can say the report`() async throws {
    let report = check(MissingKey.self).run(documents: documents, faults: false)
    let test = try #require(Test.current)
    let comments = Mutex<[String]>([])
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue) }
      return nil
    }
    try await collecting.provideScope(for: test, testCase: Test.Case.current) {
      #expect(report.isClean, "\(report)")
    }
    #expect(comments.withLock(\.self) == [failureOfPair])
  }

  @Test func `the localized description is the report too`() throws {
    let failure = try #require(throws: ParityFailure.self) {
      try check(MissingKey.self).require(documents: documents, faults: false)
    }
    #expect(failure.localizedDescription == "\(failure)")
    #expect(failure.report.findings.count == 1)
  }
}

/// One line is a test in XCTest, and its failure message is the report.
final class ParityFailureXCTests: XCTestCase {
  func testACleanPairPasses() throws {
    try check(NoFault.self).require(documents: documents)
    let report = check(NoFault.self).run(documents: documents)
    XCTAssert(report.isClean, "\(report)")
  }

  func testAThrownFailureIsTheReport() {
    XCTAssertThrowsError(
      try check(MissingKey.self).require(documents: documents, faults: false)
    ) { error in
      XCTAssert("\(error)".hasSuffix(failureOfPair))
    }
  }

  #if !canImport(Darwin)
    /// The messages of failed assertions, while they are expected.
    private var expected: [String]?

    override func recordFailure(
      withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      if self.expected == nil {
        super.recordFailure(
          withDescription: description, inFile: file, atLine: line, expected: expected)
      } else {
        self.expected?.append(description)
      }
    }

    func testAnAssertionCanSayTheReport() {
      let report = check(MissingKey.self).run(documents: documents, faults: false)
      expected = []
      XCTAssert(report.isClean, "\(report)")
      let messages = expected
      expected = nil
      XCTAssertEqual(messages, ["XCTAssertTrue failed - \(failureOfPair)"])
    }
  #endif
}
