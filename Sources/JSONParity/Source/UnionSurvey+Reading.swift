import Foundation
import JSONCodable

// What a union makes of what it has written, and of tags that no case has.

extension UnionSurvey {
  /// A tag that no case has.
  private static var unknownTag: String { "no such tag" }

  /// Returns a sample of the case that an unknown tag is read as, where no other sample has it and it is written.
  func samplesOfUnknownTag(_ key: String) -> [Sample] {
    let seen = Set(samples.map(\.one.name))
    let found = samples.lazy.compactMap { value($0, tagged: Self.unknownTag, key) }.first
    guard let sample = found.flatMap({ Self.sample(of: $0) }),
      !seen.contains(sample.one.name)
    else {
      return []
    }
    return [sample]
  }

  /// Finds out what is read of an unknown tag, and without one.
  func findUnknownTags(_ union: inout SourceUnion) {
    let key = union.key
    let unknown = samples.map { read($0, tagged: Self.unknownTag, key) }
    let names = Set(unknown.compactMap { $0?.name })
    func isRead(_ tag: Any?, as expected: [MappingFacts.Case?]) -> Bool {
      zip(samples, expected).allSatisfy { isSameOrNone(read($0, tagged: tag, key), $1) }
    }
    let errors = [MappingFacts.Case?](repeating: nil, count: samples.count)
    let number = 1_000_003
    let reading: SourceUnion.TagReading? =
      if [nil, NSNull(), number].allSatisfy({ isRead($0, as: errors) }) {
        .required
      } else if [nil, NSNull()].allSatisfy({ isRead($0, as: unknown) }) {
        isRead(number, as: errors) ? .optional : isRead(number, as: unknown) ? .any : nil
      } else {
        nil
      }
    if reading == .required, names.isEmpty || fallback != nil { return }
    if let reading, fallback == nil, names.count == 1, let name = names.first,
      union.cases.contains(where: { $0.name == name }),
      zip(samples, unknown).allSatisfy({ $0.one.name != name || isSame($0.one, $1) })
    {
      (union.caseOfUnknownTags, union.tagReading) = (name, reading)
    } else {
      add("only code knows what an unknown tag, or none, is read as")
    }
  }

  /// Returns the known case that a tag is read as which no sample writes; nil where nothing is read with it.
  func caseRead(of tag: String, _ union: SourceUnion) -> String? {
    let documents = index == 0 ? survey.documents : []
    let own = documents.lazy.filter { $0[union.key] as? String == tag }
      .compactMap { document in Probing<T>.value(of: document).flatMap { MappingFacts.Case(of: $0) }
      }
      .first
    let read = own ?? samples.lazy.compactMap { self.read($0, tagged: tag, union.key) }.first
    return read.flatMap { one in union.cases.first { $0.name == one.name }?.name }
  }

  private func isSameOrNone(_ left: MappingFacts.Case?, _ right: MappingFacts.Case?) -> Bool {
    guard let left else { return right == nil }
    return isSame(left, right)
  }

  /// Finds out whether tags are read in other letter case or with spaces around, which Codable does not.
  func findSpellings(of union: SourceUnion) {
    let tags = Set(union.cases.map(\.tag))
    let isRead = samples.contains { sample in
      guard let tag = sample.object[union.key] as? String else { return false }
      let unknown = read(sample, tagged: Self.unknownTag, union.key)
      let others = [tag.uppercased(), tag.lowercased(), tag.capitalized, " \(tag)", "\(tag) "]
      return others.contains { other in
        guard !tags.contains(other), let back = read(sample, tagged: other, union.key) else {
          return false
        }
        return back.name != unknown?.name
      }
    }
    if isRead { add("tags are read in other spellings, by code of the type's own") }
  }

  private func read(
    _ sample: Sample, tagged tag: Any?, _ key: String
  ) -> MappingFacts.Case? {
    value(sample, tagged: tag, key).flatMap { MappingFacts.Case(of: $0) }
  }

  private func value(_ sample: Sample, tagged tag: Any?, _ key: String) -> T? {
    var object = sample.object
    object[key] = tag
    return Probing<T>.value(of: object)
  }

  /// Returns why the text of a case would not read what the samples have written; nil where it would.
  func problem(of samples: [Sample], _ key: String) -> String? {
    for sample in samples {
      guard let back = read(sample, tagged: sample.object[key], key) else {
        return "what a sample writes is not read back"
      }
      if !isSame(sample.one, back) { return problemOfReading(sample, key) }
    }
    let isFlatDictionary = samples.contains { sample in
      guard sample.one.payloads.count == 1, sample.object[key] != nil,
        let members = MappingFacts.tree(of: sample.one.payloads[0].value) as? JSONObject
      else { return false }
      var rest = sample.object
      rest[key] = nil
      return takesAnyKey(sample.one.payloads[0].value) && JSONSteps.isSame(members, rest)
    }
    return isFlatDictionary ? "its payload takes any key, and the tag would be one" : nil
  }

