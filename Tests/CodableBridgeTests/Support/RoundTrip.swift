import CodableBridge
import Foundation
import Testing

/// Checks one value over all routes: both encoders write one document, and both decoders read the
/// value from it, the bridge from its own tree and from the one that JSONSerialization reads.
func expectParity<Value: Codable & Equatable>(
  _ value: Value, _ strategies: Strategies = Strategies(), decodes: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let foundation = Outcome { try strategies.foundationEncoder.encode(value) }
  let bridge = Outcome { try Document(writing: strategies.bridgeEncoder.encode(value)) }
  let expected = foundation.map { try Document(parsing: $0) }
  #expect(bridge.agrees(withFoundation: expected), sourceLocation: sourceLocation)
  guard decodes, case .value(let data) = foundation else { return }

  let original = Outcome {
    try strategies.foundationDecoder.decode(Value.self, from: data)
  }
  #expect(original == .value(value), sourceLocation: sourceLocation)
  let trees = [
    try strategies.bridgeEncoder.encode(value),
    try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
  ]
  for tree in trees {
    let decoded = Outcome { try strategies.bridgeDecoder.decode(Value.self, from: tree) }
    #expect(decoded == original, sourceLocation: sourceLocation)
  }
}

extension Outcome {
  func map<Other>(_ transform: (Value) throws -> Other) -> Outcome<Other> {
    switch self {
    case .value(let value): Outcome<Other> { try transform(value) }
    case .failure(let failure): .failure(failure)
    }
  }
}
