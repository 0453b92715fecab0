/// Gives the ratio to the baseline that a contender must not exceed; nil where anything goes.
func limit(of contender: String, in caseName: String) -> Double? {
  unlimited.contains(caseName) ? nil : limits[CaseName(caseName).direction]?[contender]
}

/// The most that an object may cost among a million, as a multiple of its cost among a thousand.
let growthLimit = 1.3

/// An enum with payloads costs more than its payloads: only reflection knows its case, each time, and
/// its tag is looked up among the known ones.
private let unlimited: Set = [
  "unions/to-dictionary", "unions/to-dictionary-in-context", "unions/to-data",
  "unions/from-dictionary",
]

private let limits: [String: [String: Double]] = [
  "to-dictionary": ["mapper": 0.9],
  "to-dictionary-in-context": ["mapper-without-plans": 13],
  "from-dictionary": ["mapper": 1.1],
  "to-data": ["mapper": 0.3],
  "from-data": ["mapper": 0.45],
  "codable-to-dictionary": ["DictionaryEncoder": 0.6],
  "codable-from-dictionary": ["DictionaryDecoder": 0.6],
  "mapping-to-dictionary": ["by-reflection": 1.05],
  "mapping-from-dictionary": ["by-reflection": 1.2, "by-JSONMap": 1.1],
  "mapping-to-text": ["by-reflection": 1.05],
  "mapping-from-text": ["by-reflection": 1.2, "by-JSONMap": 1.1],
  "check-loop": ["json-parity": 1.6, "json-parity-process": 1.6],
]
