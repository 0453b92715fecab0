import Builtin
internal import Foundation

/// The contents of an `Any`, compared and taken out without a cast.
///
///     word 0 … 2   the value, if it has no more than that; otherwise a pointer to it
///     word 3       the type that it was stored as
///
/// A cast asks the runtime, which takes longer than all else in reading a property. For a struct it is
/// enough to compare the fourth word. An object may be of a subclass, so its own class is compared too.
/// A value that is not recognised goes the general way: one that was stored as a superclass only takes
/// longer.
@usableFromInline
package enum Memory {
  /// Returns whether a value was stored as a type.
  @inlinable
  @_transparent
  package static func isStored<Stored>(_ value: Any, as type: Stored.Type) -> Bool {
    // Not by a pointer to the value: where nothing is optimised, its closure takes longer than a look-up.
    unsafeBitCast(value as Any, to: (UInt, UInt, UInt, UnsafeRawPointer).self).3
      == unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
  }

  /// Returns the type that a value was stored as.
  @_transparent
  static func storedType(of value: Any) -> any Any.Type {
    unsafeBitCast(
      unsafeBitCast(value as Any, to: (UInt, UInt, UInt, UInt).self).3, to: Any.Type.self)
  }

  /// Returns what an optional holds.
  ///
  /// A pattern asks the runtime about the type `Any?` each time, which takes longer than to copy most values.
  ///
  /// - Precondition: It is not nil.
  @_transparent
  static func unwrapped(_ value: __shared Any?) -> Any {
    precondition(!isNil(value), "the optional is nil")
    return unsafeBitCast(value as Any?, to: Any.self)
  }

  /// Returns whether an optional holds nothing: its word for the type is null.
  @_transparent
  static func isNil(_ value: __shared Any?) -> Bool {
    unsafeBitCast(value as Any?, to: (UInt, UInt, UInt, UInt).self).3 == 0
  }

  /// Returns whether an optional holds a value that was stored as a type.
  ///
  /// The value is not taken out, which would copy it.
  @_transparent
  static func isStored<Stored>(inside value: __shared Any?, as type: Stored.Type) -> Bool {
    unsafeBitCast(value as Any?, to: (UInt, UInt, UInt, UInt).self).3
      == unsafeBitCast(type as Any.Type, to: UInt.self)
  }

  /// Initializes a place to what an optional holds; returns false, and leaves the place as it was, where it is nil.
  ///
  /// The optional is made in the place itself, so that nothing is moved or ended where it is nil.
  @_transparent
  static func initialize(
    _ place: UnsafeMutablePointer<Any>, to value: () throws -> Any?
  ) rethrows -> Bool {
    let words = UnsafeMutableRawPointer(place)
    words.assumingMemoryBound(to: Any?.self).initialize(to: try value())
    return words.load(fromByteOffset: 3 * MemoryLayout<UInt>.size, as: UInt.self) != 0
  }

  /// Returns a value that was stored as a type.
  ///
  /// - Precondition: `isStored(value, as: type)`, and the type has at most three words.
  @inlinable
  @_transparent
  package static func contents<Stored>(_ value: Any, as type: Stored.Type) -> Stored {
    precondition(isStored(value, as: type) && fits(type), "the value was stored as another type")
    return withUnsafePointer(to: value) {
      UnsafeRawPointer($0).assumingMemoryBound(to: Stored.self).pointee
    }
  }

  /// Returns the array that a value was stored as.
  ///
  /// Not by `contents`: in generic code the type that a closure returns is asked for at run time.
  ///
  /// - Precondition: It was stored as an array of such elements, which is one word.
  @_transparent
  static func array<Element>(storedIn value: Any) -> [Element] {
    unsafeBitCast(
      unsafeBitCast(value as Any, to: (UInt, UInt, UInt, UInt).self).0, to: [Element].self)
  }

  /// Returns the dictionary that a value was stored as, in the same way.
  ///
  /// - Precondition: It was stored as a dictionary of such keys and values, which is one word.
  @_transparent
  static func dictionary<Key, Value>(storedIn value: Any) -> [Key: Value] {
    unsafeBitCast(
      unsafeBitCast(value as Any, to: (UInt, UInt, UInt, UInt).self).0, to: [Key: Value].self)
  }

  /// Returns a dictionary as one of a type of keys that are strings.
  ///
  /// In generic code a cast of one dictionary to another goes through its members.
  ///
  /// - Precondition: The type is `String`.
  @inlinable
  @_transparent
  static func keyed<Key, Value>(_ members: [String: Value], by type: Key.Type) -> [Key: Value] {
    precondition(type == String.self, "the keys are not strings")
    return unsafeBitCast(members, to: [Key: Value].self)
  }

  /// Returns a value as a type, by a cast only where it was stored as another one.
  ///
  /// - Precondition: The type has at most three words.
  @_transparent
  static func stored<Stored>(_ value: Any, as type: Stored.Type) -> Stored? {
    isStored(value, as: type) ? contents(value, as: type) : value as? Stored
  }

  /// Returns whether values of a type stand in the `Any` itself.
  @inlinable
  @_transparent
  static func fits<Stored>(_ type: Stored.Type) -> Bool {
    MemoryLayout<Stored>.size <= 3 * MemoryLayout<UnsafeRawPointer>.size
      && MemoryLayout<Stored>.alignment <= MemoryLayout<UnsafeRawPointer>.alignment
  }

  /// Returns the object of a value that was stored as `NSNumber`, if its class is exactly the one that is named.
  ///
  /// The `Any` keeps the object alive. Not for all classes: where nothing is optimised, generic code takes longer than to read a number.
  @_transparent
  static func number(_ value: __shared Any, of type: NSNumber.Type) -> Unmanaged<NSNumber>? {
    guard isStored(value, as: NSNumber.self) else { return nil }
    let number = unsafeBitCast(value as Any, to: (Unmanaged<NSNumber>, UInt, UInt, UInt).self).0
    let found = ObjectIdentifier(Swift.type(of: number.takeUnretainedValue()))
    return found == ObjectIdentifier(type) ? number : nil
  }

  /// The two words of a string: a short text itself, or the place of a long one.
  struct TextWords: Equatable {
    fileprivate var first, second: UInt64

    /// Strings with the same words are equal as long as one of them lives; equal strings may have others.
    @_transparent
    init(of text: __shared String) {
      #if _pointerBitWidth(_64)
        (first, second) = unsafeBitCast(text, to: (UInt64, UInt64).self)
      #else
        let words = unsafeBitCast(text, to: (UInt64, UInt32).self)
        (first, second) = (words.0, UInt64(words.1))
      #endif
    }

    /// Written out, since what the compiler makes is called by way of a witness table where nothing is optimised.
    static func == (left: TextWords, right: TextWords) -> Bool {
      left.first == right.first && left.second == right.second
    }

    /// Keeps of how the text is stored what another one has in common with it.
    @_transparent
    mutating func formCommonForm(_ other: TextWords) { second &= other.second }

    #if _pointerBitWidth(_64)
      /// The bits of the second word that say how a text is stored.
      private static var formBits: UInt64 { 0xF << 60 }
      /// These bits of an ASCII text that is short enough to stand in the words.
      private static var formOfShortText: UInt64 { TextWords(of: "a").second & formBits }

      /// Whether they are those of an ASCII text that stands in them itself; of a common form, whether all texts are such.
      @inline(__always)
      var areShortText: Bool { second & Self.formBits == Self.formOfShortText }
    #else
      /// Never: a string of 12 bytes says in other bits how it is stored.
      var areShortText: Bool { false }
    #endif
  }

  /// Returns a hash of the two words of a string: of a short text itself, or of the place of a long one.
  ///
  /// Equal strings may have different hashes.
  @_transparent
  static func hash(ofStorage text: String) -> Int {
    let words = TextWords(of: text)
    let mixed = (words.first ^ words.second &* 5) &* 0x9E37_79B9_7F4A_7C15
    // The high bits of the product depend on all bits.
    return Int(truncatingIfNeeded: mixed &>> 48)
  }

  /// Returns where an instance of a class lies.
  ///
  /// - Precondition: The value is an instance of a class.
  @inlinable
  @_transparent
  static func address<Instance>(ofInstance instance: Instance) -> UnsafeMutableRawPointer {
    precondition(Instance.self is AnyClass, "the value is not an object")
    return unsafeBitCast(instance, to: UnsafeMutableRawPointer.self)
  }

  /// Returns an instance of a class as an object.
  ///
  /// In generic code `as AnyObject` asks the runtime how to bridge the value, which takes longer than
  /// to encode it.
  ///
  /// - Precondition: The value is an instance of a class.
  @_transparent
  static func object<Instance>(of instance: Instance) -> AnyObject {
    precondition(
      MemoryLayout<Instance>.size == MemoryLayout<AnyObject>.size
        && TypeKind.isClass(type(of: instance)), "the value is not an object")
    return unsafeBitCast(instance, to: AnyObject.self)
  }
}

