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
    caseNameAddress(of: value).map(caseName)
  }

  /// Gives the place of the name of a value's case, which is the same for all values of the case; nil
  /// for a type that is no enum or was compiled without reflection metadata.
  static func caseNameAddress<T>(of value: T) -> UnsafePointer<CChar>? { runtimeCaseName(value) }

  /// Gives the name of a case from its place.
  static func caseName(at address: UnsafePointer<CChar>) -> String {
    PropertyName.withoutBackticks(String(cString: address))
  }

  /// Tells whether a value's case carries anything, which is the same for all values of the case.
  static func hasPayload<T>(_ value: T) -> Bool { ReflectedChildren(of: value).count > 0 }

  /// Gives what the case of an enum value carries, as the child that `Mirror` would show.
  ///
  /// - Precondition: The case has a payload.
  static func payload<T>(of value: T) -> Any { ReflectedChildren(of: value)[0] }

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
      return Payload(label: label.map(PropertyName.withoutBackticks), value: element.value)
    }
  }
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
