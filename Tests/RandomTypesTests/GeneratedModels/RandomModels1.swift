// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 63. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct Model61: JSONMappable, Codable, Equatable {
  var p62: Optional<String> = nil
  init() {}
  init(p62: Optional<String>) {
    self.p62 = p62
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p62": return "\u{e9}p62"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p62 = "\u{e9}p62"
  }
}
struct Lined63: JSONMappable, Equatable {
  var p64: Lined13 = Lined13()
  init() {}
  init(p64: Lined13) {
    self.p64 = p64
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p64, keys: ["p64", "p64_old"])
  }
}
final class Model65: JSONMappable, Codable, Equatable {
  var p66: Optional<[Model21]> = nil
  var p67: [Optional<Model8>] = [Optional<Model8>.none]
  var p68: Model41 = Model41()
  var p69: Optional<Model53> = nil
  var p70: Set<Int16> = Set<Int16>([Int16(10922)])
  var p71: Optional<Sum20> = nil
  required init() {}
  init(p66: Optional<[Model21]>, p67: [Optional<Model8>], p68: Model41, p69: Optional<Model53>, p70: Set<Int16>, p71: Optional<Sum20>) {
    self.p66 = p66
    self.p67 = p67
    self.p68 = p68
    self.p69 = p69
    self.p70 = p70
    self.p71 = p71
  }
  static func == (left: Model65, right: Model65) -> Bool {
    left.p66 == right.p66 && left.p67 == right.p67 && left.p68 == right.p68 && left.p69 == right.p69 && left.p70 == right.p70 && left.p71 == right.p71
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p66": return "key/p66"
    case "p67": return "key/p67"
    case "p70": return "key/p70"
    case "p71": return "\"k\"p71"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p66 = "key/p66"
    case p67 = "key/p67"
    case p68 = "p68"
    case p69 = "p69"
    case p70 = "key/p70"
    case p71 = "\"k\"p71"
  }
}
struct Lined75: JSONMappable, Equatable {
  var p76: [Optional<Lined56>] = []
  var p77: Optional<Float> = nil
  var p78: [Optional<Float>] = []
  var p79: [Optional<Lined26>] = [Optional<Lined26>.some(Lined26(p27: Optional<Double>.none, p28: UInt8(254), p29: Optional<[Decimal]>.some([checkedDecimal("123456.789"), checkedDecimal("0.00001")]))), Optional<Lined26>.some(Lined26(p27: Optional<Double>.some(Double(-1e-07)), p28: UInt8(255), p29: Optional<[Decimal]>.some([])))]
  var p80: Optional<[Date]> = nil
  init() {}
  init(p76: [Optional<Lined56>], p77: Optional<Float>, p78: [Optional<Float>], p79: [Optional<Lined26>], p80: Optional<[Date]>) {
    self.p76 = p76
    self.p77 = p77
    self.p78 = p78
    self.p79 = p79
    self.p80 = p80
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p76, keys: ["p76", "p76_old"])
    try json.map(&p77, key: "key/p77")
    try json.map(&p78, key: "\"k\"p78")
    try json.map(&p79, key: "\"k\"p79")
    try json.map(&p80, key: "p80", transformer: JSONTransformers.secondsOrStringToDate)
  }
}
struct Model82: JSONMappable, Codable, Equatable {
  var p83: [String: Choice1] = ["a": Choice1.case2, "a/b": Choice1.case2]
  init() {}
  init(p83: [String: Choice1]) {
    self.p83 = p83
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p83": return "\"k\"p83"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p83 = "\"k\"p83"
  }
}
struct Lined84: JSONMappable, Equatable {
  var p86: Date = Date(timeIntervalSince1970: -86400)
  var p87: Model41 = Model41()
  var p88: Int = 5
  var p89: Set<Int32> = Set<Int32>([Int32(2147483646)])
  init() {}
  init(p86: Date, p87: Model41, p88: Int, p89: Set<Int32>) {
    self.p86 = p86
    self.p87 = p87
    self.p88 = p88
    self.p89 = p89
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p86, keyPath: "list85[0][0]", required: true, transformer: JSONTransformers.secondsOrStringToDate)
    try json.map(&p87, keyPath: "list85[1]", required: true)
    try json.map(&p88, keyPath: "list85[2][0]", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.map(&p89, keyPath: "in.p89", required: true)
  }
}
struct Model90: JSONMappable, Codable, Equatable {
  var p91: Choice1 = Choice1.case2
  var p92: [String: Choice1] = ["a": Choice1.case2, "\u{e9}": Choice1.case2]
  var p93: [Int: Model2] = [:]
  init() {}
  init(p91: Choice1, p92: [String: Choice1], p93: [Int: Model2]) {
    self.p91 = p91
    self.p92 = p92
    self.p93 = p93
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p91": return "\"k\"p91"
    case "p92": return "\u{e9}p92"
    case "p93": return "\"k\"p93"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p91 = "\"k\"p91"
    case p92 = "\u{e9}p92"
    case p93 = "\"k\"p93"
  }
}
final class Lined94: JSONMappable, Equatable {
  var p95: Optional<Choice1> = nil
  var p96: [UInt] = [UInt(18446744073709551615)]
  var p97: Decimal = checkedDecimal("123456.789")
  var p98: Set<Int32> = Set<Int32>([Int32(0)])
  var p99: Int64 = Int64(7)
  required init() {}
  init(p95: Optional<Choice1>, p96: [UInt], p97: Decimal, p98: Set<Int32>, p99: Int64) {
    self.p95 = p95
    self.p96 = p96
    self.p97 = p97
    self.p98 = p98
    self.p99 = p99
  }
  static func == (left: Lined94, right: Lined94) -> Bool {
    left.p95 == right.p95 && left.p96 == right.p96 && left.p97 == right.p97 && left.p98 == right.p98 && left.p99 == right.p99
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p95, key: "p95")
    try json.map(&p96, key: "p96")
    try json.map(&p97, key: "\u{e9}p97")
    try json.map(&p98, key: "key/p98")
    try json.map(&p99, key: "p99")
  }
}
struct Model101: JSONMappable, Codable, Equatable {
  var p102: [String: UInt64] = ["a/b": UInt64(1)]
  init() {}
  init(p102: [String: UInt64]) {
    self.p102 = p102
  }
  private enum CodingKeys: String, CodingKey {
    case p102 = "p102"
  }
}
struct Lined103: JSONMappable, Equatable {
  var p104: UUID = UUID(uuid: (50, 149, 78, 165, 38, 109, 33, 24, 188, 195, 175, 121, 247, 100, 123, 163))
  var p105: [String: Int] = ["a": -7, "a/b": 5, "\u{e9}": 0]
  var p106: Set<UUID> = Set<UUID>([UUID(uuid: (79, 35, 76, 119, 145, 134, 238, 135, 14, 134, 28, 42, 70, 164, 153, 153))])
  var p107: UInt8 = UInt8(255)
  var p108: Set<Data> = Set<Data>([Data([231] as [UInt8])])
  init() {}
  init(p104: UUID, p105: [String: Int], p106: Set<UUID>, p107: UInt8, p108: Set<Data>) {
    self.p104 = p104
    self.p105 = p105
    self.p106 = p106
    self.p107 = p107
    self.p108 = p108
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p104, key: "p104")
    try json.map(&p105, keyPath: "in.p105", required: true, transformer: JSONTransformers.numberOrStringToInt)
    try json.map(&p106, keys: ["p106", "p106_old"])
    try json.map(&p107, keys: ["\"k\"p107", "p107_old"])
    try json.map(&p108, keyPath: "in.p108")
  }
}
struct Model110: JSONMappable, Codable, Equatable {
  var p111: [Optional<Double>] = []
  var p112: Optional<Model21> = nil
  var p113: Optional<[String]> = nil
  var p114: UInt8 = UInt8(1)
  init() {}
  init(p111: [Optional<Double>], p112: Optional<Model21>, p113: Optional<[String]>, p114: UInt8) {
    self.p111 = p111
    self.p112 = p112
    self.p113 = p113
    self.p114 = p114
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p112": return "\"k\"p112"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p111 = "p111"
    case p112 = "\"k\"p112"
    case p113 = "p113"
    case p114 = "p114"
  }
}
struct Lined115: JSONMappable, Equatable {
  var p116: Optional<UUID> = nil
  var p117: [Int] = [5, -7]
  var p118: [Choice1] = [Choice1.case2, Choice1.case0]
  var p119: [Sum20] = [Sum20.stopNow, Sum20.moveBy(Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(65535), p5: []), y: Optional<Moved11>.none), Sum20.waitFor([:]), Sum20.nestIt(Model8(p9: ["a": Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(65534), p5: [Optional<Int32>.some(Int32(0))]), "a/b": Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(7), p5: []), "\u{e9}": Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(7), p5: [Optional<Int32>.some(Int32(0)), Optional<Int32>.some(Int32(-2147483647)), Optional<Int32>.some(Int32(-2147483647))])], p10: []))]
  init() {}
  init(p116: Optional<UUID>, p117: [Int], p118: [Choice1], p119: [Sum20]) {
    self.p116 = p116
    self.p117 = p117
    self.p118 = p118
    self.p119 = p119
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p116, keyPath: "in.p116")
    try json.map(&p117, key: "p117", transformer: JSONTransformers.stringToInt)
    try json.map(&p118, keys: ["\"k\"p118", "p118_old"])
    try json.map(&p119, key: "key/p119")
  }
}

