import Foundation
import JSONCodable

/// The inputs of the cases of a shape, the same for all its contenders.
struct MappingInputs<Shape: MappingShape> {
  let restored: [Shape.Restored]
  /// An array of all values, as the default encoding writes it.
  let text: Data

  init(count: Int) throws {
    restored = Shape.generated(count)
    text = try restored.JSONData()
  }

  /// Returns the values as another of the three types.
  func values<Value: JSONConstructible>(_ type: Value.Type) throws -> [Value] {
    try [Value](JSONData: text)
  }

  /// Returns the values as `JSONSerialization` reads them.
  func parsedObjects() throws -> [JSONObject] {
    objects(try JSONSerialization.jsonObject(with: text))
  }
}
