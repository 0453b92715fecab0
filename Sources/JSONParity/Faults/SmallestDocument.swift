internal import Foundation
internal import JSONCodable

extension MappingPair {
  /// What faults are put into.
  typealias FaultBase = (
    document: JSONValue, places: FaultPlaces, exchange: Exchange, leftOut: [JSONPathPattern: Int]
  )

  /// Returns the document to put faults into, its places, what both make of it as it stands, and how many members of
  /// objects it lacks.
  ///
  /// Of a large document that is the smallest one that has all its places and kinds of faults, where both make of it
  /// what they make of the document.
  func documentForFaults(_ document: JSONValue, _ exchange: Exchange) -> FaultBase {
    let whole: FaultBase = (document, FaultPlaces(), exchange, [:])
    // Elements have other indices behind one that is left out.
    guard document.hasMore(than: 64), !policy.namesIndices else { return whole }
    let (smallest, places) = SmallestDocument(pair: self, whole: exchange).of(document)
    guard smallest != document else { return whole }
    let ofSmallest = self.exchange(Data(smallest.text().utf8))
    let isRead = ofSmallest.left.isRead && ofSmallest.right.isRead
    return isRead && ofSmallest.verdict == exchange.verdict
      ? (smallest, places.unseen, ofSmallest, places.leftOut()) : whole
  }
}

/// Makes the smallest document that has all places and kinds of faults of another one.
///
/// It lacks the elements of arrays that have no place, and no kind of fault, that an element before them does not have;
/// and such members of objects whose keys mean nothing to either mapping: of dictionaries, and of what neither reads.
private struct SmallestDocument {
  let pair: any MappingPair
  /// What both make of the document.
  let whole: Exchange

  func of(_ document: JSONValue) -> (JSONValue, FaultPlaces) {
    let places = FaultPlaces()
    return (part(document, places) { $0 }.value, places)
  }

  /// Returns what is left of a part, and whether it has a place or a kind of fault that no part before it has;
  /// `rebuild` makes the whole document around what stands at the present place.
  private func part(
    _ value: JSONValue, _ place: FaultPlaces, _ rebuild: (JSONValue) -> JSONValue
  ) -> (value: JSONValue, isNew: Bool) {
    var isNew = !place.take(value.faultKinds).isEmpty
    switch value {
    case .array(let elements):
      let kept = parts(elements, place) { index, element in
        var changed = elements
        changed[index] = element
        return rebuild(.array(changed))
      }
      return (.array(kept.map(\.value)), isNew || !kept.isEmpty)
    case .object(let members) where hasFreeKeys(members, place, rebuild):
      let kept = parts(members.map(\.value), place) { index, value in
        rebuild(.object(members.replacing(index, by: value)))
      }
      place.countLeftOut += members.count - kept.count
      let members = kept.map { JSONValue.Member(key: members[$0.index].key, value: $0.value) }
      return (.object(members), isNew || !kept.isEmpty)
    case .object(let members):
      let kept = members.indices.map { index in
        let member = members[index]
        let part = part(member.value, place.into(member.key)) {
          rebuild(.object(members.replacing(index, by: $0)))
        }
        isNew = isNew || part.isNew
        return JSONValue.Member(key: member.key, value: part.value)
      }
      return (.object(kept), isNew)
    default: return (value, isNew)
    }
  }

  /// Returns what is left of several parts that are alike, with their indices.
  private func parts(
    _ values: [JSONValue], _ place: FaultPlaces, _ rebuild: (Int, JSONValue) -> JSONValue
  ) -> [(index: Int, value: JSONValue)] {
    zip(values.indices, place.into(values, keepsTags: true)).compactMap { index, place in
      let part = part(values[index], place) { rebuild(index, $0) }
      return part.isNew ? (index, part.value) : nil
    }
  }

  // MARK: - Free keys

  /// How many members an object has at most that are all kept.
  private static let fewMembers = 16

