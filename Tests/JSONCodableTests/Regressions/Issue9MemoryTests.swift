import Foundation
import JSONText
import Randomness
import Stacks
import Testing

@testable import JSONCodable

/// A type of 24 optional properties: 16,777,216 combinations.
private struct Sparse: JSONCodable {
  var a: Int?, b: Int?, c: Int?, d: Int?, e: Int?, f: Int?, g: Int?, h: Int?
  var i: Int?, j: Int?, k: Int?, l: Int?, m: Int?, n: Int?, o: Int?, p: Int?
  var q: Int?, r: Int?, s: Int?, t: Int?, u: Int?, v: Int?, w: Int?, x: Double?

  static let properties: [any WritableKeyPath<Sparse, Int?> & Sendable] = [
    \.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j, \.k, \.l, \.m, \.n, \.o, \.p, \.q, \.r, \.s,
    \.t, \.u, \.v, \.w,
  ]

  init() {}
  init(bits: UInt64, fault: Bool = false) {
    for (index, property) in Self.properties.enumerated() where bits >> UInt64(index) & 1 == 1 {
      self[keyPath: property] = index
    }
    x = fault ? .nan : bits >> 23 & 1 == 1 ? 1.5 : nil
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    for (name, property) in zip("abcdefghijklmnopqrstuvw", Self.properties) {
      try json.restore(&self[keyPath: property], key: "\(name)")
    }
    try json.restore(&x, key: "x")
  }
}

@Suite("Issue 9: what is remembered has a bound")
struct Issue9MemoryTests {
  @Test func `a combination of properties is remembered when it comes again, and few of them are`()
    throws
  {
    try onStack(of: 8 << 20) {
      var random = SplitMix64(seed: 9)
      for _ in 0..<5_000 {
        let value = Sparse(bits: random.next())
        for _ in 0..<2 {
          let tree = try #require(try value.JSONEncode() as? JSONObject)
          let present = Sparse.properties.count { value[keyPath: $0] != nil }
          #expect(tree.count == present + (value.x == nil ? 0 : 1))
        }
      }
      let kept = RecentTemplates.ofThread.count
      #expect(kept > RecentTemplates.capacity / 2 && kept <= RecentTemplates.capacity)
    }
  }

  @Test func `values that are all different leave no template`() throws {
    try onStack(of: 8 << 20) {
      for bits in 0..<2_000 as Range<UInt64> { _ = try Sparse(bits: bits).JSONEncode() }
      #expect(RecentTemplates.ofThread.count == 0)
    }
  }

  @Test func `a stack gives back the room of a large document`() {
    var stack = Stack<Int>()
    for number in 0...Stack<Int>.mostKept { stack.push(number) }
    #expect(stack.capacity > Stack<Int>.mostKept)
    #expect(stack.popArray(from: 0).count == Stack<Int>.mostKept + 1)
    stack.trim()
    #expect(stack.capacity <= Stack<Int>.mostKept)
    stack.push(1)
    #expect(stack.pop() == 1)
  }

  @Test func `keys and layouts of texts have a bound`() throws {
    let keys = InternedKeys()
    for number in 0..<3 * InternedKeys.capacity {
      let text = Array("\"key \(number)\"".utf8)
      _ = text.withUnsafeBufferPointer { keys.number(of: $0) { "key \(number)" } }
    }
    #expect(keys.isFull)
    let others = InternedKeys()
    for (count, number) in [(128, 0), (129, nil)] as [(Int, Int?)] {
      let text = [UInt8](repeating: UInt8(ascii: "k"), count: count)
      #expect(text.withUnsafeBufferPointer { others.number(of: $0) { "k" } } == number)
    }
    let known = KnownTexts(SnakeCase.key)
    for number in 0..<3 * KnownTexts<String>.capacity { _ = known["name\(number)"] }
    #expect(
      known.count > KnownTexts<String>.capacity / 2 && known.count <= KnownTexts<String>.capacity)
    for number in 0..<3 * InternedKeys.capacity {
      let text = #"{"\#(number)":1,"b":[{"\#(number)":2}]}"#
      #expect(try JSONObject(JSONString: text).count == 2)
    }
  }

  #if os(Linux)
    @Test func `memory is flat over many values, failing ones among them`() async {
      // A process of its own: other tests run at the same time.
      await #expect(processExitsWith: .success) {
        func residentMemory() throws -> Int {
          let status = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
          let pages = try #require(
            status.split(separator: " ").dropFirst().first.flatMap { Int($0) })
          return pages * sysconf(Int32(_SC_PAGESIZE))
        }
        var random = SplitMix64(seed: 24)
        try Sparse.run(2_000, &random)
        let before = try residentMemory()
        try Sparse.run(20_000, &random)
        // The leak was of 16 MB here.
        try #require(try residentMemory() - before < 4 << 20)
      }
    }
  #endif
}

extension Sparse {
  /// Writes and reads values of random combinations of properties, some of them faulty.
  fileprivate static func run(_ count: Int, _ random: inout SplitMix64) throws {
    for index in 0..<count {
      let value = Sparse(bits: random.next(), fault: index % 10 == 0)
      do {
        let text = try value.JSONString()
        _ = try value.JSONEncode()
        _ = try Sparse(JSONString: index % 7 == 0 ? text.replacing("1", with: "[1e400]") : text)
      } catch is JSONEncodingError {
        try #require(index % 10 == 0)
      } catch is JSONDecodingError {
        try #require(index % 7 == 0)
      }
    }
  }
}
