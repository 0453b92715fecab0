import CodableBridge
import Foundation
import JSONCodable
import Testing

@Suite("Issue 16: what random texts and random models have found")
struct Issue16Tests {
  private struct Reading: CodableBacked, Equatable { var level: Int }

  @Test(arguments: ["1e-999", "-1e-400", "2.5e-350"])
  func `a number that is nearly zero is not read as zero`(number: String) {
    #expect(
      throws: JSONDecodingError(
        path: JSONPath([.key("level")]),
        problem: .outOfRange(number: number, expected: "Int"))
    ) { try Reading(JSONString: #"{"level":\#(number)}"#) }
  }

  @Test(arguments: ["0", "-0", "0.0", "0e5", "0e-999"])
  func `a zero is read as zero, however it is written`(number: String) throws {
    #expect(try Reading(JSONString: #"{"level":\#(number)}"#) == Reading(level: 0))
  }

  private struct Price: JSONMappable, Equatable {
    var amount = Decimal()
    var any: AnyJSON = nil
  }

  private struct Order: Codable {
    @JSONMapped var price: Price
  }

  /// `JSONDecoder` reads each of these as an `Int` too, and drops what a double does not have.
  static let fractions = [
    "3141592653589793.2384", "31415926535897932.384", "5.00000000000000000001",
    "-9007199254740993.5", "1000000000000000.0001",
  ]

  @Test(arguments: fractions)
  func `a fraction that no double has is kept`(_ text: String) throws {
    let data = Data(#"{"price":{"amount":\#(text),"any":\#(text)}}"#.utf8)
    let price = try JSONDecoder().decode(Order.self, from: data).price
    let amount = try #require(Decimal(string: text))
    #expect(price.amount == amount)
    #expect(try price.any.JSONString() == text)
  }

  @Test(arguments: ["0", "5", "-7", "9007199254740993", "9223372036854775807"])
  func `an integer stays one`(_ text: String) throws {
    let data = Data(#"{"price":{"amount":\#(text),"any":\#(text)}}"#.utf8)
    let price = try JSONDecoder().decode(Order.self, from: data).price
    #expect(price.any == .integer(try #require(Int(text))))
  }
}
