package import Foundation
package import JSONCodable

/// An audit finds the two directions of a sound mapping alike, whatever the sample.
package struct AuditLaws: FuzzPart {
  /// What the texts are counted under.
  package let name = "audits"
  /// Of so many texts one is tried.
  package let every: Int
  private let audits: [@Sendable (Data) throws -> JSONMappingAudit?]

  /// Creates the laws.
  package init(every: Int = 1) {
    self.init(
      every: every,
      audits: [
        Self.audit(ReflectedSample.self), Self.audit(MappedSample.self),
        Self.audit(RestoredSample.self),
      ])
  }

  package init(every: Int = 1, audits: [@Sendable (Data) throws -> JSONMappingAudit?]) {
    (self.every, self.audits) = (every, audits)
  }

  /// Returns the audit of a type with what a text holds as its sample; nil where it is not read.
  package static func audit<T: JSONEncodable & JSONConstructible & JSONSendableMetatype>(
    _ type: T.Type
  ) -> @Sendable (Data) throws -> JSONMappingAudit? {
    { data in
      guard let sample = attempt({ try T(JSONData: data) }) else { return nil }
      return try JSONMappingAudit.of(type, samples: [sample])
    }
  }

  /// Returns the first law that a text breaks, or nil.
  package func firstBroken(by text: [UInt8]) -> Disagreement? {
    for audit in audits {
      do {
        guard let audit = try audit(Data(text)) else { continue }
        if let found = audit.asymmetries.first {
          return Disagreement(law: "a sound mapping has no asymmetry", finding: "\(found)")
        }
        if let property = audit.properties.first(where: { $0.reading == nil || $0.writing == nil })
        {
          return Disagreement(law: "a property is read and written", finding: "\(property)")
        }
      } catch {
        return Disagreement(law: "a value is audited", finding: "\(error)")
      }
    }
    return nil
  }
}
