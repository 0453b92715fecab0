// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

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
    let _linksObject = try container.objectIfPresent(keyedBy: _linksKeys.self, forKey: ._links)
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

extension KeyedDecodingContainer {
  /// Returns the object at a key; nil where it is missing or null.
  fileprivate func objectIfPresent<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner>? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try nestedContainer(keyedBy: type, forKey: key)
  }
}
