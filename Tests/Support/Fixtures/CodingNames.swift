import JSONCodable

/// Properties and types with the names that a written source has for its own.
enum CodingNames {
  enum RawValue: String, Equatable { case low, high }

  struct Valid: JSONMappable, Codable {
    var x = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&x, key: "x", required: true)
    }
  }

  struct MetaKeys: JSONMappable, Codable {
    var container = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&container, key: "container", required: true)
    }
  }

  struct Mapped: JSONMappable {
    var container = 0
    var decoder = ""
    var encoder: Int?
    var metaObject = 1
    var meta = 2
    var id = 0
    var idKey = 0
    var raw = RawValue.low
    var keys: MetaKeys?
    var valid: [Valid] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&container, key: "container")
      try json.map(&decoder, key: "decoder")
      try json.map(&encoder, key: "encoder")
      try json.map(&metaObject, key: "metaObject")
      try json.map(&meta, keyPath: "meta.x")
      try json.map(&id, keys: ["id", "ID"])
      try json.map(&idKey, key: "idKey")
      try json.map(&raw, key: "raw")
      try json.map(&keys, key: "keys")
      try json.map(&valid, key: "valid", skipping: .invalid)
    }
  }

  struct Restored: JSONCodable {
    var container = 0
    var decoder = ""
    var encoder: Int?
    var metaObject = 1
    var meta = 2
    var id = 0
    var idKey = 0
    var raw = RawValue.low
    var keys: MetaKeys?
    var valid: [Valid] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&container, key: "container")
      try json.restore(&decoder, key: "decoder")
      try json.restore(&encoder, key: "encoder")
      try json.restore(&metaObject, key: "metaObject")
      try json.restore(&meta, keyPath: "meta.x")
      try json.restore(&id, keys: ["id", "ID"])
      try json.restore(&idKey, key: "idKey")
      try json.restore(&raw, key: "raw")
      try json.restore(&keys, key: "keys")
      try json.restore(&valid, key: "valid", skipping: .invalid)
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(container, key: "container")
      try json.archive(decoder, key: "decoder")
      try json.archive(encoder, key: "encoder")
      try json.archive(metaObject, key: "metaObject")
      try json.archive(meta, keyPath: "meta.x")
      try json.archive(id, key: "id")
      try json.archive(idKey, key: "idKey")
      try json.archive(raw, key: "raw")
      try json.archive(keys, key: "keys")
      try json.archive(valid, key: "valid")
      return json
    }
  }

  struct Coded: Codable {
    enum Raw: String, Codable { case low, high }

    var container = 0
    var decoder = ""
    var encoder: Int?
    var metaObject = 1
    var meta = 2
    var id = 0
    var idKey = 0
    var raw = Raw.low
    var keys: MetaKeys?
    var valid: [Valid] = []

    init(from coder: any Decoder) throws {
      let json = try coder.container(keyedBy: Name.self)
      try json.restore(&container, "container")
      try json.restore(&decoder, "decoder")
      try json.restore(&encoder, "encoder")
      try json.restore(&metaObject, "metaObject")
      try json.restore(&meta, path: ["meta", "x"])
      try json.restore(&id, firstOf: ["id", "ID"])
      try json.restore(&idKey, "idKey")
      try json.restore(&raw, "raw")
      try json.restore(&keys, "keys")
      try json.restoreValid(&valid, "valid")
    }

    func encode(to coder: any Encoder) throws {
      var json = coder.container(keyedBy: Name.self)
      try json.archive(container, "container")
      try json.archive(decoder, "decoder")
      try json.archive(encoder, "encoder")
      try json.archive(metaObject, "metaObject")
      try json.archive(meta, path: ["meta", "x"])
      try json.archive(id, "id")
      try json.archive(idKey, "idKey")
      try json.archive(raw, "raw")
      try json.archive(keys, "keys")
      try json.archive(valid, "valid")
    }
  }

  static let fixture = Fixture(
    "coding names", .keys,
    [
      #"{"container":1,"decoder":"d","encoder":2,"metaObject":3,"meta":{"x":4},"id":5,"idKey":6,"raw":"high","#
        + #""keys":{"container":7},"valid":[{"x":8}]}"#,
      #"{"container":0,"decoder":"","metaObject":0,"meta":{"x":0},"id":0,"idKey":0,"raw":"low","valid":[]}"#,
    ],
    loose: [#"{"ID":7,"valid":[{"x":1},{},3],"metaObject":2}"#],
    forms: [.mapped(Mapped.self), .restored(Restored.self)], coded: Coded.self)
}

/// Payloads with the names that a written source has for its own.
enum CodingLabels {
  enum Tag: String, CaseIterable, Codable { case walk, run, stop }

  enum Reflected: JSONUnion {
    case walk(container: Int, encoder: String)
    case run(dataObject: Int, dataObjectValue: Bool)
    case stop
    static let discriminator = JSONDiscriminator(key: "type", payload: .nested(key: "data"))

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "type") {
      case .walk:
        self = .walk(
          container: try json.value(keyPath: "data.container"),
          encoder: try json.value(keyPath: "data.encoder"))
      case .run:
        self = .run(
          dataObject: try json.value(keyPath: "data.dataObject"),
          dataObjectValue: try json.value(keyPath: "data.dataObjectValue"))
      case .stop: self = .stop
      }
    }
  }

  enum Coded: Codable {
    case walk(container: Int, encoder: String)
    case run(dataObject: Int, dataObjectValue: Bool)
    case stop

    init(from coder: any Decoder) throws {
      let json = try coder.container(keyedBy: Name.self)
      func data() throws -> KeyedDecodingContainer<Name> {
        try json.nestedContainer(keyedBy: Name.self, forKey: "data")
      }
      switch try json.decode(Tag.self, forKey: "type") {
      case .walk:
        let data = try data()
        self = .walk(
          container: try data.decode(Int.self, forKey: "container"),
          encoder: try data.decode(String.self, forKey: "encoder"))
      case .run:
        let data = try data()
        self = .run(
          dataObject: try data.decode(Int.self, forKey: "dataObject"),
          dataObjectValue: try data.decode(Bool.self, forKey: "dataObjectValue"))
      case .stop: self = .stop
      }
    }

    func encode(to coder: any Encoder) throws {
      var json = coder.container(keyedBy: Name.self)
      switch self {
      case .walk(let container, let encoder):
        try json.encode(Tag.walk, forKey: "type")
        var data = json.nestedContainer(keyedBy: Name.self, forKey: "data")
        try data.encode(container, forKey: "container")
        try data.encode(encoder, forKey: "encoder")
      case .run(let object, let value):
        try json.encode(Tag.run, forKey: "type")
        var data = json.nestedContainer(keyedBy: Name.self, forKey: "data")
        try data.encode(object, forKey: "dataObject")
        try data.encode(value, forKey: "dataObjectValue")
      case .stop: try json.encode(Tag.stop, forKey: "type")
      }
    }
  }

  static let fixture = Fixture(
    "coding labels", .unions,
    [
      #"{"type":"walk","data":{"container":1,"encoder":"e"}}"#,
      #"{"type":"run","data":{"dataObject":2,"dataObjectValue":true}}"#, #"{"type":"stop"}"#,
    ],
    forms: [.valued(Reflected.self)], coded: Coded.self)
}
