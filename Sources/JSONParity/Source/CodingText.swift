import Foundation

/// The text of both directions of a struct or class.
struct CodingText {
  private let type: TypeText

  init(_ type: TypeText) { self.type = type }

  private var declaration: SourceDeclaration { type.declaration }
  private var hasSuperclass: Bool { declaration.superclass != nil }

  // MARK: Reading

  /// Returns `init(from:)`.
  func reading(startsEmpty: Bool = false, initMark: String = "init") -> [String] {
    var lines = startsEmpty ? ["self.init()"] : []
    if type.mapped.allSatisfy({ $0.isInline || $0.place == nil }) {
      if !hasSuperclass, !type.mapped.contains(where: \.isInline) {
        lines.append("_ = try decoder.container(keyedBy: \(type.keys.enumName).self)")
      }
    } else {
      lines.append("let container = try decoder.container(keyedBy: \(type.keys.enumName).self)")
    }
    let inherited = type.mapped.filter(\.isInherited)
    var opened: Set<String> = []
    lines += reading(of: type.mapped.filter { !$0.isInherited }, &opened)
    if !inherited.isEmpty { lines += ["super.init()"] + reading(of: inherited, &opened) }
    if hasSuperclass { lines.append("try super.init(from: decoder)") }
    lines += unset
    return ["\(initMark)(from decoder: \(type.survey.coder("Decoder"))) throws {"]
      + TypeText.indented(lines) + ["}"]
  }

  /// What is open and has no default: without it there is no value.
  private var unset: [String] {
    guard !type.survey.isNewType, !declaration.hasInit else { return [] }
    let names = declaration.properties.filter { property in
      !(property.isMapped && property.isDetermined) && property.initial == nil
        && !(property.type.isOptional && property.isVariable)
    }.map(\.name)
    if names.isEmpty { return [] }
    return names.map { "// TODO: set \($0)" } + [
      "throw DecodingError.dataCorrupted(",
      "  .init(codingPath: decoder.codingPath, debugDescription: \"not read yet\"))",
    ]
  }

  private func reading(of properties: [SourceProperty], _ opened: inout Set<String>) -> [String] {
    var lines: [String] = [], remark = ""
    for property in properties {
      if property.isInline {
        lines.append("// Its members stand in the same object.")
        lines.append("\(property.storage) = try \(property.type.spelling)(from: decoder)")
        continue
      }
      guard let place = property.place, let step = place.last else {
        lines += constant(property)
        continue
      }
      lines += openings(place, &opened)
      let next = property.readingRemark
      if let next, next != remark {
        lines.append("// \(next)")
        remark = next
      }
      lines.append(contentsOf: read(property, step, in: type.keys.space(of: place)))
    }
    return lines
  }

  /// What is written, and never read, keeps its default.
  private func constant(_ property: SourceProperty) -> [String] {
    guard property.initial == nil, let fallback = property.fallback else { return [] }
    return ["\(property.storage) = \(fallback)"]
  }

  /// Opens the objects and arrays on the way to a property, each once.
  private func openings(_ place: [SourceProperty.Step], _ opened: inout Set<String>) -> [String] {
    var lines: [String] = [], space = type.keys
    for (index, (step, inner)) in type.keys.way(along: place).enumerated() {
      defer { space = inner }
      guard opened.insert(inner.container).inserted else { continue }
      let mayBeWrong = skipsOthers(at: place.prefix(index + 1))
      let mark = mayBeMissing(place.prefix(index + 1)) ? "?" : ""
      let opening = inner.opening(
        at: space.label(of: step), isCertain: inner.isRequired || mayBeWrong)
      lines.append(
        "let \(inner.container) = \(mayBeWrong ? "try?" : "try") "
          + "\(space.container)\(mark).\(opening)")
    }
    return lines
  }

  /// Whether an object or array on the way to a place may be missing.
  private func mayBeMissing(_ place: ArraySlice<SourceProperty.Step>) -> Bool {
    type.keys.way(along: place).enumerated().contains { index, inner in
      !inner.space.isRequired || skipsOthers(at: place.prefix(index + 1))
    }
  }

  /// Whether anything else than an object counts as missing at the end of a way.
  private func skipsOthers(at way: ArraySlice<SourceProperty.Step>) -> Bool {
    type.mapped.filter { $0.place.map { $0.count > way.count && $0.starts(with: way) } ?? false }
      .allSatisfy { $0.skippedSteps.contains(way.count) }
  }

