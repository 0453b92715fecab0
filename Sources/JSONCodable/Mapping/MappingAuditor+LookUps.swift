// What code maps without a verb, found by other values: in memory, and in what is read.

extension MappingAuditor {
  /// Returns where a property is written that no verb was found to read.
  func writtenPlace(of finding: Finding, at index: Int) throws -> JSONMappingAudit.Place? {
    if let place = try placeOfChange(of: finding.field, at: index) { return place }
    guard finding.readings.isEmpty,
      let place = try placeOfReading(of: finding.field, at: index),
      isRead(finding.field, at: place, index, isWritten: true)
    else { return nil }
    return place
  }

  /// Returns where a `var` is written: what changes there when it is changed in memory.
  private func placeOfChange(
    of field: FieldTable.Field, at index: Int
  ) throws -> JSONMappingAudit.Place? {
    for sample in samples where field.isVariable && !(T.self is AnyClass) {
      let object = try sample.JSONDictionary()
      for candidate in Probe.trees(of: field.type) {
        // What is not written shows no place.
        guard let changed = MappingFacts.changing(sample, at: index, to: candidate),
          let changedObject = Restoring.attempt(changed.JSONDictionary)
        else { continue }
        let images = (Image(sample), Image(changed))
        if let place = Self.place(of: index, images, (object, changedObject)) { return place }
      }
    }
    return nil
  }

  /// Returns where a property is written that memory cannot change: what changes there when it is read from another value
  /// at one of the places of what is written.
  private func placeOfReading(
    of field: FieldTable.Field, at index: Int
  ) throws -> JSONMappingAudit.Place? {
    for object in objects {
      guard let stable = stableImage(of: object), stable.indices.contains(index) else { continue }
      let all = Tree.places(in: object).map(\.place)
      // One of those that have the value of the property is most likely its own.
      let likely = all.filter { place in
        stable.image.tree(at: index).map { Self.has(place, $0, object) } ?? false
      }
      for location in (likely + all.filter { !likely.contains($0) }).map(\.location) {
        let found = Tree.value(at: location, in: object)
        let isObject = found.flatMap(TreeValue.object) != nil
        // Something else than an object in its place would change all that is read in it.
        let candidates = (Probe.trees(of: field.type) + (found.map(Probe.variations) ?? []))
          .filter { !isObject || TreeValue.object($0) != nil }
        let pairs = candidates.compactMap { candidate in
          Restoring.attempt { (stable.image, try image(of: object, with: candidate, at: location)) }
        }
        let places = try pairs.filter { $0.differs(from: $1, at: index) }
          .map { try place(of: index, among: stable.indices, $0) }
        if let place = places.first, places.allSatisfy({ $0 == place }) { return place }
      }
    }
    return nil
  }

  /// Returns where two values are written differently by a property: what is made of another one, or of several members,
  /// has no place.
  private func place(
    of index: Int, among indices: [Int], _ pair: Pair
  ) throws -> JSONMappingAudit.Place? {
    let written = try (pair.first.value.JSONDictionary(), pair.second.value.JSONDictionary())
    let isObject = pair.first.tree(at: index).flatMap(TreeValue.object) != nil
    return changed(pair, of: indices) == [index] && !isObject
      ? Self.place(of: index, pair, written) : Self.wholePlace(of: index, pair, written)
  }

  /// Returns what an object is read as, and which of the properties are not another one each time; nil where it is not
  /// read.
  private func stableImage(of object: JSONObject) -> (image: Image<T>, indices: [Int])? {
    Restoring.attempt {
      let pair = (Image(try T(JSONValue: object)), Image(try T(JSONValue: object)))
      return (pair.0, pair.0.indices.filter { !pair.0.differs(from: pair.1, at: $0) })
    }
  }

  /// Finds out whether a property without a verb is read all the same, as by `Codable`, or by a look-up: where it is
  /// written, or else under its own name.
  mutating func findIsRead(_ finding: inout Finding, at index: Int, beside others: [Finding]) {
    guard finding.readings.isEmpty else { return }
    finding.lookUp = places(for: finding, at: index).first { place in
      !others.contains { $0.readings.contains { $0.access.place.reads(place) } }
        && !result.unresolved.contains { $0.name == "\(place)" }
        && isRead(finding.field, at: place, index, isWritten: finding.writing != nil)
    }
    if finding.lookUp != nil { resolveNot(finding.field.name, MappingFacts.isReadWithoutVerb) }
  }

  /// Returns where code may read a property.
  private func places(for finding: Finding, at index: Int) -> [JSONMappingAudit.Place] {
    if let written = finding.writing?.place { return [written] }
    let name = finding.field.name
    // What any key changes, such as a dictionary of all other members, is not looked up by its name.
    guard !isRead(finding.field, at: .key("probe other"), index, isWritten: false) else {
      return []
    }
    return [.key(name), .key(JSONOptions.KeyStyle.snakeCase.key(for: name))]
  }

  /// Returns whether another value at a place is another property, or an error where the property is written.
  private func isRead(
    _ field: FieldTable.Field, at place: JSONMappingAudit.Place, _ index: Int, isWritten: Bool
  ) -> Bool {
    let probes: [Any?] = [nil] + Probe.trees(of: field.type)
    return objects.contains { object in
      guard let (image, indices) = stableImage(of: object), indices.contains(index) else {
        return false
      }
      return probes.contains { probe in
        let other = Restoring.attempt {
          var object = object
          try object.insert(probe, at: JSONObject.steps(to: place.location))
          return Image(try T(JSONValue: object))
        }
        return other.map { image.differs(from: $0, at: index) } ?? isWritten
      }
    }
  }
}

// MARK: - Places

extension MappingAuditor {
  /// Returns where two values are written differently: the place that has the tree of a property, or else the first
  /// one.
  static func place(
    of index: Int, _ pair: Pair, _ written: (JSONObject, JSONObject)
  ) -> JSONMappingAudit.Place? {
    wholePlace(of: index, pair, written)
      ?? Tree.differences(written.0, written.1).first?.place
  }

  /// Returns the place, among those where two values are written differently, that has the tree of a property.
  private static func wholePlace(
    of index: Int, _ pair: Pair, _ written: (JSONObject, JSONObject)
  ) -> JSONMappingAudit.Place? {
    guard let one = pair.first.tree(at: index), let other = pair.second.tree(at: index) else {
      return nil
    }
    return Tree.differences(written.0, written.1).lazy
      .flatMap { difference in
        difference.components.indices.map {
          Tree.Difference(components: Array(difference.components[...$0])).place
        }
      }
      .first { has($0, one, written.0) && has($0, other, written.1) }
  }

  private static func has(
    _ place: JSONMappingAudit.Place, _ tree: Any, _ object: JSONObject
  ) -> Bool {
    Tree.value(at: place.location, in: object).map { Tree.isSame(tree, $0) } ?? false
  }
}
