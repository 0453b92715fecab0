// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct OptionalsValued: Codable {
  let id: Int?
  let ratio: Double?
  let name: String?
  let isOn: Bool?
  let count: UInt8?
}
