import Foundation

/// What reflection maps of a type: its table of fields, with the rule that reads each of them.
///
///     struct User: JSONMappable { var id = 0; var name = ""; let kind = "user" }
///
///     key    offset   rule     problem
///     id     0        Int
///     name   8        String
///     kind   24                it is a let
///
/// A property that cannot be mapped is a problem only where no line leaves it out.
@usableFromInline
final class FieldMapping: Sendable {
  /// A stored property that has a key; an object, so that reading it takes little of the stack.
  final class Field: @unchecked Sendable {
    // Safe to share: a rule and a function that captures nothing but types.
    let label, name, key: String
    let offset: Int
    let type: any Any.Type
    /// Whether nothing inside it can be a problem.
    let isScalar: Bool
    /// Whether a transformer makes it; asking `transform` itself would copy that.
    let isTransformed: Bool
    let transform: JSONPropertyTransform?
    let rule: AnyDecodingRule
    /// Sets a variable of the property's type to what a value makes.
    let assign: FieldSetter
    /// Why the property cannot be mapped; nil where it can.
    let problem: String?

    /// Creates the field of a property; nil for one that has no key.
    fileprivate init?(_ field: FieldTable.Field, _ property: StoredPropertyLayout.Property) {
      guard let key = field.key else { return nil }
      (label, name, type) = (field.label, field.name, field.type)
      (self.key, offset, transform) = (key, field.offset, field.transform)
      let setter = transform == nil ? Self.setter(type) : nil
      rule = transform?.rule(of: type) ?? .of(type)
      isTransformed = transform != nil
      isScalar = rule.isScalar
      assign = setter ?? rule.assign
      problem = Self.problem(field, property, rule)
    }
  }

  /// Fields that are mapped together.
  final class Selection: Sendable {
    let fields: [Field]
    /// The same, for a loop that retains none of them.
    let unretained: [Unmanaged<Field>]
    /// The names of the properties that are left out.
    fileprivate let exceptions: Set<String>

    fileprivate init(_ fields: [Field], except exceptions: Set<String> = []) {
      self.fields = fields
      unretained = fields.map(Unmanaged.passUnretained)
      self.exceptions = exceptions
    }
  }

  /// All fields.
  private let all: Selection
  /// All fields, for a loop that retains none of them.
  let unretained: [Unmanaged<Field>]
  private let type: any Any.Type
  /// The names of all properties, also of those without a key.
  private let names: [String]
  /// Why nothing can be mapped; nil where it can.
  private let problem: String?
  private let isWhole: Bool

  private static let known = TypeTable<FieldMapping>()
  /// The first fields of each type that were asked for with exceptions: code asks for the same ones for each value.
  private static let selections = TypeTable<Selection>()

  private init(_ type: any Any.Type, _ fields: [Field], names: [String], problem: String?) {
    all = Selection(fields)
    unretained = all.unretained
    self.names = names
    self.problem = problem
    self.type = type
    isWhole = problem == nil && fields.allSatisfy { $0.problem == nil }
  }

  /// Returns the mapping of a type that is known, if all its properties can be mapped.
  @inline(__always)
  static func known(_ type: any Any.Type) -> Unmanaged<FieldMapping>? {
    guard let mapping = known.unretained(.init(of: type)),
      mapping._withUnsafeGuaranteedRef({ $0.isWhole })
    else { return nil }
    return mapping
  }

  /// Returns the mapping of a type, whose offsets a value has proven.
  static func of<T: JSONMappable>(_ value: T, as type: T.Type) -> FieldMapping {
    known.value(for: .init(of: type), .ofThread) { FieldMapping(of: value, as: type) }
  }

  /// Returns the fields without those of some names.
  ///
  /// - Throws: ``FieldMappingProblem`` for one that cannot be mapped, or a name that no property has.
  @inline(__always)
  func fields(except exceptions: Set<String>) throws(FieldMappingProblem) -> Selection {
    if exceptions.isEmpty, isWhole { return all }
    if let known = Self.selections.unretained(.init(of: type))?.takeUnretainedValue(),
      known.exceptions == exceptions
    {
      return known
    }
    return try select(except: exceptions)
  }

  @inline(never)
  private func select(except exceptions: Set<String>) throws(FieldMappingProblem) -> Selection {
    let selection = Selection(try remaining(except: exceptions), except: exceptions)
    _ = Self.selections.value(for: .init(of: type), .ofThread) { selection }
    return selection
  }

  /// Checks that every property of a type can be mapped, which a value has to show before it is written.
  ///
  /// Rules are made where only they can tell. All others are made when the first value is read.
  ///
  /// - Throws: ``JSONEncodingError`` `unmappableProperty`.
  static func require<T: JSONMappable>(_ value: T, as type: T.Type) throws {
    // A type may hold itself, and the runtime need not be asked about it then.
    DecodingRule<T>.keepDecodable()
    if known(type) == nil, let table = proven(by: value, as: type), doubles(in: table) == nil,
      zip(table.fields, table.layout.properties).allSatisfy(Field.isSurelyMapped)
    {
      return
    }
    do {
      _ = try of(value, as: type).fields(except: [])
    } catch {
      throw error.inDirection(isReading: false)
    }
  }

