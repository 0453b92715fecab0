// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 24. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

final class Model109: JSONMappable, Equatable, Codable {
  var p110: Int16 = Int16(10922)
  required init() {}
  init(p110: Int16) {
    self.p110 = p110
  }
  static func == (left: Model109, right: Model109) -> Bool {
    left.p110 == right.p110
  }
  private enum CodingKeys: String, CodingKey {
    case p110 = "p110"
  }
}
struct Lined111: JSONMappable, Equatable {
  var p112: [Optional<Int>] = []
  init() {}
  init(p112: [Optional<Int>]) {
    self.p112 = p112
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p112, key: "\u{e9}p112", transformer: JSONTransformers.stringToInt)
  }
}
struct Model113: JSONMappable, Equatable, Codable {
  var p114: Set<UUID> = Set<UUID>([UUID(uuid: (79, 49, 110, 230, 118, 28, 162, 34, 213, 149, 66, 100, 119, 127, 236, 173))])
  var p115: Set<Int> = Set<Int>([Int(0)])
  var p116: Set<UInt8> = Set<UInt8>([UInt8(85)])
  var p117: Optional<Double> = nil
  var p118: Int64 = Int64(-9223372036854775807)
  init() {}
  init(p114: Set<UUID>, p115: Set<Int>, p116: Set<UInt8>, p117: Optional<Double>, p118: Int64) {
    self.p114 = p114
    self.p115 = p115
    self.p116 = p116
    self.p117 = p117
    self.p118 = p118
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p115": return "\"k\"p115"
    case "p117": return "\u{e9}p117"
    case "p118": return "\"k\"p118"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p114 = "p114"
    case p115 = "\"k\"p115"
    case p116 = "p116"
    case p117 = "\u{e9}p117"
    case p118 = "\"k\"p118"
  }
}
struct Lined119: JSONMappable, Equatable {
  var p120: [Int16] = [Int16(1), Int16(10922), Int16(0)]
  var p121: Int8 = Int8(7)
  var p122: [Optional<URL>] = [Optional<URL>.none]
  var p123: Set<Data> = Set<Data>([Data([72, 198, 103, 43] as [UInt8])])
  var p124: Date = Date(timeIntervalSinceReferenceDate: -1e-07)
  init() {}
  init(p120: [Int16], p121: Int8, p122: [Optional<URL>], p123: Set<Data>, p124: Date) {
    self.p120 = p120
    self.p121 = p121
    self.p122 = p122
    self.p123 = p123
    self.p124 = p124
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p120, key: "key/p120")
    try json.map(&p121, key: "p121")
    try json.map(&p122, keys: ["p122", "p122_old"], transformer: JSONTransformers.stringToURL)
    try json.map(&p123, key: "\u{e9}p123", required: true)
    try json.map(&p124, key: "p124")
  }
}
struct Model125: JSONMappable, Equatable, Codable {
  var p126: Data = Data([116] as [UInt8])
  var p127: [Int: String] = [-5: "\"q\""]
  var p128: Model65 = Model65(p66: [Optional<Model50>.some(Model50(p51: UInt16(65534), p52: Model22(p23: Int16(-1), p24: Int16(-32766), p25: Optional<[Decimal]>.some([])))), Optional<Model50>.none], p67: Optional<UInt8>.none, p68: UInt32(7))
  var p129: [String: Model22] = ["a/b": Model22(p23: Int16(-7), p24: Int16(-10922), p25: Optional<[Decimal]>.some([checkedDecimal("1234567.89"), checkedDecimal("1234.56789"), checkedDecimal("0.000005")]))]
  var p130: Optional<Data> = nil
  var p131: [String: UInt64] = ["a": UInt64(1), "\u{e9}": UInt64(7)]
  init() {}
  init(p126: Data, p127: [Int: String], p128: Model65, p129: [String: Model22], p130: Optional<Data>, p131: [String: UInt64]) {
    self.p126 = p126
    self.p127 = p127
    self.p128 = p128
    self.p129 = p129
    self.p130 = p130
    self.p131 = p131
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p128": return "key/p128"
    case "p129": return "\"k\"p129"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p126 = "p126"
    case p127 = "p127"
    case p128 = "key/p128"
    case p129 = "\"k\"p129"
    case p130 = "p130"
    case p131 = "p131"
  }
}
final class Lined132: JSONMappable, Equatable {
  var p133: Int32 = Int32(1)
  required init() {}
  init(p133: Int32) {
    self.p133 = p133
  }
  static func == (left: Lined132, right: Lined132) -> Bool {
    left.p133 == right.p133
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p133, keys: ["\"k\"p133", "p133_old"])
  }
}
struct Model134: JSONMappable, Equatable, Codable {
  var p135: Model58 = Model58(p59: Optional<Model42>.none, p60: Optional<UInt>.some(UInt(7)), p61: [-5: UInt16(0), 1010: UInt16(0)], p62: Data([167, 75, 153] as [UInt8]))
  var p136: Optional<Model58> = nil
  var p137: [Optional<Bool>] = [Optional<Bool>.some(true)]
  var p138: Optional<[Int64]> = nil
  var p139: UInt64 = UInt64(18446744073709551614)
  var p140: [Optional<Model113>] = []
  init() {}
  init(p135: Model58, p136: Optional<Model58>, p137: [Optional<Bool>], p138: Optional<[Int64]>, p139: UInt64, p140: [Optional<Model113>]) {
    self.p135 = p135
    self.p136 = p136
    self.p137 = p137
    self.p138 = p138
    self.p139 = p139
    self.p140 = p140
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p135": return "key/p135"
    case "p136": return "\"k\"p136"
    case "p138": return "key/p138"
    case "p139": return "\"k\"p139"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p135 = "key/p135"
    case p136 = "\"k\"p136"
    case p137 = "p137"
    case p138 = "key/p138"
    case p139 = "\"k\"p139"
    case p140 = "p140"
  }
}
struct Lined141: JSONMappable, Equatable {
  var p142: [Model29] = [Model29(p30: Set<UInt64>([UInt64(1)]))]
  init() {}
  init(p142: [Model29]) {
    self.p142 = p142
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p142, keyPath: "in.p142")
  }
}
struct Model143: JSONMappable, Equatable, Codable {
  var p144: [Optional<Int>] = [Optional<Int>.some(Int(-9223372036854775806)), Optional<Int>.some(Int(7))]
  var p145: Double = Double(9007199254740993e3)
  init() {}
  init(p144: [Optional<Int>], p145: Double) {
    self.p144 = p144
    self.p145 = p145
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p144": return "\"k\"p144"
    case "p145": return "key/p145"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p144 = "\"k\"p144"
    case p145 = "key/p145"
  }
}
struct Lined146: JSONMappable, Equatable {
  var p147: Model34 = Model34(p35: Optional<Int>.none, p36: [], p37: Optional<[Choice1]>.none, p38: Set<Int32>([Int32(0)]), p39: "\u{e9}")
  init() {}
  init(p147: Model34) {
    self.p147 = p147
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p147, key: "p147")
  }
}
final class Model148: JSONMappable, Equatable, Codable {
  var p149: [Optional<Int16>] = [Optional<Int16>.some(Int16(-10922))]
  var p150: Optional<[Model58]> = nil
  var p151: UInt64 = UInt64(0)
  required init() {}
  init(p149: [Optional<Int16>], p150: Optional<[Model58]>, p151: UInt64) {
    self.p149 = p149
    self.p150 = p150
    self.p151 = p151
  }
  static func == (left: Model148, right: Model148) -> Bool {
    left.p149 == right.p149 && left.p150 == right.p150 && left.p151 == right.p151
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p150": return "key/p150"
    case "p151": return "\"k\"p151"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p149 = "p149"
    case p150 = "key/p150"
    case p151 = "\"k\"p151"
  }
}
struct Lined152: JSONMappable, Equatable {
  var p153: Optional<Int> = nil
  var p154: Int = 0
  var p155: UInt32 = UInt32(0)
  var p156: Int64 = Int64(7)
  var p157: Optional<Model148> = nil
  init() {}
  init(p153: Optional<Int>, p154: Int, p155: UInt32, p156: Int64, p157: Optional<Model148>) {
    self.p153 = p153
    self.p154 = p154
    self.p155 = p155
    self.p156 = p156
    self.p157 = p157
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p153, key: "\"k\"p153", transformer: JSONTransformers.stringToInt)
    try json.map(&p154, key: "p154", required: true, transformer: JSONTransformers.stringToInt)
    try json.map(&p155, key: "p155")
    try json.map(&p156, key: "p156", required: true)
    try json.map(&p157, key: "\"k\"p157")
  }
}

