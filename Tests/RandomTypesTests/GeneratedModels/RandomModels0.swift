// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 41. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Model2: JSONMappable, Codable, Equatable {
  var p3: [Choice1] = [Choice1.case0, Choice1.case1, Choice1.case0]
  init() {}
  init(p3: [Choice1]) {
    self.p3 = p3
  }
  private enum CodingKeys: String, CodingKey {
    case p3 = "p3"
  }
}
struct Lined4: JSONMappable, Equatable {
  var p6: Choice1 = Choice1.case2
  var p7: Choice1 = Choice1.case0
  init() {}
  init(p6: Choice1, p7: Choice1) {
    self.p6 = p6
    self.p7 = p7
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p6, key: "\"k\"p6")
    try json.map(&p7, key: "p7", required: true)
  }
}
struct Model8: JSONMappable, Codable, Equatable {
  var p9: Optional<Model2> = nil
  var p10: Set<UInt16> = Set<UInt16>([UInt16(1)])
  var p11: Int32 = Int32(2147483647)
  init() {}
  init(p9: Optional<Model2>, p10: Set<UInt16>, p11: Int32) {
    self.p9 = p9
    self.p10 = p10
    self.p11 = p11
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p10": return "\u{e9}p10"
    case "p11": return "\u{e9}p11"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p9 = "p9"
    case p10 = "\u{e9}p10"
    case p11 = "\u{e9}p11"
  }
}
struct Lined15: JSONMappable, Equatable {
  var p16: [Optional<Data>] = [Optional<Data>.some(Data([] as [UInt8])), Optional<Data>.none]
  var p17: [String: Int] = ["a": Int(9223372036854775807), "\u{e9}": Int(3074457345618258602)]
  var p18: UUID = UUID(uuid: (186, 183, 216, 114, 236, 209, 70, 119, 244, 228, 47, 119, 213, 183, 12, 28))
  var p19: Decimal = checkedDecimal("-2.25")
  init() {}
  init(p16: [Optional<Data>], p17: [String: Int], p18: UUID, p19: Decimal) {
    self.p16 = p16
    self.p17 = p17
    self.p18 = p18
    self.p19 = p19
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p16, keys: ["key/p16", "p16_old"], required: true, transformer: JSONTransformers.base64ToData)
    try json.map(&p17, key: "key/p17")
    try json.map(&p18, key: "p18")
    try json.map(&p19, keyPath: "in.p19", transformer: JSONTransformers.stringToDecimal)
  }
}
final class Model21: JSONMappable, Codable, Equatable {
  var p22: [Model8] = [Model8(p9: Optional<Model2>.none, p10: Set<UInt16>([UInt16(21845)]), p11: Int32(715827882))]
  var p23: [UUID] = [UUID(uuid: (107, 175, 62, 6, 209, 231, 208, 248, 171, 54, 182, 40, 245, 79, 17, 31)), UUID(uuid: (113, 179, 156, 138, 163, 217, 110, 60, 217, 167, 241, 8, 41, 98, 230, 114)), UUID(uuid: (200, 245, 63, 200, 33, 15, 49, 10, 207, 85, 28, 135, 189, 162, 93, 87))]
  var p24: Optional<Sum20> = nil
  var p25: Sum20 = Sum20.stopNow
  required init() {}
  init(p22: [Model8], p23: [UUID], p24: Optional<Sum20>, p25: Sum20) {
    self.p22 = p22
    self.p23 = p23
    self.p24 = p24
    self.p25 = p25
  }
  static func == (left: Model21, right: Model21) -> Bool {
    left.p22 == right.p22 && left.p23 == right.p23 && left.p24 == right.p24 && left.p25 == right.p25
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p22": return "\"k\"p22"
    case "p24": return "\u{e9}p24"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p22 = "\"k\"p22"
    case p23 = "p23"
    case p24 = "\u{e9}p24"
    case p25 = "p25"
  }
}
struct Lined26: JSONMappable, Equatable {
  var p27: [String: Int16] = ["a": Int16(-32767)]
  var p28: Optional<Int> = nil
  var p29: Optional<UInt> = nil
  init() {}
  init(p27: [String: Int16], p28: Optional<Int>, p29: Optional<UInt>) {
    self.p27 = p27
    self.p28 = p28
    self.p29 = p29
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p27, keyPath: "in.p27")
    try json.map(&p28, key: "p28", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.map(&p29, key: "\u{e9}p29")
  }
}
struct Model30: JSONMappable, Codable, Equatable {
  var p31: Model21 = Model21()
  var p32: [Optional<Model21>] = []
  var p33: Optional<Int16> = nil
  var p34: Optional<Int16> = nil
  var p35: Optional<Model2> = nil
  var p36: Set<Decimal> = Set<Decimal>([checkedDecimal("31415926535897.932384")])
  init() {}
  init(p31: Model21, p32: [Optional<Model21>], p33: Optional<Int16>, p34: Optional<Int16>, p35: Optional<Model2>, p36: Set<Decimal>) {
    self.p31 = p31
    self.p32 = p32
    self.p33 = p33
    self.p34 = p34
    self.p35 = p35
    self.p36 = p36
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p32": return "\"k\"p32"
    case "p34": return "\"k\"p34"
    case "p36": return "key/p36"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p31 = "p31"
    case p32 = "\"k\"p32"
    case p33 = "p33"
    case p34 = "\"k\"p34"
    case p35 = "p35"
    case p36 = "key/p36"
  }
}
struct Lined37: JSONMappable, Equatable {
  var p38: Lined26 = Lined26()
  var p39: Model8 = Model8()
  init() {}
  init(p38: Lined26, p39: Model8) {
    self.p38 = p38
    self.p39 = p39
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p38, keys: ["\u{e9}p38", "p38_old"], required: true)
    try json.map(&p39, key: "\"k\"p39", required: true)
  }
}
struct Model40: JSONMappable, Codable, Equatable {
  var p41: Optional<[Int16]> = nil
  var p42: Optional<Int32> = nil
  init() {}
  init(p41: Optional<[Int16]>, p42: Optional<Int32>) {
    self.p41 = p41
    self.p42 = p42
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p42": return "key/p42"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p41 = "p41"
    case p42 = "key/p42"
  }
}
final class Lined43: JSONMappable, Equatable {
  var p44: [String: Decimal] = ["a": checkedDecimal("30"), "\u{e9}": checkedDecimal("-2.25")]
  required init() {}
  init(p44: [String: Decimal]) {
    self.p44 = p44
  }
  static func == (left: Lined43, right: Lined43) -> Bool {
    left.p44 == right.p44
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p44, key: "key/p44", transformer: JSONTransformers.stringToDecimal)
  }
}
struct Model46: JSONMappable, Codable, Equatable {
  var p47: Set<Float> = Set<Float>([Float(3.4028235e+38)])
  var p48: Model40 = Model40()
  var p49: Sum20 = Sum20.stopNow
  var p50: Optional<URL> = nil
  var p51: [Model21] = []
  init() {}
  init(p47: Set<Float>, p48: Model40, p49: Sum20, p50: Optional<URL>, p51: [Model21]) {
    self.p47 = p47
    self.p48 = p48
    self.p49 = p49
    self.p50 = p50
    self.p51 = p51
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p47": return "\u{e9}p47"
    case "p48": return "\"k\"p48"
    case "p49": return "\"k\"p49"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p47 = "\u{e9}p47"
    case p48 = "\"k\"p48"
    case p49 = "\"k\"p49"
    case p50 = "p50"
    case p51 = "p51"
  }
}
struct Lined52: JSONMappable, Equatable {
  var p53: Set<Double> = Set<Double>([Double(123456789.125)])
  var p54: Double = Double(-8113.8)
  init() {}
  init(p53: Set<Double>, p54: Double) {
    self.p53 = p53
    self.p54 = p54
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p53, keys: ["p53", "p53_old"], required: true)
    try json.map(&p54, keyPath: "in.p54")
  }
}

