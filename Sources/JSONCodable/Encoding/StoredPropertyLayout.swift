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
  }

  /// The properties, those of a superclass first.
  let properties: [Property]

  /// Looks up the layout of a struct or class.
  ///
  /// Gives nil where memory does not hold a property's value as it is: weak and unowned ones.
  init?(of type: Any.Type) {
    var properties: [Property] = []
    for index in 0..<runtimeChildCount(type) {
      var field = RuntimeField()
      let childType = runtimeChildMetadata(type, index, &field)
      defer { field.freeName?(field.name) }
      guard field.isStrong, let name = field.name else { return nil }
      let offset = runtimeChildOffset(type, index)
      properties.append(Property(label: String(cString: name), type: childType, offset: offset))
    }
    self.properties = properties
  }
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
