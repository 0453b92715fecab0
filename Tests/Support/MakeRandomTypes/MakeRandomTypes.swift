import Foundation
import RandomTypes

/// Writes files of random types, or of random models: `make-random-types [--models] COUNT SEED DIRECTORY`.
@main
struct MakeRandomTypes {
  static func main() throws {
    let isOfModels = CommandLine.arguments.dropFirst().first == "--models"
    let words = Array(CommandLine.arguments.dropFirst(isOfModels ? 2 : 1))
    guard words.count == 3, let count = Int(words[0]), let seed = UInt64(words[1]) else {
      let usage = "usage: make-random-types [--models] COUNT SEED DIRECTORY\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
    if isOfModels {
      let generated = GeneratedModels(count: count, seed: seed)
      try write(generated.files, to: words[2])
      say("\(generated.typeCount) models, \(generated.valueCount) values, seed \(seed)")
    } else {
      let generated = GeneratedFiles(count: count, seed: seed)
      try write(generated.files, to: words[2])
      say("\(generated.typeCount) types, \(generated.valueCount) values, seed \(seed)")
    }
  }

  private static func write(_ files: [GeneratedFiles.File], to path: String) throws {
    let directory = URL(filePath: path, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for file in files { try Data(file.text.utf8).write(to: directory.appending(path: file.name)) }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
