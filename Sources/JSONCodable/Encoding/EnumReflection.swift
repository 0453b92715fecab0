/// The case and the payloads of an enum value, as the runtime knows them.
enum EnumReflection {
  /// A value that a case carries.
  struct Payload {
    /// The label in the source, or nil.
    let label: String?
    let value: Any
  }

  /// Gives the name of a value's case, or nil for a type compiled without reflection metadata.
  ///
  /// `Mirror` has no name for a case without payload, and printing is open to
  /// `CustomStringConvertible`; the runtime function behind printing is not.
  static func caseName<T>(of value: T) -> String? {
    guard let name = runtimeCaseName(value) else { return nil }
    return StoredProperties.withoutBackticks(String(cString: name))
  }

  /// Gives the payloads of the value that a mirror shows.
  ///
  /// One payload without a label is the child itself; all others are a tuple, also a single
  /// payload with a label.
  static func payloads(in mirror: Mirror) -> [Payload] {
    guard let child = mirror.children.first else { return [] }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else { return [Payload(label: nil, value: child.value)] }
    return payload.children.map { element in
      let label = element.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return Payload(label: label.map(StoredProperties.withoutBackticks), value: element.value)
    }
  }
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
