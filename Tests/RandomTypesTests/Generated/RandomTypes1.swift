// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 24. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

class Subclass103: Class90<Optional<Any>> {
  @Unmarked var w110: Bool
  var _p114: String
  @Unmarked var w122: UInt32
  init(p92: Date, w101: Any, g102: [Optional<Any>], w110: Bool, _p114: String, w122: UInt32) {
    self._w110 = Unmarked(wrappedValue: w110)
    self._p114 = _p114
    self._w122 = Unmarked(wrappedValue: w122)
    super.init(p92: p92, w101: w101, g102: g102)
  }
}
struct RawStruct123: RawRepresentable {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
enum Union124: JSONUnion {
  case stopNow
  case moveBy(Double, y: (any Shown))
  case waitFor(time: Optional<Int>)
  case takeIt(Class29)
  case withIt(it: Class29)
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .flat)
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
enum Raw125: Int, JSONEncodable {
  case case0 = -5
  case case1 = 0
}
struct Struct126: Shown {
  @Unmarked var w133: String
  init(w133: String) {
    self._w133 = Unmarked(wrappedValue: w133)
  }
}
struct Generic134<First, Second>: JSONEncodable {
  var first: First
  var list: [Second?]
  var second: Second?
}
class Class135: Shown {
  @Unmarked var w142: (any JSONEncodable)
  init(w142: (any JSONEncodable)) {
    self._w142 = Unmarked(wrappedValue: w142)
  }
}
enum Payload143: JSONEncodable {
  case none
  case case0(label0: String, label1: UUID)
  case case1(Struct126)
  case case2(Optional<Optional<Class29>>)
}
class Subclass144: Class29 {
  var _p148: [Any]
  init(p30: AnyHashable, p36: (any Shown), _p148: [Any]) {
    self._p148 = _p148
    super.init(p30: p30, p36: p36)
  }
}
final class Own150: JSONEncodable {
  let first: [String: Any]
  let second: Bool
  init(_ first: [String: Any], _ second: Bool) {
    (self.first, self.second) = (first, second)
  }
  func JSONEncode() throws -> Any {
    let (first, second) = (self.first as Any, self.second as Any)
    return ["first": first, "list": [second, 1] as [Any]] as JSONObject
  }
}
enum Union151: JSONUnion {
  case stopNow
  case moveBy(Int, y: Optional<Any>)
  case waitFor(time: Optional<Bool>)
  case takeIt(Subclass144)
  case withIt(it: Subclass103)
  static let discriminator = JSONDiscriminator(key: "tag of a union", payload: .flat)
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
struct Struct152: Shown {
  @SelfWriting var w158: Double
  private let `raw p164`: Bool = false
  var `raw p169`: Optional<(any Shown)>
  init(w158: Double, raw_p169: Optional<(any Shown)>) {
    self._w158 = SelfWriting(wrappedValue: w158)
    self.`raw p169` = raw_p169
  }
}
struct Showing170: JSONEncodable, CustomReflectable {
  var hidden: [Optional<RawStruct123>]
  var customMirror: Mirror { Mirror(self, children: ["shown": hidden.first as Any, "count": hidden.count], displayStyle: .struct) }
}

let randomTypes1: [TypeCase] = [
  TypeCase(
    "Subclass103, 1",
    json: "{\"p92\":0.30000000000000004,\"w101\":{\"first\":{\"_p6\":{\"x\":false,\"a/b\":true},\"raw p17\":1.7976931348623157e+308,\"_p26\":[]},\"list\":[],\"second\":[]},\"g102\":[],\"_w110\":{\"wrappedValue\":true},\"_p114\":\"\u{feff}x\",\"_w122\":{\"wrappedValue\":1}}"
  ) { Subclass103(p92: Date(timeIntervalSinceReferenceDate: 0.30000000000000004), w101: (Generic28<Optional<Struct2>, [Any]>(first: Optional<Struct2>.some(Struct2(_p6: (["x": (Optional<Bool>.some(false) as Any), "a/b": (true as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(1.7976931348623157e+308), p20: Optional<Optional<Raw1>>.none, _p26: ([] as Array<Dictionary<Raw1, Data>>))), list: [], second: Optional<[Any]>.some(([] as [Any]))) as Any), g102: [], w110: true, _p114: "\u{feff}x", w122: UInt32(1)) },
  TypeCase(
    "Subclass103, 2",
    json: "{\"p92\":4916.7,\"w101\":2.2250738585072014e-308,\"g102\":[],\"_w110\":{\"wrappedValue\":true},\"_p114\":\"\\u0000\",\"_w122\":{\"wrappedValue\":1}}"
  ) { Subclass103(p92: Date(timeIntervalSinceReferenceDate: 4916.7), w101: (Optional<Double>.some(Double(2.2250738585072014e-308)) as Any), g102: [], w110: true, _p114: "\u{0}", w122: UInt32(1)) },
  TypeCase(
    "Subclass103, 3",
    json: "{\"p92\":-1260.4,\"g102\":[],\"_w110\":{\"wrappedValue\":false},\"_p114\":\"\u{e9}\",\"_w122\":{\"wrappedValue\":1}}"
  ) { Subclass103(p92: Date(timeIntervalSinceReferenceDate: -1260.4), w101: (Optional<Int>.none as Any), g102: [], w110: false, _p114: "\u{e9}", w122: UInt32(1)) },
  TypeCase(
    "RawStruct123, 1",
    json: "{\"held\":\"\u{1f468}\u{200d}\u{1f469}\"}"
  ) { Holder<RawStruct123>(RawStruct123(rawValue: "\u{1f468}\u{200d}\u{1f469}")) },
  TypeCase(
    "RawStruct123, 2",
    json: "{\"held\":\"null\"}"
  ) { Holder<RawStruct123>(RawStruct123(rawValue: "null")) },
  TypeCase(
    "RawStruct123, 3",
    json: "{\"held\":\"\\\\\"}"
  ) { Holder<RawStruct123>(RawStruct123(rawValue: "\\")) },
  TypeCase(
    "Union124, 1",
    json: "{\"tag of a union\":\"stop_now\"}"
  ) { Union124.stopNow },
  TypeCase(
    "Union124, 2",
    json: "{\"tag of a union\":\"with_it\",\"p30\":255,\"p36\":{\"_p6\":{\"x\":null,\"a/b\":0},\"raw p17\":6001.3,\"_p26\":[]},\"p42\":\"5\"}"
  ) { Union124.withIt(it: Class29(p30: AnyHashable(UInt8(255)), p36: Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": ((0 as Int128) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(6001.3), p20: Optional<Optional<Raw1>>.none, _p26: ([] as Array<Dictionary<Raw1, Data>>)))) },
  TypeCase(
    "Union124, 3",
    json: "{\"tag of a union\":\"stop_now\"}"
  ) { Union124.stopNow },
  TypeCase(
    "Raw125, 1",
    json: "-5"
  ) { Raw125.case0 },
  TypeCase(
    "Raw125, 2",
    json: "0"
  ) { Raw125.case1 },
  TypeCase(
    "Raw125, 3",
    json: "-5"
  ) { Raw125.case0 },
  TypeCase(
    "Struct126, 1",
    json: "{\"_w133\":{\"wrappedValue\":\"\u{1f468}\u{200d}\u{1f469}\"}}"
  ) { Struct126(w133: "\u{1f468}\u{200d}\u{1f469}") },
  TypeCase(
    "Struct126, 2",
    json: "{\"_w133\":{\"wrappedValue\":\"\u{2028}\"}}"
  ) { Struct126(w133: "\u{2028}") },
  TypeCase(
    "Struct126, 3",
    json: "{\"_w133\":{\"wrappedValue\":\"A b\"}}"
  ) { Struct126(w133: "A b") },
  TypeCase(
    "Generic134<ArraySlice<Own63>, String>, 1",
    json: "{\"first\":[],\"list\":[null]}"
  ) { Generic134<ArraySlice<Own63>, String>(first: ([] as ArraySlice<Own63>), list: [Optional<String>.none], second: Optional<String>.none) },
  TypeCase(
    "Generic134<ArraySlice<Own63>, String>, 2",
    json: "{\"first\":[],\"list\":[]}"
  ) { Generic134<ArraySlice<Own63>, String>(first: ([] as ArraySlice<Own63>), list: [], second: Optional<String>.none) },
  TypeCase(
    "Generic134<ArraySlice<Own63>, String>, 3",
    json: "{\"first\":[],\"list\":[\"\u{1f468}\u{200d}\u{1f469}\"]}"
  ) { Generic134<ArraySlice<Own63>, String>(first: ([] as ArraySlice<Own63>), list: [Optional<String>.some("\u{1f468}\u{200d}\u{1f469}")], second: Optional<String>.none) },
  TypeCase(
    "Generic134<Optional<Payload45>, Int32>, 1",
    json: "{\"first\":{\"case0\":{\"label0\":{\"e\u{301}\":\"\\u000a\\u0009\"},\"label1\":[9223372036854775807,9223372036854775807]}},\"list\":[null,null],\"second\":-7}"
  ) { Generic134<Optional<Payload45>, Int32>(first: Optional<Payload45>.some(Payload45.case0(label0: (["e\u{301}": "\u{a}\u{9}"] as [String: String]), label1: ([Int(9223372036854775807), Int(9223372036854775807)] as Array<Int>))), list: [Optional<Int32>.none, Optional<Int32>.none], second: Optional<Int32>.some(Int32(-7))) },
  TypeCase(
    "Generic134<Optional<Payload45>, Int32>, 2",
    json: "{\"list\":[],\"second\":-2147483646}"
  ) { Generic134<Optional<Payload45>, Int32>(first: Optional<Payload45>.none, list: [], second: Optional<Int32>.some(Int32(-2147483646))) },
  TypeCase(
    "Generic134<Optional<Payload45>, Int32>, 3",
    json: "{\"first\":{\"case0\":{\"label0\":{\"a\":\"\"},\"label1\":[]}},\"list\":[2147483647,2147483646],\"second\":1}"
  ) { Generic134<Optional<Payload45>, Int32>(first: Optional<Payload45>.some(Payload45.case0(label0: (["a": ""] as [String: String]), label1: ([] as Array<Int>))), list: [Optional<Int32>.some(Int32(2147483647)), Optional<Int32>.some(Int32(2147483646))], second: Optional<Int32>.some(Int32(1))) },
  TypeCase(
    "Generic134<Showing89, Struct2>, 1",
    json: "{\"first\":{\"count\":0},\"list\":[],\"second\":{\"_p6\":{\"x\":0,\"a/b\":1e16},\"p8\":{},\"raw p17\":3584.4,\"key/0\":0,\"_p26\":[{},{}]}}"
  ) { Generic134<Showing89, Struct2>(first: Showing89(hidden: []), list: [], second: Optional<Struct2>.some(Struct2(_p6: (["x": (Int(0) as Any), "a/b": (Double(1e16) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([:] as [Raw1: Int]))), raw_p17: Double(3584.4), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case1)), _p26: ([([:] as [Raw1: Data]), ([:] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)))) },
  TypeCase(
    "Generic134<Showing89, Struct2>, 2",
    json: "{\"first\":{\"count\":0},\"list\":[],\"second\":{\"_p6\":{\"x\":null,\"a/b\":false},\"raw p17\":-0.5,\"key/0\":-5,\"_p26\":[]}}"
  ) { Generic134<Showing89, Struct2>(first: Showing89(hidden: []), list: [], second: Optional<Struct2>.some(Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (false as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(-0.5), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([] as Array<Dictionary<Raw1, Data>>)))) },
  TypeCase(
    "Generic134<Showing89, Struct2>, 3",
    json: "{\"first\":{\"shown\":{\"1.5\":\"5\",\"-0.25\":\"\\u0000\"},\"count\":2},\"list\":[null]}"
  ) { Generic134<Showing89, Struct2>(first: Showing89(hidden: [([1.5: "5", -0.25: "\u{0}"] as [Double: String]), ([:] as [Double: String])]), list: [Optional<Struct2>.none], second: Optional<Struct2>.none) },
  TypeCase(
    "Class135, 1",
    json: "{\"_w142\":{\"wrappedValue\":9223372036854775807}}"
  ) { Class135(w142: Int(9223372036854775807)) },
  TypeCase(
    "Class135, 2",
    json: "{\"_w142\":{\"wrappedValue\":{\"_p6\":{\"x\":21845,\"a/b\":null},\"raw p17\":-1e-07,\"key/0\":-5,\"_p26\":[{}]}}}"
  ) { Class135(w142: Struct2(_p6: (["x": (UInt16(21845) as Any), "a/b": (Optional<Data>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(-1e-07), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([([:] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>))) },
  TypeCase(
    "Class135, 3",
    json: "{\"_w142\":{\"wrappedValue\":{\"first\":[1,65535],\"list\":[null,null]}}}"
  ) { Class135(w142: Generic28<ContiguousArray<UInt16>, Optional<Any>>(first: ([UInt16(1), UInt16(65535)] as ContiguousArray<UInt16>), list: [Optional<Optional<Any>>.some(Optional<Any>.none), Optional<Optional<Any>>.some(Optional<Any>.none)], second: Optional<Optional<Any>>.some(Optional<Any>.some((Optional<UInt32>.none as Any))))) },
  TypeCase(
    "Payload143, 1",
    json: "{\"case1\":{\"_0\":{\"_w133\":{\"wrappedValue\":\"a/b\"}}}}"
  ) { Payload143.case1(Struct126(w133: "a/b")) },
  TypeCase(
    "Payload143, 2",
    json: "{\"case1\":{\"_0\":{\"_w133\":{\"wrappedValue\":\"\\u000a\\u0009\"}}}}"
  ) { Payload143.case1(Struct126(w133: "\u{a}\u{9}")) },
  TypeCase(
    "Payload143, 3",
    json: "{\"none\":{}}"
  ) { Payload143.none },
  TypeCase(
    "Subclass144, 1",
    json: "{\"p30\":18446744073709551614,\"p36\":{\"_p6\":{\"x\":{\"case1\":{\"_0\":{\"_w133\":{\"wrappedValue\":\"\\u0000\"}}}},\"a/b\":-2845.2},\"p8\":{},\"raw p17\":3563.4,\"_p26\":[]},\"p42\":\"5\",\"_p148\":[{\"count\":0},{\"_w133\":{\"wrappedValue\":\"5\"}}]}"
  ) { Subclass144(p30: AnyHashable(UInt64(18446744073709551614)), p36: Struct2(_p6: (["x": (Payload143.case1(Struct126(w133: "\u{0}")) as Any), "a/b": (Double(-2845.2) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([:] as [Raw1: Int]))), raw_p17: Double(3563.4), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.none), _p26: ([] as Array<Dictionary<Raw1, Data>>)), _p148: ([(Showing89(hidden: []) as Any), (Struct126(w133: "5") as Any)] as [Any])) },
  TypeCase(
    "Subclass144, 2",
    json: "{\"p30\":65535,\"p36\":{\"_p6\":{\"x\":3623.8,\"a/b\":\"\\\"q\\\"\"},\"p8\":{\"-5\":7},\"raw p17\":2515.6,\"_p26\":[{\"-5\":\"0w==\",\"0\":\"HU8=\"}]},\"p42\":\"5\",\"_p148\":[]}"
  ) { Subclass144(p30: AnyHashable(UInt16(65535)), p36: Struct2(_p6: (["x": (Double(3623.8) as Any), "a/b": ("\"q\"" as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case0: Int(7)] as [Raw1: Int]))), raw_p17: Double(2515.6), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case0: Data([211] as [UInt8]), Raw1.case1: Data([29, 79] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), _p148: ([] as [Any])) },
  TypeCase(
    "Subclass144, 3",
    json: "{\"p30\":0.1,\"p36\":{\"_p6\":{\"x\":{\"p92\":1e16,\"g102\":[],\"_w110\":{\"wrappedValue\":true},\"_p114\":\"\\u000a\\u0009\",\"_w122\":{\"wrappedValue\":7}},\"a/b\":{\"first\":[65535,21845],\"list\":[]}},\"raw p17\":1e16,\"_p26\":[]},\"p42\":\"5\",\"_p148\":[]}"
  ) { Subclass144(p30: AnyHashable(Double(0.1)), p36: Struct2(_p6: (["x": (Subclass103(p92: Date(timeIntervalSinceReferenceDate: 1e16), w101: (Optional<Decimal>.none as Any), g102: [], w110: true, _p114: "\u{a}\u{9}", w122: UInt32(7)) as Any), "a/b": (Generic28<ContiguousArray<UInt16>, Optional<Any>>(first: ([UInt16(65535), UInt16(21845)] as ContiguousArray<UInt16>), list: [], second: Optional<Optional<Any>>.none) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(1e16), p20: Optional<Optional<Raw1>>.none, _p26: ([] as Array<Dictionary<Raw1, Data>>)), _p148: ([] as [Any])) },
  TypeCase(
    "Own150, 1",
    json: "{\"first\":{\"x\":null,\"a/b\":null},\"list\":[false,1]}"
  ) { Own150((["x": (Optional<Double>.none as Any), "a/b": (Optional<UInt32>.none as Any)] as [String: Any]), false) },
  TypeCase(
    "Own150, 2",
    json: "{\"first\":{\"x\":null,\"a/b\":-9223372036854775806},\"list\":[true,1]}"
  ) { Own150((["x": (Optional<Int>.none as Any), "a/b": (Int(-9223372036854775806) as Any)] as [String: Any]), true) },
  TypeCase(
    "Own150, 3",
    json: "{\"first\":{\"x\":0,\"a/b\":true},\"list\":[true,1]}"
  ) { Own150((["x": (Raw1.case1 as Any), "a/b": (true as Any)] as [String: Any]), true) },
  TypeCase(
    "Union151, 1",
    json: "{\"tag of a union\":\"stopNow\"}"
  ) { Union151.stopNow },
  TypeCase(
    "Union151, 2",
    json: "{\"tag of a union\":\"moveBy\",\"_0\":-9223372036854775807}"
  ) { Union151.moveBy(Int(-9223372036854775807), y: Optional<Any>.some((Optional<Int>.none as Any))) },
  TypeCase(
    "Union151, 3",
    json: "{\"tag of a union\":\"moveBy\",\"_0\":0}"
  ) { Union151.moveBy(Int(0), y: Optional<Any>.none) },
  TypeCase(
    "Struct152, 1",
    json: "{\"w158\":{\"wrapped\":-7567.8},\"raw p164\":false}"
  ) { Struct152(w158: Double(-7567.8), raw_p169: Optional<(any Shown)>.none) },
  TypeCase(
    "Struct152, 2",
    json: "{\"w158\":{\"wrapped\":-9880.1},\"raw p164\":false}"
  ) { Struct152(w158: Double(-9880.1), raw_p169: Optional<(any Shown)>.none) },
  TypeCase(
    "Struct152, 3",
    json: "{\"w158\":{\"wrapped\":1e16},\"raw p164\":false,\"raw p169\":{\"p92\":1e22,\"w101\":-0.5,\"g102\":[{\"first\":[0,65535],\"list\":[null,null]},\"5\"]}}"
  ) { Struct152(w158: Double(1e16), raw_p169: Optional<(any Shown)>.some(Class90<Optional<Any>>(p92: Date(timeIntervalSinceReferenceDate: 1e22), w101: (Double(-0.5) as Any), g102: [Optional<Any>.some((Generic28<ContiguousArray<UInt16>, Optional<Any>>(first: ([UInt16(0), UInt16(65535)] as ContiguousArray<UInt16>), list: [Optional<Optional<Any>>.some(Optional<Any>.none), Optional<Optional<Any>>.none], second: Optional<Optional<Any>>.none) as Any)), Optional<Any>.some((RawStruct123(rawValue: "5") as Any))]))) },
  TypeCase(
    "Showing170, 1",
    json: "{\"count\":2}"
  ) { Showing170(hidden: [Optional<RawStruct123>.none, Optional<RawStruct123>.some(RawStruct123(rawValue: "e\u{301}"))]) },
  TypeCase(
    "Showing170, 2",
    json: "{\"shown\":\"\\u007f\",\"count\":2}"
  ) { Showing170(hidden: [Optional<RawStruct123>.some(RawStruct123(rawValue: "\u{7f}")), Optional<RawStruct123>.some(RawStruct123(rawValue: "5"))]) },
  TypeCase(
    "Showing170, 3",
    json: "{\"shown\":\"\\u007f\",\"count\":1}"
  ) { Showing170(hidden: [Optional<RawStruct123>.some(RawStruct123(rawValue: "\u{7f}"))]) },
]
