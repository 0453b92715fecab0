// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 1. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

enum Raw1: Int {
  case case0 = -5
  case case1 = 0
  case case2 = 7
  case case3 = 1099511627776
}
struct Struct2: JSONEncodable {
  var p5: Dictionary<UInt8, Optional<UInt64>>
  @MarkedObject var w13: Array<Any>
  var p16: Raw1
  @Marked var w24: AnyHashable
  var p27: Optional<Raw1>
  init(p5: Dictionary<UInt8, Optional<UInt64>>, w13: Array<Any>, p16: Raw1, w24: AnyHashable, p27: Optional<Raw1>) {
    self.p5 = p5
    self._w13 = MarkedObject(wrappedValue: w13)
    self.p16 = p16
    self._w24 = Marked(wrappedValue: w24)
    self.p27 = p27
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "w13": return nil
    default: return name
    }
  }
}
struct Generic30<First, Second>: JSONEncodable {
  var first: First
  var list: [Second?]
  var second: Second?
}
class Class31: JSONEncodable {
  @Marked var w37: [Any]
  init(w37: [Any]) {
    self._w37 = Marked(wrappedValue: w37)
  }
}
enum Payload38: JSONEncodable {
  case none
  case case0(Optional<UInt128>, Optional<UUID>, UInt64)
  case case1(label0: Raw1, label1: Set<Decimal>, label2: Optional<UInt8>)
  case case2(label0: UInt)
}
class Subclass39: Class31 {
  var _p43: Int64
  let r50Kept: Leaf
  weak var r50: Leaf?
  private let _p54: Data = Data([] as [UInt8])
  init(w37: [Any], _p43: Int64, r50: (Leaf, Bool)) {
    self._p43 = _p43
    r50Kept = r50.0
    self.r50 = r50.1 ? r50.0 : nil
    super.init(w37: w37)
  }
}
final class Own56: JSONEncodable {
  let first: Dictionary<String, Int8>
  let second: Payload38
  init(_ first: Dictionary<String, Int8>, _ second: Payload38) {
    (self.first, self.second) = (first, second)
  }
  func JSONEncode() throws -> Any {
    let (first, second) = (self.first as Any, self.second as Any)
    return [first, ["second": second]] as [Any]
  }
}
enum Union57: JSONUnion {
  case stopNow
  case moveBy(Double, y: Dictionary<Raw1, Int8>)
  case waitFor(time: Optional<UInt64>)
  case takeIt(Payload38)
  case withIt(it: Payload38)
  case anyValue(AnyHashable)
  static let discriminator = JSONDiscriminator(key: "tag of a union", payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
struct Struct58: JSONEncodable {
  @MarkedObject var w64: Dictionary<String, Decimal>
  var p66: Optional<Optional<Set<UInt32>>>
  @Marked var w75: Optional<Any>
  var p78: Int8
  init(w64: Dictionary<String, Decimal>, p66: Optional<Optional<Set<UInt32>>>, w75: Optional<Any>, p78: Int8) {
    self._w64 = MarkedObject(wrappedValue: w64)
    self.p66 = p66
    self._w75 = Marked(wrappedValue: w75)
    self.p78 = p78
  }
}
struct Showing81: JSONEncodable, CustomReflectable {
  var hidden: [Optional<Generic30<Int128, Optional<Optional<UInt64>>>>]
  var customMirror: Mirror { Mirror(self, children: ["shown": hidden.first as Any, "count": hidden.count], displayStyle: .struct) }
}
class Class82<Element>: JSONEncodable {
  var _p86: (any JSONEncodable)
  var g88: [Element]
  init(_p86: (any JSONEncodable), g88: [Element]) {
    self._p86 = _p86
    self.g88 = g88
  }
}
class Subclass89: Class82<UUID> {
  let r95Kept: Leaf
  weak var r95: Leaf?
  var p98: Optional<Array<Int8>>
  init(_p86: (any JSONEncodable), g88: [UUID], r95: (Leaf, Bool), p98: Optional<Array<Int8>>) {
    r95Kept = r95.0
    self.r95 = r95.1 ? r95.0 : nil
    self.p98 = p98
    super.init(_p86: _p86, g88: g88)
  }
}

let randomTypes0: [TypeCase] = [
  TypeCase(
    "Raw1, 1",
    json: "{\"held\":0}"
  ) { Holder<Raw1>(Raw1.case1) },
  TypeCase(
    "Raw1, 2",
    json: "{\"held\":0}"
  ) { Holder<Raw1>(Raw1.case1) },
  TypeCase(
    "Raw1, 3",
    json: "{\"held\":1099511627776}"
  ) { Holder<Raw1>(Raw1.case3) },
  TypeCase(
    "Struct2, 1",
    json: "{\"p5\":{\"255\":18446744073709551614},\"p16\":7,\"w24\":7,\"p27\":1099511627776}"
  ) { Struct2(p5: ([255: Optional<UInt64>.some(UInt64(18446744073709551614))] as [UInt8: Optional<UInt64>]), w13: ([] as Array<Any>), p16: Raw1.case2, w24: AnyHashable(Int64(7)), p27: Optional<Raw1>.some(Raw1.case3)) },
  TypeCase(
    "Struct2, 2",
    json: "{\"p5\":{\"255\":18446744073709551614,\"7\":0},\"p16\":0,\"w24\":\"B9no\",\"p27\":-5}"
  ) { Struct2(p5: ([255: Optional<UInt64>.some(UInt64(18446744073709551614)), 7: Optional<UInt64>.some(UInt64(0))] as [UInt8: Optional<UInt64>]), w13: ([(Raw1.case3 as Any), (Int(1) as Any), (Raw1.case1 as Any)] as Array<Any>), p16: Raw1.case1, w24: AnyHashable(Data([7, 217, 232] as [UInt8])), p27: Optional<Raw1>.some(Raw1.case0)) },
  TypeCase(
    "Struct2, 3",
    json: "{\"p5\":{\"7\":null},\"p16\":-5,\"w24\":1}"
  ) { Struct2(p5: ([7: Optional<UInt64>.none] as [UInt8: Optional<UInt64>]), w13: ([(Raw1.case2 as Any), (Float(-123.456) as Any), (Raw1.case0 as Any)] as Array<Any>), p16: Raw1.case0, w24: AnyHashable(UInt32(1)), p27: Optional<Raw1>.none) },
  TypeCase(
    "Generic30<Int128, Optional<Optional<UInt64>>>, 1",
    json: "{\"first\":-170141183460469231731687303715884105728,\"list\":[null]}"
  ) { Generic30<Int128, Optional<Optional<UInt64>>>(first: (-170141183460469231731687303715884105728 as Int128), list: [Optional<Optional<Optional<UInt64>>>.none], second: Optional<Optional<Optional<UInt64>>>.none) },
  TypeCase(
    "Generic30<Int128, Optional<Optional<UInt64>>>, 2",
    json: "{\"first\":18446744073709551616,\"list\":[6148914691236517205]}"
  ) { Generic30<Int128, Optional<Optional<UInt64>>>(first: (18446744073709551616 as Int128), list: [Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.some(Optional<UInt64>.some(UInt64(6148914691236517205))))], second: Optional<Optional<Optional<UInt64>>>.none) },
  TypeCase(
    "Generic30<Int128, Optional<Optional<UInt64>>>, 3",
    json: "{\"first\":5,\"list\":[null]}"
  ) { Generic30<Int128, Optional<Optional<UInt64>>>(first: (5 as Int128), list: [Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.none)], second: Optional<Optional<Optional<UInt64>>>.none) },
  TypeCase(
    "Generic30<Optional<Decimal>, UInt8>, 1",
    json: "{\"first\":12345678.9,\"list\":[]}"
  ) { Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("12345678.9")), list: [], second: Optional<UInt8>.none) },
  TypeCase(
    "Generic30<Optional<Decimal>, UInt8>, 2",
    json: "{\"first\":314159265358979323.84,\"list\":[7,null],\"second\":7}"
  ) { Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("314159265358979323.84")), list: [Optional<UInt8>.some(UInt8(7)), Optional<UInt8>.none], second: Optional<UInt8>.some(UInt8(7))) },
  TypeCase(
    "Generic30<Optional<Decimal>, UInt8>, 3",
    json: "{\"list\":[null,null]}"
  ) { Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [Optional<UInt8>.none, Optional<UInt8>.none], second: Optional<UInt8>.none) },
  TypeCase(
    "Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>, 1",
    json: "{\"first\":{\"first\":1234.56789,\"list\":[]},\"list\":[],\"second\":{\"0\":0,\"7\":1}}"
  ) { Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>(first: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("1234.56789")), list: [], second: Optional<UInt8>.none), list: [], second: Optional<Dictionary<Raw1, UInt64>>.some(([Raw1.case1: UInt64(0), Raw1.case2: UInt64(1)] as [Raw1: UInt64]))) },
  TypeCase(
    "Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>, 2",
    json: "{\"first\":{\"first\":12345678901234567890,\"list\":[0],\"second\":85},\"list\":[]}"
  ) { Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>(first: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("12345678901234567890")), list: [Optional<UInt8>.some(UInt8(0))], second: Optional<UInt8>.some(UInt8(85))), list: [], second: Optional<Dictionary<Raw1, UInt64>>.none) },
  TypeCase(
    "Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>, 3",
    json: "{\"first\":{\"first\":12345.6789,\"list\":[],\"second\":85},\"list\":[],\"second\":{\"-5\":18446744073709551615,\"7\":18446744073709551615,\"1099511627776\":6148914691236517205}}"
  ) { Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>(first: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("12345.6789")), list: [], second: Optional<UInt8>.some(UInt8(85))), list: [], second: Optional<Dictionary<Raw1, UInt64>>.some(([Raw1.case0: UInt64(18446744073709551615), Raw1.case2: UInt64(18446744073709551615), Raw1.case3: UInt64(6148914691236517205)] as [Raw1: UInt64]))) },
  TypeCase(
    "Class31, 1",
    json: "{\"w37\":[]}"
  ) { Class31(w37: ([] as [Any])) },
  TypeCase(
    "Class31, 2",
    json: "{\"w37\":[0]}"
  ) { Class31(w37: ([(Raw1.case1 as Any)] as [Any])) },
  TypeCase(
    "Class31, 3",
    json: "{\"w37\":[1099511627776]}"
  ) { Class31(w37: ([(Raw1.case3 as Any)] as [Any])) },
  TypeCase(
    "Payload38, 1",
    json: "{\"case1\":{\"label0\":0,\"label1\":[]}}"
  ) { Payload38.case1(label0: Raw1.case1, label1: Set<Decimal>(), label2: Optional<UInt8>.none) },
  TypeCase(
    "Payload38, 2",
    json: "{\"case0\":{\"_0\":9223372036854775808,\"_1\":\"AA99B777-4B89-1059-746E-C5242B124174\",\"_2\":18446744073709551615}}"
  ) { Payload38.case0(Optional<UInt128>.some((9223372036854775808 as UInt128)), Optional<UUID>.some(UUID(uuid: (170, 153, 183, 119, 75, 137, 16, 89, 116, 110, 197, 36, 43, 18, 65, 116))), UInt64(18446744073709551615)) },
  TypeCase(
    "Payload38, 3",
    json: "{\"case0\":{\"_0\":5,\"_1\":\"6077B87C-84D9-7B98-5E14-B9C9AFE914B9\",\"_2\":7}}"
  ) { Payload38.case0(Optional<UInt128>.some((5 as UInt128)), Optional<UUID>.some(UUID(uuid: (96, 119, 184, 124, 132, 217, 123, 152, 94, 20, 185, 201, 175, 233, 20, 185))), UInt64(7)) },
  TypeCase(
    "Subclass39, 1",
    json: "{\"w37\":[null],\"_p43\":3074457345618258602,\"r50Kept\":{\"number\":57},\"r50\":{\"number\":57},\"_p54\":\"\"}"
  ) { Subclass39(w37: ([(Optional<Int>.none as Any)] as [Any]), _p43: Int64(3074457345618258602), r50: (Leaf(57), true)) },
  TypeCase(
    "Subclass39, 2",
    json: "{\"w37\":[],\"_p43\":0,\"r50Kept\":{\"number\":82,\"name\":\"\\\"q\\\"\"},\"_p54\":\"\"}"
  ) { Subclass39(w37: ([] as [Any]), _p43: Int64(0), r50: (NamedLeaf(82, "\"q\""), false)) },
  TypeCase(
    "Subclass39, 3",
    json: "{\"w37\":[3074457345618258602,{\"first\":31415926535897.932384,\"list\":[255]}],\"_p43\":9223372036854775806,\"r50Kept\":{\"number\":44},\"_p54\":\"\"}"
  ) { Subclass39(w37: ([(Int(3074457345618258602) as Any), (Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("31415926535897.932384")), list: [Optional<UInt8>.some(UInt8(255))], second: Optional<UInt8>.none) as Any)] as [Any]), _p43: Int64(9223372036854775806), r50: (Leaf(44), false)) },
  TypeCase(
    "Own56, 1",
    json: "[{\"key\":42},{\"second\":{\"case0\":{\"_0\":9223372036854775808,\"_1\":\"6AAD0039-B013-1977-E5F7-6B2D96DA4621\",\"_2\":18446744073709551614}}}]"
  ) { Own56((["key": Int8(42)] as [String: Int8]), Payload38.case0(Optional<UInt128>.some((9223372036854775808 as UInt128)), Optional<UUID>.some(UUID(uuid: (106, 173, 0, 57, 176, 19, 25, 119, 229, 247, 107, 45, 150, 218, 70, 33))), UInt64(18446744073709551614))) },
  TypeCase(
    "Own56, 2",
    json: "[{\"key\":7,\"\u{1f600}\":42},{\"second\":{\"case2\":{\"label0\":0}}}]"
  ) { Own56((["key": Int8(7), "\u{1F600}": Int8(42)] as [String: Int8]), Payload38.case2(label0: UInt(0))) },
  TypeCase(
    "Own56, 3",
    json: "[{\"key\":0,\"\\\"q\\\"\":0,\"\u{1f600}\":0},{\"second\":{\"case0\":{\"_0\":5,\"_2\":1}}}]"
  ) { Own56((["key": Int8(0), "\"q\"": Int8(0), "\u{1F600}": Int8(0)] as [String: Int8]), Payload38.case0(Optional<UInt128>.some((5 as UInt128)), Optional<UUID>.none, UInt64(1))) },
  TypeCase(
    "Union57, 1",
    json: "{\"tag of a union\":\"moveBy\",\"the data\":{\"_0\":-4841.4,\"y\":{\"1099511627776\":-1}}}"
  ) { Union57.moveBy(Double(-4841.4), y: ([Raw1.case3: Int8(-1)] as [Raw1: Int8])) },
  TypeCase(
    "Union57, 2",
    json: "{\"tag of a union\":\"waitFor\",\"the data\":{\"time\":1}}"
  ) { Union57.waitFor(time: Optional<UInt64>.some(UInt64(1))) },
  TypeCase(
    "Union57, 3",
    json: "{\"tag of a union\":\"takeIt\",\"the data\":{\"case0\":{\"_0\":340282366920938463463374607431768211455,\"_2\":1}}}"
  ) { Union57.takeIt(Payload38.case0(Optional<UInt128>.some((340282366920938463463374607431768211455 as UInt128)), Optional<UUID>.none, UInt64(1))) },
  TypeCase(
    "Struct58, 1",
    json: "{\"w64\":{\"\\\"q\\\"\":-0.05},\"w75\":{\"first\":{\"first\":-31415926535897932384,\"list\":[],\"second\":1},\"list\":[{\"-5\":0},{\"0\":7,\"7\":0}],\"second\":{}},\"p78\":1}"
  ) { Struct58(w64: (["\"q\"": checkedDecimal("-0.05")] as [String: Decimal]), p66: Optional<Optional<Set<UInt32>>>.none, w75: Optional<Any>.some((Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>(first: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("-31415926535897932384")), list: [], second: Optional<UInt8>.some(UInt8(1))), list: [Optional<Dictionary<Raw1, UInt64>>.some(([Raw1.case0: UInt64(0)] as [Raw1: UInt64])), Optional<Dictionary<Raw1, UInt64>>.some(([Raw1.case1: UInt64(7), Raw1.case2: UInt64(0)] as [Raw1: UInt64]))], second: Optional<Dictionary<Raw1, UInt64>>.some(([:] as [Raw1: UInt64]))) as Any)), p78: Int8(1)) },
  TypeCase(
    "Struct58, 2",
    json: "{\"w64\":{\"\\\"q\\\"\":12345.6789,\"\u{1f600}\":123.456789},\"w75\":{\"w37\":[],\"_p43\":0,\"r50Kept\":{\"number\":17},\"r50\":{\"number\":17},\"_p54\":\"\"},\"p78\":126}"
  ) { Struct58(w64: (["\"q\"": checkedDecimal("12345.6789"), "\u{1F600}": checkedDecimal("123.456789")] as [String: Decimal]), p66: Optional<Optional<Set<UInt32>>>.none, w75: Optional<Any>.some((Subclass39(w37: ([] as [Any]), _p43: Int64(0), r50: (Leaf(17), true)) as Any)), p78: Int8(126)) },
  TypeCase(
    "Struct58, 3",
    json: "{\"w64\":{\"\u{1f600}\":123.456789},\"p78\":-7}"
  ) { Struct58(w64: (["\u{1F600}": checkedDecimal("123.456789")] as [String: Decimal]), p66: Optional<Optional<Set<UInt32>>>.some(Optional<Set<UInt32>>.none), w75: Optional<Any>.none, p78: Int8(-7)) },
  TypeCase(
    "Showing81, 1",
    json: "{\"shown\":{\"first\":0,\"list\":[7]},\"count\":1}"
  ) { Showing81(hidden: [Optional<Generic30<Int128, Optional<Optional<UInt64>>>>.some(Generic30<Int128, Optional<Optional<UInt64>>>(first: (0 as Int128), list: [Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.some(Optional<UInt64>.some(UInt64(7))))], second: Optional<Optional<Optional<UInt64>>>.none))]) },
  TypeCase(
    "Showing81, 2",
    json: "{\"count\":0}"
  ) { Showing81(hidden: []) },
  TypeCase(
    "Showing81, 3",
    json: "{\"count\":0}"
  ) { Showing81(hidden: []) },
  TypeCase(
    "Class82<UUID>, 1",
    json: "{\"_p86\":0,\"g88\":[\"AD7EDF61-44E4-0441-C8A2-009BA9C09F68\"]}"
  ) { Class82<UUID>(_p86: UInt(0), g88: [UUID(uuid: (173, 126, 223, 97, 68, 228, 4, 65, 200, 162, 0, 155, 169, 192, 159, 104))]) },
  TypeCase(
    "Class82<UUID>, 2",
    json: "{\"_p86\":{\"p5\":{\"0\":null},\"p16\":7,\"w24\":3713.4,\"p27\":0},\"g88\":[]}"
  ) { Class82<UUID>(_p86: Struct2(p5: ([0: Optional<UInt64>.none] as [UInt8: Optional<UInt64>]), w13: ([(UInt(18446744073709551614) as Any), (Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>(first: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [Optional<UInt8>.some(UInt8(85))], second: Optional<UInt8>.none), list: [], second: Optional<Dictionary<Raw1, UInt64>>.none) as Any)] as Array<Any>), p16: Raw1.case2, w24: AnyHashable(Double(3713.4)), p27: Optional<Raw1>.some(Raw1.case1)), g88: []) },
  TypeCase(
    "Class82<UUID>, 3",
    json: "{\"_p86\":{\"case0\":{\"_0\":5,\"_1\":\"040932C3-B251-2A6A-1E4C-11B71B0EDAC4\",\"_2\":0}},\"g88\":[\"2EF9B908-E85F-2C39-A3E0-43B65E993CC4\",\"E9C0B6CA-6231-745A-147C-A69DA74AE145\"]}"
  ) { Class82<UUID>(_p86: Payload38.case0(Optional<UInt128>.some((5 as UInt128)), Optional<UUID>.some(UUID(uuid: (4, 9, 50, 195, 178, 81, 42, 106, 30, 76, 17, 183, 27, 14, 218, 196))), UInt64(0)), g88: [UUID(uuid: (46, 249, 185, 8, 232, 95, 44, 57, 163, 224, 67, 182, 94, 153, 60, 196)), UUID(uuid: (233, 192, 182, 202, 98, 49, 116, 90, 20, 124, 166, 157, 167, 74, 225, 69))]) },
  TypeCase(
    "Subclass89, 1",
    json: "{\"_p86\":5,\"g88\":[],\"r95Kept\":{\"number\":0,\"name\":\"\u{1f600}\"},\"p98\":[127]}"
  ) { Subclass89(_p86: (5 as Int128), g88: [], r95: (NamedLeaf(0, "\u{1f600}"), false), p98: Optional<Array<Int8>>.some(([Int8(127)] as Array<Int8>))) },
  TypeCase(
    "Subclass89, 2",
    json: "{\"_p86\":{\"p5\":{\"255\":18446744073709551615,\"7\":6148914691236517205},\"p16\":7,\"w24\":-7},\"g88\":[\"315EC8C3-2442-8B43-3102-5E0E273C6D45\"],\"r95Kept\":{\"number\":13,\"name\":\"e\u{301}\"},\"p98\":[0]}"
  ) { Subclass89(_p86: Struct2(p5: ([255: Optional<UInt64>.some(UInt64(18446744073709551615)), 7: Optional<UInt64>.some(UInt64(6148914691236517205))] as [UInt8: Optional<UInt64>]), w13: ([] as Array<Any>), p16: Raw1.case2, w24: AnyHashable(Int8(-7)), p27: Optional<Raw1>.none), g88: [UUID(uuid: (49, 94, 200, 195, 36, 66, 139, 67, 49, 2, 94, 14, 39, 60, 109, 69))], r95: (NamedLeaf(13, "e\u{301}"), false), p98: Optional<Array<Int8>>.some(([Int8(0)] as Array<Int8>))) },
  TypeCase(
    "Subclass89, 3",
    json: "{\"_p86\":-0.005,\"g88\":[\"85123284-8BD6-CFF0-4381-95B3F4773513\",\"01FE574B-7222-656C-08B8-57E7795FB206\"],\"r95Kept\":{\"number\":57,\"name\":\"\\u007f\"},\"r95\":{\"number\":57,\"name\":\"\\u007f\"}}"
  ) { Subclass89(_p86: checkedDecimal("-0.005"), g88: [UUID(uuid: (133, 18, 50, 132, 139, 214, 207, 240, 67, 129, 149, 179, 244, 119, 53, 19)), UUID(uuid: (1, 254, 87, 75, 114, 34, 101, 108, 8, 184, 87, 231, 121, 95, 178, 6))], r95: (NamedLeaf(57, "\u{7f}"), true), p98: Optional<Array<Int8>>.none) },
]
