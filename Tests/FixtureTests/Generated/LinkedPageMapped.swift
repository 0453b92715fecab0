// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LinkedPageMapped {
  var `self` = ""
  var `init`: Int?
  var next: Next?
  var jump: Jump = .to(self: "", n: 0)

  struct Next {
    var `self` = ""
    var n = 0
  }

  enum Jump {
    case to(self: String, n: Int)
    case `self`
  }
}

extension LinkedPageMapped: Codable {
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
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let _linksObject = try container.decodeIfPresent(
      Keyed<_linksKeys>.self, forKey: ._links)?.object
    // Missing or null: the default stays.
    self.`self` = try _linksObject?.decodeIfPresent(String.self, forKey: .`self`) ?? self.`self`
    `init` = try container.decodeIfPresent(Int.self, forKey: .`init`)
    next = try container.decodeIfPresent(Next.self, forKey: .next)
    jump = try container.decodeIfPresent(Jump.self, forKey: .jump) ?? jump
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

extension LinkedPageMapped.Next: Codable {
  private enum CodingKeys: String, CodingKey {
    case `self`, n
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    self.`self` = try container.decodeIfPresent(String.self, forKey: .`self`) ?? self.`self`
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
  }
}

extension LinkedPageMapped.Jump: Codable {
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

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
