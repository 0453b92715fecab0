import Foundation

/// A file that is written beside another one and takes its place at the end.
///
/// If it does not come to that, by an error or an interrupt, it is removed.
final class ReplacementFile {
  let descriptor: Int32
  private let target: String
  private let path: String
  /// Where an interrupt finds the path.
  private let place: Int?
  private var isTaken = false

  /// Returns the file that is replaced: what a symbolic link leads to.
  static func target(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Creates a file beside one that exists, with the same permissions.
  ///
  /// - Parameters:
  ///   - target: The file that is replaced.
  ///   - path: What errors call it.
  ///   - original: A descriptor of it.
  /// - Throws: `ToolError` when the directory cannot be written.
  init(at target: String, of path: String, like original: Int32) throws {
    self.target = target
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
    place = InterruptedFiles.remember(self.path)
  }

  /// Puts the file in the place of the other one.
  ///
  /// - Throws: `ToolError` when it cannot be renamed.
  func take() throws {
    guard rename(path, target) == 0 else {
      throw ToolError("cannot write \(target): \(systemMessage())")
    }
    isTaken = true
    InterruptedFiles.forget(place)
  }

  deinit {
    guard !isTaken else { return }
    unlink(path)
    InterruptedFiles.forget(place)
  }
}

/// The paths of the files that an interrupt has to remove, where a signal handler finds them.
enum InterruptedFiles {
  /// How many files may be written at once; an interrupt leaves what is more.
  static let capacity = 16
  private static let length = Int(PATH_MAX)
  private static let lock = NSLock()
  // Safe to share: threads change it under the lock. A handler, which may run at any time, finds a path or
  // none, since the first byte of a path is written last and cleared first.
  nonisolated(unsafe) private static let paths = {
    let paths = UnsafeMutablePointer<CChar>.allocate(capacity: capacity * length)
    paths.initialize(repeating: 0, count: capacity * length)
    return paths
  }()
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Those of the signals that the handler is for; touched under the lock.
  ///
  /// They are not those that are ignored, as by `nohup`, nor those that the program has a handler for itself.
  nonisolated(unsafe) private static var handled: [Int32] = []

  /// The paths that are remembered.
  static var all: [String] {
    lock.withLock {
      (0..<capacity).map(path).filter { $0.pointee != 0 }.map { String(cString: $0) }
    }
  }

  private static func path(_ place: Int) -> UnsafeMutablePointer<CChar> { paths + place * length }

  /// Remembers a path; returns its place, nil where there is none.
  static func remember(_ text: String) -> Int? {
    lock.withLock {
      let bytes = text.utf8CString
      guard bytes.count <= length, let first = bytes.first,
        let place = (0..<capacity).first(where: { path($0).pointee == 0 })
      else { return nil }
      for (index, byte) in bytes.enumerated().dropFirst() { path(place)[index] = byte }
      path(place).pointee = first
      install()
      return place
    }
  }

  /// Forgets the path at a place.
  static func forget(_ place: Int?) {
    guard let place else { return }
    lock.withLock {
      path(place).pointee = 0
      guard (0..<capacity).allSatisfy({ path($0).pointee == 0 }) else { return }
      for number in handled { signal(number, SIG_DFL) }
      handled = []
    }
  }

  private static func install() {
    guard handled.isEmpty else { return }
    handled = signals.filter { number in
      let former = signal(number) { number in
        // Nothing here but what a signal handler may call.
        for place in 0..<InterruptedFiles.capacity {
          let path = InterruptedFiles.path(place)
          if path.pointee != 0 { unlink(path) }
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      guard let former else { return true }
      signal(number, former)
      return false
    }
  }
}
