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
    let metaObject = try container.decodeIfPresent(Keyed<MetaKeys>.self, forKey: .meta)?.object
    // Missing: the default stays.
    name =
      try metaObject?.contains(.name) == true
      ? metaObject?.decode(AnyJSON.self, forKey: .name) ?? name
      : name
    let metaInnerObject = try metaObject?.decodeIfPresent(
      Keyed<MetaInnerKeys>.self, forKey: .inner)?.object
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

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
