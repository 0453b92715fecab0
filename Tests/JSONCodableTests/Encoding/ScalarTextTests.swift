import Foundation
import JSONCodable
import Testing

/// Scalars go to a text without a tree, and are the same text as their tree.
@Suite struct ScalarTextTests {
  struct Row<Value>: JSONEncodable {
    var value: Value
    var optional: Value?
    var values: [Value]

    init(_ values: [Value]) { (value, optional, self.values) = (values[0], values[1], values) }
  }

  @Test func `integers of every width are written digit by digit`() throws {
    func check<I: FixedWidthInteger & JSONEncodable>(_ type: I.Type) throws {
      let values = [I.min, I.max, 0, 1, 10, 99]
      let texts = values.map { "\($0)" }
      let row =
        #"{"value":\#(texts[0]),"optional":\#(texts[1]),"values":[\#(texts.joined(separator: ","))]}"#
      #expect(try Row(values).JSONString() == row)
      #expect(
        try Self.text(ofTree: Row(values))
          == JSONObject(JSONString: row).JSONString(options: .sortedKeys))
    }
    try check(Int8.self)
    try check(Int16.self)
    try check(Int32.self)
    try check(Int64.self)
    try check(Int.self)
    try check(UInt8.self)
    try check(UInt16.self)
    try check(UInt32.self)
    try check(UInt64.self)
    try check(UInt.self)
  }

  @Test func `floats and decimals are written as their trees are`() throws {
    let floats: [Float] = [
      0.1, -0.0, 5, 1e-7, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 16_777_216,
    ]
    let decimals = try ["0.1", "-12345678901234567890.123456789", "1e20", "0"].map {
      try #require(Decimal(string: $0))
    }
    // Sorted keys are those of a tree.
    #expect(try floats.JSONString() == floats.JSONString(options: .sortedKeys))
    #expect(try decimals.JSONString() == decimals.JSONString(options: .sortedKeys))
    #expect(try floats.JSONString().hasPrefix("[0.1,-0,5,1e-07,3.4028235e+38,1e-45,16777216"))
    #expect(
      try decimals.JSONString() == "[0.1,-12345678901234567890.123456789,100000000000000000000,0]")
  }

  @Test func `a number that is not finite is an error with its place, or what the options say`()
    throws
  {
    let row = Row<Float>([1, 2, .infinity])
    #expect(refusal { try row.JSONString() } == "non-finite number inf at $.values[2]")
    #expect(
      refusal { try Row<Decimal>([1, .nan]).JSONString() }
        == "non-finite number nan at $.optional")
    var context = JSONContext()
    context.options.nonFiniteNumbers = .strings(
      positiveInfinity: "+", negativeInfinity: "-", notANumber: "?")
    let text = try JSONContext.with(context) { try row.JSONString() }
    #expect(text == #"{"value":1,"optional":2,"values":[1,2,"+"]}"#)
  }

  /// Returns the text of a value's tree, with sorted keys.
  private static func text(ofTree value: some JSONEncodable) throws -> String {
    try value.JSONDictionary().JSONString(options: .sortedKeys)
  }
}
