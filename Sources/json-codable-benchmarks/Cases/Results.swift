import Foundation
import JSONParity

/// What an encoder gives, before it is compared.
enum EncodedResult {
  case trees([Any])
  case texts([Data])

  /// The documents as text.
  fileprivate func allTexts() throws -> [Data] {
    switch self {
    case .trees(let trees):
      try trees.map {
        try JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed)
      }
    case .texts(let texts): texts
    }
  }
}

/// Says where encoded documents differ from what `JSONEncoder` writes for the same values.
func mismatch(_ result: EncodedResult, with values: [some Encodable]) throws -> String? {
  let texts = try result.allTexts()
  guard texts.count == values.count else {
    return "\(texts.count) documents, expected \(values.count)"
  }
  let encoder = JSONEncoder()
  for (index, (text, value)) in zip(texts, values).enumerated() {
    let differences = try JSONComparison.differences(text, encoder.encode(value))
    if let difference = differences.first { return "document \(index): \(difference)" }
  }
  return nil
}

/// Says where decoded values differ from the right ones.
func mismatch<T: Equatable>(_ values: [T], _ expected: [T]) -> String? {
  guard values.count == expected.count else {
    return "\(values.count) values, expected \(expected.count)"
  }
  return values.indices.first { values[$0] != expected[$0] }.map { index in
    "value \(index): \(values[index]), expected \(expected[index])"
  }
}
