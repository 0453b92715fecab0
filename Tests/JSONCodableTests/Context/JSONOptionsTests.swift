import Engines
import Foundation
import JSONCodable
import Testing

private struct Record: JSONCodable, Equatable {
  var date: Date?
  var data: Data?
  var number: Double?

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&date, key: "date")
    try json.restore(&data, key: "data")
    try json.restore(&number, key: "number")
  }
}

/// Options, and what a record is with them.
struct OptionsCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let options: JSONOptions
  fileprivate let record: Record

  fileprivate init(
    _ name: String, _ record: Record, _ text: String, _ change: (inout JSONOptions) -> Void
  ) {
    testDescription = name
    self.text = text
    self.record = record
    var options = JSONOptions()
    change(&options)
    self.options = options
  }
}

/// A model whose names are not its keys in snake case.
private struct Snake: JSONCodable, Codable, Equatable {
  var firstName = "A"
  var homeURL = "B"
  var tagsByName = ["camelCase": 1]
  var inner: Inner? = Inner()

  struct Inner: JSONCodable, Codable, Equatable {
    var shoeSize = 2
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&shoeSize, key: "shoeSize")
    }
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&firstName, key: "firstName")
    try json.restore(&homeURL, key: "homeURL")
    try json.restore(&tagsByName, key: "tagsByName")
    try json.restore(&inner, key: "inner")
  }
}

private enum Press: JSONUnion, Equatable {
  case longPress(inSeconds: Int)
  static let discriminator = JSONDiscriminator(key: "gestureType", tags: .snakeCase)
  enum Tag: String, CaseIterable { case longPress = "long_press" }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "gestureType") {
    case .longPress: self = .longPress(inSeconds: try json.value(key: "inSeconds"))
    }
  }
}

@Suite("Options decide what types leave open, both ways", .everyEngine)
struct JSONOptionsTests {
  private static let date = Date(timeIntervalSince1970: 1_584_387_913.25)

