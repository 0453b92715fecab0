import Testing

@testable import ParityTool

@Suite("Progress is drawn now and then in one place, and is gone at the end")
struct ProgressLineTests {
  final class Clock {
    var time = 0.0
    func advance(_ milliseconds: Int) {
      time = (time * 1_000 + Double(milliseconds)).rounded() / 1_000
    }
  }

  let scratch: Scratch
  let clock = Clock()

  init() throws { scratch = try Scratch() }

  @Test func `always: at once, then every tenth of a second`() throws {
    let progress = try line(.always, total: 200_000_000)
    progress.update(lines: 1, bytes: 0)
    clock.advance(99)
    progress.update(lines: 2, bytes: 1)
    clock.advance(1)
    progress.update(lines: 3, bytes: 123_456_789)
    progress.erase()
    progress.erase()
    #expect(
      try scratch.text("stderr")
        == "\r\u{1B}[K1 line, 0 of 200 MB, 0 %\r\u{1B}[K3 lines, 123 of 200 MB, 61 %\r\u{1B}[K")
  }

  @Test func `auto: after half a second, on a terminal`() throws {
    let progress = try line(.auto, isTerminal: true)
    clock.advance(499)
    progress.update(lines: 1, bytes: 0)
    #expect(try scratch.text("stderr") == "")
    clock.advance(1)
    progress.update(lines: 1_000_000, bytes: 5_000_000)
    #expect(try scratch.text("stderr") == "\r\u{1B}[K1000000 lines, 5 MB")
  }

  @Test(arguments: [(ProgressMode.auto, false), (.never, true)])
  func `no terminal, or never: nothing`(_ mode: ProgressMode, _ isTerminal: Bool) throws {
    let progress = try line(mode, isTerminal: isTerminal)
    clock.advance(10_000)
    progress.update(lines: 1, bytes: 0)
    progress.erase()
    #expect(try scratch.text("stderr") == "")
  }

  @Test func `a line is never wider than the terminal`() throws {
    let progress = try line(.always, columns: 10)
    progress.update(lines: 1_234_567, bytes: 0)
    #expect(try scratch.text("stderr") == "\r\u{1B}[K1234567 l")
  }

  @Test func `output on the same terminal makes it go away`() throws {
    let console = try console(isTerminal: true)
    let progress = ProgressLine(.always, console: console, total: nil, now: { clock.time })
    progress.update(lines: 1, bytes: 0)
    try console.output.write("finding\n")
    #expect(try scratch.text("stderr") == "\r\u{1B}[K1 line, 0 MB")
    try console.output.flush()
    #expect(try scratch.text("stderr") == "\r\u{1B}[K1 line, 0 MB\r\u{1B}[K")
  }

  private func line(
    _ mode: ProgressMode, isTerminal: Bool = false, columns: Int = 80, total: Int? = nil
  ) throws -> ProgressLine {
    let console = try console(isTerminal: isTerminal, columns: columns)
    return ProgressLine(mode, console: console, total: total, now: { clock.time })
  }

  private func console(isTerminal: Bool, columns: Int = 80) throws -> Console {
    Console(
      input: -1, output: try scratch.sink("stdout"),
      errors: try scratch.sink("stderr", capacity: 0),
      terminal: Terminal(isOutput: isTerminal, isErrors: isTerminal, columns: columns))
  }
}
