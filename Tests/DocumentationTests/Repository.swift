import Foundation

/// The files of this repository that hold documentation and its samples.
enum Repository {
  /// The directory of Package.swift, found from where this file was compiled.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Markdown documents, by their paths from the root: those at the root and the DocC articles.
  static func documents() throws -> [String] {
    let manager = FileManager.default
    let atRoot = try manager.contentsOfDirectory(atPath: root.path)
    let inSources = try manager.subpathsOfDirectory(atPath: root.appending(path: "Sources").path)
      .filter { $0.contains(".docc/") }
      .map { "Sources/\($0)" }
    return (atRoot + inSources).filter { $0.hasSuffix(".md") }.sorted()
  }

  /// The Swift files that may hold sample regions, by their paths from the root.
  static func sampleSources() throws -> [String] {
    try ["Sources/MigrationExamples", "Tests/DocumentationTests", "Tests/Support/ShopParity"]
      .flatMap(swiftFiles(in:))
  }

  /// The Swift files of a folder, by their paths from the root.
  static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default
      .subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The directory of the built products: the one that holds the running test bundle.
  static var products: URL {
    get throws {
      let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
      guard let executable = bundle ?? Bundle.main.executableURL else {
        throw CocoaError(.fileNoSuchFile)
      }
      return executable.resolvingSymlinksInPath().deletingLastPathComponent()
    }
  }
}
