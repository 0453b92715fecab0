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
  enum Mark: String {
    case same = " "
    case changed = "≠"
    case leftOnly = "<"
    case rightOnly = ">"
  }

  struct Row: Equatable {
    var left: String?
    var right: String?
    var mark: Mark
    /// The number of unchanged rows that this one stands for.
    var folded = 0
  }

  private(set) var rows: [Row] = []
  private let hashes = DocumentHashes()

  init(_ left: JSONValue, _ right: JSONValue, _ policy: ComparisonPolicy = .init()) {
    var (leftCount, rightCount) = (0, 0)
    let (one, other) = (
      JSONNode(left, numberedFrom: &leftCount), JSONNode(right, numberedFrom: &rightCount)
    )
    pair(Part(one), Part(other), PolicyCursor(policy))
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
        result += run.prefix(head) + [Row(mark: .same, folded: hidden)] + run.suffix(tail)
      }
      run = []
    }
    for row in rows {
      if row.mark == .same {
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
  /// Whether a comma follows.
  var isLast = true

  init(_ node: JSONNode) {
    self.node = node
  }

  init(_ container: Part, _ index: Int, key: String? = nil) {
    node = container.node.children[index]
    indent = container.indent + 1
    self.key = key
    isLast = index == container.node.children.count - 1
  }

  var suffix: String { isLast ? "" : "," }

  var head: String {
    String(repeating: "  ", count: indent)
      + (key.map { JSONValue.string($0).text() + " : " } ?? "")
  }

  func line(_ text: String) -> String { head + text }
  func closing(_ bracket: String) -> String {
    String(repeating: "  ", count: indent) + bracket + suffix
  }

  /// All lines of the value.
  var lines: [String] {
    let texts = node.value.text(.pretty).split(separator: "\n", omittingEmptySubsequences: false)
    let space = String(repeating: "  ", count: indent)
    return texts.enumerated().map { index, text in
      (index == 0 ? head : space) + text + (index == texts.count - 1 ? suffix : "")
    }
  }
}

extension SideBySide {
  private mutating func pair(_ left: Part, _ right: Part, _ policy: PolicyCursor) {
    if policy.isIgnored || left.node.value.isSame(as: right.node.value, under: policy) {
      let isRenamed = left.key.map(ScalarString.init) != right.key.map(ScalarString.init)
      return append(left.lines, right.lines, isRenamed ? .changed : .same)
    }
    switch (left.node.value, right.node.value) {
    case (.object(let one), .object(let other)):
      enclose(left, right, "{", "}") { $0.pairMembers(left, one, right, other, policy) }
    case (.array, .array):
      enclose(left, right, "[", "]") { $0.pairElements(left, right, policy) }
    default:
      let (one, other) = (left.lines, right.lines)
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
    append([left.line(opening)], [right.line(opening)], .same)
    body(&self)
    append([left.closing(closing)], [right.closing(closing)], .same)
  }

  private mutating func pairMembers(
    _ left: Part, _ one: [JSONValue.Member], _ right: Part, _ other: [JSONValue.Member],
    _ policy: PolicyCursor
  ) {
    let matching = MemberMatching(one, other, policy)
    let renames = RenamedKeys.find(one, matching.leftOnly, other, matching.rightOnly)
    for match in matching.matches(renames) {
      switch match {
      case .both(let index, let partner), .renamed(let index, let partner):
        pair(
          Part(left, index, key: one[index].key), Part(right, partner, key: other[partner].key),
          policy.into(.key(one[index].key)))
      case .left(let index): append(Part(left, index, key: one[index].key).lines, [], .leftOnly)
      case .right(let index):
        append([], Part(right, index, key: other[index].key).lines, .rightOnly)
      }
    }
  }

  private mutating func pairElements(_ left: Part, _ right: Part, _ policy: PolicyCursor) {
    for step in ArrayAlignment(left.node, right.node, policy, hashes).steps {
      switch step {
      case .pair(let index, let partner, _):
        pair(Part(left, index), Part(right, partner), policy.into(.index(index)))
      case .left(let index): append(Part(left, index).lines, [], .leftOnly)
      case .right(let index): append([], Part(right, index).lines, .rightOnly)
      }
    }
  }

  private mutating func append(_ left: [String], _ right: [String], _ mark: Mark) {
    for index in 0..<max(left.count, right.count) {
      rows.append(
        Row(
          left: index < left.count ? left[index] : nil,
          right: index < right.count ? right[index] : nil, mark: mark))
    }
  }
}
