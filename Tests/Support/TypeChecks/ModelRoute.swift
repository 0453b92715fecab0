import CodableBridge
import Foundation
import JSONCodable
import JSONParity

/// A way to write a model and to read it back.
enum ModelRoute: String, CaseIterable, Sendable {
  case text, dictionary
  case mirror = "mirror and Foundation's text"
  case bridge = "the bridge's dictionaries"
  case codable = "Codable's text"
  case wrapped = "@JSONMapped in Codable's text"
  case wrappedBridge = "@JSONMapped in the bridge's dictionaries"
  case backed = "CodableBacked in the mapper's text"
  case backedInside = "CodableBacked in a mapped type"
  case lenient = "a lenient reading"
  case knownKeys = "a reading that refuses unknown keys"
  case styles = "a context with several styles"
  case foundation = "JSONSerialization's containers"
  case update = "an update with its own JSON"
  case anyJSON = "AnyJSON"
}

/// What the Codable conformance of a model does.
struct ModelCoder<Model>: Sendable {
  let tree: @Sendable (Model) throws -> Any
  let valueOfTree: @Sendable (Any) throws -> Model
  let text: @Sendable (Model) throws -> Data
  let valueOfText: @Sendable (Data) throws -> Model
  /// The text of a type behind which the conformance stands, and the value of such a text.
  let backed: @Sendable (Model) throws -> String
  let valueOfBacked: @Sendable (String) throws -> Model
  /// The same, of a type that stands at several places of a mapped one.
  let backedInside: @Sendable (Model) throws -> [String]
  let valuesOfBackedInside: @Sendable (String) throws -> [Model]
}

extension ModelCoder where Model: Codable & SendableMetatype {
  /// The coders of the bridge and of Foundation.
  static var codable: Self {
    ModelCoder(
      tree: { try DictionaryEncoder().encode($0) },
      valueOfTree: { try DictionaryDecoder().decode(Model.self, from: $0) },
      text: { try JSONEncoder().encode($0) },
      valueOfText: { try JSONDecoder().decode(Model.self, from: $0) },
      backed: { try Backed(model: $0).JSONString() },
      valueOfBacked: { try Backed<Model>(JSONString: $0).model },
      backedInside: { try Backing(Backed(model: $0)).texts },
      valuesOfBackedInside: { try Backing<Backed<Model>>(around: $0).places.map(\.model) })
  }
}

/// A Codable type with a model inside.
private struct Wrapping<Model: JSONDecodable & JSONEncodable>: Codable {
  @JSONMapped var model: Model
}

/// A value of a model on its way out and back.
struct ModelTrip<Model: JSONDecodable & JSONEncodable & Equatable> {
  let name: String
  /// The JSON, as the generator has worked it out.
  let json: String
  let value: Model

  /// Returns what is wrong by a route; nil where nothing is.
  func failure(by route: ModelRoute, _ coder: ModelCoder<Model>?) -> String? {
    do {
      guard let (text, back, read) = try trip(route, coder) else { return nil }
      if try !isExpected(text) { return "\(name) by \(route.rawValue): \(text), expected \(json)" }
      if back != value { return "\(name) by \(route.rawValue): comes back as \(back)" }
      return read == value ? nil : "\(name) by \(route.rawValue): \(json) is read as \(read)"
    } catch {
      return "\(name) by \(route.rawValue): \(error), of \(json)"
    }
  }

  private func isExpected(_ text: String) throws -> Bool {
    try JSONValue(parsing: text).isEquivalent(to: JSONValue(parsing: json))
  }

  /// Returns the first value that is not the expected one, if there is one.
  private func odd(among values: [Model]) -> Model { values.first { $0 != value } ?? value }

