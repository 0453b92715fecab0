import Foundation

// Each scalar goes through the function for its own type, which the compiler picks.

typealias AnyKeyedEncoding = KeyedEncodingContainer<AnyKey>
typealias AnyKeyedDecoding = KeyedDecodingContainer<AnyKey>

extension RandomScalar {
  func write(to container: inout AnyKeyedEncoding, at key: AnyKey) throws {
    switch self {
    case .bool(let value): try container.encode(value, forKey: key)
    case .string(let value): try container.encode(value, forKey: key)
    case .int(let value): try container.encode(value, forKey: key)
    case .int8(let value): try container.encode(value, forKey: key)
    case .int16(let value): try container.encode(value, forKey: key)
    case .int32(let value): try container.encode(value, forKey: key)
    case .int64(let value): try container.encode(value, forKey: key)
    case .int128(let value): try container.encode(value, forKey: key)
    case .uint(let value): try container.encode(value, forKey: key)
    case .uint8(let value): try container.encode(value, forKey: key)
    case .uint16(let value): try container.encode(value, forKey: key)
    case .uint32(let value): try container.encode(value, forKey: key)
    case .uint64(let value): try container.encode(value, forKey: key)
    case .uint128(let value): try container.encode(value, forKey: key)
    case .float(let value): try container.encode(value, forKey: key)
    case .double(let value): try container.encode(value, forKey: key)
    case .decimal(let value): try container.encode(value, forKey: key)
    case .date(let value): try container.encode(value, forKey: key)
    case .data(let value): try container.encode(value, forKey: key)
    case .url(let value): try container.encode(value, forKey: key)
    case .uuid(let value): try container.encode(value, forKey: key)
    }
  }

