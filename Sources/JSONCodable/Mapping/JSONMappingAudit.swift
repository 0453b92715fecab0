/// What a type's mapping does with each stored property, found out by running it.
///
///     print(try JSONMappingAudit.of(Event.self))
///     // Event
///     //   when: Date, read from "when" by secondsToDate, written to "when"
///     //   title: String, read from "alert.title", written to "title"
///     // asymmetries
///     //   when: read by secondsToDate, written as it is
///     //   title: read from "alert.title", written to "title"
///
/// The decoding runs against a recorder: on nothing first, then on what each sample writes. A restored property
/// is known by where it lies and by its type. What else reads a value, such as `value(key:)` or a line for a
/// computed property, is known by its effect: another value at the place changes the property. A
/// `JSONEncode()` of the type's own is known by its effect as well.
///
/// A type without `init()`, such as one with `let` properties or a union, is audited by its samples.
public struct JSONMappingAudit: Hashable, Sendable {
  /// The name of the type.
  public var type: String
  /// The stored properties in the order of their declaration, those of a superclass first; of an enum what
  /// stands in the JSON of each sample.
  public var properties: [Property] = []
  /// Where the two directions do not fit: what goes out does not come back.
  public var asymmetries: [Asymmetry] = []
  /// What could not be found out, each with the reason.
  public var unresolved: [Unresolved] = []

  init(type: String) { self.type = type }

  /// A stored property, and what both directions do with it.
  public struct Property: Hashable, Sendable {
    /// The name in the source; `position.x` for a part that is mapped by itself.
    public var name: String
    /// The type in the source.
    public var type: String
    /// How it is read; nil where no line reads it.
    public var reading: Access?
    /// How it is written; nil where no line writes it.
    public var writing: Access?
  }

  /// How one direction reaches a property.
  public struct Access: Hashable, Sendable {
    /// Where it stands in the JSON.
    public var place: Place
    /// The name of the transformer, `a transformer` for one without a name, or nil.
    public var transformer: String?
    /// Whether reading refuses a missing value and null.
    public var isRequired = false
    /// Which elements of a collection reading leaves out.
    public var skipping = JSONSkipping.nothing
  }

  /// Where a property stands in the JSON.
  public enum Place: Hashable, Sendable {
    /// At a key.
    case key(String)
    /// At the first of several keys that is there; the first is written.
    case keys([String])
    /// At a key path.
    case keyPath(String)
  }

  /// A property that goes out and does not come back as it was, or the other way round.
  public struct Asymmetry: Hashable, Sendable {
    /// The name of the property.
    public var property: String
    /// What does not fit.
    public var problem: Problem

    /// What does not fit.
    public enum Problem: Hashable, Sendable {
      /// It is read from one place and written to another.
      case otherPlace(read: Place, written: Place)
      /// One direction transforms it in another way; nil stands for the value as it is.
      case otherTransformer(read: String?, written: String?)
      /// It is written and never read.
      case neverRead(written: Place)
      /// It is read and never written.
      case neverWritten(read: Place)
      /// It comes back as another value.
      case otherValue(Place)
      /// It may be nil, which leaves it out, and reading requires it.
      case requiredOptional(Place)
      /// It may be nil, which leaves it out, and reading nothing gives it another value.
      case presetOptional(Place)
    }
  }

  /// What the audit could not find out.
  public struct Unresolved: Hashable, Sendable {
    /// The property, or the key.
    public var name: String
    /// Why.
    public var reason: String
  }

  /// Audits the mapping of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - samples: Values to write and read. A type without `init()` needs at least one, a union one of each
  ///     case. Samples with all optionals set, and with different values, find out the most.
  /// - Returns: The audit.
  /// - Throws: ``JSONEncodingError`` or ``JSONDecodingError`` for a sample that is not written as an object,
  ///   or is not read back.
  public static func of<T: JSONEncodable & JSONRestorable>(
    _ type: T.Type, samples: [T] = []
  ) throws -> JSONMappingAudit {
    var auditor = MappingAuditor(samples: samples)
    return try auditor.audit()
  }
}

