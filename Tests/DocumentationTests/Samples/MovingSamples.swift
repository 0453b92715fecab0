import CodableBridge
import Foundation
import JSONCodable
import JSONParity

// A graph of two types, moved from its leaf and from its root.

enum MovedLeaf {
  // sample: moving-leaf
  struct Address: CodableBacked {
    var street: String
    var number: Int
  }

  struct Customer: JSONCodable {
    var name = ""
    var address: Address?
    var former: [Address] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name", required: true)
      try json.restore(&address, key: "address")
      try json.restore(&former, key: "former")
    }
  }
  // end

  @Sendable static func error() -> String {
    printed {
      // sample: moving-error
      let text = #"{"name":"Ann","former":[{"street":"Main St","number":"5"}]}"#
      do {
        _ = try Customer(JSONString: text)
      } catch {
        print(error)
      }
      // end
    }
  }
}

enum MovedRoot {
  struct Address: JSONCodable {
    var street = ""
    var number = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&street, key: "street", required: true)
      try json.restore(&number, key: "number", required: true)
    }
  }

  // sample: moving-root
  struct Customer: Codable {
    var name: String
    @JSONMapped var address: Address?
    @JSONMapped var former: [Address]
  }
  // end

  @Sendable static func written() throws -> String {
    try printed {
      // sample: moving-written
      let text = #"{"former":[{"number":5,"street":"Main St"}],"name":"Ann"}"#
      let customer = try JSONDecoder().decode(Customer.self, from: Data(text.utf8))
      print(customer.former[0].number, customer.address == nil)

      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      print(String(decoding: try encoder.encode(customer), as: UTF8.self))
      // end
    }
  }
}

enum MovedContext {
  // sample: moving-context-type
  struct Shop: Encodable {
    @JSONMapped var openings: [Event]
  }

  struct Event: JSONEncodable, JSONConstructible {
    var start: Date

    init(start: Date) { self.start = start }
    init(JSONDictionary json: JSONObject) throws { start = try json.value(key: "start") }
  }
  // end

  @Sendable static func dates() throws -> String {
    try printed {
      // sample: moving-context
      var context = JSONContext()
      context.options.dates = .rfc3339
      let encoder = JSONEncoder()
      encoder.userInfo[.JSONContext] = context
      let shop = Shop(openings: [Event(start: Date(timeIntervalSince1970: 0))])
      print(String(decoding: try encoder.encode(shop), as: UTF8.self))
      // end
    }
  }
}

// sample: moving-root-first
struct Track: JSONMappable { var title = "" }

struct Album: CodableBacked {
  var name = ""
  @JSONMapped var tracks: [Track] = []
  @JSONMapped var bonus: Track?
}

extension Album {
  private enum CodingKeys: String, CodingKey { case name, tracks, bonus }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    _tracks = try container.decodeIfPresent(JSONMapped<[Track]>.self, forKey: .tracks) ?? _tracks
    _bonus = try container.decode(JSONMapped<Track?>.self, forKey: .bonus)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(_tracks, forKey: .tracks)
    try container.encode(_bonus, forKey: .bonus)
  }
}
// end

enum Leftover {
  // sample: moving-leftover
  struct Address: CodableBacked {
    var street: String

    // Compiles, and nobody calls it. `CodingKeys` must say it.
    static func JSONKey(forProperty name: String) -> String? {
      name == "street" ? "street_name" : name
    }
  }
  // end

  @Sendable static func found() -> String {
    printed {
      // sample: moving-leftover-found
      struct OldAddress: JSONMappable {
        var street = ""

        static func JSONKey(forProperty name: String) -> String? {
          name == "street" ? "street_name" : name
        }
      }

      let check = ParityCheck("address", .mapper(OldAddress.self), .codable(Address.self))
      print(check.run(documents: [#"{"street_name":"Main St"}"#], faults: false))
      // end
    }
  }
}
