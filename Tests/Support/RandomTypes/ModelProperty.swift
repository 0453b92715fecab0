/// A property of a model, and where its value stands in the JSON.
struct ModelProperty: Sendable {
  let name: String
  let type: ModelType
  /// The steps to the value.
  let path: [PathStep]
  /// What lines say of the property; nil where reflection finds it.
  let line: ModelLine?
  /// The value of a new instance.
  let start: String
  /// The property wrapper.
  private(set) var wrapper: String?

  /// Creates a property that reflection finds.
  init(name: String, type: ModelType, _ types: inout TypeGenerator) {
    (self.name, self.type, start) = (name, type, Self.start(of: type, &types))
    (path, line) = ([.key(Self.key(for: name, &types))], nil)
    // Codable writes null for nil in a wrapper, an enum with raw values alone does not conform, and no source can
    // put a new type into one.
    let isPlain = type.type.depth == 0 && !type.type.name.contains("Choice")
    let isKept = types.chance(5) && !type.isOptional && isPlain
    wrapper = isKept ? "Kept" : nil
  }

  var declaration: String {
    "\(wrapper.map { "@\($0) " } ?? "")var \(name): \(type.type.name) = \(start)"
  }

  /// Creates a property with a line, at an index of a list where there is one.
  init(
    name: String, type: ModelType, list: inout IndexedList?, _ types: inout TypeGenerator
  ) {
    (self.name, self.type, start) = (name, type, Self.start(of: type, &types))
    let key = Self.key(for: name, &types)
    let next =
      list != nil && types.chance(2)
      ? list?.next(name, isOptional: type.isOptional, &types) : nil
    var line: ModelLine
    if let next {
      (path, line) = (next.path, ModelLine(place: "keyPath: \"\(next.text)\""))
    } else {
      let text = Source.string(key)
      switch types.below(4) {
      case 0:
        path = [.key(key)]
        line = ModelLine(place: "key: \(text)", others: "keys: [\(text), \"\(name)_old\"]")
      case 1:
        (path, line) = ([.key("in"), .key(name)], ModelLine(place: "keyPath: \"in.\(name)\""))
      default: (path, line) = ([.key(key)], ModelLine(place: "key: \(text)"))
      }
    }
    line.transformer = type.transformer.map { "JSONTransformers.\($0)" }
    line.isRequired = !type.isOptional && types.chance(4)
    line.skipsInvalid = type.isCollection && types.chance(3)
    if !type.isOptional, !line.isRequired, types.chance(6) {
      line.byDefault = types.shortValue(of: type.type).source
    }
    self.line = line
  }

  private static func start(of type: ModelType, _ types: inout TypeGenerator) -> String {
    // A preset optional would hide that null was left out.
    if type.isOptional { return "nil" }
    if let start = type.type.start, !types.chance(4) { return start }
    return types.shortValue(of: type.type).source
  }

  private static func key(for name: String, _ types: inout TypeGenerator) -> String {
    types.chance(2) ? name : types.pick(["key/", "\"k\"", "\u{E9}"]) + name
  }

  /// The member of the JSON; nil where it is left out.
  func member(of value: Value) -> (path: [PathStep], json: String)? {
    if case .index? = path.last { return (path, value.element) }
    return value.json.map { (path, $0) }
  }
}

/// What a line says of a property, after its verb.
struct ModelLine: Sendable {
  /// Where the value stands.
  let place: String
  /// Where it is looked for, if that is more.
  var others: String?
  var isRequired = false
  var transformer: String?
  /// What is read where there is nothing; a mapping alone can say so.
  var byDefault: String?
  var skipsInvalid = false

  init(place: String, others: String? = nil) { (self.place, self.others) = (place, others) }

  /// The line of a mapping.
  func map(_ name: String) -> String {
    "try json.map(&\(name), \(reading(byDefault: byDefault)))"
  }

  /// The line that reads.
  func restore(_ name: String) -> String {
    "try json.restore(&\(name), \(reading(byDefault: nil)))"
  }

  /// The line that makes a constant.
  func value(_ name: String, isOptional: Bool) -> String {
    let words = list([
      others ?? place, transformer.map { "transformer: \($0)" },
      byDefault.flatMap { transformer == nil ? "default: \($0)" : nil },
      skipsInvalid ? "skipping: .invalid" : nil,
    ])
    return "\(name) = try json.value\(isOptional ? "IfPresent" : "")(\(words))"
  }

  /// The line that writes.
  func archive(_ name: String) -> String {
    "try json.archive(\(list([name, place, transformer.map { "transformer: \($0)" }])))"
  }

  private func reading(byDefault: String?) -> String {
    list([
      others ?? place, isRequired ? "required: true" : nil,
      transformer.map { "transformer: \($0)" }, byDefault.map { "default: \($0)" },
      skipsInvalid ? "skipping: .invalid" : nil,
    ])
  }

  private func list(_ words: [String?]) -> String {
    words.compactMap(\.self).joined(separator: ", ")
  }
}
