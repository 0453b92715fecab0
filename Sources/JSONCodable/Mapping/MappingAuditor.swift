import Foundation

/// An auditor of one type's mapping: it runs both directions and notes what they do.
struct MappingAuditor<T: JSONEncodable & JSONRestorable> {
  private let samples: [T]
  private var result = JSONMappingAudit(type: Wording.name(of: T.self))
  /// What each sample writes.
  private var objects: [JSONObject] = []

  init(samples: [T]) {
    let fresh = (T.self as? any JSONDecodable.Type).flatMap { $0.init() as? T }
    self.samples = samples + (fresh.map { [$0] } ?? [])
  }

  /// Returns the audit.
  mutating func audit() throws -> JSONMappingAudit {
    guard let first = samples.first else {
      resolveNot(result.type, "a sample is needed, since the type has no init()")
      return result
    }
    let style = Mirror(reflecting: first).displayStyle
    guard [.enum, .struct, .class].contains(style) else {
      resolveNot(result.type, "the type is neither a struct, nor a class, nor an enum")
      return result
    }
    objects = try samples.map { try $0.JSONDictionary() }
    if style == .enum {
      try auditCases()
    } else if let table = FieldTable.of(type(of: first)) {
      try auditFields(table)
    } else {
      resolveNot(result.type, "the type has a custom mirror")
    }
    return result
  }

  private mutating func resolveNot(_ name: String, _ reason: String) {
    let entry = JSONMappingAudit.Unresolved(name: name, reason: reason)
    if !result.unresolved.contains(entry) { result.unresolved.append(entry) }
  }

  private mutating func add(_ problem: JSONMappingAudit.Asymmetry.Problem, to property: String) {
    let entry = JSONMappingAudit.Asymmetry(property: property, problem: problem)
    if !result.asymmetries.contains(entry) { result.asymmetries.append(entry) }
  }
}

// MARK: - Reading

extension MappingAuditor {
  /// Returns the verbs that read an object; nil stands for nothing.
  ///
  /// An error ends the recording; what was noted until then holds. A reading of nothing may well throw one.
  private mutating func notes(of object: JSONObject?) -> [PlacedNote] {
    let recorder = ReadingRecorder(of: object)
    let notes: [PlacedNote]
    do {
      if let decodable = T.self as? any JSONDecodable.Type {
        notes = try Self.notes(of: object ?? [:], recorder, by: decodable) { error in
          guard object == nil else { throw error }
        }
      } else {
        guard let object else { return [] }
        _ = try DecodingScope.record(by: recorder) { try T(JSONValue: object) }
        notes = recorder.notes.map { PlacedNote(note: $0, offset: nil) }
      }
    } catch {
      resolveNot(result.type, "what a sample writes is not read back: \(error)")
      notes = recorder.notes.map { PlacedNote(note: $0, offset: nil) }
    }
    return notes
  }

  private static func notes<D: JSONDecodable>(
    of object: JSONObject, _ recorder: ReadingRecorder, by type: D.Type,
    _ handle: (any Error) throws -> Void
  ) throws -> [PlacedNote] {
    var value = D()
    let size = MemoryLayout<D>.size
    return try withUnsafeMutablePointer(to: &value) { pointer in
      do {
        try DecodingScope.record(by: recorder) { try pointer.pointee.JSONDecode(object) }
      } catch {
        try handle(error)
      }
      guard type is AnyClass else {
        return recorder.notes.map { PlacedNote($0, from: UnsafeRawPointer(pointer), size: size) }
      }
      let instance = Memory.object(of: pointer.pointee)
      let start = UnsafeRawPointer(Unmanaged.passUnretained(instance).toOpaque())
      let end = runtimeInstanceSize(Swift.type(of: instance))
      return recorder.notes.map { PlacedNote($0, from: start, size: end) }
    }
  }

