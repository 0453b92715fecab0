import CodableBridge
import Foundation
import JSONCodable

/// A type whose parts a source names.
protocol Composed {
  static func source(_ resolver: TypeResolver) -> SourceType
  /// The type of its parts.
  static var part: any Any.Type { get }
}

/// Finds the form of a Swift type in the text.
struct TypeResolver {
  let survey: SourceSurvey
  /// The transformer that reaches into containers; nil without one.
  var transformer: String?
  /// Why the transformer has no Codable form; nil where it has one.
  var refusal: String?

  init(_ survey: SourceSurvey, transformer: String? = nil, refusal: String? = nil) {
    (self.survey, self.transformer, self.refusal) = (survey, transformer, refusal)
  }

  /// Returns the form of a type.
  func source(of type: any Any.Type) -> SourceType {
    survey.meet(type)
    guard MappingFacts.isKnown(type) else {
      return unknown(type, "no code can be read for its kind")
    }
    let transformed = transformer.flatMap(CodedForm.init(transformer:))
    if let form = transformed, "\(type)" == form.type, refusal == nil { return coded(type, form) }
    if let composed = type as? any Composed.Type { return composed.source(self) }
    if transformer != nil {
      let reason = refusal ?? "what the transformer does only its code knows"
      return unknown(type, reason) { SwiftLiteral.scalar($0) ?? SourceSurvey.plainCase(of: $0) }
    }
    return type == Any.self ? anything : scalar(type) ?? named(type)
  }

  private func coded(_ type: any Any.Type, _ form: CodedForm) -> SourceType {
    survey.helpers.insert(form)
    return SourceType("\(type)", coding: .wrapper(form.name), literal: SwiftLiteral.scalar)
  }

  private func unknown(
    _ type: any Any.Type, _ reason: String, literal: @escaping (Any) -> String? = { _ in nil }
  ) -> SourceType {
    SourceType(SourceTypeName.name(of: type), problem: reason, literal: literal)
  }
}

// MARK: - Scalars

extension TypeResolver {
  private static let scalars: [ObjectIdentifier: String] = {
    let types: [any Any.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Float.self, Double.self, Bool.self, String.self, CGFloat.self,
      Decimal.self, Date.self, Data.self, URL.self, UUID.self, AnyJSON.self,
    ]
    return Dictionary(types.map { (ObjectIdentifier($0), "\($0)") }) { first, _ in first }
  }()

  private func scalar(_ type: any Any.Type) -> SourceType? {
    if let name = Self.scalars[ObjectIdentifier(type)] {
      return SourceType(name, literal: SwiftLiteral.scalar)
    }
    // Not every platform has them.
    if ["Int128", "UInt128", "Float16"].contains("\(type)") {
      return SourceType("\(type)", literal: SwiftLiteral.scalar)
    }
    return "\(type)".hasPrefix("SIMD") && type is any (Codable & SIMD).Type ? vector(type) : nil
  }

  private func vector(_ type: any Any.Type) -> SourceType {
    SourceType("\(type)") { value in
      guard let vector = value as? any SIMD else { return nil }
      func list<V: SIMD>(_ vector: V) -> String? {
        let parts = vector.indices.map { SwiftLiteral.scalar(vector[$0]) }
        return "\(V.self)(" + parts.compactMap { $0 }.joined(separator: ", ") + ")"
      }
      return list(vector)
    }
  }

  /// The form of `Any`, which Codable codes as `AnyJSON`: a conformance on the way.
  private var anything: SourceType {
    let isNewType = survey.isNewType
    var type = SourceType(isNewType ? "AnyJSON" : "Any") { value in
      let json = Restoring.attempt { try AnyJSON(value) }.flatMap(SwiftLiteral.scalar)
      return isNewType ? json : json.map { "AnyJSON\($0).tree" }
    }
    if !survey.isNewType {
      type.coding = .init(
        spelling: "AnyJSON", decoded: { "\($0).tree" }, encoded: { "try AnyJSON(\($0))" })
    }
    type.remark = "AnyJSON keeps any JSON."
    return type
  }
}

// MARK: - Types of the program

extension TypeResolver {
  private func named(_ type: any Any.Type) -> SourceType {
    if let raw = type as? any RawRepresentable.Type { return rawValues(raw) }
    if type is any CodableBacked.Type { return backed(type) }
    if let mapped = type as? any (JSONEncodable & JSONRestorable).Type { return declared(mapped) }
    if MappingFacts.isExistential(type) {
      return unknown(type, "only code knows which types stand behind the protocol")
    }
    if type is any Codable.Type { return user(type) }
    return unknown(type, "the type is neither mapped nor Codable")
  }

