import Foundation
import JSONText

/// What is known of a type whose encoding is the default: keys, readers and offsets of its stored
/// properties.
///
///     struct Point { var x = 1.5; var label: String? }
///
///     key     offset  reader
///     x       0       Double
///     label   8       String?
///
/// `Mirror` demangles the type of every property anew for every value, at about 1 µs each; a plan asks
/// once. `Mirror` stays the definition: a plan is made with the first value of a type at hand, and
/// used only if both see the same properties.
///
/// Safe to share: all but the table of templates is constant, and that has a lock of its own.
final class EncodingPlan: @unchecked Sendable {
  struct Entry {
    let key: String
    /// The key as text with its quotes, with slashes escaped and not; never freed, like the plan.
    let escapedKey, plainKey: UnsafeBufferPointer<UInt8>
    let offset: Int
    let reader: ValueReader

    init(key: String, offset: Int, reader: ValueReader) {
      self.key = key
      escapedKey = Self.text(of: key, escapingSlashes: true)
      plainKey = Self.text(of: key, escapingSlashes: false)
      self.offset = offset
      self.reader = reader
    }

    private static func text(
      of key: String, escapingSlashes: Bool
    ) -> UnsafeBufferPointer<UInt8> {
      let bytes = JSONWriter(escapingSlashes: escapingSlashes).escaped(key)
      let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = text.initialize(fromContentsOf: bytes)
      return UnsafeBufferPointer(text)
    }
  }

  private let entries: ContiguousArray<Entry>
  /// In the order of `JSONSerialization`.
  private let sortedEntries: ContiguousArray<Entry>
  private let templates: ObjectTemplates

  init(_ entries: ContiguousArray<Entry>) {
    self.entries = entries
    sortedEntries = ContiguousArray(
      entries.sorted { JSONKeyOrder.precedes($0.key, $1.key) })
    templates = ObjectTemplates(
      keys: entries.map(\.key), optionals: entries.indices.filter { entries[$0].reader.canBeNil })
  }

  /// Makes the plan of an object that has one more member in front; nil where there is no room, or
  /// where a property has the key already.
  func adding(_ entry: Entry) -> EncodingPlan? {
    guard entries.count < ObjectTemplates.capacity,
      !entries.contains(where: { $0.key == entry.key })
    else {
      return nil
    }
    return EncodingPlan([entry] + entries)
  }

  /// Writes the properties of a value.
  ///
  /// - Parameter base: Where the value lies: the start of a struct, or the object itself.
  /// - Returns: The object; a property that is nil has no key.
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form.
  func encode(_ base: UnsafeRawPointer) throws -> JSONObject {
    try templates.object { try entries[$0].reader.encode(base + entries[$0].offset) }
  }

  /// Returns the error of the property that is declared first among those that have one, after one of
  /// them has failed in the order of the keys.
  ///
  /// Only what the failed run has not come to is encoded, so that no value is encoded twice.
  func firstError(of base: UnsafeRawPointer, among error: any Error) -> any Error {
    guard case .key(let key) = JSONEncodingError.wrap(error).path.firstComponent else {
      return error
    }
    for entry in entries {
      if entry.key == key { break }
      guard !JSONKeyOrder.precedes(entry.key, key) else { continue }
      do {
        _ = try entry.reader.encode(base + entry.offset)
      } catch {
        return JSONEncodingError.wrap(error, under: .key(entry.key))
      }
    }
    return error
  }

  /// Visits the properties in the order of their declaration or of their keys.
  @inline(__always)
  func forEachEntry(sorted: Bool, _ body: (borrowing Entry) throws -> Void) rethrows {
    try (sorted ? sortedEntries : entries).withUnsafeBufferPointer { entries in
      for index in entries.indices { try body(entries[index]) }
    }
  }
}

// MARK: - Planning

extension EncodingPlan {
  /// Makes the plan of a value's type, or gives nil where every value goes through `Mirror`.
  ///
  /// There is no plan where the runtime cannot give one (custom mirrors, enums, weak and unowned
  /// properties, types of an unknown kind), where `Mirror` disagrees, and where the default encoding is
  /// an error in any case.
  static func make<T: JSONEncodable>(for value: T) -> EncodingPlan? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .class,
      let fields = FieldTable.of(type(of: value))?.fields,
      fields.allSatisfy({ $0.isStrong && TypeKind.isKnown($0.type) }),
      let shown = shownProperties(of: value, mirror), agree(fields, shown)
    else { return nil }
    let keys = fields.compactMap(\.key)
    guard Set(keys).count == keys.count, fields.count <= ObjectTemplates.capacity else {
      return nil
    }
    let entries = fields.compactMap { field in
      field.key.map { Entry(key: $0, offset: field.offset, reader: .of(field)) }
    }
    return EncodingPlan(ContiguousArray(entries))
  }

  private static func shownProperties<T: JSONEncodable>(
    of value: T, _ mirror: Mirror
  ) -> [StoredProperties.Property]? {
    do {
      return Array(try StoredProperties(of: value, mirror: mirror))
    } catch {
      // The same error comes up when the value is encoded by its mirror.
      return nil
    }
  }

  /// Proves a layout: the same labels and types, and as many, as `Mirror` shows of a value.
  private static func agree(
    _ fields: [FieldTable.Field], _ shown: [StoredProperties.Property]
  ) -> Bool {
    fields.count == shown.count
      && zip(fields, shown).allSatisfy { field, shown in
        field.label == shown.label && ValueReader.of(field.type).admits(shown.shown)
      }
  }
}

extension ValueReader {
  /// Returns the reader of a stored property: of a marked property wrapper it reads what is wrapped.
  fileprivate static func of(_ field: FieldTable.Field) -> ValueReader {
    guard field.isWrapper, let wrapper = field.type as? any JSONPropertyWrapper.Type else {
      return of(field.type)
    }
    return .unwrapping(wrapper)
  }
}
