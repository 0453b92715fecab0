/// The text of an enum with payloads.
struct UnionText {
  private let union: SourceUnion
  private let survey: SourceSurvey
  private let keys: KeySpace

  init(_ union: SourceUnion, _ survey: SourceSurvey) {
    (self.union, self.survey) = (union, survey)
    keys = KeySpace(survey.keys, named: survey.keysName(beside: union.cases.map(\.name)))
    keys.add(union.key)
    for payload in union.cases.flatMap(\.payloads) {
      if payload.place.count == 1 { keys.add(payload.place[0]) }
      if payload.place.count == 2 { keys.inner(at: payload.place[0]).add(payload.place[1]) }
    }
    keys.nameInner()
  }

  /// The type of the tags.
  private static let tagType = SourceTypeName.ofText("CodingTag")

  /// Returns the name of the case of a tag.
  private func tagName(of one: SourceUnion.Case) -> String {
    let isTaken = SwiftName.isOfMetatype(one.name) || SwiftName.isOfRawValues(one.name)
    return isTaken ? "\(one.name)Tag" : one.name
  }

  private var tag: String { keys.label(of: .key(union.key)) }

  // MARK: Cases

  /// The cases, in lines.
  var cases: [String] {
    union.cases.flatMap { one in
      (one.problem.map { [TypeText.todo($0, one.name)] } ?? []) + [declared(one)]
    }
  }

  private func declared(_ one: SourceUnion.Case) -> String {
    guard one.problem == nil, !one.payloads.isEmpty else {
      return "case \(SwiftName.escaped(one.name))"
    }
    let payloads = one.payloads.map { payload in
      (payload.label.map { "\(SwiftName.label($0)): " } ?? "") + payload.type.spelling
    }
    return "case \(SwiftName.escaped(one.name))(\(payloads.joined(separator: ", ")))"
  }

  // MARK: Coding

  /// The keys, the tags and both directions.
  var coding: [String] {
    Array([keys.lines, tags, reading, writing].joined(separator: [""]))
  }

  private var known: [SourceUnion.Case] { union.cases.filter { !$0.isFallback } }

  private var tags: [String] {
    if known.isEmpty { return [] }
    return ["private enum \(Self.tagType): String, Codable {"]
      + TypeText.indented(
        RawValueText.cases(known.map { (tagName(of: $0), SwiftLiteral.text($0.tag)) }))
      + ["}"]
  }

  private var reading: [String] {
    var lines = ["let container = try decoder.container(keyedBy: \(keys.enumName).self)"]
    if let fallback = union.fallback, fallback.problem == nil,
      let payload = fallback.payloads.first
    {
      let label = payload.label.map { "\(SwiftName.label($0)): " } ?? ""
      let object = payload.type.decoded(
        "try decoder.singleValueContainer().decode([String: AnyJSON].self)")
      let whole = "self = .\(SwiftName.member(fallback.name))(\(label)\(object))"
      if known.isEmpty {
        lines += ["_ = try container.decode(String.self, forKey: \(tag))", whole]
        return decoding(lines)
      }
      lines += [
        "let text = try container.decode(String.self, forKey: \(tag))",
        "guard let tag = \(Self.tagType)(rawValue: text) else {",
        "  // An unknown tag keeps the whole object.",
        "  " + whole,
        "  return", "}", "switch tag {",
      ]
    } else if union.caseOfUnknownTags != nil {
      lines += readingOfAnyTag
    } else {
      lines.append("switch try container.decode(\(Self.tagType).self, forKey: \(tag)) {")
    }
    lines += known.flatMap { [pattern(of: $0)] + TypeText.indented(read($0)) }
    return decoding(lines + ["}"])
  }

  private func decoding(_ lines: [String]) -> [String] {
    ["init(from decoder: \(survey.coder("Decoder"))) throws {"] + TypeText.indented(lines) + ["}"]
  }

  /// The reading of a tag where a case is read for an unknown one.
  private var readingOfAnyTag: [String] {
    switch union.tagReading {
    case .required:
      [
        "let text = try container.decode(String.self, forKey: \(tag))",
        "switch \(Self.tagType)(rawValue: text) {",
      ]
    case .optional:
      [
        "let text = try container.decodeIfPresent(String.self, forKey: \(tag))",
        "switch text.flatMap(\(Self.tagType).init(rawValue:)) {",
      ]
    case .any: ["switch try? container.decode(\(Self.tagType).self, forKey: \(tag)) {"]
    }
  }

  /// The pattern of a tag, and of an unknown one where it stands for the case.
  private func pattern(of one: SourceUnion.Case) -> String {
    let name = SwiftName.member(tagName(of: one))
    guard let unknown = union.caseOfUnknownTags else { return "case .\(name):" }
    return one.name == unknown ? "case .\(name)?, nil:" : "case .\(name)?:"
  }

