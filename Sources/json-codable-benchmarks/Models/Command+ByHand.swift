import Commands
import JSONCodable

// The model itself, with the mapper and Codable, is the one of the target Commands.

extension Command: BenchmarkModel {
  /// A message holds one command.
  typealias Document = Command

  static let label = "unions"
  static let defaultCount = 100

  var byHand: JSONObject {
    switch self {
    case .startWorkout(let workout):
      [
        "command_type": "start_workout", "location": workout.location, "date": workout.date,
        "intensityLevel": workout.intensityLevel,
      ]
    case .endWorkout: ["command_type": "end_workout"]
    case .shareWorkout(let share):
      ["command_type": "share_workout", "service": share.service.rawValue]
    }
  }

  init(byHand json: JSONObject) {
    switch json["command_type"] as? String ?? "" {
    case "start_workout":
      self = .startWorkout(
        Workout(
          location: json["location"] as? String ?? "", date: json["date"] as? String ?? "",
          intensityLevel: int(json["intensityLevel"])))
    case "share_workout":
      let service = ShareService.Service(rawValue: json["service"] as? String ?? "")
      self = .shareWorkout(to: ShareService(service: service ?? .twitter))
    default: self = .endWorkout
    }
  }
}
