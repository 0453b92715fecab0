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

  /// Returns every document that differs from one by a single fault, at every depth.
  ///
  /// What a policy ignores is left as it is.
  ///
  /// - Complexity: O(*n*²) in the size of the value: as many documents as it has parts, times 20.
  public static func all(
    in document: JSONValue, policy: ComparisonPolicy = .init()
  ) -> [Fault] {
    var derivation = FaultDerivation()
    derivation.visit(document, [], PolicyCursor(policy)) { $0 }
    return derivation.faults
  }
}

/// Walks a value; `rebuild` makes the whole document around what stands at the present place.
private struct FaultDerivation {
  typealias Rebuild = (JSONValue) -> JSONValue
  var faults: [Fault] = []

  mutating func visit(
    _ value: JSONValue, _ place: [JSONPath.Component], _ policy: PolicyCursor,
    _ rebuild: Rebuild
  ) {
    guard !policy.isIgnored else { return }
    for (kind, replacement) in value.faultyReplacements {
      add(kind, place, rebuild(replacement))
    }
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        visit(element, place + [.index(index)], policy.into(.index(index))) { replacement in
          var changed = elements
          changed[index] = replacement
          return rebuild(.array(changed))
        }
      }
    case .object(let members): visit(members, place, policy, rebuild)
    default: break
    }
  }

  private mutating func visit(
    _ members: [JSONValue.Member], _ place: [JSONPath.Component], _ policy: PolicyCursor,
    _ rebuild: Rebuild
  ) {
    let extra = JSONValue.Member(key: members.unknownKey, value: .string("text"))
    add(.extraKey, place, rebuild(.object(members + [extra])))
    for (index, member) in members.enumerated() {
      let key = JSONPath.Component.key(member.key)
      let (here, cursor) = (place + [key], policy.into(key))
      guard !cursor.isIgnored else { continue }
      var without = members
      without.remove(at: index)
      add(.missingKey, here, rebuild(.object(without)))
      for key in member.key.inOtherCases where !members.contains(where: { $0.key == key }) {
        var renamed = members
        renamed[index].key = key
        add(.keyCase, here, rebuild(.object(renamed)))
      }
      let second = JSONValue.Member(key: member.key, value: member.value.different)
      add(.duplicateKey, here, rebuild(.object(members + [second])))
      visit(member.value, here, cursor) { replacement in
        var changed = members
        changed[index].value = replacement
        return rebuild(.object(changed))
      }
    }
  }

  private mutating func add(
    _ kind: FaultKind, _ place: [JSONPath.Component], _ document: JSONValue
  ) {
    faults.append(Fault(kind: kind, path: JSONPath(place), document: document))
  }
}
