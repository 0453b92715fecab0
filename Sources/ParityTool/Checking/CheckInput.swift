import Foundation
import JSONParity

/// The documents that a verb reads: of files, of standard input, or of the sample when it is asked for.
///
///     check FILE…       the files, line by line; one whose name ends in .json is one document
///     check -           standard input, whatever it is
///     check             standard input, unless it is a terminal
///     check --sample    the sample
///
struct CheckInput {
  /// What is read when its turn comes.
  private enum Source {
    case sample([UInt8])
    /// The file at a path, and whether it is one document; `-` is standard input.
    case file(String, isWhole: Bool)
  }

  private let console: Console
  private var rest: ArraySlice<Source> = []
  /// The name of what is being read.
  private var name = ""
  /// The file that is being read, and its lines; nil between two of them.
  private var file: InputFile?
  private var lines: LineReader?
  private var count = 0
  /// How many bytes all before it had.
  private var bytesBefore = 0
  /// The files that were read as one document and hold one on each line.
  private(set) var filesOfLines: [String] = []
  /// What tells the files from others, as they are before the first is read.
  let identities: [FileIdentity]
  /// How many bytes there are to read, if that is known.
  let size: Int?

  /// Creates an input from what the arguments name; end it by `close()`.
  ///
  /// - Throws: `ToolError` when the arguments name nothing or two things, or a file cannot be read.
  init(
    _ files: [String], _ arguments: Arguments, _ console: Console, sample: ParitySample?
  ) throws {
    self.console = console
    if arguments.contains(.sample) {
      guard let sample else { throw ToolError("the program brings no sample") }
      if !files.isEmpty { throw ToolError("a FILE and --sample are given, expected one of them") }
      (rest, identities, size) = ([.sample(sample.lines)], [], nil)
      return
    }
    if files.isEmpty, console.terminal.isInput {
      throw ToolError(
        "nothing to check: standard input is a terminal; name a FILE"
          + (sample == nil
            ? " or pipe lines in" : ", pipe lines in, or ask for the sample by --sample"))
    }
    if files.count(where: { $0 == "-" }) > 1 { throw ToolError("only one FILE can be -") }
    let files = files.isEmpty ? ["-"] : files
    // Not to be found out after hours.
    for path in files where path != "-" { try requireReadable(path) }
    let found = files.map {
      $0 == "-" ? FileIdentity(of: console.input) : FileIdentity(at: $0)
    }
    identities = found.compactMap(\.self)
    size = identities.count == files.count ? identities.reduce(0) { $0 + $1.size } : nil
    rest =
      files.map { path in
        let isWhole = path.lowercased().hasSuffix(".json") && !arguments.contains(.lines)
        return .file(path, isWhole: isWhole)
      }[...]
  }

  /// How many bytes were taken so far.
  var bytesTaken: Int { bytesBefore + (lines?.bytesTaken ?? 0) }

  /// Returns an empty block for the documents that come next.
  func block() -> DocumentBlock { DocumentBlock(firstIndex: count) }

  /// Adds the next document to a block.
  ///
  /// - Returns: Whether there was one; false at the end.
  /// - Throws: `ToolError` when a file cannot be read.
  mutating func addNext(to block: inout DocumentBlock) throws -> Bool {
    while try !block.addLine(of: name, &lines) {
      close()
      guard let source = rest.popFirst() else { return false }
      if try begin(source, &block) { break }
    }
    count += 1
    return true
  }

  /// Returns whether the next document is one that somebody has yet to write.
  ///
  /// - Throws: `ToolError` when a file cannot be read.
  mutating func wouldWait() throws -> Bool { try lines?.wouldWait() ?? false }

  /// Begins to read; returns whether that was one document, and is done.
  private mutating func begin(_ source: Source, _ block: inout DocumentBlock) throws -> Bool {
    switch source {
    case .sample(let bytes): (name, lines) = ("sample", LineReader(bytes: bytes))
    case .file(let path, isWhole: false):
      let opened = try InputFile(path, console)
      (name, file, lines) = (opened.name, opened, opened.lines)
    case .file(let path, isWhole: true):
      let opened = try InputFile(path, console)
      defer { opened.close() }
      let data = try opened.contents()
      bytesBefore += data.count
      if data.isLinesOfJSON { filesOfLines.append(opened.name) }
      block.add(data, name: opened.name)
      return true
    }
    return false
  }

  /// Ends what is being read.
  mutating func close() {
    bytesBefore += lines?.bytesTaken ?? 0
    lines = nil
    file?.close()
    file = nil
  }
}

/// Documents that a thread takes together: lines of files, and whole files.
struct DocumentBlock: Sendable {
  private struct Part: Sendable {
    let name: String
    let isWhole: Bool
    var lines = LineBlock()
  }

  private var parts: [Part] = []
  private let firstIndex: Int

  init(firstIndex: Int) { self.firstIndex = firstIndex }

  /// Adds the next line of a file that is not blank; returns false at its end, and where there is none.
  mutating func addLine(of name: String, _ reader: inout LineReader?) throws -> Bool {
    guard reader != nil else { return false }
    if parts.last?.name != name || parts.last?.isWhole == true {
      parts.append(Part(name: name, isWhole: false))
    }
    return try reader?.addNextWithText(to: &parts[parts.count - 1].lines) ?? false
  }

  /// Adds a file that is one document.
  mutating func add(_ data: Data, name: String) {
    var part = Part(name: name, isWhole: true)
    data.withUnsafeBytes { part.lines.add($0, number: 0) }
    parts.append(part)
  }

  /// The documents in their order.
  var documents: NumberedDocuments {
    var documents = NumberedDocuments(firstIndex: firstIndex)
    for part in parts {
      for line in part.lines.lines {
        documents.data.append(line.bytes)
        documents.places.append((part.name, part.isWhole ? nil : line.number))
      }
    }
    return documents
  }
}

/// Documents with what their names are made of.
struct NumberedDocuments {
  let firstIndex: Int
  fileprivate(set) var data: [Data] = []
  fileprivate var places: [(file: String, line: Int?)] = []

  /// Returns a document with its name.
  subscript(index: Int) -> ParityDocument {
    let place = places[index]
    return ParityDocument(
      data[index], file: place.file, line: place.line, index: firstIndex + index)
  }
}

extension Data {
  /// Whether the first line is a JSON document, and another line follows.
  fileprivate var isLinesOfJSON: Bool {
    guard let end = firstIndex(of: 0x0A), self[end...].contains(where: { $0 > 0x20 }) else {
      return false
    }
    do {
      _ = try JSONValue(parsing: Data(self[..<end]))
      return true
    } catch {
      return false
    }
  }
}
