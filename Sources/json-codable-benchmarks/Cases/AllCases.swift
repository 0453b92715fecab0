import Commands

/// Gives every case, in the order of the reports.
///
/// The models stand here one by one, so that the compiler makes code for each of them.
func allCases() -> [BenchmarkCase] {
  cases(of: User.self) + cases(of: CommandMessage.self) + cases(of: FlatRecord.self)
    + cases(of: Tracker.self) + cases(of: Command.self) + shapeCases() + numberCases()
    + textCases() + [checkLoop()] + contextCases() + mappingCases()
}

/// The cases of shapes of data, one by one.
private func shapeCases() -> [BenchmarkCase] {
  cases(of: Region.self) + cases(of: Grid.self) + cases(of: Figure.self)
    + cases(of: Activity.self)
    + cases(of: Zoo.self, in: Zoo.context) + cases(of: Panel.self) + cases(of: Catalogue.self)
    + cases(of: Asset.self) + cases(of: Tractor.self) + cases(of: Profile.self)
    + cases(of: Article.self) + cases(of: Weather.self) + cases(of: Envelope.self)
    + cases(of: Shift.self) + cases(of: Filter.self) + cases(of: Parcel.self)
    + cases(of: Invoice.self) + cases(of: Booking.self)
}

private func contextCases() -> [BenchmarkCase] {
  [
    contextCase(of: User.self), contextCase(of: CommandMessage.self),
    contextCase(of: FlatRecord.self), contextCase(of: Tracker.self), contextCase(of: Command.self),
  ] + readingContextCases(of: UserShape.self) + readingContextCases(of: FlatShape.self)
    + readingContextCases(of: TransformedShape.self) + readingContextCases(of: NestedShape.self)
    + readingContextCases(of: DictionaryShape.self)
}

private func mappingCases() -> [BenchmarkCase] {
  mappingCases(of: UserShape.self) + mappingCases(of: FlatShape.self)
    + mappingCases(of: ScalarShape.self) + mappingCases(of: TransformedShape.self)
    + mappingCases(of: NestedShape.self) + mappingCases(of: DictionaryShape.self)
    + twoSidedCases(of: UserShape.self) + twoSidedCases(of: FlatShape.self)
}

/// Gives the cases whose growth is measured, up to a million objects.
func growthCases() -> [BenchmarkCase] {
  mapperCases(of: User.self) { Fixture(count: $0, isCompact: true) }
    + mapperCases(of: FlatRecord.self) { Fixture(count: $0, isCompact: true) }
}
