public import Foundation
import JSONText

/// Writes the tree of a value as JSON text, with the bytes of `JSONSerialization` on Linux.
///
/// It differs where `JSONSerialization` traps: a value that is no JSON is written by the encoding
/// rules if they know it, and otherwise an error with its path.
struct JSONTextWriter: ~Copyable {
  var writer: JSONWriter
  let sortsKeys: Bool
  /// What the thread is encoding: a value that is written directly counts there as well.
  let scope = EncodingScope.ofThread
  let depthLimit = JSONOptions.currentDepthLimit

  private init(options: JSONSerialization.WritingOptions) {
    writer = JSONWriter(
      prettyPrinted: options.contains(.prettyPrinted),
      escapingSlashes: !options.contains(.withoutEscapingSlashes))
    sortsKeys = options.contains(.sortedKeys)
  }

  /// Returns what `body` makes of the text of a value.
  ///
  /// Where no option asks for anything else, stored properties are written directly, without a tree
  /// in between.
  ///
  /// - Throws: ``JSONEncodingError`` where a part has no JSON form.
  static func withText<Value: JSONEncodable, R>(
    of value: Value, options: JSONSerialization.WritingOptions,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    guard JSONOptions.currentlyAllowsDirectText else {
      let tree = try EncodingScope.runOwn(Value.self) { try value.JSONEncode() }
      return try withText(ofTree: tree, options: options, body)
    }
    return try withText(options: options, { try $0.write(root: value) }, body)
  }

  /// Returns what `body` makes of the text of a tree.
  ///
  /// - Throws: ``JSONEncodingError`` where a part has no JSON form.
  static func withText<R>(
    ofTree tree: Any, options: JSONSerialization.WritingOptions,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    if JSONContext.scopedOptions?.text == .foundation {
      return try FoundationText.data(ofTree: tree, options: options).withUnsafeBytes(body)
    }
    return try withText(options: options, { try $0.write(tree) }, body)
  }

  private static func withText<R>(
    options: JSONSerialization.WritingOptions, _ write: (inout JSONTextWriter) throws -> Void,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    var writer = JSONTextWriter(options: options)
    let depth = writer.scope.depth
    do {
      try write(&writer)
    } catch {
      writer.scope.leave(to: depth)
      throw error
    }
    return try writer.writer.withBytes(body)
  }

  mutating func write(_ tree: Any) throws {
    if JSONLeaf.isStored(tree, as: String.self) {
      writer.string(JSONLeaf.contents(tree, as: String.self))
    } else if JSONLeaf.isStored(tree, as: Int.self) {
      writer.integer(JSONLeaf.contents(tree, as: Int.self))
    } else if JSONLeaf.isStored(tree, as: JSONObject.self) {
      try write(object: JSONLeaf.contents(tree, as: JSONObject.self))
    } else if JSONLeaf.isStored(tree, as: [Any].self) {
      try write(array: JSONLeaf.contents(tree, as: [Any].self))
    } else if JSONLeaf.isStored(tree, as: Double.self) {
      try write(.double(JSONLeaf.contents(tree, as: Double.self)))
    } else {
      try write(rare: tree)
    }
  }

  private mutating func write(rare tree: Any) throws {
    if let opened = JSONLeaf.opened(tree) {
      try write(opened)
    } else if let boolean = JSONNumber.boolean(tree) {
      writer.boolean(boolean)
    } else if let text = tree as? String {
      writer.string(text)
    } else if let object = tree as? JSONObject {
      try write(object: object)
    } else if let array = tree as? [Any] {
      try write(array: array)
    } else {
      try write(scalar: tree)
    }
  }

  private mutating func write(scalar: Any) throws {
    if let number = JSONNumber.float(scalar), number.isFinite {
      writer.float(number)
    } else if let number = JSONNumber(scalar) {
      try write(number)
    } else if Restoring.isNull(scalar) {
      writer.null()
    } else {
      try write(other: scalar)
    }
  }

  mutating func write(_ number: JSONNumber) throws {
    switch number {
    case .integer(let value): writer.integer(value)
    case .wide(let value): writer.integer(value)
    case .double(let value) where value.isFinite: writer.double(value)
    case .double(let value): try write(JSONNumber.encoded(value))
    case .decimal(let value): writer.literal(try JSONNumber.checkFinite(value).description)
    case .unrepresentable(let literal): writer.literal(literal)
    }
  }

  /// Writes what a `JSONEncode()` has left in its tree although it is not JSON.
  private mutating func write(other value: Any) throws {
    try EncodingScope.replace(value) { try write($0) }
  }

  private mutating func write(array: [Any]) throws {
    try enter([Any].self)
    writer.beginArray()
    for index in array.indices {
      do {
        try write(array[index])
      } catch {
        throw JSONEncodingError.wrap(error, under: .index(index))
      }
    }
    writer.endArray()
    leave()
  }

  private mutating func write(object: JSONObject) throws {
    try enter(JSONObject.self)
    writer.beginObject()
    if sortsKeys {
      for key in object.keys.sorted(by: JSONKeyOrder.precedes) {
        try write(object[key] ?? NSNull(), under: key)
      }
    } else {
      for (key, value) in object { try write(value, under: key) }
    }
    writer.endObject()
    leave()
  }

  private mutating func write(_ value: Any, under key: String) throws {
    writer.key(key)
    do {
      try write(value)
    } catch {
      throw JSONEncodingError.wrap(error, under: .key(key))
    }
  }
}

extension Dictionary where Key == String, Value == Any {
  /// Gives the object as JSON text.
  ///
  /// - Parameter options: As for `JSONSerialization`.
  /// - Returns: The text.
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONString(options: JSONSerialization.WritingOptions = []) throws -> String {
    try JSONTextWriter.withText(ofTree: self, options: options) {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Gives the object as JSON text in UTF-8.
  ///
  /// - Parameter options: As for `JSONSerialization`.
  /// - Returns: The text.
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    try JSONTextWriter.withText(ofTree: self, options: options) { Data($0) }
  }

  /// Reads an object of JSON text.
  ///
  /// - Throws: ``JSONDecodingError``: `invalidText`, `wrongType` where the text is no object, or
  ///   `outOfRange` for a number that no Swift type holds.
  public init(JSONString: String) throws {
    let tree = try JSONTextReader.tree(JSONString)
    self = try Restoring.checked(Restoring.object(tree, for: JSONObject.self))
  }

  /// Reads an object of JSON text in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: ``JSONDecodingError``: `invalidText`, `wrongType` where the text is no object, or
  ///   `outOfRange` for a number that no Swift type holds.
  public init(JSONData: Data) throws {
    let tree = try JSONTextReader.tree(JSONData)
    self = try Restoring.checked(Restoring.object(tree, for: JSONObject.self))
  }
}
