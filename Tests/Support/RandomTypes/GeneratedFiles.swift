/// The files of random types: declarations with their cases, and one list of all cases.
public struct GeneratedFiles: Sendable {
  /// A file and its text.
  public struct File: Hashable, Sendable {
    /// The name, with its extension.
    public let name: String
    /// The text.
    public let text: String

    /// Creates a file of lines, under the head of all files from a seed.
    init(_ name: String, _ lines: [String], seed: UInt64) {
      let head = [
        "// swift-format-ignore-file",
        "// Written by Scripts/random-types.sh from seed \(seed). Do not edit.",
        "import CodableBridge", "import Foundation", "import JSONCodable", "import TypeChecks", "",
      ]
      self.name = name
      text = (head + lines).joined(separator: "\n") + "\n"
    }
  }

  /// The files.
  public let files: [File]
  /// How many types were declared, and how many values of them there are.
  public let typeCount: Int, valueCount: Int

  private static let longestFile = 280

  /// Writes a number of types from a seed; the same files every time.
  public init(count: Int, seed: UInt64) {
    var generator = TypeGenerator(seed: seed)
    generator.declare(count)
    typeCount = generator.units.count
    valueCount = generator.units.reduce(0) { $0 + $1.cases.count }
    files = Self.files(of: generator.units, seed: seed)
  }

  private static func files(of units: [TypeGenerator.Unit], seed: UInt64) -> [File] {
    var groups: [[TypeGenerator.Unit]] = [[]]
    var length = 0
    for unit in units {
      let count = lines(of: unit).count
      if length + count > longestFile {
        groups.append([])
        length = 0
      }
      groups[groups.count - 1].append(unit)
      length += count
    }
    var files: [File] = []
    for (index, group) in groups.enumerated() {
      let declarations = group.flatMap(\.source)
      let cases = group.flatMap(\.cases).flatMap(lines)
      let lines = declarations + ["", "let randomTypes\(index): [TypeCase] = ["] + cases + ["]"]
      files.append(File("RandomTypes\(index).swift", lines, seed: seed))
    }
    let all = groups.indices.map { "randomTypes\($0)" }.joined(separator: " + ")
    let list = [
      "/// All random types, in the order of their declaration.",
      "let randomTypes: [TypeCase] = \(all)",
    ]
    return files + [File("RandomTypes.swift", list, seed: seed)]
  }

  private static func lines(of unit: TypeGenerator.Unit) -> [String] {
    unit.source + unit.cases.flatMap(lines)
  }

  private static func lines(of one: TypeGenerator.TypeCase) -> [String] {
    [
      "  TypeCase(", "    \(Source.string(one.name)),",
      "    json: \(Source.string(one.value.element))",
      "  ) { \(one.value.source) },",
    ]
  }
}
