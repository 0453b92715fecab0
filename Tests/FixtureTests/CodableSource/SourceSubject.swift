import Fixtures
import Foundation
import JSONCodable
import JSONParity

/// A form of a fixture, and the Codable source that is written for it.
struct SourceSubject: Sendable, CustomStringConvertible {
  let fixture: Fixture
  let form: Fixture.Form
  /// The name of the type that is written.
  let name: String

  var description: String { name }

  /// Every form of every fixture.
  static let all = (Fixture.everything + Fixture.ofSources).flatMap { fixture in
    fixture.forms.indices.map { SourceSubject(fixture, $0) }
  }

  private init(_ fixture: Fixture, _ index: Int) {
    (self.fixture, form) = (fixture, fixture.forms[index])
    let title = Self.words(fixture.description) + Self.words(form.description)
    let isSecond = fixture.forms[..<index].contains {
      $0.description == fixture.forms[index].description
    }
    name = title + (isSecond ? "Also" : "")
  }

  private static func words(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// The sources of all, written once.
  private static let written = Result {
    try Dictionary(all.map { ($0.name, try $0.writtenSource()) }) { first, _ in first }
  }

  /// Returns the source.
  func source() throws -> CodableSource {
    guard let source = try Self.written.get()[name] else { return try writtenSource() }
    return source
  }

  private func writtenSource() throws -> CodableSource {
    func source<T: JSONEncodable & JSONRestorable>(_ type: T.Type) throws -> CodableSource {
      let context = try fixture.context()
      let samples = try (fixture.documents + (Fixture.moreSamples[fixture.description] ?? []))
        .map { try T(JSONString: $0, context: context) }
      return try JSONContext.with(context) {
        try CodableSource.of(type, as: .newType(named: name), samples: samples)
      }
    }
    return try source(form.type)
  }

  /// Returns the file that holds a text.
  static func file(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let own = lines.prefix { $0.hasPrefix("import ") }
    lines.removeFirst(own.isEmpty ? 0 : own.count + 1)
    let imports = (own + ["import Commands"]).sorted()
    let head = ["// Written by CodableSource, and recorded by RecordedSourcesTests.", ""]
    let tested = ["", "@testable import Fixtures", "@testable import MigrationExamples", ""]
    return (head + imports + tested + lines).joined(separator: "\n")
  }
}

extension Fixture {
  /// Documents with values that those of a fixture do not have.
  static let moreSamples = [
    "resource": [
      #"{"type":"photos","id":"3","attributes":{"url":"b","width":1,"height":2}}"#,
      #"{"type":"articles","id":"4","attributes":{"title":"T","body":"B"}}"#,
    ],
    "vertex": [#"{"position":[1,2],"color":[0,0,0,0.5]}"#],
    "scene": [
      #"{"pixelFormat":"bgr10_xr_srgb","colorSpace":"extended-srgb","vertices":[{"position":[1,2],"color":[0,0,0,0.5]}]}"#
    ],
    "recording": [
      #"{"all":[{"type":"tap","count":1},{"type":"none"},{"type":"swipe","distance":0.5,"fingers":2}],"last":{"type":"tap","count":3},"named":{"a":{"kind":"text","value":{"name":"a","address":"b"}},"b":{"kind":"new","x":1}}}"#,
      #"{"last":{"type":"swipe","distance":0.5,"fingers":2},"all":[],"named":{}}"#,
    ],
  ]

  /// Models for this proof alone.
  static let ofSources =
    [webhooks] + dialect + indexModels + setModels + recursiveModels + skippingModels + nameModels
    + unknownTagModels + inheritingModels + movedModels + innerModels + handReadModels
    + handFilteredModels
    + [loans]
}
