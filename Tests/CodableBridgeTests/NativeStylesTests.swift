import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

private struct Stamp: CodableBacked, Equatable {
  var at = Date(timeIntervalSinceReferenceDate: 5)
  var blob = Data([1])
}

private struct OnlyDate: CodableBacked {
  var at = Date(timeIntervalSinceReferenceDate: 5)
}

private struct Record: JSONCodable, Equatable {
  var stamp = Stamp()
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&stamp, key: "stamp") }
}

@Suite("Native dates and data of Codable types stay as they are inside the mapper", .everyEngine)
struct NativeStylesTests {
  private func natively<R>(_ body: () throws -> R) rethrows -> R {
    var options = JSONContext.current.options
    options.dates = .native
    options.data = .native
    return try JSONContext.with(\.options, options, body)
  }

  @Test func `a date and data of a Codable type stay, and are read back`() throws {
    try natively { () throws in
      let tree = try #require(try Record().JSONEncode() as? JSONObject)
      let stamp = try #require(tree["stamp"] as? JSONObject)
      #expect(stamp["at"] as? Date == Stamp().at)
      #expect(stamp["blob"] as? Data == Stamp().blob)
      #expect(try Record(JSONDictionary: tree) == Record())
      for options in [[], .sortedKeys] as [JSONSerialization.WritingOptions] {
        let error = #expect(throws: JSONEncodingError.self) {
          try OnlyDate().JSONString(options: options)
        }
        #expect(error?.description == "native value of type Date in JSON text at $.at")
      }
    }
  }

  @Test func `a mapped type in a property list keeps its date and data`() throws {
    struct List: Codable { @JSONMapped var record: Loose }
    let encoder = PropertyListEncoder()
    let decoder = PropertyListDecoder()
    var context = JSONContext()
    context.options.dates = .native
    context.options.data = .native
    encoder.userInfo[.JSONContext] = context
    decoder.userInfo[.JSONContext] = context
    let list = List(record: Loose(at: Stamp().at, blob: Stamp().blob))
    let data = try encoder.encode(list)
    let plain = try PropertyListSerialization.propertyList(from: data, format: nil)
    let record = try #require((plain as? [String: Any])?["record"] as? [String: Any])
    #expect(record["at"] as? Date == Stamp().at)
    #expect(record["blob"] as? Data == Stamp().blob)
    #expect(try decoder.decode(List.self, from: data).record == list.record)
  }

  private struct Loose: JSONCodable, Equatable {
    var at: Date?
    var blob: Data?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&at, key: "at")
      try json.restore(&blob, key: "blob")
    }
  }
}
