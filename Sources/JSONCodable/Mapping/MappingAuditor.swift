import Foundation

/// An auditor of one type's mapping: it runs both directions and notes what they do.
struct MappingAuditor<T: JSONEncodable & JSONRestorable> {
  let samples: [T]
  var result = JSONMappingAudit(type: Wording.name(of: T.self))
  /// What each sample writes, with a value for what has to be there and is not written there.
  var objects: [JSONObject] = []
  /// The properties, for ``MappingFacts``.
  var fields: [MappingFacts.Field] = []
  /// The places at which one verb reads several properties, by the names of these.
  var sharedPlaces: [String: String] = [:]
  /// The types that the verbs of an enum read, by their keys.
  var reads: [String: any Any.Type] = [:]
  /// The keys of the verbs of an enum that look for one of several, by the first.
  var alternatives: [String: [String]] = [:]

  init(samples: [T]) {
    let fresh = (T.self as? any JSONDecodable.Type).flatMap { $0.init() as? T }
    // Where nil is an error, a fresh value may not be written.
    let isOfUse = samples.isEmpty || Restoring.attempt { try fresh?.JSONDictionary() } != nil
    self.samples = samples + (isOfUse ? fresh.map { [$0] } ?? [] : [])
  }

  /// Returns the audit.
  mutating func audit() throws -> JSONMappingAudit {
    try SetOrder.kept { try found() }
  }

  private mutating func found() throws -> JSONMappingAudit {
    if T.self == AnyJSON.self {
      resolveNot(result.type, "it keeps any JSON, whatever the keys are")
      return result
    }
    guard let first = samples.first else {
      resolveNot(
        result.type, "a sample is needed (samples:), since the mapper makes no value by init()")
      return result
    }
    let style = MirrorEncoding.mirror(of: first).displayStyle
    guard [.enum, .struct, .class].contains(style) else {
      resolveNot(result.type, "the type is neither a struct, nor a class, nor an enum")
      return result
    }
    let written = try samples.map { Tree.plain(try $0.JSONDictionary()) }
    objects = written.map(completed)
    if style == .enum {
      try auditCases()
    } else if let table = FieldTable.of(type(of: first)) {
      try auditFields(table, written)
    } else {
      resolveNot(result.type, "the type has a custom mirror")
    }
    return result
  }

  mutating func resolveNot(_ name: String, _ reason: String) {
    let entry = JSONMappingAudit.Unresolved(name: name, reason: reason)
    if !result.unresolved.contains(entry) { result.unresolved.append(entry) }
  }

  mutating func add(_ problem: JSONMappingAudit.Asymmetry.Problem, to property: String) {
    let entry = JSONMappingAudit.Asymmetry(property: property, problem: problem)
    if !result.asymmetries.contains(entry) { result.asymmetries.append(entry) }
  }
}

// MARK: - Reading

extension MappingAuditor {
  /// Returns the verbs that read an object; nil stands for nothing.
  ///
  /// An error ends the recording; what was noted until then holds. A reading of nothing may well throw one.
  mutating func notes(of object: JSONObject?) -> [PlacedNote] {
    let recorder = ReadingRecorder(of: object)
    let notes: [PlacedNote]
    do {
      if let decodable = T.self as? any JSONDecodable.Type {
        notes = try Self.notes(recorder, by: decodable) { error in
          guard object == nil else { throw error }
        }
      } else {
        guard object != nil else { return [] }
        _ = try recorder.read(T.self)
        notes = recorder.notes.map { PlacedNote(note: $0, offset: nil) }
      }
    } catch {
      let problem =
        isOfInit(object) ? MappingFacts.isNotReadBack : "what a sample writes is not read back"
      resolveNot(result.type, "\(problem): \(error)")
      notes = recorder.notes.map { PlacedNote(note: $0, offset: nil) }
    }
    return notes
  }

  /// Returns whether an object is what `init()` makes, but for what is another one each time.
  private func isOfInit(_ object: JSONObject?) -> Bool {
    guard let object, let type = T.self as? any JSONDecodable.Type else { return false }
    let fresh = (0..<2).compactMap { _ in
      Restoring.attempt { try (type.init() as? T)?.JSONDictionary() } ?? nil
    }
    guard fresh.count == 2 else { return false }
    let changing = Tree.differences(fresh[0], fresh[1]).map(\.place)
    return Tree.differences(fresh[0], object).allSatisfy { changing.contains($0.place) }
  }

