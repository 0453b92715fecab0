// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 24. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

struct Struct247: Shown {
  var `raw p252`: Bool
  var `raw p257`: (any JSONEncodable)
  var p258: Optional<Optional<Raw1>>
  init(raw_p252: Bool, raw_p257: (any JSONEncodable), p258: Optional<Optional<Raw1>>) {
    self.`raw p252` = raw_p252
    self.`raw p257` = raw_p257
    self.p258 = p258
  }
}
struct Showing263: JSONEncodable, CustomReflectable {
  var hidden: [Union124]
  var customMirror: Mirror { Mirror(self, children: ["shown": hidden.first as Any, "count": hidden.count], displayStyle: .struct) }
}
class Class264<Element>: Shown {
  private let `raw p269`: Bool = false
  @Marked var w275: Union124
  var g276: [Element]
  init(w275: Union124, g276: [Element]) {
    self._w275 = Marked(wrappedValue: w275)
    self.g276 = g276
  }
  class func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "raw p269": return "key/0"
    default: return name
    }
  }
}
class Subclass277: Subclass178 {
  lazy var l283: Any = (Struct152(w158: Double(0.30000000000000004), raw_p169: Optional<(any Shown)>.none) as Any)
  @MarkedObject var w289: Float
  var _p293: Leaf
  init(p172: Array<Union151>, g177: [(any JSONEncodable)], _p182: Class135, r189: (Leaf, Bool), w289: Float, _p293: Leaf) {
    self._w289 = MarkedObject(wrappedValue: w289)
    self._p293 = _p293
    super.init(p172: p172, g177: g177, _p182: _p182, r189: r189)
  }
}
struct RawStruct295: RawRepresentable, JSONEncodable {
  var rawValue: Int16
  init(rawValue: Int16) { self.rawValue = rawValue }
}
enum Union296: JSONUnion {
  case stopNow
  case moveBy(UInt64, y: Int64)
  case waitFor(time: Optional<String>)
  case takeIt(Class217)
  case withIt(it: Subclass229)
  case anyValue(Bool)
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
enum Raw297: String, JSONEncodable {
  case case0 = "left"
  case case1 = "l/r"
  case case2 = "\"q\""
  case case3 = "\u{e9}"
}
struct Struct298: Shown {
  private let p301: Int = Int(0)
  @Marked var w309: Optional<Generic134<Optional<Payload45>, Int32>>
  private let p312: UInt128 = (0 as UInt128)
  init(w309: Optional<Generic134<Optional<Payload45>, Int32>>) {
    self._w309 = Marked(wrappedValue: w309)
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "w309": return "\u{e9}0"
    default: return name
    }
  }
}
struct Generic315<First, Second>: JSONEncodable {
  var first: First
  var list: [Second?]
  var second: Second?
}
class Class316: Shown {
  @MarkedObject var w322: Dictionary<Double, Optional<Struct193>>
  init(w322: Dictionary<Double, Optional<Struct193>>) {
    self._w322 = MarkedObject(wrappedValue: w322)
  }
}
enum Payload323: JSONEncodable {
  case none
  case case0(label0: Set<Double>, Array<Double>, UInt)
  case case1(label0: UInt8, label1: ContiguousArray<Subclass178>, Array<Raw297>)
  case case2(label0: Array<Union296>)
}
class Subclass324: Class264<Optional<UInt64>> {
  var p326: Dictionary<Raw125, Optional<Bool>>
  var _p333: Decimal
  init(w275: Union124, g276: [Optional<UInt64>], p326: Dictionary<Raw125, Optional<Bool>>, _p333: Decimal) {
    self.p326 = p326
    self._p333 = _p333
    super.init(w275: w275, g276: g276)
  }
  override class func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p326": return "\u{e9}0"
    default: return name
    }
  }
}

