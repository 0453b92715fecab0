import Foundation

/// The text of what was found out.
struct SourceText {
  private let survey: SourceSurvey

  init(_ survey: SourceSurvey) { self.survey = survey }

  /// The whole file.
  var text: String {
    let taken = survey.typeNames.union(declarations.map(\.name)).union(survey.memberNames)
    let body = survey.isNewType ? newTypes : conformance
    var helpers = helpers(of: body)
    if !survey.isNewType, declarations[0].isClass, let first = helpers.first {
      helpers[0] = [Self.besideTheClass, ""] + first
    }
    let hidden = survey.hiddenNames
    let sections = (body + helpers).map { lines in
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

  private func helpers(of body: [[String]]) -> [[String]] {
    let types = declarations.indices.filter { survey.isNewType || $0 == 0 }
      .map { TypeText(survey, $0) }
    // A part that is left open needs none.
    let used = survey.helpers.filter { form in
      body.contains { $0.contains { $0.hasWord(form.name) } }
    }
    let ofOthers = survey.helpers.filter { form in
      used.contains { $0 != form && $0.lines.contains { $0.contains("try \(form.name)(") } }
    }
    return used.union(ofOthers).sorted().map(\.lines)
      + (types.contains(where: \.makesKeys) ? [Self.keyed] : [])
      + (types.contains(where: \.usesPaths) ? [Self.paths] : [])
      + (types.contains(where: \.keys.usesArrays) ? [Self.elements] : [])
  }

  private static let keyed = lines(
    """
    extension Dictionary where Key == String {
      /// Returns the members with keys that are made of text; those without one are left out.
      fileprivate func keyed<Other>(by key: (String) -> Other?) -> [Other: Value] {
        Dictionary<Other, Value>(
          compactMap { name, value in key(name).map { ($0, value) } },
          uniquingKeysWith: { _, last in last })
      }
    }
    """)

  private static let paths = lines(
    """
    extension KeyedDecodingContainer {
      /// Returns the object at a key; nil where it is missing or null.
      fileprivate func objectIfPresent<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
      ) throws -> KeyedDecodingContainer<Inner>? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try nestedContainer(keyedBy: type, forKey: key)
      }
    }
    """)

  private static let array = SourceTypeName.ofText("Elements")

  private static let elements = lines(
    """
    /// The elements of an array, by their indices.
    private struct \(array) {
      private var elements: [any Decoder] = []
      private let codingPath: [any CodingKey]

      init(_ array: any UnkeyedDecodingContainer) throws {
        var array = array
        codingPath = array.codingPath
        while !array.isAtEnd { elements.append(try array.superDecoder()) }
      }

      func contains(_ index: Int) -> Bool { elements.indices.contains(index) }

      private func element<T>(_ index: Int, for type: T.Type) throws -> any Decoder {
        if contains(index) { return elements[index] }
        throw DecodingError.valueNotFound(
          type, .init(codingPath: codingPath, debugDescription: "There is no element \\(index)."))
      }

      /// Returns what stands at an index; nil where the array is shorter or has null there.
      private func elementIfPresent(_ index: Int) throws -> (any Decoder)? {
        guard contains(index), try !elements[index].singleValueContainer().decodeNil() else {
          return nil
        }
        return elements[index]
      }

      func decode<T: Decodable>(_ type: T.Type, forKey index: Int) throws -> T {
        try element(index, for: type).singleValueContainer().decode(type)
      }

      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey index: Int) throws -> T? {
        try elementIfPresent(index)?.singleValueContainer().decode(type)
      }

      func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey index: Int
      ) throws -> KeyedDecodingContainer<Inner> {
        try element(index, for: type).container(keyedBy: type)
      }

      func objectIfPresent<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey index: Int
      ) throws -> KeyedDecodingContainer<Inner>? {
        try elementIfPresent(index)?.container(keyedBy: type)
      }

      func elements(forKey index: Int) throws -> \(array) {
        try \(array)(element(index, for: [Any].self).unkeyedContainer())
      }

      func elementsIfPresent(forKey index: Int) throws -> \(array)? {
        try elementIfPresent(index).map { try \(array)($0.unkeyedContainer()) }
      }
    }

    extension KeyedDecodingContainer {
      /// Returns the elements of the array at a key.
      fileprivate func elements(forKey key: Key) throws -> \(array) {
        try \(array)(nestedUnkeyedContainer(forKey: key))
      }

      /// Returns the elements of the array at a key; nil where it is missing or null.
      fileprivate func elementsIfPresent(forKey key: Key) throws -> \(array)? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try elements(forKey: key)
      }
    }
    """)

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
