import Foundation

/// The decision how the values of one type are encoded: by the default, or by a `JSONEncode()` of its own.
///
/// It is made with the first value. There is a table for each style of keys, and one for options that
/// turn plans off.
final class DefaultEncoding: Sendable {
  /// How values are encoded where the type has no plan.
  enum Way {
    /// The type has a `JSONEncode()` of its own.
    case own
    /// The type has a `JSONMap` of its own, which the encoder runs for each value.
    case mapped(ValueEncoder)
    /// An enum without raw values, whose cases have plans: a union, or one by its default encoding.
    case cases(EnumPlan)
    /// A type that is written as its raw values or as what it wraps, by the encoder for that.
    case contents(ValueEncoder)
    /// A type of the standard library that is a piece of text.
    case text
    /// A container of the standard library.
    case elements
    /// A type that is encoded as `Mirror` shows it.
    case mirror
  }

  /// The plan of a struct or class.
  let plan: EncodingPlan?
  let way: Way
  /// The encoder from where a value lies, of a type that is written as what is in it, or by its `JSONMap`.
  let encoder: ValueEncoder?

  init(_ way: Way, plan: EncodingPlan? = nil) {
    self.way = way
    self.plan = plan
    encoder =
      switch way {
      case .mapped(let encoder), .contents(let encoder): encoder
      case .own, .cases, .text, .elements, .mirror: nil
      }
  }

  static let declaredKeys = TypeTable<DefaultEncoding>()
  static let snakeCaseKeys = TypeTable<DefaultEncoding>()
  static let withoutPlans = TypeTable<DefaultEncoding>()

  /// The tables of what reflection gives of types that have a `JSONEncode()` of their own.
  static let ownTypes = (
    declaredKeys: TypeTable<DefaultEncoding>(), snakeCaseKeys: TypeTable<DefaultEncoding>(),
    withoutPlans: TypeTable<DefaultEncoding>()
  )

  /// Returns how the values of a type are encoded by reflection.
  private static func decide<T: JSONEncodable>(
    _ value: T, _ scope: EncodingScope
  ) -> DefaultEncoding {
    // So that the runtime need not be asked about the type where a property has it.
    _ = ValueEncoder.of(encodable: T.self, scope.front)
    if let union = DeclaredConformances.union(T.self) {
      return DefaultEncoding(scope.settings.usesPlans ? .cases(EnumPlan(ofUnion: union)) : .mirror)
    }
    if let rawValued = DeclaredConformances.rawRepresentable(type(of: value)) {
      return DefaultEncoding(.contents(ValueEncoder.rawValue(of: rawValued, scope.front)))
    }
    if let wrapper = DeclaredConformances.propertyWrapper(type(of: value)),
      !DeclaredConformances.readsObjects(type(of: value))
    {
      return DefaultEncoding(.contents(ValueEncoder.contents(of: wrapper, scope.front)))
    }
    if isText(T.self) { return DefaultEncoding(.text) }
    if ValueEncoder.source(type(of: value)) is any ContainerEncodable.Type {
      return DefaultEncoding(.elements)
    }
    if TypeKind.isEnum(T.self), scope.settings.usesPlans {
      return DefaultEncoding(.cases(EnumPlan(ofEnum: T.self)))
    }
    return DefaultEncoding(.mirror, plan: EncodingPlan.make(for: value, scope))
  }

  /// Returns whether a type without raw values is a piece of text, of which `Mirror` shows nothing.
  private static func isText(_ type: Any.Type) -> Bool {
    type == Substring.self || type == Character.self || type == Unicode.Scalar.self
      || type == StaticString.self
  }
}

// MARK: - Encoding

extension DefaultEncoding {
  /// Returns a value as a JSON tree by reflection: the default `JSONEncode()`.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the value has no JSON form.
  static func encode<T: JSONEncodable>(_ value: T) throws -> Any {
    try EncodingScope.run { scope in
      let type = Memory.type(of: value)
      if let encoding = scope.encoding(of: type) { return try encoding.encode(value, type, scope) }
      let encoding = scope.settings.encodings.value(for: .init(of: type), scope.front) {
        decide(value, scope)
      }
      return scope.isAsked(type) ? NSNull() : try encoding.encode(value, type, scope)
    }
  }

  /// Returns a value as a JSON tree by its `JSONMap`: the `JSONEncode()` of ``JSONMappable``.
  ///
  /// The first value shows whether `JSONMap` is the default, which maps by reflection.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the value has no JSON form.
  static func encode<T: JSONMappable>(mapped value: T) throws -> Any {
    try EncodingScope.run { scope in
      let type = Memory.type(of: value)
      if let encoding = scope.encoding(of: type), !encoding.isOwn {
        return try encoding.encode(value, type, scope)
      }
      guard T.self is AnyClass else { return try encode(firstMapped: value, type, scope) }
      return try scope.whileOpen(Memory.object(of: value)) {
        try encode(firstMapped: value, type, scope)
      }
    }
  }

