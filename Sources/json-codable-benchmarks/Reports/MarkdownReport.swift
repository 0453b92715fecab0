/// Gives the ratios as a Markdown table: a row for each model, a column for each direction and what is 1 there.
///
/// It has the first contender after the baseline, which is ours. A case without a model has no place
/// in such a table.
func markdownReport(_ results: [CaseResult]) -> String {
  let results = results.filter { CaseName($0.name).model != nil }
  let models = results.compactMap { CaseName($0.name).model }.reduce(into: [String]()) {
    if !$0.contains($1) { $0.append($1) }
  }
  let directions = byDirection(results)
  let head = [
    ["shape"] + directions.map { "`\($0.direction)`, of `\($0.baseline)`" },
    ["---"] + directions.map { _ in "--:" },
  ]
  let rows = models.map { model in
    ["`\(model)`"] + directions.map { ratio(of: model, in: $0) }
  }
  return (head + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
}

private func ratio(of model: String, in group: DirectionResults) -> String {
  let result = group.results.first { CaseName($0.name).model == model }
  return result?.contenders.dropFirst().first.map { fixed($0.ratio, 2) } ?? ""
}
