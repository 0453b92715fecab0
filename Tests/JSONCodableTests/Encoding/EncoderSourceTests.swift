import Foundation
import Testing

@testable import JSONCodable

@Suite("The types that the library has encoders for are told by their modules")
struct EncoderSourceTests {
  private struct Own: JSONEncodable {}
  private enum Choice: String, JSONEncodable { case one }
  private final class Instance: JSONEncodable {}

  @Test func `a type of Swift, of Foundation or of the library may have one`() {
    let types: [any Any.Type] = [
      String.self, Bool.self, Int.self, Int8.self, UInt64.self, Double.self, Float.self,
      Date.self, Data.self, URL.self, UUID.self, Decimal.self, CGFloat.self,
      Own?.self, [Own].self, ArraySlice<Own>.self, ContiguousArray<Own>.self, Set<Int>.self,
      [String: Own].self, AnyHashable.self, PolymorphicValue<any JSONIdentified>.self,
    ]
    for type in types {
      #expect(type is any EncoderSource.Type)
      #expect(ValueEncoder.source(type) != nil, "\(type)")
    }
  }

  @Test func `a type of a program has none`() {
    let types: [any Any.Type] = [Own.self, Choice.self, Instance.self, (Int, Int).self]
    for type in types {
      #expect(!(type is any EncoderSource.Type))
      #expect(ValueEncoder.source(type) == nil, "\(type)")
    }
  }
}
