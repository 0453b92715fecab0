internal import JSONText

extension JSONDifference {
  /// What each document has, written out in full for two columns side by side.
  ///
  ///     changed type at $.id             number 5              string "5"
  ///     missing on the right at $.tag    { "a" : 1 }           nil
  ///     renamed key at $.full_name       "full_name": "Ann"    "fullName": "Ann"
  ///
  /// An array or object has a line for each element or member. The two are never the same text, save
  /// for an element that has moved, where the places differ.
  package var texts: (left: String?, right: String?) {
    switch kind {
    case .numberSpelling, .stringSpelling: (left?.spelling, right?.spelling)
    case .whitespace: (spaces(left), spaces(right))
    case .order where left?.spelling != nil: (left?.spelling, right?.spelling)
    case .order: (placed(left), placed(right))
    case .renamedKey: (member(left), member(right))
    case .changedType: (typed(left), typed(right))
    case .changedValue, .numberPrecision, .missingLeft, .missingRight, .nullVersusAbsent,
      .duplicateKey:
      values
    }
  }

  private var values: (left: String?, right: String?) {
    guard let one = left?.value, let other = right?.value else {
      return (plain(left), plain(right))
    }
    let texts = (ValueText.full(one), ValueText.full(other))
    guard texts.0 == texts.1, one != other else { return texts }
    return (ValueText.ascii(one), ValueText.ascii(other))
  }

  private func plain(_ side: Side?) -> String? { side.map { ValueText.full($0.value) } }

  private func spaces(_ side: Side?) -> String? {
    side.map { ValueText.quoted($0.spelling ?? "") }
  }

  private func placed(_ side: Side?) -> String? {
    side.map { "\($0.path): \(ValueText.full($0.value))" }
  }

  private func member(_ side: Side?) -> String? {
    side.map { side in
      guard case .key(let key)? = side.path.components.last else { return plain(side) ?? "" }
      return "\(ValueText.quoted(key)): \(ValueText.full(side.value))"
    }
  }

  private func typed(_ side: Side?) -> String? {
    side.map { side in
      switch side.value {
      case .null, .array, .object: ValueText.full(side.value)
      case .boolean, .number, .string: "\(side.typeName) \(ValueText.full(side.value))"
      }
    }
  }
}

extension JSONDifference.Kind {
  /// The kind as reports show it.
  package var title: String {
    switch self {
    case .missingLeft: "missing on the left"
    case .missingRight: "missing on the right"
    case .changedValue: "changed value"
    case .changedType: "changed type"
    case .numberPrecision: "number precision"
    case .numberSpelling: "number spelling"
    case .stringSpelling: "string spelling"
    case .nullVersusAbsent: "null against absent"
    case .order: "order"
    case .duplicateKey: "duplicate key"
    case .renamedKey: "renamed key"
    case .whitespace: "white space"
    }
  }
}

/// Two texts, taken apart into what they have in common at both ends and what is between.
///
///     "a long walk"  and  "a long talk"     lead "a long , left w, right t, tail alk"
///
package struct TextContrast: Hashable, Sendable {
  /// What both texts begin with.
  package var lead: String
  /// What only the left text has.
  package var left: String
  /// What only the right text has.
  package var right: String
  /// What both texts end with.
  package var tail: String

  /// Creates the contrast from two texts, which it takes apart at whole characters.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  package init(_ left: String, _ right: String) {
    func isSame(_ one: Character, _ other: Character) -> Bool {
      String(one).hasSameScalars(as: String(other))
    }
    var (start, otherStart) = (left.startIndex, right.startIndex)
    while start < left.endIndex, otherStart < right.endIndex,
      isSame(left[start], right[otherStart])
    {
      left.formIndex(after: &start)
      right.formIndex(after: &otherStart)
    }
    var (end, otherEnd) = (left.endIndex, right.endIndex)
    while end > start, otherEnd > otherStart {
      let (last, otherLast) = (left.index(before: end), right.index(before: otherEnd))
      guard isSame(left[last], right[otherLast]) else { break }
      (end, otherEnd) = (last, otherLast)
    }
    lead = String(left[..<start])
    self.left = String(left[start..<end])
    self.right = String(right[otherStart..<otherEnd])
    tail = String(left[end...])
  }
}
