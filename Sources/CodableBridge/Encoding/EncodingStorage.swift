internal import Foundation
internal import JSONCodable

/// The place in the tree that one encoder writes to.
///
/// The values of finished children are plain trees. A child that can still be written to, that is
/// a nested container or a super encoder, stands in the tree as its storage until the place is taken.
final class EncodingStorage {
  enum Kind {
    case empty, scalar, object, array
  }

  // Storage is used from one encoding alone. Checks for overlapping access would cost a tenth of it.
  @exclusivity(unchecked) private(set) var kind = Kind.empty
  /// True after a single-value container wrote here: it may do so once.
  @exclusivity(unchecked) var hasSingleValue = false
  @exclusivity(unchecked) private var scalar: Any = EncodingStorage.null
  @exclusivity(unchecked) private var object: [String: Any] = [:]
  @exclusivity(unchecked) private var array: [Any] = []
  @exclusivity(unchecked) private var hasOpenChildren = false

  /// How many members the last object had that was written here.
  @exclusivity(unchecked) private var memberCount = 6
  /// An empty object with room for about as many members.
  @exclusivity(unchecked) private var room = EncodingStorage.roomForSix

  // It never changes: where a member is added, a copy is made.
  nonisolated(unsafe) private static let roomForSix = [String: Any](minimumCapacity: 6)

  /// One NSNull for all nulls of all trees, as it has no state.
  nonisolated(unsafe) static let null: Any = NSNull()

  /// What stands in an object in place of a member that is about to be made.
  nonisolated(unsafe) private static let nothing: Any = ()

  var count: Int { array.count }

  init() {}

  /// Creates a place that already holds the tree of a container.
  init?(tree: Any) {
    if type(of: tree) == [String: Any].self, let object = tree as? [String: Any] {
      self.object = object
      kind = .object
    } else if type(of: tree) == [Any].self, let array = tree as? [Any] {
      self.array = array
      kind = .array
    } else {
      return nil
    }
  }

  /// Turns an empty place into a container of the wanted kind; returns whether it is one now.
  func become(_ wanted: Kind) -> Bool {
    if kind == .empty { kind = wanted }
    return kind == wanted
  }

  /// Holds a scalar, unless a container was started here: JSONEncoder keeps the container.
  func hold(_ value: Any) {
    hasSingleValue = true
    guard kind == .empty else { return }
    scalar = value
    kind = .scalar
  }

  /// Holds the members of an object, among those of a keyed container; an array that was started here is kept.
  func hold(members: [String: Any]) {
    hasSingleValue = true
    if become(.object) { merge(members) }
  }

  /// Makes room for the members of an object that has none yet.
  func makeRoom() {
    guard object.isEmpty else { return }
    // To copy an empty object takes less than to make one, which generic code does.
    if memberCount > room.capacity || memberCount < room.capacity / 2 {
      room = Dictionary(minimumCapacity: memberCount)
    }
    object = room
  }

  /// Makes room for so many more elements of an array.
  func makeRoom(for elements: Int) { array.reserveCapacity(array.count + elements) }

  func set(_ tree: Any, for key: String) {
    object[key] = tree
  }

  func append(_ tree: Any) {
    array.append(tree)
  }

  func merge(_ members: [String: Any]) {
    if object.isEmpty { object = members } else { object.merge(members) { $1 } }
  }

  func append(contentsOf elements: [Any]) {
    array.append(contentsOf: elements)
  }

  /// Returns the container for a key, which may be there already; nil if another kind is there.
  func member(for key: String, kind: Kind) -> EncodingStorage? {
    hasOpenChildren = true
    // In place, so that the key is hashed once.
    return Self.container(in: &object[key, default: Self.nothing], kind)
  }

  private static func container(in place: inout Any, _ kind: Kind) -> EncodingStorage? {
    let isNew = Memory.isStored(place, as: Void.self)
    guard let child = isNew ? EncodingStorage() : open(place) ?? EncodingStorage(tree: place),
      child.become(kind)
    else { return nil }
    place = child
    if kind == .object { child.makeRoom() }
    return child
  }

  func newMember(for key: String) -> EncodingStorage {
    let child = EncodingStorage()
    object[key] = child
    hasOpenChildren = true
    return child
  }

  func newElement(_ kind: Kind = .empty) -> EncodingStorage {
    let child = EncodingStorage()
    child.kind = kind
    if kind == .object { child.makeRoom() }
    array.append(child)
    hasOpenChildren = true
    return child
  }

  /// Returns the tree and leaves the place empty; nil if nothing was encoded.
  func take() -> Any? {
    defer { removeAll() }
    if hasOpenChildren { closeChildren() }
    switch kind {
    case .empty: return nil
    case .scalar: return scalar
    case .object: return object
    case .array: return array
    }
  }

  private func closeChildren() {
    // Not over its indices: they keep the object, so that the first change would copy it.
    var index = object.startIndex
    while index < object.endIndex {
      if let child = EncodingStorage.open(object.values[index]) {
        object.values[index] = child.take() ?? [String: Any]()
      }
      object.formIndex(after: &index)
    }
    for index in array.indices {
      if let child = EncodingStorage.open(array[index]) {
        array[index] = child.take() ?? [String: Any]()
      }
    }
  }

  private static func open(_ tree: Any) -> EncodingStorage? {
    Memory.isStored(tree, as: EncodingStorage.self)
      ? Memory.contents(tree, as: EncodingStorage.self) : nil
  }

  /// Lets the room for the next object be neither smaller than that of a new place, nor large.
  func limitRoom() {
    memberCount = min(max(memberCount, 6), 64)
    if room.capacity > 128 { room = EncodingStorage.roomForSix }
  }

  /// Leaves the place empty.
  func removeAll() {
    switch kind {
    case .empty: break
    case .scalar: scalar = EncodingStorage.null
    case .object:
      memberCount = object.count
      // Not `[:]`, which goes through an array where nothing is optimised.
      object = [String: Any]()
    case .array: array = []
    }
    hasOpenChildren = false
    kind = .empty
    hasSingleValue = false
  }
}
