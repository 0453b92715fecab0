import Commands
package import Foundation
import JSONCodable
import JSONParity

/// Checks a line that should hold a command: both sides read it, and both write what each has read.
///
/// To make a decoder and an encoder takes as long as to use them, so a check keeps its own.
package struct CommandCheck {
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()
  /// Writes what a report shows: the same in every run.
  private let sortingEncoder = JSONEncoder()

  private let explainsAgreement: Bool

  /// Creates a check.
  ///
  /// - Parameter explainsAgreement: Whether a verdict says why both reject a line; to say it takes
  ///   longer than to reject the line.
  package init(explainsAgreement: Bool = true) {
    self.explainsAgreement = explainsAgreement
    sortingEncoder.outputFormatting = .sortedKeys
  }

  /// Returns the verdict on the bytes of a line.
  package func verdict(on line: [UInt8]) -> LineVerdict { verdict(on: Data(line)) }

  /// Returns the verdict on a line.
  package func verdict(on line: Data) -> LineVerdict {
    verdict(
      on: line, Result { try Command(JSONData: line) },
      Result { try decoder.decode(Command.self, from: line) })
  }

  /// Returns the verdicts on lines, in their order.
  ///
  /// Each side reads the bytes by the reader that a program would use with it, so a line that only
  /// one reader takes for JSON is a difference.
  ///
  /// Every step is taken for all lines before the next one. The code of one step fits into the
  /// processor's caches, that of all of them does not; this takes a quarter off the time.
  package func verdicts(on lines: [Data]) -> [LineVerdict] {
    let mapped = lines.map { line in Result { try Command(JSONData: line) } }
    let decoded = lines.map { line in Result { try decoder.decode(Command.self, from: line) } }
    let agreed = zip(mapped, decoded).map(Self.agreed)
    let mapperTexts = agreed.map { $0.map { command in Result { try command.JSONData() } } }
    let codableTexts = agreed.map { $0.map { command in Result { try encoder.encode(command) } } }
    return lines.indices.map { index in
      Self.areSame(mapperTexts[index], codableTexts[index])
        ? .same : verdict(on: lines[index], mapped[index], decoded[index])
    }
  }

  /// Returns what both sides have read, if that is the same.
  private static func agreed(
    _ mapper: Result<Command, any Error>, _ codable: Result<Command, any Error>
  ) -> Command? {
    guard case (.success(let mapped), .success(let decoded)) = (mapper, codable),
      mapped == decoded
    else { return nil }
    return mapped
  }

  /// Returns whether both sides have written, and the same.
  private static func areSame(
    _ mapper: Result<Data, any Error>?, _ codable: Result<Data, any Error>?
  ) -> Bool {
    guard case (.success(let mapper), .success(let codable)) = (mapper, codable) else {
      return false
    }
    do {
      return try JSONComparison.differences(mapper, codable).isEmpty
    } catch {
      // The verdict says what cannot be compared.
      return false
    }
  }

  private func verdict(
    on line: Data, _ mapper: Result<Command, any Error>, _ codable: Result<Command, any Error>
  ) -> LineVerdict {
    switch (mapper, codable) {
    case (.success(let mapped), .success(let decoded)):
      return Self.explained(compare(mapped, decoded), line)
    case (.success(let mapped), .failure(let error)):
      return Self.explained(onlyOneReads(.onlyMapper, mapped, ParityRejection(error)), line)
    case (.failure(let error), .success(let decoded)):
      return Self.explained(onlyOneReads(.onlyCodable, decoded, ParityRejection(error)), line)
    case (.failure(let mapper), .failure(let codable)):
      return explainsAgreement ? Self.bothReject(mapper, codable) : .bothReject
    }
  }

  private static func bothReject(_ mapper: any Error, _ codable: any Error) -> LineVerdict {
    let (mapper, codable) = (ParityRejection(mapper), ParityRejection(codable))
    let finding = LineFinding(
      path: mapper.path, mapper: .error("\(mapper)"), codable: .error("\(codable)"),
      message: "both reject: \(mapper.problem)")
    return LineVerdict(.bothReject, [finding])
  }

  private func onlyOneReads(
    _ lineClass: LineClass, _ command: Command, _ rejection: ParityRejection
  ) -> LineVerdict {
    let rejected = LineFinding.Content.error("\(rejection)")
    let (read, who) =
      lineClass == .onlyMapper
      ? (written { try command.JSONData(options: .sortedKeys) }, "Codable")
      : (written { try sortingEncoder.encode(command) }, "the mapper")
    let finding = LineFinding(
      path: rejection.path, mapper: lineClass == .onlyMapper ? read : rejected,
      codable: lineClass == .onlyMapper ? rejected : read,
      message: "\(who) rejects: \(rejection.problem)")
    return LineVerdict(lineClass, [finding])
  }

  private func written(_ encode: () throws -> Data) -> LineFinding.Content {
    do {
      return .json(String(decoding: try encode(), as: UTF8.self))
    } catch {
      return .error("\(error)")
    }
  }
}

