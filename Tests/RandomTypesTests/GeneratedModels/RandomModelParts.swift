// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 2. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

enum Choice1: Int, CaseIterable, Codable {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}
struct Moved18: CodableBacked, Equatable {
  var p19: UInt = UInt(0)
  private enum CodingKeys: String, CodingKey {
    case p19 = "\"k\"p19"
  }
}
enum Sum23: JSONUnion, Equatable, Codable {
  case stopNow
  case waitFor(Optional<[Bool]>)
  case takeIt(Model14)
  case nestIt(it: Moved18)
  static let discriminator = JSONDiscriminator(key: "tag23", tags: .snakeCase, payload: .nested(key: "data23"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stop_now"
    case waitFor = "wait_for"
    case takeIt = "take_it"
    case nestIt = "nest_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag23") {
      case .stopNow: self = .stopNow
      case .waitFor: self = .waitFor(try json.valueIfPresent(key: "data23"))
      case .takeIt: self = .takeIt(try json.value(Model14.self, key: "data23"))
      case .nestIt: self = .nestIt(it: try json.value(Moved18.self, key: "data23"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag23, data23 }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag23) {
    case .stopNow: self = .stopNow
    case .waitFor: self = .waitFor(try container.decodeIfPresent([Bool].self, forKey: .data23))
    case .takeIt: self = .takeIt(try container.decode(Model14.self, forKey: .data23))
    case .nestIt: self = .nestIt(it: try container.decode(Moved18.self, forKey: .data23))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag23)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag23)
      try container.encodeIfPresent(value0, forKey: .data23)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag23)
      try container.encode(value0, forKey: .data23)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag23)
      try container.encode(value0, forKey: .data23)
    }
  }
}
enum Sum56: JSONUnion, Equatable {
  case stopNow
  case moveBy(Moved18, y: Int)
  case waitFor(Optional<[String]>)
  case takeIt(Lined31)
  static let discriminator = JSONDiscriminator(key: "tag56", tags: .explicit(["stopNow": "a/stopNow", "moveBy": "a/moveBy", "waitFor": "a/waitFor", "takeIt": "a/takeIt"]), payload: .nested(key: "data56"))
  enum Tag: String, CaseIterable {
    case stopNow = "a/stopNow"
    case moveBy = "a/moveBy"
    case waitFor = "a/waitFor"
    case takeIt = "a/takeIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag56") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Moved18.self, keyPath: "data56._0"), y: try json.value(Int.self, keyPath: "data56.y"))
      case .waitFor: self = .waitFor(try json.valueIfPresent(key: "data56"))
      case .takeIt: self = .takeIt(try json.value(Lined31.self, key: "data56"))
    }
  }
}
struct Moved82: CodableBacked, Equatable {
  var p83: Optional<Moved18> = nil
  var p84: [Optional<Decimal>] = [Optional<Decimal>.none, Optional<Decimal>.some(checkedDecimal("123456.789"))]
  private enum CodingKeys: String, CodingKey {
    case p83 = "p83"
    case p84 = "p84"
  }
}
enum Sum88: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Decimal, y: Optional<[Bool]>)
  case takeIt(Moved18)
  case nestIt(Moved18)
  static let discriminator = JSONDiscriminator(key: "tag88", payload: .flat)
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stopNow"
    case moveBy = "moveBy"
    case takeIt = "takeIt"
    case nestIt = "nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag88") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Decimal.self, keyPath: "_0"), y: try json.valueIfPresent(keyPath: "y"))
      case .takeIt: self = .takeIt(try Moved18(JSONValue: json))
      case .nestIt: self = .nestIt(try Moved18(JSONValue: json))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag88, _0, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag88) {
    case .stopNow: self = .stopNow
    case .moveBy: self = .moveBy(try container.decode(Decimal.self, forKey: ._0), y: try container.decodeIfPresent([Bool].self, forKey: .y))
    case .takeIt: self = .takeIt(try Moved18(from: decoder))
    case .nestIt: self = .nestIt(try Moved18(from: decoder))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag88)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag88)
      try container.encode(value0, forKey: ._0)
      try container.encodeIfPresent(value1, forKey: .y)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag88)
      try value0.encode(to: encoder)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag88)
      try value0.encode(to: encoder)
    }
  }
}
enum Choice105: Int, CaseIterable, CodableBacked {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}
enum Sum113: JSONUnion, Equatable {
  case stopNow
  case moveBy(Int8, y: [Int: Date])
  case waitFor(Model67)
  case nestIt(Sum88)
  static let discriminator = JSONDiscriminator(key: "tag113", payload: .nested(key: "data113"))
  enum Tag: String, CaseIterable {
    case stopNow = "stopNow"
    case moveBy = "moveBy"
    case waitFor = "waitFor"
    case nestIt = "nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag113") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Int8.self, keyPath: "data113._0"), y: try json.value([Int: Date].self, keyPath: "data113.y"))
      case .waitFor: self = .waitFor(try json.value(Model67.self, key: "data113"))
      case .nestIt: self = .nestIt(try json.value(Sum88.self, key: "data113"))
    }
  }
}
struct Moved144: CodableBacked, Equatable {
  var p145: Set<Date> = Set<Date>([Date(timeIntervalSinceReferenceDate: -1442.1)])
  var p146: Sum23 = Sum23.stopNow
  var p147: Optional<UInt8> = nil
  private enum CodingKeys: String, CodingKey {
    case p145 = "p145"
    case p146 = "\u{e9}p146"
    case p147 = "\u{e9}p147"
  }
}
enum Sum153: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Double, y: [UInt])
  case waitFor(time: Optional<UInt16>)
  case takeIt(Model14)
  static let discriminator = JSONDiscriminator(key: "tag153", tags: .snakeCase, payload: .flat)
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stop_now"
    case moveBy = "move_by"
    case waitFor = "wait_for"
    case takeIt = "take_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag153") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Double.self, keyPath: "_0"), y: try json.value([UInt].self, keyPath: "y"))
      case .waitFor: self = .waitFor(time: try json.valueIfPresent(keyPath: "time"))
      case .takeIt: self = .takeIt(try Model14(JSONDictionary: json))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag153, _0, time, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag153) {
    case .stopNow: self = .stopNow
    case .moveBy: self = .moveBy(try container.decode(Double.self, forKey: ._0), y: try container.decode([UInt].self, forKey: .y))
    case .waitFor: self = .waitFor(time: try container.decodeIfPresent(UInt16.self, forKey: .time))
    case .takeIt: self = .takeIt(try Model14(from: decoder))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag153)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag153)
      try container.encode(value0, forKey: ._0)
      try container.encode(value1, forKey: .y)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag153)
      try container.encodeIfPresent(value0, forKey: .time)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag153)
      try value0.encode(to: encoder)
    }
  }
}
