import JSONCodable

/// An enum with payloads, by its default encoding, which is also that of `Codable`: `{"paid":{"amount":1.5}}`.
enum Activity: Codable, Equatable, Sendable {
  case opened(by: String, at: Int)
  case paid(amount: Double, currency: String, note: String?)
  case comment(String)
  case closed
}

// MARK: - Mapper

extension Activity: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    switch json.keys.first {
    case "opened":
      let value: JSONObject = try json.value(key: "opened")
      self = .opened(by: try value.value(key: "by"), at: try value.value(key: "at"))
    case "paid":
      let value: JSONObject = try json.value(key: "paid")
      self = .paid(
        amount: try value.value(key: "amount"), currency: try value.value(key: "currency"),
        note: try value.valueIfPresent(key: "note"))
    case "comment": self = .comment(try json.value(keyPath: "comment._0"))
    default: self = .closed
    }
  }
}

// MARK: - By hand

extension Activity: BenchmarkModel {
  typealias Document = [Activity]

  static let label = "enums"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Activity] {
    var random = SeededRandom(seed: 21)
    return (0..<count).map { _ in
      switch random.int(1...4) {
      case 1: .opened(by: random.fullName(), at: random.int(0...1_000_000))
      case 2:
        .paid(
          amount: random.decimal(0...50), currency: "EUR",
          note: random.int(0...1) == 0 ? nil : random.text(words: 1...4))
      case 3: .comment(random.text(words: 1...4))
      default: .closed
      }
    }
  }

  var byHand: JSONObject {
    switch self {
    case .opened(let name, let time):
      return ["opened": ["by": name, "at": time] as JSONObject]
    case .paid(let amount, let currency, let note):
      var value: JSONObject = ["amount": amount, "currency": currency]
      if let note { value["note"] = note }
      return ["paid": value]
    case .comment(let text): return ["comment": ["_0": text]]
    case .closed: return ["closed": [:] as JSONObject]
    }
  }

  init(byHand json: JSONObject) {
    if let value = json["opened"] as? JSONObject {
      self = .opened(by: value["by"] as? String ?? "", at: int(value["at"]))
    } else if let value = json["paid"] as? JSONObject {
      self = .paid(
        amount: double(value["amount"]), currency: value["currency"] as? String ?? "",
        note: value["note"] as? String)
    } else if let value = json["comment"] as? JSONObject {
      self = .comment(value["_0"] as? String ?? "")
    } else {
      self = .closed
    }
  }
}
