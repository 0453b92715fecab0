import Foundation
import JSONCodable

// Documents that differ from what a sample writes at all places.

extension Probing {
  /// A place, and a value for it.
  private typealias Change = (steps: [Step], tree: Any)

  /// Returns what the first sample writes with a usual value at each place that has another one, and such with values
  /// at which code may do something else.
  static func varied(_ objects: [JSONObject], _ fields: [MappingFacts.Field]) -> [Document] {
    let readings = fields.compactMap(\.reading)
    guard let first = objects.first, readings.count > 1 else { return [] }
    let changes = readings.compactMap { usual(for: $0, objects) }
    guard let varied = document(first, changes) else { return [] }
    let count = min(3, readings.map(\.edges.count).max() ?? 0)
    return [varied]
      + (0..<count).compactMap { index in
        document(varied.object, readings.compactMap { edge(index, for: $0) })
      }
  }

  /// Returns the first document with each value of each place, and with none there, as far as it is read so.
  static func changed(_ objects: [JSONObject], _ fields: [MappingFacts.Field]) -> [Document] {
    let readings = fields.compactMap(\.reading)
    guard let first = objects.first else { return [] }
    return readings.flatMap { reading in
      let steps = JSONSteps.steps(to: reading.access.place)
      return ([nil] + (reading.probes + reading.edges).map(Optional.some)).compactMap { tree in
        Document(JSONSteps.setting(steps, to: tree, in: first))
      }
    }
  }

  /// Returns a document with one value more each: what is written may depend on what is not there.
  static func alone(in object: JSONObject, _ fields: [MappingFacts.Field]) -> [Document] {
    fields.compactMap(\.reading).compactMap { reading in
      reading.probes.first { !($0 is NSNull) }.flatMap { tree in
        Document(
          JSONSteps.setting(JSONSteps.steps(to: reading.access.place), to: tree, in: object))
      }
    }
  }

  /// Returns a document without all that may be missing, one place after the other; nil where nothing may.
  static func minimal(_ object: JSONObject, _ fields: [MappingFacts.Field]) -> Document? {
    var minimal: Document?
    for reading in fields.compactMap(\.reading) {
      let steps = JSONSteps.steps(to: reading.access.place)
      let less = JSONSteps.setting(steps, to: nil, in: minimal?.object ?? object)
      minimal = Document(less) ?? minimal
    }
    return minimal
  }

  private static func usual(
    for reading: MappingFacts.Reading, _ objects: [JSONObject]
  ) -> Change? {
    let steps = JSONSteps.steps(to: reading.access.place)
    let present = objects.map { JSONSteps.value(at: steps, in: $0) }
    let trees = reading.probes + present.compactMap { $0 }
    return trees.first { !($0 is NSNull) && !JSONSteps.isSame($0, present.first ?? nil) }
      .map { (steps, $0) }
  }

  private static func edge(_ index: Int, for reading: MappingFacts.Reading) -> Change? {
    let steps = JSONSteps.steps(to: reading.access.place)
    return reading.edges.dropFirst(index).first.map { (steps, $0) }
  }

  /// Returns a document with changes, as far as it is read with them.
  private static func document(_ object: JSONObject, _ changes: [Change]) -> Document? {
    let changed = changes.reduce(object) { JSONSteps.setting($1.steps, to: $1.tree, in: $0) }
    if let document = Document(changed) { return document }
    var read = Document(object)
    for change in changes {
      let changed = JSONSteps.setting(change.steps, to: change.tree, in: read?.object ?? object)
      read = Document(changed) ?? read
    }
    return read
  }
}
