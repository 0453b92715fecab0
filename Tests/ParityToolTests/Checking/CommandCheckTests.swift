import Foundation
import JSONCodable
import ParityTool
import Testing

/// A line, its class and what is said of it.
struct CheckedLine: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let lineClass: LineClass
  let path: String?
  let message: String?

  init(
    _ name: String, _ text: String, _ lineClass: LineClass, path: String? = nil,
    _ message: String? = nil
  ) {
    self.init(name, bytes: Array(text.utf8), lineClass, path: path, message)
  }

  init(
    _ name: String, bytes: [UInt8], _ lineClass: LineClass, path: String? = nil,
    _ message: String? = nil
  ) {
    testDescription = name
    self.bytes = bytes
    self.lineClass = lineClass
    self.path = path
    self.message = message
  }
}

@Suite("Each line falls in its class, and the finding says why")
struct CommandCheckTests {
  private static func workout(_ level: String) -> String {
    #"{"command_type":"start_workout","location":"Gym","date":"","intensityLevel":\#(level)}"#
  }

  static let lines = [
    CheckedLine("a start", workout("5"), .same),
    CheckedLine("an end", #"{"command_type":"end_workout"}"#, .same),
    CheckedLine("a share", #"{"service":"twitter","command_type":"share_workout"}"#, .same),
    CheckedLine("5.0", workout("5.0"), .same),
    CheckedLine("1e1", workout("1e1"), .same),
    CheckedLine("-0", workout("-0"), .same),
    CheckedLine("2^63 - 1", workout("9223372036854775807"), .same),
    CheckedLine("escapes", #"{"command_type":"\u0065nd_workout","x":"\ud83d\ude00\/"}"#, .same),
    CheckedLine(
      "an extra field beyond all numbers", #"{"command_type":"end_workout","x":1e400}"#, .same),
    CheckedLine("a byte order mark", "\u{FEFF}{\"command_type\":\"end_workout\"}", .same),
    CheckedLine(
      "an unknown tag", #"{"command_type":"jump"}"#, .bothReject, path: "$.command_type",
      #"both reject: unknown case "jump", expected one of "start_workout", "end_workout", "share_workout""#
    ),
    CheckedLine(
      "5.5", workout("5.5"), .bothReject, path: "$.intensityLevel",
      "both reject: wrong type: number 5.5, expected Int"),
    CheckedLine(
      "true", workout("true"), .bothReject, path: "$.intensityLevel",
      "both reject: wrong type: boolean true, expected Int"),
    CheckedLine(
      "text", workout(#""5""#), .bothReject, path: "$.intensityLevel",
      #"both reject: wrong type: string "5", expected Int"#),
    CheckedLine(
      "null", workout("null"), .bothReject, path: "$.intensityLevel",
      "both reject: missing value, expected Int"),
    CheckedLine(
      "1e400", workout("1e400"), .bothReject, path: "$.intensityLevel",
      "both reject: out of range: 1e400, expected Int"),
    CheckedLine(
      "2^63", workout("9223372036854775808"), .bothReject, path: "$.intensityLevel",
      "both reject: out of range: 9223372036854775808, expected Int"),
    CheckedLine(
      "no object", "[1]", .bothReject, path: "$", "both reject: wrong type: array, expected Command"
    ),
    CheckedLine(
      "broken", #"{"command_type""#, .bothReject, path: "$",
      #"both reject: invalid JSON: unexpected end, expected ":" (line 1, column 16)"#),
    CheckedLine(
      "no UTF-8", bytes: [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D], .bothReject, path: "$",
      "both reject: invalid JSON: invalid UTF-8 (line 1, column 3)"),
    CheckedLine(
      "100,000 levels", String(repeating: "[", count: 100_000), .bothReject, path: "$",
      "both reject: invalid JSON: deeper than 512 levels (line 1, column 513)"),
    CheckedLine(
      "nothing", "", .bothReject, path: "$",
      "both reject: invalid JSON: unexpected end, expected a value (line 1, column 1)"),
    CheckedLine(
      "a duplicate payload",
      #"{"command_type":"share_workout","service":"twitter","service":"facebook"}"#, .different,
      path: "$.service",
      #"duplicate key $.service, the mapper keeps the last, Codable the first: changed value: string "facebook" against string "twitter""#
    ),
    CheckedLine(
      "a duplicate tag", #"{"command_type":"jump","command_type":"end_workout"}"#, .onlyMapper,
      path: "$.command_type",
      #"duplicate key $.command_type, the mapper keeps the last, Codable the first: Codable rejects: data corrupted: Unknown command_type "jump", expected "start_workout", "end_workout", "share_workout""#
    ),
    CheckedLine(
      "a comma at the end", #"{"command_type":"end_workout",}"#, .onlyCodable, path: "$",
      #"the mapper rejects: invalid JSON: unexpected "}", expected a key (line 1, column 31)"#),
    CheckedLine(
      "nearly an integer", workout("5.00000000000000000000000000001"), .onlyCodable,
      path: "$.intensityLevel",
      "the mapper rejects: wrong type: number 5.00000000000000000000000000001, expected Int"),
  ]

  @Test(arguments: lines)
  func `the class and the reason are right`(_ line: CheckedLine) {
    let verdict = CommandCheck().verdict(on: line.bytes)
    #expect(verdict.lineClass == line.lineClass)
    #expect(verdict.findings.first?.path.description == line.path)
    #expect(verdict.findings.first?.message == line.message)
  }

  @Test(arguments: lines)
  func `a line in the midst of others has the same verdict`(_ line: CheckedLine) {
    let before = Array("}{\"".utf8)
    let piece = Data(before + line.bytes + before)
    let slice = piece[before.count..<before.count + line.bytes.count]
    #expect(CommandCheck().verdict(on: slice) == CommandCheck().verdict(on: line.bytes))
  }

  @Test(arguments: lines)
  func `without the reasons of agreement all else is the same`(_ line: CheckedLine) {
    let verdict = CommandCheck(explainsAgreement: false).verdict(on: line.bytes)
    let whole = CommandCheck().verdict(on: line.bytes)
    #expect(verdict == (line.lineClass == .bothReject ? .bothReject : whole))
  }

  @Test func `many lines have the verdicts that each of them has alone`() {
    let lines = Self.lines.map { Data($0.bytes) } + Self.lines.reversed().map { Data($0.bytes) }
    #expect(CommandCheck().verdicts(on: lines) == lines.map { CommandCheck().verdict(on: $0) })
    #expect(CommandCheck().verdicts(on: []).isEmpty)
  }

  @Test func `the table is complete`() { #expect(Self.lines.count >= 26) }

  @Test func `two values that differ are compared as each side writes them`() {
    let text = #"{"command_type":"share_workout","service":"twitter","service":"facebook"}"#
    let findings = CommandCheck().verdict(on: Array(text.utf8)).findings
    #expect(findings.count == 1)
    #expect(findings.first?.mapper == .json(#""facebook""#))
    #expect(findings.first?.codable == .json(#""twitter""#))
  }

  @Test func `a side that reads alone shows what it writes, the other its error`() {
    let findings = CommandCheck().verdict(on: Array(#"{"command_type":"end_workout",}"#.utf8))
      .findings
    #expect(findings.first?.codable == .json(#"{"command_type":"end_workout"}"#))
    #expect(
      findings.first?.mapper
        == .error(#"invalid JSON: unexpected "}", expected a key (line 1, column 31) at $"#))
  }

  @Test func `what is shown is the same in every run`() throws {
    let text = #"{"command_type":"start_workout","location":"L","date":"D","intensityLevel":5,}"#
    let shown = #"{"command_type":"start_workout","date":"D","intensityLevel":5,"location":"L"}"#
    for _ in 0..<20 {
      let findings = CommandCheck().verdict(on: Array(text.utf8)).findings
      #expect(findings.first?.codable == .json(shown))
    }
  }
}
