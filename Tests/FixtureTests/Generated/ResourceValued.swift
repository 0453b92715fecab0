// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ResourceValued {
  var id: String
  var content: Content

  enum Content {
    case article(Article)
    case photo(Photo)
  }

  struct Article: Codable {
    var title: String
    var body: String
  }

  struct Photo: Codable {
    var url: String
    var width: Int
    var height: Int
  }
}

extension ResourceValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    // Its members stand in the same object.
    content = try Content(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try content.encode(to: encoder)
  }
}

extension ResourceValued.Content: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, attributes
  }

  private enum CodingTag: String, Codable {
    case article = "articles"
    case photo = "photos"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .type) {
    case .article:
      self = .article(try container.decode(ResourceValued.Article.self, forKey: .attributes))
    case .photo:
      self = .photo(try container.decode(ResourceValued.Photo.self, forKey: .attributes))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .article(let value):
      try container.encode(CodingTag.article, forKey: .type)
      try container.encode(value, forKey: .attributes)
    case .photo(let value):
      try container.encode(CodingTag.photo, forKey: .type)
      try container.encode(value, forKey: .attributes)
    }
  }
}
