// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 24. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

enum Raw1: Int {
  case case0 = -5
  case case1 = 0
}
struct Struct2: Shown {
  var _p6: [String: Any]
  var p8: Optional<Optional<Dictionary<Raw1, Int>>>
  var `raw p17`: Double
  var p20: Optional<Optional<Raw1>>
  var _p26: Array<Dictionary<Raw1, Data>>
  init(_p6: [String: Any], p8: Optional<Optional<Dictionary<Raw1, Int>>>, raw_p17: Double, p20: Optional<Optional<Raw1>>, _p26: Array<Dictionary<Raw1, Data>>) {
    self._p6 = _p6
    self.p8 = p8
    self.`raw p17` = raw_p17
    self.p20 = p20
    self._p26 = _p26
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p20": return "key/0"
    default: return name
    }
  }
}
struct Generic28<First, Second>: JSONEncodable {
  var first: First
  var list: [Second?]
  var second: Second?
}
class Class29: Shown {
  var p30: AnyHashable
  var p36: (any Shown)
  private let p42: String = "5"
  init(p30: AnyHashable, p36: (any Shown)) {
    self.p30 = p30
    self.p36 = p36
  }
}
enum Payload45: JSONEncodable {
  case none
  case case0(label0: Dictionary<String, String>, label1: Array<Int>)
  case case1(label0: UInt8, label1: Dictionary<Double, Generic28<Optional<Struct2>, [Any]>>, label2: Optional<Double>)
  case case2(label0: Dictionary<UInt8, Generic28<ContiguousArray<UInt16>, Optional<Any>>>, label1: Optional<Int16>)
}
class Subclass46: Class29 {
  let r52Kept: Leaf
  unowned let r52: Leaf
  var p53: Dictionary<Int, Optional<Double>>
  var p59: Leaf
  init(p30: AnyHashable, p36: (any Shown), r52: (Leaf, Bool), p53: Dictionary<Int, Optional<Double>>, p59: Leaf) {
    r52Kept = r52.0
    self.r52 = r52.0
    self.p53 = p53
    self.p59 = p59
    super.init(p30: p30, p36: p36)
  }
}
final class Own63: JSONEncodable {
  let first: Struct2
  let second: (any Shown)
  init(_ first: Struct2, _ second: (any Shown)) {
    (self.first, self.second) = (first, second)
  }
  func JSONEncode() throws -> Any {
    let (first, second) = (self.first as Any, self.second as Any)
    return ["first": first, "list": [second, 1] as [Any]] as JSONObject
  }
}
enum Union64: JSONUnion {
  case stopNow
  case moveBy(Int16, y: Dictionary<UInt8, Subclass46>)
  case waitFor(time: Optional<UInt128>)
  case takeIt(Class29)
  case withIt(it: Generic28<Struct2, [Any]>)
  case anyValue((any Shown))
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
struct Struct65: Shown {
  @MarkedObject var w71: Int
  @SelfWriting var w77: Optional<Optional<Union64>>
  var p79: Own63
  var `raw p88`: Bool
  init(w71: Int, w77: Optional<Optional<Union64>>, p79: Own63, raw_p88: Bool) {
    self._w71 = MarkedObject(wrappedValue: w71)
    self._w77 = SelfWriting(wrappedValue: w77)
    self.p79 = p79
    self.`raw p88` = raw_p88
  }
}
struct Showing89: JSONEncodable, CustomReflectable {
  var hidden: [Dictionary<Double, String>]
  var customMirror: Mirror { Mirror(self, children: ["shown": hidden.first as Any, "count": hidden.count], displayStyle: .struct) }
}
class Class90<Element>: Shown {
  var p92: Date
  @Marked var w101: Any
  var g102: [Element]
  init(p92: Date, w101: Any, g102: [Element]) {
    self.p92 = p92
    self._w101 = Marked(wrappedValue: w101)
    self.g102 = g102
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
    json: "{\"held\":0}"
  ) { Holder<Raw1>(Raw1.case1) },
  TypeCase(
    "Struct2, 1",
    json: "{\"_p6\":{\"x\":-1,\"a/b\":0},\"raw p17\":1e15,\"_p26\":[{},{\"0\":\"CRzImA==\"}]}"
  ) { Struct2(_p6: (["x": (Optional<Int>.some(Int(-1)) as Any), "a/b": (Raw1.case1 as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(1e15), p20: Optional<Optional<Raw1>>.none, _p26: ([([:] as [Raw1: Data]), ([Raw1.case1: Data([9, 28, 200, 152] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)) },
  TypeCase(
    "Struct2, 2",
    json: "{\"_p6\":{\"x\":3616.2,\"a/b\":0},\"raw p17\":1e22,\"key/0\":-5,\"_p26\":[]}"
  ) { Struct2(_p6: (["x": (Double(3616.2) as Any), "a/b": (Raw1.case1 as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(1e22), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([] as Array<Dictionary<Raw1, Data>>)) },
  TypeCase(
    "Struct2, 3",
    json: "{\"_p6\":{\"x\":3074457345618258602,\"a/b\":0},\"raw p17\":3263.9,\"key/0\":0,\"_p26\":[{\"-5\":\"WQ==\"}]}"
  ) { Struct2(_p6: (["x": (Int(3074457345618258602) as Any), "a/b": (Raw1.case1 as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(3263.9), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case1)), _p26: ([([Raw1.case0: Data([89] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)) },
  TypeCase(
    "Generic28<ContiguousArray<UInt16>, Optional<Any>>, 1",
    json: "{\"first\":[7,0],\"list\":[null]}"
  ) { Generic28<ContiguousArray<UInt16>, Optional<Any>>(first: ([UInt16(7), UInt16(0)] as ContiguousArray<UInt16>), list: [Optional<Optional<Any>>.none], second: Optional<Optional<Any>>.none) },
  TypeCase(
    "Generic28<ContiguousArray<UInt16>, Optional<Any>>, 2",
    json: "{\"first\":[65535,65535],\"list\":[\"A b\"]}"
  ) { Generic28<ContiguousArray<UInt16>, Optional<Any>>(first: ([UInt16(65535), UInt16(65535)] as ContiguousArray<UInt16>), list: [Optional<Optional<Any>>.some(Optional<Any>.some(("A b" as Any)))], second: Optional<Optional<Any>>.none) },
  TypeCase(
    "Generic28<ContiguousArray<UInt16>, Optional<Any>>, 3",
    json: "{\"first\":[],\"list\":[null],\"second\":0.1}"
  ) { Generic28<ContiguousArray<UInt16>, Optional<Any>>(first: ([] as ContiguousArray<UInt16>), list: [Optional<Optional<Any>>.some(Optional<Any>.some((Optional<Date>.none as Any)))], second: Optional<Optional<Any>>.some(Optional<Any>.some((Optional<Float>.some(Float(0.1)) as Any)))) },
  TypeCase(
    "Generic28<Struct2, [Any]>, 1",
    json: "{\"first\":{\"_p6\":{\"x\":0,\"a/b\":9223372036854775806},\"raw p17\":-1e-07,\"_p26\":[{\"-5\":\"qF0=\"},{\"-5\":\"weAw1Co=\"},{}]},\"list\":[null]}"
  ) { Generic28<Struct2, [Any]>(first: Struct2(_p6: (["x": (Raw1.case1 as Any), "a/b": (Int64(9223372036854775806) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(-1e-07), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case0: Data([168, 93] as [UInt8])] as [Raw1: Data]), ([Raw1.case0: Data([193, 224, 48, 212, 42] as [UInt8])] as [Raw1: Data]), ([:] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), list: [Optional<[Any]>.none], second: Optional<[Any]>.none) },
  TypeCase(
    "Generic28<Struct2, [Any]>, 2",
    json: "{\"first\":{\"_p6\":{\"x\":2.2250738585072014e-308,\"a/b\":1},\"raw p17\":-341.7,\"_p26\":[]},\"list\":[null]}"
  ) { Generic28<Struct2, [Any]>(first: Struct2(_p6: (["x": (Optional<Double>.some(Double(2.2250738585072014e-308)) as Any), "a/b": (UInt16(1) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(-341.7), p20: Optional<Optional<Raw1>>.none, _p26: ([] as Array<Dictionary<Raw1, Data>>)), list: [Optional<[Any]>.none], second: Optional<[Any]>.none) },
  TypeCase(
    "Generic28<Struct2, [Any]>, 3",
    json: "{\"first\":{\"_p6\":{\"x\":-5,\"a/b\":null},\"raw p17\":9730.2,\"_p26\":[{\"-5\":\"AA==\"}]},\"list\":[[1],[7,\"null\",1e16]]}"
  ) { Generic28<Struct2, [Any]>(first: Struct2(_p6: (["x": (Raw1.case0 as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(9730.2), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.none), _p26: ([([Raw1.case0: Data([0] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), list: [Optional<[Any]>.some(([(UInt32(1) as Any)] as [Any])), Optional<[Any]>.some(([(UInt(7) as Any), (Optional<String>.some("null") as Any), (Double(1e16) as Any)] as [Any]))], second: Optional<[Any]>.none) },
  TypeCase(
    "Generic28<Optional<Struct2>, [Any]>, 1",
    json: "{\"list\":[[\"\",0,null],[null,7]],\"second\":[]}"
  ) { Generic28<Optional<Struct2>, [Any]>(first: Optional<Struct2>.none, list: [Optional<[Any]>.some(([("" as Any), ((0 as UInt128) as Any), (Optional<Bool>.none as Any)] as [Any])), Optional<[Any]>.some(([(Optional<Bool>.none as Any), (Int(7) as Any)] as [Any]))], second: Optional<[Any]>.some(([] as [Any]))) },
  TypeCase(
    "Generic28<Optional<Struct2>, [Any]>, 2",
    json: "{\"list\":[]}"
  ) { Generic28<Optional<Struct2>, [Any]>(first: Optional<Struct2>.none, list: [], second: Optional<[Any]>.none) },
  TypeCase(
    "Generic28<Optional<Struct2>, [Any]>, 3",
    json: "{\"first\":{\"_p6\":{\"x\":null,\"a/b\":{\"first\":[21845],\"list\":[null,0]}},\"raw p17\":-2.5e17,\"_p26\":[{\"-5\":\"xdQ=\",\"0\":\"\"},{\"-5\":\"1cV8oA==\"}]},\"list\":[]}"
  ) { Generic28<Optional<Struct2>, [Any]>(first: Optional<Struct2>.some(Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Generic28<ContiguousArray<UInt16>, Optional<Any>>(first: ([UInt16(21845)] as ContiguousArray<UInt16>), list: [Optional<Optional<Any>>.some(Optional<Any>.none), Optional<Optional<Any>>.some(Optional<Any>.some((Raw1.case1 as Any)))], second: Optional<Optional<Any>>.some(Optional<Any>.none)) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(-2.5e17), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.none), _p26: ([([Raw1.case0: Data([197, 212] as [UInt8]), Raw1.case1: Data([] as [UInt8])] as [Raw1: Data]), ([Raw1.case0: Data([213, 197, 124, 160] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>))), list: [], second: Optional<[Any]>.none) },
  TypeCase(
    "Class29, 1",
    json: "{\"p30\":7,\"p36\":{\"_p6\":{\"x\":null,\"a/b\":null},\"raw p17\":301.1,\"_p26\":[{\"-5\":\"3zLUkw==\",\"0\":\"bgPn6TM=\"}]},\"p42\":\"5\"}"
  ) { Class29(p30: AnyHashable(Int(7)), p36: Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(301.1), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case0: Data([223, 50, 212, 147] as [UInt8]), Raw1.case1: Data([110, 3, 231, 233, 51] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>))) },
  TypeCase(
    "Class29, 2",
    json: "{\"p30\":18446744073709551614,\"p36\":{\"_p6\":{\"x\":-10922,\"a/b\":null},\"p8\":{\"0\":-7},\"raw p17\":1e15,\"_p26\":[{\"-5\":\"\"},{\"-5\":\"Qzhy\"},{\"-5\":\"3azbLA==\"}]},\"p42\":\"5\"}"
  ) { Class29(p30: AnyHashable(UInt(18446744073709551614)), p36: Struct2(_p6: (["x": (Int16(-10922) as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case1: Int(-7)] as [Raw1: Int]))), raw_p17: Double(1e15), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case0: Data([] as [UInt8])] as [Raw1: Data]), ([Raw1.case0: Data([67, 56, 114] as [UInt8])] as [Raw1: Data]), ([Raw1.case0: Data([221, 172, 219, 44] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>))) },
  TypeCase(
    "Class29, 3",
    json: "{\"p30\":5,\"p36\":{\"_p6\":{\"x\":0,\"a/b\":null},\"raw p17\":-4196.7,\"_p26\":[]},\"p42\":\"5\"}"
  ) { Class29(p30: AnyHashable((5 as UInt128)), p36: Struct2(_p6: (["x": (Raw1.case1 as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(-4196.7), p20: Optional<Optional<Raw1>>.none, _p26: ([] as Array<Dictionary<Raw1, Data>>))) },
  TypeCase(
    "Payload45, 1",
    json: "{\"case0\":{\"label0\":{\"\":\"a/b\"},\"label1\":[-3074457345618258602]}}"
  ) { Payload45.case0(label0: (["": "a/b"] as [String: String]), label1: ([Int(-3074457345618258602)] as Array<Int>)) },
  TypeCase(
    "Payload45, 2",
    json: "{\"case0\":{\"label0\":{\"e\u{301}\":\"\u{feff}x\"},\"label1\":[-3074457345618258602,0,-9223372036854775806]}}"
  ) { Payload45.case0(label0: (["e\u{301}": "\u{feff}x"] as [String: String]), label1: ([Int(-3074457345618258602), Int(0), Int(-9223372036854775806)] as Array<Int>)) },
  TypeCase(
    "Payload45, 3",
    json: "{\"case0\":{\"label0\":{\"a\":\"{}\"},\"label1\":[-9223372036854775806,0,9223372036854775807]}}"
  ) { Payload45.case0(label0: (["a": "{}"] as [String: String]), label1: ([Int(-9223372036854775806), Int(0), Int(9223372036854775807)] as Array<Int>)) },
  TypeCase(
    "Subclass46, 1",
    json: "{\"p30\":65535,\"p36\":{\"_p6\":{\"x\":null,\"a/b\":6558.9},\"raw p17\":-9898.3,\"_p26\":[{\"-5\":\"4dJ48uM=\"}]},\"p42\":\"5\",\"r52Kept\":{\"number\":75},\"r52\":{\"number\":75},\"p53\":{\"-5\":3417.3,\"1009\":-645.4},\"p59\":{\"number\":43}}"
  ) { Subclass46(p30: AnyHashable(UInt16(65535)), p36: Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Double(6558.9) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(-9898.3), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case0: Data([225, 210, 120, 242, 227] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), r52: (Leaf(75), true), p53: ([-5: Optional<Double>.some(Double(3417.3)), 1009: Optional<Double>.some(Double(-645.4))] as [Int: Optional<Double>]), p59: Leaf(43)) },
  TypeCase(
    "Subclass46, 2",
    json: "{\"p30\":-126,\"p36\":{\"_p6\":{\"x\":-123456.789,\"a/b\":3},\"raw p17\":-2.5e17,\"key/0\":-5,\"_p26\":[{},{}]},\"p42\":\"5\",\"r52Kept\":{\"number\":94},\"r52\":{\"number\":94},\"p53\":{\"-5\":5332.3,\"0\":-1920.1,\"1009\":null},\"p59\":{\"number\":83,\"name\":\"e\u{301}\"}}"
  ) { Subclass46(p30: AnyHashable(Int8(-126)), p36: Struct2(_p6: (["x": (checkedDecimal("-123456.789") as Any), "a/b": (Optional<Double>.some(Double(3)) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(-2.5e17), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([([:] as [Raw1: Data]), ([:] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), r52: (Leaf(94), true), p53: ([-5: Optional<Double>.some(Double(5332.3)), 0: Optional<Double>.some(Double(-1920.1)), 1009: Optional<Double>.none] as [Int: Optional<Double>]), p59: NamedLeaf(83, "e\u{301}")) },
  TypeCase(
    "Subclass46, 3",
    json: "{\"p30\":\"MXFVMA==\",\"p36\":{\"_p6\":{\"x\":null,\"a/b\":2147483647},\"p8\":{\"0\":-9223372036854775806},\"raw p17\":123456789.125,\"_p26\":[{},{\"-5\":\"PJ4=\"}]},\"p42\":\"5\",\"r52Kept\":{\"number\":40,\"name\":\"\u{feff}x\"},\"r52\":{\"number\":40,\"name\":\"\u{feff}x\"},\"p53\":{\"-5\":3596.1,\"0\":null},\"p59\":{\"number\":31,\"name\":\"A b\"}}"
  ) { Subclass46(p30: AnyHashable(Data([49, 113, 85, 48] as [UInt8])), p36: Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Int32(2147483647) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case1: Int(-9223372036854775806)] as [Raw1: Int]))), raw_p17: Double(123456789.125), p20: Optional<Optional<Raw1>>.none, _p26: ([([:] as [Raw1: Data]), ([Raw1.case0: Data([60, 158] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), r52: (NamedLeaf(40, "\u{feff}x"), true), p53: ([-5: Optional<Double>.some(Double(3596.1)), 0: Optional<Double>.none] as [Int: Optional<Double>]), p59: NamedLeaf(31, "A b")) },
  TypeCase(
    "Own63, 1",
    json: "{\"first\":{\"_p6\":{\"x\":null,\"a/b\":null},\"raw p17\":620.2,\"_p26\":[{\"-5\":\"0g==\"}]},\"list\":[{\"p30\":\"relative/path\",\"p36\":{\"_p6\":{\"x\":null,\"a/b\":3542.8},\"raw p17\":9013.3,\"_p26\":[{\"0\":\"\"}]},\"p42\":\"5\",\"r52Kept\":{\"number\":63,\"name\":\"A b\"},\"r52\":{\"number\":63,\"name\":\"A b\"},\"p53\":{\"0\":4240.6,\"1010\":null,\"1009\":null},\"p59\":{\"number\":64,\"name\":\"\u{e9}\"}},1]}"
  ) { Own63(Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Optional<URL>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(620.2), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case0: Data([210] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), Subclass46(p30: AnyHashable(checkedURL("relative/path")), p36: Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Double(3542.8) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(9013.3), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case1: Data([] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), r52: (NamedLeaf(63, "A b"), true), p53: ([0: Optional<Double>.some(Double(4240.6)), 1010: Optional<Double>.none, 1009: Optional<Double>.none] as [Int: Optional<Double>]), p59: NamedLeaf(64, "\u{e9}"))) },
  TypeCase(
    "Own63, 2",
    json: "{\"first\":{\"_p6\":{\"x\":{\"first\":[65535,65535,65534],\"list\":[1,null]},\"a/b\":3067.9},\"raw p17\":1084.6,\"_p26\":[]},\"list\":[{\"p30\":1,\"p36\":{\"_p6\":{\"x\":null,\"a/b\":null},\"raw p17\":8200.8,\"key/0\":0,\"_p26\":[{\"-5\":\"m1V8\"},{\"0\":\"\"},{\"0\":\"EA==\"}]},\"p42\":\"5\",\"r52Kept\":{\"number\":33},\"r52\":{\"number\":33},\"p53\":{\"-5\":996.6,\"0\":1e100,\"1009\":-7817.4},\"p59\":{\"number\":67,\"name\":\"{}\"}},1]}"
  ) { Own63(Struct2(_p6: (["x": (Generic28<ContiguousArray<UInt16>, Optional<Any>>(first: ([UInt16(65535), UInt16(65535), UInt16(65534)] as ContiguousArray<UInt16>), list: [Optional<Optional<Any>>.some(Optional<Any>.some((UInt8(1) as Any))), Optional<Optional<Any>>.none], second: Optional<Optional<Any>>.none) as Any), "a/b": (Double(3067.9) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(1084.6), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.none), _p26: ([] as Array<Dictionary<Raw1, Data>>)), Subclass46(p30: AnyHashable(Int32(1)), p36: Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(8200.8), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case1)), _p26: ([([Raw1.case0: Data([155, 85, 124] as [UInt8])] as [Raw1: Data]), ([Raw1.case1: Data([] as [UInt8])] as [Raw1: Data]), ([Raw1.case1: Data([16] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), r52: (Leaf(33), true), p53: ([-5: Optional<Double>.some(Double(996.6)), 0: Optional<Double>.some(Double(1e100)), 1009: Optional<Double>.some(Double(-7817.4))] as [Int: Optional<Double>]), p59: NamedLeaf(67, "{}"))) },
  TypeCase(
    "Own63, 3",
    json: "{\"first\":{\"_p6\":{\"x\":1,\"a/b\":null},\"raw p17\":4376.9,\"key/0\":-5,\"_p26\":[{},{\"-5\":\"KDxe\"},{}]},\"list\":[{\"p30\":1e-05,\"p36\":{\"_p6\":{\"x\":5667.2,\"a/b\":null},\"raw p17\":1e15,\"key/0\":-5,\"_p26\":[]},\"p42\":\"5\"},1]}"
  ) { Own63(Struct2(_p6: (["x": (Int(1) as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(4376.9), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([([:] as [Raw1: Data]), ([Raw1.case0: Data([40, 60, 94] as [UInt8])] as [Raw1: Data]), ([:] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), Class29(p30: AnyHashable(Float(1e-05)), p36: Struct2(_p6: (["x": (Double(5667.2) as Any), "a/b": (Optional<String>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(1e15), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([] as Array<Dictionary<Raw1, Data>>)))) },
  TypeCase(
    "Union64, 1",
    json: "{\"tag of a union\":\"wait_for\",\"the data\":{\"time\":0}}"
  ) { Union64.waitFor(time: Optional<UInt128>.some((0 as UInt128))) },
  TypeCase(
    "Union64, 2",
    json: "{\"tag of a union\":\"with_it\",\"the data\":{\"first\":{\"_p6\":{\"x\":\"a/b\",\"a/b\":null},\"p8\":{\"-5\":1,\"0\":9223372036854775806},\"raw p17\":9007199254740993e3,\"key/0\":0,\"_p26\":[{\"-5\":\"Cg==\"}]},\"list\":[],\"second\":[null,true,1.1754944e-38]}}"
  ) { Union64.withIt(it: Generic28<Struct2, [Any]>(first: Struct2(_p6: (["x": ("a/b" as Any), "a/b": (Optional<String>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case0: Int(1), Raw1.case1: Int(9223372036854775806)] as [Raw1: Int]))), raw_p17: Double(9007199254740993e3), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case1)), _p26: ([([Raw1.case0: Data([10] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), list: [], second: Optional<[Any]>.some(([(Optional<Int>.none as Any), (true as Any), (Float(1.1754944e-38) as Any)] as [Any])))) },
  TypeCase(
    "Union64, 3",
    json: "{\"tag of a union\":\"stop_now\"}"
  ) { Union64.stopNow },
  TypeCase(
    "Struct65, 1",
    json: "{\"w71\":-3074457345618258602,\"p79\":{\"first\":{\"_p6\":{\"x\":5890.9,\"a/b\":null},\"p8\":{\"-5\":7},\"raw p17\":0.30000000000000004,\"_p26\":[{\"0\":\"j7eCeDE=\"},{\"0\":\"Ww==\"}]},\"list\":[{\"p30\":660.8,\"p36\":{\"_p6\":{\"x\":false,\"a/b\":{\"p30\":-2205.6,\"p36\":{\"_p6\":{\"x\":null,\"a/b\":false},\"raw p17\":-0.5,\"_p26\":[{\"0\":\"\"}]},\"p42\":\"5\"}},\"raw p17\":-1e-07,\"key/0\":-5,\"_p26\":[]},\"p42\":\"5\"},1]},\"raw p88\":true}"
  ) { Struct65(w71: Int(-3074457345618258602), w77: Optional<Optional<Union64>>.none, p79: Own63(Struct2(_p6: (["x": (Double(5890.9) as Any), "a/b": (Optional<String>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case0: Int(7)] as [Raw1: Int]))), raw_p17: Double(0.30000000000000004), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case1: Data([143, 183, 130, 120, 49] as [UInt8])] as [Raw1: Data]), ([Raw1.case1: Data([91] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), Class29(p30: AnyHashable(Date(timeIntervalSinceReferenceDate: 660.8)), p36: Struct2(_p6: (["x": (false as Any), "a/b": (Class29(p30: AnyHashable(Double(-2205.6)), p36: Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (false as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(-0.5), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.none), _p26: ([([Raw1.case1: Data([] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>))) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(-1e-07), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([] as Array<Dictionary<Raw1, Data>>)))), raw_p88: true) },
  TypeCase(
    "Struct65, 2",
    json: "{\"w71\":3074457345618258602,\"p79\":{\"first\":{\"_p6\":{\"x\":0.1,\"a/b\":0},\"raw p17\":761.2,\"_p26\":[{}]},\"list\":[{\"p30\":1.7976931348623157e+308,\"p36\":{\"_p6\":{\"x\":-1e-07,\"a/b\":null},\"p8\":{\"-5\":-7,\"0\":9223372036854775807},\"raw p17\":-0.5,\"key/0\":-5,\"_p26\":[{\"-5\":\"ek2eog==\"},{\"-5\":\"pg==\"}]},\"p42\":\"5\",\"r52Kept\":{\"number\":80,\"name\":\"\u{1f468}\u{200d}\u{1f469}\"},\"r52\":{\"number\":80,\"name\":\"\u{1f468}\u{200d}\u{1f469}\"},\"p53\":{\"0\":null},\"p59\":{\"number\":30}},1]},\"raw p88\":true}"
  ) { Struct65(w71: Int(3074457345618258602), w77: Optional<Optional<Union64>>.some(Optional<Union64>.none), p79: Own63(Struct2(_p6: (["x": (Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 0.1)) as Any), "a/b": (Raw1.case1 as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(761.2), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.none), _p26: ([([:] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), Subclass46(p30: AnyHashable(Date(timeIntervalSinceReferenceDate: 1.7976931348623157e+308)), p36: Struct2(_p6: (["x": (Optional<Double>.some(Double(-1e-07)) as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case0: Int(-7), Raw1.case1: Int(9223372036854775807)] as [Raw1: Int]))), raw_p17: Double(-0.5), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([([Raw1.case0: Data([122, 77, 158, 162] as [UInt8])] as [Raw1: Data]), ([Raw1.case0: Data([166] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)), r52: (NamedLeaf(80, "\u{1f468}\u{200d}\u{1f469}"), true), p53: ([0: Optional<Double>.none] as [Int: Optional<Double>]), p59: Leaf(30))), raw_p88: true) },
  TypeCase(
    "Struct65, 3",
    json: "{\"w71\":3074457345618258602,\"p79\":{\"first\":{\"_p6\":{\"x\":18446744073709551615,\"a/b\":\"A b\"},\"raw p17\":3313.8,\"_p26\":[]},\"list\":[{\"_p6\":{\"x\":{\"first\":{\"_p6\":{\"x\":null,\"a/b\":{\"first\":{\"_p6\":{\"x\":{\"none\":{}},\"a/b\":null},\"raw p17\":1999.4,\"key/0\":-5,\"_p26\":[]},\"list\":[]}},\"p8\":{\"-5\":-3074457345618258602},\"raw p17\":-327.4,\"_p26\":[{},{\"-5\":\"qFQP\",\"0\":\"FQ==\"}]},\"list\":[],\"second\":[]},\"a/b\":{\"first\":{\"_p6\":{\"x\":784.1,\"a/b\":\"6g==\"},\"raw p17\":1e16,\"_p26\":[{\"-5\":\"9A==\"},{\"-5\":\"1hRD+w==\"},{\"-5\":\"k1uS\"}]},\"list\":[null,[{\"first\":[],\"list\":[]},9007199254740993e3,{\"case1\":{\"label0\":255,\"label1\":{\"1.5\":{\"list\":[[\"\u{2028}\"],[{\"none\":{}}]],\"second\":[-0.5,3.4028235e+38,false]}},\"label2\":-4257.7}}]]}},\"p8\":{\"-5\":-3074457345618258602,\"0\":9223372036854775807},\"raw p17\":0.1,\"key/0\":-5,\"_p26\":[]},1]},\"raw p88\":false}"
  ) { Struct65(w71: Int(3074457345618258602), w77: Optional<Optional<Union64>>.some(Optional<Union64>.none), p79: Own63(Struct2(_p6: (["x": (UInt(18446744073709551615) as Any), "a/b": ("A b" as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(3313.8), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.none), _p26: ([] as Array<Dictionary<Raw1, Data>>)), Struct2(_p6: (["x": (Generic28<Optional<Struct2>, [Any]>(first: Optional<Struct2>.some(Struct2(_p6: (["x": (Optional<Double>.none as Any), "a/b": (Generic28<Struct2, [Any]>(first: Struct2(_p6: (["x": (Payload45.none as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(1999.4), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([] as Array<Dictionary<Raw1, Data>>)), list: [], second: Optional<[Any]>.none) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case0: Int(-3074457345618258602)] as [Raw1: Int]))), raw_p17: Double(-327.4), p20: Optional<Optional<Raw1>>.none, _p26: ([([:] as [Raw1: Data]), ([Raw1.case0: Data([168, 84, 15] as [UInt8]), Raw1.case1: Data([21] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>))), list: [], second: Optional<[Any]>.some(([] as [Any]))) as Any), "a/b": (Generic28<Optional<Struct2>, [Any]>(first: Optional<Struct2>.some(Struct2(_p6: (["x": (Double(784.1) as Any), "a/b": (Data([234] as [UInt8]) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.none, raw_p17: Double(1e16), p20: Optional<Optional<Raw1>>.none, _p26: ([([Raw1.case0: Data([244] as [UInt8])] as [Raw1: Data]), ([Raw1.case0: Data([214, 20, 67, 251] as [UInt8])] as [Raw1: Data]), ([Raw1.case0: Data([147, 91, 146] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>))), list: [Optional<[Any]>.none, Optional<[Any]>.some(([(Generic28<ContiguousArray<UInt16>, Optional<Any>>(first: ([] as ContiguousArray<UInt16>), list: [], second: Optional<Optional<Any>>.none) as Any), (Double(9007199254740993e3) as Any), (Payload45.case1(label0: UInt8(255), label1: ([1.5: Generic28<Optional<Struct2>, [Any]>(first: Optional<Struct2>.none, list: [Optional<[Any]>.some(([("\u{2028}" as Any)] as [Any])), Optional<[Any]>.some(([(Payload45.none as Any)] as [Any]))], second: Optional<[Any]>.some(([(Optional<Float>.some(Float(-0.5)) as Any), (Float(3.4028235e+38) as Any), (false as Any)] as [Any])))] as [Double: Generic28<Optional<Struct2>, [Any]>]), label2: Optional<Double>.some(Double(-4257.7))) as Any)] as [Any]))], second: Optional<[Any]>.none) as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([Raw1.case0: Int(-3074457345618258602), Raw1.case1: Int(9223372036854775807)] as [Raw1: Int]))), raw_p17: Double(0.1), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case0)), _p26: ([] as Array<Dictionary<Raw1, Data>>))), raw_p88: false) },
  TypeCase(
    "Showing89, 1",
    json: "{\"shown\":{},\"count\":1}"
  ) { Showing89(hidden: [([:] as [Double: String])]) },
  TypeCase(
    "Showing89, 2",
    json: "{\"shown\":{\"-0.25\":\"\u{e9}\"},\"count\":1}"
  ) { Showing89(hidden: [([-0.25: "\u{e9}"] as [Double: String])]) },
  TypeCase(
    "Showing89, 3",
    json: "{\"shown\":{\"1.5\":\"null\",\"-0.25\":\"\u{1f600}\"},\"count\":1}"
  ) { Showing89(hidden: [([1.5: "null", -0.25: "\u{1f600}"] as [Double: String])]) },
  TypeCase(
    "Class90<Optional<Any>>, 1",
    json: "{\"p92\":7127.9,\"w101\":9223372036854775806,\"g102\":[]}"
  ) { Class90<Optional<Any>>(p92: Date(timeIntervalSinceReferenceDate: 7127.9), w101: (Int(9223372036854775806) as Any), g102: []) },
  TypeCase(
    "Class90<Optional<Any>>, 2",
    json: "{\"p92\":1e15,\"w101\":-7,\"g102\":[]}"
  ) { Class90<Optional<Any>>(p92: Date(timeIntervalSinceReferenceDate: 1e15), w101: (Int(-7) as Any), g102: []) },
  TypeCase(
    "Class90<Optional<Any>>, 3",
    json: "{\"p92\":5128.5,\"w101\":1,\"g102\":[null,-9223372036854775807]}"
  ) { Class90<Optional<Any>>(p92: Date(timeIntervalSinceReferenceDate: 5128.5), w101: (Int(1) as Any), g102: [Optional<Any>.none, Optional<Any>.some((Int(-9223372036854775807) as Any))]) },
]
