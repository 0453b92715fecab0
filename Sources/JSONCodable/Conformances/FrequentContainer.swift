/// An optional, an array, or a dictionary whose keys are strings.
///
/// To learn by a cast that a type is one, the runtime goes through the conformances of all libraries, once for
/// each type and each protocol: that takes as long as all else that is learned of a type. So the type is made
/// again of what its metadata says it is made of. It counts only if it is the type at hand.
package struct FrequentContainer {
  typealias Container = ContainerEncodable & RestorableContainer & PolymorphicShape

  /// How a container holds its parts.
  package enum Form: Sendable { case optional, array, object }

  let form: Form
  /// The type itself.
  let type: any Container.Type
  /// The type of what it holds.
  let part: any Any.Type

  /// Creates the description of a type; returns nil for one that is no such container.
  init?(_ type: any Any.Type) {
    guard TypeKind.isKnown(type) else { return nil }
    self.init(type, named: _typeName(type))
  }

  /// Creates the description of a type, with the name that `_typeName` has for it.
  ///
  /// - Precondition: The type is of a known kind.
  init?(_ type: any Any.Type, named name: String) {
    func optional<T>(of _: T.Type) -> any Container.Type { T?.self }
    func array<T>(of _: T.Type) -> any Container.Type { [T].self }
    func object<T>(of _: T.Type) -> any Container.Type { [String: T].self }
    if name.hasPrefix("Swift.Optional<") {
      guard let part = TypeKind.argument(0, of: type) else { return nil }
      (form, self.part, self.type) = (.optional, part, _openExistential(part, do: optional))
    } else if name.hasPrefix("Swift.Array<") {
      guard let part = TypeKind.argument(0, of: type) else { return nil }
      (form, self.part, self.type) = (.array, part, _openExistential(part, do: array))
    } else if name.hasPrefix("Swift.Dictionary<Swift.String, ") {
      guard let part = TypeKind.argument(1, of: type) else { return nil }
      (form, self.part, self.type) = (.object, part, _openExistential(part, do: object))
    } else {
      return nil
    }
    guard self.type == type else { return nil }
  }

  /// Whether every byte is a part of the value: a reference to a storage.
  var isWhole: Bool { form != .optional }
}
