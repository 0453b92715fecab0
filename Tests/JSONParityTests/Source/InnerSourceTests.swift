import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("What is read from an object that code takes out has its place there")
struct InnerSourceTests {
  struct Shop: JSONCodable {
    var name = ""
    var latitude = 0.0
    var floors = 1

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name")
      let place: JSONObject = try json.value(key: "place")
      try place.restore(&latitude, key: "lat")
      floors = place["floors"] as? Int ?? floors
    }

    func JSONEncode() throws -> Any {
      ["name": name, "place": ["lat": latitude, "floors": floors] as JSONObject]
    }
  }

  @Test func `a verb on it, and a look-up without one`() throws {
    let samples = try [1, 2].map { number in
      try Shop(JSONDictionary: ["place": ["lat": number, "floors": number]])
    }
    let audit = try JSONMappingAudit.of(Shop.self, samples: samples)
    #expect(audit.properties.map(\.reading?.place) == [.key("name"), .keyPath("place.lat"), nil])
    let source = try CodableSource.of(Shop.self, as: .newType(named: "New"), samples: samples)
    #expect(source.unresolved.map(\.description) == [])
    #expect(source.text.contains("decode(IntByCast.self, forKey: .floors)"))
    #expect(
      source.text.contains(
        "let placeObject = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)"))
  }

  struct Owner: JSONCodable {
    var name = ""
    var shop = Shop()

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name")
      // Verbs of another type, which read no property of this one.
      if let object = json["shop"] as? JSONObject { shop = try Shop(JSONDictionary: object) }
    }
  }

  @Test func `verbs of another type there are its own`() throws {
    let shop: JSONObject = ["name": "a", "place": ["lat": 1.5, "floors": 2] as JSONObject]
    let samples = try ["x", "y"].map { try Owner(JSONDictionary: ["name": $0, "shop": shop]) }
    let source = try CodableSource.of(Owner.self, samples: samples)
    #expect(source.unresolved.map(\.description).filter { !$0.contains("Shop") } == [])
    #expect(source.text.contains("decode(AnObject.self, forKey: .shop)"))
  }

  struct Split: JSONCodable {
    var first = 0
    var second = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      if let inner = json["inner"] as? JSONObject {
        try inner.restore(&first, key: "first")
        try inner.restore(&second, key: "second")
      } else {
        second = 9
      }
    }

    func JSONEncode() throws -> Any { ["inner": ["first": first, "second": second]] }
  }

  @Test func `what another value stands for where there is no object`() throws {
    let samples = try [1, 2].map {
      try Split(JSONDictionary: ["inner": ["first": $0, "second": $0]])
    }
    #expect(
      try CodableSource.of(Split.self, samples: samples).unresolved.map(\.description) == [
        "InnerSourceTests.Split.second: only code knows what it is where $.inner is missing"
      ])
  }

  struct Older: JSONCodable {
    var width = 0
    var height = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      let size: JSONObject = try json.valueIfPresent(key: "size") ?? [:]
      try size.restore(&width, key: "width")
      try size.restore(&height, key: size["height"] == nil ? "h" : "height")
    }

    func JSONEncode() throws -> Any { ["size": ["width": width, "height": height]] }
  }

  @Test func `another key in it is found`() throws {
    let samples = try [1, 2].map {
      try Older(JSONDictionary: ["size": ["width": $0, "height": $0]])
    }
    let source = try CodableSource.of(Older.self, samples: samples)
    #expect(
      source.unresolved.map(\.description) == [
        #"InnerSourceTests.Older.height: where it is missing, "size.h" is read, by code of the type's own"#
      ])
  }

  struct Point: JSONCodable {
    var latitude = 0.0

    mutating func JSONDecode(_ json: JSONObject) throws {
      if let geo = json["geo"] as? JSONObject {
        try geo.restore(&latitude, key: "lat")
      } else if let pair = json["geo"] as? [Double], pair.count == 2 {
        latitude = pair[1]
      }
    }

    func JSONEncode() throws -> Any { ["geo": ["lat": latitude]] }
  }

  @Test func `another kind of value in the place of the object is tried`() throws {
    let samples = try [1, 2].map { try Point(JSONDictionary: ["geo": ["lat": $0]]) }
    #expect(
      try CodableSource.of(Point.self, samples: samples).unresolved.map(\.description) == [
        "InnerSourceTests.Point.latitude: only code knows what it is where $.geo is no object"
      ])
  }

  struct Found: JSONCodable {
    var name = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      let inner = json["inner"] as? JSONObject ?? json["old"] as? JSONObject ?? [:]
      try inner.restore(&name, key: "name")
    }

    func JSONEncode() throws -> Any { ["inner": ["name": name]] }
  }

  @Test func `an object that is looked up without a verb has a remark`() throws {
    let samples = try ["a", "b"].map { try Found(JSONDictionary: ["inner": ["name": $0]]) }
    #expect(
      try CodableSource.of(Found.self, samples: samples).text.contains(
        "// The object is looked up without a verb: whether others are, too, nothing shows."))
  }
}
