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

  /// A type with a line for each of its keys.
  private struct Table: JSONMappable {
    var values: [String: Int?] = [:]
    var keys: [String] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      for key in keys {
        var value = values[key] ?? nil
        try json.map(&value, keyPath: key)
      }
    }

    /// Creates a table of keys in several objects, some of which follow each other.
    static func numbered(_ numbers: Range<Int>) -> Table {
      var table = Table()
      for number in numbers {
        let key =
          number.isMultiple(of: 5) ? "k\(number)" : "o\(number % 3).p\(number / 7).k\(number)"
        table.keys.append(key)
        table.values[key] = number.isMultiple(of: 4) ? nil : number
      }
      return table
    }
  }

  @Test func `lines may be many, and others with each value`() throws {
    var mirror = JSONContext()
    mirror.options.reflection = .mirror
    let ranges = [0..<400] + (0..<40).map { $0..<$0 + 20 } + [3..<23, 0..<400, 5..<25, 39..<59]
    for range in ranges + ranges.reversed() {
      let table = Table.numbered(range)
      let expected = try JSONContext.with(mirror) { try AnyJSON(table.JSONDictionary()) }
      #expect(try AnyJSON(table.JSONDictionary()) == expected)
      #expect(try AnyJSON(JSONString: table.JSONString()) == expected)
    }
    for keys in [["a", "a"], ["a.b", "a"], ["a.b", "c", "a.b"], ["a.b.c", "a.d", "a.b"]] {
      let table = Table(values: ["a": 1, "a.b": 2, "a.b.c": 3, "a.d": 4, "c": 5], keys: keys)
      let expected = refusal { try JSONContext.with(mirror) { try table.JSONDictionary() } }
      #expect(expected != nil)
      for _ in 0..<3 {
        #expect(refusal { try table.JSONDictionary() } == expected)
        #expect(refusal { try table.JSONString() } == expected)
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
    let problem =
      #"duplicate key "a.x", written by a line of JSONMap of type Clash and another line at $"#
    #expect(refusal { try Clash(one: 2).JSONDictionary() } == problem)
    #expect(refusal { try Clash(one: 2).JSONString() } == problem)
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
