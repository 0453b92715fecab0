import Foundation
import JSONCodable

/// Data as Base64.
enum Blobs {
  struct Reflected: JSONMappable {
    var body = Data()
    var thumbnail: Data?
    var parts: [Data] = []
    var named: [String: Data]?
  }

  struct Mapped: JSONMappable {
    var body = Data()
    var thumbnail: Data?
    var parts: [Data] = []
    var named: [String: Data]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&body, key: "body")
      try json.map(&thumbnail, key: "thumbnail")
      try json.map(&parts, key: "parts")
      try json.map(&named, key: "named")
    }
  }

  struct Restored: JSONCodable {
    var body = Data()
    var thumbnail: Data?
    var parts: [Data] = []
    var named: [String: Data]?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&body, key: "body")
      try json.restore(&thumbnail, key: "thumbnail")
      try json.restore(&parts, key: "parts")
      try json.restore(&named, key: "named")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let body: Data
    let thumbnail: Data?
    let parts: [Data]
    let named: [String: Data]?

    init(JSONDictionary json: JSONObject) throws {
      body = try json.value(key: "body", default: Data())
      thumbnail = try json.valueIfPresent(key: "thumbnail")
      parts = try json.value(key: "parts", default: [])
      named = try json.valueIfPresent(key: "named")
    }
  }

  struct Coded: Codable {
    var body = Data()
    var thumbnail: Data?
    var parts: [Data] = []
    var named: [String: Data]?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&body, .body)
      try json.restore(&thumbnail, .thumbnail)
      try json.restore(&parts, .parts)
      try json.restore(&named, .named)
    }
  }

  static let fixture = Fixture(
    "blobs", .foundation,
    [
      #"{"body":"AQID","thumbnail":"","parts":["","AA=="],"named":{"x":"/+8="}}"#,
      #"{"body":"","parts":[]}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Vectors, which are arrays.
enum Vectors {
  struct Reflected: JSONMappable {
    var position: SIMD2<Float> = .zero
    var color: SIMD4<Double>?
    var path: [SIMD3<Int32>] = []
  }

  struct Mapped: JSONMappable {
    var position: SIMD2<Float> = .zero
    var color: SIMD4<Double>?
    var path: [SIMD3<Int32>] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&position, key: "position")
      try json.map(&color, key: "color")
      try json.map(&path, key: "path")
    }
  }

  struct Restored: JSONCodable {
    var position: SIMD2<Float> = .zero
    var color: SIMD4<Double>?
    var path: [SIMD3<Int32>] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&position, key: "position")
      try json.restore(&color, key: "color")
      try json.restore(&path, key: "path")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let position: SIMD2<Float>
    let color: SIMD4<Double>?
    let path: [SIMD3<Int32>]

    init(JSONDictionary json: JSONObject) throws {
      position = try json.value(key: "position", default: .zero)
      color = try json.valueIfPresent(key: "color")
      path = try json.value(key: "path", default: [])
    }
  }

  struct Coded: Codable {
    var position: SIMD2<Float> = .zero
    var color: SIMD4<Double>?
    var path: [SIMD3<Int32>] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&position, .position)
      try json.restore(&color, .color)
      try json.restore(&path, .path)
    }
  }

  static let fixture = Fixture(
    "vectors", .foundation,
    [
      #"{"position":[0,0.5],"color":[1.093,-0.2267,-0.1501,1],"path":[[1,2,3]]}"#,
      #"{"position":[1,2],"path":[]}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
