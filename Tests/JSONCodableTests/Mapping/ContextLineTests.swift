import Engines
import Foundation
import JSONCodable
import Testing

@Suite("A context around a line holds in both directions", .everyEngine)
struct ContextLineTests {
  private struct Part: JSONMappable, Equatable {
    var fooBar = 1
    var at: Date?
  }

  /// Lines of several kinds inside and outside of contexts, some of which depend on the value.
  private struct Sheet: JSONMappable, Equatable {
    var firstNumber = 1
    var part = Part()
    var rest = [Part()]
    var date = Date(timeIntervalSince1970: 5)
    var lastNumber = 2
    var isPlain = false

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&isPlain, key: "isPlain")
      try json.map(&firstNumber, key: "firstNumber")
      if isPlain {
        try json.map(&part, key: "subPart")
      } else {
        try JSONContext.with(\.options.keys, .snakeCase) {
          try json.map(&part, key: "subPart")
          try JSONContext.with(\.options.dates, .rfc3339) {
            try json.map(&rest, key: "theRest")
          }
          try json.map(&date, keyPath: "a.b", transformer: JSONTransformers.secondsToDate)
        }
      }
      // Nothing is mapped in it.
      JSONContext.with(\.options.nilValues, .null) {}
      try json.map(&lastNumber, key: "lastNumber")
    }
  }

  private final class Owner: JSONMappable {
    var ownName: String? = "x"
    var sheet = Sheet()

    func JSONMap(_ json: inout JSONMapping) throws {
      try JSONContext.with(\.options.nilValues, .null) {
        try JSONContext.with(\.options.keys, .snakeCase) { try json.mapProperties(of: self) }
      }
    }
  }

  private var changed: Sheet {
    var sheet = Sheet()
    (sheet.part.fooBar, sheet.firstNumber, sheet.lastNumber) = (9, 8, 7)
    sheet.part.at = Date(timeIntervalSince1970: 86_400)
    sheet.rest = [Part(fooBar: 6), Part(fooBar: 5, at: sheet.part.at)]
    return sheet
  }

  @Test func `what a line writes in a context it reads in it`() throws {
    let json: NSDictionary = [
      "isPlain": false, "firstNumber": 8, "lastNumber": 7, "a": ["b": 5],
      "sub_part": [
        "foo_bar": 9, "at": Date(timeIntervalSince1970: 86_400).timeIntervalSinceReferenceDate,
      ],
      "the_rest": [["foo_bar": 6], ["foo_bar": 5, "at": "1970-01-02T00:00:00Z"]] as [Any],
    ]
    // The first value, and those that a plan could write.
    for _ in 0..<3 {
      #expect(try changed.JSONDictionary() as NSDictionary == json)
      let text = try changed.JSONString()
      #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary == json)
      #expect(try Sheet(JSONString: text) == changed)
      var plain = changed
      plain.isPlain = true
      let object = try plain.JSONDictionary() as NSDictionary
      #expect(
        object["subPart"] as? NSDictionary == [
          "fooBar": 9, "at": Date(timeIntervalSince1970: 86_400).timeIntervalSinceReferenceDate,
        ])
      #expect(object["lastNumber"] as? Int == 7 && object.count == 4)
    }
  }

  @Test func `an error in a context names the key of the context`() throws {
    struct Wrong: JSONMappable {
      var fooBar = Double.nan
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try JSONContext.with(\.options.keys, .snakeCase) { try json.map(&fooBar, key: "fooBar") }
      }
    }
    let error = #expect(throws: JSONEncodingError.self) { try Wrong().JSONString() }
    #expect(error?.path.description == "$.foo_bar")
  }

  @Test func `reflection and a class go by the context as well`() throws {
    let owner = Owner()
    (owner.ownName, owner.sheet) = (nil, changed)
    for _ in 0..<2 {
      let object = try owner.JSONDictionary()
      #expect(Set(object.keys) == ["own_name", "sheet"])
      #expect(object["own_name"] is NSNull)
      let back = try Owner(JSONString: owner.JSONString())
      #expect(back.ownName == nil && back.sheet == changed)
    }
  }

  @Test func `a context around another value is not one of a line`() throws {
    struct Holder: JSONMappable {
      var number = 1
      var text = ""
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        if !json.isReading {
          text = try JSONContext.with(\.options.keys, .snakeCase) { try Part().JSONString() }
        }
        try json.map(&text, key: "theText")
        try json.map(&number, key: "theNumber")
      }
    }
    for _ in 0..<3 {
      #expect(
        try Holder().JSONDictionary() as NSDictionary
          == ["theText": #"{"foo_bar":1}"#, "theNumber": 1] as NSDictionary)
    }
  }

  @Test func `the audit finds both directions in one place`() throws {
    #expect(try JSONMappingAudit.of(Sheet.self).asymmetries.isEmpty)
  }
}
