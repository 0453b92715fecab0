// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

// Codable conformances are also needed for: Radio.`extension`, Radio.Decoder, Radio.Encoder.
extension Radio: Codable {
  private enum CodingKeys: String, CodingKey {
    case tuner, decoder, encoder
  }

  init(from decoder: any Swift.Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    tuner = try container.decodeIfPresent(Radio.`extension`.self, forKey: .tuner) ?? tuner
    self.decoder =
      try container.decodeIfPresent(Radio.Decoder.self, forKey: .decoder) ?? self.decoder
    self.encoder = try container.decodeIfPresent(Radio.Encoder.self, forKey: .encoder)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tuner, forKey: .tuner)
    try container.encode(self.decoder, forKey: .decoder)
    try container.encodeIfPresent(self.encoder, forKey: .encoder)
  }
}
