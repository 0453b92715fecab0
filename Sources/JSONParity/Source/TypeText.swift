/// The text of one declaration.
struct TypeText {
  let survey: SourceSurvey
  let index: Int
  private(set) var declaration: SourceDeclaration
  let keys: KeySpace
  /// Whether a member has the name that Codable looks for, or one that no key can have, so that it writes nothing by
  /// itself.
  private let hidesKeys: Bool

  init(_ survey: SourceSurvey, _ index: Int) {
    (self.survey, self.index, declaration) = (survey, index, survey.declarations[index])
    hidesKeys =
      survey.keysName(of: index) != SourceSurvey.keysName
      || declaration.properties.contains { SwiftName.isOfRawValues($0.name) }
    keys = KeySpace(survey.keys, named: survey.keysName(of: index))
    if declaration.isClass, !survey.isNewType { spellDefaults() }
    for property in mapped { name(property) }
    keys.nameInner()
    let variables = keys.variables.union(survey.hiddenNames.keys)
      .union(mapped.filter { !$0.otherKeys.isEmpty }.map(\.chosenKey))
    for index in declaration.properties.indices {
      let name = declaration.properties[index].plainStorage
      declaration.properties[index].isShadowed = variables.contains(name)
    }
  }

  /// Spells the defaults of a class in the program: an initialiser may set them, which its `init(from:)` does not call.
  private mutating func spellDefaults() {
    for index in declaration.properties.indices {
      let property = declaration.properties[index]
      guard property.keepsDefault, let initial = property.initial, survey.isPlain(property.type)
      else { continue }
      declaration.properties[index].keepsDefault = false
      declaration.properties[index].spellsDefault = true
      declaration.properties[index].fallback = initial
    }
  }

  /// The properties that the text codes.
  var mapped: [SourceProperty] {
    declaration.properties.filter { $0.isMapped && $0.isDetermined }
  }

  private func name(_ property: SourceProperty) {
    if let place = property.place {
      add(place, as: property.name)
      for other in property.otherKeys {
        keys.add(
          other, as: "\(property.name)Or\(SwiftName.capitalized(SwiftName.identifier(for: other)))")
      }
      let isRequired = property.rule == .required || property.rule == .nullable
      let isWhole = isRequired && !property.isRequiredInside
      for (index, (_, space)) in keys.way(along: place).enumerated()
      where isWhole || property.requiredSteps.contains(index + 1) {
        space.isRequired = true
      }
    }
    if let place = property.written, place != property.place {
      add(place, as: property.place == nil ? property.name : nil)
    }
  }

  private func add(_ place: [SourceProperty.Step], as name: String?) {
    let space = keys.space(of: place)
    if let key = place.last?.key { space.add(key, as: name) }
  }

  // MARK: Lines

  /// Writes each problem as a TODO.
  static func todo(_ problem: String, _ name: String? = nil) -> String {
    // What a program prints may have lines of its own.
    let line = problem.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "// TODO: \(name.map { "\($0): " } ?? "")\(line)"
  }

  static func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  " + $0 } }

  private var superclassName: String? { declaration.superclass.map { survey.spelling(of: $0) } }

  /// The declaration with its properties, and the types inside.
  func body(inner: [[String]]) -> [String] {
    var sections: [[String]] = []
    switch declaration.kind {
    case .rawValues(let type, let cases):
      sections.append(RawValueText.cases(cases))
      sections.append(RawValueText.reading(type, declaration.caseOfOthers))
    case .union(let union): sections.append(UnionText(union, survey).cases)
    case .structure, .object: sections += members
    }
    if !declaration.problems.isEmpty {
      sections.insert(declaration.problems.map { Self.todo($0) }, at: 0)
    }
    sections += inner.map { $0.map { String($0.dropFirst(min(2, $0.count))) } }
    let content = sections.filter { !$0.isEmpty }.joined(separator: [""])
    return remarks + [head + " {"] + Self.indented(Array(content)) + ["}"]
  }

  private var remarks: [String] {
    declaration.isHashable && !isRawValues
      ? ["// Hashable by all that it holds, since it stands in a set."] : []
  }

