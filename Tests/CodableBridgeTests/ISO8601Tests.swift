import CodableBridge
import Foundation
import JSONCodable
import Randomness
import Testing

@Suite("Dates of ISO 8601 are those of Foundation's coders")
struct ISO8601Tests {
  private static func written(_ dates: [Date]) throws -> [String] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try JSONDecoder().decode([String].self, from: encoder.encode(dates))
  }

  @Test func `random dates are written alike`() throws {
    var random = SplitMix64(seed: 29)
    let seconds = (0..<2_000).map { _ in Double.random(in: -8e10...3e11, using: &random) }
    let dates = (seconds + seconds.map { $0.rounded() } + [0, -0.0, -1, 1e9])
      .map(Date.init(timeIntervalSinceReferenceDate:))
    let bridge = DictionaryEncoder()
    bridge.dateEncodingStrategy = .iso8601
    #expect(try bridge.encode(dates) as? [String] == Self.written(dates))
  }

  @Test func `random texts are read alike, or refused alike`() throws {
    var random = SplitMix64(seed: 30)
    let dates = (0..<300).map { _ in
      Date(
        timeIntervalSinceReferenceDate: Double.random(in: -6e10...2.5e11, using: &random).rounded())
    }
    var texts = try Self.written(dates)
    for text in texts {
      for _ in 0..<4 {
        var bytes = Array(text.utf8)
        let place = bytes.indices.randomElement(using: &random) ?? 0
        bytes[place] = Array("0123456789-:TtZz+ .".utf8).randomElement(using: &random) ?? 0x30
        texts.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    texts += ["", "Z", "2020-02-30T00:00:00Z", "2020-01-01T23:59:60Z", "2020-01-01T24:00:00Z"]
    let (bridge, decoder) = (DictionaryDecoder(), JSONDecoder())
    bridge.dateDecodingStrategy = .iso8601
    decoder.dateDecodingStrategy = .iso8601
    for text in texts {
      let data = try JSONEncoder().encode([text])
      let expected = Result { try decoder.decode([Date].self, from: data) }
      let found = Result { try bridge.decode([Date].self, from: [text]) }
      #expect(Self.isSame(found, expected), "\(text)")
    }
  }

  private static func isSame(_ one: Result<[Date], any Error>, _ other: Result<[Date], any Error>)
    -> Bool
  {
    switch (one, other) {
    case (.success(let one), .success(let other)): one == other
    case (.failure, .failure): true
    default: false
    }
  }
}
