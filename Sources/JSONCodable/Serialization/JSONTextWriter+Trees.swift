import Foundation
import JSONText

extension JSONTextWriter {
  /// Writes a tree, with what is not JSON in it by the encoding rules.
  mutating func write(_ tree: Any) throws {
    if Memory.isStored(tree, as: String.self) {
      writer.string(Memory.contents(tree, as: String.self))
    } else if Memory.isStored(tree, as: Int.self) {
      writer.integer(Memory.contents(tree, as: Int.self))
    } else if Memory.isStored(tree, as: JSONObject.self) {
      try write(object: Memory.contents(tree, as: JSONObject.self))
    } else if Memory.isStored(tree, as: [Any].self) {
      try write(array: Memory.contents(tree, as: [Any].self))
    } else if Memory.isStored(tree, as: Double.self) {
      try write(.double(Memory.contents(tree, as: Double.self)))
    } else if TreeValue.isNull(tree) {
      writer.null()
    } else if Memory.isStored(tree, as: NSNumber.self), JSONNumber.boolean(tree) == nil {
      try write(scalar: tree)
    } else {
      try write(rare: tree)
    }
  }

  private mutating func write(rare tree: Any) throws {
    // Rows of raw values, and what a `JSONEncode()` often leaves: a cast to an array of any values takes longer than to
    // write one.
    if Memory.isStored(tree, as: [String].self) {
      try write(row: Memory.contents(tree, as: [String].self)) { $0.string($1) }
    } else if Memory.isStored(tree, as: [Int].self) {
      try write(row: Memory.contents(tree, as: [Int].self)) { $0.integer($1) }
    } else if let opened = TreeValue.opened(tree) {
      try write(opened)
    } else if let boolean = JSONNumber.boolean(tree) {
      writer.boolean(boolean)
    } else if TreeType.of(tree).isScalar {
      try write(scalar: tree)
    } else if let text = tree as? String {
      writer.string(text)
    } else if let object = TreeValue.object(tree) {
      try write(object: object)
    } else if let array = FoundationContainers.array(tree) {
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
    case .wide(let value): writer.literal(value.description)
    case .double(let value) where value.isFinite: writer.double(value)
    case .double(let value): try write(JSONNumber.encoded(value))
    case .decimal(let value): writer.literal(try JSONNumber.checkFinite(value).text)
    case .unrepresentable(let literal): writer.literal(literal)
    }
  }

  /// Writes what a `JSONEncode()` has left in its tree although it is not JSON.
  private mutating func write(other value: Any) throws {
    try JSONEncodingError.refuseNative(value)
    try scope.replace(value) { try write($0) }
  }

  private mutating func write(array: [Any]) throws {
    try scope.enter([Any].self)
    writer.beginArray()
    for index in array.indices {
      do {
        try write(array[index])
      } catch {
        throw JSONEncodingError.wrap(error, under: .index(index))
      }
    }
    writer.endArray()
    scope.leave()
  }

  private mutating func write<Scalar>(
    row: [Scalar], by write: (inout JSONWriter, Scalar) -> Void
  ) throws {
    try scope.enter([Any].self)
    writer.beginArray()
    // Not a loop over the row: unoptimised, its iterator takes longer than a number.
    var index = 0
    while index < row.count {
      write(&writer, row[index])
      index += 1
    }
    writer.endArray()
    scope.leave()
  }

  private mutating func write(object: JSONObject) throws {
    try scope.enter(JSONObject.self)
    writer.beginObject()
    for (key, value) in object {
      writer.key(key)
      do {
        try write(value)
      } catch {
        throw JSONEncodingError.wrap(error, under: .key(key))
      }
    }
    writer.endObject()
    scope.leave()
  }
}
