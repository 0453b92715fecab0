extension Tracker {
  /// Makes exports of some 100 KB each.
  static func generated(_ count: Int) -> [Tracker] {
    var random = SeededRandom(seed: 4)
    return (0..<count).map { version in
      let labels = random.array(12...12) { Label.generated(&$0) }
      let milestones = random.array(4...4) { Milestone.generated(&$0) }
      return Tracker(
        version: version, repository: .generated(&random), labels: labels, milestones: milestones,
        issues: random.array(30...30) { Issue.generated(labels, milestones, &$0) })
    }
  }
}

extension Repository {
  fileprivate static func generated(_ random: inout SeededRandom) -> Repository {
    Repository(
      id: random.int(1...1_000_000), fullName: "example/tracker",
      summary: random.text(words: 10...20), homepage: nil, isPrivate: random.oneIn(2),
      stars: random.int(0...100_000), rating: random.decimal(0...5),
      topics: random.array(3...8) { $0.text(words: 1...1) }, owner: .generated(&random))
  }
}

extension Account {
  fileprivate static func generated(_ random: inout SeededRandom) -> Account {
    let id = random.int(1...50_000_000)
    return Account(
      id: id, login: "user-\(id)", displayName: random.optional(nilOnceIn: 3) { $0.fullName() },
      avatar: "https://avatars.example.com/u/\(id)?v=4&s=128",
      email: random.optional(nilOnceIn: 2) { "u\($0.int(1...9_999))@example.com" },
      isAdministrator: random.oneIn(20),
      place: random.optional(nilOnceIn: 2) { Place.generated(&$0) })
  }
}

extension Place {
  fileprivate static func generated(_ random: inout SeededRandom) -> Place {
    Place(
      name: random.optional(nilOnceIn: 2) { $0.text(words: 1...3) },
      coordinates: random.array(1...2) { ring in
        ring.array(4...8) { [$0.decimal(-180...180, digits: 6), $0.decimal(-90...90, digits: 6)] }
      })
  }
}

extension Label {
  fileprivate static func generated(_ random: inout SeededRandom) -> Label {
    Label(
      id: random.int(1...1_000_000), name: random.text(words: 1...3),
      color: String(random.int(0x100000...0xFFFFFF), radix: 16),
      summary: random.optional(nilOnceIn: 2) { $0.text(words: 4...10) },
      isDefault: random.oneIn(3))
  }
}

extension Milestone {
  fileprivate static func generated(_ random: inout SeededRandom) -> Milestone {
    Milestone(
      number: random.int(1...500), title: random.text(words: 2...4),
      summary: random.optional(nilOnceIn: 2) { $0.text(words: 5...30) },
      progress: random.decimal(0...1), dueOn: random.optional(nilOnceIn: 3) { $0.timestamp() },
      closedAt: random.optional(nilOnceIn: 3) { $0.timestamp() })
  }
}

extension Issue {
  fileprivate static func generated(
    _ labels: [Label], _ milestones: [Milestone], _ random: inout SeededRandom
  ) -> Issue {
    Issue(
      id: random.int(1...2_000_000_000), number: random.int(1...40_000),
      title: random.text(words: 3...12),
      body: random.optional(nilOnceIn: 6) { $0.text(words: 30...160) },
      state: random.pick(State.allCases), isLocked: random.oneIn(10),
      author: .generated(&random), assignees: random.array(0...2) { Account.generated(&$0) },
      labels: random.array(0...3) { $0.pick(labels) },
      milestone: random.optional(nilOnceIn: 3) { $0.pick(milestones) },
      estimate: random.optional(nilOnceIn: 2) { $0.decimal(0...40, digits: 1) },
      duplicateOf: random.optional(nilOnceIn: 2) { $0.int(1...40_000) },
      reactions: Comment.reactions(&random),
      comments: random.array(0...3) { Comment.generated(depth: 4, &$0) },
      createdAt: random.timestamp(), closedAt: random.optional(nilOnceIn: 2) { $0.timestamp() })
  }
}

extension Comment {
  fileprivate static func reactions(_ random: inout SeededRandom) -> [String: Int] {
    var reactions: [String: Int] = [:]
    for name in ["+1", "-1", "🎉", "heart", "👀"] where random.oneIn(3) {
      reactions[name] = random.int(1...200)
    }
    return reactions
  }

  fileprivate static func generated(depth: Int, _ random: inout SeededRandom) -> Comment {
    Comment(
      id: random.int(1...2_000_000_000), author: .generated(&random),
      body: random.text(words: 10...60), createdAt: random.timestamp(),
      editedAt: random.optional(nilOnceIn: 2) { $0.timestamp() },
      reactions: random.optional(nilOnceIn: 2) { reactions(&$0) },
      replies: depth == 0 || random.oneIn(2)
        ? [] : random.array(1...1) { generated(depth: depth - 1, &$0) })
  }
}
