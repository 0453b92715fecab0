// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

final class UkuleleMembers: InstrumentMembers {
  // Codable conformances are also needed for: Instrument.
  // Members for the body of class Ukulele, which is Codable by its superclass: a required
  // initialiser cannot stand in an extension. What is not set here has its default there.

  // Swift does not inherit init() beside init(from:); leave it out where the class has its own.
  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
  }

}
