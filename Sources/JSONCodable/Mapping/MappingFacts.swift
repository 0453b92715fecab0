import Foundation

/// What an audit knows of a type, with the types themselves: enough to write the mapping down again.
package struct MappingFacts {
  /// A stored property, and what both directions do with it.
  package struct Field {
    /// The name in the source.
    package let name: String
    /// The type as it is declared: that of the wrapper, and of the storage of a lazy property.
    package let type: any Any.Type
    /// Whether the source says `var`.
    package let isVariable: Bool
    /// Whether the type is a marked property wrapper.
    package let isWrapper: Bool
    /// Whether it is the storage of a lazy property.
    package let isLazy: Bool
    /// Whether the value keeps what the property refers to: false for a weak or unowned one.
    package let isStrong: Bool
    /// How it is read; nil where nothing reads it.
    package private(set) var reading: Reading?
    /// How it is written; nil where nothing writes it.
    package private(set) var writing: JSONMappingAudit.Access?
    /// Where it is read without a verb; nil where no such place was found.
    let lookUp: JSONMappingAudit.Place?
    /// Whether it is read or written.
    package var isMapped: Bool { reading != nil || writing != nil }
    /// Whether it is read from another place than it is written to.
    package var isMoved: Bool {
      guard let reading, let writing else { return false }
      return !reading.access.place.reads(writing.place)
    }
    /// Whether another value comes back as it was, be it at another place; nil where none is known.
    package let comesBack: Bool?
    /// Whether a transformer is the program's own, whatever its name is.
    package private(set) var hasOwnTransformer: Bool
  }

  /// How a property is read.
  package struct Reading {
    /// The place, the transformer and whether it is required.
    package let access: JSONMappingAudit.Access
    /// The type that the verb reads.
    package let type: any Any.Type
    /// JSON values that the place takes.
    package let probes: [Any]
    /// Such values at which code may do something else.
    package let edges: [Any]
    /// The verb.
    let note: ReadingNote
    /// Whether other lines read the property, too, from other places.
    package let isOneOfSeveral: Bool
    /// Whether code takes the object that it is read from out of another one without a verb.
    package let isLookedUp: Bool
  }

  /// The audit.
  package let audit: JSONMappingAudit
  /// The stored properties in the order of their declaration, those of a superclass first; none of an enum.
  package let fields: [Field]
  /// The places at which one verb reads several properties, by the names of these.
  package let sharedPlaces: [String: String]
  /// The types that the verbs of an enum read, by their keys.
  package let reads: [String: any Any.Type]
  /// The keys of the verbs of an enum that look for one of several, by the first.
  package let alternatives: [String: [String]]

  /// Audits the mapping of a type.
  ///
  /// - Throws: As ``JSONMappingAudit/of(_:samples:)`` does.
  package static func of<T: JSONEncodable & JSONRestorable>(
    _ type: T.Type, samples: [T]
  ) throws -> MappingFacts {
    var auditor = MappingAuditor(samples: samples)
    let audit = try auditor.audit()
    return MappingFacts(
      audit: audit, fields: auditor.fields, sharedPlaces: auditor.sharedPlaces,
      reads: auditor.reads,
      alternatives: auditor.alternatives)
  }
}

extension MappingFacts {
  /// Returns the places that the verbs of a type ask an object for, or also the objects inside that its code takes out;
  /// an error ends it.
  package static func places<T: JSONRestorable>(
    askedBy type: T.Type, of object: JSONObject, andInside: Bool = false
  ) -> [JSONMappingAudit.Place] {
    let recorder = ReadingRecorder(of: Tree.plain(object))
    _ = Restoring.attempt { try recorder.read(type) }
    return (andInside ? recorder.notes : recorder.outerNotes).map { .init($0.location) }
  }

  /// A case of an enum, as a value has it.
  package struct Case {
    /// The name in the source.
    package let name: String
    /// What it carries, each with its label or nil.
    package let payloads: [(label: String?, value: Any)]

    /// Returns the case of a value; nil for a type that is not an enum, or does not show its cases.
    package init?<T>(of value: T) {
      guard let name = EnumCase.name(of: value) else { return nil }
      self.name = name
      payloads = EnumCase.payloads(of: value).map { ($0.label, $0.value) }
    }
  }

  /// Returns whether values of a type may be cast and looked into.
  package static func isKnown(_ type: any Any.Type) -> Bool { TypeKind.isKnown(type) }

  /// Returns the cases of an enum with raw values, all in the order of the source where its values show them, or else
  /// those that it lists by `CaseIterable`; nil where it does neither.
  package static func cases<T: RawRepresentable>(of type: T.Type) -> [T]? {
    func listed<C: CaseIterable>(_ type: C.Type) -> [T] { type.allCases.compactMap { $0 as? T } }
    return EnumCase.values(of: type) ?? (type as? any CaseIterable.Type).map { listed($0) }
  }

  /// Returns whether a type is `any P` or `Any`.
  package static func isExistential(_ type: any Any.Type) -> Bool { TypeKind.isExistential(type) }

