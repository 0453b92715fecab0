import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

private struct Parcel: CodableBacked, Equatable {
  var someMeta: AnyJSON
  var maybe: AnyJSON?
  var list: [AnyJSON] = []
}

private struct Crate: JSONCodable, Equatable {
  var parcel = Parcel(someMeta: .null)
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&parcel, key: "parcel") }
}

@Suite("AnyJSON crosses the bridge as it is", .everyEngine)
struct AnyJSONTests {
  private static let parcel = Parcel(
    someMeta: ["camelCase": [1, .decimal(Decimal(UInt64.max)), -0.5], "snake_case": ["é": nil]],
    maybe: "x", list: [nil, true, [[]], [:]])

  @Test func `a Codable type goes into a dictionary and back`() throws {
    let encoder = DictionaryEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let decoder = DictionaryDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let object = try encoder.encodeObject(Self.parcel)
    #expect(
      try object.JSONString(options: .sortedKeys)
        == #"{"list":[null,true,[[]],{}],"maybe":"x","some_meta":{"camelCase":"#
        + #"[1,18446744073709551615,-0.5],"snake_case":{"é":null}}}"#)
    #expect(try decoder.decode(Parcel.self, from: object) == Self.parcel)
  }

  static let roots: [AnyJSON] = [
    nil, true, 7, 1.5, "x", [], [:], [[1], nil], .decimal(Decimal(UInt64.max)),
  ]

  @Test(arguments: roots)
  func `a root of any kind goes in and out`(_ json: AnyJSON) throws {
    let tree = try DictionaryEncoder().encode(json)
    #expect(try DictionaryDecoder().decode(AnyJSON.self, from: tree) == json)
    #expect(try AnyJSON(tree) == json)
  }

  @Test func `a Codable type stands in a mapped one`() throws {
    let crate = Crate(parcel: Self.parcel)
    #expect(try Crate(JSONString: crate.JSONString()) == crate)
    #expect(try Crate(JSONDictionary: #require(crate.JSONEncode() as? JSONObject)) == crate)
    let faulty: JSONObject = ["parcel": ["someMeta": [1, Date()] as [Any], "list": []]]
    let error = #expect(throws: JSONDecodingError.self) { try Crate(JSONDictionary: faulty) }
    #expect(
      error?.description
        == "wrong type: value of type Date, expected AnyJSON at $.parcel.someMeta[1]")
  }

  @Test func `a tree by hand may hold any JSON where a value is decoded`() throws {
    struct Whole: Codable, Equatable {
      var name = "x", numbers = [1, 2], flags = ["a": true], none: Int?
      var date = Date(timeIntervalSinceReferenceDate: 5), data = Data([1]), ratio = 0.5
    }
    let whole = Whole()
    let object = try DictionaryEncoder().encodeObject(whole)
      .merging(["none": NSNull()]) { $1 }.mapValues { try AnyJSON($0) }
    for tree in [
      object as Any, AnyJSON.object(object), AnyHashable(AnyJSON.object(object)),
      AnyJSON?.some(.object(object)) as Any,
    ] {
      #expect(try DictionaryDecoder().decode([Whole].self, from: [tree]) == [whole])
    }
    #expect(try DictionaryDecoder().decode(Whole.self, from: object) == whole)
    let error = #expect(throws: DecodingError.self) {
      try DictionaryDecoder().decode([String: Int].self, from: ["a": AnyJSON.string("x")])
    }
    #expect(error.map { "\($0)" }?.contains("Expected Int, found a string.") == true)
  }
}
