import Foundation

// Structs and classes: each stored property, by the verbs that were given it and by their effect. What no verb is given is
// in `MappingAuditor+LookUps`.

extension MappingAuditor {
  mutating func auditFields(_ table: FieldTable, _ written: [JSONObject]) throws {
    var findings = table.fields.map { Finding(field: $0) }
    var effects: [PlacedNote] = []
    let notes = allNotes(written)
    for placed in notes {
      if let offset = placed.offset,
        let index = table.index(at: offset, of: placed.note.type),
        !placed.note.isInner || table.fields[index].holds(placed.note.type)
      {
        findings[index].readings.append(placed)
      } else {
        effects.append(placed)
      }
    }
    let isByDefault = samples.first.map(encodesByDefault) ?? false
    note(effects, in: &findings)
    for index in findings.indices {
      findings[index].writing = isByDefault ? findings[index].field.access : nil
      try auditWriting(&findings[index], at: index, isByDefault: isByDefault)
      findIsRead(&findings[index], at: index, beside: findings)
    }
    // Such as look-ups in the dictionary, or `Codable`.
    let readsWithoutVerbs = notes.isEmpty || findings.contains { $0.lookUp != nil }
    for finding in findings {
      report(finding, readsWithoutVerbs: readsWithoutVerbs)
      fields.append(MappingFacts.Field(finding))
    }
  }

  /// Whether reflection encodes a value.
  private func encodesByDefault(_ value: T) -> Bool {
    EncodingScope.run { $0.encoding(of: type(of: value)) }.map(\.isByReflection) ?? false
  }

  /// Finds the properties that verbs change which were not given them.
  ///
  /// What several verbs change belongs to the one that changes nothing else.
  private mutating func note(_ effects: [PlacedNote], in findings: inout [Finding]) {
    let indices = Array(findings.indices)
    let changes = effects.map { placed in
      (placed, pair(at: placed) { _ in true }.map { changed($0, of: indices) })
    }
    for (placed, changed) in changes where placed.note.isInner {
      // Other types' code reads there, too, but not a property of this one.
      guard let index = changed?.first, changed?.count == 1,
        findings[index].field.holds(placed.note.type)
      else { continue }
      findings[index].readings.append(placed)
    }
    let inner = findings.flatMap(\.readings).filter(\.note.isInner)
    let isWhole = { (placed: PlacedNote) in inner.contains { $0.isInside(placed) } }
    let outer = changes.filter { !$0.0.note.isInner && !isWhole($0.0) }
    for (placed, changed) in outer where changed?.count == 1 {
      note(placed, changing: changed, in: &findings)
    }
    for (placed, changed) in outer where changed?.count != 1 {
      note(placed, changing: changed, in: &findings)
    }
    for placed in effects where !placed.note.isInner && isWhole(placed) {
      note(whole: placed, in: findings)
    }
    findLookUps(among: effects, in: &findings)
  }

  /// Finds out which objects code takes out without a verb.
  private func findLookUps(among effects: [PlacedNote], in findings: inout [Finding]) {
    let all = (effects + findings.flatMap(\.readings)).map(\.note)
    for index in findings.indices {
      findings[index].isLookedUp = findings[index].readings.contains {
        !Self.isAsked($0.note.location.steps?.prefix($0.note.depth) ?? [], all)
      }
    }
  }

  /// Returns whether verbs have returned each object on a way.
  private static func isAsked(_ way: ArraySlice<JSONPath.Component>, _ notes: [ReadingNote]) -> Bool
  {
    way.isEmpty
      || notes.contains { note in
        note.location.steps == Array(way) && isAsked(way.prefix(note.depth), notes)
      }
  }

  /// Notes an object that is taken out, and in which verbs read: what else changes with it is read without one.
  private mutating func note(whole: PlacedNote, in findings: [Finding]) {
    let others = findings.indices.filter { findings[$0].readings.isEmpty }
    var changed: Set<Int> = []
    _ = pair(at: whole) { pair in
      changed.formUnion(self.changed(pair, of: others))
      return false
    }
    for index in changed.sorted() {
      resolveNot(findings[index].field.name, MappingFacts.isReadWithoutVerb)
    }
  }

