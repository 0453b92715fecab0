// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

class ShareObjectRestoredCommandObject: Codable {
  var type: ShareObjectRestored.CommandType = .endWorkout

  private enum CodingKeys: String, CodingKey {
    case type = "command_type"
  }

  init() {}
}

final class ShareObjectRestored: ShareObjectRestoredCommandObject {
  var service: Service = .facebook

  private enum CodingKeys: String, CodingKey {
    case service
  }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    service = try container.decode(Service.self, forKey: .service)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(service, forKey: .service)
  }

  enum CommandType: String, Codable {
    case startWorkout = "start_workout"
    case endWorkout = "end_workout"
    case shareWorkout = "share_workout"
  }

  enum Service: String, Codable {
    case facebook, instagram, twitter
  }
}
