import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

/// A coder that is not one of JSON.
enum ForeignCoder: CaseIterable, Sendable {
  case propertyListText, propertyList, cells, narrowCells

  func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    switch self {
    case .propertyListText, .propertyList:
      return try PropertyListDecoder().decode(Value.self, from: propertyList(value))
    case .cells, .narrowCells:
      let coder = CellCoder(isNarrow: self == .narrowCells)
      return try coder.decode(Value.self, from: coder.encode(value))
    }
  }

  func propertyList(_ value: some Encodable) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = self == .propertyListText ? .xml : .binary
    return try encoder.encode(value)
  }
}

/// One number of each type that is hard to keep.
private struct Numbers: JSONEncodable, JSONConstructible, Equatable {
  var decimal = Decimal(0)
  var unsigned = UInt64(0)
  var signed = Int64(0)
  var wide = Int128(0)
  var huge = UInt128(0)
  var double = 0.0
  var float = Float(0)

  init() {}
  init(JSONDictionary json: JSONObject) throws {
    decimal = try json.value(key: "decimal")
    unsigned = try json.value(key: "unsigned")
    signed = try json.value(key: "signed")
    wide = try json.value(key: "wide")
    huge = try json.value(key: "huge")
    double = try json.value(key: "double")
    float = try json.value(key: "float")
  }

  static func == (left: Self, right: Self) -> Bool {
    left.decimal == right.decimal && left.unsigned == right.unsigned
      && left.signed == right.signed && left.wide == right.wide && left.huge == right.huge
      && left.double.bitPattern == right.double.bitPattern
      && left.float.bitPattern == right.float.bitPattern
  }
}

/// Keeps a tree as it was read.
private struct KeptTree: JSONEncodable, JSONConstructible {
  var value: Any
  init(_ value: Any) { self.value = value }
  init(JSONDictionary json: JSONObject) throws { value = try json.value(key: "v") }
  func JSONEncode() -> Any { ["v": value] }
}

private struct Events: JSONConstructible, JSONEncodable {
  var when = Date(timeIntervalSinceReferenceDate: 0)
  var bytes = Data()
  init() {}
  init(JSONDictionary json: JSONObject) throws {
    when = try json.value(key: "when")
    bytes = try json.value(key: "bytes")
  }
}

@Suite("A mapped property is exact in every coder", .everyEngine)
struct ForeignCoderTests {
  @Test(arguments: ForeignCoder.allCases)
  func `decimals come back with every digit`(_ coder: ForeignCoder) throws {
    for text in [
      "0", "5", "-5", "0.1", "0.1234567890123456789", "12345678901234567890.123", "1e100", "7e-30",
      "99999999999999999999999999999999999999", "18446744073709551616",
    ] {
      var numbers = Numbers()
      numbers.decimal = try #require(Decimal(string: text))
      #expect(try coder.roundTrip(JSONMapped(wrappedValue: numbers)).wrappedValue == numbers)
    }
  }

  @Test(arguments: ForeignCoder.allCases)
  func `integers come back whatever their width`(_ coder: ForeignCoder) throws {
    for unsigned in [1 << 53 + 1, UInt64(Int64.max) + 1, UInt64.max - 1, .max] {
      for huge in [UInt128(unsigned) + 1, UInt128(Int128.max) + 1, .max] {
        var numbers = Numbers()
        numbers.unsigned = unsigned
        numbers.signed = Int64.min + Int64(unsigned >> 2)
        numbers.huge = huge
        numbers.wide = Int128.min + Int128(huge >> 2)
        #expect(try coder.roundTrip(JSONMapped(wrappedValue: numbers)).wrappedValue == numbers)
      }
    }
  }

