// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 2. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct Model67: JSONMappable, Codable, Equatable {
  var p68: Int16 = Int16(-7)
  var p69: [String: Moved18] = [:]
  var p70: Choice1 = Choice1.case2
  var p71: [Choice1] = [Choice1.case2, Choice1.case2]
  init() {}
  init(p68: Int16, p69: [String: Moved18], p70: Choice1, p71: [Choice1]) {
    self.p68 = p68
    self.p69 = p69
    self.p70 = p70
    self.p71 = p71
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p70": return "\u{e9}p70"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p68 = "p68"
    case p69 = "p69"
    case p70 = "\u{e9}p70"
    case p71 = "p71"
  }
}
struct Lined72: JSONMappable, Equatable {
  var p73: [Int: Decimal] = [:]
  var p74: Data = Data([11, 191, 35, 253] as [UInt8])
  var p75: [URL] = [checkedURL("file:///a")]
  init() {}
  init(p73: [Int: Decimal], p74: Data, p75: [URL]) {
    self.p73 = p73
    self.p74 = p74
    self.p75 = p75
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p73, keyPath: "in.p73")
    try json.map(&p74, keys: ["p74", "p74_old"], transformer: JSONTransformers.base64ToData)
    try json.map(&p75, keyPath: "in.p75", required: true, transformer: JSONTransformers.stringToURL)
  }
}
final class Model76: JSONMappable, Codable, Equatable {
  var p77: [Optional<Sum23>] = []
  var p78: Optional<Moved18> = nil
  var p79: Model47 = Model47()
  var p80: Set<UInt> = Set<UInt>([UInt(18446744073709551615)])
  var p81: Optional<[UInt8]> = nil
  required init() {}
  init(p77: [Optional<Sum23>], p78: Optional<Moved18>, p79: Model47, p80: Set<UInt>, p81: Optional<[UInt8]>) {
    self.p77 = p77
    self.p78 = p78
    self.p79 = p79
    self.p80 = p80
    self.p81 = p81
  }
  static func == (left: Model76, right: Model76) -> Bool {
    left.p77 == right.p77 && left.p78 == right.p78 && left.p79 == right.p79 && left.p80 == right.p80 && left.p81 == right.p81
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p77": return "key/p77"
    case "p78": return "key/p78"
    case "p79": return "\"k\"p79"
    case "p80": return "\"k\"p80"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p77 = "key/p77"
    case p78 = "key/p78"
    case p79 = "\"k\"p79"
    case p80 = "\"k\"p80"
    case p81 = "p81"
  }
}
struct Lined85: JSONMappable, Equatable {
  var p87: Optional<Model2> = nil
  init() {}
  init(p87: Optional<Model2>) {
    self.p87 = p87
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p87, key: "\"k\"p87")
  }
}
struct Model89: JSONMappable, Codable, Equatable {
  var p90: Bool = true
  init() {}
  init(p90: Bool) {
    self.p90 = p90
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p90": return "key/p90"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p90 = "key/p90"
  }
}
struct Lined91: JSONMappable, Equatable {
  var p93: Optional<URL> = nil
  var p94: [Optional<UInt16>] = [Optional<UInt16>.some(UInt16(65534)), Optional<UInt16>.none, Optional<UInt16>.some(UInt16(0))]
  init() {}
  init(p93: Optional<URL>, p94: [Optional<UInt16>]) {
    self.p93 = p93
    self.p94 = p94
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p93, keyPath: "list92[0]", transformer: JSONTransformers.stringToURL)
    try json.map(&p94, keys: ["key/p94", "p94_old"])
  }
}
struct Model95: JSONMappable, Codable, Equatable {
  var p96: Set<String> = Set<String>(["A b"])
  var p97: Set<Bool> = Set<Bool>([true])
  var p98: [Int: UUID] = [0: UUID(uuid: (60, 43, 20, 65, 168, 147, 1, 242, 29, 25, 35, 63, 175, 122, 224, 125)), 1010: UUID(uuid: (187, 176, 232, 200, 199, 180, 52, 37, 182, 252, 121, 157, 62, 42, 76, 115))]
  var p99: Sum23 = Sum23.stopNow
  init() {}
  init(p96: Set<String>, p97: Set<Bool>, p98: [Int: UUID], p99: Sum23) {
    self.p96 = p96
    self.p97 = p97
    self.p98 = p98
    self.p99 = p99
  }
  private enum CodingKeys: String, CodingKey {
    case p96 = "p96"
    case p97 = "p97"
    case p98 = "p98"
    case p99 = "p99"
  }
}
final class Lined100: JSONMappable, Equatable {
  var p101: [Int: Sum88] = [-5: Sum88.stopNow, 0: Sum88.moveBy(checkedDecimal("0.00001"), y: Optional<[Bool]>.some([false, true])), 1010: Sum88.takeIt(Moved18(p19: UInt(18446744073709551614)))]
  var p102: Optional<[Data]> = nil
  var p103: [Optional<Sum88>] = []
  var p104: URL = checkedURL("https://example.org/a/b?c=d&e=f#g")
  required init() {}
  init(p101: [Int: Sum88], p102: Optional<[Data]>, p103: [Optional<Sum88>], p104: URL) {
    self.p101 = p101
    self.p102 = p102
    self.p103 = p103
    self.p104 = p104
  }
  static func == (left: Lined100, right: Lined100) -> Bool {
    left.p101 == right.p101 && left.p102 == right.p102 && left.p103 == right.p103 && left.p104 == right.p104
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p101, keys: ["p101", "p101_old"])
    try json.map(&p102, key: "\"k\"p102", transformer: JSONTransformers.base64ToData)
    try json.map(&p103, key: "key/p103", required: true)
    try json.map(&p104, keys: ["p104", "p104_old"], required: true)
  }
}
struct Model106: JSONMappable, Codable, Equatable {
  var p107: Optional<[Moved18]> = nil
  var p108: Set<Int> = Set<Int>([Int(0)])
  init() {}
  init(p107: Optional<[Moved18]>, p108: Set<Int>) {
    self.p107 = p107
    self.p108 = p108
  }
  private enum CodingKeys: String, CodingKey {
    case p107 = "p107"
    case p108 = "p108"
  }
}
struct Lined109: JSONMappable, Equatable {
  var p111: Date = Date(timeIntervalSince1970: 1700000000)
  var p112: UUID = UUID(uuid: (38, 191, 249, 185, 32, 251, 212, 151, 215, 108, 71, 20, 200, 51, 155, 30))
  init() {}
  init(p111: Date, p112: UUID) {
    self.p111 = p111
    self.p112 = p112
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p111, keyPath: "list110[0]", transformer: JSONTransformers.secondsToDate)
    try json.map(&p112, key: "p112", required: true)
  }
}
struct Model114: JSONMappable, Codable, Equatable {
  var p115: Model14 = Model14()
  var p116: Decimal = checkedDecimal("9007199254740993")
  var p117: [Optional<Float>] = [Optional<Float>.some(Float(-123.456))]
  init() {}
  init(p115: Model14, p116: Decimal, p117: [Optional<Float>]) {
    self.p115 = p115
    self.p116 = p116
    self.p117 = p117
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p115": return "key/p115"
    case "p117": return "\"k\"p117"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p115 = "key/p115"
    case p116 = "p116"
    case p117 = "\"k\"p117"
  }
}
struct Lined118: JSONMappable, Equatable {
  var p119: Decimal = checkedDecimal("-0.5")
  var p120: [Float] = []
  var p121: Data = Data([] as [UInt8])
  var p122: Float = Float(16777216)
  var p123: Model89 = Model89()
  var p124: Lined91 = Lined91()
  init() {}
  init(p119: Decimal, p120: [Float], p121: Data, p122: Float, p123: Model89, p124: Lined91) {
    self.p119 = p119
    self.p120 = p120
    self.p121 = p121
    self.p122 = p122
    self.p123 = p123
    self.p124 = p124
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p119, keyPath: "in.p119")
    try json.map(&p120, keys: ["p120", "p120_old"])
    try json.map(&p121, keys: ["key/p121", "p121_old"])
    try json.map(&p122, key: "\u{e9}p122")
    try json.map(&p123, key: "key/p123")
    try json.map(&p124, key: "\u{e9}p124", required: true)
  }
}

