import JSONCodable

/// The keys of an object and of the objects in it, each with an enum of its own.
///
///     private enum CodingKeys: String, CodingKey { case id, alert }
///     private enum AlertKeys: String, CodingKey { case title }
final class KeySpace {
  typealias Step = JSONPath.Component

  /// The name of the enum.
  let enumName: String
  /// The name of the container in the text.
  let container: String
  /// The names of the keys on the way, put together.
  private let path: String
  private(set) var cases: [(name: String, key: String)] = []
  /// The objects inside, by their keys, in the order of the properties.
  private(set) var inner: [(key: String, space: KeySpace)] = []
  /// Whether something in it has to be there.
  var isRequired = false

  init(path: String = "") {
    self.path = path
    enumName = path.isEmpty ? "CodingKeys" : SwiftName.capitalized(path) + "Keys"
    container = path.isEmpty ? "container" : path + "Object"
  }

  /// Returns the case of a key; the name is that of the property where it is free.
  @discardableResult
  func add(_ key: String, as name: String? = nil) -> String {
    if let known = cases.first(where: { $0.key == key }), name == nil || known.name == name {
      return known.name
    }
    var free = name ?? SwiftName.identifier(for: key)
    if let known = cases.first(where: { $0.key == key && $0.name != free }) { return known.name }
    while cases.contains(where: { $0.name == free }) { free += "Key" }
    cases.append((free, key))
    return free
  }

  /// Returns the object at a key.
  func inner(at key: String) -> KeySpace {
    if let known = inner.first(where: { $0.key == key }) { return known.space }
    let name = SwiftName.identifier(for: key)
    let space = KeySpace(path: path.isEmpty ? name : path + SwiftName.capitalized(name))
    inner.append((key, space))
    return space
  }

  /// Returns the object that the steps lead into, and makes those on the way.
  func space(of steps: [Step]) -> KeySpace {
    steps.dropLast().compactMap(\.key).reduce(self) { $0.inner(at: $1) }
  }

  /// Names the keys of the objects inside, after those of the properties.
  func nameInner() {
    for (key, space) in inner {
      add(key)
      space.nameInner()
    }
  }

  /// Returns the name of the case of a key.
  func name(of key: String) -> String {
    SwiftName.escaped(cases.first { $0.key == key }?.name ?? SwiftName.identifier(for: key))
  }

  /// The enums in lines.
  var lines: [String] { own + inner.flatMap { [""] + $0.space.lines } }

  private var own: [String] {
    if cases.isEmpty { return ["private enum \(enumName): CodingKey {", "}"] }
    let lines = RawValueText.cases(cases.map { ($0.name, SwiftLiteral.text($0.key)) })
    return ["private enum \(enumName): String, CodingKey {"] + TypeText.indented(lines) + ["}"]
  }
}
