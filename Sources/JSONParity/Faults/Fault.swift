public import JSONCodable
internal import JSONText

/// A document with one fault in it.
///
///     let value = try JSONValue(parsing: #"{"id":5}"#)
///     for fault in Fault.all(in: value) { print(fault.kind, fault.document) }
///
///     null null
///     …
///     missingKey {}
///     duplicateKey {"id":5,"id":1}
///     null {"id":null}
///     …
///
public struct Fault: Hashable, Sendable {
  /// What is wrong.
  public var kind: FaultKind
  /// The place of the fault in the document that it was derived from.
  public var path: JSONPath
  /// The whole document, with the fault.
  public var document: JSONValue

  /// Returns the documents that differ from one by a single fault, at every depth: one for each kind of fault at
  /// each place.
  ///
  /// The first three elements of an array are places of their own. Those behind them share their faults: each kind
  /// is put into the first of them that can have it. Objects with another text at a key that has few different ones,
  /// such as the tag of a union, have faults of their own.
  ///
  /// What a policy ignores is left as it is.
  ///
  /// - Complexity: O(*n*) in the size of the value to find the places, and for each fault O(*n*) to make the
  ///   document.
  public static func all(
    in document: JSONValue, policy: ComparisonPolicy = .init()
  ) -> [Fault] {
    var faults: [Fault] = []
    forEach(in: document, policy: policy) { faults.append($0) }
    return faults
  }

  /// Hands each of these documents to a body, so that not all are there at once.
  ///
  /// The places may be those of a document that has more, by which the tags of unions are known.
  static func forEach(
    in document: JSONValue, places: FaultPlaces = FaultPlaces(), policy: ComparisonPolicy,
    _ body: (Fault) -> Void
  ) {
    // On the way down each level is entered, and on the way up it is made anew.
    AmpleStack.run(forLevels: 2 * document.levels) {
      withoutActuallyEscaping(body) { body in
        let derivation = FaultDerivation(body: body, places: places)
        derivation.visit(document, [], PolicyCursor(policy), derivation.places) { $0 }
      }
    }
  }
}

/// The places of a document, in which alike elements of an array are one but for the first; and what was seen at each.
final class FaultPlaces {
  /// How many elements of an array are places of their own: what stands in an array may depend on its index, and
  /// what is made of an element on those beside it.
  private static let ownElements = 3

  private(set) var kinds: Set<FaultKind> = []
  /// Whether the keys of the object mean nothing to either mapping; nil where it was not found out.
  var hasFreeKeys: Bool?
  /// How many members of the object were left out, into which no fault is put.
  var countLeftOut = 0
  private var members: [ScalarString: FaultPlaces] = [:]
  private var elements: [Element: FaultPlaces] = [:]
  /// The keys that tell apart the kinds of objects in the arrays here; nil where each array shows its own.
  private var tagKeys: [ScalarString]?

  /// One of the first elements, or those behind them that are alike.
  private enum Element: Hashable { case own(Int), like(String) }

  /// Returns the place of a member.
  func into(_ key: String) -> FaultPlaces {
    Self.place(ScalarString(key), in: &members)
  }

  /// Returns how many members were left out of each object.
  func leftOut(at path: [JSONPathPattern.Component] = []) -> [JSONPathPattern: Int] {
    let below =
      members.map { $1.leftOut(at: path + [.key($0)]) }
      + elements.values.map { $0.leftOut(at: path + [.any]) }
    let own = countLeftOut > 0 ? [JSONPathPattern(path): countLeftOut] : [:]
    return below.reduce(own) { $0.merging($1, uniquingKeysWith: +) }
  }

  /// Returns the same places, where nothing was seen yet; arrays there have the tags that they have here.
  var unseen: FaultPlaces {
    let places = FaultPlaces()
    places.members = members.mapValues(\.unseen)
    places.elements = elements.mapValues(\.unseen)
    places.tagKeys = tagKeys
    return places
  }

  /// Returns the places of elements; `keepsTags` where smaller arrays, which show too few, are to have the tags of these.
  func into(_ elements: [JSONValue], keepsTags: Bool = false) -> [FaultPlaces] {
    var variants: [String] = []
    if elements.count > Self.ownElements {
      let keys = keepsTags ? elements.tagKeys : tagKeys ?? elements.tagKeys
      if keepsTags, tagKeys ?? [] == [] { tagKeys = keys }
      variants = elements.variants(by: keys)
    }
    return elements.indices.map { index in
      Self.place(
        index < Self.ownElements ? .own(index) : .like(variants[index]), in: &self.elements)
    }
  }

  private static func place<Key>(
    _ key: Key, in places: inout [Key: FaultPlaces]
  ) -> FaultPlaces {
    if let place = places[key] { return place }
    let place = FaultPlaces()
    places[key] = place
    return place
  }

