/// A struct of a module that is built with `-disable-reflection-metadata`.
public struct Unreflected: Sendable {
  /// A stored property that reflection does not see.
  public var number = 5

  /// A value with its default property.
  public init() {}
}

/// A class of a module that is built with `-disable-reflection-metadata`.
public final class UnreflectedClass: Sendable {
  /// A stored property that reflection does not see.
  public let number = 5

  /// An instance with its default property.
  public init() {}
}

/// An enum of a module that is built with `-disable-reflection-metadata`.
public enum UnreflectedEnum: Sendable {
  /// A case whose name reflection does not see.
  case one
  /// A case whose payload reflection does not see.
  case two(Int)
}
