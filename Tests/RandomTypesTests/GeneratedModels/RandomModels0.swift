// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 93. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct Model2: JSONMappable, Codable, Equatable {
  var p3: [Int: Bool] = [0: true, 1010: true]
  var p4: [Optional<Int>] = [Optional<Int>.some(Int(3074457345618258602))]
  var p5: [URL] = [checkedURL("https://example.org/a/b?c=d&e=f#g")]
  var p6: Int8 = Int8(-126)
  init() {}
  init(p3: [Int: Bool], p4: [Optional<Int>], p5: [URL], p6: Int8) {
    self.p3 = p3
    self.p4 = p4
    self.p5 = p5
    self.p6 = p6
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p3": return "\"k\"p3"
    case "p4": return "key/p4"
    case "p5": return "\u{e9}p5"
    case "p6": return "\u{e9}p6"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p3 = "\"k\"p3"
    case p4 = "key/p4"
    case p5 = "\u{e9}p5"
    case p6 = "\u{e9}p6"
  }
}
struct Lined7: JSONMappable, Equatable {
  var p8: Model2 = Model2()
  var p9: Set<Int> = Set<Int>([Int(-1)])
  var p10: Choice1 = Choice1.case1
  var p11: Optional<[Date]> = nil
  var p12: UInt16 = UInt16(7)
  init() {}
  init(p8: Model2, p9: Set<Int>, p10: Choice1, p11: Optional<[Date]>, p12: UInt16) {
    self.p8 = p8
    self.p9 = p9
    self.p10 = p10
    self.p11 = p11
    self.p12 = p12
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p8, key: "p8")
    try json.map(&p9, keyPath: "in.p9")
    try json.map(&p10, key: "p10", required: true)
    try json.map(&p11, keys: ["p11", "p11_old"], transformer: JSONTransformers.stringToDate)
    try json.map(&p12, keys: ["\u{e9}p12", "p12_old"])
  }
}
struct Model13: JSONMappable, Codable, Equatable {
  var p14: Optional<[Int]> = nil
  var p15: Data = Data([] as [UInt8])
  var p16: [Int: Int32] = [-5: Int32(1), 0: Int32(1), 1010: Int32(-2147483646)]
  var p17: Int16 = Int16(-10922)
  init() {}
  init(p14: Optional<[Int]>, p15: Data, p16: [Int: Int32], p17: Int16) {
    self.p14 = p14
    self.p15 = p15
    self.p16 = p16
    self.p17 = p17
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p15": return "\u{e9}p15"
    case "p16": return "\"k\"p16"
    case "p17": return "key/p17"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p14 = "p14"
    case p15 = "\u{e9}p15"
    case p16 = "\"k\"p16"
    case p17 = "key/p17"
  }
}
struct Lined20: JSONMappable, Equatable {
  var p21: URL = checkedURL("mailto:a@b.c")
  init() {}
  init(p21: URL) {
    self.p21 = p21
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p21, keyPath: "in.p21", transformer: JSONTransformers.stringToURL)
  }
}
final class Model23: JSONMappable, Codable, Equatable {
  var p24: Set<Double> = Set<Double>([Double(-4398.7)])
  var p25: [Optional<Model2>] = [Optional<Model2>.some(Model2(p3: [-5: false, 0: true], p4: [], p5: [checkedURL("https://example.org"), checkedURL("mailto:a@b.c"), checkedURL("relative/path")], p6: Int8(126))), Optional<Model2>.none]
  var p26: Optional<Decimal> = nil
  var p27: [Model13] = []
  required init() {}
  init(p24: Set<Double>, p25: [Optional<Model2>], p26: Optional<Decimal>, p27: [Model13]) {
    self.p24 = p24
    self.p25 = p25
    self.p26 = p26
    self.p27 = p27
  }
  static func == (left: Model23, right: Model23) -> Bool {
    left.p24 == right.p24 && left.p25 == right.p25 && left.p26 == right.p26 && left.p27 == right.p27
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p24": return "\u{e9}p24"
    case "p26": return "\u{e9}p26"
    case "p27": return "\"k\"p27"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p24 = "\u{e9}p24"
    case p25 = "p25"
    case p26 = "\u{e9}p26"
    case p27 = "\"k\"p27"
  }
}
struct Lined28: JSONMappable, Equatable {
  var p29: [String: Double] = ["a": Double(-2.25), "a/b": Double(3.0), "\u{e9}": Double(1e+100)]
  var p30: Optional<Model13> = nil
  var p31: Model2 = Model2()
  var p32: [String: URL] = [:]
  var p33: [Optional<Model23>] = []
  init() {}
  init(p29: [String: Double], p30: Optional<Model13>, p31: Model2, p32: [String: URL], p33: [Optional<Model23>]) {
    self.p29 = p29
    self.p30 = p30
    self.p31 = p31
    self.p32 = p32
    self.p33 = p33
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p29, keyPath: "in.p29", transformer: JSONTransformers.stringToDouble)
    try json.map(&p30, keys: ["p30", "p30_old"])
    try json.map(&p31, keyPath: "in.p31", required: true)
    try json.map(&p32, keyPath: "in.p32", required: true, transformer: JSONTransformers.stringToURL)
    try json.map(&p33, keyPath: "in.p33")
  }
}
struct Model34: JSONMappable, Codable, Equatable {
  var p35: Set<Decimal> = Set<Decimal>([checkedDecimal("-0.5")])
  var p36: Optional<Choice1> = nil
  var p37: [Model23] = []
  init() {}
  init(p35: Set<Decimal>, p36: Optional<Choice1>, p37: [Model23]) {
    self.p35 = p35
    self.p36 = p36
    self.p37 = p37
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p35": return "key/p35"
    case "p36": return "key/p36"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p35 = "key/p35"
    case p36 = "key/p36"
    case p37 = "p37"
  }
}
struct Lined38: JSONMappable, Equatable {
  var p40: Optional<[Date]> = nil
  var p41: [Lined20] = [Lined20(p21: checkedURL("file:///a")), Lined20(p21: checkedURL("https://example.org/a?b=c#d"))]
  var p42: [Optional<Model34>] = []
  init() {}
  init(p40: Optional<[Date]>, p41: [Lined20], p42: [Optional<Model34>]) {
    self.p40 = p40
    self.p41 = p41
    self.p42 = p42
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p40, keys: ["\"k\"p40", "p40_old"], transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p41, key: "p41")
    try json.map(&p42, keys: ["p42", "p42_old"])
  }
}
struct Model43: JSONMappable, Codable, Equatable {
  var p44: Set<UInt32> = Set<UInt32>([UInt32(1431655765)])
  var p45: [Optional<Int64>] = [Optional<Int64>.some(Int64(3074457345618258602))]
  init() {}
  init(p44: Set<UInt32>, p45: [Optional<Int64>]) {
    self.p44 = p44
    self.p45 = p45
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p45": return "key/p45"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p44 = "p44"
    case p45 = "key/p45"
  }
}
final class Lined46: JSONMappable, Equatable {
  var p48: [String: Union22] = [:]
  var p49: [Bool] = [true, false]
  var p50: [UUID] = [UUID(uuid: (61, 225, 203, 34, 99, 204, 216, 104, 130, 201, 181, 119, 83, 15, 136, 37)), UUID(uuid: (22, 191, 232, 219, 35, 74, 92, 242, 204, 122, 129, 63, 6, 41, 136, 243)), UUID(uuid: (40, 96, 223, 243, 148, 18, 68, 166, 221, 149, 84, 15, 247, 172, 132, 220))]
  required init() {}
  init(p48: [String: Union22], p49: [Bool], p50: [UUID]) {
    self.p48 = p48
    self.p49 = p49
    self.p50 = p50
  }
  static func == (left: Lined46, right: Lined46) -> Bool {
    left.p48 == right.p48 && left.p49 == right.p49 && left.p50 == right.p50
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p48, keyPath: "in.list47[0][0]", required: true)
    try json.map(&p49, key: "\u{e9}p49")
    try json.map(&p50, keyPath: "in.list47[1].p50", transformer: JSONTransformers.stringToUUID)
  }
}
struct Model52: JSONMappable, Codable, Equatable {
  var p53: Optional<[Union22]> = nil
  var p54: Optional<Model43> = nil
  var p55: [String: Choice1] = ["a": Choice1.case1, "a/b": Choice1.case1]
  var p56: Set<String> = Set<String>(["{}"])
  var p57: Optional<Union22> = nil
  init() {}
  init(p53: Optional<[Union22]>, p54: Optional<Model43>, p55: [String: Choice1], p56: Set<String>, p57: Optional<Union22>) {
    self.p53 = p53
    self.p54 = p54
    self.p55 = p55
    self.p56 = p56
    self.p57 = p57
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p54": return "key/p54"
    case "p55": return "key/p55"
    case "p56": return "key/p56"
    case "p57": return "key/p57"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p53 = "p53"
    case p54 = "key/p54"
    case p55 = "key/p55"
    case p56 = "key/p56"
    case p57 = "key/p57"
  }
}
struct Lined58: JSONMappable, Equatable {
  var p59: Lined20 = Lined20()
  var p60: [Optional<Model52>] = [Optional<Model52>.none, Optional<Model52>.some(Model52(p53: Optional<[Union22]>.some([Union22.takeIt(Model13(p14: Optional<[Int]>.none, p15: Data([39, 154, 8, 2] as [UInt8]), p16: [:], p17: Int16(-10922))), Union22.nestIt(it: Model13(p14: Optional<[Int]>.none, p15: Data([] as [UInt8]), p16: [-5: Int32(0), 0: Int32(-7)], p17: Int16(-32767))), Union22.stopNow, Union22.moveBy(true, y: UUID(uuid: (55, 229, 213, 198, 0, 88, 37, 250, 143, 46, 193, 48, 136, 111, 100, 9)))]), p54: Optional<Model43>.some(Model43(p44: Set<UInt32>([UInt32(1)]), p45: [Optional<Int64>.none])), p55: ["\u{e9}": Choice1.case2], p56: Set<String>(["\u{1f468}\u{200d}\u{1f469}"]), p57: Optional<Union22>.none))]
  init() {}
  init(p59: Lined20, p60: [Optional<Model52>]) {
    self.p59 = p59
    self.p60 = p60
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p59, key: "key/p59")
    try json.map(&p60, keys: ["\"k\"p60", "p60_old"])
  }
}

