import JSONCodable

/// Signed integers of every width.
enum Integers {
  struct Reflected: JSONMappable {
    var whole = 0
    var byte: Int8 = 1
    var short: Int16 = 2
    var word: Int32 = 3
    var long: Int64 = 4
  }

  struct Mapped: JSONMappable {
    var whole = 0
    var byte: Int8 = 1
    var short: Int16 = 2
    var word: Int32 = 3
    var long: Int64 = 4

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&whole, key: "whole")
      try json.map(&byte, key: "byte")
      try json.map(&short, key: "short")
      try json.map(&word, key: "word")
      try json.map(&long, key: "long")
    }
  }

  struct Restored: JSONCodable {
    var whole = 0
    var byte: Int8 = 1
    var short: Int16 = 2
    var word: Int32 = 3
    var long: Int64 = 4

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&whole, key: "whole")
      try json.restore(&byte, key: "byte")
      try json.restore(&short, key: "short")
      try json.restore(&word, key: "word")
      try json.restore(&long, key: "long")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let whole: Int
    let byte: Int8
    let short: Int16
    let word: Int32
    let long: Int64

    init(JSONDictionary json: JSONObject) throws {
      whole = try json.value(key: "whole", default: 0)
      byte = try json.value(key: "byte", default: 1)
      short = try json.value(key: "short", default: 2)
      word = try json.value(key: "word", default: 3)
      long = try json.value(key: "long", default: 4)
    }
  }

  struct Coded: Codable {
    var whole = 0
    var byte: Int8 = 1
    var short: Int16 = 2
    var word: Int32 = 3
    var long: Int64 = 4

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&whole, .whole)
      try json.restore(&byte, .byte)
      try json.restore(&short, .short)
      try json.restore(&word, .word)
      try json.restore(&long, .long)
    }
  }

  static let fixture = Fixture(
    "integers", .scalars,
    [
      #"{"whole":-7,"byte":-128,"short":32767,"word":-5,"long":9223372036854775807}"#,
      #"{"whole":1,"byte":1,"short":1,"word":1,"long":-9223372036854775808}"#,
    ],
    loose: ["{}", #"{"whole":null,"byte":5.0}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Unsigned integers of every width.
enum UnsignedIntegers {
  struct Reflected: JSONMappable {
    var whole: UInt = 0
    var byte: UInt8 = 1
    var short: UInt16 = 2
    var word: UInt32 = 3
    var long: UInt64?
  }

  struct Mapped: JSONMappable {
    var whole: UInt = 0
    var byte: UInt8 = 1
    var short: UInt16 = 2
    var word: UInt32 = 3
    var long: UInt64?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&whole, key: "whole")
      try json.map(&byte, key: "byte")
      try json.map(&short, key: "short")
      try json.map(&word, key: "word")
      try json.map(&long, key: "long")
    }
  }

  struct Restored: JSONCodable {
    var whole: UInt = 0
    var byte: UInt8 = 1
    var short: UInt16 = 2
    var word: UInt32 = 3
    var long: UInt64?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&whole, key: "whole")
      try json.restore(&byte, key: "byte")
      try json.restore(&short, key: "short")
      try json.restore(&word, key: "word")
      try json.restore(&long, key: "long")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let whole: UInt
    let byte: UInt8
    let short: UInt16
    let word: UInt32
    let long: UInt64?

    init(JSONDictionary json: JSONObject) throws {
      whole = try json.value(key: "whole", default: 0)
      byte = try json.value(key: "byte", default: 1)
      short = try json.value(key: "short", default: 2)
      word = try json.value(key: "word", default: 3)
      long = try json.valueIfPresent(key: "long")
    }
  }

  struct Coded: Codable {
    var whole: UInt = 0
    var byte: UInt8 = 1
    var short: UInt16 = 2
    var word: UInt32 = 3
    var long: UInt64?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&whole, .whole)
      try json.restore(&byte, .byte)
      try json.restore(&short, .short)
      try json.restore(&word, .word)
      try json.restore(&long, .long)
    }
  }

  static let fixture = Fixture(
    "unsigned integers", .scalars,
    [
      #"{"whole":18446744073709551615,"byte":255,"short":65535,"word":4294967295,"long":9007199254740993}"#,
      #"{"whole":1,"byte":1,"short":1,"word":1}"#,
    ],
    loose: [#"{"long":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Integers of 128 bits.
enum WideIntegers {
  struct Reflected: JSONMappable {
    var signed: Int128 = 0
    var unsigned: UInt128 = 0
  }

  struct Mapped: JSONMappable {
    var signed: Int128 = 0
    var unsigned: UInt128 = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&signed, key: "signed")
      try json.map(&unsigned, key: "unsigned")
    }
  }

  struct Restored: JSONCodable {
    var signed: Int128 = 0
    var unsigned: UInt128 = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&signed, key: "signed")
      try json.restore(&unsigned, key: "unsigned")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let signed: Int128
    let unsigned: UInt128

    init(JSONDictionary json: JSONObject) throws {
      signed = try json.value(key: "signed", default: 0)
      unsigned = try json.value(key: "unsigned", default: 0)
    }
  }

  struct Coded: Codable {
    var signed: Int128 = 0
    var unsigned: UInt128 = 0

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&signed, .signed)
      try json.restore(&unsigned, .unsigned)
    }
  }

  static let fixture = Fixture(
    "wide integers", .scalars,
    [
      #"{"signed":-170141183460469231731687303715884105728,"unsigned":340282366920938463463374607431768211455}"#,
      #"{"signed":1,"unsigned":2}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
