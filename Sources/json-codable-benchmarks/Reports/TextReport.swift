/// Gives results as a table.
func textReport(_ results: [CaseResult]) -> String {
  let unit = results.first.map { $0.unit == .nanoseconds ? "ns" : "instr." } ?? ""
  var table = TextTable([
    "case", "contender", "\(unit)/object", "±", "ratio", "limit", "to JSONSerialization",
  ])
  for result in results {
    for contender in result.contenders { table.append(row(contender, of: result)) }
  }
  return table.text(leftColumns: 2)
}

private func row(_ contender: ContenderResult, of result: CaseResult) -> [String] {
  [
    result.name, contender.name, fixed(contender.cost, 0),
    contender.spread.map { "\(fixed($0 * 100, 0)) %" } ?? "", fixed(contender.ratio, 2),
    contender.limit.map { mark(contender.ratio, limit: $0) } ?? "",
    contender.ratioToJSONSerialization.map { fixed($0, 2) } ?? "",
  ]
}

/// Gives what objects cost among few and among many as a table.
func textReport(_ results: [GrowthResult]) -> String {
  var table = TextTable([
    "case", "contender", "objects", "ns/object", "to 1,000", "limit", "ratio",
  ])
  for result in results {
    for step in result.steps { table.append(row(step, of: result)) }
  }
  return table.text(leftColumns: 2)
}

private func row(_ step: GrowthResult.Step, of result: GrowthResult) -> [String] {
  let hasLimit = result.contender == "mapper" && step.objects > 1_000
  return [
    result.name, result.contender, "\(step.objects)", fixed(step.cost, 0),
    step.ratioToThousand.map { fixed($0, 2) } ?? "",
    step.ratioToThousand.map { hasLimit ? mark($0, limit: growthLimit) : "" } ?? "",
    step.ratio.map { fixed($0, 2) } ?? "",
  ]
}

/// Gives a limit, with a mark where it is exceeded.
private func mark(_ ratio: Double, limit: Double) -> String {
  (ratio > limit ? "missed " : "") + fixed(limit, 2)
}
