import Foundation
import JSONCodable
import JSONParity

// The Codable source of a mapped type.

enum SourceSamples {
  // sample: source-type
  struct Invoice: JSONMappable {
    var number = 0
    var paid = Date(timeIntervalSince1970: 0)
    var city: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&number, key: "invoice_number", required: true)
      try json.map(&paid, key: "paid", transformer: JSONTransformers.secondsToDate)
      try json.map(&city, key: "city")
    }
  }
  // end

  @Sendable static func text() throws -> String {
    try printed {
      // sample: source-text
      let source = try CodableSource.of(Invoice.self, as: .newType(named: "NewInvoice"))
      print(source.text, terminator: "")
      // end
    }
  }

  // sample: source-samples-type
  struct Refund: JSONEncodable, JSONConstructible {
    let id: Int
    let reason: String?

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id")
      reason = try json.valueIfPresent(key: "reason")
    }
  }
  // end

  @Sendable static func textBySamples() throws -> String {
    try printed {
      // sample: source-samples
      let sample = try Refund(JSONString: #"{"id":1,"reason":"too small"}"#)
      let source = try CodableSource.of(
        Refund.self, as: .newType(named: "NewRefund"), samples: [sample])
      print(source.text, terminator: "")
      // end
    }
  }
}
