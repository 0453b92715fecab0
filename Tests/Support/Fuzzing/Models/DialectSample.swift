import JSONCodable3

/// A few of the model's properties, in the dialect of JSONCodable 3.
struct DialectSample: JSONCodable {
  let id: Int
  let name: String
  let isOpen: Bool
  let ratio: Double
  let note: String?
  let level: Int?
  let color: SampleColor
  let tags: [String]
  let parts: [DialectSample]

  init(object: JSONObject) throws {
    let decoder = JSONDecoder(object: object)
    id = try decoder.decode("id")
    name = try decoder.decode("name")
    isOpen = try decoder.decode("isOpen")
    ratio = try decoder.decode("ratio")
    note = try decoder.decode("more.note")
    level = try decoder.decode("level")
    color = try decoder.decode("color")
    tags = try decoder.decode("tags")
    parts = try decoder.decode("parts")
  }

  func toJSON() throws -> Any {
    try JSONEncoder.create { encoder in
      try encoder.encode(id, key: "id")
      try encoder.encode(name, key: "name")
      try encoder.encode(isOpen, key: "isOpen")
      try encoder.encode(ratio, key: "ratio")
      try encoder.encode(note, key: "more.note")
      try encoder.encode(level, key: "level")
      try encoder.encode(color, key: "color")
      try encoder.encode(tags, key: "tags")
      try encoder.encode(parts, key: "parts")
    }
  }

  static let shape: Shape = .object([
    Shape.Field("id", .integer(Int.self), nil), Shape.Field("name", .string, nil),
    Shape.Field("isOpen", .boolean, nil), Shape.Field("ratio", .double, nil),
    Shape.Field("note", at: [.key("more"), .key("note")], .optional(.string), .nothing),
    Shape.Field("level", .optional(.integer(Int.self)), .nothing),
    Shape.Field("color", .named(SampleColor.allCases.map(\.rawValue)), nil),
    Shape.Field("tags", .list(.string), .list([])),
    Shape.Field("parts", .list(.recursive { shape }), .list([])),
  ])

  var held: Held {
    .table([
      "id": Held(id), "name": .text(name), "isOpen": .boolean(isOpen), "ratio": Held(ratio),
      "note": Held(note, Held.text), "level": Held(level) { Held($0) },
      "color": .text(color.rawValue), "tags": .list(tags.map(Held.text)),
      "parts": .list(parts.map(\.held)),
    ])
  }
}

extension ModelRoute {
  /// The dialect of JSONCodable 3.
  package static let dialect = [
    ModelRoute("JSONCodable 3", DialectSample.shape, .dialect, refuses: { $0.hasRefusedNumber }) {
      data in
      let sample = try DialectSample(object: JSONObject(JSONData: data))
      return Value(held: sample.held) { Data(try sample.toJSONString().utf8) }
    }
  ]
}
