import Foundation
import JSONCodable

infix operator <-
enum MappingType { case fromJSON, toJSON }
/// What is read, or written so far, and the key of the next property.
final class Map {
  let mappingType: MappingType
  private(set) var JSON: [String: Any]
  private let toObject: Bool
  private var (keyPath, ignoresNil) = ("", false)
  init(mappingType: MappingType, JSON: [String: Any], toObject: Bool = false) {
    (self.mappingType, self.JSON, self.toObject) = (mappingType, JSON, toObject)
  }
  subscript(
    key: String, nested nested: Bool = true, delimiter delimiter: String = ".",
    ignoreNil ignoreNil: Bool = false
  ) -> Map {
    var value: Any? = JSON
    let steps = nested ? key.components(separatedBy: delimiter) : [key]
    let path = steps.map { step -> JSONPath.Component in
      let (array, object) = (value as? [Any], value as? [String: Any])
      value = object?[step] ?? UInt(step).flatMap { array?.dropFirst(Int(clamping: $0)).first }
      return array == nil ? .key(step) : Int(step).map { .index($0) } ?? .key(step)
    }
    (keyPath, ignoresNil) = (JSONPath(path).description, ignoreNil)
    return self
  }
  var currentValue: Any? { value() }
  func value<T>() -> T? {
    do { return try JSON.valueIfPresent(keyPath: keyPath) } catch { return nil }
  }
  /// Maps a property: a value that does not fit makes an optional nil, and leaves another as it is.
  fileprivate func map<T, E, D>(_ property: inout T, by transformer: JSONTransformer<E, D>?) {
    do {
      switch (mappingType, transformer) {
      case (.toJSON, let transformer):
        var part: [String: Any] = [:]
        try transformer.map { try part.archive(property, key: "", transformer: $0) }
          ?? part.archive(property, key: "")
        try part[""].map { try JSON.archive($0, keyPath: keyPath) }
      case (.fromJSON, _) where ignoresNil && currentValue == nil: return
      case (.fromJSON, let by?):
        try withoutInvalid {
          try JSON.restore(&property, keyPath: keyPath, transformer: by, skipping: $0)
        }
      case (.fromJSON, nil):
        if let new = updated(property, currentValue), let new = new as? T { return property = new }
        try withoutInvalid { try JSON.restore(&property, keyPath: keyPath, skipping: $0) }
      }
    } catch {
      let cast = transformer == nil ? currentValue as? T : nil
      if mappingType == .fromJSON, let value = cast ?? Any?.none as? T { property = value }
    }
  }
  /// Leaves out the elements that do not fit, where there are elements.
  private func withoutInvalid(_ read: (JSONSkipping) throws -> Void) throws {
    do { try read(.invalid) } catch { try read(.nothing) }
  }
  /// Returns an object, or a dictionary of such, with what the JSON changes; nil for another property.
  private func updated(_ property: Any, _ json: Any?) -> Any? {
    guard toObject, let json = json as? [String: Any] else { return nil }
    if var object = property as? any Mappable {
      object.mapping(map: Map(mappingType: .fromJSON, JSON: json, toObject: true))
      return object
    }
    let objects = property as? [String: any Mappable]
    return objects?.reduce(into: [:]) { $0[$1.key] = updated($1.value, json[$1.key]) ?? $1.value }
  }
}

func <- <T>(left: inout T, right: Map) { right.map(&left, by: JSONTransformer<Any, Any>?.none) }
func <- <T, E, D>(left: inout T, right: (Map, JSONTransformer<E, D>)) {
  right.0.map(&left, by: right.1)
}
func <- <T, Transform: TransformType>(left: inout T, right: (Map, Transform)) {
  nonisolated(unsafe) let transform = right.1
  let read: @Sendable (Any) -> Transform.Object? = { transform.transformFromJSON($0) }
  left <- (right.0, JSONTransformer(decoding: read) { transform.transformToJSON($0) as Any? })
}
