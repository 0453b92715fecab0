import Fixtures
import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("All forms of a model write what they read, by every route")
struct SampleTests {
  @Test func `there are enough models, of every theme, with enough forms`() {
    #expect(Fixture.everything.count >= 60)
    #expect(Set(Fixture.everything.map(\.description)).count == Fixture.everything.count)
    #expect(Set(Fixture.everything.map(\.theme)).count == Fixture.Theme.allCases.count)
    #expect(Fixture.everything.map(\.forms.count).reduce(0, +) >= 200)
    #expect(Fixture.everything.count { $0.coded != nil } >= 55)
    #expect(Fixture.everything.allSatisfy { !$0.documents.isEmpty && !$0.forms.isEmpty })
  }

  @Test(arguments: Fixture.everything)
  func `a document is written as it was read`(_ fixture: Fixture) throws {
    for style in [Style.plain, .mirror, .foundation, .mirrorFoundation] {
      var context = try fixture.context()
      style.apply(to: &context.options)
      for (form, text) in pairs(fixture.forms, fixture.documents) {
        let expected = try JSONValue(parsing: text)
        for route in style.routes {
          let way = "\(form), \(style), \(route)"
          let written = try rewritten(form, text, route, context, way)
          #expect(
            JSONComparison.differences(expected, written).map(\.description) == [], "\(way)")
        }
      }
    }
  }

  @Test(arguments: Fixture.everything)
  func `forms agree on what is absent, and on null`(_ fixture: Fixture) throws {
    for style in [Style.plain, .mirror] {
      var context = try fixture.context()
      style.apply(to: &context.options)
      for text in fixture.loose {
        let first = try #require(fixture.forms.first)
        let expected = try rewritten(first, text, .text, context, "\(first) of \(text)")
        for (form, route) in pairs(fixture.forms, Route.allCases) {
          let way = "\(form), \(style), \(route) of \(text)"
          let written = try rewritten(form, text, route, context, way)
          #expect(
            JSONComparison.differences(expected, written).map(\.description) == [], "\(way)")
          let again = try JSONValue(
            parsing: form.rewrite(written.text(), by: route, in: context))
          #expect(JSONComparison.differences(written, again).map(\.description) == [], "\(way)")
        }
      }
    }
  }

  @Test(arguments: Fixture.everything)
  func `forms agree in every style, and so does Codable`(_ fixture: Fixture) throws {
    let first = try #require(fixture.forms.first)
    var differences: [String] = []
    for (style, text) in pairs(Style.allCases, fixture.documents) {
      let plain = try fixture.context()
      var styled = plain
      style.apply(to: &styled.options)
      let expected = try first.restyled(text, plain, styled)
      for form in fixture.forms {
        let written = try form.restyled(text, plain, styled)
        #expect(written == expected, "\(form), \(style)")
        let again = form.outcome(of: written, in: styled)
        if again != expected { differences.append("\(style), \(form), read back: \(again)") }
      }
      guard let coded = fixture.coded, style.isOfCodable else { continue }
      let encoded = try restyled(coded, text, plain, style)
      differences += try JSONComparison.differences(JSONValue(parsing: expected), encoded)
        .map { "\(style), Codable: \($0)" }
    }
    #expect(differences.sorted() == Exceptions.styles.lines(for: "\(fixture)"))
  }

  private func rewritten(
    _ form: Fixture.Form, _ text: String, _ route: Route, _ context: JSONContext, _ way: String
  ) throws -> JSONValue {
    do {
      return try JSONValue(parsing: form.rewrite(text, by: route, in: context))
    } catch {
      throw RouteError(text: "\(way): \(error)")
    }
  }

  /// Reads a document plainly, writes it in a style, and reads and writes that again.
  private func restyled<C: Codable>(
    _ type: C.Type, _ text: String, _ context: JSONContext, _ style: Style
  ) throws -> JSONValue {
    let value = try Style.plain.decoder(context).decode(type, from: Data(text.utf8))
    return try JSONValue(parsing: style.encoder(context).encode(value))
  }
}

extension Fixture.Form {
  /// Reads a document in one context, and returns what is written of it in another.
  fileprivate func restyled(
    _ text: String, _ context: JSONContext, _ other: JSONContext
  ) throws -> String {
    try Self.restyled(self.type, text, context, other)
  }

  private static func restyled<T: JSONEncodable & JSONRestorable>(
    _ type: T.Type, _ text: String, _ context: JSONContext, _ other: JSONContext
  ) throws -> String {
    try T(JSONString: text, context: context)
      .JSONString(options: .sortedKeys, context: other)
  }
}

/// Returns every pair of elements of two sequences.
func pairs<A, B>(_ first: [A], _ second: [B]) -> [(A, B)] {
  first.flatMap { one in second.map { (one, $0) } }
}
