import Commands
import Foundation
import JSONParity

/// The work of `json-parity check` beside the least that any check must do: read each line by Codable
/// and write it again.
func checkLoop() -> BenchmarkCase {
  BenchmarkCase(
    "check-loop", count: 1_000, input: commandLines,
    mismatch: { result, lines in
      let count = lines.split(separator: newline).count
      return result == count ? nil : "\(result) lines without a difference, expected \(count)"
    },
    contenders: [
      Contender("JSONDecoder+JSONEncoder") { lines in
        let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
        return {
          var same = 0
          for line in lines.split(separator: newline) {
            let command = try decoder.decode(Command.self, from: Data(line))
            blackHole(try encoder.encode(command))
            same += 1
          }
          return same
        }
      },
      Contender("json-parity") { lines in
        let checker = ParityCheck("commands", .mapper(Command.self), .codable(Command.self))
          .checker()
        return {
          let documents = lines.split(separator: newline).enumerated().map { index, line in
            ParityDocument(Data(line), file: "lines", line: index + 1, index: index)
          }
          return checker.verdicts(on: documents).count { $0.verdict == .same }
        }
      },
    ])
}

private let newline = UInt8(ascii: "\n")

/// Gives commands as text, one a line.
func commandLines(_ count: Int) throws -> [UInt8] {
  let encoder = JSONEncoder()
  return try Command.generated(count).reduce(into: []) { lines, command in
    lines += try encoder.encode(command)
    lines.append(newline)
  }
}
