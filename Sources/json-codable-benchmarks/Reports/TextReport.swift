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
  var table = TextTable(["case", "contender", "objects", "ns/object", "to 1,000", "limit"])
  for result in results {
    table.append([
      result.name, result.contender, "\(result.objects)", fixed(result.cost, 0),
      fixed(result.ratio, 2), result.limit.map { mark(result.ratio, limit: $0) } ?? "",
    ])
  }
  return table.text(leftColumns: 2)
}

/// Gives a limit, with a mark where it is exceeded.
private func mark(_ ratio: Double, limit: Double) -> String {
  (ratio > limit ? "missed " : "") + fixed(limit, 2)
}
