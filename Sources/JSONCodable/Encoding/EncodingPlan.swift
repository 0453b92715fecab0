import Foundation
import JSONText

/// A plan to encode the stored properties of a type without `Mirror`: their keys, encoders and offsets,
/// under one style of keys.
///
///     struct Point { var x = 1.5; var label: String? }
///
///     key     offset  encoder
///     x       0       Double
///     label   8       String?
///
/// `Mirror` demangles the type of every property anew for every value, at about 1 µs each; a plan asks
/// once. `Mirror` stays the definition: a plan is made from the table of fields with the first value of a
/// type at hand, and used only if both see the same properties.
///
/// Safe to share: all is constant.
final class EncodingPlan: @unchecked Sendable {
  struct Entry: @unchecked Sendable {
    /// The key, as it is compared where keys are sorted.
    let orderedKey: JSONKeyOrder.Key
    // Safe to share: the texts do not change after `init`.
    /// The key as text with its quotes, with slashes escaped and not.
    let escapedKey, plainKey: UnsafeBufferPointer<UInt8>
    /// Where the two texts lie; entries of several plans share them.
    private let texts: KeyTexts
    let offset: Int
    private let keptEncoder: ValueEncoder
    /// The encoder, for a loop that does not retain it: the entry keeps it.
    let encoder: Unmanaged<ValueEncoder>

    init(key: String, offset: Int, encoder: ValueEncoder) {
      orderedKey = JSONKeyOrder.Key(key)
      texts = KeyTexts(key)
      (escapedKey, plainKey) = (texts.escaped, texts.plain)
      self.offset = offset
      keptEncoder = encoder
      self.encoder = .passUnretained(encoder)
    }

    var key: String { orderedKey.text }

    /// Whether the value may be an optional without a value.
    var canBeNil: Bool { keptEncoder.canBeNil }

    /// Returns a member that is the same text in every object.
    static func tag(_ text: String, at key: String) -> Entry {
      Entry(key: key, offset: 0, encoder: .constant(text))
    }
  }

  /// The texts of a key, which end with the last entry that has them.
  private final class KeyTexts {
    let escaped, plain: UnsafeBufferPointer<UInt8>

    init(_ key: String) {
      escaped = Self.text(of: key, escapingSlashes: true)
      plain = Self.text(of: key, escapingSlashes: false)
    }

