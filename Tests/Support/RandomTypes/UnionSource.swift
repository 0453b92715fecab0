/// A case of a union, with its payloads.
struct UnionCase: Sendable {
  let name: String
  let payloads: [(label: String?, type: ModelType)]

  /// The payloads with their keys.
  var members: [(key: String, label: String, type: ModelType)] {
    payloads.enumerated().map { index, payload in
      (payload.label ?? "_\(index)", payload.label.map { "\($0): " } ?? "", payload.type)
    }
  }

  /// Whether the only payload stands for all of them, in the place of an object with keys.
  var isWhole: Bool {
    payloads.count == 1 && (payloads[0].label == nil || payloads[0].type.type.isObject)
  }

  /// Whether nil leaves the object out in which the only payload would stand.
  var isMaybe: Bool { payloads.count == 1 && !isWhole && payloads[0].type.isOptional }

  var declaration: String {
    let list = members.map { $0.label + $0.type.type.name }.joined(separator: ", ")
    return "case \(name)" + (payloads.isEmpty ? "" : "(\(list))")
  }
}

/// The source of a union.
struct UnionSource: Sendable {
  let name: String
  let key: String
  /// The key of the payload; nil where it stands beside the tag.
  let payloadKey: String?
  let tags: Tags
  let isCodable: Bool
  let cases: [UnionCase]

  /// How a case becomes its tag.
  enum Tags: Sendable { case caseName, snakeCase, explicit }

  /// The type; its values have one case after the other, so that a few of them have all.
  var type: SwiftType {
    let union = self
    var type = SwiftType(name: name, isObject: true) { generator in
      let one = union.cases[generator.turn(of: union.name, in: union.cases.count)]
      let values = one.payloads.map { $0.type.type.value(&generator) }
      let list = zip(one.members, values).map { $0.label + $1.source }.joined(separator: ", ")
      return Value(
        source: "\(union.name).\(one.name)" + (values.isEmpty ? "" : "(\(list))"),
        json: union.json(of: one, values))
    }
    type.variety = cases.count
    type.start = "\(name).\(cases[0].name)"
    type.depth = (cases.flatMap(\.payloads).map(\.type.type.depth).max() ?? 0) + 1
    return type
  }

  private func json(of one: UnionCase, _ values: [Value]) -> String {
    let tag = [(key: key, json: JSON.string(tag(of: one)))]
    if one.payloads.isEmpty { return JSON.object(tag) }
    let members = zip(one.members, values).compactMap { member, value in
      value.json.map { (key: member.key, json: $0) }
    }
    if let payloadKey {
      let isNothing = one.isMaybe && members.isEmpty
      let payload = one.isWhole ? values[0].json : isNothing ? nil : JSON.object(members)
      return JSON.object(tag + (payload.map { [(payloadKey, $0)] } ?? []))
    }
    guard one.isWhole else { return JSON.object(tag + members) }
    let inner = values[0].element.dropFirst()
    return JSON.object(tag).dropLast() + (inner == "}" ? "" : ",") + inner
  }

  private func tag(of one: UnionCase) -> String {
    switch tags {
    case .caseName: one.name
    case .snakeCase:
      one.name.map { $0.isUppercase ? "_\($0.lowercased())" : String($0) }.joined()
    case .explicit: "a/\(one.name)"
    }
  }

  // MARK: Text

  var lines: [String] {
    let list = cases.map { "\"\($0.name)\": \"\(tag(of: $0))\"" }.joined(separator: ", ")
    let tags =
      switch tags {
      case .caseName: ""
      case .snakeCase: "tags: .snakeCase, "
      case .explicit: "tags: .explicit([\(list)]), "
      }
    let place = payloadKey.map { ".nested(key: \"\($0)\")" } ?? ".flat"
    let discriminator = "JSONDiscriminator(key: \"\(key)\", \(tags)payload: \(place))"
    let body =
      cases.map(\.declaration) + ["static let discriminator = \(discriminator)"]
      + ["enum Tag: String, CaseIterable\(isCodable ? ", Codable" : "") {"]
      + Source.indented(cases.map { "case \($0.name) = \"\(tag(of: $0))\"" }) + ["}"]
      + reading + (isCodable ? keys + decoding + encoding : [])
    return ["enum \(name): JSONUnion, Equatable\(isCodable ? ", Codable" : "") {"]
      + Source.indented(body) + ["}"]
  }

