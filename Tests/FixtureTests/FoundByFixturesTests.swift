import Foundation
import JSONCodable
import Testing

@Suite("What the fixtures have found stays mended")
struct FoundByFixturesTests {
  @Test func `an integer of 128 bits has no fraction`() {
    struct Wide: JSONMappable { var a: Int128 = 0 }
    #expect(throws: JSONDecodingError.self) {
      try Wide(JSONString: #"{"a":-170141183460469231731687303715884105728.5}"#)
    }
  }

  @Test func `a polymorphic nil is left out by lines, too`() throws {
    struct Lines: JSONMappable {
      @PolymorphicValue var any: (any JSONIdentified)?
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&_any, key: "any")
      }
    }
    let text = try Lines().JSONString()
    #expect(text == "{}")
  }

  @Test func `a set is called one by every verb`() {
    struct Numbers: JSONMappable {
      var a: Set<Int> = []
      mutating func JSONMap(_ json: inout JSONMapping) throws { try json.map(&a, key: "a") }
    }
    let error = #expect(throws: JSONDecodingError.self) { try Numbers(JSONString: #"{"a":5}"#) }
    #expect(error?.description == "wrong type: number 5, expected Set<Int> at $.a")
  }

  @Test func `the audit sees that an optional comes back as its default`() throws {
    struct Preset: JSONMappable { var title: String? = "preset" }
    let audit = try JSONMappingAudit.of(Preset.self)
    #expect(audit.asymmetries.count == 1)
  }

  @Test func `the audit of a union takes the samples of a case together`() throws {
    enum Swipe: JSONUnion {
      case swipe(fingers: Int?)
      static let discriminator = JSONDiscriminator(key: "type")
      init(JSONDictionary json: JSONObject) throws {
        _ = try json.value(String.self, key: "type")
        self = .swipe(fingers: try json.valueIfPresent(key: "fingers"))
      }
    }
    let audit = try JSONMappingAudit.of(
      Swipe.self, samples: [.swipe(fingers: 1), .swipe(fingers: nil)])
    #expect(audit.unresolved == [])
  }
}