// MARK: - Text

extension JSONMappingAudit: CustomStringConvertible {
  /// The properties, the asymmetries and what is unresolved, one on each line.
  public var description: String {
    let sections = [
      (type, properties.map(described)), ("asymmetries", asymmetries.map(\.description)),
      ("unresolved", unresolved.map(\.description)),
    ]
    return sections.filter { $0.0 == type || !$0.1.isEmpty }
      .flatMap { [$0.0] + $0.1.map { "  " + $0 } }.joined(separator: "\n")
  }
}

extension JSONMappingAudit {
  /// Returns a property in one line, which does not say that it is never read where only that is unknown.
  private func described(_ property: Property) -> String {
    let isUnknown = property.reading == nil && unresolved.contains { $0.name == property.name }
    return property.described(unread: isUnknown ? "not read by a verb" : "never read")
  }
}

extension JSONMappingAudit.Property: CustomStringConvertible {
  /// The property in one line.
  public var description: String { described(unread: "never read") }

  fileprivate func described(unread: String) -> String {
    let read = reading.map { "read from \($0)" } ?? unread
    let written = writing.map { "written to \($0)" } ?? "never written"
    return "\(name): \(type), \(read), \(written)"
  }
}

extension JSONMappingAudit.Access: CustomStringConvertible {
  /// The place, and how the value gets there.
  public var description: String {
    "\(place)" + (transformer.map { " by \($0)" } ?? "") + (isRequired ? ", required" : "")
      + (skipping == .invalid ? ", skipping what is invalid" : "")
  }
}

extension JSONMappingAudit.Place: CustomStringConvertible {
  /// The key or key path in quotes.
  public var description: String {
    switch self {
    case .key(let text), .keyPath(let text): Wording.quoted(text)
    case .keys(let keys): keys.map(Wording.quoted).joined(separator: " or ")
    }
  }

  init(_ location: RestoreLocation) {
    switch location {
    case .key(let key): self = .key(key)
    case .keys(let keys): self = .keys(keys)
    case .keyPath(let text): self = .keyPath(text)
    }
  }

  /// The place as the verbs say it.
  var location: RestoreLocation {
    switch self {
    case .key(let key): .key(key)
    case .keys(let keys): .keys(keys)
    case .keyPath(let text): .keyPath(text)
    }
  }

  /// Whether what is written to another place is read from this one.
  package func reads(_ written: Self) -> Bool {
    switch (self, written) {
    case (.keys(let keys), .key(let key)): keys.contains(key)
    case (.key(let one), .key(let other)), (.keyPath(let one), .keyPath(let other)),
      (.key(let one), .keyPath(let other)), (.keyPath(let one), .key(let other)):
      one == other
    default: self == written
    }
  }
}

extension JSONMappingAudit.Asymmetry: CustomStringConvertible {
  /// The property and what does not fit.
  public var description: String { "\(property): \(problem)" }
}

extension JSONMappingAudit.Asymmetry.Problem: CustomStringConvertible {
  /// What does not fit, in words.
  public var description: String {
    switch self {
    case .otherPlace(let read, let written): "read from \(read), written to \(written)"
    case .otherTransformer(let read, let written):
      "read \(Self.way(read)), written \(Self.way(written))"
    case .neverRead(let written): "written to \(written), never read"
    case .neverWritten(let read): "read from \(read), never written"
    case .otherValue(let place): "written to \(place), and comes back as another value"
    case .requiredOptional(let place): "required at \(place), and left out when it is nil"
    case .presetOptional(let place):
      "left out at \(place) when it is nil, and comes back as its default"
    }
  }

  private static func way(_ transformer: String?) -> String {
    transformer.map { "by \($0)" } ?? "as it is"
  }
}

extension JSONMappingAudit.Unresolved: CustomStringConvertible {
  /// The name and the reason.
  public var description: String { "\(name): \(reason)" }
}
