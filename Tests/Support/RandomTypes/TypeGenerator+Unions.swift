// Enums with payloads, unions, and types that say themselves what they are.

/// A case of an enum with payloads.
private struct Case: Sendable {
  let name: String
  let payloads: [(label: String?, type: SwiftType)]

  var declaration: String {
    guard !payloads.isEmpty else { return "case \(name)" }
    let list = payloads.map { ($0.label.map { "\($0): " } ?? "") + $0.type.name }
    return "case \(name)(\(list.joined(separator: ", ")))"
  }

  /// Returns the expression of a value and its payloads, each under its label or its number.
  func value(
    of type: String, _ generator: inout TypeGenerator
  ) -> (source: String, members: [(name: String, json: String?)]) {
    guard !payloads.isEmpty else { return ("\(type).\(name)", []) }
    let values = payloads.map { $0.type.value(&generator) }
    let list = zip(payloads, values).map { ($0.label.map { "\($0): " } ?? "") + $1.source }
    let members = zip(payloads, values).enumerated().map { index, pair in
      (name: pair.0.label ?? "_\(index)", json: pair.1.json)
    }
    return ("\(type).\(name)(\(list.joined(separator: ", ")))", members)
  }
}

extension TypeGenerator {
  /// An enum without raw values, as Codable synthesises it.
  mutating func declarePayloadEnum() {
    let name = newName("Payload")
    let cases =
      [Case(name: "none", payloads: [])]
      + (0..<3).map { index in
        Case(
          name: "case\(index)",
          payloads: (0..<below(3) + 1).map { place in
            (chance(2) ? "label\(place)" : nil, propertyType(depth: 1))
          })
      }
    let type = SwiftType(name: name, isEncodable: true, isObject: true) { generator in
      let choice = generator.pick(cases)
      let (source, members) = choice.value(of: name, &generator)
      let payload = JSON.object(Self.members(members, [:]))
      return Value(source: source, json: JSON.object([(choice.name, payload)]))
    }
    add(type, ["enum \(name): JSONEncodable {"] + Source.indented(cases.map(\.declaration)) + ["}"])
  }

