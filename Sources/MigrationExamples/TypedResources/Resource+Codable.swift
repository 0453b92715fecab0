// sample: nested-id-codable
extension Resource: Codable {
  private enum CodingKeys: CodingKey { case id }

  init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .id)
    content = try Content(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try content.encode(to: encoder)
  }
}
// end

// sample: nested-codable
extension Resource.Content: Codable {
  private enum CodingKeys: CodingKey { case type, attributes }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Tag.self, forKey: .type) {
    case .articles: self = .article(try container.decode(Article.self, forKey: .attributes))
    case .photos: self = .photo(try container.decode(Photo.self, forKey: .attributes))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .article(let article):
      try container.encode(Tag.articles, forKey: .type)
      try container.encode(article, forKey: .attributes)
    case .photo(let photo):
      try container.encode(Tag.photos, forKey: .type)
      try container.encode(photo, forKey: .attributes)
    }
  }
}
// end
