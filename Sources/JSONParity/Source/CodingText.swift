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
    if type.mapped.allSatisfy(\.isInline) {
      if !hasSuperclass, type.mapped.isEmpty {
        lines.append("_ = try decoder.container(keyedBy: CodingKeys.self)")
      }
    } else {
      lines.append("let container = try decoder.container(keyedBy: CodingKeys.self)")
    }
    var opened: [String] = [], remark = ""
    for property in type.mapped {
      if property.isInline {
        lines.append("// Its members stand in the same object.")
        lines.append("\(property.storage) = try \(property.type.spelling)(from: decoder)")
        continue
      }
      guard let place = property.place, let key = place.last?.key else {
        lines += constant(property)
        continue
      }
      lines += openings(place, &opened)
      let next = property.readingRemark
      if let next, next != remark {
        lines.append("// \(next)")
        remark = next
      }
      lines.append(contentsOf: read(property, key, in: type.keys.space(of: place)))
    }
    if hasSuperclass { lines.append("try super.init(from: decoder)") }
    return ["\(initMark)(from decoder: any Decoder) throws {"] + TypeText.indented(lines) + ["}"]
  }

  /// What is written, and never read, keeps its default.
  private func constant(_ property: SourceProperty) -> [String] {
    guard property.initial == nil, let fallback = property.fallback else { return [] }
    return ["\(property.storage) = \(fallback)"]
  }

  /// Opens the objects on the way to a property, each once.
  private func openings(_ place: [SourceProperty.Step], _ opened: inout [String]) -> [String] {
    var lines: [String] = [], space = type.keys
    for key in place.dropLast().compactMap(\.key) {
      let inner = space.inner(at: key)
      defer { space = inner }
      guard !opened.contains(inner.enumName) else { continue }
      opened.append(inner.enumName)
      if isLenient(inner, at: place) {
        lines.append(
          "let \(inner.container) = try? \(space.container).nestedContainer"
            + "(keyedBy: \(inner.enumName).self, forKey: .\(space.name(of: key)))")
        continue
      }
      let mark = space !== type.keys && !space.isRequired ? "?" : ""
      let verb = inner.isRequired ? "nestedContainer" : "objectIfPresent"
      lines.append(
        "let \(inner.container) = try \(space.container)\(mark).\(verb)"
          + "(keyedBy: \(inner.enumName).self, forKey: .\(space.name(of: key)))")
    }
    return lines
  }

  /// Whether all that is read in an object of the outermost one counts as missing where it is not right.
  private func isLenient(_ space: KeySpace, at place: [SourceProperty.Step]) -> Bool {
    guard place.count == 2 else { return false }
    return type.mapped.filter { $0.place?.count ?? 0 > 1 && $0.place?.first == place.first }
      .allSatisfy { $0.leniency == .whole && $0.place?.count == 2 }
  }

  private func read(_ property: SourceProperty, _ key: String, in space: KeySpace) -> [String] {
    var name = ".\(space.name(of: key))", lines: [String] = []
    if !property.otherKeys.isEmpty {
      let keys = [key] + property.otherKeys
      let names = keys.map { ".\(space.name(of: $0))" }.joined(separator: ", ")
      lines.append(
        "let \(property.name)Key = [CodingKeys\(names)].first(where: container.contains) ?? \(name)"
      )
      name = "\(property.name)Key"
    }
    let isMaybe = space !== type.keys && !space.isRequired
    let value = ReadingExpression(
      property: property, container: space.container, isMaybe: isMaybe, key: name)
    return lines + ["\(property.storage) = \(value.text)"]
  }

  /// Whether reading looks for objects that may be missing.
  var usesPaths: Bool { reading().contains { $0.contains(".objectIfPresent(") } }

  // MARK: Writing

  /// Returns `encode(to:)`.
  func writing(isOverride: Bool) -> [String] {
    var lines = isOverride ? ["try super.encode(to: encoder)"] : []
    let written = type.mapped.filter { $0.written != nil }
    if written.isEmpty {
      if !isOverride, type.mapped.isEmpty {
        lines.append("_ = encoder.container(keyedBy: CodingKeys.self)")
      }
    } else {
      lines.append("var container = encoder.container(keyedBy: CodingKeys.self)")
      lines += members(written.map { ($0, ($0.written ?? []).compactMap(\.key)) }, in: type.keys)
    }
    for property in type.mapped where property.isInline {
      lines.append("try \(property.storage).encode(to: encoder)")
    }
    let start = isOverride ? "override func" : "func"
    return ["\(start) encode(to encoder: any Encoder) throws {"] + TypeText.indented(lines) + ["}"]
  }

  private typealias Member = (property: SourceProperty, path: [String])

  /// Writes properties, those of an object inside together.
  private func members(_ members: [Member], in space: KeySpace) -> [String] {
    var lines: [String] = [], done: Set<String> = []
    for member in members {
      guard let key = member.path.first else { continue }
      if member.path.count == 1 {
        lines += written(member.property, key, in: space)
      } else if done.insert(key).inserted {
        let inside = members.filter { $0.path.count > 1 && $0.path.first == key }
          .map { ($0.property, Array($0.path.dropFirst())) }
        lines += object(inside, at: key, in: space)
      }
    }
    return lines
  }

  private func object(_ inside: [Member], at key: String, in space: KeySpace) -> [String] {
    let inner = space.inner(at: key)
    let open =
      "var \(inner.container) = \(space.container).nestedContainer"
      + "(keyedBy: \(inner.enumName).self, forKey: .\(space.name(of: key)))"
    let lines = [open] + members(inside, in: inner)
    let isCertain = inside.contains { !$0.property.type.isOptional || $0.property.writesNull }
    if isCertain { return lines }
    let condition = inside.map { "\($0.property.storage) != nil" }.joined(separator: " || ")
    return ["// Nil leaves out the object around it, too.", "if \(condition) {"]
      + TypeText.indented(lines) + ["}"]
  }

  private func written(_ property: SourceProperty, _ key: String, in space: KeySpace) -> [String] {
    let isOptional = property.type.isOptional && !property.writesNull
    let verb = isOptional ? "encodeIfPresent" : "encode"
    let value = property.type.encoded(property.storage)
    let name = space.name(of: key)
    let line = "try \(space.container).\(verb)(\(value), forKey: .\(name))"
    if property.writesNull { return ["// Nil is written as null.", line] }
    guard property.leavesOutEmpty else { return [line] }
    let isEmpty =
      property.type.isOptional
      ? "\(property.storage)?.isEmpty == false" : "!\(property.storage).isEmpty"
    return ["// Left out where it is empty.", "if \(isEmpty) {", "  \(line)", "}"]
  }
}

