import Foundation
import JSONCodable

/// The inputs of the cases of one model, each made when it is first asked for.
final class Fixture<Model: BenchmarkModel> {
  let count: Int
  private(set) lazy var values = Model.generated(count)
  private(set) lazy var documents = Model.documents(values)
  private var knownTexts: [Data]?
  private var knownTrees: [Any]?
  private var knownObjects: [JSONObject]?

  init(count: Int) {
    self.count = count
  }

  /// The documents as `JSONEncoder` writes them.
  func texts() throws -> [Data] {
    if let knownTexts { return knownTexts }
    let encoder = JSONEncoder()
    let texts = try documents.map { try encoder.encode($0) }
    knownTexts = texts
    return texts
  }

  /// The documents as `JSONSerialization` reads them.
  func trees() throws -> [Any] {
    if let knownTrees { return knownTrees }
    let trees = try texts().map { try JSONSerialization.jsonObject(with: $0) }
    knownTrees = trees
    return trees
  }

  /// The values as `JSONSerialization` reads them.
  func parsedObjects() throws -> [JSONObject] {
    if let knownObjects { return knownObjects }
    let parsed = try trees().flatMap { tree in
      tree as? [JSONObject] ?? (tree as? JSONObject).map { [$0] } ?? []
    }
    knownObjects = parsed
    return parsed
  }
}
