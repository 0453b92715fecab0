import Foundation
import JSONCodable
import JSONParity

enum Readme {
  // sample: readme-user
  struct User: JSONMappable {
    var id = 0
    var name = ""
    var company: Company?
    var friends: [User] = []
  }

  struct Company: JSONMappable {
    var name = ""
    var address: String?
  }
  // end
}

private typealias User = Readme.User

@Sendable func readmeDictionary() throws -> String {
  try printed {
    // sample: readme-dictionary
    let acme: JSONObject = ["name": "Acme"]
    let ann: JSONObject = ["id": 24, "name": "Ann", "company": acme]

    let user = try User(JSONDictionary: ann)
    print(user.company?.name ?? "none")

    let dictionary = try user.JSONDictionary()
    print(dictionary.keys.sorted())
    // end
  }
}

@Sendable func readmeRead() throws -> String {
  try printed {
    // sample: readme-read
    let user = try User(JSONString: #"{"id":24,"name":"Ann","friends":[{"id":27,"name":"Bob"}]}"#)
    print(try user.JSONString(options: .sortedKeys))

    do {
      _ = try User(JSONString: #"{"id":24,"friends":[{"id":27},{"id":"29"}]}"#)
    } catch {
      print(error)
    }
    // end
  }
}

enum ReadmeEvents {
  // sample: readme-event
  struct Event: JSONMappable {
    var title = ""
    var start = Date.distantPast
    var city: String?
    var seats = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&title, key: "title", required: true)
      try json.map(&start, key: "start", transformer: JSONTransformers.stringToDate)
      try json.map(&city, keyPath: "venues[0].address.city")
      try json.map(&seats, key: "seats", default: 100)
    }
  }
  // end

  @Sendable static func event() throws -> String {
    try printed {
      // sample: readme-lines
      let event = try Event(
        JSONString: """
          {"title":"Tour","start":"2024-05-01T18:30:00Z","venues":[{"address":{"city":"Oslo"}}]}
          """)
      print(event.start.timeIntervalSince1970)
      print(try event.JSONString(options: .sortedKeys))
      // end
    }
  }

  @Sendable static func dates() throws -> String {
    try printed {
      // sample: readme-dates
      let dates = [Date(timeIntervalSince1970: 1_714_588_200)]
      print(try dates.JSONString())
      try JSONContext.with(\.options.dates, .rfc3339) { print(try dates.JSONString()) }
      // end
    }
  }
}

@Sendable func readmeLegacy() throws -> String {
  try printed {
    // sample: readme-legacy
    struct Visit: JSONMappable {
      var id = 0
      var isSeen = false
      var extra = AnyJSON.null
    }

    let legacy: [AnyHashable: Any] = [
      "id": "7", "isSeen": 1, "extra": ["tags": ["a", 1.5] as NSArray] as [AnyHashable: Any],
    ]
    let visit = try JSONContext.with(\.options.scalars, .converted) {
      try Visit(JSONDictionary: legacy)
    }
    print(visit.id, visit.isSeen, visit.extra["tags"]?[1] ?? .null)
    do {
      _ = try Visit(JSONDictionary: legacy)
    } catch {
      print(error)
    }
    // end
  }
}

@Sendable func readmeParity() -> String {
  printed {
    // sample: readme-parity
    struct OldPlan: JSONCodable {
      var id = 0
      var price = 0.0
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&id, key: "id", required: true)
        try json.restore(&price, key: "price")
      }
    }
    struct NewPlan: Codable { var id: Int, price: Double? }

    let check = ParityCheck("plan", .mapper(OldPlan.self), .codable(NewPlan.self))
    print(check.run(documents: [#"{"id":1,"price":9.5}"#, #"{"id":2}"#], faults: false))
    // end
  }
}
