// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 54. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Archived146: JSONDecodable, JSONEncodable, Equatable {
  var p147: Optional<[Double]> = nil
  var p148: AnyJSON = checkedJSON("5")
  var p149: Optional<[Data]> = nil
  var p150: Sum21 = Sum21.stopNow
  var p151: [Int] = []
  init() {}
  init(p147: Optional<[Double]>, p148: AnyJSON, p149: Optional<[Data]>, p150: Sum21, p151: [Int]) {
    self.p147 = p147
    self.p148 = p148
    self.p149 = p149
    self.p150 = p150
    self.p151 = p151
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p147, keyPath: "in.p147", transformer: JSONTransformers.stringToDouble, skipping: .invalid)
    try json.restore(&p148, keys: ["p148", "p148_old"])
    try json.restore(&p149, key: "p149", transformer: JSONTransformers.base64ToData)
    try json.restore(&p150, keys: ["key/p150", "p150_old"], required: true)
    try json.restore(&p151, key: "\u{e9}p151", skipping: .invalid)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p147, keyPath: "in.p147", transformer: JSONTransformers.stringToDouble)
    try json.archive(p148, key: "p148")
    try json.archive(p149, key: "p149", transformer: JSONTransformers.base64ToData)
    try json.archive(p150, key: "key/p150")
    try json.archive(p151, key: "\u{e9}p151")
    return json
  }
}
final class Model152: JSONMappable, Codable, Equatable {
  var p153: Optional<Data> = nil
  var p154: Optional<Model2> = nil
  var p155: [Optional<Box<Decimal>>] = [Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("-0.0001")), items: [checkedDecimal("-0.0001"), checkedDecimal("31415926535897932.384"), checkedDecimal("3141592653589793.2384")])), Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("123456789012345.67890")), items: [checkedDecimal("0.001"), checkedDecimal("-12345678.9"), checkedDecimal("-314159265358979323.84")]))]
  var p156: Double = Double(-0.5)
  var p157: Optional<UInt16> = nil
  required init() {}
  init(p153: Optional<Data>, p154: Optional<Model2>, p155: [Optional<Box<Decimal>>], p156: Double, p157: Optional<UInt16>) {
    self.p153 = p153
    self.p154 = p154
    self.p155 = p155
    self.p156 = p156
    self.p157 = p157
  }
  func isEqual(to other: Model152) -> Bool { p153 == other.p153 && p154 == other.p154 && p155 == other.p155 && p156 == other.p156 && p157 == other.p157 }
  static func == (left: Model152, right: Model152) -> Bool { left.isEqual(to: right) }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p154": return "key/p154"
    case "p155": return "\"k\"p155"
    case "p157": return "\"k\"p157"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p153 = "p153"
    case p154 = "key/p154"
    case p155 = "\"k\"p155"
    case p156 = "p156"
    case p157 = "\"k\"p157"
  }
}
struct Lined158: JSONMappable, Equatable {
  var p160: Date = Date(timeIntervalSince1970: -86400)
  var p161: Model2 = Model2()
  var p162: [Optional<UInt32>] = [Optional<UInt32>.none]
  var p163: Date = Date(timeIntervalSince1970: 1)
  var p164: Optional<[URL]> = nil
  var p165: Set<Int16> = Set<Int16>([Int16(10922)])
  init() {}
  init(p160: Date, p161: Model2, p162: [Optional<UInt32>], p163: Date, p164: Optional<[URL]>, p165: Set<Int16>) {
    self.p160 = p160
    self.p161 = p161
    self.p162 = p162
    self.p163 = p163
    self.p164 = p164
    self.p165 = p165
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p160, keyPath: "in.list159[0][0]", transformer: JSONTransformers.secondsOrStringToDate)
    try json.map(&p161, key: "p161")
    try json.map(&p162, keyPath: "in.list159[1]")
    try json.map(&p163, keyPath: "in.list159[2].p163", transformer: JSONTransformers.secondsToDate)
    try json.map(&p164, key: "\"k\"p164")
    try json.map(&p165, keyPath: "in.list159[3].p165", required: true, skipping: .invalid)
  }
}