  private func read(
    _ property: SourceProperty, _ step: SourceProperty.Step, in space: KeySpace
  ) -> [String] {
    var name = space.label(of: step), lines: [String] = []
    if !property.otherKeys.isEmpty {
      let names = ([name] + property.otherKeys.map { space.label(of: .key($0)) })
        .joined(separator: ", ")
      lines.append(
        "let \(property.chosenKey) = [\(type.keys.enumName)\(names)].first(where: container.contains) ?? \(name)"
      )
      name = property.chosenKey
    }
    let isMaybe = mayBeMissing(property.place?[...] ?? [])
    let value = ReadingExpression(
      property: property, container: space.container, isMaybe: isMaybe, key: name)
    return lines + ["\(property.storage) = \(value.text)"]
  }

  // MARK: Writing

  /// Returns `encode(to:)`, which is an override where it calls that of the superclass, or where that has one.
  func writing(callsSuper: Bool, isOverride: Bool? = nil) -> [String] {
    var lines = callsSuper ? ["try super.encode(to: encoder)"] : []
    let written = type.mapped.filter { $0.written != nil }
    let inline = type.mapped.filter(\.isInline)
    for property in inline where property.isWrittenFirst {
      lines.append("// What has the same key as one of its members replaces it.")
      lines.append("try \(property.storage).encode(to: encoder)")
    }
    if written.isEmpty {
      if !callsSuper, type.mapped.isEmpty {
        lines.append("_ = encoder.container(keyedBy: \(type.keys.enumName).self)")
      }
    } else {
      lines.append("var container = encoder.container(keyedBy: \(type.keys.enumName).self)")
      lines += members(written.map { ($0, ($0.written ?? [])[...]) }, in: type.keys)
    }
    for property in inline where !property.isWrittenFirst {
      lines.append("try \(property.storage).encode(to: encoder)")
    }
    let start = isOverride ?? callsSuper ? "override func" : "func"
    return ["\(start) encode(to encoder: \(type.survey.coder("Encoder"))) throws {"]
      + TypeText.indented(lines) + ["}"]
  }

  private typealias Member = (property: SourceProperty, path: ArraySlice<SourceProperty.Step>)

  /// Writes properties, those of an object or array inside together, and elements in their order, where a
  /// condition is met.
  private func members(
    _ members: [Member], in space: KeySpace, where known: String? = nil
  ) -> [String] {
    var lines: [String] = [], done: Set<SourceProperty.Step> = []
    for member in space.isArray ? members.sorted(by: Self.isBefore) : members {
      guard let step = member.path.first else { continue }
      if member.path.count == 1 {
        lines += written(member.property, step, in: space)
      } else if done.insert(step).inserted {
        let inside = members.filter { $0.path.count > 1 && $0.path.first == step }
        lines += container(inside, in: space, where: known)
      }
    }
    return lines
  }

  private static func isBefore(_ left: Member, _ right: Member) -> Bool {
    (left.path.first?.index ?? 0) < (right.path.first?.index ?? 0)
  }

  /// Writes an object or array inside with what stands in it.
  private func container(
    _ members: [Member], in space: KeySpace, where known: String?
  ) -> [String] {
    guard let path = members.first?.path, let step = path.first else { return [] }
    let inner = space.space(of: path.prefix(2))
    let inside = members.map { Member($0.property, $0.path.dropFirst()) }
    let verb = inner.isArray ? "nestedUnkeyedContainer" : "nestedContainer"
    let arguments = [
      inner.isArray ? nil : "keyedBy: \(inner.enumName).self",
      space.isArray ? nil : "forKey: \(space.label(of: step))",
    ].compactMap { $0 }.joined(separator: ", ")
    let condition = Self.presence(of: inside)
    let lines =
      (inner.isArray ? beginning(inside) : [])
      + ["var \(inner.container) = \(space.container).\(verb)(\(arguments))"]
      + self.members(inside, in: inner, where: condition)
    guard let condition, condition != known else { return lines }
    if space.isArray { return element(lines, at: step, in: space, if: condition) }
    return ["// Nil leaves out the \(inner.isArray ? "array" : "object") around it, too."]
      + ["if \(condition) {"] + TypeText.indented(lines) + ["}"]
  }

  /// An array begins with its first element, or what follows has no place.
  private func beginning(_ members: [Member]) -> [String] {
    let first = members.filter { $0.path.first == .index(0) }
    guard first.count < members.count, let condition = Self.presence(of: first) else { return [] }
    return Self.refusal(
      unless: condition, at: "encoder", "An array cannot begin with its second element.")
  }

  private static func refusal(
    unless condition: String, at coder: String, _ reason: String
  ) -> [String] {
    [
      "guard \(condition) else {", "  throw EncodingError.invalidValue(",
      "    self,", "    .init(", "      codingPath: \(coder).codingPath,",
      "      debugDescription: \(SwiftLiteral.text(reason))))", "}",
    ]
  }

