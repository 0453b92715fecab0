// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct FareValued {
  let number: Int
  let owner: String
  let price: Decimal?
}

extension FareValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case number, user, meta
  }

  private enum UserKeys: String, CodingKey {
    case owner = "login"
  }

  private enum MetaKeys: String, CodingKey {
    case order
  }

  private enum MetaOrderKeys: String, CodingKey {
    case price
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(Int.self, forKey: .number)
    let userObject = try container.nestedContainer(keyedBy: UserKeys.self, forKey: .user)
    owner = try userObject.decode(String.self, forKey: .owner)
    let metaObject = try container.decodeIfPresent(Keyed<MetaKeys>.self, forKey: .meta)?.object
    let metaOrderObject = try metaObject?.decodeIfPresent(
      Keyed<MetaOrderKeys>.self, forKey: .order)?.object
    price = try metaOrderObject?.decodeIfPresent(Decimal.self, forKey: .price)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    var userObject = container.nestedContainer(keyedBy: UserKeys.self, forKey: .user)
    try userObject.encode(owner, forKey: .owner)
    // Nil leaves out the object around it, too.
    if price != nil {
      var metaObject = container.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
      var metaOrderObject = metaObject.nestedContainer(keyedBy: MetaOrderKeys.self, forKey: .order)
      try metaOrderObject.encodeIfPresent(price, forKey: .price)
    }
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
