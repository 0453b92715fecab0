import Foundation

// Vectors are arrays of their elements, as `Codable` has them:
//
//     SIMD3<Float>(0, 0.5, 1)   [0,0.5,1]

extension SIMD where Self: JSONEncodable, Scalar: JSONEncodable {
  /// Returns an array of the elements as JSON.
  ///
  /// - Throws: ``JSONEncodingError`` with the index of the element that has no JSON form.
  public func JSONEncode() throws -> Any {
    try indices.map { index in
      try JSONEncodingError.locating(.index(index)) { try self[index].JSONEncode() }
    }
  }
}

extension SIMD where Self: JSONRestorable, Scalar: JSONRestorable {
  /// Creates a vector from a JSON array of as many elements.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an array of that length, or what is
  ///   wrong with the first element that is not right, with its index.
  public init(JSONValue: __shared Any) throws {
    let array = try Restoring.array(JSONValue, for: Self.self)
    guard array.count == Self.scalarCount else {
      throw JSONDecodingError(
        problem: .wrongType(
          found: Wording.found(arrayOf: array.count), expected: Wording.name(of: Self.self)))
    }
    self.init(try Restoring.elements(of: array) { try Restoring.value(Scalar.self, of: $0) })
  }
}

extension SIMD2: JSONEncodable where Scalar: JSONEncodable {}
extension SIMD2: JSONRestorable where Scalar: JSONRestorable {}
extension SIMD3: JSONEncodable where Scalar: JSONEncodable {}
extension SIMD3: JSONRestorable where Scalar: JSONRestorable {}
extension SIMD4: JSONEncodable where Scalar: JSONEncodable {}
extension SIMD4: JSONRestorable where Scalar: JSONRestorable {}
extension SIMD8: JSONEncodable where Scalar: JSONEncodable {}
extension SIMD8: JSONRestorable where Scalar: JSONRestorable {}
extension SIMD16: JSONEncodable where Scalar: JSONEncodable {}
extension SIMD16: JSONRestorable where Scalar: JSONRestorable {}
extension SIMD32: JSONEncodable where Scalar: JSONEncodable {}
extension SIMD32: JSONRestorable where Scalar: JSONRestorable {}
extension SIMD64: JSONEncodable where Scalar: JSONEncodable {}
extension SIMD64: JSONRestorable where Scalar: JSONRestorable {}
extension SIMDMask: JSONEncodable, JSONRestorable {}
