import Foundation

/// A type of the standard library or of Foundation that is a single JSON value, by this library's
/// conformance: its `JSONEncode()` leads to no other one.
protocol ScalarEncodable: JSONEncodable {}

extension String: ScalarEncodable {}
extension Bool: ScalarEncodable {}
extension Int: ScalarEncodable {}
extension Int8: ScalarEncodable {}
extension Int16: ScalarEncodable {}
extension Int32: ScalarEncodable {}
extension Int64: ScalarEncodable {}
extension Int128: ScalarEncodable {}
extension UInt: ScalarEncodable {}
extension UInt8: ScalarEncodable {}
extension UInt16: ScalarEncodable {}
extension UInt32: ScalarEncodable {}
extension UInt64: ScalarEncodable {}
extension UInt128: ScalarEncodable {}
extension Double: ScalarEncodable {}
extension Float: ScalarEncodable {}
#if !(os(macOS) && arch(x86_64))
  extension Float16: ScalarEncodable {}
#endif
extension CGFloat: ScalarEncodable {}
extension Decimal: ScalarEncodable {}
extension Date: ScalarEncodable {}
extension Data: ScalarEncodable {}
extension URL: ScalarEncodable {}
extension UUID: ScalarEncodable {}
