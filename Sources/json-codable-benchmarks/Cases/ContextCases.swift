import JSONCodable

/// Gives the case of a model that encodes inside a context, with encoding plans and without.
///
/// These cases come last: the first context that a process opens makes everybody look for one from
/// then on.
func contextCase<Model: BenchmarkModel>(of model: Model.Type) -> BenchmarkCase {
  encoding(
    model, "to-dictionary-in-context", values: { $0.values },
    [
      byHand(model),
      Contender("mapper") { input in
        let values = input.values
        return {
          .trees(
            try JSONContext.with(\.options.reflection, .plans) {
              try values.map { try $0.JSONEncode() }
            })
        }
      },
      Contender("mapper-without-plans") { input in
        let values = input.values
        return {
          .trees(
            try JSONContext.with(\.options.reflection, .mirror) {
              try values.map { try $0.JSONEncode() }
            })
        }
      },
    ])
}
