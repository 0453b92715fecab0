// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 63. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

enum Choice1: Int, CaseIterable, CodableBacked {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}
struct Moved11: CodableBacked, Equatable {
  var p12: Optional<UUID> = nil
  private enum CodingKeys: String, CodingKey {
    case p12 = "\u{e9}p12"
  }
}
enum Sum20: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Model2, y: Optional<Moved11>)
  case waitFor([Int: Model8])
  case nestIt(Model8)
  static let discriminator = JSONDiscriminator(key: "tag20", tags: .explicit(["stopNow": "a/stopNow", "moveBy": "a/moveBy", "waitFor": "a/waitFor", "nestIt": "a/nestIt"]), payload: .nested(key: "data20"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "a/stopNow"
    case moveBy = "a/moveBy"
    case waitFor = "a/waitFor"
    case nestIt = "a/nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag20") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Model2.self, keyPath: "data20._0"), y: try json.valueIfPresent(keyPath: "data20.y"))
      case .waitFor: self = .waitFor(try json.value([Int: Model8].self, key: "data20"))
      case .nestIt: self = .nestIt(try json.value(Model8.self, key: "data20"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag20, data20, _0, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag20) {
    case .stopNow: self = .stopNow
    case .moveBy:
      let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data20)
      self = .moveBy(try inner.decode(Model2.self, forKey: ._0), y: try inner.decodeIfPresent(Moved11.self, forKey: .y))
    case .waitFor: self = .waitFor(try container.decode([Int: Model8].self, forKey: .data20))
    case .nestIt: self = .nestIt(try container.decode(Model8.self, forKey: .data20))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag20)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag20)
      var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data20)
      try inner.encode(value0, forKey: ._0)
      try inner.encodeIfPresent(value1, forKey: .y)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag20)
      try container.encode(value0, forKey: .data20)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag20)
      try container.encode(value0, forKey: .data20)
    }
  }
}
enum Sum52: JSONUnion, Equatable {
  case stopNow
  case moveBy(Double, y: UInt16)
  case waitFor(time: Optional<UInt16>)
  case nestIt(Model2)
  static let discriminator = JSONDiscriminator(key: "tag52", tags: .snakeCase, payload: .flat)
  enum Tag: String, CaseIterable {
    case stopNow = "stop_now"
    case moveBy = "move_by"
    case waitFor = "wait_for"
    case nestIt = "nest_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag52") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Double.self, keyPath: "_0"), y: try json.value(UInt16.self, keyPath: "y"))
      case .waitFor: self = .waitFor(time: try json.valueIfPresent(keyPath: "time"))
      case .nestIt: self = .nestIt(try Model2(JSONDictionary: json))
    }
  }
}
struct Moved72: CodableBacked, Equatable {
  var p73: Model2 = Model2()
  var p74: Optional<Sum20> = nil
  private enum CodingKeys: String, CodingKey {
    case p73 = "p73"
    case p74 = "p74"
  }
}
enum Sum81: JSONUnion, Equatable, Codable {
  case stopNow
  case waitFor(Optional<[Float]>)
  case takeIt(Moved11)
  case nestIt(Model8)
  static let discriminator = JSONDiscriminator(key: "tag81", payload: .nested(key: "data81"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stopNow"
    case waitFor = "waitFor"
    case takeIt = "takeIt"
    case nestIt = "nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag81") {
      case .stopNow: self = .stopNow
      case .waitFor: self = .waitFor(try json.valueIfPresent(key: "data81"))
      case .takeIt: self = .takeIt(try json.value(Moved11.self, key: "data81"))
      case .nestIt: self = .nestIt(try json.value(Model8.self, key: "data81"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag81, data81 }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag81) {
    case .stopNow: self = .stopNow
    case .waitFor: self = .waitFor(try container.decodeIfPresent([Float].self, forKey: .data81))
    case .takeIt: self = .takeIt(try container.decode(Moved11.self, forKey: .data81))
    case .nestIt: self = .nestIt(try container.decode(Model8.self, forKey: .data81))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag81)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag81)
      try container.encodeIfPresent(value0, forKey: .data81)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag81)
      try container.encode(value0, forKey: .data81)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag81)
      try container.encode(value0, forKey: .data81)
    }
  }
}
enum Choice100: Int, CaseIterable, Codable {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}
enum Sum109: JSONUnion, Equatable {
  case stopNow
  case moveBy(Int32, y: Optional<UInt16>)
  case takeIt(it: Lined103)
  case nestIt(Sum52)
  static let discriminator = JSONDiscriminator(key: "tag109", tags: .explicit(["stopNow": "a/stopNow", "moveBy": "a/moveBy", "takeIt": "a/takeIt", "nestIt": "a/nestIt"]), payload: .flat)
  enum Tag: String, CaseIterable {
    case stopNow = "a/stopNow"
    case moveBy = "a/moveBy"
    case takeIt = "a/takeIt"
    case nestIt = "a/nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag109") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Int32.self, keyPath: "_0"), y: try json.valueIfPresent(keyPath: "y"))
      case .takeIt: self = .takeIt(it: try Lined103(JSONDictionary: json))
      case .nestIt: self = .nestIt(try Sum52(JSONDictionary: json))
    }
  }
}
