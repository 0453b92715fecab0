import JSONCodable

/// The keys of an object, or the elements of an array, and what stands in those.
///
///     private enum CodingKeys: String, CodingKey { case id, alert }
///     private enum AlertKeys: String, CodingKey { case title }
final class KeySpace {
  typealias Step = JSONPath.Component

  /// The name of the enum of an object.
  let enumName: String
  /// The name of the container in the text.
  let container: String
  let isArray: Bool
  /// The names of the steps on the way, put together.
  private let path: String
  private let names: Names
  private(set) var cases: [(name: String, key: String)] = []
  /// The objects and arrays inside, in the order of the properties.
  private var inner: [(step: Step, space: KeySpace)] = []
  /// Whether something in it has to be there.
  var isRequired = false

  /// The paths of all that belongs to one type.
  private final class Names {
    // The keys of an object `coding` are not those of the type.
    var taken: Set<String> = ["coding"]
    let coded: CodedKeys

    init(_ coded: CodedKeys) { self.coded = coded }
  }

  /// Creates the keys of a type; what is synthesized finds them by the name `CodingKeys` alone.
  convenience init(_ coded: CodedKeys, named enumName: String = "CodingKeys") {
    self.init(path: "", enumName, isArray: false, Names(coded))
  }

  private init(path: String, _ enumName: String, isArray: Bool, _ names: Names) {
    (self.path, self.enumName, self.isArray, self.names) = (path, enumName, isArray, names)
    container = path.isEmpty ? "container" : path + (isArray ? "Elements" : "Object")
  }

  // MARK: Members

  /// Returns the case of a key; the name is that of the property where it is free.
  @discardableResult
  func add(_ key: String, as name: String? = nil) -> String {
    let name = name.map(Self.caseName)
    if let known = cases.first(where: { $0.key == key }), name == nil || known.name == name {
      return known.name
    }
    var free = name ?? Self.caseName(SwiftName.identifier(for: key))
    if let known = cases.first(where: { $0.key == key && $0.name != free }) { return known.name }
    while cases.contains(where: { $0.name == free }) { free += "Key" }
    cases.append((free, key))
    return free
  }

  private static func caseName(_ name: String) -> String {
    SwiftName.isOfRawValues(name) ? "\(name)Key" : name
  }

  /// How the text names a member or an element: `.title`, `0`.
  func label(of step: Step) -> String {
    switch step {
    case .key(let key): ".\(name(of: key))"
    case .index(let index): "\(index)"
    }
  }

  /// Returns the name of the case of a key.
  private func name(of key: String) -> String {
    SwiftName.member(cases.first { $0.key == key }?.name ?? SwiftName.identifier(for: key))
  }

  // MARK: Objects and arrays inside

  /// Returns the object at a key.
  func inner(at key: String) -> KeySpace { inner(at: .key(key), isArray: false) }

  /// Returns the object or array at a step.
  private func inner(at step: Step, isArray: Bool) -> KeySpace {
    if let known = inner.first(where: { $0.step == step && $0.space.isArray == isArray }) {
      return known.space
    }
    let name = step.key.map(SwiftName.identifier) ?? label(of: step)
    var innerPath = path.isEmpty ? name : path + SwiftName.capitalized(name)
    while !names.taken.insert(innerPath).inserted { innerPath += "Inner" }
    let enumName = SourceTypeName.ofText(SwiftName.capitalized(innerPath) + "Keys")
    let space = KeySpace(path: innerPath, enumName, isArray: isArray, names)
    inner.append((step, space))
    return space
  }

  /// Returns the objects and arrays that the steps lead through, each with the step to it.
  func way(along steps: some Sequence<Step>) -> [(step: Step, space: KeySpace)] {
    var space = self
    return zip(steps, steps.dropFirst()).map { step, next in
      space = space.inner(at: step, isArray: next.key == nil)
      return (step, space)
    }
  }

  /// Returns the object or array that the steps lead into.
  func space(of steps: some Sequence<Step>) -> KeySpace { way(along: steps).last?.space ?? self }

  /// The variables of the coding: its value, its coder, its container and those inside.
  var variables: Set<String> {
    inner.reduce(["self", "decoder", "encoder", container]) { $0.union($1.space.variables) }
  }

  /// Names the keys of the objects inside, after those of the properties.
  func nameInner() {
    for (step, space) in inner {
      if let key = step.key { add(key) }
      space.nameInner()
    }
  }

  /// Whether a case has another name than the coders know its key by.
  var isRenamed: Bool { cases.contains { $0.name != names.coded.name(of: $0.key) } }

  // MARK: Text

  /// The enums in lines.
  var lines: [String] {
    let enums = [isArray ? [] : own] + inner.map(\.space.lines)
    return Array(enums.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var own: [String] {
    if cases.isEmpty { return ["private enum \(enumName): CodingKey {", "}"] }
    let lines = RawValueText.cases(
      cases.map { ($0.name, SwiftLiteral.text(names.coded.name(of: $0.key))) })
    return ["private enum \(enumName): String, CodingKey {"] + TypeText.indented(lines) + ["}"]
  }

  /// The call that opens it for reading, without the container around it.
  func opening(at label: String, isCertain: Bool) -> String {
    if isArray {
      let verb = isCertain ? "decode" : "decodeIfPresent"
      return "\(verb)(\(CodedForm.elements.name).self, forKey: \(label))"
    }
    if isCertain { return "nestedContainer(keyedBy: \(enumName).self, forKey: \(label))" }
    return
      "decodeIfPresent(\(CodedForm.keyedObject.name)<\(enumName)>.self, forKey: \(label))?.object"
  }
}