    deinit {
      escaped.deallocate()
      plain.deallocate()
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
  /// What makes objects; of the plan of a type it is made with the first object, since texts need none.
  private let templates: Templates

  private enum Templates {
    case ready(ObjectTemplates)
    case known(number: TypeTableKey)
  }

  /// The templates of types, by the numbers of their plans.
  private static let known = TypeTable<ObjectTemplates>()
  private static let numbers = Locked(0)

  private static func nextNumber() -> TypeTableKey {
    let number = numbers.withLock { count in
      count += 1
      return count
    }
    return TypeTableKey(number: number)
  }

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - entries: The members, with different keys.
  ///   - isOfType: Whether the plan lives as long as the process, as that of a type does.
  init(_ entries: ContiguousArray<Entry>, ofType isOfType: Bool = false) {
    self.entries = entries
    templates = isOfType ? .known(number: Self.nextNumber()) : .ready(ObjectTemplates(of: entries))
  }

  /// Creates a plan; returns nil where two entries have one key.
  convenience init?(distinct entries: ContiguousArray<Entry>, ofType isOfType: Bool = false) {
    guard Self.areDifferent(entries.map(\.key)) else { return nil }
    self.init(entries, ofType: isOfType)
  }

  /// Returns whether no key is there twice.
  static func areDifferent(_ keys: [String]) -> Bool {
    // Two spellings of one text need not be neighbours in their order.
    guard keys.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else {
      return Set(keys).count == keys.count
    }
    // Not a set: in a process that has none of strings yet, to make the first takes longer than to plan a type.
    let sorted = keys.sorted()
    return zip(sorted, sorted.dropFirst()).allSatisfy(!=)
  }

  /// What makes objects, which is kept alive as long as the plan.
  @inline(__always)
  private func templates(_ scope: EncodingScope) -> Unmanaged<ObjectTemplates> {
    switch templates {
    case .ready(let templates): .passUnretained(templates)
    case .known(let number):
      Self.known.unretained(number, scope.front) { ObjectTemplates(of: entries) }
    }
  }

  /// Whether the object may have no member.
  var canBeEmpty: Bool { entries.allSatisfy(\.canBeNil) }

  /// Whether the object has one member at most, and may have none.
  var isSingleOptional: Bool { entries.count == 1 && entries[0].canBeNil }

  /// Creates the plan of an object that has one more member in front; returns nil where a property has the key already.
  func adding(_ entry: Entry) -> EncodingPlan? {
    EncodingPlan(distinct: [entry] + entries)
  }

  /// Returns the properties of a struct, or of a payload in an object of its own, as a JSON object.
  ///
  /// - Parameters:
  ///   - base: Where the value lies: the start of a struct, or the object itself.
  ///   - scope: The scope of the thread.
  /// - Returns: The object; a property that is nil has no key, or is null by the options.
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form.
  @inline(__always)
  func encode(_ base: UnsafeRawPointer, _ scope: EncodingScope) throws -> JSONObject {
    if isWide { return try encodeWide(base, scope) }
    return try entries.withUnsafeBufferPointer { entries in
      try templates(scope)._withUnsafeGuaranteedRef {
        try $0.object(withNull: scope.settings.writesNull) {
          let place = base + entries[$0].offset
          return try entries[$0].encoder._withUnsafeGuaranteedRef { try $0.encode(place, scope) }
        }
      }
    }
  }

  /// Returns the members as a JSON object, each as a body returns it.
  ///
  /// - Throws: What the body throws, with the member's key.
  @inline(__always)
  func encode(_ scope: EncodingScope, _ member: (Int) throws -> Any?) throws -> JSONObject {
    if isWide { return try encodeWide(scope, member) }
    return try templates(scope)._withUnsafeGuaranteedRef {
      try $0.object(withNull: scope.settings.writesNull, member)
    }
  }

  /// Whether it has more members than templates do.
  private var isWide: Bool { entries.count > ObjectTemplates.capacity }

  @inline(never)
  private func encodeWide(_ base: UnsafeRawPointer, _ scope: EncodingScope) throws -> JSONObject {
    try encodeWide(scope) { index in
      let place = base + entries[index].offset
      return try entries[index].encoder._withUnsafeGuaranteedRef { try $0.encode(place, scope) }
    }
  }

  /// Returns the members as a JSON object, inserted key by key.
  @inline(never)
  private func encodeWide(
    _ scope: EncodingScope, _ member: (Int) throws -> Any?
  ) throws -> JSONObject {
    var object = JSONObject(minimumCapacity: entries.count)
    for (index, entry) in entries.enumerated() {
      do {
        if let value = try member(index) {
          object[entry.key] = value
        } else if scope.settings.writesNull {
          object[entry.key] = NSNull()
        }
      } catch {
        throw JSONEncodingError.wrap(error, under: .key(entry.key))
      }
    }
    return object
  }

  /// Returns the properties of an object that is open as a JSON object, one level deeper.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form.
  @inline(__always)
  func encode(_ object: AnyObject, _ scope: EncodingScope) throws -> JSONObject {
    try scope.enter(type(of: object))
    defer { scope.leave() }
    return try withExtendedLifetime(object) {
      try encode(Unmanaged.passUnretained(object).toOpaque(), scope)
    }
  }

  /// Visits the properties in the order of their declaration, where they lie.
  ///
  /// A pointer is not copied with all that the property holds, as even a borrowed element of an array is.
  @inline(__always)
  func forEachEntry(_ body: (UnsafePointer<Entry>) throws -> Void) rethrows {
    try entries.withUnsafeBufferPointer { entries in
      guard var entry = entries.baseAddress else { return }
      let end = entry + entries.count
      while entry < end {
        try body(entry)
        entry += 1
      }
    }
  }
}

// MARK: - Planning

extension EncodingPlan {
  /// Creates the plan of a value's type, or returns nil where every value goes through `Mirror`.
  ///
  /// There is no plan where plans are turned off, where the layout is not proven, and where the default
  /// encoding is an error in any case.
  static func make<T: JSONEncodable>(for value: T, _ scope: EncodingScope) -> EncodingPlan? {
    guard scope.settings.usesPlans, let table = FieldTable.of(type(of: value)),
      table.isProven(by: value, as: type(of: value))
    else { return nil }
    let entries = table.fields.compactMap { field in
      field.key.map { key in
        Entry(
          key: scope.key(for: key), offset: field.offset, encoder: .of(field, scope.front))
      }
    }
    return EncodingPlan(distinct: ContiguousArray(entries), ofType: true)
  }
}

extension ValueEncoder {
  /// Returns the encoder of a stored property: of a marked property wrapper it encodes what is wrapped.
  fileprivate static func of(_ field: FieldTable.Field, _ front: TypeTableFront) -> ValueEncoder {
    if let transform = field.transform { return transform.encoder(of: field.type) }
    guard let wrapper = field.wrapper else { return member(of: field.type, front) }
    return .unwrapping(wrapper, front)
  }
}

// MARK: - Objects

/// Dictionaries from the keys of a type to the indices of its properties, one for each combination of
/// properties that have a value.
///
/// With few optional properties they stand in an array that is complete from the start, at most 16. With
/// many there are too many combinations to keep them all: each thread keeps those that come again. Of more properties
/// than a word has bits there are none.
///
/// Safe to share: all is constant.
final class ObjectTemplates: @unchecked Sendable {
  /// From this many optional properties on, there are too many combinations to make them all.
  private static let fewOptionals = 4

  /// The most properties with templates: one for each bit of a word.
  static let capacity = UInt64.bitWidth

