import Fixtures
import Foundation
import JSONParity

/// The sources as they should be, and as the files have them.
struct RecordedSources {
  struct File: Equatable {
    let name: String
    let text: String
  }

  /// The subjects whose type is written to a file: the others of a fixture have the same text as one of these.
  let recorded: [SourceSubject]
  /// The files, with the list of the types.
  let files: [File]

  init() throws {
    var (recorded, files, seen) = ([SourceSubject](), [File](), Set<String>())
    for subject in SourceSubject.all {
      let text = try subject.source().text
      let isNew = seen.insert(
        subject.fixture.description + text.replacing(subject.name, with: "")
      ).inserted
      guard isNew else { continue }
      recorded.append(subject)
      files.append(File(name: "\(subject.name).swift", text: SourceSubject.file(text)))
    }
    for (name, subjects) in Dictionary(grouping: ConformanceSubject.all, by: \.fileName) {
      let text = try Self.together(subjects.map { try $0.text() })
      files.append(File(name: name, text: SourceSubject.file(text)))
    }
    for subject in MembersSubject.all {
      let text = try SourceSubject.file(subject.text())
      files.append(File(name: "\(subject.name).swift", text: text))
    }
    self.recorded = recorded
    self.files = files + [File(name: "GeneratedTypes.swift", text: Self.list(of: recorded))]
  }

  /// Returns several texts as one, with each import once.
  private static func together(_ texts: [String]) -> String {
    let lines = texts.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let imports = Set(lines.joined().filter { $0.hasPrefix("import ") }).sorted()
    let bodies = lines.map { lines in
      let body = lines.drop { $0.isEmpty || $0.hasPrefix("import ") }
      return body.joined(separator: "\n")
    }
    return (imports.isEmpty ? "" : imports.joined(separator: "\n") + "\n\n")
      + bodies.joined(separator: "\n")
  }

  private static func list(of subjects: [SourceSubject]) -> String {
    let head = [
      "// Recorded by RecordedSourcesTests.", "", "import Fixtures", "",
      "/// The types of the recorded sources, by their names.",
      "let generatedTypes: [String: Fixture.CodableType] = [",
    ]
    let lines = subjects.map { "  \"\($0.name)\": \($0.name).self," }
    let conformances = (ConformanceSubject.all.map(\.name) + MembersSubject.all.map(\.name))
      .map { "  \"\($0)\": \($0).self," }
    let second = [
      "]", "", "/// The types with recorded conformances.",
      "let generatedConformances: [String: Fixture.CodableType] = [",
    ]
    return (head + lines + second + conformances + ["]", ""]).joined(separator: "\n")
  }

  /// The folder of the files.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Generated")

  /// The files that are there.
  static func onDisk() throws -> [File] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { File(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
      .sorted { $0.name < $1.name }
  }

  /// Writes the files in place of those that are there.
  func record() throws {
    for file in try Self.onDisk() {
      try FileManager.default.removeItem(at: Self.folder.appendingPathComponent(file.name))
    }
    for file in files {
      try Data(file.text.utf8).write(to: Self.folder.appendingPathComponent(file.name))
    }
  }
}
