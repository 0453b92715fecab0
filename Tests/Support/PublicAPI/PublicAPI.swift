import Foundation
import JSONCodable

/// Prints the public declarations of modules: `public-api DIRECTORY MODULE…`.
///
/// The directory has the symbol graphs of the modules. A line is a declaration with the place that it belongs to, or
/// a conformance, in the order of their texts; a module begins with its name.
@main
struct PublicAPI {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard let directory = words.first, words.count > 1 else {
      FileHandle.standardError.write(Data("usage: public-api DIRECTORY MODULE…\n".utf8))
      exit(2)
    }
    for module in words.dropFirst() {
      let lines = try Self.lines(of: module, in: URL(filePath: directory))
      guard !lines.isEmpty else {
        FileHandle.standardError.write(Data("public-api: error: no graph of \(module)\n".utf8))
        exit(1)
      }
      let text = (["# \(module)", ""] + lines + ["", ""]).joined(separator: "\n")
      FileHandle.standardOutput.write(Data(text.utf8))
    }
  }

  /// The declarations of a module, those in extensions of other modules' types among them.
  static func lines(of module: String, in directory: URL) throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    let own = files.filter { file in
      let name = file.lastPathComponent
      return name == "\(module).symbols.json"
        || name.hasPrefix("\(module)@") && name.hasSuffix(".symbols.json")
    }
    let lines = try own.flatMap {
      try SymbolGraph(JSONData: Data(contentsOf: $0)).lines(of: module)
    }
    return Set(lines).sorted()
  }
}
