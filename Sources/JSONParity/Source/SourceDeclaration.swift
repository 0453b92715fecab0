import JSONCodable

/// A type of the text.
struct SourceDeclaration {
  /// What it is.
  enum Kind {
    case structure
    /// A class, and the declaration of its superclass.
    case object(superclass: Int?)
    /// An enum with raw values: each case with its value as a literal.
    case rawValues(type: String, cases: [(name: String, value: String)])
    /// An enum of cases with payloads.
    case union(SourceUnion)
  }

  /// The name, without that of the type around it.
  var name: String
  /// The mapped type.
  let type: any Any.Type
  var kind = Kind.structure
  /// The properties of the type itself, without those of a superclass.
  var properties: [SourceProperty] = []
  /// What was not found out, and belongs to no property.
  var problems: [String] = []
  /// The name of the case that is read for raw values of no case; nil where they are an error.
  var caseOfOthers: String?
  /// Whether a value can be made without arguments.
  var hasInit = false
  /// Whether another declaration is a subclass.
  var hasSubclass = false
  /// Whether it stands beside the main type rather than in it.
  var isOutside = false
  /// Whether the text refers to the type of the program, and has none of its own for it.
  var isOfProgram = false
  /// Whether it stands in a set, or in what does.
  var isHashable = false
  /// Whether samples are equal otherwise than by all their parts.
  var isEqualByCode = false
  /// The superclass in the program, where the class maps what it inherits in a way of its own.
  var superclassApart: (name: String, isCodable: Bool)?

  /// The name of the mapped type.
  var mappedName: String { SourceTypeName.name(of: type) }

  var isClass: Bool { if case .object = kind { true } else { false } }

  /// The declaration of the superclass.
  var superclass: Int? { if case .object(let superclass) = kind { superclass } else { nil } }
}

extension SourceDeclaration {
  /// Finds properties whose value without one is that of another property, which the text does not read before.
  mutating func findUnreadable() {
    for index in properties.indices {
      guard let other = properties[index].fallbackProperty else { continue }
      let isInherited = properties[index].isInherited
      let isRead = properties[..<index].contains { property in
        // What a class of the program has inherited is read behind all else.
        property.name == other && property.isDetermined && (isInherited || !property.isInherited)
      }
      if !isRead { properties[index].problems.append(SourceProperty.dependsOnOthers) }
    }
  }

  /// Finds properties that the text could not write in their places, by what samples write.
  mutating func findUnwritable(in documents: [JSONObject] = []) {
    var isSettled = false
    while !isSettled {
      let places = properties.filter(\.isDetermined).compactMap(\.written)
      isSettled = true
      for index in properties.indices where properties[index].isDetermined {
        guard let place = properties[index].written,
          let problem = problem(of: place, places, documents)
        else { continue }
        properties[index].problems.append(problem)
        isSettled = false
      }
    }
  }

  private func problem(
    of place: [SourceProperty.Step], _ places: [[SourceProperty.Step]], _ documents: [JSONObject]
  ) -> String? {
    for depth in place.indices {
      guard let index = place[depth].index, index > 0 else { continue }
      let before = Array(place[..<depth]) + [.index(index - 1)]
      if !places.contains(where: { $0.starts(with: before) }) {
        return problem(ofElement: before, documents)
      }
    }
    return places.filter { $0 == place }.count > 1
      ? "several properties are written to its place" : nil
  }

  /// Returns why what follows an element cannot be written.
  private func problem(
    ofElement place: [SourceProperty.Step], _ documents: [JSONObject]
  ) -> String {
    let open = properties.filter { !$0.isDetermined }.compactMap(\.written)
    if open.contains(where: { $0.starts(with: place) }) {
      return "the element before it in its array is open"
    }
    return documents.contains { JSONSteps.isPresent(place, in: $0) }
      ? "the element before it in its array is written by code of the type's own"
      : "nothing writes the element before it in its array, so the mapper cannot write it either"
  }
}

/// A property of a type of the text.
struct SourceProperty {
  /// A step into a document.
  typealias Step = JSONPath.Component

  /// What reading does about nothing and null.
  enum Rule: Equatable {
    /// Both are errors.
    case required
    /// Null makes it nil, nothing is an error.
    case nullable
    /// Both make it nil.
    case optional
    /// Both leave the default.
    case kept
    /// Nothing leaves the default, null makes it nil.
    case clearedByNull
    /// Nothing leaves the default, null is an error.
    case keptUnlessPresent
  }

  /// What becomes of a part that is not right.
  enum Leniency: Equatable {
    case none
    /// Elements that are not right are left out.
    case elements
    /// The same, and each has to be an object.
    case objects
    /// What a raw value of no case makes, as an expression; the type of the raw values.
    case unknownCases(String, rawType: String)
    /// Raw values of no case, and keys that no key is made of, are left out; the type of the raw values.
    case unknownParts(rawType: String)
  }