  private func read(_ one: SourceUnion.Case) -> [String] {
    let name = ".\(SwiftName.member(one.name))"
    if let problem = one.problem {
      return [
        TypeText.todo(problem, one.name),
        "throw DecodingError.dataCorruptedError(",
        "  forKey: \(tag), in: container, debugDescription: \"not read yet\")",
      ]
    }
    guard !one.payloads.isEmpty else { return ["self = \(name)"] }
    var lines: [String] = []
    if let key = one.objectKey {
      let inner = keys.inner(at: key)
      let opening = inner.opening(
        at: keys.label(of: .key(key)), isCertain: one.isObjectRequired)
      lines.append("let \(inner.container) = try container.\(opening)")
    }
    let values = one.payloads.map { payload in
      (payload.label.map { "\(SwiftName.label($0)): " } ?? "") + "try "
        + value(payload, isMaybe: payload.place.count == 2 && !one.isObjectRequired)
    }
    return lines + ["self = \(name)(\(values.joined(separator: ", ")))"]
  }

  private func value(_ payload: SourceUnion.Payload, isMaybe: Bool) -> String {
    guard let key = payload.place.last else { return "\(payload.type.spelling)(from: decoder)" }
    let space = payload.place.count == 2 ? keys.inner(at: payload.place[0]) : keys
    var property = SourceProperty(name: key, type: payload.type)
    (property.rule, property.fallback) = (payload.rule, payload.fallback)
    let text = ReadingExpression(
      property: property, container: space.container, isMaybe: isMaybe,
      key: space.label(of: .key(key))
    ).text
    return String(text.dropFirst("try ".count))
  }

  private var writing: [String] {
    var lines = (union.fallback == nil ? [opening] : []) + ["switch self {"]
    lines += union.cases.flatMap(write)
    if !survey.isNewType, !union.hasAllCases {
      lines += ["default:"] + TypeText.indented(Self.notWritten)
    }
    return ["func encode(to encoder: \(survey.coder("Encoder"))) throws {"]
      + TypeText.indented(lines + ["}"])
      + ["}"]
  }

  /// An encoder is opened once: where a case keeps a whole object, each case opens it.
  private var opening: String {
    "var container = encoder.container(keyedBy: \(keys.enumName).self)"
  }

  private static let notWritten = [
    "throw EncodingError.invalidValue(",
    "  self, .init(codingPath: encoder.codingPath, debugDescription: \"not written yet\"))",
  ]

  private func write(_ one: SourceUnion.Case) -> [String] {
    let name = SwiftName.member(one.name)
    if let problem = one.problem {
      return ["case .\(name):"]
        + TypeText.indented([TypeText.todo(problem, one.name)] + Self.notWritten)
    }
    let names = variables(one.payloads)
    let pattern = names.map { "let \($0)" }.joined(separator: ", ")
    if one.isFallback {
      return ["case .\(name)(\(pattern)):"]
        + TypeText.indented(zip(one.payloads, names).flatMap { keep($0, $1) })
    }
    var lines = union.fallback == nil ? [] : [opening]
    let ownTag = SwiftName.member(tagName(of: one))
    lines.append("try container.encode(\(Self.tagType).\(ownTag), forKey: \(tag))")
    var members = zip(one.payloads, names).map { write($0, $1) }
    if let key = one.objectKey {
      let inner = keys.inner(at: key)
      members.insert(
        "var \(inner.container) = container.nestedContainer"
          + "(keyedBy: \(inner.enumName).self, forKey: \(keys.label(of: .key(key))))", at: 0)
      if one.leavesOutObject {
        members = ["if \(names[0]) != nil {"] + TypeText.indented(members) + ["}"]
      }
    }
    lines += members
    return [one.payloads.isEmpty ? "case .\(name):" : "case .\(name)(\(pattern)):"]
      + TypeText.indented(lines)
  }

  /// Returns the variables of what a case carries, none of which is another one of the coding.
  private func variables(_ payloads: [SourceUnion.Payload]) -> [String] {
    let hiding = keys.variables.union(SourceTypeName.ofLibraries)
    var taken = hiding.union(payloads.compactMap(\.label))
    return payloads.indices.map { index in
      let label = payloads[index].label
      var name = label ?? (payloads.count == 1 ? "value" : "value\(index)")
      if label != nil, !hiding.contains(name) { return SwiftName.escaped(name) }
      while !taken.insert(name).inserted { name += "Value" }
      return name
    }
  }

  /// Writes a whole object in one, so that no strategy reaches its keys.
  private func keep(_ payload: SourceUnion.Payload, _ name: String) -> [String] {
    [
      "var container = encoder.singleValueContainer()",
      "try container.encode(\(payload.type.encoded(name)))",
    ]
  }

  private func write(_ payload: SourceUnion.Payload, _ name: String) -> String {
    guard let key = payload.place.last else {
      return "try \(payload.type.encoded(name)).encode(to: encoder)"
    }
    let space = payload.place.count == 2 ? keys.inner(at: payload.place[0]) : keys
    let verb = payload.type.isOptional && !payload.writesNull ? "encodeIfPresent" : "encode"
    return
      "try \(space.container).\(verb)(\(payload.type.encoded(name)), forKey: \(space.label(of: .key(key))))"
  }
}
