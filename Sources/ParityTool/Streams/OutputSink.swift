import Foundation

/// The reader of the output has gone away; that is not worth a message.
package struct BrokenPipe: Error {}

/// Writes to a descriptor in large pieces; what is written at once stays together.
///
/// From the first sink on, a reader that goes away is an error of `write` and not a signal.
package final class OutputSink {
  private static let ignoresSignalOfPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  private let descriptor: Int32
  private let name: String
  private let capacity: Int
  private var buffer: [UInt8] = []
  private let replacement: ReplacementFile?
  private var isDiscarded = false

  /// Called before bytes go out, so that a progress line can make room for them.
  package var willWrite: (() -> Void)?

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - descriptor: Where the bytes go.
  ///   - name: What errors call it.
  ///   - capacity: How many bytes to keep before they go out; 0 keeps none.
  package convenience init(descriptor: Int32, name: String, capacity: Int = 1 << 16) {
    self.init(descriptor: descriptor, name: name, capacity: capacity, replacement: nil)
  }

  private init(
    descriptor: Int32, name: String, capacity: Int = 1 << 16, replacement: ReplacementFile?
  ) {
    Self.ignoresSignalOfPipes
    self.replacement = replacement
    self.descriptor = descriptor
    self.name = name
    self.capacity = capacity
  }

  /// Creates a file, or replaces one.
  ///
  /// What is written stands in a file beside it until ``close()``, so that an interrupt leaves what was there.
  /// What is not a regular file, such as a pipe, is written at once, and so is where standard output or standard error
  /// goes: behind what stands there.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - inputs: The files that are read, none of which the file may be.
  /// - Returns: A sink; end it by ``close()``.
  /// - Throws: `ToolError` when the file cannot be written, or is the input.
  package static func file(_ path: String, unlike inputs: [FileIdentity] = []) throws -> OutputSink
  {
    // Opening tells whether the file may be written, and whether it is the input.
    let existed = access(path, F_OK) == 0
    let descriptor = uninterrupted { open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw ToolError("cannot write \(path): \(systemMessage())") }
    let sink = OutputSink(descriptor: descriptor, name: path)
    let identity = FileIdentity(of: descriptor)
    if let identity, inputs.contains(identity) {
      try sink.close()
      throw ToolError("cannot write \(path): it is \(inputs.count > 1 ? "an" : "the") input")
    }
    guard let identity else { return sink }
    let standard = [STDOUT_FILENO, STDERR_FILENO].first { FileIdentity(of: $0) == identity }
    if let standard {
      try sink.close()
      return OutputSink(descriptor: dup(standard), name: path)
    }
    let target = ReplacementFile.target(of: path)
    defer { if !existed { unlink(target) } }
    let replacement = Result {
      try ReplacementFile(at: target, of: path, like: descriptor)
    }
    try sink.close()
    return try replacement.map {
      OutputSink(descriptor: $0.descriptor, name: path, replacement: $0)
    }
    .get()
  }

  /// Writes a text; on a terminal, whole lines.
  ///
  /// - Throws: `ToolError` when the bytes cannot be written, `BrokenPipe` when nobody reads them.
  package func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > capacity { try flush() }
  }

  /// Writes bytes.
  ///
  /// - Throws: `ToolError` when the bytes cannot be written, `BrokenPipe` when nobody reads them.
  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count > capacity { try flush() }
  }

  /// Lets every byte out.
  ///
  /// - Throws: `ToolError` when the bytes cannot be written, `BrokenPipe` when nobody reads them.
  package func flush() throws {
    guard !buffer.isEmpty else { return }
    willWrite?()
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = uninterrupted { Foundation.write(descriptor, piece.baseAddress, piece.count) }
        guard count >= 0 else { throw failure() }
        rest.removeFirst(count)
      }
    }
  }

  /// Drops what has not gone out; a file is left as it was before, when the sink is closed.
  package func discard() {
    buffer.removeAll()
    isDiscarded = true
  }

  /// Lets every byte out and closes the descriptor.
  ///
  /// - Throws: `ToolError` when the bytes cannot be written, `BrokenPipe` when nobody reads them.
  package func close() throws {
    let flushing = Result { try flush() }
    let status = Foundation.close(descriptor)
    try flushing.get()
    if status != 0 { throw failure() }
    if !isDiscarded { try replacement?.take() }
  }

  private func failure() -> any Error {
    errno == EPIPE ? BrokenPipe() : ToolError("cannot write \(name): \(systemMessage())")
  }
}
