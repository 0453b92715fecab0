extension DecodingScope {
  /// Whether the verbs update what they are given, where it can be updated.
  static var isUpdating: Bool { current?.isUpdating ?? false }

  /// Runs an update: all of it, or on error nothing.
  ///
  /// Every object that the update reaches is kept as it was, and put back on error. An update inside an
  /// update puts back what it has reached itself; the outer one may have to put back that as well.
  ///
  /// - Throws: What the body throws.
  static func update(_ body: () throws -> Void) throws {
    let scope = threads.value
    // Before the scope counts as a context itself, which has to be asked for.
    let settings = JSONContext.scopedReadingSettings ?? Settings()
    let wasUpdating = scope.isUpdating
    scope.isUpdating = true
    Presence.ofAmbience.begin()
    scope.updates += 1
    defer {
      scope.updates -= 1
      if scope.updates == 0 { scope.journal = [] }
      scope.isUpdating = wasUpdating
      Presence.ofAmbience.end()
    }
    try bind(settings) { try orPutBack(body) }
  }

  /// Runs a part of an update: all of it, or on error nothing.
  ///
  /// - Throws: What the body throws.
  static func orPutBack(_ body: () throws -> Void) throws {
    let scope = threads.value
    let start = scope.journal.count
    do {
      try body()
    } catch {
      for snapshot in scope.journal[start...].reversed() { snapshot.putBack() }
      scope.journal.removeSubrange(start...)
      throw error
    }
  }

  /// Keeps an object as it is, until the outermost update is over; one that is being updated is kept already.
  ///
  /// - Throws: ``JSONDecodingError`` `notUpdatable` for an object that cannot be put back.
  static func keep(_ object: AnyObject) throws {
    let scope = threads.value
    guard !scope.openObjects.contains(ObjectIdentifier(object)) else { return }
    scope.journal.append(try InstanceSnapshot(of: object))
  }

  /// Runs the update of an object, which is kept as it is.
  ///
  /// - Throws: ``JSONDecodingError`` `notUpdatable` for an object that cannot be put back, or that is being updated: the
  ///   update has come back to it. Or what the body throws.
  static func whileOpen(_ object: AnyObject, _ body: () throws -> Void) throws {
    try keep(object)
    let scope = threads.value
    guard scope.openObjects.insert(ObjectIdentifier(object)).inserted else {
      throw JSONDecodingError(
        problem: .notUpdatable(
          type: Wording.name(of: type(of: object)),
          reason: "the update leads back to the object that it began with"))
    }
    defer { scope.openObjects.remove(ObjectIdentifier(object)) }
    try body()
  }

  /// Runs a body that makes a value whole, also inside an update.
  @inline(__always)
  static func whole<R>(_ body: () throws -> R) rethrows -> R {
    guard let scope = current, scope.isUpdating else { return try body() }
    scope.isUpdating = false
    defer { scope.isUpdating = true }
    return try body()
  }
}
