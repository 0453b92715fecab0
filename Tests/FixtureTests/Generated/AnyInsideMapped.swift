// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct AnyInsideMapped {
  var name: AnyJSON = .string("none")
  var value: AnyJSON = .null
  var setting: AnyJSON?
}

extension AnyInsideMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case meta
  }

  private enum MetaKeys: String, CodingKey {
    case name, inner
  }

  private enum MetaInnerKeys: String, CodingKey {
    case value, setting
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let metaObject = try container.objectIfPresent(keyedBy: MetaKeys.self, forKey: .meta)
    // Missing: the default stays.
    name =
      try metaObject?.contains(.name) == true
      ? metaObject?.decode(AnyJSON.self, forKey: .name) ?? name
      : name
    let metaInnerObject = try metaObject?.objectIfPresent(
      keyedBy: MetaInnerKeys.self, forKey: .inner)
    // Missing or null: the default stays.
    value = try metaInnerObject?.decodeIfPresent(AnyJSON.self, forKey: .value) ?? value
    setting = try metaInnerObject?.decodeIfPresent(AnyJSON.self, forKey: .setting)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var metaObject = container.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    try metaObject.encode(name, forKey: .name)
    var metaInnerObject = metaObject.nestedContainer(keyedBy: MetaInnerKeys.self, forKey: .inner)
    try metaInnerObject.encode(value, forKey: .value)
    try metaInnerObject.encodeIfPresent(setting, forKey: .setting)
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