extension SourceProperty {
  /// What the text says about reading the property.
  fileprivate var readingRemark: String? {
    var words = remarks
    switch rule {
    case .required where type.isOptional: words.append("It must be there.")
    case .nullable: words.append("It must be there, and may be null.")
    case .required, .optional: break
    case .kept: words.append("Missing or null: the default stays.")
    case .clearedByNull: words.append("Missing: the default stays. Null: nil.")
    case .keptUnlessPresent: words.append("Missing: the default stays.")
    }
    switch leniency {
    case .none: break
    case .elements: words.append("What is not right in it is left out.")
    case .whole: words.append("A value of another type counts as missing.")
    }
    if !otherKeys.isEmpty { words.append("The first of several keys that is there.") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// The expression that reads a property.
struct ReadingExpression {
  let property: SourceProperty
  let container: String
  /// Whether the container may be nil.
  let isMaybe: Bool
  let key: String

  private var type: SourceType { property.type }
  private var mark: String { isMaybe ? "?" : "" }

  /// The expression.
  var text: String {
    if property.leniency == .whole {
      let value = "try? \(container)\(mark).decode(\(coded).self, forKey: \(key))"
      let isNil = type.isOptional && property.rule == .optional
      if isNil, type.coding == nil { return value }
      let read = optional.decoded("(\(value))")
      return isNil ? read : "\(read) ?? \(property.fallback ?? "nil")"
    }
    if property.wrapper == "PolymorphicValue", property.rule == .optional {
      return "try " + decode("decode", coded)
    }
    switch property.rule {
    case .required: return "try " + plain.decoded(decode("decode", coded))
    case .nullable: return "try " + type.decoded(decode("decode", "\(type.codedSpelling)"))
    case .optional: return "try " + optional.decoded(decode("decodeIfPresent", coded))
    case .kept:
      return "try " + optional.decoded(decode("decodeIfPresent", coded))
        + " ?? \(property.fallback ?? "nil")"
    case .clearedByNull:
      return choice(optional.decoded(decode("decodeIfPresent", coded)))
    case .keptUnlessPresent: return choice(plain.decoded(decode("decode", coded)))
    }
  }

  /// The type without its optional.
  private var plain: SourceType {
    var plain = type.unwrapped
    guard property.leniency == .elements else { return plain }
    let inner = plain, isDictionary = plain.codedSpelling.contains(": ")
    let verb = isDictionary ? "compactMapValues" : "compactMap"
    plain.coding = .init(
      spelling: coded, decoded: { inner.decoded("\($0).\(verb)(\\.value)") }, encoded: { $0 })
    return plain
  }

  private var optional: SourceType {
    var optional = SourceType.optional(plain)
    if property.leniency == .elements, type.unwrapped.coding == nil {
      let verb = type.unwrapped.codedSpelling.contains(": ") ? "compactMapValues" : "compactMap"
      optional.coding?.decoded = { "\($0)?.\(verb)(\\.value)" }
    }
    return optional
  }

  /// The type that is decoded, without its optional.
  private var coded: String {
    if let wrapper = property.wrapper, wrapper != "PolymorphicValue" { return wrapper }
    let spelling = type.unwrapped.codedSpelling
    guard property.leniency == .elements else { return spelling }
    if let colon = spelling.range(of: ": ") {
      return spelling[..<colon.upperBound] + "Valid<\(spelling[colon.upperBound...].dropLast())>]"
    }
    return "[Valid<\(spelling.dropFirst().dropLast())>]"
  }

  private func decode(_ verb: String, _ type: String) -> String {
    "\(container)\(mark).\(verb)(\(type).self, forKey: \(key))"
  }

  private func choice(_ value: String) -> String {
    let fallback = property.fallback ?? "nil"
    return isMaybe
      ? "try \(container)?.contains(\(key)) == true ? \(value) : \(fallback)"
      : "try \(container).contains(\(key)) ? \(value) : \(fallback)"
  }
}
