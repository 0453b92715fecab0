/// How the default encoding writes the values of one type; decided with the first of them.
final class DefaultEncoding: Sendable {
  /// The ways to write a value that is not read by a plan.
  enum Way {
    /// A type with raw values.
    case rawValue
    /// A type of the standard library that is a piece of text.
    case text
    /// A container of the standard library.
    case elements
    /// Whatever `Mirror` shows, of a value and of an object.
    case mirror, objectMirror
  }

  /// The plan of a struct.
  let valuePlan: EncodingPlan?
  /// The plan of a class.
  let objectPlan: EncodingPlan?
  /// What is done without a plan.
  let way: Way

  private init(_ way: Way, valuePlan: EncodingPlan? = nil, objectPlan: EncodingPlan? = nil) {
    self.way = way
    self.valuePlan = valuePlan
    self.objectPlan = objectPlan
  }

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
      return byMirror.value(for: type) { decide(value) { nil } }
    }
    return byPlan.value(for: type) { decide(value) { .make(for: value) } }
  }

  private static func decide<T: JSONEncodable>(
    _ value: T, plan: () -> EncodingPlan?
  ) -> DefaultEncoding {
    if value is any RawRepresentable { return DefaultEncoding(.rawValue) }
    if isText(T.self) { return DefaultEncoding(.text) }
    if value is any ElementwiseEncodable { return DefaultEncoding(.elements) }
    return type(of: value) is AnyClass
      ? DefaultEncoding(.objectMirror, objectPlan: plan())
      : DefaultEncoding(.mirror, valuePlan: plan())
  }

  /// Tells whether a type without raw values is a piece of text, of which `Mirror` shows nothing.
  private static func isText(_ type: Any.Type) -> Bool {
    type == Substring.self || type == Character.self || type == Unicode.Scalar.self
      || type == StaticString.self
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
    reflection == .plans && keys == .asDeclared && nilValues == .omitted
  }
}
