/// A key of a value that a program hands down to its mappings.
///
///     struct TextColorKey: JSONContextKey { static let defaultValue = Color.black }
///     extension JSONContext {
///       var textColor: Color {
///         get { self[TextColorKey.self] }
///         set { self[TextColorKey.self] = newValue }
///       }
///     }
public protocol JSONContextKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value in a context in which none is set.
  static var defaultValue: Value { get }
}

/// The values that a mapping has beside the JSON: options, registered types and a program's own.
///
/// The context is ambient, so that `JSONDecode`, `JSONEncode`, transformers and unions see it
/// without a parameter:
///
///     try JSONContext.with(\.textColor, .green) { try Header(JSONDictionary: json) }
///
/// It belongs to the task. Scopes nest, a scope restores what it has overridden, and two tasks never
/// see each other's. One thing is left to the program: a synchronous body must not let another task run on its own
/// thread, as `Task.immediateDetached` and a run loop do. That task may see the context of the body.
public struct JSONContext: Sendable {
  /// The options of writing and reading, where the types leave them open.
  public var options = JSONOptions() { didSet { isUnset = false } }
  /// The types that are known by an id.
  public var types = JSONTypeRegistry() { didSet { isUnset = false } }
  /// What is called with each problem that a reading goes on after, such as a skipped element, with the
  /// path from the root; nil where nobody wants to know.
  ///
  ///     try JSONContext.with(\.report, { log.warning("\($0)") }) { try Feed(JSONData: data) }
  ///
  /// A lenient reading collects these problems itself.
  public var report: (@Sendable (JSONDecodingError) -> Void)? { didSet { isUnset = false } }
  private var values: [ObjectIdentifier: any Sendable] = [:] { didSet { isUnset = false } }
  /// Whether nothing was ever set.
  private var isUnset = true

  @TaskLocal private static var scope: Scope?

  /// A context on the heap, so that looking for it costs one reference.
  private final class Scope: Sendable {
    let context: JSONContext
    let settings: EncodingScope.Settings
    /// A task that sees a scope keeps it alive, also one that outlives the body of the scope.
    private let presence = Presence.ofAmbience.holder
    private let taskPresence: (any AnyObject & Sendable)?

    init(_ context: JSONContext, isOfTask: Bool = false) {
      self.context = context
      settings = EncodingScope.Settings(context.options, types: context.types)
      taskPresence = isOfTask ? Presence.ofTasks.holder : nil
    }
  }

  /// Creates a context in which nothing is set.
  public init() {}

  /// The context of the running task; one in which nothing is set outside all scopes.
  public static var current: JSONContext { scoped ?? JSONContext() }

  /// The context of the running task; nil outside all scopes.
  package static var scoped: JSONContext? { inForce?.context }

  /// Whether the running task may have a context; false means that it has none.
  package static var mayBeScoped: Bool { Presence.ofAmbience.isHeld }

  /// The options of the running task, or nil outside all scopes: then every option has its default.
  package static var scopedOptions: JSONOptions? { inForce?.context.options }

  /// The style of keys of the running task, without a copy of all options.
  static var scopedKeyStyle: JSONOptions.KeyStyle? { inForce?.context.options.keys }

  /// The registry of the running task, without a copy of the context.
  static var currentTypes: JSONTypeRegistry { inForce?.context.types ?? JSONTypeRegistry() }

  /// What the context of the running task asks of the reading; nil outside all scopes.
  static var scopedReadingSettings: DecodingScope.Settings? {
    inForce.map { DecodingScope.Settings($0.context) }
  }

  /// What the options of the running task ask of the encoding.
  static var scopedSettings: EncodingScope.Settings { inForce?.settings ?? .standard }

  @inline(__always)
  private static var inForce: Scope? { mayBeScoped ? scopeOfTask : nil }

  @inline(never)
  private static var scopeOfTask: Scope? {
    Presence.ofTasks.isHeld ? scope : RunningScope.ofThread.scope ?? scope
  }

  /// The value of a key, or the key's default.
  public subscript<K: JSONContextKey>(_ key: K.Type) -> K.Value {
    get {
      // Nothing at the key would be nil where the value is an optional.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

// MARK: - Scopes

extension JSONContext {
  /// Runs a body with one value of the context changed.
  ///
  /// - Parameters:
  ///   - keyPath: The value, such as `\.options.dates` or a program's own.
  ///   - value: What it is inside the body.
  ///   - body: The code that sees it, with all that it calls.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public static func with<V, R>(
    _ keyPath: WritableKeyPath<JSONContext, V>, _ value: V, _ body: () throws -> R
  ) rethrows -> R {
    var context = current
    context[keyPath: keyPath] = value
    return try with(context, body)
  }

  /// Runs an asynchronous body with one value of the context changed.
  ///
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public static func with<V, R>(
    _ keyPath: WritableKeyPath<JSONContext, V>, _ value: V,
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async rethrows -> R {
    var context = current
    context[keyPath: keyPath] = value
    return try await with(context, isolation: isolation, body)
  }

  /// Runs a body in a context.
  ///
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public static func with<R>(_ context: JSONContext, _ body: () throws -> R) rethrows -> R {
    if !Presence.ofAmbience.isHeld, context.isUnset { return try body() }
    guard let notes = EncodingScope.ofThread.noting else { return try bind(context, body) }
    return try notes.within(context) { try bind(context, body) }
  }

  private static func bind<R>(_ context: JSONContext, _ body: () throws -> R) rethrows -> R {
    let scope = Scope(context)
    return try RunningScope.ofThread.bind(scope) {
      try DecodingScope.bind(DecodingScope.Settings(context)) {
        try $scope.withValue(scope, operation: body)
      }
    }
  }

  /// Runs an asynchronous body in a context.
  ///
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public static func with<R>(
    _ context: JSONContext, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> R
  ) async rethrows -> R {
    try await $scope.withValue(
      Scope(context, isOfTask: true), operation: body, isolation: isolation)
  }
}

extension JSONContext {
  /// The scope whose body a thread is running, so that the task need not be asked for it.
  ///
  /// The body is synchronous: as long as it runs, this thread is in no other scope but those of bodies
  /// inside, and those of other tasks that the body lets run here. So it counts only while no task has a
  /// scope from an asynchronous body.
  private final class RunningScope {
    var scope: Scope?

    private static let threads = ThreadLocal { RunningScope() }

    static var ofThread: RunningScope { threads.value }

    @inline(__always)
    func bind<R>(_ scope: Scope, _ body: () throws -> R) rethrows -> R {
      let outer = self.scope
      self.scope = scope
      defer { self.scope = outer }
      return try body()
    }
  }
}

// MARK: - Required values

extension JSONContext {
  /// Returns a value that a mapping cannot do without.
  ///
  ///     let shop = try JSONContext.current.required(\.shop)
  ///
  /// - Parameter keyPath: An optional value of the context.
  /// - Returns: The value.
  /// - Throws: ``JSONContextError`` where it is nil. Inside a mapping the error gains the path.
  public func required<V>(_ keyPath: KeyPath<JSONContext, V?>) throws -> V {
    guard let value = self[keyPath: keyPath] else {
      throw JSONContextError(expected: Wording.name(of: V.self))
    }
    return value
  }
}

/// An error of a mapping that cannot do without a value which its context does not have.
///
/// Inside a mapping it becomes the problem `missingContext` of a ``JSONDecodingError`` or
/// ``JSONEncodingError``, which has the path.
public struct JSONContextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type of the value.
  public var expected: String

  /// The problem in one line; the place is always `$`, since the error does not know its own.
  public var description: String { "missing context, expected \(expected) at $" }
}
