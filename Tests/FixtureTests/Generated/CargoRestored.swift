// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct CargoRestored {
  var name = ""
  var weight = 0
  var width: Int?
  var height: String?
  var depth = 0.5
  var port = "none"
}

extension CargoRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, load, size, hold, route
  }

  private enum LoadKeys: String, CodingKey {
    case inner
  }

  private enum LoadInnerKeys: String, CodingKey {
    case weight
  }

  private enum SizeKeys: String, CodingKey {
    case width, height
  }

  private enum HoldKeys: String, CodingKey {
    case more
  }

  private enum HoldMoreKeys: String, CodingKey {
    case depth
  }

  private enum RouteKeys: String, CodingKey {
    case port
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    let loadObject = try container.nestedContainer(keyedBy: LoadKeys.self, forKey: .load)
    let loadInnerObject = try loadObject.decodeIfPresent(
      Keyed<LoadInnerKeys>.self, forKey: .inner)?.object
    // It must be there in its object. Without that: the default stays.
    weight = try loadInnerObject?.decode(Int.self, forKey: .weight) ?? weight
    let sizeObject = try container.decodeIfPresent(Keyed<SizeKeys>.self, forKey: .size)?.object
    // It must be there in its object. Without that: nil.
    width = try sizeObject?.decode(Int.self, forKey: .width)
    height = try sizeObject?.decodeIfPresent(String.self, forKey: .height)
    let holdObject = try container.decodeIfPresent(Keyed<HoldKeys>.self, forKey: .hold)?.object
    let holdMoreObject = try holdObject?.nestedContainer(keyedBy: HoldMoreKeys.self, forKey: .more)
    // It must be there in its object. Without that: the default stays.
    depth = try holdMoreObject?.decode(Double.self, forKey: .depth) ?? depth
    let routeObject = try container.decodeIfPresent(Keyed<RouteKeys>.self, forKey: .route)?.object
    // Missing or null: the default stays.
    port = try routeObject?.decodeIfPresent(String.self, forKey: .port) ?? port
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    var loadObject = container.nestedContainer(keyedBy: LoadKeys.self, forKey: .load)
    var loadInnerObject = loadObject.nestedContainer(keyedBy: LoadInnerKeys.self, forKey: .inner)
    try loadInnerObject.encode(weight, forKey: .weight)
    // Nil leaves out the object around it, too.
    if width != nil || height != nil {
      var sizeObject = container.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
      try sizeObject.encodeIfPresent(width, forKey: .width)
      try sizeObject.encodeIfPresent(height, forKey: .height)
    }
    var holdObject = container.nestedContainer(keyedBy: HoldKeys.self, forKey: .hold)
    var holdMoreObject = holdObject.nestedContainer(keyedBy: HoldMoreKeys.self, forKey: .more)
    try holdMoreObject.encode(depth, forKey: .depth)
    var routeObject = container.nestedContainer(keyedBy: RouteKeys.self, forKey: .route)
    try routeObject.encode(port, forKey: .port)
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
