import Fixtures
import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("All forms of a model take and refuse the same faulty documents")
struct FixtureFaultTests {
  @Test(arguments: Fixture.everything.filter { $0.coded != nil })
  func `each form of the mapper agrees with Codable`(_ fixture: Fixture) throws {
    let coded = try #require(fixture.coded)
    let context = try fixture.context()
    for (index, form) in fixture.forms.enumerated() {
      // The other forms are held against the first one below.
      let documents = fixture.documents + (index == 0 ? [] : fixture.loose)
      let report = check(form.type, coded, context).run(documents: documents, faults: index == 0)
      #expect(report.hasCompared)
      #expect(report.faultMatrix.count >= (index == 0 ? 5 : 0))
      #expect(
        report.findings.map(\.description).sorted()
          == Exceptions.findings.lines(for: "\(fixture), \(form)"),
        "\(form)")
      #expect(
        report.unacceptedDisagreements.map(\.description).sorted()
          == (index == 0 ? Exceptions.parity.lines(for: "\(fixture)") : []), "\(form)")
    }
  }

  @Test(arguments: Fixture.everything)
  func `forms give the same JSON or the same error`(_ fixture: Fixture) throws {
    let context = try fixture.context()
    let first = try #require(fixture.forms.first)
    var failures: [String] = []
    for text in fixture.documents.prefix(2) {
      for fault in try faults(of: text) {
        let faulty = fault.document.text()
        let expected = first.outcome(of: faulty, in: context)
        for form in fixture.forms.dropFirst() {
          let outcome = form.outcome(of: faulty, in: context)
          if outcome != expected { failures.append("\(form): \(faulty): \(outcome)") }
        }
        // A tree has no key twice, and no number that is too large for all types.
        guard fault.kind != .duplicateKey, !faulty.contains("1e400") else { continue }
        let outcome = first.outcome(of: faulty, by: .tree, in: context)
        if outcome != expected { failures.append("\(first), tree: \(faulty): \(outcome)") }
      }
    }
    #expect(failures.sorted() == Exceptions.forms.lines(for: "\(fixture)"))
  }

  @Test func `most models have two forms that are updated and read leniently`() {
    #expect(Fixture.everything.count { $0.forms.count(where: \.isUpdatable) > 1 } >= 40)
  }

  @Test(arguments: Fixture.everything)
  func `forms that are lenient report the same problems`(_ fixture: Fixture) throws {
    let context = try fixture.context()
    let forms = fixture.forms.filter(\.isUpdatable)
    guard let first = forms.first else { return }
    var failures: [String] = []
    for text in fixture.documents.prefix(1) {
      for fault in try faults(of: text) where lenientKinds.contains(fault.kind) {
        let faulty = fault.document.text()
        let expected = first.lenientOutcome(of: faulty, in: context)
        for form in forms.dropFirst() {
          let outcome = form.lenientOutcome(of: faulty, in: context)
          if outcome != expected { failures.append("\(form): \(faulty): \(outcome)") }
        }
      }
    }
    #expect(failures.sorted() == Exceptions.lenient.lines(for: "\(fixture)"))
  }

  @Test(arguments: Fixture.everything)
  func `forms are updated alike`(_ fixture: Fixture) throws {
    let context = try fixture.context()
    let forms = fixture.forms.filter(\.isUpdatable)
    guard let first = forms.first else { return }
    let texts = fixture.documents + fixture.loose
    var failures: [String] = []
    for (one, other) in pairs(texts, texts) {
      let expected = first.updatedOutcome(of: one, by: other, in: context)
      for form in forms.dropFirst() {
        let outcome = form.updatedOutcome(of: one, by: other, in: context)
        if outcome != expected {
          failures.append("\(form): \(one) by \(other): \(outcome)")
        }
      }
    }
    #expect(failures.sorted() == Exceptions.updates.lines(for: "\(fixture)"))
  }

  private let lenientKinds: Set<FaultKind> = [
    .missingKey, .null, .string, .array, .fraction, .unknownCase,
  ]

  /// Returns the faults of a document; of the numbers that are too large the smallest and the largest.
  private func faults(of text: String) throws -> [Fault] {
    try Fault.all(in: JSONValue(parsing: text)).filter { fault in
      guard fault.kind == .overflow else { return true }
      let faulty = fault.document.text()
      return [":-1", ":300", "1e400", ":9223372036854775808"].contains { faulty.contains($0) }
    }
  }

  private func check(
    _ mapped: Fixture.MapperType, _ coded: Fixture.CodableType, _ context: JSONContext
  ) -> ParityCheck {
    func check<
      M: JSONEncodable & JSONRestorable & SendableMetatype, C: Codable & SendableMetatype
    >(
      _ mapped: M.Type, _ coded: C.Type
    ) -> ParityCheck {
      ParityCheck(
        "fixture", mapped: mapped, codable: coded, encoder: Style.plain.encoder(context),
        decoder: Style.plain.decoder(context), context: context)
    }
    return check(mapped, coded)
  }
}

extension Fixture.Form {
  /// Whether the form reads into properties, and so do the types inside.
  fileprivate var isUpdatable: Bool {
    ["reflected", "mapped", "restored"].contains(description)
  }

  fileprivate func lenientOutcome(of text: String, in context: JSONContext) -> String {
    guard let decodable = type as? any JSONDecodable.Type else { return "" }
    do {
      return try lenient(decodable, text, context).withoutForms
    } catch {
      return "refused: \(error)".withoutForms
    }
  }

  private func lenient<T: JSONDecodable>(
    _ type: T.Type, _ text: String, _ context: JSONContext
  ) throws -> String {
    guard let object = try AnyJSON(JSONString: text).tree as? JSONObject else { return "" }
    let (value, problems) = try T.lenient(JSONDictionary: object, context: context)
    return "\(try written(value, context)) \(problems.map(\.description).sorted())"
  }

  fileprivate func updatedOutcome(
    of text: String, by other: String, in context: JSONContext
  ) -> String {
    func outcome<T: JSONDecodable>(_ type: T.Type) throws -> String {
      var value = try T(JSONString: text, context: context)
      guard let object = try AnyJSON(JSONString: other).tree as? JSONObject else { return "" }
      try value.update(from: object, context: context)
      return try written(value, context)
    }
    guard let decodable = type as? any JSONDecodable.Type else { return "" }
    do {
      return try outcome(decodable)
    } catch {
      return "refused: \(error)".withoutForms
    }
  }

  private func written(_ value: Any, _ context: JSONContext) throws -> String {
    guard let value = value as? any JSONEncodable else { return "" }
    return try value.JSONString(options: .sortedKeys, context: context)
  }
}
