// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 41. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Model55: JSONMappable, Codable, Equatable {
  var p56: [Int: Sum20] = [:]
  var p57: Set<UInt32> = Set<UInt32>([UInt32(1)])
  var p58: [Optional<UInt>] = [Optional<UInt>.some(UInt(18446744073709551615)), Optional<UInt>.some(UInt(0)), Optional<UInt>.some(UInt(18446744073709551614))]
  var p59: Optional<Int64> = nil
  init() {}
  init(p56: [Int: Sum20], p57: Set<UInt32>, p58: [Optional<UInt>], p59: Optional<Int64>) {
    self.p56 = p56
    self.p57 = p57
    self.p58 = p58
    self.p59 = p59
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p56": return "key/p56"
    case "p57": return "\u{e9}p57"
    case "p58": return "\u{e9}p58"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p56 = "key/p56"
    case p57 = "\u{e9}p57"
    case p58 = "\u{e9}p58"
    case p59 = "p59"
  }
}
struct Lined60: JSONMappable, Equatable {
  var p61: Lined43 = Lined43()
  init() {}
  init(p61: Lined43) {
    self.p61 = p61
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p61, key: "\"k\"p61")
  }
}
final class Model62: JSONMappable, Codable, Equatable {
  var p63: Choice1 = Choice1.case0
  required init() {}
  init(p63: Choice1) {
    self.p63 = p63
  }
  static func == (left: Model62, right: Model62) -> Bool {
    left.p63 == right.p63
  }
  private enum CodingKeys: String, CodingKey {
    case p63 = "p63"
  }
}
struct Lined66: JSONMappable, Equatable {
  var p67: Set<UUID> = Set<UUID>([UUID(uuid: (171, 44, 155, 233, 146, 169, 179, 144, 188, 250, 53, 65, 188, 73, 135, 99))])
  init() {}
  init(p67: Set<UUID>) {
    self.p67 = p67
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p67, keys: ["p67", "p67_old"])
  }
}
struct Model69: JSONMappable, Codable, Equatable {
  var p70: [UInt32] = [UInt32(4294967295), UInt32(4294967295)]
  var p71: UInt8 = UInt8(254)
  var p72: Optional<UInt32> = nil
  init() {}
  init(p70: [UInt32], p71: UInt8, p72: Optional<UInt32>) {
    self.p70 = p70
    self.p71 = p71
    self.p72 = p72
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p71": return "\u{e9}p71"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p70 = "p70"
    case p71 = "\u{e9}p71"
    case p72 = "p72"
  }
}
struct Lined73: JSONMappable, Equatable {
  var p74: Optional<[URL]> = nil
  init() {}
  init(p74: Optional<[URL]>) {
    self.p74 = p74
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p74, key: "\u{e9}p74")
  }
}
struct Model75: JSONMappable, Codable, Equatable {
  var p76: Date = Date(timeIntervalSinceReferenceDate: -0.5)
  var p77: Double = Double(9007199254740993e3)
  init() {}
  init(p76: Date, p77: Double) {
    self.p76 = p76
    self.p77 = p77
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p76": return "key/p76"
    case "p77": return "\"k\"p77"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p76 = "key/p76"
    case p77 = "\"k\"p77"
  }
}
final class Lined78: JSONMappable, Equatable {
  var p80: Int = -7
  var p81: [UInt16] = [UInt16(21845), UInt16(1)]
  var p82: [Optional<Choice1>] = [Optional<Choice1>.none, Optional<Choice1>.some(Choice1.case1)]
  var p83: [Lined60] = []
  var p84: Optional<Bool> = nil
  var p85: [Sum20] = []
  required init() {}
  init(p80: Int, p81: [UInt16], p82: [Optional<Choice1>], p83: [Lined60], p84: Optional<Bool>, p85: [Sum20]) {
    self.p80 = p80
    self.p81 = p81
    self.p82 = p82
    self.p83 = p83
    self.p84 = p84
    self.p85 = p85
  }
  static func == (left: Lined78, right: Lined78) -> Bool {
    left.p80 == right.p80 && left.p81 == right.p81 && left.p82 == right.p82 && left.p83 == right.p83 && left.p84 == right.p84 && left.p85 == right.p85
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p80, keys: ["\"k\"p80", "p80_old"], transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.map(&p81, key: "\"k\"p81")
    try json.map(&p82, keys: ["\"k\"p82", "p82_old"])
    try json.map(&p83, key: "p83")
    try json.map(&p84, keyPath: "list79[0][0]")
    try json.map(&p85, key: "key/p85")
  }
}
struct Model87: JSONMappable, Codable, Equatable {
  var p88: Optional<[Moved12]> = nil
  var p89: [String: Decimal] = ["a": checkedDecimal("-0.001"), "a/b": checkedDecimal("-1234.56789")]
  var p90: [String: UUID] = ["\u{e9}": UUID(uuid: (11, 91, 145, 60, 171, 224, 3, 97, 162, 17, 81, 77, 188, 200, 176, 80))]
  var p91: Sum68 = Sum68.stopNow
  var p92: Optional<Moved64> = nil
  init() {}
  init(p88: Optional<[Moved12]>, p89: [String: Decimal], p90: [String: UUID], p91: Sum68, p92: Optional<Moved64>) {
    self.p88 = p88
    self.p89 = p89
    self.p90 = p90
    self.p91 = p91
    self.p92 = p92
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p89": return "key/p89"
    case "p92": return "\"k\"p92"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p88 = "p88"
    case p89 = "key/p89"
    case p90 = "p90"
    case p91 = "p91"
    case p92 = "\"k\"p92"
  }
}
struct Lined93: JSONMappable, Equatable {
  var p94: Model40 = Model40(p41: Optional<[Int16]>.some([Int16(1)]), p42: Optional<Int32>.none)
  var p95: Int = 5
  init() {}
  init(p94: Model40, p95: Int) {
    self.p94 = p94
    self.p95 = p95
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p94, key: "key/p94")
    try json.map(&p95, key: "p95", transformer: JSONTransformers.numberOrStringToInt)
  }
}
struct Model97: JSONMappable, Codable, Equatable {
  var p98: Optional<Moved64> = nil
  var p99: Optional<Model62> = nil
  var p100: [Sum68] = []
  init() {}
  init(p98: Optional<Moved64>, p99: Optional<Model62>, p100: [Sum68]) {
    self.p98 = p98
    self.p99 = p99
    self.p100 = p100
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p98": return "\"k\"p98"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p98 = "\"k\"p98"
    case p99 = "p99"
    case p100 = "p100"
  }
}
struct Lined101: JSONMappable, Equatable {
  var p102: Optional<[Int32]> = nil
  var p103: [Date] = []
  var p104: [String: Date] = [:]
  var p105: Optional<UInt> = nil
  init() {}
  init(p102: Optional<[Int32]>, p103: [Date], p104: [String: Date], p105: Optional<UInt>) {
    self.p102 = p102
    self.p103 = p103
    self.p104 = p104
    self.p105 = p105
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p102, keyPath: "in.p102")
    try json.map(&p103, key: "p103", transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p104, key: "key/p104", transformer: JSONTransformers.stringToDate)
    try json.map(&p105, key: "\"k\"p105")
  }
}

