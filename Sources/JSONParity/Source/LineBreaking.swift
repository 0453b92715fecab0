import Foundation

/// Lines of at most 100 columns, broken where `swift format` breaks them.
enum LineBreaking {
  private static let width = 100

  /// Returns a line as one or more.
  static func lines(of line: String) -> [String] {
    guard line.count > width else { return [line] }
    let depth = line.prefix { $0 == " " }.count
    let text = String(line.dropFirst(depth))
    if text.hasPrefix("//") { return comment(text, depth) }
    if let split = assignment(text) {
      let value = split.value[...]
      let isChoice = [" ?? ", " ? "].contains { topLevel($0, in: value) != nil }
      let hasBreak = value.hasPrefix("[") || firstCall(in: split.value) != nil
      if isChoice || !hasBreak || value.hasPrefix("(") {
        return [indented(split.head, depth)] + operands(split.value, depth + 2)
      }
    }
    return call(text, depth)
  }

  private static func indented(_ text: String, _ depth: Int) -> String {
    String(repeating: " ", count: depth) + text
  }

  /// Splits behind the ` = ` that stands outside of quotes and brackets.
  private static func assignment(_ text: String) -> (head: String, value: String)? {
    guard let range = text.range(of: " = "),
      !text[..<range.lowerBound].contains(where: { "(\"{".contains($0) })
    else { return nil }
    return (String(text[..<range.lowerBound]) + " =", String(text[range.upperBound...]))
  }

  /// Breaks in front of the operators of a choice, or those between a value and its default.
  private static func operands(_ text: String, _ depth: Int) -> [String] {
    guard depth + text.count > width else { return [indented(text, depth)] }
    var rest = text[...], parts: [String] = []
    for mark in topLevel(" ? ", in: rest) == nil ? [" ?? "] : [" ? ", " : "] {
      while let range = topLevel(mark, in: rest) {
        parts.append(String(rest[..<range.lowerBound]))
        rest = rest[rest.index(after: range.lowerBound)...]
      }
    }
    parts.append(String(rest))
    return parts.flatMap { call($0, depth) }
  }

  private static func topLevel(_ mark: String, in text: Substring) -> Range<Substring.Index>? {
    var cursor = Cursor()
    for index in text.indices {
      cursor.pass(text[index])
      if cursor.isOutside, index > text.startIndex, text[index...].hasPrefix(mark) {
        return index..<text.index(index, offsetBy: mark.count)
      }
    }
    return nil
  }

  /// Breaks behind the bracket of the first call, and between its arguments; behind that of a list, if the
  /// value is one.
  private static func call(_ text: String, _ depth: Int) -> [String] {
    guard depth + text.count > width else { return [indented(text, depth)] }
    if let value = assignment(text)?.value, value.hasPrefix("["),
      split(value.dropFirst()).tail == "]"
    {
      let head = text.dropLast(value.count - 1)
      let elements = wrapped(String(value.dropFirst().dropLast()) + ",", depth + 2)
      return [indented(String(head), depth)] + elements + [indented("]", depth)]
    }
    if let lines = callOnBrackets(text, depth) { return lines }
    guard let open = firstCall(in: text) else { return [indented(text, depth)] }
    let head = indented(String(text[...open]), depth)
    var (inside, tail) = split(text[text.index(after: open)...])
    // A closure, or a call on what the call gives, keeps the bracket on its line.
    let isApart = tail.contains("{") || tail.hasPrefix(").")
    if !isApart { (inside, tail) = (inside + tail, "") }
    return [head] + wrapped(inside, depth + 2) + (isApart ? ending(tail, depth) : [])
  }

  /// Breaks what stands behind the arguments of a call in front of the last call of it.
  private static func ending(_ text: String, _ depth: Int) -> [String] {
    let calls = text.dropFirst()
    var cursor = Cursor()
    let dots = calls.indices.filter { index in
      cursor.pass(calls[index])
      return cursor.isOutside && calls[index] == "."
    }
    guard depth + text.count > width, let last = dots.last else { return [indented(text, depth)] }
    return [indented(String(text[..<last]), depth), indented(String(text[last...]), depth)]
  }

