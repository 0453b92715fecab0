// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 41. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

final class Model106: JSONMappable, Codable, Equatable {
  var p107: Optional<Double> = nil
  var p108: Set<Float> = Set<Float>([Float(3.4028235e+38)])
  var p109: Int = Int(9223372036854775807)
  var p110: Date = Date(timeIntervalSinceReferenceDate: 3)
  var p111: [Optional<Sum68>] = []
  var p112: [Int: Model75] = [:]
  required init() {}
  init(p107: Optional<Double>, p108: Set<Float>, p109: Int, p110: Date, p111: [Optional<Sum68>], p112: [Int: Model75]) {
    self.p107 = p107
    self.p108 = p108
    self.p109 = p109
    self.p110 = p110
    self.p111 = p111
    self.p112 = p112
  }
  static func == (left: Model106, right: Model106) -> Bool {
    left.p107 == right.p107 && left.p108 == right.p108 && left.p109 == right.p109 && left.p110 == right.p110 && left.p111 == right.p111 && left.p112 == right.p112
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p108": return "key/p108"
    case "p110": return "\u{e9}p110"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p107 = "p107"
    case p108 = "key/p108"
    case p109 = "p109"
    case p110 = "\u{e9}p110"
    case p111 = "p111"
    case p112 = "p112"
  }
}
struct Lined113: JSONMappable, Equatable {
  var p114: Optional<Data> = nil
  init() {}
  init(p114: Optional<Data>) {
    self.p114 = p114
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p114, keyPath: "in.p114", transformer: JSONTransformers.base64ToData)
  }
}

let randomModels2: [ModelCase] = [
  .codable(Model106.self, "Model106", [
    .init("{\"p107\":2.2250738585072014e-308,\"key/p108\":[0.333],\"p109\":7,\"\u{e9}p110\":2.2250738585072014e-308,\"p111\":[null],\"p112\":{\"-5\":{\"key/p76\":-5996.1,\"\\\"k\\\"p77\":1e15},\"1010\":{\"key/p76\":7057.7,\"\\\"k\\\"p77\":1e15}}}") { Model106(p107: Optional<Double>.some(Double(2.2250738585072014e-308)), p108: Set<Float>([Float(0.333)]), p109: Int(7), p110: Date(timeIntervalSinceReferenceDate: 2.2250738585072014e-308), p111: [Optional<Sum68>.none], p112: [-5: Model75(p76: Date(timeIntervalSinceReferenceDate: -5996.1), p77: Double(1e15)), 1010: Model75(p76: Date(timeIntervalSinceReferenceDate: 7057.7), p77: Double(1e15))]) },
    .init("{\"p107\":2.2250738585072014e-308,\"key/p108\":[16777216],\"p109\":0,\"\u{e9}p110\":7106.7,\"p111\":[{\"tag68\":\"a/stopNow\"},{\"tag68\":\"a/moveBy\",\"_0\":18446744073709551614,\"y\":{\"p63\":\"l/r\"}}],\"p112\":{\"0\":{\"key/p76\":-1641.1,\"\\\"k\\\"p77\":-513.4}}}") { Model106(p107: Optional<Double>.some(Double(2.2250738585072014e-308)), p108: Set<Float>([Float(16777216)]), p109: Int(0), p110: Date(timeIntervalSinceReferenceDate: 7106.7), p111: [Optional<Sum68>.some(Sum68.stopNow), Optional<Sum68>.some(Sum68.moveBy(UInt(18446744073709551614), y: Model62(p63: Choice1.case1)))], p112: [0: Model75(p76: Date(timeIntervalSinceReferenceDate: -1641.1), p77: Double(-513.4))]) },
    .init("{\"p107\":1315.8,\"key/p108\":[0.1],\"p109\":9223372036854775807,\"\u{e9}p110\":3,\"p111\":[],\"p112\":{\"0\":{\"key/p76\":2284.8,\"\\\"k\\\"p77\":-0.5}}}") { Model106(p107: Optional<Double>.some(Double(1315.8)), p108: Set<Float>([Float(0.1)]), p109: Int(9223372036854775807), p110: Date(timeIntervalSinceReferenceDate: 3), p111: [], p112: [0: Model75(p76: Date(timeIntervalSinceReferenceDate: 2284.8), p77: Double(-0.5))]) },
    .init("{\"p107\":3,\"key/p108\":[0.1],\"p109\":-7,\"\u{e9}p110\":123456789.125,\"p111\":[],\"p112\":{\"-5\":{\"key/p76\":1e15,\"\\\"k\\\"p77\":3},\"0\":{\"key/p76\":1.7976931348623157e+308,\"\\\"k\\\"p77\":9007199254740993e3},\"1010\":{\"key/p76\":123456789.125,\"\\\"k\\\"p77\":123456789.125}}}") { Model106(p107: Optional<Double>.some(Double(3)), p108: Set<Float>([Float(0.1)]), p109: Int(-7), p110: Date(timeIntervalSinceReferenceDate: 123456789.125), p111: [], p112: [-5: Model75(p76: Date(timeIntervalSinceReferenceDate: 1e15), p77: Double(3)), 0: Model75(p76: Date(timeIntervalSinceReferenceDate: 1.7976931348623157e+308), p77: Double(9007199254740993e3)), 1010: Model75(p76: Date(timeIntervalSinceReferenceDate: 123456789.125), p77: Double(123456789.125))]) },
    .init("{\"key/p108\":[7],\"p109\":7,\"\u{e9}p110\":123456789.125,\"p111\":[null,{\"tag68\":\"a/waitFor\",\"time\":\"3wTPzw==\"},{\"tag68\":\"a/takeIt\",\"p63\":\"\u{e9}\"}],\"p112\":{}}") { Model106(p107: Optional<Double>.none, p108: Set<Float>([Float(7)]), p109: Int(7), p110: Date(timeIntervalSinceReferenceDate: 123456789.125), p111: [Optional<Sum68>.none, Optional<Sum68>.some(Sum68.waitFor(time: Optional<Data>.some(Data([223, 4, 207, 207] as [UInt8])))), Optional<Sum68>.some(Sum68.takeIt(Model62(p63: Choice1.case2)))], p112: [:]) },
  ]),
  .mapped(Lined113.self, "Lined113", [
    .init("{\"in\":{\"p114\":\"\"}}") { Lined113(p114: Optional<Data>.some(Data([] as [UInt8]))) },
    .init("{}") { Lined113(p114: Optional<Data>.none) },
    .init("{\"in\":{\"p114\":\"9m6hYw==\"}}") { Lined113(p114: Optional<Data>.some(Data([246, 110, 161, 99] as [UInt8]))) },
    .init("{}") { Lined113(p114: Optional<Data>.none) },
    .init("{\"in\":{\"p114\":\"wKUjYBo=\"}}") { Lined113(p114: Optional<Data>.some(Data([192, 165, 35, 96, 26] as [UInt8]))) },
  ]),
]
