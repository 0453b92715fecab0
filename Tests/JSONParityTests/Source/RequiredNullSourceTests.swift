import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("A null that is an error to the mapper alone is a TODO")
struct RequiredNullSourceTests {
  struct Event: JSONMappable {
    var payload: Any?
    var tree: AnyJSON?
    var count: Int??
    var name: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&payload, key: "payload", required: true)
      try json.map(&tree, keyPath: "data.tree", required: true)
      try json.map(&count, key: "count", required: true)
      try json.map(&name, key: "name", required: true)
    }
  }

  @Test(arguments: [CodableSource.Form.conformance, .newType(named: "NewEvent")])
  func `any JSON that may be nil, and an optional of an optional`(_ form: CodableSource.Form) throws
  {
    let sample = try Event(JSONString: #"{"payload":1,"data":{"tree":2},"count":3,"name":"n"}"#)
    #expect(
      try CodableSource.of(Event.self, as: form, samples: [sample]).unresolved.map(\.description)
        == [
          "Event.payload: null is an error there, and a value of AnyJSON to Codable",
          "Event.tree: null is an error there, and a value of AnyJSON to Codable",
          "Event.count: null is an error there, and nil of the inner optional to Codable",
        ].map { "RequiredNullSourceTests.\($0)" })
  }

  struct Badge: JSONMappable {
    var name: String?
    var color: String?
    var size: Int? = 1

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "name", required: true)
      try json.map(&color, keyPath: "look.color", required: true)
      try json.map(&size, key: "size")
    }
  }

  @Test(arguments: [CodableSource.Form.conformance, .newType(named: "NewBadge")])
  func `a nil that the mapper does not write is an error`(_ form: CodableSource.Form) throws {
    let sample = try Badge(JSONString: #"{"name":"n","look":{"color":"red"}}"#)
    let source = try CodableSource.of(Badge.self, as: form, samples: [sample])
    #expect(source.unresolved == [])
    let writing = try #require(source.text.range(of: "func encode")).lowerBound
    #expect(
      source.text[writing...].hasPrefix(
        """
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            guard name != nil else {
              throw EncodingError.invalidValue(
                self,
                .init(
                  codingPath: container.codingPath,
                  debugDescription: "name must be there, and is nil."))
            }
            try container.encodeIfPresent(name, forKey: .name)
            var lookObject = container.nestedContainer(keyedBy: LookKeys.self, forKey: .look)
            guard color != nil else {
              throw EncodingError.invalidValue(
                self,
                .init(
                  codingPath: lookObject.codingPath,
                  debugDescription: "color must be there, and is nil."))
            }
            try lookObject.encodeIfPresent(color, forKey: .color)
            try container.encodeIfPresent(size, forKey: .size)
          }
        """))
  }
}
