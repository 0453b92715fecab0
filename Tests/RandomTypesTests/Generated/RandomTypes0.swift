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
struct Struct2: Shown {
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
class Class31: Shown {
  @Marked var w37: [String: Any]
  init(w37: [String: Any]) {
    self._w37 = Marked(wrappedValue: w37)
  }
}
enum Payload38: JSONEncodable {
  case none
  case case0(Any, Optional<Date>, Int8)
  case case1(label0: Set<Raw1>)
  case case2((any JSONEncodable), Dictionary<Raw1, Generic30<Int128, Optional<Optional<UInt64>>>>, label2: URL)
}
class Subclass39: Class31 {
  var p42: Int
  init(w37: [String: Any], p42: Int) {
    self.p42 = p42
    super.init(w37: w37)
  }
}
struct Own45: JSONEncodable {
  let first: ContiguousArray<Float>
  let second: Optional<Optional<Date>>
  init(_ first: ContiguousArray<Float>, _ second: Optional<Optional<Date>>) {
    (self.first, self.second) = (first, second)
  }
  func JSONEncode() throws -> Any {
    let (first, second) = (self.first as Any, self.second as Any)
    return [first, ["second": second]] as [Any]
  }
}
enum Union46: JSONUnion {
  case stopNow
  case moveBy(UInt, y: Optional<String>)
  case waitFor(time: Optional<Float>)
  case takeIt(Payload38)
  case withIt(it: Subclass39)
  static let discriminator = JSONDiscriminator(key: "tag of a union", payload: .flat)
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
struct Struct47: Shown {
  @Unmarked var w54: Int32
  @MarkedObject var w60: Optional<Array<UInt32>>
  init(w54: Int32, w60: Optional<Array<UInt32>>) {
    self._w54 = Unmarked(wrappedValue: w54)
    self._w60 = MarkedObject(wrappedValue: w60)
  }
}
struct Showing61: JSONEncodable, CustomReflectable {
  var hidden: [Optional<Optional<Int64>>]
  var customMirror: Mirror { Mirror(self, children: ["shown": hidden.first as Any, "count": hidden.count], displayStyle: .struct) }
}
class Class62<Element>: Shown {
  private let _p66: UInt8 = UInt8(85)
  var g68: [Element]
  init(g68: [Element]) {
    self.g68 = g68
  }
}
class Subclass69: Class31 {
  @Unmarked var w76: Optional<Any>
  @MarkedObject var w82: Array<[Any]>
  init(w37: [String: Any], w76: Optional<Any>, w82: Array<[Any]>) {
    self._w76 = Unmarked(wrappedValue: w76)
    self._w82 = MarkedObject(wrappedValue: w82)
    super.init(w37: w37)
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
    json: "{\"w37\":{\"x\":{\"first\":-123456.789,\"list\":[7],\"second\":0},\"a/b\":null}}"
  ) { Class31(w37: (["x": (Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("-123456.789")), list: [Optional<UInt8>.some(UInt8(7))], second: Optional<UInt8>.some(UInt8(0))) as Any), "a/b": (Optional<Int8>.none as Any)] as [String: Any])) },
  TypeCase(
    "Class31, 2",
    json: "{\"w37\":{\"x\":{\"list\":[85],\"second\":7},\"a/b\":0}}"
  ) { Class31(w37: (["x": (Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [Optional<UInt8>.some(UInt8(85))], second: Optional<UInt8>.some(UInt8(7))) as Any), "a/b": ((0 as Int128) as Any)] as [String: Any])) },
  TypeCase(
    "Class31, 3",
    json: "{\"w37\":{\"x\":0,\"a/b\":7}}"
  ) { Class31(w37: (["x": ((0 as Int128) as Any), "a/b": (Raw1.case2 as Any)] as [String: Any])) },
  TypeCase(
    "Payload38, 1",
    json: "{\"case1\":{\"label0\":[0]}}"
  ) { Payload38.case1(label0: Set<Raw1>([Raw1.case1])) },
  TypeCase(
    "Payload38, 2",
    json: "{\"none\":{}}"
  ) { Payload38.none },
  TypeCase(
    "Payload38, 3",
    json: "{\"case2\":{\"_0\":0.30000000000000004,\"_1\":{},\"label2\":\"https://example.org/a/b?c=d&e=f#g\"}}"
  ) { Payload38.case2(Date(timeIntervalSinceReferenceDate: 0.30000000000000004), ([:] as [Raw1: Generic30<Int128, Optional<Optional<UInt64>>>]), label2: checkedURL("https://example.org/a/b?c=d&e=f#g")) },
  TypeCase(
    "Subclass39, 1",
    json: "{\"w37\":{\"x\":-1,\"a/b\":{\"first\":{\"first\":-123456789,\"list\":[],\"second\":85},\"list\":[{\"0\":7,\"1099511627776\":7},{\"7\":1,\"1099511627776\":7}],\"second\":{\"-5\":1,\"7\":0}}},\"p42\":1}"
  ) { Subclass39(w37: (["x": (Int64(-1) as Any), "a/b": (Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>(first: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("-123456789")), list: [], second: Optional<UInt8>.some(UInt8(85))), list: [Optional<Dictionary<Raw1, UInt64>>.some(([Raw1.case1: UInt64(7), Raw1.case3: UInt64(7)] as [Raw1: UInt64])), Optional<Dictionary<Raw1, UInt64>>.some(([Raw1.case2: UInt64(1), Raw1.case3: UInt64(7)] as [Raw1: UInt64]))], second: Optional<Dictionary<Raw1, UInt64>>.some(([Raw1.case0: UInt64(1), Raw1.case2: UInt64(0)] as [Raw1: UInt64]))) as Any)] as [String: Any]), p42: Int(1)) },
  TypeCase(
    "Subclass39, 2",
    json: "{\"w37\":{\"x\":\"5\",\"a/b\":null},\"p42\":9223372036854775806}"
  ) { Subclass39(w37: (["x": (Optional<String>.some("5") as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), p42: Int(9223372036854775806)) },
  TypeCase(
    "Subclass39, 3",
    json: "{\"w37\":{\"x\":null,\"a/b\":{\"w37\":{\"x\":{\"first\":{\"first\":0.000005,\"list\":[null]},\"list\":[],\"second\":{\"-5\":18446744073709551615,\"0\":1,\"7\":1,\"1099511627776\":1}},\"a/b\":0.00005}}},\"p42\":3074457345618258602}"
  ) { Subclass39(w37: (["x": (Optional<UInt16>.none as Any), "a/b": (Class31(w37: (["x": (Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>(first: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("0.000005")), list: [Optional<UInt8>.none], second: Optional<UInt8>.none), list: [], second: Optional<Dictionary<Raw1, UInt64>>.some(([Raw1.case0: UInt64(18446744073709551615), Raw1.case1: UInt64(1), Raw1.case2: UInt64(1), Raw1.case3: UInt64(1)] as [Raw1: UInt64]))) as Any), "a/b": (checkedDecimal("0.00005") as Any)] as [String: Any])) as Any)] as [String: Any]), p42: Int(3074457345618258602)) },
  TypeCase(
    "Own45, 1",
    json: "[[0.333],{\"second\":null}]"
  ) { Own45(([Float(0.333)] as ContiguousArray<Float>), Optional<Optional<Date>>.none) },
  TypeCase(
    "Own45, 2",
    json: "[[0.1],{\"second\":0.30000000000000004}]"
  ) { Own45(([Float(0.1)] as ContiguousArray<Float>), Optional<Optional<Date>>.some(Optional<Date>.some(Date(timeIntervalSinceReferenceDate: 0.30000000000000004)))) },
  TypeCase(
    "Own45, 3",
    json: "[[3.4028235e+38,7,-123.456],{\"second\":null}]"
  ) { Own45(([Float(3.4028235e+38), Float(7), Float(-123.456)] as ContiguousArray<Float>), Optional<Optional<Date>>.some(Optional<Date>.none)) },
  TypeCase(
    "Union46, 1",
    json: "{\"tag of a union\":\"stopNow\"}"
  ) { Union46.stopNow },
  TypeCase(
    "Union46, 2",
    json: "{\"tag of a union\":\"moveBy\",\"_0\":1,\"y\":\"\u{2028}\"}"
  ) { Union46.moveBy(UInt(1), y: Optional<String>.some("\u{2028}")) },
  TypeCase(
    "Union46, 3",
    json: "{\"tag of a union\":\"withIt\",\"w37\":{\"x\":null,\"a/b\":18446744073709551614},\"p42\":0}"
  ) { Union46.withIt(it: Subclass39(w37: (["x": (Optional<Int>.none as Any), "a/b": (UInt64(18446744073709551614) as Any)] as [String: Any]), p42: Int(0))) },
  TypeCase(
    "Struct47, 1",
    json: "{\"_w54\":{\"wrappedValue\":0}}"
  ) { Struct47(w54: Int32(0), w60: Optional<Array<UInt32>>.none) },
  TypeCase(
    "Struct47, 2",
    json: "{\"_w54\":{\"wrappedValue\":0},\"w60\":[1431655765]}"
  ) { Struct47(w54: Int32(0), w60: Optional<Array<UInt32>>.some(([UInt32(1431655765)] as Array<UInt32>))) },
  TypeCase(
    "Struct47, 3",
    json: "{\"_w54\":{\"wrappedValue\":2147483646},\"w60\":[1431655765,0,4294967294]}"
  ) { Struct47(w54: Int32(2147483646), w60: Optional<Array<UInt32>>.some(([UInt32(1431655765), UInt32(0), UInt32(4294967294)] as Array<UInt32>))) },
  TypeCase(
    "Showing61, 1",
    json: "{\"count\":1}"
  ) { Showing61(hidden: [Optional<Optional<Int64>>.none]) },
  TypeCase(
    "Showing61, 2",
    json: "{\"shown\":9223372036854775807,\"count\":2}"
  ) { Showing61(hidden: [Optional<Optional<Int64>>.some(Optional<Int64>.some(Int64(9223372036854775807))), Optional<Optional<Int64>>.none]) },
  TypeCase(
    "Showing61, 3",
    json: "{\"count\":2}"
  ) { Showing61(hidden: [Optional<Optional<Int64>>.some(Optional<Int64>.none), Optional<Optional<Int64>>.none]) },
  TypeCase(
    "Class62<Any>, 1",
    json: "{\"_p66\":85,\"g68\":[null,2147483647]}"
  ) { Class62<Any>(g68: [(Optional<UUID>.none as Any), (Int32(2147483647) as Any)]) },
  TypeCase(
    "Class62<Any>, 2",
    json: "{\"_p66\":85,\"g68\":[]}"
  ) { Class62<Any>(g68: []) },
  TypeCase(
    "Class62<Any>, 3",
    json: "{\"_p66\":85,\"g68\":[{\"none\":{}},0]}"
  ) { Class62<Any>(g68: [(Payload38.none as Any), (UInt64(0) as Any)]) },
  TypeCase(
    "Subclass69, 1",
    json: "{\"w37\":{\"x\":null,\"a/b\":32766},\"_w76\":{\"wrappedValue\":\"A b\"},\"w82\":[[-0.5,null,{\"first\":0,\"list\":[null,18446744073709551615],\"second\":18446744073709551615}]]}"
  ) { Subclass69(w37: (["x": (Optional<Int>.none as Any), "a/b": (Optional<Int16>.some(Int16(32766)) as Any)] as [String: Any]), w76: Optional<Any>.some(("A b" as Any)), w82: ([([(Float(-0.5) as Any), (Optional<Int>.none as Any), (Generic30<Int128, Optional<Optional<UInt64>>>(first: (0 as Int128), list: [Optional<Optional<Optional<UInt64>>>.none, Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.some(Optional<UInt64>.some(UInt64(18446744073709551615))))], second: Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.some(Optional<UInt64>.some(UInt64(18446744073709551615))))) as Any)] as [Any])] as Array<[Any]>)) },
  TypeCase(
    "Subclass69, 2",
    json: "{\"w37\":{\"x\":{\"list\":[]},\"a/b\":-3074457345618258602},\"_w76\":{},\"w82\":[[],[],[1,{\"count\":2}]]}"
  ) { Subclass69(w37: (["x": (Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [], second: Optional<UInt8>.none) as Any), "a/b": (Int(-3074457345618258602) as Any)] as [String: Any]), w76: Optional<Any>.none, w82: ([([] as [Any]), ([] as [Any]), ([(UInt16(1) as Any), (Showing61(hidden: [Optional<Optional<Int64>>.some(Optional<Int64>.none), Optional<Optional<Int64>>.none]) as Any)] as [Any])] as Array<[Any]>)) },
  TypeCase(
    "Subclass69, 3",
    json: "{\"w37\":{\"x\":null,\"a/b\":{\"tag of a union\":\"withIt\",\"w37\":{\"x\":\"mailto:a@b.c\",\"a/b\":-1},\"p42\":9223372036854775807}},\"_w76\":{\"wrappedValue\":1},\"w82\":[[],[\"\"],[0.333,{\"_p66\":85,\"g68\":[]}]]}"
  ) { Subclass69(w37: (["x": (Optional<UInt128>.none as Any), "a/b": (Union46.withIt(it: Subclass39(w37: (["x": (checkedURL("mailto:a@b.c") as Any), "a/b": (Int64(-1) as Any)] as [String: Any]), p42: Int(9223372036854775807))) as Any)] as [String: Any]), w76: Optional<Any>.some((UInt32(1) as Any)), w82: ([([] as [Any]), ([("" as Any)] as [Any]), ([(Float(0.333) as Any), (Class62<Any>(g68: []) as Any)] as [Any])] as Array<[Any]>)) },
]
