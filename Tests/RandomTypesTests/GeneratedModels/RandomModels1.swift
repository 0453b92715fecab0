// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 54. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Archived76: JSONDecodable, JSONEncodable, Equatable {
  var p77: Optional<Date> = nil
  var p78: Set<Date> = Set<Date>([Date(timeIntervalSinceReferenceDate: -1948.4)])
  var p79: Lined54 = Lined54()
  var p80: [Double] = [Double(644.7)]
  var p81: URL = checkedURL("mailto:a@b.c")
  init() {}
  init(p77: Optional<Date>, p78: Set<Date>, p79: Lined54, p80: [Double], p81: URL) {
    self.p77 = p77
    self.p78 = p78
    self.p79 = p79
    self.p80 = p80
    self.p81 = p81
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p77, keys: ["p77", "p77_old"], transformer: JSONTransformers.millisecondsToDate)
    try json.restore(&p78, keyPath: "in.p78")
    try json.restore(&p79, key: "\u{e9}p79", required: true)
    try json.restore(&p80, key: "p80", skipping: .invalid)
    try json.restore(&p81, keys: ["\"k\"p81", "p81_old"], transformer: JSONTransformers.stringToURL)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p77, key: "p77", transformer: JSONTransformers.millisecondsToDate)
    try json.archive(p78, keyPath: "in.p78")
    try json.archive(p79, key: "\u{e9}p79")
    try json.archive(p80, key: "p80")
    try json.archive(p81, key: "\"k\"p81", transformer: JSONTransformers.stringToURL)
    return json
  }
}
struct Model82: JSONMappable, Codable, Equatable {
  var p83: Optional<Model22> = nil
  var p84: [String: Sum21] = ["a": Sum21.stopNow, "a/b": Sum21.moveBy(Data([172] as [UInt8]), y: Optional<UInt>.some(UInt(6148914691236517205)))]
  var p85: Set<Choice1> = Set<Choice1>([Choice1.case1])
  var p86: Optional<Choice1> = nil
  init() {}
  init(p83: Optional<Model22>, p84: [String: Sum21], p85: Set<Choice1>, p86: Optional<Choice1>) {
    self.p83 = p83
    self.p84 = p84
    self.p85 = p85
    self.p86 = p86
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p84": return "\u{e9}p84"
    case "p85": return "\u{e9}p85"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p83 = "p83"
    case p84 = "\u{e9}p84"
    case p85 = "\u{e9}p85"
    case p86 = "p86"
  }
}
struct Lined87: JSONMappable, Equatable {
  var p88: UInt32 = UInt32(1431655765)
  var p89: Set<UInt8> = Set<UInt8>([UInt8(85)])
  var p90: Optional<Int8> = nil
  var p91: [Optional<Double>] = [Optional<Double>.some(Double(3.0))]
  var p92: Double = Double(1e16)
  var p93: UInt32 = UInt32(1431655765)
  init() {}
  init(p88: UInt32, p89: Set<UInt8>, p90: Optional<Int8>, p91: [Optional<Double>], p92: Double, p93: UInt32) {
    self.p88 = p88
    self.p89 = p89
    self.p90 = p90
    self.p91 = p91
    self.p92 = p92
    self.p93 = p93
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p88, key: "\"k\"p88")
    try json.map(&p89, keyPath: "in.p89")
    try json.map(&p90, key: "p90")
    try json.map(&p91, key: "p91", transformer: JSONTransformers.stringToDouble)
    try json.map(&p92, key: "\"k\"p92", required: true)
    try json.map(&p93, keys: ["key/p93", "p93_old"], default: UInt32(4294967294))
  }
}
final class Model101: JSONMappable, Codable, Equatable {
  var p102: Int = Int(-7)
  @Kept var p103: Set<UUID> = Set<UUID>([UUID(uuid: (198, 14, 97, 211, 179, 247, 218, 138, 45, 201, 87, 163, 100, 176, 221, 39))])
  required init() {}
  init(p102: Int, p103: Set<UUID>) {
    self.p102 = p102
    self.p103 = p103
  }
  func isEqual(to other: Model101) -> Bool { p102 == other.p102 && p103 == other.p103 }
  static func == (left: Model101, right: Model101) -> Bool { left.isEqual(to: right) }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p103": return "\"k\"p103"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p102 = "p102"
    case p103 = "\"k\"p103"
  }
}
struct Archived106: JSONDecodable, JSONEncodable, Equatable {
  var p107: Optional<Archived43> = nil
  var p108: Data = Data([232, 133, 108, 26, 215] as [UInt8])
  var p109: UInt = UInt(1)
  var p110: UInt8 = UInt8(0)
  var p111: Optional<UUID> = nil
  var p112: Box<Int> = Box<Int>()
  init() {}
  init(p107: Optional<Archived43>, p108: Data, p109: UInt, p110: UInt8, p111: Optional<UUID>, p112: Box<Int>) {
    self.p107 = p107
    self.p108 = p108
    self.p109 = p109
    self.p110 = p110
    self.p111 = p111
    self.p112 = p112
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p107, key: "p107")
    try json.restore(&p108, keyPath: "in.p108", transformer: JSONTransformers.base64ToData)
    try json.restore(&p109, key: "p109", required: true)
    try json.restore(&p110, keyPath: "in.p110")
    try json.restore(&p111, keyPath: "in.p111", transformer: JSONTransformers.stringToUUID)
    try json.restore(&p112, key: "p112")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p107, key: "p107")
    try json.archive(p108, keyPath: "in.p108", transformer: JSONTransformers.base64ToData)
    try json.archive(p109, key: "p109")
    try json.archive(p110, keyPath: "in.p110")
    try json.archive(p111, keyPath: "in.p111", transformer: JSONTransformers.stringToUUID)
    try json.archive(p112, key: "p112")
    return json
  }
}
struct Model114: JSONMappable, Codable, Equatable {
  var p115: Optional<[Float]> = nil
  var p116: [Optional<Sum21>] = []
  @Kept var p117: [Int16] = [Int16(1), Int16(-32766)]
  init() {}
  init(p115: Optional<[Float]>, p116: [Optional<Sum21>], p117: [Int16]) {
    self.p115 = p115
    self.p116 = p116
    self.p117 = p117
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p115": return "\u{e9}p115"
    case "p116": return "\"k\"p116"
    case "p117": return "\"k\"p117"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p115 = "\u{e9}p115"
    case p116 = "\"k\"p116"
    case p117 = "\"k\"p117"
  }
}
struct Lined118: JSONMappable, Equatable {
  var p120: Int8 = Int8(-126)
  init() {}
  init(p120: Int8) {
    self.p120 = p120
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p120, keyPath: "in.list119[0].p120")
  }
}
struct Model121: JSONMappable, Codable, Equatable {
  var p122: Optional<Model114> = nil
  var p123: Optional<String> = nil
  init() {}
  init(p122: Optional<Model114>, p123: Optional<String>) {
    self.p122 = p122
    self.p123 = p123
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p122": return "key/p122"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p122 = "key/p122"
    case p123 = "p123"
  }
}
final class Archived124: JSONDecodable, JSONEncodable, Equatable {
  var p125: Sum113 = Sum113.stopNow
  var p126: Optional<Sum21> = nil
  var p127: Model2 = Model2()
  required init() {}
  init(p125: Sum113, p126: Optional<Sum21>, p127: Model2) {
    self.p125 = p125
    self.p126 = p126
    self.p127 = p127
  }
  func isEqual(to other: Archived124) -> Bool { p125 == other.p125 && p126 == other.p126 && p127 == other.p127 }
  static func == (left: Archived124, right: Archived124) -> Bool { left.isEqual(to: right) }
  func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p125, keyPath: "in.p125", required: true)
    try json.restore(&p126, key: "p126")
    try json.restore(&p127, key: "p127")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p125, keyPath: "in.p125")
    try json.archive(p126, key: "p126")
    try json.archive(p127, key: "p127")
    return json
  }
}
struct Model129: JSONMappable, Codable, Equatable {
  var p130: [Optional<UInt32>] = [Optional<UInt32>.some(UInt32(1431655765))]
  var p131: Set<UInt16> = Set<UInt16>([UInt16(65535)])
  var p132: Sum113 = Sum113.stopNow
  var p133: Optional<Date> = nil
  init() {}
  init(p130: [Optional<UInt32>], p131: Set<UInt16>, p132: Sum113, p133: Optional<Date>) {
    self.p130 = p130
    self.p131 = p131
    self.p132 = p132
    self.p133 = p133
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p132": return "key/p132"
    case "p133": return "key/p133"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p130 = "p130"
    case p131 = "p131"
    case p132 = "key/p132"
    case p133 = "key/p133"
  }
}
struct Lined134: JSONMappable, Equatable {
  var p135: Optional<Date> = nil
  var p136: Double = Double(-2.25)
  var p137: Model101 = Model101(p102: Int(0), p103: Set<UUID>([UUID(uuid: (74, 96, 226, 79, 149, 190, 113, 58, 42, 255, 111, 178, 177, 197, 79, 131))]))
  var p138: [Choice1] = [Choice1.case0, Choice1.case2, Choice1.case1]
  init() {}
  init(p135: Optional<Date>, p136: Double, p137: Model101, p138: [Choice1]) {
    self.p135 = p135
    self.p136 = p136
    self.p137 = p137
    self.p138 = p138
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p135, key: "p135", transformer: JSONTransformers.stringToDate)
    try json.map(&p136, key: "\u{e9}p136", transformer: JSONTransformers.stringToDouble)
    try json.map(&p137, key: "p137")
    try json.map(&p138, keys: ["p138", "p138_old"])
  }
}
struct Model144: JSONMappable, Codable, Equatable {
  var p145: Int = Int(9223372036854775807)
  init() {}
  init(p145: Int) {
    self.p145 = p145
  }
  private enum CodingKeys: String, CodingKey {
    case p145 = "p145"
  }
}

