// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 57. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Archived120: JSONDecodable, JSONEncodable, Equatable {
  var p121: Optional<[Decimal]> = nil
  var p122: [Int: Int16] = [1010: Int16(7)]
  var p123: Optional<Box<Date>> = nil
  init() {}
  init(p121: Optional<[Decimal]>, p122: [Int: Int16], p123: Optional<Box<Date>>) {
    self.p121 = p121
    self.p122 = p122
    self.p123 = p123
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p121, keyPath: "in.p121")
    try json.restore(&p122, keys: ["key/p122", "p122_old"])
    try json.restore(&p123, key: "\u{e9}p123")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p121, keyPath: "in.p121")
    try json.archive(p122, key: "key/p122")
    try json.archive(p123, key: "\u{e9}p123")
    return json
  }
}
final class Model124: JSONMappable, Codable, Equatable {
  var p125: Model27 = Model27()
  required init() {}
  init(p125: Model27) {
    self.p125 = p125
  }
  func isEqual(to other: Model124) -> Bool { p125 == other.p125 }
  static func == (left: Model124, right: Model124) -> Bool { left.isEqual(to: right) }
  private enum CodingKeys: String, CodingKey {
    case p125 = "p125"
  }
}
struct Lined126: JSONMappable, Equatable {
  var p127: Optional<Date> = nil
  var p128: [String: UInt32] = ["a": UInt32(4294967294), "a/b": UInt32(4294967295), "\u{e9}": UInt32(4294967294)]
  var p129: Optional<[Decimal]> = nil
  var p130: [Optional<Date>] = []
  var p131: Decimal = checkedDecimal("-2.25")
  var p132: Optional<[Int]> = nil
  init() {}
  init(p127: Optional<Date>, p128: [String: UInt32], p129: Optional<[Decimal]>, p130: [Optional<Date>], p131: Decimal, p132: Optional<[Int]>) {
    self.p127 = p127
    self.p128 = p128
    self.p129 = p129
    self.p130 = p130
    self.p131 = p131
    self.p132 = p132
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p127, key: "p127", transformer: JSONTransformers.stringToDate)
    try json.map(&p128, keyPath: "in.p128", skipping: .invalid)
    try json.map(&p129, key: "\"k\"p129")
    try json.map(&p130, keys: ["p130", "p130_old"], transformer: JSONTransformers.secondsOrStringToDate)
    try json.map(&p131, keys: ["\u{e9}p131", "p131_old"], required: true, transformer: JSONTransformers.stringToDecimal)
    try json.map(&p132, keys: ["\"k\"p132", "p132_old"], transformer: JSONTransformers.numberOrStringToInt(writing: .string))
  }
}

