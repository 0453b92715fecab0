import Commands
import Foundation
import JSONCodable
import Testing

/// A command and its JSON, with sorted keys.
struct WireRow: Sendable, CustomTestStringConvertible {
  let command: Command
  let text: String
  var testDescription: String { command.type.rawValue }
}

@Suite("A command goes over the wire the same by the mapper and by Codable")
struct CommandTests {
  static let rows = [
    WireRow(
      command: .startWorkout(
        Workout(location: "Gary's Gym", date: "2020-03-16 19:45:13 +0000", intensityLevel: 5)),
      text: #"{"command_type":"start_workout","date":"2020-03-16 19:45:13 +0000","#
        + #""intensityLevel":5,"location":"Gary's Gym"}"#),
    WireRow(command: .endWorkout, text: #"{"command_type":"end_workout"}"#),
    WireRow(
      command: .shareWorkout(to: ShareService(service: .twitter)),
      text: #"{"command_type":"share_workout","service":"twitter"}"#),
  ]

  @Test(arguments: rows)
  func `both mappings write and read the same`(_ row: WireRow) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try row.command.JSONString(options: .sortedKeys) == row.text)
    #expect(try String(decoding: encoder.encode(row.command), as: UTF8.self) == row.text)
    #expect(try Command(JSONString: row.text) == row.command)
    #expect(try JSONDecoder().decode(Command.self, from: Data(row.text.utf8)) == row.command)
  }

  @Test func `every command has a row`() {
    #expect(Set(Self.rows.map(\.command.type)) == Set(CommandType.allCases))
  }

  @Test func `a command that has no tag, or an unknown one, is told the known ones`() {
    let known = #"one of "start_workout", "end_workout", "share_workout""#
    let unknown = #expect(throws: JSONDecodingError.self) {
      try Command(JSONString: #"{"command_type":"pause_workout"}"#)
    }
    #expect(
      unknown?.description == "unknown case \"pause_workout\", expected \(known) at $.command_type")
    let missing = #expect(throws: JSONDecodingError.self) { try Command(JSONString: "{}") }
    #expect(missing?.description == "missing value, expected \(known) at $.command_type")
  }
}
