// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

// Codable conformances are also needed for: Removal.Box.
extension Removal: Codable {
  private enum CodingKeys: String, CodingKey {
    case first
    case firstKey = "First"
    case second = "b"
    case c
    case town
    case since
    case boxes
    case plan
    case kind
    case van
    case labels
    case tags
    case note
    case address
    case house
    case load
    case vans
  }

  private enum AddressKeys: String, CodingKey {
    case town, floor
  }

  private enum HouseKeys: String, CodingKey {
    case floor, since
  }

  private enum LoadKeys: String, CodingKey {
    case boxes
  }

  private enum VansKeys: String, CodingKey {
    case van = "first"
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // It is written to "First". Missing or null: the default stays.
    first = try container.decodeIfPresent(String.self, forKey: .first) ?? first
    // It is written to "c".
    second = try container.decodeIfPresent(Int.self, forKey: .second)
    // It is written to "b". Missing or null: the default stays.
    third = try container.decodeIfPresent(Int.self, forKey: .c) ?? third
    let addressObject = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    // It is written to "town". Missing or null: the default stays.
    town = try addressObject.decodeIfPresent(String.self, forKey: .town) ?? town
    // It is written to "house.floor".
    floor = try addressObject.decode(Int.self, forKey: .floor)
    // A date as seconds since 1970. It is written to "house.since". Missing or null: the default
    // stays.
    since = try container.decodeIfPresent(SecondsSince1970.self, forKey: .since)?.value ?? since
    // It is written to "load.boxes".
    boxes = try container.decode([Removal.Box].self, forKey: .boxes)
    // It is written to "kind".
    plan = try container.decodeIfPresent(Removal.Plan.self, forKey: .plan)
    let vansObject = try container.decodeIfPresent(Keyed<VansKeys>.self, forKey: .vans)?.object
    // It is written to "van". Missing or null: the default stays.
    van = try vansObject?.decodeIfPresent(Removal.Box.self, forKey: .van) ?? van
    // It is written to "tags". Missing: the default stays. Null: nil.
    labels =
      try container.contains(.labels)
      ? container.decodeIfPresent([String: [Double]].self, forKey: .labels)
      : labels
    note = try container.decodeIfPresent(String.self, forKey: .note)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .firstKey)
    try container.encodeIfPresent(second, forKey: .c)
    try container.encode(third, forKey: .second)
    try container.encode(town, forKey: .town)
    var houseObject = container.nestedContainer(keyedBy: HouseKeys.self, forKey: .house)
    try houseObject.encode(floor, forKey: .floor)
    try houseObject.encode(SecondsSince1970(since), forKey: .since)
    var loadObject = container.nestedContainer(keyedBy: LoadKeys.self, forKey: .load)
    try loadObject.encode(boxes, forKey: .boxes)
    try container.encodeIfPresent(plan, forKey: .kind)
    try container.encode(van, forKey: .van)
    try container.encodeIfPresent(labels, forKey: .tags)
    try container.encodeIfPresent(note, forKey: .note)
  }
}

extension Removal {
  /// An object, by its keys.
  private struct Keyed<Keys: CodingKey>: Decodable {
    let object: KeyedDecodingContainer<Keys>

    init(from decoder: any Decoder) throws {
      object = try decoder.container(keyedBy: Keys.self)
    }
  }

  /// A date as seconds since 1970.
  private struct SecondsSince1970: Codable {
    var value: Date

    init(_ value: Date) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let number = try container.decode(Double.self)
      value = Date(timeIntervalSince1970: number)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value.timeIntervalSince1970)
    }
  }
}

extension Removal.Box: Codable {
  private enum CodingKeys: String, CodingKey {
    case size, inside
  }

  private enum InsideKeys: String, CodingKey {
    case content
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    size = try container.decode(Int.self, forKey: .size)
    let insideObject = try container.decodeIfPresent(
      Keyed<InsideKeys>.self, forKey: .inside)?.object
    content = try insideObject?.decodeIfPresent([String].self, forKey: .content)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
    // Nil leaves out the object around it, too.
    if content != nil {
      var insideObject = container.nestedContainer(keyedBy: InsideKeys.self, forKey: .inside)
      try insideObject.encodeIfPresent(content, forKey: .content)
    }
  }
}