  /// A type of the program that codes itself.
  private func user(_ type: any Any.Type) -> SourceType {
    guard let name = survey.path(of: type) else {
      return unknown(type, "no other file can name the type")
    }
    var source = SourceType(name)
    source.isHashable = type is any Hashable.Type
    source.remark =
      type is any Codable.Type ? "\(name) is Codable already." : "\(name) has to be Codable."
    return source
  }

  /// A type that the mapper codes by its Codable, in the style of the context: null for nil is none of Codable.
  private func backed(_ type: any Any.Type) -> SourceType {
    var source = user(type)
    let samples = survey.samples.values(of: type)
    let isMapped = JSONContext.with(\.options.keys, survey.keys.style) {
      samples.allSatisfy(CodableSamples.isMapped)
    }
    let mayHoldNil =
      samples.isEmpty
      || samples.contains { sample in
        Mirror(reflecting: sample).allChildren.contains {
          Mirror(reflecting: $0.value).displayStyle == .optional
        }
      }
    if !isMapped || mayHoldNil && JSONContext.current.options.nilValues == .null {
      source.problem = "its Codable was not found to do what the mapper does"
    }
    return source
  }

  private func declared<M: JSONEncodable & JSONRestorable>(_ type: M.Type) -> SourceType {
    guard survey.isNewType else {
      if survey.known(type) != 0 { survey.need(type) }
      let name = SourceTypeName.name(of: type)
      return SourceType(name) { SourceSurvey.plainCase(of: $0) ?? Self.empty($0, as: M.self, name) }
    }
    let index = survey.declaration(of: type)
    if survey.declarations[index].isOfProgram { return user(type) }
    // The survey holds the declarations, and these hold this type.
    var source = SourceType(survey.spelling(of: index)) { [weak survey] value in
      // An object of a subclass is another value.
      Swift.type(of: value) == M.self ? survey?.knownLiteral(value, of: index) : nil
    }
    source.composition = .declared(index)
    if survey.declarations[index].isEmptyShell {
      source.problem = survey.declarations[index].problems.first
    }
    return source
  }

  /// Returns a value as `init()` makes it; nil for every other value, and where that is another one each time.
  private static func empty<M>(_ value: Any, as type: M.Type, _ name: String) -> String? {
    guard !(M.self is AnyClass), Swift.type(of: value) == M.self,
      let decodable = M.self as? any JSONDecodable.Type
    else { return nil }
    let isEmpty = (0..<2).allSatisfy { _ in ComparedValues.areSame(decodable.init(), value) }
    return isEmpty ? "\(name)()" : nil
  }

  private func rawValues<T: RawRepresentable>(_ type: T.Type) -> SourceType {
    guard T.RawValue.self is any Codable.Type else {
      return unknown(type, "its raw values are not Codable")
    }
    if survey.isNewType, let index = survey.enumeration(type) {
      var source = SourceType(survey.spelling(of: index)) { value in
        MappingFacts.Case(of: value).map { ".\(SwiftName.member($0.name))" }
      }
      source.composition = .declared(index)
      return source
    }
    guard let name = survey.path(of: type) else {
      return unknown(type, "no other file can name the type, and its cases are not known")
    }
    let literal = { (value: Any) -> String? in
      if let set = value as? any OptionSet { return Self.literal(rawValueOf: set, name) }
      if !(value is any CaseIterable), let literal = Self.literal(ofStruct: value, name) {
        return literal
      }
      return SourceSurvey.caseName(of: value).map { one in
        (SwiftName.isOfMetatype(one) ? "" : name) + ".\(SwiftName.member(one))"
      }
    }
    var source = SourceType(
      name, problem: RawValueSurvey(type).isReadByCodable ? nil : SourceType.isReadByCode,
      literal: literal)
    source.isHashable = type is any Hashable.Type
    if type is any Codable.Type { return source }
    survey.helpers.insert(.rawValue)
    source.coding = .wrapper("\(CodedForm.rawValue.name)<\(name)>")
    return source
  }

  /// Returns a struct by its raw value; nil for one that may refuse it.
  private static func literal(ofStruct value: Any, _ name: String) -> String? {
    func literal<T: RawRepresentable>(_ value: T) -> String? {
      guard Mirror(reflecting: value).displayStyle == .struct, RawValueSurvey(T.self).takesAll
      else { return nil }
      return Self.literal(rawValueOf: value, name)
    }
    return (value as? any RawRepresentable).flatMap { literal($0) }
  }

  private static func literal<T: RawRepresentable>(rawValueOf value: T, _ name: String) -> String? {
    SwiftLiteral.scalar(value.rawValue).map { "\(name)(rawValue: \($0))" }
  }
}

extension SourceDeclaration {
  /// Whether the declaration says nothing, since the type could not be looked into.
  var isEmptyShell: Bool {
    if case .structure = kind { properties.isEmpty && !problems.isEmpty } else { false }
  }
}
