// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LinkedRowsValued {
  let company: Valued?
  let others: [Valued]

  struct Valued {
    let name: String
    let address: String?
  }
}

extension LinkedRowsValued: Codable {
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
    company = try dataObject?.decodeIfPresent(Valued.self, forKey: .company)
    // Missing or null: []. The first of several keys that is there.
    let othersKey =
      [CodingKeys.others, .othersOrCompanies].first(where: container.contains) ?? .others
    others = try container.decodeIfPresent([Valued].self, forKey: othersKey) ?? []
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

extension LinkedRowsValued.Valued: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, address
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: "".
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
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
