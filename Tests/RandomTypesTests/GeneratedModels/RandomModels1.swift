// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 24. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct Model50: JSONMappable, Equatable, Codable {
  var p51: UInt16 = UInt16(1)
  var p52: Model22 = Model22(p23: Int16(-32766), p24: Int16(1), p25: Optional<[Decimal]>.some([checkedDecimal("-12345678901234567.890")]))
  init() {}
  init(p51: UInt16, p52: Model22) {
    self.p51 = p51
    self.p52 = p52
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p51": return "key/p51"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p51 = "key/p51"
    case p52 = "p52"
  }
}
struct Lined53: JSONMappable, Equatable {
  var p54: [URL] = []
  var p55: Model50 = Model50(p51: UInt16(65534), p52: Model22(p23: Int16(1), p24: Int16(0), p25: Optional<[Decimal]>.some([])))
  var p56: Optional<Model42> = nil
  var p57: Model29 = Model29(p30: Set<UInt64>([UInt64(7)]))
  init() {}
  init(p54: [URL], p55: Model50, p56: Optional<Model42>, p57: Model29) {
    self.p54 = p54
    self.p55 = p55
    self.p56 = p56
    self.p57 = p57
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p54, keys: ["p54", "p54_old"], transformer: JSONTransformers.stringToURL)
    try json.map(&p55, key: "p55")
    try json.map(&p56, key: "p56")
    try json.map(&p57, keys: ["p57", "p57_old"])
  }
}
final class Model58: JSONMappable, Equatable, Codable {
  var p59: Optional<Model42> = nil
  var p60: Optional<UInt> = nil
  var p61: [Int: UInt16] = [-5: UInt16(21845), 0: UInt16(21845), 1010: UInt16(7)]
  var p62: Data = Data([] as [UInt8])
  required init() {}
  init(p59: Optional<Model42>, p60: Optional<UInt>, p61: [Int: UInt16], p62: Data) {
    self.p59 = p59
    self.p60 = p60
    self.p61 = p61
    self.p62 = p62
  }
  static func == (left: Model58, right: Model58) -> Bool {
    left.p59 == right.p59 && left.p60 == right.p60 && left.p61 == right.p61 && left.p62 == right.p62
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p59": return "key/p59"
    case "p60": return "key/p60"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p59 = "key/p59"
    case p60 = "key/p60"
    case p61 = "p61"
    case p62 = "p62"
  }
}
struct Lined63: JSONMappable, Equatable {
  var p64: Optional<Int> = nil
  init() {}
  init(p64: Optional<Int>) {
    self.p64 = p64
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p64, key: "\"k\"p64", transformer: JSONTransformers.stringToInt)
  }
}
struct Model65: JSONMappable, Equatable, Codable {
  var p66: [Optional<Model50>] = [Optional<Model50>.some(Model50(p51: UInt16(21845), p52: Model22(p23: Int16(0), p24: Int16(7), p25: Optional<[Decimal]>.none)))]
  var p67: Optional<UInt8> = nil
  var p68: UInt32 = UInt32(7)
  init() {}
  init(p66: [Optional<Model50>], p67: Optional<UInt8>, p68: UInt32) {
    self.p66 = p66
    self.p67 = p67
    self.p68 = p68
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p66": return "key/p66"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p66 = "key/p66"
    case p67 = "p67"
    case p68 = "p68"
  }
}
struct Lined69: JSONMappable, Equatable {
  var p70: Optional<Date> = nil
  var p71: Int8 = Int8(42)
  var p72: [Int: Date] = [0: Date(timeIntervalSince1970: 667918619), 1010: Date(timeIntervalSince1970: 534793769)]
  var p73: Double = Double(0.30000000000000004)
  var p74: [URL] = [checkedURL("file:///a")]
  var p75: Optional<Model50> = nil
  init() {}
  init(p70: Optional<Date>, p71: Int8, p72: [Int: Date], p73: Double, p74: [URL], p75: Optional<Model50>) {
    self.p70 = p70
    self.p71 = p71
    self.p72 = p72
    self.p73 = p73
    self.p74 = p74
    self.p75 = p75
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p70, key: "key/p70", transformer: JSONTransformers.secondsToDate)
    try json.map(&p71, keys: ["\u{e9}p71", "p71_old"])
    try json.map(&p72, keys: ["\"k\"p72", "p72_old"], required: true, transformer: JSONTransformers.secondsToDate)
    try json.map(&p73, keys: ["\"k\"p73", "p73_old"], required: true)
    try json.map(&p74, key: "\u{e9}p74", transformer: JSONTransformers.stringToURL)
    try json.map(&p75, key: "p75")
  }
}
struct Model76: JSONMappable, Equatable, Codable {
  var p77: String = "A b"
  var p78: Model65 = Model65(p66: [Optional<Model50>.none, Optional<Model50>.some(Model50(p51: UInt16(7), p52: Model22(p23: Int16(32766), p24: Int16(-7), p25: Optional<[Decimal]>.none))), Optional<Model50>.none], p67: Optional<UInt8>.none, p68: UInt32(1431655765))
  var p79: Model2 = Model2(p3: [1010: true], p4: Optional<UInt>.some(UInt(18446744073709551614)), p5: Int(0), p6: [Optional<UInt64>.some(UInt64(18446744073709551615)), Optional<UInt64>.some(UInt64(0)), Optional<UInt64>.some(UInt64(18446744073709551614))])
  var p80: Set<UInt64> = Set<UInt64>([UInt64(0)])
  var p81: [String: Model42] = [:]
  init() {}
  init(p77: String, p78: Model65, p79: Model2, p80: Set<UInt64>, p81: [String: Model42]) {
    self.p77 = p77
    self.p78 = p78
    self.p79 = p79
    self.p80 = p80
    self.p81 = p81
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p78": return "key/p78"
    case "p81": return "key/p81"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p77 = "p77"
    case p78 = "key/p78"
    case p79 = "p79"
    case p80 = "p80"
    case p81 = "key/p81"
  }
}
final class Lined82: JSONMappable, Equatable {
  var p83: Model22 = Model22(p23: Int16(1), p24: Int16(-10922), p25: Optional<[Decimal]>.some([checkedDecimal("-31415926535897.932384")]))
  var p84: [UInt64] = [UInt64(1)]
  var p85: Optional<Float> = nil
  var p86: Optional<Date> = nil
  required init() {}
  init(p83: Model22, p84: [UInt64], p85: Optional<Float>, p86: Optional<Date>) {
    self.p83 = p83
    self.p84 = p84
    self.p85 = p85
    self.p86 = p86
  }
  static func == (left: Lined82, right: Lined82) -> Bool {
    left.p83 == right.p83 && left.p84 == right.p84 && left.p85 == right.p85 && left.p86 == right.p86
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p83, key: "p83", required: true)
    try json.map(&p84, key: "p84")
    try json.map(&p85, key: "\u{e9}p85")
    try json.map(&p86, keyPath: "in.p86", transformer: JSONTransformers.secondsToDate)
  }
}
struct Model88: JSONMappable, Equatable, Codable {
  var p89: Set<UInt8> = Set<UInt8>([UInt8(254)])
  var p90: Model42 = Model42(p43: [-5: Model2(p3: [-5: false, 0: true], p4: Optional<UInt>.none, p5: Int(7), p6: [Optional<UInt64>.some(UInt64(18446744073709551614)), Optional<UInt64>.none, Optional<UInt64>.some(UInt64(7))])], p44: Optional<Model34>.some(Model34(p35: Optional<Int>.none, p36: [Double(-1695.4), Double(-646.9), Double(123456789.125)], p37: Optional<[Choice1]>.some([Choice1.case1, Choice1.case0, Choice1.case2]), p38: Set<Int32>([Int32(715827882)]), p39: "\\")), p45: Float(3.4028235e+38))
  var p91: Optional<Model13> = nil
  var p92: [Int: Model50] = [0: Model50(p51: UInt16(7), p52: Model22(p23: Int16(1), p24: Int16(10922), p25: Optional<[Decimal]>.some([checkedDecimal("31415926535897.932384")]))), 1010: Model50(p51: UInt16(0), p52: Model22(p23: Int16(1), p24: Int16(-32767), p25: Optional<[Decimal]>.some([checkedDecimal("0.0005"), checkedDecimal("-31415926535897.932384"), checkedDecimal("-12345678901234.567890")])))]
  init() {}
  init(p89: Set<UInt8>, p90: Model42, p91: Optional<Model13>, p92: [Int: Model50]) {
    self.p89 = p89
    self.p90 = p90
    self.p91 = p91
    self.p92 = p92
  }
  private enum CodingKeys: String, CodingKey {
    case p89 = "p89"
    case p90 = "p90"
    case p91 = "p91"
    case p92 = "p92"
  }
}
struct Lined93: JSONMappable, Equatable {
  var p94: [String: UInt32] = ["\u{e9}": UInt32(1431655765)]
  var p95: Model34 = Model34(p35: Optional<Int>.none, p36: [Double(-6606.4)], p37: Optional<[Choice1]>.none, p38: Set<Int32>([Int32(-1)]), p39: "\u{1f600}")
  init() {}
  init(p94: [String: UInt32], p95: Model34) {
    self.p94 = p94
    self.p95 = p95
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p94, key: "p94")
    try json.map(&p95, keys: ["p95", "p95_old"])
  }
}
struct Model96: JSONMappable, Equatable, Codable {
  var p97: [Optional<Double>] = [Optional<Double>.none, Optional<Double>.some(Double(1.7976931348623157e+308)), Optional<Double>.none]
  var p98: Set<String> = Set<String>(["\u{feff}x"])
  var p99: Optional<Double> = nil
  var p100: [Decimal] = [checkedDecimal("-0.00005")]
  var p101: Model2 = Model2(p3: [0: true, 1010: false], p4: Optional<UInt>.some(UInt(6148914691236517205)), p5: Int(3074457345618258602), p6: [Optional<UInt64>.some(UInt64(7))])
  init() {}
  init(p97: [Optional<Double>], p98: Set<String>, p99: Optional<Double>, p100: [Decimal], p101: Model2) {
    self.p97 = p97
    self.p98 = p98
    self.p99 = p99
    self.p100 = p100
    self.p101 = p101
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p100": return "\"k\"p100"
    case "p101": return "\u{e9}p101"
    case "p98": return "key/p98"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p97 = "p97"
    case p98 = "key/p98"
    case p99 = "p99"
    case p100 = "\"k\"p100"
    case p101 = "\u{e9}p101"
  }
}
struct Lined102: JSONMappable, Equatable {
  var p103: Double = Double(1e+100)
  var p104: Optional<UInt> = nil
  var p105: Optional<URL> = nil
  var p106: String = "{}"
  var p107: UUID = UUID(uuid: (197, 70, 11, 206, 157, 244, 138, 219, 138, 214, 86, 97, 52, 203, 51, 131))
  var p108: Set<Int> = Set<Int>([Int(-9223372036854775807)])
  init() {}
  init(p103: Double, p104: Optional<UInt>, p105: Optional<URL>, p106: String, p107: UUID, p108: Set<Int>) {
    self.p103 = p103
    self.p104 = p104
    self.p105 = p105
    self.p106 = p106
    self.p107 = p107
    self.p108 = p108
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p103, keys: ["\"k\"p103", "p103_old"], required: true, transformer: JSONTransformers.stringToDouble)
    try json.map(&p104, key: "key/p104")
    try json.map(&p105, key: "p105", transformer: JSONTransformers.stringToURL)
    try json.map(&p106, keyPath: "in.p106")
    try json.map(&p107, key: "p107")
    try json.map(&p108, key: "\"k\"p108")
  }
}

