// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 41. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

enum Choice1: String, CaseIterable, Codable {
  case case0 = "left"
  case case1 = "l/r"
  case case2 = "\u{e9}"
}
struct Moved12: CodableBacked, Equatable {
  var p13: Optional<[Date]> = nil
  var p14: Set<String> = Set<String>(["twelve bytes"])
  private enum CodingKeys: String, CodingKey {
    case p13 = "p13"
    case p14 = "p14"
  }
}
enum Sum20: JSONUnion, Equatable, Codable {
  case stopNow
  case waitFor([Optional<Float>])
  case takeIt(it: Model2)
  case nestIt(Model2)
  static let discriminator = JSONDiscriminator(key: "tag20", tags: .snakeCase, payload: .nested(key: "data20"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stop_now"
    case waitFor = "wait_for"
    case takeIt = "take_it"
    case nestIt = "nest_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag20") {
      case .stopNow: self = .stopNow
      case .waitFor: self = .waitFor(try json.value([Optional<Float>].self, key: "data20"))
      case .takeIt: self = .takeIt(it: try json.value(Model2.self, key: "data20"))
      case .nestIt: self = .nestIt(try json.value(Model2.self, key: "data20"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag20, data20 }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag20) {
    case .stopNow: self = .stopNow
    case .waitFor: self = .waitFor(try container.decode([Optional<Float>].self, forKey: .data20))
    case .takeIt: self = .takeIt(it: try container.decode(Model2.self, forKey: .data20))
    case .nestIt: self = .nestIt(try container.decode(Model2.self, forKey: .data20))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag20)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag20)
      try container.encode(value0, forKey: .data20)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag20)
      try container.encode(value0, forKey: .data20)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag20)
      try container.encode(value0, forKey: .data20)
    }
  }
}
enum Sum45: JSONUnion, Equatable {
  case stopNow
  case moveBy(Int8, y: Decimal)
  case waitFor(Optional<Lined4>)
  case nestIt(Sum20)
  static let discriminator = JSONDiscriminator(key: "tag45", tags: .snakeCase, payload: .nested(key: "data45"))
  enum Tag: String, CaseIterable {
    case stopNow = "stop_now"
    case moveBy = "move_by"
    case waitFor = "wait_for"
    case nestIt = "nest_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag45") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Int8.self, keyPath: "data45._0"), y: try json.value(Decimal.self, keyPath: "data45.y"))
      case .waitFor: self = .waitFor(try json.valueIfPresent(key: "data45"))
      case .nestIt: self = .nestIt(try json.value(Sum20.self, key: "data45"))
    }
  }
}
struct Moved64: CodableBacked, Equatable {
  var p65: Optional<Model2> = nil
  private enum CodingKeys: String, CodingKey {
    case p65 = "p65"
  }
}
enum Sum68: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(UInt, y: Model62)
  case waitFor(time: Optional<Data>)
  case takeIt(Model62)
  static let discriminator = JSONDiscriminator(key: "tag68", tags: .explicit(["stopNow": "a/stopNow", "moveBy": "a/moveBy", "waitFor": "a/waitFor", "takeIt": "a/takeIt"]), payload: .flat)
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "a/stopNow"
    case moveBy = "a/moveBy"
    case waitFor = "a/waitFor"
    case takeIt = "a/takeIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag68") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(UInt.self, keyPath: "_0"), y: try json.value(Model62.self, keyPath: "y"))
      case .waitFor: self = .waitFor(time: try json.valueIfPresent(keyPath: "time"))
      case .takeIt: self = .takeIt(try Model62(JSONDictionary: json))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag68, _0, time, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag68) {
    case .stopNow: self = .stopNow
    case .moveBy: self = .moveBy(try container.decode(UInt.self, forKey: ._0), y: try container.decode(Model62.self, forKey: .y))
    case .waitFor: self = .waitFor(time: try container.decodeIfPresent(Data.self, forKey: .time))
    case .takeIt: self = .takeIt(try Model62(from: decoder))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag68)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag68)
      try container.encode(value0, forKey: ._0)
      try container.encode(value1, forKey: .y)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag68)
      try container.encodeIfPresent(value0, forKey: .time)
    case .takeIt(let value0):
      try container.encode(Tag.takeIt, forKey: .tag68)
      try value0.encode(to: encoder)
    }
  }
}
enum Choice86: String, CaseIterable, Codable {
  case case0 = "left"
  case case1 = "l/r"
  case case2 = "\u{e9}"
}
enum Sum96: JSONUnion, Equatable {
  case stopNow
  case moveBy(Lined93, y: Lined4)
  case waitFor(time: Optional<UInt64>)
  case takeIt(Model75)
  static let discriminator = JSONDiscriminator(key: "tag96", tags: .explicit(["stopNow": "a/stopNow", "moveBy": "a/moveBy", "waitFor": "a/waitFor", "takeIt": "a/takeIt"]), payload: .flat)
  enum Tag: String, CaseIterable {
    case stopNow = "a/stopNow"
    case moveBy = "a/moveBy"
    case waitFor = "a/waitFor"
    case takeIt = "a/takeIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag96") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Lined93.self, keyPath: "_0"), y: try json.value(Lined4.self, keyPath: "y"))
      case .waitFor: self = .waitFor(time: try json.valueIfPresent(keyPath: "time"))
      case .takeIt: self = .takeIt(try Model75(JSONDictionary: json))
    }
  }
}
