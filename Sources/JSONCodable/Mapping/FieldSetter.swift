internal import Foundation

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
    keep(Date.self)
    return known
  }()

  /// Returns the setters of dictionaries of frequent values, which are made when they are first asked for; nil for
  /// all else.
  private static func ofDictionary(_ type: any Any.Type) -> CompiledSetters? {
    guard let container = FrequentContainer(type), container.form == .object else { return nil }
    let setters: CompiledSetters? =
      switch container.part {
      case is String.Type: CompiledSetters(of: [String: String].self)
      case is Int.Type: CompiledSetters(of: [String: Int].self)
      case is Double.Type: CompiledSetters(of: [String: Double].self)
      case is Bool.Type: CompiledSetters(of: [String: Bool].self)
      case is Date.Type: CompiledSetters(of: [String: Date].self)
      default: nil
      }
    setters?.keep(for: type)
    return setters
  }

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
  fileprivate static func of(_ type: any Any.Type) -> CompiledSetters? {
    known(type) ?? ofDictionary(type)
  }

  /// Returns the setters of a type that was asked for or read before.
  @inline(__always)
  fileprivate static func known(_ type: any Any.Type) -> CompiledSetters? {
    known.unretained(.init(of: type))?.takeUnretainedValue()
  }

  /// Returns what a container holds, and in which form; nil for one that has no such setters.
  fileprivate static func form(
    of container: FrequentContainer
  ) -> (form: Form, part: any Any.Type)? {
    switch container.form {
    case .array: (.array, container.part)
    case .object: nil
    case .optional:
      if let array = FrequentContainer(container.part), array.form == .array {
        (.optionalArray, array.part)
      } else {
        (.optional, container.part)
      }
    }
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
  static func setter(_ type: any Any.Type) -> FieldSetter {
    if let compiled = CompiledSetters.of(type) { return compiled[.value] }
    guard let container = FrequentContainer(type) else {
      return restorable(type).map { typedSetter($0) } ?? AnyDecodingRule.of(type).assign
    }
    guard let (form, part) = CompiledSetters.form(of: container) else {
      return generalSetter(container)
    }
    // Compiled for the type: at once where it is known, otherwise from its first reading on.
    if let compiled = CompiledSetters.of(part) { return compiled[form] }
    let mappable = AnyDecodingRule.mappable(part)
    let general = generalSetter(container)
    if mappable == nil { return general }
    return { variable, json in
      guard let compiled = CompiledSetters.known(part) else { return try general(variable, json) }
      try compiled[form](variable, json)
    }
  }

  private static func generalSetter(_ container: FrequentContainer) -> FieldSetter {
    func array<P: JSONRestorable>(_ part: P.Type) -> FieldSetter {
      arraySetter(part, of: container.type, by: elementSetter(part))
    }
    guard let part = restorable(container.part) else {
      return AnyDecodingRule.of(container.type).assign
    }
    return container.form == .array ? array(part) : typedSetter(whole(container.form, of: part))
  }

  /// Returns a type as one that restores itself, as containers do where their parts do; nil for all others.
  private static func restorable(_ type: any Any.Type) -> (any JSONRestorable.Type)? {
    guard let container = FrequentContainer(type) else {
      if let scalar = FrequentScalar.of(type) { return scalar }
      if let restorable = AnyDecodingRule.of(type).restorable { return restorable }
      return RulesOfTypes.container(type) as? any JSONRestorable.Type
    }
    return restorable(container.part).map { whole(container.form, of: $0) }
  }

  /// Returns the type of a container of parts that restore themselves.
  private static func whole<P: JSONRestorable>(
    _ form: FrequentContainer.Form, of part: P.Type
  ) -> any JSONRestorable.Type {
    switch form {
    case .optional: P?.self
    case .array: [P].self
    case .object: [String: P].self
    }
  }

  private static func typedSetter<P: JSONRestorable>(_ type: P.Type) -> FieldSetter {
    { variable, json in
      let value = try P(JSONValue: json)
      variable.withVariable(of: P.self) { $0 = value }
    }
  }

  /// How an element of an array is made where it lies: it begins as what is empty, and is set.
  private struct ElementSetter {
    /// Begins an element as an array without elements, or as nil.
    let begin: (UnsafeMutableRawPointer) -> Void
    let set: FieldSetter
    /// Whether an element stays nil where it is null.
    let takesNull: Bool
  }

  /// Returns how an element is set that is an array or an optional; nil for another one, which makes itself.
  private static func elementSetter<P: JSONRestorable>(_ type: P.Type) -> ElementSetter? {
    func nothing<Wrapped>(of _: Wrapped.Type) -> (UnsafeMutableRawPointer) -> Void {
      // Nil holds nothing that would have to be retained: it is copied byte by byte.
      let nothing = withUnsafeBytes(of: nil as Wrapped?) { [UInt8]($0) }
      return { $0.copyMemory(from: nothing, byteCount: nothing.count) }
    }
    guard let container = FrequentContainer(type) else { return nil }
    let set = setter(type)
    return switch container.form {
    case .array:
      ElementSetter(begin: { Memory.makeEmptyArray(at: $0) }, set: set, takesNull: false)
    case .optional:
      ElementSetter(
        begin: _openExistential(container.part, do: nothing), set: set, takesNull: true)
    case .object: nil
    }
  }

  /// Returns how a variable of an array is set: each element is made where it will lie.
  private static func arraySetter<P: JSONRestorable>(
    _ type: P.Type, of arrayType: any Any.Type, by elementSetter: ElementSetter?
  ) -> FieldSetter {
    let isScalar = Restoring.isFrequentScalar(type)
    return { variable, json in
      let scope = Restoring.scope
      if let scope, scope.searchesElements {
        let array = try [P](JSONValue: json)
        variable.withVariable(of: [P].self) { $0 = array }
        return
      }
      if let stored: [P] = Restoring.storedElements(of: json) {
        variable.withVariable(of: [P].self) { $0 = stored }
        return
      }
      // In generic code each mention of `[P]` asks the runtime for the type.
      let values = try Restoring.array(json, for: arrayType)
      if values.isEmpty {
        if !Memory.isEmptyArray(variable) { variable.withVariable(of: [P].self) { $0 = [] } }
        return
      }
      let mark = scope?.mark
      let array: [P]
      do {
        array = try Memory.array(capacity: values.count) { elements, count in
          // Not a loop over the values: unoptimised, its iterator takes longer than a number.
          while count < values.count {
            let (index, value) = (count, values[count])
            let isOnTrail = isScalar ? false : scope?.enter(.index(index)) ?? false
            defer { if isOnTrail { scope?.leave() } }
            do {
              if let elementSetter {
                let element = UnsafeMutableRawPointer(elements + count)
                elementSetter.begin(element)
                count += 1
                if elementSetter.takesNull, Restoring.isNull(value) { continue }
                try elementSetter.set(element, value)
              } else {
                (elements + count).initialize(to: try P(JSONValue: value))
                count += 1
              }
            } catch {
              if elementSetter?.takesNull == true, ConvertedScalar.isNil(value) { continue }
              throw Restoring.refusal(of: value, at: index, error)
            }
          }
        }
      } catch is Restoring.ClosedElement {
        if let scope, let mark { scope.forget(since: mark) }
        array = try [P](JSONValue: json)
      }
      variable.withVariable(of: [P].self) { $0 = array }
    }
  }
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