let randomModels1: [ModelCase] = [
  .codable(Model50.self, "Model50", [
    .init("{\"key/p51\":65534,\"p52\":{\"key/p23\":-10922,\"\u{e9}p24\":0,\"\u{e9}p25\":[3141592653589793238.4,1234567890123456789.0,314159265358979323.84]}}") { Model50(p51: UInt16(65534), p52: Model22(p23: Int16(-10922), p24: Int16(0), p25: Optional<[Decimal]>.some([checkedDecimal("3141592653589793238.4"), checkedDecimal("1234567890123456789.0"), checkedDecimal("314159265358979323.84")]))) },
    .init("{\"key/p51\":65534,\"p52\":{\"key/p23\":0,\"\u{e9}p24\":0,\"\u{e9}p25\":[-0.0005,5]}}") { Model50(p51: UInt16(65534), p52: Model22(p23: Int16(0), p24: Int16(0), p25: Optional<[Decimal]>.some([checkedDecimal("-0.0005"), checkedDecimal("5")]))) },
    .init("{\"key/p51\":1,\"p52\":{\"key/p23\":0,\"\u{e9}p24\":-32766,\"\u{e9}p25\":[0.00001]}}") { Model50(p51: UInt16(1), p52: Model22(p23: Int16(0), p24: Int16(-32766), p25: Optional<[Decimal]>.some([checkedDecimal("0.00001")]))) },
    .init("{\"key/p51\":1,\"p52\":{\"key/p23\":10922,\"\u{e9}p24\":32766}}") { Model50(p51: UInt16(1), p52: Model22(p23: Int16(10922), p24: Int16(32766), p25: Optional<[Decimal]>.none)) },
  ]),
  .mapped(Lined53.self, "Lined53", [
    .init("{\"p54\":[\"mailto:a@b.c\"],\"p55\":{\"key/p51\":65534,\"p52\":{\"key/p23\":1,\"\u{e9}p24\":1}},\"p56\":{\"p43\":{\"0\":{\"\u{e9}p3\":{\"1010\":true},\"\\\"k\\\"p4\":18446744073709551614,\"p5\":-7,\"key/p6\":[1]}},\"\u{e9}p45\":1.1754944e-38},\"p57\":{\"\u{e9}p30\":[18446744073709551615]}}") { Lined53(p54: [checkedURL("mailto:a@b.c")], p55: Model50(p51: UInt16(65534), p52: Model22(p23: Int16(1), p24: Int16(1), p25: Optional<[Decimal]>.none)), p56: Optional<Model42>.some(Model42(p43: [0: Model2(p3: [1010: true], p4: Optional<UInt>.some(UInt(18446744073709551614)), p5: Int(-7), p6: [Optional<UInt64>.some(UInt64(1))])], p44: Optional<Model34>.none, p45: Float(1.1754944e-38))), p57: Model29(p30: Set<UInt64>([UInt64(18446744073709551615)]))) },
    .init("{\"p54\":[\"https://example.org/a?b=c#d\",\"https://example.org/a?b=c#d\",\"https://example.org/a?b=c#d\"],\"p55\":{\"key/p51\":0,\"p52\":{\"key/p23\":-7,\"\u{e9}p24\":7}},\"p56\":{\"p43\":{},\"\u{e9}p45\":16777216},\"p57\":{\"\u{e9}p30\":[6148914691236517205]}}") { Lined53(p54: [checkedURL("https://example.org/a?b=c#d"), checkedURL("https://example.org/a?b=c#d"), checkedURL("https://example.org/a?b=c#d")], p55: Model50(p51: UInt16(0), p52: Model22(p23: Int16(-7), p24: Int16(7), p25: Optional<[Decimal]>.none)), p56: Optional<Model42>.some(Model42(p43: [:], p44: Optional<Model34>.none, p45: Float(16777216))), p57: Model29(p30: Set<UInt64>([UInt64(6148914691236517205)]))) },
    .init("{\"p54\":[\"file:///a\",\"mailto:a@b.c\"],\"p55\":{\"key/p51\":7,\"p52\":{\"key/p23\":-10922,\"\u{e9}p24\":0}},\"p56\":{\"p43\":{\"-5\":{\"\u{e9}p3\":{\"0\":true},\"p5\":7,\"key/p6\":[null,null]},\"0\":{\"\u{e9}p3\":{\"-5\":false,\"1010\":false},\"\\\"k\\\"p4\":1,\"p5\":-1,\"key/p6\":[1]}},\"\u{e9}p45\":3.4028235e+38},\"p57\":{\"\u{e9}p30\":[0]}}") { Lined53(p54: [checkedURL("file:///a"), checkedURL("mailto:a@b.c")], p55: Model50(p51: UInt16(7), p52: Model22(p23: Int16(-10922), p24: Int16(0), p25: Optional<[Decimal]>.none)), p56: Optional<Model42>.some(Model42(p43: [-5: Model2(p3: [0: true], p4: Optional<UInt>.none, p5: Int(7), p6: [Optional<UInt64>.none, Optional<UInt64>.none]), 0: Model2(p3: [-5: false, 1010: false], p4: Optional<UInt>.some(UInt(1)), p5: Int(-1), p6: [Optional<UInt64>.some(UInt64(1))])], p44: Optional<Model34>.none, p45: Float(3.4028235e+38))), p57: Model29(p30: Set<UInt64>([UInt64(0)]))) },
    .init("{\"p54\":[\"mailto:a@b.c\",\"mailto:a@b.c\"],\"p55\":{\"key/p51\":7,\"p52\":{\"key/p23\":-10922,\"\u{e9}p24\":-1,\"\u{e9}p25\":[3141592653589793238.4]}},\"p56\":{\"p43\":{},\"p44\":{\"key/p35\":-7,\"\\\"k\\\"p36\":[1.7976931348623157e+308],\"p37\":[7,-5],\"p38\":[2147483647],\"key/p39\":\"\u{1f600}\"},\"\u{e9}p45\":0.333},\"p57\":{\"\u{e9}p30\":[7]}}") { Lined53(p54: [checkedURL("mailto:a@b.c"), checkedURL("mailto:a@b.c")], p55: Model50(p51: UInt16(7), p52: Model22(p23: Int16(-10922), p24: Int16(-1), p25: Optional<[Decimal]>.some([checkedDecimal("3141592653589793238.4")]))), p56: Optional<Model42>.some(Model42(p43: [:], p44: Optional<Model34>.some(Model34(p35: Optional<Int>.some(Int(-7)), p36: [Double(1.7976931348623157e+308)], p37: Optional<[Choice1]>.some([Choice1.case2, Choice1.case0]), p38: Set<Int32>([Int32(2147483647)]), p39: "\u{1f600}")), p45: Float(0.333))), p57: Model29(p30: Set<UInt64>([UInt64(7)]))) },
  ]),
  .codable(Model58.self, "Model58", [
    .init("{\"key/p59\":{\"p43\":{},\"p44\":{\"key/p35\":-9223372036854775807,\"\\\"k\\\"p36\":[1216.8,9387.6],\"p38\":[0],\"key/p39\":\"null\"},\"\u{e9}p45\":7},\"p61\":{\"-5\":65534,\"0\":65534},\"p62\":\"9tGsvqM=\"}") { Model58(p59: Optional<Model42>.some(Model42(p43: [:], p44: Optional<Model34>.some(Model34(p35: Optional<Int>.some(Int(-9223372036854775807)), p36: [Double(1216.8), Double(9387.6)], p37: Optional<[Choice1]>.none, p38: Set<Int32>([Int32(0)]), p39: "null")), p45: Float(7))), p60: Optional<UInt>.none, p61: [-5: UInt16(65534), 0: UInt16(65534)], p62: Data([246, 209, 172, 190, 163] as [UInt8])) },
    .init("{\"key/p59\":{\"p43\":{\"0\":{\"\u{e9}p3\":{\"0\":true},\"p5\":9223372036854775807,\"key/p6\":[]}},\"p44\":{\"key/p35\":1,\"\\\"k\\\"p36\":[0.30000000000000004,1e15,9007199254740993e3],\"p38\":[7],\"key/p39\":\"{}\"},\"\u{e9}p45\":-0.5},\"key/p60\":18446744073709551614,\"p61\":{\"-5\":65534},\"p62\":\"\"}") { Model58(p59: Optional<Model42>.some(Model42(p43: [0: Model2(p3: [0: true], p4: Optional<UInt>.none, p5: Int(9223372036854775807), p6: [])], p44: Optional<Model34>.some(Model34(p35: Optional<Int>.some(Int(1)), p36: [Double(0.30000000000000004), Double(1e15), Double(9007199254740993e3)], p37: Optional<[Choice1]>.none, p38: Set<Int32>([Int32(7)]), p39: "{}")), p45: Float(-0.5))), p60: Optional<UInt>.some(UInt(18446744073709551614)), p61: [-5: UInt16(65534)], p62: Data([] as [UInt8])) },
    .init("{\"key/p59\":{\"p43\":{\"0\":{\"\u{e9}p3\":{\"-5\":true},\"\\\"k\\\"p4\":6148914691236517205,\"p5\":1,\"key/p6\":[0,null,null]},\"1010\":{\"\u{e9}p3\":{\"1010\":true},\"p5\":0,\"key/p6\":[null]}},\"p44\":{\"key/p35\":9223372036854775807,\"\\\"k\\\"p36\":[0.1,9197.4,-1652.5],\"p37\":[],\"p38\":[7],\"key/p39\":\"a/b\"},\"\u{e9}p45\":0.1},\"key/p60\":0,\"p61\":{\"-5\":7},\"p62\":\"/y40\"}") { Model58(p59: Optional<Model42>.some(Model42(p43: [0: Model2(p3: [-5: true], p4: Optional<UInt>.some(UInt(6148914691236517205)), p5: Int(1), p6: [Optional<UInt64>.some(UInt64(0)), Optional<UInt64>.none, Optional<UInt64>.none]), 1010: Model2(p3: [1010: true], p4: Optional<UInt>.none, p5: Int(0), p6: [Optional<UInt64>.none])], p44: Optional<Model34>.some(Model34(p35: Optional<Int>.some(Int(9223372036854775807)), p36: [Double(0.1), Double(9197.4), Double(-1652.5)], p37: Optional<[Choice1]>.some([]), p38: Set<Int32>([Int32(7)]), p39: "a/b")), p45: Float(0.1))), p60: Optional<UInt>.some(UInt(0)), p61: [-5: UInt16(7)], p62: Data([255, 46, 52] as [UInt8])) },
    .init("{\"key/p59\":{\"p43\":{\"-5\":{\"\u{e9}p3\":{},\"\\\"k\\\"p4\":0,\"p5\":9223372036854775806,\"key/p6\":[1,null,1]}},\"\u{e9}p45\":-123.456},\"key/p60\":18446744073709551615,\"p61\":{},\"p62\":\"1nqeKZ4=\"}") { Model58(p59: Optional<Model42>.some(Model42(p43: [-5: Model2(p3: [:], p4: Optional<UInt>.some(UInt(0)), p5: Int(9223372036854775806), p6: [Optional<UInt64>.some(UInt64(1)), Optional<UInt64>.none, Optional<UInt64>.some(UInt64(1))])], p44: Optional<Model34>.none, p45: Float(-123.456))), p60: Optional<UInt>.some(UInt(18446744073709551615)), p61: [:], p62: Data([214, 122, 158, 41, 158] as [UInt8])) },
  ]),
  .mapped(Lined63.self, "Lined63", [
    .init("{\"\\\"k\\\"p64\":\"5\"}") { Lined63(p64: Optional<Int>.some(5)) },
    .init("{\"\\\"k\\\"p64\":\"1099511627776\"}") { Lined63(p64: Optional<Int>.some(1099511627776)) },
    .init("{\"\\\"k\\\"p64\":\"0\"}") { Lined63(p64: Optional<Int>.some(0)) },
    .init("{\"\\\"k\\\"p64\":\"0\"}") { Lined63(p64: Optional<Int>.some(0)) },
  ]),
  .codable(Model65.self, "Model65", [
    .init("{\"key/p66\":[],\"p67\":7,\"p68\":1431655765}") { Model65(p66: [], p67: Optional<UInt8>.some(UInt8(7)), p68: UInt32(1431655765)) },
    .init("{\"key/p66\":[null,{\"key/p51\":65535,\"p52\":{\"key/p23\":-1,\"\u{e9}p24\":32767,\"\u{e9}p25\":[314159265358979.32384,1234567890123456.7890,-0.1]}},null],\"p68\":7}") { Model65(p66: [Optional<Model50>.none, Optional<Model50>.some(Model50(p51: UInt16(65535), p52: Model22(p23: Int16(-1), p24: Int16(32767), p25: Optional<[Decimal]>.some([checkedDecimal("314159265358979.32384"), checkedDecimal("1234567890123456.7890"), checkedDecimal("-0.1")])))), Optional<Model50>.none], p67: Optional<UInt8>.none, p68: UInt32(7)) },
    .init("{\"key/p66\":[],\"p68\":7}") { Model65(p66: [], p67: Optional<UInt8>.none, p68: UInt32(7)) },
    .init("{\"key/p66\":[{\"key/p51\":7,\"p52\":{\"key/p23\":32767,\"\u{e9}p24\":7}}],\"p67\":1,\"p68\":1}") { Model65(p66: [Optional<Model50>.some(Model50(p51: UInt16(7), p52: Model22(p23: Int16(32767), p24: Int16(7), p25: Optional<[Decimal]>.none)))], p67: Optional<UInt8>.some(UInt8(1)), p68: UInt32(1)) },
  ]),
  .mapped(Lined69.self, "Lined69", [
    .init("{\"key/p70\":1919689162,\"\u{e9}p71\":0,\"\\\"k\\\"p72\":{\"-5\":1447443598,\"1010\":1566269185},\"\\\"k\\\"p73\":2679.1,\"\u{e9}p74\":[\"https://example.org/a?b=c#d\",\"https://example.org/a?b=c#d\"],\"p75\":{\"key/p51\":21845,\"p52\":{\"key/p23\":7,\"\u{e9}p24\":0}}}") { Lined69(p70: Optional<Date>.some(Date(timeIntervalSince1970: 1919689162)), p71: Int8(0), p72: [-5: Date(timeIntervalSince1970: 1447443598), 1010: Date(timeIntervalSince1970: 1566269185)], p73: Double(2679.1), p74: [checkedURL("https://example.org/a?b=c#d"), checkedURL("https://example.org/a?b=c#d")], p75: Optional<Model50>.some(Model50(p51: UInt16(21845), p52: Model22(p23: Int16(7), p24: Int16(0), p25: Optional<[Decimal]>.none)))) },
    .init("{\"key/p70\":1473335099,\"\u{e9}p71\":0,\"\\\"k\\\"p72\":{\"-5\":498885114,\"0\":101626772},\"\\\"k\\\"p73\":-2.5e17,\"\u{e9}p74\":[],\"p75\":{\"key/p51\":0,\"p52\":{\"key/p23\":7,\"\u{e9}p24\":7,\"\u{e9}p25\":[0.005,123456789,-12345678901234567890]}}}") { Lined69(p70: Optional<Date>.some(Date(timeIntervalSince1970: 1473335099)), p71: Int8(0), p72: [-5: Date(timeIntervalSince1970: 498885114), 0: Date(timeIntervalSince1970: 101626772)], p73: Double(-2.5e17), p74: [], p75: Optional<Model50>.some(Model50(p51: UInt16(0), p52: Model22(p23: Int16(7), p24: Int16(7), p25: Optional<[Decimal]>.some([checkedDecimal("0.005"), checkedDecimal("123456789"), checkedDecimal("-12345678901234567890")]))))) },
    .init("{\"key/p70\":1347295152,\"\u{e9}p71\":-42,\"\\\"k\\\"p72\":{\"0\":752055968,\"1010\":1544500493},\"\\\"k\\\"p73\":-1595.8,\"\u{e9}p74\":[\"mailto:a@b.c\",\"mailto:a@b.c\"],\"p75\":{\"key/p51\":65535,\"p52\":{\"key/p23\":0,\"\u{e9}p24\":0,\"\u{e9}p25\":[0.01]}}}") { Lined69(p70: Optional<Date>.some(Date(timeIntervalSince1970: 1347295152)), p71: Int8(-42), p72: [0: Date(timeIntervalSince1970: 752055968), 1010: Date(timeIntervalSince1970: 1544500493)], p73: Double(-1595.8), p74: [checkedURL("mailto:a@b.c"), checkedURL("mailto:a@b.c")], p75: Optional<Model50>.some(Model50(p51: UInt16(65535), p52: Model22(p23: Int16(0), p24: Int16(0), p25: Optional<[Decimal]>.some([checkedDecimal("0.01")]))))) },
    .init("{\"\u{e9}p71\":126,\"\\\"k\\\"p72\":{\"1010\":1088865085},\"\\\"k\\\"p73\":0.1,\"\u{e9}p74\":[],\"p75\":{\"key/p51\":0,\"p52\":{\"key/p23\":32766,\"\u{e9}p24\":1,\"\u{e9}p25\":[0.000001]}}}") { Lined69(p70: Optional<Date>.none, p71: Int8(126), p72: [1010: Date(timeIntervalSince1970: 1088865085)], p73: Double(0.1), p74: [], p75: Optional<Model50>.some(Model50(p51: UInt16(0), p52: Model22(p23: Int16(32766), p24: Int16(1), p25: Optional<[Decimal]>.some([checkedDecimal("0.000001")]))))) },
  ]),
  .codable(Model76.self, "Model76", [
    .init("{\"p77\":\"\u{e9}\",\"key/p78\":{\"key/p66\":[],\"p67\":254,\"p68\":0},\"p79\":{\"\u{e9}p3\":{},\"p5\":1,\"key/p6\":[null,18446744073709551615,6148914691236517205]},\"p80\":[18446744073709551615],\"key/p81\":{}}") { Model76(p77: "\u{e9}", p78: Model65(p66: [], p67: Optional<UInt8>.some(UInt8(254)), p68: UInt32(0)), p79: Model2(p3: [:], p4: Optional<UInt>.none, p5: Int(1), p6: [Optional<UInt64>.none, Optional<UInt64>.some(UInt64(18446744073709551615)), Optional<UInt64>.some(UInt64(6148914691236517205))]), p80: Set<UInt64>([UInt64(18446744073709551615)]), p81: [:]) },
    .init("{\"p77\":\"null\",\"key/p78\":{\"key/p66\":[{\"key/p51\":1,\"p52\":{\"key/p23\":0,\"\u{e9}p24\":0,\"\u{e9}p25\":[-1234567890123456.7890]}},{\"key/p51\":1,\"p52\":{\"key/p23\":0,\"\u{e9}p24\":1,\"\u{e9}p25\":[12345678.9,12345678901234567890,5]}},{\"key/p51\":1,\"p52\":{\"key/p23\":7,\"\u{e9}p24\":10922,\"\u{e9}p25\":[314159265358979.32384,12345678901234.567890]}}],\"p67\":255,\"p68\":4294967295},\"p79\":{\"\u{e9}p3\":{\"0\":false},\"p5\":-9223372036854775806,\"key/p6\":[null,1]},\"p80\":[18446744073709551614],\"key/p81\":{}}") { Model76(p77: "null", p78: Model65(p66: [Optional<Model50>.some(Model50(p51: UInt16(1), p52: Model22(p23: Int16(0), p24: Int16(0), p25: Optional<[Decimal]>.some([checkedDecimal("-1234567890123456.7890")])))), Optional<Model50>.some(Model50(p51: UInt16(1), p52: Model22(p23: Int16(0), p24: Int16(1), p25: Optional<[Decimal]>.some([checkedDecimal("12345678.9"), checkedDecimal("12345678901234567890"), checkedDecimal("5")])))), Optional<Model50>.some(Model50(p51: UInt16(1), p52: Model22(p23: Int16(7), p24: Int16(10922), p25: Optional<[Decimal]>.some([checkedDecimal("314159265358979.32384"), checkedDecimal("12345678901234.567890")]))))], p67: Optional<UInt8>.some(UInt8(255)), p68: UInt32(4294967295)), p79: Model2(p3: [0: false], p4: Optional<UInt>.none, p5: Int(-9223372036854775806), p6: [Optional<UInt64>.none, Optional<UInt64>.some(UInt64(1))]), p80: Set<UInt64>([UInt64(18446744073709551614)]), p81: [:]) },
    .init("{\"p77\":\"\\\\\",\"key/p78\":{\"key/p66\":[],\"p67\":255,\"p68\":4294967294},\"p79\":{\"\u{e9}p3\":{\"-5\":true,\"0\":false,\"1010\":true},\"\\\"k\\\"p4\":18446744073709551615,\"p5\":9223372036854775807,\"key/p6\":[6148914691236517205]},\"p80\":[7],\"key/p81\":{\"\u{e9}\":{\"p43\":{\"1010\":{\"\u{e9}p3\":{\"0\":false,\"1010\":true},\"\\\"k\\\"p4\":7,\"p5\":7,\"key/p6\":[]}},\"p44\":{\"key/p35\":9223372036854775806,\"\\\"k\\\"p36\":[],\"p37\":[0,0,-5],\"p38\":[2147483646],\"key/p39\":\"null\"},\"\u{e9}p45\":1.1754944e-38}}}") { Model76(p77: "\\", p78: Model65(p66: [], p67: Optional<UInt8>.some(UInt8(255)), p68: UInt32(4294967294)), p79: Model2(p3: [-5: true, 0: false, 1010: true], p4: Optional<UInt>.some(UInt(18446744073709551615)), p5: Int(9223372036854775807), p6: [Optional<UInt64>.some(UInt64(6148914691236517205))]), p80: Set<UInt64>([UInt64(7)]), p81: ["\u{e9}": Model42(p43: [1010: Model2(p3: [0: false, 1010: true], p4: Optional<UInt>.some(UInt(7)), p5: Int(7), p6: [])], p44: Optional<Model34>.some(Model34(p35: Optional<Int>.some(Int(9223372036854775806)), p36: [], p37: Optional<[Choice1]>.some([Choice1.case1, Choice1.case1, Choice1.case0]), p38: Set<Int32>([Int32(2147483646)]), p39: "null")), p45: Float(1.1754944e-38))]) },
    .init("{\"p77\":\"\\\\\",\"key/p78\":{\"key/p66\":[],\"p67\":85,\"p68\":0},\"p79\":{\"\u{e9}p3\":{\"0\":false,\"1010\":false},\"\\\"k\\\"p4\":18446744073709551615,\"p5\":9223372036854775806,\"key/p6\":[18446744073709551615]},\"p80\":[0],\"key/p81\":{\"\u{e9}\":{\"p43\":{\"1010\":{\"\u{e9}p3\":{\"0\":false},\"p5\":7,\"key/p6\":[6148914691236517205,null,18446744073709551615]}},\"\u{e9}p45\":16777216}}}") { Model76(p77: "\\", p78: Model65(p66: [], p67: Optional<UInt8>.some(UInt8(85)), p68: UInt32(0)), p79: Model2(p3: [0: false, 1010: false], p4: Optional<UInt>.some(UInt(18446744073709551615)), p5: Int(9223372036854775806), p6: [Optional<UInt64>.some(UInt64(18446744073709551615))]), p80: Set<UInt64>([UInt64(0)]), p81: ["\u{e9}": Model42(p43: [1010: Model2(p3: [0: false], p4: Optional<UInt>.none, p5: Int(7), p6: [Optional<UInt64>.some(UInt64(6148914691236517205)), Optional<UInt64>.none, Optional<UInt64>.some(UInt64(18446744073709551615))])], p44: Optional<Model34>.none, p45: Float(16777216))]) },
  ]),
  .mapped(Lined82.self, "Lined82", [
    .init("{\"p83\":{\"key/p23\":32766,\"\u{e9}p24\":0,\"\u{e9}p25\":[]},\"p84\":[],\"\u{e9}p85\":1.1754944e-38,\"in\":{\"p86\":936223353}}") { Lined82(p83: Model22(p23: Int16(32766), p24: Int16(0), p25: Optional<[Decimal]>.some([])), p84: [], p85: Optional<Float>.some(Float(1.1754944e-38)), p86: Optional<Date>.some(Date(timeIntervalSince1970: 936223353))) },
    .init("{\"p83\":{\"key/p23\":0,\"\u{e9}p24\":32766,\"\u{e9}p25\":[]},\"p84\":[6148914691236517205]}") { Lined82(p83: Model22(p23: Int16(0), p24: Int16(32766), p25: Optional<[Decimal]>.some([])), p84: [UInt64(6148914691236517205)], p85: Optional<Float>.none, p86: Optional<Date>.none) },
    .init("{\"p83\":{\"key/p23\":1,\"\u{e9}p24\":0,\"\u{e9}p25\":[31415926535897.932384,123456.789,-123.456789]},\"p84\":[7,1,6148914691236517205],\"\u{e9}p85\":-0.5,\"in\":{\"p86\":1125653142}}") { Lined82(p83: Model22(p23: Int16(1), p24: Int16(0), p25: Optional<[Decimal]>.some([checkedDecimal("31415926535897.932384"), checkedDecimal("123456.789"), checkedDecimal("-123.456789")])), p84: [UInt64(7), UInt64(1), UInt64(6148914691236517205)], p85: Optional<Float>.some(Float(-0.5)), p86: Optional<Date>.some(Date(timeIntervalSince1970: 1125653142))) },
    .init("{\"p83\":{\"key/p23\":1,\"\u{e9}p24\":32766,\"\u{e9}p25\":[-0.000005,123456789012345678.90]},\"p84\":[],\"in\":{\"p86\":1490411173}}") { Lined82(p83: Model22(p23: Int16(1), p24: Int16(32766), p25: Optional<[Decimal]>.some([checkedDecimal("-0.000005"), checkedDecimal("123456789012345678.90")])), p84: [], p85: Optional<Float>.none, p86: Optional<Date>.some(Date(timeIntervalSince1970: 1490411173))) },
  ]),
  .codable(Model88.self, "Model88", [
    .init("{\"p89\":[85],\"p90\":{\"p43\":{\"0\":{\"\u{e9}p3\":{\"-5\":true,\"0\":false},\"\\\"k\\\"p4\":7,\"p5\":0,\"key/p6\":[6148914691236517205]},\"1010\":{\"\u{e9}p3\":{\"1010\":false},\"\\\"k\\\"p4\":18446744073709551614,\"p5\":-1,\"key/p6\":[18446744073709551615,18446744073709551615,null]}},\"\u{e9}p45\":1.1754944e-38},\"p91\":{\"p14\":1e15,\"p15\":[0],\"p17\":[65535]},\"p92\":{}}") { Model88(p89: Set<UInt8>([UInt8(85)]), p90: Model42(p43: [0: Model2(p3: [-5: true, 0: false], p4: Optional<UInt>.some(UInt(7)), p5: Int(0), p6: [Optional<UInt64>.some(UInt64(6148914691236517205))]), 1010: Model2(p3: [1010: false], p4: Optional<UInt>.some(UInt(18446744073709551614)), p5: Int(-1), p6: [Optional<UInt64>.some(UInt64(18446744073709551615)), Optional<UInt64>.some(UInt64(18446744073709551615)), Optional<UInt64>.none])], p44: Optional<Model34>.none, p45: Float(1.1754944e-38)), p91: Optional<Model13>.some(Model13(p14: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 1e15)), p15: Set<UInt16>([UInt16(0)]), p16: Optional<UInt8>.none, p17: Set<UInt16>([UInt16(65535)]))), p92: [:]) },
    .init("{\"p89\":[254],\"p90\":{\"p43\":{\"0\":{\"\u{e9}p3\":{},\"\\\"k\\\"p4\":7,\"p5\":1,\"key/p6\":[]}},\"p44\":{\"key/p35\":9223372036854775807,\"\\\"k\\\"p36\":[-2.5e17],\"p37\":[7,-5,-5],\"p38\":[0],\"key/p39\":\"\"},\"\u{e9}p45\":-0.5},\"p91\":{\"p15\":[65534],\"p17\":[65535]},\"p92\":{\"-5\":{\"key/p51\":65535,\"p52\":{\"key/p23\":0,\"\u{e9}p24\":10922}}}}") { Model88(p89: Set<UInt8>([UInt8(254)]), p90: Model42(p43: [0: Model2(p3: [:], p4: Optional<UInt>.some(UInt(7)), p5: Int(1), p6: [])], p44: Optional<Model34>.some(Model34(p35: Optional<Int>.some(Int(9223372036854775807)), p36: [Double(-2.5e17)], p37: Optional<[Choice1]>.some([Choice1.case2, Choice1.case0, Choice1.case0]), p38: Set<Int32>([Int32(0)]), p39: "")), p45: Float(-0.5)), p91: Optional<Model13>.some(Model13(p14: Optional<Date>.none, p15: Set<UInt16>([UInt16(65534)]), p16: Optional<UInt8>.none, p17: Set<UInt16>([UInt16(65535)]))), p92: [-5: Model50(p51: UInt16(65535), p52: Model22(p23: Int16(0), p24: Int16(10922), p25: Optional<[Decimal]>.none))]) },
    .init("{\"p89\":[255],\"p90\":{\"p43\":{\"0\":{\"\u{e9}p3\":{\"-5\":false,\"0\":false},\"\\\"k\\\"p4\":1,\"p5\":9223372036854775807,\"key/p6\":[null,7]}},\"p44\":{\"key/p35\":0,\"\\\"k\\\"p36\":[9007199254740993e3,7717.4],\"p37\":[],\"p38\":[0],\"key/p39\":\"\\u0000\"},\"\u{e9}p45\":1e-05},\"p91\":{\"p14\":-3454.7,\"p15\":[65535],\"p16\":7,\"p17\":[65534]},\"p92\":{}}") { Model88(p89: Set<UInt8>([UInt8(255)]), p90: Model42(p43: [0: Model2(p3: [-5: false, 0: false], p4: Optional<UInt>.some(UInt(1)), p5: Int(9223372036854775807), p6: [Optional<UInt64>.none, Optional<UInt64>.some(UInt64(7))])], p44: Optional<Model34>.some(Model34(p35: Optional<Int>.some(Int(0)), p36: [Double(9007199254740993e3), Double(7717.4)], p37: Optional<[Choice1]>.some([]), p38: Set<Int32>([Int32(0)]), p39: "\u{0}")), p45: Float(1e-05)), p91: Optional<Model13>.some(Model13(p14: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -3454.7)), p15: Set<UInt16>([UInt16(65535)]), p16: Optional<UInt8>.some(UInt8(7)), p17: Set<UInt16>([UInt16(65534)]))), p92: [:]) },
    .init("{\"p89\":[254],\"p90\":{\"p43\":{\"0\":{\"\u{e9}p3\":{},\"\\\"k\\\"p4\":18446744073709551614,\"p5\":-1,\"key/p6\":[7]}},\"\u{e9}p45\":0.333},\"p92\":{\"-5\":{\"key/p51\":1,\"p52\":{\"key/p23\":32767,\"\u{e9}p24\":7,\"\u{e9}p25\":[]}},\"0\":{\"key/p51\":21845,\"p52\":{\"key/p23\":1,\"\u{e9}p24\":-7,\"\u{e9}p25\":[-0.0001,123456789012345678.90]}},\"1010\":{\"key/p51\":7,\"p52\":{\"key/p23\":-10922,\"\u{e9}p24\":32767,\"\u{e9}p25\":[]}}}}") { Model88(p89: Set<UInt8>([UInt8(254)]), p90: Model42(p43: [0: Model2(p3: [:], p4: Optional<UInt>.some(UInt(18446744073709551614)), p5: Int(-1), p6: [Optional<UInt64>.some(UInt64(7))])], p44: Optional<Model34>.none, p45: Float(0.333)), p91: Optional<Model13>.none, p92: [-5: Model50(p51: UInt16(1), p52: Model22(p23: Int16(32767), p24: Int16(7), p25: Optional<[Decimal]>.some([]))), 0: Model50(p51: UInt16(21845), p52: Model22(p23: Int16(1), p24: Int16(-7), p25: Optional<[Decimal]>.some([checkedDecimal("-0.0001"), checkedDecimal("123456789012345678.90")]))), 1010: Model50(p51: UInt16(7), p52: Model22(p23: Int16(-10922), p24: Int16(32767), p25: Optional<[Decimal]>.some([])))]) },
  ]),
  .mapped(Lined93.self, "Lined93", [
    .init("{\"p94\":{\"\u{e9}\":4294967294},\"p95\":{\"key/p35\":-3074457345618258602,\"\\\"k\\\"p36\":[0.1],\"p37\":[],\"p38\":[2147483646],\"key/p39\":\"\\\"q\\\"\"}}") { Lined93(p94: ["\u{e9}": UInt32(4294967294)], p95: Model34(p35: Optional<Int>.some(Int(-3074457345618258602)), p36: [Double(0.1)], p37: Optional<[Choice1]>.some([]), p38: Set<Int32>([Int32(2147483646)]), p39: "\"q\"")) },
    .init("{\"p94\":{\"a\":1431655765,\"a/b\":1431655765,\"\u{e9}\":1431655765},\"p95\":{\"\\\"k\\\"p36\":[-1e-07],\"p37\":[7,-5,7],\"p38\":[715827882],\"key/p39\":\"\u{2028}\"}}") { Lined93(p94: ["a": UInt32(1431655765), "a/b": UInt32(1431655765), "\u{e9}": UInt32(1431655765)], p95: Model34(p35: Optional<Int>.none, p36: [Double(-1e-07)], p37: Optional<[Choice1]>.some([Choice1.case2, Choice1.case0, Choice1.case2]), p38: Set<Int32>([Int32(715827882)]), p39: "\u{2028}")) },
    .init("{\"p94\":{},\"p95\":{\"\\\"k\\\"p36\":[5780.7],\"p37\":[],\"p38\":[715827882],\"key/p39\":\"\u{feff}x\"}}") { Lined93(p94: [:], p95: Model34(p35: Optional<Int>.none, p36: [Double(5780.7)], p37: Optional<[Choice1]>.some([]), p38: Set<Int32>([Int32(715827882)]), p39: "\u{feff}x")) },
    .init("{\"p94\":{\"a\":1431655765,\"a/b\":7},\"p95\":{\"\\\"k\\\"p36\":[-2.5e17,-9812.3],\"p37\":[],\"p38\":[1],\"key/p39\":\"a\"}}") { Lined93(p94: ["a": UInt32(1431655765), "a/b": UInt32(7)], p95: Model34(p35: Optional<Int>.none, p36: [Double(-2.5e17), Double(-9812.3)], p37: Optional<[Choice1]>.some([]), p38: Set<Int32>([Int32(1)]), p39: "a")) },
  ]),
  .codable(Model96.self, "Model96", [
    .init("{\"p97\":[541.8,1e15],\"key/p98\":[\"\u{1f468}\u{200d}\u{1f469}\"],\"p99\":123456789.125,\"\\\"k\\\"p100\":[3141592653589793.2384,0.05,-123456789012345678.90],\"\u{e9}p101\":{\"\u{e9}p3\":{\"-5\":true,\"0\":true},\"\\\"k\\\"p4\":0,\"p5\":0,\"key/p6\":[1]}}") { Model96(p97: [Optional<Double>.some(Double(541.8)), Optional<Double>.some(Double(1e15))], p98: Set<String>(["\u{1f468}\u{200d}\u{1f469}"]), p99: Optional<Double>.some(Double(123456789.125)), p100: [checkedDecimal("3141592653589793.2384"), checkedDecimal("0.05"), checkedDecimal("-123456789012345678.90")], p101: Model2(p3: [-5: true, 0: true], p4: Optional<UInt>.some(UInt(0)), p5: Int(0), p6: [Optional<UInt64>.some(UInt64(1))])) },
    .init("{\"p97\":[-7596.3,null],\"key/p98\":[\"\\u000a\\u0009\"],\"\\\"k\\\"p100\":[],\"\u{e9}p101\":{\"\u{e9}p3\":{\"1010\":false},\"\\\"k\\\"p4\":18446744073709551614,\"p5\":9223372036854775807,\"key/p6\":[null,18446744073709551614]}}") { Model96(p97: [Optional<Double>.some(Double(-7596.3)), Optional<Double>.none], p98: Set<String>(["\u{a}\u{9}"]), p99: Optional<Double>.none, p100: [], p101: Model2(p3: [1010: false], p4: Optional<UInt>.some(UInt(18446744073709551614)), p5: Int(9223372036854775807), p6: [Optional<UInt64>.none, Optional<UInt64>.some(UInt64(18446744073709551614))])) },
    .init("{\"p97\":[],\"key/p98\":[\"\"],\"p99\":3,\"\\\"k\\\"p100\":[123.456789,-0.01,0.00001],\"\u{e9}p101\":{\"\u{e9}p3\":{\"-5\":true},\"\\\"k\\\"p4\":7,\"p5\":9223372036854775806,\"key/p6\":[null,18446744073709551614]}}") { Model96(p97: [], p98: Set<String>([""]), p99: Optional<Double>.some(Double(3)), p100: [checkedDecimal("123.456789"), checkedDecimal("-0.01"), checkedDecimal("0.00001")], p101: Model2(p3: [-5: true], p4: Optional<UInt>.some(UInt(7)), p5: Int(9223372036854775806), p6: [Optional<UInt64>.none, Optional<UInt64>.some(UInt64(18446744073709551614))])) },
    .init("{\"p97\":[null],\"key/p98\":[\"\\u007f\"],\"p99\":3,\"\\\"k\\\"p100\":[0.0005,-1234567.89,-1234567890123456.7890],\"\u{e9}p101\":{\"\u{e9}p3\":{},\"\\\"k\\\"p4\":6148914691236517205,\"p5\":3074457345618258602,\"key/p6\":[7,6148914691236517205,18446744073709551615]}}") { Model96(p97: [Optional<Double>.none], p98: Set<String>(["\u{7f}"]), p99: Optional<Double>.some(Double(3)), p100: [checkedDecimal("0.0005"), checkedDecimal("-1234567.89"), checkedDecimal("-1234567890123456.7890")], p101: Model2(p3: [:], p4: Optional<UInt>.some(UInt(6148914691236517205)), p5: Int(3074457345618258602), p6: [Optional<UInt64>.some(UInt64(7)), Optional<UInt64>.some(UInt64(6148914691236517205)), Optional<UInt64>.some(UInt64(18446744073709551615))])) },
  ]),
  .mapped(Lined102.self, "Lined102", [
    .init("{\"\\\"k\\\"p103\":\"0.5\",\"key/p104\":18446744073709551615,\"in\":{\"p106\":\"\\u000a\\u0009\"},\"p107\":\"76CCFD2B-9620-902D-C8F2-ED6085BB9C94\",\"\\\"k\\\"p108\":[9223372036854775807]}") { Lined102(p103: Double(0.5), p104: Optional<UInt>.some(UInt(18446744073709551615)), p105: Optional<URL>.none, p106: "\u{a}\u{9}", p107: UUID(uuid: (118, 204, 253, 43, 150, 32, 144, 45, 200, 242, 237, 96, 133, 187, 156, 148)), p108: Set<Int>([Int(9223372036854775807)])) },
    .init("{\"\\\"k\\\"p103\":\"1e+100\",\"key/p104\":6148914691236517205,\"in\":{\"p106\":\"{}\"},\"p107\":\"450F538E-9EA5-D26B-F19C-3B47B55B61FD\",\"\\\"k\\\"p108\":[-9223372036854775806]}") { Lined102(p103: Double(1e+100), p104: Optional<UInt>.some(UInt(6148914691236517205)), p105: Optional<URL>.none, p106: "{}", p107: UUID(uuid: (69, 15, 83, 142, 158, 165, 210, 107, 241, 156, 59, 71, 181, 91, 97, 253)), p108: Set<Int>([Int(-9223372036854775806)])) },
    .init("{\"\\\"k\\\"p103\":\"-2.25\",\"key/p104\":1,\"p105\":\"https://example.org/a?b=c#d\",\"in\":{\"p106\":\"null\"},\"p107\":\"9228A676-575A-F644-B408-2ABB498CF9FF\",\"\\\"k\\\"p108\":[0]}") { Lined102(p103: Double(-2.25), p104: Optional<UInt>.some(UInt(1)), p105: Optional<URL>.some(checkedURL("https://example.org/a?b=c#d")), p106: "null", p107: UUID(uuid: (146, 40, 166, 118, 87, 90, 246, 68, 180, 8, 42, 187, 73, 140, 249, 255)), p108: Set<Int>([Int(0)])) },
    .init("{\"\\\"k\\\"p103\":\"3.0\",\"key/p104\":1,\"p105\":\"file:///a\",\"in\":{\"p106\":\"\u{feff}x\"},\"p107\":\"DB71218B-B073-DD9A-5C00-30501DDB5A29\",\"\\\"k\\\"p108\":[3074457345618258602]}") { Lined102(p103: Double(3.0), p104: Optional<UInt>.some(UInt(1)), p105: Optional<URL>.some(checkedURL("file:///a")), p106: "\u{feff}x", p107: UUID(uuid: (219, 113, 33, 139, 176, 115, 221, 154, 92, 0, 48, 80, 29, 219, 90, 41)), p108: Set<Int>([Int(3074457345618258602)])) },
  ]),
]
