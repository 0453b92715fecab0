import Foundation
import RandomTypes

/// Writes files of random types: `make-random-types COUNT SEED DIRECTORY`.
@main
struct MakeRandomTypes {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 4, let count = Int(words[1]), let seed = UInt64(words[2]) else {
      FileHandle.standardError.write(Data("usage: make-random-types COUNT SEED DIRECTORY\n".utf8))
      exit(2)
    }
    let generated = GeneratedFiles(count: count, seed: seed)
    let directory = URL(filePath: words[3], directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for file in generated.files {
      try Data(file.text.utf8).write(to: directory.appending(path: file.name))
    }
    let line = "\(generated.typeCount) types, \(generated.valueCount) values, seed \(seed)\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}
