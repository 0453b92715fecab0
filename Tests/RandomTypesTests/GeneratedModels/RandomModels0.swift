// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 57. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Model2: JSONMappable, Codable, Equatable {
  var p3: Set<UInt64> = Set<UInt64>([UInt64(7)])
  var p4: [String: AnyJSON] = ["a": checkedJSON("[null,[1]]"), "a/b": checkedJSON("\"a/b\""), "\u{e9}": checkedJSON("{\"a b\":{\"c\":[true]}}")]
  var p5: Set<UInt> = Set<UInt>([UInt(18446744073709551614)])
  var p6: Set<Int16> = Set<Int16>([Int16(0)])
  var p7: [Choice1] = [Choice1.case1, Choice1.case0, Choice1.case0]
  var p8: AnyJSON = checkedJSON("{\"a b\":{\"c\":[true]}}")
  init() {}
  init(p3: Set<UInt64>, p4: [String: AnyJSON], p5: Set<UInt>, p6: Set<Int16>, p7: [Choice1], p8: AnyJSON) {
    self.p3 = p3
    self.p4 = p4
    self.p5 = p5
    self.p6 = p6
    self.p7 = p7
    self.p8 = p8
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p3": return "key/p3"
    case "p4": return "\"k\"p4"
    case "p5": return "key/p5"
    case "p6": return "\u{e9}p6"
    case "p7": return "key/p7"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p3 = "key/p3"
    case p4 = "\"k\"p4"
    case p5 = "key/p5"
    case p6 = "\u{e9}p6"
    case p7 = "key/p7"
    case p8 = "p8"
  }
}
struct Lined9: JSONMappable, Equatable {
  var p10: Int = 0
  init() {}
  init(p10: Int) {
    self.p10 = p10
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p10, keys: ["\"k\"p10", "p10_old"], transformer: JSONTransformers.numberOrStringToInt, default: 0)
  }
}
struct Model11: JSONMappable, Codable, Equatable {
  var p12: Set<Int32> = Set<Int32>([Int32(2147483646)])
  var p13: Optional<UInt8> = nil
  @Kept var p14: [Int32] = [Int32(7), Int32(0)]
  var p15: [Float] = [Float(1.1754944e-38), Float(-0.5)]
  init() {}
  init(p12: Set<Int32>, p13: Optional<UInt8>, p14: [Int32], p15: [Float]) {
    self.p12 = p12
    self.p13 = p13
    self.p14 = p14
    self.p15 = p15
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p13": return "\u{e9}p13"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p12 = "p12"
    case p13 = "\u{e9}p13"
    case p14 = "p14"
    case p15 = "p15"
  }
}
struct Archived20: JSONDecodable, JSONEncodable, Equatable {
  var p22: Set<Float> = Set<Float>([Float(0.333)])
  var p23: [Int] = [0, 0]
  var p24: Date = Date(timeIntervalSince1970: 0)
  var p25: Choice1 = Choice1.case2
  init() {}
  init(p22: Set<Float>, p23: [Int], p24: Date, p25: Choice1) {
    self.p22 = p22
    self.p23 = p23
    self.p24 = p24
    self.p25 = p25
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p22, keyPath: "list21[0].p22")
    try json.restore(&p23, keyPath: "in.p23", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.restore(&p24, keys: ["\"k\"p24", "p24_old"], transformer: JSONTransformers.stringToDate)
    try json.restore(&p25, keyPath: "in.p25")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p22, keyPath: "list21[0].p22")
    try json.archive(p23, keyPath: "in.p23", transformer: JSONTransformers.numberOrStringToInt(writing: .string))
    try json.archive(p24, key: "\"k\"p24", transformer: JSONTransformers.stringToDate)
    try json.archive(p25, keyPath: "in.p25")
    return json
  }
}
final class Model27: JSONMappable, Codable, Equatable {
  var p28: Optional<[Box<UInt>]> = nil
  var p29: [Int: AnyJSON] = [1010: checkedJSON("{\"a b\":{\"c\":[true]}}")]
  @Kept var p30: [String: Int64] = ["\u{e9}": Int64(1)]
  var p31: [String: Sum26] = ["a": Sum26.stopNow]
  var p32: Set<Double> = Set<Double>([Double(123456789.125)])
  var p33: Optional<[Choice1]> = nil
  required init() {}
  init(p28: Optional<[Box<UInt>]>, p29: [Int: AnyJSON], p30: [String: Int64], p31: [String: Sum26], p32: Set<Double>, p33: Optional<[Choice1]>) {
    self.p28 = p28
    self.p29 = p29
    self.p30 = p30
    self.p31 = p31
    self.p32 = p32
    self.p33 = p33
  }
  func isEqual(to other: Model27) -> Bool { p28 == other.p28 && p29 == other.p29 && p30 == other.p30 && p31 == other.p31 && p32 == other.p32 && p33 == other.p33 }
  static func == (left: Model27, right: Model27) -> Bool { left.isEqual(to: right) }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p32": return "key/p32"
    case "p33": return "\u{e9}p33"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p28 = "p28"
    case p29 = "p29"
    case p30 = "p30"
    case p31 = "p31"
    case p32 = "key/p32"
    case p33 = "\u{e9}p33"
  }
}
struct Lined34: JSONMappable, Equatable {
  var p36: Optional<String> = nil
  init() {}
  init(p36: Optional<String>) {
    self.p36 = p36
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p36, keyPath: "list35[0]")
  }
}
struct Model37: JSONMappable, Codable, Equatable {
  @Kept var p38: Set<UInt> = Set<UInt>([UInt(18446744073709551614)])
  var p39: Int16 = Int16(7)
  init() {}
  init(p38: Set<UInt>, p39: Int16) {
    self.p38 = p38
    self.p39 = p39
  }
  private enum CodingKeys: String, CodingKey {
    case p38 = "p38"
    case p39 = "p39"
  }
}
struct Archived40: JSONDecodable, JSONEncodable, Equatable {
  var p41: Optional<Date> = nil
  var p42: [String: AnyJSON] = ["a/b": checkedJSON("-0.5")]
  var p43: Optional<Box<Date>> = nil
  var p44: UUID = UUID(uuid: (117, 194, 165, 218, 35, 114, 125, 223, 238, 201, 52, 207, 54, 108, 219, 208))
  init() {}
  init(p41: Optional<Date>, p42: [String: AnyJSON], p43: Optional<Box<Date>>, p44: UUID) {
    self.p41 = p41
    self.p42 = p42
    self.p43 = p43
    self.p44 = p44
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p41, keys: ["p41", "p41_old"], transformer: JSONTransformers.secondsToDate)
    try json.restore(&p42, key: "p42")
    try json.restore(&p43, keys: ["p43", "p43_old"])
    try json.restore(&p44, key: "p44", transformer: JSONTransformers.stringToUUID)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p41, key: "p41", transformer: JSONTransformers.secondsToDate)
    try json.archive(p42, key: "p42")
    try json.archive(p43, key: "p43")
    try json.archive(p44, key: "p44", transformer: JSONTransformers.stringToUUID)
    return json
  }
}
struct Model45: JSONMappable, Codable, Equatable {
  var p46: [AnyJSON] = [checkedJSON("{\"a b\":{\"c\":[true]}}"), checkedJSON("5")]
  var p47: Optional<Model27> = nil
  @Kept var p48: Set<Int32> = Set<Int32>([Int32(1)])
  var p49: Int64 = Int64(0)
  var p50: Set<Double> = Set<Double>([Double(-1e-07)])
  var p51: Optional<[Box<UInt8>]> = nil
  init() {}
  init(p46: [AnyJSON], p47: Optional<Model27>, p48: Set<Int32>, p49: Int64, p50: Set<Double>, p51: Optional<[Box<UInt8>]>) {
    self.p46 = p46
    self.p47 = p47
    self.p48 = p48
    self.p49 = p49
    self.p50 = p50
    self.p51 = p51
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p46": return "\u{e9}p46"
    case "p47": return "key/p47"
    case "p50": return "key/p50"
    case "p51": return "\"k\"p51"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p46 = "\u{e9}p46"
    case p47 = "key/p47"
    case p48 = "p48"
    case p49 = "p49"
    case p50 = "key/p50"
    case p51 = "\"k\"p51"
  }
}
class Lined52: JSONMappable, Equatable {
  var p53: [Int] = [0]
  var p54: Date = Date(timeIntervalSince1970: -86400)
  var p55: Date = Date(timeIntervalSince1970: -86400)
  var p56: Data = Data([62, 165] as [UInt8])
  required init() {}
  init(p53: [Int], p54: Date, p55: Date, p56: Data) {
    self.p53 = p53
    self.p54 = p54
    self.p55 = p55
    self.p56 = p56
  }
  func isEqual(to other: Lined52) -> Bool { p53 == other.p53 && p54 == other.p54 && p55 == other.p55 && p56 == other.p56 }
  static func == (left: Lined52, right: Lined52) -> Bool { left.isEqual(to: right) }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p53, key: "p53", required: true, transformer: JSONTransformers.numberOrStringToInt, skipping: .invalid)
    try json.map(&p54, keyPath: "in.p54", transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p55, key: "key/p55", required: true, transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p56, keys: ["p56", "p56_old"], transformer: JSONTransformers.base64ToData)
  }
}
final class Heir57: Lined52 {
  var p58: UInt64 = UInt64(18446744073709551615)
  var p59: Optional<[AnyJSON]> = nil
  var p60: Optional<[Box<UUID>]> = nil
  required init() { super.init() }
  init(p53: [Int], p54: Date, p55: Date, p56: Data, p58: UInt64, p59: Optional<[AnyJSON]>, p60: Optional<[Box<UUID>]>) {
    self.p58 = p58
    self.p59 = p59
    self.p60 = p60
    super.init(p53: p53, p54: p54, p55: p55, p56: p56)
  }
  override func isEqual(to other: Lined52) -> Bool {
    guard let other = other as? Heir57, super.isEqual(to: other) else { return false }
    return p58 == other.p58 && p59 == other.p59 && p60 == other.p60
  }
  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&p58, keyPath: "in.p58", required: true)
    try json.map(&p59, keys: ["\"k\"p59", "p59_old"], skipping: .invalid)
    try json.map(&p60, key: "p60")
  }
}
struct Model62: JSONMappable, Codable, Equatable {
  var p63: Optional<Box<Decimal>> = nil
  var p64: Model11 = Model11()
  var p65: Sum26 = Sum26.stopNow
  init() {}
  init(p63: Optional<Box<Decimal>>, p64: Model11, p65: Sum26) {
    self.p63 = p63
    self.p64 = p64
    self.p65 = p65
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p63": return "key/p63"
    case "p64": return "\u{e9}p64"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p63 = "key/p63"
    case p64 = "\u{e9}p64"
    case p65 = "p65"
  }
}

