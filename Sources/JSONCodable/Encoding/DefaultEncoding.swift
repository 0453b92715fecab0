/// How the default encoding writes the values of one type; decided with the first of them.
final class DefaultEncoding: Sendable {
  /// The ways to write a value.
  enum Way {
    /// A struct, read by its plan.
    case value(EncodingPlan)
    /// An object, read by its plan.
    case object(EncodingPlan)
    /// A type with raw values.
    case rawValue
    /// Whatever `Mirror` shows, of a value and of an object.
    case mirror, objectMirror
  }

  let way: Way

  private init(_ way: Way) { self.way = way }

  private static let byPlan = TypeTable<DefaultEncoding>()
  private static let byMirror = TypeTable<DefaultEncoding>()

  /// Gives the way to write a value.
  ///
  /// What the options of the running task ask for, and plans do not have, goes through `Mirror`.
  static func of<T: JSONEncodable>(_ value: T) -> DefaultEncoding {
    let type = type(of: value)
    guard JSONOptions.currentlyAllowsPlans else {
      return byMirror.value(for: type) { DefaultEncoding(decide(value, plan: nil)) }
    }
    return byPlan.value(for: type) { DefaultEncoding(decide(value, plan: .make(for: value))) }
  }

  private static func decide<T: JSONEncodable>(_ value: T, plan: EncodingPlan?) -> Way {
    if value is any RawRepresentable { return .rawValue }
    let isObject = type(of: value) is AnyClass
    guard let plan else { return isObject ? .objectMirror : .mirror }
    return isObject ? .object(plan) : .value(plan)
  }
}

extension JSONOptions {
  /// Whether the options of the running task leave the keys and the nil values as plans have them.
  fileprivate static var currentlyAllowsPlans: Bool {
    guard let options = JSONContext.scopedOptions else { return true }
    return options.reflection == .plans && options.keys == .asDeclared
      && options.nilValues == .leftOut
  }
}
