import Fixtures
import Foundation
import JSONCodable
import JSONParity
import Stacks
import Testing

@Suite("Forms do the same on other threads")
struct FixtureThreadTests {
  @Test func `every form goes both ways on a small stack`() throws {
    #expect(try onStack(of: secondaryThreadStack) { try failures(in: Fixture.everything) } == [])
  }

  @Test func `every form goes both ways on several threads at a time`() throws {
    let found = Found()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      let fixtures = thread.isMultiple(of: 2) ? Fixture.everything : Fixture.everything.reversed()
      do {
        found.add(try failures(in: fixtures))
      } catch {
        found.add(["\(error)"])
      }
    }
    #expect(found.lines == [])
  }

  private func failures(in fixtures: [Fixture]) throws -> [String] {
    try fixtures.flatMap { fixture in
      let context = try fixture.context()
      return try pairs(fixture.forms, fixture.documents).compactMap { form, text in
        let expected = try JSONValue(parsing: text)
        let written = try JSONValue(parsing: form.rewrite(text, by: .text, in: context))
        return JSONComparison.differences(expected, written).isEmpty ? nil : "\(fixture), \(form)"
      }
    }
  }
}

/// Lines that several threads find.
private final class Found: @unchecked Sendable {
  // Safe to share: the lock stands around every access.
  private let lock = NSLock()
  private var found: [String] = []

  var lines: [String] { lock.withLock { found } }
  func add(_ lines: [String]) { lock.withLock { found += lines } }
}
