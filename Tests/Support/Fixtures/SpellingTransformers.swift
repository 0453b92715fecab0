import Foundation
import JSONCodable

/// A transformer to an object of JSON.
enum Pairs {
  struct Point { var x, y: Int }
  private static let pair = JSONTransformer<[Int], Point>(
    "pair", decoding: { $0.count == 2 ? Point(x: $0[0], y: $0[1]) : nil },
    encoding: { [$0.x, $0.y] })
  private static let spelling = Spelling<[Int], Point>(
    read: { $0.count == 2 ? Point(x: $0[0], y: $0[1]) : nil }, write: { [$0.x, $0.y] })

  struct Reflected: JSONMappable {
    var point = Point(x: 1, y: 2)
    var other: Point?
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(pair)
    }
  }

  struct Mapped: JSONMappable {
    var point = Point(x: 1, y: 2)
    var other: Point?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&point, key: "point", transformer: pair)
      try json.map(&other, key: "other", transformer: pair)
    }
  }

  struct Restored: JSONCodable {
    var point = Point(x: 1, y: 2)
    var other: Point?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&point, key: "point", transformer: pair)
      try json.restore(&other, key: "other", transformer: pair)
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(pair)
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let point: Point
    let other: Point?

    init(JSONDictionary json: JSONObject) throws {
      point = try json.valueIfPresent(key: "point", transformer: pair) ?? Point(x: 1, y: 2)
      other = try json.valueIfPresent(key: "other", transformer: pair)
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(pair)
    }
  }

  struct Coded: Codable {
    var point = Point(x: 1, y: 2)
    var other: Point?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&point, "point", by: spelling)
      try json.restore(&other, "other", by: spelling)
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(point, "point", by: spelling)
      try json.archive(other, "other", by: spelling)
    }
  }

  static let fixture = Fixture(
    "pairs", .transformers,
    [
      #"{"point":[3,4],"other":[5,6]}"#,
      #"{"point":[1,2]}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Numbers that a feed writes as numbers or as texts.
enum CarelessNumbers {
  struct Reflected: JSONMappable {
    var id = 0
    var ratio: Double?
    var price: Decimal = 0
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "id": JSONPropertyTransform(JSONTransformers.numberOrStringToInt)
      case "ratio": JSONPropertyTransform(JSONTransformers.numberOrStringToDouble)
      case "price": JSONPropertyTransform(JSONTransformers.numberOrStringToDecimal)
      default: nil
      }
    }
  }

  struct Mapped: JSONMappable {
    var id = 0
    var ratio: Double?
    var price: Decimal = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id", transformer: JSONTransformers.numberOrStringToInt)
      try json.map(&ratio, key: "ratio", transformer: JSONTransformers.numberOrStringToDouble)
      try json.map(&price, key: "price", transformer: JSONTransformers.numberOrStringToDecimal)
    }
  }

  struct Restored: JSONCodable {
    var id = 0
    var ratio: Double?
    var price: Decimal = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id", transformer: JSONTransformers.numberOrStringToInt)
      try json.restore(&ratio, key: "ratio", transformer: JSONTransformers.numberOrStringToDouble)
      try json.restore(&price, key: "price", transformer: JSONTransformers.numberOrStringToDecimal)
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "id": JSONPropertyTransform(JSONTransformers.numberOrStringToInt)
      case "ratio": JSONPropertyTransform(JSONTransformers.numberOrStringToDouble)
      case "price": JSONPropertyTransform(JSONTransformers.numberOrStringToDecimal)
      default: nil
      }
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let id: Int
    let ratio: Double?
    let price: Decimal

    init(JSONDictionary json: JSONObject) throws {
      id =
        try json.valueIfPresent(key: "id", transformer: JSONTransformers.numberOrStringToInt) ?? 0
      ratio = try json.valueIfPresent(
        key: "ratio", transformer: JSONTransformers.numberOrStringToDouble)
      price =
        try json.valueIfPresent(key: "price", transformer: JSONTransformers.numberOrStringToDecimal)
        ?? 0
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "id": JSONPropertyTransform(JSONTransformers.numberOrStringToInt)
      case "ratio": JSONPropertyTransform(JSONTransformers.numberOrStringToDouble)
      case "price": JSONPropertyTransform(JSONTransformers.numberOrStringToDecimal)
      default: nil
      }
    }
  }

  static let fixture = Fixture(
    "careless numbers", .transformers,
    [
      #"{"id":7,"ratio":0.5,"price":1.25}"#,
      #"{"id":0,"price":0}"#,
    ],
    loose: [#"{"id":"7","ratio":"0.5","price":"1.25"}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ])
}
