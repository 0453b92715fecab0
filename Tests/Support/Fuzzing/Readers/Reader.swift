import CodableBridge
import Foundation
import JSONCodable
import JSONParity

/// What one reader makes of a text.
package enum Reading: Sendable {
  case accepted(Content)
  case refused(String)
}

/// A way to read JSON text.
package enum Reader: String, Sendable, CaseIterable {
  case lossless = "JSONValue(parsing: Data)"
  case losslessText = "JSONValue(parsing: String)"
  case document = "JSONDocument(parsing:)"
  case mapper = "the mapper, of data"
  case mapperText = "the mapper, of a string"
  case serialization = "JSONSerialization"
  case decoder = "JSONDecoder"
  case bridge = "DictionaryDecoder on the mapper's tree"

  /// The package's own readers.
  package static let own: [Reader] = [.lossless, .document, .mapper]
  /// Foundation's readers, and those that cost as much or differ from an own one by little.
  package static let others: [Reader] =
    [.losslessText, .mapperText, .serialization, .decoder, .bridge]

  /// Whether the reader takes a string, which holds no invalid bytes.
  var takesString: Bool { self == .losslessText || self == .mapperText }

  /// Reads a text; nil where it cannot be given to the reader at all.
  package func read(_ bytes: [UInt8]) -> Reading? {
    guard !takesString else {
      return String(validating: bytes, as: UTF8.self).map { text in
        reading { try content(of: text) }
      }
    }
    return reading { try content(of: Data(bytes)) }
  }

  private func reading(_ body: () throws -> Content) -> Reading {
    do {
      return .accepted(try body())
    } catch {
      return .refused("\(error)")
    }
  }

  private func content(of text: String) throws -> Content {
    switch self {
    case .losslessText: Content(try JSONValue(parsing: text))
    default: try Content(tree: MapperTree.read(text))
    }
  }

  private func content(of data: Data) throws -> Content {
    if self == .decoder { try UnfinishedText.refuse(data) }
    return switch self {
    case .document: Content(try JSONDocument(parsing: data).value)
    case .mapper: try Content(tree: MapperTree.read(data))
    case .serialization:
      try Content(
        foundation: JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
    case .decoder: try JSONDecoder().decode(Content.self, from: data)
    case .bridge: try DictionaryDecoder().decode(Content.self, from: MapperTree.read(data))
    case .lossless, .losslessText, .mapperText: Content(try JSONValue(parsing: data))
    }
  }
}

/// A tree as the mapper reads it: an object by its own entry point, all else by a type that keeps
/// what it is made of.
enum MapperTree {
  private struct Kept: JSONRestorable {
    let tree: Any
    init(JSONValue: Any) { tree = JSONValue }
  }

  static func read(_ data: Data) throws -> Any {
    try checked(Kept(JSONData: data).tree) { try JSONObject(JSONData: data) }
  }

  static func read(_ text: String) throws -> Any {
    try checked(Kept(JSONString: text).tree) { try JSONObject(JSONString: text) }
  }

  /// What reaches `init(JSONValue:)`.
  static func unchecked(_ data: Data) throws -> Any { try Kept(JSONData: data).tree }

  private static func checked(_ tree: Any, object: () throws -> JSONObject) throws -> Any {
    if tree is JSONObject { return try object() }
    var value: Any?
    let parent: JSONObject = ["root": tree]
    try parent.restore(&value, key: "root")
    return value ?? NSNull()
  }
}

// MARK: - Trees

extension Content {
  /// Creates the content of a lossless value; of duplicate keys the last counts.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let number):
      self = .number(ReadNumber(text: number.text, double: Double(number.text)))
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(Content.init))
    case .object(let members):
      self = .object(
        Dictionary(members.map { ($0.key, Content($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  /// Creates the content of a tree of the mapper.
  init(tree: Any) throws {
    try self.init(tree) { leaf in
      guard let number = JSONNumber(leaf) else { return nil }
      return try ReadNumber(
        text: number.description, double: number.asFloatingPoint(),
        integer: attempt { try number.asInteger() },
        unsigned: attempt { try number.asInteger() })
    }
  }

  /// Creates the content of a tree of `JSONSerialization`.
  init(foundation tree: Any) throws {
    try self.init(tree) { leaf in
      (leaf as? NSNumber).map {
        ReadNumber(text: $0.stringValue, double: Double($0.stringValue))
      }
    }
  }

  private init(_ tree: Any, number: (Any) throws -> ReadNumber?) throws {
    // A container that is asked whether it is an object of Foundation is made one.
    switch tree {
    case let array as [Any]:
      self = .array(try array.map { try Content($0, number: number) })
    case let object as JSONObject:
      self = .object(try object.mapValues { try Content($0, number: number) })
    case let text as String: self = .string(text)
    case is NSNull: self = .null
    default:
      if let boolean = JSONNumber.boolean(tree) {
        self = .boolean(boolean)
      } else if let number = try number(tree) {
        self = .number(number)
      } else {
        throw UnknownLeaf(type: "\(type(of: tree))")
      }
    }
  }
}

/// A tree holds what is not JSON.
struct UnknownLeaf: Error {
  let type: String
}