  private mutating func note(
    _ placed: PlacedNote, changing indices: [Int]?, in findings: inout [Finding]
  ) {
    let name = "\(JSONMappingAudit.Place(placed.note.location))"
    guard let indices else {
      return resolveNot(name, "no two values are known that can be read there; add samples")
    }
    switch indices.count {
    case 0:
      // With another sample it may change what nothing else reads.
      let unread = findings.indices.filter { findings[$0].readings.isEmpty }
      let pair = pair(at: placed) { !changed($0, of: unread).isEmpty }
      guard let changed = pair.map({ changed($0, of: unread) }), changed.count == 1 else {
        return resolveNot(name, "what is read there changes no stored property")
      }
      findings[changed[0]].readings.append(placed)
    case 1: findings[indices[0]].readings.append(placed)
    default:
      let unknown = indices.filter { findings[$0].readings.isEmpty }
      guard unknown.count == 1 else {
        for index in unknown { sharedPlaces[findings[index].field.name] = name }
        return resolveNot(name, "what is read there changes several properties")
      }
      findings[unknown[0]].readings.append(placed)
    }
  }

  /// Finds out where a property is written, and whether it comes back.
  private mutating func auditWriting(
    _ finding: inout Finding, at index: Int, isByDefault: Bool
  ) throws {
    finding.isPreset = isPreset(finding, at: index)
    finding.knowsWriting = isByDefault || T.self is any JSONMappable.Type
    var pair: Pair?
    for reading in finding.readings where pair == nil {
      pair = self.pair(at: reading) { $0.first.differs(from: $0.second, at: index) }
    }
    guard let pair else {
      try auditUnread(&finding, at: index, isByDefault: isByDefault)
      return
    }
    let written: (JSONObject, JSONObject)
    do {
      written = try (pair.first.value.JSONDictionary(), pair.second.value.JSONDictionary())
    } catch {
      try auditUnread(
        &finding, at: index, isByDefault: isByDefault, "another value is not written: \(error)")
      return
    }
    if !isByDefault {
      let reading = finding.readings[0]
      let location = reading.note.location
      let other =
        Self.isSame(at: location, in: written)
        ? Self.place(of: index, (pair.first, pair.second), written)
        : Self.writtenKey(among: location, written) ?? reading.writing.place
      guard let other else { return }
      let isOfLine = T.self is any JSONMappable.Type
      finding.writing = .init(
        place: other, transformer: isOfLine ? reading.writing.transformer : nil)
    }
    finding.comesBack = comesBack(finding, at: index, [pair.first, pair.second])
    finding.knowsWriting =
      finding.knowsWriting || isWrittenPlainly(finding, at: index, [pair.first, pair.second])
  }

  /// Returns which of several keys is written; nil where it is none of them, and where there are not several.
  private static func writtenKey(
    among location: RestoreLocation, _ written: (JSONObject, JSONObject)
  ) -> JSONMappingAudit.Place? {
    guard case .keys(let keys) = location else { return nil }
    return keys.first { !isSame(at: .key($0), in: written) }.map { .key($0) }
  }

  private static func isSame(
    at location: RestoreLocation, in written: (JSONObject, JSONObject)
  ) -> Bool {
    Tree.isSame(
      Tree.value(at: location, in: written.0) as Any,
      Tree.value(at: location, in: written.1) as Any)
  }

  /// Returns whether a property is something else than nil where nothing is read into it.
  private func isPreset(_ finding: Finding, at index: Int) -> Bool {
    guard let location = finding.readings.first?.note.location,
      !finding.field.isLazy, JSONContext.current.options.nilValues == .omitted
    else { return false }
    return objects.contains { object in
      let image = Restoring.attempt {
        var object = object
        try object.insert(nil, at: JSONObject.steps(to: location))
        return Image(try T(JSONValue: object))
      }
      return image?.isNull(at: index) == false
    }
  }

  /// Finds out what is known without a second value that is written.
  private mutating func auditUnread(
    _ finding: inout Finding, at index: Int, isByDefault: Bool,
    _ reason: String = "no second value is known to find out where it is written; add samples"
  ) throws {
    guard !isByDefault else { return }
    if T.self is any JSONMappable.Type, let reading = finding.readings.first {
      // One line says both directions.
      finding.writing = reading.writing
    } else if let place = try writtenPlace(of: finding, at: index) {
      finding.writing = .init(place: place)
    } else if !finding.readings.isEmpty {
      resolveNot(finding.field.name, reason)
    }
  }

