import Foundation
import JSONCodable
import Testing

@testable import MigrationExamples

private class Base: JSONEncodable, Encodable {
  var name = "Oslo"
}

/// A level that has no `encode(to:)`.
private final class Silent: Base {
  var kilometres = 42
}

/// A level that takes `superEncoder()`.
private final class Nested: Base {
  private enum CodingKeys: CodingKey { case kilometres }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(42, forKey: .kilometres)
    try super.encode(to: container.superEncoder())
  }
}

/// A union whose payload has the key of its tag.
private enum Clash: JSONUnion, Encodable {
  case item(Item)

  struct Item: JSONEncodable, Encodable { var type = "payload" }

  static let discriminator = JSONDiscriminator(key: "type")

  init(JSONDictionary: JSONObject) { self = .item(Item()) }

  private enum CodingKeys: CodingKey { case type }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("item", forKey: .type)
    if case .item(let item) = self { try item.encode(to: encoder) }
  }
}

/// Parameters whose keys mix cases and have digits.
private struct Mixed: JSONEncodable, Encodable {
  var a10 = 1
  var a9 = 1
  var B = 1
}

@Suite("What Migration.md says about the wire holds")
struct MigrationClaimsTests {
  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `a level without its own encode is lost by Codable only`() throws {
    #expect(try encoded(Silent()) == #"{"name":"Oslo"}"#)
    #expect(try Silent().JSONString(options: .sortedKeys) == #"{"kilometres":42,"name":"Oslo"}"#)
  }

  @Test func `superEncoder nests the properties of the superclass`() throws {
    #expect(try encoded(Nested()) == #"{"kilometres":42,"super":{"name":"Oslo"}}"#)
  }

  @Test func `a payload with the key of the tag throws, and is lost by Codable`() throws {
    #expect(try encoded(Clash.item(.init())) == #"{"type":"payload"}"#)
    let error = #expect(throws: JSONEncodingError.self) { try Clash.item(.init()).JSONString() }
    #expect(
      error?.description
        == #"duplicate key "type", written by the tag and the payload of case item at $"#)
  }

  @Test func `sorted keys come in another order by JSONEncoder than by the mapper`() throws {
    #expect(try encoded(Mixed()) == #"{"B":1,"a10":1,"a9":1}"#)
    #expect(try Mixed().JSONString(options: .sortedKeys) == #"{"a9":1,"a10":1,"B":1}"#)
  }

  @Test func `the audit of a moved type names the key that is in use`() throws {
    let address = Leftover.Address(street: "Main St")
    let audit = try JSONMappingAudit.of(Leftover.Address.self, samples: [address])
    #expect("\(audit)".contains(#"written to "street""#))
    #expect(!"\(audit)".contains("street_name"))
  }

  @Test func `a mapping changes the context for what it reads`() throws {
    struct Page: JSONConstructible {
      let header: Header
      init(JSONDictionary json: JSONObject) throws {
        header = try JSONContext.with(\.textColor, .red) { try json.value(key: "header") }
      }
    }
    let page = try JSONContext.with(\.textColor, .green) {
      try Page(JSONString: #"{"header":{"title":""}}"#)
    }
    #expect(page.header.textColor == .red)
  }
}
