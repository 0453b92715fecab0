// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 54. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Model2: JSONMappable, Codable, Equatable {
  var p3: Choice1 = Choice1.case2
  var p4: Optional<[Int64]> = nil
  var p5: Decimal = checkedDecimal("-5")
  init() {}
  init(p3: Choice1, p4: Optional<[Int64]>, p5: Decimal) {
    self.p3 = p3
    self.p4 = p4
    self.p5 = p5
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p4": return "\"k\"p4"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p3 = "p3"
    case p4 = "\"k\"p4"
    case p5 = "p5"
  }
}
struct Lined6: JSONMappable, Equatable {
  var p7: Double = Double(0.5)
  var p8: Optional<Choice1> = nil
  var p9: Int = 0
  var p10: Optional<[Model2]> = nil
  var p11: Optional<UInt32> = nil
  init() {}
  init(p7: Double, p8: Optional<Choice1>, p9: Int, p10: Optional<[Model2]>, p11: Optional<UInt32>) {
    self.p7 = p7
    self.p8 = p8
    self.p9 = p9
    self.p10 = p10
    self.p11 = p11
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p7, keyPath: "in.p7", transformer: JSONTransformers.stringToDouble)
    try json.map(&p8, keys: ["p8", "p8_old"])
    try json.map(&p9, key: "p9", transformer: JSONTransformers.numberOrStringToInt, default: 5)
    try json.map(&p10, keys: ["key/p10", "p10_old"], skipping: .invalid)
    try json.map(&p11, key: "p11")
  }
}
struct Model12: JSONMappable, Codable, Equatable {
  var p13: Optional<Model2> = nil
  @Kept var p14: [Optional<UInt8>] = [Optional<UInt8>.some(UInt8(254))]
  init() {}
  init(p13: Optional<Model2>, p14: [Optional<UInt8>]) {
    self.p13 = p13
    self.p14 = p14
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p14": return "key/p14"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p13 = "p13"
    case p14 = "key/p14"
  }
}
struct Archived19: JSONDecodable, JSONEncodable, Equatable {
  var p20: Optional<Date> = nil
  init() {}
  init(p20: Optional<Date>) {
    self.p20 = p20
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p20, keys: ["p20", "p20_old"], transformer: JSONTransformers.secondsToDate)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p20, key: "p20", transformer: JSONTransformers.secondsToDate)
    return json
  }
}
final class Model22: JSONMappable, Codable, Equatable {
  var p23: Set<UUID> = Set<UUID>([UUID(uuid: (83, 87, 223, 252, 203, 121, 101, 155, 94, 233, 211, 72, 89, 39, 127, 202))])
  var p24: Optional<Int32> = nil
  var p25: Set<Int8> = Set<Int8>([Int8(-127)])
  var p26: Optional<Int> = nil
  var p27: [Choice1] = [Choice1.case0, Choice1.case0]
  required init() {}
  init(p23: Set<UUID>, p24: Optional<Int32>, p25: Set<Int8>, p26: Optional<Int>, p27: [Choice1]) {
    self.p23 = p23
    self.p24 = p24
    self.p25 = p25
    self.p26 = p26
    self.p27 = p27
  }
  func isEqual(to other: Model22) -> Bool { p23 == other.p23 && p24 == other.p24 && p25 == other.p25 && p26 == other.p26 && p27 == other.p27 }
  static func == (left: Model22, right: Model22) -> Bool { left.isEqual(to: right) }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p24": return "\u{e9}p24"
    case "p26": return "\"k\"p26"
    case "p27": return "\u{e9}p27"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p23 = "p23"
    case p24 = "\u{e9}p24"
    case p25 = "p25"
    case p26 = "\"k\"p26"
    case p27 = "\u{e9}p27"
  }
}
struct Lined28: JSONMappable, Equatable {
  var p30: [Int: Date] = [0: Date(timeIntervalSince1970: -86400), 1010: Date(timeIntervalSince1970: 1)]
  var p31: [String: AnyJSON] = ["a/b": checkedJSON("5")]
  init() {}
  init(p30: [Int: Date], p31: [String: AnyJSON]) {
    self.p30 = p30
    self.p31 = p31
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p30, keyPath: "in.p30", transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p31, keys: ["p31", "p31_old"])
  }
}
struct Model39: JSONMappable, Codable, Equatable {
  var p40: [Int: Model12] = [:]
  var p41: Set<Int> = Set<Int>([Int(-9223372036854775807)])
  var p42: AnyJSON = checkedJSON("[]")
  init() {}
  init(p40: [Int: Model12], p41: Set<Int>, p42: AnyJSON) {
    self.p40 = p40
    self.p41 = p41
    self.p42 = p42
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p41": return "\u{e9}p41"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p40 = "p40"
    case p41 = "\u{e9}p41"
    case p42 = "p42"
  }
}
struct Archived43: JSONDecodable, JSONEncodable, Equatable {
  var p44: Date = Date(timeIntervalSince1970: -86400)
  var p45: Int64 = Int64(9223372036854775806)
  var p46: [Int: Int] = [-5: 0, 1010: 5]
  var p47: Optional<Date> = nil
  var p48: [String: Sum21] = [:]
  init() {}
  init(p44: Date, p45: Int64, p46: [Int: Int], p47: Optional<Date>, p48: [String: Sum21]) {
    self.p44 = p44
    self.p45 = p45
    self.p46 = p46
    self.p47 = p47
    self.p48 = p48
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p44, keys: ["\"k\"p44", "p44_old"], required: true, transformer: JSONTransformers.secondsToDate)
    try json.restore(&p45, key: "\"k\"p45")
    try json.restore(&p46, key: "p46", transformer: JSONTransformers.numberOrStringToInt)
    try json.restore(&p47, keyPath: "in.p47", transformer: JSONTransformers.secondsToDate)
    try json.restore(&p48, key: "p48", required: true, skipping: .invalid)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p44, key: "\"k\"p44", transformer: JSONTransformers.secondsToDate)
    try json.archive(p45, key: "\"k\"p45")
    try json.archive(p46, key: "p46", transformer: JSONTransformers.numberOrStringToInt)
    try json.archive(p47, keyPath: "in.p47", transformer: JSONTransformers.secondsToDate)
    try json.archive(p48, key: "p48")
    return json
  }
}
struct Model49: JSONMappable, Codable, Equatable {
  var p50: Sum21 = Sum21.nestIt(Model2(p3: Choice1.case1, p4: Optional<[Int64]>.none, p5: checkedDecimal("31415926535897932384")))
  var p51: Set<Int64> = Set<Int64>([Int64(0)])
  var p52: Optional<[AnyJSON]> = nil
  var p53: Optional<[String]> = nil
  init() {}
  init(p50: Sum21, p51: Set<Int64>, p52: Optional<[AnyJSON]>, p53: Optional<[String]>) {
    self.p50 = p50
    self.p51 = p51
    self.p52 = p52
    self.p53 = p53
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p52": return "\"k\"p52"
    case "p53": return "key/p53"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p50 = "p50"
    case p51 = "p51"
    case p52 = "\"k\"p52"
    case p53 = "key/p53"
  }
}
class Lined54: JSONMappable, Equatable {
  var p55: Decimal = checkedDecimal("9007199254740993")
  var p56: Int = 0
  var p57: Box<UInt32> = Box<UInt32>()
  var p58: [Date] = [Date(timeIntervalSince1970: 1700000000)]
  var p59: Data = Data([67] as [UInt8])
  var p60: Optional<Decimal> = nil
  required init() {}
  init(p55: Decimal, p56: Int, p57: Box<UInt32>, p58: [Date], p59: Data, p60: Optional<Decimal>) {
    self.p55 = p55
    self.p56 = p56
    self.p57 = p57
    self.p58 = p58
    self.p59 = p59
    self.p60 = p60
  }
  func isEqual(to other: Lined54) -> Bool { p55 == other.p55 && p56 == other.p56 && p57 == other.p57 && p58 == other.p58 && p59 == other.p59 && p60 == other.p60 }
  static func == (left: Lined54, right: Lined54) -> Bool { left.isEqual(to: right) }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p55, keyPath: "in.p55", transformer: JSONTransformers.stringToDecimal)
    try json.map(&p56, key: "\"k\"p56", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.map(&p57, key: "p57")
    try json.map(&p58, key: "\"k\"p58", transformer: JSONTransformers.secondsToDate)
    try json.map(&p59, key: "p59")
    try json.map(&p60, keyPath: "in.p60", transformer: JSONTransformers.stringToDecimal)
  }
}
final class Heir61: Lined54 {
  var p62: Optional<Data> = nil
  var p63: Archived19 = Archived19()
  var p64: Set<UInt8> = Set<UInt8>([UInt8(0)])
  var p65: Int = 5
  var p66: String = "\"q\""
  var p67: Optional<Double> = nil
  required init() { super.init() }
  init(p55: Decimal, p56: Int, p57: Box<UInt32>, p58: [Date], p59: Data, p60: Optional<Decimal>, p62: Optional<Data>, p63: Archived19, p64: Set<UInt8>, p65: Int, p66: String, p67: Optional<Double>) {
    self.p62 = p62
    self.p63 = p63
    self.p64 = p64
    self.p65 = p65
    self.p66 = p66
    self.p67 = p67
    super.init(p55: p55, p56: p56, p57: p57, p58: p58, p59: p59, p60: p60)
  }
  override func isEqual(to other: Lined54) -> Bool {
    guard let other = other as? Heir61, super.isEqual(to: other) else { return false }
    return p62 == other.p62 && p63 == other.p63 && p64 == other.p64 && p65 == other.p65 && p66 == other.p66 && p67 == other.p67
  }
  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&p62, keyPath: "in.p62", transformer: JSONTransformers.base64ToData)
    try json.map(&p63, keyPath: "in.p63", default: Archived19(p20: Optional<Date>.none))
    try json.map(&p64, key: "\u{e9}p64")
    try json.map(&p65, keyPath: "in.p65", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.map(&p66, key: "\u{e9}p66")
    try json.map(&p67, keys: ["\"k\"p67", "p67_old"])
  }
}
struct Model69: JSONMappable, Codable, Equatable {
  var p70: Optional<Model39> = nil
  var p71: Optional<[Date]> = nil
  var p72: Optional<Date> = nil
  var p73: Optional<[Sum21]> = nil
  @Kept var p74: Int64 = Int64(-1)
  var p75: [Optional<Sum21>] = []
  init() {}
  init(p70: Optional<Model39>, p71: Optional<[Date]>, p72: Optional<Date>, p73: Optional<[Sum21]>, p74: Int64, p75: [Optional<Sum21>]) {
    self.p70 = p70
    self.p71 = p71
    self.p72 = p72
    self.p73 = p73
    self.p74 = p74
    self.p75 = p75
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p70": return "\"k\"p70"
    case "p72": return "\"k\"p72"
    case "p74": return "\u{e9}p74"
    case "p75": return "\"k\"p75"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p70 = "\"k\"p70"
    case p71 = "p71"
    case p72 = "\"k\"p72"
    case p73 = "p73"
    case p74 = "\u{e9}p74"
    case p75 = "\"k\"p75"
  }
}

