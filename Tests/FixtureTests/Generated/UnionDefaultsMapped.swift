// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct UnionDefaultsMapped {
  var gesture: Reflected = .tap(count: 3)
  var last: Reflected? = .some(.none)
  var contents: [ContentsReflected] = [
    .imageList([1, 2]), .unknown(["a": .string("b"), "kind": .string("new")]),
  ]
  var any: AnyJSON = .array([.string("text"), .boolean(true)])

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

extension UnionDefaultsMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case gesture, last, contents, any
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    gesture = try container.decodeIfPresent(Reflected.self, forKey: .gesture) ?? gesture
    // Missing: the default stays. Null: nil.
    last =
      try container.contains(.last)
      ? container.decodeIfPresent(Reflected.self, forKey: .last)
      : last
    // Missing or null: the default stays.
    contents =
      try container.decodeIfPresent([ContentsReflected].self, forKey: .contents) ?? contents
    // Missing: the default stays.
    any = try container.contains(.any) ? container.decode(AnyJSON.self, forKey: .any) : any
  }
}

extension UnionDefaultsMapped.Reflected: Codable {
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
      self = .swipe(try UnionDefaultsMapped.Swipe(from: decoder))
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

extension UnionDefaultsMapped.ContentsReflected: Codable {
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
      self = .text(try container.decode(UnionDefaultsMapped.CompanyReflected.self, forKey: .value))
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

extension UnionDefaultsMapped.CompanyReflected: Codable {
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
