import Foundation
import JSONCodable

// What the properties of a type, and those of its superclass, mean for one another.

extension TypeSurvey {
  /// Leaves open what stands in an object that is written without members: Codable leaves it out where all are nil.
  func findEmptyObjects(_ probing: Probing<T>) {
    let written = (probing.documents + probing.others).compactMap(\.written)
    for place in survey.declarations[index].properties.indices {
      let property = survey.declarations[index].properties[place]
      guard property.isDetermined, let steps = property.written, steps.count > 1 else { continue }
      let around = Array(steps.dropLast())
      let isEmpty = written.contains { object in
        (JSONSteps.value(at: around, in: object) as? JSONObject)?.isEmpty ?? false
      }
      if isEmpty {
        add(
          "the object around it is also written without members, by code of the type's own",
          to: place)
      }
    }
  }

  /// Leaves open what the subclass does with a property that its superclass maps otherwise.
  func findChange(of property: SourceProperty) {
    var next = survey.declarations[index].superclass
    while let base = next {
      let known = survey.declarations[base].properties.first { $0.name == property.name }
      if let known, known.isDetermined, known.isMapped, let problem = property.problems.first {
        add("\(property.name), which its superclass has: \(problem)")
      }
      next = survey.declarations[base].superclass
    }
  }

  /// Leaves open what an initialiser would have to set that the JSON does not have.
  func findUnset() {
    guard !survey.isNewType, !survey.declarations[index].hasInit else { return }
    for place in survey.declarations[index].properties.indices {
      let property = survey.declarations[index].properties[place]
      guard property.isDetermined, !property.isMapped, property.initial == nil,
        !(property.type.isOptional && property.isVariable)
      else { continue }
      add("only code knows what sets it", to: place)
    }
  }
}

// MARK: - Keys that are written twice

// A key that a property has, and a member of another property that stands in the same object: what is written last is what
// the JSON has.

extension TypeSurvey {
  /// What the JSON has at a key that is written twice.
  private enum Last {
    case property, member
    /// The property, and nothing where it is nil.
    case propertyAlsoOfNil
  }

  /// Finds out which of two is written last, and leaves open what Codable cannot write so.
  func findSharedMembers(_ facts: MappingFacts, _ probing: Probing<T>) {
    let properties = survey.declarations[index].properties
    for (place, inline) in properties.enumerated() where inline.isInline {
      let position = { (name: String) in facts.fields.firstIndex { $0.name == name } }
      guard let whole = position(inline.name) else { continue }
      var isFirst: Bool?
      for (other, property) in properties.enumerated() where property.isDetermined {
        guard let key = property.written?.first?.key, let part = position(property.name),
          members(of: whole, in: probing).contains(where: { $0[key] != nil })
        else { continue }
        let last = last(key, of: facts.fields[part], at: part, in: whole, probing)
        if last == nil || last.map({ ($0 != .member) != (isFirst ?? ($0 != .member)) }) == true {
          add(
            "\(inline.name) writes \(SwiftLiteral.text(key)), too, and only code knows which is last",
            to: other)
        } else if last == .propertyAlsoOfNil {
          add(
            "nil takes out what \(inline.name) writes at \(SwiftLiteral.text(key)), which Codable cannot",
            to: other)
        }
        isFirst = isFirst ?? last.map { $0 != .member }
      }
      survey.declarations[index].properties[place].isWrittenFirst = isFirst ?? false
    }
  }

  func add(_ problem: String, to property: Int) {
    survey.declarations[index].properties[property].problems.append(problem)
  }

  /// Returns what a property writes among the members of the type.
  private func members(of position: Int, in probing: Probing<T>) -> [JSONObject] {
    (probing.documents + probing.others).compactMap { document in
      MappingFacts.tree(of: Probing<T>.properties(of: document.value)[position]) as? JSONObject
    }
  }

  /// Returns what stands at the key of a property, and of a member of another one, where the property is changed alone; nil
  /// where nothing tells.
  private func last(
    _ key: String, of field: MappingFacts.Field, at part: Int, in whole: Int, _ probing: Probing<T>
  ) -> Last? {
    var found: Set<Last> = []
    for document in probing.documents + probing.others {
      for candidate in (field.reading?.probes ?? []) + [NSNull()] {
        guard let value = Probing<T>.value(of: document.object),
          let changed = MappingFacts.changing(value, at: part, to: candidate),
          let object = Restoring.attempt(changed.JSONDictionary)
        else { continue }
        let properties = Probing<T>.properties(of: changed)
        let member = (MappingFacts.tree(of: properties[whole]) as? JSONObject)?[key]
        let own = field.reading?.tree(of: properties[part])
        guard let member, !JSONSteps.isSame(member, own) else { continue }
        if own == nil {
          if object[key] == nil { found.insert(.propertyAlsoOfNil) }
        } else if JSONSteps.isSame(object[key], own) {
          found.insert(.property)
        } else if JSONSteps.isSame(object[key], member) {
          found.insert(.member)
        }
      }
    }
    if found.contains(.propertyAlsoOfNil) { found.remove(.property) }
    return found.count == 1 ? found.first : nil
  }
}