  /// Returns how many stored properties a type has, with those of its superclasses; 0 for what is neither a struct nor a
  /// class.
  package static func propertyCount(of type: any Any.Type) -> Int {
    TypeKind.hasProperties(type) ? StoredPropertyLayout.count(of: type) : 0
  }
}

extension MappingFacts.Field {
  init(_ finding: Finding) {
    let field = finding.field
    (name, type, isVariable) = (field.name, field.type, field.isVariable)
    (isWrapper, isLazy, isStrong) = (field.isWrapper, field.isLazy, field.isStrong)
    (writing, lookUp, comesBack) = (finding.writing, finding.lookUp, finding.comesBack)
    let transforms = finding.readings.map(\.note.transform) + [field.transform]
    hasOwnTransformer = transforms.contains { $0?.identity.isOfLibrary == false }
    let places = Set(finding.readings.map(\.note.location))
    reading = finding.readings.first.map { placed in
      MappingFacts.Reading(
        access: placed.access, type: placed.note.type,
        probes: Probe.trees(of: placed.note), edges: Probe.edges(of: placed.note),
        note: placed.note, isOneOfSeveral: places.count > 1, isLookedUp: finding.isLookedUp)
    }
  }
}

extension MappingFacts {
  /// Why a property that no verb reads is not known, although what stands at its place counts.
  package static let isReadWithoutVerb = "it is read without a verb, so nothing shows how"
  /// Why nothing is known of how a property is read: what is written does not come back, and code that looks other members
  /// up may read another key.
  package static let mayBeReadElsewhere = "no verb reads it, and what is written does not change it"

  /// How the reason begins where code refuses what `init()` makes.
  package static let isNotReadBack = "what init() makes is written and not read back"

  /// Returns what code may make values of a type by: the transformers of this library, a cast, Foundation's formatter of
  /// dates, a number for a flag, a date of a cast, and what an `NSNumber` has.
  package static func transforms(to type: any Any.Type) -> [JSONPropertyTransform] {
    (JSONTransformers.ofLibrary + casts + internetDates + flags + castDates + numbers)
      .filter { $0.decodedType == type }
  }

  /// The numbers that stand for true, read by a verb and by a cast: 1, or all but 0.
  private static let flags = [
    flag("oneToTrue") { (number: Int) in number == 1 },
    flag("nonzeroToTrue") { (number: Int) in number != 0 },
    flag("castOneToTrue") { (number: Any) in (number as? Int).map { $0 == 1 } },
    flag("castNonzeroToTrue") { (number: Any) in (number as? Int).map { $0 != 0 } },
  ]

  private static func flag<Number>(
    _ name: String, _ decoding: @escaping @Sendable (Number) -> Bool?
  ) -> JSONPropertyTransform {
    JSONPropertyTransform(
      JSONTransformer<Number, Bool>(
        library: name, decoding: decoding, encoding: { ($0 ? 1 : 0) as? Number }))
  }

  /// The dates that an `ISO8601DateFormatter` reads, which are fewer than those of ISO 8601, without a fraction and with
  /// one.
  private static let internetDates = [
    internetDate("internetDate", .withInternetDateTime),
    internetDate("fractionalInternetDate", [.withInternetDateTime, .withFractionalSeconds]),
  ]

  private static func internetDate(
    _ name: String, _ options: ISO8601DateFormatter.Options
  ) -> JSONPropertyTransform {
    let formatter = { @Sendable in
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions = options
      return formatter
    }
    return JSONPropertyTransform(
      JSONTransformer<String, Date>(
        library: name, decoding: { formatter().date(from: $0) },
        encoding: { formatter().string(from: $0) }))
  }

  /// The dates of seconds and of milliseconds since 1970 that are cast.
  private static let castDates = [
    castDate("castSecondsToDate", unitsInSecond: 1),
    castDate("castMillisecondsToDate", unitsInSecond: 1_000),
  ]

  private static func castDate(_ name: String, unitsInSecond: Double) -> JSONPropertyTransform {
    JSONPropertyTransform(
      JSONTransformer<Any, Date>(
        library: name,
        decoding: { ($0 as? Double).map { Date(timeIntervalSince1970: $0 / unitsInSecond) } },
        encoding: { $0.timeIntervalSince1970 * unitsInSecond }))
  }

  /// What an `NSNumber` has for a number or a boolean.
  private static let numbers = [
    number("nsNumberToInt") { $0.intValue }, number("nsNumberToDouble") { $0.doubleValue },
    number("nsNumberToFloat") { $0.floatValue }, number("nsNumberToBool") { $0.boolValue },
  ]

  private static func number<T>(
    _ name: String, _ value: @escaping @Sendable (NSNumber) -> T
  ) -> JSONPropertyTransform {
    JSONPropertyTransform(
      JSONTransformer<Any, T>(
        library: name, decoding: { ($0 as? NSNumber).map(value) }, encoding: { $0 }))
  }

