/// The results of one direction, a model each.
struct DirectionResults: Equatable {
  var direction: String
  var results: [CaseResult]

  /// The name of the contender that costs 1.
  var baseline: String { results.first?.contenders.first?.name ?? "" }

  /// The names of the other contenders, each once.
  var contenders: [String] {
    results.flatMap { $0.contenders.dropFirst().map(\.name) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}

/// Sorts results by direction; directions and models stand in the order of their first results.
func byDirection(_ results: [CaseResult]) -> [DirectionResults] {
  results.reduce(into: []) { groups, result in
    let direction = CaseName(result.name).direction
    if let known = groups.firstIndex(where: { $0.direction == direction }) {
      groups[known].results.append(result)
    } else {
      groups.append(DirectionResults(direction: direction, results: [result]))
    }
  }
}
