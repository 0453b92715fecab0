// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 54. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Model2: JSONMappable, Codable, Equatable {
  var theURLOf3: Optional<[Choice1]> = nil
  var p4: Optional<Float> = nil
  var p5: Choice1 = Choice1.case0
  init() {}
  init(theURLOf3: Optional<[Choice1]>, p4: Optional<Float>, p5: Choice1) {
    self.theURLOf3 = theURLOf3
    self.p4 = p4
    self.p5 = p5
  }
  private enum CodingKeys: String, CodingKey {
    case theURLOf3 = "theURLOf3"
    case p4 = "p4"
    case p5 = "p5"
  }
}
struct Lined6: JSONMappable, Equatable {
  var p8: Optional<Model2> = nil
  var p9: Optional<[Box<UInt8>]> = nil
  var p10: Int = 5
  var p11: Optional<Model2> = nil
  var theURLOf12: Optional<URL> = nil
  init() {}
  init(p8: Optional<Model2>, p9: Optional<[Box<UInt8>]>, p10: Int, p11: Optional<Model2>, theURLOf12: Optional<URL>) {
    self.p8 = p8
    self.p9 = p9
    self.p10 = p10
    self.p11 = p11
    self.theURLOf12 = theURLOf12
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p8, keyPath: "list7[0]")
    try json.map(&p9, keys: ["\"k\"p9", "p9_old"])
    try json.map(&p10, keyPath: "list7[1][0]", transformer: JSONTransformers.stringToInt, default: 5)
    try json.map(&p11, keyPath: "list7[2]")
    try json.map(&theURLOf12, keyPath: "in.theURLOf12", transformer: JSONTransformers.stringToURL)
  }
}
struct Model13: JSONMappable, Codable, Equatable {
  var theURLOf14: [Optional<UInt64>] = [Optional<UInt64>.none, Optional<UInt64>.none]
  var p15: Optional<[Choice1]> = nil
  init() {}
  init(theURLOf14: [Optional<UInt64>], p15: Optional<[Choice1]>) {
    self.theURLOf14 = theURLOf14
    self.p15 = p15
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "theURLOf14": return "\u{e9}theURLOf14"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case theURLOf14 = "\u{e9}theURLOf14"
    case p15 = "p15"
  }
}
struct Archived20: JSONDecodable, JSONEncodable, Equatable {
  var isP21: [Date] = [Date(timeIntervalSince1970: 1)]
  var isP22: Optional<Date> = nil
  var theURLOf23: Model13 = Model13()
  var p24: Optional<[URL]> = nil
  var p25: [Optional<AnyJSON>] = []
  var p26: [Choice1] = [Choice1.case0, Choice1.case0]
  init() {}
  init(isP21: [Date], isP22: Optional<Date>, theURLOf23: Model13, p24: Optional<[URL]>, p25: [Optional<AnyJSON>], p26: [Choice1]) {
    self.isP21 = isP21
    self.isP22 = isP22
    self.theURLOf23 = theURLOf23
    self.p24 = p24
    self.p25 = p25
    self.p26 = p26
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&isP21, key: "key/isP21", required: true, transformer: JSONTransformers.secondsToDate, skipping: .invalid)
    try json.restore(&isP22, keyPath: "in.isP22", transformer: JSONTransformers.secondsOrStringToDate)
    try json.restore(&theURLOf23, key: "theURLOf23")
    try json.restore(&p24, keys: ["p24", "p24_old"], transformer: JSONTransformers.stringToURL, skipping: .invalid)
    try json.restore(&p25, keys: ["p25", "p25_old"], skipping: .invalid)
    try json.restore(&p26, key: "\u{e9}p26", skipping: .invalid)
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(isP21, key: "key/isP21", transformer: JSONTransformers.secondsToDate)
    try json.archive(isP22, keyPath: "in.isP22", transformer: JSONTransformers.secondsOrStringToDate)
    try json.archive(theURLOf23, key: "theURLOf23")
    try json.archive(p24, key: "p24", transformer: JSONTransformers.stringToURL)
    try json.archive(p25, key: "p25")
    try json.archive(p26, key: "\u{e9}p26")
    return json
  }
}
final class Model28: JSONMappable, Codable, Equatable {
  var p29: Model13 = Model13()
  var p30: Box<UUID> = Box<UUID>()
  var isP31: UUID = UUID(uuid: (46, 148, 247, 228, 10, 243, 82, 23, 166, 213, 138, 201, 56, 107, 233, 31))
  var p32: Set<UInt16> = Set<UInt16>([UInt16(1)])
  required init() {}
  init(p29: Model13, p30: Box<UUID>, isP31: UUID, p32: Set<UInt16>) {
    self.p29 = p29
    self.p30 = p30
    self.isP31 = isP31
    self.p32 = p32
  }
  func isEqual(to other: Model28) -> Bool { p29 == other.p29 && p30 == other.p30 && isP31 == other.isP31 && p32 == other.p32 }
  static func == (left: Model28, right: Model28) -> Bool { left.isEqual(to: right) }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "isP31": return "\u{e9}isP31"
    case "p29": return "\"k\"p29"
    case "p30": return "\"k\"p30"
    case "p32": return "\"k\"p32"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p29 = "\"k\"p29"
    case p30 = "\"k\"p30"
    case isP31 = "\u{e9}isP31"
    case p32 = "\"k\"p32"
  }
}
struct Lined33: JSONMappable, Equatable {
  var theURLOf35: Optional<Lined6> = nil
  var isP36: [Int: Model2] = [:]
  var p37: Set<Decimal> = Set<Decimal>([checkedDecimal("0.001")])
  init() {}
  init(theURLOf35: Optional<Lined6>, isP36: [Int: Model2], p37: Set<Decimal>) {
    self.theURLOf35 = theURLOf35
    self.isP36 = isP36
    self.p37 = p37
  }
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&theURLOf35, key: "\"k\"theURLOf35")
    try json.map(&isP36, keyPath: "in.isP36")
    try json.map(&p37, keys: ["p37", "p37_old"])
  }
}
struct Model43: JSONMappable, Codable, Equatable {
  var isP44: Model2 = Model2()
  var isP45: AnyJSON = checkedJSON("{\"a b\":{\"c\":[true]}}")
  var p46: Optional<Box<Model13>> = nil
  var p47: [String: Model13] = [:]
  var theURLOf48: Optional<AnyJSON> = nil
  var isP49: Optional<[Moved16]> = nil
  init() {}
  init(isP44: Model2, isP45: AnyJSON, p46: Optional<Box<Model13>>, p47: [String: Model13], theURLOf48: Optional<AnyJSON>, isP49: Optional<[Moved16]>) {
    self.isP44 = isP44
    self.isP45 = isP45
    self.p46 = p46
    self.p47 = p47
    self.theURLOf48 = theURLOf48
    self.isP49 = isP49
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "isP44": return "key/isP44"
    case "isP45": return "\u{e9}isP45"
    case "isP49": return "key/isP49"
    case "p47": return "\u{e9}p47"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case isP44 = "key/isP44"
    case isP45 = "\u{e9}isP45"
    case p46 = "p46"
    case p47 = "\u{e9}p47"
    case theURLOf48 = "theURLOf48"
    case isP49 = "key/isP49"
  }
}
struct Archived50: JSONDecodable, JSONEncodable, Equatable {
  var p51: [String: Date] = ["a": Date(timeIntervalSince1970: -86400)]
  var p52: Optional<[Lined6]> = nil
  init() {}
  init(p51: [String: Date], p52: Optional<[Lined6]>) {
    self.p51 = p51
    self.p52 = p52
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&p51, key: "p51", transformer: JSONTransformers.millisecondsToDate)
    try json.restore(&p52, keyPath: "in.p52")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(p51, key: "p51", transformer: JSONTransformers.millisecondsToDate)
    try json.archive(p52, keyPath: "in.p52")
    return json
  }
}
struct Model53: JSONMappable, Codable, Equatable {
  var p54: Box<Int64> = Box<Int64>()
  init() {}
  init(p54: Box<Int64>) {
    self.p54 = p54
  }
  private enum CodingKeys: String, CodingKey {
    case p54 = "p54"
  }
}
class Lined55: JSONMappable, Equatable {
  var p56: Date = Date(timeIntervalSince1970: 1700000000.5)
  var p57: [Optional<Lined33>] = []
  var isP58: Optional<Date> = nil
  var isP59: Optional<[Date]> = nil
  required init() {}
  init(p56: Date, p57: [Optional<Lined33>], isP58: Optional<Date>, isP59: Optional<[Date]>) {
    self.p56 = p56
    self.p57 = p57
    self.isP58 = isP58
    self.isP59 = isP59
  }
  func isEqual(to other: Lined55) -> Bool { p56 == other.p56 && p57 == other.p57 && isP58 == other.isP58 && isP59 == other.isP59 }
  static func == (left: Lined55, right: Lined55) -> Bool { left.isEqual(to: right) }
  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&p56, key: "p56", transformer: JSONTransformers.stringToDate)
    try json.map(&p57, keys: ["p57", "p57_old"], required: true)
    try json.map(&isP58, key: "\"k\"isP58", transformer: JSONTransformers.millisecondsToDate)
    try json.map(&isP59, keys: ["\u{e9}isP59", "isP59_old"], transformer: JSONTransformers.secondsToDate)
  }
}
final class Heir60: Lined55 {
  var theURLOf61: AnyJSON = checkedJSON("-0.5")
  var p62: [Sum27] = []
  var theURLOf63: Optional<Archived50> = nil
  required init() { super.init() }
  init(p56: Date, p57: [Optional<Lined33>], isP58: Optional<Date>, isP59: Optional<[Date]>, theURLOf61: AnyJSON, p62: [Sum27], theURLOf63: Optional<Archived50>) {
    self.theURLOf61 = theURLOf61
    self.p62 = p62
    self.theURLOf63 = theURLOf63
    super.init(p56: p56, p57: p57, isP58: isP58, isP59: isP59)
  }
  override func isEqual(to other: Lined55) -> Bool {
    guard let other = other as? Heir60, super.isEqual(to: other) else { return false }
    return theURLOf61 == other.theURLOf61 && p62 == other.p62 && theURLOf63 == other.theURLOf63
  }
  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&theURLOf61, keys: ["theURLOf61", "theURLOf61_old"])
    try json.map(&p62, key: "p62", skipping: .invalid)
    try json.map(&theURLOf63, key: "key/theURLOf63")
  }
}
struct Model65: JSONMappable, Codable, Equatable {
  var p66: Optional<Box<Int64>> = nil
  var isP67: Set<Int64> = Set<Int64>([Int64(9223372036854775807)])
  init() {}
  init(p66: Optional<Box<Int64>>, isP67: Set<Int64>) {
    self.p66 = p66
    self.isP67 = isP67
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "isP67": return "\"k\"isP67"
    case "p66": return "\"k\"p66"
    default: return name
    }
  }
  private enum CodingKeys: String, CodingKey {
    case p66 = "\"k\"p66"
    case isP67 = "\"k\"isP67"
  }
}

