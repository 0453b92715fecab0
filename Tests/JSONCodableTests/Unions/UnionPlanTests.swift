import Foundation
import JSONCodable
import Testing

@Suite("A union is the same by its plan and by Mirror, whatever its payload")
struct UnionPlanTests {
  struct Style: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let samples: @Sendable () -> [(name: String, value: any JSONEncodable)]

    init<Form: UnionStyle>(_ form: Form.Type) {
      testDescription = "\(form)"
      samples = { Parcel<Form>.samples.map { ($0, $1) } }
    }
  }

  static let styles = [
    Style(Flat.self), Style(NestedForm.self), Style(FallbackForm.self),
    Style(NestedFallbackForm.self), Style(ListedForm.self), Style(OneKeyForm.self),
  ]

  private func outcome(_ body: () throws -> String) -> String {
    do { return try body() } catch { return "\(error)" }
  }

  @Test(arguments: styles)
  func `a union with each payload is the same JSON by its plan and by Mirror`(_ style: Style) {
    for (name, value) in style.samples() {
      for value in [value, Box([value]), Box<Any>(value)] as [any JSONEncodable] {
        let mirror = JSONContext.with(\.options.reflection, .mirror) {
          outcome { try value.JSONString(options: .sortedKeys) }
        }
        // The first time makes the plan, if there is to be one.
        for _ in 0..<3 {
          let plan = outcome { try value.JSONString(options: .sortedKeys) }
          #expect(plan == mirror, "\(name)")
        }
      }
    }
  }

  static let packets: [(name: String, samples: @Sendable () -> [(String, any JSONEncodable)])] = [
    ("flat", { Packet<Flat>.samples.map { ($0, $1) } }),
    ("nested", { Packet<NestedForm>.samples.map { ($0, $1) } }),
    ("one key", { Packet<OneKeyForm>.samples.map { ($0, $1) } }),
  ]

  @Test(arguments: packets.indices, [JSONOptions.NilStyle.omitted, .null])
  func `a payload that only its encoding tells to be an object is the same by both`(
    _ index: Int, _ nilValues: JSONOptions.NilStyle
  ) {
    let (form, samples) = Self.packets[index]
    for limit in [1, 2, 3, 4, 512] {
      func outcomes(_ value: any JSONEncodable, _ reflection: JSONOptions.Reflection) -> [String] {
        var context = JSONContext()
        (context.options.nilValues, context.options.reflection) = (nilValues, reflection)
        context.options.depthLimit = limit
        return JSONContext.with(context) {
          [
            outcome { try value.JSONString(options: .sortedKeys) },
            outcome { "\(try AnyJSON(JSONString: value.JSONString()))" },
          ]
        }
      }
      // Of nil in an `Any`, Mirror shows the type that it would have, which would stand in an object of its own.
      for (name, value) in samples() where limit > 1 || name != "any(of: nil)" {
        let mirror = outcomes(value, .mirror)
        for _ in 0..<3 { #expect(outcomes(value, .plans) == mirror, "\(form) \(limit): \(name)") }
      }
    }
  }

  /// Counts how often it is encoded.
  final class Counted: JSONEncodable {
    var count = 0
    let tree: Any

    init(_ tree: Any) { self.tree = tree }

    func JSONEncode() -> Any {
      count += 1
      return tree
    }
  }

  private enum Counting: JSONUnion {
    case one(Counted), labelled(of: Counted)

    static let discriminator = JSONDiscriminator(key: "type")
    init(JSONDictionary: JSONObject) throws { self = .one(Counted(1)) }
  }

  @Test func `a payload is encoded once, also where it is an error`() throws {
    for tree in [["a": 1], 5, ["type": 1], NSNull()] as [Any] {
      for _ in 0..<3 {
        let counted = Counted(tree)
        for value in [Counting.one(counted), .labelled(of: counted)] {
          _ = outcome { try value.JSONString() }
          _ = outcome { "\(try value.JSONEncode())" }
        }
        #expect(counted.count == 4, "\(tree)")
      }
    }
  }

  @Test func `the tables of union payloads have all their rows`() {
    #expect(Self.styles.count == 6)
    #expect(Parcel<Flat>.samples.count >= 36)
  }

  @Test func `a union at the depth limit is the same by its plan and by Mirror`() {
    let size = Parcel<NestedForm>.again(.again(.point(Point(x: 1, y: 2))))
    let list = Parcel<Flat>.again(.list(items: [1]))
    for limit in 1...7 {
      for value in [size, list, Box([list])] as [any JSONEncodable] {
        let outcomes = [JSONOptions.Reflection.mirror, .plans, .plans].map { reflection in
          var context = JSONContext()
          context.options.depthLimit = limit
          context.options.reflection = reflection
          return outcome { try value.JSONString(options: .sortedKeys, context: context) }
        }
        #expect(Set(outcomes).count == 1, "\(limit): \(outcomes)")
      }
    }
  }

  private enum Move: JSONUnion {
    case along(`from here`: Int, to: Int)
    case up(`to there`: Int)

    static let discriminator = JSONDiscriminator(key: "type")
    init(JSONDictionary json: JSONObject) throws {
      self = .up(`to there`: try json.value(key: "to there"))
    }
  }

  @Test func `a label that is a raw identifier is the key, by the plan and by Mirror`() throws {
    for reflection in [JSONOptions.Reflection.mirror, .plans, .plans] {
      let texts = try JSONContext.with(\.options.reflection, reflection) {
        try [Move.along(`from here`: 1, to: 2), .up(`to there`: 3)].map {
          try $0.JSONString(options: .sortedKeys)
        }
      }
      #expect(
        texts == [
          #"{"from here":1,"to":2,"type":"along"}"#, #"{"to there":3,"type":"up"}"#,
        ])
    }
  }
}
