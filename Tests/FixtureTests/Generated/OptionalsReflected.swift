// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct OptionalsReflected: Codable {
  var id: Int?
  var ratio: Double?
  var name: String?
  var isOn: Bool?
  var count: UInt8?
}
