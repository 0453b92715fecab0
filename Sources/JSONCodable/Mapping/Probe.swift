import Foundation

/// JSON values that a type takes, to see what another value changes.
enum Probe {
  /// Returns values for the place that a verb reads, none where no such values are known.
  static func trees(of note: ReadingNote) -> [Any] {
    let trees = note.transform.map { $0.probes(note.type) } ?? trees(of: note.type)
    // `valueIfPresent` returns nil for null, whatever its type is.
    return note.address == nil && !note.request.isRequired ? trees + [NSNull()] : trees
  }

  /// Returns values for the place that a verb reads at which code may do something else: empty ones and large
  /// ones, negative ones, texts of both cases, and such as often stand for none.
  static func edges(of note: ReadingNote) -> [Any] {
    note.transform.map { $0.edges(note.type) } ?? edges(of: note.type)
  }

  /// Returns such values of a type.
  static func edges(of type: any Any.Type) -> [Any] {
    guard TypeKind.isKnown(type), type != Any.self else { return [] }
    if let container = type as? any ProbedContainer.Type { return container.edges(trees, edges) }
    if rawValues(of: type) != nil { return [] }
    if let scalar = type as? any ProbedScalar.Type { return scalar.edges.compactMap(tree) }
    return (type as? any JSONDecodable.Type).map { objectsOfEdges(of: $0) } ?? []
  }

  /// Returns what a fresh value writes, with such values in place of its scalars.
  private static func objectsOfEdges<T: JSONDecodable>(of type: T.Type) -> [Any] {
    guard let encodable = T() as? any JSONEncodable, let object = tree(encodable) as? JSONObject,
      let fields = FieldTable.of(Swift.type(of: encodable))?.fields
    else { return [] }
    let edges = fields.compactMap { field -> (key: String, values: [Any])? in
      guard let key = field.key, let scalar = field.type as? any ProbedScalar.Type else {
        return nil
      }
      return (key, scalar.edges.compactMap(tree))
    }
    return (0..<(edges.map(\.values.count).max() ?? 0)).map { index in
      edges.reduce(into: object) { $0[$1.key] = $1.values.dropFirst(index).first ?? $0[$1.key] }
    }
  }

  /// Returns values that a type takes.
  static func trees(of type: any Any.Type) -> [Any] {
    guard TypeKind.isKnown(type) else { return [] }
    if type == Any.self { return ["probe 1", "probe 2"] }
    if let container = type as? any ProbedContainer.Type { return container.probes(trees) }
    if let values = rawValues(of: type) { return values }
    if let scalar = type as? any ProbedScalar.Type { return scalar.probes.compactMap(tree) }
    if let decodable = type as? any JSONDecodable.Type { return objects(of: decodable) }
    return []
  }

  /// Returns scalars of a type as JSON, in the style of the context.
  static func tree(_ value: Any) -> Any? {
    Restoring.attempt { try ValueEncoder.encodeElement(value) }
  }

  /// Returns some values that are like one that a type takes: in each of them one scalar is another one.
  static func variations(of tree: Any) -> [Any] {
    var variations: [Any] = []
    vary(tree, into: &variations) { $0 }
    return variations
  }

  @inline(never)
  private static func vary(
    _ tree: Any, into variations: inout [Any], whole: (_ other: Any) -> Any
  ) {
    let enough = 12
    if let object = TreeValue.object(tree) {
      for key in object.keys.sorted() where variations.count < enough {
        guard let member = object[key] else { continue }
        vary(member, into: &variations) { other in
          var changed = object
          changed[key] = other
          return whole(changed)
        }
      }
    } else if let array = TreeValue.array(tree) {
      for index in array.indices where variations.count < enough {
        vary(array[index], into: &variations) { other in
          var changed = array
          changed[index] = other
          return whole(changed)
        }
      }
    } else {
      variations += others(than: tree).map(whole)
    }
  }

  /// Returns scalars that are read where one is, as far as its own form does not forbid it.
  private static func others(than scalar: Any) -> [Any] {
    switch scalar {
    case let flag as Bool: [!flag]
    case let number as Int: [number &+ 1]
    case let number as Double: [number + 1]
    // The last digit of a date or an identifier may be any other.
    case let text as String: [text + "1"] + (otherDigit(in: text).map { [$0] } ?? [])
    default: []
    }
  }

