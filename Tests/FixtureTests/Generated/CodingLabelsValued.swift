// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

enum CodingLabelsValued {
  case walk(container: Int, encoder: String)
  case run(dataObject: Int, dataObjectValue: Bool)
  case stop
}

extension CodingLabelsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, data
  }

  private enum DataKeys: String, CodingKey {
    case container, encoder, dataObject, dataObjectValue
  }

  private enum CodingTag: String, Codable {
    case walk, run, stop
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .type) {
    case .walk:
      let dataObject = try container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
      self = .walk(
        container: try dataObject.decode(Int.self, forKey: .container),
        encoder: try dataObject.decode(String.self, forKey: .encoder))
    case .run:
      let dataObject = try container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
      self = .run(
        dataObject: try dataObject.decode(Int.self, forKey: .dataObject),
        dataObjectValue: try dataObject.decode(Bool.self, forKey: .dataObjectValue))
    case .stop:
      self = .stop
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .walk(let containerValue, let encoderValue):
      try container.encode(CodingTag.walk, forKey: .type)
      var dataObject = container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
      try dataObject.encode(containerValue, forKey: .container)
      try dataObject.encode(encoderValue, forKey: .encoder)
    case .run(let dataObjectValueValue, let dataObjectValue):
      try container.encode(CodingTag.run, forKey: .type)
      var dataObject = container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
      try dataObject.encode(dataObjectValueValue, forKey: .dataObject)
      try dataObject.encode(dataObjectValue, forKey: .dataObjectValue)
    case .stop:
      try container.encode(CodingTag.stop, forKey: .type)
    }
  }
}
