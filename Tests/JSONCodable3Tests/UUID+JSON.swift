public import Foundation
public import JSONCodable3

extension UUID: JSONEncodable {
  /// Returns the text in lower case.
  public func toJSON() throws -> Any { uuidString.lowercased() }
}
