import Foundation
import JSONCodable

/// What is found out about a type and the types in it.
///
/// Each mapped type becomes one declaration, in the order in which it is met.
final class SourceSurvey {
  typealias Mapped = JSONEncodable & JSONRestorable

  let form: CodableSource.Form
  let keys: CodedKeys
  var declarations: [SourceDeclaration] = []
  /// The types that stand for values in the text.
  var helpers: Set<CodedForm> = []
  /// Types that the text uses, and that have to be Codable by themselves.
  var needs: [String] = []
  /// The names of the types of the program that were met, and of those around them.
  private(set) var typeNames: Set<String> = []
  /// Those of the types of the program that stand in others.
  private(set) var innerNames: Set<String> = []
  /// The modules of those that stand in no other, by their names.
  private(set) var modules: [String: String] = [:]
  /// The names of the types of Foundation that were met.
  private(set) var foundationNames: Set<String> = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The declarations of types that are being looked into.
  private var open: Set<Int> = []
  var samples = SampleCollection()
  /// Documents of the type that the source is about, as they are given.
  var documents: [JSONObject] = []
  /// Times and identifiers that are others in each value: no argument is written for them.
  var changing: Set<String> = []

  init(form: CodableSource.Form, keys: CodedKeys = CodedKeys()) {
    (self.form, self.keys) = (form, keys)
  }

  /// Whether the text declares the types itself.
  var isNewType: Bool { if case .newType = form { true } else { false } }

  /// The source of all that was found out.
  var source: CodableSource {
    CodableSource(
      text: SourceText(self).text, properties: listedProperties, unresolved: listedProblems)
  }

  /// Looks into the type that the source is about.
  func begin<M: Mapped>(_ type: M.Type, samples given: [M]) throws {
    if case .newType(let name) = form { try SourceTypeName.require(name) }
    for sample in given { samples.add(sample) }
    samples.endGiven()
    if let decodable = type as? any JSONDecodable.Type { samples.add(decodable.init()) }
    let name =
      if case .newType(let name) = form { name } else { SourceTypeName.name(of: type) }
    try declare(type, as: name)
    guard isNewType else { return findSharedConformances() }
    settleNames()
    findHashable()
  }
}

// MARK: - Declarations

extension SourceSurvey {
  /// Returns the place of the declaration of a mapped type.
  func declaration<M: Mapped>(of type: M.Type) -> Int {
    if let known = indices[ObjectIdentifier(type)] { return known }
    do {
      return try declare(type, as: unusedName(for: type))
    } catch {
      let index = declarations.count - 1
      let known = indices[ObjectIdentifier(type)] ?? index
      declarations[known].problems.append("a sample is not written, or not read back: \(error)")
      return known
    }
  }

  @discardableResult
  private func declare<M: Mapped>(_ type: M.Type, as name: String) throws -> Int {
    meet(type)
    let index = declarations.count
    indices[ObjectIdentifier(type)] = index
    open.insert(index)
    defer { open.remove(index) }
    declarations.append(SourceDeclaration(name: name, type: type))
    var survey = TypeSurvey(
      self, type, samples: samples.values(of: type), given: samples.givenCount(of: type),
      index: index)
    try survey.run()
    return index
  }

  /// Returns a value of a declared type as an expression; nil where there is none, and for a value with parts in
  /// a type that is only being looked into.
  func knownLiteral(_ value: Any, of index: Int) -> String? {
    guard open.contains(index) else { return literal(value, of: index) }
    return Self.plainCase(of: value)
  }

  /// Adds a declaration that stands for no mapped type, such as an enum with raw values.
  func declare(_ declaration: SourceDeclaration) -> Int {
    var declaration = declaration
    declaration.name = unusedName(for: declaration.type)
    indices[ObjectIdentifier(declaration.type)] = declarations.count
    declarations.append(declaration)
    return declarations.count - 1
  }

  /// Returns the name of a type in the text; nil where the text cannot name it.
  ///
  /// A conformance stands in the file of its type, and so of those that are private there.
  func path(of type: any Any.Type) -> String? {
    SourceTypeName.path(of: type, isElsewhere: isNewType)
  }

  /// Notes a type that has to be Codable by a conformance of its own.
  func need(_ type: any Any.Type) {
    let name = SourceTypeName.name(of: type)
    if !needs.contains(name) { needs.append(name) }
  }

  /// Leaves open what instances of one generic type have in common: there is one conformance of them all.
  private func findSharedConformances() {
    let names = [declarations[0].mappedName] + needs
    let instances = Dictionary(grouping: names, by: SourceTypeName.withoutArguments)
    for name in names {
      guard let alike = instances[SourceTypeName.withoutArguments(name)], alike.count > 1,
        alike[0] == name
      else { continue }
      declarations[0].problems.append(
        "\(alike.joined(separator: " and ")) have one conformance together, and only code knows "
          + "what it asks of its arguments")
    }
  }

  /// How a signature names the decoder, and the encoder: a type of the program may have the same name.
  func coder(_ name: String) -> String {
    !isNewType && typeNames.contains(name) ? "any Swift.\(name)" : "any \(name)"
  }

  /// Notes the name of a type, which no type of the text's own may have.
  func meet(_ type: any Any.Type) {
    let names = SourceTypeName.components(of: type)
    typeNames.formUnion(names)
    let path = String(reflecting: type)
    if ["Foundation.", "FoundationEssentials."].contains(where: path.hasPrefix) {
      foundationNames.formUnion(names)
    } else if !path.hasPrefix("Swift.") {
      innerNames.formUnion(names.dropFirst())
      if let root = SourceTypeName.root(of: type) { modules[root.name] = root.module }
    }
  }

  /// The place of a declaration that is there already.
  func known(_ type: any Any.Type) -> Int? { indices[ObjectIdentifier(type)] }
}

// MARK: - What is listed

extension SourceSurvey {
  private var ordered: [SourceDeclaration] {
    isNewType ? declarations : Array(declarations.prefix(1))
  }

  private var listedProperties: [CodableSource.Property] {
    ordered.flatMap { declaration in
      let properties = declaration.properties.map { property in
        CodableSource.Property(
          name: "\(declaration.mappedName).\(property.name)", type: named(property.type.spelling),
          isDetermined: property.isDetermined)
      }
      guard case .union(let union) = declaration.kind else { return properties }
      return properties
        + union.cases.flatMap { one in
          one.payloads.enumerated().map { index, payload in
            CodableSource.Property(
              name: "\(declaration.mappedName).\(one.name).\(payload.label ?? "_\(index)")",
              type: named(payload.type.spelling), isDetermined: one.problem == nil)
          }
        }
    }
  }

  private var listedProblems: [CodableSource.Unresolved] {
    ordered.flatMap { declaration in
      declaration.problems.map {
        CodableSource.Unresolved(name: declaration.mappedName, reason: named($0))
      }
        + declaration.properties.flatMap { property in
          property.problems.map {
            CodableSource.Unresolved(
              name: "\(declaration.mappedName).\(property.name)", reason: named($0))
          }
        } + unionProblems(declaration)
    }
  }

  private func unionProblems(_ declaration: SourceDeclaration) -> [CodableSource.Unresolved] {
    guard case .union(let union) = declaration.kind else { return [] }
    return union.cases.compactMap { one in
      one.problem.map {
        .init(name: "\(declaration.mappedName).\(one.name)", reason: named($0))
      }
    }
  }
}
