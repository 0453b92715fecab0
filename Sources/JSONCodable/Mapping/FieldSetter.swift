/// Sets a variable of a property's type to what a JSON value makes, which is not null.
///
/// - Throws: ``JSONDecodingError`` where the type refuses the value.
@usableFromInline
typealias FieldSetter = (UnsafeMutableRawPointer, Any) throws -> Void

/// How variables of the types `T`, `T?`, `[T]` and `[T]?` are set.
///
/// The library meets a program's type only at run time, where each mention of `[T]` asks the runtime for it.
/// The program knows the type when it is compiled. So the first reading of a type that is mapped by
/// reflection hands these over, and the types that hold it use them.
@usableFromInline
final class CompiledSetters: @unchecked Sendable {
  // Safe to share: functions that capture nothing but a type.
  private let value, optional, array, optionalArray: FieldSetter

  fileprivate enum Form {
    case value, optional, array, optionalArray
  }

  private static let known = {
    let known = TypeTable<CompiledSetters>()
    func keep<T: JSONRestorable>(_ type: T.Type) {
      _ = known.value(for: .init(of: type), .ofThread) { CompiledSetters(of: type) }
    }
    keep(String.self)
    keep(Int.self)
    keep(Double.self)
    keep(Bool.self)
    keep([String: String].self)
    keep([String: Int].self)
    keep([String: Double].self)
    keep([String: Bool].self)
    return known
  }()

  @usableFromInline
  init(
    value: @escaping FieldSetter, optional: @escaping FieldSetter, array: @escaping FieldSetter,
    optionalArray: @escaping FieldSetter
  ) {
    (self.value, self.optional, self.array, self.optionalArray) =
      (value, optional, array, optionalArray)
  }

  /// Creates the setters, compiled for the type.
  @inlinable
  @inline(__always)
  convenience init<T: JSONRestorable>(of type: T.Type) {
    self.init(
      value: { variable, json in
        let value = try T(JSONValue: json)
        variable.withVariable(of: T.self) { $0 = value }
      },
      optional: { variable, json in
        let value = try T(JSONValue: json)
        variable.withVariable(of: T?.self) { $0 = value }
      },
      array: { variable, json in
        let value = try [T](JSONValue: json)
        variable.withVariable(of: [T].self) { $0 = value }
      },
      optionalArray: { variable, json in
        let value = try [T](JSONValue: json)
        variable.withVariable(of: [T]?.self) { $0 = value }
      })
  }

  /// Returns the setters of a frequent type, or of one that was read before.
  @inline(__always)
  fileprivate static func of(_ type: any Any.Type) -> CompiledSetters? {
    known.unretained(.init(of: type))?.takeUnretainedValue()
  }

  fileprivate subscript(form: Form) -> FieldSetter {
    switch form {
    case .value: value
    case .optional: optional
    case .array: array
    case .optionalArray: optionalArray
    }
  }

  /// Keeps the setters of a type.
  @usableFromInline
  func keep(for type: any Any.Type) {
    _ = Self.known.value(for: .init(of: type), .ofThread) { self }
  }
}

extension FieldMapping.Field {
  /// Returns how a variable of a type is set: compiled for the type where it can be, otherwise by the type
  /// itself, or by its rule where it does not restore itself.
  static func setter(_ type: any Any.Type, or rule: AnyDecodingRule) -> FieldSetter {
    if let compiled = CompiledSetters.of(type) { return compiled[.value] }
    let general = generalSetter(type, or: rule)
    if let array = type as? any ArrayType.Type {
      return compiledSetter(.array, of: array.elementType, or: general)
    }
    guard let optional = type as? any OptionalType.Type else { return general }
    guard let array = optional.wrapped as? any ArrayType.Type else {
      return compiledSetter(.optional, of: optional.wrapped, or: general)
    }
    return compiledSetter(.optionalArray, of: array.elementType, or: general)
  }

  /// Returns a setter that is compiled for a type: at once where it is known, otherwise from the first
  /// reading of the type on.
  private static func compiledSetter(
    _ form: CompiledSetters.Form, of type: any Any.Type,
    or general: @escaping FieldSetter
  ) -> FieldSetter {
    if let compiled = CompiledSetters.of(type) { return compiled[form] }
    guard type is any JSONMappable.Type else { return general }
    return { variable, json in
      guard let compiled = CompiledSetters.of(type) else { return try general(variable, json) }
      try compiled[form](variable, json)
    }
  }

  private static func generalSetter(
    _ type: any Any.Type, or rule: AnyDecodingRule
  ) -> FieldSetter {
    if let element = (type as? any ArrayType.Type)?.elementType as? any JSONRestorable.Type {
      return arraySetter(element, of: type, by: arrayElementSetter(element))
    }
    return if let type = type as? any JSONRestorable.Type { setter(type) } else { rule.assign }
  }

  private static func setter<P: JSONRestorable>(_ type: P.Type) -> FieldSetter {
    { variable, json in
      let value = try P(JSONValue: json)
      variable.withVariable(of: P.self) { $0 = value }
    }
  }

  /// Returns how an element is set that is an array itself; nil for another one.
  private static func arrayElementSetter<P: JSONRestorable>(_ type: P.Type) -> FieldSetter? {
    guard type is any ArrayType.Type else { return nil }
    return setter(type, or: AnyDecodingRule.of(type))
  }

  /// Returns how a variable of an array is set: each element is made where it will lie.
  private static func arraySetter<P: JSONRestorable>(
    _ type: P.Type, of arrayType: any Any.Type, by elementSetter: FieldSetter?
  ) -> FieldSetter {
    { variable, json in
      if Restoring.scope != nil {
        // There each element is a step on the trail.
        let array = try [P](JSONValue: json)
        variable.withVariable(of: [P].self) { $0 = array }
        return
      }
      // In generic code each mention of `[P]` asks the runtime for the type.
      let values = try Restoring.array(json, for: arrayType)
      if values.isEmpty {
        // An array of no capacity would write into the storage that all empty arrays share.
        if !Memory.isEmptyArray(variable) { variable.withVariable(of: [P].self) { $0 = [] } }
        return
      }
      let array: [P]
      do {
        array = try [P](unsafeUninitializedCapacity: values.count) { elements, count in
          for (index, value) in values.enumerated() {
            do {
              if let elementSetter, let start = elements.baseAddress {
                let element = UnsafeMutableRawPointer(start + count)
                Memory.makeEmptyArray(at: element)
                count += 1
                try elementSetter(element, value)
              } else {
                elements.initializeElement(at: count, to: try P(JSONValue: value))
                count += 1
              }
            } catch {
              throw Restoring.refusal(of: value, at: index, error)
            }
          }
        }
      } catch is Restoring.ClosedElement {
        array = try [P](JSONValue: json)
      }
      variable.withVariable(of: [P].self) { $0 = array }
    }
  }
}

private protocol ArrayType {
  static var elementType: any Any.Type { get }
}

extension Array: ArrayType {
  fileprivate static var elementType: any Any.Type { Element.self }
}

private protocol OptionalType {
  /// The type inside, which may be an optional itself.
  static var wrapped: any Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: any Any.Type { Wrapped.self }
}

extension Restoring {
  /// An element that may be an optional in a hand-made array, which must be opened.
  fileprivate struct ClosedElement: Error {}

  /// Returns what an array throws where an element's type has refused a value.
  @inline(never)
  fileprivate static func refusal(
    of value: Any, at index: Int, _ error: any Error
  ) -> any Error {
    mayOpen(value, after: error) ? ClosedElement() : wrap(error, index: index)
  }
}
