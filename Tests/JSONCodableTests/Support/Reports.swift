import JSONCodable

/// The problems that a context was told.
final class Reports: @unchecked Sendable {
  // Safe to share: used by one thread.
  private(set) var texts: [String] = []
  func append(_ problem: JSONDecodingError) { texts.append(problem.description) }
}
