import CodableBridge
import Foundation
import JSONCodable
import Testing

/// One choice of which types of the graph have moved.
struct Combination: Sendable, CustomTestStringConvertible {
  let root: any FleetForm.Type

  /// The types with their forms: `MovedFleet<MappedShip<…>, MovedBoat<…>>`.
  var testDescription: String { "\(root)" }

  static let all: [Combination] = people.flatMap { holds($0) }

  // Each step opens the forms of the types further in, and makes both forms of the next one.

  private static let people: [any PersonForm.Type] = [MappedPerson.self, MovedPerson.self]

  private static func holds<Person: PersonForm>(_ person: Person.Type) -> [Combination] {
    let holds: [any HoldForm.Type] = [MappedHold<Person>.self, MovedHold<Person>.self]
    return holds.flatMap { ships($0, person) }
  }

  private static func ships<Hold: HoldForm, Person: PersonForm>(
    _ hold: Hold.Type, _ person: Person.Type
  ) -> [Combination] {
    let ships: [any ShipForm.Type] = [MappedShip<Hold>.self, MovedShip<Hold>.self]
    return ships.flatMap { boats($0, person) }
  }

  private static func boats<Ship: ShipForm, Person: PersonForm>(
    _ ship: Ship.Type, _ person: Person.Type
  ) -> [Combination] {
    let boats: [any BoatForm.Type] = [MappedBoat<Person>.self, MovedBoat<Person>.self]
    return boats.flatMap { fleets(ship, $0) }
  }

  private static func fleets<Ship: ShipForm, Boat: BoatForm>(
    _ ship: Ship.Type, _ boat: Boat.Type
  ) -> [Combination] {
    let fleets: [any FleetForm.Type] = [
      MappedFleet<Ship, Boat>.self, MovedFleet<Ship, Boat>.self,
    ]
    return fleets.map { Combination(root: $0) }
  }
}

/// A way to write and read the graph.
enum GraphRoute: CaseIterable, Sendable {
  case mapper, dictionaries, text

  func write<Fleet: FleetForm>(_ type: Fleet.Type, _ plain: PlainFleet) throws -> String {
    let fleet = Fleet(plain)
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    switch self {
    case .mapper: return try fleet.JSONString(options: options)
    case .dictionaries:
      return try DictionaryEncoder().encodeObject(fleet.field).JSONString(options: options)
    case .text:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(fleet.field), as: UTF8.self)
    }
  }

  func read<Fleet: FleetForm>(_ type: Fleet.Type, _ json: JSONObject) throws -> PlainFleet {
    switch self {
    case .mapper: try Fleet(JSONValue: json).plain
    case .dictionaries:
      Fleet(field: try DictionaryDecoder().decode(Fleet.Field.self, from: json)).plain
    case .text:
      Fleet(field: try JSONDecoder().decode(Fleet.Field.self, from: json.JSONData())).plain
    }
  }
}
