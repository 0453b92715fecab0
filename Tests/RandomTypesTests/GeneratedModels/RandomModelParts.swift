// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 54. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

enum Choice1: Int, CaseIterable, CodableBacked {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}
struct Moved16: CodableBacked, Equatable {
  var theURLOf17: Set<Float> = Set<Float>([Float(-0.5)])
  var theURLOf18: Optional<Int16> = nil
  var theURLOf19: Int64 = Int64(3074457345618258602)
  private enum CodingKeys: String, CodingKey {
    case theURLOf17 = "theURLOf17"
    case theURLOf18 = "\"k\"theURLOf18"
    case theURLOf19 = "key/theURLOf19"
  }
}
enum Sum27: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Model2, y: String)
  case waitFor([Model13])
  case nestIt(Moved16)
  static let discriminator = JSONDiscriminator(key: "tag27", payload: .nested(key: "data27"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stopNow"
    case moveBy = "moveBy"
    case waitFor = "waitFor"
    case nestIt = "nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag27") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Model2.self, keyPath: "data27._0"), y: try json.value(String.self, keyPath: "data27.y"))
      case .waitFor: self = .waitFor(try json.value([Model13].self, key: "data27"))
      case .nestIt: self = .nestIt(try json.value(Moved16.self, key: "data27"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag27, data27, _0, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag27) {
    case .stopNow: self = .stopNow
    case .moveBy:
      let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data27)
      self = .moveBy(try inner.decode(Model2.self, forKey: ._0), y: try inner.decode(String.self, forKey: .y))
    case .waitFor: self = .waitFor(try container.decode([Model13].self, forKey: .data27))
    case .nestIt: self = .nestIt(try container.decode(Moved16.self, forKey: .data27))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag27)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag27)
      var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data27)
      try inner.encode(value0, forKey: ._0)
      try inner.encode(value1, forKey: .y)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag27)
      try container.encode(value0, forKey: .data27)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag27)
      try container.encode(value0, forKey: .data27)
    }
  }
}
struct Made38: JSONConstructible, JSONEncodable, Equatable {
  let theURLOf40: Optional<Decimal>
  let p41: [Optional<UInt8>]
  let isP42: [Date]
  init(theURLOf40: Optional<Decimal>, p41: [Optional<UInt8>], isP42: [Date]) {
    self.theURLOf40 = theURLOf40
    self.p41 = p41
    self.isP42 = isP42
  }
  init(JSONDictionary json: JSONObject) throws {
    theURLOf40 = try json.valueIfPresent(keyPath: "in.theURLOf40", transformer: JSONTransformers.stringToDecimal)
    p41 = try json.value(keyPath: "list39[0].p41", default: [], skipping: .invalid)
    isP42 = try json.value(key: "isP42", transformer: JSONTransformers.secondsOrStringToDate)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(theURLOf40, keyPath: "in.theURLOf40", transformer: JSONTransformers.stringToDecimal)
    try json.archive(p41, keyPath: "list39[0].p41")
    try json.archive(isP42, key: "isP42", transformer: JSONTransformers.secondsOrStringToDate)
    return json
  }
}
enum Sum64: JSONUnion, Equatable {
  case stopNow
  case moveBy(UUID, y: [Optional<Decimal>])
  case takeIt(Model13)
  case nestIt(Sum27)
  static let discriminator = JSONDiscriminator(key: "tag64", tags: .explicit(["stopNow": "a/stopNow", "moveBy": "a/moveBy", "takeIt": "a/takeIt", "nestIt": "a/nestIt"]), payload: .nested(key: "data64"))
  enum Tag: String, CaseIterable {
    case stopNow = "a/stopNow"
    case moveBy = "a/moveBy"
    case takeIt = "a/takeIt"
    case nestIt = "a/nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag64") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(UUID.self, keyPath: "data64._0"), y: try json.value([Optional<Decimal>].self, keyPath: "data64.y"))
      case .takeIt: self = .takeIt(try json.value(Model13.self, key: "data64"))
      case .nestIt: self = .nestIt(try json.value(Sum27.self, key: "data64"))
    }
  }
}
struct Made87: JSONConstructible, JSONEncodable, Equatable {
  let p88: UUID
  let isP89: Date
  let p90: UUID
  let p91: [Optional<Decimal>]
  let p92: [Optional<Data>]
  init(p88: UUID, isP89: Date, p90: UUID, p91: [Optional<Decimal>], p92: [Optional<Data>]) {
    self.p88 = p88
    self.isP89 = isP89
    self.p90 = p90
    self.p91 = p91
    self.p92 = p92
  }
  init(JSONDictionary json: JSONObject) throws {
    p88 = try json.value(keyPath: "in.p88", transformer: JSONTransformers.stringToUUID)
    isP89 = try json.value(key: "\u{e9}isP89", transformer: JSONTransformers.millisecondsToDate)
    p90 = try json.value(keyPath: "in.p90", transformer: JSONTransformers.stringToUUID)
    p91 = try json.value(keys: ["p91", "p91_old"], transformer: JSONTransformers.stringToDecimal)
    p92 = try json.value(key: "p92", transformer: JSONTransformers.base64ToData, skipping: .invalid)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p88, keyPath: "in.p88", transformer: JSONTransformers.stringToUUID)
    try json.archive(isP89, key: "\u{e9}isP89", transformer: JSONTransformers.millisecondsToDate)
    try json.archive(p90, keyPath: "in.p90", transformer: JSONTransformers.stringToUUID)
    try json.archive(p91, key: "p91", transformer: JSONTransformers.stringToDecimal)
    try json.archive(p92, key: "p92", transformer: JSONTransformers.base64ToData)
    return json
  }
}
struct Moved96: CodableBacked, Equatable {
  var p97: [Sum27] = []
  private enum CodingKeys: String, CodingKey {
    case p97 = "p97"
  }
}
enum Sum105: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Int, y: [String: Int32])
  case waitFor(time: Optional<UUID>)
  case nestIt(it: Sum27)
  static let discriminator = JSONDiscriminator(key: "tag105", tags: .snakeCase, payload: .nested(key: "data105"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stop_now"
    case moveBy = "move_by"
    case waitFor = "wait_for"
    case nestIt = "nest_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag105") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Int.self, keyPath: "data105._0"), y: try json.value([String: Int32].self, keyPath: "data105.y"))
      case .waitFor: self = .waitFor(time: try json.valueIfPresent(keyPath: "data105.time"))
      case .nestIt: self = .nestIt(it: try json.value(Sum27.self, key: "data105"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag105, data105, _0, time, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag105) {
    case .stopNow: self = .stopNow
    case .moveBy:
      let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data105)
      self = .moveBy(try inner.decode(Int.self, forKey: ._0), y: try inner.decode([String: Int32].self, forKey: .y))
    case .waitFor:
      let inner = container.contains(.data105) ? try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data105) : nil
      self = .waitFor(time: try inner?.decodeIfPresent(UUID.self, forKey: .time))
    case .nestIt: self = .nestIt(it: try container.decode(Sum27.self, forKey: .data105))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag105)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag105)
      var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data105)
      try inner.encode(value0, forKey: ._0)
      try inner.encode(value1, forKey: .y)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag105)
      guard value0 != nil else { return }
      var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data105)
      try inner.encodeIfPresent(value0, forKey: .time)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag105)
      try container.encode(value0, forKey: .data105)
    }
  }
}
enum Choice124: Int, CaseIterable, Codable {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}
struct Made134: JSONConstructible, JSONEncodable, Equatable {
  let p135: [String: Int]
  let isP136: [Date]
  let theURLOf137: AnyJSON
  init(p135: [String: Int], isP136: [Date], theURLOf137: AnyJSON) {
    self.p135 = p135
    self.isP136 = isP136
    self.theURLOf137 = theURLOf137
  }
  init(JSONDictionary json: JSONObject) throws {
    p135 = try json.value(key: "p135", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    isP136 = try json.value(keyPath: "in.isP136", transformer: JSONTransformers.secondsOrStringToDate, skipping: .invalid)
    theURLOf137 = try json.value(key: "\u{e9}theURLOf137")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p135, key: "p135", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.archive(isP136, keyPath: "in.isP136", transformer: JSONTransformers.secondsOrStringToDate)
    try json.archive(theURLOf137, key: "\u{e9}theURLOf137")
    return json
  }
}
enum Sum138: JSONUnion, Equatable {
  case stopNow
  case moveBy(Bool, y: Choice124)
  case takeIt(Lined79)
  case nestIt(Sum27)
  static let discriminator = JSONDiscriminator(key: "tag138", payload: .flat)
  enum Tag: String, CaseIterable {
    case stopNow = "stopNow"
    case moveBy = "moveBy"
    case takeIt = "takeIt"
    case nestIt = "nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag138") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Bool.self, keyPath: "_0"), y: try json.value(Choice124.self, keyPath: "y"))
      case .takeIt: self = .takeIt(try Lined79(JSONDictionary: json))
      case .nestIt: self = .nestIt(try Sum27(JSONDictionary: json))
    }
  }
}
