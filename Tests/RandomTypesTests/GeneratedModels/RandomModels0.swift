// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 63. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct Model2: JSONMappable, Codable, Equatable {
  var p3: Set<UInt> = Set<UInt>([UInt(7)])
  var p4: UInt16 = UInt16(1)
  var p5: [Optional<Int32>] = []
  init() {}
  init(p3: Set<UInt>, p4: UInt16, p5: [Optional<Int32>]) {
    self.p3 = p3
    self.p4 = p4
    self.p5 = p5
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p5": return "\u{e9}p5"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p3 = "p3"
    case p4 = "p4"
    case p5 = "\u{e9}p5"
  }
}
struct Lined6: JSONMappable, Equatable {
  var p7: [Optional<Data>] = [Optional<Data>.none, Optional<Data>.some(Data([170, 112, 88, 40, 89] as [UInt8]))]
  init() {}
  init(p7: [Optional<Data>]) {
    self.p7 = p7
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p7, keyPath: "in.p7", required: true, transformer: JSONTransformers.base64ToData)
  }
}
struct Model8: JSONMappable, Codable, Equatable {
  var p9: [String: Model2] = [:]
  var p10: [Data] = []
  init() {}
  init(p9: [String: Model2], p10: [Data]) {
    self.p9 = p9
    self.p10 = p10
  }
  private enum CodingKeys: String, CodingKey {
    case p9 = "p9"
    case p10 = "p10"
  }
}
struct Lined13: JSONMappable, Equatable {
  var p14: Optional<Int32> = nil
  var p15: Double = Double(-2.5e17)
  var p16: Optional<UInt16> = nil
  var p17: Float = Float(1e-05)
  var p18: Optional<[Int]> = nil
  var p19: Optional<UUID> = nil
  init() {}
  init(p14: Optional<Int32>, p15: Double, p16: Optional<UInt16>, p17: Float, p18: Optional<[Int]>, p19: Optional<UUID>) {
    self.p14 = p14
    self.p15 = p15
    self.p16 = p16
    self.p17 = p17
    self.p18 = p18
    self.p19 = p19
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p14, key: "p14")
    try json.map(&p15, key: "p15")
    try json.map(&p16, keys: ["p16", "p16_old"])
    try json.map(&p17, key: "key/p17", required: true)
    try json.map(&p18, keyPath: "in.p18", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.map(&p19, key: "\u{e9}p19", transformer: JSONTransformers.stringToUUID)
  }
}
final class Model21: JSONMappable, Codable, Equatable {
  var p22: Set<Date> = Set<Date>([Date(timeIntervalSinceReferenceDate: 4165.3)])
  var p23: Choice1 = Choice1.case2
  var p24: Int16 = Int16(32767)
  var p25: [Optional<Choice1>] = [Optional<Choice1>.some(Choice1.case0)]
  required init() {}
  init(p22: Set<Date>, p23: Choice1, p24: Int16, p25: [Optional<Choice1>]) {
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
    case "p23": return "\"k\"p23"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p22 = "p22"
    case p23 = "\"k\"p23"
    case p24 = "p24"
    case p25 = "p25"
  }
}
struct Lined26: JSONMappable, Equatable {
  var p27: Optional<Double> = nil
  var p28: UInt8 = UInt8(255)
  var p29: Optional<[Decimal]> = nil
  init() {}
  init(p27: Optional<Double>, p28: UInt8, p29: Optional<[Decimal]>) {
    self.p27 = p27
    self.p28 = p28
    self.p29 = p29
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p27, key: "p27")
    try json.map(&p28, keys: ["key/p28", "p28_old"])
    try json.map(&p29, keys: ["p29", "p29_old"])
  }
}
struct Model30: JSONMappable, Codable, Equatable {
  var p31: Sum20 = Sum20.stopNow
  var p32: [Model2] = []
  var p33: UInt = UInt(18446744073709551615)
  var p34: Model21 = Model21()
  var p35: [Optional<UUID>] = [Optional<UUID>.none]
  init() {}
  init(p31: Sum20, p32: [Model2], p33: UInt, p34: Model21, p35: [Optional<UUID>]) {
    self.p31 = p31
    self.p32 = p32
    self.p33 = p33
    self.p34 = p34
    self.p35 = p35
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p31": return "\u{e9}p31"
    case "p32": return "key/p32"
    case "p33": return "\u{e9}p33"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p31 = "\u{e9}p31"
    case p32 = "key/p32"
    case p33 = "\u{e9}p33"
    case p34 = "p34"
    case p35 = "p35"
  }
}
struct Lined36: JSONMappable, Equatable {
  var p37: [Optional<Date>] = []
  var p38: Double = Double(9007199254740993e3)
  var p39: Optional<Moved11> = nil
  var p40: Set<Choice1> = Set<Choice1>([Choice1.case2])
  init() {}
  init(p37: [Optional<Date>], p38: Double, p39: Optional<Moved11>, p40: Set<Choice1>) {
    self.p37 = p37
    self.p38 = p38
    self.p39 = p39
    self.p40 = p40
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p37, key: "\"k\"p37", required: true, transformer: JSONTransformers.secondsOrStringToDate)
    try json.map(&p38, key: "\u{e9}p38", required: true)
    try json.map(&p39, keyPath: "in.p39")
    try json.map(&p40, key: "p40")
  }
}
struct Model41: JSONMappable, Codable, Equatable {
  var p42: String = "null"
  var p43: [String: Model2] = [:]
  var p44: Optional<Model2> = nil
  init() {}
  init(p42: String, p43: [String: Model2], p44: Optional<Model2>) {
    self.p42 = p42
    self.p43 = p43
    self.p44 = p44
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p43": return "key/p43"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p42 = "p42"
    case p43 = "key/p43"
    case p44 = "p44"
  }
}
final class Lined45: JSONMappable, Equatable {
  var p46: Optional<[Moved11]> = nil
  var p47: Model21 = Model21()
  var p48: Int8 = Int8(0)
  var p49: Date = Date(timeIntervalSince1970: 0)
  var p50: Date = Date(timeIntervalSince1970: 951782400)
  var p51: [Optional<Date>] = [Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), Optional<Date>.none, Optional<Date>.some(Date(timeIntervalSince1970: 1))]
  required init() {}
  init(p46: Optional<[Moved11]>, p47: Model21, p48: Int8, p49: Date, p50: Date, p51: [Optional<Date>]) {
    self.p46 = p46
    self.p47 = p47
    self.p48 = p48
    self.p49 = p49
    self.p50 = p50
    self.p51 = p51
  }
  static func == (left: Lined45, right: Lined45) -> Bool {
    left.p46 == right.p46 && left.p47 == right.p47 && left.p48 == right.p48 && left.p49 == right.p49 && left.p50 == right.p50 && left.p51 == right.p51
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p46, key: "p46")
    try json.map(&p47, key: "key/p47", required: true)
    try json.map(&p48, keyPath: "in.p48")
    try json.map(&p49, key: "\"k\"p49", transformer: JSONTransformers.stringToDate)
    try json.map(&p50, key: "key/p50", transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p51, keyPath: "in.p51", required: true, transformer: JSONTransformers.millisecondsToDate)
  }
}
struct Model53: JSONMappable, Codable, Equatable {
  var p54: [Int: Date] = [-5: Date(timeIntervalSinceReferenceDate: -8109.4), 0: Date(timeIntervalSinceReferenceDate: -1e-07), 1010: Date(timeIntervalSinceReferenceDate: 3)]
  var p55: Model2 = Model2()
  init() {}
  init(p54: [Int: Date], p55: Model2) {
    self.p54 = p54
    self.p55 = p55
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p55": return "\"k\"p55"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p54 = "p54"
    case p55 = "\"k\"p55"
  }
}
struct Lined56: JSONMappable, Equatable {
  var p57: [Int: Sum52] = [:]
  var p58: Optional<Int8> = nil
  var p59: Optional<[URL]> = nil
  var p60: Optional<Decimal> = nil
  init() {}
  init(p57: [Int: Sum52], p58: Optional<Int8>, p59: Optional<[URL]>, p60: Optional<Decimal>) {
    self.p57 = p57
    self.p58 = p58
    self.p59 = p59
    self.p60 = p60
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p57, keys: ["key/p57", "p57_old"])
    try json.map(&p58, key: "p58")
    try json.map(&p59, key: "\u{e9}p59")
    try json.map(&p60, keys: ["p60", "p60_old"])
  }
}

