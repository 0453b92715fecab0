import Foundation
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

// MARK: - Reading

/// Gives the cases of a shape that is read inside a context, or leniently, by lines and by reflection.
///
/// The baseline reads without: what a context adds is what is measured.
func readingContextCases<Shape: MappingShape>(of shape: Shape.Type) -> [BenchmarkCase] {
  [
    readingContextCase(shape, "by-lines", as: Shape.Restored.self),
    readingContextCase(shape, "by-reflection", as: Shape.Reflected.self),
  ]
}

private func readingContextCase<Shape: MappingShape, Value: JSONCodable>(
  _ shape: Shape.Type, _ name: String, as type: Value.Type
) -> BenchmarkCase {
  shapeCase(
    shape, "from-dictionary-in-context-\(name)",
    [
      reader(type, "without", JSONContext()) { parsed, _ in
        try parsed.map { try Value(JSONDictionary: $0) }
      },
      reader(type, "leniently", JSONContext()) { parsed, _ in
        try parsed.map { try Value.lenient(JSONDictionary: $0).value }
      },
      reader(type, "in-snake-case", .with(\.keys, .snakeCase), read),
      reader(type, "with-unknown-keys", .with(\.unknownKeys, .report), read),
    ])
}

private func read<Value: JSONCodable>(
  _ parsed: [JSONObject], in context: JSONContext
) throws -> [Value] {
  try JSONContext.with(context) { try parsed.map { try Value(JSONDictionary: $0) } }
}

private func reader<Shape: MappingShape, Value: JSONCodable>(
  _ type: Value.Type, _ name: String, _ context: JSONContext,
  _ read: @escaping ([JSONObject], JSONContext) throws -> [Value]
) -> Contender<MappingInputs<Shape>, Written> {
  Contender(name) { input in
    let values = try input.values(type)
    let text = try JSONContext.with(context) { try values.JSONData() }
    let parsed = objects(try JSONSerialization.jsonObject(with: text))
    return {
      let values = try read(parsed, context)
      return { try values.JSONData() }
    }
  }
}

extension JSONContext {
  fileprivate static func with<Value>(
    _ option: WritableKeyPath<JSONOptions, Value>, _ value: Value
  ) -> JSONContext {
    var context = JSONContext()
    context.options[keyPath: option] = value
    return context
  }
}