  /// Returns where the object that a sample writes and the one of what is read of it first differ.
  private func problemOfReading(_ sample: Sample, _ key: String) -> String {
    let trees = Restoring.attempt {
      let back = try value(sample, tagged: sample.object[key], key)?.JSONDictionary() ?? [:]
      return try (JSONValue(foundation: sample.object), JSONValue(foundation: back))
    }
    let difference = trees.flatMap { JSONComparison.differences($0.0, $0.1) }?.first
    guard let difference else { return "another value comes back, by code of the type's own" }
    return difference.kind == .missingRight
      ? "\(difference.path) is written, and not read back"
      : "another value comes back at \(difference.path), by code of the type's own"
  }

  /// Returns whether other values at the place of a payload are read otherwise than by the type of the payload.
  func changes(
    _ type: any Any.Type, _ position: Int, of name: String, in object: JSONObject,
    at place: [String], _ key: String
  ) -> Bool {
    let own = JSONSteps.value(at: place.map { .key($0) }, in: object) as? JSONObject ?? [:]
    var trees = MappingFacts.probes(of: type) + MappingFacts.edges(of: type)
    for member in own.keys.sorted() where !place.isEmpty || member != key {
      for other in [nil, NSNull()] {
        trees.append(JSONSteps.setting([.key(member)], to: other, in: own))
      }
    }
    return trees.contains { tree in
      let whole = (tree as? JSONObject)?.merging([key: object[key] ?? NSNull()]) { $1 }
      let back =
        place.isEmpty
        ? whole.flatMap { Probing<T>.value(of: $0) } : read(object, with: tree, at: place)
      guard !(tree is NSNull), let back,
        let expected = MappingFacts.value(of: type, from: place.isEmpty ? whole ?? [:] : tree)
      else { return false }
      guard let found = payload(position, of: name, in: back) else { return true }
      return !ComparedValues.areSame(expected, found)
        && !JSONSteps.isSame(MappingFacts.tree(of: expected), MappingFacts.tree(of: found))
    }
  }

  /// Returns why a payload is read from other places than its own; nil where it is not.
  func problemOfOtherPlaces(in object: JSONObject, at place: [String]) -> String? {
    guard let key = place.first else { return nil }
    if place.count == 1, let keys = facts.alternatives[key] {
      return
        "\(keys.map(SwiftLiteral.text).joined(separator: " or ")) is read, the first that is there"
    }
    let missing = JSONSteps.setting(place.map { .key($0) }, to: nil, in: object)
    let others = Probing<T>.asked(of: missing).subtracting(Probing<T>.asked(of: object)).sorted()
    return others.isEmpty
      ? nil : "where its payload is missing, \(others.joined(separator: " and ")) is read"
  }

  /// Returns whether values at the place of a payload are read that its type refuses, alone or among its elements.
  func readsWhatIsNotRight(
    _ type: any Any.Type, in object: JSONObject, at place: [String]
  ) -> Bool {
    let others: [Any] = [JSONObject(), [Any](), "no such value", "12", "true", true, 0, 1, 1.5]
    let trees: [Any] =
      switch JSONSteps.value(at: place.map { .key($0) }, in: object) {
      case let array as [Any]:
        others + others.map { array + [$0] } + PropertySurvey<T>.withOtherParts(array, [])
      case let object as JSONObject:
        others + others.map { object.merging(["key": $0]) { $1 } }
          + PropertySurvey<T>.withOtherMembers(object)
      default: others
      }
    return trees.contains { tree in
      MappingFacts.value(of: type, from: tree) == nil && read(object, with: tree, at: place) != nil
    }
  }

  private func takesAnyKey(_ payload: Any) -> Bool {
    payload is [AnyHashable: Any] || payload is AnyJSON
  }

  /// Returns whether two values of one case carry the same.
  private func isSame(_ left: MappingFacts.Case, _ right: MappingFacts.Case?) -> Bool {
    guard let right, left.name == right.name else { return false }
    return zip(left.payloads, right.payloads).allSatisfy { one, other in
      ComparedValues.areSame(one.value, other.value)
        || JSONSteps.isSame(MappingFacts.tree(of: one.value), MappingFacts.tree(of: other.value))
    }
  }
}
