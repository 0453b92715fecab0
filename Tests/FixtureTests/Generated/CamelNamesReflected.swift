// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct CamelNamesReflected {
  var fullName = ""
  var homeURL: String?
  var x1Y2 = 0
  var _private = 1
  var URLString: String?
  var aBC: Int?
}

extension CamelNamesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case fullName, homeURL, x1Y2, _private, URLString, aBC
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    fullName = try container.decodeIfPresent(String.self, forKey: .fullName) ?? fullName
    homeURL = try container.decodeIfPresent(String.self, forKey: .homeURL)
    x1Y2 = try container.decodeIfPresent(Int.self, forKey: .x1Y2) ?? x1Y2
    _private = try container.decodeIfPresent(Int.self, forKey: ._private) ?? _private
    URLString = try container.decodeIfPresent(String.self, forKey: .URLString)
    aBC = try container.decodeIfPresent(Int.self, forKey: .aBC)
  }
}
