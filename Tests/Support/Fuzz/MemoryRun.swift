import Foundation
import Fuzzing

/// Gives large documents to entry points, each in a process of its own, and measures their memory.
struct MemoryRun {
  let megabytes: Int

  /// Measures all documents on all entry points, and fails at the first that takes too much.
  func run() throws {
    for document in LargeDocument.allCases {
      for entry in LargeEntry.allCases {
        let start = Date()
        let peak = try peakOfChild(document, entry)
        let size = (megabytes << 20) / document.divisor
        let multiple = Double(peak) / Double(size)
        let time = String(format: "%.1f s", Date().timeIntervalSince(start))
        say(
          "\(document.rawValue), \(size >> 20) MiB, \(entry.rawValue): "
            + "\(String(format: "%.1f", multiple)) times, at most \(document.multiple), \(time)")
        guard document.allows(peak, ofSize: size) else { fail("too much memory") }
      }
    }
  }

  /// Reads one document, and prints by how many bytes the peak has grown meanwhile.
  func measure(_ document: String, _ entry: String) throws {
    guard let document = LargeDocument(rawValue: document), let entry = LargeEntry(rawValue: entry)
    else { fail("no such document or entry point") }
    // What is made once does not count.
    entry.read(Data("[]".utf8))
    let data = document.data(bytes: (megabytes << 20) / document.divisor)
    let before = try PeakMemory.bytes()
    entry.read(data)
    say("\(try PeakMemory.bytes() - before)")
  }

  private func peakOfChild(_ document: LargeDocument, _ entry: LargeEntry) throws -> Int {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--memory", "\(megabytes)", document.rawValue, entry.rawValue]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard process.terminationStatus == 0, let peak = Int(text) else {
      fail("\(document.rawValue), \(entry.rawValue): the process has ended with \(text)")
    }
    return peak
  }
}
