// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 1. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

class Class156<Element>: Shown {
  let r162Kept: Leaf
  unowned let r162: Leaf
  var p163: Decimal
  var p169: Leaf
  var g173: [Element]
  init(r162: (Leaf, Bool), p163: Decimal, p169: Leaf, g173: [Element]) {
    r162Kept = r162.0
    self.r162 = r162.0
    self.p163 = p163
    self.p169 = p169
    self.g173 = g173
  }
  class func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p163": return "\"k\"0"
    case "p169": return nil
    default: return name
    }
  }
}
class Subclass174: Class62<Any> {
  var `raw p179`: Dictionary<String, Optional<Class31>>
  private let _p183: UInt8 = UInt8(85)
  init(g68: [Any], raw_p179: Dictionary<String, Optional<Class31>>) {
    self.`raw p179` = raw_p179
    super.init(g68: g68)
  }
}
struct RawStruct185: RawRepresentable, JSONEncodable {
  var rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }
}
enum Union186: JSONUnion {
  case stopNow
  case moveBy(UUID, y: Union84)
  case waitFor(time: Optional<Int32>)
  case takeIt(Showing61)
  case withIt(it: Struct128)
  case anyValue(UInt8)
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
enum Raw187: Int {
  case case0 = -5
  case case1 = 0
}
struct Struct188: Shown {
  private let _p192: Int128 = (-170141183460469231731687303715884105728 as Int128)
  init() {
  }
}
struct Generic194<First, Second>: JSONEncodable {
  var first: First
  var list: [Second?]
  var second: Second?
}
class Class195: Shown {
  lazy var l201: Optional<Payload108> = Optional<Payload108>.some(Payload108.case2(checkedDecimal("123456789012345.67890"), Class62<Any>(g68: []), ([Struct2(p5: ([0: Optional<UInt64>.some(UInt64(18446744073709551615)), 7: Optional<UInt64>.none] as [UInt8: Optional<UInt64>]), w13: ([(Union127.withIt(it: Struct86(w93: Data([252] as [UInt8]))) as Any)] as Array<Any>), p16: Raw1.case1, w24: AnyHashable((340282366920938463463374607431768211455 as UInt128)), p27: Optional<Raw1>.some(Raw1.case0))] as ContiguousArray<Struct2>)))
  lazy var l207: Optional<UInt32> = Optional<UInt32>.some(UInt32(1))
  init() {
  }
}
enum Payload208: JSONEncodable {
  case none
  case case0(label0: Struct2)
  case case1(label0: Union84, label1: [String: Any], label2: URL)
  case case2(label0: Float)
}
class Subclass209: Class195 {
  var _p213: Array<Union46>
  let r220Kept: Leaf
  unowned let r220: Leaf
  init(_p213: Array<Union46>, r220: (Leaf, Bool)) {
    self._p213 = _p213
    r220Kept = r220.0
    self.r220 = r220.0
    super.init()
  }
}
struct Own221: JSONEncodable {
  let first: Showing61
  let second: Own126
  init(_ first: Showing61, _ second: Own126) {
    (self.first, self.second) = (first, second)
  }
  func JSONEncode() throws -> Any {
    let (first, second) = (self.first as Any, self.second as Any)
    return [first, ["second": second]] as [Any]
  }
}
enum Union222: JSONUnion {
  case stopNow
  case moveBy(URL, y: Int)
  case waitFor(time: Optional<Int16>)
  case takeIt(Generic30<Int128, Optional<Optional<UInt64>>>)
  case withIt(it: Class95)
  case anyValue((any Shown))
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}

let randomTypes2: [TypeCase] = [
  TypeCase(
    "Class156<UInt>, 1",
    json: "{\"r162Kept\":{\"number\":48,\"name\":\"\u{1f468}\u{200d}\u{1f469}\"},\"r162\":{\"number\":48,\"name\":\"\u{1f468}\u{200d}\u{1f469}\"},\"\\\"k\\\"0\":-31415926535897932.384,\"g173\":[7,1]}"
  ) { Class156<UInt>(r162: (NamedLeaf(48, "\u{1f468}\u{200d}\u{1f469}"), true), p163: checkedDecimal("-31415926535897932.384"), p169: Leaf(44), g173: [UInt(7), UInt(1)]) },
  TypeCase(
    "Class156<UInt>, 2",
    json: "{\"r162Kept\":{\"number\":17},\"r162\":{\"number\":17},\"\\\"k\\\"0\":-12345678901234567890,\"g173\":[1]}"
  ) { Class156<UInt>(r162: (Leaf(17), true), p163: checkedDecimal("-12345678901234567890"), p169: NamedLeaf(44, "{}"), g173: [UInt(1)]) },
  TypeCase(
    "Class156<UInt>, 3",
    json: "{\"r162Kept\":{\"number\":19,\"name\":\"a\"},\"r162\":{\"number\":19,\"name\":\"a\"},\"\\\"k\\\"0\":0.000005,\"g173\":[6148914691236517205]}"
  ) { Class156<UInt>(r162: (NamedLeaf(19, "a"), true), p163: checkedDecimal("0.000005"), p169: Leaf(54), g173: [UInt(6148914691236517205)]) },
  TypeCase(
    "Subclass174, 1",
    json: "{\"_p66\":85,\"g68\":[],\"raw p179\":{\"a\":{\"w37\":{\"x\":0,\"a/b\":null},\"p42\":-9223372036854775806},\"a/b\":null,\"\":{\"w37\":{\"x\":true,\"a/b\":{\"_p66\":85,\"g68\":[1,0]}}}},\"_p183\":85}"
  ) { Subclass174(g68: [], raw_p179: (["a": Optional<Class31>.some(Subclass39(w37: (["x": ((0 as UInt128) as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p42: Int(-9223372036854775806))), "a/b": Optional<Class31>.none, "": Optional<Class31>.some(Class31(w37: (["x": (true as Any), "a/b": (Class62<Any>(g68: [(UInt(1) as Any), (Int8(0) as Any)]) as Any)] as [String: Any])))] as [String: Optional<Class31>])) },
  TypeCase(
    "Subclass174, 2",
    json: "{\"_p66\":85,\"g68\":[0],\"raw p179\":{\"a\":{\"w37\":{\"x\":{\"w37\":{\"x\":127,\"a/b\":0}},\"a/b\":-1195.2}},\"a/b\":{\"w37\":{\"x\":null,\"a/b\":21845},\"p42\":7},\"\":null},\"_p183\":85}"
  ) { Subclass174(g68: [(Optional<UInt128>.some((0 as UInt128)) as Any)], raw_p179: (["a": Optional<Class31>.some(Class31(w37: (["x": (Class31(w37: (["x": (Int8(127) as Any), "a/b": (Int(0) as Any)] as [String: Any])) as Any), "a/b": (Date(timeIntervalSinceReferenceDate: -1195.2) as Any)] as [String: Any]))), "a/b": Optional<Class31>.some(Subclass39(w37: (["x": (Optional<Int>.none as Any), "a/b": (UInt16(21845) as Any)] as [String: Any]), p42: Int(7))), "": Optional<Class31>.none] as [String: Optional<Class31>])) },
  TypeCase(
    "Subclass174, 3",
    json: "{\"_p66\":85,\"g68\":[{\"first\":6148914691236517205,\"list\":[\"SQ==\"]},{\"none\":{}}],\"raw p179\":{\"a/b\":null,\"e\u{301}\":null},\"_p183\":85}"
  ) { Subclass174(g68: [(Generic94<UInt, Data>(first: UInt(6148914691236517205), list: [Optional<Data>.some(Data([73] as [UInt8]))], second: Optional<Data>.none) as Any), (Payload38.none as Any)], raw_p179: (["a/b": Optional<Class31>.none, "e\u{301}": Optional<Class31>.none] as [String: Optional<Class31>])) },
  TypeCase(
    "RawStruct185, 1",
    json: "0"
  ) { RawStruct185(rawValue: UInt32(0)) },
  TypeCase(
    "RawStruct185, 2",
    json: "1"
  ) { RawStruct185(rawValue: UInt32(1)) },
  TypeCase(
    "RawStruct185, 3",
    json: "7"
  ) { RawStruct185(rawValue: UInt32(7)) },
  TypeCase(
    "Union186, 1",
    json: "{\"tag of a union\":\"wait_for\",\"the data\":{\"time\":2147483646}}"
  ) { Union186.waitFor(time: Optional<Int32>.some(Int32(2147483646))) },
  TypeCase(
    "Union186, 2",
    json: "{\"tag of a union\":\"wait_for\"}"
  ) { Union186.waitFor(time: Optional<Int32>.none) },
  TypeCase(
    "Union186, 3",
    json: "{\"tag of a union\":\"any_value\",\"the data\":1}"
  ) { Union186.anyValue(UInt8(1)) },
  TypeCase(
    "Raw187, 1",
    json: "{\"held\":0}"
  ) { Holder<Raw187>(Raw187.case1) },
  TypeCase(
    "Raw187, 2",
    json: "{\"held\":0}"
  ) { Holder<Raw187>(Raw187.case1) },
  TypeCase(
    "Raw187, 3",
    json: "{\"held\":-5}"
  ) { Holder<Raw187>(Raw187.case0) },
  TypeCase(
    "Struct188, 1",
    json: "{\"_p192\":-170141183460469231731687303715884105728}"
  ) { Struct188() },
  TypeCase(
    "Struct188, 2",
    json: "{\"_p192\":-170141183460469231731687303715884105728}"
  ) { Struct188() },
  TypeCase(
    "Struct188, 3",
    json: "{\"_p192\":-170141183460469231731687303715884105728}"
  ) { Struct188() },
  TypeCase(
    "Generic194<Float, (any Shown)>, 1",
    json: "{\"first\":0.1,\"list\":[null,null]}"
  ) { Generic194<Float, (any Shown)>(first: Float(0.1), list: [Optional<(any Shown)>.none, Optional<(any Shown)>.none], second: Optional<(any Shown)>.none) },
  TypeCase(
    "Generic194<Float, (any Shown)>, 2",
    json: "{\"first\":1e-05,\"list\":[{\"_w102\":{\"wrappedValue\":-127},\"p103\":0},{\"w37\":{\"x\":7,\"a/b\":1e16}}]}"
  ) { Generic194<Float, (any Shown)>(first: Float(1e-05), list: [Optional<(any Shown)>.some(Class95(w102: Int8(-127), p103: Optional<Int128>.some((0 as Int128)))), Optional<(any Shown)>.some(Class31(w37: (["x": (Optional<UInt8>.some(UInt8(7)) as Any), "a/b": (Date(timeIntervalSinceReferenceDate: 1e16) as Any)] as [String: Any])))], second: Optional<(any Shown)>.none) },
  TypeCase(
    "Generic194<Float, (any Shown)>, 3",
    json: "{\"first\":-123.456,\"list\":[{\"_p192\":-170141183460469231731687303715884105728},{\"_p192\":-170141183460469231731687303715884105728}]}"
  ) { Generic194<Float, (any Shown)>(first: Float(-123.456), list: [Optional<(any Shown)>.some(Struct188()), Optional<(any Shown)>.some(Struct188())], second: Optional<(any Shown)>.none) },
  TypeCase(
    "Generic194<Dictionary<String, Int32>, Generic30<Optional<Decimal>, UInt8>>, 1",
    json: "{\"first\":{\"key\":-2147483646},\"list\":[{\"list\":[null]},{\"first\":0.001,\"list\":[7,254]}]}"
  ) { Generic194<Dictionary<String, Int32>, Generic30<Optional<Decimal>, UInt8>>(first: (["key": Int32(-2147483646)] as [String: Int32]), list: [Optional<Generic30<Optional<Decimal>, UInt8>>.some(Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [Optional<UInt8>.none], second: Optional<UInt8>.none)), Optional<Generic30<Optional<Decimal>, UInt8>>.some(Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("0.001")), list: [Optional<UInt8>.some(UInt8(7)), Optional<UInt8>.some(UInt8(254))], second: Optional<UInt8>.none))], second: Optional<Generic30<Optional<Decimal>, UInt8>>.none) },
  TypeCase(
    "Generic194<Dictionary<String, Int32>, Generic30<Optional<Decimal>, UInt8>>, 2",
    json: "{\"first\":{},\"list\":[],\"second\":{\"list\":[255],\"second\":255}}"
  ) { Generic194<Dictionary<String, Int32>, Generic30<Optional<Decimal>, UInt8>>(first: ([:] as [String: Int32]), list: [], second: Optional<Generic30<Optional<Decimal>, UInt8>>.some(Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [Optional<UInt8>.some(UInt8(255))], second: Optional<UInt8>.some(UInt8(255))))) },
  TypeCase(
    "Generic194<Dictionary<String, Int32>, Generic30<Optional<Decimal>, UInt8>>, 3",
    json: "{\"first\":{\"key\":2147483646,\"\u{1f600}\":715827882},\"list\":[null]}"
  ) { Generic194<Dictionary<String, Int32>, Generic30<Optional<Decimal>, UInt8>>(first: (["key": Int32(2147483646), "\u{1F600}": Int32(715827882)] as [String: Int32]), list: [Optional<Generic30<Optional<Decimal>, UInt8>>.none], second: Optional<Generic30<Optional<Decimal>, UInt8>>.none) },
  TypeCase(
    "Generic194<Struct188, Dictionary<String, Double>>, 1",
    json: "{\"first\":{\"_p192\":-170141183460469231731687303715884105728},\"list\":[]}"
  ) { Generic194<Struct188, Dictionary<String, Double>>(first: Struct188(), list: [], second: Optional<Dictionary<String, Double>>.none) },
  TypeCase(
    "Generic194<Struct188, Dictionary<String, Double>>, 2",
    json: "{\"first\":{\"_p192\":-170141183460469231731687303715884105728},\"list\":[null],\"second\":{\"key\":-817.5,\"\u{1f600}\":-0.5}}"
  ) { Generic194<Struct188, Dictionary<String, Double>>(first: Struct188(), list: [Optional<Dictionary<String, Double>>.none], second: Optional<Dictionary<String, Double>>.some((["key": Double(-817.5), "\u{1F600}": Double(-0.5)] as [String: Double]))) },
  TypeCase(
    "Generic194<Struct188, Dictionary<String, Double>>, 3",
    json: "{\"first\":{\"_p192\":-170141183460469231731687303715884105728},\"list\":[],\"second\":{}}"
  ) { Generic194<Struct188, Dictionary<String, Double>>(first: Struct188(), list: [], second: Optional<Dictionary<String, Double>>.some(([:] as [String: Double]))) },
  TypeCase(
    "Class195, 1",
    json: "{\"l201\":{\"case2\":{\"_0\":123456789012345.67890,\"_1\":{\"_p66\":85,\"g68\":[]},\"_2\":[{\"p5\":{\"0\":18446744073709551615,\"7\":null},\"p16\":0,\"w24\":340282366920938463463374607431768211455,\"p27\":-5}]}}}"
  ) { touching(Class195()) { _ = $0.l201 } },
  TypeCase(
    "Class195, 2",
    json: "{\"l207\":1}"
  ) { touching(Class195()) { _ = $0.l207 } },
  TypeCase(
    "Class195, 3",
    json: "{\"l201\":{\"case2\":{\"_0\":123456789012345.67890,\"_1\":{\"_p66\":85,\"g68\":[]},\"_2\":[{\"p5\":{\"0\":18446744073709551615,\"7\":null},\"p16\":0,\"w24\":340282366920938463463374607431768211455,\"p27\":-5}]}}}"
  ) { touching(Class195()) { _ = $0.l201 } },
  TypeCase(
    "Payload208, 1",
    json: "{\"case2\":{\"label0\":7}}"
  ) { Payload208.case2(label0: Float(7)) },
  TypeCase(
    "Payload208, 2",
    json: "{\"case2\":{\"label0\":0.1}}"
  ) { Payload208.case2(label0: Float(0.1)) },
  TypeCase(
    "Payload208, 3",
    json: "{\"case0\":{\"label0\":{\"p5\":{\"0\":18446744073709551614,\"255\":0},\"p16\":1099511627776,\"w24\":4294967294}}}"
  ) { Payload208.case0(label0: Struct2(p5: ([0: Optional<UInt64>.some(UInt64(18446744073709551614)), 255: Optional<UInt64>.some(UInt64(0))] as [UInt8: Optional<UInt64>]), w13: ([(Optional<Int>.none as Any), (false as Any), (Subclass39(w37: (["x": (Optional<UInt64>.some(UInt64(18446744073709551614)) as Any), "a/b": (Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("123.456789")), list: [Optional<UInt8>.none, Optional<UInt8>.some(UInt8(254))], second: Optional<UInt8>.none) as Any)] as [String: Any]), p42: Int(-7)) as Any)] as Array<Any>), p16: Raw1.case3, w24: AnyHashable(UInt32(4294967294)), p27: Optional<Raw1>.none)) },
  TypeCase(
    "Subclass209, 1",
    json: "{\"_p213\":[{\"tag of a union\":\"stopNow\"},{\"tag of a union\":\"takeIt\",\"none\":{}},{\"tag of a union\":\"takeIt\",\"none\":{}}],\"r220Kept\":{\"number\":88},\"r220\":{\"number\":88}}"
  ) { Subclass209(_p213: ([Union46.stopNow, Union46.takeIt(Payload38.none), Union46.takeIt(Payload38.none)] as Array<Union46>), r220: (Leaf(88), true)) },
  TypeCase(
    "Subclass209, 2",
    json: "{\"l201\":{\"case2\":{\"_0\":123456789012345.67890,\"_1\":{\"_p66\":85,\"g68\":[]},\"_2\":[{\"p5\":{\"0\":18446744073709551615,\"7\":null},\"p16\":0,\"w24\":340282366920938463463374607431768211455,\"p27\":-5}]}},\"_p213\":[{\"tag of a union\":\"stopNow\"},{\"tag of a union\":\"waitFor\"}],\"r220Kept\":{\"number\":37,\"name\":\"\u{1f468}\u{200d}\u{1f469}\"},\"r220\":{\"number\":37,\"name\":\"\u{1f468}\u{200d}\u{1f469}\"}}"
  ) { touching(Subclass209(_p213: ([Union46.stopNow, Union46.waitFor(time: Optional<Float>.none)] as Array<Union46>), r220: (NamedLeaf(37, "\u{1f468}\u{200d}\u{1f469}"), true))) { _ = $0.l201 } },
  TypeCase(
    "Subclass209, 3",
    json: "{\"l201\":{\"case2\":{\"_0\":123456789012345.67890,\"_1\":{\"_p66\":85,\"g68\":[]},\"_2\":[{\"p5\":{\"0\":18446744073709551615,\"7\":null},\"p16\":0,\"w24\":340282366920938463463374607431768211455,\"p27\":-5}]}},\"l207\":1,\"_p213\":[{\"tag of a union\":\"stopNow\"},{\"tag of a union\":\"waitFor\",\"time\":-0.5},{\"tag of a union\":\"stopNow\"}],\"r220Kept\":{\"number\":11},\"r220\":{\"number\":11}}"
  ) { touching(Subclass209(_p213: ([Union46.stopNow, Union46.waitFor(time: Optional<Float>.some(Float(-0.5))), Union46.stopNow] as Array<Union46>), r220: (Leaf(11), true))) { _ = $0.l201; _ = $0.l207 } },
  TypeCase(
    "Own221, 1",
    json: "[{\"count\":0},{\"second\":[{\"_w102\":{\"wrappedValue\":7}},{\"second\":{\"-5\":9223372036854775808}}]}]"
  ) { Own221(Showing61(hidden: []), Own126(Class95(w102: Int8(7), p103: Optional<Int128>.none), ([Raw1.case0: (9223372036854775808 as UInt128)] as [Raw1: UInt128]))) },
  TypeCase(
    "Own221, 2",
    json: "[{\"count\":2},{\"second\":[{\"p5\":{},\"p16\":7,\"w24\":18446744073709551615},{\"second\":{\"0\":9223372036854775808}}]}]"
  ) { Own221(Showing61(hidden: [Optional<Optional<Int64>>.none, Optional<Optional<Int64>>.some(Optional<Int64>.some(Int64(9223372036854775807)))]), Own126(Struct2(p5: ([:] as [UInt8: Optional<UInt64>]), w13: ([(RawStruct83(rawValue: false) as Any), (RawStruct185(rawValue: UInt32(7)) as Any), (Class156<UInt>(r162: (Leaf(75), true), p163: checkedDecimal("12345678901234567.890"), p169: Leaf(89), g173: [UInt(18446744073709551615)]) as Any)] as Array<Any>), p16: Raw1.case2, w24: AnyHashable(UInt64(18446744073709551615)), p27: Optional<Raw1>.none), ([Raw1.case1: (9223372036854775808 as UInt128)] as [Raw1: UInt128]))) },
  TypeCase(
    "Own221, 3",
    json: "[{\"shown\":7,\"count\":1},{\"second\":[{\"w37\":{\"x\":0,\"a/b\":{\"w37\":{\"x\":{\"p5\":{\"255\":null,\"7\":18446744073709551615},\"p16\":0,\"w24\":3074457345618258602,\"p27\":7},\"a/b\":1},\"p42\":9223372036854775807}},\"p42\":0},{\"second\":{\"-5\":5,\"1099511627776\":0}}]}]"
  ) { Own221(Showing61(hidden: [Optional<Optional<Int64>>.some(Optional<Int64>.some(Int64(7)))]), Own126(Subclass39(w37: (["x": ((0 as UInt128) as Any), "a/b": (Subclass39(w37: (["x": (Struct2(p5: ([255: Optional<UInt64>.none, 7: Optional<UInt64>.some(UInt64(18446744073709551615))] as [UInt8: Optional<UInt64>]), w13: ([(Optional<Int64>.none as Any)] as Array<Any>), p16: Raw1.case1, w24: AnyHashable(Int64(3074457345618258602)), p27: Optional<Raw1>.some(Raw1.case2)) as Any), "a/b": (Int(1) as Any)] as [String: Any]), p42: Int(9223372036854775807)) as Any)] as [String: Any]), p42: Int(0)), ([Raw1.case0: (5 as UInt128), Raw1.case3: (0 as UInt128)] as [Raw1: UInt128]))) },
  TypeCase(
    "Union222, 1",
    json: "{\"tag of a union\":\"take_it\",\"the data\":{\"first\":-170141183460469231731687303715884105728,\"list\":[6148914691236517205,null]}}"
  ) { Union222.takeIt(Generic30<Int128, Optional<Optional<UInt64>>>(first: (-170141183460469231731687303715884105728 as Int128), list: [Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.some(Optional<UInt64>.some(UInt64(6148914691236517205)))), Optional<Optional<Optional<UInt64>>>.none], second: Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.none))) },
  TypeCase(
    "Union222, 2",
    json: "{\"tag of a union\":\"take_it\",\"the data\":{\"first\":0,\"list\":[],\"second\":0}}"
  ) { Union222.takeIt(Generic30<Int128, Optional<Optional<UInt64>>>(first: (0 as Int128), list: [], second: Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.some(Optional<UInt64>.some(UInt64(0)))))) },
  TypeCase(
    "Union222, 3",
    json: "{\"tag of a union\":\"wait_for\",\"the data\":{\"time\":-1}}"
  ) { Union222.waitFor(time: Optional<Int16>.some(Int16(-1))) },
]
