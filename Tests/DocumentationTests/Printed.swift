import Synchronization

/// Takes what a sample prints, so that a sample reads as it would in the reader's own code.
final class Printout: Sendable {
  @TaskLocal static var current: Printout?
  private let text = Mutex("")

  func write(_ addition: String) { text.withLock { $0 += addition } }
  func read() -> String { text.withLock { $0 } }
}

/// Stands in for Swift's `print` in this module: writes to the printout of ``printed(_:)``.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  guard let printout = Printout.current else {
    preconditionFailure("a sample prints, but does not run inside printed { }")
  }
  printout.write(items.map { "\($0)" }.joined(separator: separator) + terminator)
}

/// What `body` prints.
func printed(_ body: () throws -> Void) rethrows -> String {
  let printout = Printout()
  try Printout.$current.withValue(printout, operation: body)
  return printout.read()
}
