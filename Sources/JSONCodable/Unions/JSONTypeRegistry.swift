/// The types that are known by an id in JSON.
public struct JSONTypeRegistry: Sendable {
  /// Makes a registry that knows no type.
  init() {}
}