  /// Returns the verbs of a reading of nothing, and of what each sample writes, each once.
  private mutating func allNotes() -> [PlacedNote] {
    var notes: [PlacedNote] = []
    for object in [nil] + objects.map(Optional.some) {
      let found = self.notes(of: object)
      for note in found where !notes.contains(where: { $0.isSame(as: note) }) {
        notes.append(note)
      }
    }
    return notes
  }
}

/// A verb, and where the property that it was given lies in the value.
private struct PlacedNote {
  let note: ReadingNote
  /// In bytes from the start of the value; nil for what lies outside, or is returned.
  let offset: Int?

  init(note: ReadingNote, offset: Int?) {
    self.note = note
    self.offset = offset
  }

  init(_ note: ReadingNote, from start: UnsafeRawPointer, size: Int) {
    self.note = note
    offset = note.address.map { $0 - start }.flatMap { (0..<size).contains($0) ? $0 : nil }
  }

  func isSame(as other: PlacedNote) -> Bool {
    note.location == other.note.location && note.type == other.note.type && offset == other.offset
  }

  var access: JSONMappingAudit.Access {
    .init(
      place: .init(note.location), transformer: note.transform?.title,
      isRequired: note.request.isRequired)
  }
}

extension PlacedNote {
  /// What the line of a `JSONMap` writes.
  var writing: JSONMappingAudit.Access {
    .init(place: access.place.written, transformer: access.transformer)
  }
}

extension JSONMappingAudit.Place {
  /// Where a line that says this place writes.
  fileprivate var written: Self {
    guard case .keys(let keys) = self, let first = keys.first else { return self }
    return .key(first)
  }
}

extension JSONPropertyTransform {
  /// How an audit calls the transformer.
  fileprivate var title: String { name ?? "a transformer" }
}

// MARK: - Structs and classes

extension MappingAuditor {
  private mutating func auditFields(_ table: FieldTable) throws {
    var findings = table.fields.map { Finding(field: $0) }
    var effects: [PlacedNote] = []
    for placed in allNotes() {
      if let offset = placed.offset,
        let index = table.index(at: offset, of: placed.note.type)
      {
        findings[index].readings.append(placed)
      } else {
        effects.append(placed)
      }
    }
    let isByDefault = samples.first.map(encodesByDefault) ?? false
    for placed in effects { note(placed, in: &findings, table) }
    for index in findings.indices {
      findings[index].writing = isByDefault ? findings[index].field.access : nil
      try auditWriting(&findings[index], table, isByDefault: isByDefault)
      report(findings[index])
    }
  }

  /// Whether reflection encodes a value.
  private func encodesByDefault(_ value: T) -> Bool {
    guard let encoding = EncodingScope.run({ $0.encoding(of: type(of: value)) }) else {
      return false
    }
    if case .own = encoding.way { return false }
    return true
  }

  /// Finds the property that a verb changes which was not given it.
  private mutating func note(
    _ placed: PlacedNote, in findings: inout [Finding], _ table: FieldTable
  ) {
    let name = "\(JSONMappingAudit.Place(placed.note.location))"
    guard let pair = pair(at: placed) else {
      return resolveNot(name, "no two values are known that can be read there; add samples")
    }
    let changed = findings.indices.filter { pair.first.differs(from: pair.second, at: $0) }
    switch changed.count {
    case 0: resolveNot(name, "what is read there changes no stored property")
    case 1: findings[changed[0]].readings.append(placed)
    default:
      let unknown = changed.filter { findings[$0].readings.isEmpty }
      guard unknown.count == 1 else {
        return resolveNot(name, "what is read there changes several properties")
      }
      findings[unknown[0]].readings.append(placed)
    }
  }

