import CodableBridge
import Foundation
import Stacks
import Testing

@Suite("A custom strategy that asks for the same value again")
struct EndlessStrategyTests {
  private let message = "Nested deeper than the stack of the thread allows."

  @Test func `an endless encoding is an error`() throws {
    let encoder = DictionaryEncoder()
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date)
    }
    encoder.dataEncodingStrategy = .custom { data, encoder in
      var container = encoder.unkeyedContainer()
      try container.encode(data)
    }
    let error = try #require(
      throws: EncodingError.self,
      performing: {
        try onStack(of: secondaryThreadStack) { _ = try encoder.encode(["at": Date.distantPast]) }
      })
    guard case .invalidValue(let value, let context) = error else { throw error }
    #expect(value as? Date == .distantPast)
    #expect(context.codingPath.map(\.stringValue) == ["at"])
    #expect(context.debugDescription == message)

    let nested = try #require(
      throws: EncodingError.self,
      performing: { try onStack(of: secondaryThreadStack) { _ = try encoder.encode([Data()]) } })
    guard case .invalidValue(_, let context) = nested else { throw nested }
    #expect(context.debugDescription == message)
  }

  @Test func `an endless decoding is an error`() throws {
    let decoder = DictionaryDecoder()
    decoder.dateDecodingStrategy = .custom { try $0.singleValueContainer().decode(Date.self) }
    decoder.dataDecodingStrategy = .custom { try $0.singleValueContainer().decode(Data.self) }
    func failure(_ decode: () throws -> Void) throws -> DecodingError {
      try #require(
        throws: DecodingError.self,
        performing: { try onStack(of: secondaryThreadStack, decode) })
    }
    let errors = try [
      failure { _ = try decoder.decode([String: Date].self, from: ["at": 1]) },
      failure { _ = try decoder.decode([String: Data].self, from: ["at": "AA=="]) },
    ]
    for error in errors {
      guard case .dataCorrupted(let context) = error else { throw error }
      #expect(context.codingPath.map(\.stringValue) == ["at"])
      #expect(context.debugDescription == message)
    }
  }
}
