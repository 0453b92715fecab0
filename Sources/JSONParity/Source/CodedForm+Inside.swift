import Foundation

// The types in the text that read what stands inside of an object.

extension CodedForm {
  static let keyedObjectLines = lines(
    """
    /// \(keyedObject.remark)
    private struct \(keyedObject.name)<Keys: CodingKey>: Decodable {
      let object: KeyedDecodingContainer<Keys>

      init(from decoder: any Decoder) throws {
        object = try decoder.container(keyedBy: Keys.self)
      }
    }
    """)

  static let elementsLines = lines(
    """
    /// \(elements.remark)
    private struct \(elements.name): Decodable {
      private var elements: [any Decoder] = []
      private let codingPath: [any CodingKey]

      init(from decoder: any Decoder) throws {
        var array = try decoder.unkeyedContainer()
        codingPath = array.codingPath
        while !array.isAtEnd { elements.append(try array.superDecoder()) }
      }

      func contains(_ index: Int) -> Bool { elements.indices.contains(index) }

      private func element<T>(_ index: Int, for type: T.Type) throws -> any Decoder {
        if contains(index) { return elements[index] }
        throw DecodingError.valueNotFound(
          type, .init(codingPath: codingPath, debugDescription: "There is no element \\(index)."))
      }

      func decode<T: Decodable>(_ type: T.Type, forKey index: Int) throws -> T {
        try element(index, for: type).singleValueContainer().decode(type)
      }

      /// Returns what stands at an index; nil where the array is shorter or has null there.
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey index: Int) throws -> T? {
        guard contains(index), try !elements[index].singleValueContainer().decodeNil() else {
          return nil
        }
        return try decode(type, forKey: index)
      }

      func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey index: Int
      ) throws -> KeyedDecodingContainer<Inner> {
        try element(index, for: type).container(keyedBy: type)
      }
    }
    """)
}
