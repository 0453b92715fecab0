extension ParityReport {
  /// Returns the report as JSON, for other programs.
  ///
  ///     { "name" : "command", …, "isClean" : false, "hasCompared" : true,
  ///       "documents" : […], "findings" : […], "faults" : { "count" : 96, "accepted" : […], "rows" : […], "disagreements" : […] } }
  ///
  /// - Returns: JSON text with two spaces of indentation and a line feed at the end.
  public func json() -> String {
    let value = object([
      ("name", .string(name)), ("mapped", .string(mapped)), ("codable", .string(codable)),
      ("isClean", .boolean(isClean)), ("hasCompared", .boolean(hasCompared)),
      ("documents", .array(documents.map(\.json))), ("findings", .array(findings.map(\.json))),
      ("faults", faults),
    ])
    return value.text(.pretty) + "\n"
  }

  private var faults: JSONValue {
    object([
      ("count", .number(.init(faultMatrix.count))),
      ("accepted", .array(accepted.sorted().map { .string($0.rawValue) })),
      ("rows", .array(faultMatrix.rows.map(\.json))),
      ("disagreements", .array(faultMatrix.disagreements.map(\.json))),
    ])
  }
}

/// Returns an object of the members that have a value.
private func object(_ members: [(String, JSONValue?)]) -> JSONValue {
  .object(members.compactMap { key, value in value.map { JSONValue.Member(key: key, value: $0) } })
}

extension ParityReport.Document {
  fileprivate var json: JSONValue {
    object([("text", .string(text)), ("mapper", mapper.json), ("codable", codable.json)])
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
  fileprivate var json: JSONValue {
    object([
      ("document", .number(.init(document))), ("stage", .string(stage.rawValue)),
      ("words", .string(message)), ("path", .string(path.description)), ("left", left.json),
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
  fileprivate var json: JSONValue {
    object([
      ("document", .number(.init(document))), ("path", .string(fault.path.description)),
      ("fault", .string(fault.kind.rawValue)), ("verdict", .string(verdict.rawValue)),
      ("variant", .string(variant)), ("mapper", mapper.json), ("codable", codable.json),
      ("differences", .array(differences.map(\.json))),
      ("unequalValues", unequalValues.map { .string($0) }),
    ])
  }
}
