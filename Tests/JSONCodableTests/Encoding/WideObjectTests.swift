import Foundation
import JSONCodable
import Testing

@Suite("An object may have more members than a word has bits")
struct WideObjectTests {
  // 66 properties: two of them may be nil.
  private struct Wide: JSONMappable, Equatable {
    var a0 = 0, a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5, a6 = 6, a7 = 7, a8 = 8, a9 = 9
    var b0 = 0, b1 = 1, b2 = 2, b3 = 3, b4 = 4, b5 = 5, b6 = 6, b7 = 7, b8 = 8, b9 = 9
    var c0 = "", c1 = "", c2 = "", c3 = "", c4 = "", c5 = "", c6 = "", c7 = "", c8 = "", c9 = ""
    var d0 = 0, d1 = 1, d2 = 2, d3 = 3, d4 = 4, d5 = 5, d6 = 6, d7 = 7, d8 = 8, d9 = 9
    var e0 = 0, e1 = 1, e2 = 2, e3 = 3, e4 = 4, e5 = 5, e6 = 6, e7 = 7, e8 = 8, e9 = 9
    var f0 = 0, f1 = 1, f2 = 2, f3 = 3, f4 = 4, f5 = 5, f6 = 6, f7 = 7, f8 = 8, f9 = 9
    var g0: Int?, g1 = 1, g2 = 2, g3 = [Double](), g4 = 4, g5: String?
  }

  private enum Case: JSONUnion, Equatable {
    case wide(Wide)
    static let discriminator = JSONDiscriminator(key: "type")

    init(JSONDictionary json: JSONObject) throws { self = .wide(try Wide(JSONDictionary: json)) }
  }

  @Test(arguments: [JSONOptions.Reflection.plans, .mirror])
  func `by each way`(reflection: JSONOptions.Reflection) throws {
    try JSONContext.with(\.options.reflection, reflection) {
      var wide = Wide()
      wide.g5 = "x"
      let object = try wide.JSONDictionary()
      #expect(object.count == 65)
      #expect(try Wide(JSONDictionary: object) == wide)
      #expect(try Wide(JSONString: wide.JSONString()) == wide)
      #expect(try AnyJSON(object) == AnyJSON(JSONString: wide.JSONString()))
      let tagged = try Case.wide(wide).JSONDictionary()
      #expect(tagged.count == 66)
      #expect(tagged["type"] as? String == "wide")
      #expect(try Case(JSONDictionary: tagged) == .wide(wide))
    }
  }

  @Test func `nil is null, and an error has its place`() throws {
    let object = try JSONContext.with(\.options.nilValues, .null) { try Wide().JSONDictionary() }
    #expect(object.count == 66)
    #expect(object["g0"] is NSNull)
    var wide = Wide()
    wide.g3 = [.nan]
    #expect { try wide.JSONDictionary() } throws: { "\($0)".hasSuffix("at $.g3[0]") }
  }

  private struct Spelled: JSONMappable {
    var a: Int? = 1, b: Int? = 2, c: Int? = 3

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&a, key: "\u{e9}")
      try json.map(&b, key: "\u{e9}0")
      try json.map(&c, key: "e\u{301}")
    }
  }

  @Test(arguments: [JSONOptions.Reflection.plans, .mirror])
  func `two spellings of one key are a duplicate, whatever lies between them`(
    reflection: JSONOptions.Reflection
  ) throws {
    JSONContext.with(\.options.reflection, reflection) {
      for _ in 0..<2 {
        let problem =
          #"duplicate key "é", written by a line of JSONMap of type Spelled and another line at $"#
        #expect(refusal { try Spelled().JSONDictionary() } == problem)
        #expect(refusal { try Spelled().JSONString() } == problem)
      }
    }
  }
}
