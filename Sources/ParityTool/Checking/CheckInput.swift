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
  private struct Source {
    let name: String
    var lines: LineReader
    /// The file, if it is one document and was not read yet.
    var whole: InputFile?
    let file: InputFile?
  }

  private var sources: [Source] = []
  private var current = 0
  private var count = 0
  private var bytesBefore = 0
  /// The files that were read as one document and hold one on each line.
  private(set) var filesOfLines: [String] = []

  /// Creates an input from what the arguments name, which it opens; end it by `close()`.
  ///
  /// - Throws: `ToolError` when the arguments name nothing or two things, or a file cannot be read.
  init(
    _ files: [String], _ arguments: Arguments, _ console: Console, sample: ParitySample?
  ) throws {
    if arguments.contains(.sample) {
      guard let sample else { throw ToolError("the program brings no sample") }
      if !files.isEmpty { throw ToolError("a FILE and --sample are given, expected one of them") }
      sources = [Source(name: "sample", lines: LineReader(bytes: sample.lines), file: nil)]
      return
    }
    if files.isEmpty, console.terminal.isInput {
      throw ToolError(
        "nothing to check: standard input is a terminal; name a FILE"
          + (sample == nil
            ? " or pipe lines in" : ", pipe lines in, or ask for the sample by --sample"))
    }
    for path in files.isEmpty ? ["-"] : files {
      let file = try InputFile(path, console)
      let isWhole = path.lowercased().hasSuffix(".json") && !arguments.contains(.lines)
      sources.append(
        Source(name: file.name, lines: file.lines, whole: isWhole ? file : nil, file: file))
    }
  }

  /// The descriptors that are being read.
  var descriptors: [Int32] { sources.compactMap { $0.file?.descriptor } }

  /// How many bytes there are to read, if that is known.
  var size: Int? {
    let sizes = sources.compactMap { $0.file?.size }
    return sizes.count == sources.count ? sizes.reduce(0, +) : nil
  }

  /// How many bytes were taken so far.
  var bytesTaken: Int {
    bytesBefore + (current < sources.count ? sources[current].lines.bytesTaken : 0)
  }

  /// Returns an empty block for the documents that come next.
  func block() -> DocumentBlock { DocumentBlock(firstIndex: count) }

  /// Adds the next document to a block.
  ///
  /// - Returns: Whether there was one; false at the end.
  /// - Throws: `ToolError` when a file cannot be read.
  mutating func addNext(to block: inout DocumentBlock) throws -> Bool {
    while current < sources.count {
      if try add(to: &block) {
        count += 1
        return true
      }
      bytesBefore += sources[current].lines.bytesTaken
      current += 1
    }
    return false
  }

  private mutating func add(to block: inout DocumentBlock) throws -> Bool {
    guard let file = sources[current].whole else {
      return try block.addLine(of: sources[current].name, &sources[current].lines)
    }
    let data = try file.contents()
    sources[current].whole = nil
    bytesBefore += data.count
    if data.isLinesOfJSON { filesOfLines.append(file.name) }
    if !data.isEmpty { block.add(data, name: file.name) }
    return !data.isEmpty
  }

  func close() {
    for source in sources { source.file?.close() }
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

  /// Adds the next line of a file that is not blank; returns false at its end.
  mutating func addLine(of name: String, _ reader: inout LineReader) throws -> Bool {
    if parts.last?.name != name || parts.last?.isWhole == true {
      parts.append(Part(name: name, isWhole: false))
    }
    return try reader.addNextWithText(to: &parts[parts.count - 1].lines)
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
