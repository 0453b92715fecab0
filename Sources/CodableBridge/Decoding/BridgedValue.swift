internal import Foundation
internal import JSONCodable

/// A value of a tree as JSON has it, whatever Swift or Foundation type it was stored as.
///
/// The initializer is the complete and slow way to find out. The functions try the frequent types first.
enum BridgedValue {
  case null
  case bool(Bool)
  case string(String)
  case number(BridgedNumber)
  case object([String: Any])
  case array([Any])
  /// A value that JSON does not have, such as a Date.
  case other(Any.Type)

  init(_ value: Any) {
    let type = type(of: value)
    if type == String.self, let string = value as? String {
      self = .string(string)
    } else if let bool = JSONNumber.boolean(value) {
      self = .bool(bool)
    } else if type == NSNull.self {
      self = .null
    } else if let number = BridgedNumber(value) {
      self = .number(number)
    } else if let optional = value as? any BridgedOptional {
      self = optional.wrapped.map { BridgedValue($0) } ?? .null
    } else {
      self.init(object: value)
    }
  }

  /// Creates a value from an object of Foundation, or from what bridges to one.
  private init(object value: Any) {
    // A cast of a container to a class would bridge all that is in it.
    if type(of: value) is AnyClass, value is NSNull {
      self = .null
    } else if let object = value as? [String: Any] {
      self = .object(object)
    } else if let array = value as? [Any] {
      self = .array(array)
    } else if let string = value as? String {
      self = .string(string)
    } else {
      self = .other(type(of: value))
    }
  }

  /// The kind of the value, as messages have it.
  var name: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .string: "a string"
    case .number(let number): "number \(number.text)"
    case .object: "an object"
    case .array: "an array"
    case .other(let type): "\(type)"
    }
  }
}

/// An optional inside an `Any`: nil is null.
private protocol BridgedOptional {
  var wrapped: Any? { get }
}

extension Optional: BridgedOptional {
  fileprivate var wrapped: Any? {
    switch self {
    case .none: nil
    case .some(let value): value as Any
    }
  }
}

// MARK: - Reading

extension BridgedValue {
  static func isNull(_ value: Any) -> Bool {
    if Memory.isStored(value, as: NSNull.self) { return true }
    if Memory.isStored(value, as: String.self) || Memory.isStored(value, as: NSNumber.self)
      || Memory.isStored(value, as: Int.self) || Memory.isStored(value, as: Double.self)
      || Memory.isStored(value, as: Bool.self) || Memory.isStored(value, as: [String: Any].self)
      || Memory.isStored(value, as: [Any].self)
    {
      return false
    }
    if case .null = BridgedValue(value) { return true }
    return false
  }

  @inline(__always)
  static func string(_ value: Any) -> String? {
    if Memory.isStored(value, as: String.self) {
      return Memory.contents(value, as: String.self)
    }
    return otherString(value)
  }

  private static func otherString(_ value: Any) -> String? {
    if case .string(let string) = BridgedValue(value) { return string }
    return nil
  }

  static func bool(_ value: Any) -> Bool? {
    if let bool = JSONNumber.boolean(value) { return bool }
    if case .bool(let bool) = BridgedValue(value) { return bool }
    return nil
  }

  /// Returns an integer; one of 128 bits does not stand in its `Any` itself.
  @inline(__always)
  static func integer<T: FixedWidthInteger>(_ value: Any) -> T? {
    if MemoryLayout<T>.size <= MemoryLayout<Int>.size, Memory.isStored(value, as: T.self) {
      return Memory.contents(value, as: T.self)
    }
    return number(value)?.integer()
  }

  static func double(_ value: Any) -> Double? {
    if Memory.isStored(value, as: Double.self) {
      let double = Memory.contents(value, as: Double.self)
      return double.isFinite ? double : nil
    }
    return number(value)?.double()
  }

  static func float(_ value: Any) -> Float? {
    number(value)?.float()
  }

  static func decimal(_ value: Any) -> Decimal? {
    number(value)?.decimal()
  }

  private static func number(_ value: Any) -> BridgedNumber? {
    if Memory.isStored(value, as: NSNumber.self) {
      return BridgedNumber(object: Memory.contents(value, as: NSNumber.self))
    }
    if case .number(let number) = BridgedValue(value) { return number }
    return nil
  }

  static func object(_ value: Any) -> [String: Any]? {
    if Memory.isStored(value, as: [String: Any].self) {
      return Memory.contents(value, as: [String: Any].self)
    }
    if case .object(let object) = BridgedValue(value) { return object }
    return nil
  }

  static func array(_ value: Any) -> [Any]? {
    if Memory.isStored(value, as: [Any].self) { return Memory.contents(value, as: [Any].self) }
    if case .array(let array) = BridgedValue(value) { return array }
    return nil
  }
}