  /// What counts as missing, beside what the rule says of null.
  enum Missing: Equatable {
    case nothing
    /// All that is refused otherwise.
    case refused
    /// What has another shape.
    case otherShapes(than: JSONShape)

    /// Returns whether a value that is refused counts as missing.
    func contains(_ tree: Any) -> Bool {
      switch self {
      case .nothing: false
      case .refused: true
      case .otherShapes(let shape): !shape.isShape(of: tree)
      }
    }
  }

  /// The name in the source.
  var name: String
  var type: SourceType
  var isVariable = true
  /// Whether a class of the program declares it, which the conformance is not for.
  var isInherited = false
  /// The attribute of the property wrapper; its storage is coded.
  var wrapper: String?
  /// Whether the property wrapper wraps an optional.
  var wrapsOptional = false
  /// Where it is read; nil where it is not.
  var place: [Step]?
  /// After how many steps on the way to it an object has to be there, where that around it is.
  var requiredSteps: Set<Int> = []
  /// After how many steps anything else than an object counts as missing.
  var skippedSteps: Set<Int> = []
  /// Whether it is required only where the object around it is there.
  var isRequiredInside = false
  /// Whether its members stand among those of the type itself.
  var isInline = false
  /// Whether these are written before all else, which replaces what has the same key.
  var isWrittenFirst = false
  /// Whether what reads it was found by trying, which the text says.
  var isFoundByTrying = false
  /// Other keys at which it is read, after the first.
  var otherKeys: [String] = []
  var rule = Rule.required
  var leniency = Leniency.none
  var missing = Missing.nothing
  /// Where it is written; nil where it is not.
  var written: [Step]?
  /// Whether nil is written as null.
  var writesNull = false
  /// Whether a value in which it is nil is not written.
  var refusesNil = false
  /// Whether an empty collection is left out.
  var leavesOutEmpty = false
  /// The default of the declaration as an expression; nil where there is none, or it cannot be written.
  var initial: String?
  /// What the property is where the document has nothing, as an expression; nil also where it keeps what it is.
  var fallback: String?
  /// The property, read before it, that gives it its value where the document has nothing.
  var fallbackProperty: String?
  /// Whether the property keeps what it is where the document has nothing.
  var keepsDefault = false
  /// Whether the default of `init()` is spelled where the document has nothing.
  var spellsDefault = false
  /// The places of no property that are read where it is missing.
  var placesWhereMissing: [String] = []
  /// Whether a variable of the coding has the name of the property.
  var isShadowed = false
  /// What stays out of the text, and why.
  var problems: [String] = []
  /// What the text says about the property.
  var remarks: [String] = []

  /// Why it is left open that other keys decide what it is where the document has nothing.
  static let dependsOnOthers = "what it is without a value" + onOthers
  /// What is said of what depends on other keys.
  static let onOthers = " depends on other keys, by code of the type's own"

  /// How the coding calls the property: a wrapper by its storage.
  var storage: String {
    (isShadowed ? "self." : "") + (wrapper == nil ? SwiftName.escaped(name) : "_\(name)")
  }
  /// What a variable of the same name would hide.
  var plainStorage: String { wrapper == nil ? name : "_\(name)" }
  /// The variable of the key, where the property is read at one of several.
  var chosenKey: String { "\(name)Key" }
  var isDetermined: Bool { problems.isEmpty }
  /// Whether the JSON has it.
  var isMapped: Bool { isInline || place != nil || written != nil }
}

/// An enum of cases with payloads.
struct SourceUnion {
  struct Payload {
    var label: String?
    var type: SourceType
    /// Where it stands; empty for one whose members stand beside the tag.
    var place: [String]
    var rule = SourceProperty.Rule.required
    /// What it is where the document has nothing, as an expression.
    var fallback: String?
    /// Whether nil is written as null.
    var writesNull = false
  }

  struct Case {
    var name: String
    var tag: String
    var payloads: [Payload] = []
    /// Whether the object that holds the payloads must be there to be read.
    var isObjectRequired = true
    /// Whether a single payload that is nil leaves no object behind.
    var leavesOutObject = false
    /// Whether it keeps an object with an unknown tag.
    var isFallback = false
    var problem: String?

    /// The key of the object that holds the payloads; nil where they stand beside the tag.
    var objectKey: String? { payloads.first { $0.place.count == 2 }?.place[0] }
  }

  /// The key of the tag.
  var key: String
  var cases: [Case] = []
  /// Whether it is known that there are no other cases.
  var hasAllCases = true
  /// The name of the case that is read for a tag of no case; nil where such a tag is an error, or is kept.
  var caseOfUnknownTags: String?
  var tagReading = TagReading.required

  /// What stands for an unknown tag beside a text that is none, where a case is read for it.
  enum TagReading {
    case required
    /// Nothing and null.
    case optional
    /// Nothing, null, and what is no text.
    case any
  }

  var fallback: Case? { cases.first(where: \.isFallback) }
}
