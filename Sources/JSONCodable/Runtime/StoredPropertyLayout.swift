import Foundation

/// Where a type keeps its stored properties, as the runtime has it.
struct StoredPropertyLayout: Sendable {
  /// One stored property of a type.
  struct Property: Sendable {
    /// The label that `Mirror` shows.
    var label: String
    /// The type of the property as it is declared.
    var type: any Any.Type
    /// Where the property begins, in bytes from the start of the value or of the object.
    var offset: Int
    /// Whether memory holds the value as it is; false for a weak or an unowned one.
    var isStrong: Bool
    /// Whether the source says `var`.
    var isVariable: Bool

    /// Whether values of the type take no memory, so that the property has no place.
    var hasNoSize: Bool { TypeLayout(of: type).size == 0 }
  }

  /// The properties, those of a superclass first.
  var properties: [Property]

  /// Creates the layout of a struct or class, as the runtime knows it.
  init(of type: Any.Type) {
    properties = (0..<runtimePropertyCount(type)).map { index in
      var property = RuntimeProperty()
      let propertyType = runtimePropertyType(type, index, &property)
      defer { property.freeName?(property.name) }
      return Property(
        label: property.name.map { String(cString: $0) } ?? "", type: propertyType,
        offset: runtimePropertyOffset(type, index), isStrong: property.isStrong,
        isVariable: property.isVariable)
    }
  }

  private final class Known: Sendable {
    let layout: StoredPropertyLayout

    init(_ layout: StoredPropertyLayout) { self.layout = layout }
  }

  private static let known = TypeTable<Known>()

  /// Returns the layout of a struct, tuple or class, which is made once for each type.
  static func known(_ type: any Any.Type) -> StoredPropertyLayout {
    known.value(for: .init(of: type), .ofThread) { Known(StoredPropertyLayout(of: type)) }.layout
  }

  /// Returns how many stored properties a type has, with those of its superclasses.
  static func count(of type: Any.Type) -> Int { runtimePropertyCount(type) }

  /// Returns whether every value has a variable of a type at an offset: a property, or a property of one.
  func holds(_ type: any Any.Type, at offset: Int) -> Bool {
    properties.contains { property in
      guard property.isStrong, property.offset <= offset,
        offset <= property.offset + TypeLayout(of: property.type).size
      else { return false }
      return property.type == type && property.offset == offset
        || TypeKind.isInline(property.type)
          && Self.known(property.type).holds(type, at: offset - property.offset)
    }
  }

  /// Returns whether a type has room for stored properties that reflection does not show, because it was
  /// compiled without reflection metadata.
  ///
  /// - Parameters:
  ///   - shown: The type, or a superclass of it, of which reflection shows no properties.
  ///   - type: The type of the value.
  /// - Returns: Whether something is hidden.
  static func hidesProperties<T>(_ shown: any Any.Type, in type: T.Type) -> Bool {
    guard let shown = shown as? AnyClass else { return MemoryLayout<T>.size > 0 }
    let superclass: AnyClass? = _getSuperclass(shown)
    return runtimeInstanceSize(shown) > superclass.map(runtimeInstanceSize) ?? objectHeaderSize
  }

  private static let objectHeaderSize = 2 * MemoryLayout<Int>.size
}

/// What the runtime says of a stored property, in the layout that the standard library declares.
struct RuntimeProperty {
  var name: UnsafePointer<CChar>?
  var freeName: RuntimeNameRelease?
  var isStrong = false
  var isVariable = false
}

// MARK: - Proof

extension StoredPropertyLayout {
  /// Returns whether the values of the properties can be read from memory: whether a value has the same
  /// properties by reflection and at the offsets.
  ///
  /// Reflection is what `Mirror` shows, one child after the other. It is asked by the functions that `Mirror`
  /// calls, without one: to make the generic types behind the first mirror takes longer than the first use of
  /// a type.
  ///
  /// There is no proof for weak and unowned properties, and for types of an unknown kind. A custom mirror is for
  /// the caller to look for.
  ///
  /// - Parameters:
  ///   - value: A value of the type, or of a subclass.
  ///   - type: The type.
  ///   - ignoringWeak: Whether properties that are weak or unowned may be there, since nobody reads them.
  /// - Returns: Whether the layout is proven.
  func isProven<T>(by value: T, as type: any Any.Type, ignoringWeak: Bool = false) -> Bool {
    guard TypeKind.hasProperties(type),
      properties.allSatisfy({ $0.isStrong || ignoringWeak }),
      properties.allSatisfy({ TypeKind.isKnown($0.type) })
    else { return false }
    var shown: [Child] = []
    for level in Self.levels(of: type) {
      let count = runtimeChildCount(value, level)
      if count == 0, Self.hidesProperties(level, in: T.self) { return false }
      shown += (0..<count).map { Child(of: value, as: level, at: $0) }
    }
    guard shown.count == properties.count else { return false }
    guard let objectType = Swift.type(of: value) as? AnyClass else {
      return withUnsafePointer(to: value) { start in
        areProven(by: shown, in: UnsafeRawBufferPointer(start: start, count: MemoryLayout<T>.size))
      }
    }
    let object = Memory.object(of: value)
    return withExtendedLifetime(object) {
      areProven(
        by: shown,
        in: UnsafeRawBufferPointer(
          start: Unmanaged.passUnretained(object).toOpaque(), count: runtimeInstanceSize(objectType)
        ),
        from: Self.objectHeaderSize)
    }
  }

