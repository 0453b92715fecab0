import Foundation
import JSONCodable

/// Floating-point numbers.
enum Fractions {
  struct Reflected: JSONMappable {
    var single: Float = 0
    var double: Double = 0
    var graphic: CGFloat?
    var list: [Float] = []
  }

  struct Mapped: JSONMappable {
    var single: Float = 0
    var double: Double = 0
    var graphic: CGFloat?
    var list: [Float] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&single, key: "single")
      try json.map(&double, key: "double")
      try json.map(&graphic, key: "graphic")
      try json.map(&list, key: "list")
    }
  }

  struct Restored: JSONCodable {
    var single: Float = 0
    var double: Double = 0
    var graphic: CGFloat?
    var list: [Float] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&single, key: "single")
      try json.restore(&double, key: "double")
      try json.restore(&graphic, key: "graphic")
      try json.restore(&list, key: "list")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let single: Float
    let double: Double
    let graphic: CGFloat?
    let list: [Float]

    init(JSONDictionary json: JSONObject) throws {
      single = try json.value(key: "single", default: 0)
      double = try json.value(key: "double", default: 0)
      graphic = try json.valueIfPresent(key: "graphic")
      list = try json.value(key: "list", default: [])
    }
  }

  struct Coded: Codable {
    var single: Float = 0
    var double: Double = 0
    var graphic: CGFloat?
    var list: [Float] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&single, .single)
      try json.restore(&double, .double)
      try json.restore(&graphic, .graphic)
      try json.restore(&list, .list)
    }
  }

  static let fixture = Fixture(
    "fractions", .scalars,
    [
      #"{"single":0.1,"double":0.1,"graphic":2.5,"list":[1.5,3.4e38]}"#,
      #"{"single":-2,"double":5e-324,"list":[]}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Decimal numbers.
enum Prices {
  struct Reflected: JSONMappable {
    var price: Decimal = 0
    var discount: Decimal?
    var history: [Decimal] = []
  }

  struct Mapped: JSONMappable {
    var price: Decimal = 0
    var discount: Decimal?
    var history: [Decimal] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&price, key: "price")
      try json.map(&discount, key: "discount")
      try json.map(&history, key: "history")
    }
  }

  struct Restored: JSONCodable {
    var price: Decimal = 0
    var discount: Decimal?
    var history: [Decimal] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&price, key: "price")
      try json.restore(&discount, key: "discount")
      try json.restore(&history, key: "history")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let price: Decimal
    let discount: Decimal?
    let history: [Decimal]

    init(JSONDictionary json: JSONObject) throws {
      price = try json.value(key: "price", default: 0)
      discount = try json.valueIfPresent(key: "discount")
      history = try json.value(key: "history", default: [])
    }
  }

  struct Coded: Codable {
    var price: Decimal = 0
    var discount: Decimal?
    var history: [Decimal] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&price, .price)
      try json.restore(&discount, .discount)
      try json.restore(&history, .history)
    }
  }

  static let fixture = Fixture(
    "prices", .scalars,
    [
      #"{"price":12.34,"discount":0.5,"history":[1,2.25]}"#,
      #"{"price":12345678901234567890.12,"history":[]}"#,
    ],
    loose: [#"{"discount":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
