import JSONCodable
import JSONParity

/// A fault on which a model and the Codable type written for it disagree, as the documentation says.
struct KnownDifference: Sendable {
  let reason: String
  let covers: @Sendable (FaultDisagreement) -> Bool

  static let all = [
    KnownDifference(reason: "Codable on Linux cuts the fraction of a large integer") { shown in
      guard shown.fault.kind == .fraction, shown.verdict == .onlyRight else { return false }
      guard let number = shown.fault.document.number(at: shown.fault.path) else { return false }
      return number.magnitude >= 0x1p53
    }
  ]
}

extension JSONValue {
  /// Returns the number at a place; nil where there is none.
  fileprivate func number(at path: JSONPath) -> Double? {
    var value = self
    for component in path.components {
      switch (component, value) {
      case (.index(let index), .array(let elements)): value = elements[index]
      case (.key(let key), .object(let members)):
        guard let member = members.first(where: { $0.key == key }) else { return nil }
        value = member.value
      default: return nil
      }
    }
    guard case .number(let number) = value else { return nil }
    return Double(number.text)
  }
}
