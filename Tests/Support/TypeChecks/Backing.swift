import CodableBridge
import JSONCodable

/// A type behind the mapper that is read and written by a model's Codable conformance.
struct Backed<Model: Codable>: CodableBacked {
  var model: Model

  init(model: Model) { self.model = model }
  init(from decoder: any Decoder) throws { model = try Model(from: decoder) }
  func encode(to encoder: any Encoder) throws { try model.encode(to: encoder) }
}

/// A mapped type with such a type in it: by itself, in an array, in a dictionary and as an optional.
struct Backing<Moved: CodableBacked & SendableMetatype>: JSONMappable {
  var one: Moved?
  var list: [Moved] = []
  var members: [String: Moved] = [:]
  var none: Moved?

  init() {}
  init(_ moved: Moved) { (one, list, members) = (moved, [moved], ["a/b": moved]) }

  /// Reads the same text at every place.
  init(around text: String) throws {
    try self.init(
      JSONString: "{\"one\":\(text),\"list\":[\(text)],\"members\":{\"a/b\":\(text)}}")
  }

  /// The texts of all places.
  var texts: [String] {
    get throws {
      let object = try JSONObject(JSONString: JSONString())
      return try ["one", "list[0]", "members.a/b"].map { place in
        try object.value(AnyJSON.self, keyPath: place).JSONString()
      }
    }
  }

  /// What was read at all places.
  var places: [Moved] {
    get throws {
      guard let one, let first = list.first, let member = members["a/b"], none == nil else {
        throw JSONDecodingError(problem: .missingValue(expected: "\(Moved.self)"))
      }
      return [one, first, member]
    }
  }
}
