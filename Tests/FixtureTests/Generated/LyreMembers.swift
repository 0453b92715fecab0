// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

final class LyreMembers: Instrument, Codable {
  var gods = 1
  required init() {}
  // Members for the body of class Lyre, which then declares Codable: a required
  // initialiser cannot stand in an extension. What is not set here has its default there.
  // Without an init() of its own it then needs one, since it gets none by default.
  // What it inherits is set here: a private property of a superclass becomes fileprivate.
  private enum CodingKeys: String, CodingKey {
    case name = "title"
    case more
  }

  private enum MoreKeys: String, CodingKey {
    case gods
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let moreObject = try container.decodeIfPresent(Keyed<MoreKeys>.self, forKey: .more)?.object
    // Missing or null: what init() makes it.
    gods = try moreObject?.decodeIfPresent(Int.self, forKey: .gods) ?? 1
    super.init()
    // Missing or null: what init() makes it.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? "n"
  }

  // Where Instrument is Codable, write override, and do not declare Codable again.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    var moreObject = container.nestedContainer(keyedBy: MoreKeys.self, forKey: .more)
    try moreObject.encode(gods, forKey: .gods)
  }
}
extension LyreMembers {
  /// An object, by its keys.
  private struct Keyed<Keys: CodingKey>: Decodable {
    let object: KeyedDecodingContainer<Keys>

    init(from decoder: any Decoder) throws {
      object = try decoder.container(keyedBy: Keys.self)
    }
  }
}
