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
  var p86: [Optional<Decimal>] = []
  var p87: Sum26 = Sum26.stopNow
  init() {}
  init(p85: Optional<Date>, p86: [Optional<Decimal>], p87: Sum26) {
    self.p85 = p85
    self.p86 = p86
    self.p87 = p87
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p85, key: "p85", transformer: JSONTransformers.secondsToDate)
    try json.restore(&p86, keys: ["p86", "p86_old"])
    try json.restore(&p87, keyPath: "list84[0]")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p85, key: "p85", transformer: JSONTransformers.secondsToDate)
    try json.archive(p86, key: "p86")
    try json.archive(p87, keyPath: "list84[0]")
    return json
  }
}
struct Model89: JSONMappable, Codable, Equatable {
  var p90: Int32 = Int32(-2147483646)
  init() {}
  init(p90: Int32) {
    self.p90 = p90
  }
  private enum CodingKeys: String, CodingKey {
    case p90 = "p90"
  }
}
struct Lined91: JSONMappable, Equatable {
  var p93: Box<Sum26> = Box<Sum26>()
  init() {}
  init(p93: Box<Sum26>) {
    self.p93 = p93
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p93, key: "\"k\"p93")
  }
}
struct Model94: JSONMappable, Codable, Equatable {
  var p95: Optional<Int32> = nil
  var p96: Optional<[Sum88]> = nil
  var p97: Decimal = checkedDecimal("5")
  var p98: Optional<[AnyJSON]> = nil
  init() {}
  init(p95: Optional<Int32>, p96: Optional<[Sum88]>, p97: Decimal, p98: Optional<[AnyJSON]>) {
    self.p95 = p95
    self.p96 = p96
    self.p97 = p97
    self.p98 = p98
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p95": return "\"k\"p95"
    case "p98": return "\"k\"p98"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p95 = "\"k\"p95"
    case p96 = "p96"
    case p97 = "p97"
    case p98 = "\"k\"p98"
  }
}
final class Archived99: JSONDecodable, JSONEncodable, Equatable {
  var p101: Set<URL> = Set<URL>([checkedURL("file:///a%20b")])
  required init() {}
  init(p101: Set<URL>) {
    self.p101 = p101
  }
  func isEqual(to other: Archived99) -> Bool { p101 == other.p101 }
  static func == (left: Archived99, right: Archived99) -> Bool { left.isEqual(to: right) }
  func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p101, keyPath: "list100[0][0]", skipping: .invalid)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p101, keyPath: "list100[0][0]")
    return json
  }
}
struct Model103: JSONMappable, Codable, Equatable {
  var p104: [Int: UInt16] = [0: UInt16(0), 1010: UInt16(65534)]
  init() {}
  init(p104: [Int: UInt16]) {
    self.p104 = p104
  }
  private enum CodingKeys: String, CodingKey {
    case p104 = "p104"
  }
}
struct Lined105: JSONMappable, Equatable {
  var p107: Optional<Double> = nil
  var p108: Optional<Sum26> = nil
  var p109: [String: Date] = ["a": Date(timeIntervalSince1970: 951782400)]
  var p110: [Choice1] = [Choice1.case1]
  var p111: [Model2] = [Model2(p3: Set<UInt64>([UInt64(18446744073709551615)]), p4: [:], p5: Set<UInt>([UInt(6148914691236517205)]), p6: Set<Int16>([Int16(7)]), p7: [Choice1.case1, Choice1.case2, Choice1.case1], p8: checkedJSON("\"a/b\"")), Model2(p3: Set<UInt64>([UInt64(6148914691236517205)]), p4: ["a/b": checkedJSON("\"a/b\""), "\u{e9}": checkedJSON("[null,[1]]")], p5: Set<UInt>([UInt(6148914691236517205)]), p6: Set<Int16>([Int16(1)]), p7: [Choice1.case2, Choice1.case0, Choice1.case0], p8: checkedJSON("{\"a b\":{\"c\":[true]}}"))]
  init() {}
  init(p107: Optional<Double>, p108: Optional<Sum26>, p109: [String: Date], p110: [Choice1], p111: [Model2]) {
    self.p107 = p107
    self.p108 = p108
    self.p109 = p109
    self.p110 = p110
    self.p111 = p111
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p107, key: "key/p107")
    try json.map(&p108, keyPath: "list106[0]")
    try json.map(&p109, key: "\u{e9}p109", required: true, transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p110, keyPath: "list106[1]", skipping: .invalid)
    try json.map(&p111, key: "p111")
  }
}
struct Model113: JSONMappable, Codable, Equatable {
  var p114: Optional<Moved80> = nil
  var p115: Float = Float(16777216)
  @Kept var p116: Decimal = checkedDecimal("123456789")
  @Kept var p117: [String: Int64] = ["a/b": Int64(-3074457345618258602)]
  var p118: Set<UInt8> = Set<UInt8>([UInt8(7)])
  var p119: [Model27] = []
  init() {}
  init(p114: Optional<Moved80>, p115: Float, p116: Decimal, p117: [String: Int64], p118: Set<UInt8>, p119: [Model27]) {
    self.p114 = p114
    self.p115 = p115
    self.p116 = p116
    self.p117 = p117
    self.p118 = p118
    self.p119 = p119
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p115": return "\u{e9}p115"
    case "p117": return "\"k\"p117"
    case "p118": return "\u{e9}p118"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p114 = "p114"
    case p115 = "\u{e9}p115"
    case p116 = "p116"
    case p117 = "\"k\"p117"
    case p118 = "\u{e9}p118"
    case p119 = "p119"
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
    .init("{\"p85\":-86400,\"p86\":[null],\"list84\":[{\"tag26\":\"stop_now\"}]}") { Archived83(p85: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p86: [Optional<Decimal>.none], p87: Sum26.stopNow) },
    .init("{\"p85\":1,\"p86\":[-1234567890123456789.0,0.01,null],\"list84\":[{\"tag26\":\"move_by\",\"_0\":true,\"y\":[{\"p12\":[2147483647],\"\u{e9}p13\":1,\"p14\":[],\"p15\":[-123.456,0.333,3.4028235e+38]}]}]}") { Archived83(p85: Optional<Date>.some(Date(timeIntervalSince1970: 1)), p86: [Optional<Decimal>.some(checkedDecimal("-1234567890123456789.0")), Optional<Decimal>.some(checkedDecimal("0.01")), Optional<Decimal>.none], p87: Sum26.moveBy(true, y: [Model11(p12: Set<Int32>([Int32(2147483647)]), p13: Optional<UInt8>.some(UInt8(1)), p14: [], p15: [Float(-123.456), Float(0.333), Float(3.4028235e+38)])])) },
    .init("{\"p85\":1700000000,\"p86\":[null,null,123456789],\"list84\":[{\"tag26\":\"wait_for\",\"time\":6148914691236517205}]}") { Archived83(p85: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), p86: [Optional<Decimal>.none, Optional<Decimal>.none, Optional<Decimal>.some(checkedDecimal("123456789"))], p87: Sum26.waitFor(time: Optional<UInt>.some(UInt(6148914691236517205)))) },
    .init("{\"p85\":1700000000,\"p86\":[],\"list84\":[{\"tag26\":\"take_it\",\"p12\":[-1],\"\u{e9}p13\":7,\"p14\":[],\"p15\":[0.333]}]}") { Archived83(p85: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), p86: [], p87: Sum26.takeIt(Model11(p12: Set<Int32>([Int32(-1)]), p13: Optional<UInt8>.some(UInt8(7)), p14: [], p15: [Float(0.333)]))) },
    .init("{\"p86\":[null,-12345678.9,-31415926535897.932384],\"list84\":[{\"tag26\":\"stop_now\"}]}") { Archived83(p85: Optional<Date>.none, p86: [Optional<Decimal>.none, Optional<Decimal>.some(checkedDecimal("-12345678.9")), Optional<Decimal>.some(checkedDecimal("-31415926535897.932384"))], p87: Sum26.stopNow) },
  ]),
  .codable(Model89.self, "Model89", [
    .init("{\"p90\":715827882}") { Model89(p90: Int32(715827882)) },
    .init("{\"p90\":2147483647}") { Model89(p90: Int32(2147483647)) },
    .init("{\"p90\":7}") { Model89(p90: Int32(7)) },
    .init("{\"p90\":-2147483647}") { Model89(p90: Int32(-2147483647)) },
    .init("{\"p90\":-2147483647}") { Model89(p90: Int32(-2147483647)) },
  ]),
  .mapped(Lined91.self, "Lined91", [
    .init("{\"\\\"k\\\"p93\":{\"items\":[{\"tag26\":\"stop_now\"},{\"tag26\":\"move_by\",\"_0\":true,\"y\":[]},{\"tag26\":\"wait_for\"},{\"tag26\":\"take_it\",\"p12\":[2147483647],\"p14\":[],\"p15\":[]}]}}") { Lined91(p93: Box<Sum26>(item: Optional<Sum26>.none, items: [Sum26.stopNow, Sum26.moveBy(true, y: []), Sum26.waitFor(time: Optional<UInt>.none), Sum26.takeIt(Model11(p12: Set<Int32>([Int32(2147483647)]), p13: Optional<UInt8>.none, p14: [], p15: []))])) },
    .init("{\"\\\"k\\\"p93\":{\"items\":[{\"tag26\":\"stop_now\"},{\"tag26\":\"move_by\",\"_0\":true,\"y\":[{\"p12\":[2147483647],\"\u{e9}p13\":255,\"p14\":[715827882,-2147483647],\"p15\":[]},{\"p12\":[0],\"\u{e9}p13\":0,\"p14\":[-2147483646,0,1],\"p15\":[0.1,1e-05]},{\"p12\":[1],\"\u{e9}p13\":7,\"p14\":[-715827882,2147483647],\"p15\":[3.4028235e+38]}]},{\"tag26\":\"wait_for\",\"time\":1}]}}") { Lined91(p93: Box<Sum26>(item: Optional<Sum26>.none, items: [Sum26.stopNow, Sum26.moveBy(true, y: [Model11(p12: Set<Int32>([Int32(2147483647)]), p13: Optional<UInt8>.some(UInt8(255)), p14: [Int32(715827882), Int32(-2147483647)], p15: []), Model11(p12: Set<Int32>([Int32(0)]), p13: Optional<UInt8>.some(UInt8(0)), p14: [Int32(-2147483646), Int32(0), Int32(1)], p15: [Float(0.1), Float(1e-05)]), Model11(p12: Set<Int32>([Int32(1)]), p13: Optional<UInt8>.some(UInt8(7)), p14: [Int32(-715827882), Int32(2147483647)], p15: [Float(3.4028235e+38)])]), Sum26.waitFor(time: Optional<UInt>.some(UInt(1)))])) },
    .init("{\"\\\"k\\\"p93\":{\"items\":[{\"tag26\":\"take_it\",\"p12\":[7],\"p14\":[],\"p15\":[]},{\"tag26\":\"stop_now\"},{\"tag26\":\"move_by\",\"_0\":false,\"y\":[]},{\"tag26\":\"wait_for\",\"time\":18446744073709551615}]}}") { Lined91(p93: Box<Sum26>(item: Optional<Sum26>.none, items: [Sum26.takeIt(Model11(p12: Set<Int32>([Int32(7)]), p13: Optional<UInt8>.none, p14: [], p15: [])), Sum26.stopNow, Sum26.moveBy(false, y: []), Sum26.waitFor(time: Optional<UInt>.some(UInt(18446744073709551615)))])) },
    .init("{\"\\\"k\\\"p93\":{\"items\":[{\"tag26\":\"take_it\",\"p12\":[2147483646],\"\u{e9}p13\":0,\"p14\":[2147483647,2147483646,2147483647],\"p15\":[7]},{\"tag26\":\"stop_now\"},{\"tag26\":\"move_by\",\"_0\":false,\"y\":[{\"p12\":[2147483647],\"\u{e9}p13\":0,\"p14\":[2147483646,0,-1],\"p15\":[1.1754944e-38,7,7]},{\"p12\":[0],\"\u{e9}p13\":255,\"p14\":[0],\"p15\":[]}]},{\"tag26\":\"wait_for\"}]}}") { Lined91(p93: Box<Sum26>(item: Optional<Sum26>.none, items: [Sum26.takeIt(Model11(p12: Set<Int32>([Int32(2147483646)]), p13: Optional<UInt8>.some(UInt8(0)), p14: [Int32(2147483647), Int32(2147483646), Int32(2147483647)], p15: [Float(7)])), Sum26.stopNow, Sum26.moveBy(false, y: [Model11(p12: Set<Int32>([Int32(2147483647)]), p13: Optional<UInt8>.some(UInt8(0)), p14: [Int32(2147483646), Int32(0), Int32(-1)], p15: [Float(1.1754944e-38), Float(7), Float(7)]), Model11(p12: Set<Int32>([Int32(0)]), p13: Optional<UInt8>.some(UInt8(255)), p14: [Int32(0)], p15: [])]), Sum26.waitFor(time: Optional<UInt>.none)])) },
    .init("{\"\\\"k\\\"p93\":{\"items\":[{\"tag26\":\"take_it\",\"p12\":[-1],\"p14\":[0,-2147483646,7],\"p15\":[]},{\"tag26\":\"stop_now\"},{\"tag26\":\"move_by\",\"_0\":false,\"y\":[{\"p12\":[2147483646],\"\u{e9}p13\":0,\"p14\":[],\"p15\":[16777216,-0.5]},{\"p12\":[-7],\"\u{e9}p13\":254,\"p14\":[-2147483647],\"p15\":[-0.5,3.4028235e+38]},{\"p12\":[-2147483647],\"\u{e9}p13\":7,\"p14\":[],\"p15\":[0.333]}]},{\"tag26\":\"wait_for\",\"time\":6148914691236517205}]}}") { Lined91(p93: Box<Sum26>(item: Optional<Sum26>.none, items: [Sum26.takeIt(Model11(p12: Set<Int32>([Int32(-1)]), p13: Optional<UInt8>.none, p14: [Int32(0), Int32(-2147483646), Int32(7)], p15: [])), Sum26.stopNow, Sum26.moveBy(false, y: [Model11(p12: Set<Int32>([Int32(2147483646)]), p13: Optional<UInt8>.some(UInt8(0)), p14: [], p15: [Float(16777216), Float(-0.5)]), Model11(p12: Set<Int32>([Int32(-7)]), p13: Optional<UInt8>.some(UInt8(254)), p14: [Int32(-2147483647)], p15: [Float(-0.5), Float(3.4028235e+38)]), Model11(p12: Set<Int32>([Int32(-2147483647)]), p13: Optional<UInt8>.some(UInt8(7)), p14: [], p15: [Float(0.333)])]), Sum26.waitFor(time: Optional<UInt>.some(UInt(6148914691236517205)))])) },
  ]),
  .codable(Model94.self, "Model94", [
    .init("{\"p96\":[{\"tag88\":\"a/stopNow\"}],\"p97\":0.001,\"\\\"k\\\"p98\":[5]}") { Model94(p95: Optional<Int32>.none, p96: Optional<[Sum88]>.some([Sum88.stopNow]), p97: checkedDecimal("0.001"), p98: Optional<[AnyJSON]>.some([checkedJSON("5")])) },
    .init("{\"p97\":-3141592653589793238.4,\"\\\"k\\\"p98\":[\"a/b\",-0.5,5]}") { Model94(p95: Optional<Int32>.none, p96: Optional<[Sum88]>.none, p97: checkedDecimal("-3141592653589793238.4"), p98: Optional<[AnyJSON]>.some([checkedJSON("\"a/b\""), checkedJSON("-0.5"), checkedJSON("5")])) },
    .init("{\"\\\"k\\\"p95\":-2147483646,\"p96\":[{\"tag88\":\"a/moveBy\",\"_0\":{\"\u{e9}p72\":\"mailto:a@b.c\"},\"y\":[{\"tag26\":\"stop_now\"},null]}],\"p97\":-3141592653589793238.4,\"\\\"k\\\"p98\":[{\"a b\":{\"c\":[true]}},[null,[1]]]}") { Model94(p95: Optional<Int32>.some(Int32(-2147483646)), p96: Optional<[Sum88]>.some([Sum88.moveBy(Model71(p72: checkedURL("mailto:a@b.c")), y: [Optional<Sum26>.some(Sum26.stopNow), Optional<Sum26>.none])]), p97: checkedDecimal("-3141592653589793238.4"), p98: Optional<[AnyJSON]>.some([checkedJSON("{\"a b\":{\"c\":[true]}}"), checkedJSON("[null,[1]]")])) },
    .init("{\"\\\"k\\\"p95\":-1,\"p96\":[{\"tag88\":\"a/takeIt\",\"tag26\":\"stop_now\"},{\"tag88\":\"a/nestIt\",\"tag26\":\"move_by\",\"_0\":false,\"y\":[{\"p12\":[7],\"p14\":[1,-2147483646],\"p15\":[]},{\"p12\":[-715827882],\"\u{e9}p13\":254,\"p14\":[-1,2147483647],\"p15\":[-123.456,7,1.1754944e-38]}]},{\"tag88\":\"a/stopNow\"}],\"p97\":314159265358979323.84,\"\\\"k\\\"p98\":[{\"a b\":{\"c\":[true]}},[null,[1]]]}") { Model94(p95: Optional<Int32>.some(Int32(-1)), p96: Optional<[Sum88]>.some([Sum88.takeIt(it: Sum26.stopNow), Sum88.nestIt(Sum26.moveBy(false, y: [Model11(p12: Set<Int32>([Int32(7)]), p13: Optional<UInt8>.none, p14: [Int32(1), Int32(-2147483646)], p15: []), Model11(p12: Set<Int32>([Int32(-715827882)]), p13: Optional<UInt8>.some(UInt8(254)), p14: [Int32(-1), Int32(2147483647)], p15: [Float(-123.456), Float(7), Float(1.1754944e-38)])])), Sum88.stopNow]), p97: checkedDecimal("314159265358979323.84"), p98: Optional<[AnyJSON]>.some([checkedJSON("{\"a b\":{\"c\":[true]}}"), checkedJSON("[null,[1]]")])) },
    .init("{\"p97\":12345678901234567.890,\"\\\"k\\\"p98\":[-0.5,\"a/b\"]}") { Model94(p95: Optional<Int32>.none, p96: Optional<[Sum88]>.none, p97: checkedDecimal("12345678901234567.890"), p98: Optional<[AnyJSON]>.some([checkedJSON("-0.5"), checkedJSON("\"a/b\"")])) },
  ]),
  .mapped(Archived99.self, "Archived99", [
    .init("{\"list100\":[[[\"file:///a%20b\"]]]}") { Archived99(p101: Set<URL>([checkedURL("file:///a%20b")])) },
    .init("{\"list100\":[[[\"mailto:a@b.c\"]]]}") { Archived99(p101: Set<URL>([checkedURL("mailto:a@b.c")])) },
    .init("{\"list100\":[[[\"https://example.org/a/b?c=d&e=f#g\"]]]}") { Archived99(p101: Set<URL>([checkedURL("https://example.org/a/b?c=d&e=f#g")])) },
    .init("{\"list100\":[[[\"https://example.org\"]]]}") { Archived99(p101: Set<URL>([checkedURL("https://example.org")])) },
    .init("{\"list100\":[[[\"relative/path\"]]]}") { Archived99(p101: Set<URL>([checkedURL("relative/path")])) },
  ]),
  .codable(Model103.self, "Model103", [
    .init("{\"p104\":{\"-5\":0}}") { Model103(p104: [-5: UInt16(0)]) },
    .init("{\"p104\":{\"1010\":1}}") { Model103(p104: [1010: UInt16(1)]) },
    .init("{\"p104\":{\"-5\":0}}") { Model103(p104: [-5: UInt16(0)]) },
    .init("{\"p104\":{\"0\":65534,\"1010\":0}}") { Model103(p104: [0: UInt16(65534), 1010: UInt16(0)]) },
    .init("{\"p104\":{\"-5\":0,\"1010\":7}}") { Model103(p104: [-5: UInt16(0), 1010: UInt16(7)]) },
  ]),
  .mapped(Lined105.self, "Lined105", [
    .init("{\"key/p107\":4846.4,\"list106\":[{\"tag26\":\"stop_now\"},[]],\"\u{e9}p109\":{},\"p111\":[]}") { Lined105(p107: Optional<Double>.some(Double(4846.4)), p108: Optional<Sum26>.some(Sum26.stopNow), p109: [:], p110: [], p111: []) },
    .init("{\"key/p107\":1e100,\"list106\":[{\"tag26\":\"move_by\",\"_0\":false,\"y\":[]},[]],\"\u{e9}p109\":{\"a/b\":1700000000000,\"\u{e9}\":1700000000000},\"p111\":[]}") { Lined105(p107: Optional<Double>.some(Double(1e100)), p108: Optional<Sum26>.some(Sum26.moveBy(false, y: [])), p109: ["a/b": Date(timeIntervalSince1970: 1700000000), "\u{e9}": Date(timeIntervalSince1970: 1700000000)], p110: [], p111: []) },
    .init("{\"list106\":[{\"tag26\":\"wait_for\",\"time\":7},[\"left\",\"l/r\",\"\u{e9}\"]],\"\u{e9}p109\":{\"a/b\":951782400000},\"p111\":[{\"key/p3\":[7],\"\\\"k\\\"p4\":{},\"key/p5\":[6148914691236517205],\"\u{e9}p6\":[10922],\"key/p7\":[\"\u{e9}\",\"left\"],\"p8\":-0.5},{\"key/p3\":[7],\"\\\"k\\\"p4\":{},\"key/p5\":[1],\"\u{e9}p6\":[0],\"key/p7\":[\"l/r\",\"\u{e9}\",\"\u{e9}\"],\"p8\":-0.5}]}") { Lined105(p107: Optional<Double>.none, p108: Optional<Sum26>.some(Sum26.waitFor(time: Optional<UInt>.some(UInt(7)))), p109: ["a/b": Date(timeIntervalSince1970: 951782400)], p110: [Choice1.case0, Choice1.case1, Choice1.case2], p111: [Model2(p3: Set<UInt64>([UInt64(7)]), p4: [:], p5: Set<UInt>([UInt(6148914691236517205)]), p6: Set<Int16>([Int16(10922)]), p7: [Choice1.case2, Choice1.case0], p8: checkedJSON("-0.5")), Model2(p3: Set<UInt64>([UInt64(7)]), p4: [:], p5: Set<UInt>([UInt(1)]), p6: Set<Int16>([Int16(0)]), p7: [Choice1.case1, Choice1.case2, Choice1.case2], p8: checkedJSON("-0.5"))]) },
    .init("{\"list106\":[null,[\"left\"]],\"\u{e9}p109\":{\"a\":1700000000000,\"\u{e9}\":1700000000000},\"p111\":[]}") { Lined105(p107: Optional<Double>.none, p108: Optional<Sum26>.none, p109: ["a": Date(timeIntervalSince1970: 1700000000), "\u{e9}": Date(timeIntervalSince1970: 1700000000)], p110: [Choice1.case0], p111: []) },
    .init("{\"list106\":[{\"tag26\":\"stop_now\"},[\"left\"]],\"\u{e9}p109\":{},\"p111\":[]}") { Lined105(p107: Optional<Double>.none, p108: Optional<Sum26>.some(Sum26.stopNow), p109: [:], p110: [Choice1.case0], p111: []) },
  ]),
  .codable(Model113.self, "Model113", [
    .init("{\"\u{e9}p115\":0.1,\"p116\":-12345.6789,\"\\\"k\\\"p117\":{\"a/b\":0,\"\u{e9}\":0},\"\u{e9}p118\":[7],\"p119\":[]}") { Model113(p114: Optional<Moved80>.none, p115: Float(0.1), p116: checkedDecimal("-12345.6789"), p117: ["a/b": Int64(0), "\u{e9}": Int64(0)], p118: Set<UInt8>([UInt8(7)]), p119: []) },
    .init("{\"p114\":{\"p81\":[{\"tag26\":\"take_it\",\"p12\":[0],\"\u{e9}p13\":254,\"p14\":[],\"p15\":[]},{\"tag26\":\"stop_now\"},{\"tag26\":\"move_by\",\"_0\":true,\"y\":[{\"p12\":[1],\"\u{e9}p13\":85,\"p14\":[1,2147483646],\"p15\":[7,7,3.4028235e+38]}]},{\"tag26\":\"wait_for\",\"time\":1}],\"key/p82\":[]},\"\u{e9}p115\":1e-05,\"p116\":0.005,\"\\\"k\\\"p117\":{\"a\":-7,\"a/b\":1,\"\u{e9}\":0},\"\u{e9}p118\":[255],\"p119\":[]}") { Model113(p114: Optional<Moved80>.some(Moved80(p81: Optional<[Sum26]>.some([Sum26.takeIt(Model11(p12: Set<Int32>([Int32(0)]), p13: Optional<UInt8>.some(UInt8(254)), p14: [], p15: [])), Sum26.stopNow, Sum26.moveBy(true, y: [Model11(p12: Set<Int32>([Int32(1)]), p13: Optional<UInt8>.some(UInt8(85)), p14: [Int32(1), Int32(2147483646)], p15: [Float(7), Float(7), Float(3.4028235e+38)])]), Sum26.waitFor(time: Optional<UInt>.some(UInt(1)))]), p82: [])), p115: Float(1e-05), p116: checkedDecimal("0.005"), p117: ["a": Int64(-7), "a/b": Int64(1), "\u{e9}": Int64(0)], p118: Set<UInt8>([UInt8(255)]), p119: []) },
    .init("{\"p114\":{\"key/p82\":[]},\"\u{e9}p115\":7,\"p116\":31415926535897932.384,\"\\\"k\\\"p117\":{\"a\":3074457345618258602},\"\u{e9}p118\":[7],\"p119\":[]}") { Model113(p114: Optional<Moved80>.some(Moved80(p81: Optional<[Sum26]>.none, p82: [])), p115: Float(7), p116: checkedDecimal("31415926535897932.384"), p117: ["a": Int64(3074457345618258602)], p118: Set<UInt8>([UInt8(7)]), p119: []) },
    .init("{\"\u{e9}p115\":1e-05,\"p116\":-0.005,\"\\\"k\\\"p117\":{},\"\u{e9}p118\":[1],\"p119\":[{\"p28\":[{\"item\":6148914691236517205,\"items\":[18446744073709551615]}],\"p29\":{\"-5\":[null,[1]]},\"p30\":{\"a\":0,\"\u{e9}\":1},\"p31\":{},\"key/p32\":[1.7976931348623157e+308],\"\u{e9}p33\":[\"\u{e9}\",\"\u{e9}\"]},{\"p28\":[{\"item\":7,\"items\":[18446744073709551615,18446744073709551614]}],\"p29\":{\"-5\":[],\"1010\":5},\"p30\":{\"a\":1,\"a/b\":1,\"\u{e9}\":-9223372036854775807},\"p31\":{\"a\":{\"tag26\":\"stop_now\"},\"a/b\":{\"tag26\":\"move_by\",\"_0\":false,\"y\":[{\"p12\":[-7],\"\u{e9}p13\":255,\"p14\":[0,715827882],\"p15\":[1.1754944e-38]}]}},\"key/p32\":[-891.4]}]}") { Model113(p114: Optional<Moved80>.none, p115: Float(1e-05), p116: checkedDecimal("-0.005"), p117: [:], p118: Set<UInt8>([UInt8(1)]), p119: [Model27(p28: Optional<[Box<UInt>]>.some([Box<UInt>(item: Optional<UInt>.some(UInt(6148914691236517205)), items: [UInt(18446744073709551615)])]), p29: [-5: checkedJSON("[null,[1]]")], p30: ["a": Int64(0), "\u{e9}": Int64(1)], p31: [:], p32: Set<Double>([Double(1.7976931348623157e+308)]), p33: Optional<[Choice1]>.some([Choice1.case2, Choice1.case2])), Model27(p28: Optional<[Box<UInt>]>.some([Box<UInt>(item: Optional<UInt>.some(UInt(7)), items: [UInt(18446744073709551615), UInt(18446744073709551614)])]), p29: [-5: checkedJSON("[]"), 1010: checkedJSON("5")], p30: ["a": Int64(1), "a/b": Int64(1), "\u{e9}": Int64(-9223372036854775807)], p31: ["a": Sum26.stopNow, "a/b": Sum26.moveBy(false, y: [Model11(p12: Set<Int32>([Int32(-7)]), p13: Optional<UInt8>.some(UInt8(255)), p14: [Int32(0), Int32(715827882)], p15: [Float(1.1754944e-38)])])], p32: Set<Double>([Double(-891.4)]), p33: Optional<[Choice1]>.none)]) },
    .init("{\"p114\":{\"key/p82\":[]},\"\u{e9}p115\":7,\"p116\":0.05,\"\\\"k\\\"p117\":{\"a\":0,\"a/b\":9223372036854775806,\"\u{e9}\":-1},\"\u{e9}p118\":[255],\"p119\":[{\"p28\":[{\"item\":18446744073709551614,\"items\":[1,18446744073709551614]}],\"p29\":{\"0\":-0.5},\"p30\":{\"\u{e9}\":9223372036854775807},\"p31\":{\"\u{e9}\":{\"tag26\":\"take_it\",\"p12\":[-2147483647],\"\u{e9}p13\":0,\"p14\":[1],\"p15\":[1.1754944e-38,0.1]}},\"key/p32\":[0.30000000000000004],\"\u{e9}p33\":[\"l/r\"]}]}") { Model113(p114: Optional<Moved80>.some(Moved80(p81: Optional<[Sum26]>.none, p82: [])), p115: Float(7), p116: checkedDecimal("0.05"), p117: ["a": Int64(0), "a/b": Int64(9223372036854775806), "\u{e9}": Int64(-1)], p118: Set<UInt8>([UInt8(255)]), p119: [Model27(p28: Optional<[Box<UInt>]>.some([Box<UInt>(item: Optional<UInt>.some(UInt(18446744073709551614)), items: [UInt(1), UInt(18446744073709551614)])]), p29: [0: checkedJSON("-0.5")], p30: ["\u{e9}": Int64(9223372036854775807)], p31: ["\u{e9}": Sum26.takeIt(Model11(p12: Set<Int32>([Int32(-2147483647)]), p13: Optional<UInt8>.some(UInt8(0)), p14: [Int32(1)], p15: [Float(1.1754944e-38), Float(0.1)]))], p32: Set<Double>([Double(0.30000000000000004)]), p33: Optional<[Choice1]>.some([Choice1.case1]))]) },
  ]),
]
