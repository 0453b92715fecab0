import Foundation
import JSONCodable

/// An animal; `_type` says in JSON which one.
///
/// The protocol's types are an open set: a ``JSONTypeRegistry`` names those that may be read.
// sample: animals
protocol Animal: JSONIdentified, Hashable, Sendable {
  /// What it is called.
  var name: String { get }
}

/// A dog.
struct Dog: Animal {
  var name: String
  /// What it can do.
  var tricks: [String]
}
// end

/// A cat.
struct Cat: Animal {
  var name: String
  /// How many of its nine lives are left.
  var livesLeft: Int
}

/// A parrot, whose id is not its type's name.
struct Parrot: Animal {
  static let JSONTypeID = "bird.parrot"
  var name: String
  /// What it says.
  var words: String?
}

/// A user with a pet of any kind.
///
///     {"name":"Ann","date_of_birth":"1990-05-17T00:00:00Z",
///      "pet":{"_type":"Dog","name":"Rex","tricks":["sit"]},"friends":[]}
// sample: animals-user
struct UserRecord: Sendable {
  /// What the user is called.
  var name = ""
  /// When the user was born.
  var dateOfBirth = Date.distantPast
  /// The user's animal, if there is one.
  @PolymorphicValue var pet: (any Animal)?
  /// The animals of friends.
  @PolymorphicValue var friends: [any Animal] = []
}
// end

/// Not synthesised, since `any Animal` is not `Equatable`.
extension UserRecord: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.dateOfBirth == right.dateOfBirth
      && left.pet.map { AnyHashable($0) } == right.pet.map { AnyHashable($0) }
      && left.friends.map { AnyHashable($0) } == right.friends.map { AnyHashable($0) }
  }
}

// MARK: - Mapper

// sample: animals-mapper
extension UserRecord: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name", required: true)
    try json.restore(&dateOfBirth, key: "date_of_birth", required: true)
    try json.restore(&_pet, key: "pet")
    try json.restore(&_friends, key: "friends", required: true)
  }

  static func JSONKey(forProperty name: String) -> String? {
    name == "dateOfBirth" ? "date_of_birth" : name
  }
}
// end

// sample: animals-dog
extension Dog {
  init(JSONDictionary json: JSONObject) throws {
    name = try json.value(key: "name")
    tricks = try json.value(key: "tricks")
  }
}
// end

extension Cat {
  init(JSONDictionary json: JSONObject) throws {
    name = try json.value(key: "name")
    livesLeft = try json.value(key: "livesLeft")
  }
}

extension Parrot {
  init(JSONDictionary json: JSONObject) throws {
    name = try json.value(key: "name")
    words = try json.valueIfPresent(key: "words")
  }
}

// MARK: - Codable

// sample: animals-codable
extension UserRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case dateOfBirth = "date_of_birth"
    case pet, friends
  }
}
// end
