/// The children of a struct or enum that `Mirror` would show, from the functions that it calls itself.
///
/// `Mirror.children` takes twice as long: it makes a string of each label and goes through several
/// layers of collections.
struct ReflectedChildren<Value> {
  private let value: Value

  init(of value: Value) { self.value = value }

  /// How many there are.
  var count: Int { runtimeChildCount(value, Value.self) }

  /// A child.
  ///
  /// - Precondition: `index` is less than `count`.
  subscript(index: Int) -> Any {
    var label: UnsafePointer<CChar>?
    var freeLabel: LabelRelease?
    defer { freeLabel?(label) }
    return runtimeChild(value, Value.self, index, &label, &freeLabel)
  }
}

private typealias LabelRelease = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_reflectionMirror_count")
private func runtimeChildCount<T>(_ value: T, _ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func runtimeChild<T>(
  _ value: T, _ type: Any.Type, _ index: Int,
  _ label: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ freeLabel: UnsafeMutablePointer<LabelRelease?>
) -> Any
