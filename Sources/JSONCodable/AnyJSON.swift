public import Foundation
import JSONText

/// Any JSON value, kept as it is: for the parts of a document that have no type of their own.
///
///     var json = try AnyJSON(JSONString: #"{"tags":["a",1.50],"id":18446744073709551615}"#)
///     json["tags"]?[0] = "b"
///     json["seen"] = true
///     print(json)   // {"id":18446744073709551615,"seen":true,"tags":["b",1.5]}
///
/// It is a type of the mapper and of `Codable` alike, and reads and writes the same JSON by both. A
/// property of this type becomes ``null`` by null.
///
/// Numbers are kept with all of up to 38 digits, which is what `Decimal` has; digits behind them are lost. They are
/// integers where they are written as such and fit, and compare by what they are: 1 equals 1.0. A ``double(_:)`` beyond
/// 2^53 is the integer that it holds, and its text a shorter one: `.double(1e23)` comes back as a ``decimal(_:)`` that is
/// exactly 1e23, and so another number.
///
/// Keys that Swift takes for the same text, such as `é` as one character of Unicode and as two, are one key. The last one
/// counts, as of any key that is there twice.
public enum AnyJSON: Sendable {
  /// Null.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// An integer that fits an `Int`.
  case integer(Int)
  /// A binary fraction.
  case double(Double)
  /// A number that neither `Int` nor `Double` holds.
  case decimal(Decimal)
  /// A string.
  case string(String)
  /// An array.
  case array([AnyJSON])
  /// An object.
  case object([String: AnyJSON])
}

// MARK: - Trees

extension AnyJSON {
  /// Creates a value from a tree: of `JSONSerialization`, of ``JSONEncodable/JSONEncode()``, or a legacy
  /// dictionary.
  ///
  /// - Throws: ``JSONDecodingError`` with the path: `wrongType` for what is not JSON, such as a date, a
  ///   dictionary with a key that is not a string, or a number that is not finite; `outOfRange` for a
  ///   number that no Swift type holds.
  public init(_ tree: Any) throws {
    // Without a cast for what trees mostly consist of.
    if Memory.isStored(tree, as: String.self) {
      self = .string(Memory.contents(tree, as: String.self))
    } else if TreeValue.isNull(tree) {
      self = .null
    } else if !TreeValue.isFrequent(tree), let json = tree as? AnyJSON {
      self = json
    } else if TreeValue.isFrequentContainer(tree) {
      self = try Self.container(tree)
    } else if let boolean = JSONNumber.boolean(tree) {
      self = .boolean(boolean)
    } else if let number = JSONNumber(tree) {
      self = try Self.number(number, in: tree)
    } else if let text = tree as? String {
      self = .string(text)
    } else if Restoring.isNull(tree) {
      self = .null
    } else {
      self = try Self.container(tree)
    }
  }

  private static func number(_ number: JSONNumber, in tree: Any) throws -> AnyJSON {
    switch number {
    case .integer(let value): return .integer(value)
    case .wide: return .decimal(try number.asDecimal())
    case .double(let value) where value.isFinite:
      return .double(value)
    case .decimal(let value) where !value.isNaN: return .decimal(value)
    case .double, .decimal: throw JSONDecodingError.wrongType(tree, expected: AnyJSON.self)
    case .unrepresentable:
      throw UnrepresentableNumber.found(in: tree)?.outOfRange
        ?? JSONDecodingError.wrongType(tree, expected: AnyJSON.self)
    }
  }

  private static func container(_ tree: Any) throws -> AnyJSON {
    if !Memory.isStored(tree, as: [Any].self), let object = TreeValue.object(tree) {
      let members = try Restoring.copiedMembers(of: object, for: [String: AnyJSON].self) {
        try AnyJSON($0)
      }
      return .object(try members ?? Restoring.members(of: object) { try AnyJSON($0) })
    }
    guard let array = TreeValue.array(tree) else {
      throw JSONDecodingError.wrongType(tree, expected: AnyJSON.self)
    }
    return .array(try Restoring.elements(of: array) { try AnyJSON($0) })
  }

  /// The value as a tree that `JSONSerialization` writes.
  public var tree: Any {
    switch self {
    case .null: NSNull()
    case .boolean(let value): value
    case .integer(let value): value
    case .double(let value): value
    case .decimal(let value): value
    case .string(let value): value
    case .array(let elements) where !StackRoom.isExhaustedHere: elements.map(\.tree)
    case .object(let members) where !StackRoom.isExhaustedHere: members.mapValues(\.tree)
    case .array, .object: deepTree
    }
  }