  /// The casts that take more than a verb does: in the tree of a text, true is a 1 to them.
  private static let casts = [
    cast(to: Int.self), cast(to: Int64.self), cast(to: Int32.self), cast(to: Int16.self),
    cast(to: Int8.self), cast(to: UInt.self), cast(to: UInt64.self), cast(to: UInt32.self),
    cast(to: UInt16.self), cast(to: UInt8.self), cast(to: Double.self), cast(to: Float.self),
    cast(to: Bool.self),
  ]

  private static func cast<T>(to type: T.Type) -> JSONPropertyTransform {
    JSONPropertyTransform(
      JSONTransformer<Any, T>(
        library: "castTo\(type)", decoding: { $0 as? T }, encoding: { $0 }))
  }
}

extension MappingFacts.Field {
  /// Returns the property as if a verb read and wrote it where it stands in the JSON, as its own type or through a
  /// transform; nil where it is not known to stand there.
  package func mapped(through transform: JSONPropertyTransform?) -> Self? {
    guard let place = reading?.access.place ?? writing?.place ?? lookUp else { return nil }
    let note = ReadingNote(
      place.location, type, reading?.note.request ?? RestoreRequest(), transform, at: nil)
    var field = self
    field.hasOwnTransformer = false
    field.writing?.transformer = transform?.title
    field.reading = MappingFacts.Reading(
      access: .init(
        place: place, transformer: transform?.title,
        isRequired: note.request.isRequired, skipping: note.request.skipping),
      type: type,
      probes: Probe.trees(of: note).map(Tree.plain) + (reading?.probes ?? []),
      edges: Probe.edges(of: note).map(Tree.plain) + (reading?.edges ?? []), note: note,
      isOneOfSeveral: reading?.isOneOfSeveral ?? false, isLookedUp: reading?.isLookedUp ?? false)
    return field
  }
}

extension MappingFacts {
  /// Returns an object as the tree of a text would have it.
  package static func asRead(_ object: JSONObject) -> JSONObject { Tree.plain(object) }

  /// Returns a value as the JSON that the mapper writes for it; nil where it has none.
  package static func tree(of value: Any) -> Any? { Probe.tree(value) }

  /// Returns a value whose property is made of other JSON; nil where it cannot be changed, or is not made of that.
  ///
  /// An object is changed itself.
  package static func changing<T: JSONEncodable>(
    _ value: T, at index: Int, to tree: Any
  ) -> T? {
    guard let fields = FieldTable.of(Swift.type(of: value))?.fields, fields.indices.contains(index)
    else { return nil }
    let field = fields[index], isObject = Swift.type(of: value) is AnyClass
    // A let of a copy may be changed: the code that made it is not the code that reads it.
    guard field.isVariable || !isObject, field.isStrong else { return nil }
    func assign(_ start: UnsafeMutableRawPointer) -> Void? {
      Restoring.attempt {
        try AnyDecodingRule.of(field.type).restore(
          start + field.offset, from: tree, RestoreRequest()
        ) { false }
      }
    }
    if isObject {
      let object = Memory.object(of: value)
      return assign(Unmanaged.passUnretained(object).toOpaque()).map { value }
    }
    var changed = value
    return withUnsafeMutablePointer(to: &changed) { pointer in
      assign(UnsafeMutableRawPointer(pointer)).map { pointer.pointee }
    }
  }

  /// Returns JSON values that a type takes, none where no such values are known.
  package static func probes(of type: any Any.Type) -> [Any] { Probe.trees(of: type) }

  /// Returns such values at which code may do something else.
  package static func edges(of type: any Any.Type) -> [Any] { Probe.edges(of: type) }
}

extension MappingFacts {
  /// Returns what the rule of a type makes of JSON; nil where it refuses it.
  package static func value(of type: any Any.Type, from tree: Any) -> Any? {
    value(of: type, from: tree, by: AnyDecodingRule.of(type), .nothing)
  }

  fileprivate static func value(
    of type: any Any.Type, from tree: Any, by rule: AnyDecodingRule, _ skipping: JSONSkipping
  ) -> Any? {
    func value<T>(_: T.Type) -> Any? {
      guard let rule = rule as? DecodingRule<T> else { return nil }
      return Restoring.attempt { try rule.value(of: tree, skipping) } ?? nil
    }
    return _openExistential(type, do: value)
  }
}

extension MappingFacts.Reading {
  /// Returns what the verb itself makes of JSON; nil where it refuses it.
  package func value(from tree: Any) -> Any? {
    let rule = note.transform?.rule(of: type) ?? AnyDecodingRule.of(type)
    return MappingFacts.value(of: type, from: tree, by: rule, access.skipping)
  }

  /// Returns what a verb with the same transformer writes of a value; nil where that is null, or an error.
  package func tree(of value: Any) -> Any? {
    let tree = Restoring.attempt {
      try EncodingScope.run { try ValueEncoder.encodeProperty(value, by: note.transform, $0) }
    }
    return tree.flatMap { $0.map(TreeValue.isNull) == false ? $0 : nil }
  }
}
