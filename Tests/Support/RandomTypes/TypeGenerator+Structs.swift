// Structs and enums.

extension TypeGenerator {
  /// Returns the lines of an initializer of all properties.
  static func initializer(
    _ properties: [Property], inherited: [(name: String, type: String)] = []
  ) -> [String] {
    let parameters = inherited + properties.compactMap(\.parameter)
    let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let call = inherited.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    return ["init(\(list)) {"]
      + Source.indented(
        properties.flatMap(\.initialization)
          + (inherited.isEmpty ? [] : ["super.init(\(call))"]))
      + ["}"]
  }

  /// Returns the keys of a few properties: another one, or nil to leave the property out.
  mutating func keyMap(of names: [String]) -> [String: String?] {
    guard chance(2) else { return [:] }
    var map: [String: String?] = [:]
    for name in names where chance(3) {
      map[name] = chance(3) ? .some(nil) : .some("\(pick(["key/", "\"k\"", "\u{E9}"]))\(map.count)")
    }
    return map
  }

  /// Returns the function that gives the keys.
  static func keyFunction(_ map: [String: String?], _ kind: String = "static") -> [String] {
    guard !map.isEmpty else { return [] }
    let cases = map.sorted { $0.key < $1.key }.map { name, key in
      "case \(Source.string(name)): return \(key.map(Source.string) ?? "nil")"
    }
    return ["\(kind) func JSONKey(forProperty name: String) -> String? {", "  switch name {"]
      + Source.indented(cases + ["default: return name"]) + ["  }", "}"]
  }

  /// Returns the members of an object under their keys.
  static func members(
    _ members: [(name: String, json: String?)], _ map: [String: String?]
  ) -> [(key: String, json: String)] {
    members.compactMap { name, json in
      let key: String? = map[name] ?? name
      guard let key, let json else { return nil }
      return (key, json)
    }
  }

  mutating func declareStruct() {
    let name = newName("Struct")
    let properties = (0..<below(5) + 1).map { _ in property(inClass: false) }
    let names = properties.flatMap { property in property.value(&self).members.map(\.name) }
    let map = keyMap(of: names)
    let body =
      properties.flatMap(\.declaration) + Self.initializer(properties)
      + Self.keyFunction(map)
    let type = SwiftType(name: name, isEncodable: true, isObject: true, isShown: true) {
      generator in
      let values = properties.map { $0.value(&generator) }
      let arguments = zip(properties, values).compactMap { property, value in
        property.parameter.flatMap { parameter in value.argument.map { "\(parameter.name): \($0)" }
        }
      }
      return Value(
        source: "\(name)(\(arguments.joined(separator: ", ")))",
        json: JSON.object(Self.members(values.flatMap(\.members), map)))
    }
    add(type, ["struct \(name): Shown {"] + Source.indented(body) + ["}"])
  }

  /// A generic struct, of which three instances are checked and used.
  mutating func declareGenericStruct() {
    let name = newName("Generic")
    let source = [
      "struct \(name)<First, Second>: JSONEncodable {", "  var first: First",
      "  var list: [Second?]", "  var second: Second?", "}",
    ]
    for index in 0..<3 {
      let (first, second) = (propertyType(depth: 1), propertyType(depth: 1))
      let list = Self.optional(second)
      let full = "\(name)<\(first.name), \(second.name)>"
      let type = SwiftType(name: full, isEncodable: true, isObject: true) { generator in
        let value = first.value(&generator)
        let elements = (0..<generator.below(3)).map { _ in list.value(&generator) }
        let last = list.value(&generator)
        let members = [
          ("first", value.json), ("list", JSON.array(elements.map(\.element))),
          ("second", last.json),
        ]
        return Value(
          source:
            "\(full)(first: \(value.source), list: [\(elements.map(\.source).joined(separator: ", "))], "
            + "second: \(last.source))",
          json: JSON.object(Self.members(members.map { (name: $0.0, json: $0.1) }, [:])))
      }
      add(type, index == 0 ? source : [])
    }
  }

  /// Raw values without a conformance, or with one.
  mutating func declareRawValueEnum() {
    let name = newName("Raw")
    let isEncodable = chance(2)
    let isText = chance(2)
    let texts = ["left", "l/r", "\"q\"", "\u{E9}", ""]
    let cases = (0..<below(3) + 2).map { index in
      (name: "case\(index)", text: texts[index], number: [-5, 0, 7, 1 << 40][index])
    }
    let lines = cases.map {
      "case \($0.name) = \(isText ? Source.string($0.text) : String($0.number))"
    }
    let keys = cases.map {
      (source: "\(name).\($0.name)", key: isText ? $0.text : String($0.number))
    }
    let type = SwiftType(name: name, isEncodable: isEncodable, isHashable: true, keys: keys) {
      let choice = $0.pick(cases)
      return Value(
        source: "\(name).\(choice.name)",
        json: isText ? JSON.string(choice.text) : String(choice.number))
    }
    let conformance = isEncodable ? ", JSONEncodable" : ""
    add(
      type,
      ["enum \(name): \(isText ? "String" : "Int")\(conformance) {"] + Source.indented(lines) + [
        "}"
      ])
  }

  /// A struct with raw values: an option set, or one of any type.
  mutating func declareRawValueStruct() {
    let name = newName("RawStruct")
    // The compiler of Swift 6.3 misaligns optionals of 128-bit integers in arguments.
    let raw = chance(2) ? pick(Self.scalars.filter { !$0.name.contains("Int128") }) : nil
    let isEncodable = raw == nil || chance(2)
    let protocols =
      (raw == nil ? "OptionSet" : "RawRepresentable") + (isEncodable ? ", JSONEncodable" : "")
    let rawType = raw ?? Self.scalars[5]
    let type = SwiftType(name: name, isEncodable: isEncodable) { generator in
      let value = rawType.value(&generator)
      return Value(source: "\(name)(rawValue: \(value.source))", json: value.json)
    }
    add(
      type,
      [
        "struct \(name): \(protocols) {", "  var rawValue: \(rawType.name)",
        "  init(rawValue: \(rawType.name)) { self.rawValue = rawValue }", "}",
      ])
  }
}
