import Engines
import Foundation
import JSONCodable
import Testing

@Suite("A polymorphic property is read and written by the registry of the context", .everyEngine)
struct PolymorphicValueTests {
  static let full =
    #"{"guest":{"_type":"Puss","lives":9,"name":"Tom"},"#
    + #""others":[{"_type":"bird\/2","name":"Ara"},"#
    + #"{"_type":"Hound","friend":{"_type":"bird\/2","name":"Pip"},"name":"Fly"}],"#
    + #""outside":[],"pet":{"_type":"Hound","name":"Rex"},"#
    + #""rooms":{"attic":{"_type":"bird\/2","name":"Owl"}}}"#
  static let plain = #"{"others":[],"pet":{"_type":"Hound","name":"Rex"},"rooms":{}}"#

  private func inContext<R>(_ body: () throws -> R) throws -> R {
    try JSONContext.with(\.types, Registries.creatures(), body)
  }

  @Test(arguments: [full, plain])
  func `a polymorphic value, optional, array and dictionary go in and out`(_ text: String) throws {
    let written = try inContext {
      try House(JSONString: text).JSONString(options: .sortedKeys)
    }
    #expect(written == text)
  }

  @Test func `polymorphic values are read as their own types`() throws {
    let house = try inContext { try House(JSONString: Self.full) }
    #expect(house.pet is Hound)
    #expect(house.guest is Puss)
    #expect(house.others.map { "\(type(of: $0))" } == ["Bird", "Hound"])
    #expect(house.rooms["attic"]?.name == "Owl")
    #expect(house.outside?.count == 0)
    #expect((house.others[1] as? Hound)?.friend?.name == "Pip")
  }

  @Test func `null clears a polymorphic optional and leaves other properties as they are`() throws {
    var house = House(pet: Bird(name: "B"), guest: Bird(name: "C"), outside: [Bird(name: "D")])
    try inContext {
      try house.update(from: [
        "pet": ["_type": "bird/2", "name": "E"], "guest": NSNull(), "others": NSNull(),
        "outside": NSNull(),
      ])
    }
    #expect(house.pet.name == "E")
    #expect(house.guest == nil)
    #expect(house.others.isEmpty)
    #expect(house.outside == nil)
  }

