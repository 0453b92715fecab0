// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct VertexMapped: Codable {
  var position = SIMD2<Float>(0.0, 0.0)
  var color = SIMD4<Float>(0.0, 0.0, 0.0, 0.0)
}
