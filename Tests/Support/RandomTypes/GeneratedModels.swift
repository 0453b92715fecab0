/// The files of random models: declarations with their cases, and one list of all cases.
public struct GeneratedModels: Sendable {
  /// The files.
  public let files: [GeneratedFiles.File]
  /// How many models were declared, and how many values of them there are.
  public let typeCount: Int, valueCount: Int

  private static let modelsInFile = 12

  /// Writes a number of models from a seed; the same files every time.
  public init(count: Int, seed: UInt64) {
    var generator = ModelGenerator(seed: seed)
    generator.declare(count)
    let models = generator.models
    typeCount = models.count
    valueCount = models.reduce(0) { $0 + $1.values.count }
    let groups = stride(from: 0, to: models.count, by: Self.modelsInFile).map {
      models[$0..<min($0 + Self.modelsInFile, models.count)]
    }
    let lists = groups.enumerated().map { index, group in
      GeneratedFiles.File(
        "RandomModels\(index).swift",
        group.flatMap(\.source) + ["", "let randomModels\(index): [ModelCase] = ["]
          + group.flatMap(Self.lines) + ["]"], seed: seed)
    }
    let all = groups.indices.map { "randomModels\($0)" }.joined(separator: " + ")
    files =
      lists + [
        GeneratedFiles.File(
          "RandomModelParts.swift", generator.others.flatMap(\.self), seed: seed),
        GeneratedFiles.File(
          "RandomModels.swift",
          [
            "/// All random models, in the order of their declaration.",
            "let randomModels: [ModelCase] = \(all)",
          ], seed: seed),
      ]
  }

  private static func lines(of model: ModelGenerator.Model) -> [String] {
    let kind = model.isCodable ? "codable" : "mapped"
    return ["  .\(kind)(\(model.name).self, \(Source.string(model.name)), ["]
      + model.values.map { "    .init(\(Source.string($0.element))) { \($0.source) }," } + ["  ]),"]
  }
}
