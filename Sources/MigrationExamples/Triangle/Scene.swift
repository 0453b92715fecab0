import JSONCodable

/// A triangle in wide colour, as a renderer takes it.
///
///     {"pixelFormat":"bgr10_xr_srgb","colorSpace":"display-p3","vertices":[
///       {"position":[0,0.5],"color":[1,0,0,1]},…]}
struct Scene: Hashable, Sendable {
  /// The format of the pixels that the scene is drawn into.
  var pixelFormat: PixelFormat
  /// What the components of the colours mean.
  var colorSpace: ColorSpace
  /// The corners of the triangle.
  var vertices: [Vertex]
}

/// The pixel formats that hold components below 0 and above 1.
enum PixelFormat: String, CaseIterable, Codable, Sendable {
  /// Extended range; what is drawn is stored as it is.
  case bgr10xr = "bgr10_xr"
  /// Extended range; what is drawn is light, and the format encodes gamma itself.
  case bgr10xrSRGB = "bgr10_xr_srgb"

  /// The colour space in which a shader must write.
  var colorSpace: ColorSpace {
    switch self {
    case .bgr10xr: .extendedSRGB
    case .bgr10xrSRGB: .extendedLinearSRGB
    }
  }
}

extension Scene {
  /// Gives the scene with its colours in another space.
  func converted(to other: ColorSpace) -> Scene {
    var scene = self
    scene.colorSpace = other
    for index in scene.vertices.indices {
      scene.vertices[index].color = colorSpace.convert(vertices[index].color, to: other)
    }
    return scene
  }

  /// Gives the scene as it is drawn: in extended sRGB, linear where the format encodes gamma itself.
  func prepared() -> Scene { converted(to: pixelFormat.colorSpace) }
}

// MARK: - Mapper

extension Scene: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    pixelFormat = try json.value(key: "pixelFormat")
    colorSpace = try json.value(key: "colorSpace")
    vertices = try json.value(key: "vertices")
  }
}

// MARK: - Codable

extension Scene: Codable {}
