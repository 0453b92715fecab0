import Foundation

/// The text of what was found out.
struct SourceText {
  private let survey: SourceSurvey

  init(_ survey: SourceSurvey) { self.survey = survey }

  /// The whole file.
  var text: String {
    let taken = survey.typeNames.union(declarations.map(\.name)).union(survey.memberNames)
    let body = survey.isNewType ? newTypes : conformance
    let hidden = survey.hiddenNames
    let sections = (body + helpers(of: body)).map { lines in
      lines.map {
        SourceTypeName.qualified(SourceTypeName.settled($0, beside: taken), where: hidden)
      }
    }
    let head = [imports(of: sections), remarks]
    let lines = (head + sections).filter { !$0.isEmpty }.joined(separator: [""])
    return lines.flatMap(LineBreaking.lines).joined(separator: "\n") + "\n"
  }

  private var declarations: [SourceDeclaration] { survey.declarations }

  private static let besideTheClass = "// Beside the class, in its file:"

  /// What the coders have to be given.
  private var remarks: [String] {
    survey.keys.style == .snakeCase
      ? [
        "// Give the coders .convertFromSnakeCase and .convertToSnakeCase: the keys are in snake case."
      ] : []
  }

  private func imports(of sections: [[String]]) -> [String] {
    let body = sections.flatMap(\.self)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let words = Set(body.split { !$0.isInIdentifier }.map(String.init))
    let foundation = SourceTypeName.ofFoundation.union(survey.foundationNames)
    var imports = words.isDisjoint(with: foundation) ? [] : ["import Foundation"]
    if !words.isDisjoint(with: ["AnyJSON", "PolymorphicValue"]) {
      imports.append("import JSONCodable")
    }
    return imports
  }

  // MARK: New types

  private var newTypes: [[String]] {
    let outside = declarations.indices.filter { declarations[$0].isOutside }
    var sections = [programProblems] + outside.map { body(of: $0, inner: []) }
    let inside = declarations.indices.dropFirst()
      .filter { !declarations[$0].isOutside && !declarations[$0].isOfProgram }
    let inner = inside.map { body(of: $0, inner: []).map { $0.isEmpty ? "" : "  " + $0 } }
    sections.append(placed(body(of: 0, inner: inner), isInside: true))
    sections += outside.compactMap { extensionLines(of: $0) }
    sections += [extensionLines(of: 0).map { placed($0, isInside: true) }].compactMap { $0 }
    sections += inside.compactMap { extensionLines(of: $0) }
    return sections.map { placed($0, isInside: false) }
  }

  /// What is open about types of the program to which the text refers.
  private var programProblems: [String] {
    declarations.filter(\.isOfProgram).flatMap { declaration in
      declaration.problems.map { TypeText.todo($0, declaration.mappedName) }
    }
  }

  /// Returns lines with the names of the types that they refer to, as the place needs them.
  private func placed(_ lines: [String], isInside: Bool) -> [String] {
    lines.map { survey.named($0, isInside: isInside) }
  }

  private func body(of index: Int, inner: [[String]]) -> [String] {
    TypeText(survey, index).body(inner: inner)
  }

  private func extensionLines(of index: Int) -> [String]? { TypeText(survey, index).extensionLines }

  // MARK: Conformances

  private var conformance: [[String]] {
    let names = survey.needs.joined(separator: ", ")
    let needs = names.isEmpty ? [] : ["// Codable conformances are also needed for: \(names)."]
    return [needs + TypeText(survey, 0).conformance]
  }

  // MARK: Helpers

  /// Those that the text uses: a part that is left open needs none.
  private func helpers(of body: [[String]]) -> [[String]] {
    let known = survey.helpers.union([.keyedObject, .elements])
    let used = known.filter { form in
      body.contains { $0.contains { $0.hasWord(form.name) } }
    }
    let ofOthers = known.filter { form in
      used.contains { $0 != form && $0.lines.contains { $0.contains("try \(form.name)(") } }
    }
    let helpers = used.union(ofOthers).sorted().map(\.lines)
    return survey.isNewType || helpers.isEmpty ? helpers : [inTheType(helpers)]
  }

  /// Puts the helpers of a conformance into its type: another one in the same file has its own.
  private func inTheType(_ helpers: [[String]]) -> [String] {
    let head =
      declarations[0].isClass ? [Self.besideTheClass] + TypeText(survey, 0).privacyRemark : []
    return head + ["extension \(declarations[0].name) {"]
      + TypeText.indented(Array(helpers.joined(separator: [""]))) + ["}"]
  }
}

extension String {
  /// Returns whether a name stands in a line, and not only as the start of a longer one.
  fileprivate func hasWord(_ name: String) -> Bool {
    var rest = self[...]
    while let range = rest.range(of: name) {
      rest = rest[range.upperBound...]
      if rest.first?.isInIdentifier != true { return true }
    }
    return false
  }
}
