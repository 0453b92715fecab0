// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 2. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct Model2: JSONMappable, Codable, Equatable {
  var p3: Choice1 = Choice1.case2
  var p4: Optional<Choice1> = nil
  var p5: Choice1 = Choice1.case1
  var p6: Optional<Int> = nil
  init() {}
  init(p3: Choice1, p4: Optional<Choice1>, p5: Choice1, p6: Optional<Int>) {
    self.p3 = p3
    self.p4 = p4
    self.p5 = p5
    self.p6 = p6
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p3": return "key/p3"
    case "p4": return "\"k\"p4"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p3 = "key/p3"
    case p4 = "\"k\"p4"
    case p5 = "p5"
    case p6 = "p6"
  }
}
struct Lined7: JSONMappable, Equatable {
  var p8: Optional<Date> = nil
  var p9: String = "\u{e9}"
  var p10: [Int] = [Int(1), Int(-9223372036854775806)]
  var p11: UInt32 = UInt32(4294967295)
  var p12: Optional<Int> = nil
  var p13: UUID = UUID(uuid: (58, 115, 85, 145, 248, 32, 139, 177, 237, 93, 216, 78, 101, 171, 225, 0))
  init() {}
  init(p8: Optional<Date>, p9: String, p10: [Int], p11: UInt32, p12: Optional<Int>, p13: UUID) {
    self.p8 = p8
    self.p9 = p9
    self.p10 = p10
    self.p11 = p11
    self.p12 = p12
    self.p13 = p13
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p8, key: "key/p8", transformer: JSONTransformers.secondsToDate)
    try json.map(&p9, key: "p9")
    try json.map(&p10, key: "p10")
    try json.map(&p11, keyPath: "in.p11", required: true)
    try json.map(&p12, key: "\u{e9}p12", transformer: JSONTransformers.numberOrStringToInt)
    try json.map(&p13, keys: ["\u{e9}p13", "p13_old"])
  }
}
struct Model14: JSONMappable, Codable, Equatable {
  var p15: Model2 = Model2()
  var p16: [Choice1] = []
  var p17: Model2 = Model2()
  init() {}
  init(p15: Model2, p16: [Choice1], p17: Model2) {
    self.p15 = p15
    self.p16 = p16
    self.p17 = p17
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p16": return "key/p16"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p15 = "p15"
    case p16 = "key/p16"
    case p17 = "p17"
  }
}
struct Lined20: JSONMappable, Equatable {
  var p22: Optional<[Lined7]> = nil
  init() {}
  init(p22: Optional<[Lined7]>) {
    self.p22 = p22
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p22, keyPath: "in.list21[0]")
  }
}
final class Model24: JSONMappable, Codable, Equatable {
  var p25: Optional<Sum23> = nil
  var p26: Model2 = Model2()
  var p27: Optional<Moved18> = nil
  var p28: [String: Sum23] = [:]
  var p29: [Float] = [Float(-123.456)]
  var p30: Sum23 = Sum23.stopNow
  required init() {}
  init(p25: Optional<Sum23>, p26: Model2, p27: Optional<Moved18>, p28: [String: Sum23], p29: [Float], p30: Sum23) {
    self.p25 = p25
    self.p26 = p26
    self.p27 = p27
    self.p28 = p28
    self.p29 = p29
    self.p30 = p30
  }
  static func == (left: Model24, right: Model24) -> Bool {
    left.p25 == right.p25 && left.p26 == right.p26 && left.p27 == right.p27 && left.p28 == right.p28 && left.p29 == right.p29 && left.p30 == right.p30
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p25": return "key/p25"
    case "p26": return "\"k\"p26"
    case "p29": return "key/p29"
    case "p30": return "\"k\"p30"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p25 = "key/p25"
    case p26 = "\"k\"p26"
    case p27 = "p27"
    case p28 = "p28"
    case p29 = "key/p29"
    case p30 = "\"k\"p30"
  }
}
struct Lined31: JSONMappable, Equatable {
  var p32: [String: UUID] = ["a": UUID(uuid: (12, 97, 139, 74, 236, 185, 96, 116, 48, 159, 111, 198, 221, 113, 173, 84))]
  var p33: [Optional<Choice1>] = [Optional<Choice1>.some(Choice1.case0), Optional<Choice1>.some(Choice1.case1)]
  var p34: Set<Data> = Set<Data>([Data([206, 64, 156, 217] as [UInt8])])
  var p35: UUID = UUID(uuid: (63, 119, 201, 146, 136, 21, 66, 83, 98, 221, 49, 66, 100, 195, 141, 159))
  var p36: Set<UInt> = Set<UInt>([UInt(18446744073709551614)])
  var p37: Set<Double> = Set<Double>([Double(-4568.7)])
  init() {}
  init(p32: [String: UUID], p33: [Optional<Choice1>], p34: Set<Data>, p35: UUID, p36: Set<UInt>, p37: Set<Double>) {
    self.p32 = p32
    self.p33 = p33
    self.p34 = p34
    self.p35 = p35
    self.p36 = p36
    self.p37 = p37
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p32, keys: ["key/p32", "p32_old"], transformer: JSONTransformers.stringToUUID)
    try json.map(&p33, keys: ["key/p33", "p33_old"])
    try json.map(&p34, keyPath: "in.p34")
    try json.map(&p35, key: "p35", transformer: JSONTransformers.stringToUUID)
    try json.map(&p36, keyPath: "in.p36")
    try json.map(&p37, keyPath: "in.p37")
  }
}
struct Model38: JSONMappable, Codable, Equatable {
  var p39: [Optional<UInt16>] = [Optional<UInt16>.none, Optional<UInt16>.some(UInt16(1)), Optional<UInt16>.none]
  var p40: UInt32 = UInt32(1)
  var p41: [Optional<Model14>] = [Optional<Model14>.none]
  var p42: [Model2] = []
  var p43: Sum23 = Sum23.stopNow
  init() {}
  init(p39: [Optional<UInt16>], p40: UInt32, p41: [Optional<Model14>], p42: [Model2], p43: Sum23) {
    self.p39 = p39
    self.p40 = p40
    self.p41 = p41
    self.p42 = p42
    self.p43 = p43
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p39": return "\u{e9}p39"
    case "p43": return "key/p43"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p39 = "\u{e9}p39"
    case p40 = "p40"
    case p41 = "p41"
    case p42 = "p42"
    case p43 = "key/p43"
  }
}
struct Lined44: JSONMappable, Equatable {
  var p45: Optional<UUID> = nil
  var p46: Optional<[Model14]> = nil
  init() {}
  init(p45: Optional<UUID>, p46: Optional<[Model14]>) {
    self.p45 = p45
    self.p46 = p46
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p45, keys: ["\"k\"p45", "p45_old"])
    try json.map(&p46, key: "key/p46")
  }
}
struct Model47: JSONMappable, Codable, Equatable {
  var p48: Model2 = Model2()
  var p49: Optional<Moved18> = nil
  var p50: Optional<[Model14]> = nil
  init() {}
  init(p48: Model2, p49: Optional<Moved18>, p50: Optional<[Model14]>) {
    self.p48 = p48
    self.p49 = p49
    self.p50 = p50
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p49": return "\u{e9}p49"
    case "p50": return "\u{e9}p50"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p48 = "p48"
    case p49 = "\u{e9}p49"
    case p50 = "\u{e9}p50"
  }
}
final class Lined51: JSONMappable, Equatable {
  var p52: Lined7 = Lined7()
  var p53: Optional<UUID> = nil
  var p54: Set<Bool> = Set<Bool>([false])
  var p55: Set<Int32> = Set<Int32>([Int32(2147483647)])
  required init() {}
  init(p52: Lined7, p53: Optional<UUID>, p54: Set<Bool>, p55: Set<Int32>) {
    self.p52 = p52
    self.p53 = p53
    self.p54 = p54
    self.p55 = p55
  }
  static func == (left: Lined51, right: Lined51) -> Bool {
    left.p52 == right.p52 && left.p53 == right.p53 && left.p54 == right.p54 && left.p55 == right.p55
  }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p52, keys: ["p52", "p52_old"])
    try json.map(&p53, key: "\u{e9}p53", transformer: JSONTransformers.stringToUUID)
    try json.map(&p54, key: "key/p54")
    try json.map(&p55, key: "p55")
  }
}
struct Model57: JSONMappable, Codable, Equatable {
  var p58: Sum23 = Sum23.stopNow
  var p59: Optional<Model2> = nil
  var p60: Optional<[Model47]> = nil
  init() {}
  init(p58: Sum23, p59: Optional<Model2>, p60: Optional<[Model47]>) {
    self.p58 = p58
    self.p59 = p59
    self.p60 = p60
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p59": return "\u{e9}p59"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p58 = "p58"
    case p59 = "\u{e9}p59"
    case p60 = "p60"
  }
}
struct Lined61: JSONMappable, Equatable {
  var p62: Set<UInt> = Set<UInt>([UInt(0)])
  var p63: Int8 = Int8(1)
  var p64: Optional<Float> = nil
  var p65: Date = Date(timeIntervalSince1970: -86400)
  var p66: [Int: Sum23] = [:]
  init() {}
  init(p62: Set<UInt>, p63: Int8, p64: Optional<Float>, p65: Date, p66: [Int: Sum23]) {
    self.p62 = p62
    self.p63 = p63
    self.p64 = p64
    self.p65 = p65
    self.p66 = p66
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p62, keyPath: "in.p62", required: true)
    try json.map(&p63, key: "p63")
    try json.map(&p64, keys: ["\"k\"p64", "p64_old"])
    try json.map(&p65, key: "p65", required: true, transformer: JSONTransformers.millisecondsToDate)
    try json.map(&p66, key: "\"k\"p66")
  }
}