let randomModels1: [ModelCase] = [
  .codable(Model61.self, "Model61", [
    .init("{\"\u{e9}p62\":\"a\"}") { Model61(p62: Optional<String>.some("a")) },
    .init("{\"\u{e9}p62\":\"\u{2028}\"}") { Model61(p62: Optional<String>.some("\u{2028}")) },
    .init("{\"\u{e9}p62\":\"a\"}") { Model61(p62: Optional<String>.some("a")) },
    .init("{}") { Model61(p62: Optional<String>.none) },
    .init("{\"\u{e9}p62\":\"5\"}") { Model61(p62: Optional<String>.some("5")) },
  ]),
  .mapped(Lined63.self, "Lined63", [
    .init("{\"p64\":{\"p15\":-5029.2,\"p16\":65534,\"key/p17\":-123.456,\"in\":{\"p18\":[\"-7\",\"0\",\"0\"]}}}") { Lined63(p64: Lined13(p14: Optional<Int32>.none, p15: Double(-5029.2), p16: Optional<UInt16>.some(UInt16(65534)), p17: Float(-123.456), p18: Optional<[Int]>.some([-7, 0, 0]), p19: Optional<UUID>.none)) },
    .init("{\"p64\":{\"p14\":0,\"p15\":1e22,\"p16\":21845,\"key/p17\":16777216,\"in\":{\"p18\":[]},\"\u{e9}p19\":\"6A6DA64F-FEA4-C545-AF15-D8337DDC0E60\"}}") { Lined63(p64: Lined13(p14: Optional<Int32>.some(Int32(0)), p15: Double(1e22), p16: Optional<UInt16>.some(UInt16(21845)), p17: Float(16777216), p18: Optional<[Int]>.some([]), p19: Optional<UUID>.some(UUID(uuid: (106, 109, 166, 79, 254, 164, 197, 69, 175, 21, 216, 51, 125, 220, 14, 96))))) },
    .init("{\"p64\":{\"p14\":7,\"p15\":1578.4,\"p16\":7,\"key/p17\":7,\"\u{e9}p19\":\"7DFA8925-6FE0-1C21-20CA-DDCFBF4F14EF\"}}") { Lined63(p64: Lined13(p14: Optional<Int32>.some(Int32(7)), p15: Double(1578.4), p16: Optional<UInt16>.some(UInt16(7)), p17: Float(7), p18: Optional<[Int]>.none, p19: Optional<UUID>.some(UUID(uuid: (125, 250, 137, 37, 111, 224, 28, 33, 32, 202, 221, 207, 191, 79, 20, 239))))) },
    .init("{\"p64\":{\"p14\":7,\"p15\":8290.7,\"p16\":65535,\"key/p17\":-123.456,\"in\":{\"p18\":[\"-7\"]},\"\u{e9}p19\":\"70D8C968-0A38-CCBE-E520-BDB298197E24\"}}") { Lined63(p64: Lined13(p14: Optional<Int32>.some(Int32(7)), p15: Double(8290.7), p16: Optional<UInt16>.some(UInt16(65535)), p17: Float(-123.456), p18: Optional<[Int]>.some([-7]), p19: Optional<UUID>.some(UUID(uuid: (112, 216, 201, 104, 10, 56, 204, 190, 229, 32, 189, 178, 152, 25, 126, 36))))) },
    .init("{\"p64\":{\"p14\":2147483646,\"p15\":-1e-07,\"p16\":1,\"key/p17\":-123.456,\"in\":{\"p18\":[\"0\"]},\"\u{e9}p19\":\"91B8C132-D2A6-7033-0B16-9C004DAECFB4\"}}") { Lined63(p64: Lined13(p14: Optional<Int32>.some(Int32(2147483646)), p15: Double(-1e-07), p16: Optional<UInt16>.some(UInt16(1)), p17: Float(-123.456), p18: Optional<[Int]>.some([0]), p19: Optional<UUID>.some(UUID(uuid: (145, 184, 193, 50, 210, 166, 112, 51, 11, 22, 156, 0, 77, 174, 207, 180))))) },
  ]),
  .codable(Model65.self, "Model65", [
    .init("{\"key/p66\":[{\"p22\":[0.1],\"\\\"k\\\"p23\":7,\"p24\":-1,\"p25\":[null]}],\"key/p67\":[null],\"p68\":{\"p42\":\"\u{2028}\",\"key/p43\":{\"a\":{\"p3\":[1],\"p4\":65535,\"\u{e9}p5\":[]},\"a/b\":{\"p3\":[18446744073709551615],\"p4\":7,\"\u{e9}p5\":[]}}},\"p69\":{\"p54\":{\"0\":3},\"\\\"k\\\"p55\":{\"p3\":[18446744073709551615],\"p4\":1,\"\u{e9}p5\":[1]}},\"key/p70\":[32767]}") { Model65(p66: Optional<[Model21]>.some([Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 0.1)]), p23: Choice1.case2, p24: Int16(-1), p25: [Optional<Choice1>.none])]), p67: [Optional<Model8>.none], p68: Model41(p42: "\u{2028}", p43: ["a": Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(65535), p5: []), "a/b": Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(7), p5: [])], p44: Optional<Model2>.none), p69: Optional<Model53>.some(Model53(p54: [0: Date(timeIntervalSinceReferenceDate: 3)], p55: Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(1), p5: [Optional<Int32>.some(Int32(1))]))), p70: Set<Int16>([Int16(32767)]), p71: Optional<Sum20>.none) },
    .init("{\"key/p67\":[],\"p68\":{\"p42\":\"a\",\"key/p43\":{\"a/b\":{\"p3\":[0],\"p4\":7,\"\u{e9}p5\":[2147483647,0]}}},\"key/p70\":[1]}") { Model65(p66: Optional<[Model21]>.none, p67: [], p68: Model41(p42: "a", p43: ["a/b": Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(7), p5: [Optional<Int32>.some(Int32(2147483647)), Optional<Int32>.some(Int32(0))])], p44: Optional<Model2>.none), p69: Optional<Model53>.none, p70: Set<Int16>([Int16(1)]), p71: Optional<Sum20>.none) },
    .init("{\"key/p66\":[],\"key/p67\":[{\"p9\":{\"a\":{\"p3\":[1],\"p4\":0,\"\u{e9}p5\":[null,2147483646]},\"\u{e9}\":{\"p3\":[0],\"p4\":65534,\"\u{e9}p5\":[-715827882]}},\"p10\":[\"/VY=\"]},null,null],\"p68\":{\"p42\":\"\\u007f\",\"key/p43\":{\"a/b\":{\"p3\":[6148914691236517205],\"p4\":0,\"\u{e9}p5\":[]}},\"p44\":{\"p3\":[18446744073709551615],\"p4\":21845,\"\u{e9}p5\":[715827882,2147483646,null]}},\"key/p70\":[0]}") { Model65(p66: Optional<[Model21]>.some([]), p67: [Optional<Model8>.some(Model8(p9: ["a": Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(0), p5: [Optional<Int32>.none, Optional<Int32>.some(Int32(2147483646))]), "\u{e9}": Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(65534), p5: [Optional<Int32>.some(Int32(-715827882))])], p10: [Data([253, 86] as [UInt8])])), Optional<Model8>.none, Optional<Model8>.none], p68: Model41(p42: "\u{7f}", p43: ["a/b": Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(0), p5: [])], p44: Optional<Model2>.some(Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(715827882)), Optional<Int32>.some(Int32(2147483646)), Optional<Int32>.none]))), p69: Optional<Model53>.none, p70: Set<Int16>([Int16(0)]), p71: Optional<Sum20>.none) },
    .init("{\"key/p67\":[{\"p9\":{},\"p10\":[\"Tg==\"]}],\"p68\":{\"p42\":\"\u{1f468}\u{200d}\u{1f469}\",\"key/p43\":{\"\u{e9}\":{\"p3\":[6148914691236517205],\"p4\":21845,\"\u{e9}p5\":[2147483647,-2147483647,2147483646]}},\"p44\":{\"p3\":[1],\"p4\":21845,\"\u{e9}p5\":[1,7]}},\"key/p70\":[-7]}") { Model65(p66: Optional<[Model21]>.none, p67: [Optional<Model8>.some(Model8(p9: [:], p10: [Data([78] as [UInt8])]))], p68: Model41(p42: "\u{1f468}\u{200d}\u{1f469}", p43: ["\u{e9}": Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(2147483647)), Optional<Int32>.some(Int32(-2147483647)), Optional<Int32>.some(Int32(2147483646))])], p44: Optional<Model2>.some(Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(1)), Optional<Int32>.some(Int32(7))]))), p69: Optional<Model53>.none, p70: Set<Int16>([Int16(-7)]), p71: Optional<Sum20>.none) },
    .init("{\"key/p66\":[],\"key/p67\":[],\"p68\":{\"p42\":\"{}\",\"key/p43\":{},\"p44\":{\"p3\":[1],\"p4\":1,\"\u{e9}p5\":[]}},\"p69\":{\"p54\":{\"1010\":-1e-07},\"\\\"k\\\"p55\":{\"p3\":[0],\"p4\":21845,\"\u{e9}p5\":[7,-2147483647]}},\"key/p70\":[32766],\"\\\"k\\\"p71\":{\"tag20\":\"a/stopNow\"}}") { Model65(p66: Optional<[Model21]>.some([]), p67: [], p68: Model41(p42: "{}", p43: [:], p44: Optional<Model2>.some(Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(1), p5: []))), p69: Optional<Model53>.some(Model53(p54: [1010: Date(timeIntervalSinceReferenceDate: -1e-07)], p55: Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(7)), Optional<Int32>.some(Int32(-2147483647))]))), p70: Set<Int16>([Int16(32766)]), p71: Optional<Sum20>.some(Sum20.stopNow)) },
  ]),
  .mapped(Lined75.self, "Lined75", [
    .init("{\"p76\":[],\"\\\"k\\\"p78\":[],\"\\\"k\\\"p79\":[{\"p27\":6295.8,\"key/p28\":7},null],\"p80\":[951782400,1700000000]}") { Lined75(p76: [], p77: Optional<Float>.none, p78: [], p79: [Optional<Lined26>.some(Lined26(p27: Optional<Double>.some(Double(6295.8)), p28: UInt8(7), p29: Optional<[Decimal]>.none)), Optional<Lined26>.none], p80: Optional<[Date]>.some([Date(timeIntervalSince1970: 951782400), Date(timeIntervalSince1970: 1700000000)])) },
    .init("{\"p76\":[],\"\\\"k\\\"p78\":[-0.5,3.4028235e+38],\"\\\"k\\\"p79\":[{\"key/p28\":7},{\"key/p28\":254,\"p29\":[123456.789]}],\"p80\":[1700000000,1,1]}") { Lined75(p76: [], p77: Optional<Float>.none, p78: [Optional<Float>.some(Float(-0.5)), Optional<Float>.some(Float(3.4028235e+38))], p79: [Optional<Lined26>.some(Lined26(p27: Optional<Double>.none, p28: UInt8(7), p29: Optional<[Decimal]>.none)), Optional<Lined26>.some(Lined26(p27: Optional<Double>.none, p28: UInt8(254), p29: Optional<[Decimal]>.some([checkedDecimal("123456.789")])))], p80: Optional<[Date]>.some([Date(timeIntervalSince1970: 1700000000), Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1)])) },
    .init("{\"p76\":[{\"key/p57\":{\"0\":{\"tag52\":\"wait_for\",\"time\":7}},\"\u{e9}p59\":[\"https://example.org/a/b?c=d&e=f#g\"],\"p60\":-0.5},null,{\"key/p57\":{\"-5\":{\"tag52\":\"nest_it\",\"p3\":[7],\"p4\":21845,\"\u{e9}p5\":[1]},\"0\":{\"tag52\":\"stop_now\"}},\"p58\":7}],\"key/p77\":1e-05,\"\\\"k\\\"p78\":[],\"\\\"k\\\"p79\":[],\"p80\":[1700000000]}") { Lined75(p76: [Optional<Lined56>.some(Lined56(p57: [0: Sum52.waitFor(time: Optional<UInt16>.some(UInt16(7)))], p58: Optional<Int8>.none, p59: Optional<[URL]>.some([checkedURL("https://example.org/a/b?c=d&e=f#g")]), p60: Optional<Decimal>.some(checkedDecimal("-0.5")))), Optional<Lined56>.none, Optional<Lined56>.some(Lined56(p57: [-5: Sum52.nestIt(Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(1))])), 0: Sum52.stopNow], p58: Optional<Int8>.some(Int8(7)), p59: Optional<[URL]>.none, p60: Optional<Decimal>.none))], p77: Optional<Float>.some(Float(1e-05)), p78: [], p79: [], p80: Optional<[Date]>.some([Date(timeIntervalSince1970: 1700000000)])) },
    .init("{\"p76\":[],\"\\\"k\\\"p78\":[null,0.1,null],\"\\\"k\\\"p79\":[null],\"p80\":[1]}") { Lined75(p76: [], p77: Optional<Float>.none, p78: [Optional<Float>.none, Optional<Float>.some(Float(0.1)), Optional<Float>.none], p79: [Optional<Lined26>.none], p80: Optional<[Date]>.some([Date(timeIntervalSince1970: 1)])) },
    .init("{\"p76\":[{\"key/p57\":{\"-5\":{\"tag52\":\"move_by\",\"_0\":-7230.2,\"y\":1},\"1010\":{\"tag52\":\"wait_for\"}},\"p60\":-0.5}],\"\\\"k\\\"p78\":[-0.5,1e-05],\"\\\"k\\\"p79\":[null,null,null]}") { Lined75(p76: [Optional<Lined56>.some(Lined56(p57: [-5: Sum52.moveBy(Double(-7230.2), y: UInt16(1)), 1010: Sum52.waitFor(time: Optional<UInt16>.none)], p58: Optional<Int8>.none, p59: Optional<[URL]>.none, p60: Optional<Decimal>.some(checkedDecimal("-0.5"))))], p77: Optional<Float>.none, p78: [Optional<Float>.some(Float(-0.5)), Optional<Float>.some(Float(1e-05))], p79: [Optional<Lined26>.none, Optional<Lined26>.none, Optional<Lined26>.none], p80: Optional<[Date]>.none) },
  ]),
  .codable(Model82.self, "Model82", [
    .init("{\"\\\"k\\\"p83\":{\"a\":7}}") { Model82(p83: ["a": Choice1.case2]) },
    .init("{\"\\\"k\\\"p83\":{\"a/b\":-5,\"\u{e9}\":7}}") { Model82(p83: ["a/b": Choice1.case0, "\u{e9}": Choice1.case2]) },
    .init("{\"\\\"k\\\"p83\":{\"a/b\":7,\"\u{e9}\":0}}") { Model82(p83: ["a/b": Choice1.case2, "\u{e9}": Choice1.case1]) },
    .init("{\"\\\"k\\\"p83\":{\"a\":0,\"a/b\":0}}") { Model82(p83: ["a": Choice1.case1, "a/b": Choice1.case1]) },
    .init("{\"\\\"k\\\"p83\":{\"a\":7,\"a/b\":7}}") { Model82(p83: ["a": Choice1.case2, "a/b": Choice1.case2]) },
  ]),
  .mapped(Lined84.self, "Lined84", [
    .init("{\"list85\":[[951782400],{\"p42\":\"\u{1f600}\",\"key/p43\":{\"a\":{\"p3\":[7],\"p4\":0,\"\u{e9}p5\":[]},\"\u{e9}\":{\"p3\":[7],\"p4\":65534,\"\u{e9}p5\":[]}},\"p44\":{\"p3\":[18446744073709551615],\"p4\":65534,\"\u{e9}p5\":[]}},[\"5\"]],\"in\":{\"p89\":[0]}}") { Lined84(p86: Date(timeIntervalSince1970: 951782400), p87: Model41(p42: "\u{1f600}", p43: ["a": Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(0), p5: []), "\u{e9}": Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(65534), p5: [])], p44: Optional<Model2>.some(Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(65534), p5: []))), p88: 5, p89: Set<Int32>([Int32(0)])) },
    .init("{\"list85\":[[1],{\"p42\":\"\\\\\",\"key/p43\":{\"a/b\":{\"p3\":[6148914691236517205],\"p4\":21845,\"\u{e9}p5\":[-2147483646,null]},\"\u{e9}\":{\"p3\":[18446744073709551614],\"p4\":7,\"\u{e9}p5\":[-1]}}},[\"5\"]],\"in\":{\"p89\":[1]}}") { Lined84(p86: Date(timeIntervalSince1970: 1), p87: Model41(p42: "\\", p43: ["a/b": Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(-2147483646)), Optional<Int32>.none]), "\u{e9}": Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(7), p5: [Optional<Int32>.some(Int32(-1))])], p44: Optional<Model2>.none), p88: 5, p89: Set<Int32>([Int32(1)])) },
    .init("{\"list85\":[[1],{\"p42\":\"twelve bytes\",\"key/p43\":{\"a/b\":{\"p3\":[7],\"p4\":1,\"\u{e9}p5\":[null]}}},[\"-7\"]],\"in\":{\"p89\":[-2147483647]}}") { Lined84(p86: Date(timeIntervalSince1970: 1), p87: Model41(p42: "twelve bytes", p43: ["a/b": Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(1), p5: [Optional<Int32>.none])], p44: Optional<Model2>.none), p88: -7, p89: Set<Int32>([Int32(-2147483647)])) },
    .init("{\"list85\":[[951782400],{\"p42\":\"\u{e9}\",\"key/p43\":{\"\u{e9}\":{\"p3\":[18446744073709551615],\"p4\":65534,\"\u{e9}p5\":[null,2147483646]}},\"p44\":{\"p3\":[0],\"p4\":65535,\"\u{e9}p5\":[]}},[\"-7\"]],\"in\":{\"p89\":[2147483646]}}") { Lined84(p86: Date(timeIntervalSince1970: 951782400), p87: Model41(p42: "\u{e9}", p43: ["\u{e9}": Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(65534), p5: [Optional<Int32>.none, Optional<Int32>.some(Int32(2147483646))])], p44: Optional<Model2>.some(Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(65535), p5: []))), p88: -7, p89: Set<Int32>([Int32(2147483646)])) },
    .init("{\"list85\":[[-86400],{\"p42\":\"\u{e9}\",\"key/p43\":{\"a/b\":{\"p3\":[7],\"p4\":21845,\"\u{e9}p5\":[-2147483647]},\"\u{e9}\":{\"p3\":[18446744073709551615],\"p4\":7,\"\u{e9}p5\":[null]}},\"p44\":{\"p3\":[18446744073709551615],\"p4\":0,\"\u{e9}p5\":[null,-1]}},[\"0\"]],\"in\":{\"p89\":[-2147483647]}}") { Lined84(p86: Date(timeIntervalSince1970: -86400), p87: Model41(p42: "\u{e9}", p43: ["a/b": Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(-2147483647))]), "\u{e9}": Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(7), p5: [Optional<Int32>.none])], p44: Optional<Model2>.some(Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(0), p5: [Optional<Int32>.none, Optional<Int32>.some(Int32(-1))]))), p88: 0, p89: Set<Int32>([Int32(-2147483647)])) },
  ]),
  .codable(Model90.self, "Model90", [
    .init("{\"\\\"k\\\"p91\":0,\"\u{e9}p92\":{\"a\":-5,\"a/b\":0},\"\\\"k\\\"p93\":{\"-5\":{\"p3\":[6148914691236517205],\"p4\":65534,\"\u{e9}p5\":[7]},\"0\":{\"p3\":[0],\"p4\":65535,\"\u{e9}p5\":[715827882,2147483646,715827882]},\"1010\":{\"p3\":[7],\"p4\":65535,\"\u{e9}p5\":[2147483647,2147483646,1]}}}") { Model90(p91: Choice1.case1, p92: ["a": Choice1.case0, "a/b": Choice1.case1], p93: [-5: Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(65534), p5: [Optional<Int32>.some(Int32(7))]), 0: Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(65535), p5: [Optional<Int32>.some(Int32(715827882)), Optional<Int32>.some(Int32(2147483646)), Optional<Int32>.some(Int32(715827882))]), 1010: Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(65535), p5: [Optional<Int32>.some(Int32(2147483647)), Optional<Int32>.some(Int32(2147483646)), Optional<Int32>.some(Int32(1))])]) },
    .init("{\"\\\"k\\\"p91\":-5,\"\u{e9}p92\":{\"a\":7,\"a/b\":7,\"\u{e9}\":0},\"\\\"k\\\"p93\":{\"1010\":{\"p3\":[18446744073709551615],\"p4\":1,\"\u{e9}p5\":[-715827882,null,null]}}}") { Model90(p91: Choice1.case0, p92: ["a": Choice1.case2, "a/b": Choice1.case2, "\u{e9}": Choice1.case1], p93: [1010: Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(1), p5: [Optional<Int32>.some(Int32(-715827882)), Optional<Int32>.none, Optional<Int32>.none])]) },
    .init("{\"\\\"k\\\"p91\":0,\"\u{e9}p92\":{\"a\":7,\"\u{e9}\":7},\"\\\"k\\\"p93\":{\"-5\":{\"p3\":[7],\"p4\":1,\"\u{e9}p5\":[2147483646]},\"0\":{\"p3\":[0],\"p4\":65534,\"\u{e9}p5\":[]}}}") { Model90(p91: Choice1.case1, p92: ["a": Choice1.case2, "\u{e9}": Choice1.case2], p93: [-5: Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(1), p5: [Optional<Int32>.some(Int32(2147483646))]), 0: Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(65534), p5: [])]) },
    .init("{\"\\\"k\\\"p91\":0,\"\u{e9}p92\":{\"\u{e9}\":0},\"\\\"k\\\"p93\":{\"-5\":{\"p3\":[0],\"p4\":65535,\"\u{e9}p5\":[7,-7,1]},\"0\":{\"p3\":[18446744073709551614],\"p4\":21845,\"\u{e9}p5\":[2147483647]}}}") { Model90(p91: Choice1.case1, p92: ["\u{e9}": Choice1.case1], p93: [-5: Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(65535), p5: [Optional<Int32>.some(Int32(7)), Optional<Int32>.some(Int32(-7)), Optional<Int32>.some(Int32(1))]), 0: Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(2147483647))])]) },
    .init("{\"\\\"k\\\"p91\":0,\"\u{e9}p92\":{\"a/b\":0},\"\\\"k\\\"p93\":{\"-5\":{\"p3\":[1],\"p4\":7,\"\u{e9}p5\":[null,null,1]},\"0\":{\"p3\":[0],\"p4\":7,\"\u{e9}p5\":[7,null,7]}}}") { Model90(p91: Choice1.case1, p92: ["a/b": Choice1.case1], p93: [-5: Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(7), p5: [Optional<Int32>.none, Optional<Int32>.none, Optional<Int32>.some(Int32(1))]), 0: Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(7), p5: [Optional<Int32>.some(Int32(7)), Optional<Int32>.none, Optional<Int32>.some(Int32(7))])]) },
  ]),
  .mapped(Lined94.self, "Lined94", [
    .init("{\"p95\":-5,\"p96\":[7,1,0],\"\u{e9}p97\":123456.789,\"key/p98\":[715827882],\"p99\":7}") { Lined94(p95: Optional<Choice1>.some(Choice1.case0), p96: [UInt(7), UInt(1), UInt(0)], p97: checkedDecimal("123456.789"), p98: Set<Int32>([Int32(715827882)]), p99: Int64(7)) },
    .init("{\"p95\":0,\"p96\":[18446744073709551615,7,18446744073709551615],\"\u{e9}p97\":123456.789,\"key/p98\":[7],\"p99\":3074457345618258602}") { Lined94(p95: Optional<Choice1>.some(Choice1.case1), p96: [UInt(18446744073709551615), UInt(7), UInt(18446744073709551615)], p97: checkedDecimal("123456.789"), p98: Set<Int32>([Int32(7)]), p99: Int64(3074457345618258602)) },
    .init("{\"p96\":[],\"\u{e9}p97\":0.00001,\"key/p98\":[-2147483646],\"p99\":-9223372036854775806}") { Lined94(p95: Optional<Choice1>.none, p96: [], p97: checkedDecimal("0.00001"), p98: Set<Int32>([Int32(-2147483646)]), p99: Int64(-9223372036854775806)) },
    .init("{\"p95\":7,\"p96\":[7,7],\"\u{e9}p97\":5,\"key/p98\":[7],\"p99\":-3074457345618258602}") { Lined94(p95: Optional<Choice1>.some(Choice1.case2), p96: [UInt(7), UInt(7)], p97: checkedDecimal("5"), p98: Set<Int32>([Int32(7)]), p99: Int64(-3074457345618258602)) },
    .init("{\"p95\":-5,\"p96\":[],\"\u{e9}p97\":5,\"key/p98\":[2147483647],\"p99\":-9223372036854775807}") { Lined94(p95: Optional<Choice1>.some(Choice1.case0), p96: [], p97: checkedDecimal("5"), p98: Set<Int32>([Int32(2147483647)]), p99: Int64(-9223372036854775807)) },
  ]),
  .codable(Model101.self, "Model101", [
    .init("{\"p102\":{\"a/b\":6148914691236517205,\"\u{e9}\":6148914691236517205}}") { Model101(p102: ["a/b": UInt64(6148914691236517205), "\u{e9}": UInt64(6148914691236517205)]) },
    .init("{\"p102\":{\"\u{e9}\":1}}") { Model101(p102: ["\u{e9}": UInt64(1)]) },
    .init("{\"p102\":{\"a\":6148914691236517205,\"a/b\":7,\"\u{e9}\":6148914691236517205}}") { Model101(p102: ["a": UInt64(6148914691236517205), "a/b": UInt64(7), "\u{e9}": UInt64(6148914691236517205)]) },
    .init("{\"p102\":{\"a/b\":6148914691236517205,\"\u{e9}\":18446744073709551615}}") { Model101(p102: ["a/b": UInt64(6148914691236517205), "\u{e9}": UInt64(18446744073709551615)]) },
    .init("{\"p102\":{\"a/b\":18446744073709551614,\"\u{e9}\":7}}") { Model101(p102: ["a/b": UInt64(18446744073709551614), "\u{e9}": UInt64(7)]) },
  ]),
  .mapped(Lined103.self, "Lined103", [
    .init("{\"p104\":\"5C3B4AC0-E1FC-B0C7-47A7-93B02E120D0B\",\"in\":{\"p105\":{\"a\":-7,\"a/b\":5,\"\u{e9}\":5},\"p108\":[\"\"]},\"p106\":[\"81F760C6-0AE2-8FA6-9FE4-629C42C7FE9B\"],\"\\\"k\\\"p107\":255}") { Lined103(p104: UUID(uuid: (92, 59, 74, 192, 225, 252, 176, 199, 71, 167, 147, 176, 46, 18, 13, 11)), p105: ["a": -7, "a/b": 5, "\u{e9}": 5], p106: Set<UUID>([UUID(uuid: (129, 247, 96, 198, 10, 226, 143, 166, 159, 228, 98, 156, 66, 199, 254, 155))]), p107: UInt8(255), p108: Set<Data>([Data([] as [UInt8])])) },
    .init("{\"p104\":\"428EBFDB-6106-133B-BA66-888705BDE848\",\"in\":{\"p105\":{\"\u{e9}\":-7},\"p108\":[\"Vemr\"]},\"p106\":[\"E0EA3EC9-02D6-5800-08CF-A387CBF7E222\"],\"\\\"k\\\"p107\":0}") { Lined103(p104: UUID(uuid: (66, 142, 191, 219, 97, 6, 19, 59, 186, 102, 136, 135, 5, 189, 232, 72)), p105: ["\u{e9}": -7], p106: Set<UUID>([UUID(uuid: (224, 234, 62, 201, 2, 214, 88, 0, 8, 207, 163, 135, 203, 247, 226, 34))]), p107: UInt8(0), p108: Set<Data>([Data([85, 233, 171] as [UInt8])])) },
    .init("{\"p104\":\"39CB2E23-A3C5-3D7D-2427-F9C31A5D098D\",\"in\":{\"p105\":{\"a\":5},\"p108\":[\"4lk=\"]},\"p106\":[\"882F4E24-7618-5DB1-824C-9099495558F5\"],\"\\\"k\\\"p107\":7}") { Lined103(p104: UUID(uuid: (57, 203, 46, 35, 163, 197, 61, 125, 36, 39, 249, 195, 26, 93, 9, 141)), p105: ["a": 5], p106: Set<UUID>([UUID(uuid: (136, 47, 78, 36, 118, 24, 93, 177, 130, 76, 144, 153, 73, 85, 88, 245))]), p107: UInt8(7), p108: Set<Data>([Data([226, 89] as [UInt8])])) },
    .init("{\"p104\":\"A4F13771-50BE-3EDC-44BC-2C78F8761448\",\"in\":{\"p105\":{},\"p108\":[\"\"]},\"p106\":[\"D0CF2027-2A37-0C44-8F80-BD3BF12E01B9\"],\"\\\"k\\\"p107\":254}") { Lined103(p104: UUID(uuid: (164, 241, 55, 113, 80, 190, 62, 220, 68, 188, 44, 120, 248, 118, 20, 72)), p105: [:], p106: Set<UUID>([UUID(uuid: (208, 207, 32, 39, 42, 55, 12, 68, 143, 128, 189, 59, 241, 46, 1, 185))]), p107: UInt8(254), p108: Set<Data>([Data([] as [UInt8])])) },
    .init("{\"p104\":\"C6F39457-D0F3-8C80-8F66-7BE3F93D088F\",\"in\":{\"p105\":{\"\u{e9}\":0},\"p108\":[\"JIfeKA==\"]},\"p106\":[\"1B6EFE93-4350-4EE6-8411-8DD447CE7B67\"],\"\\\"k\\\"p107\":7}") { Lined103(p104: UUID(uuid: (198, 243, 148, 87, 208, 243, 140, 128, 143, 102, 123, 227, 249, 61, 8, 143)), p105: ["\u{e9}": 0], p106: Set<UUID>([UUID(uuid: (27, 110, 254, 147, 67, 80, 78, 230, 132, 17, 141, 212, 71, 206, 123, 103))]), p107: UInt8(7), p108: Set<Data>([Data([36, 135, 222, 40] as [UInt8])])) },
  ]),
  .codable(Model110.self, "Model110", [
    .init("{\"p111\":[-3474.5,-2.5e17,null],\"p113\":[],\"p114\":1}") { Model110(p111: [Optional<Double>.some(Double(-3474.5)), Optional<Double>.some(Double(-2.5e17)), Optional<Double>.none], p112: Optional<Model21>.none, p113: Optional<[String]>.some([]), p114: UInt8(1)) },
    .init("{\"p111\":[-2.5e17],\"\\\"k\\\"p112\":{\"p22\":[-1e-07],\"\\\"k\\\"p23\":-5,\"p24\":1,\"p25\":[null,7]},\"p113\":[\"\",\"\\u000a\\u0009\",\"\\\"q\\\"\"],\"p114\":0}") { Model110(p111: [Optional<Double>.some(Double(-2.5e17))], p112: Optional<Model21>.some(Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: -1e-07)]), p23: Choice1.case0, p24: Int16(1), p25: [Optional<Choice1>.none, Optional<Choice1>.some(Choice1.case2)])), p113: Optional<[String]>.some(["", "\u{a}\u{9}", "\"q\""]), p114: UInt8(0)) },
    .init("{\"p111\":[-3858.5],\"\\\"k\\\"p112\":{\"p22\":[-1903.5],\"\\\"k\\\"p23\":0,\"p24\":10922,\"p25\":[0,7,0]},\"p113\":[\"\u{e9}\",\"\\\"q\\\"\",\"\\u0000\"],\"p114\":85}") { Model110(p111: [Optional<Double>.some(Double(-3858.5))], p112: Optional<Model21>.some(Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: -1903.5)]), p23: Choice1.case1, p24: Int16(10922), p25: [Optional<Choice1>.some(Choice1.case1), Optional<Choice1>.some(Choice1.case2), Optional<Choice1>.some(Choice1.case1)])), p113: Optional<[String]>.some(["\u{e9}", "\"q\"", "\u{0}"]), p114: UInt8(85)) },
    .init("{\"p111\":[],\"p113\":[\"\\u0000\",\"a\"],\"p114\":1}") { Model110(p111: [], p112: Optional<Model21>.none, p113: Optional<[String]>.some(["\u{0}", "a"]), p114: UInt8(1)) },
    .init("{\"p111\":[5252.4,0.30000000000000004],\"\\\"k\\\"p112\":{\"p22\":[-0.5],\"\\\"k\\\"p23\":-5,\"p24\":10922,\"p25\":[-5]},\"p113\":[],\"p114\":1}") { Model110(p111: [Optional<Double>.some(Double(5252.4)), Optional<Double>.some(Double(0.30000000000000004))], p112: Optional<Model21>.some(Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: -0.5)]), p23: Choice1.case0, p24: Int16(10922), p25: [Optional<Choice1>.some(Choice1.case0)])), p113: Optional<[String]>.some([]), p114: UInt8(1)) },
  ]),
  .mapped(Lined115.self, "Lined115", [
    .init("{\"in\":{\"p116\":\"FD813373-A731-A0EF-D30C-6FD2072C701E\"},\"p117\":[\"-7\",\"5\"],\"\\\"k\\\"p118\":[-5],\"key/p119\":[]}") { Lined115(p116: Optional<UUID>.some(UUID(uuid: (253, 129, 51, 115, 167, 49, 160, 239, 211, 12, 111, 210, 7, 44, 112, 30))), p117: [-7, 5], p118: [Choice1.case0], p119: []) },
    .init("{\"in\":{\"p116\":\"899D91A6-A119-7E07-FADD-B46A3FABE039\"},\"p117\":[\"0\",\"5\"],\"\\\"k\\\"p118\":[7,-5,0],\"key/p119\":[{\"tag20\":\"a/stopNow\"},{\"tag20\":\"a/moveBy\",\"data20\":{\"_0\":{\"p3\":[7],\"p4\":0,\"\u{e9}p5\":[]}}}]}") { Lined115(p116: Optional<UUID>.some(UUID(uuid: (137, 157, 145, 166, 161, 25, 126, 7, 250, 221, 180, 106, 63, 171, 224, 57))), p117: [0, 5], p118: [Choice1.case2, Choice1.case0, Choice1.case1], p119: [Sum20.stopNow, Sum20.moveBy(Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(0), p5: []), y: Optional<Moved11>.none)]) },
    .init("{\"p117\":[\"1099511627776\",\"-7\"],\"\\\"k\\\"p118\":[7,-5],\"key/p119\":[{\"tag20\":\"a/nestIt\",\"data20\":{\"p9\":{},\"p10\":[\"YAVY\",\"fEKYIw==\",\"/jOt/6E=\"]}},{\"tag20\":\"a/stopNow\"}]}") { Lined115(p116: Optional<UUID>.none, p117: [1099511627776, -7], p118: [Choice1.case2, Choice1.case0], p119: [Sum20.nestIt(Model8(p9: [:], p10: [Data([96, 5, 88] as [UInt8]), Data([124, 66, 152, 35] as [UInt8]), Data([254, 51, 173, 255, 161] as [UInt8])])), Sum20.stopNow]) },
    .init("{\"p117\":[],\"\\\"k\\\"p118\":[],\"key/p119\":[{\"tag20\":\"a/moveBy\",\"data20\":{\"_0\":{\"p3\":[1],\"p4\":0,\"\u{e9}p5\":[]},\"y\":{}}},{\"tag20\":\"a/waitFor\",\"data20\":{\"-5\":{\"p9\":{\"a/b\":{\"p3\":[0],\"p4\":65535,\"\u{e9}p5\":[-2147483646,null,-1]},\"\u{e9}\":{\"p3\":[6148914691236517205],\"p4\":21845,\"\u{e9}p5\":[-2147483647,2147483647]}},\"p10\":[\"\"]},\"1010\":{\"p9\":{\"a\":{\"p3\":[18446744073709551614],\"p4\":7,\"\u{e9}p5\":[1]}},\"p10\":[\"BgCLvg==\"]}}}]}") { Lined115(p116: Optional<UUID>.none, p117: [], p118: [], p119: [Sum20.moveBy(Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(0), p5: []), y: Optional<Moved11>.some(Moved11(p12: Optional<UUID>.none))), Sum20.waitFor([-5: Model8(p9: ["a/b": Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(65535), p5: [Optional<Int32>.some(Int32(-2147483646)), Optional<Int32>.none, Optional<Int32>.some(Int32(-1))]), "\u{e9}": Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(-2147483647)), Optional<Int32>.some(Int32(2147483647))])], p10: [Data([] as [UInt8])]), 1010: Model8(p9: ["a": Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(7), p5: [Optional<Int32>.some(Int32(1))])], p10: [Data([6, 0, 139, 190] as [UInt8])])])]) },
    .init("{\"p117\":[\"-7\",\"0\"],\"\\\"k\\\"p118\":[0,-5,7],\"key/p119\":[{\"tag20\":\"a/nestIt\",\"data20\":{\"p9\":{\"a\":{\"p3\":[18446744073709551614],\"p4\":1,\"\u{e9}p5\":[null,null,-7]},\"\u{e9}\":{\"p3\":[6148914691236517205],\"p4\":1,\"\u{e9}p5\":[-2147483647]}},\"p10\":[\"\",\"mQ==\"]}},{\"tag20\":\"a/stopNow\"},{\"tag20\":\"a/moveBy\",\"data20\":{\"_0\":{\"p3\":[6148914691236517205],\"p4\":1,\"\u{e9}p5\":[2147483646,2147483646]}}}]}") { Lined115(p116: Optional<UUID>.none, p117: [-7, 0], p118: [Choice1.case1, Choice1.case0, Choice1.case2], p119: [Sum20.nestIt(Model8(p9: ["a": Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(1), p5: [Optional<Int32>.none, Optional<Int32>.none, Optional<Int32>.some(Int32(-7))]), "\u{e9}": Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(1), p5: [Optional<Int32>.some(Int32(-2147483647))])], p10: [Data([] as [UInt8]), Data([153] as [UInt8])])), Sum20.stopNow, Sum20.moveBy(Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(1), p5: [Optional<Int32>.some(Int32(2147483646)), Optional<Int32>.some(Int32(2147483646))]), y: Optional<Moved11>.none)]) },
  ]),
]