let randomModels0: [ModelCase] = [
  .codable(Model2.self, "Model2", [
    .init("{\"key/p3\":[18446744073709551615],\"\\\"k\\\"p4\":{},\"key/p5\":[18446744073709551615],\"\u{e9}p6\":[32767],\"key/p7\":[],\"p8\":{\"a b\":{\"c\":[true]}}}") { Model2(p3: Set<UInt64>([UInt64(18446744073709551615)]), p4: [:], p5: Set<UInt>([UInt(18446744073709551615)]), p6: Set<Int16>([Int16(32767)]), p7: [], p8: checkedJSON("{\"a b\":{\"c\":[true]}}")) },
    .init("{\"key/p3\":[1],\"\\\"k\\\"p4\":{\"a/b\":[null,[1]]},\"key/p5\":[6148914691236517205],\"\u{e9}p6\":[7],\"key/p7\":[\"l/r\",\"l/r\"],\"p8\":[null,[1]]}") { Model2(p3: Set<UInt64>([UInt64(1)]), p4: ["a/b": checkedJSON("[null,[1]]")], p5: Set<UInt>([UInt(6148914691236517205)]), p6: Set<Int16>([Int16(7)]), p7: [Choice1.case1, Choice1.case1], p8: checkedJSON("[null,[1]]")) },
    .init("{\"key/p3\":[0],\"\\\"k\\\"p4\":{\"\u{e9}\":[]},\"key/p5\":[6148914691236517205],\"\u{e9}p6\":[7],\"key/p7\":[\"l/r\"],\"p8\":[]}") { Model2(p3: Set<UInt64>([UInt64(0)]), p4: ["\u{e9}": checkedJSON("[]")], p5: Set<UInt>([UInt(6148914691236517205)]), p6: Set<Int16>([Int16(7)]), p7: [Choice1.case1], p8: checkedJSON("[]")) },
    .init("{\"key/p3\":[18446744073709551615],\"\\\"k\\\"p4\":{\"a/b\":\"a/b\"},\"key/p5\":[7],\"\u{e9}p6\":[-7],\"key/p7\":[\"\u{e9}\",\"\u{e9}\"],\"p8\":{\"a b\":{\"c\":[true]}}}") { Model2(p3: Set<UInt64>([UInt64(18446744073709551615)]), p4: ["a/b": checkedJSON("\"a/b\"")], p5: Set<UInt>([UInt(7)]), p6: Set<Int16>([Int16(-7)]), p7: [Choice1.case2, Choice1.case2], p8: checkedJSON("{\"a b\":{\"c\":[true]}}")) },
    .init("{\"key/p3\":[6148914691236517205],\"\\\"k\\\"p4\":{},\"key/p5\":[6148914691236517205],\"\u{e9}p6\":[-32766],\"key/p7\":[\"\u{e9}\"],\"p8\":\"a/b\"}") { Model2(p3: Set<UInt64>([UInt64(6148914691236517205)]), p4: [:], p5: Set<UInt>([UInt(6148914691236517205)]), p6: Set<Int16>([Int16(-32766)]), p7: [Choice1.case2], p8: checkedJSON("\"a/b\"")) },
  ]),
  .mapped(Lined9.self, "Lined9", [
    .init("{\"\\\"k\\\"p10\":5}") { Lined9(p10: 5) },
    .init("{\"\\\"k\\\"p10\":-7}") { Lined9(p10: -7) },
    .init("{\"\\\"k\\\"p10\":-7}") { Lined9(p10: -7) },
    .init("{\"\\\"k\\\"p10\":-7}") { Lined9(p10: -7) },
    .init("{\"\\\"k\\\"p10\":-7}") { Lined9(p10: -7) },
  ]),
  .codable(Model11.self, "Model11", [
    .init("{\"p12\":[2147483647],\"p14\":[],\"p15\":[-0.5]}") { Model11(p12: Set<Int32>([Int32(2147483647)]), p13: Optional<UInt8>.none, p14: [], p15: [Float(-0.5)]) },
    .init("{\"p12\":[715827882],\"\u{e9}p13\":7,\"p14\":[],\"p15\":[-123.456]}") { Model11(p12: Set<Int32>([Int32(715827882)]), p13: Optional<UInt8>.some(UInt8(7)), p14: [], p15: [Float(-123.456)]) },
    .init("{\"p12\":[-2147483647],\"\u{e9}p13\":1,\"p14\":[0,1,-7],\"p15\":[-123.456]}") { Model11(p12: Set<Int32>([Int32(-2147483647)]), p13: Optional<UInt8>.some(UInt8(1)), p14: [Int32(0), Int32(1), Int32(-7)], p15: [Float(-123.456)]) },
    .init("{\"p12\":[0],\"p14\":[],\"p15\":[1.1754944e-38,16777216,1e-05]}") { Model11(p12: Set<Int32>([Int32(0)]), p13: Optional<UInt8>.none, p14: [], p15: [Float(1.1754944e-38), Float(16777216), Float(1e-05)]) },
    .init("{\"p12\":[0],\"\u{e9}p13\":85,\"p14\":[],\"p15\":[7,7]}") { Model11(p12: Set<Int32>([Int32(0)]), p13: Optional<UInt8>.some(UInt8(85)), p14: [], p15: [Float(7), Float(7)]) },
  ]),
  .mapped(Archived20.self, "Archived20", [
    .init("{\"list21\":[{\"p22\":[-0.5]}],\"in\":{\"p23\":[\"5\"],\"p25\":\"left\"},\"\\\"k\\\"p24\":\"1970-01-01T00:00:00Z\"}") { Archived20(p22: Set<Float>([Float(-0.5)]), p23: [5], p24: Date(timeIntervalSince1970: 0), p25: Choice1.case0) },
    .init("{\"list21\":[{\"p22\":[16777216]}],\"in\":{\"p23\":[],\"p25\":\"\u{e9}\"},\"\\\"k\\\"p24\":\"1970-01-01T00:00:00Z\"}") { Archived20(p22: Set<Float>([Float(16777216)]), p23: [], p24: Date(timeIntervalSince1970: 0), p25: Choice1.case2) },
    .init("{\"list21\":[{\"p22\":[3.4028235e+38]}],\"in\":{\"p23\":[],\"p25\":\"\u{e9}\"},\"\\\"k\\\"p24\":\"2023-11-14T22:13:20.5Z\"}") { Archived20(p22: Set<Float>([Float(3.4028235e+38)]), p23: [], p24: Date(timeIntervalSince1970: 1700000000.5), p25: Choice1.case2) },
    .init("{\"list21\":[{\"p22\":[1e-05]}],\"in\":{\"p23\":[],\"p25\":\"l/r\"},\"\\\"k\\\"p24\":\"2000-02-29T00:00:00Z\"}") { Archived20(p22: Set<Float>([Float(1e-05)]), p23: [], p24: Date(timeIntervalSince1970: 951782400), p25: Choice1.case1) },
    .init("{\"list21\":[{\"p22\":[3.4028235e+38]}],\"in\":{\"p23\":[\"0\"],\"p25\":\"left\"},\"\\\"k\\\"p24\":\"2023-11-14T22:13:20.5Z\"}") { Archived20(p22: Set<Float>([Float(3.4028235e+38)]), p23: [0], p24: Date(timeIntervalSince1970: 1700000000.5), p25: Choice1.case0) },
  ]),
  .codable(Model27.self, "Model27", [
    .init("{\"p29\":{\"-5\":-0.5,\"0\":\"a/b\"},\"p30\":{\"\u{e9}\":7},\"p31\":{\"a\":{\"tag26\":\"stop_now\"},\"a/b\":{\"tag26\":\"move_by\",\"_0\":false,\"y\":[{\"p12\":[7],\"\u{e9}p13\":255,\"p14\":[],\"p15\":[1e-05,0.333]}]}},\"key/p32\":[1e22],\"\u{e9}p33\":[\"l/r\",\"left\"]}") { Model27(p28: Optional<[Box<UInt>]>.none, p29: [-5: checkedJSON("-0.5"), 0: checkedJSON("\"a/b\"")], p30: ["\u{e9}": Int64(7)], p31: ["a": Sum26.stopNow, "a/b": Sum26.moveBy(false, y: [Model11(p12: Set<Int32>([Int32(7)]), p13: Optional<UInt8>.some(UInt8(255)), p14: [], p15: [Float(1e-05), Float(0.333)])])], p32: Set<Double>([Double(1e22)]), p33: Optional<[Choice1]>.some([Choice1.case1, Choice1.case0])) },
    .init("{\"p28\":[{\"item\":6148914691236517205,\"items\":[7,18446744073709551614,1]},{\"items\":[0,6148914691236517205]}],\"p29\":{\"1010\":5},\"p30\":{\"a/b\":0},\"p31\":{},\"key/p32\":[1e22]}") { Model27(p28: Optional<[Box<UInt>]>.some([Box<UInt>(item: Optional<UInt>.some(UInt(6148914691236517205)), items: [UInt(7), UInt(18446744073709551614), UInt(1)]), Box<UInt>(item: Optional<UInt>.none, items: [UInt(0), UInt(6148914691236517205)])]), p29: [1010: checkedJSON("5")], p30: ["a/b": Int64(0)], p31: [:], p32: Set<Double>([Double(1e22)]), p33: Optional<[Choice1]>.none) },
    .init("{\"p29\":{\"-5\":{\"a b\":{\"c\":[true]}},\"0\":-0.5},\"p30\":{\"\u{e9}\":-1},\"p31\":{\"a/b\":{\"tag26\":\"wait_for\"},\"\u{e9}\":{\"tag26\":\"take_it\",\"p12\":[1],\"\u{e9}p13\":254,\"p14\":[1],\"p15\":[3.4028235e+38]}},\"key/p32\":[-2695.2]}") { Model27(p28: Optional<[Box<UInt>]>.none, p29: [-5: checkedJSON("{\"a b\":{\"c\":[true]}}"), 0: checkedJSON("-0.5")], p30: ["\u{e9}": Int64(-1)], p31: ["a/b": Sum26.waitFor(time: Optional<UInt>.none), "\u{e9}": Sum26.takeIt(Model11(p12: Set<Int32>([Int32(1)]), p13: Optional<UInt8>.some(UInt8(254)), p14: [Int32(1)], p15: [Float(3.4028235e+38)]))], p32: Set<Double>([Double(-2695.2)]), p33: Optional<[Choice1]>.none) },
    .init("{\"p29\":{\"0\":[]},\"p30\":{\"a/b\":-1},\"p31\":{\"a\":{\"tag26\":\"wait_for\"},\"a/b\":{\"tag26\":\"take_it\",\"p12\":[-2147483646],\"\u{e9}p13\":255,\"p14\":[],\"p15\":[0.1,-0.5]}},\"key/p32\":[2.2250738585072014e-308]}") { Model27(p28: Optional<[Box<UInt>]>.none, p29: [0: checkedJSON("[]")], p30: ["a/b": Int64(-1)], p31: ["a": Sum26.waitFor(time: Optional<UInt>.none), "a/b": Sum26.takeIt(Model11(p12: Set<Int32>([Int32(-2147483646)]), p13: Optional<UInt8>.some(UInt8(255)), p14: [], p15: [Float(0.1), Float(-0.5)]))], p32: Set<Double>([Double(2.2250738585072014e-308)]), p33: Optional<[Choice1]>.none) },
    .init("{\"p29\":{\"0\":[null,[1]]},\"p30\":{\"a\":9223372036854775807,\"a/b\":7,\"\u{e9}\":1},\"p31\":{\"a/b\":{\"tag26\":\"stop_now\"}},\"key/p32\":[0.1],\"\u{e9}p33\":[\"l/r\"]}") { Model27(p28: Optional<[Box<UInt>]>.none, p29: [0: checkedJSON("[null,[1]]")], p30: ["a": Int64(9223372036854775807), "a/b": Int64(7), "\u{e9}": Int64(1)], p31: ["a/b": Sum26.stopNow], p32: Set<Double>([Double(0.1)]), p33: Optional<[Choice1]>.some([Choice1.case1])) },
  ]),
  .mapped(Lined34.self, "Lined34", [
    .init("{\"list35\":[null]}") { Lined34(p36: Optional<String>.none) },
    .init("{\"list35\":[\"\\\"q\\\"\"]}") { Lined34(p36: Optional<String>.some("\"q\"")) },
    .init("{\"list35\":[null]}") { Lined34(p36: Optional<String>.none) },
    .init("{\"list35\":[\"\\\"q\\\"\"]}") { Lined34(p36: Optional<String>.some("\"q\"")) },
    .init("{\"list35\":[\"\\u000a\\u0009\"]}") { Lined34(p36: Optional<String>.some("\u{a}\u{9}")) },
  ]),
  .codable(Model37.self, "Model37", [
    .init("{\"p38\":[18446744073709551614],\"p39\":7}") { Model37(p38: Set<UInt>([UInt(18446744073709551614)]), p39: Int16(7)) },
    .init("{\"p38\":[0],\"p39\":32766}") { Model37(p38: Set<UInt>([UInt(0)]), p39: Int16(32766)) },
    .init("{\"p38\":[7],\"p39\":-32767}") { Model37(p38: Set<UInt>([UInt(7)]), p39: Int16(-32767)) },
    .init("{\"p38\":[18446744073709551615],\"p39\":0}") { Model37(p38: Set<UInt>([UInt(18446744073709551615)]), p39: Int16(0)) },
    .init("{\"p38\":[1],\"p39\":-10922}") { Model37(p38: Set<UInt>([UInt(1)]), p39: Int16(-10922)) },
  ]),
  .mapped(Archived40.self, "Archived40", [
    .init("{\"p42\":{\"a\":\"a/b\",\"a/b\":[null,[1]]},\"p44\":\"C24DC749-1D73-838C-F629-7E84E3FACDDD\"}") { Archived40(p41: Optional<Date>.none, p42: ["a": checkedJSON("\"a/b\""), "a/b": checkedJSON("[null,[1]]")], p43: Optional<Box<Date>>.none, p44: UUID(uuid: (194, 77, 199, 73, 29, 115, 131, 140, 246, 41, 126, 132, 227, 250, 205, 221))) },
    .init("{\"p41\":-86400,\"p42\":{\"a\":\"a/b\"},\"p44\":\"421B8DE1-D385-D7F0-6C39-63E06F54D4C1\"}") { Archived40(p41: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p42: ["a": checkedJSON("\"a/b\"")], p43: Optional<Box<Date>>.none, p44: UUID(uuid: (66, 27, 141, 225, 211, 133, 215, 240, 108, 57, 99, 224, 111, 84, 212, 193))) },
    .init("{\"p41\":-86400,\"p42\":{\"a\":[],\"a/b\":5},\"p43\":{\"items\":[1e15]},\"p44\":\"7FEE41C8-BBE6-61AF-869D-8778C7274D7E\"}") { Archived40(p41: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p42: ["a": checkedJSON("[]"), "a/b": checkedJSON("5")], p43: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.none, items: [Date(timeIntervalSinceReferenceDate: 1e15)])), p44: UUID(uuid: (127, 238, 65, 200, 187, 230, 97, 175, 134, 157, 135, 120, 199, 39, 77, 126))) },
    .init("{\"p41\":-86400,\"p42\":{\"a\":\"a/b\",\"\u{e9}\":[]},\"p43\":{\"item\":0.30000000000000004,\"items\":[123456789.125,-2.5e17,9007199254740993e3]},\"p44\":\"8EAB792E-DBE2-9671-FB2B-3A0E2B6B1DD8\"}") { Archived40(p41: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p42: ["a": checkedJSON("\"a/b\""), "\u{e9}": checkedJSON("[]")], p43: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 0.30000000000000004)), items: [Date(timeIntervalSinceReferenceDate: 123456789.125), Date(timeIntervalSinceReferenceDate: -2.5e17), Date(timeIntervalSinceReferenceDate: 9007199254740993e3)])), p44: UUID(uuid: (142, 171, 121, 46, 219, 226, 150, 113, 251, 43, 58, 14, 43, 107, 29, 216))) },
    .init("{\"p41\":1700000000,\"p42\":{\"a/b\":[null,[1]],\"\u{e9}\":[null,[1]]},\"p43\":{\"item\":1e15,\"items\":[1e22]},\"p44\":\"2F16D376-0A90-FE8E-C0C5-463CEAF73209\"}") { Archived40(p41: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), p42: ["a/b": checkedJSON("[null,[1]]"), "\u{e9}": checkedJSON("[null,[1]]")], p43: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 1e15)), items: [Date(timeIntervalSinceReferenceDate: 1e22)])), p44: UUID(uuid: (47, 22, 211, 118, 10, 144, 254, 142, 192, 197, 70, 60, 234, 247, 50, 9))) },
  ]),
  .codable(Model45.self, "Model45", [
    .init("{\"\u{e9}p46\":[5,[],-0.5],\"p48\":[715827882],\"p49\":3074457345618258602,\"key/p50\":[1e15],\"\\\"k\\\"p51\":[{\"item\":0,\"items\":[0,255]},{\"item\":0,\"items\":[1,254,85]}]}") { Model45(p46: [checkedJSON("5"), checkedJSON("[]"), checkedJSON("-0.5")], p47: Optional<Model27>.none, p48: Set<Int32>([Int32(715827882)]), p49: Int64(3074457345618258602), p50: Set<Double>([Double(1e15)]), p51: Optional<[Box<UInt8>]>.some([Box<UInt8>(item: Optional<UInt8>.some(UInt8(0)), items: [UInt8(0), UInt8(255)]), Box<UInt8>(item: Optional<UInt8>.some(UInt8(0)), items: [UInt8(1), UInt8(254), UInt8(85)])])) },
    .init("{\"\u{e9}p46\":[],\"p48\":[2147483646],\"p49\":1,\"key/p50\":[-9404.4],\"\\\"k\\\"p51\":[{\"item\":7,\"items\":[1]}]}") { Model45(p46: [], p47: Optional<Model27>.none, p48: Set<Int32>([Int32(2147483646)]), p49: Int64(1), p50: Set<Double>([Double(-9404.4)]), p51: Optional<[Box<UInt8>]>.some([Box<UInt8>(item: Optional<UInt8>.some(UInt8(7)), items: [UInt8(1)])])) },
    .init("{\"\u{e9}p46\":[\"a/b\",\"a/b\"],\"key/p47\":{\"p29\":{},\"p30\":{\"a\":3074457345618258602,\"a/b\":9223372036854775806,\"\u{e9}\":-7},\"p31\":{},\"key/p32\":[-2536.4],\"\u{e9}p33\":[\"left\",\"\u{e9}\"]},\"p48\":[0],\"p49\":1,\"key/p50\":[1e15],\"\\\"k\\\"p51\":[]}") { Model45(p46: [checkedJSON("\"a/b\""), checkedJSON("\"a/b\"")], p47: Optional<Model27>.some(Model27(p28: Optional<[Box<UInt>]>.none, p29: [:], p30: ["a": Int64(3074457345618258602), "a/b": Int64(9223372036854775806), "\u{e9}": Int64(-7)], p31: [:], p32: Set<Double>([Double(-2536.4)]), p33: Optional<[Choice1]>.some([Choice1.case0, Choice1.case2]))), p48: Set<Int32>([Int32(0)]), p49: Int64(1), p50: Set<Double>([Double(1e15)]), p51: Optional<[Box<UInt8>]>.some([])) },
    .init("{\"\u{e9}p46\":[5,[]],\"p48\":[-7],\"p49\":9223372036854775806,\"key/p50\":[123456789.125],\"\\\"k\\\"p51\":[{\"item\":85,\"items\":[255]},{\"item\":0,\"items\":[]},{\"item\":0,\"items\":[85,7]}]}") { Model45(p46: [checkedJSON("5"), checkedJSON("[]")], p47: Optional<Model27>.none, p48: Set<Int32>([Int32(-7)]), p49: Int64(9223372036854775806), p50: Set<Double>([Double(123456789.125)]), p51: Optional<[Box<UInt8>]>.some([Box<UInt8>(item: Optional<UInt8>.some(UInt8(85)), items: [UInt8(255)]), Box<UInt8>(item: Optional<UInt8>.some(UInt8(0)), items: []), Box<UInt8>(item: Optional<UInt8>.some(UInt8(0)), items: [UInt8(85), UInt8(7)])])) },
    .init("{\"\u{e9}p46\":[5],\"key/p47\":{\"p28\":[{\"item\":6148914691236517205,\"items\":[]},{\"items\":[0,18446744073709551615]}],\"p29\":{\"-5\":-0.5,\"0\":-0.5},\"p30\":{\"\u{e9}\":0},\"p31\":{\"a/b\":{\"tag26\":\"stop_now\"}},\"key/p32\":[1e100],\"\u{e9}p33\":[\"left\",\"\u{e9}\"]},\"p48\":[7],\"p49\":-7,\"key/p50\":[9007199254740993e3],\"\\\"k\\\"p51\":[{\"items\":[1,255]}]}") { Model45(p46: [checkedJSON("5")], p47: Optional<Model27>.some(Model27(p28: Optional<[Box<UInt>]>.some([Box<UInt>(item: Optional<UInt>.some(UInt(6148914691236517205)), items: []), Box<UInt>(item: Optional<UInt>.none, items: [UInt(0), UInt(18446744073709551615)])]), p29: [-5: checkedJSON("-0.5"), 0: checkedJSON("-0.5")], p30: ["\u{e9}": Int64(0)], p31: ["a/b": Sum26.stopNow], p32: Set<Double>([Double(1e100)]), p33: Optional<[Choice1]>.some([Choice1.case0, Choice1.case2]))), p48: Set<Int32>([Int32(7)]), p49: Int64(-7), p50: Set<Double>([Double(9007199254740993e3)]), p51: Optional<[Box<UInt8>]>.some([Box<UInt8>(item: Optional<UInt8>.none, items: [UInt8(1), UInt8(255)])])) },
  ]),
  .mapped(Lined52.self, "Lined52", [
    .init("{\"p53\":[5],\"in\":{\"p54\":1700000000000},\"key/p55\":1700000000000,\"p56\":\"\"}") { Lined52(p53: [5], p54: Date(timeIntervalSince1970: 1700000000), p55: Date(timeIntervalSince1970: 1700000000), p56: Data([] as [UInt8])) },
    .init("{\"p53\":[0,-7,-7],\"in\":{\"p54\":-86400000},\"key/p55\":951782400000,\"p56\":\"MxpQIA==\"}") { Lined52(p53: [0, -7, -7], p54: Date(timeIntervalSince1970: -86400), p55: Date(timeIntervalSince1970: 951782400), p56: Data([51, 26, 80, 32] as [UInt8])) },
    .init("{\"p53\":[],\"in\":{\"p54\":1000},\"key/p55\":-86400000,\"p56\":\"pHtUtA==\"}") { Lined52(p53: [], p54: Date(timeIntervalSince1970: 1), p55: Date(timeIntervalSince1970: -86400), p56: Data([164, 123, 84, 180] as [UInt8])) },
    .init("{\"p53\":[],\"in\":{\"p54\":1000},\"key/p55\":1700000000000,\"p56\":\"+psAd5U=\"}") { Lined52(p53: [], p54: Date(timeIntervalSince1970: 1), p55: Date(timeIntervalSince1970: 1700000000), p56: Data([250, 155, 0, 119, 149] as [UInt8])) },
    .init("{\"p53\":[0],\"in\":{\"p54\":951782400000},\"key/p55\":1700000000000,\"p56\":\"giM=\"}") { Lined52(p53: [0], p54: Date(timeIntervalSince1970: 951782400), p55: Date(timeIntervalSince1970: 1700000000), p56: Data([130, 35] as [UInt8])) },
  ]),
  .mapped(Heir57.self, "Heir57", [
    .init("{\"p53\":[-7,5,5],\"in\":{\"p54\":951782400000,\"p58\":1},\"key/p55\":951782400000,\"p56\":\"Vg==\"}") { Heir57(p53: [-7, 5, 5], p54: Date(timeIntervalSince1970: 951782400), p55: Date(timeIntervalSince1970: 951782400), p56: Data([86] as [UInt8]), p58: UInt64(1), p59: Optional<[AnyJSON]>.none, p60: Optional<[Box<UUID>]>.none) },
    .init("{\"p53\":[-7,5],\"in\":{\"p54\":951782400000,\"p58\":7},\"key/p55\":-86400000,\"p56\":\"YZk/\",\"\\\"k\\\"p59\":[]}") { Heir57(p53: [-7, 5], p54: Date(timeIntervalSince1970: 951782400), p55: Date(timeIntervalSince1970: -86400), p56: Data([97, 153, 63] as [UInt8]), p58: UInt64(7), p59: Optional<[AnyJSON]>.some([]), p60: Optional<[Box<UUID>]>.none) },
    .init("{\"p53\":[],\"in\":{\"p54\":1700000000000,\"p58\":18446744073709551615},\"key/p55\":1700000000000,\"p56\":\"y3cq\",\"\\\"k\\\"p59\":[]}") { Heir57(p53: [], p54: Date(timeIntervalSince1970: 1700000000), p55: Date(timeIntervalSince1970: 1700000000), p56: Data([203, 119, 42] as [UInt8]), p58: UInt64(18446744073709551615), p59: Optional<[AnyJSON]>.some([]), p60: Optional<[Box<UUID>]>.none) },
    .init("{\"p53\":[0,0],\"in\":{\"p54\":-86400000,\"p58\":7},\"key/p55\":-86400000,\"p56\":\"cA==\",\"p60\":[]}") { Heir57(p53: [0, 0], p54: Date(timeIntervalSince1970: -86400), p55: Date(timeIntervalSince1970: -86400), p56: Data([112] as [UInt8]), p58: UInt64(7), p59: Optional<[AnyJSON]>.none, p60: Optional<[Box<UUID>]>.some([])) },
    .init("{\"p53\":[5,0],\"in\":{\"p54\":1700000000000,\"p58\":0},\"key/p55\":-86400000,\"p56\":\"meSZqVk=\",\"\\\"k\\\"p59\":[\"a/b\",{\"a b\":{\"c\":[true]}}],\"p60\":[{\"item\":\"AB2EAE6A-E4F7-F480-E6D8-6610FD844280\",\"items\":[]},{\"item\":\"0532ACF9-CC53-8540-B0A9-82AEF1170043\",\"items\":[]}]}") { Heir57(p53: [5, 0], p54: Date(timeIntervalSince1970: 1700000000), p55: Date(timeIntervalSince1970: -86400), p56: Data([153, 228, 153, 169, 89] as [UInt8]), p58: UInt64(0), p59: Optional<[AnyJSON]>.some([checkedJSON("\"a/b\""), checkedJSON("{\"a b\":{\"c\":[true]}}")]), p60: Optional<[Box<UUID>]>.some([Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (171, 46, 174, 106, 228, 247, 244, 128, 230, 216, 102, 16, 253, 132, 66, 128))), items: []), Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (5, 50, 172, 249, 204, 83, 133, 64, 176, 169, 130, 174, 241, 23, 0, 67))), items: [])])) },
  ]),
  .codable(Model62.self, "Model62", [
    .init("{\"key/p63\":{\"item\":1,\"items\":[-123456.789,1234567890123456789.0,0.5]},\"\u{e9}p64\":{\"p12\":[715827882],\"p14\":[1,7],\"p15\":[3.4028235e+38]},\"p65\":{\"tag26\":\"stop_now\"}}") { Model62(p63: Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("1")), items: [checkedDecimal("-123456.789"), checkedDecimal("1234567890123456789.0"), checkedDecimal("0.5")])), p64: Model11(p12: Set<Int32>([Int32(715827882)]), p13: Optional<UInt8>.none, p14: [Int32(1), Int32(7)], p15: [Float(3.4028235e+38)]), p65: Sum26.stopNow) },
    .init("{\"key/p63\":{\"items\":[0.0005]},\"\u{e9}p64\":{\"p12\":[1],\"p14\":[],\"p15\":[]},\"p65\":{\"tag26\":\"move_by\",\"_0\":false,\"y\":[]}}") { Model62(p63: Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.none, items: [checkedDecimal("0.0005")])), p64: Model11(p12: Set<Int32>([Int32(1)]), p13: Optional<UInt8>.none, p14: [], p15: []), p65: Sum26.moveBy(false, y: [])) },
    .init("{\"\u{e9}p64\":{\"p12\":[2147483647],\"\u{e9}p13\":1,\"p14\":[],\"p15\":[3.4028235e+38,-123.456,0.1]},\"p65\":{\"tag26\":\"wait_for\",\"time\":0}}") { Model62(p63: Optional<Box<Decimal>>.none, p64: Model11(p12: Set<Int32>([Int32(2147483647)]), p13: Optional<UInt8>.some(UInt8(1)), p14: [], p15: [Float(3.4028235e+38), Float(-123.456), Float(0.1)]), p65: Sum26.waitFor(time: Optional<UInt>.some(UInt(0)))) },
    .init("{\"\u{e9}p64\":{\"p12\":[2147483646],\"\u{e9}p13\":254,\"p14\":[715827882],\"p15\":[16777216]},\"p65\":{\"tag26\":\"take_it\",\"p12\":[7],\"\u{e9}p13\":85,\"p14\":[-2147483647],\"p15\":[3.4028235e+38,0.1,7]}}") { Model62(p63: Optional<Box<Decimal>>.none, p64: Model11(p12: Set<Int32>([Int32(2147483646)]), p13: Optional<UInt8>.some(UInt8(254)), p14: [Int32(715827882)], p15: [Float(16777216)]), p65: Sum26.takeIt(Model11(p12: Set<Int32>([Int32(7)]), p13: Optional<UInt8>.some(UInt8(85)), p14: [Int32(-2147483647)], p15: [Float(3.4028235e+38), Float(0.1), Float(7)]))) },
    .init("{\"key/p63\":{\"items\":[]},\"\u{e9}p64\":{\"p12\":[-7],\"\u{e9}p13\":7,\"p14\":[7,2147483647],\"p15\":[]},\"p65\":{\"tag26\":\"stop_now\"}}") { Model62(p63: Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.none, items: [])), p64: Model11(p12: Set<Int32>([Int32(-7)]), p13: Optional<UInt8>.some(UInt8(7)), p14: [Int32(7), Int32(2147483647)], p15: []), p65: Sum26.stopNow) },
  ]),
]
