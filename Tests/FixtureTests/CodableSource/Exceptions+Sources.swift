extension Exceptions {
  /// The faults on which a mapped type and the type that was written for it disagree.
  static let sources = [
    Exceptions(
      "Foundation escapes the spaces of a URL; Migration.md, what behaves differently",
      [
        (
          "LinksReflected",
          "documents[1] $.home the string with spaces around it, or its number in another form: only Codable reads it"
        ),
        (
          "LinksValued",
          "documents[1] $.home the string with spaces around it, or its number in another form: only Codable reads it"
        ),
      ]),
    Exceptions(
      "Foundation on Linux casts -9223372036854775809 to -9223372036854775807",
      [
        (
          "ComplaintConstructed",
          "documents[0] $.id a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "ComplaintConstructed",
          "documents[1] $.id a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "RosterRestored",
          "documents[0] $.isPaid a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "ProfileRestored",
          "documents[0] $.age a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "ProfileRestored",
          "documents[0] $.scores[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "ProfileRestored",
          "documents[0] $.scores[1] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "ProfileRestored",
          "documents[1] $.age a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
      ]),
    Exceptions(
      "an integer of more than 64 bits is a decimal, whose intValue wraps round; Codable reads a double",
      [
        (
          "CheckpointRestored",
          "documents[0] $.count a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "CheckpointRestored",
          "documents[0] $.count a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "CheckpointRestored",
          "documents[1] $.count a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "CheckpointRestored",
          "documents[1] $.count a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
      ]),
    Exceptions(
      "a verb for trees refuses a number that none has a value for, and Codable leaves its object out",
      [
        (
          "RosterRestored",
          "documents[0] $.required[0].age a number too large or too small, from -1 to 1e400: only Codable reads it"
        )
      ]),
    Exceptions(
      "JSONCodable 3 takes a boolean for a number, and a number that is too large for what fits",
      [
        (
          "DialectPersonThird",
          "documents[0] $.id a boolean in the place of another type: only the mapper reads it"
        ),
        (
          "DialectPersonThird",
          "documents[1] $.id a boolean in the place of another type: only the mapper reads it"
        ),
        (
          "DialectPersonThird",
          "documents[0] $.id true for a number, 1 or 0 for a boolean: only the mapper reads it"
        ),
        (
          "DialectPersonThird",
          "documents[1] $.id true for a number, 1 or 0 for a boolean: only the mapper reads it"
        ),
        (
          "DialectPersonThird",
          "documents[0] $.id a number too large or too small, from -1 to 1e400: only the mapper reads it"
        ),
        (
          "DialectPersonThird",
          "documents[1] $.id a number too large or too small, from -1 to 1e400: only the mapper reads it"
        ),
        (
          "DialectPersonThird",
          "documents[0] $.stats.likes a boolean in the place of another type: both read it, with different values"
        ),
        (
          "DialectPersonThird",
          "documents[0] $.stats.likes true for a number, 1 or 0 for a boolean: both read it, with different values"
        ),
        (
          "DialectPersonThird",
          "documents[0] $.stats.likes a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
      ]),
  ]
}
