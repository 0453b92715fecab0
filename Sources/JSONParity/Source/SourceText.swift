import Foundation

/// The text of what was found out.
struct SourceText {
  private let survey: SourceSurvey

  init(_ survey: SourceSurvey) { self.survey = survey }

  /// The whole file.
  var text: String {
    let sections = (survey.isNewType ? newTypes : conformance) + helpers
    let lines = ([imports(of: sections)] + sections).filter { !$0.isEmpty }.joined(separator: [""])
    return lines.flatMap(LineBreaking.lines).joined(separator: "\n") + "\n"
  }

  private var declarations: [SourceDeclaration] { survey.declarations }

  private func imports(of sections: [[String]]) -> [String] {
    let body = sections.flatMap(\.self)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let words = Set(body.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    let foundation: Set<Substring> = [
      "CGFloat", "Data", "Date", "Decimal", "URL", "UUID", "ISO8601DateFormatter", "JSONDecoder",
    ]
    var imports = words.isDisjoint(with: foundation) ? [] : ["import Foundation"]
    if !words.isDisjoint(with: ["AnyJSON", "PolymorphicValue"]) {
      imports.append("import JSONCodable")
    }
    return imports
  }

  // MARK: New types

  private var newTypes: [[String]] {
    guard let main = declarations.first else { return [] }
    let outside = declarations.indices.filter { declarations[$0].isOutside }
    var sections = outside.map { body(of: $0, inner: []) }
    let inside = declarations.indices.dropFirst().filter { !declarations[$0].isOutside }
    let inner = inside.map { body(of: $0, inner: []).map { $0.isEmpty ? "" : "  " + $0 } }
    sections.append(placed(body(of: 0, inner: inner), isInside: true))
    sections += outside.compactMap { extensionLines(of: $0) }
    sections += [extensionLines(of: 0).map { placed($0, isInside: true) }].compactMap { $0 }
    sections += inside.compactMap { extensionLines(of: $0) }
    return sections.map { placed($0, isInside: false, main.name) }
  }

  /// Returns lines with the names of the types inside as the place needs them.
  private func placed(_ lines: [String], isInside: Bool, _ main: String = "") -> [String] {
    lines.map { $0.replacingOccurrences(of: SourceSurvey.inside, with: isInside ? "" : main + ".") }
  }

  private func body(of index: Int, inner: [[String]]) -> [String] {
    TypeText(survey, index).body(inner: inner)
  }

  private func extensionLines(of index: Int) -> [String]? { TypeText(survey, index).extensionLines }

  // MARK: Conformances

  private var conformance: [[String]] {
    let needs =
      survey.needs.isEmpty
      ? [] : ["// Codable by conformances of their own: \(survey.needs.joined(separator: ", "))."]
    return [needs + TypeText(survey, 0).conformance]
  }

  // MARK: Helpers

  private var helpers: [[String]] {
    let usesPaths = declarations.indices.contains { index in
      (survey.isNewType || index == 0) && TypeText(survey, index).usesPaths
    }
    return survey.helpers.sorted().map(\.lines) + (usesPaths ? [Self.paths] : [])
  }

  private static let paths = [
    "extension KeyedDecodingContainer {",
    "  /// Returns the object at a key; nil where it is missing or null.",
    "  fileprivate func objectIfPresent<Inner: CodingKey>(",
    "    keyedBy type: Inner.Type, forKey key: Key",
    "  ) throws -> KeyedDecodingContainer<Inner>? {",
    "    guard contains(key), try !decodeNil(forKey: key) else { return nil }",
    "    return try nestedContainer(keyedBy: type, forKey: key)", "  }", "}",
  ]
}
