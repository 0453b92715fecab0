/// The source of a model.
struct ModelSource: Sendable {
  /// How a model is mapped.
  enum Kind: Sendable {
    /// By reflection, and by Codable.
    case reflected
    /// By lines that say both directions.
    case lined
    /// By lines for each direction.
    case archived
    /// By an initialiser, since the properties are constants, and by lines that write.
    case made
    /// By Codable, also where the mapper reads and writes.
    case moved

    /// What the names of such types begin with.
    var prefix: String {
      switch self {
      case .reflected: "Model"
      case .lined: "Lined"
      case .archived: "Archived"
      case .made: "Made"
      case .moved: "Moved"
      }
    }

    /// Whether lines say where the properties stand.
    var hasLines: Bool { self != .reflected && self != .moved }
  }

  let name: String
  let kind: Kind
  var form = Form.structure
  let properties: [ModelProperty]

  /// What a model is declared as.
  enum Form: Sendable {
    case structure, final, open
    /// A class that inherits from a model.
    indirect case heir(of: ModelSource)
  }

  private var inherited: ModelSource? {
    if case .heir(let superclass) = form { superclass } else { nil }
  }

  private var isClass: Bool {
    if case .structure = form { false } else { true }
  }

  private var allProperties: [ModelProperty] {
    (inherited?.allProperties ?? []) + properties
  }

  /// The type, with values of it.
  var type: SwiftType {
    let (name, properties) = (name, allProperties)
    var type = SwiftType(name: name, isObject: true) { generator in
      let values = properties.map { $0.type.type.value(&generator) }
      let arguments = zip(properties, values).map { "\($0.name): \($1.source)" }
      let members = zip(properties, values).compactMap { $0.member(of: $1) }
      return Value(
        source: "\(name)(\(arguments.joined(separator: ", ")))", json: JSON.nested(members))
    }
    type.start = kind == .moved || kind == .made ? nil : "\(name)()"
    type.depth = (properties.map(\.type.type.depth).max() ?? 0) + 1
    return type
  }

  var lines: [String] {
    let declarations = properties.map { property in
      kind == .made ? "let \(property.name): \(property.type.type.name)" : property.declaration
    }
    let body = declarations + initializers + equality + keys + mapping
    let head =
      switch form {
      case .structure: "struct \(name): \(protocols), Equatable"
      case .final: "final class \(name): \(protocols), Equatable"
      case .open: "class \(name): \(protocols), Equatable"
      case .heir(let superclass): "final class \(name): \(superclass.name)"
      }
    return ["\(head) {"] + Source.indented(body) + ["}"]
  }

  private var protocols: String {
    switch kind {
    case .reflected: "JSONMappable, Codable"
    case .lined: "JSONMappable"
    case .archived: "JSONDecodable, JSONEncodable"
    case .made: "JSONConstructible, JSONEncodable"
    case .moved: "CodableBacked"
    }
  }

  private var initializers: [String] {
    if kind == .moved { return [] }
    let parameters = allProperties.map { "\($0.name): \($0.type.type.name)" }
    let arguments = (inherited?.allProperties ?? []).map { "\($0.name): \($0.name)" }
    let start = inherited == nil ? "" : " super.init() "
    let rest = inherited == nil ? [] : ["super.init(\(arguments.joined(separator: ", ")))"]
    let empty = kind == .made ? [] : ["\(isClass ? "required " : "")init() {\(start)}"]
    return empty + ["init(\(parameters.joined(separator: ", "))) {"]
      + Source.indented(properties.map { "self.\($0.name) = \($0.name)" } + rest) + ["}"]
  }

  private var equality: [String] {
    let comparisons = properties.map { "\($0.name) == other.\($0.name)" }
    switch form {
    case .structure: return []
    case .final, .open:
      return [
        "func isEqual(to other: \(name)) -> Bool { \(comparisons.joined(separator: " && ")) }",
        "static func == (left: \(name), right: \(name)) -> Bool { left.isEqual(to: right) }",
      ]
    case .heir(let superclass):
      return ["override func isEqual(to other: \(superclass.name)) -> Bool {"]
        + Source.indented([
          "guard let other = other as? \(name), super.isEqual(to: other) else { return false }",
          "return \(comparisons.joined(separator: " && "))",
        ]) + ["}"]
    }
  }

  /// The keys of a model without lines, for the mapper and for Codable.
  private var keys: [String] {
    if kind.hasLines { return [] }
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
    let word = inherited != nil ? "override " : isClass ? "" : "mutating "
    func body(_ line: (ModelLine) -> (String) -> String) -> [String] {
      properties.compactMap { property in property.line.map { line($0)(property.name) } }
    }
    switch kind {
    case .reflected, .moved: return []
    case .lined:
      let first = inherited == nil ? [] : ["try super.JSONMap(&json)"]
      return ["\(word)func JSONMap(_ json: inout JSONMapping) throws {"]
        + Source.indented(first + body(ModelLine.map)) + ["}"]
    case .archived:
      return ["\(word)func JSONDecode(_ json: JSONObject) throws {"]
        + Source.indented(body(ModelLine.restore)) + ["}"] + writing
    case .made:
      let lines = properties.compactMap { property in
        property.line?.value(property.name, isOptional: property.type.isOptional)
      }
      return ["init(JSONDictionary json: JSONObject) throws {"] + Source.indented(lines) + ["}"]
        + writing
    }
  }

  private var writing: [String] {
    let lines = properties.compactMap { $0.line?.archive($0.name) }
    return ["func JSONEncode() throws -> Any {"]
      + Source.indented(["var json = JSONObject()"] + lines + ["return json"]) + ["}"]
  }
}
