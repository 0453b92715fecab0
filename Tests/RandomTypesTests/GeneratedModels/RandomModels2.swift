// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 57. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Archived124: JSONDecodable, JSONEncodable, Equatable {
  var p125: UUID = UUID(uuid: (7, 22, 96, 167, 63, 193, 107, 100, 38, 36, 109, 18, 129, 53, 56, 110))
  var p126: Model118 = Model118()
  var p127: Lined112 = Lined112()
  init() {}
  init(p125: UUID, p126: Model118, p127: Lined112) {
    self.p125 = p125
    self.p126 = p126
    self.p127 = p127
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p125, keys: ["\u{e9}p125", "p125_old"])
    try json.restore(&p126, key: "\u{e9}p126")
    try json.restore(&p127, key: "p127")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p125, key: "\u{e9}p125")
    try json.archive(p126, key: "\u{e9}p126")
    try json.archive(p127, key: "p127")
    return json
  }
}
final class Model128: JSONMappable, Codable, Equatable {
  var p129: Optional<Model62> = nil
  var p130: Optional<AnyJSON> = nil
  var p131: Double = Double(2.2250738585072014e-308)
  var p132: Optional<Moved16> = nil
  required init() {}
  init(p129: Optional<Model62>, p130: Optional<AnyJSON>, p131: Double, p132: Optional<Moved16>) {
    self.p129 = p129
    self.p130 = p130
    self.p131 = p131
    self.p132 = p132
  }
  func isEqual(to other: Model128) -> Bool { p129 == other.p129 && p130 == other.p130 && p131 == other.p131 && p132 == other.p132 }
  static func == (left: Model128, right: Model128) -> Bool { left.isEqual(to: right) }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p132": return "key/p132"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p129 = "p129"
    case p130 = "p130"
    case p131 = "p131"
    case p132 = "key/p132"
  }
}
struct Lined133: JSONMappable, Equatable {
  var p134: [Int: Date] = [-5: Date(timeIntervalSince1970: 1), 0: Date(timeIntervalSince1970: -86400)]
  var p135: Data = Data([178] as [UInt8])
  var p136: [Int] = [-7]
  var p137: Set<Int64> = Set<Int64>([Int64(3074457345618258602)])
  var p138: UUID = UUID(uuid: (167, 5, 217, 154, 159, 6, 17, 201, 92, 56, 240, 240, 18, 181, 74, 36))
  var p139: Optional<Int> = nil
  init() {}
  init(p134: [Int: Date], p135: Data, p136: [Int], p137: Set<Int64>, p138: UUID, p139: Optional<Int>) {
    self.p134 = p134
    self.p135 = p135
    self.p136 = p136
    self.p137 = p137
    self.p138 = p138
    self.p139 = p139
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p134, keys: ["\"k\"p134", "p134_old"], required: true, transformer: JSONTransformers.secondsToDate, skipping: .invalid)
    try json.map(&p135, key: "key/p135", transformer: JSONTransformers.base64ToData)
    try json.map(&p136, keys: ["p136", "p136_old"], required: true, transformer: JSONTransformers.numberOrStringToInt, skipping: .invalid)
    try json.map(&p137, key: "key/p137")
    try json.map(&p138, keyPath: "in.p138", transformer: JSONTransformers.stringToUUID)
    try json.map(&p139, keyPath: "in.p139", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
  }
}

