// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 93. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

enum Choice1: Int, CaseIterable, Codable {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}
struct Moved18: CodableBacked, Equatable {
  var p19: Optional<UInt32> = nil
  private enum CodingKeys: String, CodingKey {
    case p19 = "p19"
  }
}
enum Union22: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Bool, y: UUID)
  case takeIt(Model13)
  case nestIt(it: Model13)
  static let discriminator = JSONDiscriminator(key: "tag22", tags: .snakeCase, payload: .nested(key: "data22"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stop_now"
    case moveBy = "move_by"
    case takeIt = "take_it"
    case nestIt = "nest_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag22") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Bool.self, keyPath: "data22._0"), y: try json.value(UUID.self, keyPath: "data22.y"))
      case .takeIt: self = .takeIt(try json.value(Model13.self, key: "data22"))
      case .nestIt: self = .nestIt(it: try json.value(Model13.self, key: "data22"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag22, data22, _0, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag22) {
    case .stopNow: self = .stopNow
    case .moveBy:
      let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data22)
      self = .moveBy(try inner.decode(Bool.self, forKey: ._0), y: try inner.decode(UUID.self, forKey: .y))
    case .takeIt: self = .takeIt(try container.decode(Model13.self, forKey: .data22))
    case .nestIt: self = .nestIt(it: try container.decode(Model13.self, forKey: .data22))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag22)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag22)
      var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data22)
      try inner.encode(value0, forKey: ._0)
      try inner.encode(value1, forKey: .y)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag22)
      try container.encode(value0, forKey: .data22)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag22)
      try container.encode(value0, forKey: .data22)
    }
  }
}
enum Union51: JSONUnion, Equatable {
  case stopNow
  case waitFor(time: Optional<UInt32>)
  case takeIt(Lined20)
  case nestIt(Union22)
  static let discriminator = JSONDiscriminator(key: "tag51", tags: .snakeCase, payload: .flat)
  enum Tag: String, CaseIterable {
    case stopNow = "stop_now"
    case waitFor = "wait_for"
    case takeIt = "take_it"
    case nestIt = "nest_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag51") {
      case .stopNow: self = .stopNow
      case .waitFor: self = .waitFor(time: try json.valueIfPresent(keyPath: "time"))
      case .takeIt: self = .takeIt(try Lined20(JSONDictionary: json))
      case .nestIt: self = .nestIt(try Union22(JSONDictionary: json))
    }
  }
}
struct Moved67: CodableBacked, Equatable {
  var p68: [Optional<Model2>] = []
  var p69: Model52 = Model52(p53: Optional<[Union22]>.some([Union22.stopNow, Union22.moveBy(true, y: UUID(uuid: (139, 43, 213, 252, 124, 149, 180, 214, 46, 186, 33, 67, 85, 146, 11, 1)))]), p54: Optional<Model43>.none, p55: ["a": Choice1.case2, "a/b": Choice1.case2, "\u{e9}": Choice1.case1], p56: Set<String>(["e\u{301}"]), p57: Optional<Union22>.some(Union22.takeIt(Model13(p14: Optional<[Int]>.none, p15: Data([131, 37, 198] as [UInt8]), p16: [:], p17: Int16(0)))))
  var p70: Optional<Moved18> = nil
  private enum CodingKeys: String, CodingKey {
    case p68 = "key/p68"
    case p69 = "p69"
    case p70 = "p70"
  }
}
enum Union74: JSONUnion, Equatable, Codable {
  case stopNow
  case waitFor([Optional<Bool>])
  case takeIt(Model23)
  case nestIt(Union22)
  static let discriminator = JSONDiscriminator(key: "tag74", payload: .nested(key: "data74"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stopNow"
    case waitFor = "waitFor"
    case takeIt = "takeIt"
    case nestIt = "nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag74") {
      case .stopNow: self = .stopNow
      case .waitFor: self = .waitFor(try json.value([Optional<Bool>].self, key: "data74"))
      case .takeIt: self = .takeIt(try json.value(Model23.self, key: "data74"))
      case .nestIt: self = .nestIt(try json.value(Union22.self, key: "data74"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag74, data74 }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag74) {
    case .stopNow: self = .stopNow
    case .waitFor: self = .waitFor(try container.decode([Optional<Bool>].self, forKey: .data74))
    case .takeIt: self = .takeIt(try container.decode(Model23.self, forKey: .data74))
    case .nestIt: self = .nestIt(try container.decode(Union22.self, forKey: .data74))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag74)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag74)
      try container.encode(value0, forKey: .data74)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag74)
      try container.encode(value0, forKey: .data74)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag74)
      try container.encode(value0, forKey: .data74)
    }
  }
}
enum Choice93: Int, CaseIterable, Codable {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}
enum Union103: JSONUnion, Equatable {
  case stopNow
  case moveBy(UInt, y: Int16)
  case waitFor([String: Union22])
  case nestIt(it: Union22)
  static let discriminator = JSONDiscriminator(key: "tag103", payload: .nested(key: "data103"))
  enum Tag: String, CaseIterable {
    case stopNow = "stopNow"
    case moveBy = "moveBy"
    case waitFor = "waitFor"
    case nestIt = "nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag103") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(UInt.self, keyPath: "data103._0"), y: try json.value(Int16.self, keyPath: "data103.y"))
      case .waitFor: self = .waitFor(try json.value([String: Union22].self, key: "data103"))
      case .nestIt: self = .nestIt(it: try json.value(Union22.self, key: "data103"))
    }
  }
}
struct Moved134: CodableBacked, Equatable {
  var p135: [Float] = []
  private enum CodingKeys: String, CodingKey {
    case p135 = "p135"
  }
}
enum Union139: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Decimal, y: Date)
  case takeIt(it: Model43)
  case nestIt(Union22)
  static let discriminator = JSONDiscriminator(key: "tag139", tags: .snakeCase, payload: .nested(key: "data139"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stop_now"
    case moveBy = "move_by"
    case takeIt = "take_it"
    case nestIt = "nest_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag139") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Decimal.self, keyPath: "data139._0"), y: try json.value(Date.self, keyPath: "data139.y"))
      case .takeIt: self = .takeIt(it: try json.value(Model43.self, key: "data139"))
      case .nestIt: self = .nestIt(try json.value(Union22.self, key: "data139"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag139, data139, _0, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag139) {
    case .stopNow: self = .stopNow
    case .moveBy:
      let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data139)
      self = .moveBy(try inner.decode(Decimal.self, forKey: ._0), y: try inner.decode(Date.self, forKey: .y))
    case .takeIt: self = .takeIt(it: try container.decode(Model43.self, forKey: .data139))
    case .nestIt: self = .nestIt(try container.decode(Union22.self, forKey: .data139))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag139)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag139)
      var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data139)
      try inner.encode(value0, forKey: ._0)
      try inner.encode(value1, forKey: .y)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag139)
      try container.encode(value0, forKey: .data139)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag139)
      try container.encode(value0, forKey: .data139)
    }
  }
}