  @Test(arguments: ForeignCoder.allCases)
  func `integers that the text of a double has come back`(_ coder: ForeignCoder) throws {
    let unsigned: [UInt64] = [
      12_345_678_901_234_567_000, 18_446_744_073_709_550_000, 9_223_372_036_854_776_000,
    ]
    let huge = [
      UInt128(10_000_000_000) * 10_000_000_000_000, UInt128(3) << 126, UInt128.max / 10 * 10,
    ]
    for (unsigned, huge) in zip(unsigned, huge) {
      var numbers = Numbers()
      numbers.unsigned = unsigned
      numbers.huge = huge
      numbers.wide = -Int128(huge >> 1)
      #expect(try coder.roundTrip(JSONMapped(wrappedValue: numbers)).wrappedValue == numbers)
    }
  }

  @Test(arguments: ForeignCoder.allCases)
  func `an integer in a tree is one, and zero has its sign`(_ coder: ForeignCoder) throws {
    let tree: [Any] = [0, 1, -0.0, 0.5]
    let read = try coder.roundTrip(JSONMapped(wrappedValue: KeptTree(tree))).wrappedValue.value
    let values = try #require(read as? [Any])
    #expect(values.map { $0 as? Int } == [0, 1, nil, nil])
    #expect((values[2] as? Double)?.sign == .minus)
  }

  @Test(arguments: ForeignCoder.allCases)
  func `doubles and floats come back bit for bit`(_ coder: ForeignCoder) throws {
    for double in [
      0.1, .leastNonzeroMagnitude, 1.7976931348623157e308, -0.0, 1e16, 0x1p63, 0x1p64, 1e19, -1e300,
      1.2345678901234567e18, 3.0,
    ] {
      var numbers = Numbers()
      numbers.double = double
      numbers.float = Float(double).isFinite ? Float(double) : 0.1
      #expect(try coder.roundTrip(JSONMapped(wrappedValue: numbers)).wrappedValue == numbers)
    }
  }

