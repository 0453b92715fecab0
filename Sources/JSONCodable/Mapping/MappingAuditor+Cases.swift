import Foundation

// Enums: what stands in the JSON of each case.

extension MappingAuditor {
  /// Audits a union by what its samples write: each key of each case is a property, or each member of an object there
  /// that is read by key paths.
  mutating func auditCases() throws {
    let names = samples.map { EnumCase.name(of: $0) ?? result.type }
    var places: [String: Set<[JSONPath.Component]>] = [:]
    for (name, object) in zip(names, objects) {
      places[name, default: []].formUnion(Tree.places(in: object).map(\.components))
    }
    for (name, object) in zip(names, objects) {
      let recorder = ReadingRecorder(of: object)
      let back = Restoring.attempt { try recorder.read(T.self).JSONDictionary() }
      for note in recorder.outerNotes {
        guard case .key(let key)? = note.keys.first else { continue }
        if note.keys.count == 1 { reads[key] = note.type }
        if case .keys(let keys) = note.location, keys.count > 1 { alternatives[keys[0]] = keys }
      }
      guard let back else {
        _ = notes(of: object)
        continue
      }
      add(object, of: name, recorder)
      for note in recorder.outerNotes where places[name]?.contains(note.keys) != true {
        let read = Tree.Difference(components: note.keys)
        resolveNot("\(name).\(read.name)", "it is read, and no sample writes it")
      }
      for difference in Tree.differences(object, back) {
        add(.otherValue(difference.place), to: property(of: name, at: difference))
      }
    }
  }

  /// Adds what stands in the JSON of one sample.
  private mutating func add(
    _ object: JSONObject, of name: String, _ recorder: ReadingRecorder
  ) {
    for found in Self.places(in: object, by: recorder.outerNotes) {
      let note =
        recorder.outerNotes.first { $0.keys == found.components }
        ?? recorder.outerNotes.first { $0.keys.starts(with: found.components) }
      let kept = recorder.keepsObject ? JSONMappingAudit.Access(place: found.place) : nil
      let property = JSONMappingAudit.Property(
        name: "\(name).\(found.name)", type: note.map { Wording.name(of: $0.type) } ?? "Any",
        reading: note.map { PlacedNote(note: $0, offset: nil).access } ?? kept,
        writing: .init(place: found.place))
      if !result.properties.contains(where: { $0.name == property.name }) {
        result.properties.append(property)
      }
      if property.reading == nil {
        isRead(found, in: object)
          ? resolveNot(property.name, MappingFacts.isReadWithoutVerb)
          : add(.neverRead(written: found.place), to: property.name)
      }
    }
  }

  /// Returns the places of an object that have a property each: its keys, and in place of a key whose object verbs read
  /// by key paths alone the members of that.
  private static func places(
    in object: JSONObject, at way: [JSONPath.Component] = [], by notes: [ReadingNote]
  ) -> [Tree.Difference] {
    object.keys.sorted().flatMap { key -> [Tree.Difference] in
      let place = way + [.key(key)]
      let inside = notes.filter { $0.keys.starts(with: place) }
      guard let inner = object[key].flatMap(TreeValue.object), !inside.isEmpty,
        !inside.contains(where: { $0.keys == place })
      else { return [Tree.Difference(components: place)] }
      return places(in: inner, at: place, by: inside)
    }
  }

  /// Returns the name of the property of a case that has a place, or what is around it; its key where there is none.
  private func property(of name: String, at place: Tree.Difference) -> String {
    let names = place.components.indices.map {
      "\(name).\(Tree.Difference(components: Array(place.components[...$0])).name)"
    }
    return names.first { name in result.properties.contains { $0.name == name } } ?? names[0]
  }

  /// Returns whether an object without what stands at a place is an error, or a value that writes something else there.
  private func isRead(_ place: Tree.Difference, in object: JSONObject) -> Bool {
    func written(_ object: JSONObject) -> Any? {
      Restoring.attempt { place.value(in: try T(JSONValue: object).JSONDictionary()) ?? NSNull() }
    }
    guard let present = written(object) else { return false }
    let less = Restoring.attempt {
      var less = object
      try less.insert(nil, at: place.components)
      return less
    }
    guard let absent = less.flatMap(written) else { return true }
    return !Tree.isSame(present, absent)
  }
}

extension ReadingNote {
  /// The keys that lead to what is read, of several the first, as a document has them; those in front of an index.
  fileprivate var keys: [JSONPath.Component] {
    let steps = Restoring.attempt { try JSONObject.steps(to: location) } ?? []
    return Array(steps.prefix { if case .key = $0 { true } else { false } })
  }
}
