import Randomness

/// Documents of many shapes, from which mutations start.
package enum SeedTexts {
  /// The written ones.
  package static let all: [String] = structures + numbers + strings

  private static let structures = [
    "null", "true", "[]", "{}", " [ ] ", #"[1,"a",true,false,null,[],{}]"#,
    #"{"a":1,"b":"x","c":false,"d":null,"e":[],"f":{}}"#, #"{"a":{"b":{"c":{"d":[[[1]]]}}}}"#,
    #"[{"a":1,"b":2},{"a":3,"b":4},{"b":5,"a":6},{}]"#, "{\n  \"a\" : [\n    1\n  ]\n}\n",
    #"{"a":1,"a":2}"#, #"{"a":1,"b":2,"a":{"a":3,"a":4}}"#, #"{"":0,"":1}"#,
    "{\"é\":1,\"e\u{301}\":2}", #"{"\u00e9":1,"é":2,"e\u0301":3}"#, #"{"a":1,"\u0061":2}"#,
    #"{"a.b[0]":1,"a":{"b":[2]}}"#, #"{"a10":1,"a9":2,"A9":3,"_":4,"a/b":5}"#,
    #"[[],[[]],[[],[{}]],{"a":[]}]"#, "\u{FEFF}{\"a\":[1]}", "\u{FEFF}",
    #"{"command_type":"start_workout","location":"Gary's Gym","intensityLevel":5}"#,
    "[" + (0..<300).map(String.init).joined(separator: ",") + "]",
    "{" + (0..<120).map { "\"key\($0)\":\($0)" }.joined(separator: ",") + "}",
    "["
      + Array(repeating: #"{"id":1,"name":"x","tags":["a","b"]}"#, count: 20)
      .joined(separator: ",") + "]",
  ]

  /// Numbers with very many digits.
  private static let longNumbers = [
    String(repeating: "9", count: 300), String(repeating: "9", count: 4_000),
    "0." + String(repeating: "0", count: 3_000) + "1", "1" + String(repeating: "0", count: 308),
    "1e" + String(repeating: "0", count: 3_000) + "5", "1." + String(repeating: "0", count: 5_000),
  ]

  /// Numbers at the edges of what types hold.
  static let numberLiterals = [
    "0", "-0", "0.0", "-0.0", "0e0", "-0e-5", "0e999999999999", "7", "-123", "1000", "1.5",
    "-1.5000",
    "0.0001", "1e2", "1E+2", "1e-2", "1e02", "127", "128", "-129", "255", "256", "65536",
    "2147483648",
    "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740993.0",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "170141183460469231731687303715884105727",
    "170141183460469231731687303715884105728", "-170141183460469231731687303715884105728",
    "340282366920938463463374607431768211455", "340282366920938463463374607431768211456",
    "1234567890123456789012345678901234567890", "0.1234567890123456789012345678901234567890",
    "0.1", "0.30000000000000004", "3.141592653589793", "0.12345678901234567", "1.0000000000000002",
    "1.00000000000000011102230246251565404236316680908203125", "1.0000000000000000000001",
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e308", "1e309",
    "1e400", "-1e400", "5e-324", "2e-324", "3e-324", "1e-400", "2.2250738585072014e-308",
    "2.2250738585072011e-308", "1e22", "1e23", "123456789012345678e5", "1e18", "1e19", "1e20",
    "12345678901234567890e-10", "1e127", "1e128", "1e-128", "1.5e-127", "123e125", "4e38",
    "1e123456789012345678901234567890", "1e-99999999999", "0.1e1", "10e-1", "1.0", "100e-2",
  ]

  private static let numbers =
    [
      "[" + numberLiterals.filter { !refusedNumbers.contains($0) }.joined(separator: ", ") + "]"
    ] + (numberLiterals + longNumbers).map { "[\($0)]" }
    + longNumbers.map { "{\"id\":\($0),\"ratio\":\($0)}" } + [
      "-1", "12.5e-3", #"{"a":-0.0,"b":1e-7}"#,
    ]

  /// What one of the readers refuses, which would hide all else in a list.
  private static let refusedNumbers: Set<String> = [
    "1e309", "1e400", "-1e400", "2e-324", "1e-400", "1e123456789012345678901234567890",
    "1e-99999999999", "1.7976931348623159e308",
  ]

  /// The insides of strings.
  static let stringContents = [
    "", "a", "é", "e\u{301}", "😀", "\u{7F}", "\u{2028}", "\u{FEFF}", #"\""#, #"\\"#, #"\/"#, "/",
    #"\b\f\n\r\t"#, #"\u0061"#, #"\u0000"#, #"\u001f"#, #"\u00e9\uABCD"#, #"\ud83d\ude00"#,
    #"\uD800\uDC00"#, #"\udbff\udfff"#, #"\uffff\ufffe"#, #"\\u12"#, "12345678", "1234567é12345678",
    "👨‍👩‍👧‍👦", #"one two three\nfour five six\tseven \u00e9 eight"#, #"\ud83d"#, #"\ude00\ud83d"#,
    #"\ud800a"#, #"\ud800\u0061"#, "null", "5", "\u{0}", #"\u0041\u030a"#, "Å", "\u{1100}\u{1161}",
  ]

  private static let strings =
    stringContents.map { "[\"\($0)\"]" } + stringContents.prefix(12).map { "{\"\($0)\":\"\($0)\"}" }

  /// Documents about as deep as a reader goes; they take long, and are used less often.
  package static let deep = [
    nested("[", "]", 100), nested("[", "]", 511), nested("[", "]", 512), nested("[", "]", 513),
    nested("{\"a\":", "}", 512), nested("{\"a\":", "}", 513), nested("[{\"a\":", "}]", 256),
    nested("[1,", ",2]", 512), nested("[", "]", 2_000), nested("{\"b\":[],\"a\":[", "]}", 256),
  ]

  /// Documents far beyond the deepest level, closed and not.
  static let tooDeep = [
    nested("[", "]", 100_000), nested("{\"parts\":[", "]}", 50_000), nested("[", "", 100_000),
    nested("{\"a\":", "", 100_000), String(repeating: "[[],", count: 100_000),
  ]

  /// Returns a 1 in so many containers.
  package static func nested(_ open: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }

  /// Returns a random document.
  static func random(depth: Int, using random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 5), using: &random) {
    case 0: return ["null", "true", "false"].pick(&random)
    case 1: return numberLiterals.pick(&random)
    case 2: return "\(Double(bitPattern: random.next() & ~(1 << 62)))"
    case 3, 4: return "\"\(stringContents.pick(&random))\""
    case 5, 6, 7:
      let members = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        "\"\(keys.pick(&random))\":\(self.random(depth: depth - 1, using: &random))"
      }
      return "{\(members.joined(separator: ","))}"
    default:
      let elements = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        self.random(depth: depth - 1, using: &random)
      }
      return "[\(elements.joined(separator: ", "))]"
    }
  }

  /// Returns a document to start from: a written one, a deep one, a random one, or one of a model.
  static func start(using random: inout SplitMix64) -> [UInt8] {
    switch Int.random(in: 0..<20_000, using: &random) {
    // They take a second each.
    case 0: return Array(tooDeep.pick(&random).utf8)
    case 1..<60: return Array(deep.pick(&random).utf8)
    case 60..<6_000: return Array(all.pick(&random).utf8)
    case 6_000..<11_000: return Array(self.random(depth: 4, using: &random).utf8)
    default:
      var texts = ShapeTexts(random: random)
      defer { random = texts.random }
      return Array(texts.text().utf8)
    }
  }

  private static let keys = [
    "a", "b", "c", "id", "name", "", "é", "e\u{301}", #"\u0061"#, "a/b", "😀",
  ]
}

extension Array {
  /// Returns an element by chance.
  func pick(_ random: inout SplitMix64) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}
