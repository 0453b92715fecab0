// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 2. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

final class Model125: JSONMappable, Codable, Equatable {
  var p126: Optional<[Sum23]> = nil
  var p127: [Bool] = []
  var p128: Set<Choice1> = Set<Choice1>([Choice1.case0])
  var p129: Optional<UInt32> = nil
  var p130: Optional<URL> = nil
  var p131: Moved82 = Moved82(p83: Optional<Moved18>.some(Moved18(p19: UInt(18446744073709551614))), p84: [Optional<Decimal>.some(checkedDecimal("123456.789")), Optional<Decimal>.some(checkedDecimal("0.00001"))])
  required init() {}
  init(p126: Optional<[Sum23]>, p127: [Bool], p128: Set<Choice1>, p129: Optional<UInt32>, p130: Optional<URL>, p131: Moved82) {
    self.p126 = p126
    self.p127 = p127
    self.p128 = p128
    self.p129 = p129
    self.p130 = p130
    self.p131 = p131
  }
  static func == (left: Model125, right: Model125) -> Bool {
    left.p126 == right.p126 && left.p127 == right.p127 && left.p128 == right.p128 && left.p129 == right.p129 && left.p130 == right.p130 && left.p131 == right.p131
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p126": return "\"k\"p126"
    case "p129": return "\u{e9}p129"
    case "p131": return "\u{e9}p131"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p126 = "\"k\"p126"
    case p127 = "p127"
    case p128 = "p128"
    case p129 = "\u{e9}p129"
    case p130 = "p130"
    case p131 = "\u{e9}p131"
  }
}
struct Lined132: JSONMappable, Equatable {
  var p133: Date = Date(timeIntervalSince1970: -86400)
  var p134: Data = Data([92] as [UInt8])
  var p135: Model14 = Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case0, p6: Optional<Int>.none), p16: [Choice1.case0], p17: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case1, p6: Optional<Int>.some(Int(0))))
  var p136: Optional<Data> = nil
  init() {}
  init(p133: Date, p134: Data, p135: Model14, p136: Optional<Data>) {
    self.p133 = p133
    self.p134 = p134
    self.p135 = p135
    self.p136 = p136
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p133, key: "p133", transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p134, keys: ["p134", "p134_old"])
    try json.map(&p135, keyPath: "in.p135", required: true)
    try json.map(&p136, key: "\"k\"p136")
  }
}
struct Model137: JSONMappable, Codable, Equatable {
  var p138: [Optional<UUID>] = []
  var p139: Optional<Moved18> = nil
  var p140: [String: Int64] = ["a/b": Int64(3074457345618258602), "\u{e9}": Int64(-1)]
  var p141: [Optional<Int32>] = []
  var p142: Sum88 = Sum88.stopNow
  var p143: Optional<Sum23> = nil
  init() {}
  init(p138: [Optional<UUID>], p139: Optional<Moved18>, p140: [String: Int64], p141: [Optional<Int32>], p142: Sum88, p143: Optional<Sum23>) {
    self.p138 = p138
    self.p139 = p139
    self.p140 = p140
    self.p141 = p141
    self.p142 = p142
    self.p143 = p143
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p143": return "\"k\"p143"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p138 = "p138"
    case p139 = "p139"
    case p140 = "p140"
    case p141 = "p141"
    case p142 = "p142"
    case p143 = "\"k\"p143"
  }
}
struct Lined148: JSONMappable, Equatable {
  var p150: [Optional<Int>] = [Optional<Int>.none, Optional<Int>.some(-7)]
  var p151: Sum113 = Sum113.stopNow
  var p152: Optional<[URL]> = nil
  init() {}
  init(p150: [Optional<Int>], p151: Sum113, p152: Optional<[URL]>) {
    self.p150 = p150
    self.p151 = p151
    self.p152 = p152
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p150, key: "p150", transformer: JSONTransformers.stringToInt)
    try json.map(&p151, key: "\u{e9}p151")
    try json.map(&p152, keyPath: "list149[0]", transformer: JSONTransformers.stringToURL)
  }
}
struct Model154: JSONMappable, Codable, Equatable {
  var p155: Set<Double> = Set<Double>([Double(1e15)])
  var p156: Set<String> = Set<String>(["\u{feff}x"])
  var p157: Optional<UInt8> = nil
  init() {}
  init(p155: Set<Double>, p156: Set<String>, p157: Optional<UInt8>) {
    self.p155 = p155
    self.p156 = p156
    self.p157 = p157
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p156": return "\u{e9}p156"
    case "p157": return "\u{e9}p157"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p155 = "p155"
    case p156 = "\u{e9}p156"
    case p157 = "\u{e9}p157"
  }
}
final class Lined158: JSONMappable, Equatable {
  var p159: Model106 = Model106()
  required init() {}
  init(p159: Model106) {
    self.p159 = p159
  }
  static func == (left: Lined158, right: Lined158) -> Bool {
    left.p159 == right.p159
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p159, key: "p159", required: true)
  }
}