  static func notes<D: JSONDecodable>(
    _ recorder: ReadingRecorder, by type: D.Type,
    _ handle: (any Error) throws -> Void
  ) throws -> [PlacedNote] {
    var value = D()
    let size = MemoryLayout<D>.size
    return try withUnsafeMutablePointer(to: &value) { pointer in
      do {
        try DecodingScope.record(by: recorder) { try pointer.pointee.JSONDecode(recorder.object) }
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

  /// Returns an object in which what has to be there, and is written elsewhere, has a value that is read; the object
  /// itself where that does not do.
  private func completed(_ object: JSONObject) -> JSONObject {
    var completed = object, known: [RestoreLocation] = []
    while let missing = missing(in: completed), !known.contains(missing.location) {
      known.append(missing.location)
      let candidates = Probe.trees(of: missing).compactMap { tree in
        Restoring.attempt { try completed.placing(tree, at: missing.location) }
      }
      let isRead = { (object: JSONObject) in
        self.missing(in: object).map { $0.location != missing.location } ?? true
      }
      guard let next = candidates.first(where: isRead) else { return object }
      completed = next
    }
    return known.isEmpty || Self.isRead(completed) ? completed : object
  }

  /// Returns the verb that ends the reading of an object, if nothing stands at its place.
  private func missing(in object: JSONObject) -> ReadingNote? {
    let recorder = ReadingRecorder(of: object)
    let value = Restoring.attempt { try recorder.read(T.self) }
    guard value == nil, let note = recorder.notes.last,
      Tree.value(at: note.location, in: object) == nil
    else { return nil }
    return note
  }

  private static func isRead(_ object: JSONObject) -> Bool {
    Restoring.attempt { try T(JSONValue: object) } != nil
  }

  /// Returns the verbs of a reading of nothing, and of what each sample writes, each once.
  mutating func allNotes(_ written: [JSONObject]) -> [PlacedNote] {
    var notes: [PlacedNote] = []
    let completed = zip(written, objects).filter { !Tree.isSame($0, $1) }.map(\.1)
    for object in [nil] + (written + completed).map(Optional.some) {
      let found = self.notes(of: object)
      for note in found where !notes.contains(where: { $0.isSame(as: note) }) {
        notes.append(note)
      }
    }
    return notes
  }
}

/// A verb, and where the property that it was given lies in the value.
struct PlacedNote {
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

  /// Whether the verb reads inside of what another one returns.
  func isInside(_ other: PlacedNote) -> Bool {
    other.note.address == nil && note.location.isInside(other.note.location)
  }

  var access: JSONMappingAudit.Access {
    .init(
      place: .init(note.location), transformer: note.transform?.title,
      isRequired: note.request.isRequired, skipping: note.request.skipping)
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
  var written: Self {
    guard case .keys(let keys) = self, let first = keys.first else { return self }
    return .key(first)
  }
}

extension JSONPropertyTransform {
  /// How an audit calls the transformer.
  var title: String { name ?? "a transformer" }
}

/// What was found out about one property.
struct Finding {
  let field: FieldTable.Field
  var readings: [PlacedNote] = []
  var writing: JSONMappingAudit.Access?
  /// Whether it is read from where it is written.
  var readsWritten: Bool {
    guard let writing else { return true }
    return readings.contains { $0.access.place.reads(writing.place) }
  }
  /// Whether other values come back as they were; nil where none is known.
  var comesBack: Bool?
  /// Whether it is known by which transformer it is written, or that it is written as it is.
  var knowsWriting = false
  /// Where it is read without a verb.
  var lookUp: JSONMappingAudit.Place?
  /// Whether code takes the object that it is read from out of another one without a verb.
  var isLookedUp = false
  /// Whether the property is something else than nil where nothing is read.
  var isPreset = false
  /// Whether the property is an optional, or a property wrapper of one.
  var isOptional: Bool {
    let wrapper = field.type as? any JSONPropertyWrapper.Type
    return TypeKind.isOptional(wrapper?.innermostWrapped ?? field.type)
  }
}

extension FieldTable.Field {
  /// Returns whether the property is of a type, whichever of them are optional.
  func holds(_ type: any Any.Type) -> Bool {
    func wrapped(_ type: any Any.Type) -> any Any.Type {
      type == AnyJSON.self ? type : (type as? any OptionalValue.Type)?.wrappedType ?? type
    }
    return wrapped(self.type) == wrapped(type)
  }

  /// How the default encoding writes the property.
  var access: JSONMappingAudit.Access? {
    key.map { .init(place: .key($0), transformer: transform?.title) }
  }
}
