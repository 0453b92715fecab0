import Foundation
import Randomness
import Testing

@testable import JSONCodable

@Suite("The text of a UUID is that of Foundation")
struct UUIDTextTests {
  private static func random(_ random: inout SplitMix64) -> UUID {
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: random.next()) }
    }
    return UUID(uuid: bytes)
  }

  @Test(arguments: [1, 2]) func `random ones come back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let uuid = Self.random(&random)
      #expect(uuid.text == uuid.uuidString)
      #expect(UUID(text: uuid.uuidString) == uuid)
      #expect(UUID(text: uuid.uuidString.lowercased()) == uuid)
    }
  }

  @Test(arguments: [3, 4])
  func `nothing but digits and hyphens is taken, each of them in its place`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let others = Array("0189afAFgG-+ xX\u{0}é".utf8)
    for _ in 0..<20_000 {
      var bytes = Array(Self.random(&random).uuidString.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let other = others.randomElement(using: &random) ?? 0
        switch Int.random(in: 0...9, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(other, at: place)
        default: bytes[place] = other
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect((UUID(text: text) != nil) == Self.isUUID(text), "\(text)")
      if let uuid = UUID(text: text) { #expect(uuid == UUID(uuidString: text), "\(text)") }
    }
    let uuid = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    for text in ["", "-", String(repeating: "-", count: 36), String(repeating: "0", count: 36)] + [
      uuid + "\0junk", uuid + " ", " " + uuid, "0xE621F8-C36C-495A-93FC-0C247A3E6E5F",
      "0x0x0x0x-0x0x-0x0x-0x0x-0x0x0x0x0x0x",
    ] {
      #expect(UUID(text: text) == nil, "\(text)")
    }
  }

  private static func isUUID(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }
}
