import Foundation

extension RandomValue: Codable {
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members): try Self.write(members, to: encoder)
    case .mergedObject(let first, let second):
      try Self.write(first, to: encoder)
      try Self.write(second, to: encoder)
    case .array(let contents): try Self.write(contents, to: encoder)
    case .mergedArray(let first, let second):
      try Self.write(first, to: encoder)
      try Self.write(second, to: encoder)
    case .single(let content):
      var container = encoder.singleValueContainer()
      try content.write(to: &container)
    case .delegated(let value): try value.encode(to: encoder)
    case .nothing: break
    case .dictionary(let dictionary):
      var container = encoder.singleValueContainer()
      try container.encode(dictionary)
    case .integerKeys(let dictionary): try dictionary.encode(to: encoder)
    case .list(let list): try list.encode(to: encoder)
    case .optional(let value): try value.encode(to: encoder)
    }
  }

  private static func write(_ members: [Member], to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for member in members { try member.content.write(to: &container, at: member.key) }
  }

  private static func write(_ contents: [Content], to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for content in contents { try content.write(to: &container) }
  }

  /// Reads a value of the structure that the decoder's replay expects.
  init(from decoder: any Decoder) throws {
    guard let replay = decoder.userInfo[.replay] as? Replay,
      let template = replay.template(for: decoder.codingPath)
    else { throw Unexpected() }
    try self.init(like: template, from: decoder, replay)
  }

  init(like template: RandomValue, from decoder: any Decoder, _ replay: Replay) throws {
    switch template {
    case .object(let members):
      self = .object(try Self.read(like: members, from: decoder, replay))
    case .mergedObject(let first, let second):
      self = .mergedObject(
        try Self.read(like: first, from: decoder, replay),
        try Self.read(like: second, from: decoder, replay))
    case .array(let contents):
      self = .array(try Self.read(like: contents, from: decoder, replay))
    case .mergedArray(let first, let second):
      let contents = try Self.read(like: first + second, from: decoder, replay)
      self = .mergedArray(
        Array(contents.prefix(first.count)), Array(contents.dropFirst(first.count)))
    case .single(let content):
      let container = try decoder.singleValueContainer()
      self = .single(try Content(like: content, from: container, replay))
    case .delegated(let value):
      self = .delegated(try RandomValue(like: value, from: decoder, replay))
    case .nothing: self = .nothing
    case .dictionary(let dictionary):
      let container = try decoder.singleValueContainer()
      self = .dictionary(
        try replay.expecting(dictionary) { try container.decode([String: RandomValue].self) })
    case .integerKeys(let dictionary):
      let names = dictionary.map { (String($0.key), $0.value) }
      let table = [String: RandomValue](uniqueKeysWithValues: names)
      self = .integerKeys(try replay.expecting(table) { try .init(from: decoder) })
    case .list(let list):
      let names = list.enumerated().map { ("Index \($0.offset)", $0.element) }
      let table = [String: RandomValue](uniqueKeysWithValues: names)
      self = .list(try replay.expecting(table) { try .init(from: decoder) })
    case .optional(let value):
      replay.next = value.map(Replay.Next.value) ?? .nothing
      self = .optional(try RandomValue?(from: decoder))
      replay.next = .lookedUp
    }
  }

  private static func read(
    like members: [Member], from decoder: any Decoder, _ replay: Replay
  ) throws -> [Member] {
    let container = try decoder.container(keyedBy: AnyKey.self)
    return try members.map {
      let content = try Content(like: $0.content, from: container, at: $0.key, replay)
      return Member(key: $0.key, content: content)
    }
  }

  private static func read(
    like contents: [Content], from decoder: any Decoder, _ replay: Replay
  ) throws -> [Content] {
    var container = try decoder.unkeyedContainer()
    return try contents.map { try Content(like: $0, from: &container, replay) }
  }
}

/// Tells each value that is decoded which structure to read.
final class Replay: @unchecked Sendable {
  enum Next {
    case value(RandomValue), nothing, lookedUp
  }

  var next: Next
  private var tables: [[String: RandomValue]] = []

  init(_ root: RandomValue) {
    next = .value(root)
  }

  func template(for path: [any CodingKey]) -> RandomValue? {
    defer { next = .lookedUp }
    switch next {
    case .value(let template): return template
    case .nothing: return nil
    case .lookedUp: return path.last.flatMap { tables.last?[$0.stringValue] }
    }
  }

  /// Runs the code while members and elements are looked up by their key.
  func expecting<T>(_ table: [String: RandomValue], _ body: () throws -> T) rethrows -> T {
    tables.append(table)
    defer { tables.removeLast() }
    return try body()
  }
}

extension CodingUserInfoKey {
  static let replay: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "replay") else { preconditionFailure("no key") }
    return key
  }()
}