  @Test func `what JSONEncoder writes of these numbers stays as it is`() throws {
    var numbers = Numbers()
    numbers.decimal = try #require(Decimal(string: "0.1234567890123456789"))
    (numbers.unsigned, numbers.signed) = (.max, .min)
    (numbers.wide, numbers.huge) = (.min, .max)
    (numbers.double, numbers.float) = (1e19, 0.1)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(JSONMapped(wrappedValue: numbers))
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"decimal":0.1234567890123456789,"double":1e+19,"float":0.1,"#
        + #""huge":340282366920938463463374607431768211455,"signed":-9223372036854775808,"#
        + #""unsigned":18446744073709551615,"wide":-170141183460469231731687303715884105728}"#)
    #expect(
      try JSONDecoder().decode(JSONMapped<Numbers>.self, from: data).wrappedValue == numbers)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `plain numbers of a property list are read as every type`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let plain: [String: Any] = [
      "decimal": 2.5, "unsigned": UInt64.max, "signed": 3.0, "wide": UInt64.max, "huge": 7,
      "double": 4, "float": 1.5,
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: plain, format: format, options: 0)
    let read = try PropertyListDecoder().decode(JSONMapped<Numbers>.self, from: data).wrappedValue
    var numbers = Numbers()
    (numbers.decimal, numbers.unsigned, numbers.signed) = (2.5, .max, 3)
    (numbers.wide, numbers.huge) = (Int128(UInt64.max), 7)
    (numbers.double, numbers.float) = (4, 1.5)
    #expect(read == numbers)
  }

  @Test(arguments: ForeignCoder.allCases)
  func `null comes back in arrays and objects`(_ coder: ForeignCoder) throws {
    let text = #"{"v":[null,1,[null],{"a":null,"b":[]},"x",true,{}]}"#
    let kept = JSONMapped(wrappedValue: try KeptTree(JSONString: text))
    #expect(try coder.roundTrip(kept).wrappedValue.JSONString(options: .sortedKeys) == text)
  }

  @Test(arguments: [ForeignCoder.propertyListText, .propertyList])
  func `the string that a property list reads as null is refused`(_ coder: ForeignCoder) throws {
    let kept = JSONMapped(wrappedValue: KeptTree(["a", "$null"]))
    let error = try #require(
      throws: EncodingError.self, performing: { try coder.propertyList(["k": kept]) })
    let context = try #require(error.innermostContext)
    #expect(context.codingPath.map(\.stringValue) == ["k", "v", "Index 1"])
    #expect(
      context.debugDescription == #"a property list would read the string "$null" as null"#)
  }

  @Test(arguments: [ForeignCoder.cells, .narrowCells])
  func `other coders keep that string`(_ coder: ForeignCoder) throws {
    let kept = JSONMapped(wrappedValue: KeptTree(["$null"]))
    #expect(try coder.roundTrip(kept).wrappedValue.JSONString() == #"{"v":["$null"]}"#)
    let data = try JSONEncoder().encode(kept)
    #expect(String(decoding: data, as: UTF8.self) == #"{"v":["$null"]}"#)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `dates and data of a property list are read as such`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let when = Date(timeIntervalSinceReferenceDate: 86_400)
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["when": when, "bytes": Data([1, 2])], format: format, options: 0)
    let events = try PropertyListDecoder().decode(JSONMapped<Events>.self, from: data)
    #expect(events.wrappedValue.when == when)
    #expect(events.wrappedValue.bytes == Data([1, 2]))
  }

  @Test(arguments: ForeignCoder.allCases)
  func `dates and data are written as the mapper writes them`(_ coder: ForeignCoder) throws {
    var events = Events()
    events.when = Date(timeIntervalSinceReferenceDate: 0.25)
    events.bytes = Data([1, 2])
    let read = try coder.roundTrip(JSONMapped(wrappedValue: events)).wrappedValue
    #expect(read.when == events.when)
    #expect(read.bytes == events.bytes)
  }

  @Test func `an object of JSON that looks like an encoded decimal stays an object`() throws {
    let text =
      #"{"v":{"exponent":0,"isCompact":true,"isNegative":false,"length":1,"#
      + #""mantissa":[5,0,0,0,0,0,0,0]}}"#
    let kept = try JSONDecoder().decode(JSONMapped<KeptTree>.self, from: Data(text.utf8))
    #expect(try kept.wrappedValue.JSONString(options: .sortedKeys) == text)
  }

  @Test(arguments: ForeignCoder.allCases)
  func `a number in the wrong place is refused in the mapper's words`(_ coder: ForeignCoder)
    throws
  {
    var numbers = Numbers()
    numbers.huge = .max
    let text = try numbers.JSONString()
    var tree = try JSONObject(JSONString: text)
    tree["signed"] = Decimal(string: "0.1234567890123456789")
    let error = try #require(
      throws: DecodingError.self, performing: { try coder.reread(tree, as: Numbers.self) })
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error) is not dataCorrupted")
      return
    }
    #expect(
      context.debugDescription == "wrong type: number 0.1234567890123456789, expected Int64")
  }
}

/// An object that is its tree.
private struct Loose: JSONEncodable, JSONConstructible {
  var tree: JSONObject
  init(_ tree: JSONObject) { self.tree = tree }
  init(JSONDictionary json: JSONObject) { tree = json }
  func JSONEncode() -> Any { tree }
}

extension ForeignCoder {
  /// Writes a tree and reads it as a mapped type.
  fileprivate func reread<Value: JSONEncodable & JSONConstructible>(
    _ tree: JSONObject, as type: Value.Type
  ) throws -> Value {
    let loose = JSONMapped(wrappedValue: Loose(tree))
    switch self {
    case .propertyListText, .propertyList:
      return try PropertyListDecoder().decode(JSONMapped<Value>.self, from: propertyList(loose))
        .wrappedValue
    case .cells, .narrowCells:
      let coder = CellCoder(isNarrow: self == .narrowCells)
      return try coder.decode(JSONMapped<Value>.self, from: coder.encode(loose)).wrappedValue
    }
  }
}

extension EncodingError {
  /// Where and why, of the error inside that PropertyListEncoder puts into its own.
  fileprivate var innermostContext: Context? {
    guard case .invalidValue(_, let context) = self else { return nil }
    return (context.underlyingError as? EncodingError)?.innermostContext ?? context
  }
}
