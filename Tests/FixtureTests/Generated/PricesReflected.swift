// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct PricesReflected {
  var price: Decimal = 0
  var discount: Decimal?
  var history: [Decimal] = []
}

extension PricesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case price, discount, history
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    price = try container.decodeIfPresent(Decimal.self, forKey: .price) ?? price
    discount = try container.decodeIfPresent(Decimal.self, forKey: .discount)
    history = try container.decodeIfPresent([Decimal].self, forKey: .history) ?? history
  }
}
