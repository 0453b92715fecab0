import Foundation
import JSONCodable
import JSONParity
import Testing

// What README shows first: dates, key paths, enums, transformers, a comparison as a test, and what can be turned off.

// sample: readme-comma
let commaSeparated = JSONTransformer<String, [String]>(
  "commaSeparated",
  decoding: { $0.split(separator: ",").map(String.init) },
  encoding: { $0.joined(separator: ",") })
// end

enum ReadmeConcerts {
  // sample: readme-concert
  enum Status: String { case open, soldOut = "sold_out" }

  struct Concert: JSONMappable {
    var title = ""
    var start = Date.distantPast
    var city: String?
    var status = Status.open
    var tags: [String] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&title, key: "title", required: true)
      try json.map(&start, key: "start", transformer: JSONTransformers.stringToDate)
      try json.map(&city, keyPath: "venues[0].address.city")
      try json.map(&status, key: "status")
      try json.map(&tags, key: "tags", transformer: commaSeparated)
    }
  }
  // end

  @Sendable static func concert() throws -> String {
    try printed {
      // sample: readme-concert-read
      let concert = try Concert(
        JSONString: """
          {"title":"Tour","start":"2024-05-01T18:30:00Z","status":"sold_out","tags":"a,b",
           "venues":[{"address":{"city":"Oslo"}}]}
          """)
      print(concert.city ?? "", concert.status, concert.tags, concert.start.timeIntervalSince1970)
      print(try concert.JSONString(options: .sortedKeys))
      // end
    }
  }
}

@Sendable func readmeOff() throws -> String {
  try printed {
    // sample: readme-off
    var context = JSONContext()
    context.options.reflection = .mirror  // each value is reflected when it is written
    context.options.text = .foundation  // text by `JSONSerialization`
    try JSONContext.with(context) {
      print(try User(JSONString: #"{"id":24}"#).id)
    }
    // end
  }
}

private typealias User = Readme.User

func readmeObject() throws -> JSONObject {
  // sample: readme-object
  let json: JSONMapper.Object = ["id": 7]
  // end
  return json
}

// sample: readme-parity-test
struct OldUser: JSONMappable {
  var id = 0
  var name: String?

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&id, key: "id", required: true)
    try json.map(&name, key: "full_name")
  }
}

struct NewUser: Codable {
  var id: Int
  var name: String?

  private enum CodingKeys: String, CodingKey { case id, name = "full_name" }
}

@Test func oldAndNewUsersAgree() throws {
  try ParityCheck("user", .mapper(OldUser.self), .codable(NewUser.self))
    .require(documents: [#"{"id":1,"full_name":"Ann"}"#, #"{"id":2}"#])
}
// end

enum ReadmeSource {
  @Sendable static func text() throws -> String {
    try printed {
      // sample: readme-source
      print(try CodableSource.of(OldUser.self).text, terminator: "")
      // end
    }
  }
}
