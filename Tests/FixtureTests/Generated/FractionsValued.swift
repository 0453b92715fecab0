// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct FractionsValued {
  let single: Float
  let double: Double
  let graphic: CGFloat?
  let list: [Float]
}

extension FractionsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case single, double, graphic, list
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.0.
    single = try container.decodeIfPresent(Float.self, forKey: .single) ?? 0.0
    double = try container.decodeIfPresent(Double.self, forKey: .double) ?? 0.0
    graphic = try container.decodeIfPresent(CGFloat.self, forKey: .graphic)
    // Missing or null: [].
    list = try container.decodeIfPresent([Float].self, forKey: .list) ?? []
  }
}