let randomModels0: [ModelCase] = [
  .codable(Model2.self, "Model2", [
    .init("{\"p3\":7,\"\\\"k\\\"p4\":[-3074457345618258602],\"p5\":-0.1}") { Model2(p3: Choice1.case2, p4: Optional<[Int64]>.some([Int64(-3074457345618258602)]), p5: checkedDecimal("-0.1")) },
    .init("{\"p3\":0,\"\\\"k\\\"p4\":[1],\"p5\":0.005}") { Model2(p3: Choice1.case1, p4: Optional<[Int64]>.some([Int64(1)]), p5: checkedDecimal("0.005")) },
    .init("{\"p3\":0,\"p5\":12345678901234567890}") { Model2(p3: Choice1.case1, p4: Optional<[Int64]>.none, p5: checkedDecimal("12345678901234567890")) },
    .init("{\"p3\":0,\"\\\"k\\\"p4\":[9223372036854775806],\"p5\":-5}") { Model2(p3: Choice1.case1, p4: Optional<[Int64]>.some([Int64(9223372036854775806)]), p5: checkedDecimal("-5")) },
    .init("{\"p3\":0,\"\\\"k\\\"p4\":[],\"p5\":123456789012345.67890}") { Model2(p3: Choice1.case1, p4: Optional<[Int64]>.some([]), p5: checkedDecimal("123456789012345.67890")) },
  ]),
  .mapped(Lined6.self, "Lined6", [
    .init("{\"in\":{\"p7\":\"-2.25\"},\"p8\":-5,\"p9\":5,\"key/p10\":[{\"p3\":-5,\"p5\":12345678901234.567890},{\"p3\":0,\"p5\":-1}]}") { Lined6(p7: Double(-2.25), p8: Optional<Choice1>.some(Choice1.case0), p9: 5, p10: Optional<[Model2]>.some([Model2(p3: Choice1.case0, p4: Optional<[Int64]>.none, p5: checkedDecimal("12345678901234.567890")), Model2(p3: Choice1.case1, p4: Optional<[Int64]>.none, p5: checkedDecimal("-1"))]), p11: Optional<UInt32>.none) },
    .init("{\"in\":{\"p7\":\"3.0\"},\"p8\":-5,\"p9\":5,\"key/p10\":[{\"p3\":7,\"\\\"k\\\"p4\":[7],\"p5\":31415926535897932384}],\"p11\":4294967294}") { Lined6(p7: Double(3.0), p8: Optional<Choice1>.some(Choice1.case0), p9: 5, p10: Optional<[Model2]>.some([Model2(p3: Choice1.case2, p4: Optional<[Int64]>.some([Int64(7)]), p5: checkedDecimal("31415926535897932384"))]), p11: Optional<UInt32>.some(UInt32(4294967294))) },
    .init("{\"in\":{\"p7\":\"0.5\"},\"p8\":7,\"p9\":5,\"p11\":4294967294}") { Lined6(p7: Double(0.5), p8: Optional<Choice1>.some(Choice1.case2), p9: 5, p10: Optional<[Model2]>.none, p11: Optional<UInt32>.some(UInt32(4294967294))) },
    .init("{\"in\":{\"p7\":\"0.5\"},\"p8\":0,\"p9\":0,\"p11\":7}") { Lined6(p7: Double(0.5), p8: Optional<Choice1>.some(Choice1.case1), p9: 0, p10: Optional<[Model2]>.none, p11: Optional<UInt32>.some(UInt32(7))) },
    .init("{\"in\":{\"p7\":\"-2.25\"},\"p9\":5,\"key/p10\":[{\"p3\":0,\"p5\":-12345678901234.567890},{\"p3\":-5,\"\\\"k\\\"p4\":[-1],\"p5\":1234567890123456.7890}],\"p11\":7}") { Lined6(p7: Double(-2.25), p8: Optional<Choice1>.none, p9: 5, p10: Optional<[Model2]>.some([Model2(p3: Choice1.case1, p4: Optional<[Int64]>.none, p5: checkedDecimal("-12345678901234.567890")), Model2(p3: Choice1.case0, p4: Optional<[Int64]>.some([Int64(-1)]), p5: checkedDecimal("1234567890123456.7890"))]), p11: Optional<UInt32>.some(UInt32(7))) },
  ]),
  .codable(Model12.self, "Model12", [
    .init("{\"key/p14\":[null,85,1]}") { Model12(p13: Optional<Model2>.none, p14: [Optional<UInt8>.none, Optional<UInt8>.some(UInt8(85)), Optional<UInt8>.some(UInt8(1))]) },
    .init("{\"key/p14\":[255,null,0]}") { Model12(p13: Optional<Model2>.none, p14: [Optional<UInt8>.some(UInt8(255)), Optional<UInt8>.none, Optional<UInt8>.some(UInt8(0))]) },
    .init("{\"p13\":{\"p3\":0,\"\\\"k\\\"p4\":[],\"p5\":-0.05},\"key/p14\":[1]}") { Model12(p13: Optional<Model2>.some(Model2(p3: Choice1.case1, p4: Optional<[Int64]>.some([]), p5: checkedDecimal("-0.05"))), p14: [Optional<UInt8>.some(UInt8(1))]) },
    .init("{\"key/p14\":[255,1]}") { Model12(p13: Optional<Model2>.none, p14: [Optional<UInt8>.some(UInt8(255)), Optional<UInt8>.some(UInt8(1))]) },
    .init("{\"key/p14\":[85]}") { Model12(p13: Optional<Model2>.none, p14: [Optional<UInt8>.some(UInt8(85))]) },
  ]),
  .mapped(Archived19.self, "Archived19", [
    .init("{\"p20\":1}") { Archived19(p20: Optional<Date>.some(Date(timeIntervalSince1970: 1))) },
    .init("{}") { Archived19(p20: Optional<Date>.none) },
    .init("{}") { Archived19(p20: Optional<Date>.none) },
    .init("{\"p20\":951782400}") { Archived19(p20: Optional<Date>.some(Date(timeIntervalSince1970: 951782400))) },
    .init("{\"p20\":951782400}") { Archived19(p20: Optional<Date>.some(Date(timeIntervalSince1970: 951782400))) },
  ]),
  .codable(Model22.self, "Model22", [
    .init("{\"p23\":[\"A2296946-49DB-3E01-A61F-03A343401F9B\"],\"\u{e9}p24\":2147483646,\"p25\":[-7],\"\u{e9}p27\":[0,7,7]}") { Model22(p23: Set<UUID>([UUID(uuid: (162, 41, 105, 70, 73, 219, 62, 1, 166, 31, 3, 163, 67, 64, 31, 155))]), p24: Optional<Int32>.some(Int32(2147483646)), p25: Set<Int8>([Int8(-7)]), p26: Optional<Int>.none, p27: [Choice1.case1, Choice1.case2, Choice1.case2]) },
    .init("{\"p23\":[\"4BA5E7AC-1725-A0B4-BF2B-137A006CAF68\"],\"\u{e9}p24\":-2147483646,\"p25\":[-1],\"\\\"k\\\"p26\":0,\"\u{e9}p27\":[]}") { Model22(p23: Set<UUID>([UUID(uuid: (75, 165, 231, 172, 23, 37, 160, 180, 191, 43, 19, 122, 0, 108, 175, 104))]), p24: Optional<Int32>.some(Int32(-2147483646)), p25: Set<Int8>([Int8(-1)]), p26: Optional<Int>.some(Int(0)), p27: []) },
    .init("{\"p23\":[\"605ABAAA-6843-DD20-3E8E-733A4C510678\"],\"\u{e9}p24\":715827882,\"p25\":[-126],\"\\\"k\\\"p26\":9223372036854775806,\"\u{e9}p27\":[0,7]}") { Model22(p23: Set<UUID>([UUID(uuid: (96, 90, 186, 170, 104, 67, 221, 32, 62, 142, 115, 58, 76, 81, 6, 120))]), p24: Optional<Int32>.some(Int32(715827882)), p25: Set<Int8>([Int8(-126)]), p26: Optional<Int>.some(Int(9223372036854775806)), p27: [Choice1.case1, Choice1.case2]) },
    .init("{\"p23\":[\"6D1CE7AD-15DD-E1C0-3B24-40459B975B86\"],\"p25\":[127],\"\\\"k\\\"p26\":1,\"\u{e9}p27\":[]}") { Model22(p23: Set<UUID>([UUID(uuid: (109, 28, 231, 173, 21, 221, 225, 192, 59, 36, 64, 69, 155, 151, 91, 134))]), p24: Optional<Int32>.none, p25: Set<Int8>([Int8(127)]), p26: Optional<Int>.some(Int(1)), p27: []) },
    .init("{\"p23\":[\"97129647-E596-2667-9059-4B309AC8619A\"],\"\u{e9}p24\":7,\"p25\":[-127],\"\\\"k\\\"p26\":-7,\"\u{e9}p27\":[7,7]}") { Model22(p23: Set<UUID>([UUID(uuid: (151, 18, 150, 71, 229, 150, 38, 103, 144, 89, 75, 48, 154, 200, 97, 154))]), p24: Optional<Int32>.some(Int32(7)), p25: Set<Int8>([Int8(-127)]), p26: Optional<Int>.some(Int(-7)), p27: [Choice1.case2, Choice1.case2]) },
  ]),
  .mapped(Lined28.self, "Lined28", [
    .init("{\"in\":{\"p30\":{\"0\":-86400000,\"1010\":951782400000}},\"p31\":{\"a\":[null,[1]]}}") { Lined28(p30: [0: Date(timeIntervalSince1970: -86400), 1010: Date(timeIntervalSince1970: 951782400)], p31: ["a": checkedJSON("[null,[1]]")]) },
    .init("{\"in\":{\"p30\":{\"0\":-86400000}},\"p31\":{}}") { Lined28(p30: [0: Date(timeIntervalSince1970: -86400)], p31: [:]) },
    .init("{\"in\":{\"p30\":{\"-5\":1700000000000,\"1010\":951782400000}},\"p31\":{\"\u{e9}\":[null,[1]]}}") { Lined28(p30: [-5: Date(timeIntervalSince1970: 1700000000), 1010: Date(timeIntervalSince1970: 951782400)], p31: ["\u{e9}": checkedJSON("[null,[1]]")]) },
    .init("{\"in\":{\"p30\":{\"-5\":1700000000000,\"0\":-86400000}},\"p31\":{\"a/b\":{\"a b\":{\"c\":[true]}},\"\u{e9}\":-0.5}}") { Lined28(p30: [-5: Date(timeIntervalSince1970: 1700000000), 0: Date(timeIntervalSince1970: -86400)], p31: ["a/b": checkedJSON("{\"a b\":{\"c\":[true]}}"), "\u{e9}": checkedJSON("-0.5")]) },
    .init("{\"in\":{\"p30\":{\"-5\":-86400000,\"0\":951782400000,\"1010\":-86400000}},\"p31\":{\"a\":5,\"a/b\":\"a/b\"}}") { Lined28(p30: [-5: Date(timeIntervalSince1970: -86400), 0: Date(timeIntervalSince1970: 951782400), 1010: Date(timeIntervalSince1970: -86400)], p31: ["a": checkedJSON("5"), "a/b": checkedJSON("\"a/b\"")]) },
  ]),
  .codable(Model39.self, "Model39", [
    .init("{\"p40\":{},\"\u{e9}p41\":[1],\"p42\":\"a/b\"}") { Model39(p40: [:], p41: Set<Int>([Int(1)]), p42: checkedJSON("\"a/b\"")) },
    .init("{\"p40\":{\"-5\":{\"p13\":{\"p3\":0,\"\\\"k\\\"p4\":[-1,3074457345618258602],\"p5\":3141592653589793238.4},\"key/p14\":[]}},\"\u{e9}p41\":[0],\"p42\":-0.5}") { Model39(p40: [-5: Model12(p13: Optional<Model2>.some(Model2(p3: Choice1.case1, p4: Optional<[Int64]>.some([Int64(-1), Int64(3074457345618258602)]), p5: checkedDecimal("3141592653589793238.4"))), p14: [])], p41: Set<Int>([Int(0)]), p42: checkedJSON("-0.5")) },
    .init("{\"p40\":{\"-5\":{\"p13\":{\"p3\":0,\"p5\":0.000001},\"key/p14\":[]},\"0\":{\"p13\":{\"p3\":-5,\"\\\"k\\\"p4\":[9223372036854775807,9223372036854775806,9223372036854775807],\"p5\":5},\"key/p14\":[null,null,0]},\"1010\":{\"p13\":{\"p3\":7,\"\\\"k\\\"p4\":[1,-9223372036854775806,-1],\"p5\":0.00005},\"key/p14\":[]}},\"\u{e9}p41\":[0],\"p42\":5}") { Model39(p40: [-5: Model12(p13: Optional<Model2>.some(Model2(p3: Choice1.case1, p4: Optional<[Int64]>.none, p5: checkedDecimal("0.000001"))), p14: []), 0: Model12(p13: Optional<Model2>.some(Model2(p3: Choice1.case0, p4: Optional<[Int64]>.some([Int64(9223372036854775807), Int64(9223372036854775806), Int64(9223372036854775807)]), p5: checkedDecimal("5"))), p14: [Optional<UInt8>.none, Optional<UInt8>.none, Optional<UInt8>.some(UInt8(0))]), 1010: Model12(p13: Optional<Model2>.some(Model2(p3: Choice1.case2, p4: Optional<[Int64]>.some([Int64(1), Int64(-9223372036854775806), Int64(-1)]), p5: checkedDecimal("0.00005"))), p14: [])], p41: Set<Int>([Int(0)]), p42: checkedJSON("5")) },
    .init("{\"p40\":{\"-5\":{\"p13\":{\"p3\":0,\"p5\":3141592653589793238.4},\"key/p14\":[null]}},\"\u{e9}p41\":[9223372036854775807],\"p42\":-0.5}") { Model39(p40: [-5: Model12(p13: Optional<Model2>.some(Model2(p3: Choice1.case1, p4: Optional<[Int64]>.none, p5: checkedDecimal("3141592653589793238.4"))), p14: [Optional<UInt8>.none])], p41: Set<Int>([Int(9223372036854775807)]), p42: checkedJSON("-0.5")) },
    .init("{\"p40\":{\"-5\":{\"key/p14\":[]},\"0\":{\"p13\":{\"p3\":7,\"\\\"k\\\"p4\":[0,3074457345618258602,1],\"p5\":0.00005},\"key/p14\":[7,0]}},\"\u{e9}p41\":[9223372036854775807],\"p42\":[]}") { Model39(p40: [-5: Model12(p13: Optional<Model2>.none, p14: []), 0: Model12(p13: Optional<Model2>.some(Model2(p3: Choice1.case2, p4: Optional<[Int64]>.some([Int64(0), Int64(3074457345618258602), Int64(1)]), p5: checkedDecimal("0.00005"))), p14: [Optional<UInt8>.some(UInt8(7)), Optional<UInt8>.some(UInt8(0))])], p41: Set<Int>([Int(9223372036854775807)]), p42: checkedJSON("[]")) },
  ]),
  .mapped(Archived43.self, "Archived43", [
    .init("{\"\\\"k\\\"p44\":1,\"\\\"k\\\"p45\":7,\"p46\":{\"-5\":-7,\"1010\":-7},\"p48\":{\"a/b\":{\"tag21\":\"stopNow\"},\"\u{e9}\":{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"ifYc\",\"y\":18446744073709551615}}}}") { Archived43(p44: Date(timeIntervalSince1970: 1), p45: Int64(7), p46: [-5: -7, 1010: -7], p47: Optional<Date>.none, p48: ["a/b": Sum21.stopNow, "\u{e9}": Sum21.moveBy(Data([137, 246, 28] as [UInt8]), y: Optional<UInt>.some(UInt(18446744073709551615)))]) },
    .init("{\"\\\"k\\\"p44\":951782400,\"\\\"k\\\"p45\":-7,\"p46\":{},\"in\":{\"p47\":-86400},\"p48\":{\"a/b\":{\"tag21\":\"waitFor\",\"data21\":[9223372036854775807,1,null]}}}") { Archived43(p44: Date(timeIntervalSince1970: 951782400), p45: Int64(-7), p46: [:], p47: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p48: ["a/b": Sum21.waitFor([Optional<Int>.some(Int(9223372036854775807)), Optional<Int>.some(Int(1)), Optional<Int>.none])]) },
    .init("{\"\\\"k\\\"p44\":-86400,\"\\\"k\\\"p45\":9223372036854775807,\"p46\":{\"-5\":5,\"1010\":5},\"in\":{\"p47\":1},\"p48\":{}}") { Archived43(p44: Date(timeIntervalSince1970: -86400), p45: Int64(9223372036854775807), p46: [-5: 5, 1010: 5], p47: Optional<Date>.some(Date(timeIntervalSince1970: 1)), p48: [:]) },
    .init("{\"\\\"k\\\"p44\":951782400,\"\\\"k\\\"p45\":0,\"p46\":{\"0\":-7,\"1010\":-7},\"in\":{\"p47\":-86400},\"p48\":{\"a\":{\"tag21\":\"nestIt\",\"data21\":{\"p3\":7,\"\\\"k\\\"p4\":[9223372036854775806,9223372036854775807,9223372036854775806],\"p5\":31415926535897932.384}},\"a/b\":{\"tag21\":\"stopNow\"},\"\u{e9}\":{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"0Q==\",\"y\":18446744073709551615}}}}") { Archived43(p44: Date(timeIntervalSince1970: 951782400), p45: Int64(0), p46: [0: -7, 1010: -7], p47: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p48: ["a": Sum21.nestIt(Model2(p3: Choice1.case2, p4: Optional<[Int64]>.some([Int64(9223372036854775806), Int64(9223372036854775807), Int64(9223372036854775806)]), p5: checkedDecimal("31415926535897932.384"))), "a/b": Sum21.stopNow, "\u{e9}": Sum21.moveBy(Data([209] as [UInt8]), y: Optional<UInt>.some(UInt(18446744073709551615)))]) },
    .init("{\"\\\"k\\\"p44\":-86400,\"\\\"k\\\"p45\":1,\"p46\":{\"-5\":5,\"0\":0,\"1010\":5},\"in\":{\"p47\":1700000000},\"p48\":{\"a/b\":{\"tag21\":\"waitFor\",\"data21\":[0]}}}") { Archived43(p44: Date(timeIntervalSince1970: -86400), p45: Int64(1), p46: [-5: 5, 0: 0, 1010: 5], p47: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), p48: ["a/b": Sum21.waitFor([Optional<Int>.some(Int(0))])]) },
  ]),
  .codable(Model49.self, "Model49", [
    .init("{\"p50\":{\"tag21\":\"stopNow\"},\"p51\":[-3074457345618258602],\"\\\"k\\\"p52\":[[],[null,[1]]]}") { Model49(p50: Sum21.stopNow, p51: Set<Int64>([Int64(-3074457345618258602)]), p52: Optional<[AnyJSON]>.some([checkedJSON("[]"), checkedJSON("[null,[1]]")]), p53: Optional<[String]>.none) },
    .init("{\"p50\":{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"BaE0FQ==\",\"y\":7}},\"p51\":[1],\"\\\"k\\\"p52\":[[null,[1]],-0.5,[]],\"key/p53\":[\"\u{e9}\"]}") { Model49(p50: Sum21.moveBy(Data([5, 161, 52, 21] as [UInt8]), y: Optional<UInt>.some(UInt(7))), p51: Set<Int64>([Int64(1)]), p52: Optional<[AnyJSON]>.some([checkedJSON("[null,[1]]"), checkedJSON("-0.5"), checkedJSON("[]")]), p53: Optional<[String]>.some(["\u{e9}"])) },
    .init("{\"p50\":{\"tag21\":\"waitFor\",\"data21\":[]},\"p51\":[0],\"\\\"k\\\"p52\":[[null,[1]]],\"key/p53\":[\"\",\"\u{1f468}\u{200d}\u{1f469}\",\"A b\"]}") { Model49(p50: Sum21.waitFor([]), p51: Set<Int64>([Int64(0)]), p52: Optional<[AnyJSON]>.some([checkedJSON("[null,[1]]")]), p53: Optional<[String]>.some(["", "\u{1f468}\u{200d}\u{1f469}", "A b"])) },
    .init("{\"p50\":{\"tag21\":\"nestIt\",\"data21\":{\"p3\":-5,\"\\\"k\\\"p4\":[],\"p5\":314159265358979323.84}},\"p51\":[3074457345618258602],\"\\\"k\\\"p52\":[5,\"a/b\",5],\"key/p53\":[\"A b\",\"{}\",\"\u{feff}x\"]}") { Model49(p50: Sum21.nestIt(Model2(p3: Choice1.case0, p4: Optional<[Int64]>.some([]), p5: checkedDecimal("314159265358979323.84"))), p51: Set<Int64>([Int64(3074457345618258602)]), p52: Optional<[AnyJSON]>.some([checkedJSON("5"), checkedJSON("\"a/b\""), checkedJSON("5")]), p53: Optional<[String]>.some(["A b", "{}", "\u{feff}x"])) },
    .init("{\"p50\":{\"tag21\":\"stopNow\"},\"p51\":[-9223372036854775806],\"\\\"k\\\"p52\":[]}") { Model49(p50: Sum21.stopNow, p51: Set<Int64>([Int64(-9223372036854775806)]), p52: Optional<[AnyJSON]>.some([]), p53: Optional<[String]>.none) },
  ]),
  .mapped(Lined54.self, "Lined54", [
    .init("{\"in\":{\"p55\":\"0.5\"},\"\\\"k\\\"p56\":\"5\",\"p57\":{\"items\":[1431655765]},\"\\\"k\\\"p58\":[],\"p59\":\"\"}") { Lined54(p55: checkedDecimal("0.5"), p56: 5, p57: Box<UInt32>(item: Optional<UInt32>.none, items: [UInt32(1431655765)]), p58: [], p59: Data([] as [UInt8]), p60: Optional<Decimal>.none) },
    .init("{\"in\":{\"p55\":\"9007199254740993\",\"p60\":\"0.5\"},\"\\\"k\\\"p56\":\"-7\",\"p57\":{\"items\":[]},\"\\\"k\\\"p58\":[],\"p59\":\"NraeeQ==\"}") { Lined54(p55: checkedDecimal("9007199254740993"), p56: -7, p57: Box<UInt32>(item: Optional<UInt32>.none, items: []), p58: [], p59: Data([54, 182, 158, 121] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("0.5"))) },
    .init("{\"in\":{\"p55\":\"9007199254740993\",\"p60\":\"0.5\"},\"\\\"k\\\"p56\":\"-7\",\"p57\":{\"item\":7,\"items\":[1431655765]},\"\\\"k\\\"p58\":[-86400,1],\"p59\":\"cQ==\"}") { Lined54(p55: checkedDecimal("9007199254740993"), p56: -7, p57: Box<UInt32>(item: Optional<UInt32>.some(UInt32(7)), items: [UInt32(1431655765)]), p58: [Date(timeIntervalSince1970: -86400), Date(timeIntervalSince1970: 1)], p59: Data([113] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("0.5"))) },
    .init("{\"in\":{\"p55\":\"-2.25\",\"p60\":\"0.5\"},\"\\\"k\\\"p56\":\"-7\",\"p57\":{\"item\":1,\"items\":[1431655765,1431655765,4294967295]},\"\\\"k\\\"p58\":[],\"p59\":\"6Xkz\"}") { Lined54(p55: checkedDecimal("-2.25"), p56: -7, p57: Box<UInt32>(item: Optional<UInt32>.some(UInt32(1)), items: [UInt32(1431655765), UInt32(1431655765), UInt32(4294967295)]), p58: [], p59: Data([233, 121, 51] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("0.5"))) },
    .init("{\"in\":{\"p55\":\"9007199254740993\",\"p60\":\"30\"},\"\\\"k\\\"p56\":\"5\",\"p57\":{\"item\":7,\"items\":[1431655765]},\"\\\"k\\\"p58\":[-86400,-86400,951782400],\"p59\":\"cPOK\"}") { Lined54(p55: checkedDecimal("9007199254740993"), p56: 5, p57: Box<UInt32>(item: Optional<UInt32>.some(UInt32(7)), items: [UInt32(1431655765)]), p58: [Date(timeIntervalSince1970: -86400), Date(timeIntervalSince1970: -86400), Date(timeIntervalSince1970: 951782400)], p59: Data([112, 243, 138] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("30"))) },
  ]),
  .mapped(Heir61.self, "Heir61", [
    .init("{\"in\":{\"p55\":\"30\",\"p60\":\"30\",\"p63\":{\"p20\":-86400},\"p65\":\"-7\"},\"\\\"k\\\"p56\":\"-7\",\"p57\":{\"items\":[0]},\"\\\"k\\\"p58\":[-86400,1],\"p59\":\"\",\"\u{e9}p64\":[85],\"\u{e9}p66\":\"e\u{301}\",\"\\\"k\\\"p67\":1e100}") { Heir61(p55: checkedDecimal("30"), p56: -7, p57: Box<UInt32>(item: Optional<UInt32>.none, items: [UInt32(0)]), p58: [Date(timeIntervalSince1970: -86400), Date(timeIntervalSince1970: 1)], p59: Data([] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("30")), p62: Optional<Data>.none, p63: Archived19(p20: Optional<Date>.some(Date(timeIntervalSince1970: -86400))), p64: Set<UInt8>([UInt8(85)]), p65: -7, p66: "e\u{301}", p67: Optional<Double>.some(Double(1e100))) },
    .init("{\"in\":{\"p55\":\"9007199254740993\",\"p60\":\"0.5\",\"p63\":{},\"p65\":\"-7\"},\"\\\"k\\\"p56\":\"5\",\"p57\":{\"items\":[4294967294,4294967295,0]},\"\\\"k\\\"p58\":[1,1700000000],\"p59\":\"FQ==\",\"\u{e9}p64\":[85],\"\u{e9}p66\":\"\\\"q\\\"\"}") { Heir61(p55: checkedDecimal("9007199254740993"), p56: 5, p57: Box<UInt32>(item: Optional<UInt32>.none, items: [UInt32(4294967294), UInt32(4294967295), UInt32(0)]), p58: [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1700000000)], p59: Data([21] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("0.5")), p62: Optional<Data>.none, p63: Archived19(p20: Optional<Date>.none), p64: Set<UInt8>([UInt8(85)]), p65: -7, p66: "\"q\"", p67: Optional<Double>.none) },
    .init("{\"in\":{\"p55\":\"-2.25\",\"p63\":{\"p20\":1},\"p65\":\"0\"},\"\\\"k\\\"p56\":\"5\",\"p57\":{\"item\":1431655765,\"items\":[4294967295,0,4294967295]},\"\\\"k\\\"p58\":[1700000000],\"p59\":\"eA==\",\"\u{e9}p64\":[0],\"\u{e9}p66\":\"\u{1f600}\"}") { Heir61(p55: checkedDecimal("-2.25"), p56: 5, p57: Box<UInt32>(item: Optional<UInt32>.some(UInt32(1431655765)), items: [UInt32(4294967295), UInt32(0), UInt32(4294967295)]), p58: [Date(timeIntervalSince1970: 1700000000)], p59: Data([120] as [UInt8]), p60: Optional<Decimal>.none, p62: Optional<Data>.none, p63: Archived19(p20: Optional<Date>.some(Date(timeIntervalSince1970: 1))), p64: Set<UInt8>([UInt8(0)]), p65: 0, p66: "\u{1f600}", p67: Optional<Double>.none) },
    .init("{\"in\":{\"p55\":\"-2.25\",\"p60\":\"30\",\"p62\":\"dNt3\",\"p63\":{\"p20\":951782400},\"p65\":\"-7\"},\"\\\"k\\\"p56\":\"-7\",\"p57\":{\"item\":1431655765,\"items\":[7,0,1]},\"\\\"k\\\"p58\":[],\"p59\":\"m1qkOe4=\",\"\u{e9}p64\":[1],\"\u{e9}p66\":\"\\u007f\",\"\\\"k\\\"p67\":4481.4}") { Heir61(p55: checkedDecimal("-2.25"), p56: -7, p57: Box<UInt32>(item: Optional<UInt32>.some(UInt32(1431655765)), items: [UInt32(7), UInt32(0), UInt32(1)]), p58: [], p59: Data([155, 90, 164, 57, 238] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("30")), p62: Optional<Data>.some(Data([116, 219, 119] as [UInt8])), p63: Archived19(p20: Optional<Date>.some(Date(timeIntervalSince1970: 951782400))), p64: Set<UInt8>([UInt8(1)]), p65: -7, p66: "\u{7f}", p67: Optional<Double>.some(Double(4481.4))) },
    .init("{\"in\":{\"p55\":\"30\",\"p60\":\"30\",\"p62\":\"bfg=\",\"p63\":{\"p20\":1},\"p65\":\"5\"},\"\\\"k\\\"p56\":\"5\",\"p57\":{\"item\":4294967295,\"items\":[]},\"\\\"k\\\"p58\":[1700000000,1700000000],\"p59\":\"\",\"\u{e9}p64\":[7],\"\u{e9}p66\":\"\\\"q\\\"\"}") { Heir61(p55: checkedDecimal("30"), p56: 5, p57: Box<UInt32>(item: Optional<UInt32>.some(UInt32(4294967295)), items: []), p58: [Date(timeIntervalSince1970: 1700000000), Date(timeIntervalSince1970: 1700000000)], p59: Data([] as [UInt8]), p60: Optional<Decimal>.some(checkedDecimal("30")), p62: Optional<Data>.some(Data([109, 248] as [UInt8])), p63: Archived19(p20: Optional<Date>.some(Date(timeIntervalSince1970: 1))), p64: Set<UInt8>([UInt8(7)]), p65: 5, p66: "\"q\"", p67: Optional<Double>.none) },
  ]),
  .codable(Model69.self, "Model69", [
    .init("{\"\\\"k\\\"p70\":{\"p40\":{\"1010\":{\"key/p14\":[255,254,0]}},\"\u{e9}p41\":[7],\"p42\":\"a/b\"},\"p71\":[],\"\\\"k\\\"p72\":-4353.5,\"p73\":[{\"tag21\":\"stopNow\"},{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"Gg==\",\"y\":7}}],\"\u{e9}p74\":3074457345618258602,\"\\\"k\\\"p75\":[]}") { Model69(p70: Optional<Model39>.some(Model39(p40: [1010: Model12(p13: Optional<Model2>.none, p14: [Optional<UInt8>.some(UInt8(255)), Optional<UInt8>.some(UInt8(254)), Optional<UInt8>.some(UInt8(0))])], p41: Set<Int>([Int(7)]), p42: checkedJSON("\"a/b\""))), p71: Optional<[Date]>.some([]), p72: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -4353.5)), p73: Optional<[Sum21]>.some([Sum21.stopNow, Sum21.moveBy(Data([26] as [UInt8]), y: Optional<UInt>.some(UInt(7)))]), p74: Int64(3074457345618258602), p75: []) },
    .init("{\"\\\"k\\\"p70\":{\"p40\":{\"-5\":{\"p13\":{\"p3\":-5,\"p5\":123.456789},\"key/p14\":[]}},\"\u{e9}p41\":[0],\"p42\":\"a/b\"},\"\\\"k\\\"p72\":0.1,\"\u{e9}p74\":3074457345618258602,\"\\\"k\\\"p75\":[]}") { Model69(p70: Optional<Model39>.some(Model39(p40: [-5: Model12(p13: Optional<Model2>.some(Model2(p3: Choice1.case0, p4: Optional<[Int64]>.none, p5: checkedDecimal("123.456789"))), p14: [])], p41: Set<Int>([Int(0)]), p42: checkedJSON("\"a/b\""))), p71: Optional<[Date]>.none, p72: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 0.1)), p73: Optional<[Sum21]>.none, p74: Int64(3074457345618258602), p75: []) },
    .init("{\"\\\"k\\\"p70\":{\"p40\":{},\"\u{e9}p41\":[1],\"p42\":[]},\"p71\":[123456789.125],\"p73\":[{\"tag21\":\"nestIt\",\"data21\":{\"p3\":7,\"p5\":123456789}},{\"tag21\":\"stopNow\"}],\"\u{e9}p74\":3074457345618258602,\"\\\"k\\\"p75\":[]}") { Model69(p70: Optional<Model39>.some(Model39(p40: [:], p41: Set<Int>([Int(1)]), p42: checkedJSON("[]"))), p71: Optional<[Date]>.some([Date(timeIntervalSinceReferenceDate: 123456789.125)]), p72: Optional<Date>.none, p73: Optional<[Sum21]>.some([Sum21.nestIt(Model2(p3: Choice1.case2, p4: Optional<[Int64]>.none, p5: checkedDecimal("123456789"))), Sum21.stopNow]), p74: Int64(3074457345618258602), p75: []) },
    .init("{\"\\\"k\\\"p70\":{\"p40\":{\"0\":{\"key/p14\":[]},\"1010\":{\"p13\":{\"p3\":0,\"\\\"k\\\"p4\":[],\"p5\":0.000005},\"key/p14\":[null,0]}},\"\u{e9}p41\":[-7],\"p42\":5},\"p71\":[],\"\\\"k\\\"p72\":123456789.125,\"p73\":[],\"\u{e9}p74\":-9223372036854775807,\"\\\"k\\\"p75\":[]}") { Model69(p70: Optional<Model39>.some(Model39(p40: [0: Model12(p13: Optional<Model2>.none, p14: []), 1010: Model12(p13: Optional<Model2>.some(Model2(p3: Choice1.case1, p4: Optional<[Int64]>.some([]), p5: checkedDecimal("0.000005"))), p14: [Optional<UInt8>.none, Optional<UInt8>.some(UInt8(0))])], p41: Set<Int>([Int(-7)]), p42: checkedJSON("5"))), p71: Optional<[Date]>.some([]), p72: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 123456789.125)), p73: Optional<[Sum21]>.some([]), p74: Int64(-9223372036854775807), p75: []) },
    .init("{\"\\\"k\\\"p70\":{\"p40\":{},\"\u{e9}p41\":[7],\"p42\":5},\"p71\":[],\"\\\"k\\\"p72\":-2.5e17,\"\u{e9}p74\":0,\"\\\"k\\\"p75\":[{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"78eZ\",\"y\":7}},{\"tag21\":\"waitFor\",\"data21\":[]},{\"tag21\":\"nestIt\",\"data21\":{\"p3\":-5,\"p5\":31415926535897.932384}}]}") { Model69(p70: Optional<Model39>.some(Model39(p40: [:], p41: Set<Int>([Int(7)]), p42: checkedJSON("5"))), p71: Optional<[Date]>.some([]), p72: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -2.5e17)), p73: Optional<[Sum21]>.none, p74: Int64(0), p75: [Optional<Sum21>.some(Sum21.moveBy(Data([239, 199, 153] as [UInt8]), y: Optional<UInt>.some(UInt(7)))), Optional<Sum21>.some(Sum21.waitFor([])), Optional<Sum21>.some(Sum21.nestIt(Model2(p3: Choice1.case0, p4: Optional<[Int64]>.none, p5: checkedDecimal("31415926535897.932384"))))]) },
  ]),
]
