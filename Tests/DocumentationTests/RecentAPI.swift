import Foundation

/// API of Foundation and the standard library that is newer than the package's floor: macOS 12 and iOS 15.
///
/// No compiler says so on Linux, where everything is available.
struct RecentAPI: Sendable {
  /// As a row of CONTRIBUTING.md has it.
  let name: String
  /// The version of macOS that has it.
  let since: Double
  /// A regular expression for its uses.
  let pattern: String

  init(_ name: String, _ since: Double, _ pattern: String? = nil) {
    (self.name, self.since, self.pattern) = (name, since, pattern ?? "\\b\(name)\\b")
  }

  static let all = [
    RecentAPI("CodingKeyRepresentable", 12.3),
    RecentAPI("Duration", 13), RecentAPI("ContinuousClock", 13), RecentAPI("SuspendingClock", 13),
    RecentAPI("Task.sleep(for:)", 13, #"\.sleep\((for|until):"#),
    RecentAPI("Regex", 13), RecentAPI("RegexBuilder", 13),
    RecentAPI("matches of a Regex", 13, #"\b(firstMatch|wholeMatch|prefixMatch|matches)\(\s*of:"#),
    RecentAPI("a Regex literal", 13, #"[(=:,]\s*#?/[^/\s*]"#),
    RecentAPI("replacing(_:with:)", 13, ##"\.(replacing|replace)\((["#/]|\w+, with:)"##),
    RecentAPI("ranges(of:)", 13, #"\.(firstRange|ranges)\(of:"#),
    RecentAPI("trimmingPrefix(_:)", 13, #"\.(trimmingPrefix|trimPrefix)\b"#),
    RecentAPI("split(separator:) of several", 13, #"split\(separator: "xx+""#),
    RecentAPI("URL(filePath:)", 13, #"URL\(filePath:"#),
    RecentAPI("URL.appending(path:)", 13, #"\.append(ing)?\((path|components?|queryItems):"#),
    RecentAPI("URL.path()", 13, #"\.(path|host|query|fragment)\((percentEncoded|\))"#),
    RecentAPI("TimeZone.gmt", 13, #"(TimeZone|\s|\()\.gmt\b"#),
    RecentAPI("Locale.Language", 13), RecentAPI("OSAllocatedUnfairLock", 13),
    RecentAPI("a cast to a parameterised protocol", 13, #"\b(as[?!]?|is) (\()?any \w+<"#),
    RecentAPI("encodingInvalidCharacters", 14), RecentAPI("Predicate", 14),
    RecentAPI("a pack of a type's parameters", 14, #"(struct|class|enum) \w+<[^>]*\beach "#),
    RecentAPI("Observation", 14), RecentAPI("Observable", 14),
    RecentAPI("DiscardingTaskGroup", 14, #"DiscardingTaskGroup\b"#),
    RecentAPI("Int128", 15), RecentAPI("UInt128", 15),
    RecentAPI("Mutex", 15, #"\bMutex[<(]"#), RecentAPI("Atomic", 15, #"\bAtomic[<(]"#),
    RecentAPI("Synchronization", 15),
    RecentAPI("String(validating:as:)", 15, #"String\(validating:"#),
    RecentAPI("TaskExecutor", 15), RecentAPI("isolated deinit", 15.4),
    RecentAPI("InlineArray", 26), RecentAPI("UTF8Span", 26),
  ]
}

/// A line that uses such an API where the system may not have it.
struct RecentUse: Hashable, CustomStringConvertible {
  let api: String
  let line: Int
  /// Whether an `@available` or `#available` around it names a system that has the API.
  let isGuarded: Bool

  var description: String { "line \(line): \(api)" }

  /// Returns the uses in a source, in the order of its lines.
  static func all(in source: String) throws -> [RecentUse] {
    let code = try codeAlone(source)
    let versions = AvailabilityScopes.versions(ofLines: code)
    let uses = try RecentAPI.all.flatMap { api in
      try Set(lines(of: api.pattern, in: code)).map { line in
        RecentUse(api: api.name, line: line + 1, isGuarded: versions[line] >= api.since)
      }
    }
    return uses.sorted { $0.line < $1.line }
  }

  /// Returns a source without comments, and with an `x` for each character of its strings.
  private static func codeAlone(_ source: String) throws -> String {
    var code = ""
    var rest = Substring(source)
    while let start = rest.firstIndex(where: { $0 == "\"" || $0 == "/" }) {
      code += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("\""), !rest.hasPrefix("\"\"\"") {
        code += "\"" + string(&rest) + "\""
      } else {
        code.append(rest.removeFirst())
      }
    }
    return code + rest
  }

  private static func string(_ rest: inout Substring) -> String {
    var text = ""
    rest.removeFirst()
    while let next = rest.popFirst(), next != "\"", next != "\n" {
      text += "x"
      if next == "\\", rest.popFirst() == "u" { rest = rest.drop { $0 != "}" }.dropFirst() }
    }
    return text
  }

  /// Returns the lines, from 0, that have a match.
  private static func lines(of pattern: String, in code: String) throws -> [Int] {
    let code = code as NSString
    let matches = try NSRegularExpression(pattern: pattern)
      .matches(in: code as String, range: NSRange(location: 0, length: code.length))
    return matches.map { match in
      code.substring(to: match.range.location).utf8.count { $0 == UInt8(ascii: "\n") }
    }
  }
}

/// Which system the lines of a source may rely on, found by its braces.
private struct AvailabilityScopes {
  /// A scope ends where the depth of the braces falls to `end`.
  private var scopes: [(version: Double, end: Int)] = []
  /// Of an attribute or a condition whose brace has not come yet.
  private var pending: Double?
  private var depth = 0

  /// The version of macOS that the current line may rely on.
  var version: Double { max(scopes.map(\.version).max() ?? 0, pending ?? 0) }

  /// Returns the version for each line.
  static func versions(ofLines code: String) -> [Double] {
    var scopes = AvailabilityScopes()
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      scopes.enter(line)
      defer { scopes.leave(line) }
      return scopes.version
    }
  }

  private mutating func enter(_ code: Substring) {
    guard let condition = code.firstRange(of: "available(macOS "),
      let version = Double(code[condition.upperBound...].prefix { $0.isNumber || $0 == "." })
    else { return }
    if code.contains("guard ") {
      scopes.append((version, depth - 1))
    } else {
      pending = version
    }
  }

  private mutating func leave(_ code: Substring) {
    for character in code {
      if character == "{" {
        if let version = pending { scopes.append((version, depth)) }
        pending = nil
        depth += 1
      } else if character == "}" {
        depth -= 1
        scopes.removeAll { $0.end >= depth }
      }
    }
  }
}
