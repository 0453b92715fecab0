import Fixtures
import Foundation
import JSONCodable
import JSONParity

/// A way to read a document, and to write what was read.
enum Route: String, CaseIterable, Sendable {
  case text, data, tree, foundationTree, element, member

  /// Reads a document as a type, and returns what is written of it, with sorted keys.
  func rewrite<T: JSONEncodable & JSONRestorable>(
    _ type: T.Type, _ text: String, in context: JSONContext
  ) throws -> String {
    switch self {
    case .text:
      return try T(JSONString: text, context: context)
        .JSONString(options: .sortedKeys, context: context)
    case .data:
      let data = try T(JSONData: Data(text.utf8), context: context)
        .JSONData(options: .sortedKeys, context: context)
      return String(decoding: data, as: UTF8.self)
    case .tree:
      let tree = try JSONObject(JSONString: #"{"tree":\#(text)}"#)["tree"] ?? NSNull()
      return try written(T(JSONValue: tree, context: context), context)
    case .foundationTree:
      let tree = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      return try written(T(JSONValue: tree, context: context), context)
    case .element:
      let written = try [T](JSONString: "[\(text),\(text)]", context: context)
        .JSONString(options: .sortedKeys, context: context)
      guard case .array(let elements) = try JSONValue(parsing: written), elements.count == 2,
        elements[0] == elements[1]
      else { throw RouteError(text: "two elements are not written alike") }
      return elements[0].text()
    case .member:
      let named = try [String: T](JSONString: #"{"m":\#(text)}"#, context: context)
      return try inside(named.JSONString(options: .sortedKeys, context: context), "m")
    }
  }

  private func written(_ value: some JSONEncodable, _ context: JSONContext) throws -> String {
    let object: JSONObject = ["tree": try value.JSONEncode(context: context)]
    let text = try JSONContext.with(context) { try object.JSONString(options: .sortedKeys) }
    return try inside(text, "tree")
  }

  /// Returns the text of the only member of an object.
  private func inside(_ text: String, _ key: String) throws -> String {
    let start = #"{"\#(key)":"#
    guard text.hasPrefix(start), text.hasSuffix("}") else {
      throw RouteError(text: "not the object of one member: \(text)")
    }
    return String(text.dropFirst(start.count).dropLast())
  }
}

/// Why a way gives no document.
struct RouteError: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}

extension Fixture.Form {
  /// Reads a document, and returns what is written of it, with sorted keys.
  func rewrite(_ text: String, by route: Route, in context: JSONContext) throws -> String {
    try route.rewrite(self.type, text, in: context)
  }

  /// Returns what is written of a document, or the error without the names of forms.
  func outcome(of text: String, by route: Route = .text, in context: JSONContext) -> String {
    do {
      return try rewrite(text, by: route, in: context)
    } catch {
      return "refused: \(error)".replacing("expected \(self.type) at", with: "expected Form at")
        .withoutForms
    }
  }
}

extension String {
  /// The text of an error in which every form has one name.
  var withoutForms: String {
    var (result, word) = ("", "")
    for character in unicodeScalars + [" "] {
      if character.properties.isAlphabetic {
        word.unicodeScalars.append(character)
      } else {
        result += Self.forms.contains(word) ? "Form" : word
        result.unicodeScalars.append(character)
        word = ""
      }
    }
    result.removeLast()
    return result
  }

  private static let forms: Set = [
    "ReflectedAnimal", "MappedAnimal", "RestoredAnimal", "ValuedAnimal", "Reflected", "Mapped",
    "Restored", "Valued", "Archived", "Mixed",
  ]
}
