// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

indirect enum FormulaUnion {
  case sum(Operands)
  case number(value: Double)

  struct Operands: Codable {
    let left: FormulaUnion
    let right: FormulaUnion
  }
}

extension FormulaUnion: Codable {
  private enum CodingKeys: String, CodingKey {
    case op, value
  }

  private enum CodingTag: String, Codable {
    case sum, number
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .op) {
    case .sum:
      self = .sum(try Operands(from: decoder))
    case .number:
      self = .number(value: try container.decode(Double.self, forKey: .value))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .sum(let value):
      try container.encode(CodingTag.sum, forKey: .op)
      try value.encode(to: encoder)
    case .number(let value):
      try container.encode(CodingTag.number, forKey: .op)
      try container.encode(value, forKey: .value)
    }
  }
}
