// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct PricesValued {
  let price: Decimal
  let discount: Decimal?
  let history: [Decimal]
}

extension PricesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case price, discount, history
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    price = try container.decodeIfPresent(Decimal.self, forKey: .price) ?? 0
    discount = try container.decodeIfPresent(Decimal.self, forKey: .discount)
    // Missing or null: [].
    history = try container.decodeIfPresent([Decimal].self, forKey: .history) ?? []
  }
}
