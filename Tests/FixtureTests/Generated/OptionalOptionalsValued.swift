// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct OptionalOptionalsValued: Codable {
  let number: Int??
  let names: [String??]?
  let flag: Bool???
}
