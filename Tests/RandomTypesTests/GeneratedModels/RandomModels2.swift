// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 93. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

final class Model117: JSONMappable, Codable, Equatable {
  var p118: Int32 = Int32(1)
  var p119: Set<Data> = Set<Data>([Data([] as [UInt8])])
  var p120: String = "\u{e9}"
  var p121: Optional<[Model65]> = nil
  required init() {}
  init(p118: Int32, p119: Set<Data>, p120: String, p121: Optional<[Model65]>) {
    self.p118 = p118
    self.p119 = p119
    self.p120 = p120
    self.p121 = p121
  }
  static func == (left: Model117, right: Model117) -> Bool {
    left.p118 == right.p118 && left.p119 == right.p119 && left.p120 == right.p120 && left.p121 == right.p121
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p120": return "\"k\"p120"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p118 = "p118"
    case p119 = "p119"
    case p120 = "\"k\"p120"
    case p121 = "p121"
  }
}
struct Lined122: JSONMappable, Equatable {
  var p124: UUID = UUID(uuid: (87, 232, 70, 31, 239, 129, 76, 182, 110, 149, 145, 157, 135, 129, 156, 45))
  var p125: Optional<Int> = nil
  var p126: Model2 = Model2()
  var p127: Double = Double(3.0)
  init() {}
  init(p124: UUID, p125: Optional<Int>, p126: Model2, p127: Double) {
    self.p124 = p124
    self.p125 = p125
    self.p126 = p126
    self.p127 = p127
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p124, keyPath: "in.list123[0].p124", transformer: JSONTransformers.stringToUUID)
    try json.map(&p125, keyPath: "in.list123[1][0]", transformer: JSONTransformers.stringToInt)
    try json.map(&p126, keyPath: "in.list123[2]", required: true)
    try json.map(&p127, keys: ["p127", "p127_old"], transformer: JSONTransformers.stringToDouble)
  }
}
struct Model128: JSONMappable, Codable, Equatable {
  var p129: [String: Model80] = ["\u{e9}": Model80(p81: Union22.stopNow, p82: Optional<Model2>.none, p83: [Int(1), Int(3074457345618258602)], p84: Model61(p62: Optional<Model2>.some(Model2(p3: [0: true, 1010: true], p4: [Optional<Int>.some(Int(-3074457345618258602)), Optional<Int>.some(Int(-7))], p5: [checkedURL("mailto:a@b.c"), checkedURL("https://example.org/a/b?c=d&e=f#g")], p6: Int8(-126)))), p85: Float(-123.456))]
  var p130: UInt32 = UInt32(1431655765)
  var p131: [Int: Float] = [-5: Float(0.333), 0: Float(3.4028235e+38), 1010: Float(-123.456)]
  var p132: Choice93 = Choice93.case2
  var p133: Optional<Model75> = nil
  init() {}
  init(p129: [String: Model80], p130: UInt32, p131: [Int: Float], p132: Choice93, p133: Optional<Model75>) {
    self.p129 = p129
    self.p130 = p130
    self.p131 = p131
    self.p132 = p132
    self.p133 = p133
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p132": return "\"k\"p132"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p129 = "p129"
    case p130 = "p130"
    case p131 = "p131"
    case p132 = "\"k\"p132"
    case p133 = "p133"
  }
}
struct Lined136: JSONMappable, Equatable {
  var p137: Optional<Decimal> = nil
  var p138: Set<Date> = Set<Date>([Date(timeIntervalSinceReferenceDate: 1e100)])
  init() {}
  init(p137: Optional<Decimal>, p138: Set<Date>) {
    self.p137 = p137
    self.p138 = p138
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p137, keys: ["p137", "p137_old"], transformer: JSONTransformers.stringToDecimal)
    try json.map(&p138, key: "p138", required: true)
  }
}
struct Model140: JSONMappable, Codable, Equatable {
  var p141: Optional<[Union139]> = nil
  init() {}
  init(p141: Optional<[Union139]>) {
    self.p141 = p141
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p141": return "\"k\"p141"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p141 = "\"k\"p141"
  }
}
final class Lined142: JSONMappable, Equatable {
  var p144: Optional<Model34> = nil
  var p145: [Int: Lined63] = [0: Lined63(p64: Date(timeIntervalSince1970: -86400))]
  var p146: Optional<String> = nil
  var p147: [UInt32] = [UInt32(4294967295), UInt32(0), UInt32(7)]
  var p148: Lined46 = Lined46(p48: [:], p49: [false, true], p50: [UUID(uuid: (88, 32, 182, 47, 107, 47, 124, 194, 243, 147, 35, 249, 81, 165, 91, 242)), UUID(uuid: (90, 70, 26, 69, 158, 232, 81, 227, 64, 158, 16, 210, 28, 120, 149, 74)), UUID(uuid: (4, 144, 51, 101, 93, 171, 228, 59, 150, 113, 251, 196, 46, 167, 71, 107))])
  required init() {}
  init(p144: Optional<Model34>, p145: [Int: Lined63], p146: Optional<String>, p147: [UInt32], p148: Lined46) {
    self.p144 = p144
    self.p145 = p145
    self.p146 = p146
    self.p147 = p147
    self.p148 = p148
  }
  static func == (left: Lined142, right: Lined142) -> Bool {
    left.p144 == right.p144 && left.p145 == right.p145 && left.p146 == right.p146 && left.p147 == right.p147 && left.p148 == right.p148
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p144, keyPath: "list143[0]")
    try json.map(&p145, key: "key/p145")
    try json.map(&p146, keyPath: "list143[1]")
    try json.map(&p147, keyPath: "in.p147")
    try json.map(&p148, key: "p148")
  }
}

