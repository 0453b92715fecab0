import Foundation

/// The most memory that this process has had at a time, in bytes.
///
/// - Throws: `PeakMemory.Unknown` where the system does not say.
package enum PeakMemory {
  struct Unknown: Error {}

  /// Returns the peak since the start of the process.
  package static func bytes() throws -> Int {
    #if os(Linux)
      // `ru_maxrss` would count what the process was before it became this program.
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else {
        throw Unknown()
      }
      return kilobytes << 10
    #else
      var usage = rusage()
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { throw Unknown() }
      return usage.ru_maxrss
    #endif
  }
}
