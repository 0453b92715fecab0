// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct DigestRestored {
  var roles: [Role]?
  var others: Set<Role>?
  var parts: [Part]?
  var sent: Date?

  enum Role: String, Codable {
    case admin, guest, member
  }

  struct Part: Codable {
    var name = ""
  }
}

extension DigestRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case roles, others, parts, sent
  }

  private enum SentKeys: String, CodingKey {
    case sent = "seconds"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // No verb reads it: found by trying, and other keys would not show. A value of another type
    // counts as missing. A raw value of no case is left out.
    roles = (try? container.decode([String].self, forKey: .roles))?.compactMap(Role.init(rawValue:))
    others =
      (try? container.decode([String].self, forKey: .others)).map {
        Set($0.compactMap(Role.init(rawValue:)))
      }
    // No verb reads it: found by trying, and other keys would not show. A value of another type
    // counts as missing. An object in it that is not right is left out.
    parts = (try? container.decode([ValidObject<Part>].self, forKey: .parts))?.compactMap(\.value)
    let sentObject = try? container.nestedContainer(keyedBy: SentKeys.self, forKey: .sent)
    // A date as seconds since 1970. No verb reads it: found by trying, and other keys would not
    // show. It must be there in its object. Without that: nil.
    sent = try (sentObject?.decode(SecondsSince1970.self, forKey: .sent))?.value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(roles, forKey: .roles)
    try container.encodeIfPresent(others, forKey: .others)
    try container.encodeIfPresent(parts, forKey: .parts)
    // Nil leaves out the object around it, too.
    if sent != nil {
      var sentObject = container.nestedContainer(keyedBy: SentKeys.self, forKey: .sent)
      try sentObject.encodeIfPresent(sent.map { SecondsSince1970($0) }, forKey: .sent)
    }
  }
}

/// Any object, of which nothing is kept.
private struct AnObject: Decodable {
  private enum NoKeys: CodingKey {}

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoKeys.self)
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

/// An object, or nil for one that is not right; what is no object is an error.
private struct ValidObject<Element: Decodable>: Decodable {
  var value: Element?

  init(from decoder: any Decoder) throws {
    _ = try AnObject(from: decoder)
    value = try? decoder.singleValueContainer().decode(Element.self)
  }
}
