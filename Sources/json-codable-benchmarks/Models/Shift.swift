import JSONCodable

/// Enums with raw values, alone, in arrays, sets and dictionaries.
struct Shift: Codable, Equatable, Sendable {
  enum Weekday: String, Codable, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  }

  enum Level: Int, Codable, CaseIterable { case low, medium, high }

  var start = Weekday.monday
  var end: Weekday?
  var days: [Weekday] = []
  var levels: [Level] = []
  var holidays: Set<Weekday> = []
  var load: [String: Level] = [:]
}

extension Shift.Weekday: JSONEncodable {}
extension Shift.Level: JSONEncodable {}

extension Shift: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&start, key: "start")
    try json.restore(&end, key: "end")
    try json.restore(&days, key: "days")
    try json.restore(&levels, key: "levels")
    try json.restore(&holidays, key: "holidays")
    try json.restore(&load, key: "load")
  }
}

// MARK: - By hand

extension Shift: BenchmarkModel {
  typealias Document = [Shift]

  static let label = "raw-values"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Shift] {
    var random = SeededRandom(seed: 22)
    return (0..<count).map { _ in
      Shift(
        start: random.pick(Weekday.allCases),
        end: random.optional(nilOnceIn: 2) { $0.pick(Weekday.allCases) },
        days: random.array(0...7) { $0.pick(Weekday.allCases) },
        levels: random.array(0...12) { $0.pick(Level.allCases) },
        // One element: the order of more differs from run to run.
        holidays: [random.pick(Weekday.allCases)],
        load: random.dictionary(0...5, keys: ("hall", 1...9)) { $0.pick(Level.allCases) })
    }
  }

  var byHand: JSONObject {
    var json: JSONObject = [
      "start": start.rawValue, "days": days.map(\.rawValue), "levels": levels.map(\.rawValue),
      "holidays": holidays.map(\.rawValue), "load": load.mapValues(\.rawValue),
    ]
    if let end { json["end"] = end.rawValue }
    return json
  }

  init(byHand json: JSONObject) {
    start = weekday(json["start"]) ?? .monday
    end = weekday(json["end"])
    days = (json["days"] as? [Any] ?? []).compactMap(weekday)
    levels = (json["levels"] as? [Any] ?? []).compactMap(level)
    holidays = Set((json["holidays"] as? [Any] ?? []).compactMap(weekday))
    load = (json["load"] as? JSONObject ?? [:]).compactMapValues(level)
  }
}

private func weekday(_ value: Any?) -> Shift.Weekday? {
  (value as? String).flatMap(Shift.Weekday.init)
}

private func level(_ value: Any?) -> Shift.Level? { Shift.Level(rawValue: int(value)) }
