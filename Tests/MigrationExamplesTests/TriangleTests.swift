import Engines
import Foundation
import JSONCodable
import Testing

@testable import MigrationExamples

@Suite("A wide-colour triangle is read, converted and written the same by both sides", .everyEngine)
struct TriangleTests {
  static func scene(_ format: String) -> String {
    """
    {"pixelFormat":"\(format)","colorSpace":"display-p3","vertices":[\
    {"position":[0,0.5],"color":[1,0,0,1]},\
    {"position":[-0.5,-0.5],"color":[0,1,0,1]},\
    {"position":[0.5,-0.5],"color":[0,0,1,0.25]}]}
    """
  }

  static let vertices = [
    Vertex(position: [0, 0.5], color: [1, 0, 0, 1]),
    Vertex(position: [-0.5, -0.5], color: [0, 1, 0, 1]),
    Vertex(position: [0.5, -0.5], color: [0, 0, 1, 0.25]),
  ]

  /// A pixel format, and the colours of P3 red, green and blue that are drawn into it.
  struct Answer: Sendable, CustomTestStringConvertible {
    let format: PixelFormat
    let space: ColorSpace
    let colors: [SIMD4<Float>]
    var testDescription: String { format.rawValue }
  }

  static let answers = [
    Answer(
      format: .bgr10xrSRGB, space: .extendedLinearSRGB,
      colors: [
        [1.2249, -0.0420, -0.0197, 1], [-0.2249, 1.0420, -0.0786, 1], [0, 0, 1.0979, 0.25],
      ]),
    Answer(
      format: .bgr10xr, space: .extendedSRGB,
      colors: [
        [1.0930, -0.2267, -0.1501, 1], [-0.5116, 1.0183, -0.3107, 1], [0, 0, 1.0420, 0.25],
      ]),
  ]

  @Test(arguments: PixelFormat.allCases)
  func `both sides read and write the scene of a triangle the same`(_ format: PixelFormat) throws {
    let scene = Scene(pixelFormat: format, colorSpace: .displayP3, vertices: Self.vertices)
    try Example().check(Self.scene(format.rawValue), is: scene)
  }

  @Test(arguments: answers)
  func `the converted colours of a triangle are those that are known`(_ answer: Answer) throws {
    let scene = try Scene(JSONString: Self.scene(answer.format.rawValue)).prepared()
    #expect(scene.colorSpace == answer.space)
    for (vertex, expected) in zip(scene.vertices, answer.colors) {
      #expect(distance(vertex.color, expected) <= 0.0005, "\(vertex.color)")
    }
  }

  @Test(arguments: answers)
  func `both sides write the converted scene of a triangle, and it comes back`(_ answer: Answer)
    throws
  {
    let original = try Scene(JSONString: Self.scene(answer.format.rawValue))
    let prepared = original.prepared()
    try Example().check(prepared.JSONString(), is: prepared)
    let restored = try Scene(JSONString: prepared.JSONString()).converted(to: .displayP3)
    for (vertex, expected) in zip(restored.vertices, original.vertices) {
      #expect(vertex.position == expected.position)
      #expect(distance(vertex.color, expected.color) <= 1e-6, "\(vertex.color)")
    }
  }

  @Test(arguments: [-1.5, -0.2267, -0.04, -0.001, 0, 0.001, 0.0031308, 0.04045, 0.5, 1, 1.093, 4])
  func `the transfer function is mirrored, and its inverse undoes it`(_ component: Double) {
    let light = TransferFunction.linear(component)
    #expect(TransferFunction.linear(-component) == -light)
    #expect(abs(TransferFunction.encoded(light) - component) <= 1e-6)
    #expect((light < 0) == (component < 0))
  }

  /// The rows that CSS Color Module Level 4 gives for linear Display P3 to XYZ.
  @Test func `the matrix from Display P3 to sRGB is the published one`() {
    let red = Primaries.displayP3.toXYZ * [1, 0, 0]
    #expect(distance(SIMD4(red, 0), [0.48657, 0.22897, 0, 0]) <= 0.00001, "\(red)")
    let white = Primaries.displayP3.matrix(to: .sRGB) * [1, 1, 1]
    #expect(distance(SIMD4(white, 0), [1, 1, 1, 0]) <= 1e-12, "\(white)")
  }

  private func distance<S: BinaryFloatingPoint & SIMDScalar>(
    _ left: SIMD4<S>, _ right: SIMD4<S>
  ) -> S {
    let difference = left - right
    return max(difference.max(), -difference.min())
  }

  @Test(arguments: [
    Fault(
      "an unknown format",
      #"{"pixelFormat":"rgb565","colorSpace":"display-p3","vertices":[]}"#,
      mapper:
        #"unknown case "rgb565", expected one of "bgr10_xr", "bgr10_xr_srgb" at $.pixelFormat"#,
      codable: "Cannot initialize PixelFormat from invalid String value rgb565 at $.pixelFormat"),
    Fault(
      "a colour without opacity",
      scene("bgr10_xr").replacing("[0,1,0,1]", with: "[0,1,0]"),
      mapper: "wrong type: array of 3 elements, expected SIMD4<Float> at $.vertices[1].color",
      codable: "Expected vector with exactly 4 elements. at $.vertices[1].color"),
    Fault(
      "a component that is text", scene("bgr10_xr").replacing("0.25", with: #""0.25""#),
      mapper: #"wrong type: string "0.25", expected Float at $.vertices[2].color[3]"#,
      codable: "not of type Float at $.vertices[2].color[3]"),
  ])
  func `both sides refuse the same scenes of a triangle`(_ fault: Fault) {
    Example<Scene>().checkRefusal(fault)
  }
}