let randomModels0: [ModelCase] = [
  .codable(Model2.self, "Model2", [
    .init("{\"theURLOf3\":[7,0,7],\"p5\":7}") { Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case2, Choice1.case1, Choice1.case2]), p4: Optional<Float>.none, p5: Choice1.case2) },
    .init("{\"p5\":0}") { Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.none, p5: Choice1.case1) },
    .init("{\"theURLOf3\":[-5],\"p4\":-0.5,\"p5\":0}") { Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case0]), p4: Optional<Float>.some(Float(-0.5)), p5: Choice1.case1) },
    .init("{\"theURLOf3\":[-5],\"p4\":-0.5,\"p5\":0}") { Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case0]), p4: Optional<Float>.some(Float(-0.5)), p5: Choice1.case1) },
    .init("{\"theURLOf3\":[0,7,7],\"p5\":-5}") { Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1, Choice1.case2, Choice1.case2]), p4: Optional<Float>.none, p5: Choice1.case0) },
  ]),
  .mapped(Lined6.self, "Lined6", [
    .init("{\"list7\":[{\"p4\":-123.456,\"p5\":0},[\"0\"],{\"theURLOf3\":[0,-5,7],\"p5\":-5}]}") { Lined6(p8: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.some(Float(-123.456)), p5: Choice1.case1)), p9: Optional<[Box<UInt8>]>.none, p10: 0, p11: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1, Choice1.case0, Choice1.case2]), p4: Optional<Float>.none, p5: Choice1.case0)), theURLOf12: Optional<URL>.none) },
    .init("{\"list7\":[{\"theURLOf3\":[0],\"p4\":1.1754944e-38,\"p5\":7},[\"-7\"],{\"p4\":7,\"p5\":0}],\"\\\"k\\\"p9\":[{\"item\":85,\"items\":[0,255]}]}") { Lined6(p8: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1]), p4: Optional<Float>.some(Float(1.1754944e-38)), p5: Choice1.case2)), p9: Optional<[Box<UInt8>]>.some([Box<UInt8>(item: Optional<UInt8>.some(UInt8(85)), items: [UInt8(0), UInt8(255)])]), p10: -7, p11: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.some(Float(7)), p5: Choice1.case1)), theURLOf12: Optional<URL>.none) },
    .init("{\"list7\":[{\"theURLOf3\":[],\"p4\":0.333,\"p5\":-5},[\"5\"],{\"p5\":0}],\"in\":{\"theURLOf12\":\"file:///a\"}}") { Lined6(p8: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.some([]), p4: Optional<Float>.some(Float(0.333)), p5: Choice1.case0)), p9: Optional<[Box<UInt8>]>.none, p10: 5, p11: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.none, p5: Choice1.case1)), theURLOf12: Optional<URL>.some(checkedURL("file:///a"))) },
    .init("{\"list7\":[{\"p4\":-123.456,\"p5\":-5},[\"5\"],{\"p5\":0}],\"in\":{\"theURLOf12\":\"file:///a\"}}") { Lined6(p8: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.some(Float(-123.456)), p5: Choice1.case0)), p9: Optional<[Box<UInt8>]>.none, p10: 5, p11: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.none, p5: Choice1.case1)), theURLOf12: Optional<URL>.some(checkedURL("file:///a"))) },
    .init("{\"list7\":[{\"theURLOf3\":[7],\"p4\":0.333,\"p5\":-5},[\"5\"],{\"theURLOf3\":[0],\"p4\":7,\"p5\":-5}]}") { Lined6(p8: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case2]), p4: Optional<Float>.some(Float(0.333)), p5: Choice1.case0)), p9: Optional<[Box<UInt8>]>.none, p10: 5, p11: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1]), p4: Optional<Float>.some(Float(7)), p5: Choice1.case0)), theURLOf12: Optional<URL>.none) },
  ]),
  .codable(Model13.self, "Model13", [
    .init("{\"\u{e9}theURLOf14\":[]}") { Model13(theURLOf14: [], p15: Optional<[Choice1]>.none) },
    .init("{\"\u{e9}theURLOf14\":[null],\"p15\":[-5,-5]}") { Model13(theURLOf14: [Optional<UInt64>.none], p15: Optional<[Choice1]>.some([Choice1.case0, Choice1.case0])) },
    .init("{\"\u{e9}theURLOf14\":[18446744073709551615,1]}") { Model13(theURLOf14: [Optional<UInt64>.some(UInt64(18446744073709551615)), Optional<UInt64>.some(UInt64(1))], p15: Optional<[Choice1]>.none) },
    .init("{\"\u{e9}theURLOf14\":[6148914691236517205],\"p15\":[-5,0,-5]}") { Model13(theURLOf14: [Optional<UInt64>.some(UInt64(6148914691236517205))], p15: Optional<[Choice1]>.some([Choice1.case0, Choice1.case1, Choice1.case0])) },
    .init("{\"\u{e9}theURLOf14\":[1],\"p15\":[7]}") { Model13(theURLOf14: [Optional<UInt64>.some(UInt64(1))], p15: Optional<[Choice1]>.some([Choice1.case2])) },
  ]),
  .mapped(Archived20.self, "Archived20", [
    .init("{\"key/isP21\":[951782400],\"in\":{\"isP22\":1},\"theURLOf23\":{\"\u{e9}theURLOf14\":[],\"p15\":[]},\"p25\":[null,null],\"\u{e9}p26\":[]}") { Archived20(isP21: [Date(timeIntervalSince1970: 951782400)], isP22: Optional<Date>.some(Date(timeIntervalSince1970: 1)), theURLOf23: Model13(theURLOf14: [], p15: Optional<[Choice1]>.some([])), p24: Optional<[URL]>.none, p25: [Optional<AnyJSON>.none, Optional<AnyJSON>.none], p26: []) },
    .init("{\"key/isP21\":[1700000000,-86400],\"in\":{\"isP22\":951782400},\"theURLOf23\":{\"\u{e9}theURLOf14\":[null],\"p15\":[7,7]},\"p25\":[[null,[1]],null],\"\u{e9}p26\":[]}") { Archived20(isP21: [Date(timeIntervalSince1970: 1700000000), Date(timeIntervalSince1970: -86400)], isP22: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), theURLOf23: Model13(theURLOf14: [Optional<UInt64>.none], p15: Optional<[Choice1]>.some([Choice1.case2, Choice1.case2])), p24: Optional<[URL]>.none, p25: [Optional<AnyJSON>.some(checkedJSON("[null,[1]]")), Optional<AnyJSON>.none], p26: []) },
    .init("{\"key/isP21\":[1700000000,1700000000],\"theURLOf23\":{\"\u{e9}theURLOf14\":[],\"p15\":[]},\"p24\":[\"file:///a\",\"mailto:a@b.c\"],\"p25\":[null,null],\"\u{e9}p26\":[]}") { Archived20(isP21: [Date(timeIntervalSince1970: 1700000000), Date(timeIntervalSince1970: 1700000000)], isP22: Optional<Date>.none, theURLOf23: Model13(theURLOf14: [], p15: Optional<[Choice1]>.some([])), p24: Optional<[URL]>.some([checkedURL("file:///a"), checkedURL("mailto:a@b.c")]), p25: [Optional<AnyJSON>.none, Optional<AnyJSON>.none], p26: []) },
    .init("{\"key/isP21\":[1],\"theURLOf23\":{\"\u{e9}theURLOf14\":[18446744073709551614],\"p15\":[-5]},\"p24\":[],\"p25\":[],\"\u{e9}p26\":[0,-5]}") { Archived20(isP21: [Date(timeIntervalSince1970: 1)], isP22: Optional<Date>.none, theURLOf23: Model13(theURLOf14: [Optional<UInt64>.some(UInt64(18446744073709551614))], p15: Optional<[Choice1]>.some([Choice1.case0])), p24: Optional<[URL]>.some([]), p25: [], p26: [Choice1.case1, Choice1.case0]) },
    .init("{\"key/isP21\":[951782400],\"theURLOf23\":{\"\u{e9}theURLOf14\":[6148914691236517205],\"p15\":[-5,7]},\"p24\":[\"file:///a\",\"file:///a\"],\"p25\":[5,[null,[1]],null],\"\u{e9}p26\":[7,7,-5]}") { Archived20(isP21: [Date(timeIntervalSince1970: 951782400)], isP22: Optional<Date>.none, theURLOf23: Model13(theURLOf14: [Optional<UInt64>.some(UInt64(6148914691236517205))], p15: Optional<[Choice1]>.some([Choice1.case0, Choice1.case2])), p24: Optional<[URL]>.some([checkedURL("file:///a"), checkedURL("file:///a")]), p25: [Optional<AnyJSON>.some(checkedJSON("5")), Optional<AnyJSON>.some(checkedJSON("[null,[1]]")), Optional<AnyJSON>.none], p26: [Choice1.case2, Choice1.case2, Choice1.case0]) },
  ]),
  .codable(Model28.self, "Model28", [
    .init("{\"\\\"k\\\"p29\":{\"\u{e9}theURLOf14\":[7],\"p15\":[]},\"\\\"k\\\"p30\":{\"item\":\"C434EE64-BAB1-2F23-EB5F-38F5C0BFC466\",\"items\":[\"D885FAFB-33EC-17B7-5F88-BE3BB04513F7\",\"85EEDC0B-2AE3-4B00-0E48-DD42FD4E36A3\",\"22553D90-AF13-41BE-F329-D6D0FC5AD04D\"]},\"\u{e9}isP31\":\"BF236E1A-F059-A528-FD34-2FD4D045DB75\",\"\\\"k\\\"p32\":[0]}") { Model28(p29: Model13(theURLOf14: [Optional<UInt64>.some(UInt64(7))], p15: Optional<[Choice1]>.some([])), p30: Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (196, 52, 238, 100, 186, 177, 47, 35, 235, 95, 56, 245, 192, 191, 196, 102))), items: [UUID(uuid: (216, 133, 250, 251, 51, 236, 23, 183, 95, 136, 190, 59, 176, 69, 19, 247)), UUID(uuid: (133, 238, 220, 11, 42, 227, 75, 0, 14, 72, 221, 66, 253, 78, 54, 163)), UUID(uuid: (34, 85, 61, 144, 175, 19, 65, 190, 243, 41, 214, 208, 252, 90, 208, 77))]), isP31: UUID(uuid: (191, 35, 110, 26, 240, 89, 165, 40, 253, 52, 47, 212, 208, 69, 219, 117)), p32: Set<UInt16>([UInt16(0)])) },
    .init("{\"\\\"k\\\"p29\":{\"\u{e9}theURLOf14\":[]},\"\\\"k\\\"p30\":{\"item\":\"9F2C34E5-CA73-DC00-1A5B-46F4EC3CED84\",\"items\":[]},\"\u{e9}isP31\":\"2C1EEF6E-B592-B6BD-62BE-0A7B61E65BD2\",\"\\\"k\\\"p32\":[65534]}") { Model28(p29: Model13(theURLOf14: [], p15: Optional<[Choice1]>.none), p30: Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (159, 44, 52, 229, 202, 115, 220, 0, 26, 91, 70, 244, 236, 60, 237, 132))), items: []), isP31: UUID(uuid: (44, 30, 239, 110, 181, 146, 182, 189, 98, 190, 10, 123, 97, 230, 91, 210)), p32: Set<UInt16>([UInt16(65534)])) },
    .init("{\"\\\"k\\\"p29\":{\"\u{e9}theURLOf14\":[null,7,null],\"p15\":[]},\"\\\"k\\\"p30\":{\"item\":\"EC9C7F2B-8073-C2CD-B6BE-4478750CFFF2\",\"items\":[\"80AEB634-38F2-86CB-3BB6-182247103106\"]},\"\u{e9}isP31\":\"9B884DE5-F7CE-3469-1FE3-FF90E2C6AA9F\",\"\\\"k\\\"p32\":[65535]}") { Model28(p29: Model13(theURLOf14: [Optional<UInt64>.none, Optional<UInt64>.some(UInt64(7)), Optional<UInt64>.none], p15: Optional<[Choice1]>.some([])), p30: Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (236, 156, 127, 43, 128, 115, 194, 205, 182, 190, 68, 120, 117, 12, 255, 242))), items: [UUID(uuid: (128, 174, 182, 52, 56, 242, 134, 203, 59, 182, 24, 34, 71, 16, 49, 6))]), isP31: UUID(uuid: (155, 136, 77, 229, 247, 206, 52, 105, 31, 227, 255, 144, 226, 198, 170, 159)), p32: Set<UInt16>([UInt16(65535)])) },
    .init("{\"\\\"k\\\"p29\":{\"\u{e9}theURLOf14\":[]},\"\\\"k\\\"p30\":{\"item\":\"D2391E8B-255A-B6BB-EA3E-B8AE20492211\",\"items\":[\"5A0B0304-43EA-94E9-900F-AF43ED741C89\",\"8D30131C-E21E-01DF-CF8C-E603E6BC44A2\",\"27B965AF-E666-7310-A4D7-A6A0AE388D3C\"]},\"\u{e9}isP31\":\"D6F6A21C-24D8-4541-1AC3-7F8872AC793D\",\"\\\"k\\\"p32\":[0]}") { Model28(p29: Model13(theURLOf14: [], p15: Optional<[Choice1]>.none), p30: Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (210, 57, 30, 139, 37, 90, 182, 187, 234, 62, 184, 174, 32, 73, 34, 17))), items: [UUID(uuid: (90, 11, 3, 4, 67, 234, 148, 233, 144, 15, 175, 67, 237, 116, 28, 137)), UUID(uuid: (141, 48, 19, 28, 226, 30, 1, 223, 207, 140, 230, 3, 230, 188, 68, 162)), UUID(uuid: (39, 185, 101, 175, 230, 102, 115, 16, 164, 215, 166, 160, 174, 56, 141, 60))]), isP31: UUID(uuid: (214, 246, 162, 28, 36, 216, 69, 65, 26, 195, 127, 136, 114, 172, 121, 61)), p32: Set<UInt16>([UInt16(0)])) },
    .init("{\"\\\"k\\\"p29\":{\"\u{e9}theURLOf14\":[6148914691236517205]},\"\\\"k\\\"p30\":{\"item\":\"52348A2F-C5F6-8DEF-1590-7807738CB8B1\",\"items\":[\"00EF51D6-043B-076B-AB06-FD39FCFF46BE\",\"2E4FA889-F61C-F993-5B73-23F8C6E36BFA\",\"A76BADF6-B799-CD62-4AC0-09F486893DBB\"]},\"\u{e9}isP31\":\"1C719E80-30A5-D4A6-7C09-861E5CF8FAB5\",\"\\\"k\\\"p32\":[65534]}") { Model28(p29: Model13(theURLOf14: [Optional<UInt64>.some(UInt64(6148914691236517205))], p15: Optional<[Choice1]>.none), p30: Box<UUID>(item: Optional<UUID>.some(UUID(uuid: (82, 52, 138, 47, 197, 246, 141, 239, 21, 144, 120, 7, 115, 140, 184, 177))), items: [UUID(uuid: (0, 239, 81, 214, 4, 59, 7, 107, 171, 6, 253, 57, 252, 255, 70, 190)), UUID(uuid: (46, 79, 168, 137, 246, 28, 249, 147, 91, 115, 35, 248, 198, 227, 107, 250)), UUID(uuid: (167, 107, 173, 246, 183, 153, 205, 98, 74, 192, 9, 244, 134, 137, 61, 187))]), isP31: UUID(uuid: (28, 113, 158, 128, 48, 165, 212, 166, 124, 9, 134, 30, 92, 248, 250, 181)), p32: Set<UInt16>([UInt16(65534)])) },
  ]),
  .mapped(Lined33.self, "Lined33", [
    .init("{\"\\\"k\\\"theURLOf35\":{\"list7\":[null,[\"-7\"],null],\"\\\"k\\\"p9\":[],\"in\":{\"theURLOf12\":\"https://example.org/a?b=c#d\"}},\"in\":{\"isP36\":{\"-5\":{\"p5\":-5},\"0\":{\"theURLOf3\":[7,0,7],\"p5\":0},\"1010\":{\"theURLOf3\":[-5,0],\"p4\":0.1,\"p5\":7}}},\"p37\":[31415926535897932.384]}") { Lined33(theURLOf35: Optional<Lined6>.some(Lined6(p8: Optional<Model2>.none, p9: Optional<[Box<UInt8>]>.some([]), p10: -7, p11: Optional<Model2>.none, theURLOf12: Optional<URL>.some(checkedURL("https://example.org/a?b=c#d")))), isP36: [-5: Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.none, p5: Choice1.case0), 0: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case2, Choice1.case1, Choice1.case2]), p4: Optional<Float>.none, p5: Choice1.case1), 1010: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case0, Choice1.case1]), p4: Optional<Float>.some(Float(0.1)), p5: Choice1.case2)], p37: Set<Decimal>([checkedDecimal("31415926535897932.384")])) },
    .init("{\"in\":{\"isP36\":{\"0\":{\"p5\":7}}},\"p37\":[123456789012345678.90]}") { Lined33(theURLOf35: Optional<Lined6>.none, isP36: [0: Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.none, p5: Choice1.case2)], p37: Set<Decimal>([checkedDecimal("123456789012345678.90")])) },
    .init("{\"\\\"k\\\"theURLOf35\":{\"list7\":[{\"theURLOf3\":[],\"p4\":16777216,\"p5\":-5},[\"0\"],{\"theURLOf3\":[0,7,-5],\"p4\":-0.5,\"p5\":-5}],\"\\\"k\\\"p9\":[],\"in\":{\"theURLOf12\":\"https://example.org/a?b=c#d\"}},\"in\":{\"isP36\":{\"0\":{\"theURLOf3\":[0,7,-5],\"p4\":0.1,\"p5\":7}}},\"p37\":[1]}") { Lined33(theURLOf35: Optional<Lined6>.some(Lined6(p8: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.some([]), p4: Optional<Float>.some(Float(16777216)), p5: Choice1.case0)), p9: Optional<[Box<UInt8>]>.some([]), p10: 0, p11: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1, Choice1.case2, Choice1.case0]), p4: Optional<Float>.some(Float(-0.5)), p5: Choice1.case0)), theURLOf12: Optional<URL>.some(checkedURL("https://example.org/a?b=c#d")))), isP36: [0: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1, Choice1.case2, Choice1.case0]), p4: Optional<Float>.some(Float(0.1)), p5: Choice1.case2)], p37: Set<Decimal>([checkedDecimal("1")])) },
    .init("{\"\\\"k\\\"theURLOf35\":{\"list7\":[{\"p4\":0.1,\"p5\":-5},[\"5\"],null],\"\\\"k\\\"p9\":[{\"items\":[]},{\"item\":85,\"items\":[254,1]},{\"item\":255,\"items\":[]}]},\"in\":{\"isP36\":{}},\"p37\":[123456.789]}") { Lined33(theURLOf35: Optional<Lined6>.some(Lined6(p8: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.some(Float(0.1)), p5: Choice1.case0)), p9: Optional<[Box<UInt8>]>.some([Box<UInt8>(item: Optional<UInt8>.none, items: []), Box<UInt8>(item: Optional<UInt8>.some(UInt8(85)), items: [UInt8(254), UInt8(1)]), Box<UInt8>(item: Optional<UInt8>.some(UInt8(255)), items: [])]), p10: 5, p11: Optional<Model2>.none, theURLOf12: Optional<URL>.none)), isP36: [:], p37: Set<Decimal>([checkedDecimal("123456.789")])) },
    .init("{\"\\\"k\\\"theURLOf35\":{\"list7\":[{\"p4\":16777216,\"p5\":7},[\"5\"],null],\"in\":{\"theURLOf12\":\"file:///a\"}},\"in\":{\"isP36\":{\"-5\":{\"theURLOf3\":[7,7,7],\"p4\":-0.5,\"p5\":7}}},\"p37\":[-12345678.9]}") { Lined33(theURLOf35: Optional<Lined6>.some(Lined6(p8: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.some(Float(16777216)), p5: Choice1.case2)), p9: Optional<[Box<UInt8>]>.none, p10: 5, p11: Optional<Model2>.none, theURLOf12: Optional<URL>.some(checkedURL("file:///a")))), isP36: [-5: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case2, Choice1.case2, Choice1.case2]), p4: Optional<Float>.some(Float(-0.5)), p5: Choice1.case2)], p37: Set<Decimal>([checkedDecimal("-12345678.9")])) },
  ]),
  .codable(Model43.self, "Model43", [
    .init("{\"key/isP44\":{\"theURLOf3\":[0,0],\"p5\":7},\"\u{e9}isP45\":[null,[1]],\"\u{e9}p47\":{},\"theURLOf48\":[],\"key/isP49\":[{\"theURLOf17\":[1e-05],\"key/theURLOf19\":9223372036854775806}]}") { Model43(isP44: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1, Choice1.case1]), p4: Optional<Float>.none, p5: Choice1.case2), isP45: checkedJSON("[null,[1]]"), p46: Optional<Box<Model13>>.none, p47: [:], theURLOf48: Optional<AnyJSON>.some(checkedJSON("[]")), isP49: Optional<[Moved16]>.some([Moved16(theURLOf17: Set<Float>([Float(1e-05)]), theURLOf18: Optional<Int16>.none, theURLOf19: Int64(9223372036854775806))])) },
    .init("{\"key/isP44\":{\"p4\":-123.456,\"p5\":7},\"\u{e9}isP45\":[null,[1]],\"\u{e9}p47\":{\"a/b\":{\"\u{e9}theURLOf14\":[7],\"p15\":[7,7]}},\"key/isP49\":[{\"theURLOf17\":[0.333],\"\\\"k\\\"theURLOf18\":7,\"key/theURLOf19\":0},{\"theURLOf17\":[1e-05],\"\\\"k\\\"theURLOf18\":32767,\"key/theURLOf19\":0}]}") { Model43(isP44: Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.some(Float(-123.456)), p5: Choice1.case2), isP45: checkedJSON("[null,[1]]"), p46: Optional<Box<Model13>>.none, p47: ["a/b": Model13(theURLOf14: [Optional<UInt64>.some(UInt64(7))], p15: Optional<[Choice1]>.some([Choice1.case2, Choice1.case2]))], theURLOf48: Optional<AnyJSON>.none, isP49: Optional<[Moved16]>.some([Moved16(theURLOf17: Set<Float>([Float(0.333)]), theURLOf18: Optional<Int16>.some(Int16(7)), theURLOf19: Int64(0)), Moved16(theURLOf17: Set<Float>([Float(1e-05)]), theURLOf18: Optional<Int16>.some(Int16(32767)), theURLOf19: Int64(0))])) },
    .init("{\"key/isP44\":{\"theURLOf3\":[],\"p4\":3.4028235e+38,\"p5\":-5},\"\u{e9}isP45\":{\"a b\":{\"c\":[true]}},\"p46\":{\"item\":{\"\u{e9}theURLOf14\":[18446744073709551615,7,0],\"p15\":[]},\"items\":[]},\"\u{e9}p47\":{},\"theURLOf48\":[null,[1]]}") { Model43(isP44: Model2(theURLOf3: Optional<[Choice1]>.some([]), p4: Optional<Float>.some(Float(3.4028235e+38)), p5: Choice1.case0), isP45: checkedJSON("{\"a b\":{\"c\":[true]}}"), p46: Optional<Box<Model13>>.some(Box<Model13>(item: Optional<Model13>.some(Model13(theURLOf14: [Optional<UInt64>.some(UInt64(18446744073709551615)), Optional<UInt64>.some(UInt64(7)), Optional<UInt64>.some(UInt64(0))], p15: Optional<[Choice1]>.some([]))), items: [])), p47: [:], theURLOf48: Optional<AnyJSON>.some(checkedJSON("[null,[1]]")), isP49: Optional<[Moved16]>.none) },
    .init("{\"key/isP44\":{\"theURLOf3\":[7],\"p4\":0.333,\"p5\":7},\"\u{e9}isP45\":[null,[1]],\"\u{e9}p47\":{\"a\":{\"\u{e9}theURLOf14\":[6148914691236517205,null],\"p15\":[7,7,7]}},\"theURLOf48\":{\"a b\":{\"c\":[true]}}}") { Model43(isP44: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case2]), p4: Optional<Float>.some(Float(0.333)), p5: Choice1.case2), isP45: checkedJSON("[null,[1]]"), p46: Optional<Box<Model13>>.none, p47: ["a": Model13(theURLOf14: [Optional<UInt64>.some(UInt64(6148914691236517205)), Optional<UInt64>.none], p15: Optional<[Choice1]>.some([Choice1.case2, Choice1.case2, Choice1.case2]))], theURLOf48: Optional<AnyJSON>.some(checkedJSON("{\"a b\":{\"c\":[true]}}")), isP49: Optional<[Moved16]>.none) },
    .init("{\"key/isP44\":{\"theURLOf3\":[-5,7,0],\"p4\":16777216,\"p5\":7},\"\u{e9}isP45\":\"a/b\",\"\u{e9}p47\":{\"a\":{\"\u{e9}theURLOf14\":[1,1,1]}},\"key/isP49\":[{\"theURLOf17\":[-123.456],\"\\\"k\\\"theURLOf18\":0,\"key/theURLOf19\":-7}]}") { Model43(isP44: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case0, Choice1.case2, Choice1.case1]), p4: Optional<Float>.some(Float(16777216)), p5: Choice1.case2), isP45: checkedJSON("\"a/b\""), p46: Optional<Box<Model13>>.none, p47: ["a": Model13(theURLOf14: [Optional<UInt64>.some(UInt64(1)), Optional<UInt64>.some(UInt64(1)), Optional<UInt64>.some(UInt64(1))], p15: Optional<[Choice1]>.none)], theURLOf48: Optional<AnyJSON>.none, isP49: Optional<[Moved16]>.some([Moved16(theURLOf17: Set<Float>([Float(-123.456)]), theURLOf18: Optional<Int16>.some(Int16(0)), theURLOf19: Int64(-7))])) },
  ]),
  .mapped(Archived50.self, "Archived50", [
    .init("{\"p51\":{\"a\":-86400000},\"in\":{\"p52\":[]}}") { Archived50(p51: ["a": Date(timeIntervalSince1970: -86400)], p52: Optional<[Lined6]>.some([])) },
    .init("{\"p51\":{\"a/b\":-86400000},\"in\":{\"p52\":[{\"list7\":[{\"theURLOf3\":[7,-5,0],\"p4\":0.333,\"p5\":0},[\"0\"],{\"theURLOf3\":[],\"p4\":1.1754944e-38,\"p5\":0}]}]}}") { Archived50(p51: ["a/b": Date(timeIntervalSince1970: -86400)], p52: Optional<[Lined6]>.some([Lined6(p8: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case2, Choice1.case0, Choice1.case1]), p4: Optional<Float>.some(Float(0.333)), p5: Choice1.case1)), p9: Optional<[Box<UInt8>]>.none, p10: 0, p11: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.some([]), p4: Optional<Float>.some(Float(1.1754944e-38)), p5: Choice1.case1)), theURLOf12: Optional<URL>.none)])) },
    .init("{\"p51\":{\"a\":-86400000,\"a/b\":951782400000}}") { Archived50(p51: ["a": Date(timeIntervalSince1970: -86400), "a/b": Date(timeIntervalSince1970: 951782400)], p52: Optional<[Lined6]>.none) },
    .init("{\"p51\":{\"a\":1700000000000}}") { Archived50(p51: ["a": Date(timeIntervalSince1970: 1700000000)], p52: Optional<[Lined6]>.none) },
    .init("{\"p51\":{\"\u{e9}\":-86400000}}") { Archived50(p51: ["\u{e9}": Date(timeIntervalSince1970: -86400)], p52: Optional<[Lined6]>.none) },
  ]),
  .codable(Model53.self, "Model53", [
    .init("{\"p54\":{\"items\":[]}}") { Model53(p54: Box<Int64>(item: Optional<Int64>.none, items: [])) },
    .init("{\"p54\":{\"items\":[]}}") { Model53(p54: Box<Int64>(item: Optional<Int64>.none, items: [])) },
    .init("{\"p54\":{\"item\":-1,\"items\":[7,-9223372036854775806]}}") { Model53(p54: Box<Int64>(item: Optional<Int64>.some(Int64(-1)), items: [Int64(7), Int64(-9223372036854775806)])) },
    .init("{\"p54\":{\"item\":9223372036854775806,\"items\":[3074457345618258602,1,7]}}") { Model53(p54: Box<Int64>(item: Optional<Int64>.some(Int64(9223372036854775806)), items: [Int64(3074457345618258602), Int64(1), Int64(7)])) },
    .init("{\"p54\":{\"item\":9223372036854775806,\"items\":[]}}") { Model53(p54: Box<Int64>(item: Optional<Int64>.some(Int64(9223372036854775806)), items: [])) },
  ]),
  .mapped(Lined55.self, "Lined55", [
    .init("{\"p56\":\"2000-02-29T00:00:00Z\",\"p57\":[],\"\\\"k\\\"isP58\":1700000000000}") { Lined55(p56: Date(timeIntervalSince1970: 951782400), p57: [], isP58: Optional<Date>.some(Date(timeIntervalSince1970: 1700000000)), isP59: Optional<[Date]>.none) },
    .init("{\"p56\":\"2000-02-29T00:00:00Z\",\"p57\":[],\"\\\"k\\\"isP58\":1000}") { Lined55(p56: Date(timeIntervalSince1970: 951782400), p57: [], isP58: Optional<Date>.some(Date(timeIntervalSince1970: 1)), isP59: Optional<[Date]>.none) },
    .init("{\"p56\":\"2000-02-29T00:00:00Z\",\"p57\":[],\"\u{e9}isP59\":[951782400,1700000000]}") { Lined55(p56: Date(timeIntervalSince1970: 951782400), p57: [], isP58: Optional<Date>.none, isP59: Optional<[Date]>.some([Date(timeIntervalSince1970: 951782400), Date(timeIntervalSince1970: 1700000000)])) },
    .init("{\"p56\":\"2023-11-14T22:13:20.5Z\",\"p57\":[{\"in\":{\"isP36\":{\"1010\":{\"p4\":-0.5,\"p5\":7}}},\"p37\":[-314159265358979.32384]}],\"\\\"k\\\"isP58\":1000}") { Lined55(p56: Date(timeIntervalSince1970: 1700000000.5), p57: [Optional<Lined33>.some(Lined33(theURLOf35: Optional<Lined6>.none, isP36: [1010: Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.some(Float(-0.5)), p5: Choice1.case2)], p37: Set<Decimal>([checkedDecimal("-314159265358979.32384")])))], isP58: Optional<Date>.some(Date(timeIntervalSince1970: 1)), isP59: Optional<[Date]>.none) },
    .init("{\"p56\":\"1970-01-01T00:00:00Z\",\"p57\":[{\"in\":{\"isP36\":{\"-5\":{\"theURLOf3\":[-5],\"p4\":1.1754944e-38,\"p5\":7},\"0\":{\"p4\":1e-05,\"p5\":7},\"1010\":{\"theURLOf3\":[],\"p4\":0.1,\"p5\":0}}},\"p37\":[12345.6789]}],\"\\\"k\\\"isP58\":-86400000}") { Lined55(p56: Date(timeIntervalSince1970: 0), p57: [Optional<Lined33>.some(Lined33(theURLOf35: Optional<Lined6>.none, isP36: [-5: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case0]), p4: Optional<Float>.some(Float(1.1754944e-38)), p5: Choice1.case2), 0: Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.some(Float(1e-05)), p5: Choice1.case2), 1010: Model2(theURLOf3: Optional<[Choice1]>.some([]), p4: Optional<Float>.some(Float(0.1)), p5: Choice1.case1)], p37: Set<Decimal>([checkedDecimal("12345.6789")])))], isP58: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), isP59: Optional<[Date]>.none) },
  ]),
  .mapped(Heir60.self, "Heir60", [
    .init("{\"p56\":\"2000-02-29T00:00:00Z\",\"p57\":[],\"\u{e9}isP59\":[],\"theURLOf61\":[],\"p62\":[{\"tag27\":\"nestIt\",\"data27\":{\"theURLOf17\":[7],\"key/theURLOf19\":7}},{\"tag27\":\"stopNow\"},{\"tag27\":\"moveBy\",\"data27\":{\"_0\":{\"theURLOf3\":[0],\"p5\":7},\"y\":\"5\"}}]}") { Heir60(p56: Date(timeIntervalSince1970: 951782400), p57: [], isP58: Optional<Date>.none, isP59: Optional<[Date]>.some([]), theURLOf61: checkedJSON("[]"), p62: [Sum27.nestIt(Moved16(theURLOf17: Set<Float>([Float(7)]), theURLOf18: Optional<Int16>.none, theURLOf19: Int64(7))), Sum27.stopNow, Sum27.moveBy(Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case1]), p4: Optional<Float>.none, p5: Choice1.case2), y: "5")], theURLOf63: Optional<Archived50>.none) },
    .init("{\"p56\":\"1970-01-01T00:00:00Z\",\"p57\":[{\"in\":{\"isP36\":{\"1010\":{\"theURLOf3\":[7,7],\"p5\":-5}}},\"p37\":[-314159265358979.32384]}],\"theURLOf61\":\"a/b\",\"p62\":[{\"tag27\":\"waitFor\",\"data27\":[]},{\"tag27\":\"nestIt\",\"data27\":{\"theURLOf17\":[1e-05],\"key/theURLOf19\":9223372036854775807}},{\"tag27\":\"stopNow\"},{\"tag27\":\"moveBy\",\"data27\":{\"_0\":{\"theURLOf3\":[-5,0],\"p4\":3.4028235e+38,\"p5\":0},\"y\":\"a/b\"}}]}") { Heir60(p56: Date(timeIntervalSince1970: 0), p57: [Optional<Lined33>.some(Lined33(theURLOf35: Optional<Lined6>.none, isP36: [1010: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case2, Choice1.case2]), p4: Optional<Float>.none, p5: Choice1.case0)], p37: Set<Decimal>([checkedDecimal("-314159265358979.32384")])))], isP58: Optional<Date>.none, isP59: Optional<[Date]>.none, theURLOf61: checkedJSON("\"a/b\""), p62: [Sum27.waitFor([]), Sum27.nestIt(Moved16(theURLOf17: Set<Float>([Float(1e-05)]), theURLOf18: Optional<Int16>.none, theURLOf19: Int64(9223372036854775807))), Sum27.stopNow, Sum27.moveBy(Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case0, Choice1.case1]), p4: Optional<Float>.some(Float(3.4028235e+38)), p5: Choice1.case1), y: "a/b")], theURLOf63: Optional<Archived50>.none) },
    .init("{\"p56\":\"1970-01-01T00:00:00Z\",\"p57\":[null],\"\\\"k\\\"isP58\":951782400000,\"\u{e9}isP59\":[-86400,-86400,951782400],\"theURLOf61\":[],\"p62\":[]}") { Heir60(p56: Date(timeIntervalSince1970: 0), p57: [Optional<Lined33>.none], isP58: Optional<Date>.some(Date(timeIntervalSince1970: 951782400)), isP59: Optional<[Date]>.some([Date(timeIntervalSince1970: -86400), Date(timeIntervalSince1970: -86400), Date(timeIntervalSince1970: 951782400)]), theURLOf61: checkedJSON("[]"), p62: [], theURLOf63: Optional<Archived50>.none) },
    .init("{\"p56\":\"2023-11-14T22:13:20.5Z\",\"p57\":[],\"\u{e9}isP59\":[951782400,-86400],\"theURLOf61\":5,\"p62\":[],\"key/theURLOf63\":{\"p51\":{},\"in\":{\"p52\":[]}}}") { Heir60(p56: Date(timeIntervalSince1970: 1700000000.5), p57: [], isP58: Optional<Date>.none, isP59: Optional<[Date]>.some([Date(timeIntervalSince1970: 951782400), Date(timeIntervalSince1970: -86400)]), theURLOf61: checkedJSON("5"), p62: [], theURLOf63: Optional<Archived50>.some(Archived50(p51: [:], p52: Optional<[Lined6]>.some([])))) },
    .init("{\"p56\":\"1970-01-01T00:00:00Z\",\"p57\":[{\"\\\"k\\\"theURLOf35\":{\"list7\":[null,[\"1099511627776\"],{\"theURLOf3\":[],\"p5\":-5}]},\"in\":{\"isP36\":{\"-5\":{\"theURLOf3\":[-5],\"p4\":-123.456,\"p5\":7},\"1010\":{\"theURLOf3\":[7,-5,7],\"p5\":7}}},\"p37\":[0.05]}],\"\\\"k\\\"isP58\":-86400000,\"theURLOf61\":[],\"p62\":[{\"tag27\":\"moveBy\",\"data27\":{\"_0\":{\"p4\":1e-05,\"p5\":-5},\"y\":\"5\"}},{\"tag27\":\"waitFor\",\"data27\":[{\"\u{e9}theURLOf14\":[],\"p15\":[0,0]}]},{\"tag27\":\"nestIt\",\"data27\":{\"theURLOf17\":[-0.5],\"\\\"k\\\"theURLOf18\":10922,\"key/theURLOf19\":1}},{\"tag27\":\"stopNow\"}]}") { Heir60(p56: Date(timeIntervalSince1970: 0), p57: [Optional<Lined33>.some(Lined33(theURLOf35: Optional<Lined6>.some(Lined6(p8: Optional<Model2>.none, p9: Optional<[Box<UInt8>]>.none, p10: 1099511627776, p11: Optional<Model2>.some(Model2(theURLOf3: Optional<[Choice1]>.some([]), p4: Optional<Float>.none, p5: Choice1.case0)), theURLOf12: Optional<URL>.none)), isP36: [-5: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case0]), p4: Optional<Float>.some(Float(-123.456)), p5: Choice1.case2), 1010: Model2(theURLOf3: Optional<[Choice1]>.some([Choice1.case2, Choice1.case0, Choice1.case2]), p4: Optional<Float>.none, p5: Choice1.case2)], p37: Set<Decimal>([checkedDecimal("0.05")])))], isP58: Optional<Date>.some(Date(timeIntervalSince1970: -86400)), isP59: Optional<[Date]>.none, theURLOf61: checkedJSON("[]"), p62: [Sum27.moveBy(Model2(theURLOf3: Optional<[Choice1]>.none, p4: Optional<Float>.some(Float(1e-05)), p5: Choice1.case0), y: "5"), Sum27.waitFor([Model13(theURLOf14: [], p15: Optional<[Choice1]>.some([Choice1.case1, Choice1.case1]))]), Sum27.nestIt(Moved16(theURLOf17: Set<Float>([Float(-0.5)]), theURLOf18: Optional<Int16>.some(Int16(10922)), theURLOf19: Int64(1))), Sum27.stopNow], theURLOf63: Optional<Archived50>.none) },
  ]),
  .codable(Model65.self, "Model65", [
    .init("{\"\\\"k\\\"isP67\":[7]}") { Model65(p66: Optional<Box<Int64>>.none, isP67: Set<Int64>([Int64(7)])) },
    .init("{\"\\\"k\\\"isP67\":[3074457345618258602]}") { Model65(p66: Optional<Box<Int64>>.none, isP67: Set<Int64>([Int64(3074457345618258602)])) },
    .init("{\"\\\"k\\\"p66\":{\"items\":[0,7]},\"\\\"k\\\"isP67\":[-9223372036854775806]}") { Model65(p66: Optional<Box<Int64>>.some(Box<Int64>(item: Optional<Int64>.none, items: [Int64(0), Int64(7)])), isP67: Set<Int64>([Int64(-9223372036854775806)])) },
    .init("{\"\\\"k\\\"p66\":{\"item\":1,\"items\":[7,-9223372036854775807]},\"\\\"k\\\"isP67\":[9223372036854775807]}") { Model65(p66: Optional<Box<Int64>>.some(Box<Int64>(item: Optional<Int64>.some(Int64(1)), items: [Int64(7), Int64(-9223372036854775807)])), isP67: Set<Int64>([Int64(9223372036854775807)])) },
    .init("{\"\\\"k\\\"isP67\":[9223372036854775807]}") { Model65(p66: Optional<Box<Int64>>.none, isP67: Set<Int64>([Int64(9223372036854775807)])) },
  ]),
]
