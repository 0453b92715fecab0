public import CodableBridge
public import Foundation
public import JSONCodable

/// One side of a comparison: how a document is read as a value, and how the value is written.
///
///     .mapper(User.self)                                       the mapper of this package
///     .codable(NewUser.self)                                   JSONDecoder and JSONEncoder
///     .dictionary(NewUser.self)                                Codable by way of [String: Any]
///     .functions("v1", read: { … }, write: { … })              whatever a program does
///
/// A mapping is a value and may be shared. Each thread makes its own coders.
public struct ParityMapping<Value>: Sendable {
  /// What one thread reads and writes with.
  @usableFromInline typealias Coders = (
    read: (Data) throws -> Value, write: (Value) throws -> Data
  )

  /// How reports call it.
  public let side: ParitySide
  @usableFromInline let makeCoders: @Sendable () -> Coders
  /// Writes the Codable source of a mapped type; nil for a side that is not the mapper's.
  let makeSource: CodableSource.Maker?

  @usableFromInline
  init(
    _ label: String, phrase: String, source: CodableSource.Maker? = nil,
    _ makeCoders: @escaping @Sendable () -> Coders
  ) {
    side = ParitySide(label: label, phrase: phrase, type: "\(Value.self)")
    makeSource = source
    self.makeCoders = makeCoders
  }

  /// Returns the mapping by two functions, which any thread may call.
  ///
  /// - Parameters:
  ///   - name: What reports call it.
  ///   - read: Reads a document.
  ///   - write: Writes a value as JSON text.
  /// - Returns: The mapping.
  public static func functions(
    _ name: String, read: @escaping @Sendable (Data) throws -> Value,
    write: @escaping @Sendable (Value) throws -> Data
  ) -> ParityMapping {
    ParityMapping(name, phrase: name) { (read, write) }
  }
}

extension ParityMapping where Value: JSONEncodable & JSONRestorable & JSONSendableMetatype {
  /// Returns the mapping of a type by the mapper.
  ///
  /// It is compiled for each type, as the calls of a program are.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - context: The context in which it reads and writes; by default the one in which the mapping is made, or, outside of
  ///     all, that of each call.
  /// - Returns: The mapping.
  @inlinable
  public static func mapper(
    _ type: Value.Type = Value.self, context: JSONContext? = nil
  ) -> ParityMapping {
    let context = MappingContext(context)
    return ParityMapping(
      "mapper", phrase: "the mapper",
      source: { form, documents in
        try context.run { try CodableSource.of(type, as: form, documents: documents) }
      }
    ) {
      (
        { document in try context.run { try Value(JSONData: document) } },
        { value in try context.run { try value.JSONData() } }
      )
    }
  }
}

/// The context of a mapping: the one that it was given or made in; nil for that of each call.
@usableFromInline
struct MappingContext: Sendable {
  private let context: JSONContext?

  @usableFromInline
  init(_ given: JSONContext?) {
    context = given ?? (JSONContext.scopedOptions == nil ? nil : .current)
  }

  @usableFromInline
  func run<R>(_ body: () throws -> R) rethrows -> R {
    guard var context else { return try body() }
    if JSONContext.scoped?.isWithoutReports == true { context.report = nil }
    return try JSONContext.with(context, body)
  }
}

extension JSONContext {
  private struct WithoutReports: JSONContextKey { static let defaultValue = false }

  fileprivate var isWithoutReports: Bool {
    get { self[WithoutReports.self] }
    set { self[WithoutReports.self] = newValue }
  }

  /// Runs a body in which no mapping reports what it goes on after, also one that was given a context.
  ///
  /// A context that functions open themselves reports as before.
  static func withoutReports<R>(_ body: () throws -> R) rethrows -> R {
    try with(\.isWithoutReports, true) { try with(\.report, nil, body) }
  }
}

extension ParityMapping where Value: Codable & JSONSendableMetatype {
  /// Returns the mapping of a type by JSONDecoder and JSONEncoder.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - decoder: Makes the decoder of a thread, with the strategies of your program.
  ///   - encoder: Makes the encoder of a thread.
  /// - Returns: The mapping.
  @inlinable
  public static func codable(
    _ type: Value.Type = Value.self,
    decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() },
    encoder: @escaping @Sendable () -> JSONEncoder = { JSONEncoder() }
  ) -> ParityMapping {
    ParityMapping("Codable", phrase: "Codable") {
      let (decoder, encoder) = (decoder(), encoder())
      return (
        {
          try UnfinishedText.refuse($0)
          return try decoder.decode(Value.self, from: $0)
        }, { try encoder.encode($0) }
      )
    }
  }

  /// Returns the mapping of a type by Codable and dictionaries: `DictionaryDecoder` reads what
  /// `JSONSerialization` has parsed, and `JSONSerialization` writes what `DictionaryEncoder` gives.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - decoder: Makes the decoder of a thread, with the strategies of your program.
  ///   - encoder: Makes the encoder of a thread.
  /// - Returns: The mapping.
  public static func dictionary(
    _ type: Value.Type = Value.self,
    decoder: @escaping @Sendable () -> DictionaryDecoder = { DictionaryDecoder() },
    encoder: @escaping @Sendable () -> DictionaryEncoder = { DictionaryEncoder() }
  ) -> ParityMapping {
    ParityMapping("dictionary", phrase: "the dictionary") {
      let (decoder, encoder) = (decoder(), encoder())
      return (
        { document in
          let tree = try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
          return try decoder.decode(Value.self, from: tree)
        },
        { value in
          try JSONSerialization.data(
            withJSONObject: encoder.encode(value), options: .fragmentsAllowed)
        }
      )
    }
  }
}

/// How reports call one side of a comparison.
public struct ParitySide: Hashable, Sendable {
  /// The title of its column, such as `mapper`.
  public internal(set) var label: String
  /// Its name in a sentence, such as `the mapper`.
  var phrase: String
  /// The name of its type.
  public let type: String

  /// The label and the type.
  var title: String { label.hasSuffix(type) ? label : "\(label) \(type)" }

  /// Gives two sides of one kind names that tell them apart: by their types, otherwise by number.
  static func distinguish(_ left: ParitySide, _ right: ParitySide) -> (ParitySide, ParitySide) {
    guard left.label == right.label else { return (left, right) }
    guard left.type == right.type else { return (left.named(left.type), right.named(right.type)) }
    return (left.numbered("first"), right.numbered("second"))
  }

  private func named(_ type: String) -> ParitySide {
    var side = self
    side.label = "\(label) \(type)"
    side.phrase = "\(phrase) of \(type)"
    return side
  }

  private func numbered(_ number: String) -> ParitySide {
    var side = self
    side.label = "\(number) \(label)"
    side.phrase = "the \(number) \(label)"
    return side
  }
}

/// A text that ends where an array or object begins.
@usableFromInline
package enum UnfinishedText {
  /// Refuses such a text, which is not JSON, before `JSONDecoder` sees it.
  ///
  /// On Linux that ends the process where the text ends with the bracket of the 513th level.
  @usableFromInline
  package static func refuse(_ text: Data) throws {
    // Of UTF-16 and UTF-32 a null may follow.
    let last = text.last { $0 != 0 }
    guard last == UInt8(ascii: "[") || last == UInt8(ascii: "{") else { return }
    throw DecodingError.dataCorrupted(
      .init(codingPath: [], debugDescription: "The text ends where an array or object begins."))
  }
}
