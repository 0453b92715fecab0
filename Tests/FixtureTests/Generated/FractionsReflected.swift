// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct FractionsReflected {
  var single: Float = 0.0
  var double = 0.0
  var graphic: CGFloat?
  var list: [Float] = []
}

extension FractionsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case single, double, graphic, list
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    single = try container.decodeIfPresent(Float.self, forKey: .single) ?? single
    double = try container.decodeIfPresent(Double.self, forKey: .double) ?? double
    graphic = try container.decodeIfPresent(CGFloat.self, forKey: .graphic)
    list = try container.decodeIfPresent([Float].self, forKey: .list) ?? list
  }
}