  private let keys: [String]
  /// How many properties there are: a loop over the keys would retain them.
  private let count: Int
  /// The indices of the properties that may be nil.
  private let optionals: [Int]
  /// The templates of all combinations; nil where there are too many.
  private let all: UnsafeMutableBufferPointer<Unmanaged<ObjectTemplate>>?

  /// Creates the templates of the members of a plan.
  init(of entries: ContiguousArray<EncodingPlan.Entry>) {
    let keys = entries.map(\.key)
    let optionals = entries.indices.filter { entries[$0].canBeNil }
    (self.keys, self.count, self.optionals) = (keys, keys.count, optionals)
    guard optionals.count <= Self.fewOptionals, keys.count <= Self.capacity else {
      all = nil
      return
    }
    let required = keys.indices.filter { !optionals.contains($0) }
    let all = UnsafeMutableBufferPointer<Unmanaged<ObjectTemplate>>.allocate(
      capacity: 1 << optionals.count)
    for combination in all.indices {
      let present = optionals.indices.filter { combination >> $0 & 1 == 1 }.map { optionals[$0] }
      all.initializeElement(
        at: combination, to: .passRetained(ObjectTemplate(keys, required + present)))
    }
    self.all = all
  }

  deinit {
    guard let all else { return }
    for template in all { template.release() }
    all.deallocate()
  }

  /// Returns an object of the values of the properties.
  ///
  /// - Parameters:
  ///   - writesNull: Whether a property that is nil becomes null; otherwise it has no key.
  ///   - read: Returns the value of each property in turn, or nil.
  /// - Returns: The object.
  /// - Throws: What `read` throws, with the property's key.
  @inline(__always)
  func object(
    withNull writesNull: Bool, _ read: (Int) throws -> Any?
  ) throws -> JSONObject {
    try withUnsafeTemporaryAllocation(of: Any.self, capacity: count) { values in
      guard let start = values.baseAddress else { return [:] }
      var present: UInt64 = 0
      for index in 0..<count {
        let place = start + index
        do {
          if try !Memory.initialize(place, to: { try read(index) }) {
            guard writesNull else { continue }
            place.initialize(to: NSNull())
          }
          present |= 1 << UInt64(index)
        } catch {
          throw failure(error, at: index, values, present)
        }
      }
      // To copy a template takes a storage, even without a member.
      guard present != 0 else { return JSONObject() }
      if let all {
        return all[combination(of: present)]._withUnsafeGuaranteedRef { $0.object(values) }
      }
      guard let template = RecentTemplates.ofThread.template(of: self, for: present) else {
        return inserted(values, present)
      }
      return template.object(values)
    }
  }

  /// Returns the error of a property with its key, and ends the values before it, whose bits are set.
  @inline(never)
  private func failure(
    _ error: any Error, at index: Int, _ values: UnsafeMutableBufferPointer<Any>,
    _ present: UInt64
  ) -> any Error {
    for index in 0..<index where present & 1 << UInt64(index) != 0 {
      values.deinitializeElement(at: index)
    }
    return JSONEncodingError.wrap(error, under: .key(keys[index]))
  }

  /// Returns an object of the values whose bits are set, inserted key by key.
  @inline(never)
  private func inserted(
    _ values: UnsafeMutableBufferPointer<Any>, _ present: UInt64
  ) -> JSONObject {
    var object = JSONObject(minimumCapacity: present.nonzeroBitCount)
    for index in keys.indices where present & 1 << UInt64(index) != 0 {
      object[keys[index]] = values.moveElement(from: index)
    }
    return object
  }

  /// Returns the number of the combination of the properties whose bits are set.
  private func combination(of present: UInt64) -> Int {
    // Not a loop over the pairs, whose iterator takes longer than an object where nothing is optimised.
    var (combination, bit) = (0, 0)
    while bit < optionals.count {
      let isPresent = present &>> UInt64(truncatingIfNeeded: optionals[bit]) & 1
      combination |= Int(truncatingIfNeeded: isPresent) &<< bit
      bit &+= 1
    }
    return combination
  }

  /// Returns a new template for the properties whose bits are set.
  func makeTemplate(for present: UInt64) -> ObjectTemplate {
    ObjectTemplate(keys, keys.indices.filter { present >> UInt64($0) & 1 == 1 })
  }
}

/// A dictionary from keys to the indices of the properties that they belong to.
///
/// A class: a dictionary that is taken from an array is copied.
final class ObjectTemplate: Sendable {
  private let members: [String: Int]

  init(_ keys: [String], _ indices: [Int]) {
    members = Dictionary(uniqueKeysWithValues: indices.map { (keys[$0], $0) })
  }

  /// Returns an object of the values at the indices, which are moved into it.
  ///
  /// The keys are in place already: the dictionary is copied, and no key is hashed.
  @inline(__always)
  func object(_ values: UnsafeMutableBufferPointer<Any>) -> JSONObject {
    members.mapValues { values.moveElement(from: $0) }
  }
}
