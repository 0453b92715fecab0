import Foundation
import JSONCodable

// Each idiom of Migration.md by the mapper and by Codable. `IdiomTests` runs the rows of its table.

enum RenameBefore {
  // sample: rename-before
  struct User: JSONMappable {
    var name = ""
    var age: Int?

    static func JSONKey(forProperty name: String) -> String? {
      name == "name" ? "full_name" : name
    }
  }
  // end
}

enum RenameAfter {
  // sample: rename-after
  struct User: Codable {
    var name: String
    var age: Int?

    private enum CodingKeys: String, CodingKey {
      case name = "full_name"
      case age
    }
  }
  // end
}

enum DefaultBefore {
  // sample: default-before
  struct Room: JSONMappable {
    var name: String?
    var seats = 100
  }
  // end
}

enum DefaultAfter {
  // sample: default-after
  struct Room: Codable {
    var name: String?
    var seats = 100

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decodeIfPresent(String.self, forKey: .name)
      seats = try container.decodeIfPresent(Int.self, forKey: .seats) ?? seats
    }
  }
  // end
}

enum RequiredBefore {
  // sample: required-before
  struct Order: JSONMappable {
    var id = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id", required: true)
    }
  }
  // end
}

enum RequiredAfter {
  // sample: required-after
  struct Order: Codable {
    var id: Int
  }
  // end
}

enum KeyPathBefore {
  // sample: keypath-before
  struct User: JSONMappable {
    var city: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&city, keyPath: "address.city")
    }
  }
  // end
}

enum KeyPathAfter {
  // sample: keypath-after
  struct User: Codable {
    var city: String?

    private enum CodingKeys: CodingKey { case address }
    private struct Address: Codable { var city: String? }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      city = try container.decodeIfPresent(Address.self, forKey: .address)?.city
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if let city { try container.encode(Address(city: city), forKey: .address) }
    }
  }
  // end
}

enum TransformerBefore {
  // sample: transformer-before
  struct Invoice: JSONMappable {
    var paid: Date?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&paid, key: "paid", transformer: JSONTransformers.secondsToDate)
    }
  }
  // end
}

enum TransformerAfter {
  // sample: transformer-after
  struct Invoice: Codable {
    var paid: Date?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let seconds = try container.decodeIfPresent(Double.self, forKey: .paid)
      paid = seconds.map(Date.init(timeIntervalSince1970:))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(paid?.timeIntervalSince1970, forKey: .paid)
    }

    private enum CodingKeys: CodingKey { case paid }
  }
  // end
}

enum EnumBefore {
  // sample: enum-before
  enum Status: String { case open, closed }

  struct Ticket: JSONMappable {
    var status = Status.open
  }
  // end
}

enum EnumAfter {
  // sample: enum-after
  enum Status: String, Codable { case open, closed }

  struct Ticket: Codable {
    var status: Status
  }
  // end
}

enum UnknownBefore {
  // sample: unknown-before
  struct Status: RawRepresentable, Hashable {
    var rawValue: String
    static let open = Status(rawValue: "open")
  }

  struct Ticket: JSONMappable {
    var status = Status.open
  }
  // end
}

enum UnknownAfter {
  // sample: unknown-after
  struct Status: RawRepresentable, Hashable, Codable {
    var rawValue: String
    static let open = Status(rawValue: "open")
  }

  struct Ticket: Codable {
    var status: Status
  }
  // end
}

enum SkippingBefore {
  // sample: skipping-before
  struct Game: JSONMappable {
    var scores: [Int] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&scores, key: "scores", skipping: .invalid)
    }
  }
  // end
}

enum SkippingAfter {
  // sample: skipping-after
  struct Game: Codable {
    var scores: [Int] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let elements = try container.decodeIfPresent([Lossy<Int>].self, forKey: .scores)
      scores = elements?.compactMap(\.value) ?? scores
    }
  }

  /// A value, or nil for what is not one.
  struct Lossy<Value: Decodable>: Decodable {
    var value: Value?

    init(from decoder: any Decoder) {
      do { value = try Value(from: decoder) } catch { value = nil }
    }
  }
  // end
}

enum UpdateBefore {
  // sample: update-before
  struct User: JSONMappable {
    var name = ""
    var city: String?

    mutating func change(by patch: String) throws {
      try update(from: JSONObject(JSONString: patch))
    }
  }
  // end
}

enum UpdateAfter {
  // sample: update-after
  struct User: Codable {
    var name: String
    var city: String?

    mutating func change(by patch: String) throws {
      let patch = try JSONDecoder().decode(UserPatch.self, from: Data(patch.utf8))
      name = patch.name ?? name
      city = patch.city ?? city
    }
  }

  /// What may be changed; of `city` also whether it is null.
  struct UserPatch: Decodable {
    var name: String?
    var city: String??

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decodeIfPresent(String.self, forKey: .name)
      if container.contains(.city) {
        city = .some(try container.decodeIfPresent(String.self, forKey: .city))
      }
    }

    private enum CodingKeys: CodingKey { case name, city }
  }
  // end
}

enum NullBefore {
  // sample: null-before
  struct User: JSONMappable {
    var city: String?

    func text() throws -> String {
      try JSONContext.with(\.options.nilValues, .null) { try JSONString() }
    }
  }
  // end
}

enum NullAfter {
  // sample: null-after
  struct User: Codable {
    var city: String?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(city, forKey: .city)  // not `encodeIfPresent`
    }
  }
  // end
}

enum DatesBefore {
  struct Event: JSONMappable { var start = Date.distantPast }

  static func again(_ text: String) throws -> String {
    // sample: dates-before
    try JSONContext.with(\.options.dates, .rfc3339) {
      let event = try Event(JSONString: text)
      return try event.JSONString()
    }
    // end
  }
}

enum DatesAfter {
  struct Event: Codable { var start: Date }

  static func again(_ text: String) throws -> String {
    // sample: dates-after
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    decoder.dateDecodingStrategy = .iso8601
    encoder.dateEncodingStrategy = .iso8601
    let event = try decoder.decode(Event.self, from: Data(text.utf8))
    return String(decoding: try encoder.encode(event), as: UTF8.self)
    // end
  }
}

enum AnyBefore {
  // sample: any-before
  struct Visit: JSONMappable {
    var extra: JSONObject = [:]
  }
  // end
}

enum AnyAfter {
  // sample: any-after
  struct Visit: Codable {
    var extra: [String: AnyJSON]
  }
  // end
}

enum ListBefore {
  struct Settings: JSONMappable {
    var volume = 1.0
    var opened = Date.distantPast
  }

  static func read(_ file: Data) throws -> Settings {
    // sample: list-before
    var context = JSONContext()
    context.options.dates = .native
    context.options.data = .native
    let list = try PropertyListSerialization.propertyList(from: file, format: nil)
    return try Settings(JSONValue: list, context: context)
    // end
  }
}

enum ListAfter {
  struct Settings: Codable {
    var volume = 1.0
    var opened = Date.distantPast
  }

  static func read(_ file: Data) throws -> Settings {
    // sample: list-after
    try PropertyListDecoder().decode(Settings.self, from: file)
    // end
  }
}
