internal import JSONCodable
internal import JSONText

/// What stands around a place of two documents: the value there, with its neighbours.
///
///     $.items[4].id      "id" : 5, between "href" and "name"
///
struct Excerpt {
  /// The rows, of which long ones are cut.
  let rows: [SideBySide.Row]

  /// How many rows there are at most, and how many characters a row has.
  fileprivate static let (mostRows, mostCharacters) = (12, 160)

  /// Creates the excerpt of what two sides have around a place; where one has nothing, it is the other's.
  ///
  /// What is different there may stand in another element on the right.
  init(
    _ left: JSONValue?, _ right: JSONValue?, at path: JSONPath,
    of difference: JSONDifference? = nil, _ policy: ComparisonPolicy
  ) {
    let place = difference?.rightPlace(of: path) ?? path
    let around = path.components.dropLast().reduce(PolicyCursor(policy)) { $0.into($1) }
    let (one, other) =
      if let difference, around.allowsAnyOrder {
        Self.elements(left, right, of: difference)
      } else {
        Self.neighbourhoods(left, right, path.components[...], place.components[...])
      }
    let policy = one.firstIndex.map { around.counting(from: $0) } ?? around
    let sides = SideBySide(one.value ?? .object([]), other.value ?? .object([]), policy)
    var all = sides.rows.count <= Self.mostRows ? sides.rows : sides.folded
    if all.count > 1 {
      all.insert(contentsOf: Self.mark(one.isCutBefore, other.isCutBefore), at: 1)
      all.insert(contentsOf: Self.mark(one.isCutAfter, other.isCutAfter), at: all.count - 1)
    }
    // A bracket and a row more take no more room than the mark.
    let change = all.firstIndex { $0.change != .same } ?? 0
    let start = change > 4 ? change - 2 : 0
    let shown = all[start...].prefix(Self.mostRows)
    rows =
      Self.mark(start > 0, start > 0) + shown.map(Self.cut) + Self.fold(all[shown.endIndex...])
  }

  /// What one side has around a place.
  private struct Neighbourhood {
    var value: JSONValue?
    /// Whether the object or array has more before it, and behind it.
    var isCutBefore = false, isCutAfter = false
    /// The index of the first child, if they are elements.
    var firstIndex: Int?

    init(_ value: JSONValue?) { self.value = value }

    /// Takes some of the children in the place of all.
    init(_ children: Range<Int>, of count: Int, _ value: JSONValue) {
      self.value = value
      isCutBefore = children.lowerBound > 0
      isCutAfter = children.upperBound < count
      if case .array = value { firstIndex = children.lowerBound }
    }
  }

  /// Returns the object or array on both sides that holds the place, with the place and its neighbours on
  /// either side alone; the two paths have the same keys.
  private static func neighbourhoods(
    _ left: JSONValue?, _ right: JSONValue?, _ path: ArraySlice<JSONPath.Component>,
    _ rightPath: ArraySlice<JSONPath.Component>
  ) -> (Neighbourhood, Neighbourhood) {
    guard path.count <= 1 else {
      let (one, other) = (
        path.first.flatMap { left?.child($0) }, rightPath.first.flatMap { right?.child($0) }
      )
      if one == nil, other == nil { return (.init(left), .init(right)) }
      return neighbourhoods(one, other, path.dropFirst(), rightPath.dropFirst())
    }
    switch path.first {
    case .key(let key)?:
      let keys = sharedKeys(left, right, around: key)
      return (neighbourhood(left, key, keys), neighbourhood(right, key, keys))
    case .index(let index)?:
      return (neighbourhood(left, index), neighbourhood(right, rightPath.first?.index ?? index))
    case nil: return (.init(left), .init(right))
    }
  }

  /// Returns the array on both sides with nothing but the element of a difference; the others stand next to it by chance.
  private static func elements(
    _ left: JSONValue?, _ right: JSONValue?, of difference: JSONDifference
  ) -> (Neighbourhood, Neighbourhood) {
    (
      element(left, difference.left?.path, of: difference),
      element(right, difference.right?.path, of: difference)
    )
  }

  private static func element(
    _ value: JSONValue?, _ path: JSONPath?, of difference: JSONDifference
  ) -> Neighbourhood {
    let place = path ?? difference.path
    guard
      case .array(let elements)? = place.components.dropLast().reduce(value, { $0?.child($1) })
    else { return .init(value) }
    guard let index = path?.components.last?.index, elements.indices.contains(index) else {
      return Neighbourhood(0..<0, of: elements.count, .array([]))
    }
    return Neighbourhood(index..<index + 1, of: elements.count, .array([elements[index]]))
  }

  /// Returns a key and its neighbours on both sides, without those that are farther away on one of them.
  ///
  /// So what is shown has no gap, and a member that both have is shown on both.
  private static func sharedKeys(
    _ left: JSONValue?, _ right: JSONValue?, around key: String
  ) -> Set<ScalarString> {
    let objects = [left, right].compactMap(\.self)
    var keys = objects.reduce(into: Set()) { $0.formUnion($1.neighbourKeys(of: key)) }
    while true {
      let farther = objects.reduce(into: Set()) { $0.formUnion($1.keys(keys, apartFrom: key)) }
      if farther.isEmpty { return keys }
      keys.subtract(farther)
    }
  }

  private static func neighbourhood(
    _ value: JSONValue?, _ key: String, _ keys: Set<ScalarString>
  ) -> Neighbourhood {
    guard case .object(let members)? = value else { return .init(value) }
    let range = members.run(of: keys, around: key)
    return Neighbourhood(range, of: members.count, .object(Array(members[range])))
  }

