import Engines
import JSONCodable
import Synchronization
import Testing

@Suite("A test runs on every engine, and its issues name the engine")
struct EveryEngineTests {
  /// The engines on which a trait runs a body, outside a context first.
  private func engines(
    _ body: @escaping @Sendable () throws -> Void = {}
  ) async throws -> [String] {
    let test = try #require(Test.current)
    let seen = Mutex<[String]>([])
    try await EveryEngine().provideScope(for: test, testCase: Test.Case.current) {
      seen.withLock { $0.append("\(Engine.current)") }
      try body()
    }
    return seen.withLock(\.self)
  }

  @Test func `a test runs on four engines`() async throws {
    #expect(
      try await engines() == [
        "plans, own text", "mirror, own text", "plans, foundation text", "mirror, foundation text",
      ])
  }

  @Test(.ownTextOnly("the reason stands here")) func `a test can leave Foundation's text out`()
    async throws
  {
    #expect(try await engines() == ["plans, own text", "mirror, own text"])
  }

  @Test func `an error on one engine is an issue that names it and keeps no other from running`()
    async throws
  {
    struct OwnError: Error {}
    let test = try #require(Test.current)
    let issues = Mutex<[String]>([])
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      guard let error = issue.error as? OwnError else { return issue }
      issues.withLock { $0.append("\(error) \(issue.comments.map(\.rawValue))") }
      return nil
    }
    try await collecting.provideScope(for: test, testCase: Test.Case.current) {
      let seen = try await engines { throw OwnError() }
      #expect(seen.count == 4)
    }
    #expect(
      issues.withLock(\.self)
        == Engine.all.map { #"OwnError() ["on the engine: \#($0)"]"# })
  }
}
