public import JSONCodable
public import Testing

/// A JSON text that no engine reads, and the one line that says what is wrong with it.
public struct DecodingFault: Sendable, CustomTestStringConvertible {
  /// What is wrong, in a few words.
  public let testDescription: String
  /// The JSON.
  public let text: String
  /// The problem as a value, where a table names it.
  public let problem: JSONDecodingError.Problem?
  /// What the error says.
  public let message: String

  /// Creates a fault whose problem its message tells.
  public init(_ name: String, _ text: String, _ message: String) {
    self.init(name, text, nil, message)
  }

  /// Creates a fault with its problem as a value.
  public init(
    _ name: String, _ text: String, _ problem: JSONDecodingError.Problem?, _ message: String
  ) {
    testDescription = name
    self.text = text
    self.problem = problem
    self.message = message
  }
}
