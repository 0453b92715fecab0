internal import JSONText

/// Two documents in rows that stand side by side, with unchanged parts folded.
///
///     left  {"id":5,"name":"A","tags":["a","b"]}      {                |   {
///     right {"id":"5","name":"A","tags":["a"]}          "id" : 5,      | ≠   "id" : "5",
///                                                       "name" : "A",  |     "name" : "A",
///                                                       "tags" : [     |     "tags" : [
///                                                         "a",         |       "a"
///                                                         "b"          | <
///                                                       ]              |     ]
///                                                     }                |   }
struct SideBySide {
  /// How the sides of a row go together; the raw value is the sign between them.
  enum Change: String {
    case same = " "
    case changed = "≠"
    case leftOnly = "<"
    case rightOnly = ">"
  }

  struct Row: Equatable {
    var left: String?
    var right: String?
    var change: Change
    /// The number of unchanged rows that this one stands for.
    var folded = 0
  }

  private(set) var rows: [Row] = []
  /// Whether there are more rows, which were left out.
  private(set) var isCut = false
  /// How many more rows that are not the same are taken.
  private var room: Int

  init(
    _ left: JSONValue, _ right: JSONValue, _ policy: ComparisonPolicy = .init(),
    mostChanges: Int = .max
  ) {
    self.init(left, right, PolicyCursor(policy), mostChanges: mostChanges)
  }

  /// Creates the rows of two values; `policy` is their cursor.
  init(
    _ left: JSONValue, _ right: JSONValue, _ policy: PolicyCursor, mostChanges: Int = .max
  ) {
    room = mostChanges
    var documents = ComparedDocuments(left, right)
    documents.withRoots { pair(Part($0), Part($1), policy) }
  }

  /// The rows with runs of unchanged ones folded, save for one next to each change.
  var folded: [Row] {
    var result: [Row] = []
    var run: [Row] = []
    func close(isLast: Bool) {
      let head = result.isEmpty ? 0 : 1
      let tail = isLast ? 0 : 1
      let hidden = run.count - head - tail
      if hidden < 2 {
        result += run
      } else {
        result += run.prefix(head) + [Row(change: .same, folded: hidden)] + run.suffix(tail)
      }
      run = []
    }
    for row in rows {
      if row.change == .same {
        run.append(row)
      } else {
        close(isLast: false)
        result.append(row)
      }
    }
    close(isLast: true)
    return result
  }
}

/// A value on one side, with what stands before and behind it on its lines.
private struct Part {
  let node: JSONNode
  var indent = 0
  /// The key, if the value is in an object.
  var key: String?
  /// What stands before the value, such as `"a" : `.
  var label = ""
  /// Whether a comma follows.
  var isLast = true

  init(_ node: JSONNode) {
    self.node = node
  }

  init(_ container: Part, _ children: JSONChildren, _ index: Int, isLast: Bool? = nil) {
    node = children[index]
    indent = container.indent + 1
    key = container.node.kind == .object ? children.key(index).string : nil
    label = key.map { ValueText.quoted($0) + " : " } ?? ""
    self.isLast = isLast ?? (index == children.count - 1)
  }

  private var space: String { String(repeating: "  ", count: indent) }
  private var comma: String { isLast ? "" : "," }

  func line(_ text: String) -> String { space + label + text + comma }
  func opening(_ bracket: String) -> String { space + label + bracket }
  func closing(_ bracket: String) -> String { space + bracket + comma }

  /// All lines of the value.
  ///
  /// Nothing in a string is invisible or merges with its neighbours.
  var lines: [String] {
    var lines: [String] = []
    add(to: &lines, atMost: .max)
    return lines
  }

  /// Adds the lines of the value to others, as long as these are not too many.
  func add(to lines: inout [String], atMost most: Int) {
    guard lines.count <= most else { return }
    switch node.kind {
    case .array where node.hasParts: add(to: &lines, atMost: most, "[", "]")
    case .object where node.hasParts: add(to: &lines, atMost: most, "{", "}")
    case .string: lines.append(line(ValueText.quoted(node.quoted.string)))
    default: lines.append(line(node.value.text()))
    }
  }

  private func add(
    to lines: inout [String], atMost most: Int, _ opening: String, _ closing: String
  ) {
    lines.append(self.opening(opening))
    let children = node.children
    for index in children.indices {
      guard lines.count <= most else { return }
      Part(self, children, index).add(to: &lines, atMost: most)
    }
    lines.append(self.closing(closing))
  }
}

extension MemberMatching.Match {
  /// The index on the left.
  fileprivate var left: Int? {
    switch self {
    case .both(let index, _), .renamed(let index, _), .left(let index): index
    case .right: nil
    }
  }

  /// The index on the right.
  fileprivate var right: Int? {
    switch self {
    case .both(_, let index), .renamed(_, let index), .right(let index): index
    case .left: nil
    }
  }
}

extension MemberMatching {
  /// Returns all members in the order of the left object, those that only the right one has where they stand in it.
  fileprivate func matches(_ renames: RenamedKeys) -> [Match] {
    var matches: [Match] = [], added: [Match] = []
    forEachMatch(renames) { match in
      if case .right = match { added.append(match) } else { matches.append(match) }
    }
    var merged: [Match] = []
    var rest = added[...]
    for match in matches {
      while let index = rest.first?.right, let partner = match.right, index < partner {
        merged += rest.prefix(1)
        rest.removeFirst()
      }
      merged.append(match)
    }
    return merged + rest
  }
}

extension [ArrayAlignment.Step] {
  /// Returns the index of the last step that has one on a side.
  fileprivate func last(_ index: (ArrayAlignment.Step) -> Int?) -> Int? {
    reversed().lazy.compactMap(index).first
  }
}

