import JSONCodable

/// Dictionaries of scalars, of arrays and of structs.
struct Catalogue: Codable, Equatable, Sendable {
  var stock: [String: Int] = [:]
  var names: [String: String] = [:]
  var sizes: [String: [Double]] = [:]
  var places: [String: Place] = [:]

  struct Place: Codable, Equatable, Sendable {
    var x = 0.0
    var y = 0.0
  }
}

extension Catalogue: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&stock, key: "stock")
    try json.restore(&names, key: "names")
    try json.restore(&sizes, key: "sizes")
    try json.restore(&places, key: "places")
  }
}

extension Catalogue.Place: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&x, key: "x")
    try json.restore(&y, key: "y")
  }
}

// MARK: - By hand

extension Catalogue: BenchmarkModel {
  typealias Document = [Catalogue]

  static let label = "dictionaries"
  static let defaultCount = 100

  private static let products = (prefix: "product", numbers: 1...99)

  static func generated(_ count: Int) -> [Catalogue] {
    var random = SeededRandom(seed: 17)
    return (0..<count).map { _ in
      Catalogue(
        stock: random.dictionary(0...8, keys: products) { $0.int(0...999) },
        names: random.dictionary(0...8, keys: products) { $0.fullName() },
        sizes: random.dictionary(0...8, keys: products) { $0.array(0...4) { $0.decimal(0...9) } },
        places: random.dictionary(0...8, keys: products) {
          Place(x: $0.decimal(-9...9), y: $0.decimal(-9...9))
        })
    }
  }

  var byHand: JSONObject {
    [
      "stock": stock, "names": names, "sizes": sizes,
      "places": places.mapValues { ["x": $0.x, "y": $0.y] },
    ]
  }

  init(byHand json: JSONObject) {
    stock = (json["stock"] as? JSONObject ?? [:]).mapValues(int)
    names = json["names"] as? [String: String] ?? [:]
    sizes = (json["sizes"] as? [String: [Any]] ?? [:]).mapValues { $0.map(double) }
    places = (json["places"] as? [String: JSONObject] ?? [:]).mapValues {
      Place(x: double($0["x"]), y: double($0["y"]))
    }
  }
}