let randomModels1: [ModelCase] = [
  .mapped(Archived76.self, "Archived76", [
    .init("{\"p77\":1000,\"in\":{\"p78\":[1e100]},\"\u{e9}p79\":{\"in\":{\"p55\":\"-2.25\",\"p60\":\"30\"},\"\\\"k\\\"p56\":\"5\",\"p57\":{\"item\":1,\"items\":[1]},\"\\\"k\\\"p58\":[1],\"p59\":\"X7c=\"},\"p80\":[-3464.6,5719.9,0.30000000000000004],\"\\\"k\\\"p81\":\"mailto:a@b.c\"}") { Archived76(p77: Optional<Date>.some(Date(timeIntervalSince1970: 1)), p78: Set<Date>([Date(timeIntervalSinceReferenceDate: 1e100)]), p79: Lined54(p55: checkedDecimal("-2.25"), p56: 5, p57: Box<UInt32>(item: Optional<UInt32>.some(UInt32(1)), items: [UInt32(1)]), p58: [Date(timeIntervalSince1970: 1)], p59: Data([95, 183] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("30"))), p80: [Double(-3464.6), Double(5719.9), Double(0.30000000000000004)], p81: checkedURL("mailto:a@b.c")) },
    .init("{\"p77\":-86400000,\"in\":{\"p78\":[9706.3]},\"\u{e9}p79\":{\"in\":{\"p55\":\"30\"},\"\\\"k\\\"p56\":\"5\",\"p57\":{\"items\":[]},\"\\\"k\\\"p58\":[1700000000],\"p59\":\"HJ/EBw==\"},\"p80\":[1e16],\"\\\"k\\\"p81\":\"https://example.org/a?b=c#d\"}") { Archived76(p77: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p78: Set<Date>([Date(timeIntervalSinceReferenceDate: 9706.3)]), p79: Lined54(p55: checkedDecimal("30"), p56: 5, p57: Box<UInt32>(item: Optional<UInt32>.none, items: []), p58: [Date(timeIntervalSince1970: 1700000000)], p59: Data([28, 159, 196, 7] as [UInt8]), p60: Optional<Decimal>.none), p80: [Double(1e16)], p81: checkedURL("https://example.org/a?b=c#d")) },
    .init("{\"p77\":1000,\"in\":{\"p78\":[1e22]},\"\u{e9}p79\":{\"in\":{\"p55\":\"0.5\",\"p60\":\"9007199254740993\"},\"\\\"k\\\"p56\":\"5\",\"p57\":{\"item\":4294967295,\"items\":[4294967294]},\"\\\"k\\\"p58\":[1700000000],\"p59\":\"fOMQZ6U=\"},\"p80\":[0.1,3173.2,-0.5],\"\\\"k\\\"p81\":\"file:///a\"}") { Archived76(p77: Optional<Date>.some(Date(timeIntervalSince1970: 1)), p78: Set<Date>([Date(timeIntervalSinceReferenceDate: 1e22)]), p79: Lined54(p55: checkedDecimal("0.5"), p56: 5, p57: Box<UInt32>(item: Optional<UInt32>.some(UInt32(4294967295)), items: [UInt32(4294967294)]), p58: [Date(timeIntervalSince1970: 1700000000)], p59: Data([124, 227, 16, 103, 165] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("9007199254740993"))), p80: [Double(0.1), Double(3173.2), Double(-0.5)], p81: checkedURL("file:///a")) },
    .init("{\"p77\":1700000000000,\"in\":{\"p78\":[0.30000000000000004]},\"\u{e9}p79\":{\"in\":{\"p55\":\"0.5\"},\"\\\"k\\\"p56\":\"0\",\"p57\":{\"item\":4294967294,\"items\":[7,4294967294]},\"\\\"k\\\"p58\":[1,951782400,1],\"p59\":\"\"},\"p80\":[],\"\\\"k\\\"p81\":\"https://example.org/a?b=c#d\"}") { Archived76(p77: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), p78: Set<Date>([Date(timeIntervalSinceReferenceDate: 0.30000000000000004)]), p79: Lined54(p55: checkedDecimal("0.5"), p56: 0, p57: Box<UInt32>(item: Optional<UInt32>.some(UInt32(4294967294)), items: [UInt32(7), UInt32(4294967294)]), p58: [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 951782400), Date(timeIntervalSince1970: 1)], p59: Data([] as [UInt8]), p60: Optional<Decimal>.none), p80: [], p81: checkedURL("https://example.org/a?b=c#d")) },
    .init("{\"p77\":951782400000,\"in\":{\"p78\":[698.6]},\"\u{e9}p79\":{\"in\":{\"p55\":\"0.5\",\"p60\":\"0.5\"},\"\\\"k\\\"p56\":\"5\",\"p57\":{\"item\":1431655765,\"items\":[4294967294]},\"\\\"k\\\"p58\":[951782400,1700000000],\"p59\":\"qiO4iw==\"},\"p80\":[],\"\\\"k\\\"p81\":\"mailto:a@b.c\"}") { Archived76(p77: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p78: Set<Date>([Date(timeIntervalSinceReferenceDate: 698.6)]), p79: Lined54(p55: checkedDecimal("0.5"), p56: 5, p57: Box<UInt32>(item: Optional<UInt32>.some(UInt32(1431655765)), items: [UInt32(4294967294)]), p58: [Date(timeIntervalSince1970: 951782400), Date(timeIntervalSince1970: 1700000000)], p59: Data([170, 35, 184, 139] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("0.5"))), p80: [], p81: checkedURL("mailto:a@b.c")) },
  ]),
  .codable(Model82.self, "Model82", [
    .init("{\"p83\":{\"p23\":[\"0CA1344C-C664-37EC-064B-14A1FF3F42F2\"],\"p25\":[0],\"\u{e9}p27\":[7,-5,7]},\"\u{e9}p84\":{\"\u{e9}\":{\"tag21\":\"stopNow\"}},\"\u{e9}p85\":[7],\"p86\":-5}") { Model82(p83: Optional<Model22>.some(Model22(p23: Set<UUID>([UUID(uuid: (12, 161, 52, 76, 198, 100, 55, 236, 6, 75, 20, 161, 255, 63, 66, 242))]), p24: Optional<Int32>.none, p25: Set<Int8>([Int8(0)]), p26: Optional<Int>.none, p27: [Choice1.case2, Choice1.case0, Choice1.case2])), p84: ["\u{e9}": Sum21.stopNow], p85: Set<Choice1>([Choice1.case2]), p86: Optional<Choice1>.some(Choice1.case0)) },
    .init("{\"p83\":{\"p23\":[\"BBB9E1FC-4FBD-505C-3B03-06BE73F75706\"],\"\u{e9}p24\":1,\"p25\":[-1],\"\u{e9}p27\":[7,0]},\"\u{e9}p84\":{\"a\":{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"ftvXZGY=\"}}},\"\u{e9}p85\":[0],\"p86\":7}") { Model82(p83: Optional<Model22>.some(Model22(p23: Set<UUID>([UUID(uuid: (187, 185, 225, 252, 79, 189, 80, 92, 59, 3, 6, 190, 115, 247, 87, 6))]), p24: Optional<Int32>.some(Int32(1)), p25: Set<Int8>([Int8(-1)]), p26: Optional<Int>.none, p27: [Choice1.case2, Choice1.case1])), p84: ["a": Sum21.moveBy(Data([126, 219, 215, 100, 102] as [UInt8]), y: Optional<UInt>.none)], p85: Set<Choice1>([Choice1.case1]), p86: Optional<Choice1>.some(Choice1.case2)) },
    .init("{\"p83\":{\"p23\":[\"C52A665A-7D86-92C6-6E1C-990FF010EAF2\"],\"\u{e9}p24\":1,\"p25\":[42],\"\u{e9}p27\":[-5,7,7]},\"\u{e9}p84\":{\"a/b\":{\"tag21\":\"waitFor\",\"data21\":[1,null]}},\"\u{e9}p85\":[0],\"p86\":7}") { Model82(p83: Optional<Model22>.some(Model22(p23: Set<UUID>([UUID(uuid: (197, 42, 102, 90, 125, 134, 146, 198, 110, 28, 153, 15, 240, 16, 234, 242))]), p24: Optional<Int32>.some(Int32(1)), p25: Set<Int8>([Int8(42)]), p26: Optional<Int>.none, p27: [Choice1.case0, Choice1.case2, Choice1.case2])), p84: ["a/b": Sum21.waitFor([Optional<Int>.some(Int(1)), Optional<Int>.none])], p85: Set<Choice1>([Choice1.case1]), p86: Optional<Choice1>.some(Choice1.case2)) },
    .init("{\"p83\":{\"p23\":[\"A7D6219E-4B9E-FB72-924B-146ACAC98201\"],\"\u{e9}p24\":-715827882,\"p25\":[7],\"\\\"k\\\"p26\":-9223372036854775806,\"\u{e9}p27\":[7,7]},\"\u{e9}p84\":{\"a\":{\"tag21\":\"nestIt\",\"data21\":{\"p3\":7,\"\\\"k\\\"p4\":[],\"p5\":12345678901234.567890}},\"a/b\":{\"tag21\":\"stopNow\"}},\"\u{e9}p85\":[0]}") { Model82(p83: Optional<Model22>.some(Model22(p23: Set<UUID>([UUID(uuid: (167, 214, 33, 158, 75, 158, 251, 114, 146, 75, 20, 106, 202, 201, 130, 1))]), p24: Optional<Int32>.some(Int32(-715827882)), p25: Set<Int8>([Int8(7)]), p26: Optional<Int>.some(Int(-9223372036854775806)), p27: [Choice1.case2, Choice1.case2])), p84: ["a": Sum21.nestIt(Model2(p3: Choice1.case2, p4: Optional<[Int64]>.some([]), p5: checkedDecimal("12345678901234.567890"))), "a/b": Sum21.stopNow], p85: Set<Choice1>([Choice1.case1]), p86: Optional<Choice1>.none) },
    .init("{\"\u{e9}p84\":{\"\u{e9}\":{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"eZQ=\"}}},\"\u{e9}p85\":[-5]}") { Model82(p83: Optional<Model22>.none, p84: ["\u{e9}": Sum21.moveBy(Data([121, 148] as [UInt8]), y: Optional<UInt>.none)], p85: Set<Choice1>([Choice1.case0]), p86: Optional<Choice1>.none) },
  ]),
  .mapped(Lined87.self, "Lined87", [
    .init("{\"\\\"k\\\"p88\":4294967294,\"in\":{\"p89\":[255]},\"p91\":[],\"\\\"k\\\"p92\":6087.7,\"key/p93\":4294967294}") { Lined87(p88: UInt32(4294967294), p89: Set<UInt8>([UInt8(255)]), p90: Optional<Int8>.none, p91: [], p92: Double(6087.7), p93: UInt32(4294967294)) },
    .init("{\"\\\"k\\\"p88\":1,\"in\":{\"p89\":[254]},\"p90\":-7,\"p91\":[],\"\\\"k\\\"p92\":2.2250738585072014e-308,\"key/p93\":4294967295}") { Lined87(p88: UInt32(1), p89: Set<UInt8>([UInt8(254)]), p90: Optional<Int8>.some(Int8(-7)), p91: [], p92: Double(2.2250738585072014e-308), p93: UInt32(4294967295)) },
    .init("{\"\\\"k\\\"p88\":4294967294,\"in\":{\"p89\":[254]},\"p91\":[\"3.0\",null],\"\\\"k\\\"p92\":-9559.2,\"key/p93\":7}") { Lined87(p88: UInt32(4294967294), p89: Set<UInt8>([UInt8(254)]), p90: Optional<Int8>.none, p91: [Optional<Double>.some(Double(3.0)), Optional<Double>.none], p92: Double(-9559.2), p93: UInt32(7)) },
    .init("{\"\\\"k\\\"p88\":0,\"in\":{\"p89\":[85]},\"p90\":127,\"p91\":[\"-2.25\",null],\"\\\"k\\\"p92\":1e16,\"key/p93\":4294967295}") { Lined87(p88: UInt32(0), p89: Set<UInt8>([UInt8(85)]), p90: Optional<Int8>.some(Int8(127)), p91: [Optional<Double>.some(Double(-2.25)), Optional<Double>.none], p92: Double(1e16), p93: UInt32(4294967295)) },
    .init("{\"\\\"k\\\"p88\":0,\"in\":{\"p89\":[0]},\"p91\":[\"-2.25\",\"3.0\"],\"\\\"k\\\"p92\":-6962.4,\"key/p93\":1}") { Lined87(p88: UInt32(0), p89: Set<UInt8>([UInt8(0)]), p90: Optional<Int8>.none, p91: [Optional<Double>.some(Double(-2.25)), Optional<Double>.some(Double(3.0))], p92: Double(-6962.4), p93: UInt32(1)) },
  ]),
  .codable(Model101.self, "Model101", [
    .init("{\"p102\":0,\"\\\"k\\\"p103\":[\"D360CF25-C3F9-3A1D-CFC8-C9EB667D1005\"]}") { Model101(p102: Int(0), p103: Set<UUID>([UUID(uuid: (211, 96, 207, 37, 195, 249, 58, 29, 207, 200, 201, 235, 102, 125, 16, 5))])) },
    .init("{\"p102\":9223372036854775806,\"\\\"k\\\"p103\":[\"10A475AA-99B1-9E4C-85B3-E3C03E69C1D8\"]}") { Model101(p102: Int(9223372036854775806), p103: Set<UUID>([UUID(uuid: (16, 164, 117, 170, 153, 177, 158, 76, 133, 179, 227, 192, 62, 105, 193, 216))])) },
    .init("{\"p102\":1,\"\\\"k\\\"p103\":[\"6A7953F2-C5E8-2925-CEC1-28A0CF9060AA\"]}") { Model101(p102: Int(1), p103: Set<UUID>([UUID(uuid: (106, 121, 83, 242, 197, 232, 41, 37, 206, 193, 40, 160, 207, 144, 96, 170))])) },
    .init("{\"p102\":0,\"\\\"k\\\"p103\":[\"129349C7-03AD-DF50-A372-A250FBA441A8\"]}") { Model101(p102: Int(0), p103: Set<UUID>([UUID(uuid: (18, 147, 73, 199, 3, 173, 223, 80, 163, 114, 162, 80, 251, 164, 65, 168))])) },
    .init("{\"p102\":9223372036854775807,\"\\\"k\\\"p103\":[\"98123D5B-75D8-2E11-4066-7E06847569F0\"]}") { Model101(p102: Int(9223372036854775807), p103: Set<UUID>([UUID(uuid: (152, 18, 61, 91, 117, 216, 46, 17, 64, 102, 126, 6, 132, 117, 105, 240))])) },
  ]),
  .mapped(Archived106.self, "Archived106", [
    .init("{\"p107\":{\"\\\"k\\\"p44\":1,\"\\\"k\\\"p45\":0,\"p46\":{\"0\":0,\"1010\":5},\"p48\":{\"a/b\":{\"tag21\":\"stopNow\"}}},\"in\":{\"p108\":\"Cw==\",\"p110\":0},\"p109\":7,\"p112\":{\"item\":-9223372036854775806,\"items\":[9223372036854775806,-3074457345618258602]}}") { Archived106(p107: Optional<Archived43>.some(Archived43(p44: Date(timeIntervalSince1970: 1), p45: Int64(0), p46: [0: 0, 1010: 5], p47: Optional<Date>.none, p48: ["a/b": Sum21.stopNow])), p108: Data([11] as [UInt8]), p109: UInt(7), p110: UInt8(0), p111: Optional<UUID>.none, p112: Box<Int>(item: Optional<Int>.some(Int(-9223372036854775806)), items: [Int(9223372036854775806), Int(-3074457345618258602)])) },
    .init("{\"p107\":{\"\\\"k\\\"p44\":1700000000,\"\\\"k\\\"p45\":0,\"p46\":{\"-5\":-7,\"1010\":5},\"in\":{\"p47\":1},\"p48\":{\"a/b\":{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"/yFP9A==\",\"y\":18446744073709551614}},\"\u{e9}\":{\"tag21\":\"waitFor\",\"data21\":[]}}},\"in\":{\"p108\":\"KYlFeg==\",\"p110\":7},\"p109\":7,\"p112\":{\"items\":[]}}") { Archived106(p107: Optional<Archived43>.some(Archived43(p44: Date(timeIntervalSince1970: 1700000000), p45: Int64(0), p46: [-5: -7, 1010: 5], p47: Optional<Date>.some(Date(timeIntervalSince1970: 1)), p48: ["a/b": Sum21.moveBy(Data([255, 33, 79, 244] as [UInt8]), y: Optional<UInt>.some(UInt(18446744073709551614))), "\u{e9}": Sum21.waitFor([])])), p108: Data([41, 137, 69, 122] as [UInt8]), p109: UInt(7), p110: UInt8(7), p111: Optional<UUID>.none, p112: Box<Int>(item: Optional<Int>.none, items: [])) },
    .init("{\"p107\":{\"\\\"k\\\"p44\":1700000000,\"\\\"k\\\"p45\":9223372036854775806,\"p46\":{},\"in\":{\"p47\":-86400},\"p48\":{\"a\":{\"tag21\":\"nestIt\",\"data21\":{\"p3\":7,\"p5\":0.1}},\"\u{e9}\":{\"tag21\":\"stopNow\"}}},\"in\":{\"p108\":\"ktRtiw==\",\"p110\":255,\"p111\":\"1464CAF1-ED46-8EA6-8890-ED0EDC205909\"},\"p109\":18446744073709551614,\"p112\":{\"item\":-9223372036854775807,\"items\":[-7,0]}}") { Archived106(p107: Optional<Archived43>.some(Archived43(p44: Date(timeIntervalSince1970: 1700000000), p45: Int64(9223372036854775806), p46: [:], p47: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p48: ["a": Sum21.nestIt(Model2(p3: Choice1.case2, p4: Optional<[Int64]>.none, p5: checkedDecimal("0.1"))), "\u{e9}": Sum21.stopNow])), p108: Data([146, 212, 109, 139] as [UInt8]), p109: UInt(18446744073709551614), p110: UInt8(255), p111: Optional<UUID>.some(UUID(uuid: (20, 100, 202, 241, 237, 70, 142, 166, 136, 144, 237, 14, 220, 32, 89, 9))), p112: Box<Int>(item: Optional<Int>.some(Int(-9223372036854775807)), items: [Int(-7), Int(0)])) },
    .init("{\"in\":{\"p108\":\"ZY+gGw==\",\"p110\":0,\"p111\":\"E2538F2B-DB13-C80B-41DE-6BC60806A1C2\"},\"p109\":1,\"p112\":{\"items\":[1]}}") { Archived106(p107: Optional<Archived43>.none, p108: Data([101, 143, 160, 27] as [UInt8]), p109: UInt(1), p110: UInt8(0), p111: Optional<UUID>.some(UUID(uuid: (226, 83, 143, 43, 219, 19, 200, 11, 65, 222, 107, 198, 8, 6, 161, 194))), p112: Box<Int>(item: Optional<Int>.none, items: [Int(1)])) },
    .init("{\"p107\":{\"\\\"k\\\"p44\":1700000000,\"\\\"k\\\"p45\":-9223372036854775806,\"p46\":{\"-5\":0,\"0\":0,\"1010\":0},\"in\":{\"p47\":1700000000},\"p48\":{\"a\":{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"7sE=\",\"y\":6148914691236517205}}}},\"in\":{\"p108\":\"BbE=\",\"p110\":1,\"p111\":\"17CEB68B-5BD8-6D65-3D32-BE23E5002329\"},\"p109\":7,\"p112\":{\"item\":-3074457345618258602,\"items\":[]}}") { Archived106(p107: Optional<Archived43>.some(Archived43(p44: Date(timeIntervalSince1970: 1700000000), p45: Int64(-9223372036854775806), p46: [-5: 0, 0: 0, 1010: 0], p47: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), p48: ["a": Sum21.moveBy(Data([238, 193] as [UInt8]), y: Optional<UInt>.some(UInt(6148914691236517205)))])), p108: Data([5, 177] as [UInt8]), p109: UInt(7), p110: UInt8(1), p111: Optional<UUID>.some(UUID(uuid: (23, 206, 182, 139, 91, 216, 109, 101, 61, 50, 190, 35, 229, 0, 35, 41))), p112: Box<Int>(item: Optional<Int>.some(Int(-3074457345618258602)), items: [])) },
  ]),
  .codable(Model114.self, "Model114", [
    .init("{\"\u{e9}p115\":[3.4028235e+38,3.4028235e+38],\"\\\"k\\\"p116\":[{\"tag21\":\"stopNow\"},{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"iMM2v7o=\",\"y\":7}},{\"tag21\":\"waitFor\",\"data21\":[3074457345618258602,3074457345618258602,9223372036854775806]}],\"\\\"k\\\"p117\":[-7,32767,1]}") { Model114(p115: Optional<[Float]>.some([Float(3.4028235e+38), Float(3.4028235e+38)]), p116: [Optional<Sum21>.some(Sum21.stopNow), Optional<Sum21>.some(Sum21.moveBy(Data([136, 195, 54, 191, 186] as [UInt8]), y: Optional<UInt>.some(UInt(7)))), Optional<Sum21>.some(Sum21.waitFor([Optional<Int>.some(Int(3074457345618258602)), Optional<Int>.some(Int(3074457345618258602)), Optional<Int>.some(Int(9223372036854775806))]))], p117: [Int16(-7), Int16(32767), Int16(1)]) },
    .init("{\"\u{e9}p115\":[],\"\\\"k\\\"p116\":[null],\"\\\"k\\\"p117\":[]}") { Model114(p115: Optional<[Float]>.some([]), p116: [Optional<Sum21>.none], p117: []) },
    .init("{\"\\\"k\\\"p116\":[{\"tag21\":\"nestIt\",\"data21\":{\"p3\":-5,\"\\\"k\\\"p4\":[-9223372036854775806],\"p5\":12345678901234567.890}}],\"\\\"k\\\"p117\":[0]}") { Model114(p115: Optional<[Float]>.none, p116: [Optional<Sum21>.some(Sum21.nestIt(Model2(p3: Choice1.case0, p4: Optional<[Int64]>.some([Int64(-9223372036854775806)]), p5: checkedDecimal("12345678901234567.890"))))], p117: [Int16(0)]) },
    .init("{\"\u{e9}p115\":[0.1,0.333,-123.456],\"\\\"k\\\"p116\":[],\"\\\"k\\\"p117\":[]}") { Model114(p115: Optional<[Float]>.some([Float(0.1), Float(0.333), Float(-123.456)]), p116: [], p117: []) },
    .init("{\"\u{e9}p115\":[3.4028235e+38,7,-123.456],\"\\\"k\\\"p116\":[{\"tag21\":\"stopNow\"}],\"\\\"k\\\"p117\":[1,10922]}") { Model114(p115: Optional<[Float]>.some([Float(3.4028235e+38), Float(7), Float(-123.456)]), p116: [Optional<Sum21>.some(Sum21.stopNow)], p117: [Int16(1), Int16(10922)]) },
  ]),
  .mapped(Lined118.self, "Lined118", [
    .init("{\"in\":{\"list119\":[{\"p120\":1}]}}") { Lined118(p120: Int8(1)) },
    .init("{\"in\":{\"list119\":[{\"p120\":126}]}}") { Lined118(p120: Int8(126)) },
    .init("{\"in\":{\"list119\":[{\"p120\":42}]}}") { Lined118(p120: Int8(42)) },
    .init("{\"in\":{\"list119\":[{\"p120\":1}]}}") { Lined118(p120: Int8(1)) },
    .init("{\"in\":{\"list119\":[{\"p120\":1}]}}") { Lined118(p120: Int8(1)) },
  ]),
  .codable(Model121.self, "Model121", [
    .init("{}") { Model121(p122: Optional<Model114>.none, p123: Optional<String>.none) },
    .init("{\"p123\":\"\"}") { Model121(p122: Optional<Model114>.none, p123: Optional<String>.some("")) },
    .init("{\"key/p122\":{\"\u{e9}p115\":[],\"\\\"k\\\"p116\":[{\"tag21\":\"stopNow\"}],\"\\\"k\\\"p117\":[-10922,0]}}") { Model121(p122: Optional<Model114>.some(Model114(p115: Optional<[Float]>.some([]), p116: [Optional<Sum21>.some(Sum21.stopNow)], p117: [Int16(-10922), Int16(0)])), p123: Optional<String>.none) },
    .init("{\"p123\":\"5\"}") { Model121(p122: Optional<Model114>.none, p123: Optional<String>.some("5")) },
    .init("{\"key/p122\":{\"\\\"k\\\"p116\":[],\"\\\"k\\\"p117\":[0,0,0]},\"p123\":\"\\u000a\\u0009\"}") { Model121(p122: Optional<Model114>.some(Model114(p115: Optional<[Float]>.none, p116: [], p117: [Int16(0), Int16(0), Int16(0)])), p123: Optional<String>.some("\u{a}\u{9}")) },
  ]),
  .mapped(Archived124.self, "Archived124", [
    .init("{\"in\":{\"p125\":{\"tag113\":\"stopNow\"}},\"p127\":{\"p3\":7,\"p5\":-12345.6789}}") { Archived124(p125: Sum113.stopNow, p126: Optional<Sum21>.none, p127: Model2(p3: Choice1.case2, p4: Optional<[Int64]>.none, p5: checkedDecimal("-12345.6789"))) },
    .init("{\"in\":{\"p125\":{\"tag113\":\"moveBy\",\"data113\":{\"_0\":{\"p102\":-9223372036854775807,\"\\\"k\\\"p103\":[\"D3725D05-82B9-877F-873E-BC51CD595539\"]},\"y\":[]}}},\"p126\":{\"tag21\":\"stopNow\"},\"p127\":{\"p3\":0,\"\\\"k\\\"p4\":[-7,3074457345618258602,3074457345618258602],\"p5\":-0.00001}}") { Archived124(p125: Sum113.moveBy(Model101(p102: Int(-9223372036854775807), p103: Set<UUID>([UUID(uuid: (211, 114, 93, 5, 130, 185, 135, 127, 135, 62, 188, 81, 205, 89, 85, 57))])), y: []), p126: Optional<Sum21>.some(Sum21.stopNow), p127: Model2(p3: Choice1.case1, p4: Optional<[Int64]>.some([Int64(-7), Int64(3074457345618258602), Int64(3074457345618258602)]), p5: checkedDecimal("-0.00001"))) },
    .init("{\"in\":{\"p125\":{\"tag113\":\"waitFor\",\"data113\":1}},\"p126\":{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"+kPkVQ==\"}},\"p127\":{\"p3\":0,\"p5\":-3141592653589793238.4}}") { Archived124(p125: Sum113.waitFor(Optional<Int8>.some(Int8(1))), p126: Optional<Sum21>.some(Sum21.moveBy(Data([250, 67, 228, 85] as [UInt8]), y: Optional<UInt>.none)), p127: Model2(p3: Choice1.case1, p4: Optional<[Int64]>.none, p5: checkedDecimal("-3141592653589793238.4"))) },
    .init("{\"in\":{\"p125\":{\"tag113\":\"nestIt\",\"data113\":{\"tag21\":\"waitFor\",\"data21\":[null,9223372036854775807]}}},\"p126\":{\"tag21\":\"nestIt\",\"data21\":{\"p3\":-5,\"\\\"k\\\"p4\":[9223372036854775806,-7],\"p5\":-0.00001}},\"p127\":{\"p3\":-5,\"\\\"k\\\"p4\":[-3074457345618258602,-7],\"p5\":-1}}") { Archived124(p125: Sum113.nestIt(Sum21.waitFor([Optional<Int>.none, Optional<Int>.some(Int(9223372036854775807))])), p126: Optional<Sum21>.some(Sum21.nestIt(Model2(p3: Choice1.case0, p4: Optional<[Int64]>.some([Int64(9223372036854775806), Int64(-7)]), p5: checkedDecimal("-0.00001")))), p127: Model2(p3: Choice1.case0, p4: Optional<[Int64]>.some([Int64(-3074457345618258602), Int64(-7)]), p5: checkedDecimal("-1"))) },
    .init("{\"in\":{\"p125\":{\"tag113\":\"stopNow\"}},\"p126\":{\"tag21\":\"stopNow\"},\"p127\":{\"p3\":7,\"p5\":0.000005}}") { Archived124(p125: Sum113.stopNow, p126: Optional<Sum21>.some(Sum21.stopNow), p127: Model2(p3: Choice1.case2, p4: Optional<[Int64]>.none, p5: checkedDecimal("0.000005"))) },
  ]),
  .codable(Model129.self, "Model129", [
    .init("{\"p130\":[null,0],\"p131\":[21845],\"key/p132\":{\"tag113\":\"stopNow\"},\"key/p133\":-1e-07}") { Model129(p130: [Optional<UInt32>.none, Optional<UInt32>.some(UInt32(0))], p131: Set<UInt16>([UInt16(21845)]), p132: Sum113.stopNow, p133: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -1e-07))) },
    .init("{\"p130\":[],\"p131\":[21845],\"key/p132\":{\"tag113\":\"moveBy\",\"data113\":{\"_0\":{\"p102\":-7,\"\\\"k\\\"p103\":[\"80C7582B-FB7B-0504-5BD5-2FB03575AEBE\"]},\"y\":[{\"p3\":-5,\"\\\"k\\\"p4\":[-1,3074457345618258602,7],\"p5\":12345678.9}]}},\"key/p133\":9451.7}") { Model129(p130: [], p131: Set<UInt16>([UInt16(21845)]), p132: Sum113.moveBy(Model101(p102: Int(-7), p103: Set<UUID>([UUID(uuid: (128, 199, 88, 43, 251, 123, 5, 4, 91, 213, 47, 176, 53, 117, 174, 190))])), y: [Optional<Model2>.some(Model2(p3: Choice1.case0, p4: Optional<[Int64]>.some([Int64(-1), Int64(3074457345618258602), Int64(7)]), p5: checkedDecimal("12345678.9")))]), p133: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 9451.7))) },
    .init("{\"p130\":[null],\"p131\":[65535],\"key/p132\":{\"tag113\":\"waitFor\"},\"key/p133\":447.8}") { Model129(p130: [Optional<UInt32>.none], p131: Set<UInt16>([UInt16(65535)]), p132: Sum113.waitFor(Optional<Int8>.none), p133: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 447.8))) },
    .init("{\"p130\":[1431655765,1],\"p131\":[7],\"key/p132\":{\"tag113\":\"nestIt\",\"data113\":{\"tag21\":\"stopNow\"}},\"key/p133\":0.1}") { Model129(p130: [Optional<UInt32>.some(UInt32(1431655765)), Optional<UInt32>.some(UInt32(1))], p131: Set<UInt16>([UInt16(7)]), p132: Sum113.nestIt(Sum21.stopNow), p133: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 0.1))) },
    .init("{\"p130\":[0],\"p131\":[65534],\"key/p132\":{\"tag113\":\"stopNow\"},\"key/p133\":-8101.6}") { Model129(p130: [Optional<UInt32>.some(UInt32(0))], p131: Set<UInt16>([UInt16(65534)]), p132: Sum113.stopNow, p133: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -8101.6))) },
  ]),
  .mapped(Lined134.self, "Lined134", [
    .init("{\"p135\":\"2000-02-29T00:00:00Z\",\"\u{e9}p136\":\"1e+100\",\"p137\":{\"p102\":0,\"\\\"k\\\"p103\":[\"6B548DF0-2131-78C6-88A0-84AA86BB9A00\"]},\"p138\":[]}") { Lined134(p135: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p136: Double(1e+100), p137: Model101(p102: Int(0), p103: Set<UUID>([UUID(uuid: (107, 84, 141, 240, 33, 49, 120, 198, 136, 160, 132, 170, 134, 187, 154, 0))])), p138: []) },
    .init("{\"p135\":\"2023-11-14T22:13:20.5Z\",\"\u{e9}p136\":\"0.5\",\"p137\":{\"p102\":0,\"\\\"k\\\"p103\":[\"69A99748-8793-6E3F-93A1-695CB5C04AFF\"]},\"p138\":[]}") { Lined134(p135: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000.5)), p136: Double(0.5), p137: Model101(p102: Int(0), p103: Set<UUID>([UUID(uuid: (105, 169, 151, 72, 135, 147, 110, 63, 147, 161, 105, 92, 181, 192, 74, 255))])), p138: []) },
    .init("{\"p135\":\"2000-02-29T00:00:00Z\",\"\u{e9}p136\":\"3.0\",\"p137\":{\"p102\":3074457345618258602,\"\\\"k\\\"p103\":[\"B0C33A25-08F0-D743-583B-A401402670B2\"]},\"p138\":[-5]}") { Lined134(p135: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p136: Double(3.0), p137: Model101(p102: Int(3074457345618258602), p103: Set<UUID>([UUID(uuid: (176, 195, 58, 37, 8, 240, 215, 67, 88, 59, 164, 1, 64, 38, 112, 178))])), p138: [Choice1.case0]) },
    .init("{\"p135\":\"2000-02-29T00:00:00Z\",\"\u{e9}p136\":\"3.0\",\"p137\":{\"p102\":0,\"\\\"k\\\"p103\":[\"B1181067-EC91-1560-A19D-37B8D2C924EC\"]},\"p138\":[7]}") { Lined134(p135: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p136: Double(3.0), p137: Model101(p102: Int(0), p103: Set<UUID>([UUID(uuid: (177, 24, 16, 103, 236, 145, 21, 96, 161, 157, 55, 184, 210, 201, 36, 236))])), p138: [Choice1.case2]) },
    .init("{\"p135\":\"2023-11-14T22:13:20.5Z\",\"\u{e9}p136\":\"-2.25\",\"p137\":{\"p102\":0,\"\\\"k\\\"p103\":[\"A2CB3EA6-2C49-B084-EB19-251762103047\"]},\"p138\":[-5]}") { Lined134(p135: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000.5)), p136: Double(-2.25), p137: Model101(p102: Int(0), p103: Set<UUID>([UUID(uuid: (162, 203, 62, 166, 44, 73, 176, 132, 235, 25, 37, 23, 98, 16, 48, 71))])), p138: [Choice1.case0]) },
  ]),
  .codable(Model144.self, "Model144", [
    .init("{\"p145\":7}") { Model144(p145: Int(7)) },
    .init("{\"p145\":-9223372036854775806}") { Model144(p145: Int(-9223372036854775806)) },
    .init("{\"p145\":-3074457345618258602}") { Model144(p145: Int(-3074457345618258602)) },
    .init("{\"p145\":9223372036854775807}") { Model144(p145: Int(9223372036854775807)) },
    .init("{\"p145\":0}") { Model144(p145: Int(0)) },
  ]),
]
