import CodableBridge
import Fixtures
import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("The types in a source that stand for values read and refuse the texts that the mapper does")
struct WrittenHelpersTests {
  private static let dates = [
    "2024-02-29T00:00:00Z", "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "2024-04-31T00:00:00Z",
    "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z", "2024-01-01T00:00:60Z", "0000-01-01T00:00:00Z",
    "1582-10-10T00:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z",
    "0000-02-29T12:00:00.5Z", "0000-03-01T00:00:00Z", "0000-12-30T00:00:00Z",
    "0000-01-01T00:00:00+00:01",
    "1900-02-29T00:00:00Z", "2000-02-29t00:00:00z", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z",
    "2024-01-01T00:00:00+24:00", "2024-01-01T00:00:00+02:60", "2024-01-01T00:00:00-23:59",
    "2024-01-01T00:00:00+0200", "2024-01-01T00:00:00", "２０２４-01-01T00:00:00Z",
    "2024-01-01T00:00:00.Z", "2000-12-31T23:59:59.1Z", "2001-01-01T00:00:00.00005Z",
    "2024-01-01T00:00:00.123456789012345678Z", "2024-01-01T00:00:00.10Z", "2024-01-01T00:00:00Z ",
    "1969-12-31T23:59:59.000001Z", "2024-1-01T00:00:00Z", "",
  ]

  private static let spellings = [
    "2020-03-16T19:45:13Z", "2020-03-16 19:45:13.25", "20200316T194513+0100", "2020-03-16T20:45+01",
    "2020-03-16", "20200316", "2020-0316", "202003-16", "2020-03-16T19:4513", "2020-03-16T1945:13",
    "20200316T1945", "20200316T194", "20200316 194513,5-0130", "2020-03-16T19:45.5", "2020-03-16T",
    "2020-03-16T19", "2020-03-16T19:45:13.", "2020-03-16T19:45:13,Z", "2020-03-16T19:45:13 Z",
    "2020-03-16T19:45:13+01:", "2020-03-16T19:45:13+1", "2020-03-16T19:45:13+010",
    "2020-03-16T19:45:13-23:59", "2020-03-16T19:45:13+24", "2020-03-16Z", "2020-03-16+01:00",
    "0001-01-01 00:00:00+01", "9999-12-31T23:59-00:01", "2020-W12-1", "2020-076", "-2020-03-16",
  ]

  private static let numbers = [
    "5", " 5", "5 ", "\t5", "5\n", "\u{0}5", "5\u{0}", "05", "+5", "5.", ".5", "-", "-0", "1e2",
    "1E+2", "1e-2", "100e-2", "1.0", "1.50e1", "1.0000000000000000000001", "1e-400", "1e400",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "9223372036854775807.0",
    "0.00", "nan", "0x5", "５", "1_0", "[5]", "",
  ]

  private static func document(_ key: String, _ text: String) throws -> String {
    let rest: JSONObject = [
      "id": "7", "price": "1", "day": "2024-01-01", "days": JSONObject(), "due": "2024-01-01",
    ]
    return try rest.merging([key: text]) { $1 }.JSONString()
  }

  @Test(arguments: [
    ("DateTextsReflected", ["time"], dates),
    ("LoansMapped", ["due", "returned"], dates + spellings),
    ("CarelessNumbersReflected", ["id", "price"], numbers),
    // Beyond 2^53 the two spell a Double in two ways.
    ("CarelessNumbersReflected", ["ratio"], numbers.filter { !$0.contains("92233720") }),
  ])
  func `the same texts are read, and written alike`(
    _ name: String, _ keys: [String], _ texts: [String]
  ) throws {
    let subject = try #require(SourceSubject.all.first { $0.name == name })
    let coded = try #require(generatedTypes[name])
    for key in keys {
      for text in texts {
        let document = try Self.document(key, text)
        #expect(try subject.written(document) == Self.written(coded, document), "\(document)")
      }
    }
  }

  private static func written(_ type: Fixture.CodableType, _ document: String) throws -> String {
    func written<C: Codable>(_ type: C.Type) throws -> String {
      do {
        let value = try JSONDecoder().decode(type, from: Data(document.utf8))
        let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        return try "\(AnyJSON(JSONString: text))"
      } catch is DecodingError {
        return "not read"
      } catch is EncodingError {
        return "not written"
      }
    }
    return try written(type)
  }
}

extension SourceSubject {
  /// Returns what is written of a document by the mapper.
  fileprivate func written(_ document: String) throws -> String {
    func written<M: JSONEncodable & JSONRestorable>(_ type: M.Type) throws -> String {
      do {
        return try "\(AnyJSON(JSONString: M(JSONString: document).JSONString()))"
      } catch is JSONDecodingError {
        return "not read"
      } catch is JSONEncodingError {
        return "not written"
      }
    }
    return try written(form.type)
  }
}
