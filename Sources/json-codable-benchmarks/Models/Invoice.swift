import CodableBridge
import JSONCodable

/// An object whose parts have moved to `Codable` already.
struct Invoice: Codable, Equatable, Sendable {
  var number = 0
  var customer = Customer()
  var items: [Item] = []

  struct Customer: CodableBacked, Equatable, Sendable {
    var name = ""
    var city: String?
  }

  struct Item: CodableBacked, Equatable, Sendable {
    var title = ""
    var count = 0
    var price = 0.0
  }
}

extension Invoice: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&number, key: "number")
    try json.restore(&customer, key: "customer")
    try json.restore(&items, key: "items")
  }
}

// MARK: - By hand

extension Invoice: BenchmarkModel {
  typealias Document = [Invoice]

  static let label = "codable-backed"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Invoice] {
    var random = SeededRandom(seed: 25)
    return (0..<count).map { number in
      Invoice(
        number: number,
        customer: Customer(
          name: random.fullName(), city: random.optional(nilOnceIn: 3) { $0.text(words: 1...2) }),
        items: random.array(0...6) {
          Item(title: $0.text(words: 1...4), count: $0.int(1...99), price: $0.decimal(0...500))
        })
    }
  }

  var byHand: JSONObject {
    ["number": number, "customer": customer.byHand, "items": items.map(\.byHand)]
  }

  init(byHand json: JSONObject) {
    number = int(json["number"])
    customer = Customer(byHand: json["customer"] as? JSONObject ?? [:])
    items = objects(json["items"]).map(Item.init(byHand:))
  }
}

extension Invoice.Customer {
  fileprivate var byHand: JSONObject {
    var json: JSONObject = ["name": name]
    if let city { json["city"] = city }
    return json
  }

  fileprivate init(byHand json: JSONObject) {
    name = json["name"] as? String ?? ""
    city = json["city"] as? String
  }
}

extension Invoice.Item {
  fileprivate var byHand: JSONObject { ["title": title, "count": count, "price": price] }

  fileprivate init(byHand json: JSONObject) {
    title = json["title"] as? String ?? ""
    count = int(json["count"])
    price = double(json["price"])
  }
}
