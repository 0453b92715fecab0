// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 1. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

class Class147<Element>: JSONEncodable {
  var _p151: Optional<Any>
  var g153: [Element]
  init(_p151: Optional<Any>, g153: [Element]) {
    self._p151 = _p151
    self.g153 = g153
  }
  class func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "g153": return nil
    default: return name
    }
  }
}
class Subclass154: Class118 {
  var _p158: Leaf
  var `raw p164`: Leaf
  init(_p158: Leaf, raw_p164: Leaf) {
    self._p158 = _p158
    self.`raw p164` = raw_p164
    super.init()
  }
}
struct RawStruct165: OptionSet, JSONEncodable {
  var rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
enum Union166: JSONUnion {
  case stopNow
  case moveBy(UInt64, y: Dictionary<UInt8, Decimal>)
  case waitFor(time: Optional<UInt>)
  case takeIt(Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>)
  case withIt(it: Subclass154)
  case anyValue(Optional<URL>)
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
enum Raw167: Int {
  case case0 = -5
  case case1 = 0
}
struct Struct168: JSONEncodable {
  private let p171: UInt128 = (5 as UInt128)
  var p174: Dictionary<Substring, Generic117<Date, Dictionary<Raw103, UUID>>>
  private let p180: UInt8 = UInt8(85)
  init(p174: Dictionary<Substring, Generic117<Date, Dictionary<Raw103, UUID>>>) {
    self.p174 = p174
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p180": return nil
    default: return name
    }
  }
}
struct Generic184<First, Second>: JSONEncodable {
  var first: First
  var list: [Second?]
  var second: Second?
}
class Class185: JSONEncodable {
  var p186: Leaf
  init(p186: Leaf) {
    self.p186 = p186
  }
}
enum Payload191: JSONEncodable {
  case none
  case case0(label0: Optional<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>, label1: Set<Int>, Optional<Class82<UUID>>)
  case case1(label0: Optional<Generic117<Date, Dictionary<Raw103, UUID>>>, AnyHashable, Subclass131)
  case case2([Any], label1: Dictionary<Raw1, URL>, label2: Int64)
}
class Subclass192: Class147<Dictionary<Raw103, Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>>> {
  @MarkedObject var w198: Dictionary<Raw167, Int32>
  init(_p151: Optional<Any>, g153: [Dictionary<Raw103, Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>>], w198: Dictionary<Raw167, Int32>) {
    self._w198 = MarkedObject(wrappedValue: w198)
    super.init(_p151: _p151, g153: g153)
  }
}
struct Own199: JSONEncodable {
  let first: UInt32
  let second: Array<Int>
  init(_ first: UInt32, _ second: Array<Int>) {
    (self.first, self.second) = (first, second)
  }
  func JSONEncode() throws -> Any {
    let (first, second) = (self.first as Any, self.second as Any)
    return ["first": first, "list": [second, 1] as [Any]] as JSONObject
  }
}
enum Union200: JSONUnion {
  case stopNow
  case moveBy(URL, y: UInt128)
  case waitFor(time: Optional<Bool>)
  case takeIt(Class118)
  case withIt(it: Generic117<Date, Dictionary<Raw103, UUID>>)
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .flat)
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}