  func write(to container: inout any UnkeyedEncodingContainer) throws {
    switch self {
    case .bool(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .int8(let value): try container.encode(value)
    case .int16(let value): try container.encode(value)
    case .int32(let value): try container.encode(value)
    case .int64(let value): try container.encode(value)
    case .int128(let value): try container.encode(value)
    case .uint(let value): try container.encode(value)
    case .uint8(let value): try container.encode(value)
    case .uint16(let value): try container.encode(value)
    case .uint32(let value): try container.encode(value)
    case .uint64(let value): try container.encode(value)
    case .uint128(let value): try container.encode(value)
    case .float(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .url(let value): try container.encode(value)
    case .uuid(let value): try container.encode(value)
    }
  }

  func write(to container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .int8(let value): try container.encode(value)
    case .int16(let value): try container.encode(value)
    case .int32(let value): try container.encode(value)
    case .int64(let value): try container.encode(value)
    case .int128(let value): try container.encode(value)
    case .uint(let value): try container.encode(value)
    case .uint8(let value): try container.encode(value)
    case .uint16(let value): try container.encode(value)
    case .uint32(let value): try container.encode(value)
    case .uint64(let value): try container.encode(value)
    case .uint128(let value): try container.encode(value)
    case .float(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .url(let value): try container.encode(value)
    case .uuid(let value): try container.encode(value)
    }
  }
}

extension RandomScalar {
  /// Reads a scalar of the same type as the other, if present and anyhow.
  init(like other: RandomScalar, from container: AnyKeyedDecoding, at key: AnyKey) throws {
    func read<T: Decodable & Equatable>(_ value: T, _ ifPresent: T?) throws -> T {
      if value != ifPresent { throw Unexpected() }
      return value
    }
    switch other {
    case .bool:
      self = .bool(
        try read(
          container.decode(Bool.self, forKey: key),
          container.decodeIfPresent(Bool.self, forKey: key)))
    case .string:
      self = .string(
        try read(
          container.decode(String.self, forKey: key),
          container.decodeIfPresent(String.self, forKey: key)))
    case .int:
      self = .int(
        try read(
          container.decode(Int.self, forKey: key), container.decodeIfPresent(Int.self, forKey: key))
      )
    case .int8:
      self = .int8(
        try read(
          container.decode(Int8.self, forKey: key),
          container.decodeIfPresent(Int8.self, forKey: key)))
    case .int16:
      self = .int16(
        try read(
          container.decode(Int16.self, forKey: key),
          container.decodeIfPresent(Int16.self, forKey: key)))
    case .int32:
      self = .int32(
        try read(
          container.decode(Int32.self, forKey: key),
          container.decodeIfPresent(Int32.self, forKey: key)))
    case .int64:
      self = .int64(
        try read(
          container.decode(Int64.self, forKey: key),
          container.decodeIfPresent(Int64.self, forKey: key)))
    case .int128:
      self = .int128(
        try read(
          container.decode(Int128.self, forKey: key),
          container.decodeIfPresent(Int128.self, forKey: key)))
    case .uint:
      self = .uint(
        try read(
          container.decode(UInt.self, forKey: key),
          container.decodeIfPresent(UInt.self, forKey: key)))
    case .uint8:
      self = .uint8(
        try read(
          container.decode(UInt8.self, forKey: key),
          container.decodeIfPresent(UInt8.self, forKey: key)))
    case .uint16:
      self = .uint16(
        try read(
          container.decode(UInt16.self, forKey: key),
          container.decodeIfPresent(UInt16.self, forKey: key)))
    case .uint32:
      self = .uint32(
        try read(
          container.decode(UInt32.self, forKey: key),
          container.decodeIfPresent(UInt32.self, forKey: key)))
    case .uint64:
      self = .uint64(
        try read(
          container.decode(UInt64.self, forKey: key),
          container.decodeIfPresent(UInt64.self, forKey: key)))
    case .uint128:
      self = .uint128(
        try read(
          container.decode(UInt128.self, forKey: key),
          container.decodeIfPresent(UInt128.self, forKey: key)))
    case .float:
      self = .float(
        try read(
          container.decode(Float.self, forKey: key),
          container.decodeIfPresent(Float.self, forKey: key)))
    case .double:
      self = .double(
        try read(
          container.decode(Double.self, forKey: key),
          container.decodeIfPresent(Double.self, forKey: key)))
    case .decimal:
      self = .decimal(
        try read(
          container.decode(Decimal.self, forKey: key),
          container.decodeIfPresent(Decimal.self, forKey: key)))
    case .date:
      self = .date(
        try read(
          container.decode(Date.self, forKey: key),
          container.decodeIfPresent(Date.self, forKey: key)))
    case .data:
      self = .data(
        try read(
          container.decode(Data.self, forKey: key),
          container.decodeIfPresent(Data.self, forKey: key)))
    case .url:
      self = .url(
        try read(
          container.decode(URL.self, forKey: key), container.decodeIfPresent(URL.self, forKey: key))
      )
    case .uuid:
      self = .uuid(
        try read(
          container.decode(UUID.self, forKey: key),
          container.decodeIfPresent(UUID.self, forKey: key)))
    }
  }

  init(like other: RandomScalar, from container: inout any UnkeyedDecodingContainer) throws {
    switch other {
    case .bool: self = .bool(try container.decode(Bool.self))
    case .string: self = .string(try container.decode(String.self))
    case .int: self = .int(try container.decode(Int.self))
    case .int8: self = .int8(try container.decode(Int8.self))
    case .int16: self = .int16(try container.decode(Int16.self))
    case .int32: self = .int32(try container.decode(Int32.self))
    case .int64: self = .int64(try container.decode(Int64.self))
    case .int128: self = .int128(try container.decode(Int128.self))
    case .uint: self = .uint(try container.decode(UInt.self))
    case .uint8: self = .uint8(try container.decode(UInt8.self))
    case .uint16: self = .uint16(try container.decode(UInt16.self))
    case .uint32: self = .uint32(try container.decode(UInt32.self))
    case .uint64: self = .uint64(try container.decode(UInt64.self))
    case .uint128: self = .uint128(try container.decode(UInt128.self))
    case .float: self = .float(try container.decode(Float.self))
    case .double: self = .double(try container.decode(Double.self))
    case .decimal: self = .decimal(try container.decode(Decimal.self))
    case .date: self = .date(try container.decode(Date.self))
    case .data: self = .data(try container.decode(Data.self))
    case .url: self = .url(try container.decode(URL.self))
    case .uuid: self = .uuid(try container.decode(UUID.self))
    }
  }

  init(like other: RandomScalar, from container: any SingleValueDecodingContainer) throws {
    switch other {
    case .bool: self = .bool(try container.decode(Bool.self))
    case .string: self = .string(try container.decode(String.self))
    case .int: self = .int(try container.decode(Int.self))
    case .int8: self = .int8(try container.decode(Int8.self))
    case .int16: self = .int16(try container.decode(Int16.self))
    case .int32: self = .int32(try container.decode(Int32.self))
    case .int64: self = .int64(try container.decode(Int64.self))
    case .int128: self = .int128(try container.decode(Int128.self))
    case .uint: self = .uint(try container.decode(UInt.self))
    case .uint8: self = .uint8(try container.decode(UInt8.self))
    case .uint16: self = .uint16(try container.decode(UInt16.self))
    case .uint32: self = .uint32(try container.decode(UInt32.self))
    case .uint64: self = .uint64(try container.decode(UInt64.self))
    case .uint128: self = .uint128(try container.decode(UInt128.self))
    case .float: self = .float(try container.decode(Float.self))
    case .double: self = .double(try container.decode(Double.self))
    case .decimal: self = .decimal(try container.decode(Decimal.self))
    case .date: self = .date(try container.decode(Date.self))
    case .data: self = .data(try container.decode(Data.self))
    case .url: self = .url(try container.decode(URL.self))
    case .uuid: self = .uuid(try container.decode(UUID.self))
    }
  }
}
