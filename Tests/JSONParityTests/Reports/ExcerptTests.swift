import JSONCodable
import Randomness
import Testing

@testable import JSONParity

@Suite("An excerpt shows what stands next to a place, and says where it leaves something out")
struct ExcerptTests {
  private func rows(_ left: String, _ right: String, _ key: String) throws -> [String] {
    let excerpt = Excerpt(
      try JSONValue(parsing: left), try JSONValue(parsing: right), at: JSONPath([.key(key)]),
      .init())
    return excerpt.rows.map { row in
      let sign = row.change == .same ? "|" : row.change.rawValue
      return "\(row.left ?? "") \(sign) \(row.right ?? "")"
    }
  }

  @Test func `a member that only the left one has and that is farther away is left out by a mark`()
    throws
  {
    #expect(
      try rows(#"{"a":0,"a1":1,"b":2,"k":3}"#, #"{"a":0,"k":4}"#, "k") == [
        "{ | {", "  … |   …", #"  "b" : 2, < "#, #"  "k" : 3 ≠   "k" : 4"#, "} | }",
      ])
  }

  @Test func `what is missing on the left stands at its place`() throws {
    #expect(
      try rows(#"{"b":2}"#, #"{"a":1,"b":2}"#, "a") == [
        "{ | {", #" >   "a" : 1,"#, #"  "b" : 2 |   "b" : 2"#, "} | }",
      ])
  }

  @Test func `an element that stands elsewhere on the right is shown where it stands`() throws {
    let texts = [#"[{"k":"a","v":1},{"k":"b","v":2}]"#, #"[{"k":"b","v":-2},{"k":"a","v":1}]"#]
    let (left, right) = (try JSONValue(parsing: texts[0]), try JSONValue(parsing: texts[1]))
    let policy = ComparisonPolicy(unordered: ["$"])
    let difference = try #require(
      JSONComparison.differences(left, right, policy: policy).first)
    let excerpt = Excerpt(left, right, at: difference.path, of: difference, policy)
    #expect(
      excerpt.rows.map { "\($0.left ?? "") \($0.change.rawValue) \($0.right ?? "")" } == [
        "{   {", #"  "k" : "b",     "k" : "b","#, #"  "v" : 2 ≠   "v" : -2"#, "}   }",
      ])
  }

  @Test func `of an array in any order the element alone is shown`() throws {
    let (left, right) = (
      try JSONValue(parsing: #"{"a":[1,2,3,4]}"#), try JSONValue(parsing: #"{"a":[4,3,2,5]}"#)
    )
    let policy = ComparisonPolicy(unordered: ["$.a"])
    let excerpts = JSONComparison.differences(left, right, policy: policy).map { difference in
      Excerpt(left, right, at: difference.path, of: difference, policy).rows
        .map { "\($0.left ?? "") \($0.change.rawValue) \($0.right ?? "")" }
    }
    #expect(
      excerpts == [
        ["[   [", "  1 < ", "  …     …", "]   ]"],
        ["[   [", "     …", " >   5", "  …   ", "]   ]"],
      ])
  }

  @Test func `what a policy lets pass next to a place is no difference`() throws {
    let (left, right) = (
      try JSONValue(parsing: #"{"a":[0,{"b":1,"c":[1,2],"d":1}]}"#),
      try JSONValue(parsing: #"{"a":[0,{"b":2,"c":[2,1],"d":2}]}"#)
    )
    let policy = ComparisonPolicy(unordered: ["$.a[*].c"], tolerances: ["$.a[1].b": 1])
    let difference = try #require(
      JSONComparison.differences(left, right, policy: policy).first)
    let rows = Excerpt(left, right, at: difference.path, of: difference, policy).rows
    #expect(rows.filter { $0.change != .same }.map(\.left) == [#"  "d" : 1"#])
  }

  @Test func `a rule for the first element that is shown counts for that element alone`() throws {
    let (left, right) = (
      try JSONValue(parsing: "[0,1,1,1]"), try JSONValue(parsing: "[0,2,9,2]")
    )
    let policy = ComparisonPolicy(tolerances: ["$[1]": 1])
    let path = JSONPath([.index(2)])
    let rows = Excerpt(left, right, at: path, policy).rows
    #expect(rows.filter { $0.change != .same }.map(\.right) == ["  9,", "  2"])
  }

  @Test(arguments: UInt64(0)..<200)
  func `each column is a part without a gap, and marks no member that both have`(
    _ seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let all = "abcdefghij".map(String.init)
    let keys = (0..<2).map { _ in all.filter { _ in random.oneIn(2) } }
    let values = keys.map { keys in
      JSONValue.object(keys.map { .init(key: $0, value: .boolean(random.oneIn(3))) })
    }
    for key in Set(keys.joined()).sorted() {
      let rows = Excerpt(values[0], values[1], at: JSONPath([.key(key)]), .init()).rows
      let columns = [rows.map(\.left), rows.map(\.right)].map { column in
        column.map { line in
          line.flatMap { $0.hasPrefix("  \"") ? String($0.dropFirst(3).prefix(1)) : nil }
        }
      }
      for (keys, column) in zip(keys, columns) {
        let shown = column.compactMap(\.self)
        #expect(keys.contains(key) == shown.contains(key))
        #expect(keys.joined().contains(shown.joined()), "\(key): \(shown) of \(keys)")
      }
      for (left, right) in zip(columns[0], columns[1]) where (left == nil) != (right == nil) {
        #expect(!keys.allSatisfy { $0.contains(left ?? right ?? "") })
      }
    }
  }
}
