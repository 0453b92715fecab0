import Foundation

/// Returns the system's words for the last failed call, such as `No such file or directory`.
func systemMessage(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }

/// Returns the result of a system call, called again while a signal interrupts it.
func uninterrupted<I: SignedInteger>(_ call: () -> I) -> I {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// Returns whether a read from a descriptor returns at once, or in a moment; an error counts as well.
func isReadable(_ descriptor: Int32) -> Bool {
  // A program that writes as fast as it can is as good as a file.
  let moment: Int32 = 10
  var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return uninterrupted { poll(&request, 1, moment) } != 0
}

/// Opens a file for reading.
///
/// - Throws: `ToolError` with the path and the system's words.
package func openForReading(_ path: String) throws -> Int32 {
  let descriptor = uninterrupted { open(path, O_RDONLY | O_CLOEXEC) }
  guard descriptor >= 0 else { throw ToolError("cannot read \(path): \(systemMessage())") }
  return descriptor
}

/// Checks that a file can be opened for reading.
///
/// - Throws: `ToolError` with the path and the system's words.
func requireReadable(_ path: String) throws {
  guard access(path, R_OK) == 0 else { throw ToolError("cannot read \(path): \(systemMessage())") }
}

/// What tells a regular file from all others.
package struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t
  /// How many bytes it has.
  let size: Int

  /// Creates the identity of the file that a descriptor is open on; nil for a pipe, a terminal and the like.
  package init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the identity of the file at a path; nil for a pipe and the like, and where there is none.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, number, size) = (status.st_dev, status.st_ino, Int(status.st_size))
  }

  package static func == (left: Self, right: Self) -> Bool {
    (left.device, left.number) == (right.device, right.number)
  }
}

/// Opens a temporary file that has no name any more, so that nothing is left behind.
///
/// - Throws: `ToolError` with the system's words.
func openUnnamedFile() throws -> Int32 {
  let template = FileManager.default.temporaryDirectory.appendingPathComponent("json-parity.XXXXXX")
    .path
  var path = Array(template.utf8CString)
  let descriptor = mkstemp(&path)
  guard descriptor >= 0 else {
    throw ToolError("cannot make a temporary file: \(systemMessage())")
  }
  guard unlink(path) == 0 else {
    let message = systemMessage()
    close(descriptor)
    throw ToolError("cannot unlink a temporary file: \(message)")
  }
  return descriptor
}