let randomTypes3: [TypeCase] = [
  TypeCase(
    "Struct247, 1",
    json: "{\"raw p252\":false,\"raw p257\":7}"
  ) { Struct247(raw_p252: false, raw_p257: Int(7), p258: Optional<Optional<Raw1>>.some(Optional<Raw1>.none)) },
  TypeCase(
    "Struct247, 2",
    json: "{\"raw p252\":false,\"raw p257\":-8261.8}"
  ) { Struct247(raw_p252: false, raw_p257: Double(-8261.8), p258: Optional<Optional<Raw1>>.some(Optional<Raw1>.none)) },
  TypeCase(
    "Struct247, 3",
    json: "{\"raw p252\":false,\"raw p257\":\"\\u007f\",\"p258\":-5}"
  ) { Struct247(raw_p252: false, raw_p257: "\u{7f}", p258: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0))) },
  TypeCase(
    "Showing263, 1",
    json: "{\"shown\":{\"tag of a union\":\"wait_for\",\"time\":-1},\"count\":2}"
  ) { Showing263(hidden: [Union124.waitFor(time: Optional<Int>.some(Int(-1))), Union124.takeIt(Class29(p30: AnyHashable(Int(7)), p36: Struct2(_p6: (["x": (Class217(p224: Float(-0.5)) as Any), "a/b": (UInt32(1) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case0: Int(-9223372036854775806), Raw1.case1: Int(-1)] as [Raw1: Int]))), raw_p17: Double(3), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case0: Data([59, 61, 145, 183, 106] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>))))]) },
  TypeCase(
    "Showing263, 2",
    json: "{\"shown\":{\"tag of a union\":\"wait_for\",\"time\":1},\"count\":2}"
  ) { Showing263(hidden: [Union124.waitFor(time: Optional<Int>.some(Int(1))), Union124.moveBy(Double(3299.7), y: Struct2(_p6: (["x": (Float(-0.5) as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([:] as [Raw1: Int]))), raw_p17: Double(-2437.8), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([] as Array<Dictionary<Raw1, Data>>)))]) },
  TypeCase(
    "Showing263, 3",
    json: "{\"shown\":{\"tag of a union\":\"move_by\",\"_0\":0.30000000000000004,\"y\":{\"_p6\":{\"x\":null,\"a/b\":null},\"p8\":{\"-5\":-9223372036854775807},\"raw p17\":1e15,\"_p26\":[]}},\"count\":1}"
  ) { Showing263(hidden: [Union124.moveBy(Double(0.30000000000000004), y: Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case0: Int(-9223372036854775807)] as [Raw1: Int]))), raw_p17: Double(1e15), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.none), _p26: ([] as Array<Dictionary<Raw1, Data>>)))]) },
  TypeCase(
    "Class264<Optional<UInt64>>, 1",
    json: "{\"key/0\":false,\"w275\":{\"tag of a union\":\"wait_for\",\"time\":9223372036854775806},\"g276\":[]}"
  ) { Class264<Optional<UInt64>>(w275: Union124.waitFor(time: Optional<Int>.some(Int(9223372036854775806))), g276: []) },
  TypeCase(
    "Class264<Optional<UInt64>>, 2",
    json: "{\"key/0\":false,\"w275\":{\"tag of a union\":\"wait_for\",\"time\":9223372036854775806},\"g276\":[]}"
  ) { Class264<Optional<UInt64>>(w275: Union124.waitFor(time: Optional<Int>.some(Int(9223372036854775806))), g276: []) },
  TypeCase(
    "Class264<Optional<UInt64>>, 3",
    json: "{\"key/0\":false,\"w275\":{\"tag of a union\":\"with_it\",\"p30\":\"EBCC8B1C-4D74-CF9D-9423-F05C82EE5134\",\"p36\":{\"_p6\":{\"x\":18446744073709551616,\"a/b\":\"\u{e9}\"},\"raw p17\":3629.1,\"_p26\":[{},{\"-5\":\"VFb41So=\"},{\"0\":\"Z/F+w/I=\"}]},\"p42\":\"5\"},\"g276\":[1,1]}"
  ) { Class264<Optional<UInt64>>(w275: Union124.withIt(it: Class29(p30: AnyHashable(UUID(uuid: (235, 204, 139, 28, 77, 116, 207, 157, 148, 35, 240, 92, 130, 238, 81, 52))), p36: Struct2(_p6: (["x": ((18446744073709551616 as Int128) as Any), "a/b": ("\u{e9}" as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(3629.1), p20: Optional<Optional<Raw1>>.none, _p26: ([([:] as [Raw1: Data]), ([Raw1.case0: Data([84, 86, 248, 213, 42] as [UInt8])] as [Raw1: Data]), ([Raw1.case1: Data([103, 241, 126, 195, 242] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)))), g276: [Optional<UInt64>.some(UInt64(1)), Optional<UInt64>.some(UInt64(1))]) },
  TypeCase(
    "Subclass277, 1",
    json: "{\"p172\":[{\"tag of a union\":\"stopNow\"}],\"g177\":[{\"tag of a union\":\"wait_for\"}],\"_p182\":{\"_w142\":{\"wrappedValue\":1}},\"r189Kept\":{\"number\":89,\"name\":\"null\"},\"w289\":3.4028235e+38,\"_p293\":{\"number\":35}}"
  ) { Subclass277(p172: ([Union151.stopNow] as Array<Union151>), g177: [Union124.waitFor(time: Optional<Int>.none)], _p182: Class135(w142: Int(1)), r189: (NamedLeaf(89, "null"), false), w289: Float(3.4028235e+38), _p293: Leaf(35)) },
  TypeCase(
    "Subclass277, 2",
    json: "{\"p172\":[],\"g177\":[],\"_p182\":{\"_w142\":{\"wrappedValue\":\"a\"}},\"r189Kept\":{\"number\":57},\"r189\":{\"number\":57},\"l283\":{\"w158\":{\"wrapped\":0.30000000000000004},\"raw p164\":false},\"w289\":3.4028235e+38,\"_p293\":{\"number\":42}}"
  ) { touching(Subclass277(p172: ([] as Array<Union151>), g177: [], _p182: Class135(w142: "a"), r189: (Leaf(57), true), w289: Float(3.4028235e+38), _p293: Leaf(42))) { _ = $0.l283 } },
  TypeCase(
    "Subclass277, 3",
    json: "{\"p172\":[{\"tag of a union\":\"stopNow\"}],\"g177\":[],\"_p182\":{\"_w142\":{\"wrappedValue\":9223372036854775806}},\"r189Kept\":{\"number\":38},\"l283\":{\"w158\":{\"wrapped\":0.30000000000000004},\"raw p164\":false},\"w289\":1.1754944e-38,\"_p293\":{\"number\":52}}"
  ) { touching(Subclass277(p172: ([Union151.stopNow] as Array<Union151>), g177: [], _p182: Class135(w142: Int(9223372036854775806)), r189: (Leaf(38), false), w289: Float(1.1754944e-38), _p293: Leaf(52))) { _ = $0.l283 } },
  TypeCase(
    "RawStruct295, 1",
    json: "32767"
  ) { RawStruct295(rawValue: Int16(32767)) },
  TypeCase(
    "RawStruct295, 2",
    json: "-7"
  ) { RawStruct295(rawValue: Int16(-7)) },
  TypeCase(
    "RawStruct295, 3",
    json: "32767"
  ) { RawStruct295(rawValue: Int16(32767)) },
  TypeCase(
    "Union296, 1",
    json: "{\"tag of a union\":\"take_it\",\"the data\":{\"raw p222\":true,\"p224\":7}}"
  ) { Union296.takeIt(Class217(p224: Float(7))) },
  TypeCase(
    "Union296, 2",
    json: "{\"tag of a union\":\"take_it\",\"the data\":{\"raw p222\":true,\"p224\":-0.5}}"
  ) { Union296.takeIt(Class217(p224: Float(-0.5))) },
  TypeCase(
    "Union296, 3",
    json: "{\"tag of a union\":\"wait_for\",\"the data\":{\"time\":\"5\"}}"
  ) { Union296.waitFor(time: Optional<String>.some("5")) },
  TypeCase(
    "Raw297, 1",
    json: "\"left\""
  ) { Raw297.case0 },
  TypeCase(
    "Raw297, 2",
    json: "\"l/r\""
  ) { Raw297.case1 },
  TypeCase(
    "Raw297, 3",
    json: "\"l/r\""
  ) { Raw297.case1 },
  TypeCase(
    "Struct298, 1",
    json: "{\"p301\":0,\"\u{e9}0\":{\"first\":{\"none\":{}},\"list\":[-2147483646],\"second\":715827882},\"p312\":0}"
  ) { Struct298(w309: Optional<Generic134<Optional<Payload45>, Int32>>.some(Generic134<Optional<Payload45>, Int32>(first: Optional<Payload45>.some(Payload45.none), list: [Optional<Int32>.some(Int32(-2147483646))], second: Optional<Int32>.some(Int32(715827882))))) },
  TypeCase(
    "Struct298, 2",
    json: "{\"p301\":0,\"\u{e9}0\":{\"first\":{\"none\":{}},\"list\":[]},\"p312\":0}"
  ) { Struct298(w309: Optional<Generic134<Optional<Payload45>, Int32>>.some(Generic134<Optional<Payload45>, Int32>(first: Optional<Payload45>.some(Payload45.none), list: [], second: Optional<Int32>.none))) },
  TypeCase(
    "Struct298, 3",
    json: "{\"p301\":0,\"p312\":0}"
  ) { Struct298(w309: Optional<Generic134<Optional<Payload45>, Int32>>.none) },
  TypeCase(
    "Generic315<(any JSONEncodable), Optional<Optional<UInt8>>>, 1",
    json: "{\"first\":{\"tag of a union\":\"wait_for\"},\"list\":[null,null]}"
  ) { Generic315<(any JSONEncodable), Optional<Optional<UInt8>>>(first: Union296.waitFor(time: Optional<String>.none), list: [Optional<Optional<Optional<UInt8>>>.some(Optional<Optional<UInt8>>.some(Optional<UInt8>.none)), Optional<Optional<Optional<UInt8>>>.some(Optional<Optional<UInt8>>.none)], second: Optional<Optional<Optional<UInt8>>>.some(Optional<Optional<UInt8>>.none)) },
  TypeCase(
    "Generic315<(any JSONEncodable), Optional<Optional<UInt8>>>, 2",
    json: "{\"first\":{\"shown\":\"\u{1f468}\u{200d}\u{1f469}\",\"count\":2},\"list\":[null,null]}"
  ) { Generic315<(any JSONEncodable), Optional<Optional<UInt8>>>(first: Showing170(hidden: [Optional<RawStruct123>.some(RawStruct123(rawValue: "\u{1f468}\u{200d}\u{1f469}")), Optional<RawStruct123>.some(RawStruct123(rawValue: "a"))]), list: [Optional<Optional<Optional<UInt8>>>.some(Optional<Optional<UInt8>>.none), Optional<Optional<Optional<UInt8>>>.none], second: Optional<Optional<Optional<UInt8>>>.some(Optional<Optional<UInt8>>.none)) },
  TypeCase(
    "Generic315<(any JSONEncodable), Optional<Optional<UInt8>>>, 3",
    json: "{\"first\":\"CC044298-9C25-29D4-BFE5-1BCB5B837C4F\",\"list\":[null]}"
  ) { Generic315<(any JSONEncodable), Optional<Optional<UInt8>>>(first: UUID(uuid: (204, 4, 66, 152, 156, 37, 41, 212, 191, 229, 27, 203, 91, 131, 124, 79)), list: [Optional<Optional<Optional<UInt8>>>.some(Optional<Optional<UInt8>>.none)], second: Optional<Optional<Optional<UInt8>>>.none) },
  TypeCase(
    "Generic315<Double, Array<Struct65>>, 1",
    json: "{\"first\":1e16,\"list\":[]}"
  ) { Generic315<Double, Array<Struct65>>(first: Double(1e16), list: [], second: Optional<Array<Struct65>>.none) },
  TypeCase(
    "Generic315<Double, Array<Struct65>>, 2",
    json: "{\"first\":5395.9,\"list\":[]}"
  ) { Generic315<Double, Array<Struct65>>(first: Double(5395.9), list: [], second: Optional<Array<Struct65>>.none) },
  TypeCase(
    "Generic315<Double, Array<Struct65>>, 3",
    json: "{\"first\":0.30000000000000004,\"list\":[]}"
  ) { Generic315<Double, Array<Struct65>>(first: Double(0.30000000000000004), list: [], second: Optional<Array<Struct65>>.none) },
  TypeCase(
    "Generic315<Dictionary<String, Generic134<Optional<Payload45>, Int32>>, Dictionary<Int, RawStruct123>>, 1",
    json: "{\"first\":{\"\\\"q\\\"\":{\"list\":[null,null]}},\"list\":[]}"
  ) { Generic315<Dictionary<String, Generic134<Optional<Payload45>, Int32>>, Dictionary<Int, RawStruct123>>(first: (["\"q\"": Generic134<Optional<Payload45>, Int32>(first: Optional<Payload45>.none, list: [Optional<Int32>.none, Optional<Int32>.none], second: Optional<Int32>.none)] as [String: Generic134<Optional<Payload45>, Int32>]), list: [], second: Optional<Dictionary<Int, RawStruct123>>.none) },
  TypeCase(
    "Generic315<Dictionary<String, Generic134<Optional<Payload45>, Int32>>, Dictionary<Int, RawStruct123>>, 2",
    json: "{\"first\":{},\"list\":[],\"second\":{\"0\":\"\\u007f\"}}"
  ) { Generic315<Dictionary<String, Generic134<Optional<Payload45>, Int32>>, Dictionary<Int, RawStruct123>>(first: ([:] as [String: Generic134<Optional<Payload45>, Int32>]), list: [], second: Optional<Dictionary<Int, RawStruct123>>.some(([0: RawStruct123(rawValue: "\u{7f}")] as [Int: RawStruct123]))) },
  TypeCase(
    "Generic315<Dictionary<String, Generic134<Optional<Payload45>, Int32>>, Dictionary<Int, RawStruct123>>, 3",
    json: "{\"first\":{},\"list\":[{\"0\":\"null\"},{\"-5\":\"null\",\"1010\":\"\u{1f600}\",\"1009\":\"{}\"}],\"second\":{\"-5\":\"\u{2028}\",\"0\":\"A b\",\"1009\":\"\u{e9}\"}}"
  ) { Generic315<Dictionary<String, Generic134<Optional<Payload45>, Int32>>, Dictionary<Int, RawStruct123>>(first: ([:] as [String: Generic134<Optional<Payload45>, Int32>]), list: [Optional<Dictionary<Int, RawStruct123>>.some(([0: RawStruct123(rawValue: "null")] as [Int: RawStruct123])), Optional<Dictionary<Int, RawStruct123>>.some(([-5: RawStruct123(rawValue: "null"), 1010: RawStruct123(rawValue: "\u{1f600}"), 1009: RawStruct123(rawValue: "{}")] as [Int: RawStruct123]))], second: Optional<Dictionary<Int, RawStruct123>>.some(([-5: RawStruct123(rawValue: "\u{2028}"), 0: RawStruct123(rawValue: "A b"), 1009: RawStruct123(rawValue: "\u{e9}")] as [Int: RawStruct123]))) },
  TypeCase(
    "Class316, 1",
    json: "{\"w322\":{\"1.5\":null,\"-0.25\":null}}"
  ) { Class316(w322: ([1.5: Optional<Struct193>.none, -0.25: Optional<Struct193>.none] as [Double: Optional<Struct193>])) },
  TypeCase(
    "Class316, 2",
    json: "{\"w322\":{\"-0.25\":null}}"
  ) { Class316(w322: ([-0.25: Optional<Struct193>.none] as [Double: Optional<Struct193>])) },
  TypeCase(
    "Class316, 3",
    json: "{\"w322\":{\"-0.25\":null}}"
  ) { Class316(w322: ([-0.25: Optional<Struct193>.none] as [Double: Optional<Struct193>])) },
  TypeCase(
    "Payload323, 1",
    json: "{\"case0\":{\"label0\":[-9522.4],\"_1\":[2621.1],\"_2\":18446744073709551614}}"
  ) { Payload323.case0(label0: Set<Double>([Double(-9522.4)]), ([Double(2621.1)] as Array<Double>), UInt(18446744073709551614)) },
  TypeCase(
    "Payload323, 2",
    json: "{\"none\":{}}"
  ) { Payload323.none },
  TypeCase(
    "Payload323, 3",
    json: "{\"case1\":{\"label0\":85,\"label1\":[],\"_2\":[\"\u{e9}\",\"left\"]}}"
  ) { Payload323.case1(label0: UInt8(85), label1: ([] as ContiguousArray<Subclass178>), ([Raw297.case3, Raw297.case0] as Array<Raw297>)) },
  TypeCase(
    "Subclass324, 1",
    json: "{\"raw p269\":false,\"w275\":{\"tag of a union\":\"stop_now\"},\"g276\":[0],\"\u{e9}0\":{\"-5\":null,\"0\":false},\"_p333\":-12345678901234567.890}"
  ) { Subclass324(w275: Union124.stopNow, g276: [Optional<UInt64>.some(UInt64(0))], p326: ([Raw125.case0: Optional<Bool>.none, Raw125.case1: Optional<Bool>.some(false)] as [Raw125: Optional<Bool>]), _p333: checkedDecimal("-12345678901234567.890")) },
  TypeCase(
    "Subclass324, 2",
    json: "{\"raw p269\":false,\"w275\":{\"tag of a union\":\"stop_now\"},\"g276\":[],\"\u{e9}0\":{},\"_p333\":-1234567890123456.7890}"
  ) { Subclass324(w275: Union124.stopNow, g276: [], p326: ([:] as [Raw125: Optional<Bool>]), _p333: checkedDecimal("-1234567890123456.7890")) },
  TypeCase(
    "Subclass324, 3",
    json: "{\"raw p269\":false,\"w275\":{\"tag of a union\":\"stop_now\"},\"g276\":[],\"\u{e9}0\":{\"-5\":false,\"0\":true},\"_p333\":123456789012345678.90}"
  ) { Subclass324(w275: Union124.stopNow, g276: [], p326: ([Raw125.case0: Optional<Bool>.some(false), Raw125.case1: Optional<Bool>.some(true)] as [Raw125: Optional<Bool>]), _p333: checkedDecimal("123456789012345678.90")) },
]
