/// Writes mapped types at random that are read as well as written, with values and their JSON.
///
/// A model maps by reflection and is `Codable` as the compiler writes it, or maps by lines: keys, several
/// keys, key paths and transformers. The JSON comes from the rules as they are documented.
struct ModelGenerator {
  /// A model that is declared, with the values that are checked.
  struct Model: Sendable {
    let name: String
    let source: [String]
    /// Whether the type is `Codable`, too.
    let isCodable: Bool
    let values: [Value]
  }

  /// The random choices.
  var types: TypeGenerator
  /// The declarations of enums with raw values.
  private(set) var enums: [[String]] = []
  /// The models in the order of their declaration.
  private(set) var models: [Model] = []
  /// The models that a property can have, and the enums.
  private var declared: [SwiftType] = []

  private static let valueCount = 4

  /// Creates the generator of a seed.
  init(seed: UInt64) { types = TypeGenerator(seed: seed) }

  /// Declares a number of models, each kind in turn.
  mutating func declare(_ count: Int) {
    for index in 0..<count {
      if index.isMultiple(of: 20) { declareEnum() }
      declareModel(isClass: index % 5 == 4, hasLines: !index.isMultiple(of: 2))
    }
  }

  // MARK: Declarations

  private mutating func declareEnum() {
    let name = types.newName("Choice")
    let isText = types.chance(2)
    let (texts, numbers) = (["left", "l/r", "\u{E9}"], [-5, 0, 7])
    let cases = (0..<3).map { index in
      (
        source: "\(name).case\(index)",
        raw: isText ? Source.string(texts[index]) : "\(numbers[index])",
        json: isText ? JSON.string(texts[index]) : "\(numbers[index])"
      )
    }
    let lines = cases.indices.map { "case case\($0) = \(cases[$0].raw)" }
    enums.append(
      ["enum \(name): \(isText ? "String" : "Int"), CaseIterable, Codable {"]
        + Source.indented(lines) + ["}"])
    declared.append(
      SwiftType(name: name, isHashable: true) {
        let choice = $0.pick(cases)
        return Value(source: choice.source, json: choice.json)
      })
  }

  private mutating func declareModel(isClass: Bool, hasLines: Bool) {
    let name = types.newName(hasLines ? "Lined" : "Model")
    let properties = (0...types.below(6)).map { index in
      ModelProperty(
        name: types.newName("p"), type: propertyType(hasLines: hasLines), hasLines: hasLines,
        &types)
    }
    let source = ModelSource(
      name: name, isClass: isClass, isCodable: !hasLines, properties: properties)
    let type = SwiftType(name: name) { generator in
      let values = properties.map { $0.type.type.value(&generator) }
      let arguments = zip(properties, values).map { "\($0.name): \($1.source)" }
      let members = zip(properties, values).compactMap { property, value in
        value.json.map { (path: property.path, json: $0) }
      }
      return Value(
        source: "\(name)(\(arguments.joined(separator: ", ")))", json: JSON.nested(members))
    }
    models.append(
      Model(
        name: name, source: source.lines, isCodable: !hasLines,
        values: (0..<Self.valueCount).map { _ in types.shortValue(of: type) }))
    // A type with lines is not Codable, so none that the compiler makes Codable can hold it.
    if !hasLines { declared.append(type) }
  }

  // MARK: Types of properties

  /// The scalars that come back as they were, whatever reads them.
  private static let scalars = TypeGenerator.scalars.filter { !$0.name.contains("Int128") }

  private mutating func propertyType(hasLines: Bool) -> ModelType {
    if hasLines, types.chance(3) { return types.pick(Self.transformed).wrapped(&types) }
    switch types.below(declared.isEmpty ? 5 : 8) {
    case 0..<4: return ModelType(types.pick(Self.scalars)).wrapped(&types)
    case 4:
      let element = types.pick(Self.scalars)
      return ModelType(
        SwiftType(name: "Set<\(element.name)>") {
          let value = element.value(&$0)
          return Value(
            source: "Set<\(element.name)>([\(value.source)])", json: JSON.array([value.element]))
        })
    default: return ModelType(types.pick(declared)).wrapped(&types)
    }
  }

