import Fixtures
import JSONCodable
import JSONParity

extension SourceSubject {
  /// Compares the type with the one that was written for it: in documents, and in every fault of them.
  func report() throws -> ParityReport? {
    guard let generated = generatedTypes[name] else { return nil }
    let context = try fixture.context()
    let check = Self.check(form.type, generated, context)
    return check.run(
      documents: fixture.documents + (Fixture.moreSamples[fixture.description] ?? []))
  }

  /// Compares the two in documents that are read and not written as they are.
  func looseReport() throws -> ParityReport? {
    guard let generated = generatedTypes[name], !fixture.loose.isEmpty else { return nil }
    let context = try fixture.context()
    return Self.check(form.type, generated, context).run(documents: fixture.loose, faults: false)
  }

  static func check(
    _ mapped: Fixture.MapperType, _ coded: Fixture.CodableType, _ context: JSONContext
  ) -> ParityCheck {
    func check<
      M: JSONEncodable & JSONRestorable & SendableMetatype, C: Codable & SendableMetatype
    >(_ mapped: M.Type, _ coded: C.Type) -> ParityCheck {
      ParityCheck(
        "source", mapped: mapped, codable: coded, encoder: Style.plain.encoder(context),
        decoder: Style.plain.decoder(context), context: context)
    }
    return check(mapped, coded)
  }
}

extension ConformanceSubject {
  /// Compares both mappings of the type, in documents and in every fault of them; the coded one may have another
  /// name.
  func report(coded: String? = nil) throws -> ParityReport? {
    guard let generated = generatedConformances[coded ?? name] else { return nil }
    return SourceSubject.check(type, generated, JSONContext()).run(documents: documents)
  }
}