let randomTypes2: [TypeCase] = [
  TypeCase(
    "Class147<Dictionary<Raw103, Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>>>, 1",
    json: "{\"_p151\":21845}"
  ) { Class147<Dictionary<Raw103, Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>>>(_p151: Optional<Any>.some((UInt16(21845) as Any)), g153: []) },
  TypeCase(
    "Class147<Dictionary<Raw103, Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>>>, 2",
    json: "{\"_p151\":{\"p5\":{},\"p16\":-5,\"w24\":0,\"p27\":7}}"
  ) { Class147<Dictionary<Raw103, Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>>>(_p151: Optional<Any>.some((Struct2(p5: ([:] as [UInt8: Optional<UInt64>]), w13: ([(Raw1.case1 as Any)] as Array<Any>), p16: Raw1.case0, w24: AnyHashable(Int8(0)), p27: Optional<Raw1>.some(Raw1.case2)) as Any)), g153: []) },
  TypeCase(
    "Class147<Dictionary<Raw103, Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>>>, 3",
    json: "{\"_p151\":0}"
  ) { Class147<Dictionary<Raw103, Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>>>(_p151: Optional<Any>.some((UInt16(0) as Any)), g153: [([:] as [Raw103: Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>])]) },
  TypeCase(
    "Subclass154, 1",
    json: "{\"raw p129\":\"mailto:a@b.c\",\"_p158\":{\"number\":25,\"name\":\"\\\"q\\\"\"},\"raw p164\":{\"number\":62,\"name\":\"\u{1f600}\"}}"
  ) { Subclass154(_p158: NamedLeaf(25, "\"q\""), raw_p164: NamedLeaf(62, "\u{1f600}")) },
  TypeCase(
    "Subclass154, 2",
    json: "{\"raw p129\":\"mailto:a@b.c\",\"_p158\":{\"number\":37},\"raw p164\":{\"number\":78}}"
  ) { Subclass154(_p158: Leaf(37), raw_p164: Leaf(78)) },
  TypeCase(
    "Subclass154, 3",
    json: "{\"raw p129\":\"mailto:a@b.c\",\"_p158\":{\"number\":57,\"name\":\"e\u{301}\"},\"raw p164\":{\"number\":38}}"
  ) { Subclass154(_p158: NamedLeaf(57, "e\u{301}"), raw_p164: Leaf(38)) },
  TypeCase(
    "RawStruct165, 1",
    json: "6148914691236517205"
  ) { RawStruct165(rawValue: UInt(6148914691236517205)) },
  TypeCase(
    "RawStruct165, 2",
    json: "1"
  ) { RawStruct165(rawValue: UInt(1)) },
  TypeCase(
    "RawStruct165, 3",
    json: "1"
  ) { RawStruct165(rawValue: UInt(1)) },
  TypeCase(
    "Union166, 1",
    json: "{\"tag of a union\":\"stop_now\"}"
  ) { Union166.stopNow },
  TypeCase(
    "Union166, 2",
    json: "{\"tag of a union\":\"take_it\",\"the data\":{\"first\":{\"first\":123456.789,\"list\":[85,254],\"second\":1},\"list\":[null,{\"-5\":6148914691236517205,\"7\":18446744073709551615,\"1099511627776\":6148914691236517205}],\"second\":{\"1099511627776\":7}}}"
  ) { Union166.takeIt(Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>(first: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("123456.789")), list: [Optional<UInt8>.some(UInt8(85)), Optional<UInt8>.some(UInt8(254))], second: Optional<UInt8>.some(UInt8(1))), list: [Optional<Dictionary<Raw1, UInt64>>.none, Optional<Dictionary<Raw1, UInt64>>.some(([Raw1.case0: UInt64(6148914691236517205), Raw1.case2: UInt64(18446744073709551615), Raw1.case3: UInt64(6148914691236517205)] as [Raw1: UInt64]))], second: Optional<Dictionary<Raw1, UInt64>>.some(([Raw1.case3: UInt64(7)] as [Raw1: UInt64])))) },
  TypeCase(
    "Union166, 3",
    json: "{\"tag of a union\":\"with_it\",\"the data\":{\"raw p129\":\"mailto:a@b.c\",\"_p158\":{\"number\":52,\"name\":\"null\"},\"raw p164\":{\"number\":7,\"name\":\"\\u007f\"}}}"
  ) { Union166.withIt(it: Subclass154(_p158: NamedLeaf(52, "null"), raw_p164: NamedLeaf(7, "\u{7f}"))) },
  TypeCase(
    "Raw167, 1",
    json: "{\"held\":-5}"
  ) { Holder<Raw167>(Raw167.case0) },
  TypeCase(
    "Raw167, 2",
    json: "{\"held\":0}"
  ) { Holder<Raw167>(Raw167.case1) },
  TypeCase(
    "Raw167, 3",
    json: "{\"held\":-5}"
  ) { Holder<Raw167>(Raw167.case0) },
  TypeCase(
    "Struct168, 1",
    json: "{\"p171\":5,\"p174\":{}}"
  ) { Struct168(p174: ([:] as [Substring: Generic117<Date, Dictionary<Raw103, UUID>>])) },
  TypeCase(
    "Struct168, 2",
    json: "{\"p171\":5,\"p174\":{\"part\":{\"first\":-1823.2,\"list\":[],\"second\":{\"left\":\"326D4B4B-353A-FDEC-1C31-90A80463ADDD\"}}}}"
  ) { Struct168(p174: (["part": Generic117<Date, Dictionary<Raw103, UUID>>(first: Date(timeIntervalSinceReferenceDate: -1823.2), list: [], second: Optional<Dictionary<Raw103, UUID>>.some(([Raw103.case0: UUID(uuid: (50, 109, 75, 75, 53, 58, 253, 236, 28, 49, 144, 168, 4, 99, 173, 221))] as [Raw103: UUID])))] as [Substring: Generic117<Date, Dictionary<Raw103, UUID>>])) },
  TypeCase(
    "Struct168, 3",
    json: "{\"p171\":5,\"p174\":{\"part\":{\"first\":6262.5,\"list\":[],\"second\":{}},\"s\":{\"first\":9664.5,\"list\":[]}}}"
  ) { Struct168(p174: (["part": Generic117<Date, Dictionary<Raw103, UUID>>(first: Date(timeIntervalSinceReferenceDate: 6262.5), list: [], second: Optional<Dictionary<Raw103, UUID>>.some(([:] as [Raw103: UUID]))), "s": Generic117<Date, Dictionary<Raw103, UUID>>(first: Date(timeIntervalSinceReferenceDate: 9664.5), list: [], second: Optional<Dictionary<Raw103, UUID>>.none)] as [Substring: Generic117<Date, Dictionary<Raw103, UUID>>])) },
  TypeCase(
    "Generic184<Dictionary<Bool, UInt128>, Int8>, 1",
    json: "{\"first\":{\"true\":5},\"list\":[],\"second\":-1}"
  ) { Generic184<Dictionary<Bool, UInt128>, Int8>(first: ([true: (5 as UInt128)] as [Bool: UInt128]), list: [], second: Optional<Int8>.some(Int8(-1))) },
  TypeCase(
    "Generic184<Dictionary<Bool, UInt128>, Int8>, 2",
    json: "{\"first\":{\"true\":9223372036854775808,\"false\":0},\"list\":[-42],\"second\":42}"
  ) { Generic184<Dictionary<Bool, UInt128>, Int8>(first: ([true: (9223372036854775808 as UInt128), false: (0 as UInt128)] as [Bool: UInt128]), list: [Optional<Int8>.some(Int8(-42))], second: Optional<Int8>.some(Int8(42))) },
  TypeCase(
    "Generic184<Dictionary<Bool, UInt128>, Int8>, 3",
    json: "{\"first\":{\"false\":0},\"list\":[0,0]}"
  ) { Generic184<Dictionary<Bool, UInt128>, Int8>(first: ([false: (0 as UInt128)] as [Bool: UInt128]), list: [Optional<Int8>.some(Int8(0)), Optional<Int8>.some(Int8(0))], second: Optional<Int8>.none) },
  TypeCase(
    "Generic184<Int16, Dictionary<Character, Int8>>, 1",
    json: "{\"first\":0,\"list\":[],\"second\":{\"x\":0,\"\u{e9}\":-127}}"
  ) { Generic184<Int16, Dictionary<Character, Int8>>(first: Int16(0), list: [], second: Optional<Dictionary<Character, Int8>>.some((["x": Int8(0), "\u{E9}": Int8(-127)] as [Character: Int8]))) },
  TypeCase(
    "Generic184<Int16, Dictionary<Character, Int8>>, 2",
    json: "{\"first\":7,\"list\":[null,{\"x\":7,\"\u{e9}\":7}],\"second\":{\"x\":7,\"\u{e9}\":0}}"
  ) { Generic184<Int16, Dictionary<Character, Int8>>(first: Int16(7), list: [Optional<Dictionary<Character, Int8>>.none, Optional<Dictionary<Character, Int8>>.some((["x": Int8(7), "\u{E9}": Int8(7)] as [Character: Int8]))], second: Optional<Dictionary<Character, Int8>>.some((["x": Int8(7), "\u{E9}": Int8(0)] as [Character: Int8]))) },
  TypeCase(
    "Generic184<Int16, Dictionary<Character, Int8>>, 3",
    json: "{\"first\":-1,\"list\":[{\"x\":0},null],\"second\":{}}"
  ) { Generic184<Int16, Dictionary<Character, Int8>>(first: Int16(-1), list: [Optional<Dictionary<Character, Int8>>.some((["x": Int8(0)] as [Character: Int8])), Optional<Dictionary<Character, Int8>>.none], second: Optional<Dictionary<Character, Int8>>.some(([:] as [Character: Int8]))) },
  TypeCase(
    "Generic184<Optional<UInt64>, Dictionary<Raw103, Int32>>, 1",
    json: "{\"first\":18446744073709551614,\"list\":[],\"second\":{\"left\":-1}}"
  ) { Generic184<Optional<UInt64>, Dictionary<Raw103, Int32>>(first: Optional<UInt64>.some(UInt64(18446744073709551614)), list: [], second: Optional<Dictionary<Raw103, Int32>>.some(([Raw103.case0: Int32(-1)] as [Raw103: Int32]))) },
  TypeCase(
    "Generic184<Optional<UInt64>, Dictionary<Raw103, Int32>>, 2",
    json: "{\"list\":[null,{\"left\":-1,\"l/r\":2147483646}],\"second\":{\"left\":0,\"l/r\":715827882}}"
  ) { Generic184<Optional<UInt64>, Dictionary<Raw103, Int32>>(first: Optional<UInt64>.none, list: [Optional<Dictionary<Raw103, Int32>>.none, Optional<Dictionary<Raw103, Int32>>.some(([Raw103.case0: Int32(-1), Raw103.case1: Int32(2147483646)] as [Raw103: Int32]))], second: Optional<Dictionary<Raw103, Int32>>.some(([Raw103.case0: Int32(0), Raw103.case1: Int32(715827882)] as [Raw103: Int32]))) },
  TypeCase(
    "Generic184<Optional<UInt64>, Dictionary<Raw103, Int32>>, 3",
    json: "{\"first\":1,\"list\":[{},{\"left\":1,\"l/r\":2147483646}],\"second\":{\"left\":-2147483646}}"
  ) { Generic184<Optional<UInt64>, Dictionary<Raw103, Int32>>(first: Optional<UInt64>.some(UInt64(1)), list: [Optional<Dictionary<Raw103, Int32>>.some(([:] as [Raw103: Int32])), Optional<Dictionary<Raw103, Int32>>.some(([Raw103.case0: Int32(1), Raw103.case1: Int32(2147483646)] as [Raw103: Int32]))], second: Optional<Dictionary<Raw103, Int32>>.some(([Raw103.case0: Int32(-2147483646)] as [Raw103: Int32]))) },
  TypeCase(
    "Class185, 1",
    json: "{\"p186\":{\"number\":37}}"
  ) { Class185(p186: Leaf(37)) },
  TypeCase(
    "Class185, 2",
    json: "{\"p186\":{\"number\":0}}"
  ) { Class185(p186: Leaf(0)) },
  TypeCase(
    "Class185, 3",
    json: "{\"p186\":{\"number\":10,\"name\":\"5\"}}"
  ) { Class185(p186: NamedLeaf(10, "5")) },
  TypeCase(
    "Payload191, 1",
    json: "{\"case0\":{\"label1\":[],\"_2\":{\"_p86\":{\"none\":{}},\"g88\":[\"66D143CA-31A7-FF58-A1AC-FB68AA451848\"]}}}"
  ) { Payload191.case0(label0: Optional<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>.none, label1: Set<Int>(), Optional<Class82<UUID>>.some(Class82<UUID>(_p86: Payload130.none, g88: [UUID(uuid: (102, 209, 67, 202, 49, 167, 255, 88, 161, 172, 251, 104, 170, 69, 24, 72))]))) },
  TypeCase(
    "Payload191, 2",
    json: "{\"none\":{}}"
  ) { Payload191.none },
  TypeCase(
    "Payload191, 3",
    json: "{\"case1\":{\"label0\":{\"first\":1e100,\"list\":[null],\"second\":{\"l/r\":\"D49ADB82-A5F6-9D25-8319-8A3C25170A78\"}},\"_1\":3074457345618258602,\"_2\":{\"l124\":-3074457345618258602,\"raw p129\":\"mailto:a@b.c\",\"w137\":{\"x\":7,\"a/b\":{\"p186\":{\"number\":85,\"name\":\"null\"}}}}}}"
  ) { Payload191.case1(label0: Optional<Generic117<Date, Dictionary<Raw103, UUID>>>.some(Generic117<Date, Dictionary<Raw103, UUID>>(first: Date(timeIntervalSinceReferenceDate: 1e100), list: [Optional<Dictionary<Raw103, UUID>>.none], second: Optional<Dictionary<Raw103, UUID>>.some(([Raw103.case1: UUID(uuid: (212, 154, 219, 130, 165, 246, 157, 37, 131, 25, 138, 60, 37, 23, 10, 120))] as [Raw103: UUID])))), AnyHashable(Int(3074457345618258602)), touching(Subclass131(w137: (["x": (UInt16(7) as Any), "a/b": (Class185(p186: NamedLeaf(85, "null")) as Any)] as [String: Any]))) { _ = $0.l124 }) },
  TypeCase(
    "Subclass192, 1",
    json: "{\"w198\":{\"-5\":1}}"
  ) { Subclass192(_p151: Optional<Any>.some((Optional<Int>.none as Any)), g153: [], w198: ([Raw167.case0: Int32(1)] as [Raw167: Int32])) },
  TypeCase(
    "Subclass192, 2",
    json: "{\"_p151\":-5,\"w198\":{}}"
  ) { Subclass192(_p151: Optional<Any>.some((Raw167.case0 as Any)), g153: [([:] as [Raw103: Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>])], w198: ([:] as [Raw167: Int32])) },
  TypeCase(
    "Subclass192, 3",
    json: "{\"_p151\":{},\"w198\":{\"-5\":7}}"
  ) { Subclass192(_p151: Optional<Any>.some((Class147<Dictionary<Raw103, Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>>>(_p151: Optional<Any>.some((Optional<Int>.none as Any)), g153: [([:] as [Raw103: Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>]), ([:] as [Raw103: Generic117<Dictionary<Bool, Generic117<Optional<Optional<UUID>>, UInt128>>, UUID>])]) as Any)), g153: [], w198: ([Raw167.case0: Int32(7)] as [Raw167: Int32])) },
  TypeCase(
    "Own199, 1",
    json: "{\"first\":7,\"list\":[[3074457345618258602,9223372036854775806,9223372036854775807],1]}"
  ) { Own199(UInt32(7), ([Int(3074457345618258602), Int(9223372036854775806), Int(9223372036854775807)] as Array<Int>)) },
  TypeCase(
    "Own199, 2",
    json: "{\"first\":0,\"list\":[[-3074457345618258602,7,9223372036854775807],1]}"
  ) { Own199(UInt32(0), ([Int(-3074457345618258602), Int(7), Int(9223372036854775807)] as Array<Int>)) },
  TypeCase(
    "Own199, 3",
    json: "{\"first\":7,\"list\":[[],1]}"
  ) { Own199(UInt32(7), ([] as Array<Int>)) },
  TypeCase(
    "Union200, 1",
    json: "{\"tag of a union\":\"move_by\",\"_0\":\"//host\",\"y\":340282366920938463463374607431768211455}"
  ) { Union200.moveBy(checkedURL("//host"), y: (340282366920938463463374607431768211455 as UInt128)) },
  TypeCase(
    "Union200, 2",
    json: "{\"tag of a union\":\"wait_for\"}"
  ) { Union200.waitFor(time: Optional<Bool>.none) },
  TypeCase(
    "Union200, 3",
    json: "{\"tag of a union\":\"take_it\",\"raw p129\":\"mailto:a@b.c\"}"
  ) { Union200.takeIt(Class118()) },
]
