import CodableBridge
package import Foundation
import JSONCodable
import JSONParity

/// A document of any size, for the law of memory.
package enum LargeDocument: String, CaseIterable, Sendable {
  case string = "one string"
  case escapes = "one string of escapes"
  case digits = "one number"
  case integers = "integers"
  case emptyArrays = "empty arrays"
  case keys = "distinct keys"
  case records = "records"
  case nesting = "brackets that open"
  case unclosed = "records without an end"

  /// The most memory that reading one may take besides the text, as a multiple of its size.
  package var multiple: Int {
    switch self {
    case .string, .escapes, .digits, .nesting: 2
    case .records, .unclosed, .keys: 20
    case .integers, .emptyArrays: 45
    }
  }

  /// Returns whether reading a document of a size may take so much memory besides it.
  package func allows(_ memory: Int, ofSize size: Int) -> Bool { memory <= multiple * size }

  /// By what the size is divided, so that those that take long take no longer than the others.
  package var divisor: Int {
    switch self {
    case .string, .escapes, .digits, .nesting: 1
    default: 10
    }
  }

  /// Returns a document of about so many bytes.
  package func data(bytes count: Int) -> Data {
    var data = Data(capacity: count + 64)
    data.append(contentsOf: Array(open.utf8))
    var index = 0
    while data.count < count {
      data.append(contentsOf: Array(element(index).utf8))
      index += 1
    }
    data.append(contentsOf: Array(close.utf8))
    return data
  }

  private var open: String {
    switch self {
    case .string, .escapes: "[\""
    case .digits: "[1"
    case .integers, .emptyArrays, .records, .unclosed: "[0"
    case .keys: "{\"id\":0"
    case .nesting: "["
    }
  }

  private var close: String {
    switch self {
    case .string, .escapes: "\"]"
    case .digits, .integers, .emptyArrays, .records: "]"
    case .keys: "}"
    case .nesting, .unclosed: ""
    }
  }

  private func element(_ index: Int) -> String {
    switch self {
    case .string: "abcdefghé-0123456789"
    case .escapes: #"\u00e9\n\ud83d\ude00"#
    case .digits: "1234567890"
    case .integers: ",7"
    case .emptyArrays: ",[]"
    case .keys: ",\"key\(index)\":\(index)"
    case .records, .unclosed: #",{"id":\#(index),"name":"Kari Nordmann","tags":["a","b"]}"#
    case .nesting: "["
    }
  }
}

/// An entry point that a large document is given to.
package enum LargeEntry: String, CaseIterable, Sendable {
  case mapper = "the mapper's tree"
  case model = "a mapped type"
  case lossless = "JSONValue"
  case bridge = "DictionaryDecoder"
  case comparison = "a comparison"

  /// Reads a document; what is refused is refused.
  package func read(_ data: Data) {
    _ = attempt {
      switch self {
      case .mapper: _ = try MapperTree.read(data)
      case .model: _ = try [AnyJSON](JSONData: data)
      case .lossless: _ = try JSONValue(parsing: data)
      case .bridge: _ = try DictionaryDecoder().decode([AnyJSON].self, from: MapperTree.read(data))
      case .comparison:
        _ = try JSONComparison.differences(data, data + Data(" ".utf8), level: .meaning)
      }
    }
  }
}
