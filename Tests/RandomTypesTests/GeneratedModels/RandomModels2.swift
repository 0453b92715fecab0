// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 54. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Archived142: JSONDecodable, JSONEncodable, Equatable {
  var p143: [String: UInt] = ["a": UInt(18446744073709551615)]
  init() {}
  init(p143: [String: UInt]) {
    self.p143 = p143
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p143, keyPath: "in.p143", required: true)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p143, keyPath: "in.p143")
    return json
  }
}
final class Model144: JSONMappable, Codable, Equatable {
  var theURLOf145: Optional<Box<Double>> = nil
  required init() {}
  init(theURLOf145: Optional<Box<Double>>) {
    self.theURLOf145 = theURLOf145
  }
  func isEqual(to other: Model144) -> Bool { theURLOf145 == other.theURLOf145 }
  static func == (left: Model144, right: Model144) -> Bool { left.isEqual(to: right) }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "theURLOf145": return "\u{e9}theURLOf145"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case theURLOf145 = "\u{e9}theURLOf145"
  }
}
struct Lined146: JSONMappable, Equatable {
  var theURLOf147: Model53 = Model53(p54: Box<Int64>(item: Optional<Int64>.some(Int64(1)), items: [Int64(-9223372036854775806), Int64(-9223372036854775807), Int64(0)]))
  var p148: UUID = UUID(uuid: (234, 203, 198, 172, 71, 22, 251, 137, 171, 132, 241, 108, 143, 156, 2, 126))
  var p149: Optional<[UInt64]> = nil
  var theURLOf150: Set<Choice1> = Set<Choice1>([Choice1.case1])
  var p151: Sum105 = Sum105.stopNow
  init() {}
  init(theURLOf147: Model53, p148: UUID, p149: Optional<[UInt64]>, theURLOf150: Set<Choice1>, p151: Sum105) {
    self.theURLOf147 = theURLOf147
    self.p148 = p148
    self.p149 = p149
    self.theURLOf150 = theURLOf150
    self.p151 = p151
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&theURLOf147, keyPath: "in.theURLOf147")
    try json.map(&p148, keys: ["\"k\"p148", "p148_old"], default: UUID(uuid: (63, 1, 91, 119, 133, 28, 210, 81, 105, 9, 78, 93, 5, 112, 142, 162)))
    try json.map(&p149, keyPath: "in.p149")
    try json.map(&theURLOf150, key: "theURLOf150")
    try json.map(&p151, key: "\u{e9}p151", required: true)
  }
}

