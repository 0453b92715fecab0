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

  private static let byPlan = AddressTable<DefaultEncoding>()
  private static let byMirror = AddressTable<DefaultEncoding>()

  /// Gives the way to write values of a type; nil where the default encoding was never asked for.
  ///
  /// What the options of the running task ask for, and plans do not have, goes through `Mirror`.
  static func known(for type: Any.Type) -> DefaultEncoding? {
    (JSONOptions.currentlyAllowsPlans ? byPlan : byMirror)[type]
  }

  /// Gives the way to write a value, and decides it.
  static func decided<T: JSONEncodable>(for value: T) -> DefaultEncoding {
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

// MARK: - Whose encoding it is

extension DefaultEncoding {
  /// What a type's `JSONEncode()` is: its own, which has given a tree, or one of the defaults.
  enum Answer {
    case tree(Any)
    case encoding(DefaultEncoding)
    case union(UnionPlan)
  }

  /// Marks a type that has a `JSONEncode()` of its own.
  private final class OwnEncoding: Sendable {}

  private static let own = AddressTable<OwnEncoding>()

  /// Asks a value for its encoding, where the options allow plans.
  ///
  /// Whether a type has a `JSONEncode()` of its own shows when the first value is asked: the default
  /// notes that it was called, and encodes nothing while it is only asked. A type has one
  /// `JSONEncode()`, so that holds for all its values.
  ///
  /// - Throws: What the type's own `JSONEncode()` throws.
  static func ask<T: JSONEncodable>(_ value: T) throws -> Answer {
    let type = type(of: value)
    if let answer = answer(of: type) { return answer }
    if own[type] != nil {
      return .tree(try EncodingScope.runOwn(type) { try value.JSONEncode() })
    }
    let tree = try EncodingScope.runOwn(type) {
      try EncodingScope.ask(type) { try value.JSONEncode() }
    }
    if let answer = answer(of: type) { return answer }
    _ = own.value(for: type) { OwnEncoding() }
    return .tree(tree)
  }

  private static func answer(of type: Any.Type) -> Answer? {
    byPlan[type].map(Answer.encoding) ?? UnionPlan.known(for: type).map(Answer.union)
  }
}

// MARK: - Options

extension JSONOptions {
  /// Whether the options of the running task leave the keys and the nil values as plans have them.
  static var currentlyAllowsPlans: Bool { JSONContext.scopedOptions?.allowsPlans ?? true }

  /// Whether text may also be written without a tree.
  static var currentlyAllowsDirectText: Bool {
    JSONContext.scopedOptions.map { $0.allowsPlans && $0.text == .own } ?? true
  }

  private var allowsPlans: Bool {
    reflection == .plans && keys == .asDeclared && nilValues == .leftOut
  }
}
