/// The tag that decides what else is in a command: the value at `command_type`.
public enum CommandType: String, CaseIterable, Codable, Sendable {
  case startWorkout = "start_workout"
  case endWorkout = "end_workout"
  case shareWorkout = "share_workout"
}
