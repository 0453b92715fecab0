import Foundation
import JSONCodable

/// What is found out about a type with raw values: what it makes of those that none of its cases has.
///
///     enum Size: String, CaseIterable {
///       case small, large, unknown
///       init?(rawValue: String) { … default: self = .unknown }     caseOfOthers == "unknown"
///     }
struct RawValueSurvey<T: RawRepresentable> {
  /// The cases, as far as they are known.
  let cases: [T]

  init(_ type: T.Type) { cases = MappingFacts.cases(of: type) ?? [] }

  // MARK: As a new enum

  /// The name of the case that every raw value of no case is read as; nil where such a value is an error.
  var caseOfOthers: String? {
    let found = others.map(read)
    guard let first = found.first ?? nil, let name = SourceSurvey.caseName(of: first),
      found.allSatisfy({ $0.map { ComparedValues.areSame($0, first) } ?? false }),
      cases.contains(where: { SourceSurvey.caseName(of: $0) == name })
    else { return nil }
    return name
  }

  /// Why an enum with the same cases is not mapped as the type is; nil where it is.
  var problem: String? {
    if !cases.allSatisfy(comesBack) { return "another case comes back, by code of its own" }
    if readsOtherTypes { return "code of its own reads values of other types" }
    let isStrict = others.allSatisfy { read($0) == nil }
    return isStrict || caseOfOthers != nil
      ? nil : "code of its own makes cases of other raw values, and of which only it knows"
  }

  private func comesBack(_ value: T) -> Bool {
    guard let tree = MappingFacts.tree(of: value), let raw = MappingFacts.tree(of: value.rawValue)
    else { return false }
    return JSONSteps.isSame(tree, raw)
      && read(value.rawValue).map { ComparedValues.areSame($0, value) } ?? false
  }

  private var readsOtherTypes: Bool {
    let trees: [Any] = [JSONObject(), [Any](), true, 1.5, "no such value"]
    return trees.contains { tree in
      MappingFacts.value(of: T.RawValue.self, from: tree) == nil
        && MappingFacts.value(of: T.self, from: tree) != nil
    }
  }

  // MARK: As the type itself

  /// Whether the mapper reads what `init(rawValue:)` makes, or the conformance to Codable if there is one.
  var isReadByCodable: Bool {
    (cases.map(\.rawValue) + others).allSatisfy { raw in
      switch (read(raw), coded(raw)) {
      case (nil, nil): true
      case (let one?, let other?): ComparedValues.areSame(one, other)
      default: false
      }
    } && !readsOtherTypes
  }

  /// Whether the type makes a value of each raw value.
  var takesAll: Bool { !others.isEmpty && others.allSatisfy { T(rawValue: $0) != nil } }

  /// Whether the type makes a value of raw values that none of its cases has.
  var takesOthers: Bool { others.contains { T(rawValue: $0) != nil } }

  private func coded(_ raw: T.RawValue) -> T? {
    guard let type = T.self as? any Decodable.Type else { return T(rawValue: raw) }
    func value<D: Decodable>(_ type: D.Type) -> T? {
      Restoring.attempt {
        let tree = MappingFacts.tree(of: raw) ?? NSNull()
        let data = try JSONSerialization.data(withJSONObject: [tree])
        return try JSONDecoder().decode([D].self, from: data).first as? T
      } ?? nil
    }
    return value(type)
  }

  /// Returns what the mapper reads of a raw value.
  private func read(_ raw: T.RawValue) -> T? {
    MappingFacts.tree(of: raw).flatMap { MappingFacts.value(of: T.self, from: $0) as? T }
  }

  // MARK: Raw values

  /// Raw values that no known case has.
  private var others: [T.RawValue] {
    let known = cases.map(\.rawValue)
    let texts = Set(known.map { "\($0)" })
    return candidates(known).filter { !texts.contains("\($0)") }.compactMap { $0 as? T.RawValue }
  }

  private func candidates(_ known: [T.RawValue]) -> [Any] {
    if T.RawValue.self == String.self {
      let texts = known.compactMap { $0 as? String }
      return ["?", "", "no such case"]
        + texts.flatMap { [$0.uppercased(), $0.lowercased(), $0.capitalized, " \($0) "] }
    }
    if let type = T.RawValue.self as? any FixedWidthInteger.Type { return numbers(type, known) }
    let trees = MappingFacts.probes(of: T.RawValue.self) + MappingFacts.edges(of: T.RawValue.self)
    return trees.compactMap { MappingFacts.value(of: T.RawValue.self, from: $0) }
  }

  private func numbers<I: FixedWidthInteger>(_ type: I.Type, _ known: [T.RawValue]) -> [Any] {
    [0, -1, 1_000_003].map { I(clamping: $0) }
      + known.compactMap { $0 as? I }.flatMap { [$0 &+ 1, $0 &- 1] }
  }
}