  /// The same properties by lines that only read, by lines for both directions, and by none.
  struct ReadRooms: JSONCodable {
    @PolymorphicValue var rooms: [String: any Creature] = [:]
    @PolymorphicValue var floors: [String: [String: any Creature]]?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&_rooms, key: "rooms", skipping: .invalid)
      try json.restore(&_floors, key: "floors")
    }
  }

  struct MappedRooms: JSONMappable {
    @PolymorphicValue var rooms: [String: any Creature] = [:]
    @PolymorphicValue var floors: [String: [String: any Creature]]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&_rooms, key: "rooms", skipping: .invalid)
      try json.map(&_floors, key: "floors")
    }
  }

  struct ReflectedRooms: JSONMappable {
    @PolymorphicValue var rooms: [String: any Creature] = [:]
    @PolymorphicValue var floors: [String: [String: any Creature]]?
  }

  @Test func `an update merges dictionaries of polymorphic values by key`() throws {
    func bird(_ name: String) -> JSONObject { ["_type": "bird/2", "name": name] }
    func check<Rooms: JSONCodable>(_: Rooms.Type) throws {
      try inContext { () throws in
        var rooms = try Rooms(JSONDictionary: [
          "rooms": ["a": bird("A"), "b": bird("B"), "c": bird("C")],
          "floors": ["1": ["a": bird("A")], "2": [:]],
        ])
        try rooms.update(from: [
          "rooms": ["a": NSNull(), "b": bird("E"), "d": bird("D")],
          "floors": ["1": ["b": bird("B")], "2": NSNull(), "3": [:]],
        ])
        let updated = try AnyJSON([
          "rooms": ["b": bird("E"), "c": bird("C"), "d": bird("D")],
          "floors": ["1": ["a": bird("A"), "b": bird("B")], "3": [:]],
        ])
        #expect(try AnyJSON(rooms.JSONEncode()) == updated)
        let refused: JSONObject = [
          "floors": ["1": ["a": NSNull(), "b": bird("X"), "c": ["_type": 5]]]
        ]
        #expect(
          message { try rooms.update(from: refused) }?.hasSuffix(" at $.floors.1.c._type") == true)
        #expect(try AnyJSON(rooms.JSONEncode()) == updated)
      }
    }
    try check(ReadRooms.self)
    try check(MappedRooms.self)
    try check(ReflectedRooms.self)
  }

  struct Kennel: JSONMappable {
    @PolymorphicValue var hounds: [any Creature] = []
    @PolymorphicValue var named: [String: any Creature]? = [:]
    @PolymorphicValue var rows: [[any Creature]] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&_hounds, key: "hounds", skipping: .invalid)
      try json.map(&_named, key: "named", skipping: .invalid)
      try json.map(&_rows, key: "rows")
    }
  }

  private static var bird: JSONObject { ["_type": "bird/2", "name": "A"] }
  private static var feed: JSONObject {
    [
      "hounds": [bird, ["_type": "Ghost"], 5, bird] as [Any],
      "named": ["a": bird, "b": [String: Any]()],
    ]
  }

  @Test func `an element of an unknown type is skipped where the line says so`() throws {
    try inContext {
      let kennel = try Kennel(JSONDictionary: Self.feed)
      #expect(kennel.hounds.map(\.name) == ["A", "A"])
      #expect(kennel.named?.mapValues(\.name) == ["a": "A"])
      #expect(try Kennel(JSONDictionary: kennel.JSONDictionary()).hounds.count == 2)
      let error = #expect(throws: JSONDecodingError.self) {
        try Kennel(JSONDictionary: ["rows": [[Self.bird], [7]] as [[Any]]])
      }
      #expect(error?.path.description == "$.rows[1][0]")
    }
  }

  @Test func `a lenient reading keeps the other elements`() throws {
    try inContext {
      var json = Self.feed
      json["rows"] = [[Self.bird, 7] as [Any], [Self.bird]]
      let (kennel, problems) = try Kennel.lenient(JSONDictionary: json)
      #expect(kennel.hounds.map(\.name) == ["A", "A"])
      #expect(kennel.named?.keys.sorted() == ["a"])
      #expect(kennel.rows.map(\.count) == [1, 1])
      #expect(
        Set(problems.map(\.path.description)) == [
          "$.hounds[1]._type", "$.hounds[2]", "$.named.b._type", "$.rows[0][1]",
        ])
    }
  }

  @Test func `a single value has no elements to skip`() throws {
    struct Owner: JSONMappable {
      @PolymorphicValue var pet: any Creature = Bird(name: "B")
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&_pet, key: "pet", skipping: .invalid)
      }
    }
    let error = try inContext {
      #expect(throws: JSONDecodingError.self) { try Owner(JSONDictionary: ["pet": Self.bird]) }
    }
    #expect(error?.path.description == "$.pet")
  }

  @Test func `containers nest, and elements may be null`() throws {
    let text = #"{"a":[{"_type":"bird\/2","name":"A"},null],"b":[]}"#
    let written = try inContext { () -> String in
      let value = try PolymorphicValue<[String: [(any Creature)?]]>(JSONString: text)
      #expect(value.wrappedValue["a"]?[0]?.name == "A")
      #expect(value.wrappedValue["a"]?[1] == nil)
      return try value.JSONString(options: .sortedKeys)
    }
    #expect(written == text)
  }

  @Test func `a class that contains itself is an error, not a stack overflow`() throws {
    let ring = Ring()
    ring.next = ring
    let error = try #require(
      try JSONContext.with(\.types, JSONTypeRegistry([Ring.self])) {
        #expect(throws: JSONEncodingError.self) { try ring.JSONEncode() }
      })
    #expect(error.description == "reference cycle through type Ring at $.next")
  }

  @Test func `a wrapper is equal, hashed and sent as its value is`() {
    let one = PolymorphicValue(wrappedValue: Point(x: 1, y: 2))
    let two = PolymorphicValue(wrappedValue: Point(x: 1, y: 3))
    #expect(one == one && one != two)
    #expect(Set([one, one, two]).count == 2)
    let sent: any Sendable = one
    #expect(sent is PolymorphicValue<Point>)
  }

  // MARK: - Errors

  static let known = #"one of "Hound", "Puss", "Rock", "bird/2""#
  static let faults = [
    DecodingFault(
      "an unregistered id in an array",
      #"{"houses":[{"pet":{"_type":"bird/2","name":"B"},"others":[{"_type":"Ghost"}]}]}"#,
      #"unregistered id "Ghost", expected \#(known) at $.houses[0].others[0]._type"#),
    DecodingFault(
      "an id of another type in a dictionary",
      #"{"houses":[{"pet":{"_type":"bird/2","name":"B"},"rooms":{"a":{"_type":"Rock"}}}]}"#,
      #"wrong type: id "Rock" of type Rock, expected Creature at $.houses[0].rooms.a._type"#),
    DecodingFault(
      "a missing id", #"{"houses":[{"pet":{"name":"B"}}]}"#,
      "missing value, expected \(known) at $.houses[0].pet._type"),
    DecodingFault(
      "a missing value", #"{"houses":[{}]}"#,
      "missing value, expected Creature at $.houses[0].pet"),
    DecodingFault(
      "no object", #"{"houses":[{"pet":5}]}"#,
      "wrong type: number 5, expected Creature at $.houses[0].pet"),
    DecodingFault(
      "no array", #"{"houses":[{"pet":{"_type":"bird/2","name":"B"},"others":{}}]}"#,
      "wrong type: object, expected [Creature] at $.houses[0].others"),
    DecodingFault(
      "null in an array", #"{"houses":[{"pet":{"_type":"bird/2","name":"B"},"others":[null]}]}"#,
      "wrong type: null, expected Creature at $.houses[0].others[0]"),
    DecodingFault(
      "an error three levels down",
      #"{"houses":[{"pet":{"_type":"Hound","name":"H","friend":{"_type":"Hound","name":"F","friend":{"_type":"Puss"}}}}]}"#,
      "missing value, expected String at $.houses[0].pet.friend.friend.name"),
  ]

  @Test(arguments: faults)
  func `a polymorphic value that cannot be read is named with the whole path`(
    _ fault: DecodingFault
  ) throws {
    let error = try inContext {
      #expect(throws: JSONDecodingError.self) { try Street(JSONString: fault.text) }
    }
    #expect(error?.description == fault.message)
  }

  @Test func `the table of polymorphic faults has all its rows`() {
    #expect(Self.faults.count >= 8)
  }

  @Test func `a lenient reading leaves a wrong polymorphic value at its default`() throws {
    let (street, problems) = try inContext {
      try Street.lenient(
        JSONDictionary: JSONObject(
          JSONString:
            #"{"houses":[{"pet":{"_type":"Ghost"},"guest":{"_type":"bird/2","name":"B"}}]}"#
        ))
    }
    #expect(street.houses.first?.pet is Hound)
    #expect(street.houses.first?.guest?.name == "B")
    #expect(
      problems.map(\.description) == [
        "unregistered id \"Ghost\", expected \(Self.known) at $.houses[0].pet._type"
      ])
  }

  @Test func `a polymorphic value that cannot be written is named with the whole path`() throws {
    let street = Street(houses: [House(rooms: ["attic": Ghost()])])
    let error = try inContext {
      #expect(throws: JSONEncodingError.self) { try street.JSONString() }
    }
    #expect(
      error?.description
        == "unregistered type Ghost, expected one of Bird, Hound, Puss, Rock at $.houses[0].rooms.attic"
    )
  }

  @Test func `a polymorphic value is neither read nor written without a registry in the context`() {
    let decoding = #expect(throws: JSONDecodingError.self) {
      try Street(JSONString: #"{"houses":[{"pet":{"_type":"Hound"}}]}"#)
    }
    #expect(
      decoding?.description
        == "missing context, expected JSONTypeRegistry at $.houses[0].pet")
    let encoding = #expect(throws: JSONEncodingError.self) {
      try Street(houses: [House()]).JSONString()
    }
    #expect(
      encoding?.description
        == "missing context, expected JSONTypeRegistry at $.houses[0].pet")
  }

  @Test func `tasks with different registries never see each other's`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          let key = "key\(number)"
          let registry = try JSONTypeRegistry(key: key, [Hound.self])
          let text = #"{"\#(key)":"Hound","name":"Rex"}"#
          return try await JSONContext.with(\.types, registry) {
            for _ in 0..<50 {
              let value = try PolymorphicValue<any Creature>(JSONString: text)
              await Task.yield()
              guard try value.JSONString(options: .sortedKeys) == text else { return false }
            }
            return true
          }
        }
      }
      for try await isOwn in group { #expect(isOwn) }
    }
  }
}

/// Points at itself.
private final class Ring: JSONIdentified {
  @PolymorphicValue var next: Ring? = nil
  init() {}
  init(JSONDictionary: JSONObject) throws {}
}
