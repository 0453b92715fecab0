import JSONCodable
import Testing

/// A person who counts how often one of them is read.
private struct Person: JSONDecodable {
  nonisolated(unsafe) static var count = 0
  var id = 0
  var friends: [Person] = []

  mutating func JSONDecode(_ json: JSONObject) throws {
    Self.count += 1
    try json.restore(&id, key: "id")
    try json.restore(&friends, key: "friends")
  }

  /// Gives the tree of a chain of friends; the last one has a wrong id.
  static func chain(_ depth: Int) -> JSONObject {
    (0..<depth).reduce(["id": "x"]) { friend, _ in ["id": 1, "friends": [friend]] }
  }
}

@Suite("Reading in a process that has never opened a context")
struct QuickReadingTests {
  @Test
  func `an error deep inside is found outside of contexts by reading each level once`()
    async
  {
    await #expect(processExitsWith: .success) {
      for depth in 1...12 {
        Person.count = 0
        #expect(
          message { _ = try Person(JSONDictionary: Person.chain(depth)) }
            == #"wrong type: string "x", expected Int at $"#
            + String(repeating: ".friends[0]", count: depth) + ".id")
        #expect(Person.count == depth + 1, "depth \(depth)")
      }
    }
  }

  private struct Named: JSONDecodable {
    var fullName = ""
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&fullName, key: "fullName")
    }
  }

  @Test func `a context ends where its body ends, in a process without tasks of contexts`() async {
    await #expect(processExitsWith: .success) {
      let json: JSONObject = ["fullName": "declared", "full_name": "snake"]
      var snake = JSONContext()
      snake.options.keys = .snakeCase
      let outer = snake
      var names: [String] = []
      names.append(try Named(JSONDictionary: json).fullName)
      try JSONContext.with(outer) {
        names.append(try Named(JSONDictionary: json).fullName)
        try JSONContext.with(JSONContext()) {
          names.append(try Named(JSONDictionary: json).fullName)
        }
        names.append(try Named(JSONDictionary: json).fullName)
      }
      names.append(try Named(JSONDictionary: json).fullName)
      try #require(names == ["declared", "snake", "declared", "snake", "declared"])
    }
  }
}
