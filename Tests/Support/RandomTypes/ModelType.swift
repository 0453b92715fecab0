/// The type of a property of a model, and the transformer that its line names.
struct ModelType: Sendable {
  let type: SwiftType
  let transformer: String?
  let isOptional: Bool

  /// Whether an element can be left out.
  var isCollection: Bool {
    ["[", "Set<", "Optional<["].contains { type.name.hasPrefix($0) }
  }

  init(_ type: SwiftType, by transformer: String? = nil, isOptional: Bool = false) {
    (self.type, self.transformer, self.isOptional) = (type, transformer, isOptional)
  }

  /// Returns the type as it is, or an optional, an array or a dictionary of it.
  func wrapped(_ types: inout TypeGenerator) -> ModelType {
    func with(_ type: SwiftType, isOptional: Bool = false, start: String? = nil) -> ModelType {
      var type = type
      type.depth = self.type.depth
      type.start = self.type.isObject ? start : nil
      return ModelType(type, by: transformer, isOptional: isOptional)
    }
    switch types.below(10) {
    case 0..<4:
      // No source can spell what is read by Codable alone.
      let isSpelled = type.start != nil || !type.isObject || types.chance(4)
      return isSpelled ? self : with(TypeGenerator.optional(type), isOptional: true)
    case 4, 5: return with(TypeGenerator.optional(type), isOptional: true)
    case 6: return with(TypeGenerator.list(of: type), start: "[]")
    case 7: return with(TypeGenerator.optional(TypeGenerator.list(of: type)), isOptional: true)
    case 8:
      let members = TypeGenerator.members(of: type, keys: types.pick(["String", "Int"]))
      return with(members, start: "[:]")
    default: return with(TypeGenerator.list(of: TypeGenerator.optional(type)), start: "[]")
    }
  }
}

extension TypeGenerator {
  /// The scalars that come back as they were, whatever reads them.
  static let modelScalars = scalars.filter { !$0.name.contains("Int128") }

  /// Any JSON but null, which an optional could not tell from nil.
  static let anyJSON = SwiftType(name: "AnyJSON") {
    let json = $0.pick(["5", "-0.5", "\"a/b\"", "[]", "[null,[1]]", #"{"a b":{"c":[true]}}"#])
    return Value(source: "checkedJSON(\(Source.string(json)))", json: json)
  }

  /// A generic struct around a type that the mapper and Codable know.
  static func box(of item: SwiftType) -> SwiftType {
    let name = "Box<\(item.name)>"
    var type = SwiftType(name: name, isObject: true) {
      let one = optional(item).value(&$0)
      let list = list(of: item).value(&$0)
      let members = (one.json.map { [(key: "item", json: $0)] } ?? []) + [("items", list.element)]
      return Value(
        source: "\(name)(item: \(one.source), items: \(list.source))", json: JSON.object(members))
    }
    (type.start, type.depth) = ("\(name)()", item.depth + 1)
    return type
  }

  static func list(of element: SwiftType) -> SwiftType {
    SwiftType(name: "[\(element.name)]") { generator in
      let hasAll = element.variety > 1 && generator.chance(2)
      let count = hasAll ? element.variety : generator.below(4)
      let elements = (0..<count).map { _ in element.value(&generator) }
      return Value(
        source: "[\(elements.map(\.source).joined(separator: ", "))]",
        json: JSON.array(elements.map(\.element)))
    }
  }

  static func members(of value: SwiftType, keys: String) -> SwiftType {
    let names = keys == "Int" ? ["-5", "0", "1010"] : ["a", "a/b", "\u{E9}"]
    return SwiftType(name: "[\(keys): \(value.name)]") { generator in
      let members = names.filter { _ in generator.chance(2) }.map { ($0, value.value(&generator)) }
      let list = members.map { name, value in
        "\(keys == "Int" ? name : Source.string(name)): \(value.source)"
      }
      return Value(
        source: "[\(list.isEmpty ? ":" : list.joined(separator: ", "))]",
        json: JSON.object(members.map { (key: $0.0, json: $0.1.element) }))
    }
  }

  /// A set has no order, so it has at most one element here.
  static func set(of element: SwiftType) -> SwiftType {
    SwiftType(name: "Set<\(element.name)>") {
      let value = element.value(&$0)
      return Value(
        source: "Set<\(element.name)>([\(value.source)])", json: JSON.array([value.element]))
    }
  }
}

// MARK: - Transformers

extension ModelType {
  /// Values that a transformer of the library makes of a string or a number.
  static let transformed: [ModelType] =
    [
      spelled("Int", "stringToInt", ["0", "5", "-7", "1099511627776"]) { ($0, JSON.string($0)) },
      spelled("Double", "stringToDouble", ["0.5", "-2.25", "1e+100", "3.0"]) {
        ("Double(\($0))", JSON.string($0))
      },
      spelled("Decimal", "stringToDecimal", ["0.5", "-2.25", "30", "9007199254740993"]) {
        ("checkedDecimal(\"\($0)\")", JSON.string($0))
      },
      spelled("Int", "numberOrStringToInt", ["0", "5", "-7"]) { ($0, $0) },
      spelled("Int", "numberOrStringToInt(writing: .string)", ["0", "5", "-7"]) {
        ($0, JSON.string($0))
      },
      spelled("URL", "stringToURL", urls) { ("checkedURL(\(Source.string($0)))", JSON.string($0)) },
      spelled("Date", "secondsToDate", seconds) { (date($0), $0) },
      spelled("Date", "millisecondsToDate", seconds) { (date($0), "\($0)000") },
      spelled("Date", "secondsOrStringToDate", seconds) { (date($0), $0) },
      ModelType(
        SwiftType(name: "Date") {
          let (seconds, text) = $0.pick(instants)
          return Value(source: date(seconds), json: JSON.string(text))
        }, by: "stringToDate"),
    ]
    + [("Data", "base64ToData"), ("UUID", "stringToUUID")].flatMap { name, transformer in
      TypeGenerator.scalars.filter { $0.name == name }.map { ModelType($0, by: transformer) }
    }

  private static let urls = ["https://example.org/a?b=c#d", "file:///a", "mailto:a@b.c"]
  private static let seconds = ["1", "951782400", "1700000000", "-86400"]
  private static let instants = [
    ("0", "1970-01-01T00:00:00Z"), ("951782400", "2000-02-29T00:00:00Z"),
    ("1700000000.5", "2023-11-14T22:13:20.5Z"),
  ]

  private static func date(_ seconds: String) -> String {
    "Date(timeIntervalSince1970: \(seconds))"
  }

  /// Returns a type whose values are spelled in Swift and in JSON.
  private static func spelled(
    _ name: String, _ transformer: String, _ texts: [String],
    _ spelling: @escaping @Sendable (String) -> (source: String, json: String)
  ) -> ModelType {
    ModelType(
      SwiftType(name: name) {
        let (source, json) = spelling($0.pick(texts))
        return Value(source: source, json: json)
      }, by: transformer)
  }
}
