/// Lines that a check says of a subject, and why that is right or which bug it is.
struct Exceptions: Sendable {
  let reason: String
  let lines: [(subject: String, text: String)]

  init(_ reason: String, _ lines: [(subject: String, text: String)]) {
    (self.reason, self.lines) = (reason, lines)
  }
}

extension [Exceptions] {
  /// Returns the lines about a subject, without an order.
  func lines(for subject: String) -> [String] {
    flatMap(\.lines).filter { $0.subject == subject }.map(\.text).sorted()
  }
}

extension Exceptions {
  /// What the comparison with Codable finds in documents.
  static let findings: [Exceptions] = []

  /// The faults on which the mapper and Codable disagree.
  static let parity = [
    Exceptions(
      "Foundation escapes the spaces of a URL; Migration.md, what behaves differently",
      [
        (
          "links",
          "documents[1] $.home the string with spaces around it, or its number in another form: only Codable reads it"
        )
      ])
  ]

  /// What a form makes of a fault where the first form makes something else of it.
  static let forms = [
    Exceptions(
      "An empty object lacks two keys, and another one of them is read first",
      [
        (
          "share object",
          #"restored: {}: refused: missing value, expected one of "start_workout", "end_workout", "share_workout" at $.command_type"#
        )
      ])
  ]

  /// The same for a lenient reading.
  static let lenient: [Exceptions] = []

  /// The same for an update.
  static let updates: [Exceptions] = []

  /// What differs between a style and the same strategy of Codable, or is not read back in it.
  static let styles = [
    Exceptions(
      "A route keeps the text that it was read from, in the style of then",
      [
        (
          "banner",
          "snakeCase, valued, read back: refused: missing value, expected Int at $.link.user_id"
        ),
        (
          "banner",
          "mirrorSnakeCase, valued, read back: refused: missing value, expected Int at $.link.user_id"
        ),
      ]),
    Exceptions(
      "Codable converts the keys of a dictionary that are not strings",
      [
        (
          "keyed dictionaries",
          #"snakeCase, Codable: renamed key: "LARGE" against "l_arge" at $.counts.LARGE, on the right at $.counts.l_arge"#
        ),
        (
          "keyed dictionaries",
          #"snakeCase, Codable: renamed key: "LARGE" against "l_arge" at $.lists.LARGE, on the right at $.lists.l_arge"#
        ),
        (
          "keyed dictionaries",
          #"mirrorSnakeCase, Codable: renamed key: "LARGE" against "l_arge" at $.counts.LARGE, on the right at $.counts.l_arge"#
        ),
        (
          "keyed dictionaries",
          #"mirrorSnakeCase, Codable: renamed key: "LARGE" against "l_arge" at $.lists.LARGE, on the right at $.lists.l_arge"#
        ),
      ]),
    Exceptions(
      "What stands in a property of any type is written by the mapper, which does not know the coder's strategy",
      [
        (
          "user record",
          #"snakeCase, Codable: renamed key: "lives_left" against "livesLeft" at $.friends[0].lives_left, on the right at $.friends[0].livesLeft"#
        ),
        (
          "user record",
          #"mirrorSnakeCase, Codable: renamed key: "lives_left" against "livesLeft" at $.friends[0].lives_left, on the right at $.friends[0].livesLeft"#
        ),
      ]),
  ]
}
