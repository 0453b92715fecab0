// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 24. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct Model2: JSONMappable, Equatable, Codable {
  var p3: [Int: Bool] = [:]
  var p4: Optional<UInt> = nil
  var p5: Int = Int(7)
  var p6: [Optional<UInt64>] = [Optional<UInt64>.none, Optional<UInt64>.some(UInt64(7))]
  init() {}
  init(p3: [Int: Bool], p4: Optional<UInt>, p5: Int, p6: [Optional<UInt64>]) {
    self.p3 = p3
    self.p4 = p4
    self.p5 = p5
    self.p6 = p6
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p3": return "\u{e9}p3"
    case "p4": return "\"k\"p4"
    case "p6": return "key/p6"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p3 = "\u{e9}p3"
    case p4 = "\"k\"p4"
    case p5 = "p5"
    case p6 = "key/p6"
  }
}
struct Lined7: JSONMappable, Equatable {
  var p8: [String: URL] = [:]
  var p9: Optional<Double> = nil
  var p10: Choice1 = Choice1.case0
  var p11: [Optional<Int>] = [Optional<Int>.some(5), Optional<Int>.none]
  var p12: Optional<Int32> = nil
  init() {}
  init(p8: [String: URL], p9: Optional<Double>, p10: Choice1, p11: [Optional<Int>], p12: Optional<Int32>) {
    self.p8 = p8
    self.p9 = p9
    self.p10 = p10
    self.p11 = p11
    self.p12 = p12
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p8, key: "key/p8", required: true, transformer: JSONTransformers.stringToURL)
    try json.map(&p9, key: "\"k\"p9", transformer: JSONTransformers.stringToDouble)
    try json.map(&p10, key: "p10")
    try json.map(&p11, keys: ["key/p11", "p11_old"], transformer: JSONTransformers.stringToInt)
    try json.map(&p12, key: "p12")
  }
}
struct Model13: JSONMappable, Equatable, Codable {
  var p14: Optional<Date> = nil
  var p15: Set<UInt16> = Set<UInt16>([UInt16(1)])
  var p16: Optional<UInt8> = nil
  var p17: Set<UInt16> = Set<UInt16>([UInt16(0)])
  init() {}
  init(p14: Optional<Date>, p15: Set<UInt16>, p16: Optional<UInt8>, p17: Set<UInt16>) {
    self.p14 = p14
    self.p15 = p15
    self.p16 = p16
    self.p17 = p17
  }
  private enum CodingKeys: String, CodingKey {
    case p14 = "p14"
    case p15 = "p15"
    case p16 = "p16"
    case p17 = "p17"
  }
}
struct Lined18: JSONMappable, Equatable {
  var p19: Optional<[URL]> = nil
  var p20: Optional<[Model2]> = nil
  var p21: Int = -7
  init() {}
  init(p19: Optional<[URL]>, p20: Optional<[Model2]>, p21: Int) {
    self.p19 = p19
    self.p20 = p20
    self.p21 = p21
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p19, keyPath: "in.p19", transformer: JSONTransformers.stringToURL)
    try json.map(&p20, key: "p20")
    try json.map(&p21, keyPath: "in.p21", required: true, transformer: JSONTransformers.stringToInt)
  }
}
final class Model22: JSONMappable, Equatable, Codable {
  var p23: Int16 = Int16(1)
  var p24: Int16 = Int16(0)
  var p25: Optional<[Decimal]> = nil
  required init() {}
  init(p23: Int16, p24: Int16, p25: Optional<[Decimal]>) {
    self.p23 = p23
    self.p24 = p24
    self.p25 = p25
  }
  static func == (left: Model22, right: Model22) -> Bool {
    left.p23 == right.p23 && left.p24 == right.p24 && left.p25 == right.p25
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p23": return "key/p23"
    case "p24": return "\u{e9}p24"
    case "p25": return "\u{e9}p25"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p23 = "key/p23"
    case p24 = "\u{e9}p24"
    case p25 = "\u{e9}p25"
  }
}
struct Lined26: JSONMappable, Equatable {
  var p27: [String: Model22] = [:]
  var p28: [Int: URL] = [-5: checkedURL("https://example.org/a?b=c#d"), 1010: checkedURL("file:///a")]
  init() {}
  init(p27: [String: Model22], p28: [Int: URL]) {
    self.p27 = p27
    self.p28 = p28
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p27, keys: ["p27", "p27_old"])
    try json.map(&p28, keyPath: "in.p28", required: true, transformer: JSONTransformers.stringToURL)
  }
}
struct Model29: JSONMappable, Equatable, Codable {
  var p30: Set<UInt64> = Set<UInt64>([UInt64(0)])
  init() {}
  init(p30: Set<UInt64>) {
    self.p30 = p30
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p30": return "\u{e9}p30"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p30 = "\u{e9}p30"
  }
}
struct Lined31: JSONMappable, Equatable {
  var p32: [Optional<Model22>] = [Optional<Model22>.some(Model22(p23: Int16(32766), p24: Int16(32767), p25: Optional<[Decimal]>.none))]
  var p33: Set<Int32> = Set<Int32>([Int32(0)])
  init() {}
  init(p32: [Optional<Model22>], p33: Set<Int32>) {
    self.p32 = p32
    self.p33 = p33
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p32, keyPath: "in.p32")
    try json.map(&p33, key: "\"k\"p33")
  }
}
struct Model34: JSONMappable, Equatable, Codable {
  var p35: Optional<Int> = nil
  var p36: [Double] = [Double(6255.9), Double(606.6)]
  var p37: Optional<[Choice1]> = nil
  var p38: Set<Int32> = Set<Int32>([Int32(2147483647)])
  var p39: String = "twelve bytes"
  init() {}
  init(p35: Optional<Int>, p36: [Double], p37: Optional<[Choice1]>, p38: Set<Int32>, p39: String) {
    self.p35 = p35
    self.p36 = p36
    self.p37 = p37
    self.p38 = p38
    self.p39 = p39
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p35": return "key/p35"
    case "p36": return "\"k\"p36"
    case "p39": return "key/p39"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p35 = "key/p35"
    case p36 = "\"k\"p36"
    case p37 = "p37"
    case p38 = "p38"
    case p39 = "key/p39"
  }
}
final class Lined40: JSONMappable, Equatable {
  var p41: Date = Date(timeIntervalSince1970: 336610465)
  required init() {}
  init(p41: Date) {
    self.p41 = p41
  }
  static func == (left: Lined40, right: Lined40) -> Bool {
    left.p41 == right.p41
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p41, keyPath: "in.p41", transformer: JSONTransformers.secondsToDate)
  }
}
struct Model42: JSONMappable, Equatable, Codable {
  var p43: [Int: Model2] = [0: Model2(p3: [0: true], p4: Optional<UInt>.some(UInt(6148914691236517205)), p5: Int(9223372036854775807), p6: [Optional<UInt64>.some(UInt64(0))]), 1010: Model2(p3: [1010: true], p4: Optional<UInt>.none, p5: Int(3074457345618258602), p6: [Optional<UInt64>.some(UInt64(6148914691236517205))])]
  var p44: Optional<Model34> = nil
  var p45: Float = Float(0.333)
  init() {}
  init(p43: [Int: Model2], p44: Optional<Model34>, p45: Float) {
    self.p43 = p43
    self.p44 = p44
    self.p45 = p45
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p45": return "\u{e9}p45"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p43 = "p43"
    case p44 = "p44"
    case p45 = "\u{e9}p45"
  }
}
struct Lined46: JSONMappable, Equatable {
  var p47: URL = checkedURL("https://example.org")
  var p48: Set<Int32> = Set<Int32>([Int32(7)])
  var p49: String = "\u{7f}"
  init() {}
  init(p47: URL, p48: Set<Int32>, p49: String) {
    self.p47 = p47
    self.p48 = p48
    self.p49 = p49
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p47, key: "p47")
    try json.map(&p48, key: "key/p48")
    try json.map(&p49, keyPath: "in.p49", required: true)
  }
}