  /// Returns a text with another last digit; nil for one that has none.
  private static func otherDigit(in text: String) -> String? {
    var bytes = Array(text.utf8)
    guard let index = bytes.lastIndex(where: { 0x30 <= $0 && $0 <= 0x39 }) else { return nil }
    bytes[index] = bytes[index] == 0x31 ? 0x32 : 0x31
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the raw values of an enum as JSON; nil of a type whose cases are not known.
  private static func rawValues(of type: any Any.Type) -> [Any]? {
    func values<T: RawRepresentable>(_ type: T.Type) -> [Any]? {
      MappingFacts.cases(of: type)?.compactMap { tree($0.rawValue) }
    }
    return (type as? any RawRepresentable.Type).flatMap { values($0) }
  }

  /// Returns what a fresh value writes, and the same with one property changed at a time.
  private static func objects<T: JSONDecodable>(of type: T.Type) -> [Any] {
    guard let encodable = T() as? any JSONEncodable, let object = tree(encodable) as? JSONObject
    else { return [] }
    guard let fields = FieldTable.of(Swift.type(of: encodable))?.fields else { return [object] }
    let changed = fields.lazy.compactMap { field -> JSONObject? in
      // A type inside itself would have no end.
      guard let key = field.key, field.type is any ProbedScalar.Type else { return nil }
      return trees(of: field.type).first.map { object.merging([key: $0]) { $1 } }
    }
    return changed.first.map { [$0, object] } ?? [object]
  }
}

/// A type with values to try.
protocol ProbedScalar {
  static var probes: [Any] { get }
  /// Values at which code may do something else.
  static var edges: [Any] { get }
}

extension ProbedScalar {
  static var edges: [Any] { [] }
}

/// A container with values to try, from those of its parts.
protocol ProbedContainer {
  static func probes(_ parts: (any Any.Type) -> [Any]) -> [Any]
  /// Returns values at which code may do something else, from the usual ones of its parts and from such.
  static func edges(
    _ parts: (any Any.Type) -> [Any], _ edges: (any Any.Type) -> [Any]
  ) -> [Any]
}

extension Optional: ProbedContainer {
  // Null is a second value that needs no sample.
  static func probes(_ parts: (any Any.Type) -> [Any]) -> [Any] { parts(Wrapped.self) + [NSNull()] }

  static func edges(
    _ parts: (any Any.Type) -> [Any], _ edges: (any Any.Type) -> [Any]
  ) -> [Any] { edges(Wrapped.self) }
}

extension Array: ProbedContainer {
  static func probes(_ parts: (any Any.Type) -> [Any]) -> [Any] {
    parts(Element.self).map { [$0] } + [[Any]()]
  }

  // Elements that are not in order, and one of them twice; each edge, and all of them, which are not in order either.
  static func edges(
    _ parts: (any Any.Type) -> [Any], _ edges: (any Any.Type) -> [Any]
  ) -> [Any] {
    let parts = parts(Element.self)
    let edges = edges(Element.self)
    return (parts.count > 1 ? [[parts[1], parts[0], parts[1]]] : [])
      + edges.map { [$0] } + (edges.count > 1 ? [edges] : [])
  }
}

extension Set: ProbedContainer {
  static func probes(_ parts: (any Any.Type) -> [Any]) -> [Any] {
    parts(Element.self).map { [$0] } + [[Any]()]
  }

  static func edges(
    _ parts: (any Any.Type) -> [Any], _ edges: (any Any.Type) -> [Any]
  ) -> [Any] { edges(Element.self).map { [$0] } }
}

extension Dictionary: ProbedContainer {
  static func probes(_ parts: (any Any.Type) -> [Any]) -> [Any] {
    let names = Key.self == String.self ? ["probe"] : parts(Key.self).map { "\($0)" }
    return parts(Value.self).flatMap { value in names.prefix(1).map { [$0: value] } } + [
      JSONObject()
    ]
  }