let randomModels2: [ModelCase] = [
  .mapped(Archived124.self, "Archived124", [
    .init("{\"\u{e9}p125\":\"9B515D23-91D9-1AD0-CC5D-9EE6E3917FFF\",\"\u{e9}p126\":{\"p119\":{\"items\":[\"https://example.org/a/b?c=d&e=f#g\",\"https://example.org/a/b?c=d&e=f#g\",\"mailto:a@b.c\"]},\"p120\":[\"8Gy5lQg=\"],\"\u{e9}p121\":[-0.0005],\"key/p122\":[1],\"p123\":false},\"p127\":{\"key/p113\":{},\"in\":{\"p114\":1700000000000},\"p116\":\"0.5\"}}") { Archived124(p125: UUID(uuid: (155, 81, 93, 35, 145, 217, 26, 208, 204, 93, 158, 230, 227, 145, 127, 255)), p126: Model118(p119: Box<URL>(item: Optional<URL>.none, items: [checkedURL("https://example.org/a/b?c=d&e=f#g"), checkedURL("https://example.org/a/b?c=d&e=f#g"), checkedURL("mailto:a@b.c")]), p120: [Optional<Data>.some(Data([240, 108, 185, 149, 8] as [UInt8]))], p121: Set<Decimal>([checkedDecimal("-0.0005")]), p122: Set<UInt8>([UInt8(1)]), p123: false), p127: Lined112(p113: [:], p114: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), p115: Optional<Decimal>.none, p116: Double(0.5))) },
    .init("{\"\u{e9}p125\":\"9EA99F72-3995-9CE9-9D1D-426231308272\",\"\u{e9}p126\":{\"p119\":{\"item\":\"file:///a%20b\",\"items\":[\"relative/path\"]},\"p120\":[null],\"\u{e9}p121\":[0.00001],\"key/p122\":[85],\"p123\":false},\"p127\":{\"key/p113\":{\"a\":\"mailto:a@b.c\",\"a/b\":\"mailto:a@b.c\"},\"in\":{\"p114\":-86400000},\"\u{e9}p115\":\"-2.25\",\"p116\":\"0.5\"}}") { Archived124(p125: UUID(uuid: (158, 169, 159, 114, 57, 149, 156, 233, 157, 29, 66, 98, 49, 48, 130, 114)), p126: Model118(p119: Box<URL>(item: Optional<URL>.some(checkedURL("file:///a%20b")), items: [checkedURL("relative/path")]), p120: [Optional<Data>.none], p121: Set<Decimal>([checkedDecimal("0.00001")]), p122: Set<UInt8>([UInt8(85)]), p123: false), p127: Lined112(p113: ["a": checkedURL("mailto:a@b.c"), "a/b": checkedURL("mailto:a@b.c")], p114: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p115: Optional<Decimal>.some(checkedDecimal("-2.25")), p116: Double(0.5))) },
    .init("{\"\u{e9}p125\":\"FD85C4EB-603F-D776-67B4-C73ABBC694BA\",\"\u{e9}p126\":{\"p119\":{\"items\":[\"mailto:a@b.c\"]},\"p120\":[],\"\u{e9}p121\":[5],\"key/p122\":[1],\"p123\":true},\"p127\":{\"key/p113\":{\"\u{e9}\":\"https://example.org/a?b=c#d\"},\"p116\":\"3.0\"}}") { Archived124(p125: UUID(uuid: (253, 133, 196, 235, 96, 63, 215, 118, 103, 180, 199, 58, 187, 198, 148, 186)), p126: Model118(p119: Box<URL>(item: Optional<URL>.none, items: [checkedURL("mailto:a@b.c")]), p120: [], p121: Set<Decimal>([checkedDecimal("5")]), p122: Set<UInt8>([UInt8(1)]), p123: true), p127: Lined112(p113: ["\u{e9}": checkedURL("https://example.org/a?b=c#d")], p114: Optional<Date>.none, p115: Optional<Decimal>.none, p116: Double(3.0))) },
    .init("{\"\u{e9}p125\":\"B07B0DAF-376F-568C-65B0-AE7AE9BAEC43\",\"\u{e9}p126\":{\"p119\":{\"item\":\"relative/path\",\"items\":[\"mailto:a@b.c\",\"mailto:a@b.c\"]},\"p120\":[],\"\u{e9}p121\":[-1234567890123456.7890],\"key/p122\":[85],\"p123\":true},\"p127\":{\"key/p113\":{\"a/b\":\"mailto:a@b.c\"},\"in\":{\"p114\":-86400000},\"\u{e9}p115\":\"30\",\"p116\":\"-2.25\"}}") { Archived124(p125: UUID(uuid: (176, 123, 13, 175, 55, 111, 86, 140, 101, 176, 174, 122, 233, 186, 236, 67)), p126: Model118(p119: Box<URL>(item: Optional<URL>.some(checkedURL("relative/path")), items: [checkedURL("mailto:a@b.c"), checkedURL("mailto:a@b.c")]), p120: [], p121: Set<Decimal>([checkedDecimal("-1234567890123456.7890")]), p122: Set<UInt8>([UInt8(85)]), p123: true), p127: Lined112(p113: ["a/b": checkedURL("mailto:a@b.c")], p114: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p115: Optional<Decimal>.some(checkedDecimal("30")), p116: Double(-2.25))) },
    .init("{\"\u{e9}p125\":\"1192D818-80E2-06D4-FAE4-89C5D944404B\",\"\u{e9}p126\":{\"p119\":{\"items\":[\"relative/path\",\"file:///a%20b\"]},\"p120\":[null,null,null],\"\u{e9}p121\":[123456789012345.67890],\"key/p122\":[254],\"p123\":true},\"p127\":{\"key/p113\":{\"a\":\"file:///a\",\"\u{e9}\":\"file:///a\"},\"in\":{\"p114\":951782400000},\"p116\":\"3.0\"}}") { Archived124(p125: UUID(uuid: (17, 146, 216, 24, 128, 226, 6, 212, 250, 228, 137, 197, 217, 68, 64, 75)), p126: Model118(p119: Box<URL>(item: Optional<URL>.none, items: [checkedURL("relative/path"), checkedURL("file:///a%20b")]), p120: [Optional<Data>.none, Optional<Data>.none, Optional<Data>.none], p121: Set<Decimal>([checkedDecimal("123456789012345.67890")]), p122: Set<UInt8>([UInt8(254)]), p123: true), p127: Lined112(p113: ["a": checkedURL("file:///a"), "\u{e9}": checkedURL("file:///a")], p114: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p115: Optional<Decimal>.none, p116: Double(3.0))) },
  ]),
  .codable(Model128.self, "Model128", [
    .init("{\"p129\":{\"key/p63\":{\"item\":-123456789012345.67890,\"items\":[-12345678.9]},\"\u{e9}p64\":{\"p12\":[-7],\"\u{e9}p13\":255,\"p14\":[7,2147483647,-2147483646],\"p15\":[]},\"p65\":{\"tag26\":\"stop_now\"}},\"p130\":5,\"p131\":-9169.1,\"key/p132\":{\"\u{e9}p17\":0.001,\"p18\":{\"item\":18446744073709551614,\"items\":[0,1]},\"\u{e9}p19\":[18446744073709551615]}}") { Model128(p129: Optional<Model62>.some(Model62(p63: Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("-123456789012345.67890")), items: [checkedDecimal("-12345678.9")])), p64: Model11(p12: Set<Int32>([Int32(-7)]), p13: Optional<UInt8>.some(UInt8(255)), p14: [Int32(7), Int32(2147483647), Int32(-2147483646)], p15: []), p65: Sum26.stopNow)), p130: Optional<AnyJSON>.some(checkedJSON("5")), p131: Double(-9169.1), p132: Optional<Moved16>.some(Moved16(p17: checkedDecimal("0.001"), p18: Optional<Box<UInt>>.some(Box<UInt>(item: Optional<UInt>.some(UInt(18446744073709551614)), items: [UInt(0), UInt(1)])), p19: Set<UInt>([UInt(18446744073709551615)])))) },
    .init("{\"p129\":{\"key/p63\":{\"item\":1234567890123456.7890,\"items\":[12345678.9]},\"\u{e9}p64\":{\"p12\":[-2147483647],\"p14\":[-2147483646,715827882,-2147483647],\"p15\":[16777216,1.1754944e-38]},\"p65\":{\"tag26\":\"move_by\",\"_0\":true,\"y\":[]}},\"p130\":[null,[1]],\"p131\":9007199254740993e3,\"key/p132\":{\"\u{e9}p17\":1,\"p18\":{\"items\":[]},\"\u{e9}p19\":[1]}}") { Model128(p129: Optional<Model62>.some(Model62(p63: Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("1234567890123456.7890")), items: [checkedDecimal("12345678.9")])), p64: Model11(p12: Set<Int32>([Int32(-2147483647)]), p13: Optional<UInt8>.none, p14: [Int32(-2147483646), Int32(715827882), Int32(-2147483647)], p15: [Float(16777216), Float(1.1754944e-38)]), p65: Sum26.moveBy(true, y: []))), p130: Optional<AnyJSON>.some(checkedJSON("[null,[1]]")), p131: Double(9007199254740993e3), p132: Optional<Moved16>.some(Moved16(p17: checkedDecimal("1"), p18: Optional<Box<UInt>>.some(Box<UInt>(item: Optional<UInt>.none, items: [])), p19: Set<UInt>([UInt(1)])))) },
    .init("{\"p130\":\"a/b\",\"p131\":9007199254740993e3,\"key/p132\":{\"\u{e9}p17\":-1,\"p18\":{\"item\":7,\"items\":[6148914691236517205]},\"\u{e9}p19\":[7]}}") { Model128(p129: Optional<Model62>.none, p130: Optional<AnyJSON>.some(checkedJSON("\"a/b\"")), p131: Double(9007199254740993e3), p132: Optional<Moved16>.some(Moved16(p17: checkedDecimal("-1"), p18: Optional<Box<UInt>>.some(Box<UInt>(item: Optional<UInt>.some(UInt(7)), items: [UInt(6148914691236517205)])), p19: Set<UInt>([UInt(7)])))) },
    .init("{\"p129\":{\"key/p63\":{\"item\":-0.05,\"items\":[-12345678901234567890]},\"\u{e9}p64\":{\"p12\":[2147483647],\"p14\":[],\"p15\":[]},\"p65\":{\"tag26\":\"wait_for\",\"time\":1}},\"p130\":\"a/b\",\"p131\":2835.9,\"key/p132\":{\"\u{e9}p17\":0.000001,\"p18\":{\"items\":[1,1,18446744073709551614]},\"\u{e9}p19\":[0]}}") { Model128(p129: Optional<Model62>.some(Model62(p63: Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("-0.05")), items: [checkedDecimal("-12345678901234567890")])), p64: Model11(p12: Set<Int32>([Int32(2147483647)]), p13: Optional<UInt8>.none, p14: [], p15: []), p65: Sum26.waitFor(time: Optional<UInt>.some(UInt(1))))), p130: Optional<AnyJSON>.some(checkedJSON("\"a/b\"")), p131: Double(2835.9), p132: Optional<Moved16>.some(Moved16(p17: checkedDecimal("0.000001"), p18: Optional<Box<UInt>>.some(Box<UInt>(item: Optional<UInt>.none, items: [UInt(1), UInt(1), UInt(18446744073709551614)])), p19: Set<UInt>([UInt(0)])))) },
    .init("{\"p129\":{\"key/p63\":{\"item\":-314159265358979.32384,\"items\":[-314159265358979.32384]},\"\u{e9}p64\":{\"p12\":[7],\"\u{e9}p13\":0,\"p14\":[1],\"p15\":[0.333,1e-05]},\"p65\":{\"tag26\":\"stop_now\"}},\"p130\":\"a/b\",\"p131\":5215.2,\"key/p132\":{\"\u{e9}p17\":-0.00005,\"p18\":{\"items\":[6148914691236517205]},\"\u{e9}p19\":[6148914691236517205]}}") { Model128(p129: Optional<Model62>.some(Model62(p63: Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("-314159265358979.32384")), items: [checkedDecimal("-314159265358979.32384")])), p64: Model11(p12: Set<Int32>([Int32(7)]), p13: Optional<UInt8>.some(UInt8(0)), p14: [Int32(1)], p15: [Float(0.333), Float(1e-05)]), p65: Sum26.stopNow)), p130: Optional<AnyJSON>.some(checkedJSON("\"a/b\"")), p131: Double(5215.2), p132: Optional<Moved16>.some(Moved16(p17: checkedDecimal("-0.00005"), p18: Optional<Box<UInt>>.some(Box<UInt>(item: Optional<UInt>.none, items: [UInt(6148914691236517205)])), p19: Set<UInt>([UInt(6148914691236517205)])))) },
  ]),
  .mapped(Lined133.self, "Lined133", [
    .init("{\"\\\"k\\\"p134\":{\"-5\":1700000000,\"0\":1},\"key/p135\":\"IoQ=\",\"p136\":[-7,-7],\"key/p137\":[9223372036854775806],\"in\":{\"p138\":\"B0B0D5BF-8985-24AB-247D-2496E1FA2BA4\",\"p139\":\"5\"}}") { Lined133(p134: [-5: Date(timeIntervalSince1970: 1700000000), 0: Date(timeIntervalSince1970: 1)], p135: Data([34, 132] as [UInt8]), p136: [-7, -7], p137: Set<Int64>([Int64(9223372036854775806)]), p138: UUID(uuid: (176, 176, 213, 191, 137, 133, 36, 171, 36, 125, 36, 150, 225, 250, 43, 164)), p139: Optional<Int>.some(5)) },
    .init("{\"\\\"k\\\"p134\":{\"-5\":1700000000,\"1010\":1},\"key/p135\":\"hcksoA==\",\"p136\":[],\"key/p137\":[0],\"in\":{\"p138\":\"3E72E1BF-FD2A-2FDE-97B5-D0F0545D72AD\",\"p139\":\"-7\"}}") { Lined133(p134: [-5: Date(timeIntervalSince1970: 1700000000), 1010: Date(timeIntervalSince1970: 1)], p135: Data([133, 201, 44, 160] as [UInt8]), p136: [], p137: Set<Int64>([Int64(0)]), p138: UUID(uuid: (62, 114, 225, 191, 253, 42, 47, 222, 151, 181, 208, 240, 84, 93, 114, 173)), p139: Optional<Int>.some(-7)) },
    .init("{\"\\\"k\\\"p134\":{\"-5\":1700000000,\"1010\":1},\"key/p135\":\"Ig==\",\"p136\":[],\"key/p137\":[1],\"in\":{\"p138\":\"52C8891A-1828-D6D5-4C6A-1A9D97BA19EA\",\"p139\":\"5\"}}") { Lined133(p134: [-5: Date(timeIntervalSince1970: 1700000000), 1010: Date(timeIntervalSince1970: 1)], p135: Data([34] as [UInt8]), p136: [], p137: Set<Int64>([Int64(1)]), p138: UUID(uuid: (82, 200, 137, 26, 24, 40, 214, 213, 76, 106, 26, 157, 151, 186, 25, 234)), p139: Optional<Int>.some(5)) },
    .init("{\"\\\"k\\\"p134\":{\"-5\":1,\"1010\":951782400},\"key/p135\":\"Lw==\",\"p136\":[],\"key/p137\":[-7],\"in\":{\"p138\":\"844A8BE7-AAB8-D8C5-A623-B8D65AA90EDF\",\"p139\":\"-7\"}}") { Lined133(p134: [-5: Date(timeIntervalSince1970: 1), 1010: Date(timeIntervalSince1970: 951782400)], p135: Data([47] as [UInt8]), p136: [], p137: Set<Int64>([Int64(-7)]), p138: UUID(uuid: (132, 74, 139, 231, 170, 184, 216, 197, 166, 35, 184, 214, 90, 169, 14, 223)), p139: Optional<Int>.some(-7)) },
    .init("{\"\\\"k\\\"p134\":{},\"key/p135\":\"hAU=\",\"p136\":[-7],\"key/p137\":[3074457345618258602],\"in\":{\"p138\":\"9BC7735B-DF46-184F-EEE4-5272EBD83994\"}}") { Lined133(p134: [:], p135: Data([132, 5] as [UInt8]), p136: [-7], p137: Set<Int64>([Int64(3074457345618258602)]), p138: UUID(uuid: (155, 199, 115, 91, 223, 70, 24, 79, 238, 228, 82, 114, 235, 216, 57, 148)), p139: Optional<Int>.none) },
  ]),
]
