import JSONCodable

/// A shape of any registered type.
protocol AnyShape: JSONIdentified {}

/// A round shape.
struct Round: AnyShape {
  static let JSONTypeID = "round"
  var radius: Double

  init(JSONDictionary json: JSONObject) throws { radius = try json.value(key: "radius") }
}

/// A shape of corners.
struct Corners: AnyShape, JSONMappable {
  static let JSONTypeID = "corners"
  var count = 3
  var name: String?
}

/// Properties that hold any registered type.
enum Polymorphism {
  struct Reflected: JSONMappable {
    @PolymorphicValue var shape: (any AnyShape)?
    @PolymorphicValue var others: [any AnyShape] = []
    @PolymorphicValue var named: [String: any AnyShape] = [:]
  }

  struct Mapped: JSONMappable {
    @PolymorphicValue var shape: (any AnyShape)?
    @PolymorphicValue var others: [any AnyShape] = []
    @PolymorphicValue var named: [String: any AnyShape] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&_shape, key: "shape")
      try json.map(&_others, key: "others")
      try json.map(&_named, key: "named")
    }
  }

  struct Restored: JSONCodable {
    @PolymorphicValue var shape: (any AnyShape)?
    @PolymorphicValue var others: [any AnyShape] = []
    @PolymorphicValue var named: [String: any AnyShape] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&_shape, key: "shape")
      try json.restore(&_others, key: "others")
      try json.restore(&_named, key: "named")
    }
  }

  struct Coded: Codable {
    @PolymorphicValue var shape: (any AnyShape)?
    @PolymorphicValue var others: [any AnyShape] = []
    @PolymorphicValue var named: [String: any AnyShape] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      _shape = try json.decode(PolymorphicValue<(any AnyShape)?>.self, forKey: .shape)
      try json.restore(&_others, .others)
      try json.restore(&_named, .named)
    }
  }

  static let fixture = Fixture(
    "polymorphism", .unions,
    [
      #"{"shape":{"_type":"round","radius":1.5},"others":[{"_type":"corners","count":4}],"named":{"a":{"_type":"corners","count":5,"name":"n"}}}"#,
      #"{"others":[],"named":{}}"#,
    ],
    loose: [#"{"shape":null,"others":[]}"#, "{}"],
    forms: [.reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self)],
    coded: Coded.self, context: context)

  private static let context = { @Sendable () throws -> JSONContext in
    var context = JSONContext()
    context.types = try JSONTypeRegistry([Round.self, Corners.self])
    return context
  }
}
