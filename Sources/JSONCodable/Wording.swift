import Foundation
import JSONText

/// The words that errors share: how found values, type names and texts are spelled.
package enum Wording {
  /// The most characters of a found value that a message shows.
  static let longestFoundValue = 60

  /// Returns what a dictionary holds in words: `string "…"`, `number 5`, `boolean true`, `null`, `array` or
  /// `object`.
  ///
  /// A value that is not JSON is spelled by its type.
  package static func found(_ value: Any) -> String {
    // A cast of a container to a class, or the other way, would convert all that is in it.
    if Memory.isStored(value, as: JSONObject.self) { return "object" }
    if Memory.isStored(value, as: [Any].self) { return "array" }
    if let opened = TreeValue.opened(value) { return found(opened) }
    if let optional = value as? any OptionalValue {
      return optional.wrappedAsAny.map(found) ?? "null"
    }
    if let text = value as? String { return "string \(quoted(cut(text)))" }
    if let boolean = JSONNumber.boolean(value) { return "boolean \(boolean)" }
    if let number = JSONNumber(value) { return "number \(cut(number.description))" }
    if type(of: value) is AnyClass {
      if value is NSNull { return "null" }
      if value is NSArray { return "array" }
    } else if value is [Any] {
      return "array"
    }
    if let dictionary = FoundationContainers.dictionary(value) { return found(dictionary) }
    return "value of type \(name(of: type(of: value)))"
  }

  /// Returns a dictionary in words: `object`, or the first key that keeps it from being one.
  private static func found(_ dictionary: [AnyHashable: Any]) -> String {
    let others = dictionary.keys.lazy.filter { !($0.base is String) }.map { found($0.base) }
    return others.min().map { "dictionary with a key that is not a string: \($0)" } ?? "object"
  }

  /// Returns an array of a length that does not fit in words: `array of 2 elements`.
  static func found(arrayOf count: Int) -> String {
    "array of \(count) \(count == 1 ? "element" : "elements")"
  }

  /// Returns the name of a type as Swift source has it: `[Int]` and `String?`, not `Array<Int>` and
  /// `Optional<String>`.
  package static func name(of type: Any.Type) -> String {
    guard TypeKind.isKnown(type) else { return "of a kind that Swift's runtime does not describe" }
    if let sugared = type as? any SugaredType.Type { return sugared.sugaredName }
    if let wrapper = type as? any TransparentWrapper.Type { return name(of: wrapper.wrappedType) }
    return _typeName(type, qualified: false)
  }

  /// Returns the name of a type that has no JSON.
  ///
  /// The runtime says `()` of a property whose type cannot be copied.
  static func unsupported(_ type: any Any.Type) -> String {
    name(of: type) + (type == Void.self ? ", or one that cannot be copied" : "")
  }

  /// Returns what a type expects: the known values of an enumeration, otherwise the type's name.
  ///
  /// An optional expects what the type inside it does.
  package static func expectation<T>(of type: T.Type) -> String {
    if let optional = type as? any OptionalValue.Type { return optional.wrappedExpectation }
    if let wrapper = type as? any TransparentWrapper.Type {
      return expectation(of: wrapper.wrappedType)
    }
    if let enumeration = type as? any (RawRepresentable & CaseIterable).Type {
      return knownValues(of: enumeration)
    }
    return name(of: type)
  }

  private static func knownValues<T: RawRepresentable & CaseIterable>(of type: T.Type) -> String {
    let values = type.allCases.map { rawText($0.rawValue) }
    return values.isEmpty ? name(of: type) : oneOf(values)
  }

  /// Returns a choice in words: `one of "move", "stop"`.
  static func oneOf(_ values: [String]) -> String {
    "one of \(values.joined(separator: ", "))"
  }

  /// Returns a raw value as it stands in JSON: strings in quotes.
  static func rawText(_ value: Any) -> String {
    if let text = value as? String { return quoted(cut(text)) }
    return cut(String(describing: value))
  }

  /// Returns a text in quotes, with escapes for what would break the line or steer a terminal.
  package static func quoted(_ text: String) -> String { text.quoted }

  /// Returns a text with no more characters than a message shows; a cut text ends with `…`.
  package static func cut(_ text: String) -> String {
    guard
      let end = text.index(
        text.startIndex, offsetBy: longestFoundValue, limitedBy: text.endIndex), end < text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}

/// A property wrapper that errors do not mention: they spell the type of the property.
package protocol TransparentWrapper {
  /// The type of the property.
  static var wrappedType: any Any.Type { get }
}

/// A generic type that Swift source spells with brackets or a question mark.
protocol SugaredType {
  static var sugaredName: String { get }
}

extension Optional: SugaredType {
  static var sugaredName: String { "\(Wording.name(of: Wrapped.self))?" }
}

extension Array: SugaredType {
  static var sugaredName: String { "[\(Wording.name(of: Element.self))]" }
}

extension Set: SugaredType {
  static var sugaredName: String { "Set<\(Wording.name(of: Element.self))>" }
}

extension Dictionary: SugaredType {
  static var sugaredName: String {
    "[\(Wording.name(of: Key.self)): \(Wording.name(of: Value.self))]"
  }
}
