import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Values of every kind are tried, and what code does with them is a TODO")
struct ProbedSourceTests {
  private func unresolved<T: JSONEncodable & JSONRestorable>(
    _ type: T.Type, as form: CodableSource.Form = .conformance, _ samples: [String] = []
  ) throws -> [String] {
    let samples = try samples.map { try T(JSONValue: JSONObject(JSONString: $0)) }
    return try CodableSource.of(type, as: form, samples: samples).unresolved.map(\.description)
  }

  struct Prefixed: JSONEncodable, JSONConstructible {
    let id: Int
    let extra: JSONObject

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id")
      extra = json.filter { $0.key.hasPrefix("x_") }
    }

    func JSONEncode() throws -> Any {
      var json = extra
      try json.archive(id, key: "id")
      return json
    }
  }

  struct Whole: JSONEncodable, JSONConstructible {
    let all: JSONObject

    init(JSONDictionary json: JSONObject) throws { all = json }
    func JSONEncode() throws -> Any { all }
  }

  @Test func `a part of the other members`() throws {
    let open = try unresolved(Prefixed.self, as: .newType(named: "New"), [#"{"id":1,"x_a":2}"#])
    #expect(
      open == [
        "ProbedSourceTests.Prefixed.extra: only code knows which members of the object it holds"
      ])
    let whole = try unresolved(Whole.self, as: .newType(named: "New"), [#"{"id":1,"x_a":2}"#])
    #expect(whole == [])
  }

  struct Loose: JSONCodable {
    var id = 0
    var n: Int?
    var isOpen = false
    var text = ""
    var plain = 1
    var lenient: Int?

    mutating func JSONDecode(_ json: JSONObject) throws {
      do {
        id = try json.value(key: "id")
      } catch {
        id = Int(try json.value(String.self, key: "id")) ?? -1
      }
      do {
        n = try json.valueIfPresent(key: "n")
      } catch {
        n = (json["n"] as? String).flatMap { Int($0) }
      }
      do {
        isOpen = try json.value(key: "isOpen")
      } catch {
        isOpen = try json.value(Int.self, key: "isOpen") == 1
      }
      do {
        text = try json.value(key: "text")
      } catch {
        text = "\(try json.value(Int.self, key: "text"))"
      }
      try json.restore(&plain, key: "plain")
      do { lenient = try json.valueIfPresent(key: "lenient") } catch { lenient = nil }
    }
  }

  @Test func `values of another type`() throws {
    let sample = #"{"id":1,"n":2,"isOpen":true,"text":"a","plain":2,"lenient":3}"#
    let found = try unresolved(Loose.self, [sample])
    #expect(
      found
        == ["id", "n", "isOpen", "text"].map {
          "ProbedSourceTests.Loose.\($0): code of the type reads values of other types"
        })
  }

  struct Price: JSONCodable {
    var price = 0.0
    var exact = 0.0

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&price, key: "price")
      price = (price * 100).rounded() / 100
      try json.restore(&exact, key: "exact")
    }
  }

  struct Shown: JSONCodable {
    var price = 0.0

    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&price, key: "price") }
    func JSONEncode() throws -> Any { ["price": (price * 100).rounded() / 100] as JSONObject }
  }

  private let changes = "code of the type changes what it reads"

  @Test func `numbers that are rounded`() throws {
    #expect(try unresolved(Price.self) == ["ProbedSourceTests.Price.price: \(changes)"])
    #expect(
      try unresolved(Shown.self) == [
        "ProbedSourceTests.Shown.price: another value comes back, by code of the type's own"
      ])
  }

  struct Top: JSONCodable {
    var top: [Int] = []
    var kinds: [Kind] = []
    var named: [String: Int] = [:]
    var all: [Int] = []
    enum Kind: String { case a, b }

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&top, key: "top")
      top = Array(top.prefix(3))
      try json.restore(&kinds, key: "kinds")
      kinds = Array(kinds.prefix(20))
      try json.restore(&named, key: "named")
      if named.count > 10 { named = [:] }
      try json.restore(&all, key: "all")
    }
  }

  @Test func `containers that are cut`() throws {
    #expect(
      try unresolved(Top.self, [#"{"kinds":["b"]}"#])
        == ["top", "kinds", "named"].map { "ProbedSourceTests.Top.\($0): \(changes)" })
  }

  struct Cleaned: JSONCodable {
    var o: Int?
    var n: Int?
    var ratio = 0.0
    var text: String?
    var lines = ""
    var host = ""
    var plain: String?
    var number: Int?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&o, key: "o")
      if o == -1 { o = nil }
      try json.restore(&n, key: "n")
      if n == 9999 { n = nil }
      try json.restore(&ratio, key: "ratio")
      if ratio == -1 { ratio = 1 }
      try json.restore(&text, key: "text")
      if text == "N/A" { text = nil }
      try json.restore(&lines, key: "lines")
      lines = lines.replacingOccurrences(of: "\r\n", with: "\n")
      try json.restore(&host, key: "host")
      if host.hasPrefix("https://") { host = String(host.dropFirst(8)) }
      try json.restore(&plain, key: "plain")
      try json.restore(&number, key: "number")
    }
  }

  @Test func `values that stand for none, and texts that are cleaned`() throws {
    #expect(
      try unresolved(Cleaned.self)
        == ["o", "n", "ratio", "text", "lines", "host"].map {
          "ProbedSourceTests.Cleaned.\($0): \(changes)"
        })
  }
}