let randomModels1: [ModelCase] = [
  .codable(Model67.self, "Model67", [
    .init("{\"p68\":-7,\"p69\":{\"\u{e9}\":{\"\\\"k\\\"p19\":6148914691236517205}},\"\u{e9}p70\":-5,\"p71\":[7,7]}") { Model67(p68: Int16(-7), p69: ["\u{e9}": Moved18(p19: UInt(6148914691236517205))], p70: Choice1.case0, p71: [Choice1.case2, Choice1.case2]) },
    .init("{\"p68\":7,\"p69\":{\"a/b\":{\"\\\"k\\\"p19\":1},\"\u{e9}\":{\"\\\"k\\\"p19\":18446744073709551615}},\"\u{e9}p70\":7,\"p71\":[0,7]}") { Model67(p68: Int16(7), p69: ["a/b": Moved18(p19: UInt(1)), "\u{e9}": Moved18(p19: UInt(18446744073709551615))], p70: Choice1.case2, p71: [Choice1.case1, Choice1.case2]) },
    .init("{\"p68\":0,\"p69\":{\"a/b\":{\"\\\"k\\\"p19\":6148914691236517205}},\"\u{e9}p70\":-5,\"p71\":[0,-5,0]}") { Model67(p68: Int16(0), p69: ["a/b": Moved18(p19: UInt(6148914691236517205))], p70: Choice1.case0, p71: [Choice1.case1, Choice1.case0, Choice1.case1]) },
    .init("{\"p68\":32767,\"p69\":{\"a/b\":{\"\\\"k\\\"p19\":6148914691236517205}},\"\u{e9}p70\":-5,\"p71\":[7,0]}") { Model67(p68: Int16(32767), p69: ["a/b": Moved18(p19: UInt(6148914691236517205))], p70: Choice1.case0, p71: [Choice1.case2, Choice1.case1]) },
  ]),
  .mapped(Lined72.self, "Lined72", [
    .init("{\"in\":{\"p73\":{\"-5\":9007199254740993,\"0\":123456.789,\"1010\":123456.789},\"p75\":[]},\"p74\":\"\"}") { Lined72(p73: [-5: checkedDecimal("9007199254740993"), 0: checkedDecimal("123456.789"), 1010: checkedDecimal("123456.789")], p74: Data([] as [UInt8]), p75: []) },
    .init("{\"in\":{\"p73\":{\"0\":5,\"1010\":5},\"p75\":[\"https://example.org/a?b=c#d\",\"https://example.org/a?b=c#d\",\"file:///a\"]},\"p74\":\"EAfp\"}") { Lined72(p73: [0: checkedDecimal("5"), 1010: checkedDecimal("5")], p74: Data([16, 7, 233] as [UInt8]), p75: [checkedURL("https://example.org/a?b=c#d"), checkedURL("https://example.org/a?b=c#d"), checkedURL("file:///a")]) },
    .init("{\"in\":{\"p73\":{},\"p75\":[\"file:///a\"]},\"p74\":\"CAGrqTo=\"}") { Lined72(p73: [:], p74: Data([8, 1, 171, 169, 58] as [UInt8]), p75: [checkedURL("file:///a")]) },
    .init("{\"in\":{\"p73\":{\"-5\":5,\"0\":9007199254740993,\"1010\":9007199254740993},\"p75\":[\"file:///a\",\"file:///a\"]},\"p74\":\"4sYPzQ==\"}") { Lined72(p73: [-5: checkedDecimal("5"), 0: checkedDecimal("9007199254740993"), 1010: checkedDecimal("9007199254740993")], p74: Data([226, 198, 15, 205] as [UInt8]), p75: [checkedURL("file:///a"), checkedURL("file:///a")]) },
  ]),
  .codable(Model76.self, "Model76", [
    .init("{\"key/p77\":[],\"key/p78\":{\"\\\"k\\\"p19\":1},\"\\\"k\\\"p79\":{\"p48\":{\"key/p3\":0,\"p5\":-5,\"p6\":-1},\"\u{e9}p50\":[{\"p15\":{\"key/p3\":0,\"p5\":-5,\"p6\":9223372036854775807},\"key/p16\":[-5,0],\"p17\":{\"key/p3\":0,\"\\\"k\\\"p4\":-5,\"p5\":7,\"p6\":9223372036854775806}}]},\"\\\"k\\\"p80\":[18446744073709551615],\"p81\":[]}") { Model76(p77: [], p78: Optional<Moved18>.some(Moved18(p19: UInt(1))), p79: Model47(p48: Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.some(Int(-1))), p49: Optional<Moved18>.none, p50: Optional<[Model14]>.some([Model14(p15: Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.some(Int(9223372036854775807))), p16: [Choice1.case0, Choice1.case1], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case2, p6: Optional<Int>.some(Int(9223372036854775806))))])), p80: Set<UInt>([UInt(18446744073709551615)]), p81: Optional<[UInt8]>.some([])) },
    .init("{\"key/p77\":[],\"\\\"k\\\"p79\":{\"p48\":{\"key/p3\":7,\"\\\"k\\\"p4\":0,\"p5\":7,\"p6\":-9223372036854775806}},\"\\\"k\\\"p80\":[18446744073709551614]}") { Model76(p77: [], p78: Optional<Moved18>.none, p79: Model47(p48: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case2, p6: Optional<Int>.some(Int(-9223372036854775806))), p49: Optional<Moved18>.none, p50: Optional<[Model14]>.none), p80: Set<UInt>([UInt(18446744073709551614)]), p81: Optional<[UInt8]>.none) },
    .init("{\"key/p77\":[],\"\\\"k\\\"p79\":{\"p48\":{\"key/p3\":0,\"\\\"k\\\"p4\":0,\"p5\":0},\"\u{e9}p50\":[{\"p15\":{\"key/p3\":0,\"\\\"k\\\"p4\":-5,\"p5\":0,\"p6\":7},\"key/p16\":[],\"p17\":{\"key/p3\":7,\"p5\":7}}]},\"\\\"k\\\"p80\":[18446744073709551615],\"p81\":[254,1]}") { Model76(p77: [], p78: Optional<Moved18>.none, p79: Model47(p48: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case1, p6: Optional<Int>.none), p49: Optional<Moved18>.none, p50: Optional<[Model14]>.some([Model14(p15: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case1, p6: Optional<Int>.some(Int(7))), p16: [], p17: Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.none))])), p80: Set<UInt>([UInt(18446744073709551615)]), p81: Optional<[UInt8]>.some([UInt8(254), UInt8(1)])) },
    .init("{\"key/p77\":[{\"tag23\":\"take_it\",\"data23\":{\"p15\":{\"key/p3\":7,\"\\\"k\\\"p4\":-5,\"p5\":-5,\"p6\":3074457345618258602},\"key/p16\":[7,0],\"p17\":{\"key/p3\":-5,\"\\\"k\\\"p4\":7,\"p5\":0,\"p6\":-7}}}],\"\\\"k\\\"p79\":{\"p48\":{\"key/p3\":7,\"p5\":-5,\"p6\":7},\"\u{e9}p49\":{\"\\\"k\\\"p19\":18446744073709551614}},\"\\\"k\\\"p80\":[7],\"p81\":[1,1]}") { Model76(p77: [Optional<Sum23>.some(Sum23.takeIt(Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case0, p6: Optional<Int>.some(Int(3074457345618258602))), p16: [Choice1.case2, Choice1.case1], p17: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case1, p6: Optional<Int>.some(Int(-7))))))], p78: Optional<Moved18>.none, p79: Model47(p48: Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.some(Int(7))), p49: Optional<Moved18>.some(Moved18(p19: UInt(18446744073709551614))), p50: Optional<[Model14]>.none), p80: Set<UInt>([UInt(7)]), p81: Optional<[UInt8]>.some([UInt8(1), UInt8(1)])) },
  ]),
  .mapped(Lined85.self, "Lined85", [
    .init("{\"\\\"k\\\"p87\":{\"key/p3\":0,\"p5\":0,\"p6\":-1}}") { Lined85(p87: Optional<Model2>.some(Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case1, p6: Optional<Int>.some(Int(-1))))) },
    .init("{}") { Lined85(p87: Optional<Model2>.none) },
    .init("{}") { Lined85(p87: Optional<Model2>.none) },
    .init("{}") { Lined85(p87: Optional<Model2>.none) },
  ]),
  .codable(Model89.self, "Model89", [
    .init("{\"key/p90\":false}") { Model89(p90: false) },
    .init("{\"key/p90\":false}") { Model89(p90: false) },
    .init("{\"key/p90\":false}") { Model89(p90: false) },
    .init("{\"key/p90\":false}") { Model89(p90: false) },
  ]),
  .mapped(Lined91.self, "Lined91", [
    .init("{\"list92\":[null],\"key/p94\":[21845,65534,65534]}") { Lined91(p93: Optional<URL>.none, p94: [Optional<UInt16>.some(UInt16(21845)), Optional<UInt16>.some(UInt16(65534)), Optional<UInt16>.some(UInt16(65534))]) },
    .init("{\"list92\":[\"file:///a\"],\"key/p94\":[65535,65535,7]}") { Lined91(p93: Optional<URL>.some(checkedURL("file:///a")), p94: [Optional<UInt16>.some(UInt16(65535)), Optional<UInt16>.some(UInt16(65535)), Optional<UInt16>.some(UInt16(7))]) },
    .init("{\"list92\":[null],\"key/p94\":[]}") { Lined91(p93: Optional<URL>.none, p94: []) },
    .init("{\"list92\":[\"file:///a\"],\"key/p94\":[1,null]}") { Lined91(p93: Optional<URL>.some(checkedURL("file:///a")), p94: [Optional<UInt16>.some(UInt16(1)), Optional<UInt16>.none]) },
  ]),
  .codable(Model95.self, "Model95", [
    .init("{\"p96\":[\"a/b\"],\"p97\":[true],\"p98\":{\"-5\":\"34C6468F-7845-B6CF-AD48-D510E10074F6\",\"1010\":\"7BA5C728-7BE7-EA86-2D48-A96F288E06EE\"},\"p99\":{\"tag23\":\"stop_now\"}}") { Model95(p96: Set<String>(["a/b"]), p97: Set<Bool>([true]), p98: [-5: UUID(uuid: (52, 198, 70, 143, 120, 69, 182, 207, 173, 72, 213, 16, 225, 0, 116, 246)), 1010: UUID(uuid: (123, 165, 199, 40, 123, 231, 234, 134, 45, 72, 169, 111, 40, 142, 6, 238))], p99: Sum23.stopNow) },
    .init("{\"p96\":[\"a/b\"],\"p97\":[false],\"p98\":{\"-5\":\"B95B1C86-2D27-27B3-40E6-5CDF4FE2CDFC\",\"0\":\"FDE46801-E50D-7900-42C7-7E272B9922A5\",\"1010\":\"C3C55A75-7CC1-9B94-4E9C-B5A0A82EFECD\"},\"p99\":{\"tag23\":\"wait_for\",\"data23\":[false,false,true]}}") { Model95(p96: Set<String>(["a/b"]), p97: Set<Bool>([false]), p98: [-5: UUID(uuid: (185, 91, 28, 134, 45, 39, 39, 179, 64, 230, 92, 223, 79, 226, 205, 252)), 0: UUID(uuid: (253, 228, 104, 1, 229, 13, 121, 0, 66, 199, 126, 39, 43, 153, 34, 165)), 1010: UUID(uuid: (195, 197, 90, 117, 124, 193, 155, 148, 78, 156, 181, 160, 168, 46, 254, 205))], p99: Sum23.waitFor(Optional<[Bool]>.some([false, false, true]))) },
    .init("{\"p96\":[\"A b\"],\"p97\":[true],\"p98\":{\"-5\":\"770790C3-83F1-256B-05DF-163EC2470822\",\"0\":\"3B71690B-FBEA-96DB-3989-EFC5741DCFFD\",\"1010\":\"6CB1D790-9B4A-594A-7013-3C49EDA78E01\"},\"p99\":{\"tag23\":\"take_it\",\"data23\":{\"p15\":{\"key/p3\":7,\"p5\":0,\"p6\":-9223372036854775806},\"key/p16\":[7],\"p17\":{\"key/p3\":0,\"\\\"k\\\"p4\":7,\"p5\":0}}}}") { Model95(p96: Set<String>(["A b"]), p97: Set<Bool>([true]), p98: [-5: UUID(uuid: (119, 7, 144, 195, 131, 241, 37, 107, 5, 223, 22, 62, 194, 71, 8, 34)), 0: UUID(uuid: (59, 113, 105, 11, 251, 234, 150, 219, 57, 137, 239, 197, 116, 29, 207, 253)), 1010: UUID(uuid: (108, 177, 215, 144, 155, 74, 89, 74, 112, 19, 60, 73, 237, 167, 142, 1))], p99: Sum23.takeIt(Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case1, p6: Optional<Int>.some(Int(-9223372036854775806))), p16: [Choice1.case2], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case1, p6: Optional<Int>.none)))) },
    .init("{\"p96\":[\"\\u0000\"],\"p97\":[false],\"p98\":{\"0\":\"235F66C2-8DFF-42B7-B280-4254F1EAC071\"},\"p99\":{\"tag23\":\"nest_it\",\"data23\":{\"\\\"k\\\"p19\":1}}}") { Model95(p96: Set<String>(["\u{0}"]), p97: Set<Bool>([false]), p98: [0: UUID(uuid: (35, 95, 102, 194, 141, 255, 66, 183, 178, 128, 66, 84, 241, 234, 192, 113))], p99: Sum23.nestIt(it: Moved18(p19: UInt(1)))) },
  ]),
  .mapped(Lined100.self, "Lined100", [
    .init("{\"p101\":{\"-5\":{\"tag88\":\"stopNow\"},\"0\":{\"tag88\":\"moveBy\",\"_0\":0.00001,\"y\":[true,true,false]}},\"\\\"k\\\"p102\":[\"\"],\"key/p103\":[{\"tag88\":\"takeIt\",\"\\\"k\\\"p19\":6148914691236517205}],\"p104\":\"relative/path\"}") { Lined100(p101: [-5: Sum88.stopNow, 0: Sum88.moveBy(checkedDecimal("0.00001"), y: Optional<[Bool]>.some([true, true, false]))], p102: Optional<[Data]>.some([Data([] as [UInt8])]), p103: [Optional<Sum88>.some(Sum88.takeIt(Moved18(p19: UInt(6148914691236517205))))], p104: checkedURL("relative/path")) },
    .init("{\"p101\":{},\"\\\"k\\\"p102\":[\"\",\"YQ==\"],\"key/p103\":[],\"p104\":\"//host\"}") { Lined100(p101: [:], p102: Optional<[Data]>.some([Data([] as [UInt8]), Data([97] as [UInt8])]), p103: [], p104: checkedURL("//host")) },
    .init("{\"p101\":{},\"\\\"k\\\"p102\":[\"dxa5Jw==\",\"\"],\"key/p103\":[null],\"p104\":\"relative/path\"}") { Lined100(p101: [:], p102: Optional<[Data]>.some([Data([119, 22, 185, 39] as [UInt8]), Data([] as [UInt8])]), p103: [Optional<Sum88>.none], p104: checkedURL("relative/path")) },
    .init("{\"p101\":{\"-5\":{\"tag88\":\"nestIt\",\"\\\"k\\\"p19\":1},\"0\":{\"tag88\":\"stopNow\"},\"1010\":{\"tag88\":\"moveBy\",\"_0\":9007199254740993,\"y\":[false,true]}},\"\\\"k\\\"p102\":[\"lJ9GkWU=\"],\"key/p103\":[{\"tag88\":\"takeIt\",\"\\\"k\\\"p19\":1},{\"tag88\":\"nestIt\",\"\\\"k\\\"p19\":18446744073709551615},null],\"p104\":\"https://example.org/a/b?c=d&e=f#g\"}") { Lined100(p101: [-5: Sum88.nestIt(Moved18(p19: UInt(1))), 0: Sum88.stopNow, 1010: Sum88.moveBy(checkedDecimal("9007199254740993"), y: Optional<[Bool]>.some([false, true]))], p102: Optional<[Data]>.some([Data([148, 159, 70, 145, 101] as [UInt8])]), p103: [Optional<Sum88>.some(Sum88.takeIt(Moved18(p19: UInt(1)))), Optional<Sum88>.some(Sum88.nestIt(Moved18(p19: UInt(18446744073709551615)))), Optional<Sum88>.none], p104: checkedURL("https://example.org/a/b?c=d&e=f#g")) },
  ]),
  .codable(Model106.self, "Model106", [
    .init("{\"p107\":[{\"\\\"k\\\"p19\":7},{\"\\\"k\\\"p19\":6148914691236517205},{\"\\\"k\\\"p19\":18446744073709551614}],\"p108\":[0]}") { Model106(p107: Optional<[Moved18]>.some([Moved18(p19: UInt(7)), Moved18(p19: UInt(6148914691236517205)), Moved18(p19: UInt(18446744073709551614))]), p108: Set<Int>([Int(0)])) },
    .init("{\"p107\":[{\"\\\"k\\\"p19\":6148914691236517205}],\"p108\":[0]}") { Model106(p107: Optional<[Moved18]>.some([Moved18(p19: UInt(6148914691236517205))]), p108: Set<Int>([Int(0)])) },
    .init("{\"p108\":[9223372036854775806]}") { Model106(p107: Optional<[Moved18]>.none, p108: Set<Int>([Int(9223372036854775806)])) },
    .init("{\"p107\":[{\"\\\"k\\\"p19\":1}],\"p108\":[9223372036854775807]}") { Model106(p107: Optional<[Moved18]>.some([Moved18(p19: UInt(1))]), p108: Set<Int>([Int(9223372036854775807)])) },
  ]),
  .mapped(Lined109.self, "Lined109", [
    .init("{\"list110\":[1700000000],\"p112\":\"1CE2C918-A7EA-6FE1-4EBD-F3CC230742EB\"}") { Lined109(p111: Date(timeIntervalSince1970: 1700000000), p112: UUID(uuid: (28, 226, 201, 24, 167, 234, 111, 225, 78, 189, 243, 204, 35, 7, 66, 235))) },
    .init("{\"list110\":[1],\"p112\":\"58ECBAA4-936D-87A5-323E-9C78F60EBBF4\"}") { Lined109(p111: Date(timeIntervalSince1970: 1), p112: UUID(uuid: (88, 236, 186, 164, 147, 109, 135, 165, 50, 62, 156, 120, 246, 14, 187, 244))) },
    .init("{\"list110\":[-86400],\"p112\":\"FD1BFD9A-2E42-11C4-2787-7A3ADD624B31\"}") { Lined109(p111: Date(timeIntervalSince1970: -86400), p112: UUID(uuid: (253, 27, 253, 154, 46, 66, 17, 196, 39, 135, 122, 58, 221, 98, 75, 49))) },
    .init("{\"list110\":[951782400],\"p112\":\"E3566D0E-CEDC-F359-99CE-CF61A3817897\"}") { Lined109(p111: Date(timeIntervalSince1970: 951782400), p112: UUID(uuid: (227, 86, 109, 14, 206, 220, 243, 89, 153, 206, 207, 97, 163, 129, 120, 151))) },
  ]),
  .codable(Model114.self, "Model114", [
    .init("{\"key/p115\":{\"p15\":{\"key/p3\":-5,\"p5\":7,\"p6\":3074457345618258602},\"key/p16\":[7,-5,7],\"p17\":{\"key/p3\":0,\"p5\":-5,\"p6\":9223372036854775807}},\"p116\":-0.5,\"\\\"k\\\"p117\":[1.1754944e-38,1.1754944e-38]}") { Model114(p115: Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.some(Int(3074457345618258602))), p16: [Choice1.case2, Choice1.case0, Choice1.case2], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.some(Int(9223372036854775807)))), p116: checkedDecimal("-0.5"), p117: [Optional<Float>.some(Float(1.1754944e-38)), Optional<Float>.some(Float(1.1754944e-38))]) },
    .init("{\"key/p115\":{\"p15\":{\"key/p3\":-5,\"p5\":7},\"key/p16\":[0],\"p17\":{\"key/p3\":-5,\"\\\"k\\\"p4\":-5,\"p5\":0,\"p6\":0}},\"p116\":0.00001,\"\\\"k\\\"p117\":[null]}") { Model114(p115: Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.none), p16: [Choice1.case1], p17: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case1, p6: Optional<Int>.some(Int(0)))), p116: checkedDecimal("0.00001"), p117: [Optional<Float>.none]) },
    .init("{\"key/p115\":{\"p15\":{\"key/p3\":7,\"\\\"k\\\"p4\":-5,\"p5\":7,\"p6\":9223372036854775806},\"key/p16\":[7,-5],\"p17\":{\"key/p3\":-5,\"\\\"k\\\"p4\":7,\"p5\":7}},\"p116\":5,\"\\\"k\\\"p117\":[]}") { Model114(p115: Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case2, p6: Optional<Int>.some(Int(9223372036854775806))), p16: [Choice1.case2, Choice1.case0], p17: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case2, p6: Optional<Int>.none)), p116: checkedDecimal("5"), p117: []) },
    .init("{\"key/p115\":{\"p15\":{\"key/p3\":-5,\"\\\"k\\\"p4\":-5,\"p5\":7,\"p6\":-9223372036854775807},\"key/p16\":[-5,-5,0],\"p17\":{\"key/p3\":0,\"p5\":-5}},\"p116\":-0.5,\"\\\"k\\\"p117\":[7,0.333]}") { Model114(p115: Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case2, p6: Optional<Int>.some(Int(-9223372036854775807))), p16: [Choice1.case0, Choice1.case0, Choice1.case1], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.none)), p116: checkedDecimal("-0.5"), p117: [Optional<Float>.some(Float(7)), Optional<Float>.some(Float(0.333))]) },
  ]),
  .mapped(Lined118.self, "Lined118", [
    .init("{\"in\":{\"p119\":-0.5},\"p120\":[16777216,-0.5],\"key/p121\":\"5Vbv\",\"\u{e9}p122\":-123.456,\"key/p123\":{\"key/p90\":false},\"\u{e9}p124\":{\"list92\":[\"https://example.org/a?b=c#d\"],\"key/p94\":[null,65535,0]}}") { Lined118(p119: checkedDecimal("-0.5"), p120: [Float(16777216), Float(-0.5)], p121: Data([229, 86, 239] as [UInt8]), p122: Float(-123.456), p123: Model89(p90: false), p124: Lined91(p93: Optional<URL>.some(checkedURL("https://example.org/a?b=c#d")), p94: [Optional<UInt16>.none, Optional<UInt16>.some(UInt16(65535)), Optional<UInt16>.some(UInt16(0))])) },
    .init("{\"in\":{\"p119\":123456.789},\"p120\":[0.333,16777216],\"key/p121\":\"+uv8\",\"\u{e9}p122\":3.4028235e+38,\"key/p123\":{\"key/p90\":true},\"\u{e9}p124\":{\"list92\":[\"mailto:a@b.c\"],\"key/p94\":[]}}") { Lined118(p119: checkedDecimal("123456.789"), p120: [Float(0.333), Float(16777216)], p121: Data([250, 235, 252] as [UInt8]), p122: Float(3.4028235e+38), p123: Model89(p90: true), p124: Lined91(p93: Optional<URL>.some(checkedURL("mailto:a@b.c")), p94: [])) },
    .init("{\"in\":{\"p119\":0.00001},\"p120\":[1e-05,0.1,16777216],\"key/p121\":\"GMqV\",\"\u{e9}p122\":0.1,\"key/p123\":{\"key/p90\":false},\"\u{e9}p124\":{\"list92\":[\"https://example.org/a?b=c#d\"],\"key/p94\":[0,1]}}") { Lined118(p119: checkedDecimal("0.00001"), p120: [Float(1e-05), Float(0.1), Float(16777216)], p121: Data([24, 202, 149] as [UInt8]), p122: Float(0.1), p123: Model89(p90: false), p124: Lined91(p93: Optional<URL>.some(checkedURL("https://example.org/a?b=c#d")), p94: [Optional<UInt16>.some(UInt16(0)), Optional<UInt16>.some(UInt16(1))])) },
    .init("{\"in\":{\"p119\":-0.5},\"p120\":[],\"key/p121\":\"+w==\",\"\u{e9}p122\":3.4028235e+38,\"key/p123\":{\"key/p90\":true},\"\u{e9}p124\":{\"list92\":[\"https://example.org/a?b=c#d\"],\"key/p94\":[21845]}}") { Lined118(p119: checkedDecimal("-0.5"), p120: [], p121: Data([251] as [UInt8]), p122: Float(3.4028235e+38), p123: Model89(p90: true), p124: Lined91(p93: Optional<URL>.some(checkedURL("https://example.org/a?b=c#d")), p94: [Optional<UInt16>.some(UInt16(21845))])) },
  ]),
]
