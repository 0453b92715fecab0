// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 24. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

final class Own335: JSONEncodable {
  let first: Optional<Optional<String>>
  let second: Optional<Own150>
  init(_ first: Optional<Optional<String>>, _ second: Optional<Own150>) {
    (self.first, self.second) = (first, second)
  }
  func JSONEncode() throws -> Any {
    let (first, second) = (self.first as Any, self.second as Any)
    return ["first": first, "list": [second, 1] as [Any]] as JSONObject
  }
}
enum Union336: JSONUnion {
  case stopNow
  case moveBy(UInt32, y: Int)
  case waitFor(time: Optional<Date>)
  case takeIt(Class264<Optional<UInt64>>)
  case withIt(it: Subclass144)
  case anyValue([Any])
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .nested(key: "the data"))
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}
struct Struct337: Shown {
  private let _p341: UInt8 = UInt8(254)
  @Unmarked var w349: Int32
  init(w349: Int32) {
    self._w349 = Unmarked(wrappedValue: w349)
  }
}
struct Showing350: JSONEncodable, CustomReflectable {
  var hidden: [ArraySlice<Union124>]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: hidden, displayStyle: .collection) }
}
class Class351<Element>: Shown {
  var p354: ArraySlice<[Any]>
  var g357: [Element]
  init(p354: ArraySlice<[Any]>, g357: [Element]) {
    self.p354 = p354
    self.g357 = g357
  }
}
class Subclass358: Class90<Optional<Any>> {
  @Unmarked var w365: (any JSONEncodable)
  lazy var l371: Set<Raw125> = Set<Raw125>([Raw125.case1])
  var p374: Optional<Optional<AnyHashable>>
  init(p92: Date, w101: Any, g102: [Optional<Any>], w365: (any JSONEncodable), p374: Optional<Optional<AnyHashable>>) {
    self._w365 = Unmarked(wrappedValue: w365)
    self.p374 = p374
    super.init(p92: p92, w101: w101, g102: g102)
  }
}
struct RawStruct377: RawRepresentable, JSONEncodable {
  var rawValue: Int32
  init(rawValue: Int32) { self.rawValue = rawValue }
}
enum Union378: JSONUnion {
  case stopNow
  case moveBy(Int128, y: Bool)
  case waitFor(time: Optional<Bool>)
  case takeIt(Struct337)
  case withIt(it: Subclass358)
  static let discriminator = JSONDiscriminator(key: "tag of a union", tags: .snakeCase, payload: .flat)
  init(JSONDictionary: JSONObject) throws { throw NotRead() }
}

