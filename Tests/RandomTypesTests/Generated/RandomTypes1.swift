// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 1. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct RawStruct101: RawRepresentable, JSONEncodable {
  var rawValue: UInt16
  init(rawValue: UInt16) { self.rawValue = rawValue }
}
enum Union102: JSONUnion {
  case stopNow
  case moveBy(Int32, y: [Any])
  case waitFor(time: Optional<Int64>)
  case takeIt(Struct2)
  case withIt(it: Payload38)
  case anyValue(Dictionary<Int64, String>)
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
enum Raw103: String {
  case case0 = "left"
  case case1 = "l/r"
}
struct Struct104: JSONEncodable {
  @SelfWriting var w110: Dictionary<String, Optional<Optional<Int128>>>
  var p113: Struct58
  init(w110: Dictionary<String, Optional<Optional<Int128>>>, p113: Struct58) {
    self._w110 = SelfWriting(wrappedValue: w110)
    self.p113 = p113
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p113": return nil
    case "w110": return nil
    default: return name
    }
  }
}
struct Generic117<First, Second>: JSONEncodable {
  var first: First
  var list: [Second?]
  var second: Second?
}
class Class118: JSONEncodable {
  lazy var l124: Int = Int(-3074457345618258602)
  private let `raw p129`: URL = checkedURL("mailto:a@b.c")
  init() {
  }
}
enum Payload130: JSONEncodable {
  case none
  case case0(Optional<UInt8>)
  case case1(label0: Optional<Optional<Int8>>)
  case case2(Class118)
}
class Subclass131: Class118 {
  @MarkedObject var w137: [String: Any]
  init(w137: [String: Any]) {
    self._w137 = MarkedObject(wrappedValue: w137)
    super.init()
  }
}
struct Own138: JSONEncodable {
  let first: ContiguousArray<Subclass89>
  let second: Union57
  init(_ first: ContiguousArray<Subclass89>, _ second: Union57) {
    (self.first, self.second) = (first, second)
  }
  func JSONEncode() throws -> Any {
    let (first, second) = (self.first as Any, self.second as Any)
    return ["first": first, "list": [second, 1] as [Any]] as JSONObject
  }
}
enum Union139: JSONUnion {
  case stopNow
  case moveBy(Decimal, y: UUID)
  case waitFor(time: Optional<Int64>)
  case takeIt(Payload38)
  case withIt(it: Payload130)
  case anyValue(ArraySlice<Payload130>)
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
struct Struct140: JSONEncodable {
  var _p144: Int128
  init(_p144: Int128) {
    self._p144 = _p144
  }
}
struct Showing146: JSONEncodable, CustomReflectable {
  var hidden: [Array<Subclass89>]
  var customMirror: Mirror { Mirror(self, children: ["shown": hidden.first as Any, "count": hidden.count], displayStyle: .struct) }
}

let randomTypes1: [TypeCase] = [
  TypeCase(
    "RawStruct101, 1",
    json: "7"
  ) { RawStruct101(rawValue: UInt16(7)) },
  TypeCase(
    "RawStruct101, 2",
    json: "1"
  ) { RawStruct101(rawValue: UInt16(1)) },
  TypeCase(
    "RawStruct101, 3",
    json: "21845"
  ) { RawStruct101(rawValue: UInt16(21845)) },
  TypeCase(
    "Union102, 1",
    json: "{\"tag of a union\":\"move_by\",\"the data\":{\"_0\":2147483647,\"y\":[]}}"
  ) { Union102.moveBy(Int32(2147483647), y: ([] as [Any])) },
  TypeCase(
    "Union102, 2",
    json: "{\"tag of a union\":\"any_value\",\"the data\":{\"-9223372036854775808\":\"a/b\",\"1\":\"\u{2028}\"}}"
  ) { Union102.anyValue(([-9223372036854775808: "a/b", 1: "\u{2028}"] as [Int64: String])) },
  TypeCase(
    "Union102, 3",
    json: "{\"tag of a union\":\"wait_for\",\"the data\":{\"time\":9223372036854775807}}"
  ) { Union102.waitFor(time: Optional<Int64>.some(Int64(9223372036854775807))) },
  TypeCase(
    "Raw103, 1",
    json: "{\"held\":\"left\"}"
  ) { Holder<Raw103>(Raw103.case0) },
  TypeCase(
    "Raw103, 2",
    json: "{\"held\":\"l/r\"}"
  ) { Holder<Raw103>(Raw103.case1) },
  TypeCase(
    "Raw103, 3",
    json: "{\"held\":\"left\"}"
  ) { Holder<Raw103>(Raw103.case0) },
  TypeCase(
    "Struct104, 1",
    json: "{}"
  ) { Struct104(w110: (["key": Optional<Optional<Int128>>.none] as [String: Optional<Optional<Int128>>]), p113: Struct58(w64: (["key": checkedDecimal("0.000005")] as [String: Decimal]), p66: Optional<Optional<Set<UInt32>>>.some(Optional<Set<UInt32>>.some(Set<UInt32>([UInt32(4294967295)]))), w75: Optional<Any>.none, p78: Int8(127))) },
  TypeCase(
    "Struct104, 2",
    json: "{}"
  ) { Struct104(w110: (["\"q\"": Optional<Optional<Int128>>.some(Optional<Int128>.none), "\u{1F600}": Optional<Optional<Int128>>.some(Optional<Int128>.none)] as [String: Optional<Optional<Int128>>]), p113: Struct58(w64: (["\"q\"": checkedDecimal("-12345.6789")] as [String: Decimal]), p66: Optional<Optional<Set<UInt32>>>.some(Optional<Set<UInt32>>.some(Set<UInt32>([UInt32(1)]))), w75: Optional<Any>.none, p78: Int8(0))) },
  TypeCase(
    "Struct104, 3",
    json: "{}"
  ) { Struct104(w110: (["\"q\"": Optional<Optional<Int128>>.some(Optional<Int128>.some((-170141183460469231731687303715884105728 as Int128)))] as [String: Optional<Optional<Int128>>]), p113: Struct58(w64: (["key": checkedDecimal("123456789012345.67890")] as [String: Decimal]), p66: Optional<Optional<Set<UInt32>>>.some(Optional<Set<UInt32>>.none), w75: Optional<Any>.none, p78: Int8(-127))) },
  TypeCase(
    "Generic117<Date, Dictionary<Raw103, UUID>>, 1",
    json: "{\"first\":-2.5e17,\"list\":[]}"
  ) { Generic117<Date, Dictionary<Raw103, UUID>>(first: Date(timeIntervalSinceReferenceDate: -2.5e17), list: [], second: Optional<Dictionary<Raw103, UUID>>.none) },
  TypeCase(
    "Generic117<Date, Dictionary<Raw103, UUID>>, 2",
    json: "{\"first\":1e15,\"list\":[{\"left\":\"480BFD1E-21C7-B1A0-06DA-9233C7E98138\",\"l/r\":\"41BF53CF-501E-4708-F682-28B142AB4AC2\"}],\"second\":{\"l/r\":\"35CDC55B-95DE-D47B-BFEE-286B5F51BA98\"}}"
  ) { Generic117<Date, Dictionary<Raw103, UUID>>(first: Date(timeIntervalSinceReferenceDate: 1e15), list: [Optional<Dictionary<Raw103, UUID>>.some(([Raw103.case0: UUID(uuid: (72, 11, 253, 30, 33, 199, 177, 160, 6, 218, 146, 51, 199, 233, 129, 56)), Raw103.case1: UUID(uuid: (65, 191, 83, 207, 80, 30, 71, 8, 246, 130, 40, 177, 66, 171, 74, 194))] as [Raw103: UUID]))], second: Optional<Dictionary<Raw103, UUID>>.some(([Raw103.case1: UUID(uuid: (53, 205, 197, 91, 149, 222, 212, 123, 191, 238, 40, 107, 95, 81, 186, 152))] as [Raw103: UUID]))) },
  TypeCase(
    "Generic117<Date, Dictionary<Raw103, UUID>>, 3",
    json: "{\"first\":1e16,\"list\":[null],\"second\":{\"left\":\"470CC9BA-F1A7-AA5E-5F4E-C2A2C7B63C57\",\"l/r\":\"552A8B0C-53CB-AA6A-341D-D86C64CA5EE4\"}}"
  ) { Generic117<Date, Dictionary<Raw103, UUID>>(first: Date(timeIntervalSinceReferenceDate: 1e16), list: [Optional<Dictionary<Raw103, UUID>>.none], second: Optional<Dictionary<Raw103, UUID>>.some(([Raw103.case0: UUID(uuid: (71, 12, 201, 186, 241, 167, 170, 94, 95, 78, 194, 162, 199, 182, 60, 87)), Raw103.case1: UUID(uuid: (85, 42, 139, 12, 83, 203, 170, 106, 52, 29, 216, 108, 100, 202, 94, 228))] as [Raw103: UUID]))) },
  TypeCase(
    "Generic117<Optional<Optional<UUID>>, UInt128>, 1",
    json: "{\"list\":[0],\"second\":0}"
  ) { Generic117<Optional<Optional<UUID>>, UInt128>(first: Optional<Optional<UUID>>.none, list: [Optional<UInt128>.some((0 as UInt128))], second: Optional<UInt128>.some((0 as UInt128))) },
  TypeCase(
    "Generic117<Optional<Optional<UUID>>, UInt128>, 2",
    json: "{\"first\":\"7BDB6664-51B1-BDB4-EDDB-550B1AC8EB3F\",\"list\":[0,9223372036854775808],\"second\":340282366920938463463374607431768211455}"
  ) { Generic117<Optional<Optional<UUID>>, UInt128>(first: Optional<Optional<UUID>>.some(Optional<UUID>.some(UUID(uuid: (123, 219, 102, 100, 81, 177, 189, 180, 237, 219, 85, 11, 26, 200, 235, 63)))), list: [Optional<UInt128>.some((0 as UInt128)), Optional<UInt128>.some((9223372036854775808 as UInt128))], second: Optional<UInt128>.some((340282366920938463463374607431768211455 as UInt128))) },
  TypeCase(
    "Generic117<Optional<Optional<UUID>>, UInt128>, 3",
    json: "{\"list\":[]}"
  ) { Generic117<Optional<Optional<UUID>>, UInt128>(first: Optional<Optional<UUID>>.none, list: [], second: Optional<UInt128>.none) },
  TypeCase(
    "Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>, 1",
    json: "{\"first\":{},\"list\":[\"98A1EC79-42F2-FA7D-3E5B-3450E2810A1C\"],\"second\":\"539B93B3-A6E1-A3DE-16B4-ED16331A9A5D\"}"
  ) { Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>(first: ([:] as [Bool: Generic117<Optional<Optional<UUID>>, UInt128>]), list: [Optional<UUID>.some(UUID(uuid: (152, 161, 236, 121, 66, 242, 250, 125, 62, 91, 52, 80, 226, 129, 10, 28)))], second: Optional<UUID>.some(UUID(uuid: (83, 155, 147, 179, 166, 225, 163, 222, 22, 180, 237, 22, 51, 26, 154, 93)))) },
  TypeCase(
    "Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>, 2",
    json: "{\"first\":{\"true\":{\"list\":[340282366920938463463374607431768211455,340282366920938463463374607431768211455]}},\"list\":[],\"second\":\"F6589391-C193-1E8A-5835-FBFA7408055E\"}"
  ) { Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>(first: ([true: Generic117<Optional<Optional<UUID>>, UInt128>(first: Optional<Optional<UUID>>.none, list: [Optional<UInt128>.some((340282366920938463463374607431768211455 as UInt128)), Optional<UInt128>.some((340282366920938463463374607431768211455 as UInt128))], second: Optional<UInt128>.none)] as [Bool: Generic117<Optional<Optional<UUID>>, UInt128>]), list: [], second: Optional<UUID>.some(UUID(uuid: (246, 88, 147, 145, 193, 147, 30, 138, 88, 53, 251, 250, 116, 8, 5, 94)))) },
  TypeCase(
    "Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>, 3",
    json: "{\"first\":{},\"list\":[],\"second\":\"9D179985-A5F9-D15A-10DC-9EFF3AD4E503\"}"
  ) { Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>(first: ([:] as [Bool: Generic117<Optional<Optional<UUID>>, UInt128>]), list: [], second: Optional<UUID>.some(UUID(uuid: (157, 23, 153, 133, 165, 249, 209, 90, 16, 220, 158, 255, 58, 212, 229, 3)))) },
  TypeCase(
    "Class118, 1",
    json: "{\"raw p129\":\"mailto:a@b.c\"}"
  ) { Class118() },
  TypeCase(
    "Class118, 2",
    json: "{\"raw p129\":\"mailto:a@b.c\"}"
  ) { Class118() },
  TypeCase(
    "Class118, 3",
    json: "{\"raw p129\":\"mailto:a@b.c\"}"
  ) { Class118() },
  TypeCase(
    "Payload130, 1",
    json: "{\"none\":{}}"
  ) { Payload130.none },
  TypeCase(
    "Payload130, 2",
    json: "{\"none\":{}}"
  ) { Payload130.none },
  TypeCase(
    "Payload130, 3",
    json: "{\"none\":{}}"
  ) { Payload130.none },
  TypeCase(
    "Subclass131, 1",
    json: "{\"raw p129\":\"mailto:a@b.c\",\"w137\":{\"x\":null,\"a/b\":null}}"
  ) { Subclass131(w137: (["x": (Optional<Int>.none as Any), "a/b": (Optional<Int128>.none as Any)] as [String: Any])) },
  TypeCase(
    "Subclass131, 2",
    json: "{\"l124\":-3074457345618258602,\"raw p129\":\"mailto:a@b.c\",\"w137\":{\"x\":1,\"a/b\":{\"w37\":[1e-05,-2145.8]}}}"
  ) { touching(Subclass131(w137: (["x": (Optional<UInt>.some(UInt(1)) as Any), "a/b": (Class31(w37: ([(Optional<Float>.some(Float(1e-05)) as Any), (Date(timeIntervalSinceReferenceDate: -2145.8) as Any)] as [Any])) as Any)] as [String: Any]))) { _ = $0.l124 } },
  TypeCase(
    "Subclass131, 3",
    json: "{\"raw p129\":\"mailto:a@b.c\",\"w137\":{\"x\":1e-05,\"a/b\":\"l/r\"}}"
  ) { Subclass131(w137: (["x": (Float(1e-05) as Any), "a/b": (Raw103.case1 as Any)] as [String: Any])) },
  TypeCase(
    "Own138, 1",
    json: "{\"first\":[],\"list\":[{\"tag of a union\":\"anyValue\",\"the data\":9081.8},1]}"
  ) { Own138(([] as ContiguousArray<Subclass89>), Union57.anyValue(AnyHashable(Date(timeIntervalSinceReferenceDate: 9081.8)))) },
  TypeCase(
    "Own138, 2",
    json: "{\"first\":[{\"_p86\":\"Mqlr\",\"g88\":[\"45D5668D-A27C-05CA-579F-487997252993\"],\"r95Kept\":{\"number\":60,\"name\":\"\\\"q\\\"\"},\"r95\":{\"number\":60,\"name\":\"\\\"q\\\"\"},\"p98\":[]},{\"_p86\":1,\"g88\":[],\"r95Kept\":{\"number\":65},\"p98\":[126,0]}],\"list\":[{\"tag of a union\":\"stopNow\"},1]}"
  ) { Own138(([Subclass89(_p86: Data([50, 169, 107] as [UInt8]), g88: [UUID(uuid: (69, 213, 102, 141, 162, 124, 5, 202, 87, 159, 72, 121, 151, 37, 41, 147))], r95: (NamedLeaf(60, "\"q\""), true), p98: Optional<Array<Int8>>.some(([] as Array<Int8>))), Subclass89(_p86: Int(1), g88: [], r95: (Leaf(65), false), p98: Optional<Array<Int8>>.some(([Int8(126), Int8(0)] as Array<Int8>)))] as ContiguousArray<Subclass89>), Union57.stopNow) },
  TypeCase(
    "Own138, 3",
    json: "{\"first\":[{\"_p86\":[{},{\"second\":{\"case1\":{\"label0\":0,\"label1\":[],\"label2\":0}}}],\"g88\":[\"9109F867-A376-598F-438F-0CBAC9934B42\"],\"r95Kept\":{\"number\":57,\"name\":\"\\\\\"},\"r95\":{\"number\":57,\"name\":\"\\\\\"}}],\"list\":[{\"tag of a union\":\"moveBy\",\"the data\":{\"_0\":0.1,\"y\":{\"-5\":126,\"7\":-126,\"1099511627776\":127}}},1]}"
  ) { Own138(([Subclass89(_p86: Own56(([:] as [String: Int8]), Payload38.case1(label0: Raw1.case1, label1: Set<Decimal>(), label2: Optional<UInt8>.some(UInt8(0)))), g88: [UUID(uuid: (145, 9, 248, 103, 163, 118, 89, 143, 67, 143, 12, 186, 201, 147, 75, 66))], r95: (NamedLeaf(57, "\\"), true), p98: Optional<Array<Int8>>.none)] as ContiguousArray<Subclass89>), Union57.moveBy(Double(0.1), y: ([Raw1.case0: Int8(126), Raw1.case2: Int8(-126), Raw1.case3: Int8(127)] as [Raw1: Int8]))) },
  TypeCase(
    "Union139, 1",
    json: "{\"tag of a union\":\"any_value\",\"the data\":[]}"
  ) { Union139.anyValue(([] as ArraySlice<Payload130>)) },
  TypeCase(
    "Union139, 2",
    json: "{\"tag of a union\":\"move_by\",\"the data\":{\"_0\":-1,\"y\":\"013F12F7-C6A2-DC4F-2324-49E98B9B5F12\"}}"
  ) { Union139.moveBy(checkedDecimal("-1"), y: UUID(uuid: (1, 63, 18, 247, 198, 162, 220, 79, 35, 36, 73, 233, 139, 155, 95, 18))) },
  TypeCase(
    "Union139, 3",
    json: "{\"tag of a union\":\"move_by\",\"the data\":{\"_0\":12345678901234567.890,\"y\":\"160D7804-7B80-9467-495A-9A9884F17A12\"}}"
  ) { Union139.moveBy(checkedDecimal("12345678901234567.890"), y: UUID(uuid: (22, 13, 120, 4, 123, 128, 148, 103, 73, 90, 154, 152, 132, 241, 122, 18))) },
  TypeCase(
    "Struct140, 1",
    json: "{\"_p144\":-170141183460469231731687303715884105728}"
  ) { Struct140(_p144: (-170141183460469231731687303715884105728 as Int128)) },
  TypeCase(
    "Struct140, 2",
    json: "{\"_p144\":5}"
  ) { Struct140(_p144: (5 as Int128)) },
  TypeCase(
    "Struct140, 3",
    json: "{\"_p144\":5}"
  ) { Struct140(_p144: (5 as Int128)) },
  TypeCase(
    "Showing146, 1",
    json: "{\"count\":0}"
  ) { Showing146(hidden: []) },
  TypeCase(
    "Showing146, 2",
    json: "{\"shown\":[],\"count\":1}"
  ) { Showing146(hidden: [([] as Array<Subclass89>)]) },
  TypeCase(
    "Showing146, 3",
    json: "{\"shown\":[],\"count\":2}"
  ) { Showing146(hidden: [([] as Array<Subclass89>), ([Subclass89(_p86: (9223372036854775808 as UInt128), g88: [], r95: (Leaf(53), true), p98: Optional<Array<Int8>>.some(([] as Array<Int8>)))] as Array<Subclass89>)]) },
]
