internal import Foundation
internal import JSONCodable

/// A value of a tree as JSON has it, whatever Swift or Foundation type it was stored as.
///
/// To find out what a value is takes the same time for a container of any size: only `object` and `array`
/// convert one. The functions try the frequent types first.
enum BridgedValue {
  case null
  case bool(Bool)
  case string(String)
  case number(BridgedNumber)
  case object
  case array
  /// A value that JSON does not have, such as a Date.
  case other(Any.Type)

  init(_ value: Any) {
    if Memory.isStored(value, as: [String: Any].self) {
      self = .object
    } else if Memory.isStored(value, as: [Any].self) {
      self = .array
    } else if Memory.isStored(value, as: String.self) {
      self = .string(Memory.contents(value, as: String.self))
    } else if Memory.isStored(value, as: NSNumber.self) {
      self.init(Memory.contents(value, as: NSNumber.self))
    } else if Memory.isStored(value, as: Int.self) {
      self = .number(.signed(Int64(Memory.contents(value, as: Int.self))))
    } else if Memory.isStored(value, as: Double.self) {
      self = .number(.double(Memory.contents(value, as: Double.self)))
    } else if Memory.isStored(value, as: Decimal.self) {
      self = .number(.decimal(Memory.contents(value, as: Decimal.self)))
    } else {
      self.init(unusual: value)
    }
  }

  private init(unusual value: Any) {
    let type = type(of: value)
    if type is AnyClass {
      self.init(object: value)
    } else if BridgedValue.frequentObjects.contains(ObjectIdentifier(type)) {
      self = .object
    } else if BridgedValue.frequentArrays.contains(ObjectIdentifier(type)) {
      self = .array
    } else if type == String.self, let string = value as? String {
      self = .string(string)
    } else if let bool = JSONNumber.boolean(value) {
      self = .bool(bool)
    } else if let container = value as? any BridgedContainer {
      self = container.isJSON ? container.bridged : .other(Swift.type(of: container))
    } else if let number = BridgedNumber(value) {
      self = .number(number)
    } else if let tree = Self.opened(value) {
      self.init(tree)
    } else if value is any BridgedOptional {
      self = .null
    } else {
      self = .other(type)
    }
  }

  /// Returns what an `AnyHashable`, an `AnyJSON` or an optional holds; nil for all else.
  private static func opened(_ value: Any) -> Any? {
    switch type(of: value) {
    case is AnyHashable.Type: (value as? AnyHashable)?.base
    case is AnyJSON.Type: (value as? AnyJSON)?.tree
    default: (value as? any BridgedOptional)?.wrapped
    }
  }

  /// Creates a value from an object of Foundation, or from a number that no type holds.
  ///
  /// A cast to a container would bridge all that is in it, and every cast from `Any` takes long.
  private init(object value: Any) {
    guard let object = value as? NSObject else {
      self = BridgedNumber(value).map(Self.number) ?? .other(type(of: value))
      return
    }
    switch object {
    case let number as NSNumber: self.init(number)
    case is NSNull: self = .null
    case is NSDictionary: self = .object
    case is NSArray: self = .array
    default: self = (value as? String).map(Self.string) ?? .other(type(of: value))
    }
  }

  private init(_ number: NSNumber) {
    let boolean = JSONNumber.boolean(number).map(Self.bool)
    self = boolean ?? BridgedNumber(object: number).map(Self.number) ?? .other(type(of: number))
  }

  /// Containers of a definite type that are told apart without a cast.
  private static let frequentObjects: Set<ObjectIdentifier> = [
    ObjectIdentifier([String: String].self), ObjectIdentifier([String: Int].self),
    ObjectIdentifier([String: Double].self), ObjectIdentifier([String: Bool].self),
  ]
  private static let frequentArrays: Set<ObjectIdentifier> = [
    ObjectIdentifier([String].self), ObjectIdentifier([Int].self), ObjectIdentifier([Double].self),
    ObjectIdentifier([Bool].self), ObjectIdentifier([[String: Any]].self),
  ]

  /// What messages call a value, where that does not depend on the value.
  enum Kind: String {
    case null
    case bool = "a boolean"
    case string = "a string"
    case object = "an object"
    case array = "an array"
  }

  /// The kind of the value; nil for a number and for what JSON does not have.
  var kind: Kind? {
    switch self {
    case .null: .null
    case .bool: .bool
    case .string: .string
    case .object: .object
    case .array: .array
    case .number, .other: nil
    }
  }

  /// The value, as messages have it.
  var name: String {
    switch self {
    case .number(let number): "number \(number.text)"
    case .other(let type): "\(type)"
    case .null, .bool, .string, .object, .array: kind?.rawValue ?? ""
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

/// A container of a definite type inside an `Any`.
private protocol BridgedContainer {
  var bridged: BridgedValue { get }
  /// False where one look is enough to tell that JSON does not have it.
  var isJSON: Bool { get }
}

extension Array: BridgedContainer {
  fileprivate var bridged: BridgedValue { .array }
  fileprivate var isJSON: Bool { true }
}

extension Dictionary: BridgedContainer {
  fileprivate var bridged: BridgedValue { .object }

  /// Whether the first key, and so perhaps every key, is a string.
  fileprivate var isJSON: Bool {
    Key.self == String.self || first.map { $0.key as Any is String } ?? true
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
}

// MARK: - Containers

extension BridgedValue {
  /// Returns the object that a value is, if it need not be converted.
  @inline(__always)
  static func plainObject(_ value: Any) -> [String: Any]? {
    guard Memory.isStored(value, as: [String: Any].self) else { return nil }
    return Memory.contents(value, as: [String: Any].self)
  }

  /// Returns the array that a value is, if it need not be converted.
  @inline(__always)
  static func plainArray(_ value: Any) -> [Any]? {
    guard Memory.isStored(value, as: [Any].self) else { return nil }
    return Memory.contents(value, as: [Any].self)
  }

  /// Returns an object; all its members are converted where it is stored in another way.
  static func object(_ value: Any) -> [String: Any]? {
    if let object = plainObject(value) { return object }
    guard case .object = BridgedValue(value) else { return nil }
    return FoundationContainers.object(value) ?? opened(value).flatMap(object)
  }

  /// Returns an array; all its elements are converted where it is stored in another way.
  static func array(_ value: Any) -> [Any]? {
    if let array = plainArray(value) { return array }
    guard case .array = BridgedValue(value) else { return nil }
    return FoundationContainers.array(value) ?? opened(value).flatMap(array)
  }
}
