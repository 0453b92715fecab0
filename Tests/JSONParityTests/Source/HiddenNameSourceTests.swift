import Foundation
import JSONCodable
import Testing

@testable import JSONParity

@Suite("A conformance names what types of the program hide by its module")
struct HiddenNameSourceTests {
  struct Shift: JSONMappable {
    struct Date: JSONMappable { var day = 1 }
    struct CodingKey: JSONMappable { var code = "" }

    var start = Foundation.Date(timeIntervalSince1970: 0)
    var day = Date()
    var key: CodingKey?
    var note = "Date: \"Date\""
  }

  @Test func `types inside of it that are named as those of a library`() throws {
    let source = try CodableSource.of(Shift.self)
    #expect(source.unresolved == [])
    #expect(
      source.text == #"""
        import Foundation

        // Codable conformances are also needed for: HiddenNameSourceTests.Shift.Date,
        // HiddenNameSourceTests.Shift.CodingKey.
        extension HiddenNameSourceTests.Shift: Codable {
          private enum CodingKeys: String, Swift.CodingKey {
            case start, day, key, note
          }

          init(from decoder: any Decoder) throws {
            self.init()
            let container = try decoder.container(keyedBy: CodingKeys.self)
            // Missing or null: the default stays.
            start = try container.decodeIfPresent(Foundation.Date.self, forKey: .start) ?? start
            day = try container.decodeIfPresent(HiddenNameSourceTests.Shift.Date.self, forKey: .day) ?? day
            key = try container.decodeIfPresent(HiddenNameSourceTests.Shift.CodingKey.self, forKey: .key)
            note = try container.decodeIfPresent(String.self, forKey: .note) ?? note
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(start, forKey: .start)
            try container.encode(day, forKey: .day)
            try container.encodeIfPresent(key, forKey: .key)
            try container.encode(note, forKey: .note)
          }
        }

        """#)
  }

  @Test(arguments: [
    (
      "try container.decode([UUID: UUID].self, forKey: .uuid)",
      "try container.decode([Foundation.UUID: Foundation.UUID].self, forKey: .uuid)"
    ),
    (
      "let list: [[UUID: Int]] = make(UUID: UUID())",
      "let list: [[Foundation.UUID: Int]] = make(UUID: Foundation.UUID())"
    ),
    (
      "case UUID(UUID: UUID, [UUID: Int])",
      "case UUID(UUID: Foundation.UUID, [Foundation.UUID: Int])"
    ),
    ("  var UUID = UUID()", "  var UUID = Foundation.UUID()"),
    (#"let text = "UUID: \" UUID""#, #"let text = "UUID: \" UUID""#),
  ])
  func `names in a line that are types, and no labels, cases or texts`(line: String, named: String)
  {
    #expect(SourceTypeName.qualified(line, where: ["UUID": "Foundation"]) == named)
  }

  final class Log: JSONMappable {
    struct Data: JSONMappable { var size = 0 }

    var raw = Foundation.Data([1])
    var data = Data()
    var text = "Data \"Data\\\" Data"
    init() {}
  }

  @Test func `defaults are spelled with the module, and texts stay as they are`() throws {
    let text = try CodableSource.of(Log.self).text
    #expect(
      text.contains(
        "raw = try container.decodeIfPresent(Foundation.Data.self, forKey: .raw) ?? Foundation.Data([1])\n"
      ))
    #expect(text.contains(#"?? "Data \"Data\\\" Data""#))
  }
}
