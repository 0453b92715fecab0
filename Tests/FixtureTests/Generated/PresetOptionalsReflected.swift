// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct PresetOptionalsReflected {
  var title: String? = "preset"
  var count: Int? = 9
  var isLoud: Bool? = true
  var list: [Int]? = [1]
  var size: Size? = .small

  enum Size: String, Codable {
    case small, large
  }
}

extension PresetOptionalsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, count, isLoud, list, size
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing: the default stays. Null: nil.
    title =
      try container.contains(.title)
      ? container.decodeIfPresent(String.self, forKey: .title)
      : title
    count =
      try container.contains(.count) ? container.decodeIfPresent(Int.self, forKey: .count) : count
    isLoud =
      try container.contains(.isLoud)
      ? container.decodeIfPresent(Bool.self, forKey: .isLoud)
      : isLoud
    list =
      try container.contains(.list) ? container.decodeIfPresent([Int].self, forKey: .list) : list
    size =
      try container.contains(.size) ? container.decodeIfPresent(Size.self, forKey: .size) : size
  }
}
