import Foundation
import JSONCodable
import Testing

/// A row of Migration.md's table of what behaves differently.
struct DifferenceRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let input: String
  let mapper: String
  let codable: String

  static func all() throws -> [DifferenceRow] {
    let text = try Repository.text(of: "Migration.md")
    return try ["reads-differently", "writes-differently"].flatMap { table in
      try MarkdownTable.rows(named: table, in: text).map { cells in
        try #require(cells.count == 4, "\(table): \(cells)")
        return DifferenceRow(
          testDescription: cells[0], input: cells[1], mapper: cells[2], codable: cells[3])
      }
    }
  }
}

@Suite("Each row of what behaves differently is true")
struct DifferencesTests {
  @Test(arguments: try DifferenceRow.all())
  func `each row of differences says what the mapper and Codable do`(_ row: DifferenceRow) throws {
    let both = try #require(Self.rows[row.testDescription], "no code for this row")
    #expect(outcome { try both.mapper(row.input) } == row.mapper)
    #expect(outcome { try both.codable(row.input) } == row.codable)
  }

  @Test func `every difference in code stands in Migration.md`() throws {
    let documented = Set(try DifferenceRow.all().map(\.testDescription))
    #expect(Self.rows.keys.filter { !documented.contains($0) }.sorted() == [])
    #expect(documented.count >= 25)
  }
}

// MARK: - The code of the rows

/// What the mapper and Codable make of a row's input.
struct BothWays: Sendable {
  let mapper: @Sendable (String) throws -> String
  let codable: @Sendable (String) throws -> String
}

private struct Holder<Value> {
  var a: Value
}
extension Holder: Sendable where Value: Sendable {}

extension Holder: JSONConstructible, JSONRestorable where Value: JSONRestorable {
  init(JSONDictionary json: JSONObject) throws { a = try json.value(key: "a") }
}
extension Holder: Decodable where Value: Decodable {}
extension Holder: JSONEncodable {}
extension Holder: Encodable where Value: Encodable {}

private struct Twice: JSONEncodable, Encodable { var a: Int?? = .some(.none) }
private struct Place: JSONMappable, CustomStringConvertible {
  var x: Int?
  var y = 0
  var description: String { "Place(x: \(x.map { "\($0)" } ?? "nil"), y: \(y))" }
}
private enum Side: String, Encodable { case left }
private class Animal: JSONEncodable, Encodable { var name = "Rex" }
private final class Dog: Animal { var tricks = 3 }
private struct Lazy: JSONEncodable, Encodable {
  var id = 1
  lazy var cache = 2
  private enum CodingKeys: CodingKey { case id }
}

extension DifferencesTests {
  /// Reads `{"a":…}` into a type by both.
  private static func reading<T: JSONRestorable & Decodable & SendableMetatype>(_ type: T.Type)
    -> BothWays
  {
    BothWays(
      mapper: { "\(try Holder<T>(JSONString: $0).a)" },
      codable: { "\(try JSONDecoder().decode(Holder<T>.self, from: Data($0.utf8)).a)" })
  }

  /// Writes a value by both; the input only says in Swift what it is.
  private static func writing<T: JSONEncodable & Encodable & SendableMetatype>(
    _ make: @escaping @Sendable () -> T
  ) -> BothWays {
    BothWays(
      mapper: { _ in try make().JSONString(options: .sortedKeys) },
      codable: { _ in
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(make()), as: UTF8.self)
      })
  }

  /// Reads a date by both, each with its style.
  private static let readingDates = BothWays(
    mapper: { text in
      try JSONContext.with(\.options.dates, .rfc3339) {
        "\(try Holder<Date>(JSONString: text).a)"
      }
    },
    codable: {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return "\(try decoder.decode(Holder<Date>.self, from: Data($0.utf8)).a)"
    })

  /// Writes a date by both, each with its style.
  private static func writingDate(_ seconds: Double) -> BothWays {
    let holder = Holder(a: Date(timeIntervalSince1970: seconds))
    return BothWays(
      mapper: { _ in try JSONContext.with(\.options.dates, .rfc3339) { try holder.JSONString() } },
      codable: { _ in
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(holder), as: UTF8.self)
      })
  }

  static let rows: [String: BothWays] = [
    "a duplicate key": reading(Int.self),
    "a comma at the end": reading(Int.self),
    "a broken value that nobody reads": reading(Int.self),
    "an integer that is nearly one": reading(Int.self),
    "a number too small for any type": reading(Int.self),
    "a large integer with an exponent": reading(Int128.self),
    "a decimal with an exponent above 127": reading(Decimal.self),
    "a decimal with more digits than `Decimal` has, cut to an integer": reading(Decimal.self),
    "the integer after the largest `UInt128`, as a `Decimal`": reading(Decimal.self),
    "a URL with a space": reading(URL.self),
    "a URL with a letter that is not ASCII": reading(URL.self),
    "a URL with angle brackets": reading(URL.self),
    "a URL with a percent sign of its own": reading(URL.self),
    "a date with an offset without a colon, `.rfc3339` against `.iso8601`": readingDates,
    "a date in small letters, `.rfc3339` against `.iso8601`": readingDates,
    "a day that its month does not have, `.rfc3339` against `.iso8601`": readingDates,
    "a date of the Julian calendar, `.rfc3339` against `.iso8601`": readingDates,
    "a date with a fraction, `.rfc3339` against `.iso8601`": writingDate(0.5),
    "a date after the year 9999, `.rfc3339` against `.iso8601`": writingDate(1e12),
    "a bad element, `skipping: .invalid`": BothWays(
      mapper: {
        "\(try JSONObject(JSONString: $0).value([Int].self, key: "a", skipping: .invalid))"
      },
      codable: { "\(try JSONDecoder().decode([String: [Int]].self, from: Data($0.utf8)))" }),
    "an update of `Place(x: 1, y: 2)`": BothWays(
      mapper: {
        var place = Place(x: 1, y: 2)
        try place.update(from: JSONObject(JSONString: $0))
        return "\(place)"
      },
      codable: { _ in "has no updates" }),
    "an optional of an optional": writing { Twice() },
    "an optional by a generic type": writing { Holder<Int?>(a: nil) },
    "keys that are raw values": writing { Holder(a: [Side.left: 1]) },
    "keys that have a text": writing { Holder(a: [true: 1]) },
    "a subclass without `encode(to:)`": writing { Dog() },
    "lazy storage, once computed": writing {
      var value = Lazy()
      _ = value.cache
      return value
    },
    "a decimal that is no number": writing { Holder(a: Decimal.nan) },
    "two properties with one name": writing { Cat() },
    "a number in a hand-made dictionary": BothWays(
      mapper: { _ in "\(try Holder<Double>(JSONDictionary: ["a": 5]).a)" },
      codable: { _ in "has no dictionaries" }),
  ]
}

private class Pet: JSONEncodable, Encodable {
  private var name = "pet"
  private enum CodingKeys: CodingKey { case name }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
  }
}

private final class Cat: Pet {
  private var name = "cat"
  private enum CodingKeys: CodingKey { case name }
  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
  }
}
