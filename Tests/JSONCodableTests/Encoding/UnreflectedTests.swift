import Engines
public import JSONCodable
import Testing
public import Unreflected

extension Unreflected: JSONEncodable {}
extension UnreflectedClass: JSONEncodable {}
extension UnreflectedEnum: JSONEncodable {}

@Suite("A type without reflection metadata is an error, never an empty object", .everyEngine)
struct UnreflectedTests {
  @Test func `a struct, a class and an enum without reflection metadata are named`() {
    #expect(
      message { _ = try Unreflected().JSONEncode() }
        == "no reflection metadata for type Unreflected at $")
    #expect(
      message { _ = try Box([UnreflectedClass()]).JSONString() }
        == "no reflection metadata for type UnreflectedClass at $.value[0]")
    for value in [UnreflectedEnum.one, .two(5)] {
      #expect(
        message { _ = try value.JSONEncode() }
          == "no reflection metadata for type UnreflectedEnum at $")
    }
  }
}
