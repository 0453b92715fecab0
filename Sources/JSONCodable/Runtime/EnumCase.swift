import Builtin

/// The case and the payloads of an enum value, as the runtime and the compiler know them.
///
/// `Mirror` has no name for a case without payload, and printing is open to `CustomStringConvertible`; the
/// runtime function behind printing is not.
enum EnumCase {
  /// A value that a case carries.
  struct Payload {
    /// The label in the source, or nil.
    let label: String?
    let value: Any
  }

  /// Returns the name of a value's case; nil for a type that is not an enum, or was compiled without
  /// reflection metadata.
  static func name<T>(of value: T) -> String? {
    runtimeCaseName(value).map { PropertyName.withoutBackticks(String(cString: $0)) }
  }

  /// Returns the number of a value's case, which is the same for all values of the case and for no other.
  ///
  /// A name takes a hundred times as long: the runtime makes the type of the payload on the way to it.
  ///
  /// - Precondition: The type is an enum.
  @inline(__always)
  static func number<T>(of value: T) -> Int {
    assert(TypeKind.isEnum(T.self), "only an enum has cases")
    return Int(UInt32(Builtin.getEnumTag(value)))
  }

  /// Returns how many cases an enum has of which none carries anything; nil where its values do not show it.
  ///
  /// Such a value is the number of its case, and nil, in an optional of it, is the first number that no case has.
  static func count<T>(of type: T.Type) -> Int? {
    guard TypeKind.isEnum(type), (1...2).contains(MemoryLayout<T>.size),
      MemoryLayout<T?>.size == MemoryLayout<T>.size
    else { return nil }
    let none: T? = nil
    return withUnsafeBytes(of: none) { bytes in
      bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// Returns all values of an enum of which no case carries anything, in the order of the source; nil where its values
  /// do not show how many there are.
  static func values<T>(of type: T.Type) -> [T]? {
    guard let count = count(of: type) else { return nil }
    var values: [T] = []
    for number in 0..<count {
      let value = value(of: type, number: Int32(number))
      guard !hasPayload(value) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Returns the value of a case whose payload, if it has one, is of no more than two bytes, all zero.
  private static func value<T>(of type: T.Type, number: Int32) -> T {
    withUnsafeTemporaryAllocation(of: type, capacity: 1) { value in
      UnsafeMutableRawBufferPointer(value).initializeMemory(as: UInt8.self, repeating: 0)
      Builtin.injectEnumTag(&value[0], number._value)
      return value[0]
    }
  }

  /// Returns whether a value's case carries anything, which is the same for all values of the case.
  private static func hasPayload<T>(_ value: T) -> Bool { runtimeChildCount(value, T.self) > 0 }

  /// Returns what the case of an enum value carries, as the child that `Mirror` would show.
  ///
  /// `Mirror.children` takes twice as long: it makes a string of each label and goes through several
  /// layers of collections. To make the types of these layers takes the runtime longer than to plan an enum.
  ///
  /// - Precondition: The case has a payload; the runtime checks it.
  static func payload<T>(of value: T) -> Any {
    withRuntimeChild(of: value, as: T.self, at: 0) { _, payload in payload }
  }

  /// Returns what a value's case carries, one by one.
  ///
  /// One payload without a label is the child itself; all others are a tuple, also a single
  /// payload with a label.
  static func payloads<T>(of value: T) -> [Payload] {
    guard hasPayload(value) else { return [] }
    func payloads<P>(_ payload: P) -> [Payload] {
      guard TypeKind.isTuple(P.self) else { return [Payload(label: nil, value: payload)] }
      return (0..<runtimeChildCount(payload, P.self)).map { index in
        withRuntimeChild(of: payload, as: P.self, at: index) { label, value in
          Payload(label: label.flatMap { self.label(String(cString: $0)) }, value: value)
        }
      }
    }
    return _openExistential(payload(of: value), do: payloads)
  }

  /// Returns the label of an element in the source; nil for one that only has a number.
  static func label(_ label: String) -> String? {
    label.hasPrefix(".") ? nil : PropertyName.withoutBackticks(label)
  }
}

// MARK: - Where a payload lies

extension EnumCase {
  /// Where the values of an enum have the payload of one of its cases.
  ///
  /// A payload begins where the enum does; an indirect case has the address of a box there. The number of the case
  /// stands beside it, or in bits that the payloads of all cases leave unused, and which are zero in a payload by
  /// itself ("Enums" in the ABI's document on type layout).
  struct PayloadPlace: Sendable {
    /// The type that the case declares.
    let type: any Any.Type
    /// Where the payload begins in its box; nil for one without.
    private let offsetInBox: Int?
    private let size: Int
    private let alignment: Int
    /// The bits of the case's number in the payload, or in the address of its box.
    private let number: NumberBits

    /// Finds the payload of a value's case; nil where nothing proves where it is.
    ///
    /// The compiler's own operation writes the number of the case over a copy of the payload, and that has to
    /// give the bytes of the value. A box has its address there. So a payload that does not fill the first word
    /// counts as found only where that word cannot be an address. One that cannot be in the value is in a box, and
    /// has to be found there.
    ///
    /// - Parameters:
    ///   - payload: What the case carries, as `payload(of:)` gives it.
    ///   - value: The value that carries it.
    init?<T>(of payload: Any, in value: T) {
      func place<P>(_ payload: P) -> PayloadPlace? {
        PayloadPlace(copy: payload, value) ?? PayloadPlace(boxed: payload, value)
      }
      guard let place = _openExistential(payload, do: place) else { return nil }
      self = place
    }

    private init?<P, T>(copy payload: P, _ value: T) {
      (type, offsetInBox) = (P.self, nil)
      (size, alignment) = (MemoryLayout<P>.size, MemoryLayout<P>.alignment)
      guard size <= MemoryLayout<T>.size, alignment <= MemoryLayout<T>.alignment,
        let number = Self.number(in: payload, of: value),
        number.isEmpty || _isBitwiseTakable(P.self)
      else { return nil }
      self.number = number
    }

    private init?<P, T>(boxed payload: P, _ value: T) {
      // A box has the two words of every object in front.
      let header = 2 * MemoryLayout<UInt>.size
      (type, offsetInBox) = (P.self, TypeLayout(of: P.self).aligned(header))
      (size, alignment) = (MemoryLayout<UInt>.size, MemoryLayout<UInt>.alignment)
      guard Self.isNeverInside(payload, value),
        let number = Self.tagged(0 as UInt, like: value, { _, number in number }),
        withUnsafeBytes(of: value, { Self.address(in: $0, number) }) != nil
      else { return nil }
      self.number = number
      let isThere = withUnsafePointer(to: payload) { payload in
        withUnsafePointer(to: value) { value in
          withPayload(of: value) { StoredPropertyLayout.isSame(P.self, at: $0, and: payload) }
        }
      }
      guard isThere else { return nil }
    }

    /// Returns whether the values of an enum cannot have a payload in themselves, where it was not found.
    private static func isNeverInside<P, T>(_ payload: P, _ value: T) -> Bool {
      let size = MemoryLayout<P>.size
      if size > MemoryLayout<T>.size || StoredPropertyLayout.contains(T.self, in: P.self) {
        return true
      }
      // What is compared as a whole, and fills the first word, would have been found.
      return size >= MemoryLayout<UInt>.size && StoredPropertyLayout.isWholeThroughout(P.self)
        && tagged(payload, like: value) { _, _ in true } ?? false
    }

    /// Returns the bits of a payload that its case's number has in an enum; nil if the payload is not there, or nothing
    /// tells it from a box.
    private static func number<P, T>(in payload: P, of value: T) -> NumberBits? {
      tagged(payload, like: value) { written, number in
        let isThere = withUnsafeBytes(of: value) { value in
          guard let first = written.baseAddress, let second = value.baseAddress else {
            return false
          }
          let mayBeBox =
            StoredPropertyLayout.comparedPrefix(of: P.self) < MemoryLayout<UInt>.size
            && address(in: value, number) != nil
          return StoredPropertyLayout.isSame(P.self, at: first, and: second) && !mayBeBox
        }
        return isThere ? number : nil
      }
    }

    /// Runs a body with the bytes of an enum that holds something in the case of a value, and with the bits of the case's
    /// number in what is held; returns nil where these lie too far apart.
    private static func tagged<Held, T, R>(
      _ held: Held, like value: T, _ body: (UnsafeRawBufferPointer, NumberBits) -> R?
    ) -> R? {
      withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { copy in
        let written = UnsafeMutableRawBufferPointer(copy)
        written.initializeMemory(as: UInt8.self, repeating: 0)
        return withUnsafeBytes(of: held) { held in
          let held = UnsafeRawBufferPointer(rebasing: held.prefix(written.count))
          written.copyMemory(from: held)
          Builtin.injectEnumTag(&copy[0], Builtin.getEnumTag(value))
          let written = UnsafeRawBufferPointer(written)
          return NumberBits(from: held, to: written).flatMap { body(written, $0) }
        }
      }
    }

    /// Returns the first word of a value without the bits of its case's number, where it may be the address of an
    /// object.
    private static func address(in value: UnsafeRawBufferPointer, _ number: NumberBits) -> UInt? {
      guard value.count >= MemoryLayout<UInt>.size else { return nil }
      let word = number.removed(fromFirst: value.loadUnaligned(as: UInt.self))
      // An object is aligned, and not in the first page.
      return word.isMultiple(of: 8) && word >= 4096 ? word : nil
    }

    /// Whether the payload lies at the start of the enum as it is.
    var isClear: Bool { number.isEmpty && offsetInBox == nil }

    /// Runs a body with the address of the payload without the bits of the number, which is good for as long as the
    /// body runs: that of a copy, or that in the box.
    ///
    /// - Parameters:
    ///   - value: The address of a value of the case.
    ///   - body: What reads the payload.
    /// - Returns: What the body returns.
    func withPayload<R>(
      of value: UnsafeRawPointer, _ body: (UnsafeRawPointer) throws -> R
    ) rethrows -> R {
      let room = max(size, NumberBits.size)
      return try withUnsafeTemporaryAllocation(byteCount: room, alignment: alignment) { copy in
        copy.copyMemory(from: UnsafeRawBufferPointer(start: value, count: size))
        number.remove(from: copy)
        if let offsetInBox { return try body(copy.load(as: UnsafeRawPointer.self) + offsetInBox) }
        return try body(copy.baseAddress.map(UnsafeRawPointer.init) ?? value)
      }
    }
  }
}

/// The bits of a case's number that lie in the payload of an enum, or in the address of its box: eight bytes of it.
///
/// Not a list of bytes: a place without objects is copied for nothing.
private struct NumberBits {
  /// How many bytes they take.
  static let size = MemoryLayout<UInt64>.size

  private let offset: Int
  private let bits: UInt64

  /// Creates the bits in which two copies of a payload differ, of which one is in the enum; nil where these lie in more
  /// than eight bytes in a row.
  init?(from payload: UnsafeRawBufferPointer, to value: UnsafeRawBufferPointer) {
    let numbered = payload.indices.filter { payload[$0] != value[$0] }
    guard let first = numbered.first, let last = numbered.last else {
      (offset, bits) = (0, 0)
      return
    }
    let offset = max(0, min(first, payload.count - Self.size))
    guard last - offset < Self.size else { return nil }
    var bits: UInt64 = 0
    withUnsafeMutableBytes(of: &bits) { bits in
      for index in numbered { bits[index - offset] = payload[index] ^ value[index] }
    }
    (self.offset, self.bits) = (offset, bits)
  }

  var isEmpty: Bool { bits == 0 }

  /// Removes the bits from a copy of the payload.
  ///
  /// - Precondition: The copy has room for eight bytes.
  @inline(__always)
  func remove(from copy: UnsafeMutableRawBufferPointer) {
    let word = copy.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    copy.storeBytes(of: word ^ bits, toByteOffset: offset, as: UInt64.self)
  }

  /// Returns the first word of a value without those of the bits that lie in it.
  func removed(fromFirst word: UInt) -> UInt {
    var word = word
    withUnsafeMutableBytes(of: &word) { word in
      withUnsafeBytes(of: bits) { bits in
        for index in bits.indices where offset + index < word.count {
          word[offset + index] ^= bits[index]
        }
      }
    }
    return word
  }
}
