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
}
