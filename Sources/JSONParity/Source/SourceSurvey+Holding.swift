import JSONCodable

// What the types of the text hold: what has to be Hashable, and which enums are indirect.

extension SourceSurvey {
  /// The types of what a declaration holds, as far as they are known.
  private func parts(of index: Int) -> [SourceType] {
    let properties = declarations[index].properties.map(\.type)
    guard case .union(let union) = declarations[index].kind else {
      return properties.filter { $0.problem == nil }
    }
    return union.cases.filter { $0.problem == nil }.flatMap(\.payloads).map(\.type)
  }

  // MARK: Enums that hold themselves

  /// Returns whether an enum holds a value of itself with no array, dictionary or object between.
  func holdsItself(_ index: Int) -> Bool {
    var seen: Set<Int> = []
    func reaches(_ other: Int) -> Bool {
      parts(of: other).compactMap(heldDirectly).contains { held in
        held == index || seen.insert(held).inserted && reaches(held)
      }
    }
    return reaches(index)
  }

  /// Returns the declaration of a value that stands in the memory of what holds the type.
  private func heldDirectly(_ type: SourceType) -> Int? {
    switch type.composition {
    case .optional(let inner): heldDirectly(inner)
    case .declared(let index): declarations[index].isClass ? nil : index
    case .single, .array, .set, .dictionary: nil
    }
  }

  // MARK: Sets

  /// Makes Hashable what stands in sets or is a key, with what it holds, and leaves open what cannot be.
  func findHashable() {
    for index in declarations.indices {
      for position in declarations[index].properties.indices {
        let property = declarations[index].properties[position]
        guard let problem = problem(inSetsOf: property.type) else { continue }
        if property.isDetermined {
          declarations[index].properties[position].problems.append(problem)
        }
        // Its type cannot be written.
        declarations[index].properties[position].type.problem = problem
      }
      declarations[index].findUnwritable()
      findHashablePayloads(of: index)
    }
  }

  private func findHashablePayloads(of index: Int) {
    guard case .union(var union) = declarations[index].kind else { return }
    for position in union.cases.indices where union.cases[position].problem == nil {
      union.cases[position].problem =
        union.cases[position].payloads.lazy.compactMap { self.problem(inSetsOf: $0.type) }.first
    }
    declarations[index].kind = .union(union)
  }

  /// Returns why something in the sets of a type is not Hashable; nil where all is, and is marked so.
  private func problem(inSetsOf type: SourceType) -> String? {
    switch type.composition {
    case .single, .declared: nil
    case .optional(let inner), .array(let inner): problem(inSetsOf: inner)
    case .set(let element): problem(ofElement: element)
    case .dictionary(let key, _, let member): problem(ofElement: key) ?? problem(inSetsOf: member)
    }
  }

  private func problem(ofElement type: SourceType) -> String? {
    var found: Set<Int> = []
    if let obstacle = obstacle(in: type, &found) {
      return "what stands in its set is Hashable by code of its own, since \(obstacle) is not"
    }
    if found.contains(where: { declarations[$0].isEqualByCode }) {
      return "what stands in its set is equal by code of its own"
    }
    for index in found { declarations[index].isHashable = true }
    return nil
  }

  /// Returns the name of what keeps a type from being Hashable; adds the declarations that it is made of.
  private func obstacle(in type: SourceType, _ found: inout Set<Int>) -> String? {
    switch type.composition {
    case .single: return type.isHashable ? nil : type.spelling
    case .optional(let inner), .array(let inner), .set(let inner):
      return obstacle(in: inner, &found)
    case .dictionary(_, _, let member): return obstacle(in: member, &found)
    case .declared(let index):
      if declarations[index].isClass { return declarations[index].name }
      guard found.insert(index).inserted else { return nil }
      for part in parts(of: index) {
        if let obstacle = obstacle(in: part, &found) { return obstacle }
      }
      return nil
    }
  }
}

/// What samples show of the equality of a type.
enum SampleEquality {
  /// Returns whether values are equal otherwise than by all their parts, or unequal in none.
  static func isByCode<T>(_ values: [T]) -> Bool {
    guard T.self is any Hashable.Type else { return false }
    return values.indices.contains { one in
      values[..<one].contains { isByCode($0, values[one]) }
    }
  }

  private static func isByCode<T>(_ left: T, _ right: T) -> Bool {
    guard let one = left as? AnyHashable, let other = right as? AnyHashable else { return false }
    return (one == other) != haveSameParts(left, right)
  }

  private static func haveSameParts<T>(_ left: T, _ right: T) -> Bool {
    let ones = MappingFacts.Case(of: left), others = MappingFacts.Case(of: right)
    guard ones?.name == others?.name else { return false }
    let parts = ones?.payloads.map(\.value) ?? Mirror(reflecting: left).children.map(\.value)
    let rest = others?.payloads.map(\.value) ?? Mirror(reflecting: right).children.map(\.value)
    return parts.count == rest.count
      && zip(parts, rest).allSatisfy { ComparedValues.areSame($0, $1) }
  }
}
