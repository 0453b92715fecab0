// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 57. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

enum Choice1: String, CaseIterable, CodableBacked {
  case case0 = "left"
  case case1 = "l/r"
  case case2 = "\u{e9}"
}
struct Moved16: CodableBacked, Equatable {
  var p17: Decimal = checkedDecimal("-0.05")
  var p18: Optional<Box<UInt>> = nil
  var p19: Set<UInt> = Set<UInt>([UInt(1)])
  private enum CodingKeys: String, CodingKey {
    case p17 = "\u{e9}p17"
    case p18 = "p18"
    case p19 = "\u{e9}p19"
  }
}
enum Sum26: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Bool, y: [Model11])
  case waitFor(time: Optional<UInt>)
  case takeIt(Model11)
  static let discriminator = JSONDiscriminator(key: "tag26", tags: .snakeCase, payload: .flat)
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stop_now"
    case moveBy = "move_by"
    case waitFor = "wait_for"
    case takeIt = "take_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag26") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Bool.self, keyPath: "_0"), y: try json.value([Model11].self, keyPath: "y"))
      case .waitFor: self = .waitFor(time: try json.valueIfPresent(keyPath: "time"))
      case .takeIt: self = .takeIt(try Model11(JSONDictionary: json))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag26, _0, time, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag26) {
    case .stopNow: self = .stopNow
    case .moveBy: self = .moveBy(try container.decode(Bool.self, forKey: ._0), y: try container.decode([Model11].self, forKey: .y))
    case .waitFor: self = .waitFor(time: try container.decodeIfPresent(UInt.self, forKey: .time))
    case .takeIt: self = .takeIt(try Model11(from: decoder))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag26)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag26)
      try container.encode(value0, forKey: ._0)
      try container.encode(value1, forKey: .y)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag26)
      try container.encodeIfPresent(value0, forKey: .time)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag26)
      try value0.encode(to: encoder)
    }
  }
}
enum Sum61: JSONUnion, Equatable {
  case stopNow
  case waitFor(Lined9)
  case takeIt(Model2)
  case nestIt(it: Sum26)
  static let discriminator = JSONDiscriminator(key: "tag61", payload: .nested(key: "data61"))
  enum Tag: String, CaseIterable {
    case stopNow = "stopNow"
    case waitFor = "waitFor"
    case takeIt = "takeIt"
    case nestIt = "nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag61") {
      case .stopNow: self = .stopNow
      case .waitFor: self = .waitFor(try json.value(Lined9.self, key: "data61"))
      case .takeIt: self = .takeIt(try json.value(Model2.self, key: "data61"))
      case .nestIt: self = .nestIt(it: try json.value(Sum26.self, key: "data61"))
    }
  }
}
struct Moved80: CodableBacked, Equatable {
  var p81: Optional<[Sum26]> = nil
  var p82: [Optional<Sum26>] = []
  private enum CodingKeys: String, CodingKey {
    case p81 = "p81"
    case p82 = "key/p82"
  }
}
enum Sum88: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Model71, y: [Optional<Sum26>])
  case takeIt(it: Sum26)
  case nestIt(Sum26)
  static let discriminator = JSONDiscriminator(key: "tag88", tags: .explicit(["stopNow": "a/stopNow", "moveBy": "a/moveBy", "takeIt": "a/takeIt", "nestIt": "a/nestIt"]), payload: .flat)
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "a/stopNow"
    case moveBy = "a/moveBy"
    case takeIt = "a/takeIt"
    case nestIt = "a/nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag88") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Model71.self, keyPath: "_0"), y: try json.value([Optional<Sum26>].self, keyPath: "y"))
      case .takeIt: self = .takeIt(it: try Sum26(JSONDictionary: json))
      case .nestIt: self = .nestIt(try Sum26(JSONDictionary: json))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag88, _0, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag88) {
    case .stopNow: self = .stopNow
    case .moveBy: self = .moveBy(try container.decode(Model71.self, forKey: ._0), y: try container.decode([Optional<Sum26>].self, forKey: .y))
    case .takeIt: self = .takeIt(it: try Sum26(from: decoder))
    case .nestIt: self = .nestIt(try Sum26(from: decoder))
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
      try container.encode(value1, forKey: .y)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag88)
      try value0.encode(to: encoder)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag88)
      try value0.encode(to: encoder)
    }
  }
}
enum Choice102: String, CaseIterable, CodableBacked {
  case case0 = "left"
  case case1 = "l/r"
  case case2 = "\u{e9}"
}
enum Sum112: JSONUnion, Equatable {
  case stopNow
  case moveBy(Lined52, y: [Int: Archived99])
  case waitFor(time: Optional<UInt16>)
  case nestIt(Sum26)
  static let discriminator = JSONDiscriminator(key: "tag112", tags: .snakeCase, payload: .flat)
  enum Tag: String, CaseIterable {
    case stopNow = "stop_now"
    case moveBy = "move_by"
    case waitFor = "wait_for"
    case nestIt = "nest_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag112") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Lined52.self, keyPath: "_0"), y: try json.value([Int: Archived99].self, keyPath: "y"))
      case .waitFor: self = .waitFor(time: try json.valueIfPresent(keyPath: "time"))
      case .nestIt: self = .nestIt(try Sum26(JSONDictionary: json))
    }
  }
}
