import Foundation
import Homonyms
import JSONCodable
import Testing

private struct Note: JSONMapper.Mappable, Homonyms.JSONEncodable {
  var text = ""
  var theirs: Homonyms.JSONPath { Homonyms.JSONPath() }
}

@Suite("JSONMapper has the names of the module, for a file in which they are ambiguous")
struct JSONMapperTests {
  @Test func `both modules can be used in one file`() throws {
    let json: JSONMapper.Object = ["text": "hello"]
    #expect(try Note(JSONDictionary: json).text == "hello")
    #expect(try Note(text: "a").JSONDictionary()["text"] as? String == "a")
    let path = JSONMapper.Path([.key("text")])
    #expect(path.description == "$.text")
    let error = #expect(throws: JSONMapper.DecodingError.self) {
      try Note(JSONDictionary: ["text": 5])
    }
    #expect(error?.path == path)
  }

  @Test func `every public type has its name`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/JSONCodable").standardized
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
    let texts = try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
    }
    let declared = texts.flatMap {
      $0.matches(of: /(?m)^public (?:final )?(?:struct|enum|protocol|class|typealias) (\w+)/)
        .map { String($0.output.1) }
    }
    let names = try String(contentsOf: sources.appending(path: "JSONMapper.swift"), encoding: .utf8)
    let named = names.matches(of: /typealias \w+ = (\w+)/).map { String($0.output.1) }
    #expect(Set(named) == Set(declared).subtracting(["JSONMapper"]).union(["JSONSyntaxError"]))
    #expect(named.count >= 28)
  }
}