  /// Values that a transformer of the library makes of a string or a number.
  private static let transformed = [
    ModelType(
      SwiftType(name: "Int") {
        let number = $0.pick([0, 5, -7, 1 << 40])
        return Value(source: "\(number)", json: JSON.string("\(number)"))
      }, by: "stringToInt"),
    ModelType(
      SwiftType(name: "URL") {
        let text = $0.pick(["https://example.org/a?b=c#d", "file:///a", "mailto:a@b.c"])
        return Value(source: "checkedURL(\(Source.string(text)))", json: JSON.string(text))
      }, by: "stringToURL"),
    ModelType(
      SwiftType(name: "Date") {
        let seconds = $0.below(2_000_000_000)
        return Value(source: "Date(timeIntervalSince1970: \(seconds))", json: "\(seconds)")
      }, by: "secondsToDate"),
    ModelType(
      SwiftType(name: "Double") {
        let text = $0.pick(["0.5", "-2.25", "1e+100", "3.0"])
        return Value(source: "Double(\(text))", json: JSON.string(text))
      }, by: "stringToDouble"),
  ]
}

/// The type of a property, and the transformer that its line names.
struct ModelType: Sendable {
  let type: SwiftType
  let transformer: String?
  let isOptional: Bool

  init(_ type: SwiftType, by transformer: String? = nil, isOptional: Bool = false) {
    (self.type, self.transformer, self.isOptional) = (type, transformer, isOptional)
  }

  /// Returns the type as it is, or an optional, an array or a dictionary of it.
  func wrapped(_ types: inout TypeGenerator) -> ModelType {
    func with(_ type: SwiftType, isOptional: Bool = false) -> ModelType {
      ModelType(type, by: transformer, isOptional: isOptional)
    }
    switch types.below(10) {
    case 0..<4: return self
    case 4, 5: return with(TypeGenerator.optional(type), isOptional: true)
    case 6: return with(TypeGenerator.list(of: type))
    case 7: return with(TypeGenerator.optional(TypeGenerator.list(of: type)), isOptional: true)
    case 8: return with(TypeGenerator.members(of: type, keys: types.pick(["String", "Int"])))
    default: return with(TypeGenerator.list(of: TypeGenerator.optional(type)))
    }
  }
}

extension TypeGenerator {
  fileprivate static func list(of element: SwiftType) -> SwiftType {
    SwiftType(name: "[\(element.name)]") { generator in
      let elements = (0..<generator.below(4)).map { _ in element.value(&generator) }
      return Value(
        source: "[\(elements.map(\.source).joined(separator: ", "))]",
        json: JSON.array(elements.map(\.element)))
    }
  }

  fileprivate static func members(of value: SwiftType, keys: String) -> SwiftType {
    let names = keys == "Int" ? ["-5", "0", "1010"] : ["a", "a/b", "\u{E9}"]
    return SwiftType(name: "[\(keys): \(value.name)]") { generator in
      let members = names.filter { _ in generator.chance(2) }.map { ($0, value.value(&generator)) }
      let list = members.map { name, value in
        "\(keys == "Int" ? name : Source.string(name)): \(value.source)"
      }
      return Value(
        source: "[\(list.isEmpty ? ":" : list.joined(separator: ", "))]",
        json: JSON.object(members.map { (key: $0.0, json: $0.1.element) }))
    }
  }
}

extension JSON {
  /// Returns an object with members at paths of keys; none is the start of another.
  static func nested(_ members: [(path: [String], json: String)]) -> String {
    var names: [String] = []
    for member in members where !names.contains(member.path[0]) { names.append(member.path[0]) }
    return object(
      names.map { name in
        let inner = members.filter { $0.path[0] == name }
        if inner[0].path.count == 1 { return (key: name, json: inner[0].json) }
        return (
          key: name, json: nested(inner.map { (path: Array($0.path.dropFirst()), json: $0.json) })
        )
      })
  }
}
