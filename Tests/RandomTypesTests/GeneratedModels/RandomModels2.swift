// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 63. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

final class Model120: JSONMappable, Codable, Equatable {
  var p121: [Int64] = [Int64(3074457345618258602), Int64(0)]
  var p122: Optional<Model61> = nil
  required init() {}
  init(p121: [Int64], p122: Optional<Model61>) {
    self.p121 = p121
    self.p122 = p122
  }
  static func == (left: Model120, right: Model120) -> Bool {
    left.p121 == right.p121 && left.p122 == right.p122
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p122": return "\u{e9}p122"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p121 = "p121"
    case p122 = "\u{e9}p122"
  }
}
struct Lined123: JSONMappable, Equatable {
  var p125: [Int: Lined13] = [:]
  var p126: Sum20 = Sum20.stopNow
  var p127: Optional<Data> = nil
  var p128: [Optional<Choice100>] = [Optional<Choice100>.some(Choice100.case1), Optional<Choice100>.some(Choice100.case1)]
  var p129: Int8 = Int8(-7)
  init() {}
  init(p125: [Int: Lined13], p126: Sum20, p127: Optional<Data>, p128: [Optional<Choice100>], p129: Int8) {
    self.p125 = p125
    self.p126 = p126
    self.p127 = p127
    self.p128 = p128
    self.p129 = p129
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p125, key: "p125")
    try json.map(&p126, keyPath: "in.list124[0][0]")
    try json.map(&p127, key: "p127", transformer: JSONTransformers.base64ToData)
    try json.map(&p128, keyPath: "in.list124[1]", required: true)
    try json.map(&p129, keys: ["p129", "p129_old"])
  }
}

