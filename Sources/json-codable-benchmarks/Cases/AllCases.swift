import Commands

/// Gives every case, in the order of the reports.
func allCases() -> [BenchmarkCase] {
  cases(of: User.self) + cases(of: Command.self) + cases(of: FlatRecord.self)
    + cases(of: Tracker.self) + [checkLoop()]
}
