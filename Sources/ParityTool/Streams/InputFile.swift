import Foundation

/// A file that is being read, or standard input, which is called `-`.
struct InputFile {
  /// What errors and reports call it.
  let name: String
  let descriptor: Int32
  private let isOwned: Bool

  /// Creates an input from the file at a path, which it opens; end it by `close()`.
  ///
  /// Where that is a terminal, a line on standard error says so: the tool would else wait without a word.
  ///
  /// - Throws: `ToolError` with the path and the system's words.
  init(_ path: String, _ console: Console) throws {
    if path == "-" {
      (name, descriptor, isOwned) = ("standard input", console.input, false)
      if console.terminal.isInput { console.tell("reading from the terminal; Control-D ends it") }
    } else {
      (name, descriptor, isOwned) = (path, try openForReading(path), true)
    }
  }

  /// The lines from here on.
  var lines: LineReader { LineReader(descriptor: descriptor, name: name) }

  /// What tells it from other files; nil for a pipe, a terminal and the like.
  var identity: FileIdentity? { FileIdentity(of: descriptor) }

  /// Returns all bytes from here on, without a byte order mark.
  ///
  /// - Throws: `ToolError` when it cannot be read.
  func contents() throws -> Data {
    var data = Data(capacity: identity?.size ?? 0)
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = uninterrupted { read(descriptor, &buffer, buffer.count) }
      guard count >= 0 else { throw ToolError("cannot read \(name): \(systemMessage())") }
      if count == 0 { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(data.dropFirst(3)) : data
  }

  func close() {
    if isOwned { Foundation.close(descriptor) }
  }
}
