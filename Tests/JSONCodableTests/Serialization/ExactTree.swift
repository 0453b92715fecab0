import Foundation

@testable import JSONCodable

/// A tree that is equal to another one when all texts are the same to the scalar.
struct ExactTree: Equatable, CustomStringConvertible {
  let root: Any

  static func == (one: ExactTree, other: ExactTree) -> Bool { isSame(one.root, other.root) }

  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    switch one {
    case is NSNull: other is NSNull
    case let one as String: (other as? String)?.utf8.elementsEqual(one.utf8) ?? false
    case let one as JSONObject: (other as? JSONObject).map { isSame(object: one, $0) } ?? false
    case let one as [Any]:
      (other as? [Any]).map { one.count == $0.count && zip(one, $0).allSatisfy(isSame) } ?? false
    default: rendered(one) == rendered(other)
    }
  }

  private static func isSame(object one: JSONObject, _ other: JSONObject) -> Bool {
    one.count == other.count
      && one.allSatisfy { key, value in
        // A key that is canonically equivalent is found too.
        guard let index = other.index(forKey: key) else { return false }
        return key.utf8.elementsEqual(other[index].key.utf8) && isSame(value, other[index].value)
      }
  }

  var description: String { Self.rendered(root) }

  /// Returns a tree as one text, with the keys in order and all as they are, to the scalar.
  private static func rendered(_ tree: Any) -> String {
    switch tree {
    case let object as JSONObject:
      let members = object.map { (escaped($0), rendered($1)) }.sorted { $0.0 < $1.0 }
      return "{" + members.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
    case let array as [Any]: return "[" + array.map(rendered).joined(separator: ", ") + "]"
    case let text as String: return "\"" + escaped(text) + "\""
    case is NSNull: return "null"
    default:
      return JSONNumber.boolean(tree).map { "\($0)" } ?? (tree as? NSNumber)?.stringValue ?? "?"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
