// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 57. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Archived66: JSONDecodable, JSONEncodable, Equatable {
  var p68: URL = checkedURL("https://example.org")
  var p69: [Int: UInt8] = [-5: UInt8(85), 0: UInt8(0), 1010: UInt8(0)]
  var p70: Set<Int32> = Set<Int32>([Int32(-715827882)])
  init() {}
  init(p68: URL, p69: [Int: UInt8], p70: Set<Int32>) {
    self.p68 = p68
    self.p69 = p69
    self.p70 = p70
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p68, keyPath: "in.list67[0]")
    try json.restore(&p69, keyPath: "in.list67[1][0]", skipping: .invalid)
    try json.restore(&p70, keys: ["key/p70", "p70_old"], skipping: .invalid)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p68, keyPath: "in.list67[0]")
    try json.archive(p69, keyPath: "in.list67[1][0]")
    try json.archive(p70, key: "key/p70")
    return json
  }
}
struct Model71: JSONMappable, Codable, Equatable {
  var p72: URL = checkedURL("https://example.org/a/b?c=d&e=f#g")
  init() {}
  init(p72: URL) {
    self.p72 = p72
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p72": return "\u{e9}p72"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p72 = "\u{e9}p72"
  }
}
struct Lined73: JSONMappable, Equatable {
  var p74: Decimal = checkedDecimal("-2.25")
  var p75: Archived40 = Archived40()
  init() {}
  init(p74: Decimal, p75: Archived40) {
    self.p74 = p74
    self.p75 = p75
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p74, key: "\"k\"p74", transformer: JSONTransformers.stringToDecimal)
    try json.map(&p75, key: "key/p75")
  }
}
final class Model76: JSONMappable, Codable, Equatable {
  var p77: [Int: Decimal] = [1010: checkedDecimal("-123456789012345678.90")]
  var p78: Optional<[Sum26]> = nil
  var p79: Box<Int32> = Box<Int32>(item: Optional<Int32>.none, items: [Int32(-715827882), Int32(-715827882)])
  required init() {}
  init(p77: [Int: Decimal], p78: Optional<[Sum26]>, p79: Box<Int32>) {
    self.p77 = p77
    self.p78 = p78
    self.p79 = p79
  }
  func isEqual(to other: Model76) -> Bool { p77 == other.p77 && p78 == other.p78 && p79 == other.p79 }
  static func == (left: Model76, right: Model76) -> Bool { left.isEqual(to: right) }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p77": return "\"k\"p77"
    case "p79": return "key/p79"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p77 = "\"k\"p77"
    case p78 = "p78"
    case p79 = "key/p79"
  }
}
struct Archived83: JSONDecodable, JSONEncodable, Equatable {
  var p85: Optional<Date> = nil
  var p86: [Optional<Date>] = []
  var p87: Sum26 = Sum26.stopNow
  init() {}
  init(p85: Optional<Date>, p86: [Optional<Date>], p87: Sum26) {
    self.p85 = p85
    self.p86 = p86
    self.p87 = p87
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p85, key: "p85", transformer: JSONTransformers.secondsToDate)
    try json.restore(&p86, keys: ["p86", "p86_old"], transformer: JSONTransformers.secondsOrStringToDate)
    try json.restore(&p87, keyPath: "list84[0]")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p85, key: "p85", transformer: JSONTransformers.secondsToDate)
    try json.archive(p86, key: "p86", transformer: JSONTransformers.secondsOrStringToDate)
    try json.archive(p87, keyPath: "list84[0]")
    return json
  }
}
struct Model89: JSONMappable, Codable, Equatable {
  var p90: Optional<Model37> = nil
  @Kept var p91: AnyJSON = checkedJSON("[]")
  var p92: Optional<Int8> = nil
  var p93: Optional<Moved80> = nil
  var p94: Box<Int16> = Box<Int16>()
  var p95: Box<String> = Box<String>(item: Optional<String>.none, items: [])
  init() {}
  init(p90: Optional<Model37>, p91: AnyJSON, p92: Optional<Int8>, p93: Optional<Moved80>, p94: Box<Int16>, p95: Box<String>) {
    self.p90 = p90
    self.p91 = p91
    self.p92 = p92
    self.p93 = p93
    self.p94 = p94
    self.p95 = p95
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p92": return "\u{e9}p92"
    case "p93": return "\"k\"p93"
    case "p95": return "\u{e9}p95"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p90 = "p90"
    case p91 = "p91"
    case p92 = "\u{e9}p92"
    case p93 = "\"k\"p93"
    case p94 = "p94"
    case p95 = "\u{e9}p95"
  }
}
struct Lined96: JSONMappable, Equatable {
  var p98: [Optional<Box<Model71>>] = []
  var p99: Optional<UUID> = nil
  var p100: AnyJSON = checkedJSON("[]")
  var p101: Optional<Double> = nil
  init() {}
  init(p98: [Optional<Box<Model71>>], p99: Optional<UUID>, p100: AnyJSON, p101: Optional<Double>) {
    self.p98 = p98
    self.p99 = p99
    self.p100 = p100
    self.p101 = p101
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p98, keys: ["\"k\"p98", "p98_old"], required: true)
    try json.map(&p99, keyPath: "list97[0]")
    try json.map(&p100, keyPath: "list97[1][0]", required: true)
    try json.map(&p101, keyPath: "list97[2]")
  }
}
struct Model102: JSONMappable, Codable, Equatable {
  var p103: Optional<[UInt]> = nil
  var p104: Optional<[Sum26]> = nil
  init() {}
  init(p103: Optional<[UInt]>, p104: Optional<[Sum26]>) {
    self.p103 = p103
    self.p104 = p104
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p103": return "\u{e9}p103"
    case "p104": return "\u{e9}p104"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p103 = "\u{e9}p103"
    case p104 = "\u{e9}p104"
  }
}
final class Archived105: JSONDecodable, JSONEncodable, Equatable {
  var p106: AnyJSON = checkedJSON("\"a/b\"")
  var p107: Box<URL> = Box<URL>()
  required init() {}
  init(p106: AnyJSON, p107: Box<URL>) {
    self.p106 = p106
    self.p107 = p107
  }
  func isEqual(to other: Archived105) -> Bool { p106 == other.p106 && p107 == other.p107 }
  static func == (left: Archived105, right: Archived105) -> Bool { left.isEqual(to: right) }
  func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p106, keyPath: "in.p106", required: true)
    try json.restore(&p107, key: "\u{e9}p107")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p106, keyPath: "in.p106")
    try json.archive(p107, key: "\u{e9}p107")
    return json
  }
}
struct Model109: JSONMappable, Codable, Equatable {
  @Kept var p110: [UInt16] = [UInt16(0), UInt16(1)]
  var p111: Optional<Model71> = nil
  init() {}
  init(p110: [UInt16], p111: Optional<Model71>) {
    self.p110 = p110
    self.p111 = p111
  }
  private enum CodingKeys: String, CodingKey {
    case p110 = "p110"
    case p111 = "p111"
  }
}
struct Lined112: JSONMappable, Equatable {
  var p113: [String: URL] = ["a": checkedURL("file:///a"), "\u{e9}": checkedURL("file:///a")]
  var p114: Optional<Date> = nil
  var p115: Optional<Decimal> = nil
  var p116: Double = Double(1e+100)
  init() {}
  init(p113: [String: URL], p114: Optional<Date>, p115: Optional<Decimal>, p116: Double) {
    self.p113 = p113
    self.p114 = p114
    self.p115 = p115
    self.p116 = p116
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p113, keys: ["key/p113", "p113_old"], required: true, transformer: JSONTransformers.stringToURL)
    try json.map(&p114, keyPath: "in.p114", transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p115, key: "\u{e9}p115", transformer: JSONTransformers.stringToDecimal)
    try json.map(&p116, key: "p116", transformer: JSONTransformers.stringToDouble)
  }
}
struct Model118: JSONMappable, Codable, Equatable {
  var p119: Box<URL> = Box<URL>(item: Optional<URL>.none, items: [checkedURL("relative/path")])
  @Kept var p120: [Optional<Data>] = [Optional<Data>.none, Optional<Data>.none, Optional<Data>.some(Data([136, 120, 185, 41, 36] as [UInt8]))]
  var p121: Set<Decimal> = Set<Decimal>([checkedDecimal("-0.0005")])
  var p122: Set<UInt8> = Set<UInt8>([UInt8(85)])
  var p123: Bool = true
  init() {}
  init(p119: Box<URL>, p120: [Optional<Data>], p121: Set<Decimal>, p122: Set<UInt8>, p123: Bool) {
    self.p119 = p119
    self.p120 = p120
    self.p121 = p121
    self.p122 = p122
    self.p123 = p123
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p121": return "\u{e9}p121"
    case "p122": return "key/p122"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p119 = "p119"
    case p120 = "p120"
    case p121 = "\u{e9}p121"
    case p122 = "key/p122"
    case p123 = "p123"
  }
}