  private mutating func report(_ finding: Finding, readsWithoutVerbs: Bool) {
    let field = finding.field
    let reading = finding.readings.first
    result.properties.append(
      .init(
        name: field.name, type: Wording.name(of: field.type), reading: reading?.access,
        writing: finding.writing))
    switch (reading?.access, finding.writing) {
    case (let read?, let written?):
      if let problem = problem(finding, read, written) { add(problem, to: field.name) }
    case (let read?, nil):
      if !result.unresolved.contains(where: { $0.name == field.name }) {
        add(.neverWritten(read: read.place), to: field.name)
      }
    case (nil, let written?):
      let names = [field.name, "\(written.place)"]
      if result.unresolved.contains(where: { names.contains($0.name) }) { return }
      if readsWithoutVerbs {
        resolveNot(field.name, MappingFacts.mayBeReadElsewhere)
      } else {
        add(.neverRead(written: written.place), to: field.name)
      }
    case (nil, nil): break
    }
  }

  private func problem(
    _ finding: Finding, _ read: JSONMappingAudit.Access, _ written: JSONMappingAudit.Access
  ) -> JSONMappingAudit.Asymmetry.Problem? {
    guard finding.readsWritten else {
      return .otherPlace(read: read.place, written: written.place)
    }
    if finding.comesBack == true {
      // Whatever the lines say, the value comes back.
    } else if read.transformer != written.transformer, finding.knowsWriting {
      return .otherTransformer(read: read.transformer, written: written.transformer)
    } else if finding.comesBack != nil {
      return .otherValue(written.place)
    }
    guard finding.isOptional else { return nil }
    if read.isRequired { return .requiredOptional(read.place) }
    return finding.isPreset ? .presetOptional(read.place) : nil
  }

  /// Returns two values that differ by what stands at the place of a verb; nil where none are known.
  ///
  /// - Parameters:
  ///   - placed: The verb.
  ///   - isOfUse: Whether two values are what is looked for.
  /// - Returns: The values.
  // Once in a program, and not for each use.
  @inline(never)
  private func pair(at placed: PlacedNote, where isOfUse: (Pair) -> Bool) -> Pair? {
    let location = placed.note.location
    let samples = objects.compactMap { Tree.value(at: location, in: $0) }
    return pair(at: location, of: samples + Probe.trees(of: placed.note), where: isOfUse)
      ?? pair(at: location, of: samples.prefix(1).flatMap(Probe.variations), where: isOfUse)
  }

  @inline(never)
  private func pair(
    at location: RestoreLocation, of candidates: [Any], where isOfUse: (Pair) -> Bool
  ) -> Pair? {
    for object in objects {
      let present = Tree.value(at: location, in: object)
      var first: (tree: Any, image: Image<T>)?
      for tree in (present.map { [$0] } ?? []) + candidates {
        if let first, Tree.isSame(first.tree, tree) { continue }
        guard let image = Restoring.attempt({ try image(of: object, with: tree, at: location) })
        else {
          continue
        }
        guard let known = first else {
          first = (tree, image)
          continue
        }
        if isOfUse((known.image, image)) { return (known.image, image) }
      }
    }
    return nil
  }

  typealias Pair = (first: Image<T>, second: Image<T>)

  func changed(_ pair: Pair, of indices: [Int]) -> [Int] {
    indices.filter { pair.first.differs(from: pair.second, at: $0) }
  }

  func image(
    of object: JSONObject, with tree: Any, at location: RestoreLocation
  ) throws -> Image<T> {
    Image(try T(JSONValue: object.placing(tree, at: location)))
  }
}

extension JSONObject {
  /// Returns the object with a value at a place, and with null for the elements that are missing before it.
  func placing(_ value: Any, at location: RestoreLocation) throws -> JSONObject {
    let steps = try Self.steps(to: location)
    var object = self
    for (depth, step) in steps.enumerated() {
      guard case .index(let end) = step, (1...Self.mostFilled).contains(end) else { continue }
      for index in 0..<end {
        let element = steps[..<depth] + [.index(index)]
        if try object.value(at: Array(element)) == nil {
          try object.insert(NSNull(), at: Array(element))
        }
      }
    }
    try object.insert(value, at: steps)
    return object
  }

  /// The index of the last element before which others are filled in.
  private static var mostFilled: Int { 64 }
}
