import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Nil is left out at every level of an optional")
struct NestedOptionalSourceTests {
  struct Reading: JSONMappable {
    var first: Int?? = .some(nil)
    var second: Int??? = .some(.some(nil))
    var third: Int???

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&first, keyPath: "inside.first")
      try json.map(&second, key: "second")
      try json.map(&third, keyPath: "more.third")
    }
  }

  @Test(arguments: [CodableSource.Form.conformance, .newType(named: "NewReading")])
  func `a nil in an optional is written nowhere`(_ form: CodableSource.Form) throws {
    let sample = try Reading(JSONString: #"{"inside":{"first":1},"second":2,"more":{"third":3}}"#)
    let source = try CodableSource.of(Reading.self, as: form, samples: [sample])
    #expect(source.unresolved == [])
    #expect(try Reading().JSONString() == "{}")
    let writing = try #require(source.text.range(of: "func encode")).lowerBound
    #expect(
      source.text[writing...].hasPrefix(
        """
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            // Nil leaves out the object around it, too.
            if (first ?? nil) != nil {
              var insideObject = container.nestedContainer(keyedBy: InsideKeys.self, forKey: .inside)
              try insideObject.encodeIfPresent(first ?? nil, forKey: .first)
            }
            try container.encodeIfPresent((second ?? nil) ?? nil, forKey: .second)
            // Nil leaves out the object around it, too.
            if ((third ?? nil) ?? nil) != nil {
              var moreObject = container.nestedContainer(keyedBy: MoreKeys.self, forKey: .more)
              try moreObject.encodeIfPresent((third ?? nil) ?? nil, forKey: .third)
            }
          }
        """))
  }
}