  /// Returns the text, what is read from it, and what is read from the expected JSON.
  private func trip(
    _ route: ModelRoute, _ coder: ModelCoder<Model>?
  ) throws -> (text: String, back: Model, read: Model)? {
    switch route {
    case .text: return try byText(value.JSONString())
    case .mirror:
      // Foundation's reader drops a byte order mark at the start of a string, so it only writes here.
      var context = JSONContext()
      (context.options.reflection, context.options.text) = (.mirror, .foundation)
      return try byText(JSONContext.with(context) { try value.JSONString() })
    case .dictionary:
      let object = try value.JSONDictionary()
      return (
        try object.JSONString(), try Model(JSONDictionary: object),
        try Model(JSONDictionary: JSONObject(JSONString: json))
      )
    case .bridge:
      guard let coder else { return nil }
      let tree = try coder.tree(value)
      return (
        try ModelTree.text(of: tree), try coder.valueOfTree(tree),
        try coder.valueOfTree(JSONObject(JSONString: json))
      )
    case .codable:
      guard let coder else { return nil }
      let data = try coder.text(value)
      return (
        String(decoding: data, as: UTF8.self), try coder.valueOfText(data),
        try coder.valueOfText(Data(json.utf8))
      )
    case .backed:
      guard let coder else { return nil }
      let text = try coder.backed(value)
      return (text, try coder.valueOfBacked(text), try coder.valueOfBacked(json))
    case .backedInside:
      guard let coder else { return nil }
      let texts = try coder.backedInside(value)
      let text = try texts.first { try !isExpected($0) } ?? texts[0]
      return (
        text, try odd(among: coder.valuesOfBackedInside(text)),
        try odd(among: coder.valuesOfBackedInside(json))
      )
    case .lenient: return try byTree(leniently)
    case .knownKeys:
      return try byTree { tree in
        try JSONContext.with(\.options.unknownKeys, .refuse) { try Model(JSONDictionary: tree) }
      }
    case .styles: return try JSONContext.with(ModelTree.styles) { try styled() }
    case .foundation:
      return json.contains("\u{FEFF}")
        ? nil : try byTree { try Model(JSONValue: ModelTree.parsed($0)) }
    case .update:
      return try byTree { tree in
        var model = try Model(JSONDictionary: tree)
        try model.update(from: tree)
        return model
      }
    case .anyJSON: return try byTree { try Model(JSONValue: AnyJSON(JSONValue: $0).JSONEncode()) }
    case .wrapped:
      return try wrapped(.codable) {
        try $0.text($1)
      } read: {
        try $0.valueOfText($1)
      }
    case .wrappedBridge:
      return try wrapped(.codable) { coder, wrapping in
        Data(try ModelTree.text(of: coder.tree(wrapping)).utf8)
      } read: { coder, text in
        try coder.valueOfTree(JSONObject(JSONString: String(decoding: text, as: UTF8.self)))
      }
    }
  }

  private func byText(_ text: String) throws -> (text: String, back: Model, read: Model) {
    (text, try Model(JSONString: text), try Model(JSONString: json))
  }

  private func byTree(
    _ read: (JSONObject) throws -> Model
  ) throws -> (text: String, back: Model, read: Model) {
    let tree = try value.JSONDictionary()
    return (try tree.JSONString(), try read(tree), try read(JSONObject(JSONString: json)))
  }

  private func leniently(_ tree: JSONObject) throws -> Model {
    let (model, problems) = try Model.lenient(JSONDictionary: tree)
    if let problem = problems.first { throw problem }
    return model
  }

  /// The generator knows the JSON without styles: here the text and the tree must agree, and come back.
  private func styled() throws -> (text: String, back: Model, read: Model) {
    let (text, tree) = (try value.JSONString(), try value.JSONDictionary())
    let isSame = try JSONValue(parsing: text).isEquivalent(
      to: JSONValue(parsing: tree.JSONString()))
    return (isSame ? json : text, try Model(JSONString: text), try leniently(tree))
  }

  private func wrapped(
    _ coder: ModelCoder<Wrapping<Model>>,
    write: (ModelCoder<Wrapping<Model>>, Wrapping<Model>) throws -> Data,
    read: (ModelCoder<Wrapping<Model>>, Data) throws -> Wrapping<Model>
  ) throws -> (text: String, back: Model, read: Model) {
    let data = try write(coder, Wrapping(model: value))
    let object = try JSONObject(JSONString: String(decoding: data, as: UTF8.self))
    let inner: AnyJSON = try object.value(key: "model")
    return (
      try inner.JSONString(), try read(coder, data).model,
      try read(coder, Data("{\"model\":\(json)}".utf8)).model
    )
  }
}

enum ModelTree {
  /// Styles that lose nothing, of which the reading knows each key.
  static let styles = {
    var context = JSONContext()
    (context.options.keys, context.options.nilValues) = (.snakeCase, .null)
    (context.options.data, context.options.scalars) = (.bytes, .converted)
    context.options.unknownKeys = .refuse
    return context
  }()

  /// Returns a tree as Foundation reads it.
  fileprivate static func parsed(_ tree: JSONObject) throws -> Any {
    try JSONSerialization.jsonObject(with: JSONSerialization.data(withJSONObject: tree))
  }

  /// Returns the text of an object that the bridge has made.
  static func text(of tree: Any) throws -> String {
    guard let object = tree as? JSONObject else {
      throw JSONDecodingError(problem: .wrongType(found: "\(tree)", expected: "an object"))
    }
    return try object.JSONString()
  }
}