let randomModels0: [ModelCase] = [
  .codable(Model2.self, "Model2", [
    .init("{\"\u{e9}p3\":{\"0\":false},\"p5\":9223372036854775806,\"key/p6\":[]}") { Model2(p3: [0: false], p4: Optional<UInt>.none, p5: Int(9223372036854775806), p6: []) },
    .init("{\"\u{e9}p3\":{\"0\":true,\"1010\":true},\"\\\"k\\\"p4\":7,\"p5\":-9223372036854775806,\"key/p6\":[1]}") { Model2(p3: [0: true, 1010: true], p4: Optional<UInt>.some(UInt(7)), p5: Int(-9223372036854775806), p6: [Optional<UInt64>.some(UInt64(1))]) },
    .init("{\"\u{e9}p3\":{\"1010\":true},\"\\\"k\\\"p4\":0,\"p5\":0,\"key/p6\":[7]}") { Model2(p3: [1010: true], p4: Optional<UInt>.some(UInt(0)), p5: Int(0), p6: [Optional<UInt64>.some(UInt64(7))]) },
    .init("{\"\u{e9}p3\":{\"-5\":true,\"0\":false},\"p5\":-1,\"key/p6\":[null,null,0]}") { Model2(p3: [-5: true, 0: false], p4: Optional<UInt>.none, p5: Int(-1), p6: [Optional<UInt64>.none, Optional<UInt64>.none, Optional<UInt64>.some(UInt64(0))]) },
  ]),
  .mapped(Lined7.self, "Lined7", [
    .init("{\"key/p8\":{\"a/b\":\"mailto:a@b.c\"},\"\\\"k\\\"p9\":\"1e+100\",\"p10\":0,\"key/p11\":[],\"p12\":1}") { Lined7(p8: ["a/b": checkedURL("mailto:a@b.c")], p9: Optional<Double>.some(Double(1e+100)), p10: Choice1.case1, p11: [], p12: Optional<Int32>.some(Int32(1))) },
    .init("{\"key/p8\":{\"a/b\":\"file:///a\"},\"\\\"k\\\"p9\":\"3.0\",\"p10\":-5,\"key/p11\":[\"0\",\"0\"]}") { Lined7(p8: ["a/b": checkedURL("file:///a")], p9: Optional<Double>.some(Double(3.0)), p10: Choice1.case0, p11: [Optional<Int>.some(0), Optional<Int>.some(0)], p12: Optional<Int32>.none) },
    .init("{\"key/p8\":{},\"\\\"k\\\"p9\":\"1e+100\",\"p10\":7,\"key/p11\":[\"-7\",null,null]}") { Lined7(p8: [:], p9: Optional<Double>.some(Double(1e+100)), p10: Choice1.case2, p11: [Optional<Int>.some(-7), Optional<Int>.none, Optional<Int>.none], p12: Optional<Int32>.none) },
    .init("{\"key/p8\":{\"a\":\"https://example.org/a?b=c#d\"},\"\\\"k\\\"p9\":\"3.0\",\"p10\":-5,\"key/p11\":[\"0\",\"-7\",\"0\"],\"p12\":2147483647}") { Lined7(p8: ["a": checkedURL("https://example.org/a?b=c#d")], p9: Optional<Double>.some(Double(3.0)), p10: Choice1.case0, p11: [Optional<Int>.some(0), Optional<Int>.some(-7), Optional<Int>.some(0)], p12: Optional<Int32>.some(Int32(2147483647))) },
  ]),
  .codable(Model13.self, "Model13", [
    .init("{\"p14\":-5226.6,\"p15\":[65534],\"p16\":7,\"p17\":[7]}") { Model13(p14: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -5226.6)), p15: Set<UInt16>([UInt16(65534)]), p16: Optional<UInt8>.some(UInt8(7)), p17: Set<UInt16>([UInt16(7)])) },
    .init("{\"p14\":0.30000000000000004,\"p15\":[0],\"p17\":[0]}") { Model13(p14: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 0.30000000000000004)), p15: Set<UInt16>([UInt16(0)]), p16: Optional<UInt8>.none, p17: Set<UInt16>([UInt16(0)])) },
    .init("{\"p14\":-2.5e17,\"p15\":[21845],\"p16\":1,\"p17\":[0]}") { Model13(p14: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -2.5e17)), p15: Set<UInt16>([UInt16(21845)]), p16: Optional<UInt8>.some(UInt8(1)), p17: Set<UInt16>([UInt16(0)])) },
    .init("{\"p14\":-6752.3,\"p15\":[0],\"p16\":1,\"p17\":[65534]}") { Model13(p14: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -6752.3)), p15: Set<UInt16>([UInt16(0)]), p16: Optional<UInt8>.some(UInt8(1)), p17: Set<UInt16>([UInt16(65534)])) },
  ]),
  .mapped(Lined18.self, "Lined18", [
    .init("{\"p20\":[{\"\u{e9}p3\":{\"-5\":true},\"\\\"k\\\"p4\":18446744073709551615,\"p5\":3074457345618258602,\"key/p6\":[null]},{\"\u{e9}p3\":{\"-5\":false,\"0\":false},\"p5\":-3074457345618258602,\"key/p6\":[18446744073709551614,0,18446744073709551614]},{\"\u{e9}p3\":{\"-5\":true,\"0\":false,\"1010\":true},\"\\\"k\\\"p4\":18446744073709551615,\"p5\":-9223372036854775807,\"key/p6\":[7,18446744073709551614,null]}],\"in\":{\"p21\":\"0\"}}") { Lined18(p19: Optional<[URL]>.none, p20: Optional<[Model2]>.some([Model2(p3: [-5: true], p4: Optional<UInt>.some(UInt(18446744073709551615)), p5: Int(3074457345618258602), p6: [Optional<UInt64>.none]), Model2(p3: [-5: false, 0: false], p4: Optional<UInt>.none, p5: Int(-3074457345618258602), p6: [Optional<UInt64>.some(UInt64(18446744073709551614)), Optional<UInt64>.some(UInt64(0)), Optional<UInt64>.some(UInt64(18446744073709551614))]), Model2(p3: [-5: true, 0: false, 1010: true], p4: Optional<UInt>.some(UInt(18446744073709551615)), p5: Int(-9223372036854775807), p6: [Optional<UInt64>.some(UInt64(7)), Optional<UInt64>.some(UInt64(18446744073709551614)), Optional<UInt64>.none])]), p21: 0) },
    .init("{\"in\":{\"p19\":[\"https://example.org/a?b=c#d\",\"mailto:a@b.c\"],\"p21\":\"-7\"},\"p20\":[]}") { Lined18(p19: Optional<[URL]>.some([checkedURL("https://example.org/a?b=c#d"), checkedURL("mailto:a@b.c")]), p20: Optional<[Model2]>.some([]), p21: -7) },
    .init("{\"in\":{\"p19\":[],\"p21\":\"1099511627776\"}}") { Lined18(p19: Optional<[URL]>.some([]), p20: Optional<[Model2]>.none, p21: 1099511627776) },
    .init("{\"in\":{\"p19\":[],\"p21\":\"-7\"}}") { Lined18(p19: Optional<[URL]>.some([]), p20: Optional<[Model2]>.none, p21: -7) },
  ]),
  .codable(Model22.self, "Model22", [
    .init("{\"key/p23\":1,\"\u{e9}p24\":0}") { Model22(p23: Int16(1), p24: Int16(0), p25: Optional<[Decimal]>.none) },
    .init("{\"key/p23\":32767,\"\u{e9}p24\":32766}") { Model22(p23: Int16(32767), p24: Int16(32766), p25: Optional<[Decimal]>.none) },
    .init("{\"key/p23\":-10922,\"\u{e9}p24\":7,\"\u{e9}p25\":[0.000005]}") { Model22(p23: Int16(-10922), p24: Int16(7), p25: Optional<[Decimal]>.some([checkedDecimal("0.000005")])) },
    .init("{\"key/p23\":1,\"\u{e9}p24\":0,\"\u{e9}p25\":[]}") { Model22(p23: Int16(1), p24: Int16(0), p25: Optional<[Decimal]>.some([])) },
  ]),
  .mapped(Lined26.self, "Lined26", [
    .init("{\"p27\":{\"a/b\":{\"key/p23\":10922,\"\u{e9}p24\":-32766},\"\u{e9}\":{\"key/p23\":32766,\"\u{e9}p24\":7,\"\u{e9}p25\":[]}},\"in\":{\"p28\":{}}}") { Lined26(p27: ["a/b": Model22(p23: Int16(10922), p24: Int16(-32766), p25: Optional<[Decimal]>.none), "\u{e9}": Model22(p23: Int16(32766), p24: Int16(7), p25: Optional<[Decimal]>.some([]))], p28: [:]) },
    .init("{\"p27\":{\"a\":{\"key/p23\":0,\"\u{e9}p24\":7}},\"in\":{\"p28\":{\"0\":\"file:///a\"}}}") { Lined26(p27: ["a": Model22(p23: Int16(0), p24: Int16(7), p25: Optional<[Decimal]>.none)], p28: [0: checkedURL("file:///a")]) },
    .init("{\"p27\":{\"a/b\":{\"key/p23\":32766,\"\u{e9}p24\":32766},\"\u{e9}\":{\"key/p23\":-32766,\"\u{e9}p24\":10922,\"\u{e9}p25\":[5]}},\"in\":{\"p28\":{}}}") { Lined26(p27: ["a/b": Model22(p23: Int16(32766), p24: Int16(32766), p25: Optional<[Decimal]>.none), "\u{e9}": Model22(p23: Int16(-32766), p24: Int16(10922), p25: Optional<[Decimal]>.some([checkedDecimal("5")]))], p28: [:]) },
    .init("{\"p27\":{\"a/b\":{\"key/p23\":32767,\"\u{e9}p24\":-32767,\"\u{e9}p25\":[-314159265358979323.84,-123.456789,1]},\"\u{e9}\":{\"key/p23\":-32766,\"\u{e9}p24\":0,\"\u{e9}p25\":[12345678901234567890,-0.00005]}},\"in\":{\"p28\":{\"0\":\"https://example.org/a?b=c#d\"}}}") { Lined26(p27: ["a/b": Model22(p23: Int16(32767), p24: Int16(-32767), p25: Optional<[Decimal]>.some([checkedDecimal("-314159265358979323.84"), checkedDecimal("-123.456789"), checkedDecimal("1")])), "\u{e9}": Model22(p23: Int16(-32766), p24: Int16(0), p25: Optional<[Decimal]>.some([checkedDecimal("12345678901234567890"), checkedDecimal("-0.00005")]))], p28: [0: checkedURL("https://example.org/a?b=c#d")]) },
  ]),
  .codable(Model29.self, "Model29", [
    .init("{\"\u{e9}p30\":[18446744073709551614]}") { Model29(p30: Set<UInt64>([UInt64(18446744073709551614)])) },
    .init("{\"\u{e9}p30\":[6148914691236517205]}") { Model29(p30: Set<UInt64>([UInt64(6148914691236517205)])) },
    .init("{\"\u{e9}p30\":[6148914691236517205]}") { Model29(p30: Set<UInt64>([UInt64(6148914691236517205)])) },
    .init("{\"\u{e9}p30\":[0]}") { Model29(p30: Set<UInt64>([UInt64(0)])) },
  ]),
  .mapped(Lined31.self, "Lined31", [
    .init("{\"in\":{\"p32\":[null,null]},\"\\\"k\\\"p33\":[7]}") { Lined31(p32: [Optional<Model22>.none, Optional<Model22>.none], p33: Set<Int32>([Int32(7)])) },
    .init("{\"in\":{\"p32\":[{\"key/p23\":32767,\"\u{e9}p24\":-1},{\"key/p23\":32766,\"\u{e9}p24\":1,\"\u{e9}p25\":[0.000005]},{\"key/p23\":1,\"\u{e9}p24\":7,\"\u{e9}p25\":[1234567890123456789.0]}]},\"\\\"k\\\"p33\":[7]}") { Lined31(p32: [Optional<Model22>.some(Model22(p23: Int16(32767), p24: Int16(-1), p25: Optional<[Decimal]>.none)), Optional<Model22>.some(Model22(p23: Int16(32766), p24: Int16(1), p25: Optional<[Decimal]>.some([checkedDecimal("0.000005")]))), Optional<Model22>.some(Model22(p23: Int16(1), p24: Int16(7), p25: Optional<[Decimal]>.some([checkedDecimal("1234567890123456789.0")])))], p33: Set<Int32>([Int32(7)])) },
    .init("{\"in\":{\"p32\":[null,{\"key/p23\":7,\"\u{e9}p24\":-10922,\"\u{e9}p25\":[-12345678901234567890]}]},\"\\\"k\\\"p33\":[0]}") { Lined31(p32: [Optional<Model22>.none, Optional<Model22>.some(Model22(p23: Int16(7), p24: Int16(-10922), p25: Optional<[Decimal]>.some([checkedDecimal("-12345678901234567890")])))], p33: Set<Int32>([Int32(0)])) },
    .init("{\"in\":{\"p32\":[{\"key/p23\":-10922,\"\u{e9}p24\":-1,\"\u{e9}p25\":[0.00005,1234.56789,3141592653589793238.4]},{\"key/p23\":32766,\"\u{e9}p24\":10922,\"\u{e9}p25\":[3141592653589793238.4,-0.00001]},{\"key/p23\":1,\"\u{e9}p24\":10922}]},\"\\\"k\\\"p33\":[0]}") { Lined31(p32: [Optional<Model22>.some(Model22(p23: Int16(-10922), p24: Int16(-1), p25: Optional<[Decimal]>.some([checkedDecimal("0.00005"), checkedDecimal("1234.56789"), checkedDecimal("3141592653589793238.4")]))), Optional<Model22>.some(Model22(p23: Int16(32766), p24: Int16(10922), p25: Optional<[Decimal]>.some([checkedDecimal("3141592653589793238.4"), checkedDecimal("-0.00001")]))), Optional<Model22>.some(Model22(p23: Int16(1), p24: Int16(10922), p25: Optional<[Decimal]>.none))], p33: Set<Int32>([Int32(0)])) },
  ]),
  .codable(Model34.self, "Model34", [
    .init("{\"key/p35\":-7,\"\\\"k\\\"p36\":[1465.4,-0.5,0.30000000000000004],\"p38\":[1],\"key/p39\":\"\u{2028}\"}") { Model34(p35: Optional<Int>.some(Int(-7)), p36: [Double(1465.4), Double(-0.5), Double(0.30000000000000004)], p37: Optional<[Choice1]>.none, p38: Set<Int32>([Int32(1)]), p39: "\u{2028}") },
    .init("{\"key/p35\":-7,\"\\\"k\\\"p36\":[-2494.4,-1e-07,0.1],\"p37\":[],\"p38\":[1],\"key/p39\":\"a\"}") { Model34(p35: Optional<Int>.some(Int(-7)), p36: [Double(-2494.4), Double(-1e-07), Double(0.1)], p37: Optional<[Choice1]>.some([]), p38: Set<Int32>([Int32(1)]), p39: "a") },
    .init("{\"\\\"k\\\"p36\":[-2340.8],\"p37\":[7,7],\"p38\":[2147483647],\"key/p39\":\"a/b\"}") { Model34(p35: Optional<Int>.none, p36: [Double(-2340.8)], p37: Optional<[Choice1]>.some([Choice1.case2, Choice1.case2]), p38: Set<Int32>([Int32(2147483647)]), p39: "a/b") },
    .init("{\"key/p35\":9223372036854775807,\"\\\"k\\\"p36\":[1.7976931348623157e+308,-602.9],\"p37\":[-5,-5],\"p38\":[7],\"key/p39\":\"\u{1f600}\"}") { Model34(p35: Optional<Int>.some(Int(9223372036854775807)), p36: [Double(1.7976931348623157e+308), Double(-602.9)], p37: Optional<[Choice1]>.some([Choice1.case0, Choice1.case0]), p38: Set<Int32>([Int32(7)]), p39: "\u{1f600}") },
  ]),
  .mapped(Lined40.self, "Lined40", [
    .init("{\"in\":{\"p41\":409271387}}") { Lined40(p41: Date(timeIntervalSince1970: 409271387)) },
    .init("{\"in\":{\"p41\":1006791300}}") { Lined40(p41: Date(timeIntervalSince1970: 1006791300)) },
    .init("{\"in\":{\"p41\":371826490}}") { Lined40(p41: Date(timeIntervalSince1970: 371826490)) },
    .init("{\"in\":{\"p41\":1159943813}}") { Lined40(p41: Date(timeIntervalSince1970: 1159943813)) },
  ]),
  .codable(Model42.self, "Model42", [
    .init("{\"p43\":{\"0\":{\"\u{e9}p3\":{\"-5\":false,\"0\":true},\"\\\"k\\\"p4\":0,\"p5\":0,\"key/p6\":[18446744073709551615]},\"1010\":{\"\u{e9}p3\":{\"1010\":true},\"p5\":3074457345618258602,\"key/p6\":[6148914691236517205,18446744073709551614,1]}},\"p44\":{\"\\\"k\\\"p36\":[-0.5],\"p37\":[7],\"p38\":[2147483647],\"key/p39\":\"\u{1f468}\u{200d}\u{1f469}\"},\"\u{e9}p45\":1.1754944e-38}") { Model42(p43: [0: Model2(p3: [-5: false, 0: true], p4: Optional<UInt>.some(UInt(0)), p5: Int(0), p6: [Optional<UInt64>.some(UInt64(18446744073709551615))]), 1010: Model2(p3: [1010: true], p4: Optional<UInt>.none, p5: Int(3074457345618258602), p6: [Optional<UInt64>.some(UInt64(6148914691236517205)), Optional<UInt64>.some(UInt64(18446744073709551614)), Optional<UInt64>.some(UInt64(1))])], p44: Optional<Model34>.some(Model34(p35: Optional<Int>.none, p36: [Double(-0.5)], p37: Optional<[Choice1]>.some([Choice1.case2]), p38: Set<Int32>([Int32(2147483647)]), p39: "\u{1f468}\u{200d}\u{1f469}")), p45: Float(1.1754944e-38)) },
    .init("{\"p43\":{\"-5\":{\"\u{e9}p3\":{\"-5\":true,\"1010\":false},\"p5\":-3074457345618258602,\"key/p6\":[1,null]}},\"\u{e9}p45\":7}") { Model42(p43: [-5: Model2(p3: [-5: true, 1010: false], p4: Optional<UInt>.none, p5: Int(-3074457345618258602), p6: [Optional<UInt64>.some(UInt64(1)), Optional<UInt64>.none])], p44: Optional<Model34>.none, p45: Float(7)) },
    .init("{\"p43\":{\"-5\":{\"\u{e9}p3\":{\"-5\":true,\"0\":true,\"1010\":false},\"\\\"k\\\"p4\":1,\"p5\":-9223372036854775807,\"key/p6\":[18446744073709551615]},\"1010\":{\"\u{e9}p3\":{\"0\":true},\"p5\":7,\"key/p6\":[null]}},\"p44\":{\"key/p35\":-9223372036854775806,\"\\\"k\\\"p36\":[3,9071.8,1e100],\"p38\":[7],\"key/p39\":\"\u{feff}x\"},\"\u{e9}p45\":1e-05}") { Model42(p43: [-5: Model2(p3: [-5: true, 0: true, 1010: false], p4: Optional<UInt>.some(UInt(1)), p5: Int(-9223372036854775807), p6: [Optional<UInt64>.some(UInt64(18446744073709551615))]), 1010: Model2(p3: [0: true], p4: Optional<UInt>.none, p5: Int(7), p6: [Optional<UInt64>.none])], p44: Optional<Model34>.some(Model34(p35: Optional<Int>.some(Int(-9223372036854775806)), p36: [Double(3), Double(9071.8), Double(1e100)], p37: Optional<[Choice1]>.none, p38: Set<Int32>([Int32(7)]), p39: "\u{feff}x")), p45: Float(1e-05)) },
    .init("{\"p43\":{\"0\":{\"\u{e9}p3\":{\"1010\":true},\"\\\"k\\\"p4\":6148914691236517205,\"p5\":0,\"key/p6\":[18446744073709551614,18446744073709551614]}},\"\u{e9}p45\":0.333}") { Model42(p43: [0: Model2(p3: [1010: true], p4: Optional<UInt>.some(UInt(6148914691236517205)), p5: Int(0), p6: [Optional<UInt64>.some(UInt64(18446744073709551614)), Optional<UInt64>.some(UInt64(18446744073709551614))])], p44: Optional<Model34>.none, p45: Float(0.333)) },
  ]),
  .mapped(Lined46.self, "Lined46", [
    .init("{\"p47\":\"relative/path\",\"key/p48\":[-2147483647],\"in\":{\"p49\":\"\u{1f468}\u{200d}\u{1f469}\"}}") { Lined46(p47: checkedURL("relative/path"), p48: Set<Int32>([Int32(-2147483647)]), p49: "\u{1f468}\u{200d}\u{1f469}") },
    .init("{\"p47\":\"relative/path\",\"key/p48\":[715827882],\"in\":{\"p49\":\"null\"}}") { Lined46(p47: checkedURL("relative/path"), p48: Set<Int32>([Int32(715827882)]), p49: "null") },
    .init("{\"p47\":\"https://example.org\",\"key/p48\":[7],\"in\":{\"p49\":\"A b\"}}") { Lined46(p47: checkedURL("https://example.org"), p48: Set<Int32>([Int32(7)]), p49: "A b") },
    .init("{\"p47\":\"relative/path\",\"key/p48\":[2147483646],\"in\":{\"p49\":\"\u{feff}x\"}}") { Lined46(p47: checkedURL("relative/path"), p48: Set<Int32>([Int32(2147483646)]), p49: "\u{feff}x") },
  ]),
]
