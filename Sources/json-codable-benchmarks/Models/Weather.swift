import JSONCodable

/// Properties that lie deep in the JSON, each at a key path of its own.
struct Weather: Equatable, Sendable {
  var city = ""
  var temperature = 0.0
  var summary: String?
  var humidity = 0
}

extension Weather: JSONCodable {
  func JSONEncode() throws -> Any {
    var json: JSONObject = [:]
    try json.archive(city, keyPath: "place.city")
    try json.archive(temperature, keyPath: "current.measured.temperature")
    try json.archive(summary, keyPath: "current.summary")
    try json.archive(humidity, keyPath: "current.measured.humidity")
    return json
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&city, keyPath: "place.city")
    try json.restore(&temperature, keyPath: "current.measured.temperature")
    try json.restore(&summary, keyPath: "current.summary")
    try json.restore(&humidity, keyPath: "current.measured.humidity")
  }
}

// MARK: - Codable

extension Weather: Codable {
  private enum CodingKeys: String, CodingKey { case place, current }
  private struct Place: Codable { var city: String }
  private struct Current: Codable {
    var measured: Measured
    var summary: String?
  }
  private struct Measured: Codable {
    var temperature: Double
    var humidity: Int
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    city = try container.decode(Place.self, forKey: .place).city
    let current = try container.decode(Current.self, forKey: .current)
    (temperature, humidity) = (current.measured.temperature, current.measured.humidity)
    summary = current.summary
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Place(city: city), forKey: .place)
    let measured = Measured(temperature: temperature, humidity: humidity)
    try container.encode(Current(measured: measured, summary: summary), forKey: .current)
  }
}

// MARK: - By hand

extension Weather: BenchmarkModel {
  typealias Document = [Weather]

  static let label = "key-paths"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Weather] {
    var random = SeededRandom(seed: 19)
    return (0..<count).map { _ in
      Weather(
        city: random.fullName(), temperature: random.decimal(-30...45, digits: 1),
        summary: random.optional(nilOnceIn: 2) { $0.text(words: 2...5) },
        humidity: random.int(0...100))
    }
  }

  var byHand: JSONObject {
    var current: JSONObject = ["measured": ["temperature": temperature, "humidity": humidity]]
    if let summary { current["summary"] = summary }
    return ["place": ["city": city], "current": current]
  }

  init(byHand json: JSONObject) {
    city = (json["place"] as? JSONObject)?["city"] as? String ?? ""
    let current = json["current"] as? JSONObject ?? [:]
    let measured = current["measured"] as? JSONObject ?? [:]
    temperature = double(measured["temperature"])
    humidity = int(measured["humidity"])
    summary = current["summary"] as? String
  }
}
