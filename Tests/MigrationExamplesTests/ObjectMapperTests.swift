import Foundation
import JSONCodable
import JSONParity
import Testing

@testable import MigrationExamples

private enum Level: String { case low, high }

private struct Tag: Mappable {
  var name = ""
  init(name: String) { self.name = name }
  init?(map: Map) {
    if map["name"].currentValue == nil { return nil }
  }
  mutating func mapping(map: Map) { name <- map["name"] }
}

private struct Firm: Mappable {
  var tags: [Tag] = []
  var more: [Tag]?
  var byName: [String: Tag] = [:]
  var levels: [Level] = []
  var dates: [Date] = []
  var sets: Set<Level> = []
  init?(map: Map) {}
  mutating func mapping(map: Map) {
    tags <- map["tags"]
    more <- map["tags"]
    byName <- map["byName"]
    levels <- map["levels"]
    dates <- (map["dates"], JSONTransformers.secondsToDate)
    sets <- map["levels"]
  }
}

private class Animal: Mappable {
  var name: String!
  var age: Int?
  init() {}
  required init?(map: Map) {}
  func mapping(map: Map) {
    name <- map["name"]
    age <- map["age", ignoreNil: true]
  }
}

private final class Dog: Animal {
  var level = Level.low
  var levels: [Level]?
  var scores: [String: Double] = [:]
  var tag: Tag?
  var tags: [Tag] = []
  var byName: [String: Tag]?
  var friend: Animal?
  var city: String?
  var first: String?
  var dotted: String?
  var deep: Int?
  var born = Date(timeIntervalSince1970: 0)
  var seen: [Date]?
  var site: URL?
  var anything: Any?
  var number: NSNumber?

  override func mapping(map: Map) {
    super.mapping(map: map)
    level <- map["level"]
    levels <- map["levels"]
    scores <- map["scores"]
    tag <- map["tag"]
    tags <- map["tags"]
    byName <- map["byName"]
    friend <- map["friend"]
    city <- map["address.city"]
    first <- map["tags.0.name"]
    dotted <- map["a.b", nested: false]
    deep <- map["x->y.z", delimiter: "->"]
    born <- (map["born"], Seconds())
    seen <- (map["seen"], Seconds())
    site <- (map["site"], JSONTransformers.stringToURL)
    anything <- map["anything"]
    number <- map["number"]
  }
}

private struct Seconds: TransformType {
  func transformFromJSON(_ value: Any?) -> Date? {
    (value as? Int).map { Date(timeIntervalSince1970: Double($0)) }
  }
  func transformToJSON(_ value: Date?) -> Int? { value.map { Int($0.timeIntervalSince1970) } }
}

