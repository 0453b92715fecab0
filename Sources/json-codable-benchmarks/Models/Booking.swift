import JSONCodable

/// An object that is written by `archive` lines: scalars, a struct, and what transformers make.
struct Booking: Codable, Equatable, Sendable {
  var id = 0
  var guest = Guest()
  var hours = Hours(count: 0)
  var breaks: [Hours] = []
  var note: String?

  struct Guest: Codable, Equatable, Sendable {
    var name = ""
    var isMember = false
  }

  /// A number of hours, which the JSON has as minutes.
  struct Hours: Equatable, Sendable {
    var count: Double

    static let fromMinutes = JSONTransformer<Int, Hours>(
      "minutes", decoding: { Hours(minutes: $0) }, encoding: { $0.minutes })

    var minutes: Int { Int((count * 60).rounded()) }

    init(count: Double) { self.count = count }

    init(minutes: Int) { count = Double(minutes) / 60 }
  }
}

extension Booking: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&guest, key: "guest")
    try json.restore(&hours, key: "hours", transformer: Hours.fromMinutes)
    try json.restore(&breaks, key: "breaks", transformer: Hours.fromMinutes)
    try json.restore(&note, key: "note")
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(id, key: "id")
    try json.archive(guest, key: "guest")
    try json.archive(hours, key: "hours", transformer: Hours.fromMinutes)
    try json.archive(breaks, key: "breaks", transformer: Hours.fromMinutes)
    try json.archive(note, key: "note")
    return json
  }
}

extension Booking.Guest: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name")
    try json.restore(&isMember, key: "isMember")
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(name, key: "name")
    try json.archive(isMember, key: "isMember")
    return json
  }
}

extension Booking.Hours: Codable {
  init(from decoder: any Decoder) throws { self.init(minutes: try Int(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try minutes.encode(to: encoder) }
}

// MARK: - By hand

extension Booking: BenchmarkModel {
  typealias Document = [Booking]

  static let label = "archive-lines"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Booking] {
    var random = SeededRandom(seed: 26)
    return (0..<count).map { id in
      Booking(
        id: id, guest: Guest(name: random.fullName(), isMember: random.oneIn(2)),
        hours: Hours(minutes: random.int(15...2_000)),
        breaks: random.array(0...6) { Hours(minutes: $0.int(1...90)) },
        note: random.optional(nilOnceIn: 2) { $0.text(words: 2...8) })
    }
  }

  var byHand: JSONObject {
    var json: JSONObject = [
      "id": id, "guest": guest.byHand, "hours": hours.minutes, "breaks": breaks.map(\.minutes),
    ]
    if let note { json["note"] = note }
    return json
  }

  init(byHand json: JSONObject) {
    id = int(json["id"])
    guest = Guest(byHand: json["guest"] as? JSONObject ?? [:])
    hours = Hours(minutes: int(json["hours"]))
    breaks = (json["breaks"] as? [Int] ?? []).map(Hours.init(minutes:))
    note = json["note"] as? String
  }
}

extension Booking.Guest {
  fileprivate var byHand: JSONObject { ["name": name, "isMember": isMember] }

  fileprivate init(byHand json: JSONObject) {
    name = json["name"] as? String ?? ""
    isMember = bool(json["isMember"])
  }
}