  /// Finds out where a property is written, and whether it comes back.
  private mutating func auditWriting(
    _ finding: inout Finding, _ table: FieldTable, isByDefault: Bool
  ) throws {
    guard let index = table.fields.firstIndex(where: { $0.label == finding.field.label }) else {
      return
    }
    finding.isPreset = isPreset(finding, at: index)
    var pair: Pair?
    for reading in finding.readings where pair == nil {
      pair = self.pair(at: reading, changing: index)
    }
    guard let pair else {
      try auditUnread(&finding, isByDefault: isByDefault)
      return
    }
    let place = JSONMappingAudit.Place(finding.readings[0].note.location)
    let written = try (pair.first.value.JSONDictionary(), pair.second.value.JSONDictionary())
    if !isByDefault {
      let location = finding.readings[0].note.location
      let stays = Tree.isSame(
        Tree.value(at: location, in: written.0) as Any,
        Tree.value(at: location, in: written.1) as Any)
      let other = stays ? Tree.differences(written.0, written.1).first?.place : place.written
      guard let other else { return }
      let transformer = finding.readings[0].note.transform.flatMap { _ in
        T.self is any JSONMappable.Type ? finding.readings[0].access.transformer : nil
      }
      finding.writing = .init(place: other, transformer: transformer)
    }
    let back = attempt { Image(try T(JSONValue: written.1)) }
    finding.comesBack = back.map { !$0.differs(from: pair.second, at: index) } ?? false
  }

  /// Returns whether a property is something else than nil where nothing is read into it.
  private func isPreset(_ finding: Finding, at index: Int) -> Bool {
    guard let location = finding.readings.first?.note.location,
      !finding.field.isLazy, JSONContext.current.options.nilValues == .omitted
    else { return false }
    return objects.contains { object in
      let image = attempt {
        var object = object
        try object.insert(nil, at: JSONObject.path(to: location))
        return Image(try T(JSONValue: object))
      }
      return image?.isNull(at: index) == false
    }
  }

  /// Finds out what is known without a second value.
  private mutating func auditUnread(_ finding: inout Finding, isByDefault: Bool) throws {
    guard !isByDefault else { return }
    if T.self is any JSONMappable.Type, let reading = finding.readings.first {
      // One line says both directions.
      finding.writing = reading.writing
    } else if let place = try writtenPlace(of: finding.field) {
      finding.writing = .init(place: place)
    } else if !finding.readings.isEmpty {
      resolveNot(
        finding.field.name,
        "no second value is known to find out where it is written; add samples")
    }
  }

  /// Returns where a `var` that is not read is written: what changes there when it is changed in memory.
  private func writtenPlace(of field: FieldTable.Field) throws -> JSONMappingAudit.Place? {
    for sample in samples where !(T.self is AnyClass) {
      for candidate in Probe.trees(of: field.type) {
        guard let changed = changing(field, of: sample, to: candidate) else { continue }
        let differences = try Tree.differences(
          sample.JSONDictionary(), changed.JSONDictionary())
        if let first = differences.first { return first.place }
      }
    }
    return nil
  }

  private func changing(_ field: FieldTable.Field, of sample: T, to tree: Any) -> T? {
    guard field.isVariable else { return nil }
    var changed = sample
    return withUnsafeMutablePointer(to: &changed) { pointer in
      attempt {
        try AnyDecodingRule.of(field.type)
          .assign(UnsafeMutableRawPointer(pointer) + field.offset, tree)
        return pointer.pointee
      }
    }
  }

