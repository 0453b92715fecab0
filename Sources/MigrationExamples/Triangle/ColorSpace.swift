import Foundation

/// The colour spaces of a scene.
///
/// The two extended ones have the primaries of sRGB and keep what lies outside of its gamut, as
/// components below 0 and above 1.
enum ColorSpace: String, CaseIterable, Codable, Sendable {
  /// Display P3, gamma-encoded.
  case displayP3 = "display-p3"
  /// Extended sRGB, linear.
  case extendedLinearSRGB = "extended-linear-srgb"
  /// Extended sRGB, gamma-encoded.
  case extendedSRGB = "extended-srgb"

  /// The primaries of the space.
  var primaries: Primaries { self == .displayP3 ? .displayP3 : .sRGB }
  /// Whether the components are as light, and not gamma-encoded.
  var isLinear: Bool { self == .extendedLinearSRGB }

  /// Gives a colour of this space as one of another; opacity, the last component, stays.
  func convert(_ color: SIMD4<Float>, to other: ColorSpace) -> SIMD4<Float> {
    let encoded = SIMD3<Double>(SIMD3(color.x, color.y, color.z))
    let linear = isLinear ? encoded : encoded.mapComponents(TransferFunction.linear)
    let light = primaries == other.primaries ? linear : Self.matrix(self, other) * linear
    let result = other.isLinear ? light : light.mapComponents(TransferFunction.encoded)
    return SIMD4(SIMD3<Float>(result), color.w)
  }

  private static func matrix(_ from: ColorSpace, _ other: ColorSpace) -> Matrix3 {
    from.primaries.matrix(to: other.primaries)
  }
}

/// The transfer function of sRGB, which Display P3 shares, by IEC 61966-2-1.
///
/// It is mirrored at zero, so that a component below 0 survives: f(-x) = -f(x). Above 1 the curve
/// goes on. See CSS Color Module Level 4, section 10.2.
enum TransferFunction {
  /// Gives the light of a gamma-encoded component.
  static func linear(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded.sign == .minus ? -light : light
  }

  /// Gives the gamma-encoded component of light.
  static func encoded(_ linear: Double) -> Double {
    let light = linear.magnitude
    let encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return linear.sign == .minus ? -encoded : encoded
  }
}

extension SIMD3 {
  /// Gives the vector of what a function makes of each component.
  fileprivate func mapComponents(_ transform: (Scalar) -> Scalar) -> SIMD3 {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
