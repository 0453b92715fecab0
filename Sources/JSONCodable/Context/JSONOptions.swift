/// The options of writing and reading, where the types leave them open.
///
///     try JSONContext.with(\.options.dates, .rfc3339) { try user.JSONString() }
public struct JSONOptions: Hashable, Sendable {
  /// How dates are written and read.
  public var dates = DateStyle.default
  /// How data is written and read.
  public var data = DataStyle.default
  /// What becomes of a property that is nil.
  public var nilValues = NilStyle.default
  /// What becomes of a number that is infinite or not a number.
  public var nonFiniteNumbers = NonFiniteStyle.default
  /// Which scalars are read as which.
  public var scalars = ScalarStyle.default
  /// How the names of properties become keys.
  public var keys = KeyStyle.default
  /// What becomes of keys of a document that no line asked for.
  public var unknownKeys = UnknownKeyStyle.default
  /// The deepest nesting of objects and arrays, when encoding and when reading text.
  ///
  /// From 1 to 1,000. What lies outside counts as the nearer end, so that no stack overflows.
  public var depthLimit = 512
  /// What reads and writes JSON text.
  public var text = TextEngine.own
  /// How the default encoding sees stored properties.
  ///
  /// Both ways give the same JSON.
  public var reflection = Reflection.plans

  /// The depth limit, or the nearer end of its range.
  var usedDepthLimit: Int { min(max(depthLimit, 1), 1_000) }

  /// Returns the key for a name, in the style of the running task's options.
  package static func currentKey(for name: String) -> String {
    (JSONContext.scopedKeyStyle ?? .default).key(for: name)
  }

  /// Creates the options that write what `JSONEncoder` writes without settings.
  public init() {}

  /// How dates are written and read.
  public enum DateStyle: Hashable, Sendable {
    /// Seconds since the start of 2001, as `JSONEncoder` does unless told otherwise.
    case secondsSince2001
    /// Seconds since the start of 1970.
    case secondsSince1970
    /// Milliseconds since the start of 1970, whole ones sometimes with a small fraction, as
    /// ``JSONTransformers/millisecondsToDate`` writes them.
    case millisecondsSince1970
    /// Text such as `2020-03-16T19:45:13Z`, with as many digits after the second as needed.
    case rfc3339
    /// Text of a fixed format of Unicode Technical Standard 35, in UTC, as `JSONTransformers.date(format:)` writes
    /// it.
    case format(String)
    /// A `Date`, for property lists and `UserDefaults`.
    ///
    /// JSON text refuses it. Inside a `JSONEncoder` or `PropertyListEncoder` it is written as the coder
    /// writes dates.
    case native
  }

  /// How data is written and read.
  public enum DataStyle: Hashable, Sendable {
    /// Base64 text.
    case base64
    /// An array of numbers, one for each byte.
    case bytes
    /// `Data`, for property lists and `UserDefaults`.
    ///
    /// JSON text refuses it. Inside a `JSONEncoder` or `PropertyListEncoder` it is written as the coder
    /// writes data.
    case native
  }

  /// What becomes of a property that is nil.
  public enum NilStyle: Hashable, Sendable {
    /// Its key is omitted.
    case omitted
    /// It is written as null.
    case null
  }

  /// What becomes of a number that is infinite or not a number.
  public enum NonFiniteStyle: Hashable, Sendable {
    /// Writing it throws.
    case `throw`
    /// It is written as one of three strings, and read from them.
    case strings(positiveInfinity: String, negativeInfinity: String, notANumber: String)
  }

  /// Which scalars are read as which.
  public enum ScalarStyle: Hashable, Sendable {
    /// Every scalar as what it is: `"7"` is not a number, and 1 is not a boolean.
    case strict
    /// As the type that is asked for, for feeds that are careless with types.
    ///
    /// | asked for | read as well |
    /// | --- | --- |
    /// | a number | a string that is a JSON number and nothing else: `"7"`, `"-1.5e3"` |
    /// | `String` | a number, as it is written: 7 and 7.0 are `"7"`; one beyond every type, such as 1e400, as it was read |
    /// | `Bool` | 0, 1, `"0"`, `"1"`, `"false"`, `"true"` |
    /// | a type with raw values | what its raw values are read from |
    /// | an optional | `""` is nil, where the type inside refuses it |
    ///
    /// All else stays an error: `true` is not a number, and 300 is not an `Int8`. Dates and data are read
    /// by their styles, and a date that is a number also from its text. `Codable` types inside stay
    /// strict.
    case converted
  }

  /// How the names of properties, and the keys and key paths that lines say, become keys.
  public enum KeyStyle: Hashable, Sendable {
    /// As they are.
    case asDeclared
    /// `firstName` becomes `first_name`, by the algorithm of `JSONEncoder`. Keys of dictionaries
    /// stay as they are.
    case snakeCase
  }

  /// What becomes of keys of a document that no line asked for.
  ///
  /// A key is asked for by a verb of the type that reads the object, also where the verb looks further, such
  /// as `keys:`. A type that is created by `init(JSONDictionary:)` of its own is checked where it stands in
  /// another value, is read from text, or by `init(JSONDictionary:context:)`.
  ///
  /// A key path with an index asks for the array as a whole, and for all that is in it. An object that a property
  /// reads whole is the business of that property's type alone: a key path of another property into the object does
  /// not ask for a key of it.
  ///
  /// A `Codable` type and ``AnyJSON`` do not say what they ask for: to them no key of their object is unknown.
  public enum UnknownKeyStyle: Hashable, Sendable {
    /// They are ignored.
    case ignore
    /// Each is told to ``JSONContext/report``; it is a problem of a lenient reading.
    case report
    /// Reading throws `unknownKey`.
    case refuse
  }

  /// How the default encoding sees stored properties.
  public enum Reflection: Hashable, Sendable {
    /// A type is reflected once, and its values are read from memory. Where that cannot be proved
    /// right, `Mirror` is used all the same.
    case plans
    /// Every value is reflected, by `Mirror` or the functions behind it.
    case mirror
  }

  /// What reads and writes JSON text.
  public enum TextEngine: Hashable, Sendable {
    /// The package's own scanner and writer: exact doubles, strict reading.
    case own
    /// `JSONSerialization`: invalid text without a place, and when reading a depth limit of its own. On Linux it drops
    /// a byte order mark, U+FEFF, at the start of a string or key, and the sign of `-0`.
    case foundation
  }
}

// MARK: - Defaults

// What holds outside of every context. Each default is named here and nowhere else.

extension JSONOptions.DateStyle {
  static var `default`: Self { .secondsSince2001 }
}

extension JSONOptions.DataStyle {
  static var `default`: Self { .base64 }
}

extension JSONOptions.NilStyle {
  static var `default`: Self { .omitted }
}

extension JSONOptions.NonFiniteStyle {
  static var `default`: Self { .throw }
}

extension JSONOptions.ScalarStyle {
  static var `default`: Self { .strict }
}

extension JSONOptions.UnknownKeyStyle {
  static var `default`: Self { .ignore }
}

extension JSONOptions.KeyStyle {
  static var `default`: Self { .asDeclared }

  /// Returns the key for a name in this style.
  func key(for name: String) -> String {
    // Not `==`, which is a call where nothing is optimised.
    guard case .snakeCase = self else { return name }
    return KnownKeys.ofThread[name]
  }
}
