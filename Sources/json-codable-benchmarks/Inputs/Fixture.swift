import Foundation
import JSONCodable

/// The inputs of the cases of one model, each made when it is first asked for.
final class Fixture<Model: BenchmarkModel> {
  let count: Int
  /// Whether parsed dictionaries take as little memory as they can.
  ///
  /// Those of `JSONSerialization` have room for 24 members each, which is more than a million fit in.
  let isCompact: Bool
  private(set) lazy var values = Model.generated(count)
  private(set) lazy var documents = Model.documents(values)
  private var knownTexts: [Data]?
  private var knownTrees: [Any]?
  private var knownObjects: [JSONObject]?

  init(count: Int, isCompact: Bool = false) {
    self.count = count
    self.isCompact = isCompact
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
    let parsed = try isCompact ? compactObjects() : trees().flatMap(members)
    knownObjects = parsed
    return parsed
  }

  private func members(of tree: Any) -> [JSONObject] {
    (tree as? JSONObject).map { [$0] } ?? objects(tree)
  }

  private func compactObjects() throws -> [JSONObject] {
    var parsed: [JSONObject] = []
    for start in stride(from: 0, to: count, by: 1_000) {
      let thousand = Fixture(count: count)
      thousand.values = Array(values[start..<min(start + 1_000, count)])
      parsed += try thousand.parsedObjects().map { compact($0) as? JSONObject ?? [:] }
    }
    return parsed
  }
}

/// Gives the same tree in dictionaries without room to spare.
private func compact(_ tree: Any) -> Any {
  switch tree {
  case let object as JSONObject:
    Dictionary(uniqueKeysWithValues: object.map { ($0.key, compact($0.value)) })
  case let array as [Any]: array.map(compact)
  default: tree
  }
}
