// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct VertexValued: Codable {
  var position: SIMD2<Float>
  var color: SIMD4<Float>
}