@Suite("ObjectMapper's one function is a recipe over the verbs")
struct ObjectMapperTests {
  @Test func `an element that does not fit is left out`() throws {
    let text = #"""
      {"tags":[{"name":"a"},{},5],"byName":{"x":{"name":"a"},"y":{}},"levels":["low","none"],
       "dates":[60,"x"]}
      """#
    let firm = try #require(Firm(JSONString: text))
    #expect(firm.tags.map(\.name) == ["a"] && firm.more?.map(\.name) == ["a"])
    #expect(firm.byName.mapValues(\.name) == ["x": "a"])
    #expect(firm.levels == [.low] && firm.sets == [.low])
    #expect(firm.dates == [Date(timeIntervalSince1970: 60)])
  }

  private let text = #"""
    {"name":"Rex","age":3,"level":"high","levels":["low","high"],"scores":{"a":1.5},
    "tag":{"name":"t"},"tags":[{"name":"u"},{"name":"v"}],"byName":{"w":{"name":"w"}},
    "friend":{"name":"Tom"},"address":{"city":"Oslo"},"a.b":"dot","x":{"y.z":7},"born":60,
    "seen":[1,2],"site":"http://example.com/","anything":[1,"two"]}
    """#

  @Test func `each kind of property is read`() throws {
    let dog = try #require(Mapper<Dog>().map(JSONString: text))
    #expect(dog.name == "Rex")
    #expect(dog.age == 3)
    #expect(dog.level == .high)
    #expect(dog.levels == [.low, .high])
    #expect(dog.scores == ["a": 1.5])
    #expect(dog.tag?.name == "t")
    #expect(dog.tags.map(\.name) == ["u", "v"])
    #expect(dog.byName?["w"]?.name == "w")
    #expect(dog.friend?.name == "Tom")
    #expect(dog.city == "Oslo")
    #expect(dog.first == "u")
    #expect(dog.dotted == "dot")
    #expect(dog.deep == 7)
    #expect(dog.born == Date(timeIntervalSince1970: 60))
    #expect(dog.seen == [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)])
    #expect(dog.site?.host == "example.com")
    #expect(try AnyJSON(#require(dog.anything)) == AnyJSON(JSONString: #"[1,"two"]"#))
  }

  @Test func `each kind of property is written`() throws {
    let dog = try #require(Dog(JSONString: text))
    dog.first = nil
    let written = try AnyJSON(JSONString: #require(dog.toJSONString()))
    #expect(try written == AnyJSON(JSONString: text))
    #expect(try AnyJSON(dog.toJSON()) == written)
    #expect(try #require(dog.toJSONString(prettyPrint: true)).contains("\n"))
    #expect(try AnyJSON(JSONString: #require(Mapper().toJSONString([dog]))) == [written])
  }

  @Test func `a value of a wrong type makes an optional nil, and leaves another as it is`() throws {
    let wrong: [String: Any] = [
      "name": 5, "age": "x", "level": "none", "scores": 1, "tags": "no", "born": "soon", "site": 5,
    ]
    let dog = try #require(Dog(JSON: wrong))
    #expect(dog.name == nil)
    #expect(dog.age == nil)
    #expect(dog.level == .low)
    #expect(dog.scores == [:])
    #expect(dog.tags.isEmpty)
    #expect(dog.born == Date(timeIntervalSince1970: 0))
    #expect(dog.site == nil)
  }

  @Test func `a type that the mapper does not make is taken as it is`() throws {
    let dog = try #require(Dog(JSON: ["number": NSNumber(value: Int64.max)]))
    #expect(dog.number == NSNumber(value: Int64.max))
    #expect(dog.toJSON()["number"] as? Int64 == .max)
  }

  @Test func `an initialiser that refuses the JSON makes nothing`() {
    #expect(Tag(JSON: [:]) == nil)
    #expect(Mapper<Tag>().map(JSONString: "[]") == nil)
    #expect(Mapper<Tag>().map(JSONString: "{") == nil)
    #expect(Mapper<Tag>().map(JSONObject: nil) == nil)
  }

  @Test func `arrays and dictionaries of objects are mapped, too`() throws {
    let mapper = Mapper<Tag>()
    #expect(mapper.mapArray(JSONString: #"[{"name":"a"},{}]"#)?.map(\.name) == ["a"])
    #expect(mapper.mapArray(JSONString: #"{"name":"a"}"#)?.map(\.name) == ["a"])
    #expect(mapper.mapArray(JSONString: "5") == nil)
    #expect(mapper.toJSONArray([Tag(name: "b")]) as? [[String: String]] == [["name": "b"]])
  }

  @Test func `an object is updated in place, and so are the objects in it`() throws {
    let dog = try #require(Dog(JSONString: text))
    let friend = try #require(dog.friend)
    let json: [String: Any] = [
      "name": NSNull(), "age": NSNull(), "friend": ["name": "Tim"], "tag": ["name": "new"],
      "byName": ["w": ["name": "changed"]],
    ]
    #expect(Mapper().map(JSON: json, toObject: dog) === dog)
    #expect(dog.name == nil)
    #expect(dog.age == 3, "null is ignored where the line says so")
    #expect(dog.friend === friend)
    #expect(friend.name == "Tim")
    #expect(dog.tag?.name == "new")
    #expect(dog.byName?["w"]?.name == "changed")
    #expect(dog.city == "Oslo")
    #expect(Mapper<Dog>().map(JSONString: #"{"age":9}"#, toObject: dog).age == 9)
    #expect(Mapper<Dog>().map(JSONObject: ["age": "x"], toObject: dog).age == nil)
  }

  @Test func `the types stand in the mapper, and are checked like others`() throws {
    struct Kennel: JSONMappable {
      var dogs: [Dog] = []
    }
    let kennel = try Kennel(JSONString: #"{"dogs":[{"name":"Rex"}]}"#)
    #expect(kennel.dogs.map(\.name) == ["Rex"])
    #expect(
      throws: JSONDecodingError(
        path: JSONPath([.key("tags"), .index(1)]),
        problem: .missingValue(expected: "Tag"))
    ) {
      struct Tags: JSONMappable { var tags: [Tag] = [] }
      _ = try Tags(JSONString: #"{"tags":[{"name":"a"},{}]}"#)
    }
    try RoundTripCheck(Tag.self).require(documents: [#"{"name":"a"}"#])
  }
}