let randomTypes4: [TypeCase] = [
  TypeCase(
    "Own335, 1",
    json: "{\"first\":\"\\u0000\",\"list\":[{\"first\":{\"x\":null,\"a/b\":null},\"list\":[true,1]},1]}"
  ) { Own335(Optional<Optional<String>>.some(Optional<String>.some("\u{0}")), Optional<Own150>.some(Own150((["x": (Optional<Int>.none as Any), "a/b": (Optional<Float>.none as Any)] as [String: Any]), true))) },
  TypeCase(
    "Own335, 2",
    json: "{\"first\":null,\"list\":[{\"first\":{\"x\":-3141592653589793.2384,\"a/b\":9223372036854775806},\"list\":[true,1]},1]}"
  ) { Own335(Optional<Optional<String>>.none, Optional<Own150>.some(Own150((["x": (checkedDecimal("-3141592653589793.2384") as Any), "a/b": (Int(9223372036854775806) as Any)] as [String: Any]), true))) },
  TypeCase(
    "Own335, 3",
    json: "{\"first\":null,\"list\":[null,1]}"
  ) { Own335(Optional<Optional<String>>.none, Optional<Own150>.none) },
  TypeCase(
    "Union336, 1",
    json: "{\"tag of a union\":\"take_it\",\"the data\":{\"key/0\":false,\"w275\":{\"tag of a union\":\"with_it\",\"p30\":\"\u{e9}\",\"p36\":{\"_p6\":{\"x\":null,\"a/b\":null},\"p8\":{},\"raw p17\":9007199254740993e3,\"key/0\":0,\"_p26\":[{\"-5\":\"9+UEFBg=\"}]},\"p42\":\"5\"},\"g276\":[18446744073709551614,18446744073709551615]}}"
  ) { Union336.takeIt(Class264<Optional<UInt64>>(w275: Union124.withIt(it: Class29(p30: AnyHashable("\u{e9}"), p36: Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Optional<Int16>.none as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.some(([:] as [Raw1: Int]))), raw_p17: Double(9007199254740993e3), p20: Optional<Optional<Raw1>>.some(Optional<Raw1>.some(Raw1.case1)), _p26: ([([Raw1.case0: Data([247, 229, 4, 20, 24] as [UInt8])] as [Raw1: Data])] as Array<Dictionary<Raw1, Data>>)))), g276: [Optional<UInt64>.some(UInt64(18446744073709551614)), Optional<UInt64>.some(UInt64(18446744073709551615))])) },
  TypeCase(
    "Union336, 2",
    json: "{\"tag of a union\":\"wait_for\",\"the data\":{\"time\":-5295.1}}"
  ) { Union336.waitFor(time: Optional<Date>.some(Date(timeIntervalSinceReferenceDate: -5295.1))) },
  TypeCase(
    "Union336, 3",
    json: "{\"tag of a union\":\"any_value\",\"the data\":[\"5\",{\"w158\":{\"wrapped\":-9317.9},\"raw p164\":false,\"raw p169\":{\"_p6\":{\"x\":null,\"a/b\":\"l/r\"},\"raw p17\":1e22,\"_p26\":[]}}]}"
  ) { Union336.anyValue(([("5" as Any), (Struct152(w158: Double(-9317.9), raw_p169: Optional<(any Shown)>.some(Struct2(_p6: (["x": (Optional<Int>.none as Any), "a/b": (Raw297.case1 as Any)] as [String: Any]), p8: Optional<Optional<Dictionary<Raw1, Int>>>.some(Optional<Dictionary<Raw1, Int>>.none), raw_p17: Double(1e22), p20: Optional<Optional<Raw1>>.none, _p26: ([] as Array<Dictionary<Raw1, Data>>)))) as Any)] as [Any])) },
  TypeCase(
    "Struct337, 1",
    json: "{\"_p341\":254,\"_w349\":{\"wrappedValue\":-2147483647}}"
  ) { Struct337(w349: Int32(-2147483647)) },
  TypeCase(
    "Struct337, 2",
    json: "{\"_p341\":254,\"_w349\":{\"wrappedValue\":-2147483647}}"
  ) { Struct337(w349: Int32(-2147483647)) },
  TypeCase(
    "Struct337, 3",
    json: "{\"_p341\":254,\"_w349\":{\"wrappedValue\":0}}"
  ) { Struct337(w349: Int32(0)) },
  TypeCase(
    "Showing350, 1",
    json: "[[]]"
  ) { Showing350(hidden: [([] as ArraySlice<Union124>)]) },
  TypeCase(
    "Showing350, 2",
    json: "[[]]"
  ) { Showing350(hidden: [([] as ArraySlice<Union124>)]) },
  TypeCase(
    "Showing350, 3",
    json: "[]"
  ) { Showing350(hidden: []) },
  TypeCase(
    "Class351<Class135>, 1",
    json: "{\"p354\":[],\"g357\":[]}"
  ) { Class351<Class135>(p354: ([] as ArraySlice<[Any]>), g357: []) },
  TypeCase(
    "Class351<Class135>, 2",
    json: "{\"p354\":[],\"g357\":[{\"_w142\":{\"wrappedValue\":{\"first\":{},\"list\":[null]}}}]}"
  ) { Class351<Class135>(p354: ([] as ArraySlice<[Any]>), g357: [Class135(w142: Generic216<Dictionary<Raw125, Bool>, Optional<Int>>(first: ([:] as [Raw125: Bool]), list: [Optional<Optional<Int>>.none], second: Optional<Optional<Int>>.none))]) },
  TypeCase(
    "Class351<Class135>, 3",
    json: "{\"p354\":[],\"g357\":[]}"
  ) { Class351<Class135>(p354: ([] as ArraySlice<[Any]>), g357: []) },
  TypeCase(
    "Subclass358, 1",
    json: "{\"p92\":123456789.125,\"w101\":-2147483646,\"g102\":[],\"_w365\":{\"wrappedValue\":7}}"
  ) { Subclass358(p92: Date(timeIntervalSinceReferenceDate: 123456789.125), w101: (Optional<Int32>.some(Int32(-2147483646)) as Any), g102: [], w365: Int(7), p374: Optional<Optional<AnyHashable>>.some(Optional<AnyHashable>.none)) },
  TypeCase(
    "Subclass358, 2",
    json: "{\"p92\":3898.2,\"w101\":{\"tag of a union\":\"stop_now\"},\"g102\":[null,null],\"_w365\":{\"wrappedValue\":6148914691236517205},\"l371\":[0],\"p374\":true}"
  ) { touching(Subclass358(p92: Date(timeIntervalSinceReferenceDate: 3898.2), w101: (Union336.stopNow as Any), g102: [Optional<Any>.none, Optional<Any>.some((Optional<Int>.none as Any))], w365: UInt64(6148914691236517205), p374: Optional<Optional<AnyHashable>>.some(Optional<AnyHashable>.some(AnyHashable(true))))) { _ = $0.l371 } },
  TypeCase(
    "Subclass358, 3",
    json: "{\"p92\":1e15,\"w101\":{\"first\":{\"case0\":{\"label0\":{\"a\":\"5\",\"a/b\":\"\\\"q\\\"\",\"e\u{301}\":\"\u{1f600}\"},\"label1\":[9223372036854775807]}},\"list\":[-1,null]},\"g102\":[],\"_w365\":{\"wrappedValue\":-123.456},\"l371\":[0]}"
  ) { touching(Subclass358(p92: Date(timeIntervalSinceReferenceDate: 1e15), w101: (Generic134<Optional<Payload45>, Int32>(first: Optional<Payload45>.some(Payload45.case0(label0: (["a": "5", "a/b": "\"q\"", "e\u{301}": "\u{1f600}"] as [String: String]), label1: ([Int(9223372036854775807)] as Array<Int>))), list: [Optional<Int32>.some(Int32(-1)), Optional<Int32>.none], second: Optional<Int32>.none) as Any), g102: [], w365: Float(-123.456), p374: Optional<Optional<AnyHashable>>.none)) { _ = $0.l371 } },
  TypeCase(
    "RawStruct377, 1",
    json: "0"
  ) { RawStruct377(rawValue: Int32(0)) },
  TypeCase(
    "RawStruct377, 2",
    json: "-7"
  ) { RawStruct377(rawValue: Int32(-7)) },
  TypeCase(
    "RawStruct377, 3",
    json: "-7"
  ) { RawStruct377(rawValue: Int32(-7)) },
  TypeCase(
    "Union378, 1",
    json: "{\"tag of a union\":\"with_it\",\"p92\":-9607.4,\"w101\":-32766,\"g102\":[null],\"_w365\":{\"wrappedValue\":[]},\"l371\":[0]}"
  ) { Union378.withIt(it: touching(Subclass358(p92: Date(timeIntervalSinceReferenceDate: -9607.4), w101: (Int16(-32766) as Any), g102: [Optional<Any>.none], w365: Showing350(hidden: []), p374: Optional<Optional<AnyHashable>>.some(Optional<AnyHashable>.none))) { _ = $0.l371 }) },
  TypeCase(
    "Union378, 2",
    json: "{\"tag of a union\":\"stop_now\"}"
  ) { Union378.stopNow },
  TypeCase(
    "Union378, 3",
    json: "{\"tag of a union\":\"take_it\",\"_p341\":254,\"_w349\":{\"wrappedValue\":0}}"
  ) { Union378.takeIt(Struct337(w349: Int32(0))) },
]
