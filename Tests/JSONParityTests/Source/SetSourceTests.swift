import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("The order of a set or a dictionary says nothing of a type")
struct SetSourceTests {
  struct Inner: JSONMappable {
    var tags: Set<String> = ["a", "b", "c", "d", "e", "f", "g", "h"]
    var members = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6]
    var groups: [String: Set<Int>] = ["a": [1, 2, 3, 4, 5, 6], "b": [7, 8, 9]]
    var n = 0
  }

  struct Outer: JSONMappable {
    var inner = Inner()
    var list = [Inner()]
    var id = 0
  }

  final class Node: JSONMappable {
    var tags: Set<Int> = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    var inner = Inner()
  }

  enum Choice: JSONUnion {
    case some(Inner), tags(Set<String>)

    static let discriminator = JSONDiscriminator(
      key: "kind", tags: .explicit(["some": "some", "tags": "tags"]), payload: .nested(key: "value")
    )

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "kind") {
      case .some: self = .some(try json.value(key: "value"))
      case .tags: self = .tags(try json.value(key: "value"))
      }
    }

    enum Tag: String, CaseIterable { case some, tags }
  }

  @Test func `nothing is left open in a struct, a class or a union, and every run says the same`()
    throws
  {
    let samples: [Choice] = [
      .some(Inner()), .tags(["a", "b", "c", "d", "e", "f", "g"]), .tags(["x", "y", "z", "w"]),
    ]
    var texts: Set<String> = []
    for _ in 0..<8 {
      for source in try [
        CodableSource.of(Outer.self), CodableSource.of(Node.self),
        CodableSource.of(Choice.self, samples: samples),
        CodableSource.of(Outer.self, as: .newType(named: "New")),
        CodableSource.of(Node.self, as: .newType(named: "New")),
        CodableSource.of(Choice.self, as: .newType(named: "New"), samples: samples),
      ] {
        #expect(source.unresolved.isEmpty)
        texts.insert(source.text)
      }
      #expect(try JSONMappingAudit.of(Outer.self).asymmetries.isEmpty)
      #expect(try JSONMappingAudit.of(Choice.self, samples: samples).asymmetries.isEmpty)
    }
    #expect(texts.count == 6)
  }

  @Test func `a date that is not a number is compared, and does not end the process`() throws {
    struct Timed: JSONMappable {
      var date = Date(timeIntervalSinceReferenceDate: .nan)
      var n = 0
    }
    var sample = Timed()
    sample.date = Date(timeIntervalSince1970: 0)
    #expect(try CodableSource.of(Timed.self, samples: [sample]).unresolved.isEmpty)
  }
}
