import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("A source imports the modules of the types that it names")
struct ImportSourceTests {
  struct Meeting: JSONMappable {
    var title = ""
    var zone: TimeZone?
    var parts: [DateComponents] = []

    static func JSONKey(forProperty name: String) -> String? { name == "title" ? name : nil }
  }

  @Test func `a type of Foundation that is not in the JSON`() throws {
    let source = try CodableSource.of(Meeting.self, as: .newType(named: "NewMeeting"))
    #expect(source.unresolved == [])
    #expect(
      source.text.hasPrefix(
        """
        import Foundation

        struct NewMeeting {
          var title = ""
          var zone: TimeZone?

        """))
  }

  struct Plain: JSONMappable {
    var title = ""
  }

  @Test func `none without such a type`() throws {
    #expect(!(try CodableSource.of(Plain.self).text.contains("import")))
  }
}
