import Foundation
import JSONCodable

// A property whose members stand among those of the type itself.

extension PropertySurvey {
  static var otherDefaults: String {
    "what is missing among its members keeps another default than that of its type"
  }

  static var otherMembers: String { "which members of the object it holds only code knows" }

  /// Why its type, read from the same object, is not what the property becomes.
  ///
  /// The mapper reads into the value that is there; Codable makes another one.
  var problemOfMembers: String? {
    let whole = probing.objects.flatMap { [$0, $0.merging(["probe key": "probe"]) { $1 }] }
    if !whole.allSatisfy(isReadAsItsType) { return Self.otherMembers }
    return probing.objects.flatMap(probedWithout).allSatisfy(isReadAsItsType)
      ? nil : Self.otherDefaults
  }

  private func isReadAsItsType(_ object: JSONObject) -> Bool {
    let value = probing.outcome(of: position, object).value
    return isSame(value, MappingFacts.value(of: field.type, from: object))
  }

  /// Returns an object without each of its members, with null for it, and without all.
  private func probedWithout(_ object: JSONObject) -> [JSONObject] {
    let keys = object.keys.sorted()
    let changed = keys.flatMap { key in
      [nil, NSNull()].map { JSONSteps.setting([.key(key)], to: $0, in: object) }
    }
    return changed + [[:]]
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
