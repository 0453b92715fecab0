import Foundation
import ParityTool

/// The command-line tool.
@main
struct JSONParityCommand {
  static func main() {
    let tool = Tool(
      version: "0.1.0",
      verbs: [
        .check(sample: PackageResources.commands_ndjson) {
          CommandCheck(explainsAgreement: $0).verdicts(on:)
        },
        .faults(sample: PackageResources.commands_ndjson),
        .diff,
      ])
    exit(tool.run(Array(CommandLine.arguments.dropFirst()), console: .standard()).rawValue)
  }
}
