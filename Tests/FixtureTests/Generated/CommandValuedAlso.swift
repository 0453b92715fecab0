// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

enum CommandValuedAlso {
  case start(Mapped)
  case end
  case share(Restored)

  struct Mapped: Codable {
    var location = ""
    var date = ""
    var intensityLevel = 0
  }

  struct Restored: Codable {
    var service: Service = .facebook
  }

  enum Service: String, Codable {
    case facebook, instagram, twitter
  }
}

extension CommandValuedAlso: Codable {
  private enum CodingKeys: String, CodingKey {
    case commandType = "command_type"
  }

  private enum CodingTag: String, Codable {
    case start = "start_workout"
    case end = "end_workout"
    case share = "share_workout"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .commandType) {
    case .start:
      self = .start(try Mapped(from: decoder))
    case .end:
      self = .end
    case .share:
      self = .share(try Restored(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .start(let value):
      try container.encode(CodingTag.start, forKey: .commandType)
      try value.encode(to: encoder)
    case .end:
      try container.encode(CodingTag.end, forKey: .commandType)
    case .share(let value):
      try container.encode(CodingTag.share, forKey: .commandType)
      try value.encode(to: encoder)
    }
  }
}