extension Removal.Box {
  /// An object, by its keys.
  private struct Keyed<Keys: CodingKey>: Decodable {
    let object: KeyedDecodingContainer<Keys>

    init(from decoder: any Decoder) throws {
      object = try decoder.container(keyedBy: Keys.self)
    }
  }
}

extension Attachment: Codable {
  private enum CodingKeys: String, CodingKey {
    case extra, list, anything, note, more
  }

  private enum MoreKeys: String, CodingKey {
    case rows
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // AnyJSON keeps any JSON. Missing or null: the default stays.
    extra =
      try container.decodeIfPresent([String: AnyJSON].self, forKey: .extra)?.mapValues { $0.tree }
      ?? extra
    // AnyJSON keeps any JSON.
    list = try container.decode([AnyJSON].self, forKey: .list).map { $0.tree }
    let moreObject = try container.decodeIfPresent(Keyed<MoreKeys>.self, forKey: .more)?.object
    rows = try moreObject?.decodeIfPresent(
      [String: [AnyJSON?]].self, forKey: .rows
    )?.mapValues { $0.map { $0?.tree } }
    // AnyJSON keeps any JSON. Missing or null: the default stays.
    anything = try container.decodeIfPresent(AnyJSON.self, forKey: .anything)?.tree ?? anything
    // AnyJSON keeps any JSON.
    note = try container.decodeIfPresent(AnyJSON.self, forKey: .note)?.tree
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(extra.mapValues { try AnyJSON($0) }, forKey: .extra)
    try container.encode(list.map { try AnyJSON($0) }, forKey: .list)
    // Nil leaves out the object around it, too.
    if rows != nil {
      var moreObject = container.nestedContainer(keyedBy: MoreKeys.self, forKey: .more)
      try moreObject.encodeIfPresent(
        rows.map { try $0.mapValues { try $0.map { try $0.map { try AnyJSON($0) } } } },
        forKey: .rows)
    }
    try container.encode(try AnyJSON(anything), forKey: .anything)
    try container.encodeIfPresent(note.map { try AnyJSON($0) }, forKey: .note)
  }
}

extension Attachment {
  /// An object, by its keys.
  private struct Keyed<Keys: CodingKey>: Decodable {
    let object: KeyedDecodingContainer<Keys>

    init(from decoder: any Decoder) throws {
      object = try decoder.container(keyedBy: Keys.self)
    }
  }
}

extension Notice: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, value
  }

  private enum CodingTag: String, Codable {
    case text, ping
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .type)
    guard let tag = CodingTag(rawValue: text) else {
      // An unknown tag keeps the whole object.
      self = .unknown(
        try decoder.singleValueContainer().decode([String: AnyJSON].self).mapValues(\.tree))
      return
    }
    switch tag {
    case .text:
      self = .text(try container.decode(String.self, forKey: .value))
    case .ping:
      self = .ping
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(CodingTag.text, forKey: .type)
      try container.encode(value, forKey: .value)
    case .ping:
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(CodingTag.ping, forKey: .type)
    case .unknown(let value):
      var container = encoder.singleValueContainer()
      try container.encode(AnyJSON(value))
    }
  }
}

// Codable conformances are also needed for: Notice.
extension NoticeBoard: Codable {
  private enum CodingKeys: String, CodingKey {
    case notices, last
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    notices = try container.decodeIfPresent([Notice].self, forKey: .notices) ?? notices
    last = try container.decodeIfPresent(Notice.self, forKey: .last)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(notices, forKey: .notices)
    try container.encodeIfPresent(last, forKey: .last)
  }
}

extension Fork: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, left, right, value
  }

  private enum CodingTag: String, Codable {
    case node, leaf
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .kind) {
    case .node:
      self = .node(
        left: try container.decode(Fork.self, forKey: .left),
        right: try container.decodeIfPresent(Fork.self, forKey: .right))
    case .leaf:
      self = .leaf(value: try container.decode(Int.self, forKey: .value))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .node(let left, let right):
      try container.encode(CodingTag.node, forKey: .kind)
      try container.encode(left, forKey: .left)
      try container.encodeIfPresent(right, forKey: .right)
    case .leaf(let value):
      try container.encode(CodingTag.leaf, forKey: .kind)
      try container.encode(value, forKey: .value)
    }
  }
}

