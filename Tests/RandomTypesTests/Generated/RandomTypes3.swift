// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 1. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

struct Struct223: Shown {
  var `raw p228`: Array<Optional<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>
  @Unmarked var w235: Subclass39
  var p238: UInt128
  init(raw_p228: Array<Optional<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>, w235: Subclass39, p238: UInt128) {
    self.`raw p228` = raw_p228
    self._w235 = Unmarked(wrappedValue: w235)
    self.p238 = p238
  }
}
struct Showing241: JSONEncodable, CustomReflectable {
  var hidden: [(any Shown)]
  var customMirror: Mirror { Mirror(self, children: ["shown": hidden.first as Any, "count": hidden.count], displayStyle: .struct) }
}
class Class242<Element>: Shown {
  lazy var l248: AnyHashable = AnyHashable(UUID(uuid: (156, 247, 126, 50, 102, 249, 80, 229, 129, 123, 204, 174, 163, 41, 116, 84)))
  var g249: [Element]
  init(g249: [Element]) {
    self.g249 = g249
  }
}
class Subclass250: Class195 {
  @Marked var w256: UUID
  @Unmarked var w263: Optional<Dictionary<UInt8, Double>>
  @Unmarked var w270: Array<Optional<UInt>>
  init(w256: UUID, w263: Optional<Dictionary<UInt8, Double>>, w270: Array<Optional<UInt>>) {
    self._w256 = Marked(wrappedValue: w256)
    self._w263 = Unmarked(wrappedValue: w263)
    self._w270 = Unmarked(wrappedValue: w270)
    super.init()
  }
}

