/// A property of a model, and where its value stands in the JSON.
struct ModelProperty: Sendable {
  let name: String
  let type: ModelType
  /// The keys on the way to the value.
  let path: [String]
  /// What the line says of the place; nil where reflection finds it.
  let line: String?
  /// The value of a new instance.
  let start: String

  init(name: String, type: ModelType, hasLines: Bool, _ types: inout TypeGenerator) {
    (self.name, self.type) = (name, type)
    // A preset optional would hide that null was left out.
    start = type.isOptional ? "nil" : types.shortValue(of: type.type).source
    let key = types.chance(2) ? name : types.pick(["key/", "\"k\"", "\u{E9}"]) + name
    guard hasLines else {
      (path, line) = ([key], nil)
      return
    }
    var place: String
    switch types.below(4) {
    case 0: (path, place) = ([key], "keys: [\(Source.string(key)), \"\(name)_old\"]")
    case 1: (path, place) = (["in", name], "keyPath: \"in.\(name)\"")
    default: (path, place) = ([key], "key: \(Source.string(key))")
    }
    if !type.isOptional, types.chance(4) { place += ", required: true" }
    if let transformer = type.transformer {
      place += ", transformer: JSONTransformers.\(transformer)"
    }
    line = "try json.map(&\(name), \(place))"
  }
}

/// The source of a model.
struct ModelSource {
  let name: String
  let isClass: Bool
  let isCodable: Bool
  let properties: [ModelProperty]

  var lines: [String] {
    let kind = isClass ? "final class" : "struct"
    let protocols = ["JSONMappable", "Equatable"] + (isCodable ? ["Codable"] : [])
    let declarations = properties.map { "var \($0.name): \($0.type.type.name) = \($0.start)" }
    let parameters = properties.map { "\($0.name): \($0.type.type.name)" }
    let initializers =
      ["\(isClass ? "required " : "")init() {}", "init(\(parameters.joined(separator: ", "))) {"]
      + Source.indented(properties.map { "self.\($0.name) = \($0.name)" }) + ["}"]
    let body = declarations + initializers + equality + keys + mapping
    return ["\(kind) \(name): \(protocols.joined(separator: ", ")) {"] + Source.indented(body)
      + ["}"]
  }

  private var equality: [String] {
    guard isClass else { return [] }
    let comparisons = properties.map { "left.\($0.name) == right.\($0.name)" }
    return ["static func == (left: \(name), right: \(name)) -> Bool {"]
      + Source.indented([comparisons.joined(separator: " && ")]) + ["}"]
  }

  /// The keys of a model without lines, for the mapper and for Codable.
  private var keys: [String] {
    guard isCodable else { return [] }
    let map = properties.filter { $0.path != [$0.name] }
      .map { ($0.name, String?.some($0.path[0])) }
    let cases = properties.map { "case \($0.name) = \(Source.string($0.path[0]))" }
    return TypeGenerator.keyFunction(Dictionary(map) { first, _ in first })
      + ["private enum CodingKeys: String, CodingKey {"] + Source.indented(cases) + ["}"]
  }

  private var mapping: [String] {
    let lines = properties.compactMap(\.line)
    guard !lines.isEmpty else { return [] }
    return ["\(isClass ? "" : "mutating ")func JSONMap(_ json: inout JSONMapping) throws {"]
      + Source.indented(lines) + ["}"]
  }
}
