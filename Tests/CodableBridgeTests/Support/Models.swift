import Foundation

struct Point: Codable, Hashable {
  var x = 1
  var y = 2.5
}

enum Shape: Codable, Hashable {
  case none
  case circle(radius: Double)
  case pair(Int, String)
  case inner(Point)
  indirect case nested(Shape)
}

enum Suit: String, Codable, CodingKeyRepresentable, CaseIterable {
  case hearts, darkSpades
}

enum Level: Int, Codable, CodingKeyRepresentable {
  case low = 1
  case high = 10
}

/// A key that is neither String nor Int and represents itself as a coding key.
struct Tag: Codable, Hashable, CodingKeyRepresentable {
  var name: String

  init(_ name: String) { self.name = name }
  init?(codingKey: some CodingKey) { name = codingKey.stringValue }
  var codingKey: any CodingKey { AnyKey(name) }
}

struct AllScalars: Codable, Hashable {
  var bool = true
  var string = "é \"\u{1F600}\" / \\ \n"
  var int = Int.min
  var int8 = Int8.min
  var int16 = Int16.min
  var int32 = Int32.min
  var int64 = Int64.max
  var uint = UInt.max
  var uint8 = UInt8.max
  var uint16 = UInt16.max
  var uint32 = UInt32.max
  var uint64 = UInt64.max
  var float = Float(0.1)
  var double = 0.1
  var decimal = Decimal(12345.678)
  var date = Date(timeIntervalSinceReferenceDate: 0.25)
  var data = Data([0, 1, 254, 255])
  var url = URL(fileURLWithPath: "/a b")
  var uuid = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
}

struct WideIntegers: Codable, Hashable {
  var smallest = Int128.min
  var largest = Int128.max
  var unsigned = UInt128.max
  var beyondInt64 = Int128(Int64.min) - 1
  var beyondUInt64 = UInt128(UInt64.max) + 1
  var withinUInt64 = UInt128(UInt64.max)
  var small = Int128(-5)
}

struct Optionals: Codable, Hashable {
  var absent: Int?
  var present: Int? = 1
  var text: String? = "x"
  var date: Date? = Date(timeIntervalSinceReferenceDate: 1)
  var list: [Int?] = [1, nil, 3]
  var table: [String: Int?] = ["a": nil, "b": 2]
}

/// Writes and reads null where the default leaves the key out.
struct ExplicitNull: Codable, Hashable {
  var value: Int?

  enum CodingKeys: CodingKey { case value, gone }

  init(value: Int?) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard !container.contains(.gone) else { throw Unexpected() }
    value =
      try container.decodeNil(forKey: .value) ? nil : container.decode(Int.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let value {
      try container.encode(value, forKey: .value)
    } else {
      try container.encodeNil(forKey: .value)
    }
  }
}

struct Unexpected: Error {}

/// A single-value wrapper.
struct Wrapper<Value: Codable & Hashable>: Codable, Hashable {
  var value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

class Animal: Codable, Equatable {
  var name = "Rex"

  init() {}

  static func == (left: Animal, right: Animal) -> Bool {
    left.name == right.name && type(of: left) == type(of: right)
  }
}

/// Shares its encoder with its superclass.
final class Dog: Animal {
  var age = 3

  enum CodingKeys: CodingKey { case age }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    age = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .age)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(age, forKey: .age)
  }
}

/// Gives its superclass an encoder of its own, with or without a key.
final class Cat: Animal {
  var lives = 9

  enum CodingKeys: CodingKey { case lives, parent }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    lives = try container.decode(Int.self, forKey: .lives)
    guard try Animal(from: container.superDecoder(forKey: .parent)).name == "Rex" else {
      throw Unexpected()
    }
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(lives, forKey: .lives)
    try super.encode(to: container.superEncoder())
    try super.encode(to: container.superEncoder(forKey: .parent))
  }
}

/// An array whose first element is its superclass.
final class Bird: Animal {
  var wings = 2

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let superDecoder = try container.superDecoder()
    wings = try container.decode(Int.self)
    try super.init(from: superDecoder)
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try super.encode(to: container.superEncoder())
    try container.encode(wings)
  }
}

/// Two keyed containers and a nested one, requested one after the other on one encoder.
struct Merged: Codable, Hashable {
  var point = Point()
  var size = 4

  enum First: CodingKey { case size, box }
  enum Second: CodingKey { case x, y }

  init() {}

  init(from decoder: any Decoder) throws {
    let first = try decoder.container(keyedBy: First.self)
    size = try first.decode(Int.self, forKey: .size)
    point = try Point(from: decoder)
    let box = try first.nestedContainer(keyedBy: Second.self, forKey: .box)
    guard try box.decode(Int.self, forKey: .x) == 1, try box.decode(Int.self, forKey: .y) == 2
    else { throw Unexpected() }
  }

  func encode(to encoder: any Encoder) throws {
    var first = encoder.container(keyedBy: First.self)
    try first.encode(size, forKey: .size)
    var box = first.nestedContainer(keyedBy: Second.self, forKey: .box)
    try box.encode(1, forKey: .x)
    try point.encode(to: encoder)
    var again = first.nestedContainer(keyedBy: Second.self, forKey: .box)
    try again.encode(2, forKey: .y)
    try box.encode(1, forKey: .x)
  }
}

/// Nested containers of all kinds, three deep.
struct Deep: Codable, Hashable {
  var values = [1, 2, 3]

  init() {}

  init(from decoder: any Decoder) throws {
    let top = try decoder.container(keyedBy: AnyKey.self)
    var list = try top.nestedUnkeyedContainer(forKey: "list")
    var inner = try list.nestedUnkeyedContainer()
    values = [try inner.decode(Int.self)]
    let object = try list.nestedContainer(keyedBy: AnyKey.self)
    values.append(try object.decode(Int.self, forKey: "two"))
    var last = try object.nestedUnkeyedContainer(forKey: "last")
    values.append(try last.decode(Int.self))
    guard last.isAtEnd, try list.decodeNil(), list.isAtEnd else { throw Unexpected() }
  }

  func encode(to encoder: any Encoder) throws {
    var top = encoder.container(keyedBy: AnyKey.self)
    var list = top.nestedUnkeyedContainer(forKey: "list")
    var inner = list.nestedUnkeyedContainer()
    try inner.encode(values[0])
    var object = list.nestedContainer(keyedBy: AnyKey.self)
    try object.encode(values[1], forKey: "two")
    var last = object.nestedUnkeyedContainer(forKey: "last")
    try last.encode(values[2])
    try list.encodeNil()
  }
}

/// Encodes nothing.
struct Nothing: Codable, Hashable {
  init() {}
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}