  /// Takes kinds of faults, and returns those that were not there before.
  func take(_ kinds: Set<FaultKind>) -> Set<FaultKind> {
    let new = kinds.subtracting(self.kinds)
    self.kinds.formUnion(new)
    return new
  }
}

/// Walks a value; `rebuild` makes the whole document around what stands at the present place.
private struct FaultDerivation {
  typealias Rebuild = (JSONValue) -> JSONValue
  let body: (Fault) -> Void
  let places: FaultPlaces

  func visit(
    _ value: JSONValue, _ path: [JSONPath.Component], _ policy: PolicyCursor, _ place: FaultPlaces,
    _ rebuild: Rebuild
  ) {
    guard !policy.isIgnored else { return }
    let replacements = value.faultyReplacements
    let new = place.take(Set(replacements.map(\.0)))
    for (kind, replacement) in replacements where new.contains(kind) {
      add(kind, path, rebuild(replacement))
    }
    switch value {
    case .array(let elements):
      for (index, below) in place.into(elements).enumerated() {
        let step = JSONPath.Component.index(index)
        visit(elements[index], path + [step], policy.into(step), below) { replacement in
          var changed = elements
          changed[index] = replacement
          return rebuild(.array(changed))
        }
      }
    case .object(let members): visit(members, path, policy, place, rebuild)
    default: break
    }
  }

  private func visit(
    _ members: [JSONValue.Member], _ path: [JSONPath.Component], _ policy: PolicyCursor,
    _ place: FaultPlaces, _ rebuild: Rebuild
  ) {
    if !place.take([.extraKey]).isEmpty {
      // The value of another member is one that a dictionary takes.
      for value in [.string("text")] + members.prefix(1).map(\.value) {
        let extra = JSONValue.Member(key: members.unknownKey, value: value)
        add(.extraKey, path, rebuild(.object(members + [extra])))
      }
    }
    for (index, member) in members.enumerated() {
      let key = JSONPath.Component.key(member.key)
      let (here, cursor, below) = (path + [key], policy.into(key), place.into(member.key))
      guard !cursor.isIgnored else { continue }
      for (kind, faulty) in members.faultyKeys(at: index, below) {
        add(kind, here, rebuild(.object(faulty)))
      }
      visit(member.value, here, cursor, below) {
        rebuild(.object(members.replacing(index, by: $0)))
      }
    }
  }

  private func add(
    _ kind: FaultKind, _ path: [JSONPath.Component], _ document: JSONValue
  ) {
    body(Fault(kind: kind, path: JSONPath(path), document: document))
  }
}

extension [JSONValue.Member] {
  /// Returns the members with another value of one of them.
  func replacing(_ index: Int, by value: JSONValue) -> Self {
    var members = self
    members[index].value = value
    return members
  }

  /// Returns the members with the key of one of them missing, in another case, or twice.
  fileprivate func faultyKeys(
    at index: Int, _ place: FaultPlaces
  ) -> [(FaultKind, [JSONValue.Member])] {
    let new = place.take([.missingKey, .keyCase, .duplicateKey])
    guard !new.isEmpty else { return [] }
    let member = self[index]
    var without = self
    without.remove(at: index)
    var faults: [(FaultKind, [JSONValue.Member])] = [(.missingKey, without)]
    for key in member.key.inOtherCases where !contains(where: { $0.key == key }) {
      var renamed = self
      renamed[index].key = key
      faults.append((.keyCase, renamed))
    }
    let second = JSONValue.Member(key: member.key, value: member.value.different)
    return faults + [(.duplicateKey, self + [second])]
  }
}

extension [JSONValue] {
  /// The most groups of elements that have faults of their own.
  private static var mostVariants: Int { 16 }

  /// The keys at which few different texts stand, each of them often; those that have the fewest first.
  fileprivate var tagKeys: [ScalarString] {
    var texts: [ScalarString: [String: Int]] = [:]
    for case .object(let members) in self {
      for member in members {
        guard case .string(let text) = member.value else { continue }
        texts[ScalarString(member.key), default: [:]][text, default: 0] += 1
      }
    }
    let tags = texts.filter { _, counts in
      counts.count > 1 && counts.count <= Self.mostVariants
        && 2 * counts.count <= counts.values.reduce(0, +)
    }
    return tags.sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }.map(\.key)
  }

  /// Returns what tells apart the kinds of objects that an array has: for each element its texts at some keys, the first of
  /// which count most.
  fileprivate func variants(by keys: [ScalarString]) -> [String] {
    var variants = map { _ in "" }
    for key in keys {
      let finer = zip(self, variants).map { element, variant in
        guard case .object(let members) = element,
          case .string(let text)? = members.first(where: { ScalarString($0.key) == key })?.value
        else { return variant + "-" }
        return variant + text.quoted
      }
      guard Set(finer).count <= Self.mostVariants else { break }
      variants = finer
    }
    return variants
  }
}
