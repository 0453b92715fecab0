import Foundation
import RandomTypes
import Testing

/// Checks that a directory beside the tests has these files, and no other.
func requireRecord(of files: [GeneratedFiles.File], in name: String) throws {
  let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
  let names = try FileManager.default.contentsOfDirectory(atPath: directory.path()).sorted()
  #expect(names == files.map(\.name).sorted())
  for file in files {
    let text = try String(contentsOf: directory.appending(path: file.name), encoding: .utf8)
    #expect(text == file.text, "\(file.name): run Scripts/random-types.sh --check-in")
  }
}
