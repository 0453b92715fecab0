import Foundation
import JSONCodable

/// What a type's mapping makes of documents that are changed in one place.
struct Probing<T: JSONEncodable & JSONRestorable> {
  typealias Step = JSONPath.Component

  /// The samples with what they write, as far as it is read back.
  let samples: [(value: T, object: JSONObject)]
  /// What the samples write, each value where it is read from.
  var objects: [JSONObject] { documents.map(\.object) }
  /// Such documents, with what they are read as.
  let documents: [Document]
  /// Documents that are given, which may have what no sample writes.
  let given: [Document]
  /// Why a sample is not among those that are read back; nil where all are.
  let refusal: (any Error)?
  /// Such documents with other values at all places.
  let varied: [Document]
  /// The first of them with another value at one place each, and with as little as is read.
  let changed: [Document]
  /// The first of them without all that may be missing; nil where nothing may.
  let minimal: Document?

  init(_ samples: [T], given: [JSONObject] = [], varying fields: [MappingFacts.Field]) {
    self.given = given.compactMap { Document($0) }
    var read: [(value: T, object: JSONObject)] = [], documents: [Document] = []
    var refusal: (any Error)?
    for sample in samples {
      do {
        let object = MappingFacts.asRead(try sample.JSONDictionary())
        let moved = Self.moved(object, fields)
        documents.append(Document(moved, as: try T(JSONValue: moved)))
        read.append((sample, object))
      } catch { refusal = refusal ?? error }
    }
    (self.samples, self.documents, self.refusal) = (read, documents, refusal)
    varied = Self.varied(documents.map(\.object), fields)
    let minimal = documents.first.flatMap { Self.minimal($0.object, fields) }
    self.minimal = minimal
    changed =
      Self.changed(documents.map(\.object), fields) + [minimal].compactMap(\.self)
      + (minimal.map { Self.alone(in: $0.object, fields) } ?? [])
  }

  /// Returns what is written with each value where it is read from.
  private static func moved(_ object: JSONObject, _ fields: [MappingFacts.Field]) -> JSONObject {
    let others = fields.filter { !$0.isMoved }.compactMap(\.reading?.access.place)
    let moves = fields.filter(\.isMoved).compactMap { field in
      field.reading.flatMap { reading in field.writing.map { (reading.access.place, $0.place) } }
    }
    let left = moves.filter { move in !others.contains { $0.reads(move.1) } }
      .reduce(object) { JSONSteps.setting(JSONSteps.steps(to: $1.1), to: nil, in: $0) }
    return moves.reduce(left) { moved, move in
      let value = JSONSteps.value(at: JSONSteps.steps(to: move.1), in: object)
      return JSONSteps.setting(JSONSteps.steps(to: move.0), to: value, in: moved)
    }
  }

  /// A document, and what it is read as.
  struct Document {
    let object: JSONObject
    let value: T
    /// What is written of that; nil where it is an error.
    let written: JSONObject?

    init?(_ object: JSONObject) {
      guard let value = Probing.value(of: object) else { return nil }
      self.init(object, as: value)
    }

    init(_ object: JSONObject, as value: T) {
      (self.object, self.value) = (object, value)
      written = Restoring.attempt { try value.JSONDictionary() }
    }
  }

  /// What became of a document.
  enum Outcome {
    case refused
    /// The property, and the value that has it.
    case read(value: Any, of: T)

    var value: Any? { if case .read(let value, _) = self { value } else { nil } }

    /// The document that is written again; nil where that is an error.
    var written: JSONObject? {
      guard case .read(_, let whole) = self else { return nil }
      return Restoring.attempt { try whole.JSONDictionary() }
    }
  }

  /// What stands in a document.
  enum Content {
    case nothing, null
    case value(Any)
  }

  /// Returns a document with something at a place; nil where none is known that is read.
  func base(with step: [Step], _ probes: [Any]) -> JSONObject? {
    if let present = objects.first(where: { JSONSteps.value(at: step, in: $0) != nil }) {
      return present
    }
    for object in objects {
      for probe in probes {
        let changed = JSONSteps.setting(step, to: probe, in: object)
        if Self.value(of: changed) != nil { return changed }
      }
    }
    return objects.first
  }

  /// Returns what becomes of a property in a document with one change.
  func outcome(of index: Int, _ content: Content, at step: [Step], in base: JSONObject) -> Outcome {
    outcome(of: index, document(content, at: step, in: base))
  }

  /// Returns a document with one change.
  func document(_ content: Content, at step: [Step], in base: JSONObject) -> JSONObject {
    switch content {
    case .nothing: JSONSteps.setting(step, to: nil, in: base)
    case .null: JSONSteps.setting(step, to: NSNull(), in: base)
    case .value(let value): JSONSteps.setting(step, to: value, in: base)
    }
  }

