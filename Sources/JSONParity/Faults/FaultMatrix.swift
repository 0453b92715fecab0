internal import Foundation
internal import JSONCodable

/// How two mappings agree on every fault: a row for each place, a column for each kind of fault.
///
/// A row is a path in which `[*]` stands for any index, so that the elements of an array share one;
/// documents share rows too. A cell holds the verdicts on all documents with that fault at that place.
public struct FaultMatrix: Hashable, Sendable {
  /// The verdicts on the documents with one kind of fault at one place.
  public struct Cell: Hashable, Sendable {
    /// How many documents have each verdict.
    public private(set) var counts: [ParityVerdict: Int] = [:]
    /// Those on which the two disagree, in the order of the documents.
    public private(set) var disagreements: [FaultDisagreement] = []

    /// How many documents there are.
    public var count: Int { counts.values.reduce(0, +) }

    /// The verdicts that there are, agreement first.
    public var verdicts: [ParityVerdict] { ParityVerdict.allCases.filter { counts[$0] != nil } }

    /// Whether the two agree on every document.
    public var isAgreement: Bool { disagreements.isEmpty }

    mutating func count(_ verdict: ParityVerdict, _ disagreement: FaultDisagreement?) {
      counts[verdict, default: 0] += 1
      if let disagreement { disagreements.append(disagreement) }
    }

    mutating func add(_ other: Cell) {
      counts.merge(other.counts, uniquingKeysWith: +)
      disagreements += other.disagreements
    }
  }

  /// The faults at one place.
  public struct Row: Hashable, Sendable {
    /// The place, such as `$.friends[*].name`.
    public let path: JSONPathPattern
    /// The cells that there are; a number has no empty string.
    public fileprivate(set) var cells: [FaultKind: Cell] = [:]
  }

  /// The rows, in the order in which the documents have the places.
  public private(set) var rows: [Row] = []
  /// How many members of dictionaries have no fault, since others there are like them.
  private var untried: [JSONPathPattern: Int] = [:]
  private var indices: [JSONPathPattern: Int] = [:]

  /// In how many members of which dictionaries no fault was tried, in the order of their paths.
  var untriedMembers: [(path: String, count: Int)] {
    untried.map { (path: "\($0)", count: $1) }.sorted { $0.path < $1.path }
  }

  /// The kinds of faults that there are, in the order of the columns.
  public var kinds: [FaultKind] {
    let kinds = Set(rows.flatMap(\.cells.keys))
    return FaultKind.allCases.filter(kinds.contains)
  }

  /// How many documents with a fault were derived.
  public var count: Int { cells.reduce(0) { $0 + $1.count } }

  /// Every document on which the two disagree, row by row.
  public var disagreements: [FaultDisagreement] { cells.flatMap(\.disagreements) }

  /// The cell of a row and a column; `nil` when there is no such fault.
  public subscript(_ path: JSONPathPattern, _ kind: FaultKind) -> Cell? {
    indices[path].flatMap { rows[$0].cells[kind] }
  }

  /// The cells, row by row.
  private var cells: [Cell] {
    rows.flatMap { row in FaultKind.allCases.compactMap { row.cells[$0] } }
  }
}

extension FaultMatrix {
  /// Derives the faults of a document and asks two mappings about them.
  ///
  /// Differences that the document has without a fault are not the fault's.
  mutating func check(_ pair: any MappingPair, _ look: DocumentCheck, _ value: JSONValue) {
    defer { pair.forget() }
    let (base, places, present, leftOut) = pair.documentForFaults(value, look.exchange)
    untried.merge(leftOut, uniquingKeysWith: +)
    let known = Set(present.differences.map(Site.init))
    Fault.forEach(in: base, places: places, policy: pair.policy) { fault in
      var exchange = pair.exchange(Data(fault.document.text().utf8))
      exchange.differences.removeAll { known.contains(Site($0)) }
      if present.unequalValues != nil { exchange.unequalValues = nil }
      let verdict: ParityVerdict =
        exchange.isUnwritten(asIn: present) ? .same : exchange.verdict
      count(fault, verdict, verdict.isAgreement ? nil : FaultDisagreement(fault, exchange, look))
    }
  }

  private mutating func count(
    _ fault: Fault, _ verdict: ParityVerdict, _ disagreement: FaultDisagreement?
  ) {
    let index = index(of: JSONPathPattern(anyIndexOf: fault.path))
    rows[index].cells[fault.kind, default: Cell()].count(verdict, disagreement)
  }

  /// Adds the verdicts on the documents that follow.
  mutating func add(_ other: FaultMatrix) {
    untried.merge(other.untried, uniquingKeysWith: +)
    for row in other.rows {
      let index = index(of: row.path)
      rows[index].cells.merge(row.cells) { cell, more in
        var cell = cell
        cell.add(more)
        return cell
      }
    }
  }

  /// Returns the index of the row for a path, which is added if there is none.
  private mutating func index(of path: JSONPathPattern) -> Int {
    if let index = indices[path] { return index }
    rows.append(Row(path: path))
    indices[path] = rows.count - 1
    return rows.count - 1
  }

  /// A difference without the values.
  private struct Site: Hashable {
    let kind: JSONDifference.Kind
    let left: JSONPath?
    let right: JSONPath?

    init(_ difference: JSONDifference) {
      kind = difference.kind
      left = difference.left?.path
      right = difference.right?.path
    }
  }
}

extension Exchange {
  /// Returns whether one of the two alone writes nothing, for a reason that it has for another document as well.
  fileprivate func isUnwritten(asIn other: Exchange) -> Bool {
    switch (left, right, other.left, other.right) {
    case (.written, .unwritable(let one), .written, .unwritable(let other)),
      (.unwritable(let one), .written, .unwritable(let other), .written):
      (one.path, one.kind) == (other.path, other.kind)
    default: false
    }
  }
}
