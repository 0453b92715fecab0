// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 24. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

class Class171<Element>: Shown {
  var p172: Array<Union151>
  var g177: [Element]
  init(p172: Array<Union151>, g177: [Element]) {
    self.p172 = p172
    self.g177 = g177
  }
}
class Subclass178: Class171<(any JSONEncodable)> {
  var _p182: Class135
  let r189Kept: Leaf
  weak var r189: Leaf?
  init(p172: Array<Union151>, g177: [(any JSONEncodable)], _p182: Class135, r189: (Leaf, Bool)) {
    self._p182 = _p182
    r189Kept = r189.0
    self.r189 = r189.1 ? r189.0 : nil
    super.init(p172: p172, g177: g177)
  }
}
struct RawStruct190: OptionSet, JSONEncodable {
  var rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
enum Union191: JSONUnion {
  case stopNow
  case moveBy(Int64, y: Set<Int>)
  case waitFor(time: Optional<Date>)
  case takeIt(Class171<(any JSONEncodable)>)
  case withIt(it: Generic134<Showing89, Struct2>)
  case anyValue(UInt128)
  static let discriminator = JSONDiscriminator(key: "tag of a union", payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
enum Raw192: Int {
  case case0 = -5
  case case1 = 0
  case case2 = 7
  case case3 = 1099511627776
}
struct Struct193: Shown {
  var `raw p198`: UInt16
  @Unmarked var w205: ContiguousArray<Any>
  var p208: Union151
  var p212: ContiguousArray<Struct2>
  init(raw_p198: UInt16, w205: ContiguousArray<Any>, p208: Union151, p212: ContiguousArray<Struct2>) {
    self.`raw p198` = raw_p198
    self._w205 = Unmarked(wrappedValue: w205)
    self.p208 = p208
    self.p212 = p212
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p212": return "key/1"
    case "raw p198": return nil
    default: return name
    }
  }
}
struct Generic216<First, Second>: JSONEncodable {
  var first: First
  var list: [Second?]
  var second: Second?
}
class Class217: Shown {
  private let `raw p222`: Bool = true
  var p224: Float
  init(p224: Float) {
    self.p224 = p224
  }
}
enum Payload228: JSONEncodable {
  case none
  case case0(label0: Int8)
  case case1(label0: Float, label1: Set<Int128>)
  case case2(Subclass103, Bool, UInt32)
}
class Subclass229: Subclass46 {
  var p230: ArraySlice<Optional<Date>>
  var _p238: Optional<Optional<Class217>>
  var p241: Union64
  init(p30: AnyHashable, p36: (any Shown), r52: (Leaf, Bool), p53: Dictionary<Int, Optional<Double>>, p59: Leaf, p230: ArraySlice<Optional<Date>>, _p238: Optional<Optional<Class217>>, p241: Union64) {
    self.p230 = p230
    self._p238 = _p238
    self.p241 = p241
    super.init(p30: p30, p36: p36, r52: r52, p53: p53, p59: p59)
  }
}
final class Own245: JSONEncodable {
  let first: Int8
  let second: (any JSONEncodable)
  init(_ first: Int8, _ second: (any JSONEncodable)) {
    (self.first, self.second) = (first, second)
  }
  func JSONEncode() throws -> Any {
    let (first, second) = (self.first as Any, self.second as Any)
    return [first, ["second": second]] as [Any]
  }
}
enum Union246: JSONUnion {
  case stopNow
  case moveBy(UInt32, y: String)
  case waitFor(time: Optional<Decimal>)
  case takeIt(Struct2)
  case withIt(it: Payload228)
  case anyValue(Dictionary<Raw1, UUID>)
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}

let randomTypes2: [TypeCase] = [
  TypeCase(
    "Class171<(any JSONEncodable)>, 1",
    json: "{\"p172\":[{\"tag of a union\":\"moveBy\",\"_0\":0}],\"g177\":[\"\u{1f600}\",-7]}"
  ) { Class171<(any JSONEncodable)>(p172: ([Union151.moveBy(Int(0), y: Optional<Any>.none)] as Array<Union151>), g177: ["\u{1f600}", Int(-7)]) },
  TypeCase(
    "Class171<(any JSONEncodable)>, 2",
    json: "{\"p172\":[],\"g177\":[]}"
  ) { Class171<(any JSONEncodable)>(p172: ([] as Array<Union151>), g177: []) },
  TypeCase(
    "Class171<(any JSONEncodable)>, 3",
    json: "{\"p172\":[],\"g177\":[]}"
  ) { Class171<(any JSONEncodable)>(p172: ([] as Array<Union151>), g177: []) },
  TypeCase(
    "Subclass178, 1",
    json: "{\"p172\":[],\"g177\":[],\"_p182\":{\"_w142\":{\"wrappedValue\":{\"first\":{\"_p6\":{\"x\":0,\"a/b\":7145.2},\"raw p17\":-4969.5,\"key/0\":-5,\"_p26\":[]},\"list\":[],\"second\":[]}}},\"r189Kept\":{\"number\":49,\"name\":\"\\\\\"}}"
  ) { Subclass178(p172: ([] as Array<Union151>), g177: [], _p182: Class135(w142: Generic28<Struct2, [Any]>(first: Struct2(_p6: (["x": ((0 as UInt128) as Any), "a/b": (Double(7145.2) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(-4969.5), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([] as Array<Dictionary<Raw1, Data>>)), list: [], second: Optional<[Any]>.some(([] as [Any])))), r189: (NamedLeaf(49, "\\"), false)) },
  TypeCase(
    "Subclass178, 2",
    json: "{\"p172\":[],\"g177\":[],\"_p182\":{\"_w142\":{\"wrappedValue\":3.4028235e+38}},\"r189Kept\":{\"number\":47}}"
  ) { Subclass178(p172: ([] as Array<Union151>), g177: [], _p182: Class135(w142: Float(3.4028235e+38)), r189: (Leaf(47), false)) },
  TypeCase(
    "Subclass178, 3",
    json: "{\"p172\":[{\"tag of a union\":\"withIt\",\"p92\":7241.5,\"w101\":\"koHLa30=\",\"g102\":[null],\"_w110\":{\"wrappedValue\":false},\"_p114\":\"\u{e9}\",\"_w122\":{\"wrappedValue\":0}},{\"tag of a union\":\"withIt\",\"p92\":-2.5e17,\"w101\":false,\"g102\":[null,null],\"_w110\":{\"wrappedValue\":true},\"_p114\":\"null\",\"_w122\":{\"wrappedValue\":7}},{\"tag of a union\":\"stopNow\"}],\"g177\":[],\"_p182\":{\"_w142\":{\"wrappedValue\":9223372036854775807}},\"r189Kept\":{\"number\":32},\"r189\":{\"number\":32}}"
  ) { Subclass178(p172: ([Union151.withIt(it: Subclass103(p92: Date(timeIntervalSinceReferenceDate: 7241.5), w101: (Data([146, 129, 203, 107, 125] as [UInt8]) as Any), g102: [Optional<Any>.none], w110: false, _p114: "\u{e9}", w122: UInt32(0))), Union151.withIt(it: Subclass103(p92: Date(timeIntervalSinceReferenceDate: -2.5e17), w101: (false as Any), g102: [Optional<Any>.none, Optional<Any>.none], w110: true, _p114: "null", w122: UInt32(7))), Union151.stopNow] as Array<Union151>), g177: [], _p182: Class135(w142: Int(9223372036854775807)), r189: (Leaf(32), true)) },
  TypeCase(
    "RawStruct190, 1",
    json: "0"
  ) { RawStruct190(rawValue: UInt(0)) },
  TypeCase(
    "RawStruct190, 2",
    json: "6148914691236517205"
  ) { RawStruct190(rawValue: UInt(6148914691236517205)) },
  TypeCase(
    "RawStruct190, 3",
    json: "0"
  ) { RawStruct190(rawValue: UInt(0)) },
  TypeCase(
    "Union191, 1",
    json: "{\"tag of a union\":\"stopNow\"}"
  ) { Union191.stopNow },
  TypeCase(
    "Union191, 2",
    json: "{\"tag of a union\":\"anyValue\",\"the data\":0}"
  ) { Union191.anyValue((0 as UInt128)) },
  TypeCase(
    "Union191, 3",
    json: "{\"tag of a union\":\"waitFor\"}"
  ) { Union191.waitFor(time: Optional<Date>.none) },
  TypeCase(
    "Raw192, 1",
    json: "{\"held\":-5}"
  ) { Holder<Raw192>(Raw192.case0) },
  TypeCase(
    "Raw192, 2",
    json: "{\"held\":0}"
  ) { Holder<Raw192>(Raw192.case1) },
  TypeCase(
    "Raw192, 3",
    json: "{\"held\":7}"
  ) { Holder<Raw192>(Raw192.case2) },
  TypeCase(
    "Struct193, 1",
    json: "{\"_w205\":{\"wrappedValue\":[false,null,7]},\"p208\":{\"tag of a union\":\"waitFor\"},\"key/1\":[{\"_p6\":{\"x\":-7,\"a/b\":254},\"p8\":{\"-5\":9223372036854775807,\"0\":0},\"raw p17\":-93.4,\"_p26\":[{\"-5\":\"VQ==\",\"0\":\"bVzViA==\"}]}]}"
  ) { Struct193(raw_p198: UInt16(65534), w205: ([(false as Any), (Optional<Int>.none as Any), (Int(7) as Any)] as ContiguousArray<Any>), p208: Union151.waitFor(time: Optional<Bool>.none), p212: ([Struct2(_p6: (["x": (Int(-7) as Any), "a/b": (UInt8(254) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case0: Int(9223372036854775807), Raw1.case1: Int(0)] as [Raw1: Int]))), raw_p17: Double(-93.4), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case0: Data([85] as [UInt8]), Raw1.case1: Data([109, 92, 213, 136] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>))] as ContiguousArray<Struct2>)) },
  TypeCase(
    "Struct193, 2",
    json: "{\"_w205\":{\"wrappedValue\":[{\"_w133\":{\"wrappedValue\":\"\u{1f600}\"}},{\"_w133\":{\"wrappedValue\":\"\\\"q\\\"\"}},9223372036854775807]},\"p208\":{\"tag of a union\":\"waitFor\",\"time\":true},\"key/1\":[{\"_p6\":{\"x\":true,\"a/b\":-6137.5},\"raw p17\":-1604.3,\"_p26\":[]}]}"
  ) { Struct193(raw_p198: UInt16(21845), w205: ([(Struct126(w133: "\u{1f600}") as Any), (Struct126(w133: "\"q\"") as Any), (Int64(9223372036854775807) as Any)] as ContiguousArray<Any>), p208: Union151.waitFor(time: Optional<Bool>.some(true)), p212: ([Struct2(_p6: (["x": (true as Any), "a/b": (Date(timeIntervalSinceReferenceDate: -6137.5) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(-1604.3), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.none), _p26: ([] as Array<Dictionary<Raw1, Data>>))] as ContiguousArray<Struct2>)) },
  TypeCase(
    "Struct193, 3",
    json: "{\"_w205\":{\"wrappedValue\":[null]},\"p208\":{\"tag of a union\":\"withIt\",\"p92\":3633.1,\"g102\":[],\"_w110\":{\"wrappedValue\":false},\"_p114\":\"a/b\",\"_w122\":{\"wrappedValue\":1431655765}},\"key/1\":[]}"
  ) { Struct193(raw_p198: UInt16(1), w205: ([(Optional<Int>.none as Any)] as ContiguousArray<Any>), p208: Union151.withIt(it: Subclass103(p92: Date(timeIntervalSinceReferenceDate: 3633.1), w101: (Optional<Int>.none as Any), g102: [], w110: false, _p114: "a/b", w122: UInt32(1431655765))), p212: ([] as ContiguousArray<Struct2>)) },
  TypeCase(
    "Generic216<Any, Optional<Subclass46>>, 1",
    json: "{\"first\":-32766,\"list\":[]}"
  ) { Generic216<Any, Optional<Subclass46>>(first: (Int16(-32766) as Any), list: [], second: Optional<Optional<Subclass46>>.none) },
  TypeCase(
    "Generic216<Any, Optional<Subclass46>>, 2",
    json: "{\"first\":true,\"list\":[null],\"second\":{\"p30\":\"A b\",\"p36\":{\"_p6\":{\"x\":null,\"a/b\":{\"_w133\":{\"wrappedValue\":\"\\u007f\"}}},\"raw p17\":1.7976931348623157e+308,\"key/0\":0,\"_p26\":[{\"-5\":\"Nb8=\"}]},\"p42\":\"5\",\"r52Kept\":{\"number\":69},\"r52\":{\"number\":69},\"p53\":{\"0\":-1e-07,\"1009\":8412.5},\"p59\":{\"number\":47,\"name\":\"\\u0000\"}}}"
  ) { Generic216<Any, Optional<Subclass46>>(first: (true as Any), list: [Optional<Optional<Subclass46>>.some(Optional<Subclass46>.none)], second: Optional<Optional<Subclass46>>.some(Optional<Subclass46>.some(Subclass46(p30: AnyHashable("A b"), p36: Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Struct126(w133: "\u{7f}") as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(1.7976931348623157e+308), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case1)), _p26: ([([Raw1.case0: Data([53, 191] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), r52: (Leaf(69), true), p53: ([0: Optional<Double>.some(Double(-1e-07)), 1009: Optional<Double>.some(Double(8412.5))] as [Int: Optional<Double>]), p59: NamedLeaf(47, "\u{0}"))))) },
  TypeCase(
    "Generic216<Any, Optional<Subclass46>>, 3",
    json: "{\"first\":0.30000000000000004,\"list\":[]}"
  ) { Generic216<Any, Optional<Subclass46>>(first: (Double(0.30000000000000004) as Any), list: [], second: Optional<Optional<Subclass46>>.some(Optional<Subclass46>.none)) },
  TypeCase(
    "Generic216<Dictionary<Raw125, Bool>, Optional<Int>>, 1",
    json: "{\"first\":{\"-5\":false},\"list\":[0,null],\"second\":1}"
  ) { Generic216<Dictionary<Raw125, Bool>, Optional<Int>>(first: ([Raw125.case0: false] as [Raw125: Bool]), list: [Optional<Optional<Int>>.some(Optional<Int>.some(Int(0))), Optional<Optional<Int>>.none], second: Optional<Optional<Int>>.some(Optional<Int>.some(Int(1)))) },
  TypeCase(
    "Generic216<Dictionary<Raw125, Bool>, Optional<Int>>, 2",
    json: "{\"first\":{\"-5\":false,\"0\":false},\"list\":[],\"second\":3074457345618258602}"
  ) { Generic216<Dictionary<Raw125, Bool>, Optional<Int>>(first: ([Raw125.case0: false, Raw125.case1: false] as [Raw125: Bool]), list: [], second: Optional<Optional<Int>>.some(Optional<Int>.some(Int(3074457345618258602)))) },
  TypeCase(
    "Generic216<Dictionary<Raw125, Bool>, Optional<Int>>, 3",
    json: "{\"first\":{\"-5\":false,\"0\":true},\"list\":[null,-9223372036854775806]}"
  ) { Generic216<Dictionary<Raw125, Bool>, Optional<Int>>(first: ([Raw125.case0: false, Raw125.case1: true] as [Raw125: Bool]), list: [Optional<Optional<Int>>.none, Optional<Optional<Int>>.some(Optional<Int>.some(Int(-9223372036854775806)))], second: Optional<Optional<Int>>.none) },
  TypeCase(
    "Generic216<Subclass178, Raw125>, 1",
    json: "{\"first\":{\"p172\":[],\"g177\":[18446744073709551614],\"_p182\":{\"_w142\":{\"wrappedValue\":true}},\"r189Kept\":{\"number\":29,\"name\":\"twelve bytes\"},\"r189\":{\"number\":29,\"name\":\"twelve bytes\"}},\"list\":[],\"second\":-5}"
  ) { Generic216<Subclass178, Raw125>(first: Subclass178(p172: ([] as Array<Union151>), g177: [RawStruct190(rawValue: UInt(18446744073709551614))], _p182: Class135(w142: true), r189: (NamedLeaf(29, "twelve bytes"), true)), list: [], second: Optional<Raw125>.some(Raw125.case0)) },
  TypeCase(
    "Generic216<Subclass178, Raw125>, 2",
    json: "{\"first\":{\"p172\":[],\"g177\":[],\"_p182\":{\"_w142\":{\"wrappedValue\":{\"tag of a union\":\"stopNow\"}}},\"r189Kept\":{\"number\":95}},\"list\":[null],\"second\":0}"
  ) { Generic216<Subclass178, Raw125>(first: Subclass178(p172: ([] as Array<Union151>), g177: [], _p182: Class135(w142: Union191.stopNow), r189: (Leaf(95), false)), list: [Optional<Raw125>.none], second: Optional<Raw125>.some(Raw125.case1)) },
  TypeCase(
    "Generic216<Subclass178, Raw125>, 3",
    json: "{\"first\":{\"p172\":[{\"tag of a union\":\"withIt\",\"p92\":-5890.8,\"w101\":9223372036854775806,\"g102\":[null],\"_w110\":{\"wrappedValue\":false},\"_p114\":\"\\u0000\",\"_w122\":{\"wrappedValue\":0}},{\"tag of a union\":\"waitFor\"}],\"g177\":[],\"_p182\":{\"_w142\":{\"wrappedValue\":{\"first\":{\"_p6\":{\"x\":0,\"a/b\":\"C9720E1E-6591-BA41-F3F1-6462F3D74B4F\"},\"raw p17\":1e15,\"key/0\":0,\"_p26\":[{}]},\"list\":[],\"second\":[]}}},\"r189Kept\":{\"number\":80,\"name\":\"twelve bytes\"},\"r189\":{\"number\":80,\"name\":\"twelve bytes\"}},\"list\":[0,-5],\"second\":0}"
  ) { Generic216<Subclass178, Raw125>(first: Subclass178(p172: ([Union151.withIt(it: Subclass103(p92: Date(timeIntervalSinceReferenceDate: -5890.8), w101: (Optional<Int>.some(Int(9223372036854775806)) as Any), g102: [Optional<Any>.none], w110: false, _p114: "\u{0}", w122: UInt32(0))), Union151.waitFor(time: Optional<Bool>.none)] as Array<Union151>), g177: [], _p182: Class135(w142: Generic28<Struct2, [Any]>(first: Struct2(_p6: (["x": (UInt16(0) as Any), "a/b": (UUID(uuid: (201, 114, 14, 30, 101, 145, 186, 65, 243, 241, 100, 98, 243, 215, 75, 79)) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(1e15), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case1)), _p26: ([([:] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), list: [], second: Optional<[Any]>.some(([] as [Any])))), r189: (NamedLeaf(80, "twelve bytes"), true)), list: [Optional<Raw125>.some(Raw125.case1), Optional<Raw125>.some(Raw125.case0)], second: Optional<Raw125>.some(Raw125.case1)) },
  TypeCase(
    "Class217, 1",
    json: "{\"raw p222\":true,\"p224\":16777216}"
  ) { Class217(p224: Float(16777216)) },
  TypeCase(
    "Class217, 2",
    json: "{\"raw p222\":true,\"p224\":16777216}"
  ) { Class217(p224: Float(16777216)) },
  TypeCase(
    "Class217, 3",
    json: "{\"raw p222\":true,\"p224\":1.1754944e-38}"
  ) { Class217(p224: Float(1.1754944e-38)) },
  TypeCase(
    "Payload228, 1",
    json: "{\"case0\":{\"label0\":126}}"
  ) { Payload228.case0(label0: Int8(126)) },
  TypeCase(
    "Payload228, 2",
    json: "{\"case0\":{\"label0\":7}}"
  ) { Payload228.case0(label0: Int8(7)) },
  TypeCase(
    "Payload228, 3",
    json: "{\"case0\":{\"label0\":-1}}"
  ) { Payload228.case0(label0: Int8(-1)) },
  TypeCase(
    "Subclass229, 1",
    json: "{\"p30\":\"0CDFDEC5-41BB-9E3D-8F71-A62FD1D578D4\",\"p36\":{\"_p6\":{\"x\":0,\"a/b\":null},\"raw p17\":914.7,\"_p26\":[]},\"p42\":\"5\",\"r52Kept\":{\"number\":11},\"r52\":{\"number\":11},\"p53\":{\"0\":null,\"1009\":7925.9},\"p59\":{\"number\":8},\"p230\":[null],\"p241\":{\"tag of a union\":\"wait_for\",\"the data\":{\"time\":5}}}"
  ) { Subclass229(p30: AnyHashable(UUID(uuid: (12, 223, 222, 197, 65, 187, 158, 61, 143, 113, 166, 47, 209, 213, 120, 212))), p36: Struct2(_p6: (["x": ((0 as UInt128) as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(914.7), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.none), _p26: ([] as Array<Dictionary<Raw1, Data>>)), r52: (Leaf(11), true), p53: ([0: Optional<Double>.none, 1009: Optional<Double>.some(Double(7925.9))] as [Int: Optional<Double>]), p59: Leaf(8), p230: ([Optional<Date>.none] as ArraySlice<Optional<Date>>), _p238: Optional<Optional<Class217>>.none, p241: Union64.waitFor(time: Optional<UInt128>.some((5 as UInt128)))) },
  TypeCase(
    "Subclass229, 2",
    json: "{\"p30\":\"9vIS1g==\",\"p36\":{\"_p6\":{\"x\":{\"p30\":\"{}\",\"p36\":{\"_p6\":{\"x\":\"file:///a%20b\",\"a/b\":false},\"p8\":{},\"raw p17\":1e15,\"key/0\":-5,\"_p26\":[{\"-5\":\"vy8=\"},{\"-5\":\"5z0zQOE=\",\"0\":\"\"},{\"0\":\"\"}]},\"p42\":\"5\",\"_p148\":[9223372036854775807,4215.6,null]},\"a/b\":0},\"raw p17\":8371.6,\"key/0\":-5,\"_p26\":[{\"0\":\"1PEE\"}]},\"p42\":\"5\",\"r52Kept\":{\"number\":36,\"name\":\"A b\"},\"r52\":{\"number\":36,\"name\":\"A b\"},\"p53\":{},\"p59\":{\"number\":95,\"name\":\"e\u{301}\"},\"p230\":[],\"p241\":{\"tag of a union\":\"wait_for\",\"the data\":{\"time\":5}}}"
  ) { Subclass229(p30: AnyHashable(Data([246, 242, 18, 214] as [UInt8])), p36: Struct2(_p6: (["x": (Subclass144(p30: AnyHashable("{}"), p36: Struct2(_p6: (["x": (Optional<URL>.some(checkedURL("file:///a%20b")) as Any), "a/b": (Optional<Bool>.some(false) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([:] as [Raw1: Int]))), raw_p17: Double(1e15), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([([Raw1.case0: Data([191, 47] as [UInt8])] as [Raw1: Data]), ([Raw1.case0: Data([231, 61, 51, 64, 225] as [UInt8]), Raw1.case1: Data([] as [UInt8])] as [Raw1: Data]), ([Raw1.case1: Data([] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), _p148: ([(Int(9223372036854775807) as Any), (Double(4215.6) as Any), (Optional<Int>.none as Any)] as [Any])) as Any), "a/b": (UInt8(0) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(8371.6), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([([Raw1.case1: Data([212, 241, 4] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), r52: (NamedLeaf(36, "A b"), true), p53: ([:] as [Int: Optional<Double>]), p59: NamedLeaf(95, "e\u{301}"), p230: ([] as ArraySlice<Optional<Date>>), _p238: Optional<Optional<Class217>>.some(Optional<Class217>.none), p241: Union64.waitFor(time: Optional<UInt128>.some((5 as UInt128)))) },
  TypeCase(
    "Subclass229, 3",
    json: "{\"p30\":\"file:///a%20b\",\"p36\":{\"_p6\":{\"x\":{\"shown\":{\"-0.25\":\"null\"},\"count\":1},\"a/b\":1},\"p8\":{\"0\":9223372036854775807},\"raw p17\":1870.4,\"key/0\":0,\"_p26\":[{\"-5\":\"4A==\",\"0\":\"5cI=\"}]},\"p42\":\"5\",\"r52Kept\":{\"number\":8,\"name\":\"\\u0000\"},\"r52\":{\"number\":8,\"name\":\"\\u0000\"},\"p53\":{\"0\":0.1},\"p59\":{\"number\":66,\"name\":\"\"},\"p230\":[1e16],\"_p238\":{\"raw p222\":true,\"p224\":-0.5},\"p241\":{\"tag of a union\":\"wait_for\"}}"
  ) { Subclass229(p30: AnyHashable(checkedURL("file:///a%20b")), p36: Struct2(_p6: (["x": (Showing89(hidden: [([-0.25: "null"] as [Double: String])]) as Any), "a/b": (Int8(1) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case1: Int(9223372036854775807)] as [Raw1: Int]))), raw_p17: Double(1870.4), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case1)), _p26: ([([Raw1.case0: Data([224] as [UInt8]), Raw1.case1: Data([229, 194] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), r52: (NamedLeaf(8, "\u{0}"), true), p53: ([0: Optional<Double>.some(Double(0.1))] as [Int: Optional<Double>]), p59: NamedLeaf(66, ""), p230: ([Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 1e16))] as ArraySlice<Optional<Date>>), _p238: Optional<Optional<Class217>>.some(Optional<Class217>.some(Class217(p224: Float(-0.5)))), p241: Union64.waitFor(time: Optional<UInt128>.none)) },
  TypeCase(
    "Own245, 1",
    json: "[127,{\"second\":{\"raw p222\":true,\"p224\":-123.456}}]"
  ) { Own245(Int8(127), Class217(p224: Float(-123.456))) },
  TypeCase(
    "Own245, 2",
    json: "[-42,{\"second\":{\"tag of a union\":\"stop_now\"}}]"
  ) { Own245(Int8(-42), Union64.stopNow) },
  TypeCase(
    "Own245, 3",
    json: "[42,{\"second\":false}]"
  ) { Own245(Int8(42), false) },
  TypeCase(
    "Union246, 1",
    json: "{\"tag of a union\":\"wait_for\",\"the data\":{\"time\":0.001}}"
  ) { Union246.waitFor(time: Optional<Decimal>.some(checkedDecimal("0.001"))) },
  TypeCase(
    "Union246, 2",
    json: "{\"tag of a union\":\"move_by\",\"the data\":{\"_0\":4294967294,\"y\":\"\\\\\"}}"
  ) { Union246.moveBy(UInt32(4294967294), y: "\\") },
  TypeCase(
    "Union246, 3",
    json: "{\"tag of a union\":\"with_it\",\"the data\":{\"case0\":{\"label0\":7}}}"
  ) { Union246.withIt(it: Payload228.case0(label0: Int8(7))) },
]
