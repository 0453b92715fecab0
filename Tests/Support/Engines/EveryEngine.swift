public import JSONCodable
public import Testing

/// One way through the mapper: what sees stored properties, and what reads and writes text.
public struct Engine: Hashable, Sendable, CustomStringConvertible {
  /// The engine of whoever opens no context: plans and the package's own text.
  public static let plain = Engine(reflection: .plans, text: .own)

  /// All engines, the plain one first.
  public static let all = [
    plain, Engine(reflection: .mirror, text: .own),
    Engine(reflection: .plans, text: .foundation),
    Engine(reflection: .mirror, text: .foundation),
  ]

  /// The engine of the running task.
  public static var current: Engine {
    let options = JSONContext.current.options
    return Engine(reflection: options.reflection, text: options.text)
  }

  /// What sees stored properties.
  public let reflection: JSONOptions.Reflection
  /// What reads and writes text.
  public let text: JSONOptions.TextEngine

  /// The options by their names, as they stand in the notes of an issue.
  public var description: String { "\(reflection), \(text) text" }

  /// Runs a body on the engine: the plain one outside every context.
  public func run(_ body: () async throws -> Void) async rethrows {
    guard self != .plain else { return try await body() }
    var context = JSONContext.current
    context.options.reflection = reflection
    context.options.text = text
    try await JSONContext.with(context) { try await body() }
  }
}

/// Runs each test on every engine; an issue says on which one it came up.
public struct EveryEngine: TestTrait, SuiteTrait, TestScoping {
  /// Holds for the tests of a suite, and of the suites inside.
  public var isRecursive: Bool { true }

  /// Makes the trait.
  public init() {}

  /// Runs a test once for each engine that it does not leave out.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let isOwnTextOnly = test.traits.contains { $0 is OwnTextOnly }
    for engine in Engine.all where !isOwnTextOnly || engine.text == .own {
      let named = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("on the engine: \(engine)")
        return issue
      }
      try await named.provideScope(for: test, testCase: testCase) {
        do {
          try await engine.run(function)
        } catch is ExpectationFailedError {
          // It is recorded already.
        } catch {
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }
    }
  }
}

/// Leaves Foundation's text out, where its result is another by design.
public struct OwnTextOnly: TestTrait, SuiteTrait {
  /// The reason.
  public let comments: [Comment]
  /// Holds for the tests of a suite, and of the suites inside.
  public var isRecursive: Bool { true }
}

extension Trait where Self == EveryEngine {
  /// Runs each test on every engine.
  public static var everyEngine: Self { EveryEngine() }
}

extension Trait where Self == OwnTextOnly {
  /// Leaves Foundation's text out, for a reason.
  public static func ownTextOnly(_ reason: Comment) -> Self { OwnTextOnly(comments: [reason]) }
}
