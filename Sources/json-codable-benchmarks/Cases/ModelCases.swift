import Foundation
import JSONCodable

/// Gives the cases of a model: each direction once.
func cases<Model: BenchmarkModel>(of model: Model.Type) -> [BenchmarkCase] {
  [
    encoding(model, "to-dictionary", values: { $0.values }, toDictionary(model)),
    decoding(model, "from-dictionary", values: { $0.values }, fromDictionary(model)),
    encoding(model, "to-data", values: { $0.documents }, toData(model)),
    decoding(model, "from-data", values: { $0.documents }, fromData(model)),
  ] + bridgeCases(of: model)
}

/// Makes a case whose contenders write; `values` are what they write.
func encoding<Model: BenchmarkModel>(
  _ model: Model.Type, _ direction: String,
  values: @escaping (Fixture<Model>) -> [some Encodable],
  _ contenders: [Contender<Fixture<Model>, EncodedResult>]
) -> BenchmarkCase {
  BenchmarkCase(
    "\(model.label)/\(direction)", count: model.defaultCount, input: { Fixture(count: $0) },
    mismatch: { try mismatch($0, with: values($1)) }, contenders: contenders)
}

/// Makes a case whose contenders read; `values` are what they should get.
func decoding<Model: BenchmarkModel, Value: Equatable>(
  _ model: Model.Type, _ direction: String, values: @escaping (Fixture<Model>) -> [Value],
  _ contenders: [Contender<Fixture<Model>, [Value]>]
) -> BenchmarkCase {
  BenchmarkCase(
    "\(model.label)/\(direction)", count: model.defaultCount, input: { Fixture(count: $0) },
    mismatch: { mismatch($0, values($1)) }, contenders: contenders)
}

// MARK: - Dictionaries

/// Gives the baseline of all that make dictionaries.
func byHand<Model: BenchmarkModel>(
  _ model: Model.Type
) -> Contender<Fixture<Model>, EncodedResult> {
  Contender("hand-written") { input in
    let values = input.values
    return { .trees(values.map { $0.byHand as Any }) }
  }
}

private func toDictionary<Model: BenchmarkModel>(
  _ model: Model.Type
) -> [Contender<Fixture<Model>, EncodedResult>] {
  [
    byHand(model),
    Contender("mapper") { input in
      let values = input.values
      return { .trees(try values.map { try $0.JSONEncode() }) }
    },
  ]
}

private func fromDictionary<Model: BenchmarkModel>(
  _ model: Model.Type
) -> [Contender<Fixture<Model>, [Model]>] {
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

private func toData<Model: BenchmarkModel>(
  _ model: Model.Type
) -> [Contender<Fixture<Model>, EncodedResult>] {
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

private func fromData<Model: BenchmarkModel>(
  _ model: Model.Type
) -> [Contender<Fixture<Model>, [Model.Document]>] {
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
