extension ParityReport {
  /// Returns the report as JSON, for other programs.
  ///
  ///     { "name" : "command", "left" : {…}, "right" : {…}, "isClean" : false, "hasCompared" : true,
  ///       "counts" : {…}, "causes" : […], "rejections" : […], "documents" : […], "findings" : […],
  ///       "faults" : { "count" : 96, "accepted" : 7, "untried" : […], "rows" : […], "disagreements" : […] } }
  ///
  /// - Returns: JSON text with two spaces of indentation and a line feed at the end.
  public func json() -> String {
    let value = object(
      head + [
        ("causes", .array(causes.sorted.map(\.json))),
        ("rejections", .array(rejections.sorted.map(\.json))),
        ("documents", .array(documents.map(\.json))), ("findings", .array(findings.map(\.json))),
        ("faults", faults),
      ])
    return value.text(.pretty) + "\n"
  }

  /// What was compared, and how many documents have each verdict.
  package var head: [(String, JSONValue?)] {
    [
      ("name", .string(name)), ("left", sides.left.json), ("right", sides.right.json),
      ("isClean", .boolean(isClean)), ("hasCompared", .boolean(hasCompared)),
      (
        "counts",
        object(
          [("documents", .number(.init(count)))]
            + ParityVerdict.allCases.map { ($0.rawValue, .number(.init(counts[$0] ?? 0))) }
            + [("noJSON", .number(.init(invalidCount)))])
      ),
    ]
  }

  private var faults: JSONValue {
    object([
      ("count", .number(.init(faultMatrix.count))),
      ("accepted", .number(.init(faultMatrix.disagreements.count(where: accepts)))),
      (
        "untried",
        .array(
          faultMatrix.untriedMembers.map {
            object([("path", .string($0.path)), ("members", .number(.init($0.count)))])
          })
      ),
      ("rows", .array(faultMatrix.rows.map(\.json))),
      ("disagreements", .array(faultMatrix.disagreements.map { $0.json(isAccepted: accepts($0)) })),
    ])
  }
}

/// Returns an object of the members that have a value.
private func object(_ members: [(String, JSONValue?)]) -> JSONValue {
  .object(members.compactMap { key, value in value.map { JSONValue.Member(key: key, value: $0) } })
}

extension ParitySide {
  fileprivate var json: JSONValue { object([("label", .string(label)), ("type", .string(type))]) }
}

extension ParityReport.Document {
  fileprivate var json: JSONValue {
    object([
      ("name", .string(name)), ("text", .string(text)), ("left", left.json), ("right", right.json),
    ])
  }
}

extension ParityCause {
  /// The cause, with the names of its first documents.
  package var json: JSONValue {
    object([
      ("stage", .string(stage.rawValue)), ("path", .string(path.description)),
      ("problem", .string(problem)), ("documents", .number(.init(documents))),
      ("examples", .array(examples.map { .string($0.documentName) })),
      ("message", examples.first.map { .string($0.message) }),
    ])
  }
}

extension ParityOutcome {
  /// What is written under `value`, or why nothing is under `rejected` or `unwritable`.
  fileprivate var json: JSONValue {
    switch self {
    case .written(let value): object([("value", value)])
    case .rejected(let rejection): object([("rejected", rejection.json)])
    case .unwritable(let rejection): object([("unwritable", rejection.json)])
    }
  }
}

extension ParityRejection {
  fileprivate var json: JSONValue {
    object([("path", .string(path.description)), ("problem", .string(problem))])
  }
}

extension LabeledOutcome {
  fileprivate var json: JSONValue {
    object([("label", .string(label)), ("outcome", outcome.json)])
  }
}

extension ParityFinding {
  /// The finding, with what both have.
  package var json: JSONValue {
    object([
      ("document", .string(documentName)), ("stage", .string(stage.rawValue)),
      ("message", .string(message)), ("path", .string(path.description)), ("left", left.json),
      ("right", right.json), ("difference", difference?.json),
    ])
  }
}

extension JSONDifference {
  /// The kind, the place and both values; a side that has nothing is left out.
  fileprivate var json: JSONValue {
    object([
      ("kind", .string(kind.rawValue)), ("path", .string(path.description)),
      ("pointer", .string(pointer)),
      ("left", left?.value), ("leftType", left.map { .string($0.typeName) }),
      ("right", right?.value), ("rightType", right.map { .string($0.typeName) }),
    ])
  }
}

extension FaultMatrix.Row {
  fileprivate var json: JSONValue {
    let cells = cells.sorted { $0.key < $1.key }.map { kind, cell in
      let counts = cell.verdicts.map { verdict in
        (verdict.rawValue, JSONValue.number(.init(cell.counts[verdict] ?? 0)))
      }
      return (kind.rawValue, object(counts))
    }
    return object([("path", .string(path.description)), ("cells", object(cells))])
  }
}

extension FaultDisagreement {
  fileprivate func json(isAccepted: Bool) -> JSONValue {
    object([
      ("document", .string(documentName)), ("path", .string(fault.path.description)),
      ("fault", .string(fault.kind.rawValue)), ("verdict", .string(verdict.rawValue)),
      ("isAccepted", .boolean(isAccepted)), ("variant", .string(variant)),
      ("left", left.outcome.json), ("right", right.outcome.json),
      ("differences", .array(differences.map(\.json))),
      ("unequalValues", unequalValues.map { .string($0) }),
    ])
  }
}
