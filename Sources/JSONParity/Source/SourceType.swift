import Foundation
import JSONCodable

/// A Swift type in a source, and the type that Codable reads and writes in its place.
///
///     type             coded                    of the coded value        of the value
///     Int?             the same
///     [Date] by sec.   [SecondsSince1970]       $0.map(\.value)           $0.map { SecondsSince1970($0) }
///
/// A type whose Codable form is its own has no coding.
struct SourceType {
  /// How the type is written.
  var spelling: String
  /// The type that is coded, and how the value becomes it; nil for the type itself.
  var coding: Coding?
  /// What it is put together of.
  var composition = Composition.single
  /// Turns an expression of an array into one of the type, which is made of it.
  var ofArray: (String) -> String = { $0 }
  /// Whether the type is Hashable, where it stands in no declaration of the text and in no container.
  var isHashable = true
  /// Writes a value as a Swift expression; nil where there is none.
  var literal: (Any) -> String?
  /// Why the type cannot be coded; nil where it can.
  var problem: String?
  /// What the text must say about the type.
  var remark: String?

  init(
    _ spelling: String, coding: Coding? = nil, problem: String? = nil,
    literal: @escaping (Any) -> String? = { _ in nil }
  ) {
    (self.spelling, self.coding, self.problem, self.literal) = (spelling, coding, problem, literal)
  }

  /// What a type is put together of.
  indirect enum Composition {
    case single
    /// A type of the text, by its declaration.
    case declared(Int)
    case optional(SourceType), array(SourceType), set(SourceType)
    /// The keys, and how they are made of text; nil for strings.
    case dictionary(SourceType, by: CodedForm?, SourceType)
  }

  /// How a value becomes what is coded.
  struct Coding {
    /// The type that is coded.
    var spelling: String
    /// Turns an expression of the coded value into one of the value.
    var decoded: (String) -> String
    /// The other way round.
    var encoded: (String) -> String
    /// Whether the value is a member of the coded one, `value`.
    var isMember = false

    /// A closure that turns a value into the coded one, and may throw what that throws.
    var encoding: String {
      let expression = encoded("$0")
      let mark = expression.contains("{ try ") ? "try " : ""
      return "{ \(mark)\(expression) }"
    }

    /// A struct around the value, with the value in `value`.
    static func wrapper(_ name: String) -> Coding {
      Coding(
        spelling: name, decoded: { "\($0).value" }, encoded: { "\(name)(\($0))" }, isMember: true)
    }
  }

  /// The type that is coded.
  var codedSpelling: String { coding?.spelling ?? spelling }
  /// Whether the value may be nil.
  var isOptional: Bool { if case .optional = composition { true } else { false } }
  /// Whether Codable makes a value of null.
  var takesNull: Bool { codedSpelling == "AnyJSON" }
  /// Why such a type is not read alike where the mapper refuses null.
  static let refusedNull = "null is an error there, and a value of AnyJSON to Codable"
  /// Why an optional of an optional is not read alike there.
  static let refusedNil = "null is an error there, and nil of the inner optional to Codable"
  /// Why a type with raw values is not read alike where it restores itself.
  static let isReadByCode = "code of its own reads it, and not by its raw value"
  /// Returns whether the type, or a part of it, is a type of the text for whose declaration a condition holds.
  func hasDeclared(where isMeant: (Int) -> Bool) -> Bool {
    switch composition {
    case .single: false
    case .declared(let index): isMeant(index)
    case .optional(let part), .array(let part), .set(let part): part.hasDeclared(where: isMeant)
    case .dictionary(let key, _, let member):
      key.hasDeclared(where: isMeant) || member.hasDeclared(where: isMeant)
    }
  }
  /// The type without one optional.
  var unwrapped: SourceType { if case .optional(let inner) = composition { inner } else { self } }

  /// Returns the expression of an optional in one level: nil where an optional inside is nil.
  func flattened(_ expression: String) -> String {
    guard unwrapped.isOptional else { return expression }
    let outer = "\(expression) ?? nil"
    return unwrapped.unwrapped.isOptional ? unwrapped.flattened("(\(outer))") : outer
  }

  /// Returns the expression of a value that was decoded.
  func decoded(_ expression: String) -> String { coding?.decoded(expression) ?? expression }
  /// Returns the expression of what is encoded of a value.
  func encoded(_ expression: String) -> String { coding?.encoded(expression) ?? expression }
}

// MARK: - Containers

extension SourceType {
  /// The optional of a type.
  static func optional(_ inner: SourceType) -> SourceType {
    var type = SourceType(inner.mark("?"))
    type.coding = inner.coding.map { coding in
      Coding(
        spelling: "\(coding.spelling)?",
        decoded: { chained($0, coding.decoded("$0")) },
        encoded: { "\($0).map \(coding.encoding)" })
    }
    type.composition = .optional(inner)
    type.literal = { value in
      guard let content = Mirror(reflecting: value).children.first?.value else { return "nil" }
      if let url = content as? URL { return SwiftLiteral.optional(url) }
      return inner.literal(content).map(some)
    }
    (type.problem, type.remark) = (inner.problem, inner.remark)
    return type
  }

