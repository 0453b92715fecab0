import Foundation

// Structs and classes: what becomes of values that are read and written.

extension MappingAuditor {
  /// Returns whether values of a property come back as they were; nil where none is known that is written.
  func comesBack(_ finding: Finding, at index: Int, _ pair: [Image<T>]) -> Bool? {
    // One value proves little: 0 comes back also where both directions have another unit.
    let others = (finding.readings.first.map { images(at: $0) } ?? [])
      .filter { $0.isNull(at: index) == false }
    // Null that is not nil is a value, which few types have.
    let nulls =
      finding.isOptional ? [] : samples.map { Image($0) }.filter { $0.isNull(at: index) == true }
    let found = (pair.suffix(1) + pair.prefix(1) + others + nulls).compactMap { image in
      comesBack(image, finding, at: index)
    }
    if losesSubclass(index) { return false }
    return found.isEmpty ? nil : found.allSatisfy { $0 }
  }

  /// Returns whether objects of a sample come back as objects of another class, such as their superclass.
  private func losesSubclass(_ index: Int) -> Bool {
    samples.contains { sample in
      let image = Image(sample)
      guard let classes = image.classes(at: index), !classes.isEmpty,
        let back = Restoring.attempt({ Image(try T(JSONValue: sample.JSONDictionary())) }),
        let found = back.classes(at: index)
      else { return false }
      return found.count == classes.count && found != classes
    }
  }

  /// Returns whether a value comes back as it was; nil where that says nothing of other values.
  private func comesBack(_ image: Image<T>, _ finding: Finding, at index: Int) -> Bool? {
    guard let written = Restoring.attempt(image.value.JSONDictionary) else { return nil }
    // What is left out comes back as the default.
    let isLeftOut = finding.writing.map { Tree.value(at: $0.place.location, in: written) == nil }
    if isLeftOut == true, image.isNull(at: index) != true { return nil }
    let back = readBack(written, finding)
    let comesBack = back.map { !$0.differs(from: image, at: index) } ?? false
    let isLostNil =
      !comesBack && finding.isPreset && finding.isOptional && image.isNull(at: index) == true
    return isLostNil ? nil : comesBack
  }

  /// Returns what is read of what was written; what stands at another place than it is read from is read there, beside
  /// what a sample writes.
  private func readBack(_ written: JSONObject, _ finding: Finding) -> Image<T>? {
    if finding.readsWritten, let back = Restoring.attempt({ Image(try T(JSONValue: written)) }) {
      return back
    }
    guard let reading = finding.readings.first, let writing = finding.writing,
      let tree = Tree.value(at: writing.place.location, in: written), let object = objects.first
    else { return Restoring.attempt { Image(try T(JSONValue: written)) } }
    return Restoring.attempt { try image(of: object, with: tree, at: reading.note.location) }
  }

  /// Returns what is read of other values at the place of a verb.
  private func images(at placed: PlacedNote) -> [Image<T>] {
    guard let object = objects.first else { return [] }
    return (Probe.trees(of: placed.note) + Probe.edges(of: placed.note)).compactMap { tree in
      Restoring.attempt { try image(of: object, with: tree, at: placed.note.location) }
    }
  }

  /// Returns whether what is written of a property is what its type writes.
  func isWrittenPlainly(_ finding: Finding, at index: Int, _ images: [Image<T>]) -> Bool {
    guard let place = finding.writing?.place else { return true }
    return images.allSatisfy { image in
      guard let written = Restoring.attempt(image.value.JSONDictionary),
        let found = Tree.value(at: place.location, in: written), let tree = image.tree(at: index)
      else { return true }
      return Tree.isSame(found, tree)
    }
  }
}
