// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct SceneValued: Codable {
  var pixelFormat: PixelFormat
  var colorSpace: ColorSpace
  var vertices: [Vertex]

  enum PixelFormat: String, Codable {
    case bgr10xr = "bgr10_xr"
    case bgr10xrSRGB = "bgr10_xr_srgb"
  }

  enum ColorSpace: String, Codable {
    case displayP3 = "display-p3"
    case extendedLinearSRGB = "extended-linear-srgb"
    case extendedSRGB = "extended-srgb"
  }

  struct Vertex: Codable {
    var position: SIMD2<Float>
    var color: SIMD4<Float>
  }
}
