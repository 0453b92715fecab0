import JSONCodable

/// Gives the case of a model that encodes inside a context, with encoding plans and without.
///
/// As long as there is a context, everybody looks for one; hence cases of their own.
func contextCase<Model: BenchmarkModel>(of model: Model.Type) -> BenchmarkCase {
  encoding(
    "to-dictionary-in-context", { Fixture<Model>(count: $0) }, values: { $0.values },
    [byHand(), mapper("mapper", .plans), mapper("mapper-without-plans", .mirror)])
}

private func mapper<Model: BenchmarkModel>(
  _ name: String, _ reflection: JSONOptions.Reflection
) -> Contender<Fixture<Model>, EncodedResult> {
  Contender(name) { input in
    let values = input.values
    return {
      .trees(
        try JSONContext.with(\.options.reflection, reflection) {
          try values.map { try $0.JSONEncode() }
        })
    }
  }
}
