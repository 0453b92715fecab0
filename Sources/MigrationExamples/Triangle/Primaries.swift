/// The red, green and blue of a colour space, and its white.
///
/// Each is a chromaticity (x, y) of CIE 1931. Both spaces have the same white, so a colour goes from
/// one to the other without chromatic adaptation: to XYZ by the matrix of the one, and from XYZ by
/// the inverse matrix of the other.
struct Primaries: Hashable, Sendable {
  /// The chromaticity of red.
  var red: SIMD2<Double>
  /// The chromaticity of green.
  var green: SIMD2<Double>
  /// The chromaticity of blue.
  var blue: SIMD2<Double>
  /// The chromaticity of white.
  var white: SIMD2<Double>

  /// The white of daylight, D65, as IEC 61966-2-1 and SMPTE EG 432-1 round it.
  static let d65 = SIMD2(0.3127, 0.3290)

  /// Display P3: the primaries of SMPTE EG 432-1 with the white D65; CSS Color Module Level 4,
  /// section 10.3, has the same numbers.
  static let displayP3 = Primaries(
    red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.150, 0.060], white: d65)

  /// sRGB: the primaries of ITU-R BT.709, by IEC 61966-2-1.
  static let sRGB = Primaries(
    red: [0.640, 0.330], green: [0.300, 0.600], blue: [0.150, 0.060], white: d65)

  /// The matrix from linear components to XYZ, in which white has a Y of 1.
  ///
  /// The columns are the primaries in XYZ, scaled so that equal parts of them make white. See
  /// Bruce Lindbloom, "RGB/XYZ Matrices", or SMPTE RP 177.
  var toXYZ: Matrix3 {
    let primaries = Matrix3(columns: Self.xyz(red), Self.xyz(green), Self.xyz(blue))
    let scale = primaries.inverse * Self.xyz(white)
    return Matrix3(
      columns: Self.xyz(red) * scale.x, Self.xyz(green) * scale.y, Self.xyz(blue) * scale.z)
  }

  /// The matrix from linear components of this space to those of another with the same white.
  func matrix(to other: Primaries) -> Matrix3 { other.toXYZ.inverse * toXYZ }

  /// The colour of a chromaticity in XYZ, with a Y of 1.
  private static func xyz(_ point: SIMD2<Double>) -> SIMD3<Double> {
    [point.x / point.y, 1, (1 - point.x - point.y) / point.y]
  }
}