  /// The tree of an array or object, made at any depth on any stack.
  ///
  /// Arrays and objects are listed from the outside in, and made into trees from the inside out. The first one inside of
  /// each is known, and the others follow it in the order of the elements or members.
  private var deepTree: Any {
    var containers = [self]
    var firstInside: [Int] = []
    while firstInside.count < containers.count {
      let container = containers[firstInside.count]
      firstInside.append(containers.count)
      container.forEachValue { if $0.isContainer { containers.append($0) } }
    }
    var trees = [Any](repeating: NSNull(), count: containers.count)
    for (index, container) in containers.enumerated().reversed() {
      var inside = firstInside[index]
      func tree(of value: AnyJSON) -> Any {
        guard value.isContainer else { return value.tree }
        defer { inside += 1 }
        return trees[inside]
      }
      switch container {
      case .array(let elements): trees[index] = elements.map(tree)
      case .object(let members): trees[index] = members.mapValues(tree)
      default: break
      }
    }
    return trees[0]
  }

  var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  /// Calls a body with each element or the value of each member, in the order that they have.
  private func forEachValue(_ body: (AnyJSON) -> Void) {
    switch self {
    case .array(let elements): elements.forEach(body)
    case .object(let members): members.values.forEach(body)
    default: break
    }
  }
}

// MARK: - Parts

extension AnyJSON {
  /// The member of an object; nil where there is none, or where the value is not an object.
  ///
  /// Nil removes the member. Setting a member makes an object of a value that is not one.
  public subscript(key: String) -> AnyJSON? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[key]
    }
    // What is inside is changed in its place: a copy of it would be made for each change.
    _modify {
      guard case .object(var members) = self else {
        var member: AnyJSON?
        defer { if let member { self = .object([key: member]) } }
        yield &member
        return
      }
      self = .null  // So that the members are not copied.
      defer { self = .object(members) }
      yield &members[key]
    }
  }

  /// The element of an array; nil where there is none, or where the value is not an array.
  ///
  /// Nil makes an element null. The index after the last one appends; setting an element makes an array
  /// of a value that is not one.
  ///
  /// - Precondition: An element is set at an index of the array, or at the one after the last.
  public subscript(index: Int) -> AnyJSON? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set {
      var elements: [AnyJSON] = []
      if case .array(let present) = self { elements = present }
      precondition((0...elements.count).contains(index), "index lies outside the array")
      self = .null  // So that the elements are not copied.
      if index < elements.count {
        elements[index] = newValue ?? .null
      } else {
        elements.append(newValue ?? .null)
      }
      self = .array(elements)
    }
    _modify {
      guard case .array(var elements) = self, elements.indices.contains(index) else {
        var element: AnyJSON?
        defer { if let element { self[index] = element } }
        yield &element
        return
      }
      self = .null
      var element: AnyJSON? = elements[index]
      elements[index] = .null
      defer {
        elements[index] = element ?? .null
        self = .array(elements)
      }
      yield &element
    }
  }
}

// MARK: - Mapping

extension AnyJSON: JSONEncodable, JSONRestorable {
  /// Returns the tree.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber`, with the path.
  public func JSONEncode() throws -> Any { try EncodingScope.run(encoded) }

  /// Creates a value from any JSON value.
  ///
  /// - Throws: ``JSONDecodingError`` as ``init(_:)`` does.
  public init(JSONValue: __shared Any) throws {
    Restoring.askForAll(of: JSONValue)
    try self.init(JSONValue)
  }
}

/// Null makes a property null.
extension AnyJSON: OptionalValue {
  package var wrappedOnce: Any? {
    guard case .null = self else { return tree }
    return nil
  }
  /// Any other type that takes every object: it asks for each of its parts.
  package static var wrappedType: any Any.Type { JSONObject.self }
  package static var wrappedExpectation: String { Wording.name(of: AnyJSON.self) }
}

extension AnyJSON: Codable {
  /// Reads any JSON value.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the mapper's words; its underlying error is the
  ///   ``JSONDecodingError``.
  public init(from decoder: any Decoder) throws { self = try MappedCoding.restore(from: decoder) }

  /// Writes the value as it is; strategies of the encoder do not reach its keys.
  ///
  /// - Throws: `EncodingError.invalidValue` with the mapper's words; its underlying error is the
  ///   ``JSONEncodingError``.
  public func encode(to encoder: any Encoder) throws {
    try MappedCoding.encode(self, showing: self, to: encoder)
  }
}

extension AnyJSON: CustomStringConvertible {
  /// The value as JSON text with sorted keys, or the error of a number that is not finite.
  public var description: String {
    do {
      return try JSONString(options: [.sortedKeys, .withoutEscapingSlashes])
    } catch {
      return "\(error)"
    }
  }
}
