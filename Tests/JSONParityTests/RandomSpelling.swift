import JSONParity

extension RandomDocuments {
  /// A text of a value with random white space, escapes, number texts and member order.
  mutating func text(of value: JSONValue, keepsTokens: Bool = false) -> String {
    space() + core(value, keepsTokens) + space()
  }

  private mutating func core(_ value: JSONValue, _ keepsTokens: Bool) -> String {
    switch value {
    case .null, .boolean: value.text()
    case .number(let number): keepsTokens ? number.text : respelled(number.text)
    case .string(let string): keepsTokens ? value.text() : quoted(string)
    case .array(let elements):
      "[" + elements.map { text(of: $0, keepsTokens: keepsTokens) }.joined(separator: ",")
        + (elements.isEmpty ? space() : "") + "]"
    case .object(let members):
      "{" + texts(keepsTokens ? members : shuffled(members), keepsTokens).joined(separator: ",")
        + (members.isEmpty ? space() : "") + "}"
    }
  }

  private mutating func texts(_ members: [JSONValue.Member], _ keepsTokens: Bool) -> [String] {
    members.map { member in
      space() + (keepsTokens ? JSONValue.string(member.key).text() : quoted(member.key)) + space()
        + ":" + text(of: member.value, keepsTokens: keepsTokens)
    }
  }

  private mutating func shuffled(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    repeatsKeys ? members : members.shuffled(using: &random)
  }

  private mutating func space() -> String {
    [" ", "\n", "\t", "\r\n", "  "].randomElement(using: &random).map { random.oneIn(4) ? $0 : "" }
      ?? ""
  }

  private mutating func respelled(_ text: String) -> String {
    guard !text.contains(where: { $0 == "e" || $0 == "." }) else {
      return text.contains("e") ? text.replacing("e", with: "E") : text + "0"
    }
    return [text, text + ".0", text + "e0", text + ".00e-00"].randomElement(using: &random) ?? text
  }

  private mutating func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      if random.oneIn(3) {
        let digits = String(scalar.value, radix: 16, uppercase: random.oneIn(2))
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

/// A text without the white space between its tokens.
func withoutSpace(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var isInString = false
  var isEscaped = false
  for scalar in text.unicodeScalars {
    if !isInString, [" ", "\n", "\t", "\r"].contains(scalar) { continue }
    if scalar == "\"", !isEscaped { isInString.toggle() }
    isEscaped = scalar == "\\" && !isEscaped
    result.append(scalar)
  }
  return String(result)
}
