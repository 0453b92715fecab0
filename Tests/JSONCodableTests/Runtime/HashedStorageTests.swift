import Foundation
import Testing

@testable import JSONCodable

#if !canImport(ObjectiveC)
  @Suite("A set and a dictionary are stored as the standard library's layout says")
  struct HashedStorageTests {
    private static let counts = [0, 1, 2, 3, 6, 12, 24, 47, 48, 49, 63, 64, 65, 200, 1_000]

    @Test(arguments: counts)
    func `buckets come in the order in which a set shows its elements`(_ count: Int) throws {
      try check(Set(0..<count))
      try check(Set((0..<count).map { "a text that is long enough \($0)" }))
      try check(Set((0..<count).map { UInt16($0) }))
      try check(Set((0..<count).map { Wide(first: Int32($0), second: [$0], third: "\($0)") }))
      var shrunk = Set(0..<count * 2)
      for number in 0..<count { shrunk.remove(number * 2) }
      try check(shrunk)
    }

    @Test(arguments: counts)
    func `buckets come in the order in which a dictionary shows its members`(_ count: Int) throws {
      try check(Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0)", $0) }))
      try check(
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0)", UInt8(clamping: $0)) }))
      try check(
        Dictionary(uniqueKeysWithValues: (0..<count).map { (UInt16($0), SIMD4($0, 1, 2, 3)) }))
      try check(Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, Nothing()) }))
    }

    private func check<Element: Hashable>(_ set: Set<Element>) throws {
      try withUnsafePointer(to: set) { place in
        let storage = try #require(HashedStorage(ofSetAt: place))
        #expect(storage.count == set.count)
        let elements = IteratorSequence(storage.buckets).map {
          (storage.elements + $0 * MemoryLayout<Element>.stride).value(as: Element.self)
        }
        #expect(elements == Array(set))
      }
    }

    private func check<Key: Hashable, Value: Equatable>(_ dictionary: [Key: Value]) throws {
      try withUnsafePointer(to: dictionary) { place in
        let storage = try #require(HashedStorage(ofDictionaryAt: place))
        #expect(storage.count == dictionary.count)
        let buckets = Array(IteratorSequence(storage.buckets))
        let keys = buckets.map {
          (storage.elements + $0 * MemoryLayout<Key>.stride).value(as: Key.self)
        }
        let values = buckets.map {
          (storage.values + $0 * MemoryLayout<Value>.stride).value(as: Value.self)
        }
        #expect(keys == Array(dictionary.keys))
        #expect(values == Array(dictionary.values))
      }
    }
  }

  private struct Wide: Hashable {
    var first: Int32, second: [Int], third: String
  }

  private struct Nothing: Equatable {}
#endif

@Suite(
  "Sets and dictionaries are written alike from where their elements lie, and by their iterators")
struct HashedCollectionsTests {
  @Test(arguments: [0, 1, 5, 100])
  func `both ways give the same JSON`(_ count: Int) throws {
    let value = StoredCollections(count)
    let direct = try value.JSONDictionary()
    let reflected = try JSONContext.with(\.options.reflection, .mirror) {
      try value.JSONDictionary()
    }
    #expect(direct as NSDictionary == reflected as NSDictionary)
    // The text has the order of each set, which is that of its memory.
    let text = try value.JSONString()
    #expect(try JSONObject(JSONString: text) as NSDictionary == direct as NSDictionary)
  }

  @Test func `a member that has no JSON is named, whichever it is`() throws {
    for number in 0..<40 {
      var value = StoredCollections(40)
      value.ratios["member \(number)"] = [.nan]
      for reflection in [JSONOptions.Reflection.plans, .mirror] {
        JSONContext.with(\.options.reflection, reflection) {
          let problem = "non-finite number nan at $.ratios[\"member \(number)\"][0]"
          #expect(refusal { try value.JSONDictionary() } == problem)
          #expect(refusal { try value.JSONString() } == problem)
        }
      }
    }
  }

  @Test func `two keys of one name are an error`() throws {
    struct Key: Hashable, RawRepresentable {
      var rawValue: String { "same" }
      var number = 0
      init?(rawValue: String) { nil }
      init(_ number: Int) { self.number = number }
      // Else two of one raw value are equal.
      static func == (left: Self, right: Self) -> Bool { left.number == right.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    struct Holder: JSONEncodable { var byKey: [Key: Int] }
    let value = Holder(byKey: [Key(1): 1, Key(2): 2])
    #expect(refusal { try value.JSONDictionary() }?.contains("same") == true)
  }

  @Test func `what an element runs may change the collections that are being written`() throws {
    let ofMembers = StorageOwner(), ofElements = StorageOwner()
    for number in 0..<50 {
      ofMembers.members["\(number)"] = StorageMeddler(number: number, owner: ofMembers)
      ofElements.elements.insert(StorageMeddler(number: number, owner: ofElements))
    }
    #expect((try ofMembers.JSONDictionary()["members"] as? [String: Any])?.count == 50)
    #expect((try ofElements.JSONDictionary()["elements"] as? [Any])?.count == 50)
    #expect(ofMembers.members.isEmpty && ofElements.elements.isEmpty)
  }
}

private enum StoredDay: String, CaseIterable { case monday, tuesday, wednesday }

private struct StoredPoint: Hashable, JSONEncodable { var x = 0, y = 0.5, name: String? }

private struct StoredCollections: JSONEncodable {
  var numbers: Set<Int> = []
  var days: Set<StoredDay> = []
  var points: Set<StoredPoint> = []
  var sets: Set<Set<Int>> = []
  var byDay: [StoredDay: [StoredPoint]] = [:]
  var byNumber: [Int: String?] = [:]
  var ratios: [String: [Double]] = [:]
  var nested: [String: [String: [String: Double]]] = [:]
  var vectors: [String: SIMD4<Float>] = [:]
  var levels: [String: StoredDay] = [:]
  var optionals: [String: Int?] = [:]
  var anything: [String: Any] = [:]

  init(_ count: Int) {
    // Both ways show a set in the order of its memory, so that they may have several elements.
    for number in 0..<count {
      let name = "member \(number)", day = StoredDay.allCases[number % 3]
      numbers.insert(number)
      days.insert(day)
      points.insert(StoredPoint(x: number, name: number % 2 == 0 ? name : nil))
      sets.insert([number])
      byDay[day, default: []].append(StoredPoint(x: number))
      byNumber[number] = .some(number % 3 == 0 ? nil : name)
      ratios[name] = [Double(number) / 7]
      nested[name] = [name: ["ratio": Double(number) / 3]]
      vectors[name] = SIMD4(1, 2, 3, Float(number))
      levels[name] = day
      optionals[name] = .some(number % 2 == 0 ? nil : number)
      anything[name] = number % 2 == 0 ? day as Any : [number: Set([number])]
    }
  }
}

private final class StorageOwner: JSONEncodable {
  var members: [String: StorageMeddler] = [:]
  var elements: Set<StorageMeddler> = []
}

/// An element that empties the collections of its owner when it is written.
private struct StorageMeddler: Hashable, JSONEncodable {
  let number: Int
  unowned let owner: StorageOwner

  func JSONEncode() throws -> Any {
    owner.members = [:]
    owner.elements = []
    return [number, "a text that has a place of its own"] as [Any]
  }

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
