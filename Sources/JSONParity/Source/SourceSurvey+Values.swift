import Foundation
import JSONCodable

// Values of the types in the text: cases of enums, and defaults.

extension SourceSurvey {
  /// Returns the declaration of an enum; nil for one whose cases or their names are not known.
  func enumeration<T: RawRepresentable>(_ type: T.Type) -> Int? {
    if let known = known(type) { return known }
    guard let cases = Self.cases(of: type) else { return nil }
    let raw = RawValueSurvey(type)
    return declare(
      SourceDeclaration(
        name: "", type: type, kind: .rawValues(type: "\(T.RawValue.self)", cases: cases),
        problems: raw.problem.map { [$0] } ?? [], caseOfOthers: raw.caseOfOthers))
  }

  /// Returns the cases of an enum, each with its raw value as a literal; nil where they or their names are not known.
  static func cases<T: RawRepresentable>(of type: T.Type) -> [(name: String, value: String)]? {
    guard let values = MappingFacts.cases(of: type) else { return nil }
    var cases: [(name: String, value: String)] = []
    for value in values {
      guard let name = Self.caseName(of: value), let raw = SwiftLiteral.scalar(value.rawValue)
      else {
        return nil
      }
      cases.append((name, raw))
    }
    return cases
  }

  /// Returns the name of the case of a value, whatever type it is given as.
  static func caseName(of value: Any) -> String? { enumCase(of: value)?.name }

  /// Returns a case that carries nothing as an expression; nil for every other value.
  static func plainCase(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
    return caseName(of: value).map { ".\(SwiftName.member($0))" }
  }

  private static func enumCase(of value: Any) -> MappingFacts.Case? {
    func one<T>(_ value: T) -> MappingFacts.Case? { MappingFacts.Case(of: value) }
    return _openExistential(value, do: one)
  }

  /// Whether values of a type are written without an initialiser of a mapped struct or class.
  func isPlain(_ type: SourceType) -> Bool {
    !type.hasDeclared { index in
      if case .rawValues = declarations[index].kind { false } else { true }
    }
  }

  /// Returns a value of a declared type as an expression; nil where there is none.
  func literal(_ value: Any, of index: Int) -> String? {
    let declaration = declarations[index]
    let name = spelling(of: index)
    switch declaration.kind {
    case .rawValues, .union: return unionLiteral(value, declaration)
    case .object, .structure: break
    }
    var arguments: [String] = []
    let typeText = TypeText(self, index)
    for (property, child) in zip(allProperties(of: index), Mirror(reflecting: value).allChildren) {
      // A property wrapper and an observed property are stored by a name of their own.
      let isStorage = child.label == "_\(property.name)"
      let value = Self.unwrapped(child.value, isWrapper: isStorage)
      guard isStorage || child.label == property.name, let text = property.type.literal(value)
      else { return nil }
      if changing.contains(text), ["Date()", "UUID()"].contains(property.initial) { continue }
      let isImplied = (property.type.isOptional || property.wrapsOptional) && property.isVariable
      if text == (property.initial ?? (isImplied ? "nil" : nil)) { continue }
      // The initialiser of a struct takes what is declared, and no constant with a value.
      guard typeText.isDeclared(property), property.isVariable || property.initial == nil else {
        return nil
      }
      arguments.append("\(property.name): \(text)")
    }
    if declaration.isClass, !arguments.isEmpty || !declaration.hasInit { return nil }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns a value as an expression, without the times and identifiers that another value does not have.
  func literal(_ value: Any, by type: SourceType, unlike other: Any) -> String? {
    changing = Self.changing(in: value, unlike: other)
    defer { changing = [] }
    return type.literal(value)
  }

  /// Returns the times and identifiers in a value that another does not have, as expressions.
  static func changing(in value: Any, unlike other: Any) -> Set<String> {
    changing(in: value).subtracting(changing(in: other))
  }

  /// Returns the times and identifiers in a value, as expressions.
  private static func changing(in value: Any, depth: Int = 0) -> Set<String> {
    if value is Date || value is UUID { return Set([SwiftLiteral.scalar(value)].compactMap { $0 }) }
    // Objects may hold each other.
    guard depth < 8 else { return [] }
    return Mirror(reflecting: value).allChildren.reduce(into: []) {
      $0.formUnion(changing(in: $1.value, depth: depth + 1))
    }
  }

  /// The properties of a type, those of its superclass first.
  private func allProperties(of index: Int) -> [SourceProperty] {
    let declaration = declarations[index]
    return (declaration.superclass.map(allProperties) ?? []) + declaration.properties
  }

  private func unionLiteral(_ value: Any, _ declaration: SourceDeclaration) -> String? {
    guard let one = Self.enumCase(of: value) else { return nil }
    let name = ".\(SwiftName.member(one.name))"
    guard case .union(let union) = declaration.kind else { return name }
    guard let found = union.cases.first(where: { $0.name == one.name }),
      found.payloads.count == one.payloads.count
    else { return nil }
    var arguments: [String] = []
    for (payload, carried) in zip(found.payloads, one.payloads) {
      guard let text = payload.type.literal(carried.value) else { return nil }
      arguments.append(payload.label.map { "\(SwiftName.label($0)): \(text)" } ?? text)
    }
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
