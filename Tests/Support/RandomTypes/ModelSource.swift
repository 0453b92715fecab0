/// A property of a model, and where its value stands in the JSON.
struct ModelProperty: Sendable {
  let name: String
  let type: ModelType
  /// The steps to the value.
  let path: [PathStep]
  /// What the line says of the place; nil where reflection finds it.
  let line: String?
  /// The value of a new instance.
  let start: String

  /// Creates a property that reflection finds.
  init(name: String, type: ModelType, _ types: inout TypeGenerator) {
    (self.name, self.type, start) = (name, type, Self.start(of: type, &types))
    (path, line) = ([.key(Self.key(for: name, &types))], nil)
  }

  /// Creates a property with a line, at an index of a list where there is one.
  init(
    name: String, type: ModelType, list: inout IndexedList?, _ types: inout TypeGenerator
  ) {
    (self.name, self.type, start) = (name, type, Self.start(of: type, &types))
    let key = Self.key(for: name, &types)
    var place: String
    if list != nil, types.chance(2),
      let next = list?.next(name, isOptional: type.isOptional, &types)
    {
      (path, place) = (next.path, "keyPath: \"\(next.text)\"")
    } else {
      switch types.below(4) {
      case 0: (path, place) = ([.key(key)], "keys: [\(Source.string(key)), \"\(name)_old\"]")
      case 1: (path, place) = ([.key("in"), .key(name)], "keyPath: \"in.\(name)\"")
      default: (path, place) = ([.key(key)], "key: \(Source.string(key))")
      }
    }
    if !type.isOptional, types.chance(4) { place += ", required: true" }
    if let transformer = type.transformer {
      place += ", transformer: JSONTransformers.\(transformer)"
    }
    line = "try json.map(&\(name), \(place))"
  }

  private static func start(of type: ModelType, _ types: inout TypeGenerator) -> String {
    // A preset optional would hide that null was left out.
    if type.isOptional { return "nil" }
    if let start = type.type.start, !types.chance(4) { return start }
    return types.shortValue(of: type.type).source
  }

  private static func key(for name: String, _ types: inout TypeGenerator) -> String {
    types.chance(2) ? name : types.pick(["key/", "\"k\"", "\u{E9}"]) + name
  }

  /// The member of the JSON; nil where it is left out.
  func member(of value: Value) -> (path: [PathStep], json: String)? {
    if case .index? = path.last { return (path, value.element) }
    return value.json.map { (path, $0) }
  }
}

/// The source of a model.
struct ModelSource: Sendable {
  /// How a model is mapped.
  enum Kind: Sendable {
    /// By reflection, and by Codable.
    case reflected
    /// By lines.
    case lined
    /// By Codable, also where the mapper reads and writes.
    case moved
  }

  let name: String
  let kind: Kind
  var isClass = false
  let properties: [ModelProperty]

  /// The type, with values of it.
  var type: SwiftType {
    let (name, properties) = (name, properties)
    var type = SwiftType(name: name, isObject: true) { generator in
      let values = properties.map { $0.type.type.value(&generator) }
      let arguments = zip(properties, values).map { "\($0.name): \($1.source)" }
      let members = zip(properties, values).compactMap { $0.member(of: $1) }
      return Value(
        source: "\(name)(\(arguments.joined(separator: ", ")))", json: JSON.nested(members))
    }
    type.start = kind == .moved ? nil : "\(name)()"
    type.depth = (properties.map(\.type.type.depth).max() ?? 0) + 1
    return type
  }

  var lines: [String] {
    let declarations = properties.map { "var \($0.name): \($0.type.type.name) = \($0.start)" }
    let body = declarations + initializers + equality + keys + mapping
    let word = isClass ? "final class" : "struct"
    return ["\(word) \(name): \(protocols), Equatable {"] + Source.indented(body) + ["}"]
  }

  private var protocols: String {
    switch kind {
    case .reflected: "JSONMappable, Codable"
    case .lined: "JSONMappable"
    case .moved: "CodableBacked"
    }
  }

  private var initializers: [String] {
    if kind == .moved { return [] }
    let parameters = properties.map { "\($0.name): \($0.type.type.name)" }
    return [
      "\(isClass ? "required " : "")init() {}", "init(\(parameters.joined(separator: ", "))) {",
    ] + Source.indented(properties.map { "self.\($0.name) = \($0.name)" }) + ["}"]
  }

  private var equality: [String] {
    guard isClass else { return [] }
    let comparisons = properties.map { "left.\($0.name) == right.\($0.name)" }
    return ["static func == (left: \(name), right: \(name)) -> Bool {"]
      + Source.indented([comparisons.joined(separator: " && ")]) + ["}"]
  }

  /// The keys of a model without lines, for the mapper and for Codable.
  private var keys: [String] {
    if kind == .lined { return [] }
    let keys = properties.map { property in
      if case .key(let key) = property.path[0] { (property.name, key) } else { (property.name, "") }
    }
    let map = keys.filter { $0.0 != $0.1 }.map { ($0.0, String?.some($0.1)) }
    let cases = keys.map { "case \($0.0) = \(Source.string($0.1))" }
    let function = TypeGenerator.keyFunction(Dictionary(map) { first, _ in first })
    return (kind == .moved ? [] : function) + ["private enum CodingKeys: String, CodingKey {"]
      + Source.indented(cases) + ["}"]
  }

  private var mapping: [String] {
    let lines = properties.compactMap(\.line)
    guard !lines.isEmpty else { return [] }
    return ["\(isClass ? "" : "mutating ")func JSONMap(_ json: inout JSONMapping) throws {"]
      + Source.indented(lines) + ["}"]
  }
}
