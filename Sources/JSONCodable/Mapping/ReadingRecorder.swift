/// A verb that a type's own code has called while it was recorded.
struct ReadingNote {
  fileprivate(set) var location: RestoreLocation
  /// The type of the property, or of the value that is returned.
  let type: any Any.Type
  let request: RestoreRequest
  let transform: JSONPropertyTransform?
  /// Where the property lies; nil for a value that is returned.
  let address: UnsafeRawPointer?
  /// How many steps lead to the object inside the recorded one that it reads from, which another type's code may do as
  /// well; 0 for the recorded one itself.
  fileprivate(set) var depth = 0
  /// Whether it reads from an object inside the recorded one.
  var isInner: Bool { depth > 0 }

  init(
    _ location: RestoreLocation, _ type: any Any.Type, _ request: RestoreRequest,
    _ transform: JSONPropertyTransform?, at address: UnsafeRawPointer?
  ) {
    self.location = location
    self.type = type
    self.request = request
    self.transform = transform
    self.address = address
  }
}

/// A recorder of the verbs by which a type reads one object, and the objects in it that its code takes out.
///
/// What a verb reads further inside belongs to other types.
final class ReadingRecorder {
  /// How many verbs are reading, one inside the other.
  var depth = 0
  private(set) var notes: [ReadingNote] = []
  /// Those that read from the recorded object itself.
  var outerNotes: [ReadingNote] { notes.filter { !$0.isInner } }
  /// Whether the value keeps the object as a whole: the fallback of a union.
  var keepsObject = false
  /// What has to be read, so that its verbs are noted.
  let object: JSONObject
  /// Whether nothing is read into properties, so that no missing value ends the recording.
  private let isBlank: Bool

  /// Creates a recorder of an object, or of a reading of nothing.
  init(of object: JSONObject? = nil) {
    // All that are empty have one storage, but for those with room.
    self.object = object.flatMap { $0.isEmpty ? nil : $0 } ?? JSONObject(minimumCapacity: 1)
    isBlank = object == nil
  }

  /// Reads the object as a type, and notes its verbs.
  ///
  /// - Throws: What the type's reading throws.
  func read<T: JSONRestorable>(_ type: T.Type) throws -> T {
    try DecodingScope.record(by: self) { try T(JSONValue: object) }
  }

  /// Notes a verb; returns whether there is nothing more for it to do.
  func note(_ note: ReadingNote, in object: JSONObject) -> Bool {
    guard depth == 0 else { return false }
    if Memory.storage(of: object) == Memory.storage(of: self.object) {
      notes.append(note)
    } else if let inner = inner(note, in: object) {
      notes.append(inner)
    } else {
      return false
    }
    return isBlank
  }

  /// Returns a note of a verb that reads from an object inside the recorded one; nil where that does not hold it.
  private func inner(_ note: ReadingNote, in other: JSONObject) -> ReadingNote? {
    // All that are empty have one storage.
    guard !other.isEmpty, let steps = note.location.steps,
      let way = Self.way(to: Memory.storage(of: other), in: object)
    else { return nil }
    var inner = note
    inner.location = .keyPath(JSONPath(way + steps).relativeText)
    inner.depth = way.count
    return inner
  }

  /// Returns the keys that lead to an object inside another one.
  private static func way(
    to storage: UnsafeRawPointer, in object: JSONObject
  ) -> [JSONPath.Component]? {
    for (key, value) in object {
      guard let inner = TreeValue.object(value) else { continue }
      if Memory.storage(of: inner) == storage { return [.key(key)] }
      if let way = way(to: storage, in: inner) { return [.key(key)] + way }
    }
    return nil
  }
}

extension RestoreLocation {
  /// The steps as the program says them; nil for several keys, and for a text that is no path.
  var steps: [JSONPath.Component]? {
    switch self {
    case .key(let key): [.key(key)]
    case .keys: nil
    case .keyPath(let text): JSONPath.components(of: text)
    }
  }

  /// Returns whether this is a place inside of what stands at another one.
  func isInside(_ other: RestoreLocation) -> Bool {
    guard let steps, let outer = other.steps else { return false }
    return steps.count > outer.count && steps.starts(with: outer)
  }
}

extension JSONPath {
  /// The path as a verb says it, without `$`.
  var relativeText: String {
    let text = description.dropFirst()
    return String(text.first == "." ? text.dropFirst() : text)
  }
}
