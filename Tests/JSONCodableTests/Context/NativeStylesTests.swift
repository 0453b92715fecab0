import Engines
import Foundation
import JSONCodable
import Testing

@Suite("Native dates and data stay as they are, in dictionaries only", .everyEngine)
struct NativeStylesTests {
  private struct Note: JSONCodable, Equatable {
    var at = Date(timeIntervalSinceReferenceDate: 0)
    var blob: Data?
    var days: [Date] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&at, key: "at")
      try json.restore(&blob, key: "blob")
      try json.restore(&days, key: "days")
    }
  }

  private let date = Date(timeIntervalSinceReferenceDate: 5.25)
  private let data = Data([1, 2])
  private var note: Note { Note(at: date, blob: data, days: [date]) }

  private func natively<R>(_ body: () throws -> R) rethrows -> R {
    var options = JSONContext.current.options
    options.dates = .native
    options.data = .native
    return try JSONContext.with(\.options, options, body)
  }

  @Test func `a date and data stay in the dictionary, and are read back from it`() throws {
    try natively { () throws in
      let tree = try #require(try note.JSONEncode() as? JSONObject)
      #expect(tree["at"] as? Date == date)
      #expect(tree["blob"] as? Data == data)
      #expect(tree["days"] as? [Date] == [date])
      #expect(try Note(JSONDictionary: tree) == note)
      var archived: JSONObject = [:]
      try archived.archive(date, key: "at")
      try archived.archive(date as NSDate, keyPath: "inner.at")
      #expect(archived["at"] as? Date == date)
      #expect((archived["inner"] as? JSONObject)?["at"] as? Date == date)
    }
  }

  @Test func `a property list keeps what stays`() throws {
    try natively { () throws in
      let list = try PropertyListSerialization.data(
        fromPropertyList: note.JSONEncode(), format: .binary, options: 0)
      let tree = try PropertyListSerialization.propertyList(from: list, format: nil)
      #expect(try Note(JSONValue: tree) == note)
    }
  }

  @Test func `native reading takes Foundation's objects as well, and nothing else`() throws {
    try natively { () throws in
      let json: JSONObject = ["at": date as NSDate, "blob": data as NSData]
      #expect(try Note(JSONDictionary: json) == Note(at: date, blob: data))
      #expect(
        message { _ = try Note(JSONDictionary: ["at": 5]) }
          == "wrong type: number 5, expected Date at $.at")
      #expect(
        message { _ = try Note(JSONDictionary: ["blob": "AQI="]) }
          == #"wrong type: string "AQI=", expected Data at $.blob"#)
      #expect(
        message { _ = try Note(JSONString: #"{"at":"2020-03-16T19:45:13Z"}"#) }
          == #"wrong type: string "2020-03-16T19:45:13Z", expected Date at $.at"#)
    }
  }

  @Test func `JSON text refuses what stays, with its place, by every way`() throws {
    let (date, data) = (date, data)
    let tree: JSONObject = ["list": [1, date] as [Any]]
    let objects: JSONObject = ["list": [1, data as NSData] as [Any]]
    let noBlob = Note(at: date)
    natively {
      for options in [[], .sortedKeys, .prettyPrinted] as [JSONSerialization.WritingOptions] {
        #expect(
          message { _ = try noBlob.JSONString(options: options) }
            == "native value of type Date in JSON text at $.at")
        #expect(
          message { _ = try Box(data).JSONData(options: options) }
            == "native value of type Data in JSON text at $.value")
        #expect(
          message { _ = try tree.JSONString(options: options) }
            == "native value of type Date in JSON text at $.list[1]")
        #expect(
          message { _ = try objects.JSONString(options: options) }
            == "native value of type Data in JSON text at $.list[1]")
      }
      #expect(
        message { _ = try date.JSONString() } == "native value of type Date in JSON text at $")
    }
  }

  @Test func `a date stays in a dictionary of any values`() throws {
    try natively { () throws in
      let box = Box<Any>(["k": date as Any?])
      let tree = try #require(try box.JSONEncode() as? JSONObject)
      #expect((tree["value"] as? JSONObject)?["k"] as? Date == date)
    }
  }
}