let randomModels2: [ModelCase] = [
  .mapped(Archived142.self, "Archived142", [
    .init("{\"in\":{\"p143\":{\"a\":18446744073709551615,\"\u{e9}\":1}}}") { Archived142(p143: ["a": UInt(18446744073709551615), "\u{e9}": UInt(1)]) },
    .init("{\"in\":{\"p143\":{\"\u{e9}\":6148914691236517205}}}") { Archived142(p143: ["\u{e9}": UInt(6148914691236517205)]) },
    .init("{\"in\":{\"p143\":{\"a\":18446744073709551615,\"a/b\":6148914691236517205,\"\u{e9}\":18446744073709551614}}}") { Archived142(p143: ["a": UInt(18446744073709551615), "a/b": UInt(6148914691236517205), "\u{e9}": UInt(18446744073709551614)]) },
    .init("{\"in\":{\"p143\":{\"a\":1}}}") { Archived142(p143: ["a": UInt(1)]) },
    .init("{\"in\":{\"p143\":{\"a\":18446744073709551615,\"\u{e9}\":6148914691236517205}}}") { Archived142(p143: ["a": UInt(18446744073709551615), "\u{e9}": UInt(6148914691236517205)]) },
  ]),
  .codable(Model144.self, "Model144", [
    .init("{}") { Model144(theURLOf145: Optional<Box<Double>>.none) },
    .init("{}") { Model144(theURLOf145: Optional<Box<Double>>.none) },
    .init("{\"\u{e9}theURLOf145\":{\"items\":[]}}") { Model144(theURLOf145: Optional<Box<Double>>.some(Box<Double>(item: Optional<Double>.none, items: []))) },
    .init("{}") { Model144(theURLOf145: Optional<Box<Double>>.none) },
    .init("{\"\u{e9}theURLOf145\":{\"item\":123456789.125,\"items\":[-6364.1,0.1,-9543.2]}}") { Model144(theURLOf145: Optional<Box<Double>>.some(Box<Double>(item: Optional<Double>.some(Double(123456789.125)), items: [Double(-6364.1), Double(0.1), Double(-9543.2)]))) },
  ]),
  .mapped(Lined146.self, "Lined146", [
    .init("{\"in\":{\"theURLOf147\":{\"p54\":{\"item\":7,\"items\":[9223372036854775807,9223372036854775807,7]}},\"p149\":[18446744073709551614]},\"\\\"k\\\"p148\":\"E4E65CE7-CB8C-9BE8-F443-101C6B45C331\",\"theURLOf150\":[0],\"\u{e9}p151\":{\"tag105\":\"stop_now\"}}") { Lined146(theURLOf147: Model53(p54: Box<Int64>(item: Optional<Int64>.some(Int64(7)), items: [Int64(9223372036854775807), Int64(9223372036854775807), Int64(7)])), p148: UUID(uuid: (228, 230, 92, 231, 203, 140, 155, 232, 244, 67, 16, 28, 107, 69, 195, 49)), p149: Optional<[UInt64]>.some([UInt64(18446744073709551614)]), theURLOf150: Set<Choice1>([Choice1.case1]), p151: Sum105.stopNow) },
    .init("{\"in\":{\"theURLOf147\":{\"p54\":{\"items\":[7,9223372036854775807,1]}},\"p149\":[18446744073709551614,0,18446744073709551615]},\"\\\"k\\\"p148\":\"C13338C5-B325-E624-E3A0-2FF31E775605\",\"theURLOf150\":[7],\"\u{e9}p151\":{\"tag105\":\"move_by\",\"data105\":{\"_0\":9223372036854775806,\"y\":{\"a/b\":-7}}}}") { Lined146(theURLOf147: Model53(p54: Box<Int64>(item: Optional<Int64>.none, items: [Int64(7), Int64(9223372036854775807), Int64(1)])), p148: UUID(uuid: (193, 51, 56, 197, 179, 37, 230, 36, 227, 160, 47, 243, 30, 119, 86, 5)), p149: Optional<[UInt64]>.some([UInt64(18446744073709551614), UInt64(0), UInt64(18446744073709551615)]), theURLOf150: Set<Choice1>([Choice1.case2]), p151: Sum105.moveBy(Int(9223372036854775806), y: ["a/b": Int32(-7)])) },
    .init("{\"in\":{\"theURLOf147\":{\"p54\":{\"item\":0,\"items\":[1,7]}},\"p149\":[]},\"\\\"k\\\"p148\":\"9B2C2312-1F34-2C13-2A61-EA51EDA457BA\",\"theURLOf150\":[7],\"\u{e9}p151\":{\"tag105\":\"wait_for\"}}") { Lined146(theURLOf147: Model53(p54: Box<Int64>(item: Optional<Int64>.some(Int64(0)), items: [Int64(1), Int64(7)])), p148: UUID(uuid: (155, 44, 35, 18, 31, 52, 44, 19, 42, 97, 234, 81, 237, 164, 87, 186)), p149: Optional<[UInt64]>.some([]), theURLOf150: Set<Choice1>([Choice1.case2]), p151: Sum105.waitFor(time: Optional<UUID>.none)) },
    .init("{\"in\":{\"theURLOf147\":{\"p54\":{\"items\":[]}},\"p149\":[]},\"\\\"k\\\"p148\":\"51A81C86-1737-4419-5B80-8ACEF5FEBFFE\",\"theURLOf150\":[0],\"\u{e9}p151\":{\"tag105\":\"nest_it\",\"data105\":{\"tag27\":\"stopNow\"}}}") { Lined146(theURLOf147: Model53(p54: Box<Int64>(item: Optional<Int64>.none, items: [])), p148: UUID(uuid: (81, 168, 28, 134, 23, 55, 68, 25, 91, 128, 138, 206, 245, 254, 191, 254)), p149: Optional<[UInt64]>.some([]), theURLOf150: Set<Choice1>([Choice1.case1]), p151: Sum105.nestIt(it: Sum27.stopNow)) },
    .init("{\"in\":{\"theURLOf147\":{\"p54\":{\"items\":[0,0]}},\"p149\":[]},\"\\\"k\\\"p148\":\"E03D7548-C97C-E8CC-06AE-22EBC8428128\",\"theURLOf150\":[-5],\"\u{e9}p151\":{\"tag105\":\"stop_now\"}}") { Lined146(theURLOf147: Model53(p54: Box<Int64>(item: Optional<Int64>.none, items: [Int64(0), Int64(0)])), p148: UUID(uuid: (224, 61, 117, 72, 201, 124, 232, 204, 6, 174, 34, 235, 200, 66, 129, 40)), p149: Optional<[UInt64]>.some([]), theURLOf150: Set<Choice1>([Choice1.case0]), p151: Sum105.stopNow) },
  ]),
]