  private var isRawValues: Bool { if case .rawValues = declaration.kind { true } else { false } }

  private var head: String {
    let isFinal = declaration.isClass && !declaration.hasSubclass
    let name = declaration.name
    switch declaration.kind {
    case .rawValues(let type, _): return "enum \(name): \(type), Codable"
    case .union:
      return (survey.holdsItself(index) ? "indirect enum " : "enum ") + named(declaredProtocols)
    case .structure:
      let isCodable = isSynthesized && !declaration.isEmptyShell
      return "struct " + named((isCodable ? ["Codable"] : []) + declaredProtocols)
    case .object:
      return (isFinal ? "final class " : "class ") + name + ": " + (superclassName ?? "Codable")
    }
  }

  /// The protocols that a struct or enum declares beside Codable.
  private var declaredProtocols: [String] { declaration.isHashable ? ["Hashable"] : [] }

  private func named(_ protocols: [String]) -> String {
    declaration.name + (protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", "))
  }

  /// What stands in the body of a struct or class.
  private var members: [[String]] {
    var sections = [declaredProperties]
    if isSynthesized || declaration.isClass, needsKeys { sections.append(keys.lines) }
    guard declaration.isClass else { return sections }
    // A subclass without an initialiser of its own inherits them all.
    if emitsInit, superclassName == nil || needsReading {
      sections.append([superclassName == nil ? "init() {}" : "override init() { super.init() }"])
    }
    let coding = CodingText(self)
    if needsReading { sections.append(coding.reading(initMark: initMark)) }
    if needsWriting { sections.append(coding.writing(callsSuper: superclassName != nil)) }
    return sections
  }

  private var initMark: String {
    declaration.hasSubclass || superclassName != nil ? "required init" : "init"
  }

  /// Whether an object can be made without arguments, and the text says so.
  private var emitsInit: Bool {
    declaration.hasInit && declaration.properties.allSatisfy { hasInitial($0) || !isDeclared($0) }
      && (declaration.superclass.map { TypeText(survey, $0).emitsInit } ?? true)
  }

  private func hasInitial(_ property: SourceProperty) -> Bool {
    property.initial != nil || property.type.isOptional && property.isVariable
  }

  // MARK: Properties

  private var declaredProperties: [String] {
    declaration.properties.flatMap { property -> [String] in
      let todo = property.problems.map { Self.todo($0, property.name) }
      if !isDeclared(property) {
        return todo.isEmpty ? ["// \(property.name) is not in the JSON."] : todo
      }
      return todo + [declared(property)]
    }
  }

  /// Whether the text has the property: one that is not coded needs a default.
  func isDeclared(_ property: SourceProperty) -> Bool {
    if property.isMapped, property.isDetermined { return true }
    return property.type.problem == nil && hasInitial(property)
  }

  private func declared(_ property: SourceProperty) -> String {
    let isCoded = property.isMapped && property.isDetermined
    let isConstant =
      !property.isVariable && (property.initial == nil || !isCoded || property.place == nil)
    let name = SwiftName.escaped(property.name)
    let start = wrapperMark(property) + (isConstant ? "let " : "var ") + name
    let type =
      property.wrapper == "PolymorphicValue" ? polymorphic(property) : property.type.spelling
    guard let initial = property.initial else { return "\(start): \(type)" }
    let short = Self.isShown(type, by: initial)
    return short ? "\(start) = \(initial)" : "\(start): \(type) = \(initial)"
  }

  private func wrapperMark(_ property: SourceProperty) -> String {
    property.wrapper.map { "@\($0) " } ?? ""
  }

  private func polymorphic(_ property: SourceProperty) -> String {
    String(property.type.spelling.dropFirst("PolymorphicValue<".count).dropLast())
  }

  /// Whether the type of a declaration can be left out.
  private static func isShown(_ type: String, by initial: String) -> Bool {
    switch type {
    case "String": initial.hasPrefix("\"")
    case "Bool": ["true", "false"].contains(initial)
    case "Int": Int(initial) != nil
    case "Double": Double(initial) != nil && initial.contains(".")
    case "URL": true
    default: initial.hasPrefix("\(type)(") || initial.hasPrefix("\(type).")
    }
  }

  // MARK: Synthesis

  /// Whether Codable writes both directions by itself.
  var isSynthesized: Bool { !needsReading && !needsWriting }

  /// Whether the keys must be spelled out.
  var needsKeys: Bool {
    if !usesKeys { return false }
    if needsReading || needsWriting { return true }
    return keys.isRenamed
      || declaration.properties.contains { isDeclared($0) && !($0.isMapped && $0.isDetermined) }
  }

  /// Whether the coding has keys, where it is spelled out.
  var usesKeys: Bool {
    mapped.isEmpty ? superclassName == nil : !mapped.allSatisfy(\.isInline)
  }

  /// Whether reading has to be spelled out.
  var needsReading: Bool {
    if superclassName != nil { return !declaration.properties.isEmpty }
    return hidesKeys || mapped.isEmpty || mapped.contains { !$0.isReadBySynthesis }
  }

  /// Whether writing has to be spelled out.
  var needsWriting: Bool {
    if superclassName != nil { return !declaration.properties.isEmpty }
    return hidesKeys || mapped.isEmpty || mapped.contains { !$0.isWrittenBySynthesis }
  }

  // MARK: Extensions

  /// The extension with the coding of a struct or enum in the text; nil where Codable writes it.
  var extensionLines: [String]? {
    let name = survey.spelling(of: index)
    switch declaration.kind {
    case .union(let union):
      return ["extension \(name): Codable {"] + Self.indented(UnionText(union, survey).coding) + [
        "}"
      ]
    case .structure where !isSynthesized && !declaration.isEmptyShell:
      return ["extension \(name): Codable {"] + Self.indented(coding()) + ["}"]
    case .rawValues, .object, .structure: return nil
    }
  }

  func coding(startsEmpty: Bool = false, isWhole: Bool = false) -> [String] {
    let text = CodingText(self)
    var sections = needsKeys || isWhole ? [keys.lines] : []
    if needsReading || isWhole { sections.append(text.reading(startsEmpty: startsEmpty)) }
    if needsWriting || isWhole { sections.append(text.writing(callsSuper: false)) }
    return Array(sections.joined(separator: [""]))
  }
}

