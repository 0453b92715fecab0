import Foundation
import JSONParity
import Testing

@Suite("The elements of an array have faults of their own, beside the others")
struct FaultPlacesTests {
  private func matrix<
    L: Codable & SendableMetatype, R: Codable & SendableMetatype
  >(_ left: L.Type, _ right: R.Type, _ document: String) -> FaultMatrix {
    ParityCheck("places", .codable(left), .codable(right), accepting: [])
      .run(documents: [document]).faultMatrix
  }

  /// Has no negative numbers, and writes a few elements as their number.
  private struct Few: Codable {
    var list: [Int]

    init(from decoder: any Decoder) throws {
      list = try Plain(from: decoder).list.filter { $0 >= 0 }
    }

    private enum CodingKeys: String, CodingKey { case list }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if list.count < 9 {
        try container.encode(list.count, forKey: .list)
      } else {
        try container.encode(list, forKey: .list)
      }
    }
  }

  private struct Plain: Codable { var list: [Int] }

  @Test func `a difference that only a smaller document has hides none`() throws {
    let list = (1...300).map { "\($0 * 7)" }.joined(separator: ",")
    let matrix = matrix(Plain.self, Few.self, #"{"list":[\#(list)]}"#)
    #expect(matrix["$.list[*]", .numberAsText]?.isAgreement == true)
    let found = try #require(matrix["$.list[*]", .overflow]?.disagreements.first)
    #expect(
      found.differences.first.map { "\($0)" } == "missing on the right: number -1 at $.list[0]")
  }

  private struct Ends: Codable {
    var list: [Int]

    init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
        .nestedUnkeyedContainer(forKey: .list)
      list = []
      while !container.isAtEnd {
        guard let next = try? container.decode(Int.self) else { break }
        list.append(next)
      }
    }

    private enum CodingKeys: String, CodingKey { case list }
  }

  private struct Skips: Codable {
    var list: [Int]

    init(from decoder: any Decoder) throws {
      list = try decoder.container(keyedBy: CodingKeys.self)
        .decode([Lossy].self, forKey: .list).compactMap(\.value)
    }

    private struct Lossy: Decodable {
      var value: Int?
      init(from decoder: any Decoder) throws { value = try? Int(from: decoder) }
    }
  }

  @Test func `a fault in one element shows what becomes of those beside it`() throws {
    let found = matrix(Skips.self, Ends.self, #"{"list":[10,20,30]}"#)["$.list[*]", .string]
    #expect(
      found?.disagreements.map(\.variant) == [
        #"{"list":["text",20,30]}"#, #"{"list":["",20,30]}"#, #"{"list":[10,"text",30]}"#,
        #"{"list":[10,"",30]}"#,
      ])
  }

  private struct NilIfEmpty: Codable {
    var list: [Int]?

    init(from decoder: any Decoder) throws {
      let list = try Plain(from: decoder).list
      self.list = list.isEmpty ? nil : list
    }
  }

  @Test func `an array without its elements is one`() throws {
    let found = matrix(Plain.self, NilIfEmpty.self, #"{"list":[1,2]}"#)
    #expect(found["$.list", .emptyArray]?.disagreements.map(\.variant) == [#"{"list":[]}"#])
    #expect(found.disagreements.count == 1)
    #expect(matrix(Plain.self, Plain.self, #"{"list":[]}"#)["$.list", .emptyArray] == nil)
  }

  private struct Pair<Second: Codable>: Codable {
    var one: Int
    var two: Second

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      one = try container.decode(Int.self)
      two = try container.decode(Second.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(one)
      try container.encode(two)
    }
  }

  @Test func `elements have faults of their own by their index`() {
    let found = matrix(Pair<Int>.self, Pair<Int8>.self, "[1,2]")["$[*]", .overflow]
    #expect(found?.disagreements.isEmpty == false)
    #expect(found?.disagreements.allSatisfy { "\($0.fault.path)" == "$[1]" } == true)
  }

  @Test func `a fault behind others of its kind is named by its index in the document`() throws {
    struct Item<Number: Codable>: Codable {
      var x: Int?
      var y: Number?
    }
    let found = matrix(
      [Item<Int>].self, [Item<Int8>].self, #"[{"x":1},{"x":2},{"x":3},{"x":4},{"x":5},{"y":6}]"#)
    let paths = found["$[*].y", .overflow]?.disagreements.map { "\($0.fault.path)" }
    #expect(paths.map(Set.init) == ["$[5].y"])
  }
}