let randomModels2: [ModelCase] = [
  .codable(Model125.self, "Model125", [
    .init("{\"\\\"k\\\"p126\":[{\"tag23\":\"stop_now\"},{\"tag23\":\"wait_for\"},{\"tag23\":\"take_it\",\"data23\":{\"p15\":{\"key/p3\":0,\"p5\":-5,\"p6\":7},\"key/p16\":[7],\"p17\":{\"key/p3\":-5,\"p5\":0,\"p6\":9223372036854775807}}}],\"p127\":[true,false],\"p128\":[-5],\"p130\":\"//host\",\"\u{e9}p131\":{\"p84\":[0.00001,0.00001,null]}}") { Model125(p126: Optional<[Sum23]>.some([Sum23.stopNow, Sum23.waitFor(Optional<[Bool]>.none), Sum23.takeIt(Model14(p15: Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.some(Int(7))), p16: [Choice1.case2], p17: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case1, p6: Optional<Int>.some(Int(9223372036854775807)))))]), p127: [true, false], p128: Set<Choice1>([Choice1.case0]), p129: Optional<UInt32>.none, p130: Optional<URL>.some(checkedURL("//host")), p131: Moved82(p83: Optional<Moved18>.none, p84: [Optional<Decimal>.some(checkedDecimal("0.00001")), Optional<Decimal>.some(checkedDecimal("0.00001")), Optional<Decimal>.none])) },
    .init("{\"\\\"k\\\"p126\":[{\"tag23\":\"nest_it\",\"data23\":{\"\\\"k\\\"p19\":18446744073709551615}},{\"tag23\":\"stop_now\"},{\"tag23\":\"wait_for\"}],\"p127\":[true,true,false],\"p128\":[0],\"\u{e9}p129\":4294967295,\"\u{e9}p131\":{\"p84\":[0.00001]}}") { Model125(p126: Optional<[Sum23]>.some([Sum23.nestIt(it: Moved18(p19: UInt(18446744073709551615))), Sum23.stopNow, Sum23.waitFor(Optional<[Bool]>.none)]), p127: [true, true, false], p128: Set<Choice1>([Choice1.case1]), p129: Optional<UInt32>.some(UInt32(4294967295)), p130: Optional<URL>.none, p131: Moved82(p83: Optional<Moved18>.none, p84: [Optional<Decimal>.some(checkedDecimal("0.00001"))])) },
    .init("{\"\\\"k\\\"p126\":[{\"tag23\":\"take_it\",\"data23\":{\"p15\":{\"key/p3\":-5,\"\\\"k\\\"p4\":7,\"p5\":7,\"p6\":1},\"key/p16\":[7,7],\"p17\":{\"key/p3\":-5,\"\\\"k\\\"p4\":0,\"p5\":-5,\"p6\":7}}}],\"p127\":[false],\"p128\":[-5],\"\u{e9}p131\":{\"p83\":{\"\\\"k\\\"p19\":7},\"p84\":[]}}") { Model125(p126: Optional<[Sum23]>.some([Sum23.takeIt(Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case2, p6: Optional<Int>.some(Int(1))), p16: [Choice1.case2, Choice1.case2], p17: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case0, p6: Optional<Int>.some(Int(7)))))]), p127: [false], p128: Set<Choice1>([Choice1.case0]), p129: Optional<UInt32>.none, p130: Optional<URL>.none, p131: Moved82(p83: Optional<Moved18>.some(Moved18(p19: UInt(7))), p84: [])) },
    .init("{\"\\\"k\\\"p126\":[{\"tag23\":\"nest_it\",\"data23\":{\"\\\"k\\\"p19\":0}}],\"p127\":[true],\"p128\":[-5],\"\u{e9}p129\":1431655765,\"p130\":\"file:///a%20b\",\"\u{e9}p131\":{\"p84\":[]}}") { Model125(p126: Optional<[Sum23]>.some([Sum23.nestIt(it: Moved18(p19: UInt(0)))]), p127: [true], p128: Set<Choice1>([Choice1.case0]), p129: Optional<UInt32>.some(UInt32(1431655765)), p130: Optional<URL>.some(checkedURL("file:///a%20b")), p131: Moved82(p83: Optional<Moved18>.none, p84: [])) },
  ]),
  .mapped(Lined132.self, "Lined132", [
    .init("{\"p133\":1000,\"p134\":\"dZro\",\"in\":{\"p135\":{\"p15\":{\"key/p3\":-5,\"p5\":7,\"p6\":0},\"key/p16\":[-5],\"p17\":{\"key/p3\":-5,\"\\\"k\\\"p4\":-5,\"p5\":7,\"p6\":-9223372036854775807}}}}") { Lined132(p133: Date(timeIntervalSince1970: 1), p134: Data([117, 154, 232] as [UInt8]), p135: Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.some(Int(0))), p16: [Choice1.case0], p17: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case2, p6: Optional<Int>.some(Int(-9223372036854775807)))), p136: Optional<Data>.none) },
    .init("{\"p133\":1000,\"p134\":\"wKRA\",\"in\":{\"p135\":{\"p15\":{\"key/p3\":-5,\"p5\":-5},\"key/p16\":[],\"p17\":{\"key/p3\":7,\"\\\"k\\\"p4\":0,\"p5\":-5,\"p6\":-9223372036854775807}}},\"\\\"k\\\"p136\":\"\"}") { Lined132(p133: Date(timeIntervalSince1970: 1), p134: Data([192, 164, 64] as [UInt8]), p135: Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.none), p16: [], p17: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case0, p6: Optional<Int>.some(Int(-9223372036854775807)))), p136: Optional<Data>.some(Data([] as [UInt8]))) },
    .init("{\"p133\":951782400000,\"p134\":\"9++FWA==\",\"in\":{\"p135\":{\"p15\":{\"key/p3\":0,\"\\\"k\\\"p4\":0,\"p5\":0,\"p6\":9223372036854775807},\"key/p16\":[7],\"p17\":{\"key/p3\":0,\"\\\"k\\\"p4\":0,\"p5\":0}}},\"\\\"k\\\"p136\":\"qg==\"}") { Lined132(p133: Date(timeIntervalSince1970: 951782400), p134: Data([247, 239, 133, 88] as [UInt8]), p135: Model14(p15: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case1, p6: Optional<Int>.some(Int(9223372036854775807))), p16: [Choice1.case2], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case1, p6: Optional<Int>.none)), p136: Optional<Data>.some(Data([170] as [UInt8]))) },
    .init("{\"p133\":-86400000,\"p134\":\"FLryLA==\",\"in\":{\"p135\":{\"p15\":{\"key/p3\":-5,\"p5\":0,\"p6\":9223372036854775806},\"key/p16\":[-5,0],\"p17\":{\"key/p3\":0,\"\\\"k\\\"p4\":7,\"p5\":-5,\"p6\":-7}}},\"\\\"k\\\"p136\":\"CQ==\"}") { Lined132(p133: Date(timeIntervalSince1970: -86400), p134: Data([20, 186, 242, 44] as [UInt8]), p135: Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case1, p6: Optional<Int>.some(Int(9223372036854775806))), p16: [Choice1.case0, Choice1.case1], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case0, p6: Optional<Int>.some(Int(-7)))), p136: Optional<Data>.some(Data([9] as [UInt8]))) },
  ]),
  .codable(Model137.self, "Model137", [
    .init("{\"p138\":[null],\"p139\":{\"\\\"k\\\"p19\":18446744073709551615},\"p140\":{\"a/b\":9223372036854775807},\"p141\":[-2147483647,-7,0],\"p142\":{\"tag88\":\"stopNow\"},\"\\\"k\\\"p143\":{\"tag23\":\"stop_now\"}}") { Model137(p138: [Optional<UUID>.none], p139: Optional<Moved18>.some(Moved18(p19: UInt(18446744073709551615))), p140: ["a/b": Int64(9223372036854775807)], p141: [Optional<Int32>.some(Int32(-2147483647)), Optional<Int32>.some(Int32(-7)), Optional<Int32>.some(Int32(0))], p142: Sum88.stopNow, p143: Optional<Sum23>.some(Sum23.stopNow)) },
    .init("{\"p138\":[null,\"74D55638-ED76-531B-90ED-CF68FA92CCDA\",\"F743CD43-7031-8AA7-5F90-9B82263F6D30\"],\"p139\":{\"\\\"k\\\"p19\":6148914691236517205},\"p140\":{\"a\":7,\"a/b\":9223372036854775806},\"p141\":[-1,-715827882],\"p142\":{\"tag88\":\"moveBy\",\"_0\":-0.5},\"\\\"k\\\"p143\":{\"tag23\":\"wait_for\",\"data23\":[]}}") { Model137(p138: [Optional<UUID>.none, Optional<UUID>.some(UUID(uuid: (116, 213, 86, 56, 237, 118, 83, 27, 144, 237, 207, 104, 250, 146, 204, 218))), Optional<UUID>.some(UUID(uuid: (247, 67, 205, 67, 112, 49, 138, 167, 95, 144, 155, 130, 38, 63, 109, 48)))], p139: Optional<Moved18>.some(Moved18(p19: UInt(6148914691236517205))), p140: ["a": Int64(7), "a/b": Int64(9223372036854775806)], p141: [Optional<Int32>.some(Int32(-1)), Optional<Int32>.some(Int32(-715827882))], p142: Sum88.moveBy(checkedDecimal("-0.5"), y: Optional<[Bool]>.none), p143: Optional<Sum23>.some(Sum23.waitFor(Optional<[Bool]>.some([])))) },
    .init("{\"p138\":[null,null,null],\"p140\":{\"a/b\":0},\"p141\":[],\"p142\":{\"tag88\":\"takeIt\",\"\\\"k\\\"p19\":6148914691236517205},\"\\\"k\\\"p143\":{\"tag23\":\"take_it\",\"data23\":{\"p15\":{\"key/p3\":7,\"\\\"k\\\"p4\":0,\"p5\":0,\"p6\":-9223372036854775806},\"key/p16\":[0,0,0],\"p17\":{\"key/p3\":0,\"p5\":0,\"p6\":0}}}}") { Model137(p138: [Optional<UUID>.none, Optional<UUID>.none, Optional<UUID>.none], p139: Optional<Moved18>.none, p140: ["a/b": Int64(0)], p141: [], p142: Sum88.takeIt(Moved18(p19: UInt(6148914691236517205))), p143: Optional<Sum23>.some(Sum23.takeIt(Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case1, p6: Optional<Int>.some(Int(-9223372036854775806))), p16: [Choice1.case1, Choice1.case1, Choice1.case1], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case1, p6: Optional<Int>.some(Int(0))))))) },
    .init("{\"p138\":[],\"p140\":{\"a\":9223372036854775806,\"a/b\":-3074457345618258602},\"p141\":[0,0],\"p142\":{\"tag88\":\"nestIt\",\"\\\"k\\\"p19\":18446744073709551614}}") { Model137(p138: [], p139: Optional<Moved18>.none, p140: ["a": Int64(9223372036854775806), "a/b": Int64(-3074457345618258602)], p141: [Optional<Int32>.some(Int32(0)), Optional<Int32>.some(Int32(0))], p142: Sum88.nestIt(Moved18(p19: UInt(18446744073709551614))), p143: Optional<Sum23>.none) },
  ]),
  .mapped(Lined148.self, "Lined148", [
    .init("{\"p150\":[\"0\",\"-7\",\"-7\"],\"\u{e9}p151\":{\"tag113\":\"stopNow\"},\"list149\":[null]}") { Lined148(p150: [Optional<Int>.some(0), Optional<Int>.some(-7), Optional<Int>.some(-7)], p151: Sum113.stopNow, p152: Optional<[URL]>.none) },
    .init("{\"p150\":[null,\"1099511627776\",\"5\"],\"\u{e9}p151\":{\"tag113\":\"moveBy\",\"data113\":{\"_0\":7,\"y\":{\"-5\":7554.4,\"0\":3191.8}}},\"list149\":[null]}") { Lined148(p150: [Optional<Int>.none, Optional<Int>.some(1099511627776), Optional<Int>.some(5)], p151: Sum113.moveBy(Int8(7), y: [-5: Date(timeIntervalSinceReferenceDate: 7554.4), 0: Date(timeIntervalSinceReferenceDate: 3191.8)]), p152: Optional<[URL]>.none) },
    .init("{\"p150\":[],\"\u{e9}p151\":{\"tag113\":\"waitFor\",\"data113\":{\"p68\":-7,\"p69\":{\"a\":{\"\\\"k\\\"p19\":18446744073709551615}},\"\u{e9}p70\":-5,\"p71\":[-5,7]}},\"list149\":[[]]}") { Lined148(p150: [], p151: Sum113.waitFor(Model67(p68: Int16(-7), p69: ["a": Moved18(p19: UInt(18446744073709551615))], p70: Choice1.case0, p71: [Choice1.case0, Choice1.case2])), p152: Optional<[URL]>.some([])) },
    .init("{\"p150\":[\"5\",\"-7\",\"5\"],\"\u{e9}p151\":{\"tag113\":\"nestIt\",\"data113\":{\"tag88\":\"stopNow\"}},\"list149\":[[\"file:///a\",\"mailto:a@b.c\",\"file:///a\"]]}") { Lined148(p150: [Optional<Int>.some(5), Optional<Int>.some(-7), Optional<Int>.some(5)], p151: Sum113.nestIt(Sum88.stopNow), p152: Optional<[URL]>.some([checkedURL("file:///a"), checkedURL("mailto:a@b.c"), checkedURL("file:///a")])) },
  ]),
  .codable(Model154.self, "Model154", [
    .init("{\"p155\":[0.30000000000000004],\"\u{e9}p156\":[\"\u{e9}\"],\"\u{e9}p157\":255}") { Model154(p155: Set<Double>([Double(0.30000000000000004)]), p156: Set<String>(["\u{e9}"]), p157: Optional<UInt8>.some(UInt8(255))) },
    .init("{\"p155\":[0.30000000000000004],\"\u{e9}p156\":[\"e\u{301}\"]}") { Model154(p155: Set<Double>([Double(0.30000000000000004)]), p156: Set<String>(["e\u{301}"]), p157: Optional<UInt8>.none) },
    .init("{\"p155\":[4845.8],\"\u{e9}p156\":[\"\u{e9}\"],\"\u{e9}p157\":1}") { Model154(p155: Set<Double>([Double(4845.8)]), p156: Set<String>(["\u{e9}"]), p157: Optional<UInt8>.some(UInt8(1))) },
    .init("{\"p155\":[3883.4],\"\u{e9}p156\":[\"\u{e9}\"]}") { Model154(p155: Set<Double>([Double(3883.4)]), p156: Set<String>(["\u{e9}"]), p157: Optional<UInt8>.none) },
  ]),
  .mapped(Lined158.self, "Lined158", [
    .init("{\"p159\":{\"p108\":[3074457345618258602]}}") { Lined158(p159: Model106(p107: Optional<[Moved18]>.none, p108: Set<Int>([Int(3074457345618258602)]))) },
    .init("{\"p159\":{\"p108\":[0]}}") { Lined158(p159: Model106(p107: Optional<[Moved18]>.none, p108: Set<Int>([Int(0)]))) },
    .init("{\"p159\":{\"p107\":[{\"\\\"k\\\"p19\":1},{\"\\\"k\\\"p19\":1},{\"\\\"k\\\"p19\":1}],\"p108\":[-7]}}") { Lined158(p159: Model106(p107: Optional<[Moved18]>.some([Moved18(p19: UInt(1)), Moved18(p19: UInt(1)), Moved18(p19: UInt(1))]), p108: Set<Int>([Int(-7)]))) },
    .init("{\"p159\":{\"p108\":[-1]}}") { Lined158(p159: Model106(p107: Optional<[Moved18]>.none, p108: Set<Int>([Int(-1)]))) },
  ]),
]