  private func remaining(
    except exceptions: Set<String>
  ) throws(FieldMappingProblem) -> [Field] {
    if let problem { throw FieldMappingProblem(property: nil, of: type, problem) }
    for name in exceptions.sorted() where !names.contains(name) {
      throw FieldMappingProblem(property: name, of: type, "the type has no such property")
    }
    let remaining = all.fields.filter { !exceptions.contains($0.name) }
    for field in remaining {
      if let problem = field.problem {
        // So the compiler names the storage of a property with a wrapper.
        let advice =
          field.name.hasPrefix("_") ? "; a property wrapper conforms to JSONPropertyWrapper" : ""
        throw FieldMappingProblem(property: field.name, of: type, problem + advice)
      }
    }
    return remaining
  }
}

/// A property that reflection cannot map.
struct FieldMappingProblem: Error {
  let property: String
  let reason: String

  fileprivate init(property: String?, of type: any Any.Type, _ reason: String) {
    let type = "type \(Wording.name(of: type))"
    self.property = property.map { "property \($0) of \(type)" } ?? type
    self.reason = reason
  }

  /// The problem as an error of reading or of writing.
  func inDirection(isReading: Bool) -> any Error {
    isReading
      ? JSONDecodingError(problem: .unmappableProperty(property, reason: reason))
      : JSONEncodingError(problem: .unmappableProperty(property, reason: reason))
  }
}

// MARK: - Making

extension FieldMapping {
  private convenience init<T: JSONMappable>(of value: T, as type: T.Type) {
    DecodingRule<T>.keepDecodable()
    guard let table = Self.proven(by: value, as: type) else {
      self.init(
        type, [], names: [],
        problem: "it has a custom mirror, or was compiled without reflection metadata")
      return
    }
    let fields = zip(table.fields, table.layout.properties).compactMap { Field($0, $1) }
    self.init(type, fields, names: table.fields.map(\.name), problem: Self.doubles(in: table))
  }

  /// Returns the table of a type, where a value proves it.
  private static func proven<T: JSONMappable>(by value: T, as type: T.Type) -> FieldTable? {
    guard let table = FieldTable.of(type) else { return nil }
    return table.isProven(by: value, as: type, ignoringWeak: true) ? table : nil
  }

  /// Returns which properties have one key; nil where there are none.
  private static func doubles(in table: FieldTable) -> String? {
    let keyed = table.fields.filter { $0.key != nil }
    if EncodingPlan.areDifferent(keyed.compactMap(\.key)) { return nil }
    for (index, second) in keyed.enumerated() {
      guard let key = second.key, let first = keyed[..<index].first(where: { $0.key == key }) else {
        continue
      }
      return "properties \(first.name) and \(second.name) have the same key \(Wording.quoted(key))"
    }
    return nil
  }
}

extension [Unmanaged<FieldMapping.Field>] {
  /// Visits the fields in their order.
  ///
  /// By a pointer: unoptimised, the iterator of an array takes longer than to find a key.
  @inline(__always)
  func forEachField(_ body: (FieldMapping.Field) throws -> Void) rethrows {
    try withUnsafeBufferPointer { fields in
      guard var field = fields.baseAddress else { return }
      let end = field + fields.count
      while field < end {
        try field.pointee._withUnsafeGuaranteedRef(body)
        field += 1
      }
    }
  }
}

extension FieldMapping.Field {
  /// Returns whether a property can be mapped, as far as can be told without its rule.
  fileprivate static func isSurelyMapped(
    _ field: FieldTable.Field, _ property: StoredPropertyLayout.Property
  ) -> Bool {
    guard field.key != nil else { return true }
    guard property.isVariable, property.isStrong, field.transform == nil else { return false }
    return field.wrapper.map { isRestorable($0) } ?? AnyDecodingRule.isSurelyMade(field.type)
  }

  private static func isRestorable(_ wrapper: any JSONPropertyWrapper.Type) -> Bool {
    PolymorphicWrapper.of(wrapper) != nil || wrapper is any JSONRestorable.Type
  }

  private static func problem(
    _ field: FieldTable.Field, _ property: StoredPropertyLayout.Property, _ rule: AnyDecodingRule
  ) -> String? {
    if !property.isVariable { return "a let cannot be set" }
    if !property.isStrong { return "it is weak or unowned" }
    if let wrapper = field.wrapper, !isRestorable(wrapper) {
      // Not as errors name it, which do not mention some wrappers.
      return "its wrapper \(_typeName(field.type, qualified: false)) is not JSONRestorable"
    }
    return rule.refusal.map { "\($0.problem)" }
  }
}
