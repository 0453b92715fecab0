import JSONCodable

/// A property wrapper of a user's own: a number within bounds.
@propertyWrapper
struct Clamped: JSONPropertyWrapper, JSONEncodable, JSONRestorable, Codable, Equatable, Sendable {
  private var number: Int
  var wrappedValue: Int {
    get { number }
    set { number = min(max(newValue, 0), 100) }
  }

  init(wrappedValue: Int) { number = min(max(wrappedValue, 0), 100) }

  init(JSONValue: Any) throws { self.init(wrappedValue: try Int(JSONValue: JSONValue)) }
  init(from decoder: any Decoder) throws { self.init(wrappedValue: try Int(from: decoder)) }
  func JSONEncode() throws -> Any { number }
  func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
}

/// A property wrapper of any value, which the marker alone makes known.
@propertyWrapper
struct Tracked<Value>: JSONPropertyWrapper {
  var wrappedValue: Value
  var reads = 0

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Tracked: Equatable where Value: Equatable {}
extension Tracked: Sendable where Value: Sendable {}

extension Tracked: Codable where Value: Codable {
  init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
  func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

/// A control panel, all of whose properties are wrapped.
struct Panel: Codable, Equatable, Sendable {
  @Tracked var title = ""
  @Clamped var volume = 0
  @Clamped var balance = 0
  @Tracked var isMuted = false
  @Tracked var gain = 0.0
  @Tracked var bands: [Int] = []
}

extension Panel: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&title, key: "title")
    try json.restore(&_volume, key: "volume")
    try json.restore(&_balance, key: "balance")
    try json.restore(&isMuted, key: "isMuted")
    try json.restore(&gain, key: "gain")
    try json.restore(&bands, key: "bands")
  }
}

// MARK: - By hand

extension Panel: BenchmarkModel {
  typealias Document = [Panel]

  static let label = "wrappers"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Panel] {
    var random = SeededRandom(seed: 11)
    return (0..<count).map { _ in
      var panel = Panel()
      panel.title = random.text(words: 1...4)
      panel.volume = random.int(0...100)
      panel.balance = random.int(0...100)
      panel.isMuted = random.oneIn(2)
      panel.gain = random.decimal(-12...12)
      panel.bands = random.array(0...8) { $0.int(-20...20) }
      return panel
    }
  }

  var byHand: JSONObject {
    [
      "title": title, "volume": volume, "balance": balance, "isMuted": isMuted, "gain": gain,
      "bands": bands,
    ]
  }

  init(byHand json: JSONObject) {
    title = json["title"] as? String ?? ""
    volume = int(json["volume"])
    balance = int(json["balance"])
    isMuted = bool(json["isMuted"])
    gain = double(json["gain"])
    bands = (json["bands"] as? [Any] ?? []).map(int)
  }
}
