import Foundation

/// A file that is written beside another one and takes its place at the end.
///
/// If it does not come to that, by an error or an interrupt, it is removed.
final class ReplacementFile {
  let descriptor: Int32
  /// The file that is replaced: what a symbolic link leads to.
  private let target: String
  private let path: String
  private var isTaken = false

  /// Creates a file beside one that exists, with the same permissions.
  ///
  /// - Throws: `ToolError` when the directory cannot be written.
  init(of path: String, like original: Int32) throws {
    target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var template = Array((target + ".XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw ToolError("cannot write beside \(path): \(systemMessage())")
    }
    self.path = template.withUnsafeBufferPointer {
      String(decoding: $0.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    var status = stat()
    if fstat(original, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    InterruptedFile.remember(self.path)
  }

  /// Puts the file in the place of the other one.
  ///
  /// - Throws: `ToolError` when it cannot be renamed.
  func take() throws {
    guard rename(path, target) == 0 else {
      throw ToolError("cannot write \(target): \(systemMessage())")
    }
    isTaken = true
    InterruptedFile.forget()
  }

  deinit {
    guard !isTaken else { return }
    unlink(path)
    InterruptedFile.forget()
  }
}

/// The path of the file that an interrupt has to remove, where a signal handler finds it.
private enum InterruptedFile {
  // Safe to share: it is set before the handler is installed, and a handler only reads it.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  static func remember(_ path: String) {
    self.path = strdup(path)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        // Nothing here but what a signal handler may call.
        if let path = InterruptedFile.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func forget() {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    free(path)
    path = nil
  }
}
