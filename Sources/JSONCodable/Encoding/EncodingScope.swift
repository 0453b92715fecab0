import Builtin
import Foundation
import JSONText

/// The state of the encoding that one thread is running: its levels, its open objects, the options in force.
///
/// `JSONEncode()` takes no parameter, so what a run must remember between a value and the values
/// inside it (how deep it is, which objects are open) is kept with the thread. A run is synchronous:
/// it never changes threads.
///
/// All code that writes a level passes here: stored properties, elements, the trees of types that write
/// themselves, and the text of a tree.
package final class EncodingScope {
  // One thread has it, and each access is over at once: there is no overlap to look for.
  @exclusivity(unchecked) private(set) var depth = 0
  /// How many calls of a type's own `JSONEncode()` are running.
  ///
  /// A value that such a call has left in its tree counts as well, while it is written.
  @exclusivity(unchecked) private var ownEncodings = 0
  @exclusivity(unchecked) private var openObjects = OpenObjects()
  /// The objects that a `JSONEncode()` has left in its tree, while they are written.
  private var replacedObjects: [ObjectIdentifier] = []
  /// The type that is asked whether its encoding is the default.
  private var askedType: (any Any.Type)?
  /// Notes of mappings that no value has now.
  @exclusivity(unchecked) var spareNotes: [MappingNotes] = []
  /// The notes of the `JSONMap` that is running, the innermost one; whoever runs it keeps them.
  @exclusivity(unchecked) unowned(unsafe) var noting: MappingNotes?
  /// Whether sets are written in an order that two sets of the same elements have in common.
  @exclusivity(unchecked) var ordersSets = false
  /// What the options in force ask for.
  @exclusivity(unchecked) private(set) var settings = Settings.standard
  /// What the thread has found in the tables of types.
  let front = TypeTableFront.ofThread
  private let stack = StackRoom.ofThread

  /// The scope of the calling thread.
  static var ofThread: EncodingScope { threads.value }

  /// Runs a body that encodes a value, by the options that are in force now.
  ///
  /// Every entry point comes through here. The code inside finds the options in the scope: they change only
  /// in a program's own code, which comes back through an entry point.
  @inline(__always)
  static func run<R>(_ body: (EncodingScope) throws -> R) rethrows -> R {
    try threads.unretained._withUnsafeGuaranteedRef { scope in
      guard Presence.ofAmbience.isHeld else { return try body(scope) }
      let outer = scope.settings
      scope.settings = JSONContext.scopedSettings
      defer { scope.settings = outer }
      return try body(scope)
    }
  }

  /// Returns whether so many arrays and objects may stand in one another here.
  func hasRoom(for levels: Int) -> Bool { levels <= room }

  /// How many arrays and objects may stand in one another here.
  var room: Int { settings.depthLimit - depth }

  /// Returns the key for a name in the style of the options.
  func key(for name: String) -> String { settings.keys.key(for: name) }

  /// Returns how values of a type are encoded by reflection; nil before the first one.
  @inline(__always)
  func encoding(of type: Any.Type) -> DefaultEncoding? {
    settings.encodings[.init(of: type), front]
  }
}

extension EncodingScope {
  /// The scopes of all threads.
  @_transparent
  fileprivate static var threads: ThreadLocal<EncodingScope> {
    ThreadLocal(at: .init(Builtin.addressof(&slot))) { EncodingScope() }
  }

  @exclusivity(unchecked) nonisolated(unsafe) private static var slot: UInt = 0
}

// MARK: - Options

extension EncodingScope {
  /// What the options ask of the encoding; an object, so that an entry point in a context takes one reference.
  final class Settings: Sendable {
    /// Where no options are set.
    static let standard = Settings()

    /// The deepest nesting of objects and arrays.
    let depthLimit: Int
    let keys: JSONOptions.KeyStyle
    /// Whether a property that is nil is written as null.
    let writesNull: Bool
    let dates: JSONOptions.DateStyle
    /// Whether plans are used, and text may be written without a tree.
    let usesPlans, writesText: Bool
    let textEngine: JSONOptions.TextEngine
    /// How types are encoded by reflection, under these options.
    let encodings: TypeTable<DefaultEncoding>
    /// The same of types that have a `JSONEncode()` of their own, and call the default from it.
    let reflections: TypeTable<DefaultEncoding>
    /// The types that are written with their ids.
    let types: JSONTypeRegistry

    init(_ options: JSONOptions = JSONOptions(), types: JSONTypeRegistry = JSONTypeRegistry()) {
      self.types = types
      depthLimit = options.usedDepthLimit
      keys = options.keys
      writesNull = options.nilValues == .null
      dates = options.dates
      usesPlans = options.reflection == .plans
      textEngine = options.text
      writesText = usesPlans && textEngine == .own
      (encodings, reflections) =
        !usesPlans
        ? (DefaultEncoding.withoutPlans, DefaultEncoding.ownTypes.withoutPlans)
        : keys == .snakeCase
          ? (DefaultEncoding.snakeCaseKeys, DefaultEncoding.ownTypes.snakeCaseKeys)
          : (DefaultEncoding.declaredKeys, DefaultEncoding.ownTypes.declaredKeys)
    }
  }
}

// MARK: - Asking

extension EncodingScope {
  /// Calls the `JSONEncode()` of a type that is only asked whether it is the default; with nil, what asks
  /// nothing, such as the type's `JSONMap`, which may encode other values of the type.
  func ask<R>(_ type: Any.Type?, _ encode: () throws -> R) rethrows -> R {
    let outer = askedType
    askedType = type
    defer { askedType = outer }
    return try encode()
  }

