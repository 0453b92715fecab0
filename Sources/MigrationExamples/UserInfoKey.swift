extension CodingUserInfoKey {
  /// Makes a key of its name.
  init(named name: String) {
    guard let key = Self(rawValue: name) else {
      preconditionFailure("no user info key can be made of \(name)")
    }
    self = key
  }
}
