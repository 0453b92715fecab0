import Foundation
import JSONCodable
import JSONParity

// sample: readme-user
struct User: JSONCodable {
  var id = 0
  var name = ""
  var email: String?
  var friends: [User] = []

  // Reading is explicit: one line for each property.
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id", required: true)
    try json.restore(&name, key: "full_name")
    try json.restore(&email, key: "email")
    try json.restore(&friends, key: "friends")
  }

  // Writing is by reflection; only what differs is said.
  static func JSONKey(forProperty name: String) -> String? {
    name == "name" ? "full_name" : name
  }
}
// end

@Sendable func readmeDictionary() throws -> String {
  try printed {
    // sample: readme-dictionary
    let bob: JSONObject = ["id": 27, "full_name": "Bob"]
    let ann: JSONObject = ["id": 24, "full_name": "Ann", "friends": [bob]]

    let user = try User(JSONDictionary: ann)
    print(user.friends[0].name)

    let dictionary = try user.JSONEncode() as? JSONObject ?? [:]
    print(dictionary.keys.sorted())
    // end
  }
}

@Sendable func readmeRead() throws -> String {
  try printed {
    // sample: readme-read
    let user = try User(
      JSONString: #"{"id":24,"full_name":"Ann","friends":[{"id":27,"full_name":"Bob"}]}"#)
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
  struct Event: JSONCodable {
    var start = Date.distantPast
    var city: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&start, key: "start", transformer: JSONTransformers.stringToDate)
      try json.restore(&city, keyPath: "venues[0].address.city")
    }

    func JSONEncode() throws -> Any {
      var json: JSONObject = [:]
      try json.archive(start, key: "start", transformer: JSONTransformers.stringToDate)
      try json.archive(city, keyPath: "venues[0].address.city")
      return json
    }
  }
  // end

  @Sendable static func dates() throws -> String {
    try printed {
      // sample: readme-dates
      let event = try Event(
        JSONString: #"{"start":"2024-05-01T18:30:00Z","venues":[{"address":{"city":"Oslo"}}]}"#)
      print(event.start.timeIntervalSince1970)
      print(try event.JSONString(options: .sortedKeys))

      let dates = [event.start]
      print(try dates.JSONString())
      try JSONContext.with(\.options.dates, .rfc3339) { print(try dates.JSONString()) }
      // end
    }
  }
}

@Sendable func readmeLegacy() throws -> String {
  try printed {
    // sample: readme-legacy
    struct Push: JSONDecodable {
      var id = 0
      var isSeen = false
      var extra = AnyJSON.null

      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&id, key: "id")
        try json.restore(&isSeen, key: "seen")
        try json.restore(&extra, key: "extra")
      }
    }

    let userInfo: [AnyHashable: Any] = [
      "id": "7", "seen": 1, "extra": ["tags": ["a", 1.5] as NSArray] as [AnyHashable: Any],
    ]
    let push = try JSONContext.with(\.options.scalars, .converted) {
      try Push(JSONDictionary: userInfo)
    }
    print(push.id, push.isSeen, push.extra["tags"]?[1] ?? .null)
    do {
      _ = try Push(JSONDictionary: userInfo)
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

    let check = ParityCheck("plan", mapped: OldPlan.self, codable: NewPlan.self)
    print(check.run(documents: [#"{"id":1,"price":9.5}"#, #"{"id":2}"#], faults: false))
    // end
  }
}