  /// Returns whether a type is only asked.
  func isAsked(_ type: Any.Type) -> Bool { askedType == type }
}

// MARK: - Levels

extension EncodingScope {
  /// Goes one level deeper.
  ///
  /// - Throws: ``JSONEncodingError``: `tooDeep`, or `stackExhausted`.
  @inline(__always)
  func enter(_ type: Any.Type) throws {
    guard depth < settings.depthLimit, !stack.isExhausted else {
      throw refusal(of: type, limit: settings.depthLimit)
    }
    depth += 1
  }

  /// Goes one level back.
  @inline(__always)
  func leave() { depth -= 1 }

  /// Checks that the stack has room for what a value of any type holds, such as an optional in an optional, which
  /// is no level of JSON.
  ///
  /// - Throws: ``JSONEncodingError`` `stackExhausted` where it has none.
  @inline(__always)
  func requireStack(for type: Any.Type) throws {
    if stack.isExhausted { throw refusal(of: type, limit: settings.depthLimit) }
  }

  /// Runs what writes an object that is no value of a type, one level deeper.
  ///
  /// - Throws: ``JSONEncodingError``: `tooDeep`, or `stackExhausted`; or what the body throws.
  func inObject<R>(_ body: () throws -> R) throws -> R {
    try enter(JSONObject.self)
    defer { leave() }
    return try body()
  }

  /// Goes back to a level, from all those that an error has left open.
  func leave(to depth: Int) { self.depth = depth }

  /// Runs the `JSONEncode()` of a type that writes itself, which may lead back to the same value.
  ///
  /// It is not a level of JSON: several may stand behind a single one.
  ///
  /// - Throws: ``JSONEncodingError``: `tooDeep`, or `stackExhausted`.
  func runOwn<R>(_ type: Any.Type, _ body: () throws -> R) throws -> R {
    let limit = 4 * settings.depthLimit
    guard ownEncodings < limit, !stack.isExhausted else { throw refusal(of: type, limit: limit) }
    ownEncodings += 1
    defer { ownEncodings -= 1 }
    return try body()
  }

  @inline(never)
  private func refusal(of type: Any.Type, limit: Int) -> JSONEncodingError {
    let name = Wording.name(of: type)
    return .init(
      problem: stack.isExhausted
        ? .stackExhausted(type: name) : .tooDeep(type: name, limit: limit))
  }
}

// MARK: - Objects

extension EncodingScope {
  /// Opens an object that stands inside another value.
  ///
  /// - Throws: ``JSONEncodingError`` where the object is open already: the graph has a cycle.
  func open(_ object: AnyObject) throws {
    let identifier = ObjectIdentifier(object)
    guard openObjects.push(identifier) else { throw Self.cycle(through: object) }
  }

  /// Closes the object that was opened last.
  func close() { openObjects.pop() }

  /// Runs a body while an object is open: it is opened, unless it is the innermost one that is open
  /// already, because the value around it has opened it.
  ///
  /// - Throws: ``JSONEncodingError`` where the object is open further up.
  @inline(__always)
  func whileOpen<R>(_ object: AnyObject, _ body: () throws -> R) throws -> R {
    if openObjects.last == ObjectIdentifier(object) { return try body() }
    try open(object)
    defer { close() }
    return try body()
  }

  /// Runs the encoding of a value that is not encoded by the default.
  ///
  /// - Throws: ``JSONEncodingError`` where the value is too deep, or an object that is open further up.
  package static func enclose<T, R>(_ value: T, _ body: () throws -> R) throws -> R {
    try run { scope in
      try scope.enter(type(of: value))
      defer { scope.leave() }
      guard type(of: value) is AnyClass else { return try body() }
      return try scope.whileOpen(Memory.object(of: value), body)
    }
  }

  /// Runs a body with the JSON of a value that a `JSONEncode()` has left in its tree.
  ///
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form, or leads back to itself.
  func replace<R>(_ value: Any, _ body: (Any) throws -> R) throws -> R {
    try runOwn(type(of: value)) {
      guard type(of: value) is AnyClass else {
        return try body(ValueEncoder.encodeElement(value, self))
      }
      let object = value as AnyObject
      let identifier = ObjectIdentifier(object)
      guard !replacedObjects.contains(identifier) else { throw Self.cycle(through: object) }
      replacedObjects.append(identifier)
      defer { replacedObjects.removeLast() }
      return try body(ValueEncoder.encodeElement(value, self))
    }
  }

  private static func cycle(through object: AnyObject) -> JSONEncodingError {
    .init(problem: .referenceCycle(type: Wording.name(of: type(of: object))))
  }
}

/// The objects that are open, outermost first.
private struct OpenObjects {
  /// Up to so many it takes less to look at each of them than to find one by its hash.
  private static let fewObjects = 16

  private var stack: [ObjectIdentifier] = []
  /// The objects on the stack; empty while there are few.
  private var set: Set<ObjectIdentifier> = []

  var last: ObjectIdentifier? { stack.last }

  /// Opens an object; returns false where it is open already.
  mutating func push(_ object: ObjectIdentifier) -> Bool {
    let isNew = set.isEmpty ? !stack.contains(object) : set.insert(object).inserted
    guard isNew else { return false }
    stack.append(object)
    if set.isEmpty, stack.count > Self.fewObjects { set.formUnion(stack) }
    return true
  }

  /// Closes the object that was opened last.
  mutating func pop() {
    let object = stack.removeLast()
    guard !set.isEmpty else { return }
    set.remove(object)
    // Not at the same number: many objects may stand just there, one after the other.
    if stack.count <= Self.fewObjects / 2 { set.removeAll(keepingCapacity: true) }
  }
}