let randomModels2: [ModelCase] = [
  .mapped(Archived146.self, "Archived146", [
    .init("{\"in\":{\"p147\":[\"-2.25\"]},\"p148\":-0.5,\"key/p150\":{\"tag21\":\"stopNow\"},\"\u{e9}p151\":[-3074457345618258602,-3074457345618258602]}") { Archived146(p147: Optional<[Double]>.some([Double(-2.25)]), p148: checkedJSON("-0.5"), p149: Optional<[Data]>.none, p150: Sum21.stopNow, p151: [Int(-3074457345618258602), Int(-3074457345618258602)]) },
    .init("{\"in\":{\"p147\":[\"3.0\"]},\"p148\":[],\"key/p150\":{\"tag21\":\"moveBy\",\"data21\":{\"_0\":\"0B0=\",\"y\":7}},\"\u{e9}p151\":[0,-3074457345618258602]}") { Archived146(p147: Optional<[Double]>.some([Double(3.0)]), p148: checkedJSON("[]"), p149: Optional<[Data]>.none, p150: Sum21.moveBy(Data([208, 29] as [UInt8]), y: Optional<UInt>.some(UInt(7))), p151: [Int(0), Int(-3074457345618258602)]) },
    .init("{\"in\":{\"p147\":[]},\"p148\":5,\"p149\":[],\"key/p150\":{\"tag21\":\"waitFor\",\"data21\":[null,7,null]},\"\u{e9}p151\":[]}") { Archived146(p147: Optional<[Double]>.some([]), p148: checkedJSON("5"), p149: Optional<[Data]>.some([]), p150: Sum21.waitFor([Optional<Int>.none, Optional<Int>.some(Int(7)), Optional<Int>.none]), p151: []) },
    .init("{\"p148\":\"a/b\",\"p149\":[\"3f1Ku5c=\",\"\",\"0Q==\"],\"key/p150\":{\"tag21\":\"nestIt\",\"data21\":{\"p3\":7,\"\\\"k\\\"p4\":[9223372036854775807],\"p5\":31415926535897.932384}},\"\u{e9}p151\":[]}") { Archived146(p147: Optional<[Double]>.none, p148: checkedJSON("\"a/b\""), p149: Optional<[Data]>.some([Data([221, 253, 74, 187, 151] as [UInt8]), Data([] as [UInt8]), Data([209] as [UInt8])]), p150: Sum21.nestIt(Model2(p3: Choice1.case2, p4: Optional<[Int64]>.some([Int64(9223372036854775807)]), p5: checkedDecimal("31415926535897.932384"))), p151: []) },
    .init("{\"p148\":\"a/b\",\"key/p150\":{\"tag21\":\"stopNow\"},\"\u{e9}p151\":[0,7,-9223372036854775806]}") { Archived146(p147: Optional<[Double]>.none, p148: checkedJSON("\"a/b\""), p149: Optional<[Data]>.none, p150: Sum21.stopNow, p151: [Int(0), Int(7), Int(-9223372036854775806)]) },
  ]),
  .codable(Model152.self, "Model152", [
    .init("{\"key/p154\":{\"p3\":-5,\"\\\"k\\\"p4\":[0],\"p5\":0.000005},\"\\\"k\\\"p155\":[{\"items\":[-0.01,0.00001,12345.6789]}],\"p156\":9660.6,\"\\\"k\\\"p157\":7}") { Model152(p153: Optional<Data>.none, p154: Optional<Model2>.some(Model2(p3: Choice1.case0, p4: Optional<[Int64]>.some([Int64(0)]), p5: checkedDecimal("0.000005"))), p155: [Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.none, items: [checkedDecimal("-0.01"), checkedDecimal("0.00001"), checkedDecimal("12345.6789")]))], p156: Double(9660.6), p157: Optional<UInt16>.some(UInt16(7))) },
    .init("{\"p153\":\"zAXIXw==\",\"key/p154\":{\"p3\":7,\"p5\":-0.000005},\"\\\"k\\\"p155\":[{\"item\":0.5,\"items\":[1234567890123456789.0]}],\"p156\":-0.5,\"\\\"k\\\"p157\":65534}") { Model152(p153: Optional<Data>.some(Data([204, 5, 200, 95] as [UInt8])), p154: Optional<Model2>.some(Model2(p3: Choice1.case2, p4: Optional<[Int64]>.none, p5: checkedDecimal("-0.000005"))), p155: [Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("0.5")), items: [checkedDecimal("1234567890123456789.0")]))], p156: Double(-0.5), p157: Optional<UInt16>.some(UInt16(65534))) },
    .init("{\"\\\"k\\\"p155\":[null,null,{\"items\":[123456789012345678.90]}],\"p156\":5660.7,\"\\\"k\\\"p157\":65535}") { Model152(p153: Optional<Data>.none, p154: Optional<Model2>.none, p155: [Optional<Box<Decimal>>.none, Optional<Box<Decimal>>.none, Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.none, items: [checkedDecimal("123456789012345678.90")]))], p156: Double(5660.7), p157: Optional<UInt16>.some(UInt16(65535))) },
    .init("{\"p153\":\"1zo=\",\"\\\"k\\\"p155\":[{\"item\":1,\"items\":[]},{\"item\":0.001,\"items\":[]},{\"item\":1234.56789,\"items\":[]}],\"p156\":766.8}") { Model152(p153: Optional<Data>.some(Data([215, 58] as [UInt8])), p154: Optional<Model2>.none, p155: [Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("1")), items: [])), Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("0.001")), items: [])), Optional<Box<Decimal>>.some(Box<Decimal>(item: Optional<Decimal>.some(checkedDecimal("1234.56789")), items: []))], p156: Double(766.8), p157: Optional<UInt16>.none) },
    .init("{\"p153\":\"IXs=\",\"key/p154\":{\"p3\":7,\"\\\"k\\\"p4\":[],\"p5\":0.1},\"\\\"k\\\"p155\":[null],\"p156\":-0.5}") { Model152(p153: Optional<Data>.some(Data([33, 123] as [UInt8])), p154: Optional<Model2>.some(Model2(p3: Choice1.case2, p4: Optional<[Int64]>.some([]), p5: checkedDecimal("0.1"))), p155: [Optional<Box<Decimal>>.none], p156: Double(-0.5), p157: Optional<UInt16>.none) },
  ]),
  .mapped(Lined158.self, "Lined158", [
    .init("{\"in\":{\"list159\":[[951782400],[],{\"p163\":-86400},{\"p165\":[32766]}]},\"p161\":{\"p3\":0,\"\\\"k\\\"p4\":[],\"p5\":-0.0005}}") { Lined158(p160: Date(timeIntervalSince1970: 951782400), p161: Model2(p3: Choice1.case1, p4: Optional<[Int64]>.some([]), p5: checkedDecimal("-0.0005")), p162: [], p163: Date(timeIntervalSince1970: -86400), p164: Optional<[URL]>.none, p165: Set<Int16>([Int16(32766)])) },
    .init("{\"in\":{\"list159\":[[-86400],[1],{\"p163\":951782400},{\"p165\":[32767]}]},\"p161\":{\"p3\":7,\"\\\"k\\\"p4\":[9223372036854775807],\"p5\":-123456.789},\"\\\"k\\\"p164\":[]}") { Lined158(p160: Date(timeIntervalSince1970: -86400), p161: Model2(p3: Choice1.case2, p4: Optional<[Int64]>.some([Int64(9223372036854775807)]), p5: checkedDecimal("-123456.789")), p162: [Optional<UInt32>.some(UInt32(1))], p163: Date(timeIntervalSince1970: 951782400), p164: Optional<[URL]>.some([]), p165: Set<Int16>([Int16(32767)])) },
    .init("{\"in\":{\"list159\":[[951782400],[7,4294967295,null],{\"p163\":951782400},{\"p165\":[1]}]},\"p161\":{\"p3\":7,\"\\\"k\\\"p4\":[-7],\"p5\":0.00001}}") { Lined158(p160: Date(timeIntervalSince1970: 951782400), p161: Model2(p3: Choice1.case2, p4: Optional<[Int64]>.some([Int64(-7)]), p5: checkedDecimal("0.00001")), p162: [Optional<UInt32>.some(UInt32(7)), Optional<UInt32>.some(UInt32(4294967295)), Optional<UInt32>.none], p163: Date(timeIntervalSince1970: 951782400), p164: Optional<[URL]>.none, p165: Set<Int16>([Int16(1)])) },
    .init("{\"in\":{\"list159\":[[951782400],[null,4294967295,0],{\"p163\":951782400},{\"p165\":[-10922]}]},\"p161\":{\"p3\":-5,\"\\\"k\\\"p4\":[0,9223372036854775807,-9223372036854775806],\"p5\":12345678901234567890},\"\\\"k\\\"p164\":[\"https://example.org\",\"relative/path\"]}") { Lined158(p160: Date(timeIntervalSince1970: 951782400), p161: Model2(p3: Choice1.case0, p4: Optional<[Int64]>.some([Int64(0), Int64(9223372036854775807), Int64(-9223372036854775806)]), p5: checkedDecimal("12345678901234567890")), p162: [Optional<UInt32>.none, Optional<UInt32>.some(UInt32(4294967295)), Optional<UInt32>.some(UInt32(0))], p163: Date(timeIntervalSince1970: 951782400), p164: Optional<[URL]>.some([checkedURL("https://example.org"), checkedURL("relative/path")]), p165: Set<Int16>([Int16(-10922)])) },
    .init("{\"in\":{\"list159\":[[1],[],{\"p163\":1},{\"p165\":[-7]}]},\"p161\":{\"p3\":-5,\"p5\":0.00005},\"\\\"k\\\"p164\":[\"file:///a%20b\",\"https://example.org/a/b?c=d&e=f#g\",\"relative/path\"]}") { Lined158(p160: Date(timeIntervalSince1970: 1), p161: Model2(p3: Choice1.case0, p4: Optional<[Int64]>.none, p5: checkedDecimal("0.00005")), p162: [], p163: Date(timeIntervalSince1970: 1), p164: Optional<[URL]>.some([checkedURL("file:///a%20b"), checkedURL("https://example.org/a/b?c=d&e=f#g"), checkedURL("relative/path")]), p165: Set<Int16>([Int16(-7)])) },
  ]),
]