extension SourceProperty {
  /// Whether Codable reads the property so by itself.
  fileprivate var isReadBySynthesis: Bool {
    guard place?.count == 1, otherKeys.isEmpty, leniency == .none, missing == .nothing,
      type.coding == nil,
      wrapper == nil, !isFoundByTrying
    else { return false }
    return type.isOptional ? rule == .optional : rule == .required
  }

  /// Whether Codable writes the property so by itself.
  fileprivate var isWrittenBySynthesis: Bool {
    written?.count == 1 && written == place && otherKeys.isEmpty && type.coding == nil
      && !writesNull && !refusesNil && !leavesOutEmpty && !isNilLeftOutByText
      && wrapper != "PolymorphicValue"
      && !type.unwrapped.isOptional
  }
}

/// The text of an enum with raw values.
enum RawValueText {
  /// The reading of an enum that has a case for all other raw values; nothing without one.
  static func reading(_ type: String, _ caseOfOthers: String?) -> [String] {
    guard let caseOfOthers else { return [] }
    return [
      "init(from decoder: any Decoder) throws {",
      "  let rawValue = try decoder.singleValueContainer().decode(\(type).self)",
      "  // Every other raw value is this case.",
      "  self = Self(rawValue: rawValue) ?? .\(SwiftName.member(caseOfOthers))", "}",
    ]
  }

  /// The cases, in lines.
  static func cases(_ cases: [(name: String, value: String)]) -> [String] {
    let words = cases.map { one in
      let isOwn = one.value == SwiftLiteral.text(one.name)
      return SwiftName.escaped(one.name) + (isOwn ? "" : " = \(one.value)")
    }
    if words.isEmpty { return [] }
    let line = "case " + words.joined(separator: ", ")
    let isPlain = !words.contains { $0.contains(" = ") } && line.count <= 90
    return isPlain ? [line] : words.map { "case \($0)" }
  }
}
