import JSONCodable

/// A country of a map: rings of points, whose doubles have up to 17 digits.
struct Region: Codable, Sendable {
  var name = ""
  var rings: [[[Double]]] = []
}

extension Region: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name")
    try json.restore(&rings, key: "rings")
  }
}

extension Region: Equatable {
  /// Compares doubles to 15 digits: `JSONSerialization` on Linux rounds what has more than 17 characters
  /// wrongly, and code by hand takes what it gives.
  static func == (left: Region, right: Region) -> Bool {
    left.name == right.name
      && left.rings.elementsEqual(right.rings) { left, right in
        left.elementsEqual(right) { $0.elementsEqual($1, by: areNear) }
      }
  }

  private static func areNear(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= abs(left) * 1e-15
  }
}

// MARK: - By hand

extension Region: BenchmarkModel {
  typealias Document = [Region]

  static let label = "coordinates"
  static let defaultCount = 50

  static func generated(_ count: Int) -> [Region] {
    var random = SeededRandom(seed: 9)
    return (0..<count).map { _ in
      Region(
        name: random.fullName(),
        rings: random.array(1...3) { random in
          random.array(4...20) { random in
            [
              Double.random(in: -180...180, using: &random),
              Double.random(in: -90...90, using: &random),
            ]
          }
        })
    }
  }

  var byHand: JSONObject { ["name": name, "rings": rings] }

  init(byHand json: JSONObject) {
    name = json["name"] as? String ?? ""
    rings = (json["rings"] as? [[[Any]]] ?? []).map { $0.map { $0.map(double) } }
  }
}