let randomModels2: [ModelCase] = [
  .codable(Model117.self, "Model117", [
    .init("{\"p118\":715827882,\"p119\":[\"\"],\"\\\"k\\\"p120\":\"5\",\"p121\":[]}") { Model117(p118: Int32(715827882), p119: Set<Data>([Data([] as [UInt8])]), p120: "5", p121: Optional<[Model65]>.some([])) },
    .init("{\"p118\":-715827882,\"p119\":[\"7QUQ\"],\"\\\"k\\\"p120\":\"5\",\"p121\":[{\"key/p66\":0.333},{\"key/p66\":0.1},{\"key/p66\":16777216}]}") { Model117(p118: Int32(-715827882), p119: Set<Data>([Data([237, 5, 16] as [UInt8])]), p120: "5", p121: Optional<[Model65]>.some([Model65(p66: Float(0.333)), Model65(p66: Float(0.1)), Model65(p66: Float(16777216))])) },
    .init("{\"p118\":-2147483647,\"p119\":[\"8lo=\"],\"\\\"k\\\"p120\":\"a\",\"p121\":[]}") { Model117(p118: Int32(-2147483647), p119: Set<Data>([Data([242, 90] as [UInt8])]), p120: "a", p121: Optional<[Model65]>.some([])) },
    .init("{\"p118\":-2147483646,\"p119\":[\"mlME9A==\"],\"\\\"k\\\"p120\":\"{}\",\"p121\":[{\"key/p66\":1e-05}]}") { Model117(p118: Int32(-2147483646), p119: Set<Data>([Data([154, 83, 4, 244] as [UInt8])]), p120: "{}", p121: Optional<[Model65]>.some([Model65(p66: Float(1e-05))])) },
  ]),
  .mapped(Lined122.self, "Lined122", [
    .init("{\"in\":{\"list123\":[{\"p124\":\"9AA8C9C3-D146-51F8-130F-5AC596889FFD\"},[\"1099511627776\"],{\"\\\"k\\\"p3\":{\"0\":false,\"1010\":false},\"key/p4\":[-7,3074457345618258602],\"\u{e9}p5\":[\"https://example.org\",\"https://example.org\"],\"\u{e9}p6\":-7}]},\"p127\":\"0.5\"}") { Lined122(p124: UUID(uuid: (154, 168, 201, 195, 209, 70, 81, 248, 19, 15, 90, 197, 150, 136, 159, 253)), p125: Optional<Int>.some(1099511627776), p126: Model2(p3: [0: false, 1010: false], p4: [Optional<Int>.some(Int(-7)), Optional<Int>.some(Int(3074457345618258602))], p5: [checkedURL("https://example.org"), checkedURL("https://example.org")], p6: Int8(-7)), p127: Double(0.5)) },
    .init("{\"in\":{\"list123\":[{\"p124\":\"1BD434B8-906A-FAA6-F4AD-0BE2EEDCC379\"},[\"5\"],{\"\\\"k\\\"p3\":{},\"key/p4\":[null],\"\u{e9}p5\":[\"https://example.org\"],\"\u{e9}p6\":126}]},\"p127\":\"0.5\"}") { Lined122(p124: UUID(uuid: (27, 212, 52, 184, 144, 106, 250, 166, 244, 173, 11, 226, 238, 220, 195, 121)), p125: Optional<Int>.some(5), p126: Model2(p3: [:], p4: [Optional<Int>.none], p5: [checkedURL("https://example.org")], p6: Int8(126)), p127: Double(0.5)) },
    .init("{\"in\":{\"list123\":[{\"p124\":\"A56E5935-F3E9-D52B-BF16-BE9537406BFE\"},[\"1099511627776\"],{\"\\\"k\\\"p3\":{\"-5\":false},\"key/p4\":[null,3074457345618258602],\"\u{e9}p5\":[\"https://example.org/a/b?c=d&e=f#g\",\"//host\",\"relative/path\"],\"\u{e9}p6\":0}]},\"p127\":\"-2.25\"}") { Lined122(p124: UUID(uuid: (165, 110, 89, 53, 243, 233, 213, 43, 191, 22, 190, 149, 55, 64, 107, 254)), p125: Optional<Int>.some(1099511627776), p126: Model2(p3: [-5: false], p4: [Optional<Int>.none, Optional<Int>.some(Int(3074457345618258602))], p5: [checkedURL("https://example.org/a/b?c=d&e=f#g"), checkedURL("//host"), checkedURL("relative/path")], p6: Int8(0)), p127: Double(-2.25)) },
    .init("{\"in\":{\"list123\":[{\"p124\":\"9CDBBE84-3AA5-7DF8-9110-216F2F3CEB20\"},[null],{\"\\\"k\\\"p3\":{\"0\":true,\"1010\":false},\"key/p4\":[null,null,1],\"\u{e9}p5\":[\"relative/path\",\"file:///a%20b\",\"//host\"],\"\u{e9}p6\":127}]},\"p127\":\"0.5\"}") { Lined122(p124: UUID(uuid: (156, 219, 190, 132, 58, 165, 125, 248, 145, 16, 33, 111, 47, 60, 235, 32)), p125: Optional<Int>.none, p126: Model2(p3: [0: true, 1010: false], p4: [Optional<Int>.none, Optional<Int>.none, Optional<Int>.some(Int(1))], p5: [checkedURL("relative/path"), checkedURL("file:///a%20b"), checkedURL("//host")], p6: Int8(127)), p127: Double(0.5)) },
  ]),
  .codable(Model128.self, "Model128", [
    .init("{\"p129\":{\"\u{e9}\":{\"\\\"k\\\"p81\":{\"tag22\":\"stop_now\"},\"p82\":{\"\\\"k\\\"p3\":{\"-5\":false,\"0\":true},\"key/p4\":[0],\"\u{e9}p5\":[\"relative/path\"],\"\u{e9}p6\":126},\"p83\":[-9223372036854775807],\"p84\":{\"p62\":{\"\\\"k\\\"p3\":{\"-5\":true,\"1010\":true},\"key/p4\":[null],\"\u{e9}p5\":[\"//host\",\"//host\"],\"\u{e9}p6\":126}},\"\\\"k\\\"p85\":3.4028235e+38}},\"p130\":0,\"p131\":{\"1010\":0.1},\"\\\"k\\\"p132\":7}") { Model128(p129: ["\u{e9}": Model80(p81: Union22.stopNow, p82: Optional<Model2>.some(Model2(p3: [-5: false, 0: true], p4: [Optional<Int>.some(Int(0))], p5: [checkedURL("relative/path")], p6: Int8(126))), p83: [Int(-9223372036854775807)], p84: Model61(p62: Optional<Model2>.some(Model2(p3: [-5: true, 1010: true], p4: [Optional<Int>.none], p5: [checkedURL("//host"), checkedURL("//host")], p6: Int8(126)))), p85: Float(3.4028235e+38))], p130: UInt32(0), p131: [1010: Float(0.1)], p132: Choice93.case2, p133: Optional<Model75>.none) },
    .init("{\"p129\":{\"a/b\":{\"\\\"k\\\"p81\":{\"tag22\":\"move_by\",\"data22\":{\"_0\":true,\"y\":\"211A4396-0EA8-AB9B-0398-F98D2D090903\"}},\"p82\":{\"\\\"k\\\"p3\":{\"-5\":false,\"1010\":true},\"key/p4\":[],\"\u{e9}p5\":[\"file:///a%20b\",\"https://example.org/a/b?c=d&e=f#g\",\"relative/path\"],\"\u{e9}p6\":42},\"p83\":[9223372036854775807,3074457345618258602,-1],\"p84\":{},\"\\\"k\\\"p85\":0.333}},\"p130\":4294967294,\"p131\":{\"-5\":0.333,\"0\":3.4028235e+38},\"\\\"k\\\"p132\":-5,\"p133\":{\"p76\":-9223372036854775807,\"p77\":\"HEs=\"}}") { Model128(p129: ["a/b": Model80(p81: Union22.moveBy(true, y: UUID(uuid: (33, 26, 67, 150, 14, 168, 171, 155, 3, 152, 249, 141, 45, 9, 9, 3))), p82: Optional<Model2>.some(Model2(p3: [-5: false, 1010: true], p4: [], p5: [checkedURL("file:///a%20b"), checkedURL("https://example.org/a/b?c=d&e=f#g"), checkedURL("relative/path")], p6: Int8(42))), p83: [Int(9223372036854775807), Int(3074457345618258602), Int(-1)], p84: Model61(p62: Optional<Model2>.none), p85: Float(0.333))], p130: UInt32(4294967294), p131: [-5: Float(0.333), 0: Float(3.4028235e+38)], p132: Choice93.case0, p133: Optional<Model75>.some(Model75(p76: Int(-9223372036854775807), p77: Data([28, 75] as [UInt8])))) },
    .init("{\"p129\":{\"\u{e9}\":{\"\\\"k\\\"p81\":{\"tag22\":\"nest_it\",\"data22\":{\"p14\":[0],\"\u{e9}p15\":\"Tps=\",\"\\\"k\\\"p16\":{\"0\":-2147483646,\"1010\":0},\"key/p17\":0}},\"p82\":{\"\\\"k\\\"p3\":{\"-5\":true,\"0\":true,\"1010\":false},\"key/p4\":[0,-1],\"\u{e9}p5\":[],\"\u{e9}p6\":-127},\"p83\":[],\"p84\":{\"p62\":{\"\\\"k\\\"p3\":{\"-5\":true,\"0\":false,\"1010\":true},\"key/p4\":[null],\"\u{e9}p5\":[\"file:///a%20b\"],\"\u{e9}p6\":127}},\"\\\"k\\\"p85\":0.1}},\"p130\":7,\"p131\":{},\"\\\"k\\\"p132\":-5,\"p133\":{\"p76\":9223372036854775807,\"p77\":\"Gw==\"}}") { Model128(p129: ["\u{e9}": Model80(p81: Union22.nestIt(it: Model13(p14: Optional<[Int]>.some([Int(0)]), p15: Data([78, 155] as [UInt8]), p16: [0: Int32(-2147483646), 1010: Int32(0)], p17: Int16(0))), p82: Optional<Model2>.some(Model2(p3: [-5: true, 0: true, 1010: false], p4: [Optional<Int>.some(Int(0)), Optional<Int>.some(Int(-1))], p5: [], p6: Int8(-127))), p83: [], p84: Model61(p62: Optional<Model2>.some(Model2(p3: [-5: true, 0: false, 1010: true], p4: [Optional<Int>.none], p5: [checkedURL("file:///a%20b")], p6: Int8(127)))), p85: Float(0.1))], p130: UInt32(7), p131: [:], p132: Choice93.case0, p133: Optional<Model75>.some(Model75(p76: Int(9223372036854775807), p77: Data([27] as [UInt8])))) },
    .init("{\"p129\":{},\"p130\":7,\"p131\":{\"0\":0.333},\"\\\"k\\\"p132\":0,\"p133\":{\"p76\":-3074457345618258602,\"p77\":\"bJDjVlE=\"}}") { Model128(p129: [:], p130: UInt32(7), p131: [0: Float(0.333)], p132: Choice93.case1, p133: Optional<Model75>.some(Model75(p76: Int(-3074457345618258602), p77: Data([108, 144, 227, 86, 81] as [UInt8])))) },
  ]),
  .mapped(Lined136.self, "Lined136", [
    .init("{\"p138\":[3]}") { Lined136(p137: Optional<Decimal>.none, p138: Set<Date>([Date(timeIntervalSinceReferenceDate: 3)])) },
    .init("{\"p137\":\"0.5\",\"p138\":[3]}") { Lined136(p137: Optional<Decimal>.some(checkedDecimal("0.5")), p138: Set<Date>([Date(timeIntervalSinceReferenceDate: 3)])) },
    .init("{\"p137\":\"9007199254740993\",\"p138\":[-0.5]}") { Lined136(p137: Optional<Decimal>.some(checkedDecimal("9007199254740993")), p138: Set<Date>([Date(timeIntervalSinceReferenceDate: -0.5)])) },
    .init("{\"p137\":\"0.5\",\"p138\":[-2866.6]}") { Lined136(p137: Optional<Decimal>.some(checkedDecimal("0.5")), p138: Set<Date>([Date(timeIntervalSinceReferenceDate: -2866.6)])) },
  ]),
  .codable(Model140.self, "Model140", [
    .init("{}") { Model140(p141: Optional<[Union139]>.none) },
    .init("{\"\\\"k\\\"p141\":[{\"tag139\":\"stop_now\"},{\"tag139\":\"move_by\",\"data139\":{\"_0\":123456.789,\"y\":-2270.2}},{\"tag139\":\"take_it\",\"data139\":{\"p44\":[0],\"key/p45\":[-9223372036854775807,3074457345618258602,-7]}}]}") { Model140(p141: Optional<[Union139]>.some([Union139.stopNow, Union139.moveBy(checkedDecimal("123456.789"), y: Date(timeIntervalSinceReferenceDate: -2270.2)), Union139.takeIt(it: Model43(p44: Set<UInt32>([UInt32(0)]), p45: [Optional<Int64>.some(Int64(-9223372036854775807)), Optional<Int64>.some(Int64(3074457345618258602)), Optional<Int64>.some(Int64(-7))]))])) },
    .init("{\"\\\"k\\\"p141\":[{\"tag139\":\"nest_it\",\"data139\":{\"tag22\":\"stop_now\"}},{\"tag139\":\"stop_now\"},{\"tag139\":\"move_by\",\"data139\":{\"_0\":123456.789,\"y\":3137.8}},{\"tag139\":\"take_it\",\"data139\":{\"p44\":[4294967294],\"key/p45\":[7,null,null]}}]}") { Model140(p141: Optional<[Union139]>.some([Union139.nestIt(Union22.stopNow), Union139.stopNow, Union139.moveBy(checkedDecimal("123456.789"), y: Date(timeIntervalSinceReferenceDate: 3137.8)), Union139.takeIt(it: Model43(p44: Set<UInt32>([UInt32(4294967294)]), p45: [Optional<Int64>.some(Int64(7)), Optional<Int64>.none, Optional<Int64>.none]))])) },
    .init("{\"\\\"k\\\"p141\":[{\"tag139\":\"nest_it\",\"data139\":{\"tag22\":\"move_by\",\"data22\":{\"_0\":true,\"y\":\"2FC4B301-F732-A74F-0090-AFBF1E6475A9\"}}}]}") { Model140(p141: Optional<[Union139]>.some([Union139.nestIt(Union22.moveBy(true, y: UUID(uuid: (47, 196, 179, 1, 247, 50, 167, 79, 0, 144, 175, 191, 30, 100, 117, 169))))])) },
  ]),
  .mapped(Lined142.self, "Lined142", [
    .init("{\"list143\":[null,\"{}\"],\"key/p145\":{\"-5\":{\"key/p64\":-86400},\"0\":{\"key/p64\":951782400}},\"in\":{\"p147\":[4294967295]},\"p148\":{\"in\":{\"list47\":[[{\"a/b\":{\"tag22\":\"stop_now\"}}],{\"p50\":[\"F6D65E4F-83DB-2C77-6C8D-38D3C6718D43\",\"911BD549-430D-23EB-8798-C42C875DB18B\",\"65D491ED-6AA1-BF15-DCD4-CCA47AC99A29\"]}]},\"\u{e9}p49\":[false,true,false]}}") { Lined142(p144: Optional<Model34>.none, p145: [-5: Lined63(p64: Date(timeIntervalSince1970: -86400)), 0: Lined63(p64: Date(timeIntervalSince1970: 951782400))], p146: Optional<String>.some("{}"), p147: [UInt32(4294967295)], p148: Lined46(p48: ["a/b": Union22.stopNow], p49: [false, true, false], p50: [UUID(uuid: (246, 214, 94, 79, 131, 219, 44, 119, 108, 141, 56, 211, 198, 113, 141, 67)), UUID(uuid: (145, 27, 213, 73, 67, 13, 35, 235, 135, 152, 196, 44, 135, 93, 177, 139)), UUID(uuid: (101, 212, 145, 237, 106, 161, 191, 21, 220, 212, 204, 164, 122, 201, 154, 41))])) },
    .init("{\"list143\":[{\"key/p35\":[5],\"p37\":[]},\"a/b\"],\"key/p145\":{\"-5\":{\"key/p64\":-86400},\"1010\":{\"key/p64\":1700000000}},\"in\":{\"p147\":[1431655765]},\"p148\":{\"in\":{\"list47\":[[{\"a/b\":{\"tag22\":\"nest_it\",\"data22\":{\"\u{e9}p15\":\"GqGsmA==\",\"\\\"k\\\"p16\":{\"1010\":7},\"key/p17\":1}}}],{\"p50\":[\"6A96914F-E244-9111-5C01-E354C3559CCD\",\"29A0E861-4644-FA05-230D-249FA2089D9C\"]}]},\"\u{e9}p49\":[false]}}") { Lined142(p144: Optional<Model34>.some(Model34(p35: Set<Decimal>([checkedDecimal("5")]), p36: Optional<Choice1>.none, p37: [])), p145: [-5: Lined63(p64: Date(timeIntervalSince1970: -86400)), 1010: Lined63(p64: Date(timeIntervalSince1970: 1700000000))], p146: Optional<String>.some("a/b"), p147: [UInt32(1431655765)], p148: Lined46(p48: ["a/b": Union22.nestIt(it: Model13(p14: Optional<[Int]>.none, p15: Data([26, 161, 172, 152] as [UInt8]), p16: [1010: Int32(7)], p17: Int16(1)))], p49: [false], p50: [UUID(uuid: (106, 150, 145, 79, 226, 68, 145, 17, 92, 1, 227, 84, 195, 85, 156, 205)), UUID(uuid: (41, 160, 232, 97, 70, 68, 250, 5, 35, 13, 36, 159, 162, 8, 157, 156))])) },
    .init("{\"list143\":[{\"key/p35\":[123456.789],\"key/p36\":-5,\"p37\":[]},\"A b\"],\"key/p145\":{\"-5\":{\"key/p64\":951782400},\"0\":{\"key/p64\":951782400}},\"in\":{\"p147\":[1,0,4294967295]},\"p148\":{\"in\":{\"list47\":[[{\"a/b\":{\"tag22\":\"stop_now\"}}],{\"p50\":[]}]},\"\u{e9}p49\":[]}}") { Lined142(p144: Optional<Model34>.some(Model34(p35: Set<Decimal>([checkedDecimal("123456.789")]), p36: Optional<Choice1>.some(Choice1.case0), p37: [])), p145: [-5: Lined63(p64: Date(timeIntervalSince1970: 951782400)), 0: Lined63(p64: Date(timeIntervalSince1970: 951782400))], p146: Optional<String>.some("A b"), p147: [UInt32(1), UInt32(0), UInt32(4294967295)], p148: Lined46(p48: ["a/b": Union22.stopNow], p49: [], p50: [])) },
    .init("{\"list143\":[null,\"\\\"q\\\"\"],\"key/p145\":{\"-5\":{\"key/p64\":951782400}},\"in\":{\"p147\":[0,0,4294967295]},\"p148\":{\"in\":{\"list47\":[[{}],{\"p50\":[\"5F288D2B-21DC-992F-C1C7-D50E28E85838\"]}]},\"\u{e9}p49\":[false]}}") { Lined142(p144: Optional<Model34>.none, p145: [-5: Lined63(p64: Date(timeIntervalSince1970: 951782400))], p146: Optional<String>.some("\"q\""), p147: [UInt32(0), UInt32(0), UInt32(4294967295)], p148: Lined46(p48: [:], p49: [false], p50: [UUID(uuid: (95, 40, 141, 43, 33, 220, 153, 47, 193, 199, 213, 14, 40, 232, 88, 56))])) },
  ]),
]