  /// A child as `Mirror` shows it.
  private struct Child {
    let label: String
    let value: Any

    init<T>(of parent: T, as type: any Any.Type, at index: Int) {
      (label, value) = withRuntimeChild(of: parent, as: type, at: index) { label, value in
        (label.map { String(cString: $0) } ?? "", value)
      }
    }
  }

  /// Returns a class and its superclasses, the root first, or any other type alone.
  private static func levels(of type: any Any.Type) -> [any Any.Type] {
    var levels = [type]
    while let type = levels[0] as? AnyClass, let superclass = _getSuperclass(type) {
      levels.insert(superclass, at: 0)
    }
    return levels
  }

  private func areProven(
    by shown: [Child], in instance: UnsafeRawBufferPointer, from start: Int = 0
  ) -> Bool {
    var end = start
    return zip(properties, shown).allSatisfy { property, child in
      func isProven<P>(_ type: P.Type) -> Bool {
        let layout = (size: MemoryLayout<P>.size, alignment: MemoryLayout<P>.alignment)
        guard property.label == child.label else { return false }
        if !property.isStrong { return true }
        guard let value = child.value as? P else { return false }
        // A property without a size has no place.
        if layout.size == 0 { return true }
        let range = property.offset..<(property.offset + layout.size)
        guard range.lowerBound >= end, range.upperBound <= instance.count,
          range.lowerBound.isMultiple(of: layout.alignment)
        else { return false }
        end = range.upperBound
        return Self.isSame(value, as: instance[range])
      }
      return _openExistential(property.type, do: isProven)
    }
  }

  /// Returns whether the bytes of a value are the ones that stand in an instance; true for a type that may
  /// have unused bytes.
  private static func isSame<P>(_ value: P, as bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard isWhole(P.self) || P.self is AnyClass else { return true }
    return withUnsafeBytes(of: value) { $0.elementsEqual(bytes) }
  }

  /// Returns whether two places have the same bytes, wherever a value of a type has some of its own.
  ///
  /// Bytes between the properties of a struct or a tuple are of no value. False may mean that a property has
  /// bytes it does not use.
  static func isSame(
    _ type: any Any.Type, at first: UnsafeRawPointer, and second: UnsafeRawPointer
  ) -> Bool {
    guard TypeKind.isKnown(type) else { return false }
    let properties = TypeKind.isInline(type) ? known(type).properties : []
    guard properties.isEmpty else {
      return properties.allSatisfy {
        isSame($0.type, at: first + $0.offset, and: second + $0.offset)
      }
    }
    return memcmp(first, second, TypeLayout(of: type).size) == 0
  }

  /// Returns how many bytes from the start of a value on `isSame` compares, up to the first that it does not.
  static func comparedPrefix(of type: any Any.Type) -> Int {
    let properties = TypeKind.isInline(type) ? known(type).properties : []
    guard !properties.isEmpty else { return TypeLayout(of: type).size }
    var end = 0
    for property in properties where property.offset == end {
      end += comparedPrefix(of: property.type)
      if end < property.offset + TypeLayout(of: property.type).size { break }
    }
    return end
  }

  /// Returns whether a type is another one, or keeps a value or an optional of it in itself.
  static func contains(_ part: any Any.Type, in type: any Any.Type) -> Bool {
    if type == part { return true }
    if let container = FrequentContainer(type) {
      return container.form == .optional && contains(part, in: container.part)
    }
    return TypeKind.isInline(type)
      && known(type).properties.contains { contains(part, in: $0.type) }
  }

  /// Returns whether `isSame` compares every byte of a type, and each is a part of the value.
  static func isWholeThroughout(_ type: any Any.Type) -> Bool {
    if isWhole(type) || type is AnyClass { return true }
    return TypeKind.isInline(type) && comparedPrefix(of: type) == TypeLayout(of: type).size
      && known(type).properties.allSatisfy { isWholeThroughout($0.type) }
  }

  /// Returns whether a type is a frequent one of which every byte is a part of the value.
  ///
  /// Not a set: that would make the metadata of all these types.
  private static func isWhole(_ type: any Any.Type) -> Bool {
    type == String.self || type == Int.self || type == Bool.self || type == Double.self
      || type == Float.self || type == Int8.self || type == Int16.self || type == Int32.self
      || type == Int64.self || type == UInt.self || type == UInt8.self || type == UInt16.self
      || type == UInt32.self || type == UInt64.self || FrequentContainer(type)?.isWhole == true
  }
}