  /// Writes an element, or null in its place; the first one is there where its array is.
  private func element(
    _ lines: [String], at step: SourceProperty.Step, in space: KeySpace, if condition: String
  ) -> [String] {
    if step == .index(0) { return lines }
    return ["if \(condition) {"] + TypeText.indented(lines) + ["} else {"]
      + ["  try \(space.container).encodeNil()", "}"]
  }

  /// When one of several properties is written; nil where one always is.
  private static func presence(of members: [Member]) -> String? {
    let conditions = members.compactMap(\.property.presence)
    return conditions.count == members.count ? conditions.joined(separator: " || ") : nil
  }

  /// Writes a property where it stands.
  private func written(
    _ property: SourceProperty, _ step: SourceProperty.Step, in space: KeySpace
  ) -> [String] {
    let lines = member(property, step, in: space)
    guard property.refusesNil else { return lines }
    return Self.refusal(
      unless: property.isNotNil, at: space.container, "\(property.name) must be there, and is nil.")
      + lines
  }

  private func member(
    _ property: SourceProperty, _ step: SourceProperty.Step, in space: KeySpace
  ) -> [String] {
    let value = property.type.encoded(property.storage)
    if space.isArray {
      let line = "try \(space.container).encode(\(value))"
      guard property.leavesOutEmpty, let condition = property.presence else { return [line] }
      return element([line], at: step, in: space, if: condition)
    }
    let isOptional = property.type.isOptional && !property.writesNull
    let verb = isOptional ? "encodeIfPresent" : "encode"
    let present = isOptional ? property.type.flattened(value) : value
    let line = "try \(space.container).\(verb)(\(present), forKey: \(space.label(of: step)))"
    if property.writesNull { return ["// Nil is written as null.", line] }
    guard property.leavesOutEmpty || property.isNilLeftOutByText,
      let condition = property.presence
    else { return [line] }
    let remark =
      property.leavesOutEmpty ? "// Left out where it is empty." : "// Nil leaves it out."
    return [remark, "if \(condition) {", "  \(line)", "}"]
  }
}

extension SourceProperty {
  /// When the property is written; nil for always.
  fileprivate var presence: String? {
    if writesNull { return nil }
    let isOptional = type.isOptional || wrapsOptional
    if leavesOutEmpty {
      return isOptional ? "\(value)?.isEmpty == false" : "!\(value).isEmpty"
    }
    return isOptional && !refusesNil ? isNotNil : nil
  }

  /// When the property is not nil.
  fileprivate var isNotNil: String {
    type.unwrapped.isOptional ? "(\(type.flattened(value))) != nil" : "\(value) != nil"
  }

  private var value: String { wrapper == nil ? storage : "\(storage).wrappedValue" }

  /// Whether only a condition leaves out nil: the encoder does so for a polymorphic value.
  var isNilLeftOutByText: Bool {
    wrapsOptional && wrapper != "PolymorphicValue" && !leavesOutEmpty
  }
}

extension SourceProperty {
  /// What the text says about reading the property.
  fileprivate var readingRemark: String? {
    var words = remarks
    switch rule {
    case .required where isRequiredInside:
      words.append("It must be there in its object. Without that: \(kept).")
    case .required where type.isOptional: words.append("It must be there.")
    case .nullable: words.append("It must be there, and may be null.")
    case .required, .optional: break
    case .kept: words.append("Missing or null: \(kept).")
    case .clearedByNull: words.append("Missing: \(kept). Null: nil.")
    case .keptUnlessPresent: words.append("Missing: \(kept).")
    }
    switch missing {
    case .nothing: break
    case .refused: words.append("A value of another type counts as missing.")
    case .otherShapes(let shape): words.append("What is no \(shape.name) counts as missing.")
    }
    switch leniency {
    case .none: break
    case .elements: words.append("What is not right in it is left out.")
    case .objects: words.append("An object in it that is not right is left out.")
    case .unknownCases(let value, _): words.append("A raw value of no case is read as \(value).")
    case .unknownParts:
      if case .dictionary = type.unwrapped.composition {
        words.append("A member with a key of no value is left out.")
      } else {
        words.append("A raw value of no case is left out.")
      }
    }
    if !otherKeys.isEmpty { words.append("The first of several keys that is there.") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// What the property is where the document has nothing.
  private var kept: String {
    if spellsDefault { return "what init() makes it" }
    if let fallbackProperty { return "the value of \(fallbackProperty), found by trying" }
    return keepsDefault ? "the default stays" : fallback ?? "nil"
  }
}
