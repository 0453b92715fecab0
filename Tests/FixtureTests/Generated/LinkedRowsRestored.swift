// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LinkedRowsRestored {
  var company: Restored?
  var others: [Restored] = []

  struct Restored {
    var name = ""
    var address: String?
  }
}

extension LinkedRowsRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case others
    case othersOrCompanies = "companies"
    case data
  }

  private enum DataKeys: String, CodingKey {
    case company
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let dataObject = try container.decodeIfPresent(Keyed<DataKeys>.self, forKey: .data)?.object
    company = try dataObject?.decodeIfPresent(Restored.self, forKey: .company)
    // Missing or null: the default stays. The first of several keys that is there.
    let othersKey =
      [CodingKeys.others, .othersOrCompanies].first(where: container.contains) ?? .others
    others = try container.decodeIfPresent([Restored].self, forKey: othersKey) ?? others
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // Nil leaves out the object around it, too.
    if company != nil {
      var dataObject = container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
      try dataObject.encodeIfPresent(company, forKey: .company)
    }
    try container.encode(others, forKey: .others)
  }
}

extension LinkedRowsRestored.Restored: Codable {
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

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
