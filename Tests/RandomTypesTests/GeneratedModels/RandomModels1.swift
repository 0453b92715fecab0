// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 54. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Archived68: JSONDecodable, JSONEncodable, Equatable {
  var theURLOf69: UUID = UUID(uuid: (175, 79, 68, 182, 24, 162, 26, 62, 173, 189, 125, 161, 120, 52, 143, 16))
  var theURLOf70: Model2 = Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1]), p4: Optional<Float>.none, p5: Choice1.case0)
  var theURLOf71: Optional<[Date]> = nil
  var theURLOf72: Set<Float> = Set<Float>([Float(1e-05)])
  var isP73: Optional<Int16> = nil
  init() {}
  init(theURLOf69: UUID, theURLOf70: Model2, theURLOf71: Optional<[Date]>, theURLOf72: Set<Float>, isP73: Optional<Int16>) {
    self.theURLOf69 = theURLOf69
    self.theURLOf70 = theURLOf70
    self.theURLOf71 = theURLOf71
    self.theURLOf72 = theURLOf72
    self.isP73 = isP73
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&theURLOf69, key: "\u{e9}theURLOf69", required: true, transformer: JSONTransformers.stringToUUID)
    try json.restore(&theURLOf70, keyPath: "in.theURLOf70", required: true)
    try json.restore(&theURLOf71, key: "key/theURLOf71", transformer: JSONTransformers.secondsToDate)
    try json.restore(&theURLOf72, key: "key/theURLOf72")
    try json.restore(&isP73, key: "\u{e9}isP73")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(theURLOf69, key: "\u{e9}theURLOf69", transformer: JSONTransformers.stringToUUID)
    try json.archive(theURLOf70, keyPath: "in.theURLOf70")
    try json.archive(theURLOf71, key: "key/theURLOf71", transformer: JSONTransformers.secondsToDate)
    try json.archive(theURLOf72, key: "key/theURLOf72")
    try json.archive(isP73, key: "\u{e9}isP73")
    return json
  }
}
struct Model74: JSONMappable, Codable, Equatable {
  var isP75: AnyJSON = checkedJSON("-0.5")
  var p76: Set<String> = Set<String>(["a"])
  var isP77: [Int: Model28] = [:]
  var p78: Set<Choice1> = Set<Choice1>([Choice1.case0])
  init() {}
  init(isP75: AnyJSON, p76: Set<String>, isP77: [Int: Model28], p78: Set<Choice1>) {
    self.isP75 = isP75
    self.p76 = p76
    self.isP77 = isP77
    self.p78 = p78
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "isP75": return "\u{e9}isP75"
    case "p76": return "\u{e9}p76"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case isP75 = "\u{e9}isP75"
    case p76 = "\u{e9}p76"
    case isP77 = "isP77"
    case p78 = "p78"
  }
}
struct Lined79: JSONMappable, Equatable {
  var isP81: [Optional<Date>] = []
  var isP82: Decimal = checkedDecimal("-2.25")
  var isP83: [Int] = [-7, 0]
  var isP84: UUID = UUID(uuid: (229, 159, 65, 232, 40, 214, 25, 205, 74, 148, 41, 131, 194, 235, 92, 181))
  var p85: Optional<Box<Int8>> = nil
  var p86: Bool = false
  init() {}
  init(isP81: [Optional<Date>], isP82: Decimal, isP83: [Int], isP84: UUID, p85: Optional<Box<Int8>>, p86: Bool) {
    self.isP81 = isP81
    self.isP82 = isP82
    self.isP83 = isP83
    self.isP84 = isP84
    self.p85 = p85
    self.p86 = p86
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&isP81, key: "isP81", required: true, transformer: JSONTransformers.stringToDate)
    try json.map(&isP82, key: "isP82", transformer: JSONTransformers.stringToDecimal, default: checkedDecimal("30"))
    try json.map(&isP83, key: "\"k\"isP83", transformer: JSONTransformers.numberOrStringToInt)
    try json.map(&isP84, keys: ["key/isP84", "isP84_old"], required: true, transformer: JSONTransformers.stringToUUID)
    try json.map(&p85, keyPath: "in.list80[0][0]")
    try json.map(&p86, key: "\"k\"p86", required: true)
  }
}
final class Model93: JSONMappable, Codable, Equatable {
  var p94: Optional<Box<Data>> = nil
  var isP95: Set<Decimal> = Set<Decimal>([checkedDecimal("-3141592653589793.2384")])
  required init() {}
  init(p94: Optional<Box<Data>>, isP95: Set<Decimal>) {
    self.p94 = p94
    self.isP95 = isP95
  }
  func isEqual(to other: Model93) -> Bool { p94 == other.p94 && isP95 == other.isP95 }
  static func == (left: Model93, right: Model93) -> Bool { left.isEqual(to: right) }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "isP95": return "\u{e9}isP95"
    case "p94": return "\u{e9}p94"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p94 = "\u{e9}p94"
    case isP95 = "\u{e9}isP95"
  }
}
struct Archived98: JSONDecodable, JSONEncodable, Equatable {
  var theURLOf99: Int = 5
  var p100: Optional<[Date]> = nil
  var p101: Data = Data([177, 178, 70, 218, 85] as [UInt8])
  var p102: Date = Date(timeIntervalSince1970: 0)
  var isP103: Optional<Model53> = nil
  var p104: Data = Data([50, 100, 88, 114] as [UInt8])
  init() {}
  init(theURLOf99: Int, p100: Optional<[Date]>, p101: Data, p102: Date, isP103: Optional<Model53>, p104: Data) {
    self.theURLOf99 = theURLOf99
    self.p100 = p100
    self.p101 = p101
    self.p102 = p102
    self.isP103 = isP103
    self.p104 = p104
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&theURLOf99, keys: ["theURLOf99", "theURLOf99_old"], transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.restore(&p100, keyPath: "in.p100", transformer: JSONTransformers.secondsOrStringToDate, skipping: .invalid)
    try json.restore(&p101, key: "p101")
    try json.restore(&p102, keyPath: "in.p102", required: true, transformer: JSONTransformers.stringToDate)
    try json.restore(&isP103, key: "isP103")
    try json.restore(&p104, key: "p104", required: true)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(theURLOf99, key: "theURLOf99", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.archive(p100, keyPath: "in.p100", transformer: JSONTransformers.secondsOrStringToDate)
    try json.archive(p101, key: "p101")
    try json.archive(p102, keyPath: "in.p102", transformer: JSONTransformers.stringToDate)
    try json.archive(isP103, key: "isP103")
    try json.archive(p104, key: "p104")
    return json
  }
}
struct Model106: JSONMappable, Codable, Equatable {
  var theURLOf107: Sum105 = Sum105.stopNow
  var p108: [String] = ["\u{0}"]
  var isP109: [Int: Box<String>] = [:]
  var isP110: Optional<[Box<Model65>]> = nil
  var p111: Optional<[Sum105]> = nil
  var theURLOf112: [Int: Sum105] = [0: Sum105.stopNow]
  init() {}
  init(theURLOf107: Sum105, p108: [String], isP109: [Int: Box<String>], isP110: Optional<[Box<Model65>]>, p111: Optional<[Sum105]>, theURLOf112: [Int: Sum105]) {
    self.theURLOf107 = theURLOf107
    self.p108 = p108
    self.isP109 = isP109
    self.isP110 = isP110
    self.p111 = p111
    self.theURLOf112 = theURLOf112
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "isP109": return "key/isP109"
    case "p111": return "key/p111"
    case "theURLOf112": return "\u{e9}theURLOf112"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case theURLOf107 = "theURLOf107"
    case p108 = "p108"
    case isP109 = "key/isP109"
    case isP110 = "isP110"
    case p111 = "key/p111"
    case theURLOf112 = "\u{e9}theURLOf112"
  }
}
struct Lined113: JSONMappable, Equatable {
  var p115: [Optional<Data>] = []
  var p116: Date = Date(timeIntervalSince1970: 1700000000)
  var p117: [String: Archived68] = [:]
  init() {}
  init(p115: [Optional<Data>], p116: Date, p117: [String: Archived68]) {
    self.p115 = p115
    self.p116 = p116
    self.p117 = p117
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p115, keys: ["p115", "p115_old"], transformer: JSONTransformers.base64ToData, skipping: .invalid)
    try json.map(&p116, key: "key/p116", transformer: JSONTransformers.secondsToDate, default: Date(timeIntervalSince1970: -86400))
    try json.map(&p117, keyPath: "in.list114[0].p117", required: true, skipping: .invalid)
  }
}
struct Model118: JSONMappable, Codable, Equatable {
  var p119: Int16 = Int16(-10922)
  init() {}
  init(p119: Int16) {
    self.p119 = p119
  }
  private enum CodingKeys: String, CodingKey {
    case p119 = "p119"
  }
}
final class Archived120: JSONDecodable, JSONEncodable, Equatable {
  var p121: Optional<Int8> = nil
  var theURLOf122: Date = Date(timeIntervalSince1970: 1700000000)
  var isP123: Box<UInt> = Box<UInt>()
  required init() {}
  init(p121: Optional<Int8>, theURLOf122: Date, isP123: Box<UInt>) {
    self.p121 = p121
    self.theURLOf122 = theURLOf122
    self.isP123 = isP123
  }
  func isEqual(to other: Archived120) -> Bool { p121 == other.p121 && theURLOf122 == other.theURLOf122 && isP123 == other.isP123 }
  static func == (left: Archived120, right: Archived120) -> Bool { left.isEqual(to: right) }
  func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p121, keys: ["key/p121", "p121_old"])
    try json.restore(&theURLOf122, keys: ["theURLOf122", "theURLOf122_old"], required: true, transformer: JSONTransformers.secondsOrStringToDate)
    try json.restore(&isP123, keyPath: "in.isP123", required: true)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p121, key: "key/p121")
    try json.archive(theURLOf122, key: "theURLOf122", transformer: JSONTransformers.secondsOrStringToDate)
    try json.archive(isP123, keyPath: "in.isP123")
    return json
  }
}
struct Model125: JSONMappable, Codable, Equatable {
  var isP126: Optional<AnyJSON> = nil
  var isP127: [Int: Decimal] = [-5: checkedDecimal("0.05"), 0: checkedDecimal("-0.0005"), 1010: checkedDecimal("314159265358979.32384")]
  var isP128: Moved16 = Moved16(theURLOf17: Set<Float>([Float(-0.5)]), theURLOf18: Optional<Int16>.some(Int16(32766)), theURLOf19: Int64(0))
  var theURLOf129: [Optional<Int32>] = []
  @Kept var theURLOf130: AnyJSON = checkedJSON("[null,[1]]")
  var p131: [Optional<Sum27>] = [Optional<Sum27>.some(Sum27.stopNow), Optional<Sum27>.none]
  init() {}
  init(isP126: Optional<AnyJSON>, isP127: [Int: Decimal], isP128: Moved16, theURLOf129: [Optional<Int32>], theURLOf130: AnyJSON, p131: [Optional<Sum27>]) {
    self.isP126 = isP126
    self.isP127 = isP127
    self.isP128 = isP128
    self.theURLOf129 = theURLOf129
    self.theURLOf130 = theURLOf130
    self.p131 = p131
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "isP126": return "key/isP126"
    case "theURLOf129": return "key/theURLOf129"
    case "theURLOf130": return "\"k\"theURLOf130"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case isP126 = "key/isP126"
    case isP127 = "isP127"
    case isP128 = "isP128"
    case theURLOf129 = "key/theURLOf129"
    case theURLOf130 = "\"k\"theURLOf130"
    case p131 = "p131"
  }
}
struct Lined132: JSONMappable, Equatable {
  var theURLOf133: Int = -7
  init() {}
  init(theURLOf133: Int) {
    self.theURLOf133 = theURLOf133
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&theURLOf133, keys: ["\"k\"theURLOf133", "theURLOf133_old"], transformer: JSONTransformers.numberOrStringToInt(writing: .string))
  }
}
struct Model139: JSONMappable, Codable, Equatable {
  var p140: UInt8 = UInt8(0)
  var p141: Sum105 = Sum105.stopNow
  init() {}
  init(p140: UInt8, p141: Sum105) {
    self.p140 = p140
    self.p141 = p141
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p140": return "\u{e9}p140"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p140 = "\u{e9}p140"
    case p141 = "p141"
  }
}

