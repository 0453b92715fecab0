import Foundation

extension ValueEncoder {
  /// Returns the encoder of a variable of a class, whose instances know their classes.
  static func variable<P>(
    of type: P.Type, instance: ValueEncoder
  ) -> ValueEncoder {
    func exact(_ pointer: UnsafeRawPointer, _ front: TypeTableFront) -> ValueEncoder {
      let encoder = of(Swift.type(of: pointer.value(as: type)), front)
      return encoder.instance ?? encoder
    }
    return ValueEncoder(canBeNil: true, instance: instance) {
      try exact($0, $1.front).encode($0, $1)
    } write: {
      try exact($0, $1.scope.front).write($0, &$1)
    }
  }

  /// Returns how the instances of a class are encoded: by its own `JSONEncode()`, as what stands in the
  /// trees of Foundation, or by their raw values.
  static func instance(of type: AnyClass, _ front: TypeTableFront) -> ValueEncoder {
    if let encodable = type as? any JSONEncodable.Type { return instance(of: encodable) }
    if let bridged = bridged(type, front) { return ValueEncoder(encode: bridged) }
    if let rawValued = type as? any RawRepresentable.Type { return rawValue(of: rawValued, front) }
    return unsupported(type)
  }

  /// Returns how the instances of a class are encoded that is known to be `JSONEncodable`.
  static func instance<P: JSONEncodable>(of type: P.Type) -> ValueEncoder {
    ValueEncoder { pointer, scope in
      let instance = pointer.value(as: type)
      let object = Memory.object(of: instance)
      try scope.open(object)
      defer { scope.close() }
      guard let plan = scope.encoding(of: type)?.plan else {
        return try scope.runOwn(type) { () -> Any in try instance.JSONEncode() }
      }
      return try plan.encode(object, scope)
    } write: { pointer, writer in
      let instance = pointer.value(as: type)
      let scope = writer.scope
      try scope.open(Memory.object(of: instance))
      defer { scope.close() }
      try writer.write(value: instance)
      return true
    }
  }

  /// Returns how the Foundation classes are encoded that stand in `JSONSerialization` trees and in
  /// legacy dictionaries.
  private static func bridged(_ type: AnyClass, _ front: TypeTableFront) -> Encode? {
    func converted<Value>(
      _ type: Value.Type, by convert: @escaping (AnyObject) -> Value? = { $0 as? Value }
    ) -> Encode {
      let encoder = of(type, front)
      return { pointer, scope in
        guard let value = convert(pointer.value(as: AnyObject.self)) else {
          throw JSONEncodingError.unsupported(Swift.type(of: pointer.value(as: AnyObject.self)))
        }
        return try Memory.withPlace(of: value) { try encoder.encode($0, scope) }
      }
    }
    return switch type {
    case is NSNull.Type: { _, _ in NSNull() }
    case is NSString.Type: converted(String.self)
    case is NSNumber.Type:
      { pointer, _ in try JSONNumber.encoded(scalar: pointer.value(as: NSNumber.self)) }
    case is NSArray.Type, is NSSet.Type: converted([Any].self, by: FoundationContainers.array)
    case is NSDictionary.Type:
      converted([AnyHashable: Any].self, by: FoundationContainers.dictionary)
    case is NSURL.Type: converted(URL.self)
    case is NSDate.Type: converted(Date.self)
    case is NSData.Type: converted(Data.self)
    case is NSUUID.Type: converted(UUID.self)
    default: nil
    }
  }
}
