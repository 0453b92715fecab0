import Foundation
import JSONCodable3
import Testing

private struct Point: Codable, Equatable {
  var x: Int
}

@Suite(
  "A file that imports Foundation and the layer has the layer's coders, which are Foundation's, too"
)
struct FoundationTests {
  @Test func `names of types and expressions mean the layer's`() throws {
    let decoder: JSONDecoder = JSONDecoder(object: ["id": 21])
    #expect(try identifier(decoder) == 21)
    #expect(try decoder.twice("id") == 42)
    let make: (JSONEncoder) throws -> Void = { try $0.encode(1, key: "a.b") }
    #expect(try JSONEncoder.create(make)["a"] as? [String: Int] == ["b": 1])
  }

  @Test func `the same names read and write Codable types`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    let data = try encoder.encode(Point(x: 1))
    #expect(String(decoding: data, as: UTF8.self).contains("\n"))
    #expect(try JSONDecoder().decode(Point.self, from: data) == Point(x: 1))
    #expect(try isFoundations(JSONDecoder()) == Point2(x: 1))
    let strategy = JSONDecoder.DateDecodingStrategy.secondsSince1970
    #expect("\(strategy)" == "secondsSince1970")
  }

  @Test func `a file without the layer has Foundation's`() {
    #expect(type(of: foundationsDecoder()) != JSONDecoder.self)
    #expect(type(of: foundationsDecoder()) == Foundation.JSONDecoder.self)
  }
}