let randomModels1: [ModelCase] = [
  .mapped(Archived68.self, "Archived68", [
    .init("{\"\u{e9}theURLOf69\":\"493B28D9-3DC1-4729-9D62-68A96BB1A963\",\"in\":{\"theURLOf70\":{\"theURLOf3\":[7,0,0],\"p4\":1.1754944e-38,\"p5\":7}},\"key/theURLOf71\":[951782400,951782400,-86400],\"key/theURLOf72\":[-0.5],\"\u{e9}isP73\":1}") { Archived68(theURLOf69: UUID(uuid: (73, 59, 40, 217, 61, 193, 71, 41, 157, 98, 104, 169, 107, 177, 169, 99)), theURLOf70: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case2, Choice1.case1, Choice1.case1]), p4: Optional<Float>.some(Float(1.1754944e-38)), p5: Choice1.case2), theURLOf71: Optional<[Date]>.some([Date(timeIntervalSince1970: 951782400), Date(timeIntervalSince1970: 951782400), Date(timeIntervalSince1970: -86400)]), theURLOf72: Set<Float>([Float(-0.5)]), isP73: Optional<Int16>.some(Int16(1))) },
    .init("{\"\u{e9}theURLOf69\":\"85AB6BD3-0F54-2F96-A78B-ED86816A39A6\",\"in\":{\"theURLOf70\":{\"theURLOf3\":[],\"p5\":7}},\"key/theURLOf71\":[],\"key/theURLOf72\":[1.1754944e-38],\"\u{e9}isP73\":32766}") { Archived68(theURLOf69: UUID(uuid: (133, 171, 107, 211, 15, 84, 47, 150, 167, 139, 237, 134, 129, 106, 57, 166)), theURLOf70: Model2(theURLOf3: Optional<[Choice1]>.some([]), p4: Optional<Float>.none, p5: Choice1.case2), theURLOf71: Optional<[Date]>.some([]), theURLOf72: Set<Float>([Float(1.1754944e-38)]), isP73: Optional<Int16>.some(Int16(32766))) },
    .init("{\"\u{e9}theURLOf69\":\"75B0B88E-C0C7-7846-51C9-879050DD42F2\",\"in\":{\"theURLOf70\":{\"theURLOf3\":[0,7,0],\"p4\":16777216,\"p5\":0}},\"key/theURLOf72\":[-123.456]}") { Archived68(theURLOf69: UUID(uuid: (117, 176, 184, 142, 192, 199, 120, 70, 81, 201, 135, 144, 80, 221, 66, 242)), theURLOf70: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1, Choice1.case2, Choice1.case1]), p4: Optional<Float>.some(Float(16777216)), p5: Choice1.case1), theURLOf71: Optional<[Date]>.none, theURLOf72: Set<Float>([Float(-123.456)]), isP73: Optional<Int16>.none) },
    .init("{\"\u{e9}theURLOf69\":\"C4BCCA03-B28D-0676-2DDD-FE22DADBAE65\",\"in\":{\"theURLOf70\":{\"p4\":-123.456,\"p5\":0}},\"key/theURLOf72\":[0.1],\"\u{e9}isP73\":0}") { Archived68(theURLOf69: UUID(uuid: (196, 188, 202, 3, 178, 141, 6, 118, 45, 221, 254, 34, 218, 219, 174, 101)), theURLOf70: Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.some(Float(-123.456)), p5: Choice1.case1), theURLOf71: Optional<[Date]>.none, theURLOf72: Set<Float>([Float(0.1)]), isP73: Optional<Int16>.some(Int16(0))) },
    .init("{\"\u{e9}theURLOf69\":\"658D14AA-5C81-A810-4B48-0C4334866F95\",\"in\":{\"theURLOf70\":{\"theURLOf3\":[-5,7],\"p4\":1e-05,\"p5\":7}},\"key/theURLOf72\":[-123.456],\"\u{e9}isP73\":1}") { Archived68(theURLOf69: UUID(uuid: (101, 141, 20, 170, 92, 129, 168, 16, 75, 72, 12, 67, 52, 134, 111, 149)), theURLOf70: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case0, Choice1.case2]), p4: Optional<Float>.some(Float(1e-05)), p5: Choice1.case2), theURLOf71: Optional<[Date]>.none, theURLOf72: Set<Float>([Float(-123.456)]), isP73: Optional<Int16>.some(Int16(1))) },
  ]),
  .codable(Model74.self, "Model74", [
    .init("{\"\u{e9}isP75\":[null,[1]],\"\u{e9}p76\":[\"{}\"],\"isP77\":{\"-5\":{\"\\\"k\\\"p29\":{\"\u{e9}theURLOf14\":[null,0],\"p15\":[7,7,-5]},\"\\\"k\\\"p30\":{\"item\":\"FC401021-7ED5-5E2F-2F3F-AFD4A042747A\",\"items\":[\"C9699ACD-F015-A525-CA58-32325A7D215C\"]},\"\u{e9}isP31\":\"AF60413E-AB8B-8C42-E349-E0FCF41ED173\",\"\\\"k\\\"p32\":[7]}},\"p78\":[7]}") { Model74(isP75: checkedJSON("[null,[1]]"), p76: Set<String>(["{}"]), isP77: [-5: Model28(p29: Model13(theURLOf14: [Optional<UInt64>.none, Optional<UInt64>.some(UInt64(0))], p15: Optional<[Choice1]>.some([Choice1.case2, Choice1.case2, Choice1.case0])), p30: Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (252, 64, 16, 33, 126, 213, 94, 47, 47, 63, 175, 212, 160, 66, 116, 122))), items: [UUID(uuid: (201, 105, 154, 205, 240, 21, 165, 37, 202, 88, 50, 50, 90, 125, 33, 92))]), isP31: UUID(uuid: (175, 96, 65, 62, 171, 139, 140, 66, 227, 73, 224, 252, 244, 30, 209, 115)), p32: Set<UInt16>([UInt16(7)]))], p78: Set<Choice1>([Choice1.case2])) },
    .init("{\"\u{e9}isP75\":-0.5,\"\u{e9}p76\":[\"a/b\"],\"isP77\":{\"1010\":{\"\\\"k\\\"p29\":{\"\u{e9}theURLOf14\":[7]},\"\\\"k\\\"p30\":{\"item\":\"5B7153DE-E1D7-3F99-728F-96DEB6EE271D\",\"items\":[]},\"\u{e9}isP31\":\"F70E8D75-0639-7955-80B1-1AF2A1B15D1D\",\"\\\"k\\\"p32\":[21845]}},\"p78\":[-5]}") { Model74(isP75: checkedJSON("-0.5"), p76: Set<String>(["a/b"]), isP77: [1010: Model28(p29: Model13(theURLOf14: [Optional<UInt64>.some(UInt64(7))], p15: Optional<[Choice1]>.none), p30: Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (91, 113, 83, 222, 225, 215, 63, 153, 114, 143, 150, 222, 182, 238, 39, 29))), items: []), isP31: UUID(uuid: (247, 14, 141, 117, 6, 57, 121, 85, 128, 177, 26, 242, 161, 177, 93, 29)), p32: Set<UInt16>([UInt16(21845)]))], p78: Set<Choice1>([Choice1.case0])) },
    .init("{\"\u{e9}isP75\":-0.5,\"\u{e9}p76\":[\"e\u{301}\"],\"isP77\":{\"-5\":{\"\\\"k\\\"p29\":{\"\u{e9}theURLOf14\":[1,null,1]},\"\\\"k\\\"p30\":{\"items\":[\"31A532AA-879A-6B3F-D451-22FC3F9A50E5\"]},\"\u{e9}isP31\":\"09083CA9-C943-382B-98C6-F94B336B5EC6\",\"\\\"k\\\"p32\":[1]}},\"p78\":[-5]}") { Model74(isP75: checkedJSON("-0.5"), p76: Set<String>(["e\u{301}"]), isP77: [-5: Model28(p29: Model13(theURLOf14: [Optional<UInt64>.some(UInt64(1)), Optional<UInt64>.none, Optional<UInt64>.some(UInt64(1))], p15: Optional<[Choice1]>.none), p30: Box<UUID>(item: Optional<UUID>.none, items: [UUID(uuid: (49, 165, 50, 170, 135, 154, 107, 63, 212, 81, 34, 252, 63, 154, 80, 229))]), isP31: UUID(uuid: (9, 8, 60, 169, 201, 67, 56, 43, 152, 198, 249, 75, 51, 107, 94, 198)), p32: Set<UInt16>([UInt16(1)]))], p78: Set<Choice1>([Choice1.case0])) },
    .init("{\"\u{e9}isP75\":\"a/b\",\"\u{e9}p76\":[\"5\"],\"isP77\":{\"0\":{\"\\\"k\\\"p29\":{\"\u{e9}theURLOf14\":[],\"p15\":[]},\"\\\"k\\\"p30\":{\"item\":\"7E3CC28D-A739-1BE9-E119-C4A56EBFA06D\",\"items\":[\"171C1E48-6B89-94DD-DDFC-290D77B26CAD\",\"DCF1C4B4-F086-E6E2-9FE5-E8ECFBA68733\"]},\"\u{e9}isP31\":\"CA9AAD97-EC79-1986-DD89-F9FD2B87DE0B\",\"\\\"k\\\"p32\":[21845]}},\"p78\":[-5]}") { Model74(isP75: checkedJSON("\"a/b\""), p76: Set<String>(["5"]), isP77: [0: Model28(p29: Model13(theURLOf14: [], p15: Optional<[Choice1]>.some([])), p30: Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (126, 60, 194, 141, 167, 57, 27, 233, 225, 25, 196, 165, 110, 191, 160, 109))), items: [UUID(uuid: (23, 28, 30, 72, 107, 137, 148, 221, 221, 252, 41, 13, 119, 178, 108, 173)), UUID(uuid: (220, 241, 196, 180, 240, 134, 230, 226, 159, 229, 232, 236, 251, 166, 135, 51))]), isP31: UUID(uuid: (202, 154, 173, 151, 236, 121, 25, 134, 221, 137, 249, 253, 43, 135, 222, 11)), p32: Set<UInt16>([UInt16(21845)]))], p78: Set<Choice1>([Choice1.case0])) },
    .init("{\"\u{e9}isP75\":\"a/b\",\"\u{e9}p76\":[\"\\u007f\"],\"isP77\":{\"0\":{\"\\\"k\\\"p29\":{\"\u{e9}theURLOf14\":[],\"p15\":[7,-5,7]},\"\\\"k\\\"p30\":{\"item\":\"B04A9B79-D1B5-453A-9496-629F7B801C57\",\"items\":[\"563AA0FE-0487-AA34-9587-B03AE34FF0C4\",\"E86A40A8-7654-5334-9402-A18EF9216DD2\"]},\"\u{e9}isP31\":\"C764E495-DEA9-EF62-0C04-C0510C5CF0B0\",\"\\\"k\\\"p32\":[7]}},\"p78\":[-5]}") { Model74(isP75: checkedJSON("\"a/b\""), p76: Set<String>(["\u{7f}"]), isP77: [0: Model28(p29: Model13(theURLOf14: [], p15: Optional<[Choice1]>.some([Choice1.case2, Choice1.case0, Choice1.case2])), p30: Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (176, 74, 155, 121, 209, 181, 69, 58, 148, 150, 98, 159, 123, 128, 28, 87))), items: [UUID(uuid: (86, 58, 160, 254, 4, 135, 170, 52, 149, 135, 176, 58, 227, 79, 240, 196)), UUID(uuid: (232, 106, 64, 168, 118, 84, 83, 52, 148, 2, 161, 142, 249, 33, 109, 210))]), isP31: UUID(uuid: (199, 100, 228, 149, 222, 169, 239, 98, 12, 4, 192, 81, 12, 92, 240, 176)), p32: Set<UInt16>([UInt16(7)]))], p78: Set<Choice1>([Choice1.case0])) },
  ]),
  .mapped(Lined79.self, "Lined79", [
    .init("{\"isP81\":[\"1970-01-01T00:00:00Z\",\"1970-01-01T00:00:00Z\"],\"isP82\":\"9007199254740993\",\"\\\"k\\\"isP83\":[5,-7],\"key/isP84\":\"60880062-6629-84BC-8CCD-8631DCF7EABE\",\"in\":{\"list80\":[[{\"item\":0,\"items\":[-127,-7]}]]},\"\\\"k\\\"p86\":true}") { Lined79(isP81: [Optional<Date>.some(Date(timeIntervalSince1970: 0)), Optional<Date>.some(Date(timeIntervalSince1970: 0))], isP82: checkedDecimal("9007199254740993"), isP83: [5, -7], isP84: UUID(uuid: (96, 136, 0, 98, 102, 41, 132, 188, 140, 205, 134, 49, 220, 247, 234, 190)), p85: Optional<Box<Int8>>.some(Box<Int8>(item: Optional<Int8>.some(Int8(0)), items: [Int8(-127), Int8(-7)])), p86: true) },
    .init("{\"isP81\":[null,\"1970-01-01T00:00:00Z\"],\"isP82\":\"-2.25\",\"\\\"k\\\"isP83\":[-7,-7,-7],\"key/isP84\":\"03B17F07-585D-1A17-A622-EA6A79D29BB5\",\"in\":{\"list80\":[[{\"items\":[1]}]]},\"\\\"k\\\"p86\":true}") { Lined79(isP81: [Optional<Date>.none, Optional<Date>.some(Date(timeIntervalSince1970: 0))], isP82: checkedDecimal("-2.25"), isP83: [-7, -7, -7], isP84: UUID(uuid: (3, 177, 127, 7, 88, 93, 26, 23, 166, 34, 234, 106, 121, 210, 155, 181)), p85: Optional<Box<Int8>>.some(Box<Int8>(item: Optional<Int8>.none, items: [Int8(1)])), p86: true) },
    .init("{\"isP81\":[\"2000-02-29T00:00:00Z\"],\"isP82\":\"0.5\",\"\\\"k\\\"isP83\":[0],\"key/isP84\":\"77929CEC-C61E-27ED-4FB4-3489895B3898\",\"in\":{\"list80\":[[{\"items\":[0,126]}]]},\"\\\"k\\\"p86\":false}") { Lined79(isP81: [Optional<Date>.some(Date(timeIntervalSince1970: 951782400))], isP82: checkedDecimal("0.5"), isP83: [0], isP84: UUID(uuid: (119, 146, 156, 236, 198, 30, 39, 237, 79, 180, 52, 137, 137, 91, 56, 152)), p85: Optional<Box<Int8>>.some(Box<Int8>(item: Optional<Int8>.none, items: [Int8(0), Int8(126)])), p86: false) },
    .init("{\"isP81\":[\"2000-02-29T00:00:00Z\"],\"isP82\":\"-2.25\",\"\\\"k\\\"isP83\":[],\"key/isP84\":\"C664DA62-EE66-4D17-261E-3B4EFFF629BD\",\"in\":{\"list80\":[[null]]},\"\\\"k\\\"p86\":false}") { Lined79(isP81: [Optional<Date>.some(Date(timeIntervalSince1970: 951782400))], isP82: checkedDecimal("-2.25"), isP83: [], isP84: UUID(uuid: (198, 100, 218, 98, 238, 102, 77, 23, 38, 30, 59, 78, 255, 246, 41, 189)), p85: Optional<Box<Int8>>.none, p86: false) },
    .init("{\"isP81\":[],\"isP82\":\"-2.25\",\"\\\"k\\\"isP83\":[-7,0],\"key/isP84\":\"8B56AABC-472B-606A-EE85-324AEFADE09E\",\"in\":{\"list80\":[[{\"item\":7,\"items\":[]}]]},\"\\\"k\\\"p86\":false}") { Lined79(isP81: [], isP82: checkedDecimal("-2.25"), isP83: [-7, 0], isP84: UUID(uuid: (139, 86, 170, 188, 71, 43, 96, 106, 238, 133, 50, 74, 239, 173, 224, 158)), p85: Optional<Box<Int8>>.some(Box<Int8>(item: Optional<Int8>.some(Int8(7)), items: [])), p86: false) },
  ]),
  .codable(Model93.self, "Model93", [
    .init("{\"\u{e9}p94\":{\"items\":[\"SXk=\",\"/Co=\",\"lYI=\"]},\"\u{e9}isP95\":[5]}") { Model93(p94: Optional<Box<Data>>.some(Box<Data>(item: Optional<Data>.none, items: [Data([73, 121] as [UInt8]), Data([252, 42] as [UInt8]), Data([149, 130] as [UInt8])])), isP95: Set<Decimal>([checkedDecimal("5")])) },
    .init("{\"\u{e9}p94\":{\"items\":[]},\"\u{e9}isP95\":[12345.6789]}") { Model93(p94: Optional<Box<Data>>.some(Box<Data>(item: Optional<Data>.none, items: [])), isP95: Set<Decimal>([checkedDecimal("12345.6789")])) },
    .init("{\"\u{e9}p94\":{\"items\":[]},\"\u{e9}isP95\":[-0.000001]}") { Model93(p94: Optional<Box<Data>>.some(Box<Data>(item: Optional<Data>.none, items: [])), isP95: Set<Decimal>([checkedDecimal("-0.000001")])) },
    .init("{\"\u{e9}p94\":{\"items\":[\"2tU=\"]},\"\u{e9}isP95\":[0.1]}") { Model93(p94: Optional<Box<Data>>.some(Box<Data>(item: Optional<Data>.none, items: [Data([218, 213] as [UInt8])])), isP95: Set<Decimal>([checkedDecimal("0.1")])) },
    .init("{\"\u{e9}p94\":{\"items\":[\"\"]},\"\u{e9}isP95\":[1234567890123456789.0]}") { Model93(p94: Optional<Box<Data>>.some(Box<Data>(item: Optional<Data>.none, items: [Data([] as [UInt8])])), isP95: Set<Decimal>([checkedDecimal("1234567890123456789.0")])) },
  ]),
  .mapped(Archived98.self, "Archived98", [
    .init("{\"theURLOf99\":\"5\",\"p101\":\"\",\"in\":{\"p102\":\"1970-01-01T00:00:00Z\"},\"isP103\":{\"p54\":{\"items\":[]}},\"p104\":\"\"}") { Archived98(theURLOf99: 5, p100: Optional<[Date]>.none, p101: Data([] as [UInt8]), p102: Date(timeIntervalSince1970: 0), isP103: Optional<Model53>.some(Model53(p54: Box<Int64>(item: Optional<Int64>.none, items: []))), p104: Data([] as [UInt8])) },
    .init("{\"theURLOf99\":\"5\",\"p101\":\"\",\"in\":{\"p102\":\"2000-02-29T00:00:00Z\"},\"isP103\":{\"p54\":{\"items\":[9223372036854775807]}},\"p104\":\"qDcpgKg=\"}") { Archived98(theURLOf99: 5, p100: Optional<[Date]>.none, p101: Data([] as [UInt8]), p102: Date(timeIntervalSince1970: 951782400), isP103: Optional<Model53>.some(Model53(p54: Box<Int64>(item: Optional<Int64>.none, items: [Int64(9223372036854775807)]))), p104: Data([168, 55, 41, 128, 168] as [UInt8])) },
    .init("{\"theURLOf99\":\"-7\",\"in\":{\"p100\":[951782400,951782400],\"p102\":\"2000-02-29T00:00:00Z\"},\"p101\":\"\",\"p104\":\"aM0=\"}") { Archived98(theURLOf99: -7, p100: Optional<[Date]>.some([Date(timeIntervalSince1970: 951782400), Date(timeIntervalSince1970: 951782400)]), p101: Data([] as [UInt8]), p102: Date(timeIntervalSince1970: 951782400), isP103: Optional<Model53>.none, p104: Data([104, 205] as [UInt8])) },
    .init("{\"theURLOf99\":\"0\",\"in\":{\"p100\":[1700000000,-86400,-86400],\"p102\":\"2023-11-14T22:13:20.5Z\"},\"p101\":\"PKjGEQ==\",\"isP103\":{\"p54\":{\"items\":[0,-7,0]}},\"p104\":\"jIxINA==\"}") { Archived98(theURLOf99: 0, p100: Optional<[Date]>.some([Date(timeIntervalSince1970: 1700000000), Date(timeIntervalSince1970: -86400), Date(timeIntervalSince1970: -86400)]), p101: Data([60, 168, 198, 17] as [UInt8]), p102: Date(timeIntervalSince1970: 1700000000.5), isP103: Optional<Model53>.some(Model53(p54: Box<Int64>(item: Optional<Int64>.none, items: [Int64(0), Int64(-7), Int64(0)]))), p104: Data([140, 140, 72, 52] as [UInt8])) },
    .init("{\"theURLOf99\":\"0\",\"in\":{\"p100\":[951782400,1700000000,1700000000],\"p102\":\"1970-01-01T00:00:00Z\"},\"p101\":\"hKmfBg==\",\"isP103\":{\"p54\":{\"item\":9223372036854775807,\"items\":[-1]}},\"p104\":\"p/9t3Vo=\"}") { Archived98(theURLOf99: 0, p100: Optional<[Date]>.some([Date(timeIntervalSince1970: 951782400), Date(timeIntervalSince1970: 1700000000), Date(timeIntervalSince1970: 1700000000)]), p101: Data([132, 169, 159, 6] as [UInt8]), p102: Date(timeIntervalSince1970: 0), isP103: Optional<Model53>.some(Model53(p54: Box<Int64>(item: Optional<Int64>.some(Int64(9223372036854775807)), items: [Int64(-1)]))), p104: Data([167, 255, 109, 221, 90] as [UInt8])) },
  ]),
  .codable(Model106.self, "Model106", [
    .init("{\"theURLOf107\":{\"tag105\":\"stop_now\"},\"p108\":[\"a/b\",\"\\\\\"],\"key/isP109\":{\"-5\":{\"item\":\"a\",\"items\":[]},\"0\":{\"item\":\"a\",\"items\":[\"5\",\"\",\"{}\"]}},\"key/p111\":[{\"tag105\":\"move_by\",\"data105\":{\"_0\":3074457345618258602,\"y\":{\"a/b\":-1,\"\u{e9}\":1}}},{\"tag105\":\"wait_for\"},{\"tag105\":\"nest_it\",\"data105\":{\"tag27\":\"stopNow\"}},{\"tag105\":\"stop_now\"}],\"\u{e9}theURLOf112\":{\"1010\":{\"tag105\":\"move_by\",\"data105\":{\"_0\":1,\"y\":{\"a\":7,\"a/b\":1}}}}}") { Model106(theURLOf107: Sum105.stopNow, p108: ["a/b", "\\"], isP109: [-5: Box<String>(item: Optional<String>.some("a"), items: []), 0: Box<String>(item: Optional<String>.some("a"), items: ["5", "", "{}"])], isP110: Optional<[Box<Model65>]>.none, p111: Optional<[Sum105]>.some([Sum105.moveBy(Int(3074457345618258602), y: ["a/b": Int32(-1), "\u{e9}": Int32(1)]), Sum105.waitFor(time: Optional<UUID>.none), Sum105.nestIt(it: Sum27.stopNow), Sum105.stopNow]), theURLOf112: [1010: Sum105.moveBy(Int(1), y: ["a": Int32(7), "a/b": Int32(1)])]) },
    .init("{\"theURLOf107\":{\"tag105\":\"move_by\",\"data105\":{\"_0\":7,\"y\":{\"a\":1,\"\u{e9}\":2147483647}}},\"p108\":[\"e\u{301}\",\"\\u000a\\u0009\"],\"key/isP109\":{\"-5\":{\"item\":\"\u{e9}\",\"items\":[]},\"0\":{\"item\":\"{}\",\"items\":[\"\u{2028}\"]}},\"\u{e9}theURLOf112\":{}}") { Model106(theURLOf107: Sum105.moveBy(Int(7), y: ["a": Int32(1), "\u{e9}": Int32(2147483647)]), p108: ["e\u{301}", "\u{a}\u{9}"], isP109: [-5: Box<String>(item: Optional<String>.some("\u{e9}"), items: []), 0: Box<String>(item: Optional<String>.some("{}"), items: ["\u{2028}"])], isP110: Optional<[Box<Model65>]>.none, p111: Optional<[Sum105]>.none, theURLOf112: [:]) },
    .init("{\"theURLOf107\":{\"tag105\":\"wait_for\",\"data105\":{\"time\":\"94FD9B35-69E7-DDE5-7FAD-88139E3E5AA3\"}},\"p108\":[\"\\\"q\\\"\"],\"key/isP109\":{},\"isP110\":[{\"items\":[]}],\"key/p111\":[{\"tag105\":\"nest_it\",\"data105\":{\"tag27\":\"nestIt\",\"data27\":{\"theURLOf17\":[3.4028235e+38],\"\\\"k\\\"theURLOf18\":7,\"key/theURLOf19\":-7}}},{\"tag105\":\"stop_now\"},{\"tag105\":\"move_by\",\"data105\":{\"_0\":0,\"y\":{\"a/b\":715827882,\"\u{e9}\":2147483647}}},{\"tag105\":\"wait_for\"}],\"\u{e9}theURLOf112\":{\"-5\":{\"tag105\":\"nest_it\",\"data105\":{\"tag27\":\"stopNow\"}},\"1010\":{\"tag105\":\"stop_now\"}}}") { Model106(theURLOf107: Sum105.waitFor(time: Optional<UUID>.some(UUID(uuid: (148, 253, 155, 53, 105, 231, 221, 229, 127, 173, 136, 19, 158, 62, 90, 163)))), p108: ["\"q\""], isP109: [:], isP110: Optional<[Box<Model65>]>.some([Box<Model65>(item: Optional<Model65>.none, items: [])]), p111: Optional<[Sum105]>.some([Sum105.nestIt(it: Sum27.nestIt(Moved16(theURLOf17: Set<Float>([Float(3.4028235e+38)]), theURLOf18: Optional<Int16>.some(Int16(7)), theURLOf19: Int64(-7)))), Sum105.stopNow, Sum105.moveBy(Int(0), y: ["a/b": Int32(715827882), "\u{e9}": Int32(2147483647)]), Sum105.waitFor(time: Optional<UUID>.none)]), theURLOf112: [-5: Sum105.nestIt(it: Sum27.stopNow), 1010: Sum105.stopNow]) },
    .init("{\"theURLOf107\":{\"tag105\":\"nest_it\",\"data105\":{\"tag27\":\"waitFor\",\"data27\":[{\"\u{e9}theURLOf14\":[null],\"p15\":[7]},{\"\u{e9}theURLOf14\":[]},{\"\u{e9}theURLOf14\":[],\"p15\":[0]}]}},\"p108\":[],\"key/isP109\":{\"0\":{\"item\":\"\u{e9}\",\"items\":[]}},\"\u{e9}theURLOf112\":{\"0\":{\"tag105\":\"stop_now\"}}}") { Model106(theURLOf107: Sum105.nestIt(it: Sum27.waitFor([Model13(theURLOf14: [Optional<UInt64>.none], p15: Optional<[Choice1]>.some([Choice1.case2])), Model13(theURLOf14: [], p15: Optional<[Choice1]>.none), Model13(theURLOf14: [], p15: Optional<[Choice1]>.some([Choice1.case1]))])), p108: [], isP109: [0: Box<String>(item: Optional<String>.some("\u{e9}"), items: [])], isP110: Optional<[Box<Model65>]>.none, p111: Optional<[Sum105]>.none, theURLOf112: [0: Sum105.stopNow]) },
    .init("{\"theURLOf107\":{\"tag105\":\"move_by\",\"data105\":{\"_0\":7,\"y\":{\"a/b\":-2147483646}}},\"p108\":[],\"key/isP109\":{\"0\":{\"item\":\"\u{1f600}\",\"items\":[\"{}\",\"a/b\"]},\"1010\":{\"item\":\"{}\",\"items\":[\"\\\"q\\\"\"]}},\"isP110\":[{\"item\":{\"\\\"k\\\"isP67\":[9223372036854775806]},\"items\":[]}],\"\u{e9}theURLOf112\":{}}") { Model106(theURLOf107: Sum105.moveBy(Int(7), y: ["a/b": Int32(-2147483646)]), p108: [], isP109: [0: Box<String>(item: Optional<String>.some("\u{1f600}"), items: ["{}", "a/b"]), 1010: Box<String>(item: Optional<String>.some("{}"), items: ["\"q\""])], isP110: Optional<[Box<Model65>]>.some([Box<Model65>(item: Optional<Model65>.some(Model65(p66: Optional<Box<Int64>>.none, isP67: Set<Int64>([Int64(9223372036854775806)]))), items: [])]), p111: Optional<[Sum105]>.none, theURLOf112: [:]) },
  ]),
  .mapped(Lined113.self, "Lined113", [
    .init("{\"p115\":[\"Gas=\"],\"key/p116\":951782400,\"in\":{\"list114\":[{\"p117\":{\"a/b\":{\"\u{e9}theURLOf69\":\"E1817F54-4FC3-013E-DD5F-7CED3BFE87B5\",\"in\":{\"theURLOf70\":{\"theURLOf3\":[0],\"p5\":-5}},\"key/theURLOf72\":[-123.456],\"\u{e9}isP73\":32766}}}]}}") { Lined113(p115: [Optional<Data>.some(Data([25, 171] as [UInt8]))], p116: Date(timeIntervalSince1970: 951782400), p117: ["a/b": Archived68(theURLOf69: UUID(uuid: (225, 129, 127, 84, 79, 195, 1, 62, 221, 95, 124, 237, 59, 254, 135, 181)), theURLOf70: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1]), p4: Optional<Float>.none, p5: Choice1.case0), theURLOf71: Optional<[Date]>.none, theURLOf72: Set<Float>([Float(-123.456)]), isP73: Optional<Int16>.some(Int16(32766)))]) },
    .init("{\"p115\":[null,null],\"key/p116\":1700000000,\"in\":{\"list114\":[{\"p117\":{}}]}}") { Lined113(p115: [Optional<Data>.none, Optional<Data>.none], p116: Date(timeIntervalSince1970: 1700000000), p117: [:]) },
    .init("{\"p115\":[null,null,\"6LtPDQ==\"],\"key/p116\":1,\"in\":{\"list114\":[{\"p117\":{\"a/b\":{\"\u{e9}theURLOf69\":\"A245CD63-8310-6A38-AED8-2EF184C15509\",\"in\":{\"theURLOf70\":{\"theURLOf3\":[-5,-5],\"p4\":0.1,\"p5\":7}},\"key/theURLOf72\":[16777216],\"\u{e9}isP73\":0}}}]}}") { Lined113(p115: [Optional<Data>.none, Optional<Data>.none, Optional<Data>.some(Data([232, 187, 79, 13] as [UInt8]))], p116: Date(timeIntervalSince1970: 1), p117: ["a/b": Archived68(theURLOf69: UUID(uuid: (162, 69, 205, 99, 131, 16, 106, 56, 174, 216, 46, 241, 132, 193, 85, 9)), theURLOf70: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case0, Choice1.case0]), p4: Optional<Float>.some(Float(0.1)), p5: Choice1.case2), theURLOf71: Optional<[Date]>.none, theURLOf72: Set<Float>([Float(16777216)]), isP73: Optional<Int16>.some(Int16(0)))]) },
    .init("{\"p115\":[null,null,\"mO7I\"],\"key/p116\":1700000000,\"in\":{\"list114\":[{\"p117\":{\"a/b\":{\"\u{e9}theURLOf69\":\"C3DA3775-977A-D917-717A-D74656E8615A\",\"in\":{\"theURLOf70\":{\"theURLOf3\":[7,7],\"p4\":1e-05,\"p5\":-5}},\"key/theURLOf71\":[1700000000,1700000000],\"key/theURLOf72\":[1.1754944e-38],\"\u{e9}isP73\":-32766}}}]}}") { Lined113(p115: [Optional<Data>.none, Optional<Data>.none, Optional<Data>.some(Data([152, 238, 200] as [UInt8]))], p116: Date(timeIntervalSince1970: 1700000000), p117: ["a/b": Archived68(theURLOf69: UUID(uuid: (195, 218, 55, 117, 151, 122, 217, 23, 113, 122, 215, 70, 86, 232, 97, 90)), theURLOf70: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case2, Choice1.case2]), p4: Optional<Float>.some(Float(1e-05)), p5: Choice1.case0), theURLOf71: Optional<[Date]>.some([Date(timeIntervalSince1970: 1700000000), Date(timeIntervalSince1970: 1700000000)]), theURLOf72: Set<Float>([Float(1.1754944e-38)]), isP73: Optional<Int16>.some(Int16(-32766)))]) },
    .init("{\"p115\":[\"9vqRPA==\",\"/TBYUS0=\"],\"key/p116\":1700000000,\"in\":{\"list114\":[{\"p117\":{\"a/b\":{\"\u{e9}theURLOf69\":\"1DB830B0-3FE4-3B54-D755-5D5FE9CB9772\",\"in\":{\"theURLOf70\":{\"theURLOf3\":[0],\"p4\":0.333,\"p5\":0}},\"key/theURLOf71\":[],\"key/theURLOf72\":[-0.5],\"\u{e9}isP73\":-1}}}]}}") { Lined113(p115: [Optional<Data>.some(Data([246, 250, 145, 60] as [UInt8])), Optional<Data>.some(Data([253, 48, 88, 81, 45] as [UInt8]))], p116: Date(timeIntervalSince1970: 1700000000), p117: ["a/b": Archived68(theURLOf69: UUID(uuid: (29, 184, 48, 176, 63, 228, 59, 84, 215, 85, 93, 95, 233, 203, 151, 114)), theURLOf70: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1]), p4: Optional<Float>.some(Float(0.333)), p5: Choice1.case1), theURLOf71: Optional<[Date]>.some([]), theURLOf72: Set<Float>([Float(-0.5)]), isP73: Optional<Int16>.some(Int16(-1)))]) },
  ]),
  .codable(Model118.self, "Model118", [
    .init("{\"p119\":-7}") { Model118(p119: Int16(-7)) },
    .init("{\"p119\":1}") { Model118(p119: Int16(1)) },
    .init("{\"p119\":-32767}") { Model118(p119: Int16(-32767)) },
    .init("{\"p119\":32766}") { Model118(p119: Int16(32766)) },
    .init("{\"p119\":1}") { Model118(p119: Int16(1)) },
  ]),
  .mapped(Archived120.self, "Archived120", [
    .init("{\"key/p121\":0,\"theURLOf122\":1700000000,\"in\":{\"isP123\":{\"item\":6148914691236517205,\"items\":[]}}}") { Archived120(p121: Optional<Int8>.some(Int8(0)), theURLOf122: Date(timeIntervalSince1970: 1700000000), isP123: Box<UInt>(item: Optional<UInt>.some(UInt(6148914691236517205)), items: [])) },
    .init("{\"key/p121\":0,\"theURLOf122\":1700000000,\"in\":{\"isP123\":{\"item\":7,\"items\":[6148914691236517205,7,18446744073709551614]}}}") { Archived120(p121: Optional<Int8>.some(Int8(0)), theURLOf122: Date(timeIntervalSince1970: 1700000000), isP123: Box<UInt>(item: Optional<UInt>.some(UInt(7)), items: [UInt(6148914691236517205), UInt(7), UInt(18446744073709551614)])) },
    .init("{\"key/p121\":0,\"theURLOf122\":-86400,\"in\":{\"isP123\":{\"item\":18446744073709551615,\"items\":[0]}}}") { Archived120(p121: Optional<Int8>.some(Int8(0)), theURLOf122: Date(timeIntervalSince1970: -86400), isP123: Box<UInt>(item: Optional<UInt>.some(UInt(18446744073709551615)), items: [UInt(0)])) },
    .init("{\"key/p121\":0,\"theURLOf122\":-86400,\"in\":{\"isP123\":{\"items\":[7,6148914691236517205]}}}") { Archived120(p121: Optional<Int8>.some(Int8(0)), theURLOf122: Date(timeIntervalSince1970: -86400), isP123: Box<UInt>(item: Optional<UInt>.none, items: [UInt(7), UInt(6148914691236517205)])) },
    .init("{\"theURLOf122\":951782400,\"in\":{\"isP123\":{\"item\":18446744073709551615,\"items\":[1,18446744073709551614,6148914691236517205]}}}") { Archived120(p121: Optional<Int8>.none, theURLOf122: Date(timeIntervalSince1970: 951782400), isP123: Box<UInt>(item: Optional<UInt>.some(UInt(18446744073709551615)), items: [UInt(1), UInt(18446744073709551614), UInt(6148914691236517205)])) },
  ]),
  .codable(Model125.self, "Model125", [
    .init("{\"isP127\":{\"-5\":123456789,\"1010\":12345678.9},\"isP128\":{\"theURLOf17\":[-0.5],\"\\\"k\\\"theURLOf18\":0,\"key/theURLOf19\":7},\"key/theURLOf129\":[null,2147483647,null],\"\\\"k\\\"theURLOf130\":5,\"p131\":[]}") { Model125(isP126: Optional<AnyJSON>.none, isP127: [-5: checkedDecimal("123456789"), 1010: checkedDecimal("12345678.9")], isP128: Moved16(theURLOf17: Set<Float>([Float(-0.5)]), theURLOf18: Optional<Int16>.some(Int16(0)), theURLOf19: Int64(7)), theURLOf129: [Optional<Int32>.none, Optional<Int32>.some(Int32(2147483647)), Optional<Int32>.none], theURLOf130: checkedJSON("5"), p131: []) },
    .init("{\"isP127\":{\"0\":0.00001,\"1010\":0.005},\"isP128\":{\"theURLOf17\":[0.333],\"\\\"k\\\"theURLOf18\":-7,\"key/theURLOf19\":-1},\"key/theURLOf129\":[0,0,null],\"\\\"k\\\"theURLOf130\":[],\"p131\":[{\"tag27\":\"stopNow\"},null,null]}") { Model125(isP126: Optional<AnyJSON>.none, isP127: [0: checkedDecimal("0.00001"), 1010: checkedDecimal("0.005")], isP128: Moved16(theURLOf17: Set<Float>([Float(0.333)]), theURLOf18: Optional<Int16>.some(Int16(-7)), theURLOf19: Int64(-1)), theURLOf129: [Optional<Int32>.some(Int32(0)), Optional<Int32>.some(Int32(0)), Optional<Int32>.none], theURLOf130: checkedJSON("[]"), p131: [Optional<Sum27>.some(Sum27.stopNow), Optional<Sum27>.none, Optional<Sum27>.none]) },
    .init("{\"isP127\":{\"-5\":31415926535897932384},\"isP128\":{\"theURLOf17\":[3.4028235e+38],\"key/theURLOf19\":7},\"key/theURLOf129\":[1,2147483647,2147483647],\"\\\"k\\\"theURLOf130\":\"a/b\",\"p131\":[{\"tag27\":\"nestIt\",\"data27\":{\"theURLOf17\":[1e-05],\"\\\"k\\\"theURLOf18\":1,\"key/theURLOf19\":9223372036854775806}},{\"tag27\":\"stopNow\"}]}") { Model125(isP126: Optional<AnyJSON>.none, isP127: [-5: checkedDecimal("31415926535897932384")], isP128: Moved16(theURLOf17: Set<Float>([Float(3.4028235e+38)]), theURLOf18: Optional<Int16>.none, theURLOf19: Int64(7)), theURLOf129: [Optional<Int32>.some(Int32(1)), Optional<Int32>.some(Int32(2147483647)), Optional<Int32>.some(Int32(2147483647))], theURLOf130: checkedJSON("\"a/b\""), p131: [Optional<Sum27>.some(Sum27.nestIt(Moved16(theURLOf17: Set<Float>([Float(1e-05)]), theURLOf18: Optional<Int16>.some(Int16(1)), theURLOf19: Int64(9223372036854775806)))), Optional<Sum27>.some(Sum27.stopNow)]) },
    .init("{\"key/isP126\":-0.5,\"isP127\":{},\"isP128\":{\"theURLOf17\":[1.1754944e-38],\"key/theURLOf19\":9223372036854775806},\"key/theURLOf129\":[1,2147483647],\"\\\"k\\\"theURLOf130\":\"a/b\",\"p131\":[null,null]}") { Model125(isP126: Optional<AnyJSON>.some(checkedJSON("-0.5")), isP127: [:], isP128: Moved16(theURLOf17: Set<Float>([Float(1.1754944e-38)]), theURLOf18: Optional<Int16>.none, theURLOf19: Int64(9223372036854775806)), theURLOf129: [Optional<Int32>.some(Int32(1)), Optional<Int32>.some(Int32(2147483647))], theURLOf130: checkedJSON("\"a/b\""), p131: [Optional<Sum27>.none, Optional<Sum27>.none]) },
    .init("{\"key/isP126\":{\"a b\":{\"c\":[true]}},\"isP127\":{\"-5\":1234567890123456.7890},\"isP128\":{\"theURLOf17\":[1e-05],\"key/theURLOf19\":-3074457345618258602},\"key/theURLOf129\":[],\"\\\"k\\\"theURLOf130\":[null,[1]],\"p131\":[null,null]}") { Model125(isP126: Optional<AnyJSON>.some(checkedJSON("{\"a b\":{\"c\":[true]}}")), isP127: [-5: checkedDecimal("1234567890123456.7890")], isP128: Moved16(theURLOf17: Set<Float>([Float(1e-05)]), theURLOf18: Optional<Int16>.none, theURLOf19: Int64(-3074457345618258602)), theURLOf129: [], theURLOf130: checkedJSON("[null,[1]]"), p131: [Optional<Sum27>.none, Optional<Sum27>.none]) },
  ]),
  .mapped(Lined132.self, "Lined132", [
    .init("{\"\\\"k\\\"theURLOf133\":\"0\"}") { Lined132(theURLOf133: 0) },
    .init("{\"\\\"k\\\"theURLOf133\":\"5\"}") { Lined132(theURLOf133: 5) },
    .init("{\"\\\"k\\\"theURLOf133\":\"0\"}") { Lined132(theURLOf133: 0) },
    .init("{\"\\\"k\\\"theURLOf133\":\"5\"}") { Lined132(theURLOf133: 5) },
    .init("{\"\\\"k\\\"theURLOf133\":\"-7\"}") { Lined132(theURLOf133: -7) },
  ]),
  .codable(Model139.self, "Model139", [
    .init("{\"\u{e9}p140\":0,\"p141\":{\"tag105\":\"stop_now\"}}") { Model139(p140: UInt8(0), p141: Sum105.stopNow) },
    .init("{\"\u{e9}p140\":255,\"p141\":{\"tag105\":\"move_by\",\"data105\":{\"_0\":0,\"y\":{\"a\":715827882,\"a/b\":2147483646}}}}") { Model139(p140: UInt8(255), p141: Sum105.moveBy(Int(0), y: ["a": Int32(715827882), "a/b": Int32(2147483646)])) },
    .init("{\"\u{e9}p140\":254,\"p141\":{\"tag105\":\"wait_for\",\"data105\":{\"time\":\"52CD880F-86CA-C068-BC64-96FA41F7C7B8\"}}}") { Model139(p140: UInt8(254), p141: Sum105.waitFor(time: Optional<UUID>.some(UUID(uuid: (82, 205, 136, 15, 134, 202, 192, 104, 188, 100, 150, 250, 65, 247, 199, 184))))) },
    .init("{\"\u{e9}p140\":1,\"p141\":{\"tag105\":\"nest_it\",\"data105\":{\"tag27\":\"stopNow\"}}}") { Model139(p140: UInt8(1), p141: Sum105.nestIt(it: Sum27.stopNow)) },
    .init("{\"\u{e9}p140\":85,\"p141\":{\"tag105\":\"stop_now\"}}") { Model139(p140: UInt8(85), p141: Sum105.stopNow) },
  ]),
]