  /// Returns what becomes of a property in a document.
  func outcome(of index: Int, _ object: JSONObject) -> Outcome {
    Self.value(of: object).map { outcome(of: index, $0) } ?? .refused
  }

  /// Returns a property of what a document was read as.
  func outcome(of index: Int, _ value: T) -> Outcome {
    let properties = Self.properties(of: value)
    return properties.indices.contains(index)
      ? .read(value: properties[index], of: value) : .refused
  }

  /// Such documents with other values at one place or at all.
  var others: [Document] { varied + changed }

  /// Returns the names of the places that the verbs ask an object for, and the objects inside that code takes out.
  static func asked(of object: JSONObject, andInside: Bool = true) -> Set<String> {
    Set(
      MappingFacts.places(askedBy: T.self, of: object, andInside: andInside).map(JSONSteps.name))
  }

  static func value(of object: JSONObject) -> T? { Restoring.attempt { try T(JSONValue: object) } }

  /// Returns the stored properties of a value, those of a superclass first.
  static func properties(of value: T) -> [Any] {
    Mirror(reflecting: value).allChildren.map(\.value)
  }
}

/// Places in trees.
enum JSONSteps {
  typealias Step = JSONPath.Component

  /// Returns the steps to a place of an audit.
  static func steps(to place: JSONMappingAudit.Place) -> [Step] {
    switch place {
    case .key(let key): [.key(key)]
    case .keys(let keys): [.key(keys.first ?? "")]
    case .keyPath(let text): JSONPath(text)?.components ?? [.key(text)]
    }
  }

  /// Returns the name of a place of an audit: a layer may look for a path by the key of the same text, too.
  static func name(of place: JSONMappingAudit.Place) -> String {
    "\(place)".replacingOccurrences(of: "\"$.", with: "\"")
  }

  /// Returns what stands at a place; nil for nothing and for null.
  static func value(at steps: [Step], in tree: Any) -> Any? {
    guard let step = steps.first else { return tree is NSNull ? nil : tree }
    switch step {
    case .key(let key):
      return (tree as? JSONObject)?[key].flatMap { value(at: Array(steps.dropFirst()), in: $0) }
    case .index(let index):
      guard let array = tree as? [Any], array.indices.contains(index) else { return nil }
      return value(at: Array(steps.dropFirst()), in: array[index])
    }
  }

  /// Returns whether two trees are the same JSON.
  static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    Restoring.attempt { try AnyJSON(left ?? NSNull()) == AnyJSON(right ?? NSNull()) } ?? false
  }

  /// Returns the places of what stands in a document outside of the given places; an array is one place.
  static func places(
    in tree: Any, at path: [Step] = [], outside known: [[Step]]
  ) -> [[Step]] {
    if known.contains(where: { path.starts(with: $0) }) { return [] }
    guard path.isEmpty || known.contains(where: { $0.starts(with: path) }) else { return [path] }
    guard let object = tree as? JSONObject else { return [] }
    return object.keys.sorted().flatMap { key in
      places(in: object[key] ?? NSNull(), at: path + [.key(key)], outside: known)
    }
  }

  /// Returns whether there is something at a place, and be it null.
  static func isPresent(_ steps: [Step], in object: JSONObject) -> Bool {
    let parent = value(at: steps.dropLast(), in: object)
    switch steps.last {
    case .key(let key): return (parent as? JSONObject)?[key] != nil
    case .index(let index): return (parent as? [Any])?.indices.contains(index) == true
    case nil: return true
    }
  }

  /// Returns a document with another value at a place; nil removes it, and what follows in an array.
  static func setting(_ steps: [Step], to value: Any?, in object: JSONObject) -> JSONObject {
    setting(steps[...], to: value, in: object) as? JSONObject ?? object
  }

  private static func setting(_ steps: ArraySlice<Step>, to value: Any?, in tree: Any) -> Any {
    guard let step = steps.first else { return tree }
    let rest = steps.dropFirst()
    switch step {
    case .key(let key):
      var object = tree as? JSONObject ?? [:]
      if rest.isEmpty {
        object[key] = value
      } else if value != nil || object[key] is JSONObject || object[key] is [Any] {
        object[key] = setting(rest, to: value, in: object[key] ?? JSONObject())
      }
      return object
    case .index(let index):
      var array = tree as? [Any] ?? []
      while value != nil, array.count <= index { array.append(NSNull()) }
      guard array.indices.contains(index) else { return array }
      if !rest.isEmpty {
        array[index] = setting(rest, to: value, in: array[index])
      } else if let value {
        array[index] = value
      } else {
        array.removeSubrange(index...)
      }
      return array
    }
  }
}

extension JSONPath.Component {
  /// The key, or nil for an index.
  var key: String? { if case .key(let key) = self { key } else { nil } }

  /// The index, or nil for a key.
  var index: Int? { if case .index(let index) = self { index } else { nil } }
}
