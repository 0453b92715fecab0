import Commands

/// Gives every case, in the order of the reports.
func allCases() -> [BenchmarkCase] {
  cases(of: User.self) + cases(of: Command.self) + cases(of: FlatRecord.self)
    + cases(of: Tracker.self) + [checkLoop()] + contextCases()
}

private func contextCases() -> [BenchmarkCase] {
  [
    contextCase(of: User.self), contextCase(of: Command.self), contextCase(of: FlatRecord.self),
    contextCase(of: Tracker.self),
  ]
}

/// Gives the cases whose growth is measured, up to a million objects.
func growthCases() -> [BenchmarkCase] {
  mapperCases(of: User.self) { Fixture(count: $0, isCompact: true) }
    + mapperCases(of: FlatRecord.self) { Fixture(count: $0, isCompact: true) }
}
