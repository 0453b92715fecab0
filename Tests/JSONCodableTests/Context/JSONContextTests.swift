import Engines
import Foundation
import JSONCodable
import Testing

private struct ColorKey: JSONContextKey { static let defaultValue = "black" }
private struct ShopKey: JSONContextKey { static let defaultValue: Int? = nil }

extension JSONContext {
  fileprivate var color: String {
    get { self[ColorKey.self] }
    set { self[ColorKey.self] = newValue }
  }
  fileprivate var shop: Int? {
    get { self[ShopKey.self] }
    set { self[ShopKey.self] = newValue }
  }
}

/// A header whose colour comes from the context, both ways.
private struct Header: JSONCodable, Equatable {
  var title = ""
  var color = ""

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&title, key: "title")
    color = JSONContext.current.color
  }

  func JSONEncode() -> Any { ["title": title, "color": JSONContext.current.color] }
}

private struct FullName: JSONCodable, Equatable {
  var fullName = ""
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&fullName, key: "fullName")
  }
}

private struct Page: JSONCodable {
  var headers: [Header] = []
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&headers, key: "headers") }
}

private struct Priced: JSONCodable {
  var shop = 0
  mutating func JSONDecode(_ json: JSONObject) throws {
    shop = try JSONContext.current.required(\.shop)
  }
  func JSONEncode() throws -> Any { ["shop": try JSONContext.current.required(\.shop)] }
}

@Suite("A context reaches every mapping of its task, and no other", .everyEngine)
struct JSONContextTests {
  private let json: JSONObject = ["headers": [["title": "A"], ["title": "B"]]]

  @Test func `a key that the context does not set gives its default`() throws {
    #expect(try Page(JSONDictionary: json).headers.map(\.color) == ["black", "black"])
    #expect(JSONContext().color == "black")
  }

  @Test func `scopes of contexts override and restore, also on error`() throws {
    struct OwnError: Error {}
    JSONContext.with(\.color, "green") {
      #expect(JSONContext.current.color == "green")
      JSONContext.with(\.color, "red") { #expect(JSONContext.current.color == "red") }
      #expect(throws: OwnError.self) {
        try JSONContext.with(\.color, "blue") { throw OwnError() }
      }
      #expect(JSONContext.current.color == "green")
    }
    #expect(JSONContext.current.color == "black")
  }

  @Test func `every entry point takes a context`() throws {
    var context = JSONContext.current
    context.color = "red"
    let text = #"{"headers":[{"title":"A"}]}"#
    let dictionary = try JSONObject(JSONString: text)
    let red = [Header(title: "A", color: "red")]
    #expect(try Page(JSONDictionary: dictionary, context: context).headers == red)
    #expect(try Page(JSONValue: dictionary, context: context).headers == red)
    #expect(try Page(JSONString: text, context: context).headers == red)
    #expect(try Page(JSONData: Data(text.utf8), context: context).headers == red)
    #expect(try [Page](JSONArray: [dictionary], context: context).first?.headers == red)
    #expect(try [Page](JSONString: "[\(text)]", context: context).first?.headers == red)
    #expect(try Page.lenient(JSONDictionary: dictionary, context: context).value.headers == red)
    var page = Page()
    try page.update(from: dictionary, context: context)
    #expect(page.headers == red)
    page.headers = []
    try page.JSONDecode(dictionary, context: context)
    #expect(page.headers == red)
    let written = #"{"headers":[{"color":"red","title":"A"}]}"#
    #expect(try page.JSONString(options: .sortedKeys, context: context) == written)
    #expect(try page.JSONData(options: .sortedKeys, context: context) == Data(written.utf8))
    let tree = try page.JSONEncode(context: context) as? NSDictionary
    #expect(tree == ["headers": [["color": "red", "title": "A"]]])
  }

  @Test func `transformers see the context`() throws {
    let painted = JSONTransformer<String, String>(
      decoding: { JSONContext.current.color + $0 }, encoding: { $0 + JSONContext.current.color })
    var value = ""
    var json: JSONObject = ["a": "!"]
    try JSONContext.with(\.color, "red") { () throws in
      try json.restore(&value, key: "a", transformer: painted)
      try json.archive("?", key: "b", transformer: painted)
    }
    #expect(value == "red!")
    #expect(json["b"] as? String == "?red")
  }

  @Test func `a required value that the context lacks is an error with a path`() throws {
    let decoding = message {
      _ = try (["a": [JSONObject()]] as JSONObject).value([Priced].self, key: "a")
    }
    #expect(decoding == "missing context, expected Int at $.a[0]")
    let encoding = message { _ = try ["a": [Priced()]].JSONString() }
    #expect(encoding == "missing context, expected Int at $.a[0]")
    #expect(message { _ = try Priced(JSONDictionary: [:]) } == "missing context, expected Int at $")
    #expect(try JSONContext.with(\.shop, 7) { try Priced(JSONDictionary: [:]).shop } == 7)
  }

  @Test func `an asynchronous scope of a context holds across suspension`() async throws {
    let color = await JSONContext.with(\.color, "green") {
      await Task.yield()
      return JSONContext.current.color
    }
    #expect(color == "green")
  }

  @Test func `a task keeps the context it was made in, also when the scope has ended`() async throws
  {
    let (ends, scope) = AsyncStream.makeStream(of: Void.self)
    let task = JSONContext.with(\.options.keys, .snakeCase) {
      Task {
        for await _ in ends { break }
        return try FullName(JSONDictionary: ["full_name": "Ada"])
      }
    }
    #expect(try FullName(JSONDictionary: ["full_name": "Ada"]) == FullName())
    scope.yield()
    #expect(try await task.value == FullName(fullName: "Ada"))
  }

  @Test func `a task that starts at once inside a context may have another one`() async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let task = try JSONContext.with(\.options.keys, .snakeCase) { () throws in
      #expect(try FullName(JSONDictionary: ["full_name": "Ada"]) == FullName(fullName: "Ada"))
      return Task.immediate {
        try await JSONContext.with(JSONContext()) { () async throws in
          try FullName(JSONDictionary: ["fullName": "Ada"])
        }
      }
    }
    #expect(try await task.value == FullName(fullName: "Ada"))
  }

  @Test func `eight tasks with different contexts never see each other's`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          let color = "color \(index)"
          for _ in 0..<500 {
            try JSONContext.with(\.color, color) { () throws in
              let page = try Page(JSONDictionary: ["headers": [["title": "A"]]])
              #expect(page.headers == [Header(title: "A", color: color)])
              #expect(try page.JSONString().contains(color))
            }
            await Task.yield()
            #expect(JSONContext.current.color == "black")
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