let randomModels0: [ModelCase] = [
  .codable(Model2.self, "Model2", [
    .init("{\"p3\":[7],\"p4\":7,\"\u{e9}p5\":[]}") { Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(7), p5: []) },
    .init("{\"p3\":[1],\"p4\":65535,\"\u{e9}p5\":[-1,2147483646]}") { Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(65535), p5: [Optional<Int32>.some(Int32(-1)), Optional<Int32>.some(Int32(2147483646))]) },
    .init("{\"p3\":[1],\"p4\":65534,\"\u{e9}p5\":[null,715827882]}") { Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(65534), p5: [Optional<Int32>.none, Optional<Int32>.some(Int32(715827882))]) },
    .init("{\"p3\":[18446744073709551615],\"p4\":1,\"\u{e9}p5\":[-2147483646,-2147483646,-2147483646]}") { Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(1), p5: [Optional<Int32>.some(Int32(-2147483646)), Optional<Int32>.some(Int32(-2147483646)), Optional<Int32>.some(Int32(-2147483646))]) },
    .init("{\"p3\":[6148914691236517205],\"p4\":65534,\"\u{e9}p5\":[-2147483647,null]}") { Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(65534), p5: [Optional<Int32>.some(Int32(-2147483647)), Optional<Int32>.none]) },
  ]),
  .mapped(Lined6.self, "Lined6", [
    .init("{\"in\":{\"p7\":[\"ohfxYg==\",null,\"13q3yA==\"]}}") { Lined6(p7: [Optional<Data>.some(Data([162, 23, 241, 98] as [UInt8])), Optional<Data>.none, Optional<Data>.some(Data([215, 122, 183, 200] as [UInt8]))]) },
    .init("{\"in\":{\"p7\":[\"hr5sRlk=\"]}}") { Lined6(p7: [Optional<Data>.some(Data([134, 190, 108, 70, 89] as [UInt8]))]) },
    .init("{\"in\":{\"p7\":[]}}") { Lined6(p7: []) },
    .init("{\"in\":{\"p7\":[null,\"JAo=\"]}}") { Lined6(p7: [Optional<Data>.none, Optional<Data>.some(Data([36, 10] as [UInt8]))]) },
    .init("{\"in\":{\"p7\":[\"qrg=\",null]}}") { Lined6(p7: [Optional<Data>.some(Data([170, 184] as [UInt8])), Optional<Data>.none]) },
  ]),
  .codable(Model8.self, "Model8", [
    .init("{\"p9\":{\"a\":{\"p3\":[7],\"p4\":7,\"\u{e9}p5\":[null]},\"a/b\":{\"p3\":[18446744073709551614],\"p4\":7,\"\u{e9}p5\":[0,1]},\"\u{e9}\":{\"p3\":[18446744073709551614],\"p4\":65535,\"\u{e9}p5\":[2147483647,-1]}},\"p10\":[]}") { Model8(p9: ["a": Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(7), p5: [Optional<Int32>.none]), "a/b": Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(7), p5: [Optional<Int32>.some(Int32(0)), Optional<Int32>.some(Int32(1))]), "\u{e9}": Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(65535), p5: [Optional<Int32>.some(Int32(2147483647)), Optional<Int32>.some(Int32(-1))])], p10: []) },
    .init("{\"p9\":{\"a/b\":{\"p3\":[18446744073709551615],\"p4\":21845,\"\u{e9}p5\":[2147483647]},\"\u{e9}\":{\"p3\":[1],\"p4\":65534,\"\u{e9}p5\":[7,0]}},\"p10\":[\"Ot403Ok=\",\"8JIcqtQ=\",\"Aw==\"]}") { Model8(p9: ["a/b": Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(2147483647))]), "\u{e9}": Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(65534), p5: [Optional<Int32>.some(Int32(7)), Optional<Int32>.some(Int32(0))])], p10: [Data([58, 222, 52, 220, 233] as [UInt8]), Data([240, 146, 28, 170, 212] as [UInt8]), Data([3] as [UInt8])]) },
    .init("{\"p9\":{\"a\":{\"p3\":[7],\"p4\":0,\"\u{e9}p5\":[null]},\"a/b\":{\"p3\":[6148914691236517205],\"p4\":0,\"\u{e9}p5\":[null,1,-2147483646]},\"\u{e9}\":{\"p3\":[0],\"p4\":65534,\"\u{e9}p5\":[]}},\"p10\":[]}") { Model8(p9: ["a": Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(0), p5: [Optional<Int32>.none]), "a/b": Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(0), p5: [Optional<Int32>.none, Optional<Int32>.some(Int32(1)), Optional<Int32>.some(Int32(-2147483646))]), "\u{e9}": Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(65534), p5: [])], p10: []) },
    .init("{\"p9\":{\"a/b\":{\"p3\":[18446744073709551615],\"p4\":0,\"\u{e9}p5\":[]},\"\u{e9}\":{\"p3\":[6148914691236517205],\"p4\":0,\"\u{e9}p5\":[null,null]}},\"p10\":[\"YBo=\",\"CVb1\",\"y8WC\"]}") { Model8(p9: ["a/b": Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(0), p5: []), "\u{e9}": Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(0), p5: [Optional<Int32>.none, Optional<Int32>.none])], p10: [Data([96, 26] as [UInt8]), Data([9, 86, 245] as [UInt8]), Data([203, 197, 130] as [UInt8])]) },
    .init("{\"p9\":{\"a\":{\"p3\":[1],\"p4\":7,\"\u{e9}p5\":[]},\"\u{e9}\":{\"p3\":[18446744073709551614],\"p4\":65535,\"\u{e9}p5\":[]}},\"p10\":[\"HOs4Brk=\"]}") { Model8(p9: ["a": Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(7), p5: []), "\u{e9}": Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(65535), p5: [])], p10: [Data([28, 235, 56, 6, 185] as [UInt8])]) },
  ]),
  .mapped(Lined13.self, "Lined13", [
    .init("{\"p14\":1,\"p15\":6768.9,\"p16\":65535,\"key/p17\":0.1,\"in\":{\"p18\":[\"0\",\"-7\",\"5\"]},\"\u{e9}p19\":\"C8A9F985-94D5-7530-9F0E-6257B92983D3\"}") { Lined13(p14: Optional<Int32>.some(Int32(1)), p15: Double(6768.9), p16: Optional<UInt16>.some(UInt16(65535)), p17: Float(0.1), p18: Optional<[Int]>.some([0, -7, 5]), p19: Optional<UUID>.some(UUID(uuid: (200, 169, 249, 133, 148, 213, 117, 48, 159, 14, 98, 87, 185, 41, 131, 211)))) },
    .init("{\"p15\":0.30000000000000004,\"key/p17\":3.4028235e+38,\"\u{e9}p19\":\"F93BCEBE-9A40-FBF6-C806-A59D1A477E18\"}") { Lined13(p14: Optional<Int32>.none, p15: Double(0.30000000000000004), p16: Optional<UInt16>.none, p17: Float(3.4028235e+38), p18: Optional<[Int]>.none, p19: Optional<UUID>.some(UUID(uuid: (249, 59, 206, 190, 154, 64, 251, 246, 200, 6, 165, 157, 26, 71, 126, 24)))) },
    .init("{\"p14\":-7,\"p15\":-1981.6,\"p16\":21845,\"key/p17\":0.1,\"in\":{\"p18\":[\"0\",\"5\",\"5\"]},\"\u{e9}p19\":\"747C36F0-55FD-51CF-A94A-ACAF9151BE06\"}") { Lined13(p14: Optional<Int32>.some(Int32(-7)), p15: Double(-1981.6), p16: Optional<UInt16>.some(UInt16(21845)), p17: Float(0.1), p18: Optional<[Int]>.some([0, 5, 5]), p19: Optional<UUID>.some(UUID(uuid: (116, 124, 54, 240, 85, 253, 81, 207, 169, 74, 172, 175, 145, 81, 190, 6)))) },
    .init("{\"p14\":7,\"p15\":3912.9,\"key/p17\":3.4028235e+38,\"in\":{\"p18\":[\"5\",\"5\"]},\"\u{e9}p19\":\"267B95B4-E10F-BF01-D30E-5B5BDA3327FB\"}") { Lined13(p14: Optional<Int32>.some(Int32(7)), p15: Double(3912.9), p16: Optional<UInt16>.none, p17: Float(3.4028235e+38), p18: Optional<[Int]>.some([5, 5]), p19: Optional<UUID>.some(UUID(uuid: (38, 123, 149, 180, 225, 15, 191, 1, 211, 14, 91, 91, 218, 51, 39, 251)))) },
    .init("{\"p15\":0.1,\"key/p17\":1e-05,\"\u{e9}p19\":\"07F2AE9E-A2A3-96D4-E51D-B2812957F95A\"}") { Lined13(p14: Optional<Int32>.none, p15: Double(0.1), p16: Optional<UInt16>.none, p17: Float(1e-05), p18: Optional<[Int]>.none, p19: Optional<UUID>.some(UUID(uuid: (7, 242, 174, 158, 162, 163, 150, 212, 229, 29, 178, 129, 41, 87, 249, 90)))) },
  ]),
  .codable(Model21.self, "Model21", [
    .init("{\"p22\":[3608.7],\"\\\"k\\\"p23\":7,\"p24\":32767,\"p25\":[0,null]}") { Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 3608.7)]), p23: Choice1.case2, p24: Int16(32767), p25: [Optional<Choice1>.some(Choice1.case1), Optional<Choice1>.none]) },
    .init("{\"p22\":[-3806.5],\"\\\"k\\\"p23\":0,\"p24\":32767,\"p25\":[null,0,null]}") { Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: -3806.5)]), p23: Choice1.case1, p24: Int16(32767), p25: [Optional<Choice1>.none, Optional<Choice1>.some(Choice1.case1), Optional<Choice1>.none]) },
    .init("{\"p22\":[1e100],\"\\\"k\\\"p23\":0,\"p24\":10922,\"p25\":[]}") { Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 1e100)]), p23: Choice1.case1, p24: Int16(10922), p25: []) },
    .init("{\"p22\":[1e22],\"\\\"k\\\"p23\":-5,\"p24\":0,\"p25\":[0]}") { Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 1e22)]), p23: Choice1.case0, p24: Int16(0), p25: [Optional<Choice1>.some(Choice1.case1)]) },
    .init("{\"p22\":[-1e-07],\"\\\"k\\\"p23\":0,\"p24\":32766,\"p25\":[]}") { Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: -1e-07)]), p23: Choice1.case1, p24: Int16(32766), p25: []) },
  ]),
  .mapped(Lined26.self, "Lined26", [
    .init("{\"p27\":-0.5,\"key/p28\":254}") { Lined26(p27: Optional<Double>.some(Double(-0.5)), p28: UInt8(254), p29: Optional<[Decimal]>.none) },
    .init("{\"p27\":8937.6,\"key/p28\":254,\"p29\":[9007199254740993,9007199254740993,9007199254740993]}") { Lined26(p27: Optional<Double>.some(Double(8937.6)), p28: UInt8(254), p29: Optional<[Decimal]>.some([checkedDecimal("9007199254740993"), checkedDecimal("9007199254740993"), checkedDecimal("9007199254740993")])) },
    .init("{\"p27\":-2.5e17,\"key/p28\":1,\"p29\":[123456.789]}") { Lined26(p27: Optional<Double>.some(Double(-2.5e17)), p28: UInt8(1), p29: Optional<[Decimal]>.some([checkedDecimal("123456.789")])) },
    .init("{\"p27\":8778.2,\"key/p28\":1,\"p29\":[]}") { Lined26(p27: Optional<Double>.some(Double(8778.2)), p28: UInt8(1), p29: Optional<[Decimal]>.some([])) },
    .init("{\"p27\":0.1,\"key/p28\":255,\"p29\":[]}") { Lined26(p27: Optional<Double>.some(Double(0.1)), p28: UInt8(255), p29: Optional<[Decimal]>.some([])) },
  ]),
  .codable(Model30.self, "Model30", [
    .init("{\"\u{e9}p31\":{\"tag20\":\"a/stopNow\"},\"key/p32\":[{\"p3\":[18446744073709551614],\"p4\":65534,\"\u{e9}p5\":[]}],\"\u{e9}p33\":18446744073709551614,\"p34\":{\"p22\":[9007199254740993e3],\"\\\"k\\\"p23\":-5,\"p24\":-7,\"p25\":[0,null]},\"p35\":[\"98C82637-EAE2-0CE6-DBA3-6C9F53A8CB1F\",null]}") { Model30(p31: Sum20.stopNow, p32: [Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(65534), p5: [])], p33: UInt(18446744073709551614), p34: Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 9007199254740993e3)]), p23: Choice1.case0, p24: Int16(-7), p25: [Optional<Choice1>.some(Choice1.case1), Optional<Choice1>.none]), p35: [Optional<UUID>.some(UUID(uuid: (152, 200, 38, 55, 234, 226, 12, 230, 219, 163, 108, 159, 83, 168, 203, 31))), Optional<UUID>.none]) },
    .init("{\"\u{e9}p31\":{\"tag20\":\"a/stopNow\"},\"key/p32\":[{\"p3\":[18446744073709551615],\"p4\":65534,\"\u{e9}p5\":[null]},{\"p3\":[7],\"p4\":21845,\"\u{e9}p5\":[null,0,0]},{\"p3\":[7],\"p4\":1,\"\u{e9}p5\":[-1]}],\"\u{e9}p33\":18446744073709551614,\"p34\":{\"p22\":[1703.1],\"\\\"k\\\"p23\":7,\"p24\":32767,\"p25\":[7,null,0]},\"p35\":[]}") { Model30(p31: Sum20.stopNow, p32: [Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(65534), p5: [Optional<Int32>.none]), Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(21845), p5: [Optional<Int32>.none, Optional<Int32>.some(Int32(0)), Optional<Int32>.some(Int32(0))]), Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(1), p5: [Optional<Int32>.some(Int32(-1))])], p33: UInt(18446744073709551614), p34: Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 1703.1)]), p23: Choice1.case2, p24: Int16(32767), p25: [Optional<Choice1>.some(Choice1.case2), Optional<Choice1>.none, Optional<Choice1>.some(Choice1.case1)]), p35: []) },
    .init("{\"\u{e9}p31\":{\"tag20\":\"a/moveBy\",\"data20\":{\"_0\":{\"p3\":[1],\"p4\":7,\"\u{e9}p5\":[null,7,null]},\"y\":{\"\u{e9}p12\":\"71C841E6-BF22-4E78-6EF6-A2A23FE93318\"}}},\"key/p32\":[],\"\u{e9}p33\":18446744073709551615,\"p34\":{\"p22\":[-5701.5],\"\\\"k\\\"p23\":-5,\"p24\":7,\"p25\":[0]},\"p35\":[null]}") { Model30(p31: Sum20.moveBy(Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(7), p5: [Optional<Int32>.none, Optional<Int32>.some(Int32(7)), Optional<Int32>.none]), y: Optional<Moved11>.some(Moved11(p12: Optional<UUID>.some(UUID(uuid: (113, 200, 65, 230, 191, 34, 78, 120, 110, 246, 162, 162, 63, 233, 51, 24)))))), p32: [], p33: UInt(18446744073709551615), p34: Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: -5701.5)]), p23: Choice1.case0, p24: Int16(7), p25: [Optional<Choice1>.some(Choice1.case1)]), p35: [Optional<UUID>.none]) },
    .init("{\"\u{e9}p31\":{\"tag20\":\"a/nestIt\",\"data20\":{\"p9\":{\"a\":{\"p3\":[0],\"p4\":7,\"\u{e9}p5\":[0]},\"\u{e9}\":{\"p3\":[7],\"p4\":65534,\"\u{e9}p5\":[0]}},\"p10\":[]}},\"key/p32\":[],\"\u{e9}p33\":6148914691236517205,\"p34\":{\"p22\":[-1715.3],\"\\\"k\\\"p23\":7,\"p24\":10922,\"p25\":[]},\"p35\":[\"4929BB03-158C-B1A8-FE0F-F31AE3508D04\",null,null]}") { Model30(p31: Sum20.nestIt(Model8(p9: ["a": Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(7), p5: [Optional<Int32>.some(Int32(0))]), "\u{e9}": Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(65534), p5: [Optional<Int32>.some(Int32(0))])], p10: [])), p32: [], p33: UInt(6148914691236517205), p34: Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: -1715.3)]), p23: Choice1.case2, p24: Int16(10922), p25: []), p35: [Optional<UUID>.some(UUID(uuid: (73, 41, 187, 3, 21, 140, 177, 168, 254, 15, 243, 26, 227, 80, 141, 4))), Optional<UUID>.none, Optional<UUID>.none]) },
    .init("{\"\u{e9}p31\":{\"tag20\":\"a/stopNow\"},\"key/p32\":[{\"p3\":[0],\"p4\":65534,\"\u{e9}p5\":[1,2147483647]},{\"p3\":[18446744073709551615],\"p4\":1,\"\u{e9}p5\":[null]}],\"\u{e9}p33\":18446744073709551614,\"p34\":{\"p22\":[-7394.4],\"\\\"k\\\"p23\":7,\"p24\":-32766,\"p25\":[]},\"p35\":[\"B8F6BA20-865A-11B7-8514-37CE918EC51F\",null,\"E4317C79-C5B3-83B7-542E-7640251FA623\"]}") { Model30(p31: Sum20.stopNow, p32: [Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(65534), p5: [Optional<Int32>.some(Int32(1)), Optional<Int32>.some(Int32(2147483647))]), Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(1), p5: [Optional<Int32>.none])], p33: UInt(18446744073709551614), p34: Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: -7394.4)]), p23: Choice1.case2, p24: Int16(-32766), p25: []), p35: [Optional<UUID>.some(UUID(uuid: (184, 246, 186, 32, 134, 90, 17, 183, 133, 20, 55, 206, 145, 142, 197, 31))), Optional<UUID>.none, Optional<UUID>.some(UUID(uuid: (228, 49, 124, 121, 197, 179, 131, 183, 84, 46, 118, 64, 37, 31, 166, 35)))]) },
  ]),
  .mapped(Lined36.self, "Lined36", [
    .init("{\"\\\"k\\\"p37\":[1,-86400],\"\u{e9}p38\":1.7976931348623157e+308,\"in\":{\"p39\":{}},\"p40\":[7]}") { Lined36(p37: [Optional<Date>.some(Date(timeIntervalSince1970: 1)), Optional<Date>.some(Date(timeIntervalSince1970: -86400))], p38: Double(1.7976931348623157e+308), p39: Optional<Moved11>.some(Moved11(p12: Optional<UUID>.none)), p40: Set<Choice1>([Choice1.case2])) },
    .init("{\"\\\"k\\\"p37\":[-86400,1700000000],\"\u{e9}p38\":-8269.5,\"p40\":[-5]}") { Lined36(p37: [Optional<Date>.some(Date(timeIntervalSince1970: -86400)), Optional<Date>.some(Date(timeIntervalSince1970: 1700000000))], p38: Double(-8269.5), p39: Optional<Moved11>.none, p40: Set<Choice1>([Choice1.case0])) },
    .init("{\"\\\"k\\\"p37\":[1700000000],\"\u{e9}p38\":3,\"in\":{\"p39\":{}},\"p40\":[0]}") { Lined36(p37: [Optional<Date>.some(Date(timeIntervalSince1970: 1700000000))], p38: Double(3), p39: Optional<Moved11>.some(Moved11(p12: Optional<UUID>.none)), p40: Set<Choice1>([Choice1.case1])) },
    .init("{\"\\\"k\\\"p37\":[null,null,1700000000],\"\u{e9}p38\":0.30000000000000004,\"in\":{\"p39\":{\"\u{e9}p12\":\"FFAFB1DB-6F8F-960F-42D0-32C2D7907DFC\"}},\"p40\":[0]}") { Lined36(p37: [Optional<Date>.none, Optional<Date>.none, Optional<Date>.some(Date(timeIntervalSince1970: 1700000000))], p38: Double(0.30000000000000004), p39: Optional<Moved11>.some(Moved11(p12: Optional<UUID>.some(UUID(uuid: (255, 175, 177, 219, 111, 143, 150, 15, 66, 208, 50, 194, 215, 144, 125, 252))))), p40: Set<Choice1>([Choice1.case1])) },
    .init("{\"\\\"k\\\"p37\":[1],\"\u{e9}p38\":-4336.1,\"p40\":[7]}") { Lined36(p37: [Optional<Date>.some(Date(timeIntervalSince1970: 1))], p38: Double(-4336.1), p39: Optional<Moved11>.none, p40: Set<Choice1>([Choice1.case2])) },
  ]),
  .codable(Model41.self, "Model41", [
    .init("{\"p42\":\"\\u0000\",\"key/p43\":{\"a\":{\"p3\":[18446744073709551614],\"p4\":0,\"\u{e9}p5\":[2147483646,2147483647,null]},\"\u{e9}\":{\"p3\":[7],\"p4\":65534,\"\u{e9}p5\":[]}}}") { Model41(p42: "\u{0}", p43: ["a": Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(0), p5: [Optional<Int32>.some(Int32(2147483646)), Optional<Int32>.some(Int32(2147483647)), Optional<Int32>.none]), "\u{e9}": Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(65534), p5: [])], p44: Optional<Model2>.none) },
    .init("{\"p42\":\"\u{1f600}\",\"key/p43\":{\"\u{e9}\":{\"p3\":[18446744073709551614],\"p4\":65534,\"\u{e9}p5\":[-1,7]}},\"p44\":{\"p3\":[7],\"p4\":21845,\"\u{e9}p5\":[-1,0]}}") { Model41(p42: "\u{1f600}", p43: ["\u{e9}": Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(65534), p5: [Optional<Int32>.some(Int32(-1)), Optional<Int32>.some(Int32(7))])], p44: Optional<Model2>.some(Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(-1)), Optional<Int32>.some(Int32(0))]))) },
    .init("{\"p42\":\"\",\"key/p43\":{\"a\":{\"p3\":[6148914691236517205],\"p4\":1,\"\u{e9}p5\":[]},\"\u{e9}\":{\"p3\":[7],\"p4\":21845,\"\u{e9}p5\":[2147483647]}},\"p44\":{\"p3\":[0],\"p4\":7,\"\u{e9}p5\":[715827882,null,1]}}") { Model41(p42: "", p43: ["a": Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(1), p5: []), "\u{e9}": Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(21845), p5: [Optional<Int32>.some(Int32(2147483647))])], p44: Optional<Model2>.some(Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(7), p5: [Optional<Int32>.some(Int32(715827882)), Optional<Int32>.none, Optional<Int32>.some(Int32(1))]))) },
    .init("{\"p42\":\"\u{feff}x\",\"key/p43\":{\"\u{e9}\":{\"p3\":[18446744073709551615],\"p4\":7,\"\u{e9}p5\":[7,-715827882,2147483647]}}}") { Model41(p42: "\u{feff}x", p43: ["\u{e9}": Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(7), p5: [Optional<Int32>.some(Int32(7)), Optional<Int32>.some(Int32(-715827882)), Optional<Int32>.some(Int32(2147483647))])], p44: Optional<Model2>.none) },
    .init("{\"p42\":\"\u{2028}\",\"key/p43\":{\"\u{e9}\":{\"p3\":[0],\"p4\":1,\"\u{e9}p5\":[2147483646]}}}") { Model41(p42: "\u{2028}", p43: ["\u{e9}": Model2(p3: Set<UInt>([UInt(0)]), p4: UInt16(1), p5: [Optional<Int32>.some(Int32(2147483646))])], p44: Optional<Model2>.none) },
  ]),
  .mapped(Lined45.self, "Lined45", [
    .init("{\"key/p47\":{\"p22\":[0.30000000000000004],\"\\\"k\\\"p23\":7,\"p24\":7,\"p25\":[]},\"in\":{\"p48\":126,\"p51\":[]},\"\\\"k\\\"p49\":\"2000-02-29T00:00:00Z\",\"key/p50\":951782400000}") { Lined45(p46: Optional<[Moved11]>.none, p47: Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 0.30000000000000004)]), p23: Choice1.case2, p24: Int16(7), p25: []), p48: Int8(126), p49: Date(timeIntervalSince1970: 951782400), p50: Date(timeIntervalSince1970: 951782400), p51: []) },
    .init("{\"p46\":[{},{\"\u{e9}p12\":\"592FDB52-798A-9C41-665D-8D2A1532CDEA\"},{\"\u{e9}p12\":\"1E80DAC9-C98F-CCE9-3000-7A7236B1F114\"}],\"key/p47\":{\"p22\":[8336.4],\"\\\"k\\\"p23\":7,\"p24\":-32766,\"p25\":[]},\"in\":{\"p48\":42,\"p51\":[1000,1700000000000]},\"\\\"k\\\"p49\":\"2023-11-14T22:13:20.5Z\",\"key/p50\":1700000000000}") { Lined45(p46: Optional<[Moved11]>.some([Moved11(p12: Optional<UUID>.none), Moved11(p12: Optional<UUID>.some(UUID(uuid: (89, 47, 219, 82, 121, 138, 156, 65, 102, 93, 141, 42, 21, 50, 205, 234)))), Moved11(p12: Optional<UUID>.some(UUID(uuid: (30, 128, 218, 201, 201, 143, 204, 233, 48, 0, 122, 114, 54, 177, 241, 20))))]), p47: Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 8336.4)]), p23: Choice1.case2, p24: Int16(-32766), p25: []), p48: Int8(42), p49: Date(timeIntervalSince1970: 1700000000.5), p50: Date(timeIntervalSince1970: 1700000000), p51: [Optional<Date>.some(Date(timeIntervalSince1970: 1)), Optional<Date>.some(Date(timeIntervalSince1970: 1700000000))]) },
    .init("{\"p46\":[{\"\u{e9}p12\":\"A5109195-9BBE-AE31-6471-CD56A5E85089\"},{}],\"key/p47\":{\"p22\":[5578.9],\"\\\"k\\\"p23\":-5,\"p24\":10922,\"p25\":[null,7]},\"in\":{\"p48\":0,\"p51\":[]},\"\\\"k\\\"p49\":\"2000-02-29T00:00:00Z\",\"key/p50\":1700000000000}") { Lined45(p46: Optional<[Moved11]>.some([Moved11(p12: Optional<UUID>.some(UUID(uuid: (165, 16, 145, 149, 155, 190, 174, 49, 100, 113, 205, 86, 165, 232, 80, 137)))), Moved11(p12: Optional<UUID>.none)]), p47: Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 5578.9)]), p23: Choice1.case0, p24: Int16(10922), p25: [Optional<Choice1>.none, Optional<Choice1>.some(Choice1.case2)]), p48: Int8(0), p49: Date(timeIntervalSince1970: 951782400), p50: Date(timeIntervalSince1970: 1700000000), p51: []) },
    .init("{\"p46\":[{},{\"\u{e9}p12\":\"81816F6F-A28E-927E-A496-98E345AA1FFC\"}],\"key/p47\":{\"p22\":[0.30000000000000004],\"\\\"k\\\"p23\":-5,\"p24\":1,\"p25\":[]},\"in\":{\"p48\":7,\"p51\":[951782400000,951782400000,951782400000]},\"\\\"k\\\"p49\":\"1970-01-01T00:00:00Z\",\"key/p50\":-86400000}") { Lined45(p46: Optional<[Moved11]>.some([Moved11(p12: Optional<UUID>.none), Moved11(p12: Optional<UUID>.some(UUID(uuid: (129, 129, 111, 111, 162, 142, 146, 126, 164, 150, 152, 227, 69, 170, 31, 252))))]), p47: Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 0.30000000000000004)]), p23: Choice1.case0, p24: Int16(1), p25: []), p48: Int8(7), p49: Date(timeIntervalSince1970: 0), p50: Date(timeIntervalSince1970: -86400), p51: [Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), Optional<Date>.some(Date(timeIntervalSince1970: 951782400))]) },
    .init("{\"p46\":[{\"\u{e9}p12\":\"1EB47497-0C87-0690-E5E3-F0FC4AC58D3A\"}],\"key/p47\":{\"p22\":[2.2250738585072014e-308],\"\\\"k\\\"p23\":0,\"p24\":-7,\"p25\":[0]},\"in\":{\"p48\":-1,\"p51\":[951782400000,1700000000000,1700000000000]},\"\\\"k\\\"p49\":\"1970-01-01T00:00:00Z\",\"key/p50\":951782400000}") { Lined45(p46: Optional<[Moved11]>.some([Moved11(p12: Optional<UUID>.some(UUID(uuid: (30, 180, 116, 151, 12, 135, 6, 144, 229, 227, 240, 252, 74, 197, 141, 58))))]), p47: Model21(p22: Set<Date>([Date(timeIntervalSinceReferenceDate: 2.2250738585072014e-308)]), p23: Choice1.case1, p24: Int16(-7), p25: [Optional<Choice1>.some(Choice1.case1)]), p48: Int8(-1), p49: Date(timeIntervalSince1970: 0), p50: Date(timeIntervalSince1970: 951782400), p51: [Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), Optional<Date>.some(Date(timeIntervalSince1970: 1700000000))]) },
  ]),
  .codable(Model53.self, "Model53", [
    .init("{\"p54\":{\"-5\":-540.1,\"0\":0.1,\"1010\":2.2250738585072014e-308},\"\\\"k\\\"p55\":{\"p3\":[18446744073709551615],\"p4\":65534,\"\u{e9}p5\":[715827882,-2147483646,715827882]}}") { Model53(p54: [-5: Date(timeIntervalSinceReferenceDate: -540.1), 0: Date(timeIntervalSinceReferenceDate: 0.1), 1010: Date(timeIntervalSinceReferenceDate: 2.2250738585072014e-308)], p55: Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(65534), p5: [Optional<Int32>.some(Int32(715827882)), Optional<Int32>.some(Int32(-2147483646)), Optional<Int32>.some(Int32(715827882))])) },
    .init("{\"p54\":{\"0\":9007199254740993e3},\"\\\"k\\\"p55\":{\"p3\":[6148914691236517205],\"p4\":0,\"\u{e9}p5\":[]}}") { Model53(p54: [0: Date(timeIntervalSinceReferenceDate: 9007199254740993e3)], p55: Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(0), p5: [])) },
    .init("{\"p54\":{\"1010\":123456789.125},\"\\\"k\\\"p55\":{\"p3\":[18446744073709551615],\"p4\":0,\"\u{e9}p5\":[null,1,2147483646]}}") { Model53(p54: [1010: Date(timeIntervalSinceReferenceDate: 123456789.125)], p55: Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(0), p5: [Optional<Int32>.none, Optional<Int32>.some(Int32(1)), Optional<Int32>.some(Int32(2147483646))])) },
    .init("{\"p54\":{\"0\":-9849.5,\"1010\":2.2250738585072014e-308},\"\\\"k\\\"p55\":{\"p3\":[7],\"p4\":65534,\"\u{e9}p5\":[null,715827882]}}") { Model53(p54: [0: Date(timeIntervalSinceReferenceDate: -9849.5), 1010: Date(timeIntervalSinceReferenceDate: 2.2250738585072014e-308)], p55: Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(65534), p5: [Optional<Int32>.none, Optional<Int32>.some(Int32(715827882))])) },
    .init("{\"p54\":{\"-5\":1392.1,\"0\":-1e-07,\"1010\":-7716.5},\"\\\"k\\\"p55\":{\"p3\":[6148914691236517205],\"p4\":7,\"\u{e9}p5\":[-2147483647,0]}}") { Model53(p54: [-5: Date(timeIntervalSinceReferenceDate: 1392.1), 0: Date(timeIntervalSinceReferenceDate: -1e-07), 1010: Date(timeIntervalSinceReferenceDate: -7716.5)], p55: Model2(p3: Set<UInt>([UInt(6148914691236517205)]), p4: UInt16(7), p5: [Optional<Int32>.some(Int32(-2147483647)), Optional<Int32>.some(Int32(0))])) },
  ]),
  .mapped(Lined56.self, "Lined56", [
    .init("{\"key/p57\":{\"0\":{\"tag52\":\"stop_now\"},\"1010\":{\"tag52\":\"move_by\",\"_0\":1.7976931348623157e+308,\"y\":7}},\"p58\":-42,\"\u{e9}p59\":[\"relative/path\",\"https://example.org\"]}") { Lined56(p57: [0: Sum52.stopNow, 1010: Sum52.moveBy(Double(1.7976931348623157e+308), y: UInt16(7))], p58: Optional<Int8>.some(Int8(-42)), p59: Optional<[URL]>.some([checkedURL("relative/path"), checkedURL("https://example.org")]), p60: Optional<Decimal>.none) },
    .init("{\"key/p57\":{\"1010\":{\"tag52\":\"wait_for\"}},\"p60\":0.00001}") { Lined56(p57: [1010: Sum52.waitFor(time: Optional<UInt16>.none)], p58: Optional<Int8>.none, p59: Optional<[URL]>.none, p60: Optional<Decimal>.some(checkedDecimal("0.00001"))) },
    .init("{\"key/p57\":{\"-5\":{\"tag52\":\"nest_it\",\"p3\":[7],\"p4\":1,\"\u{e9}p5\":[-715827882,null,7]},\"0\":{\"tag52\":\"stop_now\"}},\"p58\":127,\"\u{e9}p59\":[]}") { Lined56(p57: [-5: Sum52.nestIt(Model2(p3: Set<UInt>([UInt(7)]), p4: UInt16(1), p5: [Optional<Int32>.some(Int32(-715827882)), Optional<Int32>.none, Optional<Int32>.some(Int32(7))])), 0: Sum52.stopNow], p58: Optional<Int8>.some(Int8(127)), p59: Optional<[URL]>.some([]), p60: Optional<Decimal>.none) },
    .init("{\"key/p57\":{\"1010\":{\"tag52\":\"move_by\",\"_0\":0.1,\"y\":65535}},\"p58\":-126,\"\u{e9}p59\":[\"mailto:a@b.c\"],\"p60\":9007199254740993}") { Lined56(p57: [1010: Sum52.moveBy(Double(0.1), y: UInt16(65535))], p58: Optional<Int8>.some(Int8(-126)), p59: Optional<[URL]>.some([checkedURL("mailto:a@b.c")]), p60: Optional<Decimal>.some(checkedDecimal("9007199254740993"))) },
    .init("{\"key/p57\":{\"-5\":{\"tag52\":\"wait_for\",\"time\":1},\"1010\":{\"tag52\":\"nest_it\",\"p3\":[18446744073709551614],\"p4\":7,\"\u{e9}p5\":[]}},\"p58\":42,\"\u{e9}p59\":[\"file:///a%20b\"]}") { Lined56(p57: [-5: Sum52.waitFor(time: Optional<UInt16>.some(UInt16(1))), 1010: Sum52.nestIt(Model2(p3: Set<UInt>([UInt(18446744073709551614)]), p4: UInt16(7), p5: []))], p58: Optional<Int8>.some(Int8(42)), p59: Optional<[URL]>.some([checkedURL("file:///a%20b")]), p60: Optional<Decimal>.none) },
  ]),
]
