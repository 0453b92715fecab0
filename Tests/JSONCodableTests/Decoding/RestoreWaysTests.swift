import Foundation
import JSONCodable
import Testing

/// A type that takes any value, so that it shows what it was given.
private struct Shown: JSONRestorable, Equatable {
  var text = "untouched"

  init() {}
  init(JSONValue: Any) throws { text = "\(type(of: JSONValue)) \(JSONValue)" }
}

@Suite("A key and a key path of one key restore the same, whatever the dictionary holds")
struct RestoreWaysTests {
  private struct Found: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () -> Any?

    init(_ name: String, _ make: @escaping @Sendable () -> Any?) {
      testDescription = name
      self.make = make
    }

    static let all = [
      Found("nothing") { nil },
      Found("null") { NSNull() },
      Found("null stored as NSObject") { NSNull() as NSObject },
      Found("null stored as AnyObject") { NSNull() as AnyObject },
      Found("nil in an optional") { Int?.none as Any },
      Found("nil in an optional of an optional") { Int??.some(nil) as Any },
      Found("null in an optional") { NSNull?.some(NSNull()) as Any },
      Found("a value in an optional") { Int?.some(5) as Any },
      Found("text in an optional of an optional") { String??.some("x") as Any },
      Found("text") { "x" },
      Found("NSString") { "x" as NSString },
      Found("NSString stored as NSObject") { "x" as NSString as NSObject },
      Found("an integer") { 5 },
      Found("a small integer") { Int8(5) },
      Found("a number object") { NSNumber(value: 5) },
      Found("a number stored as NSObject") { NSNumber(value: 5) as NSObject },
      Found("a boolean object") { NSNumber(value: true) },
      Found("an object") { ["a": 1] as JSONObject },
      Found("a typed dictionary") { ["a": 1] },
      Found("an array with null") { [NSNull(), 1] as [Any] },
      Found("a date") { Date(timeIntervalSinceReferenceDate: 5) },
      Found("a class of its own") { Thread.current as AnyObject as? NSObject ?? NSNull() },
    ]
  }

  private func outcome<Value>(_ body: () throws -> Value) -> String {
    do { return "\(try body())" } catch { return "\(error)" }
  }

  /// Restores by a key and by the same key as a key path, by every verb.
  private func both<T: JSONRestorable>(_ found: Found, _ kept: T) -> [[String]] {
    var json: JSONObject = [:]
    if let value = found.make() { json["name"] = value }
    func restored<Property>(
      _ kept: Property, by restore: (inout Property) throws -> Void
    ) -> String {
      outcome {
        var property = kept
        try restore(&property)
        return "\(property)"
      }
    }
    let optional: T? = kept
    let byKey: [String] = [false, true].flatMap { required in
      [
        restored(kept) { try json.restore(&$0, key: "name", required: required) },
        restored(optional) { try json.restore(&$0, key: "name", required: required) },
      ]
    }
    let byPath: [String] = [false, true].flatMap { required in
      [
        restored(kept) { try json.restore(&$0, keyPath: "name", required: required) },
        restored(optional) { try json.restore(&$0, keyPath: "name", required: required) },
      ]
    }
    let value = outcome { "\(try json.value(T.self, key: "name"))" }
    let valueByPath = outcome { "\(try json.value(T.self, keyPath: "name"))" }
    let present = outcome { "\(try json.valueIfPresent(T.self, key: "name") as Any)" }
    let presentByPath = outcome { "\(try json.valueIfPresent(T.self, keyPath: "name") as Any)" }
    return [byKey + [value, present], byPath + [valueByPath, presentByPath]]
  }

  private func check(_ found: Found) {
    for ways in [both(found, Shown()), both(found, 1), both(found, "kept"), both(found, [1])] {
      #expect(ways[0] == ways[1])
    }
  }

  @Test(arguments: Found.all)
  private func `every verb finds the same by a key and by a key path`(_ found: Found) {
    check(found)
  }

  @Test(arguments: Found.all)
  private func `every verb finds the same in another style of keys`(_ found: Found) {
    JSONContext.with(\.options.keys, .snakeCase) { check(found) }
  }

  private struct Held: JSONDecodable {
    var shown = Shown()
    var optional: Shown?
    var number = 1

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&shown, key: "name")
      try json.restore(&optional, key: "name")
      try json.restore(&number, key: "name")
    }
  }

  @Test(arguments: Found.all)
  private func `a lenient reading finds what a strict one does`(_ found: Found) throws {
    var json: JSONObject = [:]
    if let value = found.make() { json["name"] = value }
    let lenient = try Held.lenient(JSONDictionary: json)
    var strict = Held()
    do { try strict.JSONDecode(json) } catch {
      #expect(lenient.problems.map(\.description) == ["\(error)"])
    }
    #expect("\(lenient.value)" == "\(strict)")
  }

  @Test func `null is never given to a type, however it is stored`() throws {
    for name in ["null stored as NSObject", "nil in an optional", "null in an optional"] {
      let found = try #require(Found.all.first { $0.testDescription == name })
      let json: JSONObject = ["name": try #require(found.make())]
      var property = Shown()
      try json.restore(&property, key: "name")
      #expect(property == Shown())
      var optional: Shown? = Shown()
      try json.restore(&optional, key: "name")
      #expect(optional == nil)
      #expect(try Shown?(JSONValue: try #require(json["name"])) == nil)
    }
  }
}
