// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct RecordingReflected {
  var last: Reflected?
  var all: [Reflected] = []
  var named: [String: ContentsReflected] = [:]

  enum Reflected {
    case tap(count: Int)
    case swipe(Swipe)
    case none
  }

  struct Swipe: Codable {
    let distance: Double
    let fingers: Int?
  }

  enum ContentsReflected {
    case text(CompanyReflected)
    case imageList([Int])
    case unknown([String: AnyJSON])
  }

  struct CompanyReflected {
    var name = ""
    var address: String?
  }
}

extension RecordingReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case last, all, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    last = try container.decodeIfPresent(Reflected.self, forKey: .last)
    // Missing or null: the default stays.
    all = try container.decodeIfPresent([Reflected].self, forKey: .all) ?? all
    named = try container.decodeIfPresent([String: ContentsReflected].self, forKey: .named) ?? named
  }
}

extension RecordingReflected.Reflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, count
  }

  private enum CodingTag: String, Codable {
    case tap, swipe, none
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .type) {
    case .tap:
      self = .tap(count: try container.decode(Int.self, forKey: .count))
    case .swipe:
      self = .swipe(try RecordingReflected.Swipe(from: decoder))
    case .none:
      self = .none
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .tap(let count):
      try container.encode(CodingTag.tap, forKey: .type)
      try container.encode(count, forKey: .count)
    case .swipe(let value):
      try container.encode(CodingTag.swipe, forKey: .type)
      try value.encode(to: encoder)
    case .none:
      try container.encode(CodingTag.none, forKey: .type)
    }
  }
}

extension RecordingReflected.ContentsReflected: Codable {
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
      self = .text(try container.decode(RecordingReflected.CompanyReflected.self, forKey: .value))
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

extension RecordingReflected.CompanyReflected: Codable {
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