  private static func encode<T: JSONMappable>(
    firstMapped value: T, _ type: T.Type, _ scope: EncodingScope
  ) throws -> Any {
    try scope.withNotes { notes in
      try scope.ask(nil) {
        if T.self is AnyClass {
          try notes.run(object: value, nil, scope)
        } else {
          try Memory.withPlace(of: value) { try notes.run($0, as: T.self, nil, scope) }
        }
      }
      guard notes.isByReflection else {
        _ = scope.settings.encodings.value(for: .init(of: type), scope.front) {
          DefaultEncoding(.mapped(.mapped(T.self, by: MappedPlans(notes.makePlan(scope)))))
        }
        return scope.isAsked(type) ? NSNull() : try notes.encoded(scope)
      }
      try FieldMapping.require(value, as: type)
      return try encode(value)
    }
  }

  /// Returns a value as a JSON tree by reflection, whatever its `JSONEncode()` is.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the value has no JSON form.
  static func reflect<T: JSONEncodable>(_ value: T) throws -> Any {
    try EncodingScope.run { scope in
      let type = type(of: value)
      let encoding = scope.settings.reflections.value(for: .init(of: type), scope.front) {
        decide(value, scope)
      }
      return try encoding.encode(value, type, scope)
    }
  }

  /// Whether the type has a `JSONEncode()` of its own.
  private var isOwn: Bool {
    if case .own = way { true } else { false }
  }

  /// Whether the type is written by reflection: it has neither a `JSONEncode()` nor a `JSONMap` of its own.
  var isByReflection: Bool {
    switch way {
    case .own, .mapped: false
    case .cases, .contents, .text, .elements, .mirror: true
    }
  }

  private func encode<T: JSONEncodable>(
    _ value: T, _ type: T.Type, _ scope: EncodingScope
  ) throws -> Any {
    if let plan {
      guard type is AnyClass else {
        try scope.enter(type)
        defer { scope.leave() }
        return try Memory.withPlace(of: value) { try plan.encode($0, scope) }
      }
      let object = Memory.object(of: value)
      return try scope.whileOpen(object) { try plan.encode(object, scope) }
    }
    switch way {
    case .mapped(let encoder), .contents(let encoder):
      return try Memory.withPlace(of: value) { try encoder.encode($0, scope) } ?? NSNull()
    case .text: return String(describing: value)
    case .elements: return try ValueEncoder.encodeElement(value, scope)
    case .cases(let plan):
      return try plan.encode(value, scope) ?? MirrorEncoding.encode(value, scope)
    case .mirror, .own:
      guard type is AnyClass else { return try MirrorEncoding.encode(value, scope) }
      return try scope.whileOpen(Memory.object(of: value)) {
        try MirrorEncoding.encode(value, scope)
      }
    }
  }
}

// MARK: - Whose encoding it is

extension DefaultEncoding {
  /// The answer of a type's `JSONEncode()`: a tree of its own, or that it is the default.
  enum Answer {
    case tree(Any)
    case encoding(DefaultEncoding)
  }

  /// Asks a value for its encoding.
  ///
  /// No function of Swift says whether a type has a `JSONEncode()` of its own, so it is called. The default
  /// one notes that it was called, and encodes nothing. A type has one `JSONEncode()`, so the answer holds
  /// for all its values.
  ///
  /// With sorted keys, the first value of a ``JSONMappable`` type answers with its tree, so that `JSONMap` runs once. Others
  /// do not: a tree needs more of the stack.
  ///
  /// - Throws: What the type's own `JSONEncode()` throws.
  static func ask<T: JSONEncodable>(
    _ value: T, sortsKeys: Bool, _ scope: EncodingScope
  ) throws -> Answer {
    let type = type(of: value)
    if let encoding = scope.encoding(of: type) {
      guard case .own = encoding.way else { return .encoding(encoding) }
      return .tree(try scope.runOwn(type) { try value.JSONEncode() })
    }
    let takesTree = sortsKeys && value is any JSONMappable
    let tree = try scope.runOwn(type) {
      try scope.ask(takesTree ? nil : type) { try value.JSONEncode() }
    }
    if !takesTree, let encoding = scope.encoding(of: type) { return .encoding(encoding) }
    note(own: type, scope)
    return .tree(tree)
  }

  /// Notes that a type has a `JSONEncode()` of its own, unless the one that has run was the default.
  static func note(own type: Any.Type, _ scope: EncodingScope) {
    _ = scope.settings.encodings.value(for: .init(of: type), scope.front) { DefaultEncoding(.own) }
  }
}