  private mutating func report(_ finding: Finding) {
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
      if !result.unresolved.contains(where: { $0.name == "\(written.place)" }) {
        add(.neverRead(written: written.place), to: field.name)
      }
    case (nil, nil): break
    }
  }

  private func problem(
    _ finding: Finding, _ read: JSONMappingAudit.Access, _ written: JSONMappingAudit.Access
  ) -> JSONMappingAudit.Asymmetry.Problem? {
    guard finding.readings.contains(where: { $0.access.place.reads(written.place) }) else {
      return .otherPlace(read: read.place, written: written.place)
    }
    if finding.comesBack == true {
      // Whatever the lines say, the value comes back.
    } else if read.transformer != written.transformer {
      return .otherTransformer(read: read.transformer, written: written.transformer)
    } else if finding.comesBack != nil {
      return .otherValue(written.place)
    }
    guard TypeKind.isOptional(finding.field.type) else { return nil }
    if read.isRequired { return .requiredOptional(read.place) }
    return finding.isPreset ? .presetOptional(read.place) : nil
  }

  /// Returns two values that differ by what stands at the place of a verb; nil where none are known.
  ///
  /// - Parameters:
  ///   - placed: The verb.
  ///   - index: The property that must differ, or nil.
  /// - Returns: The values.
  private func pair(at placed: PlacedNote, changing index: Int? = nil) -> Pair? {
    let location = placed.note.location
    let candidates =
      objects.compactMap { Tree.value(at: location, in: $0) } + Probe.trees(of: placed.note)
    for object in objects {
      let present = Tree.value(at: location, in: object)
      var first: (tree: Any, image: Image<T>)?
      for tree in (present.map { [$0] } ?? []) + candidates {
        if let first, Tree.isSame(first.tree, tree) { continue }
        guard let image = attempt({ try image(of: object, with: tree, at: location) }) else {
          continue
        }
        guard let known = first else {
          first = (tree, image)
          continue
        }
        let isPair = index.map { known.image.differs(from: image, at: $0) } ?? true
        if isPair { return (known.image, image) }
      }
    }
    return nil
  }

  private typealias Pair = (first: Image<T>, second: Image<T>)

  private func image(
    of object: JSONObject, with tree: Any, at location: RestoreLocation
  ) throws -> Image<T> {
    var object = object
    try object.insert(tree, at: JSONObject.path(to: location))
    return Image(try T(JSONValue: object))
  }

  /// Returns what a body returns, or nil where it throws: a value that is only tried need not be right.
  private func attempt<R>(_ body: () throws -> R) -> R? {
    do {
      return try body()
    } catch {
      return nil
    }
  }
}

/// What was found out about one property.
private struct Finding {
  let field: FieldTable.Field
  var readings: [PlacedNote] = []
  var writing: JSONMappingAudit.Access?
  /// Whether another value comes back as it was; nil where none is known.
  var comesBack: Bool?
  /// Whether the property is something else than nil where nothing is read.
  var isPreset = false
}

extension FieldTable.Field {
  /// How the default encoding writes the property.
  fileprivate var access: JSONMappingAudit.Access? {
    key.map { .init(place: .key($0), transformer: transform?.title) }
  }
}

// MARK: - Enums

extension MappingAuditor {
  /// Audits a union by what its samples write: each key of each case is a property.
  private mutating func auditCases() throws {
    let names = samples.map { EnumCase.name(of: $0) ?? result.type }
    var keys: [String: Set<String>] = [:]
    for (name, object) in zip(names, objects) { keys[name, default: []].formUnion(object.keys) }
    for (name, object) in zip(names, objects) {
      let recorder = ReadingRecorder(of: object)
      let back = attempt {
        try DecodingScope.record(by: recorder) { try T(JSONValue: object) }.JSONDictionary()
      }
      guard let back else {
        _ = notes(of: object)
        continue
      }
      add(object, of: name, recorder)
      for note in recorder.notes where !keys[name, default: []].contains(note.place.first) {
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
      let note = recorder.notes.first { $0.place.first == key }
      let kept = recorder.keepsObject ? JSONMappingAudit.Access(place: place) : nil
      let property = JSONMappingAudit.Property(
        name: "\(name).\(key)", type: note.map { Wording.name(of: $0.type) } ?? "Any",
        reading: note.map { PlacedNote(note: $0, offset: nil).access } ?? kept,
        writing: .init(place: place))
      if !result.properties.contains(where: { $0.name == property.name }) {
        result.properties.append(property)
      }
      if property.reading == nil { add(.neverRead(written: place), to: property.name) }
    }
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
