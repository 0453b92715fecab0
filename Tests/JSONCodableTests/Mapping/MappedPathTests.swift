import Foundation
import JSONCodable
import Testing

@Suite("Lines with key paths are written by a plan as they are without one")
struct MappedPathTests {
  private struct Place: JSONMappable, Equatable {
    var name = "n"
    var latitude = 1.5
    var longitude: Double?
    var zone: String?
    var since = Date(timeIntervalSince1970: 5)
    var tags: [String]?
    var deep: Int?
    var dropped = 0.5
    /// Which lines there are.
    var style = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "name")
      try json.map(&latitude, keyPath: "geo.lat")
      try json.map(&longitude, keyPath: "geo.lon")
      try json.map(&zone, keyPath: "geo.more.zone")
      try json.map(&since, keyPath: "geo.more.since", transformer: JSONTransformers.secondsToDate)
      try json.map(&tags, keyPath: "meta.tags")
      try json.map(&deep, keyPath: "meta.a.b.c")
      try json.map(&dropped, key: "dropped")
      try json.map(&style, key: "style")
      if style == 1 { try json.map(&name, keyPath: "geo.name") }
    }
  }

  private static let places = [
    Place(), Place(longitude: 2, zone: "CET", tags: ["a"], deep: 3), Place(tags: []),
    Place(deep: 1),
    Place(zone: "UTC", style: 1), Place(),
  ]

  @Test(arguments: [JSONOptions.NilStyle.omitted, .null], [false, true])
  func `with all of their members, and with none`(nils: JSONOptions.NilStyle, isSnake: Bool) throws
  {
    var context = JSONContext.current
    context.options.nilValues = nils
    context.options.keys = isSnake ? .snakeCase : .asDeclared
    var mirror = context
    mirror.options.reflection = .mirror
    for place in Self.places {
      let expected = try JSONContext.with(mirror) { try AnyJSON(place.JSONDictionary()) }
      // The first value makes the plan, and the next ones follow it.
      for _ in 0..<2 {
        try JSONContext.with(context) {
          #expect(try AnyJSON(place.JSONDictionary()) == expected)
          #expect(try AnyJSON(JSONString: place.JSONString()) == expected)
          #expect(try AnyJSON(JSONString: place.JSONString(options: .prettyPrinted)) == expected)
          #expect(try AnyJSON(JSONString: place.JSONString(options: .sortedKeys)) == expected)
          let back = try Place(JSONDictionary: place.JSONDictionary())
          #expect(back == place)
        }
      }
    }
    let text = try Place().JSONString(options: [.prettyPrinted, .sortedKeys])
    #expect(!text.contains("meta"))
  }

  @Test func `an error has the whole path`() throws {
    #expect(try Place().JSONDictionary().count == 4)
    for write in [{ _ = try $0.JSONDictionary() }, { _ = try $0.JSONString() }]
      as [(Place) throws -> Void]
    {
      #expect { try write(Place(latitude: .nan, dropped: .nan)) } throws: {
        "\($0)".hasSuffix("at $.geo.lat")
      }
    }
  }

  private struct Clash: JSONMappable {
    var all = ["x": 1]
    var one: Int?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&all, key: "a")
      try json.map(&one, keyPath: "a.x")
    }
  }

  @Test func `two lines at one place are an error with a value as without`() throws {
    #expect(try Clash().JSONDictionary()["a"] as? [String: Int] == ["x": 1])
    #expect(throws: JSONEncodingError.self) { try Clash(one: 2).JSONDictionary() }
    #expect(throws: JSONEncodingError.self) { try Clash(one: 2).JSONString() }
    #expect(try Clash(all: [:], one: 2).JSONDictionary()["a"] as? [String: Int] == ["x": 2])
  }

  private struct Interleaved: JSONMappable {
    var a = 1.0, b = 2.0, c = 3.0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&a, keyPath: "x.a")
      try json.map(&b, key: "b")
      try json.map(&c, keyPath: "x.c")
    }
  }

  @Test func `the error of the first line comes first`() throws {
    #expect(try AnyJSON(Interleaved().JSONDictionary()) == ["x": ["a": 1, "c": 3], "b": 2])
    let value = Interleaved(b: .nan, c: .nan)
    #expect { try value.JSONDictionary() } throws: { "\($0)".hasSuffix("at $.b") }
    #expect { try value.JSONString() } throws: { "\($0)".hasSuffix("at $.b") }
    #expect { try [value].JSONString() } throws: { "\($0)".hasSuffix("at $[0].b") }
    #expect { try Interleaved(c: .nan).JSONString() } throws: { "\($0)".hasSuffix("at $.x.c") }
  }
}
