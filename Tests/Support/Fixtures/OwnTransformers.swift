import JSONCodable

/// A transformer of the model's own.
enum YesOrNo {
  private static let yesNo = JSONTransformer<String, Bool>(
    decoding: { $0 == "yes" ? true : $0 == "no" ? false : nil }, encoding: { $0 ? "yes" : "no" })
  private static let spelling = Spelling<String, Bool>(
    read: { $0 == "yes" ? true : $0 == "no" ? false : nil }, write: { $0 ? "yes" : "no" })

  struct Reflected: JSONMappable {
    var isOpen = false
    var isPaid: Bool?
    var days: [Bool] = []
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(yesNo)
    }
  }

  struct Mapped: JSONMappable {
    var isOpen = false
    var isPaid: Bool?
    var days: [Bool] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&isOpen, key: "isOpen", transformer: yesNo)
      try json.map(&isPaid, key: "isPaid", transformer: yesNo)
      try json.map(&days, key: "days", transformer: yesNo)
    }
  }

  struct Restored: JSONCodable {
    var isOpen = false
    var isPaid: Bool?
    var days: [Bool] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&isOpen, key: "isOpen", transformer: yesNo)
      try json.restore(&isPaid, key: "isPaid", transformer: yesNo)
      try json.restore(&days, key: "days", transformer: yesNo)
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(yesNo)
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let isOpen: Bool
    let isPaid: Bool?
    let days: [Bool]

    init(JSONDictionary json: JSONObject) throws {
      isOpen = try json.valueIfPresent(key: "isOpen", transformer: yesNo) ?? false
      isPaid = try json.valueIfPresent(key: "isPaid", transformer: yesNo)
      days = try json.valueIfPresent(key: "days", transformer: yesNo) ?? []
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(yesNo)
    }
  }

  struct Coded: Codable {
    var isOpen = false
    var isPaid: Bool?
    var days: [Bool] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&isOpen, "isOpen", by: spelling)
      try json.restore(&isPaid, "isPaid", by: spelling)
      try json.restore(&days, "days", by: spelling)
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(isOpen, "isOpen", by: spelling)
      try json.archive(isPaid, "isPaid", by: spelling)
      try json.archive(days, "days", by: spelling)
    }
  }

  static let fixture = Fixture(
    "yes or no", .transformers,
    [
      #"{"isOpen":"yes","isPaid":"no","days":["yes","no"]}"#,
      #"{"isOpen":"no","days":[]}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// A transformer to a type that is unknown to the mapper.
enum Lengths {
  struct Length { var meters: Double }
  private static let meters = JSONTransformer<Double, Length>(
    "meters", decoding: { Length(meters: $0) }, encoding: { $0.meters })
  private static let spelling = Spelling<Double, Length>(
    read: { Length(meters: $0) }, write: { $0.meters })

  struct Reflected: JSONMappable {
    var height = Length(meters: 0)
    var widths: [Length]?
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(meters)
    }
  }

  struct Mapped: JSONMappable {
    var height = Length(meters: 0)
    var widths: [Length]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&height, key: "height", transformer: meters)
      try json.map(&widths, key: "widths", transformer: meters)
    }
  }

  struct Restored: JSONCodable {
    var height = Length(meters: 0)
    var widths: [Length]?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&height, key: "height", transformer: meters)
      try json.restore(&widths, key: "widths", transformer: meters)
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(meters)
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let height: Length
    let widths: [Length]?

    init(JSONDictionary json: JSONObject) throws {
      height = try json.valueIfPresent(key: "height", transformer: meters) ?? Length(meters: 0)
      widths = try json.valueIfPresent(key: "widths", transformer: meters)
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(meters)
    }
  }

  struct Coded: Codable {
    var height = Length(meters: 0)
    var widths: [Length]?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&height, "height", by: spelling)
      try json.restore(&widths, "widths", by: spelling)
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(height, "height", by: spelling)
      try json.archive(widths, "widths", by: spelling)
    }
  }

  static let fixture = Fixture(
    "lengths", .transformers,
    [
      #"{"height":1.5,"widths":[2,3]}"#,
      #"{"height":0}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