extension Memory {
  /// Returns whether an optional has a value.
  ///
  /// Code for types that cannot be copied looks at it where it lies, whatever its type is.
  @inline(__always)
  fileprivate static func hasValue<Wrapped: ~Copyable>(_ place: UnsafePointer<Wrapped?>) -> Bool {
    switch place.pointee {
    case .none: false
    case .some: true
    }
  }
}

extension Memory {
  /// Returns what makes values by an initializer that may fail, and throws where it does.
  ///
  /// Code that is not compiled for a type asks the runtime for the type of its optional each time, which takes longer
  /// than to make most values. Here the optional is a type of its own, which is asked for once.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - make: Makes an optional of the type.
  ///   - refusal: Returns the error for what has made nothing.
  /// - Returns: The function.
  /// - Precondition: `Maybe` is an optional of the type.
  @inline(never)
  static func requiring<Input, Maybe, Made>(
    _ type: Made.Type, _ make: @escaping (Input) -> Maybe,
    orThrow refusal: @escaping (Input) -> any Error
  ) -> (Input) throws -> Made {
    precondition(Maybe.self == Made?.self, "no optional of the type is made")
    return { input in
      try withUnsafePointer(to: make(input)) { made in
        guard let place = UnsafeRawPointer(made).value(ofOptional: type) else {
          throw refusal(input)
        }
        return place.value(as: type)
      }
    }
  }
}