extension ArrayAlignment.Step {
  /// The index on the left.
  fileprivate var left: Int? {
    switch self {
    case .pair(let index, _, _), .left(let index, _): index
    case .right: nil
    }
  }

  /// The index on the right.
  fileprivate var right: Int? {
    switch self {
    case .pair(_, let index, _), .right(let index, _): index
    case .left: nil
    }
  }
}

extension Part {
  /// Returns whether both stand under the same key.
  fileprivate func sameKey(_ other: Part) -> SideBySide.Change {
    key.map(ScalarString.init) == other.key.map(ScalarString.init) ? .same : .changed
  }
}

extension ValueText {
  /// Returns two keys in quotes, with escapes where they would print alike.
  fileprivate static func keys(_ left: String, _ right: String) -> (left: String, right: String) {
    let texts = (quoted(left), quoted(right))
    guard texts.0 == texts.1, !left.hasSameScalars(as: right) else { return texts }
    let escaped = of(.string(left), .string(right))
    return (String(escaped.left.dropFirst(7)), String(escaped.right.dropFirst(7)))
  }
}

extension SideBySide {
  private mutating func pair(_ left: Part, _ right: Part, _ policy: PolicyCursor) {
    guard !isCut else { return }
    if policy.isIgnored || left.node.isSameByHash(as: right.node, under: policy) {
      return append(left.lines, right.lines, left.sameKey(right))
    }
    switch (left.node.kind, right.node.kind) {
    case (.object, .object):
      enclose(left, right, "{", "}") { $0.pairMembers(left, right, policy) }
    case (.array, .array):
      enclose(left, right, "[", "]") { $0.pairElements(left, right, policy) }
    default:
      let (one, other) = (changedLines(left), changedLines(right))
      // What prints alike but differs shows its types and escapes.
      guard one == other else { return append(one, other, .changed) }
      let texts = ValueText.of(left.node.value, right.node.value)
      append([left.line(texts.left)], [right.line(texts.right)], .changed)
    }
  }

  private mutating func enclose(
    _ left: Part, _ right: Part, _ opening: String, _ closing: String,
    _ body: (inout SideBySide) -> Void
  ) {
    append([left.opening(opening)], [right.opening(opening)], left.sameKey(right))
    body(&self)
    append([left.closing(closing)], [right.closing(closing)], .same)
  }

  private mutating func pairMembers(_ left: Part, _ right: Part, _ policy: PolicyCursor) {
    let (one, other) = (left.node.children, right.node.children)
    let matching = MemberMatching(one, other, policy)
    let renames = RenamedKeys(one, matching.leftOnly, other, matching.rightOnly)
    let matches = matching.matches(renames)
    let lastLeft = matches.compactMap(\.left).last
    let lastRight = matches.compactMap(\.right).last
    func leftPart(_ index: Int) -> Part { Part(left, one, index, isLast: index == lastLeft) }
    func rightPart(_ index: Int) -> Part { Part(right, other, index, isLast: index == lastRight) }
    for match in matches {
      switch match {
      case .both(let index, let partner), .renamed(let index, let partner):
        var parts = (left: leftPart(index), right: rightPart(partner))
        let keys = (left: parts.left.key ?? "", right: parts.right.key ?? "")
        let texts = ValueText.keys(keys.left, keys.right)
        (parts.left.label, parts.right.label) = (texts.left + " : ", texts.right + " : ")
        pair(parts.left, parts.right, policy.into(.key(keys.left)))
      case .left(let index): append(changedLines(leftPart(index)), [], .leftOnly)
      case .right(let index): append([], changedLines(rightPart(index)), .rightOnly)
      }
    }
  }

  private mutating func pairElements(_ left: Part, _ right: Part, _ policy: PolicyCursor) {
    let (one, other) = (left.node.children, right.node.children)
    if policy.allowsAnyOrder {
      let steps = UnorderedPairs(one, other, policy).steps
      append(steps, left, right, policy, last: (steps.last(\.left), steps.last(\.right)))
    } else {
      let steps = ArrayAlignment(one, other, policy).steps
      append(steps, left, right, policy, last: (one.count - 1, other.count - 1))
    }
  }

  /// Appends the rows of elements; `last` are those without a comma.
  private mutating func append(
    _ steps: some Sequence<ArrayAlignment.Step>, _ left: Part, _ right: Part,
    _ policy: PolicyCursor, last: (left: Int?, right: Int?)
  ) {
    let (one, other) = (left.node.children, right.node.children)
    func leftPart(_ index: Int) -> Part { Part(left, one, index, isLast: index == last.left) }
    func rightPart(_ index: Int) -> Part { Part(right, other, index, isLast: index == last.right) }
    for step in steps {
      guard !isCut else { return }
      switch step {
      case .pair(let index, let partner, _):
        pair(leftPart(index), rightPart(partner), policy.into(.index(index)))
      case .left(let index, _): append(changedLines(leftPart(index)), [], .leftOnly)
      case .right(let index, _): append([], changedLines(rightPart(index)), .rightOnly)
      }
    }
  }

  /// Returns the lines of a value that is not the same on the other side, and no more than there is room for.
  private func changedLines(_ part: Part) -> [String] {
    var lines: [String] = []
    part.add(to: &lines, atMost: room)
    return lines
  }

  private mutating func append(_ left: [String], _ right: [String], _ change: Change) {
    guard !isCut else { return }
    for index in 0..<max(left.count, right.count) {
      if change != .same {
        guard room > 0 else {
          isCut = true
          return
        }
        room -= 1
      }
      rows.append(
        Row(
          left: index < left.count ? left[index] : nil,
          right: index < right.count ? right[index] : nil, change: change))
    }
  }
}
