// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

enum ContentsValued {
  case text(Reflected)
  case imageList([Int])
  case unknown([String: AnyJSON])

  struct Reflected {
    var name = ""
    var address: String?
  }
}

extension ContentsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, value
  }

  private enum CodingTag: String, Codable {
    case text
    case imageList = "image_list"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .kind)
    guard let tag = CodingTag(rawValue: text) else {
      // An unknown tag keeps the whole object.
      self = .unknown(try decoder.singleValueContainer().decode([String: AnyJSON].self))
      return
    }
    switch tag {
    case .text:
      self = .text(try container.decode(Reflected.self, forKey: .value))
    case .imageList:
      self = .imageList(try container.decode([Int].self, forKey: .value))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(CodingTag.text, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .imageList(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(CodingTag.imageList, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .unknown(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}

extension ContentsValued.Reflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, address
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    address = try container.decodeIfPresent(String.self, forKey: .address)
  }
}
