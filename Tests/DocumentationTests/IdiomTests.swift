import Foundation
import JSONCodable
import Testing

/// A row of a table of Migration.md under an idiom: a JSON text, and what both sides write of it.
struct IdiomRow: Sendable, CustomTestStringConvertible {
  let idiom: String
  let input: String
  let before: String
  let after: String

  var testDescription: String { "\(idiom): \(input)" }

  static func all() throws -> [IdiomRow] {
    let text = try Repository.text(of: "Migration.md")
    return try Idiom.all.keys.sorted().flatMap { idiom in
      let rows = MarkdownTable.rows(named: "idiom-\(idiom)", in: text)
      try #require(!rows.isEmpty, "no table of \(idiom)")
      return rows.map { IdiomRow(idiom: idiom, input: $0[0], before: $0[1], after: $0[2]) }
    }
  }
}

/// What the type of an idiom writes of what it has read, before it is moved and after.
struct Idiom: Sendable {
  let before: @Sendable (String) throws -> String
  let after: @Sendable (String) throws -> String

  private static func types<
    Before: JSONEncodable & JSONConstructible & SendableMetatype, After: Codable & SendableMetatype
  >(_ before: Before.Type, _ after: After.Type) -> Idiom {
    Idiom(
      before: { try Before(JSONString: $0).JSONString(options: .sortedKeys) },
      after: { try text(JSONDecoder().decode(After.self, from: Data($0.utf8))) })
  }

  private static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static let all = [
    "rename": types(RenameBefore.User.self, RenameAfter.User.self),
    "default": types(DefaultBefore.Room.self, DefaultAfter.Room.self),
    "required": types(RequiredBefore.Order.self, RequiredAfter.Order.self),
    "keypath": types(KeyPathBefore.User.self, KeyPathAfter.User.self),
    "transformer": types(TransformerBefore.Invoice.self, TransformerAfter.Invoice.self),
    "enum": types(EnumBefore.Ticket.self, EnumAfter.Ticket.self),
    "unknown": types(UnknownBefore.Ticket.self, UnknownAfter.Ticket.self),
    "skipping": types(SkippingBefore.Game.self, SkippingAfter.Game.self),
    "any": types(AnyBefore.Visit.self, AnyAfter.Visit.self),
    "update": Idiom(
      before: { patch in
        var user = UpdateBefore.User(name: "Ann", city: "Oslo")
        try user.change(by: patch)
        return try user.JSONString(options: .sortedKeys)
      },
      after: { patch in
        var user = UpdateAfter.User(name: "Ann", city: "Oslo")
        try user.change(by: patch)
        return try text(user)
      }),
    "null": Idiom(
      before: { try NullBefore.User(JSONString: $0).text() },
      after: { try text(JSONDecoder().decode(NullAfter.User.self, from: Data($0.utf8))) }),
    "dates": Idiom(before: { try DatesBefore.again($0) }, after: { try DatesAfter.again($0) }),
    "list": Idiom(
      before: { try "\(ListBefore.read(list($0)))" }, after: { try "\(ListAfter.read(list($0)))" }),
  ]

  /// The property list that a JSON object stands for; the number at "opened" is a date.
  private static func list(_ text: String) throws -> Data {
    var list = try JSONObject(JSONString: text)
    if let seconds = list["opened"] {
      list["opened"] = Date(timeIntervalSince1970: try Double(JSONValue: seconds))
    }
    return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }
}

@Suite("What changes on the wire by an idiom is what Migration.md says")
struct IdiomTests {
  @Test(arguments: try IdiomRow.all())
  func `each row of an idiom says what is written before and after`(_ row: IdiomRow) throws {
    let idiom = try #require(Idiom.all[row.idiom])
    #expect(outcome { try idiom.before(row.input) } == row.before)
    #expect(outcome { try idiom.after(row.input) } == row.after)
  }

  @Test func `every idiom has a table`() throws {
    #expect(Set(try IdiomRow.all().map(\.idiom)).count == Idiom.all.count)
    #expect(Idiom.all.count >= 13)
  }
}

/// What a body returns, or its error: the mapper's by its text, Codable's as "throws".
func outcome(_ body: () throws -> String) -> String {
  do {
    return try body()
  } catch let error as JSONDecodingError {
    return "\(error)"
  } catch let error as JSONEncodingError {
    return "\(error)"
  } catch is DecodingError {
    return "throws"
  } catch is EncodingError {
    return "throws"
  } catch {
    return "\(type(of: error))"
  }
}