let randomTypes3: [TypeCase] = [
  TypeCase(
    "Struct223, 1",
    json: "{\"raw p228\":[null],\"_w235\":{\"wrappedValue\":{\"w37\":{\"x\":{\"l207\":1,\"_p213\":[{\"tag of a union\":\"takeIt\",\"none\":{}},{\"tag of a union\":\"moveBy\",\"_0\":1,\"y\":\"\u{feff}x\"}],\"r220Kept\":{\"number\":10},\"r220\":{\"number\":10}},\"a/b\":1e16},\"p42\":3074457345618258602}},\"p238\":0}"
  ) { Struct223(raw_p228: ([Optional<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>.none] as Array<Optional<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>), w235: Subclass39(w37: (["x": (touching(Subclass209(_p213: ([Union46.takeIt(Payload38.none), Union46.moveBy(UInt(1), y: Optional<String>.some("\u{feff}x"))] as Array<Union46>), r220: (Leaf(10), true))) { _ = $0.l207 } as Any), "a/b": (Date(timeIntervalSinceReferenceDate: 1e16) as Any)] as [String: Any]), p42: Int(3074457345618258602)), p238: (0 as UInt128)) },
  TypeCase(
    "Struct223, 2",
    json: "{\"raw p228\":[null],\"_w235\":{\"wrappedValue\":{\"w37\":{\"x\":\"https://example.org/a/b?c=d&e=f#g\",\"a/b\":\"X4ENDzI=\"},\"p42\":-9223372036854775807}},\"p238\":9223372036854775808}"
  ) { Struct223(raw_p228: ([Optional<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>.none] as Array<Optional<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>), w235: Subclass39(w37: (["x": (checkedURL("https://example.org/a/b?c=d&e=f#g") as Any), "a/b": (Data([95, 129, 13, 15, 50] as [UInt8]) as Any)] as [String: Any]), p42: Int(-9223372036854775807)), p238: (9223372036854775808 as UInt128)) },
  TypeCase(
    "Struct223, 3",
    json: "{\"raw p228\":[{\"first\":{\"first\":-0.5,\"list\":[85,null],\"second\":0},\"list\":[]}],\"_w235\":{\"wrappedValue\":{\"w37\":{\"x\":null,\"a/b\":0},\"p42\":-1}},\"p238\":5}"
  ) { Struct223(raw_p228: ([Optional<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>.some(Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>(first: Generic30<Optional<Decimal>, UInt8>(first: Optional<Decimal>.some(checkedDecimal("-0.5")), list: [Optional<UInt8>.some(UInt8(85)), Optional<UInt8>.none], second: Optional<UInt8>.some(UInt8(0))), list: [], second: Optional<Dictionary<Raw1, UInt64>>.none))] as Array<Optional<Generic30<Generic30<Optional<Decimal>, UInt8>, Dictionary<Raw1, UInt64>>>>), w235: Subclass39(w37: (["x": (Optional<Int>.none as Any), "a/b": (Int(0) as Any)] as [String: Any]), p42: Int(-1)), p238: (5 as UInt128)) },
  TypeCase(
    "Showing241, 1",
    json: "{\"shown\":{\"w37\":{\"x\":1,\"a/b\":7}},\"count\":1}"
  ) { Showing241(hidden: [Class31(w37: (["x": (Int8(1) as Any), "a/b": (Raw1.case2 as Any)] as [String: Any]))]) },
  TypeCase(
    "Showing241, 2",
    json: "{\"count\":0}"
  ) { Showing241(hidden: []) },
  TypeCase(
    "Showing241, 3",
    json: "{\"shown\":{\"_p192\":-170141183460469231731687303715884105728},\"count\":1}"
  ) { Showing241(hidden: [Struct188()]) },
  TypeCase(
    "Class242<Class95>, 1",
    json: "{\"l248\":\"9CF77E32-66F9-50E5-817B-CCAEA3297454\",\"g249\":[{\"_w102\":{\"wrappedValue\":7},\"p103\":0}]}"
  ) { touching(Class242<Class95>(g249: [Class95(w102: Int8(7), p103: Optional<Int128>.some((0 as Int128)))])) { _ = $0.l248 } },
  TypeCase(
    "Class242<Class95>, 2",
    json: "{\"g249\":[]}"
  ) { Class242<Class95>(g249: []) },
  TypeCase(
    "Class242<Class95>, 3",
    json: "{\"g249\":[{\"_w102\":{\"wrappedValue\":0},\"p103\":-170141183460469231731687303715884105728},{\"_w102\":{\"wrappedValue\":-1},\"p103\":18446744073709551616}]}"
  ) { Class242<Class95>(g249: [Class95(w102: Int8(0), p103: Optional<Int128>.some((-170141183460469231731687303715884105728 as Int128))), Class95(w102: Int8(-1), p103: Optional<Int128>.some((18446744073709551616 as Int128)))]) },
  TypeCase(
    "Subclass250, 1",
    json: "{\"l201\":{\"case2\":{\"_0\":123456789012345.67890,\"_1\":{\"_p66\":85,\"g68\":[]},\"_2\":[{\"p5\":{\"0\":18446744073709551615,\"7\":null},\"p16\":0,\"w24\":340282366920938463463374607431768211455,\"p27\":-5}]}},\"l207\":1,\"w256\":\"26893FAE-7158-B64E-D4E9-1F77790A829A\",\"_w263\":{\"wrappedValue\":{}},\"_w270\":{\"wrappedValue\":[]}}"
  ) { touching(Subclass250(w256: UUID(uuid: (38, 137, 63, 174, 113, 88, 182, 78, 212, 233, 31, 119, 121, 10, 130, 154)), w263: Optional<Dictionary<UInt8, Double>>.some(([:] as [UInt8: Double])), w270: ([] as Array<Optional<UInt>>))) { _ = $0.l201; _ = $0.l207 } },
  TypeCase(
    "Subclass250, 2",
    json: "{\"l207\":1,\"w256\":\"4DA7C2EB-0B75-6164-2CA5-E5987E50AC00\",\"_w263\":{},\"_w270\":{\"wrappedValue\":[7,null,null]}}"
  ) { touching(Subclass250(w256: UUID(uuid: (77, 167, 194, 235, 11, 117, 97, 100, 44, 165, 229, 152, 126, 80, 172, 0)), w263: Optional<Dictionary<UInt8, Double>>.none, w270: ([Optional<UInt>.some(UInt(7)), Optional<UInt>.none, Optional<UInt>.none] as Array<Optional<UInt>>))) { _ = $0.l207 } },
  TypeCase(
    "Subclass250, 3",
    json: "{\"l201\":{\"case2\":{\"_0\":123456789012345.67890,\"_1\":{\"_p66\":85,\"g68\":[]},\"_2\":[{\"p5\":{\"0\":18446744073709551615,\"7\":null},\"p16\":0,\"w24\":340282366920938463463374607431768211455,\"p27\":-5}]}},\"l207\":1,\"w256\":\"EECED9FA-2A70-9217-0E3D-7AF21F28A5F5\",\"_w263\":{\"wrappedValue\":{\"7\":-912.5}},\"_w270\":{\"wrappedValue\":[null,null]}}"
  ) { touching(Subclass250(w256: UUID(uuid: (238, 206, 217, 250, 42, 112, 146, 23, 14, 61, 122, 242, 31, 40, 165, 245)), w263: Optional<Dictionary<UInt8, Double>>.some(([7: Double(-912.5)] as [UInt8: Double])), w270: ([Optional<UInt>.none, Optional<UInt>.none] as Array<Optional<UInt>>))) { _ = $0.l201; _ = $0.l207 } },
]
