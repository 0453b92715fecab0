internal import Foundation

/// The place in the tree that one encoder writes to.
///
/// The values of finished children are plain trees. Children that can still be written to, that is
/// nested containers and super encoders, are kept beside them, and put in when the place is taken.
final class EncodingStorage {
  enum Kind {
    case empty, scalar, object, array
  }

  private(set) var kind = Kind.empty
  /// True after a single-value container wrote here: it may do so once.
  var hasSingleValue = false
  private var scalar: Any = EncodingStorage.null
  private var object: [String: Any] = [:]
  private var array: [Any] = []
  private var openMembers: [String: EncodingStorage]?
  private var openElements: [(index: Int, storage: EncodingStorage)]?

  /// One NSNull for all nulls of all trees, as it has no state.
  nonisolated(unsafe) static let null: Any = NSNull()

  var count: Int { array.count }

  init() {}

  /// Makes a place that already holds the tree of a container.
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

  /// Makes an empty place a container of the wanted kind; says whether it is one.
  func become(_ wanted: Kind) -> Bool {
    if kind == .empty { kind = wanted }
    return kind == wanted
  }

  /// Holds a leaf, unless a container was started here: JSONEncoder keeps the container.
  func hold(_ leaf: Any) {
    hasSingleValue = true
    guard kind == .empty else { return }
    scalar = leaf
    kind = .scalar
  }

  func set(_ tree: Any, for key: String) {
    object[key] = tree
    if openMembers != nil { openMembers?[key] = nil }
  }

  func append(_ tree: Any) {
    array.append(tree)
  }

  /// Gives the container for a key, and continues one that is there; nil if another kind is there.
  func member(for key: String, kind: Kind) -> EncodingStorage? {
    let child: EncodingStorage
    if let open = openMembers?[key] {
      child = open
    } else if let tree = object[key] {
      guard let continued = EncodingStorage(tree: tree) else { return nil }
      child = continued
    } else {
      child = EncodingStorage()
    }
    guard child.become(kind) else { return nil }
    openMembers = openMembers ?? [:]
    openMembers?[key] = child
    return child
  }

  func newMember(for key: String) -> EncodingStorage {
    let child = EncodingStorage()
    openMembers = openMembers ?? [:]
    openMembers?[key] = child
    return child
  }

  func newElement(_ kind: Kind = .empty) -> EncodingStorage {
    let child = EncodingStorage()
    child.kind = kind
    openElements = openElements ?? []
    openElements?.append((array.count, child))
    array.append(EncodingStorage.null)
    return child
  }

  /// Gives the tree and leaves the place empty; nil if nothing was encoded.
  func take() -> Any? {
    defer { reset() }
    switch kind {
    case .empty: return nil
    case .scalar: return scalar
    case .object:
      for (key, child) in openMembers ?? [:] {
        object[key] = child.take() ?? [String: Any]()
      }
      return object
    case .array:
      for (index, child) in openElements ?? [] {
        array[index] = child.take() ?? [String: Any]()
      }
      return array
    }
  }

  private func reset() {
    switch kind {
    case .empty: break
    case .scalar: scalar = EncodingStorage.null
    case .object: object = [:]
    case .array: array = []
    }
    openMembers = nil
    openElements = nil
    kind = .empty
    hasSingleValue = false
  }
}
