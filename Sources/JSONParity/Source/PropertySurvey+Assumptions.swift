import Foundation
import JSONCodable

// A property that code of the type reads in its own way: what a verb would make of each value is held against what the
// code makes of it. Where all are the same, Codable does what the code does.

extension PropertySurvey {
  /// What the audit did not find out about the property.
  var reasonsOfAudit: [String] {
    facts.audit.unresolved.filter { $0.name == field.name }.map(\.reason)
  }

  /// The property as it would be if a verb read it as its own type, or through a transformer of the library that makes it.
  var assumptions: some Sequence<SourceProperty> {
    let transforms =
      isReadByCode
      ? [nil] + MappingFacts.transforms(to: innermostType).map(Optional.some) : []
    return transforms.lazy.compactMap { transform in
      field.mapped(through: transform).map(assuming)
    }
  }

  private func assuming(_ field: MappingFacts.Field) -> SourceProperty {
    var copy = self
    (copy.field, copy.isAssumed) = (field, true)
    copy.find()
    copy.result.isFoundByTrying = true
    let reader = self.field.reading == nil ? "No verb" : "Code of the type's own"
    copy.result.remarks.append(
      "\(reader) reads it: found by trying, and other keys would not show.")
    return copy.result
  }

  /// Whether no verb alone reads the property, and one may do the same.
  private var isReadByCode: Bool {
    guard !field.isWrapper, !field.isLazy else { return false }
    guard let reading = field.reading else {
      return reasonsOfAudit == [MappingFacts.isReadWithoutVerb]
    }
    return field.hasOwnTransformer
      || reading.access.transformer == nil && !isRead(as: reading.type)
  }

  /// The type of the parts of the parts of its type.
  var innermostType: any Any.Type {
    var type = field.type
    while let composed = type as? any Composed.Type { type = composed.part }
    return type
  }

  /// Where a verb is only assumed, more values that may be right or not: containers in which one part is of another type,
  /// numbers as they are read, and texts in spellings of all kinds.
  var otherTrees: [Any] {
    guard isAssumed else { return [] }
    let all = present + (field.reading?.probes ?? [])
    let texts = Spellings.texts + all.flatMap(Spellings.scalars).prefix(12).flatMap(Spellings.of)
    let numbers = Spellings.numbers
    guard let probe else { return numbers + texts }
    return Self.withOtherParts(probe, numbers) + Self.withOtherKeys(probe, field.type)
      + (numbers + texts).map { Self.replacingParts(of: probe, by: $0) }
      + [[Any](), JSONObject()]
  }

  /// What the property is read from: of a sample if that is not empty, whose keys are those that code knows.
  var probe: Any? {
    let all = present + (field.reading?.probes ?? [])
    return all.first { tree in
      switch tree {
      case let array as [Any]: !array.isEmpty
      case let object as JSONObject: !object.isEmpty
      default: !(tree is NSNull)
      }
    }
  }

  /// Returns an array with an element twice, one behind the other.
  static func repeated(_ tree: Any) -> [Any] {
    guard let array = tree as? [Any], let last = array.last else { return [] }
    return [array + [last]]
  }

  /// Returns a dictionary with its first member under other keys.
  static func withOtherKeys(_ tree: Any, _ type: any Any.Type) -> [Any] {
    guard unwrapped(type) is any (Collection & ExpressibleByDictionaryLiteral).Type,
      let object = tree as? JSONObject, let key = object.keys.min(), let value = object[key]
    else { return [] }
    return (Spellings.of(key) + ["", "-4", "0", "_probe"]).map { [$0: value] as JSONObject }
  }

  /// Returns a container in which a part is another one, or has another part.
  static func withOtherParts(_ tree: Any, _ numbers: [Any]) -> [Any] {
    let others = [0, "no such value", NSNull(), [Any](), JSONObject()] + numbers
    if let array = tree as? [Any], let first = array.first {
      // Beside right elements, code may leave out the one that is not.
      return others.map { array + [$0] }
        + withOtherParts(first, numbers).flatMap { [[$0], array + [$0], [$0] + array] }
    }
    guard let object = tree as? JSONObject, !object.isEmpty else { return [] }
    let changed = object.keys.sorted().prefix(6).flatMap { key in
      ([nil] + others.map(Optional.some)).map {
        JSONSteps.setting([.key(key)], to: $0, in: object)
      }
    }
    return changed + others.map { object.merging(["probe other": $0]) { $1 } }
  }

  private static func replacingParts(of tree: Any, by part: Any) -> Any {
    if let array = tree as? [Any], let first = array.first {
      return [replacingParts(of: first, by: part)]
    }
    guard let object = tree as? JSONObject else { return part }
    return object.mapValues { replacingParts(of: $0, by: part) }
  }
}

/// Values as they may be spelled, which code and transformers take or refuse.
enum Spellings {
  /// Numbers and booleans as they stand in the tree of a text: a cast takes these for each other.
  static var numbers: [Any] {
    // None is so large that adding one to it, or taking it for an integer, ends the process.
    let text = """
      [true,false,0,1,-1,1.5,-1.5,0.5,255,1e6,-1e9,9007199254740993,1e15,0.1234567890123456789]
      """
    return Restoring.attempt { try [ReadValue](JSONString: text).map(\.tree) } ?? []
  }

  /// Returns the texts, numbers and booleans in a tree, and its keys.
  static func scalars(in tree: Any) -> [Any] {
    switch tree {
    case let array as [Any]: array.flatMap(scalars)
    case let object as JSONObject: object.keys.sorted() + object.values.flatMap(scalars)
    default: [tree]
    }
  }

  /// Returns a text in other letter cases, with spaces around it and with more behind it.
  static func of(_ tree: Any) -> [String] {
    guard let text = tree as? String else { return (tree as? Int).map { ["\($0)"] } ?? [] }
    return [text.uppercased(), text.lowercased(), text.capitalized, " \(text) ", text + "s"]
  }

  /// A value as the mapper reads it from a text.
  private struct ReadValue: JSONRestorable {
    let tree: Any

    init(JSONValue value: Any) { tree = value }
  }

  /// Texts of numbers, dates, identifiers, bytes and URLs.
  static let texts = [
    " 7 ", "7 ", "+7", "-7", "007", "7.", ".5", "7.0", "7.5", "7e2", "7E+2", "0x1F", "1,000",
    "1_000",
    "٧", "NaN", "inf", "-0", "1e400", "99999999999999999999", "1", "0", "Y", "N", "yes", "no", "on",
    "TRUE", "false",
    "2020-03-16T19:45:13Z", "2020-03-16T19:45:13.25Z", "2020-03-16t19:45:13z",
    "2020-03-16 19:45:13Z", "2020-03-16T19:45:13+01:00", "2020-03-16T19:45:13+0100",
    "2020-03-16T19:45:13", "2020-03-16T19:45Z", "2020-03-16", "20200316T194513Z",
    "2020-02-30T00:00:00Z", "2020-12-31T23:59:60Z", " 2020-03-16T19:45:13Z", "16.03.2020",
    "AQID", "AQI", "AQI=", "AQ\nID", "AQID ", "_-8=", "+/8=",
    "00000000-0000-0000-0000-00000000000a", "00000000-0000-0000-0000-00000000000A",
    "{00000000-0000-0000-0000-00000000000A}", "0000000000000000000000000000000A",
    "a b", "http://probe.example/é", "http://probe.example/%zz", "http://probe.example/a%20b c",
    "//probe.example", "probe.example", "http://[::1", "http://probe.example/#a#b", "file:///a",
  ]
}
