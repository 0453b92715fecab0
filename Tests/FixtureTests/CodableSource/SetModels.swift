import Fixtures
import JSONCodable

// Mapped types that stand in sets, of one element each since a set has no order.

/// Sets of structs, unions and generic types, in optionals, arrays and dictionaries.
struct Crew: JSONMappable {
  var roles: Set<Role> = []
  var ranks: Set<Rank>?
  var shifts: [Set<Shift>] = []
  var teams: [String: Set<Carried<Team>>] = [:]
  var guests: [Guest] = []

  struct Role: JSONMappable, Hashable {
    var name = ""
    var place: Place?
    var tags: [Tag] = []
    var marks: [String: Rank] = [:]
  }

  struct Place: JSONMappable, Hashable { var city = "" }
  struct Tag: JSONMappable, Hashable { var text = "" }
  struct Team: JSONMappable, Hashable { var name = "" }
  struct Guest: JSONMappable { var name = "" }
  struct Shift: JSONMappable, Hashable { var hours: Set<Int> = [] }
}

/// A type that holds one of another type.
struct Carried<Item: JSONMappable & Hashable>: JSONMappable, Hashable {
  var item = Item()
}

/// A union in a set.
enum Rank: JSONUnion, Hashable {
  enum Tag: String, CaseIterable { case chief, mate, none }

  case chief(Badge), mate(level: Int), none

  static let discriminator = JSONDiscriminator(key: "rank")

  struct Badge: JSONMappable, Hashable { var number = 0 }

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "rank") {
    case .chief: self = .chief(try Badge(JSONDictionary: json))
    case .mate: self = .mate(level: try json.value(key: "level"))
    case .none: self = .none
    }
  }
}

extension Fixture {
  static let setModels = [
    Fixture(
      "crew", .nesting,
      [
        #"{"roles":[{"name":"cook","place":{"city":"Oslo"},"tags":[{"text":"a"}],"marks":{"x":{"rank":"mate","level":1}}}],"ranks":[{"rank":"chief","number":1}],"shifts":[[{"hours":[8]}]],"teams":{"t":[{"item":{"name":"n"}}]},"guests":[{"name":"g"}]}"#,
        #"{"roles":[{"name":"","tags":[],"marks":{"a":{"rank":"chief","number":2},"b":{"rank":"none"}}}],"ranks":[{"rank":"mate","level":3}],"shifts":[],"teams":{},"guests":[]}"#,
        #"{"roles":[],"ranks":[{"rank":"none"}],"shifts":[[]],"teams":{"t":[]},"guests":[]}"#,
      ],
      forms: [.reflected(Crew.self)])
  ]
}
