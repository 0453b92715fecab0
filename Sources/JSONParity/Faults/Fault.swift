public import JSONCodable

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
  /// is put into the first of them that can have it.
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
  static func forEach(
    in document: JSONValue, policy: ComparisonPolicy, _ body: (Fault) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let derivation = FaultDerivation(body: body)
      derivation.visit(document, [], PolicyCursor(policy), derivation.places) { $0 }
    }
  }
}

/// The places of a document, in which the elements of an array are one but for the first; and what was seen at each.
final class FaultPlaces {
  /// How many elements of an array are places of their own: what stands in an array may depend on its index, and
  /// what is made of an element on those beside it.
  private static let ownElements = 3

  private(set) var kinds: Set<FaultKind> = []
  private var members: [ScalarString: FaultPlaces] = [:]
  private var elements: [FaultPlaces] = []

  /// Returns the place one step down.
  func into(_ component: JSONPath.Component) -> FaultPlaces {
    switch component {
    case .key(let key):
      let name = ScalarString(key)
      if let place = members[name] { return place }
      let place = FaultPlaces()
      members[name] = place
      return place
    case .index(let index):
      let index = min(index, Self.ownElements)
      while elements.count <= index { elements.append(FaultPlaces()) }
      return elements[index]
    }
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
  let places = FaultPlaces()

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
      for (index, element) in elements.enumerated() {
        let step = JSONPath.Component.index(index)
        visit(element, path + [step], policy.into(step), place.into(step)) { replacement in
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
      let (here, cursor, below) = (path + [key], policy.into(key), place.into(key))
      guard !cursor.isIgnored else { continue }
      for (kind, faulty) in members.faultyKeys(at: index, below) {
        add(kind, here, rebuild(.object(faulty)))
      }
      visit(member.value, here, cursor, below) { replacement in
        var changed = members
        changed[index].value = replacement
        return rebuild(.object(changed))
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

extension JSONValue {
  /// Returns whether more values than a number stand in the value, with itself.
  func hasMore(than most: Int) -> Bool {
    var count = 0
    func counts(_ value: JSONValue) -> Bool {
      count += 1
      guard count <= most else { return true }
      switch value {
      case .array(let elements): return elements.contains(where: counts)
      case .object(let members): return members.contains { counts($0.value) }
      default: return false
      }
    }
    return counts(self)
  }

  /// The value without the elements of arrays that have no place, and no kind of fault, that an element before
  /// them does not have: the smallest document with the same faults.
  var representative: JSONValue { representative(FaultPlaces()).value }

  private func representative(_ place: FaultPlaces) -> (value: JSONValue, isNew: Bool) {
    var isNew = !place.take(faultKinds).isEmpty
    switch self {
    case .array(let elements):
      let kept = elements.enumerated().compactMap { index, element in
        let part = element.representative(place.into(.index(index)))
        isNew = isNew || part.isNew
        return part.isNew ? part.value : nil
      }
      return (.array(kept), isNew)
    case .object(let members):
      let kept = members.map { member in
        let part = member.value.representative(place.into(.key(member.key)))
        isNew = isNew || part.isNew
        return Member(key: member.key, value: part.value)
      }
      return (.object(kept), isNew)
    default: return (self, isNew)
    }
  }

  private var faultKinds: Set<FaultKind> {
    var kinds = Set(faultyReplacements.map(\.0))
    if case .object = self { kinds.insert(.extraKey) }
    return kinds
  }
}
