import Engines
import Foundation
import JSONCodable
import Testing

@testable import MigrationExamples

@Suite("A header takes its colour from the context", .everyEngine)
struct HeaderTests {
  static let text = #"{"title":"Welcome"}"#
  private let data = Data(text.utf8)

  @Test func `a header is black by default`() throws {
    try Example().check(Self.text, is: Header(title: "Welcome", textColor: .black))
  }

  @Test(arguments: zip(Screen.allCases, [TextColor.green, .red]))
  func `both sides read a header in the colour of the screen`(
    _ screen: Screen, _ color: TextColor
  ) throws {
    let header = Header(title: "Welcome", textColor: color)
    #expect(try screen.read(Header.self, JSONData: data) == header)
    #expect(try screen.decode(Header.self, from: data) == header)
    var context = JSONContext.current
    context.textColor = color
    let decoder = JSONDecoder()
    decoder.userInfo[.textColor] = color
    try Example(context: context, decoder: decoder).check(Self.text, is: header)
  }

  @Test func `the context reaches the headers inside`() throws {
    let pages = Data(#"{"a":[{"title":"A"}],"b":[{"title":"B"},{"title":"C"}]}"#.utf8)
    let expected = [
      "a": [Header(title: "A", textColor: .green)],
      "b": [Header(title: "B", textColor: .green), Header(title: "C", textColor: .green)],
    ]
    #expect(try Screen.home.read([String: [Header]].self, JSONData: pages) == expected)
    #expect(try Screen.home.decode([String: [Header]].self, from: pages) == expected)
  }

  @Test func `the colour of a header is neither read nor written`() throws {
    try Example().check(
      #"{"title":"Welcome","textColor":"red"}"#, is: Header(title: "Welcome"), written: Self.text)
  }

  @Test func `the innermost scope gives a header its colour, and ends`() throws {
    let colors = try JSONContext.with(\.textColor, .red) {
      let inner = try Screen.home.read(Header.self, JSONData: data)
      return [inner.textColor, try Header(JSONData: data).textColor]
    }
    #expect(colors == [.green, .red])
    #expect(try Header(JSONData: data).textColor == .black)
  }

  @Test(arguments: [
    Fault(
      "no title", "{}", mapper: "missing value, expected String at $.title",
      codable: "no key at $.title"),
    Fault(
      "a title that is no text", #"{"title":1}"#,
      mapper: "wrong type: number 1, expected String at $.title",
      codable: "not of type String at $.title"),
  ])
  func `both sides refuse the same headers`(_ fault: Fault) {
    Example<Header>().checkRefusal(fault)
  }

  @Test func `tasks do not see each other's colour of headers`() async throws {
    try await withThrowingTaskGroup { group in
      for number in 0..<64 {
        group.addTask {
          let screen = Screen.allCases[number % 2]
          let header = try screen.read(Header.self, JSONData: data)
          return (header.textColor, screen.textColor)
        }
      }
      for try await (found, expected) in group { #expect(found == expected) }
    }
  }
}