let randomModels0: [ModelCase] = [
  .codable(Model2.self, "Model2", [
    .init("{\"key/p3\":-5,\"\\\"k\\\"p4\":7,\"p5\":0,\"p6\":0}") { Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case1, p6: Optional<Int>.some(Int(0))) },
    .init("{\"key/p3\":-5,\"\\\"k\\\"p4\":0,\"p5\":-5,\"p6\":3074457345618258602}") { Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case0, p6: Optional<Int>.some(Int(3074457345618258602))) },
    .init("{\"key/p3\":-5,\"p5\":7}") { Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.none) },
    .init("{\"key/p3\":7,\"p5\":-5,\"p6\":3074457345618258602}") { Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.some(Int(3074457345618258602))) },
  ]),
  .mapped(Lined7.self, "Lined7", [
    .init("{\"key/p8\":1700000000,\"p9\":\"twelve bytes\",\"p10\":[0,-3074457345618258602,-9223372036854775807],\"in\":{\"p11\":7},\"\u{e9}p12\":-7,\"\u{e9}p13\":\"63447A75-706A-4FEC-A759-3916868BD24B\"}") { Lined7(p8: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), p9: "twelve bytes", p10: [Int(0), Int(-3074457345618258602), Int(-9223372036854775807)], p11: UInt32(7), p12: Optional<Int>.some(-7), p13: UUID(uuid: (99, 68, 122, 117, 112, 106, 79, 236, 167, 89, 57, 22, 134, 139, 210, 75))) },
    .init("{\"key/p8\":-86400,\"p9\":\"\u{2028}\",\"p10\":[3074457345618258602,-1],\"in\":{\"p11\":4294967294},\"\u{e9}p12\":0,\"\u{e9}p13\":\"36E30EB8-2E05-F8D1-25E1-53FDCF071247\"}") { Lined7(p8: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p9: "\u{2028}", p10: [Int(3074457345618258602), Int(-1)], p11: UInt32(4294967294), p12: Optional<Int>.some(0), p13: UUID(uuid: (54, 227, 14, 184, 46, 5, 248, 209, 37, 225, 83, 253, 207, 7, 18, 71))) },
    .init("{\"key/p8\":951782400,\"p9\":\"\u{feff}x\",\"p10\":[9223372036854775806,7,3074457345618258602],\"in\":{\"p11\":4294967295},\"\u{e9}p12\":-7,\"\u{e9}p13\":\"491C213E-42E3-2A61-B70F-3F10C03122C3\"}") { Lined7(p8: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p9: "\u{feff}x", p10: [Int(9223372036854775806), Int(7), Int(3074457345618258602)], p11: UInt32(4294967295), p12: Optional<Int>.some(-7), p13: UUID(uuid: (73, 28, 33, 62, 66, 227, 42, 97, 183, 15, 63, 16, 192, 49, 34, 195))) },
    .init("{\"key/p8\":-86400,\"p9\":\"\u{1f468}\u{200d}\u{1f469}\",\"p10\":[],\"in\":{\"p11\":1},\"\u{e9}p12\":0,\"\u{e9}p13\":\"A839E0A7-1BAD-94A0-A44E-93A60B4491A2\"}") { Lined7(p8: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), p9: "\u{1f468}\u{200d}\u{1f469}", p10: [], p11: UInt32(1), p12: Optional<Int>.some(0), p13: UUID(uuid: (168, 57, 224, 167, 27, 173, 148, 160, 164, 78, 147, 166, 11, 68, 145, 162))) },
  ]),
  .codable(Model14.self, "Model14", [
    .init("{\"p15\":{\"key/p3\":-5,\"p5\":7},\"key/p16\":[7,7,7],\"p17\":{\"key/p3\":0,\"p5\":-5,\"p6\":7}}") { Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.none), p16: [Choice1.case2, Choice1.case2, Choice1.case2], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.some(Int(7)))) },
    .init("{\"p15\":{\"key/p3\":-5,\"\\\"k\\\"p4\":-5,\"p5\":0,\"p6\":0},\"key/p16\":[-5,-5],\"p17\":{\"key/p3\":0,\"\\\"k\\\"p4\":-5,\"p5\":0,\"p6\":9223372036854775807}}") { Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case1, p6: Optional<Int>.some(Int(0))), p16: [Choice1.case0, Choice1.case0], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case1, p6: Optional<Int>.some(Int(9223372036854775807)))) },
    .init("{\"p15\":{\"key/p3\":7,\"p5\":7,\"p6\":1},\"key/p16\":[7],\"p17\":{\"key/p3\":-5,\"p5\":7,\"p6\":1}}") { Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.some(Int(1))), p16: [Choice1.case2], p17: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.some(Int(1)))) },
    .init("{\"p15\":{\"key/p3\":7,\"p5\":0,\"p6\":9223372036854775806},\"key/p16\":[0],\"p17\":{\"key/p3\":7,\"\\\"k\\\"p4\":0,\"p5\":0}}") { Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case1, p6: Optional<Int>.some(Int(9223372036854775806))), p16: [Choice1.case1], p17: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case1, p6: Optional<Int>.none)) },
  ]),
  .mapped(Lined20.self, "Lined20", [
    .init("{\"in\":{\"list21\":[null]}}") { Lined20(p22: Optional<[Lined7]>.none) },
    .init("{\"in\":{\"list21\":[[]]}}") { Lined20(p22: Optional<[Lined7]>.some([])) },
    .init("{\"in\":{\"list21\":[[]]}}") { Lined20(p22: Optional<[Lined7]>.some([])) },
    .init("{\"in\":{\"list21\":[null]}}") { Lined20(p22: Optional<[Lined7]>.none) },
  ]),
  .codable(Model24.self, "Model24", [
    .init("{\"\\\"k\\\"p26\":{\"key/p3\":7,\"\\\"k\\\"p4\":-5,\"p5\":7,\"p6\":9223372036854775806},\"p27\":{\"\\\"k\\\"p19\":1},\"p28\":{\"a\":{\"tag23\":\"nest_it\",\"data23\":{\"\\\"k\\\"p19\":7}}},\"key/p29\":[7,-0.5],\"\\\"k\\\"p30\":{\"tag23\":\"stop_now\"}}") { Model24(p25: Optional<Sum23>.none, p26: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case2, p6: Optional<Int>.some(Int(9223372036854775806))), p27: Optional<Moved18>.some(Moved18(p19: UInt(1))), p28: ["a": Sum23.nestIt(it: Moved18(p19: UInt(7)))], p29: [Float(7), Float(-0.5)], p30: Sum23.stopNow) },
    .init("{\"\\\"k\\\"p26\":{\"key/p3\":0,\"\\\"k\\\"p4\":7,\"p5\":7,\"p6\":9223372036854775807},\"p27\":{\"\\\"k\\\"p19\":18446744073709551615},\"p28\":{\"a/b\":{\"tag23\":\"wait_for\",\"data23\":[]}},\"key/p29\":[-0.5,0.1],\"\\\"k\\\"p30\":{\"tag23\":\"take_it\",\"data23\":{\"p15\":{\"key/p3\":-5,\"\\\"k\\\"p4\":7,\"p5\":-5,\"p6\":3074457345618258602},\"key/p16\":[],\"p17\":{\"key/p3\":0,\"p5\":-5,\"p6\":1}}}}") { Model24(p25: Optional<Sum23>.none, p26: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case2, p6: Optional<Int>.some(Int(9223372036854775807))), p27: Optional<Moved18>.some(Moved18(p19: UInt(18446744073709551615))), p28: ["a/b": Sum23.waitFor(Optional<[Bool]>.some([]))], p29: [Float(-0.5), Float(0.1)], p30: Sum23.takeIt(Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case0, p6: Optional<Int>.some(Int(3074457345618258602))), p16: [], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.some(Int(1)))))) },
    .init("{\"key/p25\":{\"tag23\":\"nest_it\",\"data23\":{\"\\\"k\\\"p19\":1}},\"\\\"k\\\"p26\":{\"key/p3\":0,\"p5\":0},\"p27\":{\"\\\"k\\\"p19\":0},\"p28\":{\"a\":{\"tag23\":\"stop_now\"},\"a/b\":{\"tag23\":\"wait_for\",\"data23\":[false,false,false]},\"\u{e9}\":{\"tag23\":\"take_it\",\"data23\":{\"p15\":{\"key/p3\":7,\"\\\"k\\\"p4\":-5,\"p5\":7},\"key/p16\":[-5],\"p17\":{\"key/p3\":7,\"p5\":7}}}},\"key/p29\":[16777216],\"\\\"k\\\"p30\":{\"tag23\":\"nest_it\",\"data23\":{\"\\\"k\\\"p19\":1}}}") { Model24(p25: Optional<Sum23>.some(Sum23.nestIt(it: Moved18(p19: UInt(1)))), p26: Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case1, p6: Optional<Int>.none), p27: Optional<Moved18>.some(Moved18(p19: UInt(0))), p28: ["a": Sum23.stopNow, "a/b": Sum23.waitFor(Optional<[Bool]>.some([false, false, false])), "\u{e9}": Sum23.takeIt(Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case2, p6: Optional<Int>.none), p16: [Choice1.case0], p17: Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.none)))], p29: [Float(16777216)], p30: Sum23.nestIt(it: Moved18(p19: UInt(1)))) },
    .init("{\"key/p25\":{\"tag23\":\"stop_now\"},\"\\\"k\\\"p26\":{\"key/p3\":-5,\"p5\":0,\"p6\":0},\"p27\":{\"\\\"k\\\"p19\":18446744073709551614},\"p28\":{\"a\":{\"tag23\":\"wait_for\"}},\"key/p29\":[0.1,7],\"\\\"k\\\"p30\":{\"tag23\":\"take_it\",\"data23\":{\"p15\":{\"key/p3\":-5,\"p5\":7,\"p6\":3074457345618258602},\"key/p16\":[7,0,7],\"p17\":{\"key/p3\":-5,\"\\\"k\\\"p4\":0,\"p5\":0}}}}") { Model24(p25: Optional<Sum23>.some(Sum23.stopNow), p26: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case1, p6: Optional<Int>.some(Int(0))), p27: Optional<Moved18>.some(Moved18(p19: UInt(18446744073709551614))), p28: ["a": Sum23.waitFor(Optional<[Bool]>.none)], p29: [Float(0.1), Float(7)], p30: Sum23.takeIt(Model14(p15: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.some(Int(3074457345618258602))), p16: [Choice1.case2, Choice1.case1, Choice1.case2], p17: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case1, p6: Optional<Int>.none)))) },
  ]),
  .mapped(Lined31.self, "Lined31", [
    .init("{\"key/p32\":{\"a\":\"12D4BBB4-9E14-6BC9-E1DA-41AE8BD1E052\"},\"key/p33\":[-5],\"in\":{\"p34\":[\"XvGb6es=\"],\"p36\":[18446744073709551614],\"p37\":[7394.1]},\"p35\":\"16D9F7BC-45EF-79A5-CB1B-E452A42C02E8\"}") { Lined31(p32: ["a": UUID(uuid: (18, 212, 187, 180, 158, 20, 107, 201, 225, 218, 65, 174, 139, 209, 224, 82))], p33: [Optional<Choice1>.some(Choice1.case0)], p34: Set<Data>([Data([94, 241, 155, 233, 235] as [UInt8])]), p35: UUID(uuid: (22, 217, 247, 188, 69, 239, 121, 165, 203, 27, 228, 82, 164, 44, 2, 232)), p36: Set<UInt>([UInt(18446744073709551614)]), p37: Set<Double>([Double(7394.1)])) },
    .init("{\"key/p32\":{\"\u{e9}\":\"03C4004C-35DA-1A2E-AA63-A81BA3A1D629\"},\"key/p33\":[7],\"in\":{\"p34\":[\"\"],\"p36\":[18446744073709551615],\"p37\":[1e16]},\"p35\":\"0EC1B511-9A97-E661-8546-274DAA2812D3\"}") { Lined31(p32: ["\u{e9}": UUID(uuid: (3, 196, 0, 76, 53, 218, 26, 46, 170, 99, 168, 27, 163, 161, 214, 41))], p33: [Optional<Choice1>.some(Choice1.case2)], p34: Set<Data>([Data([] as [UInt8])]), p35: UUID(uuid: (14, 193, 181, 17, 154, 151, 230, 97, 133, 70, 39, 77, 170, 40, 18, 211)), p36: Set<UInt>([UInt(18446744073709551615)]), p37: Set<Double>([Double(1e16)])) },
    .init("{\"key/p32\":{},\"key/p33\":[],\"in\":{\"p34\":[\"AA==\"],\"p36\":[6148914691236517205],\"p37\":[8782.6]},\"p35\":\"72A19F22-A1E3-5C27-8C68-1AE8A021D388\"}") { Lined31(p32: [:], p33: [], p34: Set<Data>([Data([0] as [UInt8])]), p35: UUID(uuid: (114, 161, 159, 34, 161, 227, 92, 39, 140, 104, 26, 232, 160, 33, 211, 136)), p36: Set<UInt>([UInt(6148914691236517205)]), p37: Set<Double>([Double(8782.6)])) },
    .init("{\"key/p32\":{},\"key/p33\":[7,null,null],\"in\":{\"p34\":[\"lLLQ1Q==\"],\"p36\":[18446744073709551614],\"p37\":[0.30000000000000004]},\"p35\":\"BB7B025D-04EF-3BE6-9AB0-516E9535E16A\"}") { Lined31(p32: [:], p33: [Optional<Choice1>.some(Choice1.case2), Optional<Choice1>.none, Optional<Choice1>.none], p34: Set<Data>([Data([148, 178, 208, 213] as [UInt8])]), p35: UUID(uuid: (187, 123, 2, 93, 4, 239, 59, 230, 154, 176, 81, 110, 149, 53, 225, 106)), p36: Set<UInt>([UInt(18446744073709551614)]), p37: Set<Double>([Double(0.30000000000000004)])) },
  ]),
  .codable(Model38.self, "Model38", [
    .init("{\"\u{e9}p39\":[7],\"p40\":7,\"p41\":[null],\"p42\":[{\"key/p3\":7,\"p5\":7,\"p6\":-9223372036854775807},{\"key/p3\":7,\"p5\":7}],\"key/p43\":{\"tag23\":\"stop_now\"}}") { Model38(p39: [Optional<UInt16>.some(UInt16(7))], p40: UInt32(7), p41: [Optional<Model14>.none], p42: [Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.some(Int(-9223372036854775807))), Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.none)], p43: Sum23.stopNow) },
    .init("{\"\u{e9}p39\":[21845,65534,null],\"p40\":1431655765,\"p41\":[],\"p42\":[{\"key/p3\":0,\"\\\"k\\\"p4\":-5,\"p5\":-5,\"p6\":-1}],\"key/p43\":{\"tag23\":\"nest_it\",\"data23\":{\"\\\"k\\\"p19\":1}}}") { Model38(p39: [Optional<UInt16>.some(UInt16(21845)), Optional<UInt16>.some(UInt16(65534)), Optional<UInt16>.none], p40: UInt32(1431655765), p41: [], p42: [Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case0, p6: Optional<Int>.some(Int(-1)))], p43: Sum23.nestIt(it: Moved18(p19: UInt(1)))) },
    .init("{\"\u{e9}p39\":[1],\"p40\":7,\"p41\":[{\"p15\":{\"key/p3\":7,\"p5\":-5},\"key/p16\":[7,0],\"p17\":{\"key/p3\":7,\"p5\":0}},null],\"p42\":[{\"key/p3\":-5,\"\\\"k\\\"p4\":-5,\"p5\":7,\"p6\":0},{\"key/p3\":0,\"\\\"k\\\"p4\":-5,\"p5\":-5,\"p6\":9223372036854775806}],\"key/p43\":{\"tag23\":\"stop_now\"}}") { Model38(p39: [Optional<UInt16>.some(UInt16(1))], p40: UInt32(7), p41: [Optional<Model14>.some(Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.none), p16: [Choice1.case2, Choice1.case1], p17: Model2(p3: Choice1.case2, p4: Optional<Choice1>.none, p5: Choice1.case1, p6: Optional<Int>.none))), Optional<Model14>.none], p42: [Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case2, p6: Optional<Int>.some(Int(0))), Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case0, p6: Optional<Int>.some(Int(9223372036854775806)))], p43: Sum23.stopNow) },
    .init("{\"\u{e9}p39\":[1],\"p40\":4294967294,\"p41\":[],\"p42\":[{\"key/p3\":-5,\"p5\":7,\"p6\":0},{\"key/p3\":0,\"\\\"k\\\"p4\":7,\"p5\":7},{\"key/p3\":-5,\"\\\"k\\\"p4\":7,\"p5\":-5,\"p6\":7}],\"key/p43\":{\"tag23\":\"wait_for\",\"data23\":[]}}") { Model38(p39: [Optional<UInt16>.some(UInt16(1))], p40: UInt32(4294967294), p41: [], p42: [Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.some(Int(0))), Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case2, p6: Optional<Int>.none), Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case0, p6: Optional<Int>.some(Int(7)))], p43: Sum23.waitFor(Optional<[Bool]>.some([]))) },
  ]),
  .mapped(Lined44.self, "Lined44", [
    .init("{\"\\\"k\\\"p45\":\"894B6C73-52E2-8FD4-538F-BCFF6DEC36FE\"}") { Lined44(p45: Optional<UUID>.some(UUID(uuid: (137, 75, 108, 115, 82, 226, 143, 212, 83, 143, 188, 255, 109, 236, 54, 254))), p46: Optional<[Model14]>.none) },
    .init("{\"\\\"k\\\"p45\":\"B413131C-B33E-7762-49D2-50F63F0FB294\",\"key/p46\":[]}") { Lined44(p45: Optional<UUID>.some(UUID(uuid: (180, 19, 19, 28, 179, 62, 119, 98, 73, 210, 80, 246, 63, 15, 178, 148))), p46: Optional<[Model14]>.some([])) },
    .init("{\"\\\"k\\\"p45\":\"4C1E68B2-0D58-0857-2274-DD19562B9454\"}") { Lined44(p45: Optional<UUID>.some(UUID(uuid: (76, 30, 104, 178, 13, 88, 8, 87, 34, 116, 221, 25, 86, 43, 148, 84))), p46: Optional<[Model14]>.none) },
    .init("{\"\\\"k\\\"p45\":\"9FC7A661-A395-3847-1C39-EAEF6FC3B92C\",\"key/p46\":[]}") { Lined44(p45: Optional<UUID>.some(UUID(uuid: (159, 199, 166, 97, 163, 149, 56, 71, 28, 57, 234, 239, 111, 195, 185, 44))), p46: Optional<[Model14]>.some([])) },
  ]),
  .codable(Model47.self, "Model47", [
    .init("{\"p48\":{\"key/p3\":0,\"p5\":7},\"\u{e9}p49\":{\"\\\"k\\\"p19\":0}}") { Model47(p48: Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.none), p49: Optional<Moved18>.some(Moved18(p19: UInt(0))), p50: Optional<[Model14]>.none) },
    .init("{\"p48\":{\"key/p3\":0,\"\\\"k\\\"p4\":0,\"p5\":7},\"\u{e9}p49\":{\"\\\"k\\\"p19\":0},\"\u{e9}p50\":[{\"p15\":{\"key/p3\":7,\"\\\"k\\\"p4\":0,\"p5\":-5},\"key/p16\":[],\"p17\":{\"key/p3\":0,\"\\\"k\\\"p4\":0,\"p5\":7,\"p6\":1}}]}") { Model47(p48: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case2, p6: Optional<Int>.none), p49: Optional<Moved18>.some(Moved18(p19: UInt(0))), p50: Optional<[Model14]>.some([Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case0, p6: Optional<Int>.none), p16: [], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case2, p6: Optional<Int>.some(Int(1))))])) },
    .init("{\"p48\":{\"key/p3\":-5,\"p5\":7},\"\u{e9}p49\":{\"\\\"k\\\"p19\":7},\"\u{e9}p50\":[{\"p15\":{\"key/p3\":7,\"\\\"k\\\"p4\":7,\"p5\":0,\"p6\":3074457345618258602},\"key/p16\":[],\"p17\":{\"key/p3\":0,\"\\\"k\\\"p4\":0,\"p5\":0,\"p6\":-3074457345618258602}}]}") { Model47(p48: Model2(p3: Choice1.case0, p4: Optional<Choice1>.none, p5: Choice1.case2, p6: Optional<Int>.none), p49: Optional<Moved18>.some(Moved18(p19: UInt(7))), p50: Optional<[Model14]>.some([Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case1, p6: Optional<Int>.some(Int(3074457345618258602))), p16: [], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case1, p6: Optional<Int>.some(Int(-3074457345618258602))))])) },
    .init("{\"p48\":{\"key/p3\":7,\"\\\"k\\\"p4\":7,\"p5\":0,\"p6\":9223372036854775807},\"\u{e9}p49\":{\"\\\"k\\\"p19\":18446744073709551615},\"\u{e9}p50\":[{\"p15\":{\"key/p3\":7,\"\\\"k\\\"p4\":-5,\"p5\":0,\"p6\":9223372036854775806},\"key/p16\":[7,-5],\"p17\":{\"key/p3\":7,\"\\\"k\\\"p4\":-5,\"p5\":0,\"p6\":1}}]}") { Model47(p48: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case2), p5: Choice1.case1, p6: Optional<Int>.some(Int(9223372036854775807))), p49: Optional<Moved18>.some(Moved18(p19: UInt(18446744073709551615))), p50: Optional<[Model14]>.some([Model14(p15: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case1, p6: Optional<Int>.some(Int(9223372036854775806))), p16: [Choice1.case2, Choice1.case0], p17: Model2(p3: Choice1.case2, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case1, p6: Optional<Int>.some(Int(1))))])) },
  ]),
  .mapped(Lined51.self, "Lined51", [
    .init("{\"p52\":{\"key/p8\":951782400,\"p9\":\"\u{e9}\",\"p10\":[],\"in\":{\"p11\":4294967295},\"\u{e9}p12\":-7,\"\u{e9}p13\":\"B52575D4-0428-6B17-770D-42C56B583946\"},\"\u{e9}p53\":\"39121B6C-F8D6-48FB-D312-A568751D2A55\",\"key/p54\":[false],\"p55\":[-2147483647]}") { Lined51(p52: Lined7(p8: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p9: "\u{e9}", p10: [], p11: UInt32(4294967295), p12: Optional<Int>.some(-7), p13: UUID(uuid: (181, 37, 117, 212, 4, 40, 107, 23, 119, 13, 66, 197, 107, 88, 57, 70))), p53: Optional<UUID>.some(UUID(uuid: (57, 18, 27, 108, 248, 214, 72, 251, 211, 18, 165, 104, 117, 29, 42, 85))), p54: Set<Bool>([false]), p55: Set<Int32>([Int32(-2147483647)])) },
    .init("{\"p52\":{\"p9\":\"\u{2028}\",\"p10\":[-9223372036854775806,1,-1],\"in\":{\"p11\":4294967295},\"\u{e9}p13\":\"E5246C9C-15A8-07B6-8610-D5C0F4A822F8\"},\"\u{e9}p53\":\"1B09278D-BDC4-1752-7AC4-350D6B4F2A9A\",\"key/p54\":[true],\"p55\":[-7]}") { Lined51(p52: Lined7(p8: Optional<Date>.none, p9: "\u{2028}", p10: [Int(-9223372036854775806), Int(1), Int(-1)], p11: UInt32(4294967295), p12: Optional<Int>.none, p13: UUID(uuid: (229, 36, 108, 156, 21, 168, 7, 182, 134, 16, 213, 192, 244, 168, 34, 248))), p53: Optional<UUID>.some(UUID(uuid: (27, 9, 39, 141, 189, 196, 23, 82, 122, 196, 53, 13, 107, 79, 42, 154))), p54: Set<Bool>([true]), p55: Set<Int32>([Int32(-7)])) },
    .init("{\"p52\":{\"p9\":\"\\u0000\",\"p10\":[9223372036854775806,-9223372036854775806],\"in\":{\"p11\":7},\"\u{e9}p12\":-7,\"\u{e9}p13\":\"300B5D7C-B4F8-CC7F-5366-7D63ED620995\"},\"\u{e9}p53\":\"4D45E926-391A-18EA-5A74-3B80C9C53AA2\",\"key/p54\":[true],\"p55\":[-7]}") { Lined51(p52: Lined7(p8: Optional<Date>.none, p9: "\u{0}", p10: [Int(9223372036854775806), Int(-9223372036854775806)], p11: UInt32(7), p12: Optional<Int>.some(-7), p13: UUID(uuid: (48, 11, 93, 124, 180, 248, 204, 127, 83, 102, 125, 99, 237, 98, 9, 149))), p53: Optional<UUID>.some(UUID(uuid: (77, 69, 233, 38, 57, 26, 24, 234, 90, 116, 59, 128, 201, 197, 58, 162))), p54: Set<Bool>([true]), p55: Set<Int32>([Int32(-7)])) },
    .init("{\"p52\":{\"key/p8\":951782400,\"p9\":\"\u{2028}\",\"p10\":[7],\"in\":{\"p11\":7},\"\u{e9}p13\":\"5674A2E7-A7DA-77A8-96DF-8E33D1113216\"},\"\u{e9}p53\":\"F310C248-E7AB-F99B-9516-9BE8D6506C4B\",\"key/p54\":[true],\"p55\":[-715827882]}") { Lined51(p52: Lined7(p8: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), p9: "\u{2028}", p10: [Int(7)], p11: UInt32(7), p12: Optional<Int>.none, p13: UUID(uuid: (86, 116, 162, 231, 167, 218, 119, 168, 150, 223, 142, 51, 209, 17, 50, 22))), p53: Optional<UUID>.some(UUID(uuid: (243, 16, 194, 72, 231, 171, 249, 155, 149, 22, 155, 232, 214, 80, 108, 75))), p54: Set<Bool>([true]), p55: Set<Int32>([Int32(-715827882)])) },
  ]),
  .codable(Model57.self, "Model57", [
    .init("{\"p58\":{\"tag23\":\"stop_now\"}}") { Model57(p58: Sum23.stopNow, p59: Optional<Model2>.none, p60: Optional<[Model47]>.none) },
    .init("{\"p58\":{\"tag23\":\"wait_for\",\"data23\":[]},\"\u{e9}p59\":{\"key/p3\":0,\"p5\":-5,\"p6\":-7}}") { Model57(p58: Sum23.waitFor(Optional<[Bool]>.some([])), p59: Optional<Model2>.some(Model2(p3: Choice1.case1, p4: Optional<Choice1>.none, p5: Choice1.case0, p6: Optional<Int>.some(Int(-7)))), p60: Optional<[Model47]>.none) },
    .init("{\"p58\":{\"tag23\":\"nest_it\",\"data23\":{\"\\\"k\\\"p19\":18446744073709551615}},\"\u{e9}p59\":{\"key/p3\":0,\"\\\"k\\\"p4\":0,\"p5\":0},\"p60\":[]}") { Model57(p58: Sum23.nestIt(it: Moved18(p19: UInt(18446744073709551615))), p59: Optional<Model2>.some(Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case1, p6: Optional<Int>.none)), p60: Optional<[Model47]>.some([])) },
    .init("{\"p58\":{\"tag23\":\"stop_now\"},\"p60\":[{\"p48\":{\"key/p3\":-5,\"\\\"k\\\"p4\":-5,\"p5\":0},\"\u{e9}p49\":{\"\\\"k\\\"p19\":1}}]}") { Model57(p58: Sum23.stopNow, p59: Optional<Model2>.none, p60: Optional<[Model47]>.some([Model47(p48: Model2(p3: Choice1.case0, p4: Optional<Choice1>.some(Choice1.case0), p5: Choice1.case1, p6: Optional<Int>.none), p49: Optional<Moved18>.some(Moved18(p19: UInt(1))), p50: Optional<[Model14]>.none)])) },
  ]),
  .mapped(Lined61.self, "Lined61", [
    .init("{\"in\":{\"p62\":[18446744073709551614]},\"p63\":42,\"p65\":1700000000000,\"\\\"k\\\"p66\":{\"-5\":{\"tag23\":\"stop_now\"},\"0\":{\"tag23\":\"wait_for\"},\"1010\":{\"tag23\":\"take_it\",\"data23\":{\"p15\":{\"key/p3\":0,\"\\\"k\\\"p4\":0,\"p5\":-5},\"key/p16\":[7],\"p17\":{\"key/p3\":0,\"\\\"k\\\"p4\":0,\"p5\":-5}}}}}") { Lined61(p62: Set<UInt>([UInt(18446744073709551614)]), p63: Int8(42), p64: Optional<Float>.none, p65: Date(timeIntervalSince1970: 1700000000), p66: [-5: Sum23.stopNow, 0: Sum23.waitFor(Optional<[Bool]>.none), 1010: Sum23.takeIt(Model14(p15: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case0, p6: Optional<Int>.none), p16: [Choice1.case2], p17: Model2(p3: Choice1.case1, p4: Optional<Choice1>.some(Choice1.case1), p5: Choice1.case0, p6: Optional<Int>.none)))]) },
    .init("{\"in\":{\"p62\":[18446744073709551614]},\"p63\":42,\"\\\"k\\\"p64\":3.4028235e+38,\"p65\":951782400000,\"\\\"k\\\"p66\":{\"1010\":{\"tag23\":\"nest_it\",\"data23\":{\"\\\"k\\\"p19\":6148914691236517205}}}}") { Lined61(p62: Set<UInt>([UInt(18446744073709551614)]), p63: Int8(42), p64: Optional<Float>.some(Float(3.4028235e+38)), p65: Date(timeIntervalSince1970: 951782400), p66: [1010: Sum23.nestIt(it: Moved18(p19: UInt(6148914691236517205)))]) },
    .init("{\"in\":{\"p62\":[6148914691236517205]},\"p63\":126,\"p65\":1700000000000,\"\\\"k\\\"p66\":{\"1010\":{\"tag23\":\"stop_now\"}}}") { Lined61(p62: Set<UInt>([UInt(6148914691236517205)]), p63: Int8(126), p64: Optional<Float>.none, p65: Date(timeIntervalSince1970: 1700000000), p66: [1010: Sum23.stopNow]) },
    .init("{\"in\":{\"p62\":[18446744073709551615]},\"p63\":42,\"p65\":951782400000,\"\\\"k\\\"p66\":{}}") { Lined61(p62: Set<UInt>([UInt(18446744073709551615)]), p63: Int8(42), p64: Optional<Float>.none, p65: Date(timeIntervalSince1970: 951782400), p66: [:]) },
  ]),
]
