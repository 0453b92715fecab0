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
      let isChoice = split.value.contains(" ?? ") || split.value.contains(" ? ")
      if isChoice || !split.value.contains("(") {
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

  /// Breaks in front of the operators of a choice.
  private static func operands(_ text: String, _ depth: Int) -> [String] {
    guard depth + text.count > width else { return [indented(text, depth)] }
    var rest = text[...], parts: [String] = []
    for mark in [" ?? ", " ? ", " : "] {
      while let range = topLevel(mark, in: rest) {
        parts.append(String(rest[..<range.lowerBound]))
        rest = rest[rest.index(after: range.lowerBound)...]
      }
    }
    parts.append(String(rest))
    return parts.flatMap { call($0, depth) }
  }

  private static func topLevel(_ mark: String, in text: Substring) -> Range<Substring.Index>? {
    var depth = 0, index = text.startIndex, isQuoted = false
    while index < text.endIndex {
      let character = text[index]
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth == 0, index > text.startIndex, text[index...].hasPrefix(mark) {
          return index..<text.index(index, offsetBy: mark.count)
        }
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// Breaks behind the bracket of the first call, and between its arguments.
  private static func call(_ text: String, _ depth: Int) -> [String] {
    guard depth + text.count > width, let open = text.firstIndex(of: "(") else {
      return [indented(text, depth)]
    }
    let head = indented(String(text[...open]), depth)
    var (inside, tail) = split(text[text.index(after: open)...])
    // A closure behind the call keeps the bracket on its line.
    let isApart = tail.contains("{")
    if !isApart { (inside, tail) = (inside + tail, "") }
    var lines = [head], line = ""
    for part in arguments(inside) {
      let joined = line.isEmpty ? part : line + " " + part
      if depth + 2 + joined.count > width, !line.isEmpty {
        lines.append(indented(line, depth + 2))
        line = part
      } else {
        line = joined
      }
    }
    return lines + [indented(line, depth + 2)] + (isApart ? [indented(tail, depth)] : [])
  }

  /// Splits in front of the bracket that closes.
  private static func split(_ text: Substring) -> (inside: String, tail: String) {
    var depth = 0
    for index in text.indices {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      if depth < 0 { return (String(text[..<index]), String(text[index...])) }
    }
    return (String(text), "")
  }

  /// Splits a list behind its commas.
  private static func arguments(_ text: String) -> [String] {
    var (parts, part, depth, isQuoted) = ([String](), "", 0, false)
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
      }
      if character == " ", part.hasSuffix(","), depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return parts + [part]
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
