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

/// Opens a file for reading.
///
/// - Throws: `ToolError` with the path and the system's words.
package func openForReading(_ path: String) throws -> Int32 {
  let descriptor = uninterrupted { open(path, O_RDONLY | O_CLOEXEC) }
  guard descriptor >= 0 else { throw ToolError("cannot read \(path): \(systemMessage())") }
  return descriptor
}

/// Returns the size of a regular file, or nil for a pipe, a terminal and the like.
package func fileSize(_ descriptor: Int32) -> Int? {
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  return Int(status.st_size)
}

/// Returns whether two descriptors are open on one regular file.
package func isSameFile(_ left: Int32, _ right: Int32) -> Bool {
  var first = stat()
  var second = stat()
  guard fstat(left, &first) == 0, fstat(right, &second) == 0 else { return false }
  return first.st_mode & S_IFMT == S_IFREG
    && first.st_dev == second.st_dev && first.st_ino == second.st_ino
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