let randomModels1: [ModelCase] = [
  .mapped(Archived66.self, "Archived66", [
    .init("{\"in\":{\"list67\":[\"https://example.org\",[{\"0\":254}]]},\"key/p70\":[-7]}") { Archived66(p68: checkedURL("https://example.org"), p69: [0: UInt8(254)], p70: Set<Int32>([Int32(-7)])) },
    .init("{\"in\":{\"list67\":[\"https://example.org\",[{\"1010\":7}]]},\"key/p70\":[-7]}") { Archived66(p68: checkedURL("https://example.org"), p69: [1010: UInt8(7)], p70: Set<Int32>([Int32(-7)])) },
    .init("{\"in\":{\"list67\":[\"https://example.org\",[{\"-5\":254,\"0\":1}]]},\"key/p70\":[715827882]}") { Archived66(p68: checkedURL("https://example.org"), p69: [-5: UInt8(254), 0: UInt8(1)], p70: Set<Int32>([Int32(715827882)])) },
    .init("{\"in\":{\"list67\":[\"mailto:a@b.c\",[{\"-5\":254}]]},\"key/p70\":[0]}") { Archived66(p68: checkedURL("mailto:a@b.c"), p69: [-5: UInt8(254)], p70: Set<Int32>([Int32(0)])) },
    .init("{\"in\":{\"list67\":[\"mailto:a@b.c\",[{\"0\":1}]]},\"key/p70\":[-1]}") { Archived66(p68: checkedURL("mailto:a@b.c"), p69: [0: UInt8(1)], p70: Set<Int32>([Int32(-1)])) },
  ]),
  .codable(Model71.self, "Model71", [
    .init("{\"\u{e9}p72\":\"//host\"}") { Model71(p72: checkedURL("//host")) },
    .init("{\"\u{e9}p72\":\"mailto:a@b.c\"}") { Model71(p72: checkedURL("mailto:a@b.c")) },
    .init("{\"\u{e9}p72\":\"https://example.org\"}") { Model71(p72: checkedURL("https://example.org")) },
    .init("{\"\u{e9}p72\":\"//host\"}") { Model71(p72: checkedURL("//host")) },
    .init("{\"\u{e9}p72\":\"mailto:a@b.c\"}") { Model71(p72: checkedURL("mailto:a@b.c")) },
  ]),
  .mapped(Lined73.self, "Lined73", [
    .init("{\"\\\"k\\\"p74\":\"-2.25\",\"key/p75\":{\"p41\":1700000000,\"p42\":{\"a/b\":{\"a b\":{\"c\":[true]}}},\"p43\":{\"item\":-5454.6,\"items\":[1.7976931348623157e+308,-1784.6]},\"p44\":\"6F46821D-868F-70FB-3162-75C189C6878F\"}}") { Lined73(p74: checkedDecimal("-2.25"), p75: Archived40(p41: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), p42: ["a/b": checkedJSON("{\"a b\":{\"c\":[true]}}")], p43: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -5454.6)), items: [Date(timeIntervalSinceReferenceDate: 1.7976931348623157e+308), Date(timeIntervalSinceReferenceDate: -1784.6)])), p44: UUID(uuid: (111, 70, 130, 29, 134, 143, 112, 251, 49, 98, 117, 193, 137, 198, 135, 143)))) },
    .init("{\"\\\"k\\\"p74\":\"0.5\",\"key/p75\":{\"p42\":{\"a\":\"a/b\",\"\u{e9}\":{\"a b\":{\"c\":[true]}}},\"p43\":{\"item\":7895.2,\"items\":[]},\"p44\":\"F35963F7-FD11-B89F-BB45-E9F00409FF06\"}}") { Lined73(p74: checkedDecimal("0.5"), p75: Archived40(p41: Optional<Date>.none, p42: ["a": checkedJSON("\"a/b\""), "\u{e9}": checkedJSON("{\"a b\":{\"c\":[true]}}")], p43: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 7895.2)), items: [])), p44: UUID(uuid: (243, 89, 99, 247, 253, 17, 184, 159, 187, 69, 233, 240, 4, 9, 255, 6)))) },
    .init("{\"\\\"k\\\"p74\":\"-2.25\",\"key/p75\":{\"p41\":1700000000,\"p42\":{\"a/b\":-0.5,\"\u{e9}\":[]},\"p43\":{\"items\":[4780.4,3,1.7976931348623157e+308]},\"p44\":\"0AA3F88A-FCA1-6DF8-8F9E-8AE11EC700C2\"}}") { Lined73(p74: checkedDecimal("-2.25"), p75: Archived40(p41: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), p42: ["a/b": checkedJSON("-0.5"), "\u{e9}": checkedJSON("[]")], p43: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.none, items: [Date(timeIntervalSinceReferenceDate: 4780.4), Date(timeIntervalSinceReferenceDate: 3), Date(timeIntervalSinceReferenceDate: 1.7976931348623157e+308)])), p44: UUID(uuid: (10, 163, 248, 138, 252, 161, 109, 248, 143, 158, 138, 225, 30, 199, 0, 194)))) },
    .init("{\"\\\"k\\\"p74\":\"9007199254740993\",\"key/p75\":{\"p42\":{\"a\":{\"a b\":{\"c\":[true]}},\"\u{e9}\":[null,[1]]},\"p43\":{\"items\":[-8619.8,7857.1]},\"p44\":\"4F7D957D-0EF0-3663-5F96-F901E3F9557E\"}}") { Lined73(p74: checkedDecimal("9007199254740993"), p75: Archived40(p41: Optional<Date>.none, p42: ["a": checkedJSON("{\"a b\":{\"c\":[true]}}"), "\u{e9}": checkedJSON("[null,[1]]")], p43: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.none, items: [Date(timeIntervalSinceReferenceDate: -8619.8), Date(timeIntervalSinceReferenceDate: 7857.1)])), p44: UUID(uuid: (79, 125, 149, 125, 14, 240, 54, 99, 95, 150, 249, 1, 227, 249, 85, 126)))) },
    .init("{\"\\\"k\\\"p74\":\"-2.25\",\"key/p75\":{\"p41\":-86400,\"p42\":{\"a\":5},\"p43\":{\"items\":[]},\"p44\":\"B6E1DA9E-E1F1-77D9-D0AB-A333155417AA\"}}") { Lined73(p74: checkedDecimal("-2.25"), p75: Archived40(p41: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p42: ["a": checkedJSON("5")], p43: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.none, items: [])), p44: UUID(uuid: (182, 225, 218, 158, 225, 241, 119, 217, 208, 171, 163, 51, 21, 84, 23, 170)))) },
  ]),
  .codable(Model76.self, "Model76", [
    .init("{\"\\\"k\\\"p77\":{\"-5\":31415926535897932384,\"0\":0.0005},\"p78\":[{\"tag26\":\"stop_now\"},{\"tag26\":\"move_by\",\"_0\":false,\"y\":[]},{\"tag26\":\"wait_for\",\"time\":1},{\"tag26\":\"take_it\",\"p12\":[-7],\"p14\":[7,7,0],\"p15\":[-123.456,3.4028235e+38,0.1]}],\"key/p79\":{\"item\":0,\"items\":[1,0,0]}}") { Model76(p77: [-5: checkedDecimal("31415926535897932384"), 0: checkedDecimal("0.0005")], p78: Optional<[Sum26]>.some([Sum26.stopNow, Sum26.moveBy(false, y: []), Sum26.waitFor(time: Optional<UInt>.some(UInt(1))), Sum26.takeIt(Model11(p12: Set<Int32>([Int32(-7)]), p13: Optional<UInt8>.none, p14: [Int32(7), Int32(7), Int32(0)], p15: [Float(-123.456), Float(3.4028235e+38), Float(0.1)]))]), p79: Box<Int32>(item: Optional<Int32>.some(Int32(0)), items: [Int32(1), Int32(0), Int32(0)])) },
    .init("{\"\\\"k\\\"p77\":{\"-5\":-31415926535897932.384,\"1010\":123456789012345678.90},\"p78\":[{\"tag26\":\"stop_now\"},{\"tag26\":\"move_by\",\"_0\":true,\"y\":[]}],\"key/p79\":{\"item\":-7,\"items\":[715827882,-2147483647]}}") { Model76(p77: [-5: checkedDecimal("-31415926535897932.384"), 1010: checkedDecimal("123456789012345678.90")], p78: Optional<[Sum26]>.some([Sum26.stopNow, Sum26.moveBy(true, y: [])]), p79: Box<Int32>(item: Optional<Int32>.some(Int32(-7)), items: [Int32(715827882), Int32(-2147483647)])) },
    .init("{\"\\\"k\\\"p77\":{\"0\":123456789,\"1010\":-0.5},\"key/p79\":{\"items\":[715827882,7,2147483646]}}") { Model76(p77: [0: checkedDecimal("123456789"), 1010: checkedDecimal("-0.5")], p78: Optional<[Sum26]>.none, p79: Box<Int32>(item: Optional<Int32>.none, items: [Int32(715827882), Int32(7), Int32(2147483646)])) },
    .init("{\"\\\"k\\\"p77\":{\"-5\":0.000001,\"0\":123.456789,\"1010\":-0.01},\"key/p79\":{\"item\":0,\"items\":[2147483646]}}") { Model76(p77: [-5: checkedDecimal("0.000001"), 0: checkedDecimal("123.456789"), 1010: checkedDecimal("-0.01")], p78: Optional<[Sum26]>.none, p79: Box<Int32>(item: Optional<Int32>.some(Int32(0)), items: [Int32(2147483646)])) },
    .init("{\"\\\"k\\\"p77\":{\"-5\":0.00005,\"0\":123456789012345678.90},\"key/p79\":{\"item\":715827882,\"items\":[0]}}") { Model76(p77: [-5: checkedDecimal("0.00005"), 0: checkedDecimal("123456789012345678.90")], p78: Optional<[Sum26]>.none, p79: Box<Int32>(item: Optional<Int32>.some(Int32(715827882)), items: [Int32(0)])) },
  ]),
  .mapped(Archived83.self, "Archived83", [
    .init("{\"p85\":-86400,\"p86\":[null],\"list84\":[{\"tag26\":\"stop_now\"}]}") { Archived83(p85: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p86: [Optional<Date>.none], p87: Sum26.stopNow) },
    .init("{\"p85\":1,\"p86\":[951782400,null,null],\"list84\":[{\"tag26\":\"move_by\",\"_0\":false,\"y\":[{\"p12\":[1],\"p14\":[],\"p15\":[0.333]},{\"p12\":[7],\"p14\":[],\"p15\":[-123.456,0.333,3.4028235e+38]},{\"p12\":[2147483647],\"\u{e9}p13\":0,\"p14\":[],\"p15\":[3.4028235e+38,0.1,1.1754944e-38]}]}]}") { Archived83(p85: Optional<Date>.some(Date(timeIntervalSince1970: 1)), p86: [Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), Optional<Date>.none, Optional<Date>.none], p87: Sum26.moveBy(false, y: [Model11(p12: Set<Int32>([Int32(1)]), p13: Optional<UInt8>.none, p14: [], p15: [Float(0.333)]), Model11(p12: Set<Int32>([Int32(7)]), p13: Optional<UInt8>.none, p14: [], p15: [Float(-123.456), Float(0.333), Float(3.4028235e+38)]), Model11(p12: Set<Int32>([Int32(2147483647)]), p13: Optional<UInt8>.some(UInt8(0)), p14: [], p15: [Float(3.4028235e+38), Float(0.1), Float(1.1754944e-38)])])) },
    .init("{\"p85\":-86400,\"p86\":[1,null],\"list84\":[{\"tag26\":\"wait_for\"}]}") { Archived83(p85: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p86: [Optional<Date>.some(Date(timeIntervalSince1970: 1)), Optional<Date>.none], p87: Sum26.waitFor(time: Optional<UInt>.none)) },
    .init("{\"p85\":951782400,\"p86\":[],\"list84\":[{\"tag26\":\"take_it\",\"p12\":[7],\"p14\":[0,-715827882,-1],\"p15\":[0.333,-123.456,-0.5]}]}") { Archived83(p85: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p86: [], p87: Sum26.takeIt(Model11(p12: Set<Int32>([Int32(7)]), p13: Optional<UInt8>.none, p14: [Int32(0), Int32(-715827882), Int32(-1)], p15: [Float(0.333), Float(-123.456), Float(-0.5)]))) },
    .init("{\"p85\":1,\"p86\":[null,-86400,1700000000],\"list84\":[{\"tag26\":\"stop_now\"}]}") { Archived83(p85: Optional<Date>.some(Date(timeIntervalSince1970: 1)), p86: [Optional<Date>.none, Optional<Date>.some(Date(timeIntervalSince1970: -86400)), Optional<Date>.some(Date(timeIntervalSince1970: 1700000000))], p87: Sum26.stopNow) },
  ]),
  .codable(Model89.self, "Model89", [
    .init("{\"p90\":{\"p38\":[18446744073709551615],\"p39\":32767},\"p91\":[],\"\u{e9}p92\":42,\"\\\"k\\\"p93\":{\"key/p82\":[]},\"p94\":{\"items\":[0,32766,0]},\"\u{e9}p95\":{\"items\":[]}}") { Model89(p90: Optional<Model37>.some(Model37(p38: Set<UInt>([UInt(18446744073709551615)]), p39: Int16(32767))), p91: checkedJSON("[]"), p92: Optional<Int8>.some(Int8(42)), p93: Optional<Moved80>.some(Moved80(p81: Optional<[Sum26]>.none, p82: [])), p94: Box<Int16>(item: Optional<Int16>.none, items: [Int16(0), Int16(32766), Int16(0)]), p95: Box<String>(item: Optional<String>.none, items: [])) },
    .init("{\"p91\":-0.5,\"\\\"k\\\"p93\":{\"key/p82\":[null,{\"tag26\":\"take_it\",\"p12\":[-2147483647],\"\u{e9}p13\":254,\"p14\":[2147483646,0],\"p15\":[]}]},\"p94\":{\"item\":-7,\"items\":[1]},\"\u{e9}p95\":{\"item\":\"\\\\\",\"items\":[\"\\\"q\\\"\",\"\u{2028}\"]}}") { Model89(p90: Optional<Model37>.none, p91: checkedJSON("-0.5"), p92: Optional<Int8>.none, p93: Optional<Moved80>.some(Moved80(p81: Optional<[Sum26]>.none, p82: [Optional<Sum26>.none, Optional<Sum26>.some(Sum26.takeIt(Model11(p12: Set<Int32>([Int32(-2147483647)]), p13: Optional<UInt8>.some(UInt8(254)), p14: [Int32(2147483646), Int32(0)], p15: [])))])), p94: Box<Int16>(item: Optional<Int16>.some(Int16(-7)), items: [Int16(1)]), p95: Box<String>(item: Optional<String>.some("\\"), items: ["\"q\"", "\u{2028}"])) },
    .init("{\"p91\":[null,[1]],\"p94\":{\"items\":[]},\"\u{e9}p95\":{\"item\":\"a/b\",\"items\":[]}}") { Model89(p90: Optional<Model37>.none, p91: checkedJSON("[null,[1]]"), p92: Optional<Int8>.none, p93: Optional<Moved80>.none, p94: Box<Int16>(item: Optional<Int16>.none, items: []), p95: Box<String>(item: Optional<String>.some("a/b"), items: [])) },
    .init("{\"p91\":[null,[1]],\"\\\"k\\\"p93\":{\"key/p82\":[{\"tag26\":\"stop_now\"},{\"tag26\":\"move_by\",\"_0\":false,\"y\":[{\"p12\":[2147483646],\"p14\":[],\"p15\":[0.333,-123.456,0.333]}]}]},\"p94\":{\"item\":7,\"items\":[-32766]},\"\u{e9}p95\":{\"item\":\"\u{feff}x\",\"items\":[]}}") { Model89(p90: Optional<Model37>.none, p91: checkedJSON("[null,[1]]"), p92: Optional<Int8>.none, p93: Optional<Moved80>.some(Moved80(p81: Optional<[Sum26]>.none, p82: [Optional<Sum26>.some(Sum26.stopNow), Optional<Sum26>.some(Sum26.moveBy(false, y: [Model11(p12: Set<Int32>([Int32(2147483646)]), p13: Optional<UInt8>.none, p14: [], p15: [Float(0.333), Float(-123.456), Float(0.333)])]))])), p94: Box<Int16>(item: Optional<Int16>.some(Int16(7)), items: [Int16(-32766)]), p95: Box<String>(item: Optional<String>.some("\u{feff}x"), items: [])) },
    .init("{\"p91\":{\"a b\":{\"c\":[true]}},\"\\\"k\\\"p93\":{\"p81\":[],\"key/p82\":[{\"tag26\":\"wait_for\",\"time\":6148914691236517205}]},\"p94\":{\"item\":32766,\"items\":[7,7]},\"\u{e9}p95\":{\"item\":\"\u{feff}x\",\"items\":[\"\u{feff}x\",\"5\",\"5\"]}}") { Model89(p90: Optional<Model37>.none, p91: checkedJSON("{\"a b\":{\"c\":[true]}}"), p92: Optional<Int8>.none, p93: Optional<Moved80>.some(Moved80(p81: Optional<[Sum26]>.some([]), p82: [Optional<Sum26>.some(Sum26.waitFor(time: Optional<UInt>.some(UInt(6148914691236517205))))])), p94: Box<Int16>(item: Optional<Int16>.some(Int16(32766)), items: [Int16(7), Int16(7)]), p95: Box<String>(item: Optional<String>.some("\u{feff}x"), items: ["\u{feff}x", "5", "5"])) },
  ]),
  .mapped(Lined96.self, "Lined96", [
    .init("{\"\\\"k\\\"p98\":[{\"items\":[]},null],\"list97\":[\"76AE67BA-5171-2FC1-07AE-6BD23D0A598C\",[{\"a b\":{\"c\":[true]}}],null]}") { Lined96(p98: [Optional<Box<Model71>>.some(Box<Model71>(item: Optional<Model71>.none, items: [])), Optional<Box<Model71>>.none], p99: Optional<UUID>.some(UUID(uuid: (118, 174, 103, 186, 81, 113, 47, 193, 7, 174, 107, 210, 61, 10, 89, 140))), p100: checkedJSON("{\"a b\":{\"c\":[true]}}"), p101: Optional<Double>.none) },
    .init("{\"\\\"k\\\"p98\":[],\"list97\":[null,[-0.5],1e22]}") { Lined96(p98: [], p99: Optional<UUID>.none, p100: checkedJSON("-0.5"), p101: Optional<Double>.some(Double(1e22))) },
    .init("{\"\\\"k\\\"p98\":[{\"items\":[]},null],\"list97\":[\"D2DBFA32-7713-AB13-DC32-E09817B9D436\",[-0.5],6.7]}") { Lined96(p98: [Optional<Box<Model71>>.some(Box<Model71>(item: Optional<Model71>.none, items: [])), Optional<Box<Model71>>.none], p99: Optional<UUID>.some(UUID(uuid: (210, 219, 250, 50, 119, 19, 171, 19, 220, 50, 224, 152, 23, 185, 212, 54))), p100: checkedJSON("-0.5"), p101: Optional<Double>.some(Double(6.7))) },
    .init("{\"\\\"k\\\"p98\":[{\"item\":{\"\u{e9}p72\":\"https://example.org/a/b?c=d&e=f#g\"},\"items\":[]}],\"list97\":[\"0A087116-EAAD-7C51-AA75-A241BF97AAEE\",[-0.5],2.2250738585072014e-308]}") { Lined96(p98: [Optional<Box<Model71>>.some(Box<Model71>(item: Optional<Model71>.some(Model71(p72: checkedURL("https://example.org/a/b?c=d&e=f#g"))), items: []))], p99: Optional<UUID>.some(UUID(uuid: (10, 8, 113, 22, 234, 173, 124, 81, 170, 117, 162, 65, 191, 151, 170, 238))), p100: checkedJSON("-0.5"), p101: Optional<Double>.some(Double(2.2250738585072014e-308))) },
    .init("{\"\\\"k\\\"p98\":[null],\"list97\":[\"DC347FA2-8C52-96E2-9BE1-149475F4019B\",[\"a/b\"],2.2250738585072014e-308]}") { Lined96(p98: [Optional<Box<Model71>>.none], p99: Optional<UUID>.some(UUID(uuid: (220, 52, 127, 162, 140, 82, 150, 226, 155, 225, 20, 148, 117, 244, 1, 155))), p100: checkedJSON("\"a/b\""), p101: Optional<Double>.some(Double(2.2250738585072014e-308))) },
  ]),
  .codable(Model102.self, "Model102", [
    .init("{\"\u{e9}p103\":[7,7,6148914691236517205],\"\u{e9}p104\":[{\"tag26\":\"stop_now\"}]}") { Model102(p103: Optional<[UInt]>.some([UInt(7), UInt(7), UInt(6148914691236517205)]), p104: Optional<[Sum26]>.some([Sum26.stopNow])) },
    .init("{\"\u{e9}p103\":[6148914691236517205,1,0],\"\u{e9}p104\":[{\"tag26\":\"move_by\",\"_0\":true,\"y\":[{\"p12\":[715827882],\"p14\":[],\"p15\":[16777216,1e-05,-123.456]},{\"p12\":[2147483647],\"p14\":[2147483647,7],\"p15\":[0.333,7]}]},{\"tag26\":\"wait_for\",\"time\":0},{\"tag26\":\"take_it\",\"p12\":[1],\"p14\":[7],\"p15\":[]}]}") { Model102(p103: Optional<[UInt]>.some([UInt(6148914691236517205), UInt(1), UInt(0)]), p104: Optional<[Sum26]>.some([Sum26.moveBy(true, y: [Model11(p12: Set<Int32>([Int32(715827882)]), p13: Optional<UInt8>.none, p14: [], p15: [Float(16777216), Float(1e-05), Float(-123.456)]), Model11(p12: Set<Int32>([Int32(2147483647)]), p13: Optional<UInt8>.none, p14: [Int32(2147483647), Int32(7)], p15: [Float(0.333), Float(7)])]), Sum26.waitFor(time: Optional<UInt>.some(UInt(0))), Sum26.takeIt(Model11(p12: Set<Int32>([Int32(1)]), p13: Optional<UInt8>.none, p14: [Int32(7)], p15: []))])) },
    .init("{\"\u{e9}p103\":[]}") { Model102(p103: Optional<[UInt]>.some([]), p104: Optional<[Sum26]>.none) },
    .init("{\"\u{e9}p103\":[0,1]}") { Model102(p103: Optional<[UInt]>.some([UInt(0), UInt(1)]), p104: Optional<[Sum26]>.none) },
    .init("{\"\u{e9}p103\":[7],\"\u{e9}p104\":[{\"tag26\":\"stop_now\"},{\"tag26\":\"move_by\",\"_0\":false,\"y\":[{\"p12\":[-2147483646],\"\u{e9}p13\":254,\"p14\":[7,2147483647],\"p15\":[7,16777216,0.333]}]},{\"tag26\":\"wait_for\",\"time\":1},{\"tag26\":\"take_it\",\"p12\":[1],\"\u{e9}p13\":254,\"p14\":[-1,2147483646,715827882],\"p15\":[]}]}") { Model102(p103: Optional<[UInt]>.some([UInt(7)]), p104: Optional<[Sum26]>.some([Sum26.stopNow, Sum26.moveBy(false, y: [Model11(p12: Set<Int32>([Int32(-2147483646)]), p13: Optional<UInt8>.some(UInt8(254)), p14: [Int32(7), Int32(2147483647)], p15: [Float(7), Float(16777216), Float(0.333)])]), Sum26.waitFor(time: Optional<UInt>.some(UInt(1))), Sum26.takeIt(Model11(p12: Set<Int32>([Int32(1)]), p13: Optional<UInt8>.some(UInt8(254)), p14: [Int32(-1), Int32(2147483646), Int32(715827882)], p15: []))])) },
  ]),
  .mapped(Archived105.self, "Archived105", [
    .init("{\"in\":{\"p106\":\"a/b\"},\"\u{e9}p107\":{\"items\":[]}}") { Archived105(p106: checkedJSON("\"a/b\""), p107: Box<URL>(item: Optional<URL>.none, items: [])) },
    .init("{\"in\":{\"p106\":5},\"\u{e9}p107\":{\"items\":[\"https://example.org\"]}}") { Archived105(p106: checkedJSON("5"), p107: Box<URL>(item: Optional<URL>.none, items: [checkedURL("https://example.org")])) },
    .init("{\"in\":{\"p106\":\"a/b\"},\"\u{e9}p107\":{\"items\":[]}}") { Archived105(p106: checkedJSON("\"a/b\""), p107: Box<URL>(item: Optional<URL>.none, items: [])) },
    .init("{\"in\":{\"p106\":[]},\"\u{e9}p107\":{\"item\":\"//host\",\"items\":[\"https://example.org\",\"relative/path\"]}}") { Archived105(p106: checkedJSON("[]"), p107: Box<URL>(item: Optional<URL>.some(checkedURL("//host")), items: [checkedURL("https://example.org"), checkedURL("relative/path")])) },
    .init("{\"in\":{\"p106\":5},\"\u{e9}p107\":{\"item\":\"https://example.org\",\"items\":[\"https://example.org\",\"relative/path\"]}}") { Archived105(p106: checkedJSON("5"), p107: Box<URL>(item: Optional<URL>.some(checkedURL("https://example.org")), items: [checkedURL("https://example.org"), checkedURL("relative/path")])) },
  ]),
  .codable(Model109.self, "Model109", [
    .init("{\"p110\":[65535,7],\"p111\":{\"\u{e9}p72\":\"file:///a%20b\"}}") { Model109(p110: [UInt16(65535), UInt16(7)], p111: Optional<Model71>.some(Model71(p72: checkedURL("file:///a%20b")))) },
    .init("{\"p110\":[0]}") { Model109(p110: [UInt16(0)], p111: Optional<Model71>.none) },
    .init("{\"p110\":[0,65534,0],\"p111\":{\"\u{e9}p72\":\"https://example.org/a/b?c=d&e=f#g\"}}") { Model109(p110: [UInt16(0), UInt16(65534), UInt16(0)], p111: Optional<Model71>.some(Model71(p72: checkedURL("https://example.org/a/b?c=d&e=f#g")))) },
    .init("{\"p110\":[65534,65534],\"p111\":{\"\u{e9}p72\":\"file:///a%20b\"}}") { Model109(p110: [UInt16(65534), UInt16(65534)], p111: Optional<Model71>.some(Model71(p72: checkedURL("file:///a%20b")))) },
    .init("{\"p110\":[21845,1],\"p111\":{\"\u{e9}p72\":\"file:///a%20b\"}}") { Model109(p110: [UInt16(21845), UInt16(1)], p111: Optional<Model71>.some(Model71(p72: checkedURL("file:///a%20b")))) },
  ]),
  .mapped(Lined112.self, "Lined112", [
    .init("{\"key/p113\":{\"\u{e9}\":\"mailto:a@b.c\"},\"in\":{\"p114\":-86400000},\"p116\":\"1e+100\"}") { Lined112(p113: ["\u{e9}": checkedURL("mailto:a@b.c")], p114: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p115: Optional<Decimal>.none, p116: Double(1e+100)) },
    .init("{\"key/p113\":{},\"in\":{\"p114\":951782400000},\"p116\":\"-2.25\"}") { Lined112(p113: [:], p114: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p115: Optional<Decimal>.none, p116: Double(-2.25)) },
    .init("{\"key/p113\":{\"a\":\"file:///a\",\"\u{e9}\":\"mailto:a@b.c\"},\"in\":{\"p114\":951782400000},\"p116\":\"3.0\"}") { Lined112(p113: ["a": checkedURL("file:///a"), "\u{e9}": checkedURL("mailto:a@b.c")], p114: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p115: Optional<Decimal>.none, p116: Double(3.0)) },
    .init("{\"key/p113\":{\"a\":\"file:///a\",\"a/b\":\"file:///a\",\"\u{e9}\":\"https://example.org/a?b=c#d\"},\"p116\":\"3.0\"}") { Lined112(p113: ["a": checkedURL("file:///a"), "a/b": checkedURL("file:///a"), "\u{e9}": checkedURL("https://example.org/a?b=c#d")], p114: Optional<Date>.none, p115: Optional<Decimal>.none, p116: Double(3.0)) },
    .init("{\"key/p113\":{\"a\":\"mailto:a@b.c\",\"\u{e9}\":\"mailto:a@b.c\"},\"\u{e9}p115\":\"-2.25\",\"p116\":\"0.5\"}") { Lined112(p113: ["a": checkedURL("mailto:a@b.c"), "\u{e9}": checkedURL("mailto:a@b.c")], p114: Optional<Date>.none, p115: Optional<Decimal>.some(checkedDecimal("-2.25")), p116: Double(0.5)) },
  ]),
  .codable(Model118.self, "Model118", [
    .init("{\"p119\":{\"item\":\"https://example.org\",\"items\":[\"//host\",\"file:///a%20b\",\"relative/path\"]},\"p120\":[\"Er1idQ==\"],\"\u{e9}p121\":[0.0001],\"key/p122\":[85],\"p123\":false}") { Model118(p119: Box<URL>(item: Optional<URL>.some(checkedURL("https://example.org")), items: [checkedURL("//host"), checkedURL("file:///a%20b"), checkedURL("relative/path")]), p120: [Optional<Data>.some(Data([18, 189, 98, 117] as [UInt8]))], p121: Set<Decimal>([checkedDecimal("0.0001")]), p122: Set<UInt8>([UInt8(85)]), p123: false) },
    .init("{\"p119\":{\"items\":[\"//host\",\"https://example.org\"]},\"p120\":[\"pzLjRA==\",\"2/Dt1A==\",\"kQ==\"],\"\u{e9}p121\":[-1],\"key/p122\":[7],\"p123\":false}") { Model118(p119: Box<URL>(item: Optional<URL>.none, items: [checkedURL("//host"), checkedURL("https://example.org")]), p120: [Optional<Data>.some(Data([167, 50, 227, 68] as [UInt8])), Optional<Data>.some(Data([219, 240, 237, 212] as [UInt8])), Optional<Data>.some(Data([145] as [UInt8]))], p121: Set<Decimal>([checkedDecimal("-1")]), p122: Set<UInt8>([UInt8(7)]), p123: false) },
    .init("{\"p119\":{\"item\":\"https://example.org\",\"items\":[\"mailto:a@b.c\"]},\"p120\":[null,\"rg==\",\"QaNx\"],\"\u{e9}p121\":[-314159265358979323.84],\"key/p122\":[7],\"p123\":true}") { Model118(p119: Box<URL>(item: Optional<URL>.some(checkedURL("https://example.org")), items: [checkedURL("mailto:a@b.c")]), p120: [Optional<Data>.none, Optional<Data>.some(Data([174] as [UInt8])), Optional<Data>.some(Data([65, 163, 113] as [UInt8]))], p121: Set<Decimal>([checkedDecimal("-314159265358979323.84")]), p122: Set<UInt8>([UInt8(7)]), p123: true) },
    .init("{\"p119\":{\"item\":\"relative/path\",\"items\":[\"//host\",\"file:///a%20b\"]},\"p120\":[\"4lI=\",\"Yv16\"],\"\u{e9}p121\":[-0.01],\"key/p122\":[0],\"p123\":false}") { Model118(p119: Box<URL>(item: Optional<URL>.some(checkedURL("relative/path")), items: [checkedURL("//host"), checkedURL("file:///a%20b")]), p120: [Optional<Data>.some(Data([226, 82] as [UInt8])), Optional<Data>.some(Data([98, 253, 122] as [UInt8]))], p121: Set<Decimal>([checkedDecimal("-0.01")]), p122: Set<UInt8>([UInt8(0)]), p123: false) },
    .init("{\"p119\":{\"item\":\"https://example.org/a/b?c=d&e=f#g\",\"items\":[]},\"p120\":[],\"\u{e9}p121\":[-0.001],\"key/p122\":[0],\"p123\":false}") { Model118(p119: Box<URL>(item: Optional<URL>.some(checkedURL("https://example.org/a/b?c=d&e=f#g")), items: []), p120: [], p121: Set<Decimal>([checkedDecimal("-0.001")]), p122: Set<UInt8>([UInt8(0)]), p123: false) },
  ]),
]
