import Foundation
import JSONCodable

protocol Mappable: JSONConstructible, JSONEncodable {
  init?(map: Map)
  mutating func mapping(map: Map)
}

extension Mappable {
  init(JSONDictionary: [String: Any]) throws {
    let map = Map(mappingType: .fromJSON, JSON: JSONDictionary)
    guard var object = Self(map: map) else {
      throw JSONDecodingError(problem: .missingValue(expected: "\(Self.self)"))
    }
    object.mapping(map: map)
    self = object
  }
  func JSONEncode() throws -> Any { toJSON() }
  init?(JSON: [String: Any]) {
    do { self = try Self(JSONDictionary: JSON) } catch { return nil }
  }
  init?(JSONString: String) {
    do { self = try Self(JSONDictionary: .init(JSONString: JSONString)) } catch { return nil }
  }
  func toJSON() -> [String: Any] { Mapper<Self>().toJSON(self) }
  func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper<Self>().toJSONString(self, prettyPrint: prettyPrint)
  }
}

final class Mapper<N: Mappable> {
  func map(JSON: [String: Any]) -> N? { N(JSON: JSON) }
  func map(JSONObject: Any?) -> N? { (JSONObject as? [String: Any]).flatMap(map(JSON:)) }
  func map(JSONString: String) -> N? { N(JSONString: JSONString) }
  func map(JSON: [String: Any], toObject object: N) -> N {
    var object = object
    object.mapping(map: Map(mappingType: .fromJSON, JSON: JSON, toObject: true))
    return object
  }
  func map(JSONObject: Any?, toObject old: N) -> N {
    (JSONObject as? [String: Any]).map { map(JSON: $0, toObject: old) } ?? old
  }
  func map(JSONString: String, toObject object: N) -> N {
    map(JSONObject: attempt { try [String: Any](JSONString: JSONString) }, toObject: object)
  }
  func mapArray(JSONArray: [[String: Any]]) -> [N] { JSONArray.compactMap(map(JSON:)) }
  func mapArray(JSONObject: Any?) -> [N]? {
    (JSONObject as? [[String: Any]]).map(mapArray(JSONArray:))
      ?? map(JSONObject: JSONObject).map { [$0] }
  }
  func mapArray(JSONString: String) -> [N]? {
    mapArray(JSONObject: attempt { try JSONSerialization.jsonObject(with: Data(JSONString.utf8)) })
  }
  func toJSON(_ object: N) -> [String: Any] {
    var object = object
    let map = Map(mappingType: .toJSON, JSON: [:])
    object.mapping(map: map)
    return map.JSON
  }
  func toJSONArray(_ array: [N]) -> [[String: Any]] { array.map(toJSON) }
  func toJSONString(_ object: N, prettyPrint: Bool = false) -> String? { text(object, prettyPrint) }
  func toJSONString(_ array: [N], prettyPrint: Bool = false) -> String? { text(array, prettyPrint) }
  private func text(_ value: some JSONEncodable, _ isPretty: Bool) -> String? {
    attempt { try value.JSONString(options: isPretty ? .prettyPrinted : []) }
  }
  private func attempt<R>(_ body: () throws -> R) -> R? {
    do { return try body() } catch { return nil }
  }
}

protocol TransformType: SendableMetatype {
  associatedtype Object
  associatedtype JSON
  func transformFromJSON(_ value: Any?) -> Object?
  func transformToJSON(_ value: Object?) -> JSON?
}
