// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

final class ComplaintConstructed: Codable {
  let id: Int
  let title: String
  let labels: [String]?
  let owner: String?
  let opened: Date

  private enum CodingKeys: String, CodingKey {
    case id, title, labels, opened, owner
  }

  private enum OwnerKeys: String, CodingKey {
    case owner = "name"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // A number, for which true and false stand as well, as 1 and 0, as for a cast. No verb reads
    // it: found by trying, and other keys would not show. Missing or null: -1. A value of another
    // type counts as missing.
    id = (try? container.decode(IntByCast.self, forKey: .id))?.value ?? -1
    // No verb reads it: found by trying, and other keys would not show.
    title = try container.decode(String.self, forKey: .title)
    // No verb reads it: found by trying, and other keys would not show. A value of another type
    // counts as missing.
    labels = try? container.decode([String].self, forKey: .labels)
    let ownerObject = try? container.nestedContainer(keyedBy: OwnerKeys.self, forKey: .owner)
    owner = try? ownerObject?.decode(String.self, forKey: .owner)
    // A date as seconds since 1970. Code of the type's own reads it: found by trying, and other
    // keys would not show.
    opened = try container.decode(SecondsSince1970.self, forKey: .opened).value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(IntByCast(id), forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(labels, forKey: .labels)
    // Nil leaves out the object around it, too.
    if owner != nil {
      var ownerObject = container.nestedContainer(keyedBy: OwnerKeys.self, forKey: .owner)
      try ownerObject.encodeIfPresent(owner, forKey: .owner)
    }
    try container.encode(SecondsSince1970(opened), forKey: .opened)
  }
}

/// A number, for which true and false stand as well, as 1 and 0, as for a cast.
private struct IntByCast: Codable {
  var value: Int

  init(_ value: Int) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = flag ? 1 : 0
    } else {
      value = try container.decode(Int.self)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// A date as seconds since 1970.
private struct SecondsSince1970: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    value = Date(timeIntervalSince1970: number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970)
  }
}
