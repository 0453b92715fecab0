import Foundation

extension ScalarShape {
  static func generated(_ count: Int) -> [Restored] {
    var random = SeededRandom(seed: 5)
    return (0..<count).map { _ in
      Restored(
        id: random.uuid(), kind: random.pick(Kind.allCases),
        priority: random.optional(nilOnceIn: 3) { $0.pick(Priority.allCases) },
        created: random.date(), changed: random.optional(nilOnceIn: 2) { $0.date() },
        link: random.url(), origin: random.optional(nilOnceIn: 2) { $0.url() },
        size: UInt32(random.int(0...4_000_000)), opacity: Float(random.int(0...8)) / 8)
    }
  }
}

extension TransformedShape {
  static func generated(_ count: Int) -> [Restored] {
    var random = SeededRandom(seed: 6)
    return (0..<count).map { _ in
      Restored(
        id: random.uuid(), title: random.text(words: 2...5), start: random.date(),
        end: random.optional(nilOnceIn: 2) { $0.date() }, booked: random.date(),
        page: random.optional(nilOnceIn: 3) { $0.url() },
        photos: random.array(0...4) { $0.url() })
    }
  }
}

extension NestedShape {
  static func generated(_ count: Int) -> [Restored] {
    var random = SeededRandom(seed: 7)
    return (0..<count).map { _ in
      Restored(
        title: random.text(words: 1...3), columns: random.array(1...4) { column(&$0) },
        archive: random.optional(nilOnceIn: 3) { $0.array(0...2) { column(&$0) } })
    }
  }

  private static func column(_ random: inout SeededRandom) -> Restored.Column {
    Restored.Column(
      name: random.text(words: 1...2),
      cards: random.array(0...5) { random in
        Restored.Card(
          text: random.text(words: 2...6), tags: random.array(0...4) { $0.text(words: 1...1) },
          points: random.optional(nilOnceIn: 2) { $0.array(0...6) { $0.int(0...100) } },
          outline: random.array(0...3) { [$0.decimal(-90...90), $0.decimal(-90...90)] })
      })
  }
}

extension DictionaryShape {
  private static let keys = (prefix: "key", numbers: 1...40)

  static func generated(_ count: Int) -> [Restored] {
    var random = SeededRandom(seed: 8)
    return (0..<count).map { _ in
      Restored(
        counts: random.dictionary(0...8, keys: keys) { $0.int(0...1_000) },
        names: random.optional(nilOnceIn: 3) { $0.dictionary(0...6, keys: keys) { $0.fullName() } },
        series: random.dictionary(0...3, keys: keys) { $0.array(1...8) { $0.decimal(-100...100) } },
        places: random.dictionary(0...5, keys: keys) { random in
          Restored.Place(
            x: random.decimal(-180...180), y: random.decimal(-90...90),
            label: random.optional(nilOnceIn: 2) { $0.fullName() })
        })
    }
  }
}

extension SeededRandom {
  /// A date of a whole second.
  mutating func date() -> Date {
    Date(timeIntervalSince1970: Double(int(1_400_000_000...1_800_000_000)))
  }

  /// The address of a page.
  mutating func url() -> URL {
    URL(string: "https://photos.example.com/\(int(1...999_999))") ?? URL(filePath: "/")
  }

  /// An identifier.
  mutating func uuid() -> UUID {
    let bytes = (0..<16).map { _ in UInt8(int(0...255)) }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
        bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
