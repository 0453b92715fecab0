public import Foundation
internal import JSONCodable
internal import JSONText

/// A JSON text that is to be checked, with the name that reports give it.
public struct ParityDocument: Hashable, Sendable {
  /// What holds the document: its file, or its own name.
  private let file: String
  private let line: Int?
  /// The name, such as `documents[0]` or `users.ndjson:17`.
  public var name: String { line.map { "\(file):\($0)" } ?? file }
  /// The place among all documents, from 0.
  public var index: Int
  /// The text, as the mappings read it.
  public var data: Data

  /// Creates a document from its text in UTF-8.
  ///
  /// - Parameters:
  ///   - data: The text.
  ///   - name: The name; without one, `documents[0]` and so on.
  ///   - index: The place among all documents.
  public init(_ data: Data, name: String? = nil, index: Int = 0) {
    self.init(data, file: name ?? Self.name(at: index), line: nil, index: index)
  }

  /// Creates the document of a file, or of one of its lines.
  public init(_ data: Data, file: String, line: Int?, index: Int = 0) {
    self.data = data
    self.file = file
    self.line = line
    self.index = index
  }

  /// Creates a document from its text.
  public init(_ text: String, name: String? = nil, index: Int = 0) {
    self.init(Data(text.utf8), name: name, index: index)
  }

  /// The text, in which what is not UTF-8 is replaced.
  public var text: String { String(decoding: data, as: UTF8.self) }

  static func name(at index: Int) -> String { "documents[\(index)]" }

  /// The value; nil where the text is not JSON.
  var value: JSONValue? {
    do {
      return try parsed()
    } catch {
      return nil
    }
  }

  /// Whether the text is JSON, as far as it was read: too many levels end the reading.
  var isJSON: Bool {
    do {
      _ = try parsed()
      return true
    } catch let error as JSONSyntaxError {
      return error.isOfDepth
    } catch {
      return false
    }
  }

  /// Returns the value of the text, which may be in UTF-16 or UTF-32, too.
  ///
  /// - Throws: `JSONSyntaxError`.
  func parsed() throws -> JSONValue { try JSONValue(parsing: JSONTextReader.utf8(of: data)) }

  /// The paths of the keys that an object has twice; nil where there is none.
  var duplicateKeys: String? {
    do {
      let text = JSONTextReader.utf8(of: data)
      let paths = try JSONComparison.findings(text, text).sharedDuplicates.map(\.description)
      return paths.isEmpty ? nil : paths.joined(separator: ", ")
    } catch {
      // What is not JSON has no keys; a finding names what is wrong with it.
      return nil
    }
  }
}
