import Foundation
import JSONCodable

// Values of an open set of types, and vectors. One type serves both sides here.

enum AnimalSamples {
  // sample: animals
  protocol Animal: JSONIdentified { var name: String { get } }

  struct Dog: Animal {
    var name: String
    init(JSONDictionary json: JSONObject) throws { name = try json.value(key: "name") }
  }

  struct Cat: Animal {
    var name: String
    init(JSONDictionary json: JSONObject) throws { name = try json.value(key: "name") }
  }

  struct UserRecord: JSONCodable, Codable {
    var name = ""
    @PolymorphicValue var pet: (any Animal)?
    @PolymorphicValue var friends: [any Animal] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name", required: true)
      try json.restore(&_pet, key: "pet")
      try json.restore(&_friends, key: "friends", required: true)
    }
  }
  // end

  @Sendable static func bothWays() throws -> String {
    try printed {
      // sample: animals-both-ways
      let animals = try JSONTypeRegistry([Cat.self, Dog.self])
      let text = #"{"friends":[],"name":"Ann","pet":{"_type":"Dog","name":"Rex"}}"#

      let decoder = JSONDecoder()
      decoder.userInfo[.JSONTypes] = animals
      let decoded = try decoder.decode(UserRecord.self, from: Data(text.utf8))
      print(decoded.pet?.name ?? "none")

      try JSONContext.with(\.types, animals) {
        let mapped = try UserRecord(JSONString: text)
        print(try mapped.JSONString(options: .sortedKeys))
      }
      // end
    }
  }

  @Sendable static func errors() throws -> String {
    try printed {
      // sample: animals-errors
      let animals = try JSONTypeRegistry([Cat.self, Dog.self])
      for pet in [#"{"_type":"Fish"}"#, #"{"name":"Rex"}"#] {
        do {
          let text = #"{"name":"Ann","pet":\#(pet)}"#
          _ = try JSONContext.with(\.types, animals) { try UserRecord(JSONString: text) }
        } catch {
          print(error)
        }
      }
      // end
    }
  }
}

enum VectorSamples {
  // sample: vectors
  struct Vertex: JSONEncodable, JSONConstructible, Codable {
    var position: SIMD2<Float>
    var color: SIMD4<Float>

    init(JSONDictionary json: JSONObject) throws {
      position = try json.value(key: "position")
      color = try json.value(key: "color")
    }
  }
  // end

  @Sendable static func error() -> String {
    printed {
      // sample: vectors-error
      do {
        _ = try Vertex(JSONString: #"{"position":[0,0.5],"color":[1.093,-0.2267,-0.1501]}"#)
      } catch {
        print(error)
      }
      // end
    }
  }
}