// Codable conformances are also needed for: LinkedPage.Next, LinkedPage.Jump.
extension LinkedPage: Codable {
  private enum CodingKeys: String, CodingKey {
    case `init`
    case next = "self"
    case jump
    case _links
  }

  private enum _linksKeys: String, CodingKey {
    case `self`
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let _linksObject = try container.decodeIfPresent(
      Keyed<_linksKeys>.self, forKey: ._links)?.object
    // Missing or null: the default stays.
    self.`self` = try _linksObject?.decodeIfPresent(String.self, forKey: .`self`) ?? self.`self`
    `init` = try container.decodeIfPresent(Int.self, forKey: .`init`)
    next = try container.decodeIfPresent(LinkedPage.Next.self, forKey: .next)
    jump = try container.decodeIfPresent(LinkedPage.Jump.self, forKey: .jump) ?? jump
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var _linksObject = container.nestedContainer(keyedBy: _linksKeys.self, forKey: ._links)
    try _linksObject.encode(self.`self`, forKey: .`self`)
    try container.encodeIfPresent(`init`, forKey: .`init`)
    try container.encodeIfPresent(next, forKey: .next)
    try container.encode(jump, forKey: .jump)
  }
}

extension LinkedPage {
  /// An object, by its keys.
  private struct Keyed<Keys: CodingKey>: Decodable {
    let object: KeyedDecodingContainer<Keys>

    init(from decoder: any Decoder) throws {
      object = try decoder.container(keyedBy: Keys.self)
    }
  }
}

extension LinkedPage.Next: Codable {
  private enum CodingKeys: String, CodingKey {
    case `self`, n
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    self.`self` = try container.decodeIfPresent(String.self, forKey: .`self`) ?? self.`self`
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.`self`, forKey: .`self`)
    try container.encode(n, forKey: .n)
  }
}

extension LinkedPage.Jump: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, `self`, n
  }

  private enum CodingTag: String, Codable {
    case to, `self`
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .kind) {
    case .to:
      self = .to(
        self: try container.decode(String.self, forKey: .`self`),
        n: try container.decode(Int.self, forKey: .n))
    case .`self`:
      self = .`self`
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .to(let selfValue, let n):
      try container.encode(CodingTag.to, forKey: .kind)
      try container.encode(selfValue, forKey: .`self`)
      try container.encode(n, forKey: .n)
    case .`self`:
      try container.encode(CodingTag.`self`, forKey: .kind)
    }
  }
}

// Codable conformances are also needed for: Radio.`extension`, Radio.Decoder, Radio.Encoder.
extension Radio: Codable {
  private enum CodingKeys: String, CodingKey {
    case tuner, decoder, encoder
  }

  init(from decoder: any Swift.Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    tuner = try container.decodeIfPresent(Radio.`extension`.self, forKey: .tuner) ?? tuner
    self.decoder =
      try container.decodeIfPresent(Radio.Decoder.self, forKey: .decoder) ?? self.decoder
    self.encoder = try container.decodeIfPresent(Radio.Encoder.self, forKey: .encoder)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tuner, forKey: .tuner)
    try container.encode(self.decoder, forKey: .decoder)
    try container.encodeIfPresent(self.encoder, forKey: .encoder)
  }
}

extension Radio.`extension`: Codable {
  private enum CodingKeys: String, CodingKey {
    case n
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(n, forKey: .n)
  }
}

extension Radio.Decoder: Codable {
  private enum CodingKeys: String, CodingKey {
    case n
  }

  init(from decoder: any Swift.Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(n, forKey: .n)
  }
}

extension Radio.Encoder: Codable {
  private enum CodingKeys: String, CodingKey {
    case n
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(n, forKey: .n)
  }
}

