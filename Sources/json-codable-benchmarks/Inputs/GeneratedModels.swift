import Commands

extension User {
  /// Makes users of whom each has up to three friends, and these up to one.
  static func generated(_ count: Int) -> [User] {
    var random = SeededRandom(seed: 1)
    return (0..<count).map { id in User.generated(id: id, friends: 3, &random) }
  }

  private static func generated(
    id: Int, friends: Int, _ random: inout SeededRandom
  ) -> User {
    User(
      id: id, name: random.fullName(),
      email: random.optional(nilOnceIn: 4) { "user\(id).\($0.int(1...999))@example.com" },
      company: random.optional(nilOnceIn: 3) { random in
        Company(
          name: "\(random.fullName()) & Co.",
          address: random.optional(nilOnceIn: 2) { "\($0.int(1...99)) Main Street" })
      },
      friends: friends == 0
        ? []
        : random.array(0...friends) { random in
          generated(id: random.int(1...100_000), friends: friends / 3, &random)
        })
  }
}

extension FlatRecord {
  /// Makes records with half of their optionals.
  static func generated(_ count: Int) -> [FlatRecord] {
    var random = SeededRandom(seed: 2)
    return (0..<count).map { id in
      FlatRecord(
        id: id, name: random.fullName(), score: random.decimal(0...1_000),
        isActive: random.oneIn(2), level: random.int(-50...50), category: random.text(words: 1...2),
        weight: random.decimal(0...100, digits: 5), isHidden: random.oneIn(8),
        note: random.optional(nilOnceIn: 2) { $0.text(words: 2...8) },
        parent: random.optional(nilOnceIn: 2) { $0.int(0...1_000_000_000) },
        discount: random.optional(nilOnceIn: 2) { $0.decimal(0...1) },
        isVerified: random.optional(nilOnceIn: 2) { $0.oneIn(2) })
    }
  }
}

extension Command {
  /// Makes commands; half of them start a workout.
  static func generated(_ count: Int) -> [Command] {
    var random = SeededRandom(seed: 3)
    return (0..<count).map { _ in
      switch random.int(1...4) {
      case 1: .endWorkout
      case 2: .shareWorkout(to: ShareService(service: random.pick(ShareService.Service.allCases)))
      default:
        .startWorkout(
          Workout(
            location: "\(random.fullName())'s Gym", date: random.timestamp(),
            intensityLevel: random.int(1...10)))
      }
    }
  }
}

extension CommandMessage {
  /// Makes messages of the commands that the enum has.
  static func generated(_ count: Int) -> [CommandMessage] {
    Command.generated(count).map { CommandMessage($0) }
  }

  private init(_ command: Command) {
    commandType = command.type
    switch command {
    case .startWorkout(let workout):
      location = workout.location
      date = workout.date
      intensityLevel = workout.intensityLevel
    case .endWorkout: break
    case .shareWorkout(let share): service = share.service
    }
  }
}
