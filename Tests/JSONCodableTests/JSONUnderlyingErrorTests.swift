import JSONCodable
import Testing

private struct NoSize: Error {}

private struct Shirt: JSONConstructible, JSONEncodable {
  init() {}

  init(JSONDictionary json: JSONObject) throws {
    guard json["size"] != nil else {
      throw JSONUnderlyingError.located(NoSize(), at: JSONPath([.key("size")]))
    }
  }

  func JSONEncode() throws -> Any {
    throw JSONUnderlyingError.located(NoSize(), at: JSONPath([.key("size")]))
  }
}

@Suite("An error of a program's own type can say where it belongs")
struct JSONUnderlyingErrorTests {
  @Test func `the mapper's error has the place behind its own path`() {
    let read = #expect(throws: JSONDecodingError.self) {
      try ["shirts": [[String: Any]()]].value([Shirt].self, key: "shirts")
    }
    #expect(read?.description == "NoSize() at $.shirts[0].size")
    let written = #expect(throws: JSONEncodingError.self) {
      var json = JSONObject()
      try json.archive([Shirt()], key: "shirts")
    }
    #expect(written?.description == "NoSize() at $.shirts[0].size")
  }

  @Test func `an error without a place has none, whatever was noted for another`() {
    struct Other: Error {}
    struct Plain: JSONConstructible {
      init(JSONDictionary: JSONObject) throws {
        _ = JSONUnderlyingError.located(NoSize(), at: JSONPath([.key("size")]))
        throw Other()
      }
    }
    let error = #expect(throws: JSONDecodingError.self) {
      try ["plain": [String: Any]()].value(Plain.self, key: "plain")
    }
    #expect(error?.description == "Other() at $.plain")
  }

  @Test func `what the mapper has wrapped comes out again, with its place`() {
    #expect(throws: NoSize.self) {
      try JSONUnderlyingError.thrown { try [Shirt](JSONArray: [[String: Any]()]) }
    }
    let again = #expect(throws: JSONDecodingError.self) {
      try ["a": 1].value(Wrapping.self, key: "a")
    }
    #expect(again?.description == "NoSize() at $.a.b[0].size")
    let mappers = #expect(throws: JSONDecodingError.self) {
      try JSONUnderlyingError.thrown(under: JSONPath([.key("c")])) { try Int(JSONValue: "5") }
    }
    #expect(mappers?.path == JSONPath([.key("c")]))
  }

  private struct Wrapping: JSONRestorable {
    init(JSONValue: Any) throws {
      try JSONUnderlyingError.thrown(under: JSONPath([.key("b")])) {
        _ = try [Shirt](JSONArray: [[String: Any]()])
      }
    }
  }
}
