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
  /// Reads a scalar of the same type as the other.
  init(like other: RandomScalar, from container: AnyKeyedDecoding, at key: AnyKey) throws {
    switch other {
    case .bool: self = .bool(try container.decode(Bool.self, forKey: key))
    case .string: self = .string(try container.decode(String.self, forKey: key))
    case .int: self = .int(try container.decode(Int.self, forKey: key))
    case .int8: self = .int8(try container.decode(Int8.self, forKey: key))
    case .int16: self = .int16(try container.decode(Int16.self, forKey: key))
    case .int32: self = .int32(try container.decode(Int32.self, forKey: key))
    case .int64: self = .int64(try container.decode(Int64.self, forKey: key))
    case .int128: self = .int128(try container.decode(Int128.self, forKey: key))
    case .uint: self = .uint(try container.decode(UInt.self, forKey: key))
    case .uint8: self = .uint8(try container.decode(UInt8.self, forKey: key))
    case .uint16: self = .uint16(try container.decode(UInt16.self, forKey: key))
    case .uint32: self = .uint32(try container.decode(UInt32.self, forKey: key))
    case .uint64: self = .uint64(try container.decode(UInt64.self, forKey: key))
    case .uint128: self = .uint128(try container.decode(UInt128.self, forKey: key))
    case .float: self = .float(try container.decode(Float.self, forKey: key))
    case .double: self = .double(try container.decode(Double.self, forKey: key))
    case .decimal: self = .decimal(try container.decode(Decimal.self, forKey: key))
    case .date: self = .date(try container.decode(Date.self, forKey: key))
    case .data: self = .data(try container.decode(Data.self, forKey: key))
    case .url: self = .url(try container.decode(URL.self, forKey: key))
    case .uuid: self = .uuid(try container.decode(UUID.self, forKey: key))
    }
  }

  /// Reads it with the function for what may be absent.
  init?(likePresent other: RandomScalar, from container: AnyKeyedDecoding, at k: AnyKey) throws {
    func value<T>(_ make: (T) -> RandomScalar, _ value: T?) -> RandomScalar? { value.map(make) }
    let scalar =
      switch other {
      case .bool: value(RandomScalar.bool, try container.decodeIfPresent(Bool.self, forKey: k))
      case .string:
        value(RandomScalar.string, try container.decodeIfPresent(String.self, forKey: k))
      case .int: value(RandomScalar.int, try container.decodeIfPresent(Int.self, forKey: k))
      case .int8: value(RandomScalar.int8, try container.decodeIfPresent(Int8.self, forKey: k))
      case .int16: value(RandomScalar.int16, try container.decodeIfPresent(Int16.self, forKey: k))
      case .int32: value(RandomScalar.int32, try container.decodeIfPresent(Int32.self, forKey: k))
      case .int64: value(RandomScalar.int64, try container.decodeIfPresent(Int64.self, forKey: k))
      case .int128:
        value(RandomScalar.int128, try container.decodeIfPresent(Int128.self, forKey: k))
      case .uint: value(RandomScalar.uint, try container.decodeIfPresent(UInt.self, forKey: k))
      case .uint8: value(RandomScalar.uint8, try container.decodeIfPresent(UInt8.self, forKey: k))
      case .uint16:
        value(RandomScalar.uint16, try container.decodeIfPresent(UInt16.self, forKey: k))
      case .uint32:
        value(RandomScalar.uint32, try container.decodeIfPresent(UInt32.self, forKey: k))
      case .uint64:
        value(RandomScalar.uint64, try container.decodeIfPresent(UInt64.self, forKey: k))
      case .uint128:
        value(RandomScalar.uint128, try container.decodeIfPresent(UInt128.self, forKey: k))
      case .float: value(RandomScalar.float, try container.decodeIfPresent(Float.self, forKey: k))
      case .double:
        value(RandomScalar.double, try container.decodeIfPresent(Double.self, forKey: k))
      case .decimal:
        value(RandomScalar.decimal, try container.decodeIfPresent(Decimal.self, forKey: k))
      case .date: value(RandomScalar.date, try container.decodeIfPresent(Date.self, forKey: k))
      case .data: value(RandomScalar.data, try container.decodeIfPresent(Data.self, forKey: k))
      case .url: value(RandomScalar.url, try container.decodeIfPresent(URL.self, forKey: k))
      case .uuid: value(RandomScalar.uuid, try container.decodeIfPresent(UUID.self, forKey: k))
      }
    guard let scalar else { return nil }
    self = scalar
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
