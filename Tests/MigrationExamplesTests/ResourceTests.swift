import Engines
import Foundation
import JSONCodable
import Testing

@testable import MigrationExamples

@Suite("Typed resources have their attributes in an object of their own", .everyEngine)
struct ResourceTests {
  static let samples: [Sample<Resource>] = [
    Sample(
      "an article", #"{"type":"articles","id":"1","attributes":{"title":"Hello","body":"A b."}}"#,
      Resource(id: "1", content: .article(Article(title: "Hello", body: "A b.")))),
    Sample(
      "a photo",
      #"{"type":"photos","id":"2","attributes":{"url":"https://a.b/c.jpg","width":640,"height":480}}"#,
      Resource(
        id: "2", content: .photo(Photo(url: "https://a.b/c.jpg", width: 640, height: 480)))),
  ]

  @Test(arguments: samples)
  func `both sides read and write a typed resource the same`(_ sample: Sample<Resource>) throws {
    try Example().check(sample.text, is: sample.value())
  }

  @Test func `a list of articles and photos is read and written`() throws {
    let text = "[\(Self.samples.map(\.text).joined(separator: ","))]"
    try Example().check(text, is: Self.samples.map { $0.value() })
  }

  static let tags = #"one of "articles", "photos""#

  @Test(arguments: [
    Fault(
      "an unknown type", #"{"type":"videos","id":"1","attributes":{}}"#,
      mapper: #"unknown case "videos", expected \#(tags) at $.type"#,
      codable: "Cannot initialize Tag from invalid String value videos at $.type"),
    Fault(
      "no type", #"{"id":"1"}"#, mapper: "missing value, expected \(tags) at $.type",
      codable: "no key at $.type"),
    Fault(
      "no id", #"{"type":"articles","attributes":{"title":"","body":""}}"#,
      mapper: "missing value, expected String at $.id", codable: "no key at $.id"),
    Fault(
      "no attributes", #"{"type":"articles","id":"1"}"#,
      mapper: "missing value, expected Article at $.attributes",
      codable: "no key at $.attributes"),
    Fault(
      "attributes that are no object", #"{"type":"articles","id":"1","attributes":[]}"#,
      mapper: "wrong type: array, expected Article at $.attributes",
      codable: "not of type Dictionary<String, Any> at $.attributes"),
    Fault(
      "an attribute of another type",
      #"{"type":"photos","id":"1","attributes":{"url":"","width":"640","height":1}}"#,
      mapper: #"wrong type: string "640", expected Int at $.attributes.width"#,
      codable: "not of type Int at $.attributes.width"),
    Fault(
      "the attributes of another type",
      #"{"type":"photos","id":"1","attributes":{"title":"","body":""}}"#,
      mapper: "missing value, expected String at $.attributes.url",
      codable: "no key at $.attributes.url"),
  ])
  func `both sides refuse the same resources`(_ fault: Fault) {
    Example<Resource>().checkRefusal(fault)
  }
}
