// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 93. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct Model61: JSONMappable, Codable, Equatable {
  var p62: Optional<Model2> = nil
  init() {}
  init(p62: Optional<Model2>) {
    self.p62 = p62
  }
  private enum CodingKeys: String, CodingKey {
    case p62 = "p62"
  }
}
struct Lined63: JSONMappable, Equatable {
  var p64: Date = Date(timeIntervalSince1970: 1700000000)
  init() {}
  init(p64: Date) {
    self.p64 = p64
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p64, keys: ["key/p64", "p64_old"], required: true, transformer: JSONTransformers.secondsToDate)
  }
}
final class Model65: JSONMappable, Codable, Equatable {
  var p66: Float = Float(7)
  required init() {}
  init(p66: Float) {
    self.p66 = p66
  }
  static func == (left: Model65, right: Model65) -> Bool {
    left.p66 == right.p66
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p66": return "key/p66"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p66 = "key/p66"
  }
}
struct Lined71: JSONMappable, Equatable {
  var p73: Optional<Model13> = nil
  init() {}
  init(p73: Optional<Model13>) {
    self.p73 = p73
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p73, keyPath: "in.list72[0]")
  }
}
struct Model75: JSONMappable, Codable, Equatable {
  var p76: Int = Int(0)
  var p77: Data = Data([46, 94, 201] as [UInt8])
  init() {}
  init(p76: Int, p77: Data) {
    self.p76 = p76
    self.p77 = p77
  }
  private enum CodingKeys: String, CodingKey {
    case p76 = "p76"
    case p77 = "p77"
  }
}
struct Lined78: JSONMappable, Equatable {
  var p79: [Optional<Date>] = [Optional<Date>.none, Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -2548.2))]
  init() {}
  init(p79: [Optional<Date>]) {
    self.p79 = p79
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p79, keys: ["key/p79", "p79_old"])
  }
}
struct Model80: JSONMappable, Codable, Equatable {
  var p81: Union22 = Union22.stopNow
  var p82: Optional<Model2> = nil
  var p83: [Int] = [Int(9223372036854775806), Int(7), Int(9223372036854775806)]
  var p84: Model61 = Model61()
  var p85: Float = Float(-0.5)
  init() {}
  init(p81: Union22, p82: Optional<Model2>, p83: [Int], p84: Model61, p85: Float) {
    self.p81 = p81
    self.p82 = p82
    self.p83 = p83
    self.p84 = p84
    self.p85 = p85
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p81": return "\"k\"p81"
    case "p85": return "\"k\"p85"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p81 = "\"k\"p81"
    case p82 = "p82"
    case p83 = "p83"
    case p84 = "p84"
    case p85 = "\"k\"p85"
  }
}
final class Lined86: JSONMappable, Equatable {
  var p87: Optional<Moved18> = nil
  var p88: Int64 = Int64(1)
  var p89: Optional<Date> = nil
  var p90: Union22 = Union22.stopNow
  var p91: Optional<Int> = nil
  var p92: Choice1 = Choice1.case2
  required init() {}
  init(p87: Optional<Moved18>, p88: Int64, p89: Optional<Date>, p90: Union22, p91: Optional<Int>, p92: Choice1) {
    self.p87 = p87
    self.p88 = p88
    self.p89 = p89
    self.p90 = p90
    self.p91 = p91
    self.p92 = p92
  }
  static func == (left: Lined86, right: Lined86) -> Bool {
    left.p87 == right.p87 && left.p88 == right.p88 && left.p89 == right.p89 && left.p90 == right.p90 && left.p91 == right.p91 && left.p92 == right.p92
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p87, keyPath: "in.p87")
    try json.map(&p88, key: "key/p88")
    try json.map(&p89, keys: ["key/p89", "p89_old"], transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p90, key: "p90")
    try json.map(&p91, keyPath: "in.p91", transformer: JSONTransformers.numberOrStringToInt)
    try json.map(&p92, keys: ["\u{e9}p92", "p92_old"])
  }
}
struct Model94: JSONMappable, Codable, Equatable {
  var p95: [Union74] = []
  var p96: [String: Model80] = [:]
  var p97: Model61 = Model61()
  var p98: Float = Float(16777216)
  var p99: Bool = true
  init() {}
  init(p95: [Union74], p96: [String: Model80], p97: Model61, p98: Float, p99: Bool) {
    self.p95 = p95
    self.p96 = p96
    self.p97 = p97
    self.p98 = p98
    self.p99 = p99
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p97": return "\u{e9}p97"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p95 = "p95"
    case p96 = "p96"
    case p97 = "\u{e9}p97"
    case p98 = "p98"
    case p99 = "p99"
  }
}
struct Lined100: JSONMappable, Equatable {
  var p101: [Optional<UUID>] = [Optional<UUID>.some(UUID(uuid: (26, 133, 245, 233, 16, 146, 187, 77, 110, 187, 119, 113, 115, 9, 9, 154))), Optional<UUID>.some(UUID(uuid: (54, 13, 172, 48, 218, 172, 142, 99, 5, 0, 35, 178, 212, 51, 93, 3)))]
  var p102: Model61 = Model61(p62: Optional<Model2>.some(Model2(p3: [-5: false, 0: true, 1010: false], p4: [], p5: [checkedURL("relative/path"), checkedURL("https://example.org")], p6: Int8(0))))
  init() {}
  init(p101: [Optional<UUID>], p102: Model61) {
    self.p101 = p101
    self.p102 = p102
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p101, key: "p101", required: true, transformer: JSONTransformers.stringToUUID)
    try json.map(&p102, key: "\u{e9}p102", required: true)
  }
}
struct Model104: JSONMappable, Codable, Equatable {
  var p105: Int = Int(7)
  var p106: Optional<Model65> = nil
  var p107: Optional<[Model52]> = nil
  var p108: UInt32 = UInt32(1)
  var p109: Int64 = Int64(-9223372036854775806)
  init() {}
  init(p105: Int, p106: Optional<Model65>, p107: Optional<[Model52]>, p108: UInt32, p109: Int64) {
    self.p105 = p105
    self.p106 = p106
    self.p107 = p107
    self.p108 = p108
    self.p109 = p109
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p108": return "\"k\"p108"
    case "p109": return "\u{e9}p109"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p105 = "p105"
    case p106 = "p106"
    case p107 = "p107"
    case p108 = "\"k\"p108"
    case p109 = "\u{e9}p109"
  }
}
struct Lined110: JSONMappable, Equatable {
  var p111: Data = Data([12, 236, 70, 234, 145] as [UInt8])
  var p112: [Int: Date] = [0: Date(timeIntervalSince1970: 951782400), 1010: Date(timeIntervalSince1970: -86400)]
  var p113: [Int: Date] = [:]
  var p114: UInt8 = UInt8(255)
  var p115: [Int] = [-7, -7]
  var p116: Data = Data([] as [UInt8])
  init() {}
  init(p111: Data, p112: [Int: Date], p113: [Int: Date], p114: UInt8, p115: [Int], p116: Data) {
    self.p111 = p111
    self.p112 = p112
    self.p113 = p113
    self.p114 = p114
    self.p115 = p115
    self.p116 = p116
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p111, keyPath: "in.p111", transformer: JSONTransformers.base64ToData)
    try json.map(&p112, keys: ["\u{e9}p112", "p112_old"], transformer: JSONTransformers.secondsOrStringToDate)
    try json.map(&p113, key: "p113", required: true, transformer: JSONTransformers.secondsOrStringToDate)
    try json.map(&p114, keyPath: "in.p114")
    try json.map(&p115, key: "p115", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.map(&p116, key: "p116", transformer: JSONTransformers.base64ToData)
  }
}