  /// Returns whether other keys would do as well, which is tried once at each place.
  private func hasFreeKeys(
    _ members: [JSONValue.Member], _ place: FaultPlaces, _ rebuild: (JSONValue) -> JSONValue
  ) -> Bool {
    guard members.count > Self.fewMembers else { return false }
    if let known = place.hasFreeKeys { return known }
    let renaming = Renaming(members.map(\.key))
    let renamed = pair.exchange(Data(rebuild(.object(renaming.renamed(members))).text().utf8))
    // An object of properties and what else there is, in one, seldom has values of one type alone.
    let areAlike = Set(members.map(\.value).filter { $0 != .null }.map(\.typeName)).count <= 1
    let sides: [KeyPath<Exchange, ParityOutcome>] = [\.left, \.right]
    lazy var others = exchange(ofOthers: members, rebuild)
    let isFree = sides.allSatisfy { side in
      guard let before = whole[keyPath: side].value, let after = renamed[keyPath: side].value else {
        return false
      }
      // A mapping that has read its defaults there writes the same without them.
      if before == after { return others[keyPath: side] == whole[keyPath: side] }
      return before == renaming.undone(in: after).sortedByKeys
        && (areAlike || takesAnyValues(members, rebuild))
    }
    place.hasFreeKeys = isFree
    return isFree
  }

  /// Returns what both make of an object that has another value at each key.
  private func exchange(
    ofOthers members: [JSONValue.Member], _ rebuild: (JSONValue) -> JSONValue
  ) -> Exchange {
    let others = members.map { JSONValue.Member(key: $0.key, value: $0.value.different) }
    return pair.exchange(Data(rebuild(.object(others)).text().utf8))
  }

  /// Returns whether both take a text, and a number, at each key of an object, and write it there again: no property of one
  /// type does.
  private func takesAnyValues(
    _ members: [JSONValue.Member], _ rebuild: (JSONValue) -> JSONValue
  ) -> Bool {
    [JSONValue.string("text"), .number(.init(5))].allSatisfy { value in
      let object = JSONValue.object(
        members.map { JSONValue.Member(key: $0.key, value: value) })
      let exchange = pair.exchange(Data(rebuild(object).text().utf8))
      return [exchange.left, exchange.right].allSatisfy { outcome in
        outcome.value?.contains(object.sortedByKeys) == true
      }
    }
  }
}

/// Other keys for those of an object, which none of them is.
private struct Renaming {
  private var old: [String: String] = [:]
  private var new: [String: String] = [:]

  /// The new keys are longer than any old one; a number remains one.
  init(_ keys: [String]) {
    let longest = keys.map(\.utf8.count).max() ?? 0
    for key in Set(keys) {
      let isNumber =
        !key.isEmpty && key.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      let more = String(repeating: isNumber ? "1" : "z", count: longest)
      let renamed = isNumber ? more + key : key + more
      old[renamed] = key
      new[key] = renamed
    }
  }

  func renamed(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    members.map { JSONValue.Member(key: new[$0.key] ?? $0.key, value: $0.value) }
  }

  /// Returns a value with the old keys for the new ones.
  func undone(in value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(undone))
    case .object(let members):
      .object(
        members.map {
          JSONValue.Member(key: old[$0.key] ?? $0.key, value: undone(in: $0.value))
        })
    default: value
    }
  }
}

extension JSONValue {
  /// Returns whether a value is this one, or stands in it.
  fileprivate func contains(_ value: JSONValue) -> Bool {
    if self == value { return true }
    switch self {
    case .array(let elements): return elements.contains { $0.contains(value) }
    case .object(let members): return members.contains { $0.value.contains(value) }
    default: return false
    }
  }

  /// Returns whether more values than a number stand in the value, with itself.
  fileprivate func hasMore(than most: Int) -> Bool {
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

  fileprivate var faultKinds: Set<FaultKind> {
    var kinds = Set(faultyReplacements.map(\.0))
    if case .object = self { kinds.insert(.extraKey) }
    return kinds
  }
}
