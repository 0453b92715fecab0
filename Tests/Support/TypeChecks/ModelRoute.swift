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

  /// Whether the model's own Codable conformance goes this way.
  var isOfCodable: Bool { self == .bridge || self == .codable }
}

/// What the Codable conformance of a model does.
struct ModelCoder<Model>: Sendable {
  let tree: @Sendable (Model) throws -> Any
  let valueOfTree: @Sendable (Any) throws -> Model
  let text: @Sendable (Model) throws -> Data
  let valueOfText: @Sendable (Data) throws -> Model
}

extension ModelCoder where Model: Codable & SendableMetatype {
  /// The coders of the bridge and of Foundation.
  static var codable: Self {
    ModelCoder(
      tree: { try DictionaryEncoder().encode($0) },
      valueOfTree: { try DictionaryDecoder().decode(Model.self, from: $0) },
      text: { try JSONEncoder().encode($0) },
      valueOfText: { try JSONDecoder().decode(Model.self, from: $0) })
  }
}

/// A Codable type with a model inside.
private struct Wrapping<Model: JSONMappable>: Codable {
  @JSONMapped var model: Model
}

/// A value of a model on its way out and back.
struct ModelTrip<Model: JSONMappable & Equatable> {
  let name: String
  /// The JSON, as the generator has worked it out.
  let json: String
  let value: Model

  /// Returns what is wrong by a route; nil where nothing is.
  func failure(by route: ModelRoute, _ coder: ModelCoder<Model>?) -> String? {
    do {
      guard let (text, back, read) = try trip(route, coder) else { return nil }
      let isWritten = try JSONValue(parsing: text).isEquivalent(to: JSONValue(parsing: json))
      if !isWritten { return "\(name) by \(route.rawValue): \(text), expected \(json)" }
      if back != value { return "\(name) by \(route.rawValue): comes back as \(back)" }
      return read == value ? nil : "\(name) by \(route.rawValue): \(json) is read as \(read)"
    } catch {
      return "\(name) by \(route.rawValue): \(error), of \(json)"
    }
  }

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
        try Self.text(of: tree), try coder.valueOfTree(tree),
        try coder.valueOfTree(JSONObject(JSONString: json))
      )
    case .codable:
      guard let coder else { return nil }
      let data = try coder.text(value)
      return (
        String(decoding: data, as: UTF8.self), try coder.valueOfText(data),
        try coder.valueOfText(Data(json.utf8))
      )
    case .wrapped:
      return try wrapped(.codable) {
        try $0.text($1)
      } read: {
        try $0.valueOfText($1)
      }
    case .wrappedBridge:
      return try wrapped(.codable) { coder, wrapping in
        Data(try Self.text(of: coder.tree(wrapping)).utf8)
      } read: { coder, text in
        try coder.valueOfTree(JSONObject(JSONString: String(decoding: text, as: UTF8.self)))
      }
    }
  }

  /// Returns the text of an object that the bridge has made.
  private static func text(of tree: Any) throws -> String {
    guard let object = tree as? JSONObject else {
      throw JSONDecodingError(problem: .wrongType(found: "\(tree)", expected: "an object"))
    }
    return try object.JSONString()
  }

  private func byText(_ text: String) throws -> (text: String, back: Model, read: Model) {
    (text, try Model(JSONString: text), try Model(JSONString: json))
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
