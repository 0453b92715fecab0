import Engines
import JSONCodable
import Testing

/// An object that code of its parts clears while it is written.
private final class Cleared: JSONEncodable {
  var one: Part?
  var twice: Part??
  var list: [Part]?
  var named: [String: Part]?
  var choice: Choice?
  var any: Any?

  func clear() { (one, twice, list, named, choice, any) = (nil, nil, nil, nil, nil, nil) }
}

private enum Choice: JSONEncodable { case some(Clearing, String) }

private struct Part: JSONEncodable {
  var first: Clearing
  var text: String
  var texts: [String]
}

/// Writes itself, and clears the object that it stands in.
private struct Clearing: JSONEncodable {
  let owner: Cleared

  func JSONEncode() throws -> Any {
    owner.clear()
    return "first"
  }
}

@Suite("An object that changes while it is written", .everyEngine)
struct ChangingObjectTests {
  private static let text = "a text that is longer than a word, so that it lives on the heap"

  private static let properties: [@Sendable (Cleared, Part) -> Void] = [
    { $0.one = $1 }, { $0.twice = $1 }, { $0.list = [$1] }, { $0.named = ["key": $1] },
    { $0.choice = .some($1.first, $1.text) }, { $0.any = $1 },
  ]

  /// Returns an object whose part in one of its properties clears it.
  private func cleared(_ property: Int) -> Cleared {
    let owner = Cleared()
    // Of memory that is free when the property is nil.
    let text = Self.text + " \(property)"
    Self.properties[property](owner, Part(first: Clearing(owner: owner), text: text, texts: [text]))
    return owner
  }

  @Test(arguments: properties.indices)
  func `is written with the part that was being written, whole`(_ property: Int) throws {
    for _ in 0..<3 {
      let text = try cleared(property).JSONString()
      let tree = try cleared(property).JSONDictionary()
      #expect(text.contains(Self.text + " \(property)"))
      #expect("\(tree)".contains(Self.text + " \(property)"))
    }
  }
}
