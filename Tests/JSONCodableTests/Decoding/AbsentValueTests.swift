import Engines
import Foundation
import JSONCodable
import Testing

@Suite("Nothing and null do the same in every way of reading", .everyEngine)
struct AbsentValueTests {
  private struct State: Equatable {
    var number: Int? = 1
    var count = 2
    var any: AnyJSON = "a"
    var list: [Int]? = [3]
    var date: Date? = Date(timeIntervalSince1970: 0)

    static let ofNull = State(number: nil, any: .null, list: nil, date: nil)
  }

  private protocol Form: JSONDecodable, Sendable {
    var state: State { get }
  }

  private struct ByReflection: JSONMappable, Form {
    var number: Int? = 1
    var count = 2
    var any: AnyJSON = "a"
    var list: [Int]? = [3]
    var date: Date? = Date(timeIntervalSince1970: 0)
    var state: State { State(number: number, count: count, any: any, list: list, date: date) }
  }

  private struct ByKey: Form {
    var state = State()
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&state.number, key: "number")
      try json.restore(&state.count, key: "count")
      try json.restore(&state.any, key: "any")
      try json.restore(&state.list, key: "list")
      try json.restore(
        &state.date, key: "date", transformer: JSONTransformers.secondsOrStringToDate)
    }
  }

  private struct ByKeys: Form {
    var state = State()
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&state.number, keys: ["old", "number"])
      try json.restore(&state.count, keys: ["old", "count"])
      try json.restore(&state.any, keys: ["old", "any"])
      try json.restore(&state.list, keys: ["old", "list"])
      try json.restore(
        &state.date, keys: ["old", "date"], transformer: JSONTransformers.secondsOrStringToDate)
    }
  }

  private struct ByKeyPath: Form {
    var state = State()
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&state.number, keyPath: "number")
      try json.restore(&state.count, keyPath: "count")
      try json.restore(&state.any, keyPath: "any")
      try json.restore(&state.list, keyPath: "list")
      try json.restore(
        &state.date, keyPath: "date", transformer: JSONTransformers.secondsOrStringToDate)
    }
  }

  private struct ByMap: JSONMappable, Form {
    var state = State()
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&state.number, key: "number", default: nil)
      try json.map(&state.count, keys: ["count", "old"])
      try json.map(&state.any, keyPath: "any")
      try json.map(&state.list, keys: ["list", "old"])
      try json.map(&state.date, key: "date", transformer: JSONTransformers.secondsOrStringToDate)
    }
  }

  private static let forms: [any Form.Type] = [
    ByReflection.self, ByKey.self, ByKeys.self, ByKeyPath.self, ByMap.self,
  ]

  /// Returns what a type reads plainly, in a context, and leniently.
  private func states<T: Form>(_ type: T.Type, _ text: String) throws -> [State] {
    let json = try JSONObject(JSONString: text)
    let (lenient, problems) = try T.lenient(JSONDictionary: json)
    #expect(problems.isEmpty)
    var (styled, strict) = (JSONContext(), JSONContext())
    styled.options.keys = .snakeCase
    strict.options.unknownKeys = .refuse
    return try [
      T(JSONDictionary: json), T(JSONString: text), lenient,
      T(JSONDictionary: json, context: styled), T(JSONDictionary: json, context: strict),
    ].map(\.state)
  }

  @Test func `nothing leaves a property as it is, and null makes it what its type means by it`()
    throws
  {
    let null = #"{"number":null,"count":null,"any":null,"list":null,"date":null}"#
    for form in Self.forms {
      #expect(try Set(states(form, "{}").map { $0 == State() }) == [true], "\(form)")
      #expect(try Set(states(form, null).map { $0 == State.ofNull }) == [true], "\(form)")
    }
  }

  /// What null is in a dictionary.
  private static let nulls: [@Sendable () -> Any] = [
    { NSNull() }, { Int?.none as Any }, { AnyJSON.null }, { AnyJSON?.some(.null) as Any },
    { AnyHashable(NSNull()) }, { AnyHashable(Int?.none) },
  ]

  @Test(arguments: nulls.indices)
  func `null is null whatever it is stored as, also for a type that takes any value`(index: Int)
    throws
  {
    let null = Self.nulls[index]()
    let json: JSONObject = ["number": null, "count": null, "any": null, "list": null, "date": null]
    for form in Self.forms {
      func state<T: Form>(of type: T.Type) throws -> State { try T(JSONDictionary: json).state }
      #expect(try state(of: form) == State.ofNull, "\(form)")
    }
    let nested: JSONObject = ["in": json]
    var (tree, maybe, any, anything) = (AnyJSON.null, AnyJSON?.none, Any?.none, 1 as Any)
    let missing = "missing value, expected AnyJSON at $.any"
    #expect(message { try json.restore(&tree, key: "any", required: true) } == missing)
    #expect(message { try json.restore(&maybe, keys: ["any"], required: true) } == missing)
    #expect(message { _ = try json.value(AnyJSON.self, key: "any") } == missing)
    let missingAny = "missing value, expected Any at $.in.any"
    #expect(
      message { try nested.restore(&any, keyPath: "in.any", required: true) } == missingAny)
    #expect(
      message { try nested.restore(&anything, keyPath: "in.any", required: true) } == missingAny)
    #expect(message { _ = try nested.value(Any.self, keyPath: "in.any") } == missingAny)
    #expect(try json.value(AnyJSON.self, key: "any", default: "x") == "x")
    #expect(try json.valueIfPresent(AnyJSON.self, key: "any") == nil)
    #expect(try json.valueIfPresent(Any.self, key: "any") == nil)
    #expect(try nested.valueIfPresent(AnyJSON.self, keyPath: "in.any") == nil)
  }

  @Test func `a key path through null finds nothing, and null again in an update`() throws {
    struct Deep: JSONDecodable {
      var login: String? = "ann"
      var element: Int? = 1
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&login, keyPath: "assignee.user.login")
        try json.restore(&element, keyPath: "rows[0].id")
      }
    }
    for text in [#"{"assignee":null,"rows":null}"#, #"{"assignee":{"user":null},"rows":[null]}"#] {
      let json = try JSONObject(JSONString: text)
      var deep = try Deep(JSONDictionary: json)
      #expect(deep.login == "ann" && deep.element == 1)
      deep = try Deep.lenient(JSONDictionary: json).value
      #expect(deep.login == "ann" && deep.element == 1)
      try deep.update(from: json)
      #expect(deep.login == nil && deep.element == nil)
    }
  }

  private struct Defaults: JSONMappable {
    var number: Int? = 1
    var name = ""
    var date: Date?
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&number, key: "number", default: 5)
      try json.map(&name, keyPath: "name", default: "x")
      try json.map(
        &date, keys: ["date", "day"], transformer: JSONTransformers.secondsOrStringToDate,
        default: .distantPast)
    }
  }

  @Test(arguments: ["{}", #"{"number":null,"name":null,"date":null}"#])
  func `a default stands for nothing and for null`(text: String) throws {
    let json = try JSONObject(JSONString: text)
    for value in try [Defaults(JSONDictionary: json), Defaults.lenient(JSONDictionary: json).value]
    {
      #expect(value.number == 5 && value.name == "x" && value.date == .distantPast)
    }
    var updated = Defaults()
    try updated.update(from: json)
    #expect(updated.number == (text == "{}" ? 1 : nil) && updated.name == "" && updated.date == nil)
  }

  private struct Failing: JSONMappable {
    struct Failure: Error {}
    static func fail() throws -> Int? { throw Failure() }
    static func read() throws -> Int? {
      struct Inner: JSONDecodable {
        var id = 0
        mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&id, key: "id") }
      }
      return try Inner(JSONDictionary: ["id": "x"]).id
    }

    var number = 1
    var id = 2
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&number, keyPath: "a.number", default: Self.fail())
      try json.map(&id, key: "id", default: Self.read())
    }
  }

  @Test(arguments: ["{}", #"{"a":{"number":null},"id":null}"#])
  func `a default that throws has the place of its property`(text: String) throws {
    let json = try JSONObject(JSONString: text)
    let error = #expect(throws: JSONDecodingError.self) { try Failing(JSONDictionary: json) }
    #expect(error?.path.description == "$.a.number")
    let problems = try Failing.lenient(JSONDictionary: json).problems
    #expect(problems.map(\.path.description) == ["$.a.number", "$.id.id"])
  }
}
