/// A verb that a type's own code has called while it was recorded.
struct ReadingNote {
  let location: RestoreLocation
  /// The type of the property, or of the value that is returned.
  let type: any Any.Type
  let request: RestoreRequest
  let transform: JSONPropertyTransform?
  /// Where the property lies; nil for a value that is returned.
  let address: UnsafeRawPointer?

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

/// A recorder of the verbs by which a type reads one object.
///
/// What is read further inside belongs to other types, and so does what is read from another object.
final class ReadingRecorder {
  /// How many verbs are reading, one inside the other.
  var depth = 0
  private(set) var notes: [ReadingNote] = []
  /// Whether the value keeps the object as a whole: the fallback of a union.
  var keepsObject = false
  private let object: JSONObject
  /// Whether nothing is read into properties, so that no missing value ends the recording.
  private let isBlank: Bool

  /// Creates a recorder of an object, or of a reading of nothing.
  init(of object: JSONObject? = nil) {
    self.object = object ?? [:]
    isBlank = object == nil
  }

  /// Notes a verb; returns whether there is nothing more for it to do.
  func note(_ note: ReadingNote, in object: JSONObject) -> Bool {
    guard depth == 0, Memory.storage(of: object) == Memory.storage(of: self.object) else {
      return false
    }
    notes.append(note)
    return isBlank
  }
}
