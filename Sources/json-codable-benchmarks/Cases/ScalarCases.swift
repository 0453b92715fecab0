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
  arrays("\(spelling)/number-from-data", of: type, count: 100, number)
}

/// Returns the cases of long texts, such as articles, in which many characters are not ASCII.
func textCases() -> [BenchmarkCase] {
  [
    texts("german", "Füchse überqueren größere Straßen häufig für müde Hühner. "),
    texts("russian", "Съешь же ещё этих мягких французских булок да выпей чаю. "),
    texts("chinese", "天地玄黃宇宙洪荒日月盈昃辰宿列張寒來暑往秋收冬藏"),
    texts("emoji", "😀🎉🚀🐈🍕🎈🌍🔥"),
  ]
}

private func texts(_ name: String, _ sentence: String) -> BenchmarkCase {
  arrays("\(name)/text-from-data", of: String.self, count: 10) { random in
    "\"" + String(repeating: sentence, count: random.int(50...150)) + "\""
  }
}

/// Returns the case of reading an array of literals.
private func arrays<Element: Codable & Equatable & JSONEncodable & JSONRestorable>(
  _ name: String, of type: Element.Type, count: Int,
  _ literal: @escaping (inout SeededRandom) -> String
) -> BenchmarkCase {
  BenchmarkCase(
    name, count: count,
    input: { count in
      var random = SeededRandom(seed: 20)
      let literals = (0..<count).map { _ in literal(&random) }
      return Data("[\(literals.joined(separator: ","))]".utf8)
    },
    mismatch: { (elements: [Element], text: Data) in
      mismatch(elements, try JSONDecoder().decode([Element].self, from: text))
    },
    contenders: [
      Contender("JSONDecoder") { text in
        let decoder = JSONDecoder()
        return { try decoder.decode([Element].self, from: text) }
      },
      Contender("mapper") { text in { try [Element](JSONData: text) } },
    ])
}
