// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ShopperReflected {
  var baskets: [NewBasket] = []
  var crate = CrateBasketState()

  struct NewBasket {
    var state = Basket.State(rawValue: "open")
    var history: [Basket.State] = []
  }

  struct CrateBasketState {
    var item: NewBasket?
    var mark: Basket.State?
    var counts: [Basket.State: Int] = [:]
  }
}

extension ShopperReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case baskets, crate
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    baskets = try container.decodeIfPresent([NewBasket].self, forKey: .baskets) ?? baskets
    crate = try container.decodeIfPresent(CrateBasketState.self, forKey: .crate) ?? crate
  }
}

extension ShopperReflected.NewBasket: Codable {
  private enum CodingKeys: String, CodingKey {
    case state, history
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    state =
      try container.decodeIfPresent(RawValue<Basket.State>.self, forKey: .state)?.value ?? state
    history =
      try container.decodeIfPresent([RawValue<Basket.State>].self, forKey: .history)?.map(\.value)
      ?? history
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(RawValue<Basket.State>(state), forKey: .state)
    try container.encode(history.map { RawValue<Basket.State>($0) }, forKey: .history)
  }
}

extension ShopperReflected.CrateBasketState: Codable {
  private enum CodingKeys: String, CodingKey {
    case item, mark, counts
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    item = try container.decodeIfPresent(ShopperReflected.NewBasket.self, forKey: .item)
    mark = try container.decodeIfPresent(RawValue<Basket.State>.self, forKey: .mark)?.value
    // Missing or null: the default stays.
    counts =
      try container.decodeIfPresent(KeyedByRawValue<Basket.State, Int>.self, forKey: .counts)?.value
      ?? counts
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(item, forKey: .item)
    try container.encodeIfPresent(mark.map { RawValue<Basket.State>($0) }, forKey: .mark)
    try container.encode(KeyedByRawValue<Basket.State, Int>(counts), forKey: .counts)
  }
}

/// A dictionary as an object, its keys by their raw values.
private struct KeyedByRawValue<Key, Member: Codable>: Codable
where Key: RawRepresentable & Hashable, Key.RawValue == String {
  var value: [Key: Member]

  init(_ value: [Key: Member]) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).map { name, member in
      guard let key = Key(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown key: \(name)")
      }
      return (key, member)
    }
    value = try Dictionary(members) { _, _ in
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "two keys are one value")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let members = value.map { ($0.key.rawValue, $0.value) }
    try container.encode(
      Dictionary(members) { _, _ in
        throw EncodingError.invalidValue(
          value,
          .init(codingPath: encoder.codingPath, debugDescription: "two keys have one text"))
      })
  }
}

/// A value by its raw value.
private struct RawValue<Value: RawRepresentable>: Codable where Value.RawValue: Codable {
  var value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let rawValue = try container.decode(Value.RawValue.self)
    guard let value = Value(rawValue: rawValue) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown case: \(rawValue)")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.rawValue)
  }
}
