import ParityTool

/// Reads what `Scripts/instructions.sh --tsv` has counted: case, contender, instructions; a line each.
///
/// - Parameters:
///   - text: The lines, the first of which is the head.
///   - cases: The cases, which say how many objects an operation was about.
/// - Returns: The ratios, of instructions an object.
/// - Throws: `ToolError` for a line that is no such triple.
func countedResults(_ text: String, of cases: [BenchmarkCase]) throws -> [CaseResult] {
  var samples: [(name: String, samples: [Samples])] = []
  for (index, line) in text.split(separator: "\n").enumerated().dropFirst() {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count >= 3, let cost = Double(fields[2]) else {
      throw ToolError("line \(index + 1) of the counts is no case, contender and number")
    }
    if samples.last?.name != fields[0] { samples.append((fields[0], [])) }
    samples[samples.count - 1].samples.append(Samples(contender: fields[1], costs: [cost]))
  }
  return samples.map { name, samples in
    let objects = cases.first { $0.name == name }?.defaultCount ?? 1
    let perObject = samples.map {
      Samples(contender: $0.contender, costs: $0.costs.map { $0 / Double(objects) })
    }
    return CaseResult(name: name, objects: objects, unit: .instructions, samples: perObject)
  }
}
