import Fixtures
import Foundation
import JSONCodable

/// Collections of collections without the elements that are not right.
struct Picky: JSONMappable {
  var unique: Set<Int> = []
  var kinds: Set<Currency> = []
  var rows: [[String: Int]] = []
  var links: [[String: URL]] = []
  var days: Set<Date> = []
  var prices: [Currency: Int] = [:]
  var ranks: [Level: Int] = [:]
  var stocks: [Level: [Date]] = [:]
  var switches: [Int: Bool] = [:]
  var dates: [Int: Date] = [:]
  var maybe: [Currency: [Int]?]?
  var loose: [[Int?]]?
  var anything: [AnyJSON] = []

  enum Currency: String, CaseIterable, Codable { case euro, krone }
  enum Level: Int, CaseIterable, Codable { case low = 1, high = 10 }

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&unique, key: "unique", skipping: .invalid)
    try json.map(&kinds, key: "kinds", skipping: .invalid)
    try json.map(&rows, key: "rows", required: true, skipping: .invalid)
    try json.map(
      &links, key: "links", transformer: JSONTransformers.stringToURL, skipping: .invalid)
    try json.map(
      &days, key: "days", transformer: JSONTransformers.secondsToDate, skipping: .invalid)
    try json.map(&prices, key: "prices", skipping: .invalid)
    try json.map(&ranks, key: "ranks", skipping: .invalid)
    try json.map(&stocks, key: "stocks", transformer: JSONTransformers.secondsToDate)
    try json.map(&switches, key: "switches", skipping: .invalid)
    try json.map(
      &dates, key: "dates", transformer: JSONTransformers.secondsToDate, skipping: .invalid)
    try json.map(&maybe, keyPath: "more.maybe", skipping: .invalid)
    try json.map(&loose, keyPath: "more.loose", skipping: .invalid)
    try json.map(&anything, key: "anything", skipping: .invalid)
  }
}

/// A picture of any registered type.
protocol Picture: JSONIdentified {}

/// A picture of a shape.
struct Drawing: Picture, JSONMappable {
  static let JSONTypeID = "drawing"
  var corners = 3
}

/// Lists of any registered type without the elements that are not right.
struct Gallery: JSONMappable {
  @PolymorphicValue var pictures: [any Picture] = []
  @PolymorphicValue var framed: [any Picture] = []

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&_pictures, key: "pictures", skipping: .invalid)
    try json.map(&_framed, keyPath: "more.framed", required: true, skipping: .invalid)
  }
}

/// Values of any registered type, which must be there, and an optional that holds nil in another one.
struct Exhibit: JSONMappable {
  @PolymorphicValue var picture: (any Picture)?
  @PolymorphicValue var others: [any Picture]?
  var room: Int?? = .some(nil)
  var floor: Int??

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&_picture, key: "picture", required: true)
    try json.map(&_others, key: "others", required: true)
    try json.map(&room, key: "room")
    try json.map(&floor, key: "floor")
  }
}

extension Fixture {
  static let skippingModels = [
    Fixture(
      "picky", .rules,
      [
        #"{"unique":[1],"kinds":["euro"],"rows":[{"a":1},{"b":2}],"links":[{"a":"https://a.b"}],"days":[1],"prices":{"euro":1,"krone":2},"ranks":{"1":3,"10":4},"stocks":{"10":[5]},"switches":{"1":true},"dates":{"2":5},"more":{"maybe":{"euro":[1]},"loose":[[1,null],[2]]},"anything":["a",null,{"b":true}]}"#,
        #"{"unique":[],"kinds":[],"rows":[],"links":[],"days":[],"prices":{},"ranks":{},"stocks":{},"switches":{},"dates":{},"anything":[]}"#,
      ],
      loose: [
        #"{"unique":[1,"a"],"kinds":["pound"],"rows":[{"a":"x"},{"b":2}],"links":[{"a":"https://a.b"},{"b":5}],"days":["a",3],"prices":{"pound":1,"krone":"x"},"ranks":{"2":1,"low":2,"10":"x","1":3},"switches":{"x":true,"2":false},"dates":{"x":1,"3":"a"},"more":{"maybe":{"pound":[1],"krone":["x"]},"loose":[["a"],5,[2]]},"anything":[1]}"#,
        #"{"rows":[],"more":{"maybe":{"euro":null}}}"#, #"{"rows":[],"stocks":{"5":[]}}"#,
        #"{"rows":[],"stocks":{"high":[]}}"#, #"{"rows":[],"stocks":{"1":[],"01":[]}}"#,
      ],
      forms: [.mapped(Picky.self)]),
    Fixture(
      "gallery", .unions,
      [
        #"{"pictures":[{"_type":"drawing","corners":4}],"more":{"framed":[]}}"#,
        #"{"pictures":[],"more":{"framed":[{"_type":"drawing"}]}}"#,
      ],
      loose: [
        #"{"pictures":[{"_type":"drawing","corners":"x"},3,{"_type":"star"}],"more":{"framed":[{}]}}"#
      ],
      forms: [.mapped(Gallery.self)], context: pictures),
    Fixture(
      "exhibit", .unions,
      [
        #"{"picture":{"_type":"drawing","corners":4},"others":[],"floor":2}"#,
        #"{"picture":{"_type":"drawing","corners":3},"others":[{"_type":"drawing","corners":5}],"room":1}"#,
      ], forms: [.mapped(Exhibit.self)], context: pictures),
  ]

  private static let pictures = { @Sendable () throws -> JSONContext in
    var context = JSONContext()
    context.types = try JSONTypeRegistry([Drawing.self])
    return context
  }
}
