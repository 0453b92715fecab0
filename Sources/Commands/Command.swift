/// A command of the workout protocol.
///
/// On the wire the payload stands flat beside the tag `command_type`. The enum is mapped twice, to
/// the same JSON: by the mapper in `Command+Mapper.swift`, by Codable in `Command+Codable.swift`.
/// Every command is a case, so a `switch` over one needs no `default`.
public enum Command: Hashable, Sendable {
  /// Starts a workout.
  case startWorkout(Workout)
  /// Ends the workout that is going on.
  case endWorkout
  /// Shares the last workout.
  case shareWorkout(to: ShareService)

  /// The tag of the command on the wire.
  public var type: CommandType {
    switch self {
    case .startWorkout: .startWorkout
    case .endWorkout: .endWorkout
    case .shareWorkout: .shareWorkout
    }
  }
}
