import CodableBridge
import Stacks
import Testing

@Suite("One coder on several threads")
struct CoderStackTests {
  @Test func `a coder knows the stack of the thread that runs it`() throws {
    let encoder = DictionaryEncoder(), decoder = DictionaryDecoder()
    #expect(try encoder.encode([1]) as? [Int] == [1])
    #expect(try decoder.decode([Int].self, from: [1]) == [1])
    try onStack(of: secondaryThreadStack) {
      #expect(throws: EncodingError.self) { try encoder.encode(Endless()) }
      #expect(throws: DecodingError.self) { try decoder.decode(Endless.self, from: 1) }
      let tree = try encoder.encode([2])
      #expect(tree as? [Int] == [2])
      let array = try decoder.decode([Int].self, from: tree)
      #expect(array == [2])
    }
    // The stack of that thread is gone; what it has left may not look there.
    #expect(throws: EncodingError.self) { try encoder.encode(Endless()) }
    #expect(throws: DecodingError.self) { try decoder.decode(Endless.self, from: 1) }
  }
}

private struct Endless: Codable {
  init() {}

  init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode(Self.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
}
