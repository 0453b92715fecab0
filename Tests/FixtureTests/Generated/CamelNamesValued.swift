// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct CamelNamesValued {
  let fullName: String
  let homeURL: String?
  let x1Y2: Int
  let _private: Int
  let URLString: String?
  let aBC: Int?
}

extension CamelNamesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case fullName, homeURL, x1Y2, _private, URLString, aBC
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: "".
    fullName = try container.decodeIfPresent(String.self, forKey: .fullName) ?? ""
    homeURL = try container.decodeIfPresent(String.self, forKey: .homeURL)
    // Missing or null: 0.
    x1Y2 = try container.decodeIfPresent(Int.self, forKey: .x1Y2) ?? 0
    // Missing or null: 1.
    _private = try container.decodeIfPresent(Int.self, forKey: ._private) ?? 1
    URLString = try container.decodeIfPresent(String.self, forKey: .URLString)
    aBC = try container.decodeIfPresent(Int.self, forKey: .aBC)
  }
}
