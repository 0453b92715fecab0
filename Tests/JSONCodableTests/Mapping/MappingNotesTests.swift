import Foundation
import Testing

@testable import JSONCodable

@Suite("What lines note is written in the order and with the lifetime of the lines")
struct MappingNotesTests {
  /// Lines of several kinds, one of which may have another key, or be the last.
  private struct Sheet: JSONMappable {
    var numbers = Array(0..<20)
    var texts: [String?] = (0..<10).map { $0.isMultiple(of: 2) ? "text \($0)" : nil }
    var ratio: Double? = 0.5
    var date = Date(timeIntervalSince1970: 5)
    var other = -1
    var last = Int.max

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      for index in numbers.indices where index <= last {
        try json.map(&numbers[index], key: index == other ? "other" : "number\(index)")
      }
      if numbers.count <= last {
        for index in texts.indices { try json.map(&texts[index], key: "text\(index)") }
        try json.map(&ratio, key: "ratio")
        try json.map(&date, key: "date", transformer: JSONTransformers.secondsToDate)
      }
    }

    /// What the lines say, without the mapper.
    var expected: NSDictionary {
      var object: JSONObject = [:]
      for index in numbers.indices where index <= last {
        object[index == other ? "other" : "number\(index)"] = numbers[index]
      }
      if numbers.count <= last {
        for index in texts.indices { object["text\(index)"] = texts[index] }
        object["ratio"] = ratio
        object["date"] = 5
      }
      return object as NSDictionary
    }
  }

  @Test func `a value may leave the lines of the others at every line`() throws {
    var sheets = [Sheet()]
    for place in 0..<20 {
      sheets += [Sheet(other: place), Sheet(), Sheet(last: place), Sheet(ratio: nil)]
    }
    sheets.append(Sheet(numbers: Array(0..<40)))
    for sheet in sheets {
      #expect(try sheet.JSONEncode() as? NSDictionary == sheet.expected)
      let text = try JSONSerialization.jsonObject(with: sheet.JSONData())
      #expect(text as? NSDictionary == sheet.expected)
    }
  }

  @Test func `a nil is left out or null, and a number that is none an error at its key`() throws {
    try JSONContext.with(\.options.nilValues, .null) {
      for _ in 0..<3 {
        let object = try Sheet(ratio: nil).JSONDictionary()
        #expect(object["text1"] is NSNull && object["ratio"] is NSNull)
        #expect(try Sheet(ratio: nil).JSONString().contains(#""ratio":null"#))
      }
    }
    for _ in 0..<3 {
      let error = #expect(throws: JSONEncodingError.self) { try Sheet(ratio: .nan).JSONEncode() }
      #expect("\(error?.path ?? .root)" == "$.ratio")
      let textError = #expect(throws: JSONEncodingError.self) { try Sheet(ratio: .nan).JSONData() }
      #expect("\(textError?.path ?? .root)" == "$.ratio")
    }
  }

  // MARK: - Lifetimes

  private final class Part: JSONEncodable {
    let isBad: Bool
    init(isBad: Bool = false) { self.isBad = isBad }
    func JSONEncode() throws -> Any {
      if isBad { throw CocoaError(.coderInvalidValue) }
      return "part"
    }
  }

  private struct Whole: JSONMappable {
    var parts: [Part?] = [Part(), Part(), nil, Part()]
    var isShort = false

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      if json.isReading { return }
      for index in parts.indices where !isShort || index < 2 {
        try json.map(&parts[index], key: "part\(index)", skipping: .nothing)
      }
    }
  }

  @Test func `the parts end with their value, also where one of them is an error`() {
    weak var part: Part?
    func write(_ whole: Whole) -> Bool {
      part = whole.parts[3]
      #expect(part != nil)
      let isObject = (try? whole.JSONEncode()) != nil
      let isText = (try? whole.JSONData()) != nil
      #expect(isObject == isText)
      return isObject
    }
    for _ in 0..<3 {
      #expect(write(Whole()))
      #expect(part == nil)
      #expect(write(Whole(isShort: true)))
      #expect(part == nil)
      for bad in [0, 1, 3] {
        var whole = Whole()
        whole.parts[bad] = Part(isBad: true)
        #expect(!write(whole))
        whole.parts = []
        #expect(part == nil)
      }
    }
  }

  // MARK: - A mapping that is kept

  private final class Keeper: JSONMappable {
    var mapping: JSONMapping?
    var (name, part) = ("x", KeeperPart())
    init() {}

    func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "name")
      part.keeper = self
      try json.map(&part, key: "part")
      mapping = json
    }

    /// Says lines after the last one.
    func sayMore() throws {
      guard var mapping else { return }
      for index in 0..<50 {
        var value = "more than fits into the words of a text, \(index)"
        try mapping.map(&value, key: "more\(index)")
      }
    }
  }

  /// Says more lines of the mapping in which it stands, while it is written.
  private final class KeeperPart: JSONEncodable, JSONRestorable {
    weak var keeper: Keeper?
    init() {}
    init(JSONValue: Any) throws {}
    func JSONEncode() throws -> Any {
      try keeper?.sayMore()
      return "part"
    }
  }

  @Test func `a line that is said when the mapping has ended is not written`() throws {
    for _ in 0..<3 {
      let keeper = Keeper()
      #expect(try keeper.JSONEncode() as? NSDictionary == ["name": "x", "part": "part"])
      try keeper.sayMore()
      #expect(try keeper.JSONString(options: .sortedKeys) == #"{"name":"x","part":"part"}"#)
      try keeper.sayMore()
    }
  }
}
