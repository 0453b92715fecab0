internal import JSONText

extension JSONDifference: CustomStringConvertible {
  /// The difference in one line, such as `changed value: number 1 against number 2 at $.a`.
  ///
  /// Long values are cut to 60 characters around the first one that differs, and characters that
  /// cannot be told by sight are written as escapes, so that two sides never look the same.
  public var description: String { "\(summary) at \(place)" }

  /// What is different, without the place.
  public var summary: String {
    switch kind {
    case .missingLeft: "missing on the left: \(onlySide)"
    case .missingRight: "missing on the right: \(onlySide)"
    case .changedValue: "changed value: \(bothSides)"
    case .changedType: "changed type: \(bothSides)"
    case .numberPrecision: "number precision: \(bothSides), the same double"
    case .numberSpelling: "number spelling: \(bothSpellings)"
    case .stringSpelling: "string spelling: \(bothSpellings)"
    case .nullVersusAbsent: left == nil ? "absent against null" : "null against absent"
    case .order: order
    case .duplicateKey: duplicateKey
    case .renamedKey: "renamed key: \(renamedKeys)"
    case .whitespace: "white space: \(bothSpaces)"
    }
  }

  /// What only one side has, with its place.
  var onlySideAtPlace: String { "\(onlySide) at \(place)" }

  private var place: String {
    guard let left, let right, left.path != right.path else { return "\(path)" }
    return "\(path), on the right at \(right.path)"
  }

  private var onlySide: String {
    (left ?? right).map { ValueText.of($0.value) } ?? "nothing"
  }

  private var bothSides: String {
    guard let left, let right else { return onlySide }
    let texts = ValueText.of(left.value, right.value)
    return "\(texts.left) against \(texts.right)"
  }

  private var bothSpellings: String {
    let texts = ValueText.excerpts(left?.spelling ?? "", right?.spelling ?? "")
    return "\(texts.left) against \(texts.right)"
  }

  private var bothSpaces: String {
    let (one, other) = (left?.spelling ?? "", right?.spelling ?? "")
    let texts = ValueText.excerpts(ValueText.quoted(one), ValueText.quoted(other))
    return "\(texts.left) against \(texts.right)"
  }

  private var order: String {
    guard left?.spelling != nil else { return "order: \(onlySide) has moved" }
    return "order of keys: \(bothSpellings)"
  }

  private var duplicateKey: String {
    let holder =
      if left == nil { "on the right" } else if right == nil { "on the left" } else {
        "on both sides"
      }
    return "duplicate key \(holder): " + (left == nil || right == nil ? onlySide : bothSides)
  }

  private var renamedKeys: String {
    func key(_ side: Side?) -> String {
      guard case .key(let key)? = side?.path.components.last else { return "" }
      return ValueText.quoted(key)
    }
    let texts = ValueText.excerpts(key(left), key(right))
    return "\(texts.left) against \(texts.right)"
  }
}

/// Renders values for one line of text.
enum ValueText {
  private static let longest = 60
  /// How much is shown before the first difference of long texts.
  private static let lead = 20

  /// Returns the type and value: `string "…"`, `number 5`, `boolean true`, `null`, `array` or
  /// `object`.
  static func of(_ value: JSONValue) -> String {
    of(value, value).left
  }

  /// Returns two values, cut so that the place where they differ can be seen.
  static func of(_ left: JSONValue, _ right: JSONValue) -> (left: String, right: String) {
    var (one, other) = (content(left), content(right))
    if one == other, !one.hasSameScalars(as: other) {
      (one, other) = (one.escapedToASCII, other.escapedToASCII)
    }
    let texts = excerpts(one, other)
    return (named(left, texts.left), named(right, texts.right))
  }

  private static func named(_ value: JSONValue, _ content: String) -> String {
    switch value {
    case .null, .array, .object: value.typeName
    case .string: "string \"\(content)\""
    default: "\(value.typeName) \(content)"
    }
  }

  private static func content(_ value: JSONValue) -> String {
    switch value {
    case .null, .array, .object: ""
    case .string(let string): String(quoted(string).dropFirst().dropLast())
    default: value.text()
    }
  }

  /// Returns a value on as many lines as it has members and elements, with nothing cut or
  /// invisible.
  static func full(_ value: JSONValue) -> String {
    switch value {
    case .string(let string): quoted(string)
    case .array, .object: visible(value.text(.pretty))
    default: value.text()
    }
  }

  /// Returns a value in which everything beyond ASCII is written as an escape.
  static func ascii(_ value: JSONValue) -> String { full(value).escapedToASCII }

  /// Returns a string in quotes in which nothing is invisible or merges with its neighbours.
  static func quoted(_ string: String) -> String {
    visible(JSONValue.string(string).text())
  }

  private static func visible(_ json: String) -> String {
    // Most texts are ASCII; to look at each scalar takes most of the time.
    if json.utf8.allSatisfy({ $0 < 0x80 }) { return json }
    var text = ""
    for scalar in json.unicodeScalars {
      if scalar.isASCII || scalar.properties.isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.jsonEscape
      }
    }
    return text
  }

  /// Returns two texts, each cut to 60 characters from shortly before the first that differs.
  static func excerpts(_ left: String, _ right: String) -> (left: String, right: String) {
    let (one, other) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard max(one.count, other.count) > longest else { return (left, right) }
    let common = zip(one, other).prefix { $0 == $1 }.count
    let start = common == max(one.count, other.count) || common + lead < longest ? 0 : common - lead
    return (excerpt(one, from: start), excerpt(other, from: start))
  }

  private static func excerpt(_ scalars: [Unicode.Scalar], from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.dropFirst(start).prefix(longest))
    return (start > 0 ? "…" : "") + String(text) + (scalars.count > start + longest ? "…" : "")
  }
}

extension String {
  fileprivate var escapedToASCII: String {
    unicodeScalars.map { $0.isASCII ? String($0) : $0.jsonEscape }.joined()
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a scalar shows and stands for itself.
  fileprivate var isPlain: Bool {
    guard !isDefaultIgnorableCodePoint else { return false }
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .surrogate, .unassigned, .nonspacingMark, .spacingMark, .enclosingMark:
      return false
    default: return true
    }
  }
}
