// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 1. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct Struct201: JSONEncodable {
  @MarkedObject var w207: Any
  @SelfWriting var w213: Union57
  var p216: Int64
  var `raw p224`: ArraySlice<Union200>
  private let p226: UInt8 = UInt8(0)
  init(w207: Any, w213: Union57, p216: Int64, raw_p224: ArraySlice<Union200>) {
    self._w207 = MarkedObject(wrappedValue: w207)
    self._w213 = SelfWriting(wrappedValue: w213)
    self.p216 = p216
    self.`raw p224` = raw_p224
  }
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "p216": return "\u{e9}0"
    case "p226": return "\u{e9}1"
    default: return name
    }
  }
}
struct Showing230: JSONEncodable, CustomReflectable {
  var hidden: [Own199]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: hidden, displayStyle: .collection) }
}
class Class231<Element>: JSONEncodable {
  var p232: Leaf
  let r242Kept: Leaf
  weak var r242: Leaf?
  var p243: Int8
  var g248: [Element]
  init(p232: Leaf, r242: (Leaf, Bool), p243: Int8, g248: [Element]) {
    self.p232 = p232
    r242Kept = r242.0
    self.r242 = r242.1 ? r242.0 : nil
    self.p243 = p243
    self.g248 = g248
  }
}
class Subclass249: Class82<UUID> {
  var p251: Leaf
  var p255: Generic30<Optional<Decimal>, UInt8>
  var p262: Leaf
  init(_p86: (any JSONEncodable), g88: [UUID], p251: Leaf, p255: Generic30<Optional<Decimal>, UInt8>, p262: Leaf) {
    self.p251 = p251
    self.p255 = p255
    self.p262 = p262
    super.init(_p86: _p86, g88: g88)
  }
}

