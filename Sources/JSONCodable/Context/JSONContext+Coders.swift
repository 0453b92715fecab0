extension CodingUserInfoKey {
  /// The key of the ``JSONContext`` that a coder hands to the mapped types inside.
  ///
  ///     var context = JSONContext()
  ///     context.options.dates = .rfc3339
  ///     decoder.userInfo[.JSONContext] = context
  ///
  /// In the other direction, a `Codable` type that takes part in a mapper's graph finds the mapper's
  /// context here.
  public static let JSONContext = named("JSONContext")

  /// The key of the ``JSONTypeRegistry`` that a coder hands to ``PolymorphicValue``; it comes before
  /// that of the context.
  ///
  ///     decoder.userInfo[.JSONTypes] = try JSONTypeRegistry([Cat.self, Dog.self])
  public static let JSONTypes = named("JSONTypes")

  private static func named(_ name: String) -> CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("a user info key can be made of any text")
    }
    return key
  }
}

extension JSONContext {
  /// Runs a body in the context that a coder's user info names: one of its own or that of the task,
  /// with the coder's registry.
  static func with<R>(
    userInfo: [CodingUserInfoKey: Any], _ body: () throws -> R
  ) rethrows -> R {
    guard !userInfo.isEmpty else { return try body() }
    var context = userInfo[.JSONContext] as? JSONContext ?? current
    if let types = userInfo[.JSONTypes] as? JSONTypeRegistry { context.types = types }
    context[UserInfo.self] = UserInfo(values: userInfo)
    return try with(context, body)
  }

  /// The user info of a coder that works inside the mapper: what the coders further out were given,
  /// the context, and its registry.
  package var userInfo: [CodingUserInfoKey: Any] {
    var userInfo = self[UserInfo.self].values
    userInfo[.JSONContext] = self
    userInfo[.JSONTypes] = types
    return userInfo
  }

  /// The user info of the coder that the mapper works inside.
  ///
  /// Safe to share: coders take nothing but sendable values, although they give them as `Any`.
  private struct UserInfo: JSONContextKey, @unchecked Sendable {
    static let defaultValue = UserInfo(values: [:])
    let values: [CodingUserInfoKey: Any]
  }
}
