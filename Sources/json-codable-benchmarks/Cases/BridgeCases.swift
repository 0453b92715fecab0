import CodableBridge
import Foundation

/// Gives the cases of Codable over dictionaries, against Codable over text.
///
/// The contenders stop at different places, a tree and a text, and start from them.
func bridgeCases<Model: BenchmarkModel>(of model: Model.Type) -> [BenchmarkCase] {
  let input: (Int) -> Fixture<Model> = { Fixture(count: $0) }
  return [
    encoding("codable-to-dictionary", input, values: { $0.documents }, toTree()),
    decoding("codable-from-dictionary", input, values: { $0.documents }, fromTree()),
  ]
}

private func toTree<Model: BenchmarkModel>() -> [Contender<Fixture<Model>, EncodedResult>] {
  [
    Contender("JSONEncoder") { input in
      let (documents, encoder) = (input.documents, JSONEncoder())
      return { .texts(try documents.map { try encoder.encode($0) }) }
    },
    Contender("DictionaryEncoder") { input in
      let (documents, encoder) = (input.documents, DictionaryEncoder())
      return { .trees(try documents.map { try encoder.encode($0) }) }
    },
    Contender("JSONEncoder+JSONSerialization") { input in
      let (documents, encoder) = (input.documents, JSONEncoder())
      return {
        .trees(
          try documents.map { try JSONSerialization.jsonObject(with: encoder.encode($0)) })
      }
    },
  ]
}

private func fromTree<Model: BenchmarkModel>() -> [Contender<Fixture<Model>, [Model.Document]>] {
  [
    Contender("JSONDecoder") { input in
      let (texts, decoder) = (try input.texts(), JSONDecoder())
      return { try texts.map { try decoder.decode(Model.Document.self, from: $0) } }
    },
    Contender("DictionaryDecoder") { input in
      let (trees, decoder) = (try input.trees(), DictionaryDecoder())
      return { try trees.map { try decoder.decode(Model.Document.self, from: $0) } }
    },
    Contender("JSONSerialization+JSONDecoder") { input in
      let (trees, decoder) = (try input.trees(), JSONDecoder())
      return {
        try trees.map {
          try decoder.decode(
            Model.Document.self, from: JSONSerialization.data(withJSONObject: $0))
        }
      }
    },
  ]
}