  /// Returns an expression of what an optional holds as one of the optional: a nil inside, and a case of the
  /// name of one of Optional's, would be taken for the optional's own.
  private static func some(_ expression: String) -> String {
    let name = expression.prefix { $0 != "(" }
    return ["nil", ".none", ".some"].contains(name) ? ".some(\(expression))" : expression
  }

  /// Returns what an expression of `$0` makes of an optional.
  private static func chained(_ optional: String, _ expression: String) -> String {
    expression.hasPrefix("$0.")
      ? "\(optional)?\(expression.dropFirst(2))" : "\(optional).map { \(expression) }"
  }

  /// The array of a type.
  static func array(_ inner: SourceType) -> SourceType {
    inner.container(
      .array(inner), "[\(inner.spelling)]", "[\(inner.codedSpelling)]", map: "map", around: { $0 }
    ) { values in
      let parts = Mirror(reflecting: values).children.map { inner.literal($0.value) }
      return Self.list(parts)
    }
  }

  /// The contiguous array of a type.
  static func contiguousArray(_ inner: SourceType) -> SourceType {
    inner.collection(.array(inner), "ContiguousArray", literal: array(inner).literal)
  }

  /// The set of a type.
  static func set(_ inner: SourceType) -> SourceType {
    inner.collection(.set(inner), "Set") { values in
      let parts = Mirror(reflecting: values).children.map { inner.literal($0.value) }
      return Self.list(parts.sorted { ($0 ?? "") < ($1 ?? "") })
    }
  }

  /// A collection that Codable codes as an array.
  private func collection(
    _ composition: Composition, _ name: String, literal: @escaping (Any) -> String?
  ) -> SourceType {
    let around = { (values: String) in "\(name)(\(values))" }
    var type = container(
      composition, "\(name)<\(spelling)>", "[\(codedSpelling)]", map: "map",
      around: around, literal: literal)
    type.ofArray = around
    return type
  }

  /// The dictionary of a type, with keys that Codable writes as keys.
  static func dictionary(_ key: SourceType, _ inner: SourceType) -> SourceType {
    inner.container(
      .dictionary(key, by: key.spelling == "String" ? nil : .textKeys, inner),
      "[\(key.spelling): \(inner.spelling)]", "[\(key.spelling): \(inner.codedSpelling)]",
      map: "mapValues", around: { $0 }, literal: { members($0, key, inner) })
  }

  /// The dictionary of a type, with keys that a wrapper turns into text.
  static func dictionary(
    _ key: SourceType, _ inner: SourceType, by wrapper: CodedForm
  ) -> SourceType {
    var type = SourceType("[\(key.spelling): \(inner.spelling)]")
    type.composition = .dictionary(key, by: wrapper, inner)
    let name = "\(wrapper.name)<\(key.spelling), \(inner.codedSpelling)>"
    type.coding = .wrapper(name)
    if let coding = inner.coding {
      type.coding = Coding(
        spelling: name, decoded: { "\($0).value.mapValues { \(coding.decoded("$0")) }" },
        encoded: { "\(wrapper.name)(\($0).mapValues \(coding.encoding))" })
    }
    type.literal = { members($0, key, inner) }
    type.problem = inner.problem
    return type
  }

  private func container(
    _ composition: Composition, _ spelling: String, _ coded: String, map: String,
    around: @escaping (String) -> String, literal: @escaping (Any) -> String?
  ) -> SourceType {
    var type = SourceType(spelling, problem: problem, literal: literal)
    (type.composition, type.remark) = (composition, remark)
    type.coding = coding.map { coding in
      Coding(
        spelling: coded,
        decoded: {
          around(
            coding.isMember ? "\($0).\(map)(\\.value)" : "\($0).\(map) { \(coding.decoded("$0")) }")
        },
        encoded: { "\($0).\(map) \(coding.encoding)" })
    }
    return type
  }

  private func mark(_ mark: String) -> String {
    spelling.hasPrefix("any ") ? "(\(spelling))\(mark)" : spelling + mark
  }

  private static func list(_ parts: [String?]) -> String? {
    guard parts.allSatisfy({ $0 != nil }) else { return nil }
    return "[" + parts.compactMap { $0 }.joined(separator: ", ") + "]"
  }

  private static func members(
    _ members: Any, _ key: SourceType, _ inner: SourceType
  ) -> String? {
    var parts: [String] = []
    for member in Mirror(reflecting: members).children {
      let pair = Mirror(reflecting: member.value).children.map(\.value)
      guard pair.count == 2, let name = key.literal(pair[0]), let value = inner.literal(pair[1])
      else { return nil }
      parts.append("\(name): \(value)")
    }
    return parts.isEmpty ? "[:]" : "[" + parts.sorted().joined(separator: ", ") + "]"
  }
}