let randomModels1: [ModelCase] = [
  .codable(Model55.self, "Model55", [
    .init("{\"key/p56\":{\"-5\":{\"tag20\":\"stop_now\"},\"0\":{\"tag20\":\"wait_for\",\"data20\":[null,0.333]},\"1010\":{\"tag20\":\"take_it\",\"data20\":{\"p3\":[\"\u{e9}\",\"left\",\"left\"]}}},\"\u{e9}p57\":[7],\"\u{e9}p58\":[null],\"p59\":0}") { Model55(p56: [-5: Sum20.stopNow, 0: Sum20.waitFor([Optional<Float>.none, Optional<Float>.some(Float(0.333))]), 1010: Sum20.takeIt(it: Model2(p3: [Choice1.case2, Choice1.case0, Choice1.case0]))], p57: Set<UInt32>([UInt32(7)]), p58: [Optional<UInt>.none], p59: Optional<Int64>.some(Int64(0))) },
    .init("{\"key/p56\":{\"0\":{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[\"l/r\"]}},\"1010\":{\"tag20\":\"stop_now\"}},\"\u{e9}p57\":[7],\"\u{e9}p58\":[18446744073709551615]}") { Model55(p56: [0: Sum20.nestIt(Model2(p3: [Choice1.case1])), 1010: Sum20.stopNow], p57: Set<UInt32>([UInt32(7)]), p58: [Optional<UInt>.some(UInt(18446744073709551615))], p59: Optional<Int64>.none) },
    .init("{\"key/p56\":{\"-5\":{\"tag20\":\"wait_for\",\"data20\":[]},\"0\":{\"tag20\":\"take_it\",\"data20\":{\"p3\":[]}}},\"\u{e9}p57\":[7],\"\u{e9}p58\":[18446744073709551615],\"p59\":1}") { Model55(p56: [-5: Sum20.waitFor([]), 0: Sum20.takeIt(it: Model2(p3: []))], p57: Set<UInt32>([UInt32(7)]), p58: [Optional<UInt>.some(UInt(18446744073709551615))], p59: Optional<Int64>.some(Int64(1))) },
    .init("{\"key/p56\":{\"0\":{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[\"\u{e9}\",\"\u{e9}\"]}}},\"\u{e9}p57\":[1431655765],\"\u{e9}p58\":[6148914691236517205,6148914691236517205,null],\"p59\":0}") { Model55(p56: [0: Sum20.nestIt(Model2(p3: [Choice1.case2, Choice1.case2]))], p57: Set<UInt32>([UInt32(1431655765)]), p58: [Optional<UInt>.some(UInt(6148914691236517205)), Optional<UInt>.some(UInt(6148914691236517205)), Optional<UInt>.none], p59: Optional<Int64>.some(Int64(0))) },
    .init("{\"key/p56\":{\"-5\":{\"tag20\":\"stop_now\"},\"0\":{\"tag20\":\"wait_for\",\"data20\":[1e-05,0.333]}},\"\u{e9}p57\":[1],\"\u{e9}p58\":[1,null,null],\"p59\":-1}") { Model55(p56: [-5: Sum20.stopNow, 0: Sum20.waitFor([Optional<Float>.some(Float(1e-05)), Optional<Float>.some(Float(0.333))])], p57: Set<UInt32>([UInt32(1)]), p58: [Optional<UInt>.some(UInt(1)), Optional<UInt>.none, Optional<UInt>.none], p59: Optional<Int64>.some(Int64(-1))) },
  ]),
  .mapped(Lined60.self, "Lined60", [
    .init("{\"\\\"k\\\"p61\":{\"key/p44\":{}}}") { Lined60(p61: Lined43(p44: [:])) },
    .init("{\"\\\"k\\\"p61\":{\"key/p44\":{\"a\":\"0.5\"}}}") { Lined60(p61: Lined43(p44: ["a": checkedDecimal("0.5")])) },
    .init("{\"\\\"k\\\"p61\":{\"key/p44\":{\"a\":\"-2.25\",\"\u{e9}\":\"9007199254740993\"}}}") { Lined60(p61: Lined43(p44: ["a": checkedDecimal("-2.25"), "\u{e9}": checkedDecimal("9007199254740993")])) },
    .init("{\"\\\"k\\\"p61\":{\"key/p44\":{\"a\":\"9007199254740993\",\"a/b\":\"0.5\"}}}") { Lined60(p61: Lined43(p44: ["a": checkedDecimal("9007199254740993"), "a/b": checkedDecimal("0.5")])) },
    .init("{\"\\\"k\\\"p61\":{\"key/p44\":{}}}") { Lined60(p61: Lined43(p44: [:])) },
  ]),
  .codable(Model62.self, "Model62", [
    .init("{\"p63\":\"\u{e9}\"}") { Model62(p63: Choice1.case2) },
    .init("{\"p63\":\"left\"}") { Model62(p63: Choice1.case0) },
    .init("{\"p63\":\"left\"}") { Model62(p63: Choice1.case0) },
    .init("{\"p63\":\"\u{e9}\"}") { Model62(p63: Choice1.case2) },
    .init("{\"p63\":\"l/r\"}") { Model62(p63: Choice1.case1) },
  ]),
  .mapped(Lined66.self, "Lined66", [
    .init("{\"p67\":[\"E36311BD-E4DF-2B16-A552-7669CB4F02D7\"]}") { Lined66(p67: Set<UUID>([UUID(uuid: (227, 99, 17, 189, 228, 223, 43, 22, 165, 82, 118, 105, 203, 79, 2, 215))])) },
    .init("{\"p67\":[\"AB3836CB-01EB-A688-3BBA-2676BB052F80\"]}") { Lined66(p67: Set<UUID>([UUID(uuid: (171, 56, 54, 203, 1, 235, 166, 136, 59, 186, 38, 118, 187, 5, 47, 128))])) },
    .init("{\"p67\":[\"A7971F47-59A3-9BA8-17BD-70D42D9308A3\"]}") { Lined66(p67: Set<UUID>([UUID(uuid: (167, 151, 31, 71, 89, 163, 155, 168, 23, 189, 112, 212, 45, 147, 8, 163))])) },
    .init("{\"p67\":[\"5AF331BA-471D-9411-2B29-B762DEE02C7B\"]}") { Lined66(p67: Set<UUID>([UUID(uuid: (90, 243, 49, 186, 71, 29, 148, 17, 43, 41, 183, 98, 222, 224, 44, 123))])) },
    .init("{\"p67\":[\"C3B7C85D-6DCD-8D1C-08B8-7788660CA5E0\"]}") { Lined66(p67: Set<UUID>([UUID(uuid: (195, 183, 200, 93, 109, 205, 141, 28, 8, 184, 119, 136, 102, 12, 165, 224))])) },
  ]),
  .codable(Model69.self, "Model69", [
    .init("{\"p70\":[],\"\u{e9}p71\":7,\"p72\":7}") { Model69(p70: [], p71: UInt8(7), p72: Optional<UInt32>.some(UInt32(7))) },
    .init("{\"p70\":[],\"\u{e9}p71\":1,\"p72\":0}") { Model69(p70: [], p71: UInt8(1), p72: Optional<UInt32>.some(UInt32(0))) },
    .init("{\"p70\":[4294967294,4294967295,4294967294],\"\u{e9}p71\":254}") { Model69(p70: [UInt32(4294967294), UInt32(4294967295), UInt32(4294967294)], p71: UInt8(254), p72: Optional<UInt32>.none) },
    .init("{\"p70\":[1,4294967294],\"\u{e9}p71\":1,\"p72\":4294967295}") { Model69(p70: [UInt32(1), UInt32(4294967294)], p71: UInt8(1), p72: Optional<UInt32>.some(UInt32(4294967295))) },
    .init("{\"p70\":[4294967294,1],\"\u{e9}p71\":254}") { Model69(p70: [UInt32(4294967294), UInt32(1)], p71: UInt8(254), p72: Optional<UInt32>.none) },
  ]),
  .mapped(Lined73.self, "Lined73", [
    .init("{\"\u{e9}p74\":[\"//host\",\"//host\",\"https://example.org/a/b?c=d&e=f#g\"]}") { Lined73(p74: Optional<[URL]>.some([checkedURL("//host"), checkedURL("//host"), checkedURL("https://example.org/a/b?c=d&e=f#g")])) },
    .init("{}") { Lined73(p74: Optional<[URL]>.none) },
    .init("{}") { Lined73(p74: Optional<[URL]>.none) },
    .init("{\"\u{e9}p74\":[]}") { Lined73(p74: Optional<[URL]>.some([])) },
    .init("{\"\u{e9}p74\":[\"//host\",\"relative/path\",\"mailto:a@b.c\"]}") { Lined73(p74: Optional<[URL]>.some([checkedURL("//host"), checkedURL("relative/path"), checkedURL("mailto:a@b.c")])) },
  ]),
  .codable(Model75.self, "Model75", [
    .init("{\"key/p76\":0.30000000000000004,\"\\\"k\\\"p77\":2.2250738585072014e-308}") { Model75(p76: Date(timeIntervalSinceReferenceDate: 0.30000000000000004), p77: Double(2.2250738585072014e-308)) },
    .init("{\"key/p76\":1e16,\"\\\"k\\\"p77\":-3962.9}") { Model75(p76: Date(timeIntervalSinceReferenceDate: 1e16), p77: Double(-3962.9)) },
    .init("{\"key/p76\":9117.2,\"\\\"k\\\"p77\":9899.8}") { Model75(p76: Date(timeIntervalSinceReferenceDate: 9117.2), p77: Double(9899.8)) },
    .init("{\"key/p76\":9711.6,\"\\\"k\\\"p77\":1e22}") { Model75(p76: Date(timeIntervalSinceReferenceDate: 9711.6), p77: Double(1e22)) },
    .init("{\"key/p76\":1e15,\"\\\"k\\\"p77\":-2.5e17}") { Model75(p76: Date(timeIntervalSinceReferenceDate: 1e15), p77: Double(-2.5e17)) },
  ]),
  .mapped(Lined78.self, "Lined78", [
    .init("{\"\\\"k\\\"p80\":\"0\",\"\\\"k\\\"p81\":[0],\"\\\"k\\\"p82\":[\"l/r\"],\"p83\":[{\"\\\"k\\\"p61\":{\"key/p44\":{}}},{\"\\\"k\\\"p61\":{\"key/p44\":{\"a\":\"-2.25\",\"a/b\":\"-2.25\"}}}],\"list79\":[[null]],\"key/p85\":[{\"tag20\":\"stop_now\"},{\"tag20\":\"wait_for\",\"data20\":[0.1,-0.5]},{\"tag20\":\"take_it\",\"data20\":{\"p3\":[\"left\",\"l/r\"]}},{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[]}}]}") { Lined78(p80: 0, p81: [UInt16(0)], p82: [Optional<Choice1>.some(Choice1.case1)], p83: [Lined60(p61: Lined43(p44: [:])), Lined60(p61: Lined43(p44: ["a": checkedDecimal("-2.25"), "a/b": checkedDecimal("-2.25")]))], p84: Optional<Bool>.none, p85: [Sum20.stopNow, Sum20.waitFor([Optional<Float>.some(Float(0.1)), Optional<Float>.some(Float(-0.5))]), Sum20.takeIt(it: Model2(p3: [Choice1.case0, Choice1.case1])), Sum20.nestIt(Model2(p3: []))]) },
    .init("{\"\\\"k\\\"p80\":\"-7\",\"\\\"k\\\"p81\":[21845,65535],\"\\\"k\\\"p82\":[\"\u{e9}\"],\"p83\":[{\"\\\"k\\\"p61\":{\"key/p44\":{\"a\":\"9007199254740993\",\"a/b\":\"0.5\"}}},{\"\\\"k\\\"p61\":{\"key/p44\":{\"a/b\":\"9007199254740993\",\"\u{e9}\":\"30\"}}}],\"list79\":[[null]],\"key/p85\":[{\"tag20\":\"stop_now\"}]}") { Lined78(p80: -7, p81: [UInt16(21845), UInt16(65535)], p82: [Optional<Choice1>.some(Choice1.case2)], p83: [Lined60(p61: Lined43(p44: ["a": checkedDecimal("9007199254740993"), "a/b": checkedDecimal("0.5")])), Lined60(p61: Lined43(p44: ["a/b": checkedDecimal("9007199254740993"), "\u{e9}": checkedDecimal("30")]))], p84: Optional<Bool>.none, p85: [Sum20.stopNow]) },
    .init("{\"\\\"k\\\"p80\":\"-7\",\"\\\"k\\\"p81\":[0,65535,0],\"\\\"k\\\"p82\":[null,\"left\"],\"p83\":[{\"\\\"k\\\"p61\":{\"key/p44\":{\"a\":\"9007199254740993\"}}},{\"\\\"k\\\"p61\":{\"key/p44\":{\"a\":\"30\",\"\u{e9}\":\"0.5\"}}},{\"\\\"k\\\"p61\":{\"key/p44\":{\"a\":\"-2.25\"}}}],\"list79\":[[false]],\"key/p85\":[{\"tag20\":\"wait_for\",\"data20\":[null]},{\"tag20\":\"take_it\",\"data20\":{\"p3\":[\"left\",\"\u{e9}\"]}},{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[\"\u{e9}\",\"left\",\"\u{e9}\"]}}]}") { Lined78(p80: -7, p81: [UInt16(0), UInt16(65535), UInt16(0)], p82: [Optional<Choice1>.none, Optional<Choice1>.some(Choice1.case0)], p83: [Lined60(p61: Lined43(p44: ["a": checkedDecimal("9007199254740993")])), Lined60(p61: Lined43(p44: ["a": checkedDecimal("30"), "\u{e9}": checkedDecimal("0.5")])), Lined60(p61: Lined43(p44: ["a": checkedDecimal("-2.25")]))], p84: Optional<Bool>.some(false), p85: [Sum20.waitFor([Optional<Float>.none]), Sum20.takeIt(it: Model2(p3: [Choice1.case0, Choice1.case2])), Sum20.nestIt(Model2(p3: [Choice1.case2, Choice1.case0, Choice1.case2]))]) },
    .init("{\"\\\"k\\\"p80\":\"-7\",\"\\\"k\\\"p81\":[1,1],\"\\\"k\\\"p82\":[],\"p83\":[{\"\\\"k\\\"p61\":{\"key/p44\":{}}},{\"\\\"k\\\"p61\":{\"key/p44\":{\"a/b\":\"0.5\",\"\u{e9}\":\"9007199254740993\"}}}],\"list79\":[[null]],\"key/p85\":[{\"tag20\":\"stop_now\"},{\"tag20\":\"wait_for\",\"data20\":[]},{\"tag20\":\"take_it\",\"data20\":{\"p3\":[\"l/r\"]}},{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[\"left\"]}}]}") { Lined78(p80: -7, p81: [UInt16(1), UInt16(1)], p82: [], p83: [Lined60(p61: Lined43(p44: [:])), Lined60(p61: Lined43(p44: ["a/b": checkedDecimal("0.5"), "\u{e9}": checkedDecimal("9007199254740993")]))], p84: Optional<Bool>.none, p85: [Sum20.stopNow, Sum20.waitFor([]), Sum20.takeIt(it: Model2(p3: [Choice1.case1])), Sum20.nestIt(Model2(p3: [Choice1.case0]))]) },
    .init("{\"\\\"k\\\"p80\":\"0\",\"\\\"k\\\"p81\":[7,1,1],\"\\\"k\\\"p82\":[\"l/r\",\"l/r\",null],\"p83\":[{\"\\\"k\\\"p61\":{\"key/p44\":{\"a\":\"0.5\"}}},{\"\\\"k\\\"p61\":{\"key/p44\":{\"a\":\"9007199254740993\",\"a/b\":\"9007199254740993\"}}},{\"\\\"k\\\"p61\":{\"key/p44\":{}}}],\"list79\":[[true]],\"key/p85\":[{\"tag20\":\"stop_now\"},{\"tag20\":\"wait_for\",\"data20\":[16777216,1.1754944e-38]},{\"tag20\":\"take_it\",\"data20\":{\"p3\":[\"\u{e9}\"]}},{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[]}}]}") { Lined78(p80: 0, p81: [UInt16(7), UInt16(1), UInt16(1)], p82: [Optional<Choice1>.some(Choice1.case1), Optional<Choice1>.some(Choice1.case1), Optional<Choice1>.none], p83: [Lined60(p61: Lined43(p44: ["a": checkedDecimal("0.5")])), Lined60(p61: Lined43(p44: ["a": checkedDecimal("9007199254740993"), "a/b": checkedDecimal("9007199254740993")])), Lined60(p61: Lined43(p44: [:]))], p84: Optional<Bool>.some(true), p85: [Sum20.stopNow, Sum20.waitFor([Optional<Float>.some(Float(16777216)), Optional<Float>.some(Float(1.1754944e-38))]), Sum20.takeIt(it: Model2(p3: [Choice1.case2])), Sum20.nestIt(Model2(p3: []))]) },
  ]),
  .codable(Model87.self, "Model87", [
    .init("{\"p88\":[{\"p13\":[],\"p14\":[\"\u{1f600}\"]}],\"key/p89\":{\"\u{e9}\":-0.0001},\"p90\":{\"a/b\":\"A42662C3-F9D9-A2F9-D72A-FAA1FF381E93\",\"\u{e9}\":\"03DCE5C7-9FA1-FB00-19B7-9266B6E8604A\"},\"p91\":{\"tag68\":\"a/stopNow\"}}") { Model87(p88: Optional<[Moved12]>.some([Moved12(p13: Optional<[Date]>.some([]), p14: Set<String>(["\u{1f600}"]))]), p89: ["\u{e9}": checkedDecimal("-0.0001")], p90: ["a/b": UUID(uuid: (164, 38, 98, 195, 249, 217, 162, 249, 215, 42, 250, 161, 255, 56, 30, 147)), "\u{e9}": UUID(uuid: (3, 220, 229, 199, 159, 161, 251, 0, 25, 183, 146, 102, 182, 232, 96, 74))], p91: Sum68.stopNow, p92: Optional<Moved64>.none) },
    .init("{\"p88\":[{\"p13\":[],\"p14\":[\"\\\\\"]}],\"key/p89\":{\"a\":3141592653589793.2384,\"a/b\":-123456.789,\"\u{e9}\":-0.05},\"p90\":{\"a\":\"DC59CE1F-571D-748D-7029-01202D05FB7B\"},\"p91\":{\"tag68\":\"a/moveBy\",\"_0\":18446744073709551614,\"y\":{\"p63\":\"\u{e9}\"}}}") { Model87(p88: Optional<[Moved12]>.some([Moved12(p13: Optional<[Date]>.some([]), p14: Set<String>(["\\"]))]), p89: ["a": checkedDecimal("3141592653589793.2384"), "a/b": checkedDecimal("-123456.789"), "\u{e9}": checkedDecimal("-0.05")], p90: ["a": UUID(uuid: (220, 89, 206, 31, 87, 29, 116, 141, 112, 41, 1, 32, 45, 5, 251, 123))], p91: Sum68.moveBy(UInt(18446744073709551614), y: Model62(p63: Choice1.case2)), p92: Optional<Moved64>.none) },
    .init("{\"p88\":[],\"key/p89\":{\"a/b\":12345678901234567.890},\"p90\":{\"a\":\"A1DA912D-22A0-DA7F-4BFD-5C7EF3C37BEA\",\"\u{e9}\":\"30460681-3747-DB52-0DED-A65682862A3F\"},\"p91\":{\"tag68\":\"a/waitFor\",\"time\":\"ORY=\"}}") { Model87(p88: Optional<[Moved12]>.some([]), p89: ["a/b": checkedDecimal("12345678901234567.890")], p90: ["a": UUID(uuid: (161, 218, 145, 45, 34, 160, 218, 127, 75, 253, 92, 126, 243, 195, 123, 234)), "\u{e9}": UUID(uuid: (48, 70, 6, 129, 55, 71, 219, 82, 13, 237, 166, 86, 130, 134, 42, 63))], p91: Sum68.waitFor(time: Optional<Data>.some(Data([57, 22] as [UInt8]))), p92: Optional<Moved64>.none) },
    .init("{\"p88\":[{\"p13\":[-2.5e17,5295.1],\"p14\":[\"twelve bytes\"]}],\"key/p89\":{\"a\":-0.005,\"a/b\":0.000001,\"\u{e9}\":12345.6789},\"p90\":{\"\u{e9}\":\"2E418CF4-B34C-E207-7B15-66E5E951D44A\"},\"p91\":{\"tag68\":\"a/takeIt\",\"p63\":\"left\"}}") { Model87(p88: Optional<[Moved12]>.some([Moved12(p13: Optional<[Date]>.some([Date(timeIntervalSinceReferenceDate: -2.5e17), Date(timeIntervalSinceReferenceDate: 5295.1)]), p14: Set<String>(["twelve bytes"]))]), p89: ["a": checkedDecimal("-0.005"), "a/b": checkedDecimal("0.000001"), "\u{e9}": checkedDecimal("12345.6789")], p90: ["\u{e9}": UUID(uuid: (46, 65, 140, 244, 179, 76, 226, 7, 123, 21, 102, 229, 233, 81, 212, 74))], p91: Sum68.takeIt(Model62(p63: Choice1.case0)), p92: Optional<Moved64>.none) },
    .init("{\"key/p89\":{\"\u{e9}\":0.01},\"p90\":{\"\u{e9}\":\"DD717BDC-4A2E-3C49-DC93-F6C27F4B9A6B\"},\"p91\":{\"tag68\":\"a/stopNow\"},\"\\\"k\\\"p92\":{\"p65\":{\"p3\":[\"l/r\",\"\u{e9}\"]}}}") { Model87(p88: Optional<[Moved12]>.none, p89: ["\u{e9}": checkedDecimal("0.01")], p90: ["\u{e9}": UUID(uuid: (221, 113, 123, 220, 74, 46, 60, 73, 220, 147, 246, 194, 127, 75, 154, 107))], p91: Sum68.stopNow, p92: Optional<Moved64>.some(Moved64(p65: Optional<Model2>.some(Model2(p3: [Choice1.case1, Choice1.case2]))))) },
  ]),
  .mapped(Lined93.self, "Lined93", [
    .init("{\"key/p94\":{\"p41\":[10922,10922],\"key/p42\":0},\"p95\":0}") { Lined93(p94: Model40(p41: Optional<[Int16]>.some([Int16(10922), Int16(10922)]), p42: Optional<Int32>.some(Int32(0))), p95: 0) },
    .init("{\"key/p94\":{\"p41\":[]},\"p95\":-7}") { Lined93(p94: Model40(p41: Optional<[Int16]>.some([]), p42: Optional<Int32>.none), p95: -7) },
    .init("{\"key/p94\":{\"p41\":[0,-32767,-7]},\"p95\":0}") { Lined93(p94: Model40(p41: Optional<[Int16]>.some([Int16(0), Int16(-32767), Int16(-7)]), p42: Optional<Int32>.none), p95: 0) },
    .init("{\"key/p94\":{\"p41\":[32766],\"key/p42\":-7},\"p95\":-7}") { Lined93(p94: Model40(p41: Optional<[Int16]>.some([Int16(32766)]), p42: Optional<Int32>.some(Int32(-7))), p95: -7) },
    .init("{\"key/p94\":{\"p41\":[32766]},\"p95\":5}") { Lined93(p94: Model40(p41: Optional<[Int16]>.some([Int16(32766)]), p42: Optional<Int32>.none), p95: 5) },
  ]),
  .codable(Model97.self, "Model97", [
    .init("{\"p100\":[{\"tag68\":\"a/stopNow\"},{\"tag68\":\"a/moveBy\",\"_0\":6148914691236517205,\"y\":{\"p63\":\"\u{e9}\"}}]}") { Model97(p98: Optional<Moved64>.none, p99: Optional<Model62>.none, p100: [Sum68.stopNow, Sum68.moveBy(UInt(6148914691236517205), y: Model62(p63: Choice1.case2))]) },
    .init("{\"p99\":{\"p63\":\"\u{e9}\"},\"p100\":[]}") { Model97(p98: Optional<Moved64>.none, p99: Optional<Model62>.some(Model62(p63: Choice1.case2)), p100: []) },
    .init("{\"p99\":{\"p63\":\"left\"},\"p100\":[{\"tag68\":\"a/waitFor\",\"time\":\"\"},{\"tag68\":\"a/takeIt\",\"p63\":\"l/r\"},{\"tag68\":\"a/stopNow\"},{\"tag68\":\"a/moveBy\",\"_0\":6148914691236517205,\"y\":{\"p63\":\"l/r\"}}]}") { Model97(p98: Optional<Moved64>.none, p99: Optional<Model62>.some(Model62(p63: Choice1.case0)), p100: [Sum68.waitFor(time: Optional<Data>.some(Data([] as [UInt8]))), Sum68.takeIt(Model62(p63: Choice1.case1)), Sum68.stopNow, Sum68.moveBy(UInt(6148914691236517205), y: Model62(p63: Choice1.case1))]) },
    .init("{\"\\\"k\\\"p98\":{\"p65\":{\"p3\":[]}},\"p99\":{\"p63\":\"l/r\"},\"p100\":[{\"tag68\":\"a/waitFor\",\"time\":\"9g27xA==\"},{\"tag68\":\"a/takeIt\",\"p63\":\"\u{e9}\"},{\"tag68\":\"a/stopNow\"},{\"tag68\":\"a/moveBy\",\"_0\":0,\"y\":{\"p63\":\"left\"}}]}") { Model97(p98: Optional<Moved64>.some(Moved64(p65: Optional<Model2>.some(Model2(p3: [])))), p99: Optional<Model62>.some(Model62(p63: Choice1.case1)), p100: [Sum68.waitFor(time: Optional<Data>.some(Data([246, 13, 187, 196] as [UInt8]))), Sum68.takeIt(Model62(p63: Choice1.case2)), Sum68.stopNow, Sum68.moveBy(UInt(0), y: Model62(p63: Choice1.case0))]) },
    .init("{\"\\\"k\\\"p98\":{\"p65\":{\"p3\":[]}},\"p99\":{\"p63\":\"\u{e9}\"},\"p100\":[{\"tag68\":\"a/waitFor\"},{\"tag68\":\"a/takeIt\",\"p63\":\"\u{e9}\"},{\"tag68\":\"a/stopNow\"},{\"tag68\":\"a/moveBy\",\"_0\":18446744073709551615,\"y\":{\"p63\":\"left\"}}]}") { Model97(p98: Optional<Moved64>.some(Moved64(p65: Optional<Model2>.some(Model2(p3: [])))), p99: Optional<Model62>.some(Model62(p63: Choice1.case2)), p100: [Sum68.waitFor(time: Optional<Data>.none), Sum68.takeIt(Model62(p63: Choice1.case2)), Sum68.stopNow, Sum68.moveBy(UInt(18446744073709551615), y: Model62(p63: Choice1.case0))]) },
  ]),
  .mapped(Lined101.self, "Lined101", [
    .init("{\"in\":{\"p102\":[0,0]},\"p103\":[1000],\"key/p104\":{\"a\":\"2000-02-29T00:00:00Z\",\"\u{e9}\":\"2000-02-29T00:00:00Z\"}}") { Lined101(p102: Optional<[Int32]>.some([Int32(0), Int32(0)]), p103: [Date(timeIntervalSince1970: 1)], p104: ["a": Date(timeIntervalSince1970: 951782400), "\u{e9}": Date(timeIntervalSince1970: 951782400)], p105: Optional<UInt>.none) },
    .init("{\"p103\":[1000,951782400000],\"key/p104\":{\"a/b\":\"2023-11-14T22:13:20.5Z\",\"\u{e9}\":\"2023-11-14T22:13:20.5Z\"},\"\\\"k\\\"p105\":1}") { Lined101(p102: Optional<[Int32]>.none, p103: [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 951782400)], p104: ["a/b": Date(timeIntervalSince1970: 1700000000.5), "\u{e9}": Date(timeIntervalSince1970: 1700000000.5)], p105: Optional<UInt>.some(UInt(1))) },
    .init("{\"in\":{\"p102\":[7,-2147483647,-2147483647]},\"p103\":[1700000000000,-86400000,-86400000],\"key/p104\":{\"a\":\"2023-11-14T22:13:20.5Z\",\"a/b\":\"2000-02-29T00:00:00Z\",\"\u{e9}\":\"2023-11-14T22:13:20.5Z\"}}") { Lined101(p102: Optional<[Int32]>.some([Int32(7), Int32(-2147483647), Int32(-2147483647)]), p103: [Date(timeIntervalSince1970: 1700000000), Date(timeIntervalSince1970: -86400), Date(timeIntervalSince1970: -86400)], p104: ["a": Date(timeIntervalSince1970: 1700000000.5), "a/b": Date(timeIntervalSince1970: 951782400), "\u{e9}": Date(timeIntervalSince1970: 1700000000.5)], p105: Optional<UInt>.none) },
    .init("{\"p103\":[],\"key/p104\":{\"a/b\":\"1970-01-01T00:00:00Z\"}}") { Lined101(p102: Optional<[Int32]>.none, p103: [], p104: ["a/b": Date(timeIntervalSince1970: 0)], p105: Optional<UInt>.none) },
    .init("{\"p103\":[-86400000],\"key/p104\":{\"\u{e9}\":\"2023-11-14T22:13:20.5Z\"},\"\\\"k\\\"p105\":7}") { Lined101(p102: Optional<[Int32]>.none, p103: [Date(timeIntervalSince1970: -86400)], p104: ["\u{e9}": Date(timeIntervalSince1970: 1700000000.5)], p105: Optional<UInt>.some(UInt(7))) },
  ]),
]
