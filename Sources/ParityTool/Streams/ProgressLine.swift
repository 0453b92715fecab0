package import Foundation

/// When progress is shown.
package enum ProgressMode: String, CaseIterable, Sendable {
  /// When standard error is a terminal, and after half a second.
  case auto
  case always
  case never
}

/// A line on standard error that says how far the work is, drawn again and again in one place.
package final class ProgressLine {
  private static let delay = 0.5
  private static let interval = 0.1

  private let errors: OutputSink
  private let columns: Int
  private let total: Int?
  private let now: () -> TimeInterval
  /// When to draw next; nil for never.
  private var due: TimeInterval?
  private var isDrawn = false

  /// Creates a line that is not drawn yet.
  ///
  /// - Parameters:
  ///   - mode: When to show it.
  ///   - console: Where it is drawn; its output makes it go away before bytes go out.
  ///   - total: How many bytes there are to read, if that is known.
  ///   - now: The time in seconds, from any moment on.
  package init(
    _ mode: ProgressMode, console: Console, total: Int?,
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    errors = console.errors
    columns = console.terminal.columns
    self.total = total
    self.now = now
    switch mode {
    case .always: due = now()
    case .auto: due = console.terminal.isErrors ? now() + Self.delay : nil
    case .never: due = nil
    }
    if due != nil, console.terminal.isOutput {
      console.output.willWrite = { [weak self] in self?.erase() }
    }
  }

  /// Draws how far the work is, unless it was drawn a moment ago.
  package func update(lines: Int, bytes: Int) {
    guard let due else { return }
    let time = now()
    guard time >= due else { return }
    self.due = time + Self.interval
    isDrawn = true
    draw("\r\u{1B}[K" + text(lines: lines, bytes: bytes).prefix(columns - 1))
  }

  /// Removes the line, if it is drawn.
  package func erase() {
    guard isDrawn else { return }
    isDrawn = false
    draw("\r\u{1B}[K")
  }

  private func text(lines: Int, bytes: Int) -> String {
    let read = "\(lines) \(lines == 1 ? "line" : "lines"), \(bytes / 1_000_000) "
    guard let total, total > 0 else { return read + "MB" }
    return read + "of \(total / 1_000_000) MB, \(Int(Double(bytes) / Double(total) * 100)) %"
  }

  private func draw(_ text: String) {
    do {
      try errors.write(text)
    } catch {
      // Progress is a courtesy: the work goes on without it.
      due = nil
    }
  }
}
