import JSONCodable

/// A corner of a triangle.
// sample: vectors
struct Vertex: Hashable, Sendable {
  /// Where it is.
  var position: SIMD2<Float>
  /// Its red, green, blue and opacity.
  var color: SIMD4<Float>
}

extension Vertex: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    position = try json.value(key: "position")
    color = try json.value(key: "color")
  }
}

extension Vertex: Codable {}
// end
