import Engines
import Foundation
import JSONCodable
import Testing

@testable import MigrationExamples

@Suite("A user's pet is of any registered type, the same by both sides", .everyEngine)
struct AnimalTests {
  private func example(
    _ types: [any JSONIdentified.Type] = [Dog.self, Cat.self, Parrot.self]
  ) throws -> Example<UserRecord> {
    let registry = try JSONTypeRegistry(types)
    var context = JSONContext.current
    context.types = registry
    context.options.dates = .rfc3339
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    decoder.userInfo[.JSONTypes] = registry
    decoder.dateDecodingStrategy = .iso8601
    encoder.userInfo[.JSONTypes] = registry
    encoder.dateEncodingStrategy = .iso8601
    return Example(context: context, decoder: decoder, encoder: encoder)
  }

  static let birth = Date(timeIntervalSince1970: 642_902_400)

  static func user(_ members: String) -> String {
    #"{"name":"Ann","date_of_birth":"1990-05-17T00:00:00Z",\#(members)}"#
  }

  static func record(_ pet: (any Animal)?, friends: [any Animal] = []) -> UserRecord {
    UserRecord(name: "Ann", dateOfBirth: birth, pet: pet, friends: friends)
  }

  static let samples: [Sample<UserRecord>] = [
    Sample(
      "a dog",
      user(#""pet":{"_type":"Dog","name":"Rex","tricks":["sit"]},"friends":[]"#),
      record(Dog(name: "Rex", tricks: ["sit"]))),
    Sample(
      "a parrot with an id of its own, and nothing to say",
      user(#""pet":{"_type":"bird.parrot","name":"Pol"},"friends":[]"#),
      record(Parrot(name: "Pol"))),
    Sample("no pet", user(#""friends":[]"#), record(nil)),
    Sample(
      "friends of many kinds",
      user(
        #"""
        "pet":{"_type":"Cat","name":"Mia","livesLeft":9},\#
        "friends":[{"_type":"Dog","name":"Rex","tricks":[]},\#
        {"_type":"bird.parrot","name":"Pol","words":"Hello"}]
        """#),
      record(
        Cat(name: "Mia", livesLeft: 9),
        friends: [Dog(name: "Rex", tricks: []), Parrot(name: "Pol", words: "Hello")])),
  ]

  @Test(arguments: samples)
  func `both sides read and write a user's pet the same`(_ sample: Sample<UserRecord>) throws {
    try example().check(sample.text, is: sample.value())
  }

  @Test func `null is read as no pet`() throws {
    try example().check(
      Self.user(#""pet":null,"friends":[]"#), is: Self.record(nil),
      written: Self.user(#""friends":[]"#))
  }

  static let ids = #"one of "Cat", "Dog", "bird.parrot""#

  /// Makes a fault of the pet's JSON; both sides have the same words, since one does the work.
  static func fault(_ name: String, _ pet: String, _ words: String) -> Fault {
    Fault(name, user(#""pet":\#(pet),"friends":[]"#), mapper: words, codable: words)
  }

  @Test(arguments: [
    fault(
      "an unregistered id", #"{"_type":"Fish","name":"Wanda"}"#,
      #"unregistered id "Fish", expected \#(ids) at $.pet._type"#),
    fault("no id", #"{"name":"Rex"}"#, "missing value, expected \(ids) at $.pet._type"),
    fault(
      "an id that is no text", #"{"_type":1}"#,
      "wrong type: number 1, expected \(ids) at $.pet._type"),
    fault("no object", #""Rex""#, #"wrong type: string "Rex", expected Animal at $.pet"#),
    fault(
      "an animal that is not right", #"{"_type":"Cat","name":"Mia","livesLeft":"9"}"#,
      #"wrong type: string "9", expected Int at $.pet.livesLeft"#),
  ])
  func `both sides refuse the same pets`(_ fault: Fault) throws {
    try example().checkRefusal(fault)
  }

  @Test func `both sides name the place of a pet in a list`() throws {
    let words = #"unregistered id "Fish", expected \#(Self.ids) at $.friends[1]._type"#
    let friends = #"[{"_type":"Dog","name":"Rex","tricks":[]},{"_type":"Fish"}]"#
    try example().checkRefusal(
      Fault("a fish", Self.user(#""friends":\#(friends)"#), mapper: words, codable: words))
  }

  @Test func `both sides refuse a registered type that is not an animal`() throws {
    let words = #"wrong type: id "Stone" of type Stone, expected Animal at $.pet._type"#
    try example([Dog.self, Stone.self]).checkRefusal(
      Self.fault("a stone", #"{"_type":"Stone"}"#, words))
  }

  @Test func `both sides refuse to read and write a pet without a registry`() throws {
    var context = JSONContext.current
    context.options.dates = .rfc3339
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let example = Example<UserRecord>(context: context, decoder: decoder)
    let words = "missing context, expected JSONTypeRegistry at $.pet"
    example.checkRefusal(Self.fault("no registry", #"{"_type":"Dog"}"#, words))
    let record = Self.record(Dog(name: "Rex", tricks: []))
    let error = #expect(throws: JSONEncodingError.self) { try example.writeByMapper(record) }
    #expect(error?.description == words)
    let byCodable = #expect(throws: EncodingError.self) { try example.writeByCodable(record) }
    #expect(byCodable?.summary == words)
  }

  @Test func `a pet of a type that is not registered is not written`() throws {
    let record = Self.record(Parrot(name: "Pol"))
    let example = try example([Dog.self, Cat.self])
    let error = #expect(throws: JSONEncodingError.self) { try example.writeByMapper(record) }
    let words = "unregistered type Parrot, expected one of Cat, Dog at $.pet"
    #expect(error?.description == words)
    let byCodable = #expect(throws: EncodingError.self) { try example.writeByCodable(record) }
    #expect(byCodable?.summary == words)
  }

  private struct Stone: JSONIdentified {
    init(JSONDictionary: JSONObject) {}
  }
}
