import Foundation
import Randomness

/// One scalar of any type that an encoder treats in its own way.
enum RandomScalar: Hashable, Sendable {
  case bool(Bool), string(String)
  case int(Int), int8(Int8), int16(Int16), int32(Int32), int64(Int64), int128(Int128)
  case uint(UInt), uint8(UInt8), uint16(UInt16), uint32(UInt32), uint64(UInt64), uint128(UInt128)
  case float(Float), double(Double)
  case decimal(Decimal), date(Date), data(Data), url(URL), uuid(UUID)

  /// One of each type.
  static let samples: [RandomScalar] = [
    .bool(true), .string(""), .int(1), .int8(1), .int16(1), .int32(1), .int64(1), .int128(1),
    .uint(1), .uint8(1), .uint16(1), .uint32(1), .uint64(1), .uint128(1), .float(1), .double(1),
    .decimal(1), .date(Date(timeIntervalSince1970: 0)), .data(Data()),
    .url(URL(fileURLWithPath: "/")), .uuid(UUID()),
  ]

  init(using random: inout SplitMix64) {
    switch random.below(21) {
    case 0: self = .bool(random.flip())
    case 1: self = .string(Self.strings[random.below(Self.strings.count)])
    case 2: self = .int(Self.edge(using: &random))
    case 3: self = .int8(Self.edge(using: &random))
    case 4: self = .int16(Self.edge(using: &random))
    case 5: self = .int32(Self.edge(using: &random))
    case 6: self = .int64(Self.edge(using: &random))
    case 7: self = .int128(Self.edge(using: &random))
    case 8: self = .uint(Self.edge(using: &random))
    case 9: self = .uint8(Self.edge(using: &random))
    case 10: self = .uint16(Self.edge(using: &random))
    case 11: self = .uint32(Self.edge(using: &random))
    case 12: self = .uint64(Self.edge(using: &random))
    case 13: self = .uint128(Self.edge(using: &random))
    case 14: self = .float(Self.float(using: &random))
    case 15: self = .double(Self.double(using: &random))
    case 16: self = .decimal(Decimal(random.below(2_000_000) - 1_000_000) / 1000)
    case 17:
      self = .date(Date(timeIntervalSinceReferenceDate: Double(random.below(1 << 30)) / 4))
    case 18: self = .data(Data((0..<random.below(4)).map { _ in UInt8.random(in: 0...255) }))
    case 19: self = .url(URL(fileURLWithPath: "/\(random.below(100))"))
    default: self = .uuid(UUID(uuid: randomUUID(&random)))
    }
  }

  private static let strings = ["", "a", "null", "é\u{301}", "\"\\/\n\u{1}", "\u{1F600}", "1.5"]

  /// Small, largest, smallest or any.
  private static func edge<T: FixedWidthInteger>(using random: inout SplitMix64) -> T {
    switch random.below(4) {
    case 0: T(random.below(100))
    case 1: T.max - T(random.below(3))
    case 2: T.min + T(random.below(3))
    default: T.random(in: T.min...T.max, using: &random)
    }
  }

  private static func double(using random: inout SplitMix64) -> Double {
    let value = Double(bitPattern: random.next())
    return random.below(3) == 0 || !value.isFinite ? Double(random.below(2000)) / 8 : value
  }

  private static func float(using random: inout SplitMix64) -> Float {
    let value = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
    return random.below(3) == 0 || !value.isFinite ? Float(random.below(2000)) / 8 : value
  }
}

private func randomUUID(_ random: inout SplitMix64) -> uuid_t {
  let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
  return (
    bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
    bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
  )
}