let randomModels2: [ModelCase] = [
  .codable(Model120.self, "Model120", [
    .init("{\"p121\":[0,-7,7]}") { Model120(p121: [Int64(0), Int64(-7), Int64(7)], p122: Optional<Model61>.none) },
    .init("{\"p121\":[3074457345618258602,0],\"\u{e9}p122\":{\"\u{e9}p62\":\"a/b\"}}") { Model120(p121: [Int64(3074457345618258602), Int64(0)], p122: Optional<Model61>.some(Model61(p62: Optional<String>.some("a/b")))) },
    .init("{\"p121\":[0]}") { Model120(p121: [Int64(0)], p122: Optional<Model61>.none) },
    .init("{\"p121\":[-7,0],\"\u{e9}p122\":{}}") { Model120(p121: [Int64(-7), Int64(0)], p122: Optional<Model61>.some(Model61(p62: Optional<String>.none))) },
    .init("{\"p121\":[],\"\u{e9}p122\":{}}") { Model120(p121: [], p122: Optional<Model61>.some(Model61(p62: Optional<String>.none))) },
  ]),
  .mapped(Lined123.self, "Lined123", [
    .init("{\"p125\":{},\"in\":{\"list124\":[[{\"tag20\":\"a/stopNow\"}],[-5,7,7]]},\"p129\":1}") { Lined123(p125: [:], p126: Sum20.stopNow, p127: Optional<Data>.none, p128: [Optional<Choice100>.some(Choice100.case0), Optional<Choice100>.some(Choice100.case2), Optional<Choice100>.some(Choice100.case2)], p129: Int8(1)) },
    .init("{\"p125\":{\"0\":{\"p14\":0,\"p15\":123456789.125,\"p16\":0,\"key/p17\":-123.456,\"in\":{\"p18\":[]},\"\u{e9}p19\":\"394244DC-4F63-D6A6-72FC-0E9D74E4A5DC\"}},\"in\":{\"list124\":[[{\"tag20\":\"a/moveBy\",\"data20\":{\"_0\":{\"p3\":[1],\"p4\":7,\"\u{e9}p5\":[null,null,1]}}}],[null]]},\"p127\":\"\",\"p129\":0}") { Lined123(p125: [0: Lined13(p14: Optional<Int32>.some(Int32(0)), p15: Double(123456789.125), p16: Optional<UInt16>.some(UInt16(0)), p17: Float(-123.456), p18: Optional<[Int]>.some([]), p19: Optional<UUID>.some(UUID(uuid: (57, 66, 68, 220, 79, 99, 214, 166, 114, 252, 14, 157, 116, 228, 165, 220))))], p126: Sum20.moveBy(Model2(p3: Set<UInt>([UInt(1)]), p4: UInt16(7), p5: [Optional<Int32>.none, Optional<Int32>.none, Optional<Int32>.some(Int32(1))]), y: Optional<Moved11>.none), p127: Optional<Data>.some(Data([] as [UInt8])), p128: [Optional<Choice100>.none], p129: Int8(0)) },
    .init("{\"p125\":{\"1010\":{\"p14\":1,\"p15\":-7327.4,\"p16\":7,\"key/p17\":16777216,\"in\":{\"p18\":[\"-7\",\"5\"]}}},\"in\":{\"list124\":[[{\"tag20\":\"a/waitFor\",\"data20\":{\"0\":{\"p9\":{},\"p10\":[\"5ANGNQ==\",\"5Ga4\",\"yA==\"]},\"1010\":{\"p9\":{\"a/b\":{\"p3\":[18446744073709551615],\"p4\":21845,\"\u{e9}p5\":[]}},\"p10\":[\"eg==\",\"WRcO3g==\",\"OgpllDs=\"]}}}],[]]},\"p127\":\"/Erspg==\",\"p129\":1}") { Lined123(p125: [1010: Lined13(p14: Optional<Int32>.some(Int32(1)), p15: Double(-7327.4), p16: Optional<UInt16>.some(UInt16(7)), p17: Float(16777216), p18: Optional<[Int]>.some([-7, 5]), p19: Optional<UUID>.none)], p126: Sum20.waitFor([0: Model8(p9: [:], p10: [Data([228, 3, 70, 53] as [UInt8]), Data([228, 102, 184] as [UInt8]), Data([200] as [UInt8])]), 1010: Model8(p9: ["a/b": Model2(p3: Set<UInt>([UInt(18446744073709551615)]), p4: UInt16(21845), p5: [])], p10: [Data([122] as [UInt8]), Data([89, 23, 14, 222] as [UInt8]), Data([58, 10, 101, 148, 59] as [UInt8])])]), p127: Optional<Data>.some(Data([252, 74, 236, 166] as [UInt8])), p128: [], p129: Int8(1)) },
    .init("{\"p125\":{\"-5\":{\"p15\":9007199254740993e3,\"p16\":7,\"key/p17\":1e-05,\"in\":{\"p18\":[\"0\",\"0\"]},\"\u{e9}p19\":\"B2BEB667-8F57-D9A5-0B55-A87F1CE08D2E\"}},\"in\":{\"list124\":[[{\"tag20\":\"a/stopNow\"}],[7,7]]},\"p127\":\"EOw9aA==\",\"p129\":126}") { Lined123(p125: [-5: Lined13(p14: Optional<Int32>.none, p15: Double(9007199254740993e3), p16: Optional<UInt16>.some(UInt16(7)), p17: Float(1e-05), p18: Optional<[Int]>.some([0, 0]), p19: Optional<UUID>.some(UUID(uuid: (178, 190, 182, 103, 143, 87, 217, 165, 11, 85, 168, 127, 28, 224, 141, 46))))], p126: Sum20.stopNow, p127: Optional<Data>.some(Data([16, 236, 61, 104] as [UInt8])), p128: [Optional<Choice100>.some(Choice100.case2), Optional<Choice100>.some(Choice100.case2)], p129: Int8(126)) },
    .init("{\"p125\":{\"0\":{\"p14\":0,\"p15\":1052.7,\"key/p17\":3.4028235e+38,\"in\":{\"p18\":[]}},\"1010\":{\"p15\":-5050.1,\"p16\":65534,\"key/p17\":0.333}},\"in\":{\"list124\":[[{\"tag20\":\"a/waitFor\",\"data20\":{\"1010\":{\"p9\":{},\"p10\":[\"f48=\",\"\",\"Drw=\"]}}}],[0,-5]]},\"p127\":\"ueJ8vA==\",\"p129\":127}") { Lined123(p125: [0: Lined13(p14: Optional<Int32>.some(Int32(0)), p15: Double(1052.7), p16: Optional<UInt16>.none, p17: Float(3.4028235e+38), p18: Optional<[Int]>.some([]), p19: Optional<UUID>.none), 1010: Lined13(p14: Optional<Int32>.none, p15: Double(-5050.1), p16: Optional<UInt16>.some(UInt16(65534)), p17: Float(0.333), p18: Optional<[Int]>.none, p19: Optional<UUID>.none)], p126: Sum20.waitFor([1010: Model8(p9: [:], p10: [Data([127, 143] as [UInt8]), Data([] as [UInt8]), Data([14, 188] as [UInt8])])]), p127: Optional<Data>.some(Data([185, 226, 124, 188] as [UInt8])), p128: [Optional<Choice100>.some(Choice100.case1), Optional<Choice100>.some(Choice100.case0)], p129: Int8(127)) },
  ]),
]
