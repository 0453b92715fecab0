/// Gives the ratio to the baseline that a contender must not exceed; nil where anything goes.
func limit(of contender: String, in caseName: String) -> Double? {
  let limit = limits[CaseName(caseName).direction]?[contender]
  return limit.map { max($0, exceptions[caseName] ?? 0) }
}

/// The most that an object may cost among a million, as a multiple of its cost among a thousand.
let growthLimit = 1.3

/// What costs more than the limit of its direction, and why.
private let exceptions: [String: Double] = [
  // A discriminator is asked for with each value; a tag is compared with the cases one after the other.
  "unions/to-dictionary": 1, "payloads/to-dictionary": 1,
  // The steps of a key path are looked up, and an id among those of the registry; code by hand has both in
  // the source.
  "key-paths/to-dictionary": 1.8, "key-paths/to-data": 0.45, "key-paths/from-dictionary": 1.5,
  "registry/to-dictionary": 1,
  // Doubles have to be finite; by hand nobody looks.
  "coordinates/to-dictionary": 1.45,
  "dictionaries/to-dictionary": 1.1,
  // A wrapper is copied before it is looked into.
  "wrappers/to-dictionary": 1.1,
  // Each array and object of any JSON looks its encoder up.
  "any-json/to-dictionary": 1.1,
  // Generic code calls `rawValue` and `init(rawValue:)`; by hand all is compiled for the type.
  "raw-values/to-dictionary": 1.45, "raw-values/from-dictionary": 1.35,
  // All of a tree is looked at, whether it is JSON.
  "any/to-dictionary": 1.25,
  // The standard library's containers, whose types the runtime looks up for each value.
  "codable-backed/to-dictionary": 2.1, "codable-backed/from-dictionary": 1.9,
  "codable-backed/to-data": 0.5, "codable-backed/from-data": 0.5,
  // Each line hashes its key for itself, and a dictionary is made first, also for text.
  "archive-lines/to-dictionary": 1.9, "archive-lines/to-data": 0.4,
  // A discriminator is asked for with each value, as for `unions`, at every level.
  "recursive/to-dictionary": 1.05,
  // The library meets a program's type only at run time; code with a line for each property is compiled for it.
  "dictionaries/mapping-from-dictionary": 1.4, "scalars/mapping-from-dictionary": 1.3,
  // Without a context each of the few lines costs so little that what a scope adds counts for more.
  "users/from-dictionary-in-context-by-lines": 1.85,
]

/// What a context may cost: each verb looks for the scope of the thread, and where keys are watched notes its key.
private let readingInContext = [
  "leniently": 1.45, "in-snake-case": 1.45, "with-unknown-keys": 1.65,
]

private let limits: [String: [String: Double]] = [
  "to-dictionary": ["mapper": 0.9],
  "from-dictionary": ["mapper": 1],
  "to-data": ["mapper": 0.25],
  "from-data": ["mapper": 0.4],
  "number-from-data": ["mapper": 0.6],
  "text-from-data": ["mapper": 0.4],
  "from-dictionary-in-context-by-lines": readingInContext,
  "from-dictionary-in-context-by-reflection": readingInContext,
  "codable-to-dictionary": ["DictionaryEncoder": 0.6],
  "codable-from-dictionary": ["DictionaryDecoder": 0.6],
  "mapping-to-dictionary": ["by-reflection": 1.05, "by-JSONMap": 1.9],
  "mapping-from-dictionary": ["by-reflection": 1.2, "by-JSONMap": 1.1],
  "mapping-to-text": ["by-reflection": 1.05, "by-JSONMap": 2.4],
  "two-sided-to-dictionary": ["by-reflection": 1, "by-JSONMap": 1],
  "two-sided-to-text": ["by-reflection": 1, "by-JSONMap": 1],
  "mapping-from-text": ["by-reflection": 1.2, "by-JSONMap": 1.1],
  "check-loop": ["json-parity": 1.6, "json-parity-process": 1.6],
]
