// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RadioReflected {
  var tuner = Extension()
  var decoder = RadioDecoder()
  var encoder: RadioEncoder?

  struct Extension {
    var n = 0
  }

  struct RadioDecoder {
    var n = 0
  }

  struct RadioEncoder {
    var n = 0
  }
}

extension RadioReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case tuner, decoder, encoder
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    tuner = try container.decodeIfPresent(Extension.self, forKey: .tuner) ?? tuner
    self.decoder =
      try container.decodeIfPresent(RadioDecoder.self, forKey: .decoder) ?? self.decoder
    self.encoder = try container.decodeIfPresent(RadioEncoder.self, forKey: .encoder)
  }
}

extension RadioReflected.Extension: Codable {
  private enum CodingKeys: String, CodingKey {
    case n
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
  }
}

extension RadioReflected.RadioDecoder: Codable {
  private enum CodingKeys: String, CodingKey {
    case n
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
  }
}

extension RadioReflected.RadioEncoder: Codable {
  private enum CodingKeys: String, CodingKey {
    case n
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
  }
}
