import Foundation
import JSONCodable

// What code behind a verb, or without one, makes of values that the verb alone refuses.

extension PropertySurvey {
  /// A value that the verb alone refuses, and what the type makes of it; nil for an error.
  typealias Refused = (tree: Any, value: Any?)

  /// Finds out which leniency explains all values that are refused.
  ///
  /// - Parameters:
  ///   - refused: The values.
  ///   - initial: What the property is where the document has nothing.
  /// - Returns: Whether one was found.
  mutating func findLeniency(about refused: [Refused], initial: Any?) -> Bool {
    if let leniency = leniencyOfUnknownCases(refused) {
      result.leniency = leniency
      return true
    }
    for missing in possibleMissing(initial) {
      for leniency in [.none] + leniencies
      where explains(refused, leniency, missing, initial: initial) {
        (result.leniency, result.missing) = (leniency, missing)
        survey.helpers.formUnion(KeptElements(leniency, of: result.type.unwrapped)?.forms ?? [])
        if case .otherShapes(let shape) = missing, shape.hasObjects {
          survey.helpers.insert(.anObject)
        }
        return true
      }
    }
    return false
  }

  /// Returns what code makes of raw values of no case, where it reads all of them as one value and nothing else.
  private func leniencyOfUnknownCases(_ refused: [Refused]) -> SourceProperty.Leniency? {
    guard let type = Self.unwrapped(field.type) as? any RawRepresentable.Type,
      [.required, .optional, .kept].contains(result.rule), !result.isRequiredInside,
      result.place?.count == 1
    else { return nil }
    func leniency<R: RawRepresentable>(_ type: R.Type) -> SourceProperty.Leniency? {
      guard let rawType = R.rawTypeInJSON else { return nil }
      var ofUnknown: [Any] = []
      for (tree, value) in refused {
        guard (R.isCase(tree) != nil) == (value != nil) else { return nil }
        if let value { ofUnknown.append(value) }
      }
      guard let first = ofUnknown.first, ofUnknown.allSatisfy({ Self.isSame($0, first) }),
        let text = result.type.literal(first)
      else { return nil }
      return .unknownCases(text, rawType: rawType)
    }
    return leniency(type)
  }

  /// What may count as missing; only what is optional, or has a default, has something in its place.
  private func possibleMissing(_ initial: Any?) -> [SourceProperty.Missing] {
    guard initial != nil else { return [.nothing] }
    let isPlain = result.rule == .optional || result.rule == .kept
    let shape = probe.flatMap { isPlain ? JSONShape($0, of: Self.unwrapped(field.type)) : nil }
    return [.refused, .nothing] + (shape.map { [.otherShapes(than: $0)] } ?? [])
  }

  /// What code may leave out of a container.
  private var leniencies: [SourceProperty.Leniency] {
    guard isJudged, let type = Self.unwrapped(field.type) as? any PartedContainer.Type else {
      return []
    }
    let unknownParts = type.rawType.map { SourceProperty.Leniency.unknownParts(rawType: $0) }
    return ([unknownParts].compactMap { $0 } + [.elements, .objects])
      .filter { KeptElements($0, of: result.type.unwrapped) != nil }
  }

  private func explains(
    _ refused: [Refused], _ leniency: SourceProperty.Leniency, _ missing: SourceProperty.Missing,
    initial: Any?
  ) -> Bool {
    var isAnyLeftOut = leniency == .none
    for (tree, value) in refused {
      if let kept = keptParts(of: tree, leniency) {
        guard let value, Self.isSame(kept, value) else { return false }
        isAnyLeftOut = true
      } else if missing.contains(tree) {
        guard let value, let initial, isSame(value, initial) else { return false }
      } else if value != nil {
        return false
      }
    }
    return isAnyLeftOut
  }

  /// Returns what the verb makes of a container without what is left out; nil where the rest is not right.
  private func keptParts(of tree: Any, _ leniency: SourceProperty.Leniency) -> Any? {
    guard let reading = field.reading, leniency != .none,
      let type = Self.unwrapped(field.type) as? any PartedContainer.Type,
      leniency != .objects || JSONShape.isOfObjects(tree)
    else { return nil }
    let areCases = leniency != .elements && leniency != .objects
    let kept: Any? =
      switch tree {
      case let elements as [Any] where areCases: type.cases(in: elements)
      case let elements as [Any]: elements.filter { value(from: [$0], reading) != nil }
      case let object as JSONObject:
        keptMembers(of: object, type.keyText, reading, isEachRight: areCases)
      default: nil
      }
    return kept.flatMap { value(from: $0, reading) }
  }

  /// Returns the members whose keys are known, and which the verb reads; nil where each has to be right, and one is not.
  private func keptMembers(
    of object: JSONObject, _ keyText: (String) -> String?, _ reading: MappingFacts.Reading,
    isEachRight: Bool
  ) -> JSONObject? {
    let names = (reading.probes + present).flatMap { ($0 as? JSONObject)?.keys.sorted() ?? [] }
    let known = names.lazy.compactMap(keyText).first ?? ""
    var kept = JSONObject()
    for (name, member) in object {
      let text = keyText(name)
      if value(from: [text ?? known: member] as JSONObject, reading) == nil {
        if isEachRight { return nil }
      } else if let text {
        kept[text] = member
      }
    }
    return kept
  }
}

/// A container of which code may leave out parts.
private protocol PartedContainer {
  /// The type of the raw values as it is spelled; nil where there are none, or they are neither strings nor integers.
  static var rawType: String? { get }
  /// Returns the raw values of cases; nil where something is no raw value.
  static func cases(in elements: [Any]) -> [Any]?
  /// Returns the text of the key that a text makes; nil where it makes none.
  static func keyText(of name: String) -> String?
}

extension PartedContainer where Self: Sequence {
  static var rawType: String? { (Element.self as? any RawRepresentable.Type)?.rawTypeInJSON }

  static func cases(in elements: [Any]) -> [Any]? {
    guard let type = Element.self as? any RawRepresentable.Type else { return nil }
    var cases: [Any] = []
    for element in elements {
      guard let isCase = type.isCase(element) else { return nil }
      if isCase { cases.append(element) }
    }
    return cases
  }

  static func keyText(of name: String) -> String? { nil }
}

extension Array: PartedContainer {}
extension ContiguousArray: PartedContainer {}
extension Set: PartedContainer {}

extension Dictionary: PartedContainer {
  static var rawType: String? { Key.self == String.self ? nil : "String" }

  static func cases(in elements: [Any]) -> [Any]? { nil }

  static func keyText(of name: String) -> String? {
    switch Key.self {
    case let type as any RawRepresentable.Type: type.keyText(of: name)
    case let type as any LosslessStringConvertible.Type: type.init(name)?.description
    default: nil
    }
  }
}

extension RawRepresentable {
  /// The type of the raw values as it is spelled; nil where they are neither strings nor integers.
  fileprivate static var rawTypeInJSON: String? {
    RawValue.self == String.self || RawValue.self == Int.self ? "\(RawValue.self)" : nil
  }

  /// Returns whether a tree is the raw value of a case; nil where it is no raw value.
  fileprivate static func isCase(_ tree: Any) -> Bool? {
    (MappingFacts.value(of: RawValue.self, from: tree) as? RawValue).map {
      Self(rawValue: $0) != nil
    }
  }

  fileprivate static func keyText(of name: String) -> String? {
    let raw = (RawValue.self as? any LosslessStringConvertible.Type)?.init(name) as? RawValue
    return raw.flatMap(Self.init(rawValue:)).map { "\($0.rawValue)" }
  }
}
