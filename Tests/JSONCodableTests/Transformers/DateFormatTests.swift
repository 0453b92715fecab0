import Foundation
import Testing

@testable import JSONCodable

@Suite("A date format is made once")
struct DateFormatTests {
  private static let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `formats, zones and languages are kept apart`() throws {
    let (oslo, tokyo) = (TimeZone(secondsFromGMT: 3_600), TimeZone(secondsFromGMT: 32_400))
    for _ in 0..<2 {
      let texts = try [
        JSONTransformers.date(format: "HH:mm"),
        JSONTransformers.date(format: "HH:mm", timeZone: oslo),
        JSONTransformers.date(format: "HH:mm", timeZone: tokyo),
        JSONTransformers.date(format: "MMMM yyyy"),
        JSONTransformers.date(format: "MMMM yyyy", locale: Locale(identifier: "nb_NO")),
        JSONTransformers.date(format: "HH:mm", timeZone: .autoupdatingCurrent),
      ].map { try $0.encode(Self.date) }
      #expect(texts.prefix(5) == ["22:13", "23:13", "07:13", "November 2023", "november 2023"])
    }
  }

  @Test func `few of them are kept`() throws {
    for number in 0..<3 * DateFormat.bound {
      let transformer = JSONTransformers.date(format: "yyyy'-\(number)'")
      #expect(try transformer.encode(Self.date) == "2023-\(number)")
      #expect(DateFormat.count <= DateFormat.bound)
    }
    #expect(DateFormat.count > 0)
  }

  @Test func `threads share one`() async throws {
    var context = JSONContext()
    context.options.dates = .format("yyyy-MM-dd HH:mm:ss")
    let shared = context
    try await withThrowingTaskGroup { group in
      for thread in 0..<8 {
        group.addTask {
          for second in 0..<200 {
            let date = Self.date + Double(1_000 * thread + second)
            let text = try [date].JSONString(context: shared)
            #expect(try [Date](JSONString: text, context: shared) == [date])
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
