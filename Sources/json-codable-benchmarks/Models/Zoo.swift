import JSONCodable

/// A value of an open set of types.
protocol Animal: JSONIdentified, JSONDecodable, Codable, Sendable {
  var name: String { get set }
  var byHand: JSONObject { get }
}

struct Cat: Animal, Equatable {
  var name = ""
  var lives = 9

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name")
    try json.restore(&lives, key: "lives")
  }

  var byHand: JSONObject { ["_type": "Cat", "name": name, "lives": lives] }
}

struct Dog: Animal, Equatable {
  var name = ""
  var tricks: [String] = []

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name")
    try json.restore(&tricks, key: "tricks")
  }

  var byHand: JSONObject { ["_type": "Dog", "name": name, "tricks": tricks] }
}

/// Animals by a registry, which is that of the context.
struct Zoo: Sendable {
  var city = ""
  @PolymorphicValue var star: any Animal = Cat()
  @PolymorphicValue var animals: [any Animal] = []

  /// The context in which zoos are mapped.
  static func context() throws -> JSONContext {
    var context = JSONContext()
    context.types = try JSONTypeRegistry([Cat.self, Dog.self])
    return context
  }
}

extension Zoo: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&city, key: "city")
    try json.restore(&_star, key: "star")
    try json.restore(&_animals, key: "animals")
  }
}

extension Zoo: Equatable {
  static func == (left: Zoo, right: Zoo) -> Bool {
    left.city == right.city && isSame(left.star, right.star)
      && left.animals.elementsEqual(right.animals, by: isSame)
  }

  private static func isSame(_ left: any Animal, _ right: any Animal) -> Bool {
    switch (left, right) {
    case (let left as Cat, let right as Cat): left == right
    case (let left as Dog, let right as Dog): left == right
    default: false
    }
  }
}

// MARK: - Codable

/// An animal as a `Codable` enum has it.
private enum AnyAnimal: Codable {
  case cat(Cat)
  case dog(Dog)

  private enum CodingKeys: String, CodingKey { case type = "_type" }
  private enum Species: String, Codable { case cat = "Cat", dog = "Dog" }

  init?(_ animal: any Animal) {
    switch animal {
    case let cat as Cat: self = .cat(cat)
    case let dog as Dog: self = .dog(dog)
    default: return nil
    }
  }

  var animal: any Animal {
    switch self {
    case .cat(let cat): cat
    case .dog(let dog): dog
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Species.self, forKey: .type) {
    case .cat: self = .cat(try Cat(from: decoder))
    case .dog: self = .dog(try Dog(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .cat(let cat):
      try container.encode(Species.cat, forKey: .type)
      try cat.encode(to: encoder)
    case .dog(let dog):
      try container.encode(Species.dog, forKey: .type)
      try dog.encode(to: encoder)
    }
  }
}

extension Zoo: Codable {
  private enum CodingKeys: String, CodingKey { case city, star, animals }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    city = try container.decode(String.self, forKey: .city)
    star = try container.decode(AnyAnimal.self, forKey: .star).animal
    animals = try container.decode([AnyAnimal].self, forKey: .animals).map(\.animal)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(city, forKey: .city)
    try container.encode(AnyAnimal(star), forKey: .star)
    try container.encode(animals.compactMap(AnyAnimal.init), forKey: .animals)
  }
}

// MARK: - By hand

extension Zoo: BenchmarkModel {
  typealias Document = [Zoo]

  static let label = "registry"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Zoo] {
    var random = SeededRandom(seed: 10)
    return (0..<count).map { _ in
      var zoo = Zoo(city: random.fullName())
      zoo.star = animal(&random)
      zoo.animals = random.array(0...6) { animal(&$0) }
      return zoo
    }
  }

  private static func animal(_ random: inout SeededRandom) -> any Animal {
    random.oneIn(2)
      ? Cat(name: random.fullName(), lives: random.int(1...9))
      : Dog(name: random.fullName(), tricks: random.array(0...3) { $0.text(words: 1...1) })
  }

  var byHand: JSONObject {
    ["city": city, "star": star.byHand, "animals": animals.map(\.byHand)]
  }

  init(byHand json: JSONObject) {
    city = json["city"] as? String ?? ""
    star = Self.animal(byHand: json["star"] as? JSONObject ?? [:])
    animals = objects(json["animals"]).map(Self.animal)
  }

  private static func animal(byHand json: JSONObject) -> any Animal {
    let name = json["name"] as? String ?? ""
    return json["_type"] as? String == "Cat"
      ? Cat(name: name, lives: int(json["lives"]))
      : Dog(name: name, tricks: json["tricks"] as? [String] ?? [])
  }
}