extension UnsafeRawPointer {
  /// Reads a value from where it lies.
  ///
  /// - Precondition: A value of the type lies here; see the invariants in `RuntimeFunctions`.
  @_transparent
  func value<T>(as type: T.Type = T.self) -> T {
    // Not `isMultiple(of:)`: unoptimised, it takes longer than the rest of reading a property.
    assert(
      Int(bitPattern: self) & (MemoryLayout<T>.alignment - 1) == 0,
      "no value of the type begins here")
    return assumingMemoryBound(to: type).pointee
  }

  /// Returns where the value of an optional that lies here begins, which is here; nil where it has none.
  ///
  /// Nothing is copied: to copy an optional, code that is not compiled for its type asks the runtime for the type.
  ///
  /// - Precondition: An optional of the type lies here; see the invariants in `RuntimeFunctions`.
  @_transparent
  func value<Wrapped>(ofOptional type: Wrapped.Type) -> UnsafeRawPointer? {
    Memory.hasValue(pointer(to: Wrapped?.self)) ? self : nil
  }

  /// Returns a pointer to a value that lies here.
  ///
  /// - Precondition: A value of the type lies here; see the invariants in `RuntimeFunctions`.
  @_transparent
  func pointer<T>(to type: T.Type) -> UnsafePointer<T> { assumingMemoryBound(to: type) }
}

