import Foundation
import JSONCodable

// A property whose members stand among those of the type itself.

extension PropertySurvey {
  static var otherDefaults: String {
    "what is missing among its members keeps another default than that of its type"
  }

  /// Whether its type, read from the same object, is what the property becomes.
  ///
  /// The mapper reads into the value that is there; Codable makes another one.
  var isReadAsItsType: Bool {
    guard let type = field.type as? any JSONRestorable.Type else { return true }
    return probing.objects.allSatisfy { object in
      probedWithout(object).allSatisfy { changed in
        let value = probing.outcome(of: position, changed).value
        return isSame(value, read(type, changed))
      }
    }
  }

  /// Returns an object without each of its members, with null for it, and without all.
  private func probedWithout(_ object: JSONObject) -> [JSONObject] {
    let keys = object.keys.sorted()
    let changed = keys.flatMap { key in
      [nil, NSNull()].map { JSONSteps.setting([.key(key)], to: $0, in: object) }
    }
    return changed + [[:]]
  }

  private func read(_ type: any JSONRestorable.Type, _ object: JSONObject) -> Any? {
    Restoring.attempt { try type.init(JSONValue: object) }
  }

  /// Whether both are refused, or the same.
  ///
  /// An object that the type of the property takes may be refused for another member.
  private func isSame(_ value: Any?, _ read: Any?) -> Bool {
    guard let value else { return true }
    return read.map { JSONSteps.isSame(MappingFacts.tree(of: value), MappingFacts.tree(of: $0)) }
      ?? false
  }
}
