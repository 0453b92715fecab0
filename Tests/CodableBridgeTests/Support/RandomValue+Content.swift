import Foundation

extension RandomValue.Content {
  func write(to container: inout AnyKeyedEncoding, at key: AnyKey) throws {
    switch self {
    case .value(let value): try container.encode(value, forKey: key)
    case .scalar(let scalar): try scalar.write(to: &container, at: key)
    case .null: try container.encodeNil(forKey: key)
    case .dictionary(let dictionary): try container.encode(dictionary, forKey: key)
    case .object(let members):
      var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
      for member in members { try member.content.write(to: &nested, at: member.key) }
    case .array(let contents):
      var nested = container.nestedUnkeyedContainer(forKey: key)
      for content in contents { try content.write(to: &nested) }
    case .superclass(let value):
      let isDefault = key.stringValue == "super"
      try value.encode(
        to: isDefault ? container.superEncoder() : container.superEncoder(forKey: key))
    }
  }

  func write(to container: inout any UnkeyedEncodingContainer) throws {
    switch self {
    case .value(let value): try container.encode(value)
    case .scalar(let scalar): try scalar.write(to: &container)
    case .null: try container.encodeNil()
    case .dictionary(let dictionary): try container.encode(dictionary)
    case .object(let members):
      var nested = container.nestedContainer(keyedBy: AnyKey.self)
      for member in members { try member.content.write(to: &nested, at: member.key) }
    case .array(let contents):
      var nested = container.nestedUnkeyedContainer()
      for content in contents { try content.write(to: &nested) }
    case .superclass(let value): try value.encode(to: container.superEncoder())
    }
  }

  func write(to container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .value(let value): try container.encode(value)
    case .scalar(let scalar): try scalar.write(to: &container)
    default: try container.encodeNil()
    }
  }
}

extension RandomValue.Content {
  init(
    like other: Self, from container: AnyKeyedDecoding, at key: AnyKey, _ replay: Replay
  ) throws {
    switch other {
    case .value(let value):
      replay.next = .value(value)
      self = .value(try container.decode(RandomValue.self, forKey: key))
    case .scalar(let scalar):
      let read = try RandomScalar(like: scalar, from: container, at: key)
      guard try RandomScalar(likePresent: scalar, from: container, at: key) == read else {
        throw Unexpected()
      }
      self = .scalar(read)
    case .null:
      guard try container.decodeNil(forKey: key) else { throw Unexpected() }
      try Self.expectNil(in: container, at: [key, "absent"])
      self = .null
    case .dictionary(let dictionary):
      self = .dictionary(
        try replay.expecting(dictionary) {
          try container.decode([String: RandomValue].self, forKey: key)
        })
    case .object(let members):
      let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
      self = .object(
        try members.map {
          .init(key: $0.key, content: try Self(like: $0.content, from: nested, at: $0.key, replay))
        })
    case .array(let contents):
      var nested = try container.nestedUnkeyedContainer(forKey: key)
      self = .array(try contents.map { try Self(like: $0, from: &nested, replay) })
    case .superclass(let value):
      let isDefault = key.stringValue == "super"
      let decoder =
        try isDefault ? container.superDecoder() : container.superDecoder(forKey: key)
      self = .superclass(try RandomValue(like: value, from: decoder, replay))
    }
  }

  private static func expectNil(in container: AnyKeyedDecoding, at keys: [AnyKey]) throws {
    for key in keys {
      for sample in RandomScalar.samples
      where try RandomScalar(likePresent: sample, from: container, at: key) != nil {
        throw Unexpected()
      }
    }
  }

  init(
    like other: Self, from container: inout any UnkeyedDecodingContainer, _ replay: Replay
  ) throws {
    switch other {
    case .value(let value):
      replay.next = .value(value)
      self = .value(try container.decode(RandomValue.self))
    case .scalar(let scalar): self = .scalar(try RandomScalar(like: scalar, from: &container))
    case .null:
      guard try container.decodeNil() else { throw Unexpected() }
      self = .null
    case .dictionary(let dictionary):
      self = .dictionary(
        try replay.expecting(dictionary) { try container.decode([String: RandomValue].self) })
    case .object(let members):
      let nested = try container.nestedContainer(keyedBy: AnyKey.self)
      self = .object(
        try members.map {
          .init(key: $0.key, content: try Self(like: $0.content, from: nested, at: $0.key, replay))
        })
    case .array(let contents):
      var nested = try container.nestedUnkeyedContainer()
      self = .array(try contents.map { try Self(like: $0, from: &nested, replay) })
    case .superclass(let value):
      self = .superclass(try RandomValue(like: value, from: container.superDecoder(), replay))
    }
  }

  init(
    like other: Self, from container: any SingleValueDecodingContainer, _ replay: Replay
  ) throws {
    switch other {
    case .value(let value):
      replay.next = .value(value)
      self = .value(try container.decode(RandomValue.self))
    case .scalar(let scalar): self = .scalar(try RandomScalar(like: scalar, from: container))
    default:
      guard container.decodeNil() else { throw Unexpected() }
      self = .null
    }
  }
}
