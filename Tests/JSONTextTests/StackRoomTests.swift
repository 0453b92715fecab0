import Foundation
import JSONText
import Testing

#if os(Linux)
  @Suite("The room on the stack")
  struct StackRoomTests {
    @Test("The main thread's stack ends where the map of the process has it")
    func mainStack() throws {
      // `String(contentsOfFile:)` reads one page of it.
      let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
      let map = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      let line = try #require(map.split(separator: "\n").first { $0.hasSuffix("[stack]") })
      let bounds = try #require(line.split(separator: " ").first).split(separator: "-")
      let (grown, end) = try (
        #require(UInt(bounds[0], radix: 16)), #require(UInt(bounds[1], radix: 16))
      )
      let stack = try #require(StackRoom.mainStack)
      #expect(stack.lowest + stack.size == end)
      #expect(stack.lowest <= grown && stack.size >= 128 << 10)
    }

    @Test("A thread of its own is not taken for the main one")
    func secondaryThread() async throws {
      let stack = try #require(StackRoom.mainStack)
      let isOnMain = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          var here: UInt8 = 0
          let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
          continuation.resume(returning: address &- stack.lowest < stack.size)
        }
      }
      #expect(!isOnMain)
    }
  }
#endif