  /// A union, flat or with its payload under a key.
  mutating func declareUnion() {
    let name = newName("Union")
    let isNested = chance(2)
    let isSnake = chance(2)
    let objects = declared.filter { $0.isObject }
    var cases = [
      Case(name: "stopNow", payloads: []),
      Case(name: "moveBy", payloads: [(nil, scalar()), ("y", propertyType(depth: 1))]),
      Case(name: "waitFor", payloads: [("time", Self.optional(scalar()))]),
    ]
    if !objects.isEmpty {
      cases.append(Case(name: "takeIt", payloads: [(nil, pick(objects))]))
      cases.append(Case(name: "withIt", payloads: [("it", pick(objects))]))
    }
    if isNested { cases.append(Case(name: "anyValue", payloads: [(nil, propertyType(depth: 1))])) }
    let tags = isSnake ? "tags: .snakeCase, " : ""
    let discriminator =
      "JSONDiscriminator(key: \"tag of a union\", \(tags)"
      + "payload: \(isNested ? ".nested(key: \"the data\")" : ".flat"))"
    add(
      Self.union(name, cases, isNested: isNested, isSnake: isSnake),
      ["enum \(name): JSONUnion {"]
        + Source.indented(
          cases.map(\.declaration) + [
            "static let discriminator = \(discriminator)",
            "init(JSONDictionary: JSONObject) throws { throw NotRead() }",
          ]) + ["}"])
  }

  private static func union(
    _ name: String, _ cases: [Case], isNested: Bool, isSnake: Bool
  ) -> SwiftType {
    SwiftType(name: name, isEncodable: true) { generator in
      let choice = generator.pick(cases)
      let (source, all) = choice.value(of: name, &generator)
      let tag = isSnake ? snakeCase(choice.name) : choice.name
      var members = [(key: "tag of a union", json: JSON.string(tag))]
      if let payload = payload(of: choice, all) {
        if isNested {
          members.append((key: "the data", json: payload))
        } else {
          let inner = String(payload.dropFirst().dropLast())
          let head = String(JSON.object(members).dropLast())
          return Value(source: source, json: head + (inner.isEmpty ? "" : ",\(inner)") + "}")
        }
      }
      return Value(source: source, json: JSON.object(members))
    }
  }

  /// Returns what stands beside the tag; nil without a payload, or where its only value is nil.
  private static func payload(
    of choice: Case, _ members: [(name: String, json: String?)]
  ) -> String? {
    guard choice.payloads.count == 1, let only = choice.payloads.first else {
      return choice.payloads.isEmpty ? nil : JSON.object(Self.members(members, [:]))
    }
    guard let json = members.first?.json else { return nil }
    let isObject = json.hasPrefix("{")
    return isObject || only.label == nil ? json : JSON.object(Self.members(members, [:]))
  }

  private static func snakeCase(_ name: String) -> String {
    name.map { $0.isUppercase ? "_\($0.lowercased())" : String($0) }.joined()
  }

  // MARK: - Types that say themselves what they are

  /// A type with a JSONEncode() of its own, which leaves what is in its tree to the rules.
  mutating func declareOwnEncoding() {
    let name = newName("Own")
    let (first, second) = (propertyType(depth: 1), propertyType(depth: 1))
    let isObject = chance(2)
    let isClass = chance(2)
    let tree =
      isObject
      ? "[\"first\": first, \"list\": [second, 1]]" : "[first, [\"second\": second]]"
    let body = [
      "let first: \(first.name)", "let second: \(second.name)",
      "init(_ first: \(first.name), _ second: \(second.name)) {",
      "  (self.first, self.second) = (first, second)", "}",
      "func JSONEncode() throws -> Any {",
      "  let (first, second) = (self.first as Any, self.second as Any)",
      "  return \(isObject ? "\(tree.replacing("1]]", with: "1] as [Any]]")) as JSONObject" : "\(tree) as [Any]")",
      "}",
    ]
    let type = SwiftType(name: name, isEncodable: true, isObject: isObject, isClass: isClass) {
      let (one, two) = (first.value(&$0), second.value(&$0))
      let json =
        isObject
        ? JSON.object([("first", one.element), ("list", JSON.array([two.element, "1"]))])
        : JSON.array([one.element, JSON.object([("second", two.element)])])
      return Value(source: "\(name)(\(one.source), \(two.source))", json: json)
    }
    add(
      type,
      ["\(isClass ? "final class" : "struct") \(name): JSONEncodable {"]
        + Source.indented(body) + ["}"])
  }

  /// A type with a custom mirror, which is believed.
  mutating func declareCustomMirror() {
    let name = newName("Showing")
    let type = propertyType(depth: 1)
    let isList = chance(3)
    let mirror =
      isList
      ? "Mirror(self, unlabeledChildren: hidden, displayStyle: .collection)"
      : "Mirror(self, children: [\"shown\": hidden.first as Any, \"count\": hidden.count], displayStyle: .struct)"
    let declared = SwiftType(name: name, isEncodable: true, isObject: !isList) { generator in
      let values = (0..<generator.below(3)).map { _ in type.value(&generator) }
      let list = values.map(\.source).joined(separator: ", ")
      let members = [
        (name: "shown", json: values.first?.json), (name: "count", json: "\(values.count)"),
      ]
      return Value(
        source: "\(name)(hidden: [\(list)])",
        json: isList
          ? JSON.array(values.map(\.element)) : JSON.object(Self.members(members, [:])))
    }
    add(
      declared,
      [
        "struct \(name): JSONEncodable, CustomReflectable {", "  var hidden: [\(type.name)]",
        "  var customMirror: Mirror { \(mirror) }", "}",
      ])
  }
}