// A type conforms once: with this one, Slot.Inside has no other arguments.
extension Slot<Plan, Author>.Inside: Codable {
  private enum CodingKeys: String, CodingKey {
    case n, text
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
    text = try container.decodeIfPresent(String.self, forKey: .text) ?? text
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(n, forKey: .n)
    try container.encode(text, forKey: .text)
  }
}

extension Picky: Codable {
  private enum CodingKeys: String, CodingKey {
    case unique
    case kinds
    case rows
    case links
    case days
    case prices
    case ranks
    case stocks
    case switches
    case dates
    case anything
    case more
  }

  private enum MoreKeys: String, CodingKey {
    case maybe, loose
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays. What is not right in it is left out.
    unique =
      try container.decodeIfPresent(
        [Valid<Int>].self, forKey: .unique
      ).map { Set($0.compactMap(\.value)) }
      ?? unique
    kinds =
      try container.decodeIfPresent(
        [Valid<Picky.Currency>].self, forKey: .kinds
      ).map { Set($0.compactMap(\.value)) }
      ?? kinds
    // What is not right in it is left out.
    rows = try container.decode([Valid<[String: Int]>].self, forKey: .rows).compactMap(\.value)
    // A URL as text; one that is not valid as it stands is refused. Missing or null: the default
    // stays. What is not right in it is left out.
    links =
      try container.decodeIfPresent(
        [Valid<[String: URLText]>].self, forKey: .links
      )?.compactMap(\.value).map { $0.mapValues(\.value) }
      ?? links
    // A date as seconds since 1970. Missing or null: the default stays. What is not right in it is
    // left out.
    days =
      try container.decodeIfPresent(
        [Valid<SecondsSince1970>].self, forKey: .days
      ).map { Set($0.compactMap(\.value).map(\.value)) }
      ?? days
    // Missing or null: the default stays. What is not right in it is left out.
    prices =
      try container.decodeIfPresent(
        KeptByRawValue<Picky.Currency, Valid<Int>>.self,
        forKey: .prices)?.value.compactMapValues(\.value)
      ?? prices
    ranks =
      try container.decodeIfPresent(
        KeptByRawNumber<Picky.Level, Valid<Int>>.self,
        forKey: .ranks)?.value.compactMapValues(\.value)
      ?? ranks
    // A date as seconds since 1970. Missing or null: the default stays.
    stocks =
      try container.decodeIfPresent(
        KeyedByRawNumber<Picky.Level, [SecondsSince1970]>.self, forKey: .stocks
      )?.value.mapValues { $0.map(\.value) }
      ?? stocks
    // Missing or null: the default stays. What is not right in it is left out.
    switches =
      try container.decodeIfPresent(
        KeptByText<Int, Valid<Bool>>.self, forKey: .switches)?.value.compactMapValues(\.value)
      ?? switches
    // A date as seconds since 1970. Missing or null: the default stays. What is not right in it is
    // left out.
    dates =
      try container.decodeIfPresent(
        KeptByText<Int, Valid<SecondsSince1970>>.self,
        forKey: .dates)?.value.compactMapValues(\.value).mapValues(\.value)
      ?? dates
    let moreObject = try container.decodeIfPresent(Keyed<MoreKeys>.self, forKey: .more)?.object
    // What is not right in it is left out.
    maybe = try moreObject?.decodeIfPresent(
      KeptByRawValue<Picky.Currency, Valid<[Int]?>>.self,
      forKey: .maybe)?.value.compactMapValues(\.value)
    loose = try moreObject?.decodeIfPresent(
      [Valid<[Int?]>].self, forKey: .loose)?.compactMap(\.value)
    // Missing or null: the default stays. What is not right in it is left out.
    anything =
      try container.decodeIfPresent([Valid<AnyJSON>].self, forKey: .anything)?.compactMap(\.value)
      ?? anything
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(unique, forKey: .unique)
    try container.encode(kinds, forKey: .kinds)
    try container.encode(rows, forKey: .rows)
    try container.encode(links.map { $0.mapValues { URLText($0) } }, forKey: .links)
    try container.encode(days.map { SecondsSince1970($0) }, forKey: .days)
    try container.encode(KeyedByRawValue<Picky.Currency, Int>(prices), forKey: .prices)
    try container.encode(KeyedByRawNumber<Picky.Level, Int>(ranks), forKey: .ranks)
    try container.encode(
      KeyedByRawNumber(stocks.mapValues { $0.map { SecondsSince1970($0) } }), forKey: .stocks)
    try container.encode(switches, forKey: .switches)
    try container.encode(dates.mapValues { SecondsSince1970($0) }, forKey: .dates)
    // Nil leaves out the object around it, too.
    if maybe != nil || loose != nil {
      var moreObject = container.nestedContainer(keyedBy: MoreKeys.self, forKey: .more)
      try moreObject.encodeIfPresent(
        maybe.map { KeyedByRawValue<Picky.Currency, [Int]?>($0) }, forKey: .maybe)
      try moreObject.encodeIfPresent(loose, forKey: .loose)
    }
    try container.encode(anything, forKey: .anything)
  }
}

