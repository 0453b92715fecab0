import Commands
import Foundation
import JSONCodable

/// A command in the manner of 2015: a tag, and what may come with one of the tags as optionals.
///
/// It writes and reads the same JSON as the enum `Command`.
struct CommandMessage: Equatable, Sendable {
  var commandType = CommandType.endWorkout
  var location: String?
  var date: String?
  var intensityLevel: Int?
  var service: ShareService.Service?
}

// MARK: - Mapper

extension CommandMessage: JSONCodable {
  static func JSONKey(forProperty name: String) -> String? {
    name == "commandType" ? "command_type" : name
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&commandType, key: "command_type", required: true)
    try json.restore(&location, key: "location")
    try json.restore(&date, key: "date")
    try json.restore(&intensityLevel, key: "intensityLevel")
    try json.restore(&service, key: "service")
  }
}

// MARK: - Codable

extension CommandMessage: Codable {
  private enum CodingKeys: String, CodingKey {
    case commandType = "command_type"
    case location, date, intensityLevel, service
  }
}

// MARK: - By hand

extension CommandMessage: BenchmarkModel {
  /// A message holds one command.
  typealias Document = CommandMessage

  static let label = "commands"
  static let defaultCount = 100

  var byHand: JSONObject {
    var json: JSONObject = ["command_type": commandType.rawValue]
    if let location { json["location"] = location }
    if let date { json["date"] = date }
    if let intensityLevel { json["intensityLevel"] = intensityLevel }
    if let service { json["service"] = service.rawValue }
    return json
  }

  init(byHand json: JSONObject) {
    commandType = CommandType(rawValue: json["command_type"] as? String ?? "") ?? .endWorkout
    location = json["location"] as? String
    date = json["date"] as? String
    intensityLevel = (json["intensityLevel"] as? NSNumber)?.intValue
    service = (json["service"] as? String).flatMap { ShareService.Service(rawValue: $0) }
  }
}
