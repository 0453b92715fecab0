import Foundation
import Testing

@testable import JSONCodable

@Suite("What stands in for newer API of Foundation does the same")
struct FoundationFloorTests {
  @Test(arguments: [
    "http://a.b/c?d=e#f", "a b", "a%20b", "a%20 b", "ä", "a^b", "", "http://a.b/ö?q=ü ü",
    "mailto:a@b.c",
  ])
  func `a URL is escaped by hand as Foundation does it`(_ text: String) {
    let theirs = URL(string: text, encodingInvalidCharacters: true)?.absoluteString
    #expect(URL(escapingByHand: text)?.absoluteString == theirs)
  }

  @Test func `universal time is the zone of Foundation's`() {
    #expect(TimeZone.utc == TimeZone.gmt)
  }
}
