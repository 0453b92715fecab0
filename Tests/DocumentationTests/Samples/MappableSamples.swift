import Foundation
import JSONCodable
import JSONParity
import Testing

// What README shows of types that are mapped in both directions at once, and of types with two sides.

private typealias User = Readme.User

enum ReadmeKeys {
  // sample: readme-member
  struct Member: JSONMappable {
    var id = 0
    var name = ""
    var joined = Date.distantPast
    var draft = ""

    static func JSONKey(forProperty name: String) -> String? {
      switch name {
      case "name": "full_name"
      case "draft": nil
      default: name
      }
    }

    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      name == "joined" ? JSONPropertyTransform(JSONTransformers.stringToDate) : nil
    }
  }
  // end

  @Sendable static func member() throws -> String {
    try printed {
      // sample: readme-keys
      let text = #"{"full_name":"Ann","id":24,"joined":"2024-05-01T18:30:00Z"}"#
      let member = try Member(JSONString: text)
      print(member.name, member.joined.timeIntervalSince1970)
      print(try member.JSONString(options: .sortedKeys) == text)
      // end
    }
  }
}

enum ReadmeMixed {
  // sample: readme-article
  struct Article: JSONMappable {
    var id = 0
    var title = ""
    var tags: [String] = []
    var author = ""

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.mapProperties(of: &self, except: ["author"])
      try json.map(&author, keyPath: "meta.author")
    }
  }
  // end

  @Sendable static func article() throws -> String {
    try printed {
      // sample: readme-mixed
      let text = #"{"id":5,"meta":{"author":"Ann"},"tags":["a"],"title":"Hello"}"#
      print(try Article(JSONString: text).author)
      print(try Article(JSONString: text).JSONString(options: .sortedKeys) == text)
      // end
    }
  }
}

enum ReadmeWrapper {
  // sample: readme-wrapper
  @propertyWrapper struct UpToTen: JSONPropertyWrapper, JSONRestorable {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) }
    init(JSONValue: Any) throws { self.init(wrappedValue: try Int(JSONValue: JSONValue)) }
  }

  struct Volume: JSONMappable { @UpToTen var level = 1 }
  // end

  @Sendable static func volume() throws -> String {
    try printed {
      // sample: readme-wrapper-read
      let volume = try Volume(JSONString: #"{"level":90}"#)
      print(try volume.JSONString())
      // end
    }
  }
}

@Sendable func readmeAudit() throws -> String {
  try printed {
    // sample: readme-audit
    struct Plan: JSONCodable {
      var id = 0
      var start = Date(timeIntervalSince1970: 0)
      var price = 0.0
      var note = ""

      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&id, key: "id")
        try json.restore(&start, key: "start", transformer: JSONTransformers.secondsToDate)
        try json.restore(&price, key: "price_eur")
      }
    }

    print(try JSONMappingAudit.of(Plan.self))
    // end
  }
}

@Suite struct ReadmeAuditTests {
  struct Order: JSONCodable {
    var id = 0
    var total = 0.0

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id", required: true)
      try json.restore(&total, key: "total_eur")
    }

    static func JSONKey(forProperty name: String) -> String? {
      name == "total" ? "total_eur" : name
    }
  }

  // sample: readme-audit-test
  @Test func whatAnOrderWritesComesBack() throws {
    try RoundTripCheck(Order.self).require(documents: [#"{"id":1,"total_eur":9.5}"#])
  }
  // end
}

@Sendable func readmeReflection() throws -> String {
  try printed {
    // sample: readme-reflection
    struct Cart: JSONEncodable {
      var prices = [2.5, 4]

      func JSONEncode() throws -> Any {
        var json = try JSONEncodeByReflection() as? JSONObject ?? [:]
        try json.archive(prices.reduce(0, +), key: "total")
        return json
      }
    }

    print(try Cart().JSONString(options: .sortedKeys))
    // end
  }
}

@Sendable func readmeUpdate() throws -> String {
  try printed {
    // sample: readme-update
    var user = try User(
      JSONString: #"{"id":24,"name":"Ann","company":{"name":"Acme","address":"Here"}}"#)
    try user.update(from: ["company": ["address": NSNull()] as JSONObject])
    print(try user.JSONString(options: .sortedKeys))

    do {
      try user.update(from: ["name": "Eve", "company": ["name": 5]])
    } catch {
      print(error)
    }
    print(user.name)
    // end
  }
}

enum ReadmeFeeds {
  // sample: readme-feed
  struct Feed: JSONMappable {
    var source = ""
    var items: [Item] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&source, keys: ["source", "origin"])
      try json.map(&items, key: "items", skipping: .invalid)
    }
  }

  struct Item: JSONEncodable, JSONConstructible {
    let id: Int
    let rating: Int

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id")
      rating = try json.value(key: "rating", default: 3)
    }
  }
  // end

  @Sendable static func feed() throws -> String {
    try printed {
      // sample: readme-skipping
      let text = #"{"origin":"shop","items":[{"id":1},{"id":"2"},{"id":3,"rating":5}]}"#
      let feed = try JSONContext.with(\.report, { print("left out:", $0) }) {
        try Feed(JSONString: text)
      }
      print(feed.source, feed.items.map(\.rating))
      // end
    }
  }
}

/// A value that an API writes in two shapes.
enum ShapeSamples {
  // sample: shapes
  enum Reference: JSONEncodable, JSONRestorable {
    case id(String)
    case customer(Customer)

    init(JSONValue json: Any) throws {
      if json is String {
        self = .id(try String(JSONValue: json))
      } else {
        self = .customer(try Customer(JSONValue: json))
      }
    }

    func JSONEncode() throws -> Any {
      switch self {
      case .id(let id): id
      case .customer(let customer): try customer.JSONEncode()
      }
    }
  }

  struct Customer: JSONMappable {
    var name = ""
  }

  struct Invoice: JSONMappable {
    var customer = Reference.id("")
    var lines: [String] = []
  }
  // end

  @Sendable static func shapes() throws -> String {
    try printed {
      // sample: shapes-run
      let text = #"[{"customer":"c7"},{"customer":{"name":"Kari"}}]"#
      for invoice in try [Invoice](JSONString: text) {
        print(try invoice.JSONString(options: .sortedKeys))
      }
      // end
    }
  }
}