let randomModels2: [ModelCase] = [
  .codable(Model109.self, "Model109", [
    .init("{\"p110\":-32767}") { Model109(p110: Int16(-32767)) },
    .init("{\"p110\":10922}") { Model109(p110: Int16(10922)) },
    .init("{\"p110\":0}") { Model109(p110: Int16(0)) },
    .init("{\"p110\":0}") { Model109(p110: Int16(0)) },
  ]),
  .mapped(Lined111.self, "Lined111", [
    .init("{\"\u{e9}p112\":[null]}") { Lined111(p112: [Optional<Int>.none]) },
    .init("{\"\u{e9}p112\":[\"1099511627776\",\"1099511627776\"]}") { Lined111(p112: [Optional<Int>.some(1099511627776), Optional<Int>.some(1099511627776)]) },
    .init("{\"\u{e9}p112\":[\"1099511627776\"]}") { Lined111(p112: [Optional<Int>.some(1099511627776)]) },
    .init("{\"\u{e9}p112\":[]}") { Lined111(p112: []) },
  ]),
  .codable(Model113.self, "Model113", [
    .init("{\"p114\":[\"E990803A-96A1-DE39-BA33-9361A1F71093\"],\"\\\"k\\\"p115\":[1],\"p116\":[0],\"\\\"k\\\"p118\":-1}") { Model113(p114: Set<UUID>([UUID(uuid: (233, 144, 128, 58, 150, 161, 222, 57, 186, 51, 147, 97, 161, 247, 16, 147))]), p115: Set<Int>([Int(1)]), p116: Set<UInt8>([UInt8(0)]), p117: Optional<Double>.none, p118: Int64(-1)) },
    .init("{\"p114\":[\"1358BC9B-BA2C-7AB5-E87A-36620DB19555\"],\"\\\"k\\\"p115\":[1],\"p116\":[7],\"\u{e9}p117\":2063.9,\"\\\"k\\\"p118\":7}") { Model113(p114: Set<UUID>([UUID(uuid: (19, 88, 188, 155, 186, 44, 122, 181, 232, 122, 54, 98, 13, 177, 149, 85))]), p115: Set<Int>([Int(1)]), p116: Set<UInt8>([UInt8(7)]), p117: Optional<Double>.some(Double(2063.9)), p118: Int64(7)) },
    .init("{\"p114\":[\"3B25C817-C340-10CE-B6FE-A9128580DC3D\"],\"\\\"k\\\"p115\":[0],\"p116\":[255],\"\u{e9}p117\":6294.2,\"\\\"k\\\"p118\":7}") { Model113(p114: Set<UUID>([UUID(uuid: (59, 37, 200, 23, 195, 64, 16, 206, 182, 254, 169, 18, 133, 128, 220, 61))]), p115: Set<Int>([Int(0)]), p116: Set<UInt8>([UInt8(255)]), p117: Optional<Double>.some(Double(6294.2)), p118: Int64(7)) },
    .init("{\"p114\":[\"A9684893-F71E-30B7-E97F-5E25DAEAC584\"],\"\\\"k\\\"p115\":[-1],\"p116\":[7],\"\\\"k\\\"p118\":9223372036854775806}") { Model113(p114: Set<UUID>([UUID(uuid: (169, 104, 72, 147, 247, 30, 48, 183, 233, 127, 94, 37, 218, 234, 197, 132))]), p115: Set<Int>([Int(-1)]), p116: Set<UInt8>([UInt8(7)]), p117: Optional<Double>.none, p118: Int64(9223372036854775806)) },
  ]),
  .mapped(Lined119.self, "Lined119", [
    .init("{\"key/p120\":[],\"p121\":1,\"p122\":[],\"\u{e9}p123\":[\"n+L/\"],\"p124\":-6792.3}") { Lined119(p120: [], p121: Int8(1), p122: [], p123: Set<Data>([Data([159, 226, 255] as [UInt8])]), p124: Date(timeIntervalSinceReferenceDate: -6792.3)) },
    .init("{\"key/p120\":[32767,10922,-7],\"p121\":1,\"p122\":[\"mailto:a@b.c\",null],\"\u{e9}p123\":[\"UxfXjS4=\"],\"p124\":0.1}") { Lined119(p120: [Int16(32767), Int16(10922), Int16(-7)], p121: Int8(1), p122: [Optional<URL>.some(checkedURL("mailto:a@b.c")), Optional<URL>.none], p123: Set<Data>([Data([83, 23, 215, 141, 46] as [UInt8])]), p124: Date(timeIntervalSinceReferenceDate: 0.1)) },
    .init("{\"key/p120\":[32767],\"p121\":7,\"p122\":[\"mailto:a@b.c\",\"file:///a\"],\"\u{e9}p123\":[\"\"],\"p124\":-5293.4}") { Lined119(p120: [Int16(32767)], p121: Int8(7), p122: [Optional<URL>.some(checkedURL("mailto:a@b.c")), Optional<URL>.some(checkedURL("file:///a"))], p123: Set<Data>([Data([] as [UInt8])]), p124: Date(timeIntervalSinceReferenceDate: -5293.4)) },
    .init("{\"key/p120\":[0],\"p121\":0,\"p122\":[],\"\u{e9}p123\":[\"+d7gj1o=\"],\"p124\":-2.5e17}") { Lined119(p120: [Int16(0)], p121: Int8(0), p122: [], p123: Set<Data>([Data([249, 222, 224, 143, 90] as [UInt8])]), p124: Date(timeIntervalSinceReferenceDate: -2.5e17)) },
  ]),
  .codable(Model125.self, "Model125", [
    .init("{\"p126\":\"XlO6Pg==\",\"p127\":{},\"key/p128\":{\"key/p66\":[null],\"p67\":255,\"p68\":1431655765},\"\\\"k\\\"p129\":{\"a/b\":{\"key/p23\":1,\"\u{e9}p24\":0},\"\u{e9}\":{\"key/p23\":7,\"\u{e9}p24\":10922,\"\u{e9}p25\":[]}},\"p130\":\"dQWB\",\"p131\":{}}") { Model125(p126: Data([94, 83, 186, 62] as [UInt8]), p127: [:], p128: Model65(p66: [Optional<Model50>.none], p67: Optional<UInt8>.some(UInt8(255)), p68: UInt32(1431655765)), p129: ["a/b": Model22(p23: Int16(1), p24: Int16(0), p25: Optional<[Decimal]>.none), "\u{e9}": Model22(p23: Int16(7), p24: Int16(10922), p25: Optional<[Decimal]>.some([]))], p130: Optional<Data>.some(Data([117, 5, 129] as [UInt8])), p131: [:]) },
    .init("{\"p126\":\"LKJJ3q0=\",\"p127\":{\"-5\":\"\\u000a\\u0009\",\"1010\":\"\\u000a\\u0009\"},\"key/p128\":{\"key/p66\":[null,null,{\"key/p51\":21845,\"p52\":{\"key/p23\":10922,\"\u{e9}p24\":0,\"\u{e9}p25\":[0.1]}}],\"p67\":0,\"p68\":4294967294},\"\\\"k\\\"p129\":{},\"p131\":{\"a\":18446744073709551614,\"\u{e9}\":1}}") { Model125(p126: Data([44, 162, 73, 222, 173] as [UInt8]), p127: [-5: "\u{a}\u{9}", 1010: "\u{a}\u{9}"], p128: Model65(p66: [Optional<Model50>.none, Optional<Model50>.none, Optional<Model50>.some(Model50(p51: UInt16(21845), p52: Model22(p23: Int16(10922), p24: Int16(0), p25: Optional<[Decimal]>.some([checkedDecimal("0.1")]))))], p67: Optional<UInt8>.some(UInt8(0)), p68: UInt32(4294967294)), p129: [:], p130: Optional<Data>.none, p131: ["a": UInt64(18446744073709551614), "\u{e9}": UInt64(1)]) },
    .init("{\"p126\":\"ZBXpdkk=\",\"p127\":{\"-5\":\"\\u007f\",\"0\":\"a/b\"},\"key/p128\":{\"key/p66\":[],\"p67\":0,\"p68\":1431655765},\"\\\"k\\\"p129\":{\"a\":{\"key/p23\":0,\"\u{e9}p24\":-1,\"\u{e9}p25\":[-12345.6789]},\"a/b\":{\"key/p23\":1,\"\u{e9}p24\":7},\"\u{e9}\":{\"key/p23\":7,\"\u{e9}p24\":-10922}},\"p130\":\"Hwc=\",\"p131\":{\"\u{e9}\":6148914691236517205}}") { Model125(p126: Data([100, 21, 233, 118, 73] as [UInt8]), p127: [-5: "\u{7f}", 0: "a/b"], p128: Model65(p66: [], p67: Optional<UInt8>.some(UInt8(0)), p68: UInt32(1431655765)), p129: ["a": Model22(p23: Int16(0), p24: Int16(-1), p25: Optional<[Decimal]>.some([checkedDecimal("-12345.6789")])), "a/b": Model22(p23: Int16(1), p24: Int16(7), p25: Optional<[Decimal]>.none), "\u{e9}": Model22(p23: Int16(7), p24: Int16(-10922), p25: Optional<[Decimal]>.none)], p130: Optional<Data>.some(Data([31, 7] as [UInt8])), p131: ["\u{e9}": UInt64(6148914691236517205)]) },
    .init("{\"p126\":\"\",\"p127\":{\"-5\":\"{}\"},\"key/p128\":{\"key/p66\":[{\"key/p51\":1,\"p52\":{\"key/p23\":7,\"\u{e9}p24\":32766,\"\u{e9}p25\":[31415926535897932.384,-0.000001,1234567890123456789.0]}},{\"key/p51\":0,\"p52\":{\"key/p23\":7,\"\u{e9}p24\":-32766,\"\u{e9}p25\":[1234567890123456.7890]}},null],\"p67\":7,\"p68\":4294967294},\"\\\"k\\\"p129\":{},\"p130\":\"\",\"p131\":{}}") { Model125(p126: Data([] as [UInt8]), p127: [-5: "{}"], p128: Model65(p66: [Optional<Model50>.some(Model50(p51: UInt16(1), p52: Model22(p23: Int16(7), p24: Int16(32766), p25: Optional<[Decimal]>.some([checkedDecimal("31415926535897932.384"), checkedDecimal("-0.000001"), checkedDecimal("1234567890123456789.0")])))), Optional<Model50>.some(Model50(p51: UInt16(0), p52: Model22(p23: Int16(7), p24: Int16(-32766), p25: Optional<[Decimal]>.some([checkedDecimal("1234567890123456.7890")])))), Optional<Model50>.none], p67: Optional<UInt8>.some(UInt8(7)), p68: UInt32(4294967294)), p129: [:], p130: Optional<Data>.some(Data([] as [UInt8])), p131: [:]) },
  ]),
  .mapped(Lined132.self, "Lined132", [
    .init("{\"\\\"k\\\"p133\":715827882}") { Lined132(p133: Int32(715827882)) },
    .init("{\"\\\"k\\\"p133\":0}") { Lined132(p133: Int32(0)) },
    .init("{\"\\\"k\\\"p133\":-7}") { Lined132(p133: Int32(-7)) },
    .init("{\"\\\"k\\\"p133\":-2147483647}") { Lined132(p133: Int32(-2147483647)) },
  ]),
  .codable(Model134.self, "Model134", [
    .init("{\"key/p135\":{\"key/p59\":{\"p43\":{},\"\u{e9}p45\":0.1},\"p61\":{\"0\":0},\"p62\":\"arg=\"},\"p137\":[null],\"\\\"k\\\"p139\":7,\"p140\":[]}") { Model134(p135: Model58(p59: Optional<Model42>.some(Model42(p43: [:], p44: Optional<Model34>.none, p45: Float(0.1))), p60: Optional<UInt>.none, p61: [0: UInt16(0)], p62: Data([106, 184] as [UInt8])), p136: Optional<Model58>.none, p137: [Optional<Bool>.none], p138: Optional<[Int64]>.none, p139: UInt64(7), p140: []) },
    .init("{\"key/p135\":{\"key/p59\":{\"p43\":{\"-5\":{\"\u{e9}p3\":{},\"p5\":9223372036854775807,\"key/p6\":[0]},\"1010\":{\"\u{e9}p3\":{\"-5\":false,\"0\":true,\"1010\":true},\"\\\"k\\\"p4\":1,\"p5\":-1,\"key/p6\":[18446744073709551614]}},\"\u{e9}p45\":16777216},\"key/p60\":1,\"p61\":{\"-5\":7,\"1010\":21845},\"p62\":\"\"},\"p137\":[null],\"key/p138\":[9223372036854775806],\"\\\"k\\\"p139\":1,\"p140\":[]}") { Model134(p135: Model58(p59: Optional<Model42>.some(Model42(p43: [-5: Model2(p3: [:], p4: Optional<UInt>.none, p5: Int(9223372036854775807), p6: [Optional<UInt64>.some(UInt64(0))]), 1010: Model2(p3: [-5: false, 0: true, 1010: true], p4: Optional<UInt>.some(UInt(1)), p5: Int(-1), p6: [Optional<UInt64>.some(UInt64(18446744073709551614))])], p44: Optional<Model34>.none, p45: Float(16777216))), p60: Optional<UInt>.some(UInt(1)), p61: [-5: UInt16(7), 1010: UInt16(21845)], p62: Data([] as [UInt8])), p136: Optional<Model58>.none, p137: [Optional<Bool>.none], p138: Optional<[Int64]>.some([Int64(9223372036854775806)]), p139: UInt64(1), p140: []) },
    .init("{\"key/p135\":{\"p61\":{},\"p62\":\"54wB\"},\"p137\":[false,null,null],\"key/p138\":[],\"\\\"k\\\"p139\":1,\"p140\":[null,null,{\"p114\":[\"335C154B-BDC6-4A26-AB80-B2706C23DBD0\"],\"\\\"k\\\"p115\":[-1],\"p116\":[254],\"\u{e9}p117\":-0.5,\"\\\"k\\\"p118\":3074457345618258602}]}") { Model134(p135: Model58(p59: Optional<Model42>.none, p60: Optional<UInt>.none, p61: [:], p62: Data([231, 140, 1] as [UInt8])), p136: Optional<Model58>.none, p137: [Optional<Bool>.some(false), Optional<Bool>.none, Optional<Bool>.none], p138: Optional<[Int64]>.some([]), p139: UInt64(1), p140: [Optional<Model113>.none, Optional<Model113>.none, Optional<Model113>.some(Model113(p114: Set<UUID>([UUID(uuid: (51, 92, 21, 75, 189, 198, 74, 38, 171, 128, 178, 112, 108, 35, 219, 208))]), p115: Set<Int>([Int(-1)]), p116: Set<UInt8>([UInt8(254)]), p117: Optional<Double>.some(Double(-0.5)), p118: Int64(3074457345618258602)))]) },
    .init("{\"key/p135\":{\"key/p59\":{\"p43\":{},\"\u{e9}p45\":0.1},\"key/p60\":6148914691236517205,\"p61\":{\"1010\":65535},\"p62\":\"VddF3+E=\"},\"p137\":[],\"\\\"k\\\"p139\":7,\"p140\":[{\"p114\":[\"4B9F710A-E91A-784C-2A48-C824361B985B\"],\"\\\"k\\\"p115\":[-9223372036854775806],\"p116\":[1],\"\u{e9}p117\":-83.4,\"\\\"k\\\"p118\":3074457345618258602},null]}") { Model134(p135: Model58(p59: Optional<Model42>.some(Model42(p43: [:], p44: Optional<Model34>.none, p45: Float(0.1))), p60: Optional<UInt>.some(UInt(6148914691236517205)), p61: [1010: UInt16(65535)], p62: Data([85, 215, 69, 223, 225] as [UInt8])), p136: Optional<Model58>.none, p137: [], p138: Optional<[Int64]>.none, p139: UInt64(7), p140: [Optional<Model113>.some(Model113(p114: Set<UUID>([UUID(uuid: (75, 159, 113, 10, 233, 26, 120, 76, 42, 72, 200, 36, 54, 27, 152, 91))]), p115: Set<Int>([Int(-9223372036854775806)]), p116: Set<UInt8>([UInt8(1)]), p117: Optional<Double>.some(Double(-83.4)), p118: Int64(3074457345618258602))), Optional<Model113>.none]) },
  ]),
  .mapped(Lined141.self, "Lined141", [
    .init("{\"in\":{\"p142\":[{\"\u{e9}p30\":[7]}]}}") { Lined141(p142: [Model29(p30: Set<UInt64>([UInt64(7)]))]) },
    .init("{\"in\":{\"p142\":[{\"\u{e9}p30\":[1]}]}}") { Lined141(p142: [Model29(p30: Set<UInt64>([UInt64(1)]))]) },
    .init("{\"in\":{\"p142\":[{\"\u{e9}p30\":[1]},{\"\u{e9}p30\":[1]},{\"\u{e9}p30\":[6148914691236517205]}]}}") { Lined141(p142: [Model29(p30: Set<UInt64>([UInt64(1)])), Model29(p30: Set<UInt64>([UInt64(1)])), Model29(p30: Set<UInt64>([UInt64(6148914691236517205)]))]) },
    .init("{\"in\":{\"p142\":[{\"\u{e9}p30\":[1]},{\"\u{e9}p30\":[1]},{\"\u{e9}p30\":[18446744073709551614]}]}}") { Lined141(p142: [Model29(p30: Set<UInt64>([UInt64(1)])), Model29(p30: Set<UInt64>([UInt64(1)])), Model29(p30: Set<UInt64>([UInt64(18446744073709551614)]))]) },
  ]),
  .codable(Model143.self, "Model143", [
    .init("{\"\\\"k\\\"p144\":[0,9223372036854775806],\"key/p145\":-4388.4}") { Model143(p144: [Optional<Int>.some(Int(0)), Optional<Int>.some(Int(9223372036854775806))], p145: Double(-4388.4)) },
    .init("{\"\\\"k\\\"p144\":[],\"key/p145\":-456.3}") { Model143(p144: [], p145: Double(-456.3)) },
    .init("{\"\\\"k\\\"p144\":[-9223372036854775806,-9223372036854775806],\"key/p145\":889.7}") { Model143(p144: [Optional<Int>.some(Int(-9223372036854775806)), Optional<Int>.some(Int(-9223372036854775806))], p145: Double(889.7)) },
    .init("{\"\\\"k\\\"p144\":[1,-9223372036854775806],\"key/p145\":3491.4}") { Model143(p144: [Optional<Int>.some(Int(1)), Optional<Int>.some(Int(-9223372036854775806))], p145: Double(3491.4)) },
  ]),
  .mapped(Lined146.self, "Lined146", [
    .init("{\"p147\":{\"key/p35\":7,\"\\\"k\\\"p36\":[],\"p38\":[2147483647],\"key/p39\":\"\u{1f468}\u{200d}\u{1f469}\"}}") { Lined146(p147: Model34(p35: Optional<Int>.some(Int(7)), p36: [], p37: Optional<[Choice1]>.none, p38: Set<Int32>([Int32(2147483647)]), p39: "\u{1f468}\u{200d}\u{1f469}")) },
    .init("{\"p147\":{\"key/p35\":0,\"\\\"k\\\"p36\":[3693.6,-2.5e17],\"p38\":[0],\"key/p39\":\"A b\"}}") { Lined146(p147: Model34(p35: Optional<Int>.some(Int(0)), p36: [Double(3693.6), Double(-2.5e17)], p37: Optional<[Choice1]>.none, p38: Set<Int32>([Int32(0)]), p39: "A b")) },
    .init("{\"p147\":{\"key/p35\":0,\"\\\"k\\\"p36\":[-0.5,-583.1],\"p37\":[7,-5,0],\"p38\":[0],\"key/p39\":\"twelve bytes\"}}") { Lined146(p147: Model34(p35: Optional<Int>.some(Int(0)), p36: [Double(-0.5), Double(-583.1)], p37: Optional<[Choice1]>.some([Choice1.case2, Choice1.case0, Choice1.case1]), p38: Set<Int32>([Int32(0)]), p39: "twelve bytes")) },
    .init("{\"p147\":{\"key/p35\":7,\"\\\"k\\\"p36\":[-4012.9,3156.1],\"p37\":[7],\"p38\":[0],\"key/p39\":\"twelve bytes\"}}") { Lined146(p147: Model34(p35: Optional<Int>.some(Int(7)), p36: [Double(-4012.9), Double(3156.1)], p37: Optional<[Choice1]>.some([Choice1.case2]), p38: Set<Int32>([Int32(0)]), p39: "twelve bytes")) },
  ]),
  .codable(Model148.self, "Model148", [
    .init("{\"p149\":[null,10922],\"\\\"k\\\"p151\":18446744073709551614}") { Model148(p149: [Optional<Int16>.none, Optional<Int16>.some(Int16(10922))], p150: Optional<[Model58]>.none, p151: UInt64(18446744073709551614)) },
    .init("{\"p149\":[1,null,0],\"key/p150\":[{\"key/p60\":18446744073709551614,\"p61\":{},\"p62\":\"5G8zj9w=\"}],\"\\\"k\\\"p151\":6148914691236517205}") { Model148(p149: [Optional<Int16>.some(Int16(1)), Optional<Int16>.none, Optional<Int16>.some(Int16(0))], p150: Optional<[Model58]>.some([Model58(p59: Optional<Model42>.none, p60: Optional<UInt>.some(UInt(18446744073709551614)), p61: [:], p62: Data([228, 111, 51, 143, 220] as [UInt8]))]), p151: UInt64(6148914691236517205)) },
    .init("{\"p149\":[null],\"key/p150\":[],\"\\\"k\\\"p151\":0}") { Model148(p149: [Optional<Int16>.none], p150: Optional<[Model58]>.some([]), p151: UInt64(0)) },
    .init("{\"p149\":[1],\"\\\"k\\\"p151\":18446744073709551615}") { Model148(p149: [Optional<Int16>.some(Int16(1))], p150: Optional<[Model58]>.none, p151: UInt64(18446744073709551615)) },
  ]),
  .mapped(Lined152.self, "Lined152", [
    .init("{\"p154\":\"-7\",\"p155\":4294967294,\"p156\":0}") { Lined152(p153: Optional<Int>.none, p154: -7, p155: UInt32(4294967294), p156: Int64(0), p157: Optional<Model148>.none) },
    .init("{\"\\\"k\\\"p153\":\"5\",\"p154\":\"5\",\"p155\":4294967294,\"p156\":9223372036854775806}") { Lined152(p153: Optional<Int>.some(5), p154: 5, p155: UInt32(4294967294), p156: Int64(9223372036854775806), p157: Optional<Model148>.none) },
    .init("{\"\\\"k\\\"p153\":\"5\",\"p154\":\"5\",\"p155\":1431655765,\"p156\":9223372036854775806,\"\\\"k\\\"p157\":{\"p149\":[],\"\\\"k\\\"p151\":7}}") { Lined152(p153: Optional<Int>.some(5), p154: 5, p155: UInt32(1431655765), p156: Int64(9223372036854775806), p157: Optional<Model148>.some(Model148(p149: [], p150: Optional<[Model58]>.none, p151: UInt64(7)))) },
    .init("{\"\\\"k\\\"p153\":\"1099511627776\",\"p154\":\"-7\",\"p155\":1431655765,\"p156\":1}") { Lined152(p153: Optional<Int>.some(1099511627776), p154: -7, p155: UInt32(1431655765), p156: Int64(1), p157: Optional<Model148>.none) },
  ]),
]
