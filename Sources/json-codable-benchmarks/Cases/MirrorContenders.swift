import JSONCodable

/// Gives the mapper with encoding plans off: a `Mirror` for every instance, every time.
///
/// It is the place for `JSONContext.with(\.options.reflection, .mirror)`. The mapper has no plans and
/// no such option yet, so there is no such contender.
func mirrorContenders<Model: BenchmarkModel>(
  _ model: Model.Type
) -> [Contender<Fixture<Model>, EncodedResult>] {
  []
}