  static func edges(
    _ parts: (any Any.Type) -> [Any], _ edges: (any Any.Type) -> [Any]
  ) -> [Any] {
    let names = Key.self == String.self ? ["Mixed KEY"] : parts(Key.self).map { "\($0)" }
    return edges(Value.self).flatMap { value in names.prefix(1).map { [$0: value] } }
  }
}

extension ProbedScalar where Self: FixedWidthInteger {
  static var probes: [Any] { [11 as Self, 7 as Self] }
  static var edges: [Any] {
    // The third is a time in milliseconds.
    let numbers: [Int64] = [
      0, 1_000_000_007, 1_700_000_000_007, -1_000_000_007, -1, 999, 9_999, 65_535,
    ]
    return numbers.reduce(into: [Self]()) { edges, number in
      let edge = Self(clamping: number)
      if !edges.contains(edge) { edges.append(edge) }
    }
  }
}

extension ProbedScalar where Self: ExpressibleByFloatLiteral {
  // A fraction of many digits shows what is rounded; this one is exact in each type.
  static var probes: [Any] { [11.2333984375 as Self, 7.5 as Self] }
  static var edges: [Any] {
    [
      0.0 as Self, 1_000_000_007.5 as Self, 1_700_000_000_007.0 as Self, -1_000_000_007.5 as Self,
      -1.0 as Self, 999.0 as Self, 9_999.0 as Self,
    ]
  }
}

extension Int: ProbedScalar {}
extension Int8: ProbedScalar {}
extension Int16: ProbedScalar {}
extension Int32: ProbedScalar {}
extension Int64: ProbedScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: ProbedScalar {}
extension UInt: ProbedScalar {}
extension UInt8: ProbedScalar {}
extension UInt16: ProbedScalar {}
extension UInt32: ProbedScalar {}
extension UInt64: ProbedScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: ProbedScalar {}
extension Float: ProbedScalar {}
extension Double: ProbedScalar {}
extension Decimal: ProbedScalar {}

extension CGFloat: ProbedScalar {}

extension Bool: ProbedScalar {
  static var probes: [Any] { [true, false] }
  // Of an element of a collection, which other members may tell apart.
  static var edges: [Any] { [true, false] }
}

extension String: ProbedScalar {
  static var probes: [Any] { ["probe 1", "probe 2"] }

  static var edges: [Any] {
    [
      "", " \tMixed  CASE \u{e9}\r\n",
      "https://www.probe.example/?a=%20&amp;b=\"1,5\"" + String(repeating: " long", count: 300),
      "-", "N/A", "null", "(null)", "<null>", "nil", "none", "undefined", "unknown", "007",
      "0000-00-00",
      "http://probe.example", "https://probe.example/Path/", "@Probe", "Probe@Example.com",
    ]
  }
}

extension AnyJSON: ProbedScalar {
  static var probes: [Any] { String.probes.compactMap { $0 as? String }.map(AnyJSON.string) }
  static var edges: [Any] {
    ["", 0, false, nil, [], [:], [nil], ["probe": nil], ["probe": ""]] as [AnyJSON]
  }
}

extension Date: ProbedScalar {
  static var probes: [Any] {
    [1_000_000, 2_000_000].map(Date.init(timeIntervalSinceReferenceDate:))
  }

  static var edges: [Any] {
    // The beginning of the count of seconds, which often stands for none.
    [-1_000_000_000.5, 2_000_000_000.25, -Date.timeIntervalBetween1970AndReferenceDate]
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }
}

extension Data: ProbedScalar {
  static var probes: [Any] { [Data([1, 2, 3]), Data([4])] }
  static var edges: [Any] { [Data()] }
}

extension URL: ProbedScalar {
  static var probes: [Any] {
    ["https://probe.example/1", "https://probe.example/2"].compactMap { URL(string: $0) as Any? }
  }

  static var edges: [Any] {
    ["HTTP://Probe.Example/A%20b/?q=1#f", "http://probe.example/a"].compactMap {
      URL(string: $0) as Any?
    }
  }
}

extension UUID: ProbedScalar {
  static var probes: [Any] {
    [1, 2].map { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, $0)) }
  }
}