let randomModels0: [ModelCase] = [
  .codable(Model2.self, "Model2", [
    .init("{\"p3\":[\"left\",\"left\"]}") { Model2(p3: [Choice1.case0, Choice1.case0]) },
    .init("{\"p3\":[\"left\",\"left\"]}") { Model2(p3: [Choice1.case0, Choice1.case0]) },
    .init("{\"p3\":[\"left\",\"\u{e9}\"]}") { Model2(p3: [Choice1.case0, Choice1.case2]) },
    .init("{\"p3\":[\"left\",\"left\",\"left\"]}") { Model2(p3: [Choice1.case0, Choice1.case0, Choice1.case0]) },
    .init("{\"p3\":[\"l/r\",\"l/r\"]}") { Model2(p3: [Choice1.case1, Choice1.case1]) },
  ]),
  .mapped(Lined4.self, "Lined4", [
    .init("{\"\\\"k\\\"p6\":\"l/r\",\"p7\":\"left\"}") { Lined4(p6: Choice1.case1, p7: Choice1.case0) },
    .init("{\"\\\"k\\\"p6\":\"left\",\"p7\":\"\u{e9}\"}") { Lined4(p6: Choice1.case0, p7: Choice1.case2) },
    .init("{\"\\\"k\\\"p6\":\"\u{e9}\",\"p7\":\"left\"}") { Lined4(p6: Choice1.case2, p7: Choice1.case0) },
    .init("{\"\\\"k\\\"p6\":\"l/r\",\"p7\":\"l/r\"}") { Lined4(p6: Choice1.case1, p7: Choice1.case1) },
    .init("{\"\\\"k\\\"p6\":\"\u{e9}\",\"p7\":\"left\"}") { Lined4(p6: Choice1.case2, p7: Choice1.case0) },
  ]),
  .codable(Model8.self, "Model8", [
    .init("{\"p9\":{\"p3\":[\"\u{e9}\"]},\"\u{e9}p10\":[7],\"\u{e9}p11\":0}") { Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case2])), p10: Set<UInt16>([UInt16(7)]), p11: Int32(0)) },
    .init("{\"p9\":{\"p3\":[\"l/r\"]},\"\u{e9}p10\":[21845],\"\u{e9}p11\":-1}") { Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case1])), p10: Set<UInt16>([UInt16(21845)]), p11: Int32(-1)) },
    .init("{\"p9\":{\"p3\":[\"left\",\"\u{e9}\"]},\"\u{e9}p10\":[7],\"\u{e9}p11\":-715827882}") { Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case0, Choice1.case2])), p10: Set<UInt16>([UInt16(7)]), p11: Int32(-715827882)) },
    .init("{\"\u{e9}p10\":[0],\"\u{e9}p11\":-715827882}") { Model8(p9: Optional<Model2>.none, p10: Set<UInt16>([UInt16(0)]), p11: Int32(-715827882)) },
    .init("{\"p9\":{\"p3\":[\"l/r\"]},\"\u{e9}p10\":[0],\"\u{e9}p11\":-2147483646}") { Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case1])), p10: Set<UInt16>([UInt16(0)]), p11: Int32(-2147483646)) },
  ]),
  .mapped(Lined15.self, "Lined15", [
    .init("{\"key/p16\":[],\"key/p17\":{\"a\":1,\"\u{e9}\":1},\"p18\":\"AFE85E81-4E96-CADA-B1CC-9B67BE2FBD0D\",\"in\":{\"p19\":\"-2.25\"}}") { Lined15(p16: [], p17: ["a": Int(1), "\u{e9}": Int(1)], p18: UUID(uuid: (175, 232, 94, 129, 78, 150, 202, 218, 177, 204, 155, 103, 190, 47, 189, 13)), p19: checkedDecimal("-2.25")) },
    .init("{\"key/p16\":[\"jIrAhA==\",\"Gg==\",null],\"key/p17\":{\"a/b\":0,\"\u{e9}\":0},\"p18\":\"0C17B6C5-3426-2FCA-4EE4-3D2BF74D76EA\",\"in\":{\"p19\":\"-2.25\"}}") { Lined15(p16: [Optional<Data>.some(Data([140, 138, 192, 132] as [UInt8])), Optional<Data>.some(Data([26] as [UInt8])), Optional<Data>.none], p17: ["a/b": Int(0), "\u{e9}": Int(0)], p18: UUID(uuid: (12, 23, 182, 197, 52, 38, 47, 202, 78, 228, 61, 43, 247, 77, 118, 234)), p19: checkedDecimal("-2.25")) },
    .init("{\"key/p16\":[],\"key/p17\":{\"a\":-9223372036854775806,\"\u{e9}\":-1},\"p18\":\"71D4589C-E57E-D35C-0B18-437280D684B0\",\"in\":{\"p19\":\"0.5\"}}") { Lined15(p16: [], p17: ["a": Int(-9223372036854775806), "\u{e9}": Int(-1)], p18: UUID(uuid: (113, 212, 88, 156, 229, 126, 211, 92, 11, 24, 67, 114, 128, 214, 132, 176)), p19: checkedDecimal("0.5")) },
    .init("{\"key/p16\":[null],\"key/p17\":{\"\u{e9}\":-9223372036854775806},\"p18\":\"F4B83DBE-F797-E2B8-AC07-769F6061845F\",\"in\":{\"p19\":\"0.5\"}}") { Lined15(p16: [Optional<Data>.none], p17: ["\u{e9}": Int(-9223372036854775806)], p18: UUID(uuid: (244, 184, 61, 190, 247, 151, 226, 184, 172, 7, 118, 159, 96, 97, 132, 95)), p19: checkedDecimal("0.5")) },
    .init("{\"key/p16\":[\"\"],\"key/p17\":{\"a\":-3074457345618258602,\"a/b\":0},\"p18\":\"B11F116A-A35A-ABF3-58D3-83D40D11D7EC\",\"in\":{\"p19\":\"-2.25\"}}") { Lined15(p16: [Optional<Data>.some(Data([] as [UInt8]))], p17: ["a": Int(-3074457345618258602), "a/b": Int(0)], p18: UUID(uuid: (177, 31, 17, 106, 163, 90, 171, 243, 88, 211, 131, 212, 13, 17, 215, 236)), p19: checkedDecimal("-2.25")) },
  ]),
  .codable(Model21.self, "Model21", [
    .init("{\"\\\"k\\\"p22\":[],\"p23\":[\"9657BFD8-13F6-AA1C-754F-5159B29F2CB8\",\"9FE9641E-765F-CF8C-880D-AF9C64EE4649\",\"9317B01F-EE20-E512-8EDF-0FFA771717E7\"],\"p25\":{\"tag20\":\"stop_now\"}}") { Model21(p22: [], p23: [UUID(uuid: (150, 87, 191, 216, 19, 246, 170, 28, 117, 79, 81, 89, 178, 159, 44, 184)), UUID(uuid: (159, 233, 100, 30, 118, 95, 207, 140, 136, 13, 175, 156, 100, 238, 70, 73)), UUID(uuid: (147, 23, 176, 31, 238, 32, 229, 18, 142, 223, 15, 250, 119, 23, 23, 231))], p24: Optional<Sum20>.none, p25: Sum20.stopNow) },
    .init("{\"\\\"k\\\"p22\":[{\"p9\":{\"p3\":[\"\u{e9}\"]},\"\u{e9}p10\":[21845],\"\u{e9}p11\":-2147483646},{\"p9\":{\"p3\":[]},\"\u{e9}p10\":[65535],\"\u{e9}p11\":-715827882},{\"p9\":{\"p3\":[]},\"\u{e9}p10\":[0],\"\u{e9}p11\":0}],\"p23\":[],\"p25\":{\"tag20\":\"wait_for\",\"data20\":[null]}}") { Model21(p22: [Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case2])), p10: Set<UInt16>([UInt16(21845)]), p11: Int32(-2147483646)), Model8(p9: Optional<Model2>.some(Model2(p3: [])), p10: Set<UInt16>([UInt16(65535)]), p11: Int32(-715827882)), Model8(p9: Optional<Model2>.some(Model2(p3: [])), p10: Set<UInt16>([UInt16(0)]), p11: Int32(0))], p23: [], p24: Optional<Sum20>.none, p25: Sum20.waitFor([Optional<Float>.none])) },
    .init("{\"\\\"k\\\"p22\":[{\"p9\":{\"p3\":[\"\u{e9}\",\"\u{e9}\"]},\"\u{e9}p10\":[65535],\"\u{e9}p11\":2147483646},{\"\u{e9}p10\":[0],\"\u{e9}p11\":1}],\"p23\":[],\"p25\":{\"tag20\":\"take_it\",\"data20\":{\"p3\":[\"l/r\",\"\u{e9}\"]}}}") { Model21(p22: [Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case2, Choice1.case2])), p10: Set<UInt16>([UInt16(65535)]), p11: Int32(2147483646)), Model8(p9: Optional<Model2>.none, p10: Set<UInt16>([UInt16(0)]), p11: Int32(1))], p23: [], p24: Optional<Sum20>.none, p25: Sum20.takeIt(it: Model2(p3: [Choice1.case1, Choice1.case2]))) },
    .init("{\"\\\"k\\\"p22\":[{\"\u{e9}p10\":[65534],\"\u{e9}p11\":2147483647},{\"p9\":{\"p3\":[\"\u{e9}\",\"left\"]},\"\u{e9}p10\":[1],\"\u{e9}p11\":715827882}],\"p23\":[\"2E80CFE3-320B-79FC-4D78-D10D3E9B8214\"],\"\u{e9}p24\":{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[]}},\"p25\":{\"tag20\":\"stop_now\"}}") { Model21(p22: [Model8(p9: Optional<Model2>.none, p10: Set<UInt16>([UInt16(65534)]), p11: Int32(2147483647)), Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case2, Choice1.case0])), p10: Set<UInt16>([UInt16(1)]), p11: Int32(715827882))], p23: [UUID(uuid: (46, 128, 207, 227, 50, 11, 121, 252, 77, 120, 209, 13, 62, 155, 130, 20))], p24: Optional<Sum20>.some(Sum20.nestIt(Model2(p3: []))), p25: Sum20.stopNow) },
    .init("{\"\\\"k\\\"p22\":[{\"p9\":{\"p3\":[\"l/r\"]},\"\u{e9}p10\":[21845],\"\u{e9}p11\":1}],\"p23\":[\"BC087E1C-3E30-C310-81D9-052D7BD4683E\"],\"p25\":{\"tag20\":\"wait_for\",\"data20\":[-123.456]}}") { Model21(p22: [Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case1])), p10: Set<UInt16>([UInt16(21845)]), p11: Int32(1))], p23: [UUID(uuid: (188, 8, 126, 28, 62, 48, 195, 16, 129, 217, 5, 45, 123, 212, 104, 62))], p24: Optional<Sum20>.none, p25: Sum20.waitFor([Optional<Float>.some(Float(-123.456))])) },
  ]),
  .mapped(Lined26.self, "Lined26", [
    .init("{\"in\":{\"p27\":{\"a/b\":1}},\"p28\":\"-7\"}") { Lined26(p27: ["a/b": Int16(1)], p28: Optional<Int>.some(-7), p29: Optional<UInt>.none) },
    .init("{\"in\":{\"p27\":{}},\"p28\":\"0\",\"\u{e9}p29\":0}") { Lined26(p27: [:], p28: Optional<Int>.some(0), p29: Optional<UInt>.some(UInt(0))) },
    .init("{\"in\":{\"p27\":{\"a\":10922,\"a/b\":1,\"\u{e9}\":32766}},\"p28\":\"-7\",\"\u{e9}p29\":0}") { Lined26(p27: ["a": Int16(10922), "a/b": Int16(1), "\u{e9}": Int16(32766)], p28: Optional<Int>.some(-7), p29: Optional<UInt>.some(UInt(0))) },
    .init("{\"in\":{\"p27\":{\"a/b\":32766,\"\u{e9}\":32767}},\"p28\":\"5\"}") { Lined26(p27: ["a/b": Int16(32766), "\u{e9}": Int16(32767)], p28: Optional<Int>.some(5), p29: Optional<UInt>.none) },
    .init("{\"in\":{\"p27\":{\"a\":-10922,\"\u{e9}\":32766}}}") { Lined26(p27: ["a": Int16(-10922), "\u{e9}": Int16(32766)], p28: Optional<Int>.none, p29: Optional<UInt>.none) },
  ]),
  .codable(Model30.self, "Model30", [
    .init("{\"p31\":{\"\\\"k\\\"p22\":[{\"p9\":{\"p3\":[]},\"\u{e9}p10\":[65535],\"\u{e9}p11\":715827882},{\"p9\":{\"p3\":[\"\u{e9}\",\"left\",\"left\"]},\"\u{e9}p10\":[21845],\"\u{e9}p11\":0},{\"p9\":{\"p3\":[\"left\",\"l/r\"]},\"\u{e9}p10\":[65534],\"\u{e9}p11\":7}],\"p23\":[\"FC4AA046-73FB-4AF7-99C2-F278B3F309C0\"],\"\u{e9}p24\":{\"tag20\":\"stop_now\"},\"p25\":{\"tag20\":\"wait_for\",\"data20\":[null,null]}},\"\\\"k\\\"p32\":[],\"p35\":{\"p3\":[\"l/r\"]},\"key/p36\":[-3141592653589793238.4]}") { Model30(p31: Model21(p22: [Model8(p9: Optional<Model2>.some(Model2(p3: [])), p10: Set<UInt16>([UInt16(65535)]), p11: Int32(715827882)), Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case2, Choice1.case0, Choice1.case0])), p10: Set<UInt16>([UInt16(21845)]), p11: Int32(0)), Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case0, Choice1.case1])), p10: Set<UInt16>([UInt16(65534)]), p11: Int32(7))], p23: [UUID(uuid: (252, 74, 160, 70, 115, 251, 74, 247, 153, 194, 242, 120, 179, 243, 9, 192))], p24: Optional<Sum20>.some(Sum20.stopNow), p25: Sum20.waitFor([Optional<Float>.none, Optional<Float>.none])), p32: [], p33: Optional<Int16>.none, p34: Optional<Int16>.none, p35: Optional<Model2>.some(Model2(p3: [Choice1.case1])), p36: Set<Decimal>([checkedDecimal("-3141592653589793238.4")])) },
    .init("{\"p31\":{\"\\\"k\\\"p22\":[],\"p23\":[\"2FB89D92-E3E5-7F3A-60AA-BF85B8D815D2\"],\"\u{e9}p24\":{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[]}},\"p25\":{\"tag20\":\"stop_now\"}},\"\\\"k\\\"p32\":[null],\"p35\":{\"p3\":[\"\u{e9}\"]},\"key/p36\":[-1234567.89]}") { Model30(p31: Model21(p22: [], p23: [UUID(uuid: (47, 184, 157, 146, 227, 229, 127, 58, 96, 170, 191, 133, 184, 216, 21, 210))], p24: Optional<Sum20>.some(Sum20.nestIt(Model2(p3: []))), p25: Sum20.stopNow), p32: [Optional<Model21>.none], p33: Optional<Int16>.none, p34: Optional<Int16>.none, p35: Optional<Model2>.some(Model2(p3: [Choice1.case2])), p36: Set<Decimal>([checkedDecimal("-1234567.89")])) },
    .init("{\"p31\":{\"\\\"k\\\"p22\":[{\"\u{e9}p10\":[65535],\"\u{e9}p11\":2147483646}],\"p23\":[\"DDF72694-29DB-4A49-9CBC-41E413E47298\"],\"p25\":{\"tag20\":\"wait_for\",\"data20\":[7,0.1]}},\"\\\"k\\\"p32\":[],\"p33\":32766,\"p35\":{\"p3\":[\"left\",\"left\",\"l/r\"]},\"key/p36\":[0.0005]}") { Model30(p31: Model21(p22: [Model8(p9: Optional<Model2>.none, p10: Set<UInt16>([UInt16(65535)]), p11: Int32(2147483646))], p23: [UUID(uuid: (221, 247, 38, 148, 41, 219, 74, 73, 156, 188, 65, 228, 19, 228, 114, 152))], p24: Optional<Sum20>.none, p25: Sum20.waitFor([Optional<Float>.some(Float(7)), Optional<Float>.some(Float(0.1))])), p32: [], p33: Optional<Int16>.some(Int16(32766)), p34: Optional<Int16>.none, p35: Optional<Model2>.some(Model2(p3: [Choice1.case0, Choice1.case0, Choice1.case1])), p36: Set<Decimal>([checkedDecimal("0.0005")])) },
    .init("{\"p31\":{\"\\\"k\\\"p22\":[{\"\u{e9}p10\":[65534],\"\u{e9}p11\":7},{\"\u{e9}p10\":[21845],\"\u{e9}p11\":7}],\"p23\":[],\"\u{e9}p24\":{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[\"left\"]}},\"p25\":{\"tag20\":\"stop_now\"}},\"\\\"k\\\"p32\":[],\"\\\"k\\\"p34\":10922,\"p35\":{\"p3\":[\"left\",\"left\"]},\"key/p36\":[0.00005]}") { Model30(p31: Model21(p22: [Model8(p9: Optional<Model2>.none, p10: Set<UInt16>([UInt16(65534)]), p11: Int32(7)), Model8(p9: Optional<Model2>.none, p10: Set<UInt16>([UInt16(21845)]), p11: Int32(7))], p23: [], p24: Optional<Sum20>.some(Sum20.nestIt(Model2(p3: [Choice1.case0]))), p25: Sum20.stopNow), p32: [], p33: Optional<Int16>.none, p34: Optional<Int16>.some(Int16(10922)), p35: Optional<Model2>.some(Model2(p3: [Choice1.case0, Choice1.case0])), p36: Set<Decimal>([checkedDecimal("0.00005")])) },
    .init("{\"p31\":{\"\\\"k\\\"p22\":[],\"p23\":[],\"\u{e9}p24\":{\"tag20\":\"stop_now\"},\"p25\":{\"tag20\":\"wait_for\",\"data20\":[0.1,-123.456]}},\"\\\"k\\\"p32\":[],\"\\\"k\\\"p34\":0,\"key/p36\":[31415926535897932384]}") { Model30(p31: Model21(p22: [], p23: [], p24: Optional<Sum20>.some(Sum20.stopNow), p25: Sum20.waitFor([Optional<Float>.some(Float(0.1)), Optional<Float>.some(Float(-123.456))])), p32: [], p33: Optional<Int16>.none, p34: Optional<Int16>.some(Int16(0)), p35: Optional<Model2>.none, p36: Set<Decimal>([checkedDecimal("31415926535897932384")])) },
  ]),
  .mapped(Lined37.self, "Lined37", [
    .init("{\"\u{e9}p38\":{\"in\":{\"p27\":{\"a\":1}},\"p28\":\"-7\",\"\u{e9}p29\":18446744073709551614},\"\\\"k\\\"p39\":{\"p9\":{\"p3\":[\"l/r\",\"l/r\",\"l/r\"]},\"\u{e9}p10\":[65535],\"\u{e9}p11\":2147483646}}") { Lined37(p38: Lined26(p27: ["a": Int16(1)], p28: Optional<Int>.some(-7), p29: Optional<UInt>.some(UInt(18446744073709551614))), p39: Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case1, Choice1.case1, Choice1.case1])), p10: Set<UInt16>([UInt16(65535)]), p11: Int32(2147483646))) },
    .init("{\"\u{e9}p38\":{\"in\":{\"p27\":{}},\"p28\":\"5\"},\"\\\"k\\\"p39\":{\"p9\":{\"p3\":[\"l/r\",\"l/r\"]},\"\u{e9}p10\":[65534],\"\u{e9}p11\":-2147483647}}") { Lined37(p38: Lined26(p27: [:], p28: Optional<Int>.some(5), p29: Optional<UInt>.none), p39: Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case1, Choice1.case1])), p10: Set<UInt16>([UInt16(65534)]), p11: Int32(-2147483647))) },
    .init("{\"\u{e9}p38\":{\"in\":{\"p27\":{\"a/b\":-7,\"\u{e9}\":32767}},\"p28\":\"5\"},\"\\\"k\\\"p39\":{\"p9\":{\"p3\":[\"l/r\",\"\u{e9}\",\"left\"]},\"\u{e9}p10\":[65534],\"\u{e9}p11\":0}}") { Lined37(p38: Lined26(p27: ["a/b": Int16(-7), "\u{e9}": Int16(32767)], p28: Optional<Int>.some(5), p29: Optional<UInt>.none), p39: Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case1, Choice1.case2, Choice1.case0])), p10: Set<UInt16>([UInt16(65534)]), p11: Int32(0))) },
    .init("{\"\u{e9}p38\":{\"in\":{\"p27\":{\"a\":-10922,\"\u{e9}\":-32767}},\"\u{e9}p29\":6148914691236517205},\"\\\"k\\\"p39\":{\"\u{e9}p10\":[1],\"\u{e9}p11\":-2147483646}}") { Lined37(p38: Lined26(p27: ["a": Int16(-10922), "\u{e9}": Int16(-32767)], p28: Optional<Int>.none, p29: Optional<UInt>.some(UInt(6148914691236517205))), p39: Model8(p9: Optional<Model2>.none, p10: Set<UInt16>([UInt16(1)]), p11: Int32(-2147483646))) },
    .init("{\"\u{e9}p38\":{\"in\":{\"p27\":{\"a\":-1,\"\u{e9}\":0}},\"p28\":\"0\",\"\u{e9}p29\":7},\"\\\"k\\\"p39\":{\"p9\":{\"p3\":[\"\u{e9}\"]},\"\u{e9}p10\":[21845],\"\u{e9}p11\":2147483646}}") { Lined37(p38: Lined26(p27: ["a": Int16(-1), "\u{e9}": Int16(0)], p28: Optional<Int>.some(0), p29: Optional<UInt>.some(UInt(7))), p39: Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case2])), p10: Set<UInt16>([UInt16(21845)]), p11: Int32(2147483646))) },
  ]),
  .codable(Model40.self, "Model40", [
    .init("{\"key/p42\":715827882}") { Model40(p41: Optional<[Int16]>.none, p42: Optional<Int32>.some(Int32(715827882))) },
    .init("{}") { Model40(p41: Optional<[Int16]>.none, p42: Optional<Int32>.none) },
    .init("{\"p41\":[-32767],\"key/p42\":-715827882}") { Model40(p41: Optional<[Int16]>.some([Int16(-32767)]), p42: Optional<Int32>.some(Int32(-715827882))) },
    .init("{\"p41\":[-32767]}") { Model40(p41: Optional<[Int16]>.some([Int16(-32767)]), p42: Optional<Int32>.none) },
    .init("{\"key/p42\":-2147483646}") { Model40(p41: Optional<[Int16]>.none, p42: Optional<Int32>.some(Int32(-2147483646))) },
  ]),
  .mapped(Lined43.self, "Lined43", [
    .init("{\"key/p44\":{\"a\":\"9007199254740993\",\"a/b\":\"-2.25\",\"\u{e9}\":\"0.5\"}}") { Lined43(p44: ["a": checkedDecimal("9007199254740993"), "a/b": checkedDecimal("-2.25"), "\u{e9}": checkedDecimal("0.5")]) },
    .init("{\"key/p44\":{\"\u{e9}\":\"9007199254740993\"}}") { Lined43(p44: ["\u{e9}": checkedDecimal("9007199254740993")]) },
    .init("{\"key/p44\":{\"a\":\"0.5\",\"a/b\":\"0.5\",\"\u{e9}\":\"9007199254740993\"}}") { Lined43(p44: ["a": checkedDecimal("0.5"), "a/b": checkedDecimal("0.5"), "\u{e9}": checkedDecimal("9007199254740993")]) },
    .init("{\"key/p44\":{\"a\":\"-2.25\"}}") { Lined43(p44: ["a": checkedDecimal("-2.25")]) },
    .init("{\"key/p44\":{\"\u{e9}\":\"0.5\"}}") { Lined43(p44: ["\u{e9}": checkedDecimal("0.5")]) },
  ]),
  .codable(Model46.self, "Model46", [
    .init("{\"\u{e9}p47\":[0.333],\"\\\"k\\\"p48\":{},\"\\\"k\\\"p49\":{\"tag20\":\"stop_now\"},\"p50\":\"//host\",\"p51\":[]}") { Model46(p47: Set<Float>([Float(0.333)]), p48: Model40(p41: Optional<[Int16]>.none, p42: Optional<Int32>.none), p49: Sum20.stopNow, p50: Optional<URL>.some(checkedURL("//host")), p51: []) },
    .init("{\"\u{e9}p47\":[-0.5],\"\\\"k\\\"p48\":{\"p41\":[],\"key/p42\":0},\"\\\"k\\\"p49\":{\"tag20\":\"take_it\",\"data20\":{\"p3\":[\"\u{e9}\"]}},\"p51\":[]}") { Model46(p47: Set<Float>([Float(-0.5)]), p48: Model40(p41: Optional<[Int16]>.some([]), p42: Optional<Int32>.some(Int32(0))), p49: Sum20.takeIt(it: Model2(p3: [Choice1.case2])), p50: Optional<URL>.none, p51: []) },
    .init("{\"\u{e9}p47\":[16777216],\"\\\"k\\\"p48\":{\"p41\":[1,-7]},\"\\\"k\\\"p49\":{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[\"left\"]}},\"p50\":\"https://example.org/a/b?c=d&e=f#g\",\"p51\":[]}") { Model46(p47: Set<Float>([Float(16777216)]), p48: Model40(p41: Optional<[Int16]>.some([Int16(1), Int16(-7)]), p42: Optional<Int32>.none), p49: Sum20.nestIt(Model2(p3: [Choice1.case0])), p50: Optional<URL>.some(checkedURL("https://example.org/a/b?c=d&e=f#g")), p51: []) },
    .init("{\"\u{e9}p47\":[-0.5],\"\\\"k\\\"p48\":{\"p41\":[-32766,32767],\"key/p42\":1},\"\\\"k\\\"p49\":{\"tag20\":\"stop_now\"},\"p50\":\"file:///a%20b\",\"p51\":[{\"\\\"k\\\"p22\":[{\"p9\":{\"p3\":[\"left\"]},\"\u{e9}p10\":[21845],\"\u{e9}p11\":0}],\"p23\":[\"BDEA5361-1DFA-171D-8B70-8ECAF6E82C76\"],\"p25\":{\"tag20\":\"wait_for\",\"data20\":[null,1e-05,1e-05]}}]}") { Model46(p47: Set<Float>([Float(-0.5)]), p48: Model40(p41: Optional<[Int16]>.some([Int16(-32766), Int16(32767)]), p42: Optional<Int32>.some(Int32(1))), p49: Sum20.stopNow, p50: Optional<URL>.some(checkedURL("file:///a%20b")), p51: [Model21(p22: [Model8(p9: Optional<Model2>.some(Model2(p3: [Choice1.case0])), p10: Set<UInt16>([UInt16(21845)]), p11: Int32(0))], p23: [UUID(uuid: (189, 234, 83, 97, 29, 250, 23, 29, 139, 112, 142, 202, 246, 232, 44, 118))], p24: Optional<Sum20>.none, p25: Sum20.waitFor([Optional<Float>.none, Optional<Float>.some(Float(1e-05)), Optional<Float>.some(Float(1e-05))]))]) },
    .init("{\"\u{e9}p47\":[1.1754944e-38],\"\\\"k\\\"p48\":{\"p41\":[32766,7,7],\"key/p42\":1},\"\\\"k\\\"p49\":{\"tag20\":\"nest_it\",\"data20\":{\"p3\":[]}},\"p50\":\"https://example.org/a/b?c=d&e=f#g\",\"p51\":[]}") { Model46(p47: Set<Float>([Float(1.1754944e-38)]), p48: Model40(p41: Optional<[Int16]>.some([Int16(32766), Int16(7), Int16(7)]), p42: Optional<Int32>.some(Int32(1))), p49: Sum20.nestIt(Model2(p3: [])), p50: Optional<URL>.some(checkedURL("https://example.org/a/b?c=d&e=f#g")), p51: []) },
  ]),
  .mapped(Lined52.self, "Lined52", [
    .init("{\"p53\":[6232.7],\"in\":{\"p54\":-2.5e17}}") { Lined52(p53: Set<Double>([Double(6232.7)]), p54: Double(-2.5e17)) },
    .init("{\"p53\":[-1e-07],\"in\":{\"p54\":1.7976931348623157e+308}}") { Lined52(p53: Set<Double>([Double(-1e-07)]), p54: Double(1.7976931348623157e+308)) },
    .init("{\"p53\":[1e22],\"in\":{\"p54\":1e22}}") { Lined52(p53: Set<Double>([Double(1e22)]), p54: Double(1e22)) },
    .init("{\"p53\":[1.7976931348623157e+308],\"in\":{\"p54\":652.4}}") { Lined52(p53: Set<Double>([Double(1.7976931348623157e+308)]), p54: Double(652.4)) },
    .init("{\"p53\":[1e16],\"in\":{\"p54\":8796.9}}") { Lined52(p53: Set<Double>([Double(1e16)]), p54: Double(8796.9)) },
  ]),
]
