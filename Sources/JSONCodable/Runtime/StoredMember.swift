/// Where the instances of a class that is not ours keep what is inside them.
///
/// `Mirror` demangles the type of a property for each object. So the property is looked for once for each class, and its
/// place is proven by the first object.
final class StoredMember: Sendable {
  private static let known = TypeTable<StoredMember>()

  private let type: any Any.Type
  /// Where the property begins; nil where there is none of the type, or its place is not proven.
  private let offset: Int?

  private init<Stored>(of object: AnyObject, as owner: AnyClass, _ type: Stored.Type) {
    self.type = type
    let layout = StoredPropertyLayout(of: owner)
    guard let index = layout.properties.firstIndex(where: { $0.type == type && $0.isStrong }),
      layout.isProven(by: object, as: owner, ignoringWeak: true)
    else {
      offset = nil
      return
    }
    let place = layout.properties[index].offset
    let isSame =
      Self.reflected(of: object, as: owner, type).map { reflected in
        withExtendedLifetime(object) {
          let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + place
          return withUnsafeBytes(of: reflected) {
            $0.elementsEqual(UnsafeRawBufferPointer(start: start, count: $0.count))
          }
        }
      } ?? false
    offset = isSame ? place : nil
  }

  /// Returns the first stored property of a type that a class declares.
  ///
  /// - Parameters:
  ///   - object: An instance of the class, or of a subclass.
  ///   - owner: The class.
  ///   - type: The type of the property, which is always the same one for a class.
  /// - Returns: The value of the property; nil where there is none.
  static func value<Stored>(of object: AnyObject, as owner: AnyClass, _ type: Stored.Type)
    -> Stored?
  {
    let member = known.value(for: .init(of: owner), .ofThread) {
      StoredMember(of: object, as: owner, type)
    }
    guard let offset = member.offset, member.type == type else {
      return reflected(of: object, as: owner, type)
    }
    return withExtendedLifetime(object) {
      (UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset).value(as: type)
    }
  }

  private static func reflected<Stored>(
    of object: AnyObject, as owner: AnyClass, _ type: Stored.Type
  ) -> Stored? {
    (0..<runtimeChildCount(object, owner)).lazy.compactMap { index in
      withRuntimeChild(of: object, as: owner, at: index) { _, child in
        Memory.isStored(child, as: type) ? child as? Stored : nil
      }
    }.first
  }
}
