import Foundation
import Testing

@testable import JSONCodable

@Suite("A date format is made once")
struct DateFormatTests {
  private static let date = Date(timeIntervalSince1970: 1_700_000_000)
  private static let yearOne = Date.distantPast.timeIntervalSinceReferenceDate

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

  @Test(arguments: [
    ("yyyy-MM-dd'Z'", false), ("yyyy-MM-ddZ", true), ("yyyy-MM-dd'T'HH:mmX", true),
    ("HH 'o''clock zulu'", false),
  ])
  func `a zone is a field outside of apostrophes`(format: String, hasZone: Bool) {
    #expect(DateFormat.hasZone(format) == hasZone)
  }

  @Test func `few of them are kept`() throws {
    for number in 0..<3 * DateFormat.bound {
      let transformer = JSONTransformers.date(format: "yyyy'-\(number)'")
      #expect(try transformer.encode(Self.date) == "2023-\(number)")
      #expect(DateFormat.count <= DateFormat.bound)
    }
    #expect(DateFormat.count > 0)
  }

  // Numbers in the place of dates: `Date` has no description of one that is far away, and traps.
  @Test(arguments: [
    ("yyyy-MM-dd", Double.nan), ("yyyy-MM-dd", .infinity), ("yyyy-MM-dd", 1e300),
    // In the year 0, which has 366 days: the text of its first day, and that of its last.
    ("yyyy-MM-dd", yearOne - 366 * 86_400), ("yyyy-MM-dd", yearOne - 1),
    ("yyyy", yearOne - 366 * 86_400), ("HH:mm", -1e13),
  ])
  func `a date whose text does not lead back to it is refused`(
    format: String, interval: TimeInterval
  ) throws {
    let date = Date(timeIntervalSinceReferenceDate: interval)
    let refused =
      "Date, for which the transformer date(format: \"\(format)\") returns nil"
    #expect(throws: JSONEncodingError(problem: .unsupportedType(refused))) {
      try JSONTransformers.date(format: format).encode(date)
    }
    var context = JSONContext()
    context.options.dates = .format(format)
    let error = #expect(throws: JSONEncodingError.self) {
      try ["at": date].JSONString(context: context)
    }
    #expect(error?.description == "unsupported type \(refused) at $.at")
  }

  @Test(arguments: [
    ("yyyy-MM-dd", Date.distantPast, "0001-01-01"), ("yyyy-MM-dd", .distantFuture, "4001-01-01"),
    ("yyyy", Date.distantPast + 365 * 86_400 - 1, "0001"),
    ("yyyy-MM-dd HH:mm", Date(timeIntervalSince1970: 1e12), "33658-09-27 01:46"),
    ("yyyy G", Date.distantPast - 1, "0001 BC"), ("HH:mm", date, "22:13"),
  ])
  func `a date outside the years 1 to 9999 is written where its text leads back to it`(
    format: String, date: Date, text: String
  ) throws {
    #expect(try JSONTransformers.date(format: format).encode(date) == text)
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
