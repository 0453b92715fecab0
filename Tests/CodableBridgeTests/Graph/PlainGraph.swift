import Foundation

// A graph of five types, as values: what each of its 32 forms holds, and what `Codable` alone writes.

enum Cargo: String, Codable, CaseIterable, Sendable {
  case grain, water
}

struct PlainFleet: Codable, Hashable, Sendable {
  var name: String
  var flagship: PlainShip
  var boats: [PlainBoat]

  /// Every member, every optional with a value and without one.
  static let sample = PlainFleet(
    name: "North",
    flagship: PlainShip(
      title: "Ida", baseURL: URL(fileURLWithPath: "/ida"),
      holds: [
        "aft": PlainHold(
          cargo: .water, loaded: Date(timeIntervalSinceReferenceDate: 0.5),
          warden: PlainPerson(
            name: "Ann", age: 44,
            badge: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6)))),
        "fore": PlainHold(
          cargo: .grain, loaded: Date(timeIntervalSinceReferenceDate: 86_400),
          warden: PlainPerson(name: "Bo")),
      ]),
    boats: [
      PlainBoat(length: 7.25, owner: nil),
      PlainBoat(length: 4, owner: PlainPerson(name: "Cy", age: -1)),
    ])

  static let text =
    #"{"boats":[{"length":7.25},{"length":4,"owner":{"age":-1,"name":"Cy"}}],"#
    + #""flagship":{"baseURL":"file:///ida","holds":{"#
    + #""aft":{"cargo":"water","loaded":0.5,"#
    + #""warden":{"age":44,"badge":"01020304-0506-0708-0900-010203040506","name":"Ann"}},"#
    + #""fore":{"cargo":"grain","loaded":86400,"warden":{"name":"Bo"}}},"title":"Ida"},"#
    + #""name":"North"}"#

  /// The same by ``Combination/context``.
  static let textInContext =
    #"{"boats":[{"length":7.25,"owner":null},"#
    + #"{"length":4,"owner":{"age":-1,"badge":null,"name":"Cy"}}],"#
    + #""flagship":{"base_url":"file:///ida","holds":{"#
    + #""aft":{"cargo":"water","loaded":"2001-01-01T00:00:00.5Z","#
    + #""warden":{"age":44,"badge":"01020304-0506-0708-0900-010203040506","name":"Ann"}},"#
    + #""fore":{"cargo":"grain","loaded":"2001-01-02T00:00:00Z","#
    + #""warden":{"age":null,"badge":null,"name":"Bo"}}},"title":"Ida"},"name":"North"}"#
}

struct PlainShip: Codable, Hashable, Sendable {
  var title: String
  var baseURL: URL
  var holds: [String: PlainHold]
}

struct PlainBoat: Codable, Hashable, Sendable {
  var length: Double
  var owner: PlainPerson?
}

struct PlainHold: Codable, Hashable, Sendable {
  var cargo: Cargo
  var loaded: Date
  var warden: PlainPerson
}

struct PlainPerson: Codable, Hashable, Sendable {
  var name: String
  var age: Int8?
  var badge: UUID?
}
