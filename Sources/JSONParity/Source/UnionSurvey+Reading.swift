import Foundation
import JSONCodable

// What a union makes of what it has written, and of tags that no case has.

extension UnionSurvey {
  /// Finds out what is read of an unknown tag, and without one.
  func findUnknownTags(_ union: inout SourceUnion) {
    let unknown = samples.map { read($0, tagged: "no such tag", union.key) }
    let others: [Any?] = [nil, NSNull(), 1_000_003]
    let isAnyRead = others.contains { tag in
      samples.contains { read($0, tagged: tag, union.key) != nil }
    }
    let names = Set(unknown.compactMap { $0?.name })
    if !isAnyRead, names.isEmpty || fallback != nil { return }
    if !isAnyRead, names.count == 1, let name = names.first,
      zip(samples, unknown).allSatisfy({ $0.one.name != name || isSame($0.one, $1) })
    {
      union.caseOfUnknownTags = name
    } else {
      add("what an unknown tag, or none, is read as only code knows")
    }
  }

  private func read(
    _ sample: Sample, tagged tag: Any?, _ key: String
  ) -> MappingFacts.Case? {
    var object = sample.object
    object[key] = tag
    return Probing<T>.value(of: object).flatMap { MappingFacts.Case(of: $0) }
  }

  /// Returns why the text of a case would not read what the samples have written; nil where it would.
  func problem(of samples: [Sample], _ key: String) -> String? {
    for sample in samples {
      guard let back = read(sample, tagged: sample.object[key], key) else {
        return "what a sample writes is not read back"
      }
      if !isSame(sample.one, back) { return "another value comes back, by code of the type's own" }
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

  /// Returns whether other values at the place of a payload are read otherwise than by the type of the payload.
  func changes(
    _ value: Any, _ position: Int, of name: String, in object: JSONObject, at place: [String]
  ) -> Bool {
    let type = Swift.type(of: value)
    let trees = MappingFacts.probes(of: type) + MappingFacts.edges(of: type)
    return trees.contains { tree in
      guard !(tree is NSNull), let back = read(object, with: tree, at: place),
        let expected = MappingFacts.value(of: type, from: tree)
      else { return false }
      guard let found = payload(position, of: name, in: back) else { return true }
      return !ComparedValues.areSame(expected, found)
        && !JSONSteps.isSame(MappingFacts.tree(of: expected), MappingFacts.tree(of: found))
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
