// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct DialectPersonThird {
  let id: Int
  let name: String
  var email: String?
  var likes: Int?
  var company: Firm?
  var shade: Shade?
  var friends: [Firm]
  var tags: [String]

  struct Firm {
    let name: String
    var address: String?
  }

  enum Shade: String, Codable {
    case red, blue
  }
}

extension DialectPersonThird: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case name = "full_name"
    case email
    case company
    case shade
    case friends
    case tags
    case stats
  }

  private enum StatsKeys: String, CodingKey {
    case likes
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    // A value of another type counts as missing.
    email = try? container.decode(String.self, forKey: .email)
    let statsObject = try? container.nestedContainer(keyedBy: StatsKeys.self, forKey: .stats)
    likes = try? statsObject?.decode(Int.self, forKey: .likes)
    company = try container.decodeIfPresent(Firm.self, forKey: .company)
    shade = try container.decodeIfPresent(Shade.self, forKey: .shade)
    // Missing or null: [].
    friends = try container.decodeIfPresent([Firm].self, forKey: .friends) ?? []
    tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(email, forKey: .email)
    // Nil leaves out the object around it, too.
    if likes != nil {
      var statsObject = container.nestedContainer(keyedBy: StatsKeys.self, forKey: .stats)
      try statsObject.encodeIfPresent(likes, forKey: .likes)
    }
    try container.encodeIfPresent(company, forKey: .company)
    try container.encodeIfPresent(shade, forKey: .shade)
    // Left out where it is empty.
    if !friends.isEmpty {
      try container.encode(friends, forKey: .friends)
    }
    // Left out where it is empty.
    if !tags.isEmpty {
      try container.encode(tags, forKey: .tags)
    }
  }
}

extension DialectPersonThird.Firm: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, address
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    // A value of another type counts as missing.
    address = try? container.decode(String.self, forKey: .address)
  }
}