// MARK: - Causes

extension CommandCheck {
  /// Names the duplicate keys of a line on which the two differ: they are the usual cause.
  private static func explained(_ verdict: LineVerdict, _ line: Data) -> LineVerdict {
    guard verdict.lineClass != .same, let keys = duplicateKeys(line) else { return verdict }
    let cause = "duplicate key \(keys), the mapper keeps the last, Codable the first: "
    let findings = verdict.findings.map { finding in
      LineFinding(
        path: finding.path, mapper: finding.mapper, codable: finding.codable,
        message: cause + finding.message)
    }
    return LineVerdict(verdict.lineClass, findings)
  }

  /// Returns the paths of the duplicate keys of a line; nil where there is none.
  private static func duplicateKeys(_ line: Data) -> String? {
    do {
      let paths = try JSONComparison.findings(line, line).sharedDuplicates.map(\.description)
      return paths.isEmpty ? nil : paths.joined(separator: ", ")
    } catch {
      // A line that is not JSON has no keys; the finding names what is wrong with it.
      return nil
    }
  }
}

// MARK: - Both read the line

extension CommandCheck {
  /// Compares what both sides write of what they have read, and of what the other has read.
  private func compare(_ mapped: Command, _ decoded: Command) -> LineVerdict {
    do {
      let findings = try Self.differences(
        mapped.JSONData(options: .sortedKeys), sortingEncoder.encode(decoded), "")
      if mapped == decoded { return Self.verdict(findings) }
      return Self.verdict(
        findings
          + (try Self.differences(
            mapped.JSONData(options: .sortedKeys), sortingEncoder.encode(mapped),
            "of what the mapper has read: "))
          + (try Self.differences(
            decoded.JSONData(options: .sortedKeys), sortingEncoder.encode(decoded),
            "of what Codable has read: ")))
    } catch {
      let finding = LineFinding(
        path: .root, mapper: written { try mapped.JSONData(options: .sortedKeys) },
        codable: written { try sortingEncoder.encode(decoded) },
        message: "cannot compare: \(error)")
      return LineVerdict(.different, [finding])
    }
  }

  private static func verdict(_ findings: [LineFinding]) -> LineVerdict {
    findings.isEmpty ? .same : LineVerdict(.different, findings)
  }

  private static func differences(
    _ mapper: Data, _ codable: Data, _ prefix: String
  ) throws -> [LineFinding] {
    try JSONComparison.differences(mapper, codable).map { difference in
      LineFinding(
        path: difference.path, mapper: side(difference.left), codable: side(difference.right),
        message: prefix + difference.summary)
    }
  }

  private static func side(_ side: JSONDifference.Side?) -> LineFinding.Content {
    side.map { .json($0.value.text()) } ?? .absent
  }
}