  static let cases = [
    OptionsCase("dates since 2001", Record(date: date), #"{"date":606080713.25}"#) { _ in },
    OptionsCase("dates since 1970", Record(date: date), #"{"date":1584387913.25}"#) {
      $0.dates = .secondsSince1970
    },
    OptionsCase("milliseconds", Record(date: date), #"{"date":1584387913250}"#) {
      $0.dates = .millisecondsSince1970
    },
    OptionsCase("RFC 3339", Record(date: date), #"{"date":"2020-03-16T19:45:13.25Z"}"#) {
      $0.dates = .rfc3339
    },
    OptionsCase(
      "a format", Record(date: Date(timeIntervalSince1970: 1_584_387_913)),
      #"{"date":"2020-03-16 19:45:13 +0000"}"#
    ) { $0.dates = .format("yyyy-MM-dd HH:mm:ss Z") },
    OptionsCase("Base64", Record(data: Data([1, 2])), #"{"data":"AQI="}"#) { _ in },
    OptionsCase("bytes", Record(data: Data([1, 255])), #"{"data":[1,255]}"#) { $0.data = .bytes },
    OptionsCase("null", Record(number: 1), #"{"data":null,"date":null,"number":1}"#) {
      $0.nilValues = .null
    },
    OptionsCase("infinity", Record(number: -.infinity), #"{"number":"-inf"}"#) {
      $0.nonFiniteNumbers = .strings(
        positiveInfinity: "inf", negativeInfinity: "-inf", notANumber: "nan")
    },
  ]

  @Test(arguments: cases)
  func `a record goes out and in as the options say`(_ options: OptionsCase) throws {
    try JSONContext.with(\.options, options.options) { () throws in
      #expect(try options.record.JSONString(options: .sortedKeys) == options.text)
      #expect(try Record(JSONString: options.text) == options.record)
    }
  }

  @Test(arguments: cases)
  func `Foundation's text engine keeps the options as well`(_ options: OptionsCase) throws {
    var changed = options.options
    changed.text = .foundation
    try JSONContext.with(\.options, changed) { () throws in
      #expect(try options.record.JSONString(options: .sortedKeys) == options.text)
      #expect(try Record(JSONString: options.text) == options.record)
    }
  }

  @Test func `every type of floating point reads the strings that it writes`() throws {
    let strings = JSONOptions.NonFiniteStyle.strings(
      positiveInfinity: "inf", negativeInfinity: "-inf", notANumber: "nan")
    func check<T: BinaryFloatingPoint & JSONEncodable & JSONRestorable>(_: T.Type) throws {
      let text = try [T.infinity, -.infinity, .nan, 1.5].JSONString()
      #expect(text == #"["inf","-inf","nan",1.5]"#)
      let values = try [T](JSONString: text)
      #expect(values[0] == .infinity && values[1] == -.infinity && values[2].isNaN)
      #expect(values[3] == 1.5)
    }
    try JSONContext.with(\.options.nonFiniteNumbers, strings) { () throws in
      try check(Double.self)
      try check(Float.self)
      try check(CGFloat.self)
    }
  }

  @Test func `options hold for values that are not properties`() throws {
    try JSONContext.with(\.options.dates, .rfc3339) { () throws in
      #expect(try [Self.date].JSONString() == #"["2020-03-16T19:45:13.25Z"]"#)
      #expect(try Box<Any>(Self.date).JSONString() == #"{"value":"2020-03-16T19:45:13.25Z"}"#)
      var json: JSONObject = [:]
      try json.archive(Self.date, key: "at")
      #expect(try json.JSONString() == #"{"at":"2020-03-16T19:45:13.25Z"}"#)
    }
  }

  @Test(
    arguments: [
      (.secondsSince2001, "x", #"string "x", expected Date as seconds since 2001"#),
      (.secondsSince1970, "x", #"string "x", expected Date as seconds since 1970"#),
      (.millisecondsSince1970, true, "boolean true, expected Date as milliseconds since 1970"),
      (.rfc3339, 5, "number 5, expected Date as RFC 3339 text"),
      (.rfc3339, "1.5.2024", #"string "1.5.2024", expected Date as RFC 3339 text"#),
      (
        .format("yyyy-MM-dd"), "1.5.2024",
        #"string "1.5.2024", expected Date as text of the format "yyyy-MM-dd""#
      ),
      (.native, 5, "number 5, expected Date"),
    ] as [(JSONOptions.DateStyle, any Sendable, String)])
  func `a date in another style is a wrong type, and the error says the style`(
    _ style: JSONOptions.DateStyle, _ value: any Sendable, _ problem: String
  ) {
    let error = JSONContext.with(\.options.dates, style) {
      message { _ = try Record(JSONDictionary: ["date": value]) }
    }
    #expect(error == "wrong type: \(problem) at $.date")
  }

  @Test func `a depth limit below one is one`() throws {
    struct Flat: JSONEncodable { var a = 1 }
    struct Deep: JSONEncodable { var flat = Flat() }
    for limit in [1, 0, -5, .min] {
      try JSONContext.with(\.options.depthLimit, limit) { () throws in
        #expect(try Flat().JSONString() == #"{"a":1}"#)
        #expect(
          refusal { try Deep().JSONString() }
            == "type Flat nested deeper than 1 levels at $.flat")
      }
    }
  }

  @Test func `an archive line for a scalar or nil goes by the options as every other line does`()
    throws
  {
    struct Lines: JSONEncodable {
      var inner: [Lines] = []

      func JSONEncode() throws -> Any {
        var json: JSONObject = ["last": 1]
        try json.archive(true, key: "isLast")
        try json.archive(Int?.none, key: "last")
        try json.archive("x", keyPath: "oneDeep.textOf")
        try json.archive(nil, keyPath: "twoDeep")
        if !inner.isEmpty { try json.archive(inner, key: "innerLines") }
        return json
      }
    }
    #expect(
      try Lines().JSONString(options: .sortedKeys) == #"{"isLast":true,"oneDeep":{"textOf":"x"}}"#)
    var context = JSONContext()
    (context.options.keys, context.options.nilValues) = (.snakeCase, .null)
    try JSONContext.with(context) { () throws in
      #expect(
        try Lines().JSONString(options: .sortedKeys)
          == #"{"is_last":true,"last":null,"one_deep":{"text_of":"x"},"two_deep":null}"#)
    }
    JSONContext.with(\.options.depthLimit, 2) {
      #expect(
        message { _ = try Lines(inner: [Lines()]).JSONEncode() }
          == "type [String: Any] nested deeper than 2 levels at $.innerLines[0]")
    }
  }

  @Test(.ownTextOnly("Foundation's reader has a depth limit of its own"))
  func `the depth limit holds for encoding and for text`() throws {
    let deep: [Any] = [[[1]]]
    try JSONContext.with(\.options.depthLimit, 3) { () throws in
      #expect(throws: Never.self) { try JSONObject(JSONString: #"{"a":[[1]]}"#) }
      #expect(
        message { _ = try JSONObject(JSONString: #"{"a":[[[1]]]}"#) }
          == "invalid JSON: deeper than 3 levels (line 1, column 8) at $")
      #expect(
        message { _ = try Box<Any>(deep).JSONEncode() }
          == "type [Int] nested deeper than 3 levels at $.value[0][0]")
    }
    try JSONContext.with(\.options.depthLimit, .max) { () throws in
      let text = String(repeating: "[", count: 1_001) + String(repeating: "]", count: 1_001)
      #expect(
        message { _ = try [Int](JSONString: text) }
          == "invalid JSON: deeper than 1000 levels (line 1, column 1001) at $")
    }
  }

  @Test func `snake case is that of JSONEncoder, both ways, and leaves dictionaries alone`() throws
  {
    let text =
      #"{"first_name":"A","home_url":"B","inner":{"shoe_size":2},"tags_by_name":{"camelCase":1}}"#
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(Snake()) == Data(text.utf8))
    try JSONContext.with(\.options.keys, .snakeCase) { () throws in
      #expect(try Snake().JSONString(options: .sortedKeys) == text)
      var snake = Snake(firstName: "", homeURL: "", tagsByName: [:], inner: nil)
      try snake.update(from: JSONObject(JSONString: text))
      #expect(snake == Snake())
      #expect(
        message { try snake.update(from: ["inner": ["shoe_size": "x"]]) }
          == #"wrong type: string "x", expected Int at $.inner.shoe_size"#)
      var json: JSONObject = [:]
      try json.archive(1, key: "oneKey")
      try json.archive(2, keyPath: "twoKeys.deepKey")
      #expect(
        try json.JSONString(options: .sortedKeys) == #"{"one_key":1,"two_keys":{"deep_key":2}}"#)
      #expect(try json.value(Int.self, keyPath: "twoKeys.deepKey") == 2)
      #expect(try Shape.labelled(side: 1).JSONString() == #"{"labelled":{"side":1}}"#)
      let gesture = Press.longPress(inSeconds: 3)
      let written = #"{"gesture_type":"long_press","in_seconds":3}"#
      #expect(try gesture.JSONString(options: .sortedKeys) == written)
      #expect(try Press(JSONString: written) == gesture)
    }
  }
}
