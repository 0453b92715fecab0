import JSONParity

/// What readers make of a text is what it holds, but for documented differences.
package struct ReaderLaws: FuzzPart {
  /// What the texts are counted under.
  package let name: String
  /// Of so many texts one is tried.
  package let every: Int
  private let readers: [Reader]
  private let differences: [Reader: [KnownDifference]]

  /// Creates the laws, with the documented differences that they leave open.
  package init(
    _ name: String = "readers", of readers: [Reader] = Reader.allCases, every: Int = 1,
    allowing differences: [KnownDifference] = KnownDifference.all
  ) {
    (self.name, self.readers, self.every) = (name, readers, every)
    self.differences = Dictionary(
      uniqueKeysWithValues: Reader.allCases.map { reader in
        (reader, differences.filter { $0.readers.contains(reader) })
      })
  }

  /// Returns the first law that a text breaks, or nil.
  package func firstBroken(by bytes: [UInt8]) -> Disagreement? {
    let value = PlainReader.value(bytes)
    for reader in readers {
      guard let finding = disagreement(of: reader, about: bytes, value) else { continue }
      return Disagreement(law: reader.rawValue, finding: finding)
    }
    return nil
  }

  /// Returns whether a text breaks one law.
  package func isBroken(_ law: String, by bytes: [UInt8]) -> Bool {
    Reader(rawValue: law).map { disagreement(of: $0, about: bytes) != nil } ?? false
  }

  /// Returns how a reader differs from the value that the text holds for it, or nil.
  package func disagreement(of reader: Reader, about bytes: [UInt8]) -> String? {
    disagreement(of: reader, about: bytes, PlainReader.value(bytes))
  }

  private func disagreement(
    of reader: Reader, about bytes: [UInt8], _ plain: JSONValue?
  ) -> String? {
    guard let reading = reader.read(bytes) else { return nil }
    let rows = differences[reader] ?? []
    switch (expected(of: bytes, plain, by: rows), reading) {
    case (nil, .refused): return nil
    case (nil, .accepted(let content)):
      return rows.contains { $0.hidesMistakes(in: bytes) } ? nil : "accepted: \(content)"
    case (let value?, .refused(let reason)):
      return rows.contains { $0.mayRefuse(value) } ? nil : "refused: \(reason)"
    case (let value?, .accepted(let content)):
      return Agreement(rows: rows, numbers: reader.numbers).mismatch(value, content)
    }
  }

  /// Returns the value that a text holds for a reader; nil for one that the reader must refuse.
  private func expected(
    of bytes: [UInt8], _ plain: JSONValue?, by rows: [KnownDifference]
  ) -> JSONValue? {
    let text = rows.reduce(bytes) { text, row in row.rewrites(text) ?? text }
    guard let value = text == bytes ? plain : PlainReader.value(text) else { return nil }
    guard rows.contains(where: \.isRefusal) else { return value }
    let seen = value.withoutHidden(keepingFirst: rows.contains(where: \.keepsFirstKey))
    return rows.contains { $0.refuses(seen) } ? nil : value
  }
}

extension Reader {
  fileprivate var numbers: NumberLaw {
    switch self {
    case .lossless, .losslessText, .document: .text
    case .mapper, .mapperText: .exact
    case .serialization: .nearest
    case .decoder: .decoded
    case .bridge: .likeDecoder
    }
  }
}
