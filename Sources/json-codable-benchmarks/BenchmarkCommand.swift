import Foundation
import ParityTool

/// The command-line tool.
@main
struct BenchmarkCommand {
  static func main() {
    #if DEBUG
      complain("warning: this is a debug build, its numbers mean nothing; use -c release")
    #endif
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let run = BenchmarkRun(
        options: options, write: { print($0, terminator: "") },
        begin: { complain("measuring \($0)") })
      try run()
    } catch let error as ToolError {
      complain("error: \(error)")
      exit(2)
    } catch {
      complain("error: \(error)")
      exit(1)
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("json-codable-benchmarks: \(text)\n".utf8))
  }
}
