import Foundation
import Testing

@testable import JSONCodable

@Suite("What is known of a type as a container of parts")
struct CodableContainerTests {
  private struct Both: Codable, Hashable {}
  private struct Out: Encodable {}
  private struct In: Decodable {}
  private struct Neither {}
  private enum Key: String, Codable { case a }

  @Test func `an optional, an array and a dictionary with texts as keys have parts`() {
    expect(Both?.self, .optional, Both.self)
    expect([Both].self, .array, Both.self)
    expect([String: Both].self, .object, Both.self)
    expect([Int8].self, .array, Int8.self)
    expect([[Int?]].self, .array, [Int?].self)
    expect([String: [String: Key]?].self, .object, [String: Key]?.self)
    expect([Set<Both>].self, .array, Set<Both>.self)
    expect(URL??.self, .optional, URL?.self)
  }

  @Test func `parts may go in one direction alone`() {
    #expect(CodableContainer.encoding([Out].self)?.part == Out.self)
    #expect(CodableContainer.decoding([Out].self) == nil)
    #expect(CodableContainer.encoding([String: In?].self) == nil)
    #expect(CodableContainer.decoding([String: In?].self)?.part == In?.self)
    #expect(CodableContainer.encoding([[Neither]].self) == nil)
    #expect(CodableContainer.decoding([[Neither]].self) == nil)
  }

  @Test func `all other types have none`() {
    let others: [any Any.Type] = [
      Int.self, String.self, Both.self, Key.self, Date.self, Set<Int>.self, [Int: Both].self,
      [Substring: Int].self, ContiguousArray<Int>.self, ArraySlice<Int>.self, Range<Int>.self,
      Result<Int, CancellationError>.self, [Any].self, [String: Any].self, [any Encodable].self,
      NSArray.self, NSObject.self, (Int, Int).self, (() -> Void).self, Any.self, Both.Type.self,
      AnyObject.self, (any Sendable)?.self,
    ]
    for type in others {
      #expect(CodableContainer.encoding(type) == nil, "\(type)")
      #expect(CodableContainer.decoding(type) == nil, "\(type)")
    }
  }

  private func expect(
    _ type: any Codable.Type, _ form: FrequentContainer.Form, _ part: any Any.Type,
    at location: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<2 {
      let encoding = CodableContainer.encoding(type), decoding = CodableContainer.decoding(type)
      #expect(encoding?.form == form && encoding?.part == part, sourceLocation: location)
      #expect(decoding?.form == form && decoding?.part == part, sourceLocation: location)
    }
  }
}
