// The types in the text that stand for dictionaries whose keys are not those of an object.

extension CodedForm {
  /// How a dictionary has its keys: what is asked of them, the expression of a key, or nil, that is made of the text
  /// `name`, and that of the text of a key.
  private var keying: (condition: String, key: String, text: String) {
    switch self {
    case .rawValueKeys:
      (
        "Key: RawRepresentable & Hashable, Key.RawValue == String", "Key(rawValue: name)",
        "$0.key.rawValue"
      )
    case .rawNumberKeys:
      (
        "Key: RawRepresentable & Hashable, Key.RawValue: LosslessStringConvertible",
        "Key.RawValue(name).flatMap(Key.init(rawValue:))", "$0.key.rawValue.description"
      )
    default: ("Key: LosslessStringConvertible & Hashable", "Key(name)", "$0.key.description")
    }
  }

  private func head(_ name: String, _ member: String) -> [String] {
    ["private struct \(name)<Key, Member: \(member)>: \(member)", "where \(keying.condition) {"]
  }

  private var keyedRemark: String {
    "A dictionary as an object, its keys "
      + (self == .textKeys ? "as their text" : "by their raw values")
  }

  /// Returns the declaration of a dictionary whose keys are not those of an object.
  static func keyedLines(_ form: CodedForm) -> [String] {
    let keying = form.keying
    return ["/// \(form.keyedRemark)."] + form.head(form.name, "Codable") + [
      "  var value: [Key: Member]", "", "  init(_ value: [Key: Member]) { self.value = value }", "",
      "  init(from decoder: any Decoder) throws {",
      "    let container = try decoder.singleValueContainer()",
      "    let members = try container.decode([String: Member].self).map { name, member in",
      "      guard let key = \(keying.key) else {",
      "        throw DecodingError.dataCorruptedError(",
      "          in: container, debugDescription: \"unknown key: \\(name)\")", "      }",
      "      return (key, member)", "    }", "    value = try Dictionary(members) { _, _ in",
      "      throw DecodingError.dataCorruptedError(",
      "        in: container, debugDescription: \"two keys are one value\")", "    }", "  }", "",
      "  func encode(to encoder: any Encoder) throws {",
      "    var container = encoder.singleValueContainer()",
      "    let members = value.map { (\(keying.text), $0.value) }",
      "    try container.encode(", "      Dictionary(members) { _, _ in",
      "        throw EncodingError.invalidValue(", "          value,",
      "          .init(codingPath: encoder.codingPath, debugDescription: \"two keys have one text\"))",
      "      })", "  }", "}",
    ]
  }

  /// Returns the declaration of such a dictionary, without the members whose keys are none.
  static func keptLines(_ form: CodedForm) -> [String] {
    ["/// \(form.keyedRemark); a member with another key is left out."]
      + form.head(CodedForm.keptKeys(form).name, "Decodable") + [
        "  var value: [Key: Member]", "", "  init(from decoder: any Decoder) throws {",
        "    let container = try decoder.singleValueContainer()",
        "    let members = try container.decode([String: Member].self).compactMap { name, member in",
        "      \(form.keying.key).map { ($0, member) }", "    }",
        "    value = Dictionary(members) { _, last in last }", "  }", "}",
      ]
  }
}
