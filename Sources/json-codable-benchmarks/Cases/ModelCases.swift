import Foundation
import JSONCodable

/// Gives the cases of a model: each direction once.
func cases<Model: BenchmarkModel>(of model: Model.Type) -> [BenchmarkCase] {
  mapperCases(of: model) { Fixture(count: $0) } + bridgeCases(of: model)
}

/// Gives the cases of a model that is mapped in a context.
func cases<Model: BenchmarkModel>(
  of model: Model.Type, in context: @escaping () throws -> JSONContext
) -> [BenchmarkCase] {
  cases(of: model).map { $0.running(in: context) }
}

/// Gives the cases of a model that are about the mapper.
///
/// - Parameters:
///   - model: The model.
///   - input: Makes the inputs for a number of objects.
/// - Returns: A case for each direction.
func mapperCases<Model: BenchmarkModel>(
  of model: Model.Type, input: @escaping (Int) -> Fixture<Model>
) -> [BenchmarkCase] {
  [
    encoding("to-dictionary", input, values: { $0.values }, toDictionary()),
    decoding("from-dictionary", input, values: { $0.values }, fromDictionary()),
    encoding("to-data", input, values: { $0.documents }, toData()),
    decoding("from-data", input, values: { $0.documents }, fromData()),
  ]
}

/// Makes a case whose contenders write; `values` are what they write.
func encoding<Model: BenchmarkModel>(
  _ direction: String, _ input: @escaping (Int) -> Fixture<Model>,
  values: @escaping (Fixture<Model>) -> [some Encodable],
  _ contenders: [Contender<Fixture<Model>, EncodedResult>]
) -> BenchmarkCase {
  BenchmarkCase(
    "\(Model.label)/\(direction)", count: Model.defaultCount, input: input,
    mismatch: { try mismatch($0, with: values($1)) }, contenders: contenders)
}

/// Makes a case whose contenders read; `values` are what they should get.
func decoding<Model: BenchmarkModel, Value: Equatable>(
  _ direction: String, _ input: @escaping (Int) -> Fixture<Model>,
  values: @escaping (Fixture<Model>) -> [Value],
  _ contenders: [Contender<Fixture<Model>, [Value]>]
) -> BenchmarkCase {
  BenchmarkCase(
    "\(Model.label)/\(direction)", count: Model.defaultCount, input: input,
    mismatch: { mismatch($0, values($1)) }, contenders: contenders)
}

// MARK: - Dictionaries

/// Gives the baseline of all that make dictionaries.
func byHand<Model: BenchmarkModel>() -> Contender<Fixture<Model>, EncodedResult> {
  Contender("hand-written") { input in
    let values = input.values
    return { .trees(values.map { $0.byHand as Any }) }
  }
}

private func toDictionary<Model: BenchmarkModel>() -> [Contender<Fixture<Model>, EncodedResult>] {
  [
    byHand(),
    Contender("mapper") { input in
      let values = input.values
      return { .trees(try values.map { try $0.JSONEncode() }) }
    },
  ]
}

private func fromDictionary<Model: BenchmarkModel>() -> [Contender<Fixture<Model>, [Model]>] {
  [
    Contender("hand-written") { input in
      let parsed = try input.parsedObjects()
      return { parsed.map { Model(byHand: $0) } }
    },
    Contender("mapper") { input in
      let parsed = try input.parsedObjects()
      return { try parsed.map { try Model(JSONDictionary: $0) } }
    },
  ]
}

// MARK: - Text

private func toData<Model: BenchmarkModel>() -> [Contender<Fixture<Model>, EncodedResult>] {
  [
    Contender("JSONEncoder") { input in
      let (documents, encoder) = (input.documents, JSONEncoder())
      return { .texts(try documents.map { try encoder.encode($0) }) }
    },
    Contender("mapper") { input in
      let documents = input.documents
      return { .texts(try documents.map { try $0.JSONData() }) }
    },
    Contender("JSONSerialization") { input in
      let documents = input.documents
      return {
        .texts(
          try documents.map {
            try JSONSerialization.data(withJSONObject: Model.tree(byHand: $0))
          })
      }
    },
  ]
}

private func fromData<Model: BenchmarkModel>() -> [Contender<Fixture<Model>, [Model.Document]>] {
  [
    Contender("JSONDecoder") { input in
      let (texts, decoder) = (try input.texts(), JSONDecoder())
      return { try texts.map { try decoder.decode(Model.Document.self, from: $0) } }
    },
    Contender("mapper") { input in
      let texts = try input.texts()
      return { try texts.map { try Model.Document(JSONData: $0) } }
    },
    Contender("JSONSerialization") { input in
      let texts = try input.texts()
      return {
        try texts.map { Model.document(byHand: try JSONSerialization.jsonObject(with: $0)) }
      }
    },
  ]
}
