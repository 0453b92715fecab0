/// A matrix of three rows and columns; the standard library has none on all platforms.
struct Matrix3: Hashable, Sendable {
  private let first: SIMD3<Double>
  private let second: SIMD3<Double>
  private let third: SIMD3<Double>

  /// Makes a matrix of its columns.
  init(columns first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The matrix that undoes this one.
  ///
  /// Its rows are the cross products of the columns, divided by the determinant.
  var inverse: Matrix3 {
    let rows = (Self.cross(second, third), Self.cross(third, first), Self.cross(first, second))
    let determinant = (first * rows.0).sum()
    return Matrix3(
      columns: [rows.0.x, rows.1.x, rows.2.x] / determinant,
      [rows.0.y, rows.1.y, rows.2.y] / determinant, [rows.0.z, rows.1.z, rows.2.z] / determinant)
  }

  /// The vector that the matrix makes of a vector.
  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
  }

  /// The matrix that does what the right one does, and then what the left one does.
  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(columns: left * right.first, left * right.second, left * right.third)
  }

  private static func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
    [
      left.y * right.z - left.z * right.y,
      left.z * right.x - left.x * right.z,
      left.x * right.y - left.y * right.x,
    ]
  }
}
