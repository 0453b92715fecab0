import Testing

@testable import ParityTool

@Suite("The terminal's facts come from the environment and the window")
struct ConsoleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var environment: [String: String]
    var window: Int?
    var columns = 80
    var isPlain = false
    var testDescription: String { "\(environment.sorted { $0.key < $1.key }) \(window ?? 0)" }
  }

  static let cases = [
    Case(environment: [:]),
    Case(environment: [:], window: 120, columns: 120),
    Case(environment: ["COLUMNS": "100"], window: 120, columns: 100),
    Case(environment: ["COLUMNS": "wide"], window: 120, columns: 120),
    // Fewer than 20 columns are no terminal to write a report for.
    Case(environment: ["COLUMNS": "20"], window: 120, columns: 20),
    Case(environment: ["COLUMNS": "19"], window: 120, columns: 120),
    Case(environment: [:], window: 20, columns: 20), Case(environment: [:], window: 19),
    Case(environment: ["COLUMNS": "0"]),
    Case(environment: ["COLUMNS": "\(Int.max)"], columns: 1_000),
    Case(environment: [:], window: 5_000, columns: 1_000),
    Case(environment: ["COLUMNS": "-5"], window: 0),
    Case(environment: ["NO_COLOR": "1"], isPlain: true),
    Case(environment: ["NO_COLOR": ""]),
    Case(environment: ["TERM": "dumb"], isPlain: true),
    Case(environment: ["TERM": "xterm"]),
  ]

  @Test(arguments: cases)
  func `an environment says`(_ testCase: Case) {
    let terminal = Terminal(
      isOutput: true, isErrors: false, environment: testCase.environment, window: testCase.window)
    #expect(
      terminal
        == Terminal(
          isOutput: true, isErrors: false, columns: testCase.columns, isPlain: testCase.isPlain))
  }
}
