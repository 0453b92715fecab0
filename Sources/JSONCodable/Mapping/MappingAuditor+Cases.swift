import Foundation

// Enums: what stands in the JSON of each case.

extension MappingAuditor {
  /// Audits a union by what its samples write: each key of each case is a property.
  mutating func auditCases() throws {
    let names = samples.map { EnumCase.name(of: $0) ?? result.type }
    var keys: [String: Set<String>] = [:]
    for (name, object) in zip(names, objects) { keys[name, default: []].formUnion(object.keys) }
    for (name, object) in zip(names, objects) {
      let recorder = ReadingRecorder(of: object)
      let back = Restoring.attempt { try recorder.read(T.self).JSONDictionary() }
      for note in recorder.outerNotes {
        reads[note.place.first] = note.type
        if case .keys(let keys) = note.location, keys.count > 1 { alternatives[keys[0]] = keys }
      }
      guard let back else {
        _ = notes(of: object)
        continue
      }
      add(object, of: name, recorder)
      for note in recorder.outerNotes where !keys[name, default: []].contains(note.place.first) {
        resolveNot("\(name).\(note.place.first)", "it is read, and no sample writes it")
      }
      for difference in Tree.differences(object, back) {
        add(.otherValue(difference.place), to: "\(name).\(difference.place.first)")
      }
    }
  }

  /// Adds what stands in the JSON of one sample.
  private mutating func add(
    _ object: JSONObject, of name: String, _ recorder: ReadingRecorder
  ) {
    for key in object.keys.sorted() {
      let place = JSONMappingAudit.Place.key(key)
      let note = recorder.outerNotes.first { $0.place.first == key }
      let kept = recorder.keepsObject ? JSONMappingAudit.Access(place: place) : nil
      let property = JSONMappingAudit.Property(
        name: "\(name).\(key)", type: note.map { Wording.name(of: $0.type) } ?? "Any",
        reading: note.map { PlacedNote(note: $0, offset: nil).access } ?? kept,
        writing: .init(place: place))
      if !result.properties.contains(where: { $0.name == property.name }) {
        result.properties.append(property)
      }
      if property.reading == nil {
        isRead(key, in: object)
          ? resolveNot(property.name, MappingFacts.isReadWithoutVerb)
          : add(.neverRead(written: place), to: property.name)
      }
    }
  }

  /// Returns whether an object without a key is an error, or a value that writes something else there.
  private func isRead(_ key: String, in object: JSONObject) -> Bool {
    func written(_ object: JSONObject) -> JSONObject? {
      Restoring.attempt { try T(JSONValue: object).JSONDictionary() }
    }
    guard let present = written(object) else { return false }
    var less = object
    less[key] = nil
    guard let absent = written(less) else { return true }
    return !Tree.isSame(present[key] ?? NSNull(), absent[key] ?? NSNull())
  }
}

extension ReadingNote {
  fileprivate var place: JSONMappingAudit.Place { .init(location) }
}

extension JSONMappingAudit.Place {
  /// The first key on the way.
  fileprivate var first: String {
    switch self {
    case .key(let key): key
    case .keys(let keys): keys.first ?? ""
    case .keyPath(let text):
      if case .key(let key)? = JSONPath(text)?.components.first { key } else { text }
    }
  }
}