let randomModels2: [ModelCase] = [
  .mapped(Archived120.self, "Archived120", [
    .init("{\"in\":{\"p121\":[]},\"key/p122\":{\"-5\":-32767,\"1010\":0},\"\u{e9}p123\":{\"items\":[9462.1,3,3]}}") { Archived120(p121: Optional<[Decimal]>.some([]), p122: [-5: Int16(-32767), 1010: Int16(0)], p123: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.none, items: [Date(timeIntervalSinceReferenceDate: 9462.1), Date(timeIntervalSinceReferenceDate: 3), Date(timeIntervalSinceReferenceDate: 3)]))) },
    .init("{\"key/p122\":{\"-5\":-32767,\"0\":-32767,\"1010\":0}}") { Archived120(p121: Optional<[Decimal]>.none, p122: [-5: Int16(-32767), 0: Int16(-32767), 1010: Int16(0)], p123: Optional<Box<Date>>.none) },
    .init("{\"in\":{\"p121\":[-0.005,-123.456789,-12345678901234.567890]},\"key/p122\":{\"1010\":0},\"\u{e9}p123\":{\"items\":[1052.9]}}") { Archived120(p121: Optional<[Decimal]>.some([checkedDecimal("-0.005"), checkedDecimal("-123.456789"), checkedDecimal("-12345678901234.567890")]), p122: [1010: Int16(0)], p123: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.none, items: [Date(timeIntervalSinceReferenceDate: 1052.9)]))) },
    .init("{\"in\":{\"p121\":[]},\"key/p122\":{\"-5\":1,\"0\":-32767,\"1010\":1},\"\u{e9}p123\":{\"item\":89.8,\"items\":[1.7976931348623157e+308,2.2250738585072014e-308]}}") { Archived120(p121: Optional<[Decimal]>.some([]), p122: [-5: Int16(1), 0: Int16(-32767), 1010: Int16(1)], p123: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 89.8)), items: [Date(timeIntervalSinceReferenceDate: 1.7976931348623157e+308), Date(timeIntervalSinceReferenceDate: 2.2250738585072014e-308)]))) },
    .init("{\"key/p122\":{\"-5\":7},\"\u{e9}p123\":{\"item\":123456789.125,\"items\":[4273.4]}}") { Archived120(p121: Optional<[Decimal]>.none, p122: [-5: Int16(7)], p123: Optional<Box<Date>>.some(Box<Date>(item: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 123456789.125)), items: [Date(timeIntervalSinceReferenceDate: 4273.4)]))) },
  ]),
  .codable(Model124.self, "Model124", [
    .init("{\"p125\":{\"p29\":{\"1010\":-0.5},\"p30\":{},\"p31\":{\"a\":{\"tag26\":\"stop_now\"},\"a/b\":{\"tag26\":\"move_by\",\"_0\":true,\"y\":[]}},\"key/p32\":[1e16],\"\u{e9}p33\":[]}}") { Model124(p125: Model27(p28: Optional<[Box<UInt>]>.none, p29: [1010: checkedJSON("-0.5")], p30: [:], p31: ["a": Sum26.stopNow, "a/b": Sum26.moveBy(true, y: [])], p32: Set<Double>([Double(1e16)]), p33: Optional<[Choice1]>.some([]))) },
    .init("{\"p125\":{\"p28\":[{\"item\":1,\"items\":[6148914691236517205]},{\"item\":6148914691236517205,\"items\":[18446744073709551614,0]}],\"p29\":{},\"p30\":{\"a\":1,\"a/b\":7},\"p31\":{\"a\":{\"tag26\":\"wait_for\",\"time\":18446744073709551614},\"a/b\":{\"tag26\":\"take_it\",\"p12\":[715827882],\"\u{e9}p13\":7,\"p14\":[7],\"p15\":[1.1754944e-38,1e-05,-0.5]}},\"key/p32\":[-0.5],\"\u{e9}p33\":[]}}") { Model124(p125: Model27(p28: Optional<[Box<UInt>]>.some([Box<UInt>(item: Optional<UInt>.some(UInt(1)), items: [UInt(6148914691236517205)]), Box<UInt>(item: Optional<UInt>.some(UInt(6148914691236517205)), items: [UInt(18446744073709551614), UInt(0)])]), p29: [:], p30: ["a": Int64(1), "a/b": Int64(7)], p31: ["a": Sum26.waitFor(time: Optional<UInt>.some(UInt(18446744073709551614))), "a/b": Sum26.takeIt(Model11(p12: Set<Int32>([Int32(715827882)]), p13: Optional<UInt8>.some(UInt8(7)), p14: [Int32(7)], p15: [Float(1.1754944e-38), Float(1e-05), Float(-0.5)]))], p32: Set<Double>([Double(-0.5)]), p33: Optional<[Choice1]>.some([]))) },
    .init("{\"p125\":{\"p28\":[],\"p29\":{\"0\":{\"a b\":{\"c\":[true]}}},\"p30\":{\"a\":0,\"a/b\":9223372036854775807,\"\u{e9}\":-3074457345618258602},\"p31\":{\"a\":{\"tag26\":\"stop_now\"}},\"key/p32\":[1e15],\"\u{e9}p33\":[\"\u{e9}\"]}}") { Model124(p125: Model27(p28: Optional<[Box<UInt>]>.some([]), p29: [0: checkedJSON("{\"a b\":{\"c\":[true]}}")], p30: ["a": Int64(0), "a/b": Int64(9223372036854775807), "\u{e9}": Int64(-3074457345618258602)], p31: ["a": Sum26.stopNow], p32: Set<Double>([Double(1e15)]), p33: Optional<[Choice1]>.some([Choice1.case2]))) },
    .init("{\"p125\":{\"p28\":[{\"item\":18446744073709551614,\"items\":[]},{\"items\":[18446744073709551614,18446744073709551614,7]},{\"item\":6148914691236517205,\"items\":[18446744073709551615]}],\"p29\":{\"-5\":5,\"0\":-0.5},\"p30\":{\"a/b\":7,\"\u{e9}\":1},\"p31\":{\"a/b\":{\"tag26\":\"stop_now\"}},\"key/p32\":[592.9],\"\u{e9}p33\":[\"left\",\"l/r\",\"left\"]}}") { Model124(p125: Model27(p28: Optional<[Box<UInt>]>.some([Box<UInt>(item: Optional<UInt>.some(UInt(18446744073709551614)), items: []), Box<UInt>(item: Optional<UInt>.none, items: [UInt(18446744073709551614), UInt(18446744073709551614), UInt(7)]), Box<UInt>(item: Optional<UInt>.some(UInt(6148914691236517205)), items: [UInt(18446744073709551615)])]), p29: [-5: checkedJSON("5"), 0: checkedJSON("-0.5")], p30: ["a/b": Int64(7), "\u{e9}": Int64(1)], p31: ["a/b": Sum26.stopNow], p32: Set<Double>([Double(592.9)]), p33: Optional<[Choice1]>.some([Choice1.case0, Choice1.case1, Choice1.case0]))) },
    .init("{\"p125\":{\"p28\":[{\"item\":0,\"items\":[6148914691236517205]},{\"item\":18446744073709551615,\"items\":[7]}],\"p29\":{\"-5\":[null,[1]],\"1010\":-0.5},\"p30\":{\"a/b\":-9223372036854775806},\"p31\":{},\"key/p32\":[1365.7]}}") { Model124(p125: Model27(p28: Optional<[Box<UInt>]>.some([Box<UInt>(item: Optional<UInt>.some(UInt(0)), items: [UInt(6148914691236517205)]), Box<UInt>(item: Optional<UInt>.some(UInt(18446744073709551615)), items: [UInt(7)])]), p29: [-5: checkedJSON("[null,[1]]"), 1010: checkedJSON("-0.5")], p30: ["a/b": Int64(-9223372036854775806)], p31: [:], p32: Set<Double>([Double(1365.7)]), p33: Optional<[Choice1]>.none)) },
  ]),
  .mapped(Lined126.self, "Lined126", [
    .init("{\"p127\":\"1970-01-01T00:00:00Z\",\"in\":{\"p128\":{\"a\":1431655765,\"a/b\":7}},\"\\\"k\\\"p129\":[1234567890123456.7890,1234.56789,1234567890123456.7890],\"p130\":[],\"\u{e9}p131\":\"30\",\"\\\"k\\\"p132\":[\"5\",\"-7\",\"-7\"]}") { Lined126(p127: Optional<Date>.some(Date(timeIntervalSince1970: 0)), p128: ["a": UInt32(1431655765), "a/b": UInt32(7)], p129: Optional<[Decimal]>.some([checkedDecimal("1234567890123456.7890"), checkedDecimal("1234.56789"), checkedDecimal("1234567890123456.7890")]), p130: [], p131: checkedDecimal("30"), p132: Optional<[Int]>.some([5, -7, -7])) },
    .init("{\"in\":{\"p128\":{\"\u{e9}\":4294967294}},\"\\\"k\\\"p129\":[31415926535897932.384],\"p130\":[1700000000],\"\u{e9}p131\":\"-2.25\",\"\\\"k\\\"p132\":[]}") { Lined126(p127: Optional<Date>.none, p128: ["\u{e9}": UInt32(4294967294)], p129: Optional<[Decimal]>.some([checkedDecimal("31415926535897932.384")]), p130: [Optional<Date>.some(Date(timeIntervalSince1970: 1700000000))], p131: checkedDecimal("-2.25"), p132: Optional<[Int]>.some([])) },
    .init("{\"p127\":\"1970-01-01T00:00:00Z\",\"in\":{\"p128\":{\"a\":4294967294,\"a/b\":4294967294}},\"\\\"k\\\"p129\":[3141592653589793238.4,-0.005],\"p130\":[1700000000],\"\u{e9}p131\":\"-2.25\",\"\\\"k\\\"p132\":[]}") { Lined126(p127: Optional<Date>.some(Date(timeIntervalSince1970: 0)), p128: ["a": UInt32(4294967294), "a/b": UInt32(4294967294)], p129: Optional<[Decimal]>.some([checkedDecimal("3141592653589793238.4"), checkedDecimal("-0.005")]), p130: [Optional<Date>.some(Date(timeIntervalSince1970: 1700000000))], p131: checkedDecimal("-2.25"), p132: Optional<[Int]>.some([])) },
    .init("{\"p127\":\"1970-01-01T00:00:00Z\",\"in\":{\"p128\":{\"a/b\":1431655765,\"\u{e9}\":0}},\"\\\"k\\\"p129\":[-123456789012345.67890],\"p130\":[null,-86400,null],\"\u{e9}p131\":\"0.5\"}") { Lined126(p127: Optional<Date>.some(Date(timeIntervalSince1970: 0)), p128: ["a/b": UInt32(1431655765), "\u{e9}": UInt32(0)], p129: Optional<[Decimal]>.some([checkedDecimal("-123456789012345.67890")]), p130: [Optional<Date>.none, Optional<Date>.some(Date(timeIntervalSince1970: -86400)), Optional<Date>.none], p131: checkedDecimal("0.5"), p132: Optional<[Int]>.none) },
    .init("{\"p127\":\"1970-01-01T00:00:00Z\",\"in\":{\"p128\":{}},\"p130\":[null],\"\u{e9}p131\":\"0.5\"}") { Lined126(p127: Optional<Date>.some(Date(timeIntervalSince1970: 0)), p128: [:], p129: Optional<[Decimal]>.none, p130: [Optional<Date>.none], p131: checkedDecimal("0.5"), p132: Optional<[Int]>.none) },
  ]),
]
