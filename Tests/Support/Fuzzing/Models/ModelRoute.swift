import CodableBridge
package import Foundation
import JSONCodable
package import JSONParity

/// A way to read a model from a text, and to write it again.
package struct ModelRoute: Sendable {
  /// What was read.
  package struct Value {
    let held: Held
    /// Writes the value; nil where it is not to be written.
    let write: (() throws -> Data)?

    package init(held: Held, write: (() throws -> Data)? = nil) {
      (self.held, self.write) = (held, write)
    }
  }

  let name: String
  let shape: Shape
  let rules: ShapeRules
  let read: @Sendable (Data) throws -> Value
  /// Whether the document has what the route refuses although it is of the shape.
  let refuses: @Sendable (JSONValue) -> Bool

  package init(
    _ name: String, _ shape: Shape, _ rules: ShapeRules = .mapper,
    refuses: @escaping @Sendable (JSONValue) -> Bool = { _ in false },
    read: @escaping @Sendable (Data) throws -> Value
  ) {
    (self.name, self.shape, self.rules) = (name, shape, rules)
    (self.refuses, self.read) = (refuses, read)
  }
}

// MARK: - The mapper

extension ModelRoute {
  private static func value(_ value: some Sample & JSONEncodable) -> Value {
    Value(held: value.held) { try value.JSONData() }
  }

  private static let plain = SampleForm().shape
  private static let mapped = SampleForm(requiresID: true, place: MappedSample.place).shape

  /// Typed reading by the mapper, with the options that it has at first.
  package static let mapper = [
    ModelRoute("by reflection", plain) { value(try ReflectedSample(JSONData: $0)) },
    ModelRoute("by JSONMap", mapped) { value(try MappedSample(JSONData: $0)) },
    ModelRoute("by restore", plain) { value(try RestoredSample(JSONData: $0)) },
    ModelRoute("by restore, of a dictionary", plain, refuses: { $0.hasRefusedNumber }) {
      value(try RestoredSample(JSONDictionary: JSONObject(JSONData: $0)))
    },
  ]

  /// Typed reading in contexts, of arrays and dictionaries, and of registered types.
  package static let contexts = [
    ModelRoute("in snake case", SampleForm(place: snakePlace).shape) { data in
      var context = JSONContext.current
      context.options.keys = .snakeCase
      let sample = try ReflectedSample(JSONData: data, context: context)
      return Value(held: sample.held) { try sample.JSONData(context: context) }
    },
    ModelRoute(
      "with unknown keys refused", plain,
      refuses: { plain.hasUnknownKey($0.withoutHidden(keepingFirst: false)) }
    ) { data in
      var context = JSONContext.current
      context.options.unknownKeys = .refuse
      return value(try RestoredSample(JSONData: data, context: context))
    },
    ModelRoute("by Mirror", plain) { data in
      var context = JSONContext.current
      context.options.reflection = .mirror
      let sample = try ReflectedSample(JSONData: data, context: context)
      return Value(held: sample.held) { try sample.JSONData(context: context) }
    },
    ModelRoute("an array", .list(mapped)) { data in
      let samples = try [MappedSample](JSONData: data)
      return Value(held: .list(samples.map(\.held))) { try samples.JSONData() }
    },
    ModelRoute("a dictionary", .table(.optional(plain))) { data in
      let samples = try [String: ReflectedSample?](JSONData: data)
      return Value(held: .table(samples.mapValues { Held($0, \.held) })) { try samples.JSONData() }
    },
    ModelRoute("leniently, without a problem", plain, refuses: { $0.hasRefusedNumber }) { data in
      let (sample, problems) = try RestoredSample.lenient(
        JSONDictionary: JSONObject(JSONData: data))
      if let problem = problems.first { throw problem }
      return value(sample)
    },
    ModelRoute("with converted scalars", plain, .converted) { data in
      var context = JSONContext.current
      context.options.scalars = .converted
      return value(try ReflectedSample(JSONData: data, context: context))
    },
    ModelRoute("by key paths", PathSample.shape) {
      Value(held: try PathSample(JSONData: $0).held)
    },
    ModelRoute("registered types", SampleZoo.shape) { data in
      var context = JSONContext.current
      context.types = try SampleZoo.types.get()
      let zoo = try SampleZoo(JSONData: data, context: context)
      return Value(held: zoo.held) { try zoo.JSONData(context: context) }
    },
  ]

  @Sendable private static func snakePlace(_ name: String) -> [Shape.Step] {
    [.key(["isOpen": "is_open", "bigNumber": "big_number"][name] ?? name)]
  }
}

// MARK: - Codable

extension ModelRoute {
  private static let coded = SampleForm(isComplete: true).shape

  /// Codable over the mapper's trees, both inside each other.
  package static let bridge = [
    ModelRoute("DictionaryDecoder", coded, .codable, refuses: { $0.hasRefusedNumber }) { data in
      let sample = try DictionaryDecoder().decode(
        CodedSample.self, from: MapperTree.read(data))
      return Value(held: sample.held) {
        try JSONSerialization.data(withJSONObject: DictionaryEncoder().encode(sample))
      }
    },
    ModelRoute("CodableBacked", coded, .codable) { value(try CodedSample(JSONData: $0)) },
    ModelRoute(
      "CodableBacked in a mapped type",
      .object([Shape.Field("sample", .optional(coded), .nothing)]),
      .codable
    ) { data in
      let box = try BackedBox(JSONData: data)
      return Value(held: .table(["sample": Held(box.sample, \.held)])) { try box.JSONData() }
    },
  ]
}

extension JSONValue {
  /// Whether a number inside keeps the mapper from reading the whole as a tree.
  var hasRefusedNumber: Bool {
    withoutHidden(keepingFirst: false).hasNumber {
      Double($0)?.isInfinite == true || NumberText.vanishes($0)
    }
  }
}

extension Shape {
  /// Returns whether an object has a key that the shape has no property for.
  func hasUnknownKey(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.optional(let shape), _): shape.hasUnknownKey(value)
    case (.recursive(let shape), _): shape().hasUnknownKey(value)
    case (.list(let shape), .array(let elements)): elements.contains(where: shape.hasUnknownKey)
    case (.table(let shape), .object(let members)):
      members.contains { shape.hasUnknownKey($0.value) }
    case (.object(let fields), .object(let members)):
      Self.haveUnknownKey(members, besides: fields)
    case (.tagged(let key, let cases), .object(let members)):
      Self.haveUnknownKey(
        members, besides: [Field(key, .string, nil)] + cases.values.flatMap(\.self))
    default: false
    }
  }

  private static func haveUnknownKey(_ members: [JSONValue.Member], besides fields: [Field]) -> Bool
  {
    members.contains { member in
      guard let field = fields.first(where: { $0.place == [.key(member.key)] }) else { return true }
      return field.shape.hasUnknownKey(member.value)
    }
  }
}