let randomModels0: [ModelCase] = [
  .codable(Model2.self, "Model2", [
    .init("{\"\\\"k\\\"p3\":{\"1010\":false},\"key/p4\":[9223372036854775807],\"\u{e9}p5\":[\"file:///a%20b\",\"//host\",\"//host\"],\"\u{e9}p6\":127}") { Model2(p3: [1010: false], p4: [Optional<Int>.some(Int(9223372036854775807))], p5: [checkedURL("file:///a%20b"), checkedURL("//host"), checkedURL("//host")], p6: Int8(127)) },
    .init("{\"\\\"k\\\"p3\":{\"1010\":true},\"key/p4\":[0],\"\u{e9}p5\":[\"relative/path\",\"//host\",\"https://example.org/a/b?c=d&e=f#g\"],\"\u{e9}p6\":-127}") { Model2(p3: [1010: true], p4: [Optional<Int>.some(Int(0))], p5: [checkedURL("relative/path"), checkedURL("//host"), checkedURL("https://example.org/a/b?c=d&e=f#g")], p6: Int8(-127)) },
    .init("{\"\\\"k\\\"p3\":{\"-5\":true,\"1010\":false},\"key/p4\":[null],\"\u{e9}p5\":[\"file:///a%20b\",\"https://example.org/a/b?c=d&e=f#g\",\"//host\"],\"\u{e9}p6\":127}") { Model2(p3: [-5: true, 1010: false], p4: [Optional<Int>.none], p5: [checkedURL("file:///a%20b"), checkedURL("https://example.org/a/b?c=d&e=f#g"), checkedURL("//host")], p6: Int8(127)) },
    .init("{\"\\\"k\\\"p3\":{\"1010\":true},\"key/p4\":[],\"\u{e9}p5\":[\"relative/path\",\"relative/path\"],\"\u{e9}p6\":127}") { Model2(p3: [1010: true], p4: [], p5: [checkedURL("relative/path"), checkedURL("relative/path")], p6: Int8(127)) },
  ]),
  .mapped(Lined7.self, "Lined7", [
    .init("{\"p8\":{\"\\\"k\\\"p3\":{\"-5\":true},\"key/p4\":[null,-7],\"\u{e9}p5\":[\"file:///a%20b\",\"relative/path\"],\"\u{e9}p6\":0},\"in\":{\"p9\":[1]},\"p10\":0,\"p11\":[],\"\u{e9}p12\":0}") { Lined7(p8: Model2(p3: [-5: true], p4: [Optional<Int>.none, Optional<Int>.some(Int(-7))], p5: [checkedURL("file:///a%20b"), checkedURL("relative/path")], p6: Int8(0)), p9: Set<Int>([Int(1)]), p10: Choice1.case1, p11: Optional<[Date]>.some([]), p12: UInt16(0)) },
    .init("{\"p8\":{\"\\\"k\\\"p3\":{\"0\":false,\"1010\":true},\"key/p4\":[0],\"\u{e9}p5\":[\"file:///a%20b\"],\"\u{e9}p6\":127},\"in\":{\"p9\":[9223372036854775807]},\"p10\":7,\"\u{e9}p12\":0}") { Lined7(p8: Model2(p3: [0: false, 1010: true], p4: [Optional<Int>.some(Int(0))], p5: [checkedURL("file:///a%20b")], p6: Int8(127)), p9: Set<Int>([Int(9223372036854775807)]), p10: Choice1.case2, p11: Optional<[Date]>.none, p12: UInt16(0)) },
    .init("{\"p8\":{\"\\\"k\\\"p3\":{\"0\":false},\"key/p4\":[null,null,-9223372036854775806],\"\u{e9}p5\":[],\"\u{e9}p6\":-42},\"in\":{\"p9\":[-1]},\"p10\":-5,\"p11\":[\"2023-11-14T22:13:20.5Z\",\"2000-02-29T00:00:00Z\"],\"\u{e9}p12\":65534}") { Lined7(p8: Model2(p3: [0: false], p4: [Optional<Int>.none, Optional<Int>.none, Optional<Int>.some(Int(-9223372036854775806))], p5: [], p6: Int8(-42)), p9: Set<Int>([Int(-1)]), p10: Choice1.case0, p11: Optional<[Date]>.some([Date(timeIntervalSince1970: 1700000000.5), Date(timeIntervalSince1970: 951782400)]), p12: UInt16(65534)) },
    .init("{\"p8\":{\"\\\"k\\\"p3\":{\"0\":false},\"key/p4\":[],\"\u{e9}p5\":[],\"\u{e9}p6\":127},\"in\":{\"p9\":[7]},\"p10\":7,\"\u{e9}p12\":0}") { Lined7(p8: Model2(p3: [0: false], p4: [], p5: [], p6: Int8(127)), p9: Set<Int>([Int(7)]), p10: Choice1.case2, p11: Optional<[Date]>.none, p12: UInt16(0)) },
  ]),
  .codable(Model13.self, "Model13", [
    .init("{\"\u{e9}p15\":\"UGH4nw==\",\"\\\"k\\\"p16\":{\"-5\":-2147483646,\"0\":2147483646},\"key/p17\":32767}") { Model13(p14: Optional<[Int]>.none, p15: Data([80, 97, 248, 159] as [UInt8]), p16: [-5: Int32(-2147483646), 0: Int32(2147483646)], p17: Int16(32767)) },
    .init("{\"p14\":[],\"\u{e9}p15\":\"\",\"\\\"k\\\"p16\":{\"-5\":0,\"1010\":2147483646},\"key/p17\":-1}") { Model13(p14: Optional<[Int]>.some([]), p15: Data([] as [UInt8]), p16: [-5: Int32(0), 1010: Int32(2147483646)], p17: Int16(-1)) },
    .init("{\"p14\":[7],\"\u{e9}p15\":\"xQ==\",\"\\\"k\\\"p16\":{\"0\":0,\"1010\":2147483646},\"key/p17\":7}") { Model13(p14: Optional<[Int]>.some([Int(7)]), p15: Data([197] as [UInt8]), p16: [0: Int32(0), 1010: Int32(2147483646)], p17: Int16(7)) },
    .init("{\"\u{e9}p15\":\"TXt5B6M=\",\"\\\"k\\\"p16\":{\"-5\":-715827882},\"key/p17\":10922}") { Model13(p14: Optional<[Int]>.none, p15: Data([77, 123, 121, 7, 163] as [UInt8]), p16: [-5: Int32(-715827882)], p17: Int16(10922)) },
  ]),
  .mapped(Lined20.self, "Lined20", [
    .init("{\"in\":{\"p21\":\"https://example.org/a?b=c#d\"}}") { Lined20(p21: checkedURL("https://example.org/a?b=c#d")) },
    .init("{\"in\":{\"p21\":\"https://example.org/a?b=c#d\"}}") { Lined20(p21: checkedURL("https://example.org/a?b=c#d")) },
    .init("{\"in\":{\"p21\":\"https://example.org/a?b=c#d\"}}") { Lined20(p21: checkedURL("https://example.org/a?b=c#d")) },
    .init("{\"in\":{\"p21\":\"mailto:a@b.c\"}}") { Lined20(p21: checkedURL("mailto:a@b.c")) },
  ]),
  .codable(Model23.self, "Model23", [
    .init("{\"\u{e9}p24\":[-528.9],\"p25\":[null,{\"\\\"k\\\"p3\":{\"1010\":false},\"key/p4\":[1,7],\"\u{e9}p5\":[\"https://example.org\"],\"\u{e9}p6\":127}],\"\u{e9}p26\":0.00001,\"\\\"k\\\"p27\":[{\"\u{e9}p15\":\"\",\"\\\"k\\\"p16\":{\"1010\":0},\"key/p17\":1}]}") { Model23(p24: Set<Double>([Double(-528.9)]), p25: [Optional<Model2>.none, Optional<Model2>.some(Model2(p3: [1010: false], p4: [Optional<Int>.some(Int(1)), Optional<Int>.some(Int(7))], p5: [checkedURL("https://example.org")], p6: Int8(127)))], p26: Optional<Decimal>.some(checkedDecimal("0.00001")), p27: [Model13(p14: Optional<[Int]>.none, p15: Data([] as [UInt8]), p16: [1010: Int32(0)], p17: Int16(1))]) },
    .init("{\"\u{e9}p24\":[0.1],\"p25\":[null,null],\"\u{e9}p26\":9007199254740993,\"\\\"k\\\"p27\":[{\"p14\":[9223372036854775806],\"\u{e9}p15\":\"6UPNThA=\",\"\\\"k\\\"p16\":{\"-5\":715827882,\"1010\":7},\"key/p17\":7}]}") { Model23(p24: Set<Double>([Double(0.1)]), p25: [Optional<Model2>.none, Optional<Model2>.none], p26: Optional<Decimal>.some(checkedDecimal("9007199254740993")), p27: [Model13(p14: Optional<[Int]>.some([Int(9223372036854775806)]), p15: Data([233, 67, 205, 78, 16] as [UInt8]), p16: [-5: Int32(715827882), 1010: Int32(7)], p17: Int16(7))]) },
    .init("{\"\u{e9}p24\":[1e15],\"p25\":[],\"\\\"k\\\"p27\":[{\"\u{e9}p15\":\"\",\"\\\"k\\\"p16\":{\"0\":-7,\"1010\":715827882},\"key/p17\":7}]}") { Model23(p24: Set<Double>([Double(1e15)]), p25: [], p26: Optional<Decimal>.none, p27: [Model13(p14: Optional<[Int]>.none, p15: Data([] as [UInt8]), p16: [0: Int32(-7), 1010: Int32(715827882)], p17: Int16(7))]) },
    .init("{\"\u{e9}p24\":[-1e-07],\"p25\":[],\"\u{e9}p26\":5,\"\\\"k\\\"p27\":[{\"p14\":[-9223372036854775807],\"\u{e9}p15\":\"kSG5pg==\",\"\\\"k\\\"p16\":{\"-5\":0,\"0\":715827882},\"key/p17\":-10922},{\"p14\":[7,-1,9223372036854775806],\"\u{e9}p15\":\"s4OqYMs=\",\"\\\"k\\\"p16\":{\"0\":7,\"1010\":0},\"key/p17\":7}]}") { Model23(p24: Set<Double>([Double(-1e-07)]), p25: [], p26: Optional<Decimal>.some(checkedDecimal("5")), p27: [Model13(p14: Optional<[Int]>.some([Int(-9223372036854775807)]), p15: Data([145, 33, 185, 166] as [UInt8]), p16: [-5: Int32(0), 0: Int32(715827882)], p17: Int16(-10922)), Model13(p14: Optional<[Int]>.some([Int(7), Int(-1), Int(9223372036854775806)]), p15: Data([179, 131, 170, 96, 203] as [UInt8]), p16: [0: Int32(7), 1010: Int32(0)], p17: Int16(7))]) },
  ]),
  .mapped(Lined28.self, "Lined28", [
    .init("{\"in\":{\"p29\":{\"a\":\"1e+100\",\"a/b\":\"1e+100\",\"\u{e9}\":\"3.0\"},\"p31\":{\"\\\"k\\\"p3\":{\"-5\":true,\"1010\":true},\"key/p4\":[null],\"\u{e9}p5\":[\"https://example.org/a/b?c=d&e=f#g\"],\"\u{e9}p6\":127},\"p32\":{},\"p33\":[]},\"p30\":{\"p14\":[],\"\u{e9}p15\":\"\",\"\\\"k\\\"p16\":{\"-5\":0},\"key/p17\":1}}") { Lined28(p29: ["a": Double(1e+100), "a/b": Double(1e+100), "\u{e9}": Double(3.0)], p30: Optional<Model13>.some(Model13(p14: Optional<[Int]>.some([]), p15: Data([] as [UInt8]), p16: [-5: Int32(0)], p17: Int16(1))), p31: Model2(p3: [-5: true, 1010: true], p4: [Optional<Int>.none], p5: [checkedURL("https://example.org/a/b?c=d&e=f#g")], p6: Int8(127)), p32: [:], p33: []) },
    .init("{\"in\":{\"p29\":{\"a\":\"3.0\",\"a/b\":\"1e+100\"},\"p31\":{\"\\\"k\\\"p3\":{\"-5\":true,\"0\":true},\"key/p4\":[null,0,-9223372036854775807],\"\u{e9}p5\":[\"relative/path\",\"https://example.org/a/b?c=d&e=f#g\"],\"\u{e9}p6\":0},\"p32\":{\"a\":\"mailto:a@b.c\",\"\u{e9}\":\"https://example.org/a?b=c#d\"},\"p33\":[]}}") { Lined28(p29: ["a": Double(3.0), "a/b": Double(1e+100)], p30: Optional<Model13>.none, p31: Model2(p3: [-5: true, 0: true], p4: [Optional<Int>.none, Optional<Int>.some(Int(0)), Optional<Int>.some(Int(-9223372036854775807))], p5: [checkedURL("relative/path"), checkedURL("https://example.org/a/b?c=d&e=f#g")], p6: Int8(0)), p32: ["a": checkedURL("mailto:a@b.c"), "\u{e9}": checkedURL("https://example.org/a?b=c#d")], p33: []) },
    .init("{\"in\":{\"p29\":{\"a\":\"1e+100\",\"\u{e9}\":\"3.0\"},\"p31\":{\"\\\"k\\\"p3\":{\"0\":true,\"1010\":false},\"key/p4\":[],\"\u{e9}p5\":[],\"\u{e9}p6\":-127},\"p32\":{\"\u{e9}\":\"mailto:a@b.c\"},\"p33\":[]}}") { Lined28(p29: ["a": Double(1e+100), "\u{e9}": Double(3.0)], p30: Optional<Model13>.none, p31: Model2(p3: [0: true, 1010: false], p4: [], p5: [], p6: Int8(-127)), p32: ["\u{e9}": checkedURL("mailto:a@b.c")], p33: []) },
    .init("{\"in\":{\"p29\":{\"a\":\"-2.25\"},\"p31\":{\"\\\"k\\\"p3\":{\"-5\":true,\"0\":true},\"key/p4\":[],\"\u{e9}p5\":[\"https://example.org\",\"file:///a%20b\"],\"\u{e9}p6\":-126},\"p32\":{\"a\":\"file:///a\"},\"p33\":[]}}") { Lined28(p29: ["a": Double(-2.25)], p30: Optional<Model13>.none, p31: Model2(p3: [-5: true, 0: true], p4: [], p5: [checkedURL("https://example.org"), checkedURL("file:///a%20b")], p6: Int8(-126)), p32: ["a": checkedURL("file:///a")], p33: []) },
  ]),
  .codable(Model34.self, "Model34", [
    .init("{\"key/p35\":[5],\"key/p36\":0,\"p37\":[]}") { Model34(p35: Set<Decimal>([checkedDecimal("5")]), p36: Optional<Choice1>.some(Choice1.case1), p37: []) },
    .init("{\"key/p35\":[9007199254740993],\"key/p36\":0,\"p37\":[{\"\u{e9}p24\":[4864.5],\"p25\":[],\"\u{e9}p26\":5,\"\\\"k\\\"p27\":[{\"p14\":[9223372036854775806,0],\"\u{e9}p15\":\"WQ==\",\"\\\"k\\\"p16\":{\"-5\":-715827882,\"1010\":-1},\"key/p17\":0},{\"p14\":[],\"\u{e9}p15\":\"3GdG\",\"\\\"k\\\"p16\":{\"-5\":-1},\"key/p17\":-32767}]},{\"\u{e9}p24\":[718.8],\"p25\":[],\"\u{e9}p26\":-0.5,\"\\\"k\\\"p27\":[{\"\u{e9}p15\":\"G50a\",\"\\\"k\\\"p16\":{\"0\":7},\"key/p17\":1}]}]}") { Model34(p35: Set<Decimal>([checkedDecimal("9007199254740993")]), p36: Optional<Choice1>.some(Choice1.case1), p37: [Model23(p24: Set<Double>([Double(4864.5)]), p25: [], p26: Optional<Decimal>.some(checkedDecimal("5")), p27: [Model13(p14: Optional<[Int]>.some([Int(9223372036854775806), Int(0)]), p15: Data([89] as [UInt8]), p16: [-5: Int32(-715827882), 1010: Int32(-1)], p17: Int16(0)), Model13(p14: Optional<[Int]>.some([]), p15: Data([220, 103, 70] as [UInt8]), p16: [-5: Int32(-1)], p17: Int16(-32767))]), Model23(p24: Set<Double>([Double(718.8)]), p25: [], p26: Optional<Decimal>.some(checkedDecimal("-0.5")), p27: [Model13(p14: Optional<[Int]>.none, p15: Data([27, 157, 26] as [UInt8]), p16: [0: Int32(7)], p17: Int16(1))])]) },
    .init("{\"key/p35\":[9007199254740993],\"key/p36\":7,\"p37\":[]}") { Model34(p35: Set<Decimal>([checkedDecimal("9007199254740993")]), p36: Optional<Choice1>.some(Choice1.case2), p37: []) },
    .init("{\"key/p35\":[123456.789],\"key/p36\":-5,\"p37\":[{\"\u{e9}p24\":[-1e-07],\"p25\":[{\"\\\"k\\\"p3\":{},\"key/p4\":[1],\"\u{e9}p5\":[\"mailto:a@b.c\"],\"\u{e9}p6\":42}],\"\u{e9}p26\":5,\"\\\"k\\\"p27\":[{\"p14\":[-9223372036854775806,7],\"\u{e9}p15\":\"\",\"\\\"k\\\"p16\":{\"1010\":-7},\"key/p17\":32767}]}]}") { Model34(p35: Set<Decimal>([checkedDecimal("123456.789")]), p36: Optional<Choice1>.some(Choice1.case0), p37: [Model23(p24: Set<Double>([Double(-1e-07)]), p25: [Optional<Model2>.some(Model2(p3: [:], p4: [Optional<Int>.some(Int(1))], p5: [checkedURL("mailto:a@b.c")], p6: Int8(42)))], p26: Optional<Decimal>.some(checkedDecimal("5")), p27: [Model13(p14: Optional<[Int]>.some([Int(-9223372036854775806), Int(7)]), p15: Data([] as [UInt8]), p16: [1010: Int32(-7)], p17: Int16(32767))])]) },
  ]),
  .mapped(Lined38.self, "Lined38", [
    .init("{\"\\\"k\\\"p40\":[],\"p41\":[{\"in\":{\"p21\":\"file:///a\"}}],\"p42\":[]}") { Lined38(p40: Optional<[Date]>.some([]), p41: [Lined20(p21: checkedURL("file:///a"))], p42: []) },
    .init("{\"\\\"k\\\"p40\":[-86400000,1000],\"p41\":[{\"in\":{\"p21\":\"file:///a\"}},{\"in\":{\"p21\":\"mailto:a@b.c\"}}],\"p42\":[{\"key/p35\":[123456.789],\"key/p36\":7,\"p37\":[]}]}") { Lined38(p40: Optional<[Date]>.some([Date(timeIntervalSince1970: -86400), Date(timeIntervalSince1970: 1)]), p41: [Lined20(p21: checkedURL("file:///a")), Lined20(p21: checkedURL("mailto:a@b.c"))], p42: [Optional<Model34>.some(Model34(p35: Set<Decimal>([checkedDecimal("123456.789")]), p36: Optional<Choice1>.some(Choice1.case2), p37: []))]) },
    .init("{\"\\\"k\\\"p40\":[],\"p41\":[{\"in\":{\"p21\":\"mailto:a@b.c\"}}],\"p42\":[null,null]}") { Lined38(p40: Optional<[Date]>.some([]), p41: [Lined20(p21: checkedURL("mailto:a@b.c"))], p42: [Optional<Model34>.none, Optional<Model34>.none]) },
    .init("{\"\\\"k\\\"p40\":[1700000000000,1000],\"p41\":[{\"in\":{\"p21\":\"file:///a\"}}],\"p42\":[null,{\"key/p35\":[5],\"key/p36\":0,\"p37\":[]},{\"key/p35\":[-0.5],\"key/p36\":7,\"p37\":[{\"\u{e9}p24\":[0.1],\"p25\":[],\"\u{e9}p26\":9007199254740993,\"\\\"k\\\"p27\":[]}]}]}") { Lined38(p40: Optional<[Date]>.some([Date(timeIntervalSince1970: 1700000000), Date(timeIntervalSince1970: 1)]), p41: [Lined20(p21: checkedURL("file:///a"))], p42: [Optional<Model34>.none, Optional<Model34>.some(Model34(p35: Set<Decimal>([checkedDecimal("5")]), p36: Optional<Choice1>.some(Choice1.case1), p37: [])), Optional<Model34>.some(Model34(p35: Set<Decimal>([checkedDecimal("-0.5")]), p36: Optional<Choice1>.some(Choice1.case2), p37: [Model23(p24: Set<Double>([Double(0.1)]), p25: [], p26: Optional<Decimal>.some(checkedDecimal("9007199254740993")), p27: [])]))]) },
  ]),
  .codable(Model43.self, "Model43", [
    .init("{\"p44\":[4294967294],\"key/p45\":[3074457345618258602,null,null]}") { Model43(p44: Set<UInt32>([UInt32(4294967294)]), p45: [Optional<Int64>.some(Int64(3074457345618258602)), Optional<Int64>.none, Optional<Int64>.none]) },
    .init("{\"p44\":[7],\"key/p45\":[9223372036854775807,0,null]}") { Model43(p44: Set<UInt32>([UInt32(7)]), p45: [Optional<Int64>.some(Int64(9223372036854775807)), Optional<Int64>.some(Int64(0)), Optional<Int64>.none]) },
    .init("{\"p44\":[4294967295],\"key/p45\":[]}") { Model43(p44: Set<UInt32>([UInt32(4294967295)]), p45: []) },
    .init("{\"p44\":[4294967295],\"key/p45\":[3074457345618258602]}") { Model43(p44: Set<UInt32>([UInt32(4294967295)]), p45: [Optional<Int64>.some(Int64(3074457345618258602))]) },
  ]),
  .mapped(Lined46.self, "Lined46", [
    .init("{\"in\":{\"list47\":[[{\"a\":{\"tag22\":\"stop_now\"}}],{\"p50\":[]}]},\"\u{e9}p49\":[true]}") { Lined46(p48: ["a": Union22.stopNow], p49: [true], p50: []) },
    .init("{\"in\":{\"list47\":[[{\"a/b\":{\"tag22\":\"move_by\",\"data22\":{\"_0\":true,\"y\":\"5DF78276-BD9B-9CC2-ED2F-22AE53F04B9B\"}}}],{\"p50\":[\"B858E906-23C0-99B3-9993-AD6AA3424BC4\",\"6631AC6D-D52C-3E34-0318-685CB51AEFE8\"]}]},\"\u{e9}p49\":[false,true,false]}") { Lined46(p48: ["a/b": Union22.moveBy(true, y: UUID(uuid: (93, 247, 130, 118, 189, 155, 156, 194, 237, 47, 34, 174, 83, 240, 75, 155)))], p49: [false, true, false], p50: [UUID(uuid: (184, 88, 233, 6, 35, 192, 153, 179, 153, 147, 173, 106, 163, 66, 75, 196)), UUID(uuid: (102, 49, 172, 109, 213, 44, 62, 52, 3, 24, 104, 92, 181, 26, 239, 232))]) },
    .init("{\"in\":{\"list47\":[[{\"\u{e9}\":{\"tag22\":\"take_it\",\"data22\":{\"p14\":[9223372036854775807],\"\u{e9}p15\":\"pBw=\",\"\\\"k\\\"p16\":{\"-5\":-715827882,\"1010\":-7},\"key/p17\":32767}}}],{\"p50\":[\"150E8460-9540-8AFC-83F8-B69AFCCE8A70\",\"CF4D37D5-393A-0BE6-9BEF-527D0461277D\",\"922CF667-7645-D975-93C8-11D28644AC50\"]}]},\"\u{e9}p49\":[false]}") { Lined46(p48: ["\u{e9}": Union22.takeIt(Model13(p14: Optional<[Int]>.some([Int(9223372036854775807)]), p15: Data([164, 28] as [UInt8]), p16: [-5: Int32(-715827882), 1010: Int32(-7)], p17: Int16(32767)))], p49: [false], p50: [UUID(uuid: (21, 14, 132, 96, 149, 64, 138, 252, 131, 248, 182, 154, 252, 206, 138, 112)), UUID(uuid: (207, 77, 55, 213, 57, 58, 11, 230, 155, 239, 82, 125, 4, 97, 39, 125)), UUID(uuid: (146, 44, 246, 103, 118, 69, 217, 117, 147, 200, 17, 210, 134, 68, 172, 80))]) },
    .init("{\"in\":{\"list47\":[[{\"a/b\":{\"tag22\":\"nest_it\",\"data22\":{\"\u{e9}p15\":\"\",\"\\\"k\\\"p16\":{},\"key/p17\":32766}}}],{\"p50\":[\"EC0FBC29-8ECE-444F-92B7-B0A3B9845901\"]}]},\"\u{e9}p49\":[true]}") { Lined46(p48: ["a/b": Union22.nestIt(it: Model13(p14: Optional<[Int]>.none, p15: Data([] as [UInt8]), p16: [:], p17: Int16(32766)))], p49: [true], p50: [UUID(uuid: (236, 15, 188, 41, 142, 206, 68, 79, 146, 183, 176, 163, 185, 132, 89, 1))]) },
  ]),
  .codable(Model52.self, "Model52", [
    .init("{\"p53\":[{\"tag22\":\"stop_now\"},{\"tag22\":\"move_by\",\"data22\":{\"_0\":false,\"y\":\"AE55A732-1AD4-F6BE-1562-72B9342DAD33\"}},{\"tag22\":\"take_it\",\"data22\":{\"\u{e9}p15\":\"Wg==\",\"\\\"k\\\"p16\":{\"0\":0,\"1010\":-2147483647},\"key/p17\":32767}},{\"tag22\":\"nest_it\",\"data22\":{\"\u{e9}p15\":\"kQ==\",\"\\\"k\\\"p16\":{\"-5\":0},\"key/p17\":10922}}],\"key/p55\":{\"\u{e9}\":0},\"key/p56\":[\"\u{feff}x\"],\"key/p57\":{\"tag22\":\"stop_now\"}}") { Model52(p53: Optional<[Union22]>.some([Union22.stopNow, Union22.moveBy(false, y: UUID(uuid: (174, 85, 167, 50, 26, 212, 246, 190, 21, 98, 114, 185, 52, 45, 173, 51))), Union22.takeIt(Model13(p14: Optional<[Int]>.none, p15: Data([90] as [UInt8]), p16: [0: Int32(0), 1010: Int32(-2147483647)], p17: Int16(32767))), Union22.nestIt(it: Model13(p14: Optional<[Int]>.none, p15: Data([145] as [UInt8]), p16: [-5: Int32(0)], p17: Int16(10922)))]), p54: Optional<Model43>.none, p55: ["\u{e9}": Choice1.case1], p56: Set<String>(["\u{feff}x"]), p57: Optional<Union22>.some(Union22.stopNow)) },
    .init("{\"p53\":[{\"tag22\":\"move_by\",\"data22\":{\"_0\":false,\"y\":\"65EC17BD-4E9E-4534-07EC-A35819E018C5\"}}],\"key/p54\":{\"p44\":[1431655765],\"key/p45\":[9223372036854775807,-9223372036854775806,7]},\"key/p55\":{\"a\":0},\"key/p56\":[\"null\"],\"key/p57\":{\"tag22\":\"take_it\",\"data22\":{\"p14\":[],\"\u{e9}p15\":\"wQ==\",\"\\\"k\\\"p16\":{\"-5\":0,\"1010\":0},\"key/p17\":32767}}}") { Model52(p53: Optional<[Union22]>.some([Union22.moveBy(false, y: UUID(uuid: (101, 236, 23, 189, 78, 158, 69, 52, 7, 236, 163, 88, 25, 224, 24, 197)))]), p54: Optional<Model43>.some(Model43(p44: Set<UInt32>([UInt32(1431655765)]), p45: [Optional<Int64>.some(Int64(9223372036854775807)), Optional<Int64>.some(Int64(-9223372036854775806)), Optional<Int64>.some(Int64(7))])), p55: ["a": Choice1.case1], p56: Set<String>(["null"]), p57: Optional<Union22>.some(Union22.takeIt(Model13(p14: Optional<[Int]>.some([]), p15: Data([193] as [UInt8]), p16: [-5: Int32(0), 1010: Int32(0)], p17: Int16(32767))))) },
    .init("{\"p53\":[{\"tag22\":\"nest_it\",\"data22\":{\"p14\":[],\"\u{e9}p15\":\"\",\"\\\"k\\\"p16\":{\"0\":7},\"key/p17\":1}}],\"key/p54\":{\"p44\":[1431655765],\"key/p45\":[]},\"key/p55\":{\"a\":0,\"\u{e9}\":-5},\"key/p56\":[\"\\u007f\"]}") { Model52(p53: Optional<[Union22]>.some([Union22.nestIt(it: Model13(p14: Optional<[Int]>.some([]), p15: Data([] as [UInt8]), p16: [0: Int32(7)], p17: Int16(1)))]), p54: Optional<Model43>.some(Model43(p44: Set<UInt32>([UInt32(1431655765)]), p45: [])), p55: ["a": Choice1.case1, "\u{e9}": Choice1.case0], p56: Set<String>(["\u{7f}"]), p57: Optional<Union22>.none) },
    .init("{\"p53\":[{\"tag22\":\"stop_now\"}],\"key/p54\":{\"p44\":[0],\"key/p45\":[]},\"key/p55\":{\"\u{e9}\":0},\"key/p56\":[\"\u{1f468}\u{200d}\u{1f469}\"]}") { Model52(p53: Optional<[Union22]>.some([Union22.stopNow]), p54: Optional<Model43>.some(Model43(p44: Set<UInt32>([UInt32(0)]), p45: [])), p55: ["\u{e9}": Choice1.case1], p56: Set<String>(["\u{1f468}\u{200d}\u{1f469}"]), p57: Optional<Union22>.none) },
  ]),
  .mapped(Lined58.self, "Lined58", [
    .init("{\"key/p59\":{\"in\":{\"p21\":\"file:///a\"}},\"\\\"k\\\"p60\":[]}") { Lined58(p59: Lined20(p21: checkedURL("file:///a")), p60: []) },
    .init("{\"key/p59\":{\"in\":{\"p21\":\"mailto:a@b.c\"}},\"\\\"k\\\"p60\":[]}") { Lined58(p59: Lined20(p21: checkedURL("mailto:a@b.c")), p60: []) },
    .init("{\"key/p59\":{\"in\":{\"p21\":\"https://example.org/a?b=c#d\"}},\"\\\"k\\\"p60\":[]}") { Lined58(p59: Lined20(p21: checkedURL("https://example.org/a?b=c#d")), p60: []) },
    .init("{\"key/p59\":{\"in\":{\"p21\":\"mailto:a@b.c\"}},\"\\\"k\\\"p60\":[{\"key/p54\":{\"p44\":[1],\"key/p45\":[9223372036854775807,3074457345618258602]},\"key/p55\":{\"a\":7,\"\u{e9}\":7},\"key/p56\":[\"A b\"]}]}") { Lined58(p59: Lined20(p21: checkedURL("mailto:a@b.c")), p60: [Optional<Model52>.some(Model52(p53: Optional<[Union22]>.none, p54: Optional<Model43>.some(Model43(p44: Set<UInt32>([UInt32(1)]), p45: [Optional<Int64>.some(Int64(9223372036854775807)), Optional<Int64>.some(Int64(3074457345618258602))])), p55: ["a": Choice1.case2, "\u{e9}": Choice1.case2], p56: Set<String>(["A b"]), p57: Optional<Union22>.none))]) },
  ]),
]