  /// Returns a list in lines that are as full as they can be.
  private static func wrapped(_ list: String, _ depth: Int) -> [String] {
    var lines: [String] = [], line = ""
    for part in arguments(list) {
      let joined = line.isEmpty ? part : line + " " + part
      if depth + joined.count > width, !line.isEmpty {
        lines.append(line)
        line = part
      } else {
        line = joined
      }
    }
    return (lines + [line]).flatMap { chain($0, depth) }
  }

  /// Breaks an argument that is too long in front of the calls on what its first call gives.
  private static func chain(_ text: String, _ depth: Int) -> [String] {
    guard depth + text.count > width, let range = topLevel(").", in: text[...]) else {
      return [indented(text, depth)]
    }
    let dot = text.index(after: range.lowerBound)
    return [indented(String(text[..<dot]), depth), indented(String(text[dot...]), depth + 2)]
  }

  /// Breaks a call on what stands in brackets: inside its closure, behind its own bracket or else in front of its dot; nil
  /// for what is none.
  private static func callOnBrackets(_ text: String, _ depth: Int) -> [String]? {
    guard text.hasPrefix("("), let end = topLevel(")", in: text[...])?.upperBound,
      let dot = text[end...].firstIndex(of: "."), let open = text[dot...].firstIndex(of: "(")
    else { return nil }
    if let brace = text[dot..<open].firstIndex(of: "{"), text.hasSuffix(" }") {
      let inside = text[text.index(brace, offsetBy: 2)...].dropLast(2)
      return [indented(String(text[...brace]), depth)] + call(String(inside), depth + 2)
        + [indented("}", depth)]
    }
    guard depth + text[...open].count > width else {
      let (head, arguments) = (text[...open], text[open...].dropFirst())
      return [indented(String(head), depth), indented(String(arguments), depth + 2)]
    }
    return [text[..<dot], text[dot...]].flatMap { call(String($0), depth) }
  }

  /// Returns the first bracket of a call that does not stand in a string, nor around a type.
  private static func firstCall(in text: String) -> String.Index? {
    var cursor = Cursor(), last: Character?
    return text.indices.first { index in
      defer { last = text[index] }
      cursor.pass(text[index])
      return text[index] == "(" && last != "<" && !cursor.isQuoted
    }
  }

  /// Splits in front of the bracket that closes.
  private static func split(_ text: Substring) -> (inside: String, tail: String) {
    var cursor = Cursor()
    for index in text.indices {
      cursor.pass(text[index])
      if cursor.depth < 0 { return (String(text[..<index]), String(text[index...])) }
    }
    return (String(text), "")
  }

  /// Splits a list behind its commas.
  private static func arguments(_ text: String) -> [String] {
    var parts: [String] = [], part = "", cursor = Cursor()
    for character in text {
      cursor.pass(character)
      if character == " ", part.hasSuffix(","), cursor.isOutside {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return parts + [part]
  }

  /// Whether a place in a text stands in brackets or in a string.
  private struct Cursor {
    private(set) var depth = 0
    private(set) var isQuoted = false
    private var isEscaped = false

    var isOutside: Bool { depth == 0 && !isQuoted }

    mutating func pass(_ character: Character) {
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isQuoted = false
        }
        return
      }
      if character == "\"" { isQuoted = true }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
    }
  }

  private static func comment(_ text: String, _ depth: Int) -> [String] {
    let mark = String(text.prefix { $0 == "/" }) + " "
    var lines: [String] = [], line = ""
    for word in text.dropFirst(mark.count).split(separator: " ") {
      let joined = line.isEmpty ? String(word) : "\(line) \(word)"
      if depth + mark.count + joined.count > width, !line.isEmpty {
        lines.append(indented(mark + line, depth))
        line = String(word)
      } else {
        line = joined
      }
    }
    return lines + [indented(mark + line, depth)]
  }
}
