// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 1. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct RawStruct83: RawRepresentable {
  var rawValue: Bool
  init(rawValue: Bool) { self.rawValue = rawValue }
}
enum Union84: JSONUnion {
  case stopNow
  case moveBy(UInt16, y: Optional<UInt16>)
  case waitFor(time: Optional<Decimal>)
  case takeIt(Class62<Any>)
  case withIt(it: Struct2)
  case anyValue(UInt8)
  static let discriminator = JSONDiscriminator(key: "tag of a union", payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
enum Raw85: String, JSONEncodable {
  case case0 = "left"
  case case1 = "l/r"
}
struct Struct86: Shown {
  @Unmarked var w93: Data
  init(w93: Data) {
    self._w93 = Unmarked(wrappedValue: w93)
  }
}
struct Generic94<First, Second>: JSONEncodable {
  var first: First
  var list: [Second?]
  var second: Second?
}
class Class95: Shown {
  @Unmarked var w102: Int8
  var p103: Optional<Int128>
  init(w102: Int8, p103: Optional<Int128>) {
    self._w102 = Unmarked(wrappedValue: w102)
    self.p103 = p103
  }
}
enum Payload108: JSONEncodable {
  case none
  case case0(ArraySlice<Int8>)
  case case1(label0: Dictionary<Character, UUID>)
  case case2(Decimal, Class62<Any>, ContiguousArray<Struct2>)
}
class Subclass109: Class62<Any> {
  @MarkedObject var w115: Generic94<UInt, Data>
  private let p118: Int64 = Int64(7)
  var p123: UInt64
  init(g68: [Any], w115: Generic94<UInt, Data>, p123: UInt64) {
    self._w115 = MarkedObject(wrappedValue: w115)
    self.p123 = p123
    super.init(g68: g68)
  }
}
struct Own126: JSONEncodable {
  let first: (any Shown)
  let second: Dictionary<Raw1, UInt128>
  init(_ first: (any Shown), _ second: Dictionary<Raw1, UInt128>) {
    (self.first, self.second) = (first, second)
  }
  func JSONEncode() throws -> Any {
    let (first, second) = (self.first as Any, self.second as Any)
    return [first, ["second": second]] as [Any]
  }
}
enum Union127: JSONUnion {
  case stopNow
  case moveBy(Double, y: Int128)
  case waitFor(time: Optional<Int64>)
  case takeIt(Generic94<RawStruct83, Dictionary<Int64, Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>)
  case withIt(it: Struct86)
  case anyValue(ContiguousArray<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>)
  static let discriminator = JSONDiscriminator(key: "tag of a union", payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
struct Struct128: Shown {
  @Unmarked var w135: ContiguousArray<Array<UInt16>>
  var p137: Dictionary<Raw1, [String: Any]>
  @Unmarked var w147: Optional<Any>
  @SelfWriting var w153: Union84
  init(w135: ContiguousArray<Array<UInt16>>, p137: Dictionary<Raw1, [String: Any]>, w147: Optional<Any>, w153: Union84) {
    self._w135 = Unmarked(wrappedValue: w135)
    self.p137 = p137
    self._w147 = Unmarked(wrappedValue: w147)
    self._w153 = SelfWriting(wrappedValue: w153)
  }
}
struct Showing155: JSONEncodable, CustomReflectable {
  var hidden: [Array<String>]
  var customMirror: Mirror { Mirror(self, children: ["shown": hidden.first as Any, "count": hidden.count], displayStyle: .struct) }
}

let randomTypes1: [TypeCase] = [
  TypeCase(
    "RawStruct83, 1",
    json: "{\"held\":true}"
  ) { Holder<RawStruct83>(RawStruct83(rawValue: true)) },
  TypeCase(
    "RawStruct83, 2",
    json: "{\"held\":false}"
  ) { Holder<RawStruct83>(RawStruct83(rawValue: false)) },
  TypeCase(
    "RawStruct83, 3",
    json: "{\"held\":false}"
  ) { Holder<RawStruct83>(RawStruct83(rawValue: false)) },
  TypeCase(
    "Union84, 1",
    json: "{\"tag of a union\":\"withIt\",\"the data\":{\"p5\":{},\"p16\":1099511627776,\"w24\":-170141183460469231731687303715884105728}}"
  ) { Union84.withIt(it: Struct2(p5: ([:] as [UInt8: Optional<UInt64>]), w13: ([(Struct47(w54: Int32(-1), w60: Optional<Array<UInt32>>.some(([UInt32(7), UInt32(1431655765)] as Array<UInt32>))) as Any)] as Array<Any>), p16: Raw1.case3, w24: AnyHashable((-170141183460469231731687303715884105728 as Int128)), p27: Optional<Raw1>.none)) },
  TypeCase(
    "Union84, 2",
    json: "{\"tag of a union\":\"moveBy\",\"the data\":{\"_0\":65534,\"y\":1}}"
  ) { Union84.moveBy(UInt16(65534), y: Optional<UInt16>.some(UInt16(1))) },
  TypeCase(
    "Union84, 3",
    json: "{\"tag of a union\":\"stopNow\"}"
  ) { Union84.stopNow },
  TypeCase(
    "Raw85, 1",
    json: "\"left\""
  ) { Raw85.case0 },
  TypeCase(
    "Raw85, 2",
    json: "\"l/r\""
  ) { Raw85.case1 },
  TypeCase(
    "Raw85, 3",
    json: "\"left\""
  ) { Raw85.case0 },
  TypeCase(
    "Struct86, 1",
    json: "{\"_w93\":{\"wrappedValue\":\"LDk=\"}}"
  ) { Struct86(w93: Data([44, 57] as [UInt8])) },
  TypeCase(
    "Struct86, 2",
    json: "{\"_w93\":{\"wrappedValue\":\"4EO2\"}}"
  ) { Struct86(w93: Data([224, 67, 182] as [UInt8])) },
  TypeCase(
    "Struct86, 3",
    json: "{\"_w93\":{\"wrappedValue\":\"mTw=\"}}"
  ) { Struct86(w93: Data([153, 60] as [UInt8])) },
  TypeCase(
    "Generic94<Dictionary<Character, Subclass69>, Generic30<Optional<Decimal>, UInt8>>, 1",
    json: "{\"first\":{},\"list\":[{\"list\":[255],\"second\":0},{\"list\":[null,7],\"second\":7}],\"second\":{\"list\":[255]}}"
  ) { Generic94<Dictionary<Character, Subclass69>, Generic30<Optional<Decimal>, UInt8>>(first: ([:] as [Character: Subclass69]), list: [Optional<Generic30<Optional<Decimal>, UInt8>>.some(Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [Optional<UInt8>.some(UInt8(255))], second: Optional<UInt8>.some(UInt8(0)))), Optional<Generic30<Optional<Decimal>, UInt8>>.some(Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [Optional<UInt8>.none, Optional<UInt8>.some(UInt8(7))], second: Optional<UInt8>.some(UInt8(7))))], second: Optional<Generic30<Optional<Decimal>, UInt8>>.some(Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [Optional<UInt8>.some(UInt8(255))], second: Optional<UInt8>.none))) },
  TypeCase(
    "Generic94<Dictionary<Character, Subclass69>, Generic30<Optional<Decimal>, UInt8>>, 2",
    json: "{\"first\":{\"x\":{\"w37\":{\"x\":{\"none\":{}},\"a/b\":0},\"_w76\":{\"wrappedValue\":\"https://example.org/a/b?c=d&e=f#g\"},\"w82\":[]}},\"list\":[{\"first\":0.00005,\"list\":[255,1]}]}"
  ) { Generic94<Dictionary<Character, Subclass69>, Generic30<Optional<Decimal>, UInt8>>(first: (["x": Subclass69(w37: (["x": (Payload38.none as Any), "a/b": (Optional<Int8>.some(Int8(0)) as Any)] as [String: Any]), w76: Optional<Any>.some((checkedURL("https://example.org/a/b?c=d&e=f#g") as Any)), w82: ([] as Array<[Any]>))] as [Character: Subclass69]), list: [Optional<Generic30<Optional<Decimal>, UInt8>>.some(Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("0.00005")), list: [Optional<UInt8>.some(UInt8(255)), Optional<UInt8>.some(UInt8(1))], second: Optional<UInt8>.none))], second: Optional<Generic30<Optional<Decimal>, UInt8>>.none) },
  TypeCase(
    "Generic94<Dictionary<Character, Subclass69>, Generic30<Optional<Decimal>, UInt8>>, 3",
    json: "{\"first\":{},\"list\":[],\"second\":{\"first\":123456.789,\"list\":[null],\"second\":85}}"
  ) { Generic94<Dictionary<Character, Subclass69>, Generic30<Optional<Decimal>, UInt8>>(first: ([:] as [Character: Subclass69]), list: [], second: Optional<Generic30<Optional<Decimal>, UInt8>>.some(Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("123456.789")), list: [Optional<UInt8>.none], second: Optional<UInt8>.some(UInt8(85))))) },
  TypeCase(
    "Generic94<RawStruct83, Dictionary<Int64, Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>, 1",
    json: "{\"first\":true,\"list\":[]}"
  ) { Generic94<RawStruct83, Dictionary<Int64, Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>(first: RawStruct83(rawValue: true), list: [], second: Optional<Dictionary<Int64, Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>.none) },
  TypeCase(
    "Generic94<RawStruct83, Dictionary<Int64, Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>, 2",
    json: "{\"first\":false,\"list\":[]}"
  ) { Generic94<RawStruct83, Dictionary<Int64, Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>(first: RawStruct83(rawValue: false), list: [], second: Optional<Dictionary<Int64, Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>.none) },
  TypeCase(
    "Generic94<RawStruct83, Dictionary<Int64, Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>, 3",
    json: "{\"first\":false,\"list\":[]}"
  ) { Generic94<RawStruct83, Dictionary<Int64, Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>(first: RawStruct83(rawValue: false), list: [], second: Optional<Dictionary<Int64, Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>.none) },
  TypeCase(
    "Generic94<UInt, Data>, 1",
    json: "{\"first\":18446744073709551614,\"list\":[\"Iw==\"]}"
  ) { Generic94<UInt, Data>(first: UInt(18446744073709551614), list: [Optional<Data>.some(Data([35] as [UInt8]))], second: Optional<Data>.none) },
  TypeCase(
    "Generic94<UInt, Data>, 2",
    json: "{\"first\":1,\"list\":[\"XxJU\",\"iBY=\"]}"
  ) { Generic94<UInt, Data>(first: UInt(1), list: [Optional<Data>.some(Data([95, 18, 84] as [UInt8])), Optional<Data>.some(Data([136, 22] as [UInt8]))], second: Optional<Data>.none) },
  TypeCase(
    "Generic94<UInt, Data>, 3",
    json: "{\"first\":7,\"list\":[],\"second\":\"lGdJ\"}"
  ) { Generic94<UInt, Data>(first: UInt(7), list: [], second: Optional<Data>.some(Data([148, 103, 73] as [UInt8]))) },
  TypeCase(
    "Class95, 1",
    json: "{\"_w102\":{\"wrappedValue\":-127},\"p103\":-170141183460469231731687303715884105728}"
  ) { Class95(w102: Int8(-127), p103: Optional<Int128>.some((-170141183460469231731687303715884105728 as Int128))) },
  TypeCase(
    "Class95, 2",
    json: "{\"_w102\":{\"wrappedValue\":-127},\"p103\":-170141183460469231731687303715884105728}"
  ) { Class95(w102: Int8(-127), p103: Optional<Int128>.some((-170141183460469231731687303715884105728 as Int128))) },
  TypeCase(
    "Class95, 3",
    json: "{\"_w102\":{\"wrappedValue\":-7},\"p103\":18446744073709551616}"
  ) { Class95(w102: Int8(-7), p103: Optional<Int128>.some((18446744073709551616 as Int128))) },
  TypeCase(
    "Payload108, 1",
    json: "{\"case1\":{\"label0\":{\"x\":\"8A8289E0-F27B-CF96-6693-15D44E5BF5E7\"}}}"
  ) { Payload108.case1(label0: (["x": UUID(uuid: (138, 130, 137, 224, 242, 123, 207, 150, 102, 147, 21, 212, 78, 91, 245, 231))] as [Character: UUID])) },
  TypeCase(
    "Payload108, 2",
    json: "{\"none\":{}}"
  ) { Payload108.none },
  TypeCase(
    "Payload108, 3",
    json: "{\"case0\":{\"_0\":[0,1,127]}}"
  ) { Payload108.case0(([Int8(0), Int8(1), Int8(127)] as ArraySlice<Int8>)) },
  TypeCase(
    "Subclass109, 1",
    json: "{\"_p66\":85,\"g68\":[],\"w115\":{\"first\":0,\"list\":[null],\"second\":\"hQ==\"},\"p118\":7,\"p123\":6148914691236517205}"
  ) { Subclass109(g68: [], w115: Generic94<UInt, Data>(first: UInt(0), list: [Optional<Data>.none], second: Optional<Data>.some(Data([133] as [UInt8]))), p123: UInt64(6148914691236517205)) },
  TypeCase(
    "Subclass109, 2",
    json: "{\"_p66\":85,\"g68\":[0.1,{\"w37\":{\"x\":{\"first\":18446744073709551614,\"list\":[]},\"a/b\":254}}],\"w115\":{\"first\":0,\"list\":[\"2LdoV8E=\",null]},\"p118\":7,\"p123\":18446744073709551615}"
  ) { Subclass109(g68: [(Float(0.1) as Any), (Class31(w37: (["x": (Generic94<UInt, Data>(first: UInt(18446744073709551614), list: [], second: Optional<Data>.none) as Any), "a/b": (UInt8(254) as Any)] as [String: Any])) as Any)], w115: Generic94<UInt, Data>(first: UInt(0), list: [Optional<Data>.some(Data([216, 183, 104, 87, 193] as [UInt8])), Optional<Data>.none], second: Optional<Data>.none), p123: UInt64(18446744073709551615)) },
  TypeCase(
    "Subclass109, 3",
    json: "{\"_p66\":85,\"g68\":[1e22],\"w115\":{\"first\":7,\"list\":[null,null]},\"p118\":7,\"p123\":6148914691236517205}"
  ) { Subclass109(g68: [(Date(timeIntervalSinceReferenceDate: 1e22) as Any)], w115: Generic94<UInt, Data>(first: UInt(7), list: [Optional<Data>.none, Optional<Data>.none], second: Optional<Data>.none), p123: UInt64(6148914691236517205)) },
  TypeCase(
    "Own126, 1",
    json: "[{\"p5\":{},\"p16\":-5,\"w24\":\"relative/path\",\"p27\":7},{\"second\":{\"7\":0}}]"
  ) { Own126(Struct2(p5: ([:] as [UInt8: Optional<UInt64>]), w13: ([(Generic30<Int128, Optional<Optional<UInt64>>>(first: (18446744073709551616 as Int128), list: [Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.none)], second: Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.some(Optional<UInt64>.some(UInt64(0))))) as Any)] as Array<Any>), p16: Raw1.case0, w24: AnyHashable(checkedURL("relative/path")), p27: Optional<Raw1>.some(Raw1.case2)), ([Raw1.case2: (0 as UInt128)] as [Raw1: UInt128])) },
  TypeCase(
    "Own126, 2",
    json: "[{\"_p66\":85,\"g68\":[65534,\"left\"],\"w115\":{\"first\":18446744073709551615,\"list\":[null],\"second\":\"XFg=\"},\"p118\":7,\"p123\":18446744073709551615},{\"second\":{\"-5\":5}}]"
  ) { Own126(Subclass109(g68: [(UInt16(65534) as Any), (Raw85.case0 as Any)], w115: Generic94<UInt, Data>(first: UInt(18446744073709551615), list: [Optional<Data>.none], second: Optional<Data>.some(Data([92, 88] as [UInt8]))), p123: UInt64(18446744073709551615)), ([Raw1.case0: (5 as UInt128)] as [Raw1: UInt128])) },
  TypeCase(
    "Own126, 3",
    json: "[{\"_w93\":{\"wrappedValue\":\"\"}},{\"second\":{\"-5\":0,\"0\":9223372036854775808}}]"
  ) { Own126(Struct86(w93: Data([] as [UInt8])), ([Raw1.case0: (0 as UInt128), Raw1.case1: (9223372036854775808 as UInt128)] as [Raw1: UInt128])) },
  TypeCase(
    "Union127, 1",
    json: "{\"tag of a union\":\"waitFor\"}"
  ) { Union127.waitFor(time: Optional<Int64>.none) },
  TypeCase(
    "Union127, 2",
    json: "{\"tag of a union\":\"withIt\",\"the data\":{\"_w93\":{\"wrappedValue\":\"rp81\"}}}"
  ) { Union127.withIt(it: Struct86(w93: Data([174, 159, 53] as [UInt8]))) },
  TypeCase(
    "Union127, 3",
    json: "{\"tag of a union\":\"withIt\",\"the data\":{\"_w93\":{\"wrappedValue\":\"QvU=\"}}}"
  ) { Union127.withIt(it: Struct86(w93: Data([66, 245] as [UInt8]))) },
  TypeCase(
    "Struct128, 1",
    json: "{\"_w135\":{\"wrappedValue\":[]},\"p137\":{\"-5\":{\"x\":{\"_w54\":{\"wrappedValue\":7},\"w60\":[0,7]},\"a/b\":null},\"7\":{\"x\":null,\"a/b\":1}},\"_w147\":{\"wrappedValue\":{\"_w54\":{\"wrappedValue\":7},\"w60\":[1]}},\"w153\":{\"wrapped\":{\"tag of a union\":\"anyValue\",\"the data\":0}}}"
  ) { Struct128(w135: ([] as ContiguousArray<Array<UInt16>>), p137: ([Raw1.case0: (["x": (Struct47(w54: Int32(7), w60: Optional<Array<UInt32>>.some(([UInt32(0), UInt32(7)] as Array<UInt32>))) as Any), "a/b": (Optional<Int>.none as Any)] as [String: Any]), Raw1.case2: (["x": (Optional<Int8>.none as Any), "a/b": (Optional<UInt8>.some(UInt8(1)) as Any)] as [String: Any])] as [Raw1: [String: Any]]), w147: Optional<Any>.some((Struct47(w54: Int32(7), w60: Optional<Array<UInt32>>.some(([UInt32(1)] as Array<UInt32>))) as Any)), w153: Union84.anyValue(UInt8(0))) },
  TypeCase(
    "Struct128, 2",
    json: "{\"_w135\":{\"wrappedValue\":[[21845,7,65535],[]]},\"p137\":{\"-5\":{\"x\":{\"first\":5,\"list\":[7,null]},\"a/b\":9223372036854775808}},\"_w147\":{},\"w153\":{\"wrapped\":{\"tag of a union\":\"waitFor\"}}}"
  ) { Struct128(w135: ([([UInt16(21845), UInt16(7), UInt16(65535)] as Array<UInt16>), ([] as Array<UInt16>)] as ContiguousArray<Array<UInt16>>), p137: ([Raw1.case0: (["x": (Generic30<Int128, Optional<Optional<UInt64>>>(first: (5 as Int128), list: [Optional<Optional<Optional<UInt64>>>.some(Optional<Optional<UInt64>>.some(Optional<UInt64>.some(UInt64(7)))), Optional<Optional<Optional<UInt64>>>.none], second: Optional<Optional<Optional<UInt64>>>.none) as Any), "a/b": ((9223372036854775808 as UInt128) as Any)] as [String: Any])] as [Raw1: [String: Any]]), w147: Optional<Any>.none, w153: Union84.waitFor(time: Optional<Decimal>.none)) },
  TypeCase(
    "Struct128, 3",
    json: "{\"_w135\":{\"wrappedValue\":[[65534],[7,0],[]]},\"p137\":{\"-5\":{\"x\":{\"_w54\":{\"wrappedValue\":0},\"w60\":[]},\"a/b\":0},\"1099511627776\":{\"x\":{\"case0\":{\"_0\":[1]}},\"a/b\":3720.3}},\"_w147\":{\"wrappedValue\":{\"w37\":{\"x\":{\"tag of a union\":\"anyValue\",\"the data\":7},\"a/b\":18446744073709551616}}},\"w153\":{\"wrapped\":{\"tag of a union\":\"moveBy\",\"the data\":{\"_0\":21845,\"y\":0}}}}"
  ) { Struct128(w135: ([([UInt16(65534)] as Array<UInt16>), ([UInt16(7), UInt16(0)] as Array<UInt16>), ([] as Array<UInt16>)] as ContiguousArray<Array<UInt16>>), p137: ([Raw1.case0: (["x": (Struct47(w54: Int32(0), w60: Optional<Array<UInt32>>.some(([] as Array<UInt32>))) as Any), "a/b": (Int16(0) as Any)] as [String: Any]), Raw1.case3: (["x": (Payload108.case0(([Int8(1)] as ArraySlice<Int8>)) as Any), "a/b": (Optional<Double>.some(Double(3720.3)) as Any)] as [String: Any])] as [Raw1: [String: Any]]), w147: Optional<Any>.some((Class31(w37: (["x": (Union84.anyValue(UInt8(7)) as Any), "a/b": ((18446744073709551616 as Int128) as Any)] as [String: Any])) as Any)), w153: Union84.moveBy(UInt16(21845), y: Optional<UInt16>.some(UInt16(0)))) },
  TypeCase(
    "Showing155, 1",
    json: "{\"count\":0}"
  ) { Showing155(hidden: []) },
  TypeCase(
    "Showing155, 2",
    json: "{\"shown\":[\"\\\\\",\"\u{2028}\",\"{}\"],\"count\":1}"
  ) { Showing155(hidden: [(["\\", "\u{2028}", "{}"] as Array<String>)]) },
  TypeCase(
    "Showing155, 3",
    json: "{\"count\":0}"
  ) { Showing155(hidden: []) },
]