let randomTypes3: [TypeCase] = [
  TypeCase(
    "Struct201, 1",
    json: "{\"w213\":{\"wrapped\":{\"tag of a union\":\"anyValue\",\"the data\":0}},\"\u{e9}0\":1,\"raw p224\":[{\"tag of a union\":\"stop_now\"},{\"tag of a union\":\"stop_now\"}],\"\u{e9}1\":0}"
  ) { Struct201(w207: (Optional<UUID>.none as Any), w213: Union57.anyValue(AnyHashable(Int16(0))), p216: Int64(1), raw_p224: ([Union200.stopNow, Union200.stopNow] as ArraySlice<Union200>)) },
  TypeCase(
    "Struct201, 2",
    json: "{\"w207\":1e100,\"w213\":{\"wrapped\":{\"tag of a union\":\"stopNow\"}},\"\u{e9}0\":0,\"raw p224\":[{\"tag of a union\":\"wait_for\"}],\"\u{e9}1\":0}"
  ) { Struct201(w207: (Date(timeIntervalSinceReferenceDate: 1e100) as Any), w213: Union57.stopNow, p216: Int64(0), raw_p224: ([Union200.waitFor(time: Optional<Bool>.none)] as ArraySlice<Union200>)) },
  TypeCase(
    "Struct201, 3",
    json: "{\"w207\":{\"w37\":[],\"_p43\":0,\"r50Kept\":{\"number\":70,\"name\":\"a/b\"},\"r50\":{\"number\":70,\"name\":\"a/b\"},\"_p54\":\"\"},\"w213\":{\"wrapped\":{\"tag of a union\":\"moveBy\",\"the data\":{\"_0\":1.7976931348623157e+308,\"y\":{\"0\":7,\"7\":0,\"1099511627776\":7}}}},\"\u{e9}0\":9223372036854775807,\"raw p224\":[{\"tag of a union\":\"stop_now\"},{\"tag of a union\":\"with_it\",\"first\":9007199254740993e3,\"list\":[],\"second\":{\"left\":\"FB8E9B44-AEE3-845A-5EFB-14785AF1918E\"}}],\"\u{e9}1\":0}"
  ) { Struct201(w207: (Subclass39(w37: ([] as [Any]), _p43: Int64(0), r50: (NamedLeaf(70, "a/b"), true)) as Any), w213: Union57.moveBy(Double(1.7976931348623157e+308), y: ([Raw1.case1: Int8(7), Raw1.case2: Int8(0), Raw1.case3: Int8(7)] as [Raw1: Int8])), p216: Int64(9223372036854775807), raw_p224: ([Union200.stopNow, Union200.withIt(it: Generic117<Date, Dictionary<Raw103, UUID>>(first: Date(timeIntervalSinceReferenceDate: 9007199254740993e3), list: [], second: Optional<Dictionary<Raw103, UUID>>.some(([Raw103.case0: UUID(uuid: (251, 142, 155, 68, 174, 227, 132, 90, 94, 251, 20, 120, 90, 241, 145, 142))] as [Raw103: UUID]))))] as ArraySlice<Union200>)) },
  TypeCase(
    "Showing230, 1",
    json: "[]"
  ) { Showing230(hidden: []) },
  TypeCase(
    "Showing230, 2",
    json: "[{\"first\":0,\"list\":[[7,-1,0],1]}]"
  ) { Showing230(hidden: [Own199(UInt32(0), ([Int(7), Int(-1), Int(0)] as Array<Int>))]) },
  TypeCase(
    "Showing230, 3",
    json: "[{\"first\":1431655765,\"list\":[[9223372036854775807,9223372036854775806,9223372036854775807],1]},{\"first\":4294967294,\"list\":[[0],1]}]"
  ) { Showing230(hidden: [Own199(UInt32(1431655765), ([Int(9223372036854775807), Int(9223372036854775806), Int(9223372036854775807)] as Array<Int>)), Own199(UInt32(4294967294), ([Int(0)] as Array<Int>))]) },
  TypeCase(
    "Class231<Optional<UInt32>>, 1",
    json: "{\"p232\":{\"number\":6},\"r242Kept\":{\"number\":27,\"name\":\"\\u0000\"},\"p243\":7,\"g248\":[]}"
  ) { Class231<Optional<UInt32>>(p232: Leaf(6), r242: (NamedLeaf(27, "\u{0}"), false), p243: Int8(7), g248: []) },
  TypeCase(
    "Class231<Optional<UInt32>>, 2",
    json: "{\"p232\":{\"number\":54},\"r242Kept\":{\"number\":62,\"name\":\"\u{1f600}\"},\"r242\":{\"number\":62,\"name\":\"\u{1f600}\"},\"p243\":127,\"g248\":[]}"
  ) { Class231<Optional<UInt32>>(p232: Leaf(54), r242: (NamedLeaf(62, "\u{1f600}"), true), p243: Int8(127), g248: []) },
  TypeCase(
    "Class231<Optional<UInt32>>, 3",
    json: "{\"p232\":{\"number\":64},\"r242Kept\":{\"number\":98,\"name\":\"twelve bytes\"},\"r242\":{\"number\":98,\"name\":\"twelve bytes\"},\"p243\":0,\"g248\":[]}"
  ) { Class231<Optional<UInt32>>(p232: Leaf(64), r242: (NamedLeaf(98, "twelve bytes"), true), p243: Int8(0), g248: []) },
  TypeCase(
    "Subclass249, 1",
    json: "{\"_p86\":9223372036854775808,\"g88\":[\"D8AE7B24-72E8-3DE5-6942-2C0317812027\",\"73FDF76E-3032-1692-22EC-F08A734B99DD\"],\"p251\":{\"number\":33,\"name\":\"e\u{301}\"},\"p255\":{\"list\":[254,null],\"second\":0},\"p262\":{\"number\":68}}"
  ) { Subclass249(_p86: (9223372036854775808 as UInt128), g88: [UUID(uuid: (216, 174, 123, 36, 114, 232, 61, 229, 105, 66, 44, 3, 23, 129, 32, 39)), UUID(uuid: (115, 253, 247, 110, 48, 50, 22, 146, 34, 236, 240, 138, 115, 75, 153, 221))], p251: NamedLeaf(33, "e\u{301}"), p255: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [Optional<UInt8>.some(UInt8(254)), Optional<UInt8>.none], second: Optional<UInt8>.some(UInt8(0))), p262: Leaf(68)) },
  TypeCase(
    "Subclass249, 2",
    json: "{\"_p86\":0,\"g88\":[],\"p251\":{\"number\":8},\"p255\":{\"first\":1234567890123456789.0,\"list\":[85,0],\"second\":255},\"p262\":{\"number\":81}}"
  ) { Subclass249(_p86: RawStruct165(rawValue: UInt(0)), g88: [], p251: Leaf(8), p255: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("1234567890123456789.0")), list: [Optional<UInt8>.some(UInt8(85)), Optional<UInt8>.some(UInt8(0))], second: Optional<UInt8>.some(UInt8(255))), p262: Leaf(81)) },
  TypeCase(
    "Subclass249, 3",
    json: "{\"_p86\":{\"_p86\":-883.8,\"g88\":[]},\"g88\":[],\"p251\":{\"number\":71},\"p255\":{\"list\":[],\"second\":254},\"p262\":{\"number\":59}}"
  ) { Subclass249(_p86: Class82<UUID>(_p86: Double(-883.8), g88: []), g88: [], p251: Leaf(71), p255: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.none, list: [], second: Optional<UInt8>.some(UInt8(254))), p262: Leaf(59)) },
]
