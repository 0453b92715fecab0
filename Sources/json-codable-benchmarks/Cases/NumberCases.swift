import Foundation
import JSONCodable

/// Returns the cases of numbers that are seldom written so: each spelling in an array of a thousand.
func numberCases() -> [BenchmarkCase] {
  [
    numbers("17-digits", Double.self) { "\(Double.random(in: 0...1, using: &$0))" },
    numbers("17-digits-and-exponent", Double.self) {
      "\(Double.random(in: 1..<10, using: &$0))e\($0.int(-280...280))"
    },
    numbers("25-digits", Double.self) { random in
      "0." + (0..<25).map { _ in "\(random.int(1...9))" }.joined()
    },
    numbers("needless-digits", Double.self) {
      "0.\($0.int(100...999))00000000000000\($0.int(1...9))"
    },
    numbers("30-digits", Double.self) { random in
      "\(random.int(1...9))" + (0..<29).map { _ in "\(random.int(0...9))" }.joined()
    },
    numbers("exponents", Double.self) { "\($0.int(1...9)).\($0.int(0...999))e\($0.int(-40...40))" },
    numbers("20-digits", UInt64.self) { "\(UInt64.max - UInt64($0.int(0...999)))" },
  ]
}

private func numbers<Number: Codable & Equatable & JSONEncodable & JSONRestorable>(
  _ spelling: String, _ type: Number.Type, _ number: @escaping (inout SeededRandom) -> String
) -> BenchmarkCase {
  BenchmarkCase(
    "\(spelling)/number-from-data", count: 100,
    input: { count in
      var random = SeededRandom(seed: 20)
      let numbers = (0..<count).map { _ in number(&random) }
      return Data("[\(numbers.joined(separator: ","))]".utf8)
    },
    mismatch: { (numbers: [Number], text: Data) in
      mismatch(numbers, try JSONDecoder().decode([Number].self, from: text))
    },
    contenders: [
      Contender("JSONDecoder") { text in
        let decoder = JSONDecoder()
        return { try decoder.decode([Number].self, from: text) }
      },
      Contender("mapper") { text in { try [Number](JSONData: text) } },
    ])
}
