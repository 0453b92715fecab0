import Foundation

// The names of the types in the text. A type has its final name when all types are known, so the lines refer to it
// by its place among the declarations.

extension SourceSurvey {
  /// The mark around the place of a declaration that a line refers to.
  private static let mark = "\u{E000}"

  /// How the lines of the text call a declared type, until they are named.
  func spelling(of index: Int) -> String { "\(Self.mark)\(index)\(Self.mark)" }

  /// Returns a line with the names of the types that it refers to: inside of the main type, or outside of it.
  func named(_ line: String, isInside: Bool = true) -> String {
    let parts = line.components(separatedBy: Self.mark)
    return parts.indices.map { position in
      guard position % 2 == 1, let index = Int(parts[position]) else { return parts[position] }
      let declaration = declarations[index]
      let isPlain = isInside || index == 0 || declaration.isOutside
      return isPlain ? declaration.name : "\(declarations[0].name).\(declaration.name)"
    }.joined()
  }

  /// Returns a name for a type in the main type: its own, or with those around it where it is taken, or is one
  /// that must not be hidden.
  func unusedName(for type: any Any.Type, hidingNoneOf hidden: Set<String> = []) -> String {
    let components = SourceTypeName.components(of: type), name = components.joined()
    let taken = Set(declarations.map(\.name)).union(SourceTypeName.reserved).union(hidden)
    let own = (1...max(1, components.count)).map { components.suffix($0).joined() }
    let others = (2...).lazy.map { "\(name)\($0)" }
    return (own + (hidden.contains(name) ? ["New\(name)"] : [])).first { !taken.contains($0) }
      ?? others.first { !taken.contains($0) } ?? name
  }

  /// The modules of the names of types that the text uses, and that members of the type or other types hide.
  var hiddenNames: [String: String] {
    let inside = memberNames.union(isNewType ? [] : innerNames)
    let foundation = SourceTypeName.ofFoundation.union(foundationNames)
    let names = SourceTypeName.ofLibraries.union(foundationNames)
      .intersection(inside.union(modules.keys))
    let ofLibraries = names.map { ($0, foundation.contains($0) ? "Foundation" : "Swift") }
    return modules.filter { inside.contains($0.key) }
      .merging(ofLibraries) { _, library in library }
  }

  /// The names of the properties and cases in the text.
  var memberNames: Set<String> {
    Set((isNewType ? declarations[...] : declarations.prefix(1)).flatMap(\.memberNames))
  }

  /// The name of the keys that Codable looks for.
  static let keysName = "CodingKeys"

  /// Returns the name of the keys of a declared type.
  func keysName(of index: Int) -> String {
    var names: [String] = []
    var next: Int? = index
    while let one = next {
      names += declarations[one].memberNames
      next = declarations[one].superclass
    }
    return keysName(beside: names)
  }

  /// Returns the name of the keys of a type with members: another one where they, or a type inside, have it.
  func keysName(beside members: [String]) -> String {
    let isTaken =
      members.contains(Self.keysName) || !isNewType && innerNames.contains(Self.keysName)
    return isTaken ? SourceTypeName.ofText(Self.keysName) : Self.keysName
  }

  /// Gives another name to each type that would hide one of the program's or of a library's to which the text refers,
  /// or that a member would hide.
  func settleNames() {
    let paths = declarations.flatMap(\.spellings).flatMap(SourceTypeName.paths)
    let roots = Dictionary(grouping: paths) { path in
      path.prefix { $0 != "." }.filter { $0 != "`" }
    }
    let names = memberNames.union(roots.keys).union(hiddenNames.keys)
    for index in declarations.indices.dropFirst() {
      let declaration = declarations[index]
      guard !declaration.isOfProgram, names.contains(declaration.name) else { continue }
      declarations[index].name = unusedName(for: declarations[index].type, hidingNoneOf: names)
    }
    let main = declarations[0].name
    if let path = roots[main]?.first {
      declarations[0].problems.append(
        "the text refers to \(path), which a new type with the name \(main) hides")
    }
  }
}

extension SourceDeclaration {
  /// The names of its properties and cases.
  fileprivate var memberNames: [String] {
    switch kind {
    case .rawValues(_, let cases): cases.map(\.name)
    case .union(let union): union.cases.map(\.name)
    case .structure, .object: properties.map(\.name)
    }
  }

  /// The types to which its properties and cases refer, and the property wrappers.
  fileprivate var spellings: [String] {
    guard case .union(let union) = kind else {
      return properties.map(\.type.spelling) + properties.compactMap(\.wrapper)
    }
    return union.cases.flatMap(\.payloads).map(\.type.spelling)
  }
}