extension Picky {
  /// A dictionary as an object, its keys by their raw values; a member with another key is left
  /// out.
  private struct KeptByRawNumber<Key, Member: Decodable>: Decodable
  where Key: RawRepresentable & Hashable, Key.RawValue: LosslessStringConvertible {
    var value: [Key: Member]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let members = try container.decode([String: Member].self).compactMap { name, member in
        Key.RawValue(name).flatMap(Key.init(rawValue:)).map { ($0, member) }
      }
      value = Dictionary(members) { _, last in last }
    }
  }

  /// A dictionary as an object, its keys by their raw values; a member with another key is left
  /// out.
  private struct KeptByRawValue<Key, Member: Decodable>: Decodable
  where Key: RawRepresentable & Hashable, Key.RawValue == String {
    var value: [Key: Member]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let members = try container.decode([String: Member].self).compactMap { name, member in
        Key(rawValue: name).map { ($0, member) }
      }
      value = Dictionary(members) { _, last in last }
    }
  }

  /// A dictionary as an object, its keys as their text; a member with another key is left out.
  private struct KeptByText<Key, Member: Decodable>: Decodable
  where Key: LosslessStringConvertible & Hashable {
    var value: [Key: Member]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let members = try container.decode([String: Member].self).compactMap { name, member in
        Key(name).map { ($0, member) }
      }
      value = Dictionary(members) { _, last in last }
    }
  }

  /// An object, by its keys.
  private struct Keyed<Keys: CodingKey>: Decodable {
    let object: KeyedDecodingContainer<Keys>

    init(from decoder: any Decoder) throws {
      object = try decoder.container(keyedBy: Keys.self)
    }
  }

  /// A dictionary as an object, its keys by their raw values.
  private struct KeyedByRawNumber<Key, Member: Codable>: Codable
  where Key: RawRepresentable & Hashable, Key.RawValue: LosslessStringConvertible {
    var value: [Key: Member]

    init(_ value: [Key: Member]) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let members = try container.decode([String: Member].self).map { name, member in
        guard let key = Key.RawValue(name).flatMap(Key.init(rawValue:)) else {
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
      let members = value.map { ($0.key.rawValue.description, $0.value) }
      try container.encode(
        Dictionary(members) { _, _ in
          throw EncodingError.invalidValue(
            value,
            .init(codingPath: encoder.codingPath, debugDescription: "two keys have one text"))
        })
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

  /// A date as seconds since 1970.
  private struct SecondsSince1970: Codable {
    var value: Date

    init(_ value: Date) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let number = try container.decode(Double.self)
      value = Date(timeIntervalSince1970: number)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value.timeIntervalSince1970)
    }
  }

  /// A URL as text; one that is not valid as it stands is refused.
  private struct URLText: Codable {
    var value: URL

    init(_ value: URL) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      // This initialiser needs macOS 14, iOS 17, tvOS 17 or watchOS 10.
      guard let value = URL(string: text, encodingInvalidCharacters: false) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not a URL: \(text)")
      }
      self.value = value
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value.absoluteString)
    }
  }

  /// An element, or nil for one that is not right.
  private struct Valid<Element: Decodable>: Decodable {
    var value: Element?

    init(from decoder: any Decoder) throws {
      value = try? decoder.singleValueContainer().decode(Element.self)
    }
  }
}
