import Builtin
import Foundation

/// The room that is left on the stack of the calling thread.
///
///     lowest address                                          highest
///     |  reserve, 64 KiB  |  room for levels  |  taken        |
///     bottom                                  here
///
/// All code that reads or writes nested values asks at each level, and throws where only the reserve is
/// left. The reserve is for the calls of a level that do not ask: a number that Foundation formats, the
/// words of an error, the layout of a type, which alone takes 20 KiB when the runtime first looks at it. On
/// a stack of less than 128 KiB the reserve is half of the stack.
///
/// An address outside the stack counts as room: a thread may run on a stack that the system does not know,
/// and the address sanitizer moves variables elsewhere. There the limit of levels is the only guard.
///
/// It is public for the reason that `JSONScanner` is.
public struct StackRoom: Sendable {
  @_transparent
  @usableFromInline
  static var reserve: UInt { 65_536 }

  /// The lowest address of the reserve: a level may begin no lower than `reserve` above it.
  @usableFromInline let bottom: UInt

  /// Whether only the reserve is left.
  ///
  /// Ask on the thread that `ofThread` was taken on.
  @_transparent
  public var isExhausted: Bool {
    var here: UInt8 = 0
    // Not by a closure, which takes longer than the rest where nothing is optimised.
    return UInt(Builtin.ptrtoint_Word(Builtin.addressof(&here))) &- bottom < Self.reserve
  }

  /// Returns whether so many bytes are left above the reserve.
  package func has(_ count: UInt) -> Bool {
    room >= Self.reserve + count
  }

  /// How many bytes are left, with the reserve.
  private var room: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) } &- bottom
  }

  /// How many levels of dictionaries and arrays the runtime can free from here.
  ///
  /// It goes from level to level as well, at 160 bytes for each on Linux, x86-64, and uses the reserve, which is half
  /// of a small stack.
  var levelsToFree: Int {
    let room = room
    guard room > Self.reserve else { return 0 }
    let above = room - Self.reserve
    return Int(bitPattern: (above < Self.reserve ? 2 * above : room) / Self.mostToFree)
  }

  /// How many bytes a level takes to free, with some to spare.
  private static let mostToFree: UInt = 176

  /// Whether only the reserve is left on the stack of the calling thread.
  @inline(never)
  package static var isExhaustedHere: Bool {
    guard let known = slot.pointer else { return ofThread.isExhausted }
    return StackRoom(bottom: UInt(bitPattern: known)).isExhausted
  }

  /// The room on the stack of the calling thread.
  @usableFromInline
  package static var ofThread: StackRoom {
    if let known = slot.pointer { return StackRoom(bottom: UInt(bitPattern: known)) }
    let measured = measured()
    slot.set(UnsafeMutableRawPointer(bitPattern: measured.bottom))
    return measured
  }

  /// The slot with the bottom of each thread's stack; it is never freed.
  private static var slot: ThreadSlot {
    ThreadSlot(.init(Builtin.addressof(&word)), isOfObjects: false)
  }

  @exclusivity(unchecked) nonisolated(unsafe) private static var word: UInt = 0

  /// A stack whose place is not known: no address lies so high.
  private static let unknown = StackRoom(bottom: .max - reserve)

  private static func measured() -> StackRoom {
    guard let stack = stackOfThread() else { return unknown }
    let reserve = min(Self.reserve, stack.size / 2)
    return StackRoom(bottom: stack.lowest + reserve - Self.reserve)
  }
}

#if canImport(Darwin)
  private func stackOfThread() -> (lowest: UInt, size: UInt)? {
    let size = UInt(pthread_get_stacksize_np(pthread_self()))
    // Darwin names the highest address.
    return (UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size, size)
  }
#else
  private func stackOfThread() -> (lowest: UInt, size: UInt)? {
    if Thread.isMainThread, let stack = StackRoom.mainStack {
      var here: UInt8 = 0
      let isHere = withUnsafeMutablePointer(to: &here) {
        UInt(bitPattern: $0) &- stack.lowest < stack.size
      }
      if isHere { return stack }
    }
    #if canImport(Musl)
      // Its main thread's stack grows, and Musl knows only how far it has grown.
      if Thread.isMainThread { return nil }
    #endif
    return withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
      guard let attributes = memory.baseAddress, readAttributes(pthread_self(), attributes) == 0
      else { return nil }
      defer { pthread_attr_destroy(attributes) }
      var lowest: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(attributes, &lowest, &size) == 0, let lowest else { return nil }
      return (UInt(bitPattern: lowest), UInt(size))
    }
  }

  extension StackRoom {
    /// The stack of the main thread, without a question to the C library, which reads the map of the process
    /// for it: that takes an eighth of what the first text of a process takes.
    ///
    /// Linux puts the path of the program at the highest addresses of that stack, with a null and eight or four
    /// bytes behind it (`bprm_mm_init` in fs/exec.c), tells where it is, and lets the stack grow to its limit. Where
    /// a program has raised the limit, libraries may lie below what was the limit before; so no more than 64 MiB
    /// are counted, which the distance to them hardly ever falls below (`mmap_base` in mm/util.c).
    ///
    /// - Returns: The stack; nil where the path does not end where a page does, as under an emulator.
    package static var mainStack: (lowest: UInt, size: UInt)? {
      let (pathOfProgram, page) = (UInt(31), UInt(sysconf(Int32(_SC_PAGESIZE))))
      guard let path = UnsafePointer<CChar>(bitPattern: auxiliaryValue(pathOfProgram)) else {
        return nil
      }
      // Valgrind aligns the paths that it puts there itself.
      let behind = UInt(bitPattern: path) + UInt(strlen(path) + 1 + MemoryLayout<UInt>.size)
      let end = (behind + 7) & ~7
      var limit = rlimit()
      #if canImport(Glibc)
        let status = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
      #else
        let status = getrlimit(RLIMIT_STACK, &limit)
      #endif
      guard end % page == 0, status == 0 else { return nil }
      let size = UInt(min(limit.rlim_cur, 64 << 20)) / page * page
      return (end - size, size)
    }
  }

  /// Returns what the kernel told the process when it started, by the number of the entry; 0 for none.
  ///
  /// Every C library of Linux has the function, but not in the headers that Swift sees.
  @_silgen_name("getauxval")
  private func auxiliaryValue(_ entry: UInt) -> UInt

  /// Reads the attributes of a thread.
  ///
  /// Every C library of Linux has the function, but not in the headers that Swift sees.
  @_silgen_name("pthread_getattr_np")
  private func readAttributes(
    _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
  ) -> CInt
#endif
