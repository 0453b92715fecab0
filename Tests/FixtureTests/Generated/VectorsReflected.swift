// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct VectorsReflected {
  var position = SIMD2<Float>(0.0, 0.0)
  var color: SIMD4<Double>?
  var path: [SIMD3<Int32>] = []
}

extension VectorsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case position, color, path
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    position = try container.decodeIfPresent(SIMD2<Float>.self, forKey: .position) ?? position
    color = try container.decodeIfPresent(SIMD4<Double>.self, forKey: .color)
    path = try container.decodeIfPresent([SIMD3<Int32>].self, forKey: .path) ?? path
  }
}
