// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct VectorsValued {
  let position: SIMD2<Float>
  let color: SIMD4<Double>?
  let path: [SIMD3<Int32>]
}

extension VectorsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case position, color, path
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: SIMD2<Float>(0.0, 0.0).
    position =
      try container.decodeIfPresent(SIMD2<Float>.self, forKey: .position) ?? SIMD2<Float>(0.0, 0.0)
    color = try container.decodeIfPresent(SIMD4<Double>.self, forKey: .color)
    // Missing or null: [].
    path = try container.decodeIfPresent([SIMD3<Int32>].self, forKey: .path) ?? []
  }
}
