import CodableBridge
import Foundation
import Testing

private class Polygon: Decodable {
  let sides: Int
  private enum CodingKeys: CodingKey { case sides }
  required init(from decoder: any Decoder) throws {
    sides = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .sides)
  }
}

private final class Square: Polygon {}

/// The types of what a decoder makes where it is asked for a `Square` as some `Polygon`.
private struct Made: Decodable {
  var types: [String] = []

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    add("element", try list.decode(Square.self as Polygon.Type))
    add("element if present", try list.decodeIfPresent(Square.self as Polygon.Type))
    let members = try list.nestedContainer(keyedBy: AnyKey.self)
    add("member", try members.decode(Square.self as Polygon.Type, forKey: "a"))
    add("member if present", try members.decodeIfPresent(Square.self as Polygon.Type, forKey: "a"))
    let single = try members.superDecoder(forKey: "a").singleValueContainer()
    add("single value", try single.decode(Square.self as Polygon.Type))
    add("elements", try members.decode(Self.list(of: Square.self as Polygon.Type), forKey: "b"))
  }

  private mutating func add(_ place: String, _ value: Any?) {
    types.append("\(place): \(value.map { "\(type(of: $0))" } ?? "nil")")
  }

  private static func list<T: Decodable>(of type: T.Type) -> [T].Type { [T].self }
}

@Suite struct `A decoder makes the type that it is handed` {
  private static let square = #"{"sides":4}"#
  private static let text = "[\(square),\(square),{\"a\":\(square),\"b\":[\(square)]}]"

  @Test func `a subclass as its superclass's type is made as the document`() throws {
    let type: Polygon.Type = Square.self
    let made = try DictionaryDecoder().decode(type, from: tree(of: Self.square))
    #expect(Swift.type(of: made) == Square.self)
    #expect(try JSONDecoder().decode(type, from: Data(Self.square.utf8)) is Square)
  }

  @Test func `a subclass is made in containers wherever JSONDecoder makes it`() throws {
    let made = try DictionaryDecoder().decode(Made.self, from: tree(of: Self.text))
    #expect(
      made.types == [
        "element: Square", "element if present: Square",
        // The container of the standard library hands over the static type.
        "member: Polygon", "member if present: Polygon",
        "single value: Square", "elements: Array<Polygon>",
      ])
    #expect(try JSONDecoder().decode(Made.self, from: Data(Self.text.utf8)).types == made.types)
  }
}
