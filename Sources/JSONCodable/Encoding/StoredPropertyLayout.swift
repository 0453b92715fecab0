import Foundation

/// Where a type keeps its stored properties, as the runtime tells it.
///
/// These are the functions that `Mirror` itself calls. Nothing is read from metadata by hand.
struct StoredPropertyLayout {
  /// One stored property of a type.
  struct Property {
    /// The label that `Mirror` shows.
    let label: String
    /// The type of the property as it is declared.
    let type: Any.Type
    /// Where the property begins, in bytes from the start of the value or of the object.
    let offset: Int
    /// Whether memory holds the value as it is; false for a weak or an unowned one.
    let isStrong: Bool
  }

  /// The properties, those of a superclass first.
  let properties: [Property]

  /// Looks up the layout of a struct or class.
  init(of type: Any.Type) {
    properties = (0..<runtimeChildCount(type)).map { index in
      var field = RuntimeField()
      let childType = runtimeChildMetadata(type, index, &field)
      defer { field.freeName?(field.name) }
      return Property(
        label: field.name.map { String(cString: $0) } ?? "", type: childType,
        offset: runtimeChildOffset(type, index), isStrong: field.isStrong)
    }
  }

  /// Returns how many stored properties a type has, with those of its superclasses.
  static func count(of type: Any.Type) -> Int { runtimeChildCount(type) }
}

/// What the runtime says of a field, in the layout that the standard library declares.
private struct RuntimeField {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeChildCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeChildMetadata(
  _ type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<RuntimeField>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func runtimeChildOffset(_ type: Any.Type, _ index: Int) -> Int
