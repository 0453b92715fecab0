import JSONCodable

/// An open set of types.
protocol Creature: JSONIdentified, Sendable {
  var name: String { get }
}

struct Hound: Creature {
  var name: String
  @PolymorphicValue var friend: (any Creature)?

  init(name: String, friend: (any Creature)? = nil) {
    self.name = name
    self.friend = friend
  }

  init(JSONDictionary json: JSONObject) throws {
    name = try json.value(key: "name")
    try json.restore(&_friend, key: "friend")
  }
}

final class Puss: Creature {
  let name: String
  let lives: Int

  init(name: String, lives: Int) {
    self.name = name
    self.lives = lives
  }

  init(JSONDictionary json: JSONObject) throws {
    name = try json.value(key: "name")
    lives = try json.value(key: "lives")
  }
}

/// A creature whose id is not its name.
struct Bird: Creature {
  static let JSONTypeID = "bird/2"
  var name: String

  init(name: String) { self.name = name }
  init(JSONDictionary json: JSONObject) throws { name = try json.value(key: "name") }
}

/// Registered, but no creature.
struct Rock: JSONIdentified {
  var weight: Double

  init(weight: Double) { self.weight = weight }
  init(JSONDictionary json: JSONObject) throws { weight = try json.value(key: "weight") }
}

/// A creature that nobody registers.
struct Ghost: Creature {
  var name = "Boo"
  init() {}
  init(JSONDictionary json: JSONObject) throws { try json.restore(&name, key: "name") }
}

// MARK: - Classes

class Vehicle: JSONIdentified {
  var wheels = 4
  init() {}
  required init(JSONDictionary json: JSONObject) throws { try json.restore(&wheels, key: "wheels") }
}

class Truck: Vehicle {
  var load = 0

  override init() { super.init() }
  required init(JSONDictionary json: JSONObject) throws {
    try super.init(JSONDictionary: json)
    try json.restore(&load, key: "load")
  }
}

final class Tanker: Truck {}

// MARK: - Properties

struct House: JSONCodable, Codable {
  @PolymorphicValue var pet: any Creature = Hound(name: "Rex")
  @PolymorphicValue var guest: (any Creature)? = nil
  @PolymorphicValue var others: [any Creature] = []
  @PolymorphicValue var rooms: [String: any Creature] = [:]
  @PolymorphicValue var outside: [any Creature]? = nil

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&_pet, key: "pet", required: true)
    try json.restore(&_guest, key: "guest")
    try json.restore(&_others, key: "others")
    try json.restore(&_rooms, key: "rooms")
    try json.restore(&_outside, key: "outside")
  }
}

struct Street: JSONCodable, Codable {
  var houses: [House] = []
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&houses, key: "houses") }
}

enum Registries {
  static let key = "_type"
  static func creatures() throws -> JSONTypeRegistry {
    try JSONTypeRegistry([Puss.self, Hound.self, Bird.self, Rock.self])
  }
}
