import CodableBridge
import Foundation
import JSONCodable

/// A type of the graph in one of its two forms.
///
/// A type is generic over the forms of the types inside it, so that each can be moved by itself.
protocol GraphForm: JSONEncodable, JSONRestorable, SendableMetatype {
  associatedtype Plain: Codable & Hashable & Sendable
  /// What stands in a Codable type for the form: the type itself once it has moved.
  associatedtype Field: Codable

  init(_ plain: Plain)
  var plain: Plain { get }
  init(field: Field)
  var field: Field { get }
}

/// The form of a type that is mapped still.
protocol UnmovedForm: GraphForm, JSONConstructible where Field == JSONMapped<Self> {}

extension UnmovedForm {
  init(field: JSONMapped<Self>) { self = field.wrappedValue }
  var field: JSONMapped<Self> { JSONMapped(wrappedValue: self) }
}

/// The form of a type that has moved.
protocol MovedForm: GraphForm, CodableBacked where Field == Self {}

extension MovedForm {
  init(field: Self) { self = field }
  var field: Self { self }
}

// MARK: - The five types

protocol FleetForm: GraphForm where Plain == PlainFleet {}
protocol ShipForm: GraphForm where Plain == PlainShip {}
protocol BoatForm: GraphForm where Plain == PlainBoat {}
protocol HoldForm: GraphForm where Plain == PlainHold {}
protocol PersonForm: GraphForm where Plain == PlainPerson {}

struct MappedFleet<Ship: ShipForm, Boat: BoatForm>: FleetForm, UnmovedForm {
  var name: String
  var flagship: Ship
  var boats: [Boat]

  init(JSONDictionary json: JSONObject) throws {
    name = try json.value(key: "name")
    flagship = try json.value(key: "flagship")
    boats = try json.value(key: "boats")
  }

  init(_ plain: PlainFleet) {
    (name, flagship, boats) = (plain.name, Ship(plain.flagship), plain.boats.map(Boat.init))
  }

  var plain: PlainFleet {
    PlainFleet(name: name, flagship: flagship.plain, boats: boats.map(\.plain))
  }
}

struct MovedFleet<Ship: ShipForm, Boat: BoatForm>: FleetForm, MovedForm {
  var name: String
  var flagship: Ship.Field
  @JSONMapped var boats: [Boat]

  init(_ plain: PlainFleet) {
    name = plain.name
    flagship = Ship(plain.flagship).field
    boats = plain.boats.map(Boat.init)
  }

  var plain: PlainFleet {
    PlainFleet(name: name, flagship: Ship(field: flagship).plain, boats: boats.map(\.plain))
  }
}

struct MappedShip<Hold: HoldForm>: ShipForm, UnmovedForm {
  var title: String
  var baseURL: URL
  var holds: [String: Hold]

  init(JSONDictionary json: JSONObject) throws {
    title = try json.value(key: "title")
    baseURL = try json.value(key: "baseURL")
    holds = try json.value(key: "holds")
  }

  init(_ plain: PlainShip) {
    (title, baseURL, holds) = (plain.title, plain.baseURL, plain.holds.mapValues(Hold.init))
  }

  var plain: PlainShip {
    PlainShip(title: title, baseURL: baseURL, holds: holds.mapValues(\.plain))
  }
}

struct MovedShip<Hold: HoldForm>: ShipForm, MovedForm {
  var title: String
  var baseURL: URL
  var holds: [String: Hold.Field]

  init(_ plain: PlainShip) {
    title = plain.title
    baseURL = plain.baseURL
    holds = plain.holds.mapValues { Hold($0).field }
  }

  var plain: PlainShip {
    PlainShip(title: title, baseURL: baseURL, holds: holds.mapValues { Hold(field: $0).plain })
  }
}

struct MappedBoat<Person: PersonForm>: BoatForm, UnmovedForm {
  var length: Double
  var owner: Person?

  init(JSONDictionary json: JSONObject) throws {
    length = try json.value(key: "length")
    owner = try json.valueIfPresent(key: "owner")
  }

  init(_ plain: PlainBoat) { (length, owner) = (plain.length, plain.owner.map(Person.init)) }
  var plain: PlainBoat { PlainBoat(length: length, owner: owner?.plain) }
}

struct MovedBoat<Person: PersonForm>: BoatForm, MovedForm {
  var length: Double
  @JSONMapped var owner: Person?

  init(_ plain: PlainBoat) {
    length = plain.length
    owner = plain.owner.map(Person.init)
  }

  var plain: PlainBoat { PlainBoat(length: length, owner: owner?.plain) }
}

struct MappedHold<Person: PersonForm>: HoldForm, UnmovedForm {
  var cargo: Cargo
  var loaded: Date
  var warden: Person

  init(JSONDictionary json: JSONObject) throws {
    cargo = try json.value(key: "cargo")
    loaded = try json.value(key: "loaded")
    warden = try json.value(key: "warden")
  }

  init(_ plain: PlainHold) {
    (cargo, loaded, warden) = (plain.cargo, plain.loaded, Person(plain.warden))
  }

  var plain: PlainHold { PlainHold(cargo: cargo, loaded: loaded, warden: warden.plain) }
}

struct MovedHold<Person: PersonForm>: HoldForm, MovedForm {
  var cargo: Cargo
  var loaded: Date
  var warden: Person.Field

  init(_ plain: PlainHold) {
    (cargo, loaded, warden) = (plain.cargo, plain.loaded, Person(plain.warden).field)
  }

  var plain: PlainHold {
    PlainHold(cargo: cargo, loaded: loaded, warden: Person(field: warden).plain)
  }
}

struct MappedPerson: PersonForm, UnmovedForm {
  var name: String
  var age: Int8?
  var badge: UUID?

  init(JSONDictionary json: JSONObject) throws {
    name = try json.value(key: "name")
    age = try json.valueIfPresent(key: "age")
    badge = try json.valueIfPresent(key: "badge")
  }

  init(_ plain: PlainPerson) { (name, age, badge) = (plain.name, plain.age, plain.badge) }
  var plain: PlainPerson { PlainPerson(name: name, age: age, badge: badge) }
}

/// A class, since a type may be one on both sides.
final class MovedPerson: PersonForm, MovedForm {
  let name: String
  let age: Int8?
  let badge: UUID?

  init(_ plain: PlainPerson) { (name, age, badge) = (plain.name, plain.age, plain.badge) }
  var plain: PlainPerson { PlainPerson(name: name, age: age, badge: badge) }
}