extension UnsafeMutableRawPointer {
  /// Runs a body with the variable that lies here.
  ///
  /// - Precondition: A variable of the type lies here; see the invariants in `RuntimeFunctions`.
  @inlinable
  @_transparent
  func withVariable<T, R>(of type: T.Type, _ body: (inout T) throws -> R) rethrows -> R {
    assert(
      Int(bitPattern: self) & (MemoryLayout<T>.alignment - 1) == 0,
      "no value of the type begins here")
    return try body(&assumingMemoryBound(to: type).pointee)
  }
}

extension Memory {
  /// Returns the type of a value, which of an object may be a subclass.
  ///
  /// The runtime is asked for that of an object alone.
  @inline(__always)
  static func type<Value>(of value: Value) -> Value.Type {
    Value.self is AnyClass ? Swift.type(of: value) : Value.self
  }

  /// Runs a body with the place where a value lies; the place is good inside the body alone.
  ///
  /// `withUnsafePointer(to:)` of the standard library does the same by two calls more: it is not inlined where the type
  /// is not known.
  @inline(__always)
  static func withPlace<Value, R>(
    of value: borrowing Value, _ body: (UnsafePointer<Value>) throws -> R
  ) rethrows -> R {
    try body(UnsafePointer(Builtin.addressOfBorrow(value)))
  }

  /// Runs a body with the value that an optional holds, where it lies; returns whether it holds one.
  ///
  /// To take the value out, code that is not compiled for its type asks the runtime for that of the optional.
  package static func withValue<Wrapped>(
    of optional: borrowing Wrapped?, _ body: (UnsafePointer<Wrapped>) throws -> Void
  ) rethrows -> Bool {
    try withPlace(of: optional) { place in
      guard let value = UnsafeRawPointer(place).value(ofOptional: Wrapped.self) else {
        return false
      }
      try body(value.pointer(to: Wrapped.self))
      return true
    }
  }

  /// Returns a value as one of the type that generic code knows it to have.
  ///
  /// - Precondition: It is the same type.
  @_transparent
  static func same<Value, Same>(_ value: Value, as type: Same.Type) -> Same {
    precondition(Value.self == type, "the value is of another type")
    return unsafeBitCast(value, to: type)
  }

  /// Returns an object as an instance of the class that it is known to be of.
  ///
  /// - Precondition: The object is of the class; debug builds check it.
  @_transparent
  static func known<Object: AnyObject>(_ object: AnyObject, as type: Object.Type) -> Object {
    unsafeDowncast(object, to: type)
  }
}

extension Memory {
  /// Returns what tells a dictionary from others as long as it lives: where it stores its members.
  ///
  /// Copies share it until one of them changes. All empty dictionaries have the same.
  @_transparent
  static func storage(of object: JSONObject) -> UnsafeRawPointer {
    unsafeBitCast(object, to: UnsafeRawPointer.self)
  }
}

extension Memory {
  /// Returns whether an array that lies at a place shares the storage of all empty arrays.
  ///
  /// False says nothing: an array that had elements may have kept its own.
  ///
  /// - Precondition: An array lies there.
  static func isEmptyArray(_ place: UnsafeRawPointer) -> Bool {
    place.load(as: UInt.self) == emptyArray
  }

  /// Initializes a place to an array without elements, of whatever type.
  static func makeEmptyArray(at place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: UInt.self, to: emptyArray)
  }

  private static let emptyArray = unsafeBitCast([] as [Int], to: UInt.self)
}

extension Memory {
  /// Returns whether two errors are one that was thrown once: they stand in the same box.
  ///
  /// False says nothing: code that catches an error as its own type and throws it again makes another box.
  package static func isSame(_ error: any Error, _ other: any Error) -> Bool {
    unsafeBitCast(error as any Error, to: UnsafeRawPointer.self)
      == unsafeBitCast(other as any Error, to: UnsafeRawPointer.self)
  }
}