let randomModels1: [ModelCase] = [
  .codable(Model61.self, "Model61", [
    .init("{}") { Model61(p62: Optional<Model2>.none) },
    .init("{}") { Model61(p62: Optional<Model2>.none) },
    .init("{\"p62\":{\"\\\"k\\\"p3\":{\"-5\":false,\"1010\":false},\"key/p4\":[0,-1],\"\u{e9}p5\":[\"file:///a%20b\",\"file:///a%20b\"],\"\u{e9}p6\":126}}") { Model61(p62: Optional<Model2>.some(Model2(p3: [-5: false, 1010: false], p4: [Optional<Int>.some(Int(0)), Optional<Int>.some(Int(-1))], p5: [checkedURL("file:///a%20b"), checkedURL("file:///a%20b")], p6: Int8(126)))) },
    .init("{\"p62\":{\"\\\"k\\\"p3\":{\"-5\":true},\"key/p4\":[null],\"\u{e9}p5\":[\"file:///a%20b\"],\"\u{e9}p6\":0}}") { Model61(p62: Optional<Model2>.some(Model2(p3: [-5: true], p4: [Optional<Int>.none], p5: [checkedURL("file:///a%20b")], p6: Int8(0)))) },
  ]),
  .mapped(Lined63.self, "Lined63", [
    .init("{\"key/p64\":951782400}") { Lined63(p64: Date(timeIntervalSince1970: 951782400)) },
    .init("{\"key/p64\":1}") { Lined63(p64: Date(timeIntervalSince1970: 1)) },
    .init("{\"key/p64\":1700000000}") { Lined63(p64: Date(timeIntervalSince1970: 1700000000)) },
    .init("{\"key/p64\":951782400}") { Lined63(p64: Date(timeIntervalSince1970: 951782400)) },
  ]),
  .codable(Model65.self, "Model65", [
    .init("{\"key/p66\":0.333}") { Model65(p66: Float(0.333)) },
    .init("{\"key/p66\":16777216}") { Model65(p66: Float(16777216)) },
    .init("{\"key/p66\":3.4028235e+38}") { Model65(p66: Float(3.4028235e+38)) },
    .init("{\"key/p66\":3.4028235e+38}") { Model65(p66: Float(3.4028235e+38)) },
  ]),
  .mapped(Lined71.self, "Lined71", [
    .init("{\"in\":{\"list72\":[{\"\u{e9}p15\":\"j70=\",\"\\\"k\\\"p16\":{\"0\":-2147483647},\"key/p17\":32766}]}}") { Lined71(p73: Optional<Model13>.some(Model13(p14: Optional<[Int]>.none, p15: Data([143, 189] as [UInt8]), p16: [0: Int32(-2147483647)], p17: Int16(32766)))) },
    .init("{\"in\":{\"list72\":[null]}}") { Lined71(p73: Optional<Model13>.none) },
    .init("{\"in\":{\"list72\":[{\"p14\":[9223372036854775807,9223372036854775807],\"\u{e9}p15\":\"qO8Q9Q==\",\"\\\"k\\\"p16\":{\"-5\":1,\"0\":7},\"key/p17\":0}]}}") { Lined71(p73: Optional<Model13>.some(Model13(p14: Optional<[Int]>.some([Int(9223372036854775807), Int(9223372036854775807)]), p15: Data([168, 239, 16, 245] as [UInt8]), p16: [-5: Int32(1), 0: Int32(7)], p17: Int16(0)))) },
    .init("{\"in\":{\"list72\":[{\"p14\":[],\"\u{e9}p15\":\"M5Xp\",\"\\\"k\\\"p16\":{\"1010\":-2147483647},\"key/p17\":0}]}}") { Lined71(p73: Optional<Model13>.some(Model13(p14: Optional<[Int]>.some([]), p15: Data([51, 149, 233] as [UInt8]), p16: [1010: Int32(-2147483647)], p17: Int16(0)))) },
  ]),
  .codable(Model75.self, "Model75", [
    .init("{\"p76\":0,\"p77\":\"In4=\"}") { Model75(p76: Int(0), p77: Data([34, 126] as [UInt8])) },
    .init("{\"p76\":-1,\"p77\":\"\"}") { Model75(p76: Int(-1), p77: Data([] as [UInt8])) },
    .init("{\"p76\":-3074457345618258602,\"p77\":\"Xg==\"}") { Model75(p76: Int(-3074457345618258602), p77: Data([94] as [UInt8])) },
    .init("{\"p76\":-1,\"p77\":\"lQ==\"}") { Model75(p76: Int(-1), p77: Data([149] as [UInt8])) },
  ]),
  .mapped(Lined78.self, "Lined78", [
    .init("{\"key/p79\":[-3038.7,183.1,1e100]}") { Lined78(p79: [Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -3038.7)), Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 183.1)), Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 1e100))]) },
    .init("{\"key/p79\":[123456789.125,1e16,-5295.3]}") { Lined78(p79: [Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 123456789.125)), Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 1e16)), Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -5295.3))]) },
    .init("{\"key/p79\":[-9289.9,-0.5]}") { Lined78(p79: [Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -9289.9)), Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -0.5))]) },
    .init("{\"key/p79\":[null,1e16]}") { Lined78(p79: [Optional<Date>.none, Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 1e16))]) },
  ]),
  .codable(Model80.self, "Model80", [
    .init("{\"\\\"k\\\"p81\":{\"tag22\":\"stop_now\"},\"p82\":{\"\\\"k\\\"p3\":{\"0\":false,\"1010\":false},\"key/p4\":[],\"\u{e9}p5\":[\"https://example.org/a/b?c=d&e=f#g\"],\"\u{e9}p6\":-127},\"p83\":[9223372036854775806,1,-9223372036854775806],\"p84\":{\"p62\":{\"\\\"k\\\"p3\":{},\"key/p4\":[null,null,0],\"\u{e9}p5\":[],\"\u{e9}p6\":-42}},\"\\\"k\\\"p85\":-123.456}") { Model80(p81: Union22.stopNow, p82: Optional<Model2>.some(Model2(p3: [0: false, 1010: false], p4: [], p5: [checkedURL("https://example.org/a/b?c=d&e=f#g")], p6: Int8(-127))), p83: [Int(9223372036854775806), Int(1), Int(-9223372036854775806)], p84: Model61(p62: Optional<Model2>.some(Model2(p3: [:], p4: [Optional<Int>.none, Optional<Int>.none, Optional<Int>.some(Int(0))], p5: [], p6: Int8(-42)))), p85: Float(-123.456)) },
    .init("{\"\\\"k\\\"p81\":{\"tag22\":\"move_by\",\"data22\":{\"_0\":false,\"y\":\"9B40EEAA-2A0D-8162-9C55-18F4DE9179ED\"}},\"p82\":{\"\\\"k\\\"p3\":{\"0\":true},\"key/p4\":[0,0,9223372036854775806],\"\u{e9}p5\":[\"https://example.org\",\"relative/path\"],\"\u{e9}p6\":126},\"p83\":[7],\"p84\":{\"p62\":{\"\\\"k\\\"p3\":{\"0\":true,\"1010\":true},\"key/p4\":[9223372036854775807,null,-7],\"\u{e9}p5\":[\"//host\"],\"\u{e9}p6\":-127}},\"\\\"k\\\"p85\":16777216}") { Model80(p81: Union22.moveBy(false, y: UUID(uuid: (155, 64, 238, 170, 42, 13, 129, 98, 156, 85, 24, 244, 222, 145, 121, 237))), p82: Optional<Model2>.some(Model2(p3: [0: true], p4: [Optional<Int>.some(Int(0)), Optional<Int>.some(Int(0)), Optional<Int>.some(Int(9223372036854775806))], p5: [checkedURL("https://example.org"), checkedURL("relative/path")], p6: Int8(126))), p83: [Int(7)], p84: Model61(p62: Optional<Model2>.some(Model2(p3: [0: true, 1010: true], p4: [Optional<Int>.some(Int(9223372036854775807)), Optional<Int>.none, Optional<Int>.some(Int(-7))], p5: [checkedURL("//host")], p6: Int8(-127)))), p85: Float(16777216)) },
    .init("{\"\\\"k\\\"p81\":{\"tag22\":\"take_it\",\"data22\":{\"p14\":[-9223372036854775807,3074457345618258602,9223372036854775806],\"\u{e9}p15\":\"QA==\",\"\\\"k\\\"p16\":{\"-5\":-2147483647,\"1010\":-7},\"key/p17\":1}},\"p83\":[-9223372036854775806],\"p84\":{},\"\\\"k\\\"p85\":1.1754944e-38}") { Model80(p81: Union22.takeIt(Model13(p14: Optional<[Int]>.some([Int(-9223372036854775807), Int(3074457345618258602), Int(9223372036854775806)]), p15: Data([64] as [UInt8]), p16: [-5: Int32(-2147483647), 1010: Int32(-7)], p17: Int16(1))), p82: Optional<Model2>.none, p83: [Int(-9223372036854775806)], p84: Model61(p62: Optional<Model2>.none), p85: Float(1.1754944e-38)) },
    .init("{\"\\\"k\\\"p81\":{\"tag22\":\"nest_it\",\"data22\":{\"\u{e9}p15\":\"\",\"\\\"k\\\"p16\":{},\"key/p17\":32767}},\"p83\":[-7],\"p84\":{\"p62\":{\"\\\"k\\\"p3\":{\"0\":false},\"key/p4\":[3074457345618258602,9223372036854775806],\"\u{e9}p5\":[],\"\u{e9}p6\":42}},\"\\\"k\\\"p85\":3.4028235e+38}") { Model80(p81: Union22.nestIt(it: Model13(p14: Optional<[Int]>.none, p15: Data([] as [UInt8]), p16: [:], p17: Int16(32767))), p82: Optional<Model2>.none, p83: [Int(-7)], p84: Model61(p62: Optional<Model2>.some(Model2(p3: [0: false], p4: [Optional<Int>.some(Int(3074457345618258602)), Optional<Int>.some(Int(9223372036854775806))], p5: [], p6: Int8(42)))), p85: Float(3.4028235e+38)) },
  ]),
  .mapped(Lined86.self, "Lined86", [
    .init("{\"in\":{\"p87\":{},\"p91\":5},\"key/p88\":9223372036854775807,\"key/p89\":951782400000,\"p90\":{\"tag22\":\"stop_now\"},\"\u{e9}p92\":-5}") { Lined86(p87: Optional<Moved18>.some(Moved18(p19: Optional<UInt32>.none)), p88: Int64(9223372036854775807), p89: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p90: Union22.stopNow, p91: Optional<Int>.some(5), p92: Choice1.case0) },
    .init("{\"key/p88\":1,\"key/p89\":-86400000,\"p90\":{\"tag22\":\"move_by\",\"data22\":{\"_0\":false,\"y\":\"F244CDAD-511C-ED26-E4D4-7A8FCA6E8AB7\"}},\"in\":{\"p91\":0},\"\u{e9}p92\":-5}") { Lined86(p87: Optional<Moved18>.none, p88: Int64(1), p89: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p90: Union22.moveBy(false, y: UUID(uuid: (242, 68, 205, 173, 81, 28, 237, 38, 228, 212, 122, 143, 202, 110, 138, 183))), p91: Optional<Int>.some(0), p92: Choice1.case0) },
    .init("{\"key/p88\":-7,\"key/p89\":-86400000,\"p90\":{\"tag22\":\"take_it\",\"data22\":{\"p14\":[-1,0],\"\u{e9}p15\":\"5LuJ\",\"\\\"k\\\"p16\":{},\"key/p17\":-32767}},\"in\":{\"p91\":-7},\"\u{e9}p92\":7}") { Lined86(p87: Optional<Moved18>.none, p88: Int64(-7), p89: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p90: Union22.takeIt(Model13(p14: Optional<[Int]>.some([Int(-1), Int(0)]), p15: Data([228, 187, 137] as [UInt8]), p16: [:], p17: Int16(-32767))), p91: Optional<Int>.some(-7), p92: Choice1.case2) },
    .init("{\"key/p88\":-1,\"key/p89\":951782400000,\"p90\":{\"tag22\":\"nest_it\",\"data22\":{\"\u{e9}p15\":\"NOc=\",\"\\\"k\\\"p16\":{\"1010\":2147483647},\"key/p17\":32767}},\"in\":{\"p91\":-7},\"\u{e9}p92\":-5}") { Lined86(p87: Optional<Moved18>.none, p88: Int64(-1), p89: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p90: Union22.nestIt(it: Model13(p14: Optional<[Int]>.none, p15: Data([52, 231] as [UInt8]), p16: [1010: Int32(2147483647)], p17: Int16(32767))), p91: Optional<Int>.some(-7), p92: Choice1.case0) },
  ]),
  .codable(Model94.self, "Model94", [
    .init("{\"p95\":[],\"p96\":{\"\u{e9}\":{\"\\\"k\\\"p81\":{\"tag22\":\"stop_now\"},\"p83\":[3074457345618258602,9223372036854775807,0],\"p84\":{\"p62\":{\"\\\"k\\\"p3\":{\"-5\":true,\"0\":false,\"1010\":true},\"key/p4\":[9223372036854775806,null,0],\"\u{e9}p5\":[\"https://example.org/a/b?c=d&e=f#g\"],\"\u{e9}p6\":127}},\"\\\"k\\\"p85\":0.1}},\"\u{e9}p97\":{},\"p98\":7,\"p99\":true}") { Model94(p95: [], p96: ["\u{e9}": Model80(p81: Union22.stopNow, p82: Optional<Model2>.none, p83: [Int(3074457345618258602), Int(9223372036854775807), Int(0)], p84: Model61(p62: Optional<Model2>.some(Model2(p3: [-5: true, 0: false, 1010: true], p4: [Optional<Int>.some(Int(9223372036854775806)), Optional<Int>.none, Optional<Int>.some(Int(0))], p5: [checkedURL("https://example.org/a/b?c=d&e=f#g")], p6: Int8(127)))), p85: Float(0.1))], p97: Model61(p62: Optional<Model2>.none), p98: Float(7), p99: true) },
    .init("{\"p95\":[],\"p96\":{\"\u{e9}\":{\"\\\"k\\\"p81\":{\"tag22\":\"take_it\",\"data22\":{\"\u{e9}p15\":\"3m2eWYY=\",\"\\\"k\\\"p16\":{\"-5\":-715827882,\"0\":1,\"1010\":2147483647},\"key/p17\":32767}},\"p83\":[],\"p84\":{\"p62\":{\"\\\"k\\\"p3\":{\"-5\":true,\"0\":false,\"1010\":true},\"key/p4\":[null],\"\u{e9}p5\":[\"relative/path\"],\"\u{e9}p6\":-7}},\"\\\"k\\\"p85\":-123.456}},\"\u{e9}p97\":{},\"p98\":7,\"p99\":false}") { Model94(p95: [], p96: ["\u{e9}": Model80(p81: Union22.takeIt(Model13(p14: Optional<[Int]>.none, p15: Data([222, 109, 158, 89, 134] as [UInt8]), p16: [-5: Int32(-715827882), 0: Int32(1), 1010: Int32(2147483647)], p17: Int16(32767))), p82: Optional<Model2>.none, p83: [], p84: Model61(p62: Optional<Model2>.some(Model2(p3: [-5: true, 0: false, 1010: true], p4: [Optional<Int>.none], p5: [checkedURL("relative/path")], p6: Int8(-7)))), p85: Float(-123.456))], p97: Model61(p62: Optional<Model2>.none), p98: Float(7), p99: false) },
    .init("{\"p95\":[{\"tag74\":\"nestIt\",\"data74\":{\"tag22\":\"take_it\",\"data22\":{\"\u{e9}p15\":\"Ag==\",\"\\\"k\\\"p16\":{\"-5\":7,\"0\":715827882},\"key/p17\":32767}}},{\"tag74\":\"stopNow\"},{\"tag74\":\"waitFor\",\"data74\":[false,true,null]}],\"p96\":{\"a\":{\"\\\"k\\\"p81\":{\"tag22\":\"nest_it\",\"data22\":{\"\u{e9}p15\":\"GOM52g==\",\"\\\"k\\\"p16\":{\"-5\":715827882,\"1010\":0},\"key/p17\":7}},\"p83\":[],\"p84\":{\"p62\":{\"\\\"k\\\"p3\":{\"-5\":false},\"key/p4\":[-9223372036854775806,null,1],\"\u{e9}p5\":[],\"\u{e9}p6\":1}},\"\\\"k\\\"p85\":16777216}},\"\u{e9}p97\":{\"p62\":{\"\\\"k\\\"p3\":{},\"key/p4\":[],\"\u{e9}p5\":[\"https://example.org/a/b?c=d&e=f#g\",\"file:///a%20b\"],\"\u{e9}p6\":42}},\"p98\":0.333,\"p99\":true}") { Model94(p95: [Union74.nestIt(Union22.takeIt(Model13(p14: Optional<[Int]>.none, p15: Data([2] as [UInt8]), p16: [-5: Int32(7), 0: Int32(715827882)], p17: Int16(32767)))), Union74.stopNow, Union74.waitFor([Optional<Bool>.some(false), Optional<Bool>.some(true), Optional<Bool>.none])], p96: ["a": Model80(p81: Union22.nestIt(it: Model13(p14: Optional<[Int]>.none, p15: Data([24, 227, 57, 218] as [UInt8]), p16: [-5: Int32(715827882), 1010: Int32(0)], p17: Int16(7))), p82: Optional<Model2>.none, p83: [], p84: Model61(p62: Optional<Model2>.some(Model2(p3: [-5: false], p4: [Optional<Int>.some(Int(-9223372036854775806)), Optional<Int>.none, Optional<Int>.some(Int(1))], p5: [], p6: Int8(1)))), p85: Float(16777216))], p97: Model61(p62: Optional<Model2>.some(Model2(p3: [:], p4: [], p5: [checkedURL("https://example.org/a/b?c=d&e=f#g"), checkedURL("file:///a%20b")], p6: Int8(42)))), p98: Float(0.333), p99: true) },
    .init("{\"p95\":[{\"tag74\":\"waitFor\",\"data74\":[]}],\"p96\":{},\"\u{e9}p97\":{},\"p98\":0.333,\"p99\":true}") { Model94(p95: [Union74.waitFor([])], p96: [:], p97: Model61(p62: Optional<Model2>.none), p98: Float(0.333), p99: true) },
  ]),
  .mapped(Lined100.self, "Lined100", [
    .init("{\"p101\":[],\"\u{e9}p102\":{\"p62\":{\"\\\"k\\\"p3\":{\"-5\":true,\"0\":false},\"key/p4\":[],\"\u{e9}p5\":[],\"\u{e9}p6\":0}}}") { Lined100(p101: [], p102: Model61(p62: Optional<Model2>.some(Model2(p3: [-5: true, 0: false], p4: [], p5: [], p6: Int8(0))))) },
    .init("{\"p101\":[],\"\u{e9}p102\":{\"p62\":{\"\\\"k\\\"p3\":{\"1010\":true},\"key/p4\":[null],\"\u{e9}p5\":[],\"\u{e9}p6\":-127}}}") { Lined100(p101: [], p102: Model61(p62: Optional<Model2>.some(Model2(p3: [1010: true], p4: [Optional<Int>.none], p5: [], p6: Int8(-127))))) },
    .init("{\"p101\":[\"9286C1B3-9DAC-48EC-5466-AEB2D0803C8A\",\"29CF9807-45F8-0303-1A18-89658BA83002\",\"CE677359-E123-74C9-64C9-5669BDBD133F\"],\"\u{e9}p102\":{\"p62\":{\"\\\"k\\\"p3\":{\"1010\":true},\"key/p4\":[1,null],\"\u{e9}p5\":[\"mailto:a@b.c\",\"relative/path\",\"relative/path\"],\"\u{e9}p6\":42}}}") { Lined100(p101: [Optional<UUID>.some(UUID(uuid: (146, 134, 193, 179, 157, 172, 72, 236, 84, 102, 174, 178, 208, 128, 60, 138))), Optional<UUID>.some(UUID(uuid: (41, 207, 152, 7, 69, 248, 3, 3, 26, 24, 137, 101, 139, 168, 48, 2))), Optional<UUID>.some(UUID(uuid: (206, 103, 115, 89, 225, 35, 116, 201, 100, 201, 86, 105, 189, 189, 19, 63)))], p102: Model61(p62: Optional<Model2>.some(Model2(p3: [1010: true], p4: [Optional<Int>.some(Int(1)), Optional<Int>.none], p5: [checkedURL("mailto:a@b.c"), checkedURL("relative/path"), checkedURL("relative/path")], p6: Int8(42))))) },
    .init("{\"p101\":[\"85DABCF6-B314-1C73-DDE9-DE234C1816E7\",\"741795A7-AB56-852E-22A3-BBB52FA1AC04\",\"A143ADCB-9CD1-DA2B-52C0-CC125BA81D0A\"],\"\u{e9}p102\":{}}") { Lined100(p101: [Optional<UUID>.some(UUID(uuid: (133, 218, 188, 246, 179, 20, 28, 115, 221, 233, 222, 35, 76, 24, 22, 231))), Optional<UUID>.some(UUID(uuid: (116, 23, 149, 167, 171, 86, 133, 46, 34, 163, 187, 181, 47, 161, 172, 4))), Optional<UUID>.some(UUID(uuid: (161, 67, 173, 203, 156, 209, 218, 43, 82, 192, 204, 18, 91, 168, 29, 10)))], p102: Model61(p62: Optional<Model2>.none)) },
  ]),
  .codable(Model104.self, "Model104", [
    .init("{\"p105\":9223372036854775807,\"p106\":{\"key/p66\":1.1754944e-38},\"p107\":[],\"\\\"k\\\"p108\":1431655765,\"\u{e9}p109\":-9223372036854775806}") { Model104(p105: Int(9223372036854775807), p106: Optional<Model65>.some(Model65(p66: Float(1.1754944e-38))), p107: Optional<[Model52]>.some([]), p108: UInt32(1431655765), p109: Int64(-9223372036854775806)) },
    .init("{\"p105\":3074457345618258602,\"p106\":{\"key/p66\":1e-05},\"\\\"k\\\"p108\":1,\"\u{e9}p109\":-7}") { Model104(p105: Int(3074457345618258602), p106: Optional<Model65>.some(Model65(p66: Float(1e-05))), p107: Optional<[Model52]>.none, p108: UInt32(1), p109: Int64(-7)) },
    .init("{\"p105\":0,\"\\\"k\\\"p108\":7,\"\u{e9}p109\":1}") { Model104(p105: Int(0), p106: Optional<Model65>.none, p107: Optional<[Model52]>.none, p108: UInt32(7), p109: Int64(1)) },
    .init("{\"p105\":-1,\"p106\":{\"key/p66\":0.1},\"\\\"k\\\"p108\":0,\"\u{e9}p109\":9223372036854775807}") { Model104(p105: Int(-1), p106: Optional<Model65>.some(Model65(p66: Float(0.1))), p107: Optional<[Model52]>.none, p108: UInt32(0), p109: Int64(9223372036854775807)) },
  ]),
  .mapped(Lined110.self, "Lined110", [
    .init("{\"in\":{\"p111\":\"\",\"p114\":254},\"\u{e9}p112\":{\"0\":1},\"p113\":{\"-5\":1,\"0\":1700000000,\"1010\":-86400},\"p115\":[],\"p116\":\"zXE=\"}") { Lined110(p111: Data([] as [UInt8]), p112: [0: Date(timeIntervalSince1970: 1)], p113: [-5: Date(timeIntervalSince1970: 1), 0: Date(timeIntervalSince1970: 1700000000), 1010: Date(timeIntervalSince1970: -86400)], p114: UInt8(254), p115: [], p116: Data([205, 113] as [UInt8])) },
    .init("{\"in\":{\"p111\":\"jwCKjQ==\",\"p114\":7},\"\u{e9}p112\":{\"1010\":951782400},\"p113\":{},\"p115\":[\"5\"],\"p116\":\"Lyg=\"}") { Lined110(p111: Data([143, 0, 138, 141] as [UInt8]), p112: [1010: Date(timeIntervalSince1970: 951782400)], p113: [:], p114: UInt8(7), p115: [5], p116: Data([47, 40] as [UInt8])) },
    .init("{\"in\":{\"p111\":\"qQ==\",\"p114\":1},\"\u{e9}p112\":{\"-5\":-86400},\"p113\":{\"-5\":1},\"p115\":[\"5\"],\"p116\":\"Zw9e\"}") { Lined110(p111: Data([169] as [UInt8]), p112: [-5: Date(timeIntervalSince1970: -86400)], p113: [-5: Date(timeIntervalSince1970: 1)], p114: UInt8(1), p115: [5], p116: Data([103, 15, 94] as [UInt8])) },
    .init("{\"in\":{\"p111\":\"VOU=\",\"p114\":254},\"\u{e9}p112\":{\"1010\":1},\"p113\":{},\"p115\":[],\"p116\":\"8ROlrrU=\"}") { Lined110(p111: Data([84, 229] as [UInt8]), p112: [1010: Date(timeIntervalSince1970: 1)], p113: [:], p114: UInt8(254), p115: [], p116: Data([241, 19, 165, 174, 181] as [UInt8])) },
  ]),
]
