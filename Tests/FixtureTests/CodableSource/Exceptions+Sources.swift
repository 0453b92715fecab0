extension Exceptions {
  /// The faults on which a mapped type and the type that was written for it disagree.
  static let sources = [
    Exceptions(
      "Codable on Linux cuts the fraction of a large integer; Migration.md, what behaves differently",
      [
        (
          "UnsignedIntegersReflected",
          "documents[0] $.long a fraction for an integer: only Codable reads it"
        ),
        (
          "UnsignedIntegersValued",
          "documents[0] $.long a fraction for an integer: only Codable reads it"
        ),
      ]),
    Exceptions(
      "A number with more digits than Decimal has is cut so that it is no other integer; Codable only cuts it",
      [
        (
          "PricesReflected",
          "documents[0] $.price a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "PricesReflected",
          "documents[1] $.price a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "PricesReflected",
          "documents[0] $.discount a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "PricesReflected",
          "documents[0] $.history[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "PricesValued",
          "documents[0] $.price a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "PricesValued",
          "documents[1] $.price a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "PricesValued",
          "documents[0] $.discount a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "PricesValued",
          "documents[0] $.history[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "CarelessNumbersReflected",
          "documents[0] $.price a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "CarelessNumbersReflected",
          "documents[1] $.price a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "CarelessNumbersValued",
          "documents[0] $.price a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "CarelessNumbersValued",
          "documents[1] $.price a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "AnyValuesReflected",
          "documents[0] $.any.a[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "AnyTreesReflected",
          "documents[0] $.maybe.a[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "AnyTreesReflected",
          "documents[0] $.list[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "AnyTreesReflected",
          "documents[0] $.list[2][0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "AnyTreesValued",
          "documents[0] $.maybe.a[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "AnyTreesValued",
          "documents[0] $.list[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "AnyTreesValued",
          "documents[0] $.list[2][0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "ContentsValued",
          "documents[2] $.a[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "ContentsValued",
          "documents[2] $.a[2].b a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "RecordingReflected",
          "documents[2] $.named.b.x a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "RecordingMapped",
          "documents[2] $.named.b.x a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "RecordingRestored",
          "documents[2] $.named.b.x a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "PushValued",
          "documents[4] $.from[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "PushValued",
          "documents[4] $.from[3].b a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
        (
          "WebhookMapped",
          "documents[0] $.extra.a[0] a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
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
          "documents[0] $.id true for a number, 1 for a boolean: only the mapper reads it"
        ),
        (
          "DialectPersonThird",
          "documents[1] $.id true for a number, 1 for a boolean: only the mapper reads it"
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
          "documents[0] $.stats.likes true for a number, 1 for a boolean: both read it, with different values"
        ),
        (
          "DialectPersonThird",
          "documents[0] $.stats.likes a number too large or too small, from -1 to 1e400: both read it, with different values"
        ),
      ]),
  ]
}
