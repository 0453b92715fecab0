/// The lines that a verb reads: of a file, of standard input, or of the sample when it is asked for.
///
///     check FILE        the file
///     check -           standard input, whatever it is
///     check             standard input, unless it is a terminal
///     check --sample    the sample
///
struct LineInput {
  static let operands = "[FILE|-]"

  var reader: LineReader
  /// What is being read; nil for the sample.
  private let file: InputFile?

  /// Creates an input from what the arguments name, which it opens; end it by `close()`.
  ///
  /// - Throws: `ToolError` when the arguments name nothing or two things, or the file cannot be read.
  init(_ arguments: Arguments, _ console: Console, sample: [UInt8]) throws {
    let path = arguments.operands.first
    if arguments.contains(.sample) {
      if path != nil { throw ToolError("a FILE and --sample are given, expected one of them") }
      (reader, file) = (LineReader(bytes: sample), nil)
      return
    }
    if path == nil, console.terminal.isInput {
      throw ToolError(
        "nothing to check: standard input is a terminal; "
          + "name a FILE, pipe lines in, or ask for the sample by --sample")
    }
    let file = try InputFile(path ?? "-", console)
    (reader, self.file) = (file.lines, file)
  }

  /// The descriptors that are being read.
  var descriptors: [Int32] { [file?.descriptor].compactMap(\.self) }

  /// How many bytes there are to read, if that is known.
  var size: Int? { file?.size }

  func close() { file?.close() }
}
