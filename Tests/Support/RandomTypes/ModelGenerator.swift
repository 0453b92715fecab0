/// Writes mapped types at random that are read as well as written, with values and their JSON.
///
/// A model maps by reflection and is `Codable` as the compiler writes it, or maps by lines, for both directions or
/// for each: keys, several keys, key paths, transformers, defaults and elements that are skipped. Models stand in models and in unions, and unions in both. The JSON comes
/// from the rules as they are documented.
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
  /// The declarations of what is no model: enums with raw values, unions, types that have moved to Codable, and types
  /// with constants.
  private(set) var others: [[String]] = []
  /// The models in the order of their declaration.
  private(set) var models: [Model] = []
  /// What a property can have that all routes know.
  private var declared: [SwiftType] = []
  /// What only a line can map, since it is not Codable.
  private var mappedOnly: [SwiftType] = []

  private static let valueCount = 5
  /// How deep types stand in each other.
  private static let deepest = 3

  /// Creates the generator of a seed.
  init(seed: UInt64) { types = TypeGenerator(seed: seed) }

  /// Declares a number of models, each kind in turn, and other types between them.
  mutating func declare(_ count: Int) {
    for index in 0..<count {
      if index.isMultiple(of: 20) { declareEnum() }
      if index % 12 == 3 { declarePart(.moved, most: 3) }
      if index % 8 == 6 { declarePart(.made, most: 6) }
      if index % 6 == 4 { declareUnion(isCodable: index % 12 == 4) }
      let kinds: [ModelSource.Kind] = [.reflected, .lined, .reflected, .archived]
      declareModel(isClass: index % 5 == 4, kinds[index % 4])
    }
  }

  /// Adds a type that is no model, and that a property can have.
  mutating func add(_ type: SwiftType, isCodable: Bool = true, _ source: [String]) {
    others.append(source)
    isCodable ? declared.append(type) : mappedOnly.append(type)
  }

  /// Returns what a property can have that is declared and not too deep.
  func choices(isCodable: Bool, deepest: Int = Self.deepest) -> [SwiftType] {
    (isCodable ? declared : declared + mappedOnly).filter { $0.depth <= deepest }
  }

  // MARK: Declarations

  private mutating func declareEnum() {
    let name = types.newName("Choice")
    let (isText, isMoved) = (types.chance(2), types.chance(2))
    let (texts, numbers) = (["left", "l/r", "\u{E9}"], [-5, 0, 7])
    let cases = (0..<3).map { index in
      (
        source: "\(name).case\(index)",
        raw: isText ? Source.string(texts[index]) : "\(numbers[index])",
        json: isText ? JSON.string(texts[index]) : "\(numbers[index])"
      )
    }
    let lines = cases.indices.map { "case case\($0) = \(cases[$0].raw)" }
    add(
      SwiftType(name: name, isHashable: true) {
        let choice = $0.pick(cases)
        return Value(source: choice.source, json: choice.json)
      },
      [
        "enum \(name): \(isText ? "String" : "Int"), CaseIterable, "
          + "\(isMoved ? "CodableBacked" : "Codable") {"
      ]
        + Source.indented(lines) + ["}"])
  }

  /// A type that is no model: one that is read and written by its Codable conformance alone, or one with constants,
  /// which only an initialiser can read.
  private mutating func declarePart(_ kind: ModelSource.Kind, most: Int) {
    let source = ModelSource(
      name: types.newName(kind.prefix), kind: kind, properties: properties(kind, most: most))
    add(source.type, isCodable: kind == .moved, source.lines)
  }

  private mutating func declareModel(isClass: Bool, _ kind: ModelSource.Kind) {
    let hasHeir = isClass && kind == .lined
    let model = ModelSource(
      name: types.newName(kind.prefix), kind: kind,
      form: hasHeir ? .open : isClass ? .final : .structure, properties: properties(kind))
    add(model)
    if hasHeir {
      let name = types.newName("Heir")
      add(
        ModelSource(name: name, kind: kind, form: .heir(of: model), properties: properties(kind)))
    }
  }

  private mutating func properties(
    _ kind: ModelSource.Kind, most: Int = 6
  ) -> [ModelProperty] {
    let hasLines = kind.hasLines
    var list = hasLines && types.chance(4) ? IndexedList(&types) : nil
    return (0...types.below(most)).map { _ in
      let (name, type) = (propertyName(), propertyType(hasLines: hasLines))
      guard hasLines else { return ModelProperty(name: name, type: type, &types) }
      // Nil that is archived at an index makes no array, and the next index would be out of reach.
      var none: IndexedList?
      return kind != .lined && type.isOptional
        ? ModelProperty(name: name, type: type, list: &none, &types)
        : ModelProperty(name: name, type: type, list: &list, &types)
    }
  }

  private mutating func add(_ source: ModelSource) {
    let (type, isCodable) = (source.type, source.kind == .reflected)
    types.beginTurns()
    models.append(
      Model(
        name: source.name, source: source.lines, isCodable: isCodable,
        values: (0..<Self.valueCount).map { _ in types.shortValue(of: type) }))
    // A type with lines is not Codable, so none that the compiler makes Codable can hold it.
    isCodable ? declared.append(type) : mappedOnly.append(type)
  }

  // MARK: Properties

  private mutating func propertyName() -> String {
    types.newName(types.pick(["p", "p", "isP", "theURLOf"]))
  }

  private mutating func propertyType(hasLines: Bool) -> ModelType {
    if hasLines, types.chance(3) { return types.pick(ModelType.transformed).wrapped(&types) }
    let choices = choices(isCodable: !hasLines)
    switch types.below(choices.isEmpty ? 7 : 11) {
    case 0..<4: return ModelType(types.pick(TypeGenerator.modelScalars)).wrapped(&types)
    case 4:
      let elements = TypeGenerator.modelScalars + choices.filter(\.isHashable)
      return ModelType(TypeGenerator.set(of: types.pick(elements)))
    case 5: return ModelType(TypeGenerator.anyJSON).wrapped(&types)
    case 6:
      let items = declared.filter { $0.start != nil && $0.depth < Self.deepest }
      return ModelType(TypeGenerator.box(of: types.pick(TypeGenerator.modelScalars + items)))
        .wrapped(&types)
    case 7: return ModelType(types.pick(unions(choices) ?? choices)).wrapped(&types)
    default: return ModelType(types.pick(choices)).wrapped(&types)
    }
  }

  private func unions(_ choices: [SwiftType]) -> [SwiftType]? {
    let unions = choices.filter { $0.variety > 1 }
    return unions.isEmpty ? nil : unions
  }
}
