import Foundation
import JSONCodable

// A property whose members stand among those of the type itself.

extension PropertySurvey {
  static var otherDefaults: String {
    "what is missing among its members keeps another default than that of its type"
  }

  static var otherMembers: String { "only code knows which members of the object it holds" }

  /// Why its type, read from the same object, is not what the property becomes.
  ///
  /// The mapper reads into the value that is there; Codable makes another one.
  var problemOfMembers: String? {
    let whole = probing.objects.flatMap { [$0, $0.merging(["probe key": "probe"]) { $1 }] }
    if !whole.allSatisfy(isReadAsItsType) { return Self.otherMembers }
    return probing.objects.flatMap(probedWithout).allSatisfy(isReadAsItsType)
      ? problemOfOtherMembers : Self.otherDefaults
  }

  /// Why what becomes of other members is not what its type reads and writes.
  private var problemOfOtherMembers: String? {
    let places = facts.fields.filter { $0.name != field.name }.flatMap { field in
      [field.reading?.access.place, field.writing?.place].compactMap { $0 }
    }
    let own = Set(places.compactMap { JSONSteps.steps(to: $0).first?.key })
    for object in probing.objects {
      for key in members(of: object).subtracting(own).sorted() {
        let trees = object[key].map(TreeVariations.of) ?? ["Other", 7, true]
        for tree in trees {
          let changed = JSONSteps.setting([.key(key)], to: tree, in: object)
          if let problem = problem(ofReading: changed, without: own) { return problem }
        }
      }
    }
    return nil
  }

  /// Returns the keys of an object that its type writes, and those that it asks for.
  private func members(of object: JSONObject) -> Set<String> {
    func asked<R: JSONRestorable>(_ type: R.Type) -> [String] {
      MappingFacts.places(askedBy: type, of: object).compactMap {
        JSONSteps.steps(to: $0).first?.key
      }
    }
    let value = MappingFacts.value(of: field.type, from: object)
    let written = value.flatMap { MappingFacts.tree(of: $0) as? JSONObject } ?? [:]
    let type = Self.unwrapped(field.type) as? any JSONRestorable.Type
    return Set(written.keys).union(type.map { asked($0) } ?? [])
  }

  private func problem(ofReading object: JSONObject, without own: Set<String>) -> String? {
    guard let expected = MappingFacts.value(of: field.type, from: object),
      let members = MappingFacts.tree(of: expected) as? JSONObject
    else { return nil }
    let outcome = probing.outcome(of: position, object)
    guard let value = outcome.value else { return Self.refusesSome }
    guard JSONSteps.isSame(MappingFacts.tree(of: value), members) else {
      return Self.changesRead
    }
    guard let written = outcome.written else { return nil }
    return members.allSatisfy { own.contains($0) || JSONSteps.isSame($1, written[$0]) }
      ? nil : Self.writesOtherwise
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
