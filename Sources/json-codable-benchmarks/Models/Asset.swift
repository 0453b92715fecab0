import Foundation
import JSONCodable

/// The types of Foundation that have a JSON form.
struct Asset: Codable, Equatable, Sendable {
  var id = ScalarShape.nobody
  var created = Date.distantPast
  var changed: Date?
  var link = ScalarShape.nowhere
  var thumbnail = Data()
  var price = Decimal.zero
}

extension Asset: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&created, key: "created")
    try json.restore(&changed, key: "changed")
    try json.restore(&link, key: "link")
    try json.restore(&thumbnail, key: "thumbnail")
    try json.restore(&price, key: "price")
  }
}

// MARK: - By hand

extension Asset: BenchmarkModel {
  typealias Document = [Asset]

  static let label = "foundation"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Asset] {
    var random = SeededRandom(seed: 12)
    return (0..<count).map { _ in
      Asset(
        id: random.uuid(), created: random.date(),
        changed: random.optional(nilOnceIn: 2) { $0.date() }, link: random.url(),
        thumbnail: Data(random.array(20...60) { UInt8($0.int(0...255)) }),
        price: Decimal(sign: .plus, exponent: -2, significand: Decimal(random.int(1...99_999))))
    }
  }

  var byHand: JSONObject {
    var json: JSONObject = [
      "id": id.uuidString, "created": created.timeIntervalSinceReferenceDate,
      "link": link.absoluteString, "thumbnail": thumbnail.base64EncodedString(),
      "price": NSDecimalNumber(decimal: price),
    ]
    if let changed { json["changed"] = changed.timeIntervalSinceReferenceDate }
    return json
  }

  init(byHand json: JSONObject) {
    id = UUID(uuidString: json["id"] as? String ?? "") ?? ScalarShape.nobody
    created = Date(timeIntervalSinceReferenceDate: double(json["created"]))
    changed = (json["changed"] as? NSNumber).map {
      Date(timeIntervalSinceReferenceDate: $0.doubleValue)
    }
    link = URL(string: json["link"] as? String ?? "") ?? ScalarShape.nowhere
    thumbnail = Data(base64Encoded: json["thumbnail"] as? String ?? "") ?? Data()
    price = Decimal(string: (json["price"] as? NSNumber)?.stringValue ?? "") ?? 0
  }
}