  private static func neighbourhood(_ value: JSONValue?, _ index: Int) -> Neighbourhood {
    guard case .array(let elements)? = value else { return .init(value) }
    let place = min(index, elements.count)
    let range = max(0, place - 1)..<min(elements.count, place + 2)
    return Neighbourhood(range, of: elements.count, .array(Array(elements[range])))
  }

  /// Returns the row that says on which side children are left out; none where nothing is.
  private static func mark(_ left: Bool, _ right: Bool) -> [SideBySide.Row] {
    guard left || right else { return [] }
    return [.init(left: left ? "  …" : nil, right: right ? "  …" : nil, change: .same)]
  }

  /// Returns the row that stands for others; none for none.
  private static func fold(_ rows: ArraySlice<SideBySide.Row>) -> [SideBySide.Row] {
    let lines = rows.map { max(1, $0.folded) }.reduce(0, +)
    return lines > 0 ? [.init(change: .same, folded: lines)] : []
  }

  private static func cut(_ row: SideBySide.Row) -> SideBySide.Row {
    SideBySide.Row(
      left: row.left?.shortened(to: mostCharacters),
      right: row.right?.shortened(to: mostCharacters),
      change: row.change, folded: row.folded)
  }
}

/// The lines of one document around a place, with the place marked.
///
///       "login" : "ann",
///     > "id" : "5",
///       "url" : "https://…"
///
struct MarkedExcerpt {
  /// The lines, that of the place behind `> ` and the others behind two spaces.
  let lines: [String]

  /// Creates the excerpt; where the document has no such place, of what is nearest.
  init(_ document: JSONValue, at path: JSONPath) {
    var around = document
    for step in path.components.dropLast() {
      guard let next = around.child(step) else { break }
      around = next
    }
    lines = around.neighbours(of: path.components.last).map { name, value, isPlace in
      let text = (name.map { "\(ValueText.quoted($0)) : " } ?? "") + value.text()
      return (isPlace ? "> " : "  ") + text.shortened(to: Excerpt.mostCharacters)
    }
  }
}

extension JSONDifference {
  /// Returns where the right document has what the left one has at the place of the difference; an element that has moved
  /// is shown where it was.
  fileprivate func rightPlace(of path: JSONPath) -> JSONPath? {
    guard kind != .order, left?.path == path, let place = right?.path,
      place.components.count == path.components.count,
      zip(path.components, place.components).allSatisfy({
        $0 == $1 || $0.index != nil && $1.index != nil
      })
    else { return nil }
    return place
  }
}

extension ParityFinding {
  /// Shows the place of the finding in a document.
  mutating func mark(in document: JSONValue) {
    excerpt = MarkedExcerpt(document, at: path).lines
  }
}

extension JSONValue {
  fileprivate func child(_ step: JSONPath.Component) -> JSONValue? {
    switch (self, step) {
    case (.array(let elements), .index(let index)):
      elements.indices.contains(index) ? elements[index] : nil
    case (.object(let members), .key(let key)):
      members.first { $0.key.hasSameScalars(as: key) }?.value
    default: nil
    }
  }

  /// Returns a key and those next to it; where it is not here, those that it would stand between.
  fileprivate func neighbourKeys(of key: String) -> Set<ScalarString> {
    guard case .object(let members) = self else { return [] }
    let place = members.place(of: key).lowerBound
    return Set(
      members[max(0, place - 1)..<min(members.count, place + 2)].map { ScalarString($0.key) })
  }

  /// Returns those of some keys from which another member separates a key.
  fileprivate func keys(
    _ keys: Set<ScalarString>, apartFrom key: String
  ) -> Set<ScalarString> {
    guard case .object(let members) = self else { return [] }
    let run = members.run(of: keys, around: key)
    // Mostly none is left, and nobody has to look through all members.
    return keys.subtracting(members[run].map { ScalarString($0.key) })
      .filter { key in members.contains { $0.key.hasSameScalars(as: key.string) } }
  }

  /// Returns the place and those next to it with their keys.
  fileprivate func neighbours(
    of step: JSONPath.Component?
  ) -> [(key: String?, value: JSONValue, isPlace: Bool)] {
    switch (self, step) {
    case (.object(let members), .key(let key)?):
      let place = members.firstIndex { $0.key.hasSameScalars(as: key) }
      let range = max(0, (place ?? 0) - 1)..<min(members.count, (place ?? 0) + 2)
      return range.map { (members[$0].key, members[$0].value, $0 == place) }
    case (.array(let elements), .index(let index)?):
      let range = max(0, min(index, elements.count) - 1)..<min(elements.count, index + 2)
      return range.map { (nil, elements[$0], $0 == index) }
    default: return [(nil, self, true)]
    }
  }
}

extension [JSONValue.Member] {
  /// Returns where a key is; where it is not, the empty place that it would have.
  fileprivate func place(of key: String) -> Range<Int> {
    if let place = firstIndex(where: { $0.key.hasSameScalars(as: key) }) {
      return place..<place + 1
    }
    let place = firstIndex { ScalarString(key) < ScalarString($0.key) } ?? count
    return place..<place
  }

  /// Returns the members around a key, as far as they have one of some keys.
  fileprivate func run(of keys: Set<ScalarString>, around key: String) -> Range<Int> {
    var run = place(of: key)
    while let before = self[..<run.lowerBound].last, keys.contains(ScalarString(before.key)) {
      run = run.lowerBound - 1..<run.upperBound
    }
    while let next = self[run.upperBound...].first, keys.contains(ScalarString(next.key)) {
      run = run.lowerBound..<run.upperBound + 1
    }
    return run
  }
}
