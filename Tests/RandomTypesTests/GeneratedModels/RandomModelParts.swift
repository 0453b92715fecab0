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
struct Moved15: CodableBacked, Equatable {
  var p16: Choice1 = Choice1.case0
  var p17: Optional<URL> = nil
  var p18: Set<Float> = Set<Float>([Float(-0.5)])
  private enum CodingKeys: String, CodingKey {
    case p16 = "p16"
    case p17 = "\u{e9}p17"
    case p18 = "p18"
  }
}
enum Sum21: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Data, y: Optional<UInt>)
  case waitFor([Optional<Int>])
  case nestIt(Model2)
  static let discriminator = JSONDiscriminator(key: "tag21", payload: .nested(key: "data21"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stopNow"
    case moveBy = "moveBy"
    case waitFor = "waitFor"
    case nestIt = "nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag21") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Data.self, keyPath: "data21._0"), y: try json.valueIfPresent(keyPath: "data21.y"))
      case .waitFor: self = .waitFor(try json.value([Optional<Int>].self, key: "data21"))
      case .nestIt: self = .nestIt(try json.value(Model2.self, key: "data21"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag21, data21, _0, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag21) {
    case .stopNow: self = .stopNow
    case .moveBy:
      let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data21)
      self = .moveBy(try inner.decode(Data.self, forKey: ._0), y: try inner.decodeIfPresent(UInt.self, forKey: .y))
    case .waitFor: self = .waitFor(try container.decode([Optional<Int>].self, forKey: .data21))
    case .nestIt: self = .nestIt(try container.decode(Model2.self, forKey: .data21))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag21)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag21)
      var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data21)
      try inner.encode(value0, forKey: ._0)
      try inner.encodeIfPresent(value1, forKey: .y)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag21)
      try container.encode(value0, forKey: .data21)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag21)
      try container.encode(value0, forKey: .data21)
    }
  }
}
struct Made32: JSONConstructible, JSONEncodable, Equatable {
  let p34: Optional<[Int]>
  let p35: Date
  let p36: [String: Date]
  let p37: Int8
  let p38: [Optional<Double>]
  init(p34: Optional<[Int]>, p35: Date, p36: [String: Date], p37: Int8, p38: [Optional<Double>]) {
    self.p34 = p34
    self.p35 = p35
    self.p36 = p36
    self.p37 = p37
    self.p38 = p38
  }
  init(JSONDictionary json: JSONObject) throws {
    p34 = try json.valueIfPresent(key: "key/p34", transformer: JSONTransformers.numberOrStringToInt)
    p35 = try json.value(keys: ["\"k\"p35", "p35_old"])
    p36 = try json.value(keyPath: "list33[0]", transformer: JSONTransformers.stringToDate)
    p37 = try json.value(key: "key/p37")
    p38 = try json.value(keyPath: "list33[1][0]", transformer: JSONTransformers.stringToDouble)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p34, key: "key/p34", transformer: JSONTransformers.numberOrStringToInt)
    try json.archive(p35, key: "\"k\"p35")
    try json.archive(p36, keyPath: "list33[0]", transformer: JSONTransformers.stringToDate)
    try json.archive(p37, key: "key/p37")
    try json.archive(p38, keyPath: "list33[1][0]", transformer: JSONTransformers.stringToDouble)
    return json
  }
}
enum Sum68: JSONUnion, Equatable {
  case stopNow
  case waitFor(Double)
  case takeIt(Sum21)
  case nestIt(it: Sum21)
  static let discriminator = JSONDiscriminator(key: "tag68", tags: .explicit(["stopNow": "a/stopNow", "waitFor": "a/waitFor", "takeIt": "a/takeIt", "nestIt": "a/nestIt"]), payload: .nested(key: "data68"))
  enum Tag: String, CaseIterable {
    case stopNow = "a/stopNow"
    case waitFor = "a/waitFor"
    case takeIt = "a/takeIt"
    case nestIt = "a/nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag68") {
      case .stopNow: self = .stopNow
      case .waitFor: self = .waitFor(try json.value(Double.self, key: "data68"))
      case .takeIt: self = .takeIt(try json.value(Sum21.self, key: "data68"))
      case .nestIt: self = .nestIt(it: try json.value(Sum21.self, key: "data68"))
    }
  }
}
struct Made94: JSONConstructible, JSONEncodable, Equatable {
  let p96: AnyJSON
  let p97: [String: Sum21]
  let p98: Optional<[Double]>
  let p99: Sum21
  let p100: Int
  init(p96: AnyJSON, p97: [String: Sum21], p98: Optional<[Double]>, p99: Sum21, p100: Int) {
    self.p96 = p96
    self.p97 = p97
    self.p98 = p98
    self.p99 = p99
    self.p100 = p100
  }
  init(JSONDictionary json: JSONObject) throws {
    p96 = try json.value(keys: ["\"k\"p96", "p96_old"])
    p97 = try json.value(keys: ["p97", "p97_old"])
    p98 = try json.valueIfPresent(keyPath: "in.p98")
    p99 = try json.value(keyPath: "list95[0].p99")
    p100 = try json.value(keyPath: "in.p100")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p96, key: "\"k\"p96")
    try json.archive(p97, key: "p97")
    try json.archive(p98, keyPath: "in.p98")
    try json.archive(p99, keyPath: "list95[0].p99")
    try json.archive(p100, keyPath: "in.p100")
    return json
  }
}
struct Moved104: CodableBacked, Equatable {
  var p105: Optional<Moved15> = nil
  private enum CodingKeys: String, CodingKey {
    case p105 = "p105"
  }
}
enum Sum113: JSONUnion, Equatable, Codable {
  case stopNow
  case moveBy(Model101, y: [Optional<Model2>])
  case waitFor(Optional<Int8>)
  case nestIt(Sum21)
  static let discriminator = JSONDiscriminator(key: "tag113", payload: .nested(key: "data113"))
  enum Tag: String, CaseIterable, Codable {
    case stopNow = "stopNow"
    case moveBy = "moveBy"
    case waitFor = "waitFor"
    case nestIt = "nestIt"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag113") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(Model101.self, keyPath: "data113._0"), y: try json.value([Optional<Model2>].self, keyPath: "data113.y"))
      case .waitFor: self = .waitFor(try json.valueIfPresent(key: "data113"))
      case .nestIt: self = .nestIt(try json.value(Sum21.self, key: "data113"))
    }
  }
  private enum CodingKeys: String, CodingKey { case tag113, data113, _0, y }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .tag113) {
    case .stopNow: self = .stopNow
    case .moveBy:
      let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data113)
      self = .moveBy(try inner.decode(Model101.self, forKey: ._0), y: try inner.decode([Optional<Model2>].self, forKey: .y))
    case .waitFor: self = .waitFor(try container.decodeIfPresent(Int8.self, forKey: .data113))
    case .nestIt: self = .nestIt(try container.decode(Sum21.self, forKey: .data113))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stopNow:
      try container.encode(Tag.stopNow, forKey: .tag113)
    case .moveBy(let value0, let value1):
      try container.encode(Tag.moveBy, forKey: .tag113)
      var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .data113)
      try inner.encode(value0, forKey: ._0)
      try inner.encode(value1, forKey: .y)
    case .waitFor(let value0):
      try container.encode(Tag.waitFor, forKey: .tag113)
      try container.encodeIfPresent(value0, forKey: .data113)
    case .nestIt(let value0):
      try container.encode(Tag.nestIt, forKey: .tag113)
      try container.encode(value0, forKey: .data113)
    }
  }
}
enum Choice128: Int, CaseIterable, CodableBacked {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}
struct Made139: JSONConstructible, JSONEncodable, Equatable {
  let p140: AnyJSON
  let p141: Optional<Sum113>
  let p142: [Sum113]
  init(p140: AnyJSON, p141: Optional<Sum113>, p142: [Sum113]) {
    self.p140 = p140
    self.p141 = p141
    self.p142 = p142
  }
  init(JSONDictionary json: JSONObject) throws {
    p140 = try json.value(keyPath: "in.p140")
    p141 = try json.valueIfPresent(key: "p141")
    p142 = try json.value(keys: ["\"k\"p142", "p142_old"])
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p140, keyPath: "in.p140")
    try json.archive(p141, key: "p141")
    try json.archive(p142, key: "\"k\"p142")
    return json
  }
}
enum Sum143: JSONUnion, Equatable {
  case stopNow
  case moveBy(UInt, y: Data)
  case waitFor(time: Optional<UInt64>)
  case takeIt(Moved104)
  static let discriminator = JSONDiscriminator(key: "tag143", tags: .snakeCase, payload: .flat)
  enum Tag: String, CaseIterable {
    case stopNow = "stop_now"
    case moveBy = "move_by"
    case waitFor = "wait_for"
    case takeIt = "take_it"
  }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag143") {
      case .stopNow: self = .stopNow
      case .moveBy: self = .moveBy(try json.value(UInt.self, keyPath: "_0"), y: try json.value(Data.self, keyPath: "y"))
      case .waitFor: self = .waitFor(time: try json.valueIfPresent(keyPath: "time"))
      case .takeIt: self = .takeIt(try Moved104(JSONValue: json))
    }
  }
}
