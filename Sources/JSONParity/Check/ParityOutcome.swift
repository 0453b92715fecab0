/// What one mapping makes of a document.
public enum ParityOutcome: Hashable, Sendable {
  /// It reads the document, and writes this again.
  ///
  /// The members of objects come in the order of their keys, because neither mapping keeps one.
  case written(JSONValue)
  /// It does not read the document.
  case rejected(ParityRejection)
  /// It reads the document, and then writes no JSON.
  case unwritable(ParityRejection)

  /// What it writes, if it does.
  public var value: JSONValue? {
    if case .written(let value) = self { value } else { nil }
  }

  /// Why it reads or writes nothing, if so.
  public var rejection: ParityRejection? {
    switch self {
    case .written: nil
    case .rejected(let rejection), .unwritable(let rejection): rejection
    }
  }

  /// Whether it reads the document.
  public var isRead: Bool {
    if case .rejected = self { false } else { true }
  }
}

extension ParityOutcome: CustomStringConvertible {
  /// What is written, or why nothing is.
  public var description: String {
    switch self {
    case .written(let value): value.text()
    case .rejected(let rejection): rejection.description
    case .unwritable(let rejection): "writes no JSON: \(rejection)"
    }
  }
}

/// What a mapping made of a document, under the title of its column.
public struct LabeledOutcome: Hashable, Sendable {
  /// The title of its column, such as `mapper`.
  public var label: String
  /// What it made of the document.
  public var outcome: ParityOutcome

  /// Creates an outcome with its title.
  public init(label: String, outcome: ParityOutcome) {
    self.label = label
    self.outcome = outcome
  }
}

extension JSONValue {
  /// The value with the members of every object in the order of their keys' UTF-8 bytes.
  ///
  /// Members with one key keep their order.
  var sortedByKeys: JSONValue {
    guard !isSortedByKeys else { return self }
    switch self {
    case .array(let elements): return .array(elements.map(\.sortedByKeys))
    case .object(let members):
      let keys = members.map { ScalarString($0.key) }
      let order = keys.indices.sorted { left, right in
        keys[left] < keys[right] || left < right && keys[left] == keys[right]
      }
      return .object(
        order.map { Member(key: members[$0].key, value: members[$0].value.sortedByKeys) })
    default: return self
    }
  }

  private var isSortedByKeys: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.isSortedByKeys)
    case .object(let members):
      zip(members, members.dropFirst()).allSatisfy { pair in
        !(ScalarString(pair.1.key) < ScalarString(pair.0.key))
      } && members.allSatisfy(\.value.isSortedByKeys)
    default: true
    }
  }
}
