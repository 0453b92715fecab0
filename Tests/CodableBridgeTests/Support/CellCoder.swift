import Foundation

/// A value of a format that only the tests know: it has integers of some widths, and neither decimals nor
/// dates.
indirect enum Cell: Equatable, Sendable {
  case null
  case bool(Bool)
  case string(String)
  case integer(Int128)
  case huge(UInt128)
  case double(UInt64)
  case list([Cell])
  case table([String: Cell])
}

/// A coder of cells; a narrow one has no integers beyond 64 bits.
struct CellCoder: Sendable {
  var isNarrow = false

  func encode(_ value: some Encodable) throws -> Cell {
    let place = CellPlace(self)
    try value.encode(to: CellEncoder(place: place))
    return place.cell
  }

  func decode<T: Decodable>(_ type: T.Type, from cell: Cell) throws -> T {
    try T(from: CellDecoder(coder: self, cell: cell, codingPath: []))
  }
}

struct NoSuchCell: Error {}

// MARK: - Encoding

/// What an encoder has written; the children are asked for theirs at the end.
private final class CellPlace {
  let coder: CellCoder
  var scalar = Cell.null
  var list: [CellPlace]?
  var table: [String: CellPlace]?

  init(_ coder: CellCoder) { self.coder = coder }

  var cell: Cell {
    if let list { return .list(list.map(\.cell)) }
    return table.map { .table($0.mapValues(\.cell)) } ?? scalar
  }

  func element() -> CellEncoder {
    let place = CellPlace(coder)
    list = (list ?? []) + [place]
    return CellEncoder(place: place)
  }

  func member(_ key: any CodingKey) -> CellEncoder {
    let place = CellPlace(coder)
    table = (table ?? [:]).merging([key.stringValue: place]) { $1 }
    return CellEncoder(place: place)
  }
}

private struct CellEncoder: Encoder, SingleValueEncodingContainer {
  let place: CellPlace
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    place.table = place.table ?? [:]
    return .init(Keyed(place: place))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    place.list = place.list ?? []
    return Unkeyed(place: place)
  }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { place.scalar = .null }
  func encode(_ value: Int128) throws {
    if place.coder.isNarrow, Int64(exactly: value) == nil { throw NoSuchCell() }
    place.scalar = .integer(value)
  }
  func encode(_ value: UInt128) throws {
    if place.coder.isNarrow { throw NoSuchCell() }
    place.scalar = .huge(value)
  }
  func encode<T: Encodable>(_ value: T) throws {
    switch value {
    case let value as Bool: place.scalar = .bool(value)
    case let value as String: place.scalar = .string(value)
    case let value as Double: place.scalar = .double(value.bitPattern)
    case let value as Float: place.scalar = .double(Double(value).bitPattern)
    case let value as any FixedWidthInteger: place.scalar = .integer(Int128(value))
    default: try value.encode(to: self)
    }
  }

  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: CellPlace
    var codingPath: [any CodingKey] { [] }
    func encodeNil(forKey key: Key) { place.member(key).encodeNil() }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      try place.member(key).encode(value)
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { place.member(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      place.member(key).unkeyedContainer()
    }
    func superEncoder() -> any Encoder { place.member(AnyKey("super")) }
    func superEncoder(forKey key: Key) -> any Encoder { place.member(key) }
  }

  struct Unkeyed: UnkeyedEncodingContainer {
    let place: CellPlace
    var codingPath: [any CodingKey] { [] }
    var count: Int { place.list?.count ?? 0 }
    func encodeNil() { place.element().encodeNil() }
    func encode<T: Encodable>(_ value: T) throws { try place.element().encode(value) }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> { place.element().container(keyedBy: type) }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      place.element().unkeyedContainer()
    }
    func superEncoder() -> any Encoder { place.element() }
  }
}

// MARK: - Decoding

private struct CellDecoder: Decoder, SingleValueDecodingContainer {
  let coder: CellCoder
  let cell: Cell
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func child(_ cell: Cell?, at key: any CodingKey) throws -> CellDecoder {
    guard let cell else { throw NoSuchCell() }
    return CellDecoder(coder: coder, cell: cell, codingPath: codingPath + [key])
  }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .table(let table) = cell else { throw NoSuchCell() }
    return .init(Keyed(decoder: self, table: table))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let list) = cell else { throw NoSuchCell() }
    return Unkeyed(decoder: self, list: list)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { cell == .null }
  func decode(_ type: Int128.Type) throws -> Int128 { try integer() }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try integer() }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    switch (type, cell) {
    case (is Bool.Type, .bool(let value as T)), (is String.Type, .string(let value as T)):
      return value
    case (is Double.Type, .double(let bits)): return try cast(Double(bitPattern: bits))
    case (is Double.Type, .integer(let value)): return try cast(Double(value))
    case (is Bool.Type, _), (is String.Type, _), (is Double.Type, _): throw NoSuchCell()
    case (let type as any FixedWidthInteger.Type, _): return try cast(integer(type))
    default: return try T(from: self)
    }
  }
  private func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) throws -> T {
    if coder.isNarrow, T.bitWidth > 64 { throw NoSuchCell() }
    switch cell {
    case .integer(let value): return try T(exactly: value) ?? { throw NoSuchCell() }()
    case .huge(let value): return try T(exactly: value) ?? { throw NoSuchCell() }()
    default: throw NoSuchCell()
    }
  }
  private func cast<T>(_ value: Any) throws -> T {
    guard let value = value as? T else { throw NoSuchCell() }
    return value
  }

  struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: CellDecoder
    let table: [String: Cell]
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { table.keys.compactMap(Key.init(stringValue:)) }
    func contains(_ key: Key) -> Bool { table[key.stringValue] != nil }
    func member(_ key: any CodingKey) throws -> CellDecoder {
      try decoder.child(table[key.stringValue], at: key)
    }
    func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try member(key).decode(type)
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try member(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try member(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { try member(AnyKey("super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
  }

  struct Unkeyed: UnkeyedDecodingContainer {
    let decoder: CellDecoder
    let list: [Cell]
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { list.count }
    var isAtEnd: Bool { currentIndex == list.count }
    mutating func next() throws -> CellDecoder {
      if isAtEnd { throw NoSuchCell() }
      defer { currentIndex += 1 }
      return try decoder.child(list[currentIndex], at: AnyKey("\(currentIndex)"))
    }
    mutating func decodeNil() throws -> Bool {
      guard !isAtEnd, list[currentIndex] == .null else { return false }
      return try next().decodeNil()
    }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().decode(type) }
    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { try next().container(keyedBy: type) }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try next().unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder { try next() }
  }
}