  private var reading: [String] {
    let lines = cases.map { one -> String in
      let values = one.members.map { member in
        let type = member.type.isOptional ? "" : "\(member.type.type.name).self, "
        let verb = member.type.isOptional ? "valueIfPresent" : "value"
        guard one.isWhole else {
          let path = (payloadKey.map { "\($0)." } ?? "") + member.key
          return "\(member.label)try json.\(verb)(\(type)keyPath: \"\(path)\")"
        }
        return payloadKey.map { "\(member.label)try json.\(verb)(\(type)key: \"\($0)\")" }
          ?? "\(member.label)try \(whole(member.type.type.name))"
      }
      return assignment(one, values)
    }
    return ["init(JSONDictionary json: JSONObject) throws {"]
      + Source.indented(
        ["switch try json.value(Tag.self, key: \"\(key)\") {"] + Source.indented(lines) + ["}"])
      + ["}"]
  }

  /// Returns the reading of a payload from the object of the union.
  private func whole(_ type: String) -> String {
    "\(type)(\(type.hasPrefix("Moved") ? "JSONValue" : "JSONDictionary"): json)"
  }

  private func assignment(_ one: UnionCase, _ values: [String]) -> String {
    let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    return "case .\(one.name): self = .\(one.name)\(list)"
  }

  // MARK: Codable by hand

  private var keys: [String] {
    let inner = Set(cases.filter { !$0.isWhole }.flatMap(\.members).map(\.key)).sorted()
    let names = [key] + (payloadKey.map { [$0] } ?? []) + inner
    return ["private enum CodingKeys: String, CodingKey { case \(names.joined(separator: ", ")) }"]
  }

  private var decoding: [String] {
    let lines = cases.flatMap { one -> [String] in
      let isInner = !one.isWhole && payloadKey != nil
      let values = one.members.map { member in
        let optional = member.type.isOptional
        let name = optional ? unwrapped(member.type.type.name) : member.type.type.name
        if one.isWhole, payloadKey == nil { return "\(member.label)try \(name)(from: decoder)" }
        let container = isInner ? one.isMaybe ? "inner?" : "inner" : "container"
        return "\(member.label)try \(container)"
          + ".decode\(optional ? "IfPresent" : "")(\(name).self, "
          + "forKey: .\(one.isWhole ? payloadKey ?? "" : member.key))"
      }
      let assignment = assignment(one, values)
      guard isInner, !values.isEmpty else { return [assignment] }
      let contains = "container.contains(.\(payloadKey ?? "")) ? "
      let inner =
        "\(one.isMaybe ? contains : "")try container.\(nested)\(one.isMaybe ? " : nil" : "")"
      return ["case .\(one.name):", "  let inner = \(inner)"]
        + ["  " + assignment.drop { $0 != ":" }.dropFirst(2)]
    }
    return ["init(from decoder: any Decoder) throws {"]
      + Source.indented(
        ["let container = try decoder.container(keyedBy: CodingKeys.self)"]
          + ["switch try container.decode(Tag.self, forKey: .\(key)) {"] + lines + ["}"])
      + ["}"]
  }

  private var nested: String {
    "nestedContainer(keyedBy: CodingKeys.self, forKey: .\(payloadKey ?? ""))"
  }

  private func unwrapped(_ name: String) -> String {
    String(name.dropFirst("Optional<".count).dropLast())
  }

  private var encoding: [String] {
    let lines = cases.flatMap { one -> [String] in
      let names = one.payloads.indices.map { "value\($0)" }
      let isInner = !one.isWhole && payloadKey != nil && !names.isEmpty
      let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
      let writes = zip(one.members, names).map { member, name in
        if one.isWhole, payloadKey == nil { return "try \(name).encode(to: encoder)" }
        return "try \(isInner ? "inner" : "container")"
          + ".encode\(member.type.isOptional ? "IfPresent" : "")(\(name), "
          + "forKey: .\(one.isWhole ? payloadKey ?? "" : member.key))"
      }
      return [
        "case .\(one.name)\(pattern):", "  try container.encode(Tag.\(one.name), forKey: .\(key))",
      ]
        + (isInner && one.isMaybe ? ["  guard value0 != nil else { return }"] : [])
        + (isInner ? ["  var inner = container.\(nested)"] : []) + Source.indented(writes)
    }
    return ["func encode(to encoder: any Encoder) throws {"]
      + Source.indented(
        ["var container = encoder.container(keyedBy: CodingKeys.self)", "switch self {"] + lines
          + ["}"])
      + ["}"]
  }
}
