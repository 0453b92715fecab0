import Commands
import Foundation
import JSONParity
import ParityTool

/// The command-line tool for the workout commands.
@main
struct JSONParityCommand: ParityProgram {
  static let name = "json-parity"
  /// The version of the package, which a test holds CHANGELOG.md and README.md against.
  static let version = "1.0.0"
  static let checks = [
    ParityCheck(
      "commands", .mapper(Command.self), .codable(Command.self), accepting: [])
  ]
  static let sample: ParitySample? = ParitySample(
    lines: PackageResources.commands_ndjson,
    note: """
      This is the sample: workout commands, one JSON document a line, as the mapper
      and as Codable read them. Ten lines are wrong on purpose, such as line 9,
      {"command_type":"pause_workout"}: both have to reject them. --show-rejected
      says why they do.

      """)
}
