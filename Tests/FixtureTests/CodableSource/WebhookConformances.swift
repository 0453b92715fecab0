import Fixtures
import JSONCodable
import JSONParity

/// A mapped type of the webhooks whose Codable conformance is recorded.
struct ConformanceSubject: Sendable, CustomStringConvertible {
  let name: String
  let type: Fixture.MapperType
  let documents: [String]

  var description: String { name }

  private init<T: JSONEncodable & JSONRestorable & SendableMetatype>(
    _ type: T.Type, _ documents: String...
  ) {
    (name, self.type, self.documents) = ("\(type)", type, documents)
  }

  /// Returns the source.
  func source() throws -> CodableSource {
    func source<T: JSONEncodable & JSONRestorable>(_ type: T.Type) throws -> CodableSource {
      try CodableSource.of(type, samples: try documents.map { try T(JSONString: $0) })
    }
    return try source(self.type)
  }

  /// Every type whose parts need no members in the body of a class.
  static let all = [
    ConformanceSubject(
      Author.self, #"{"name":"Ann","email":"a","username":"ann"}"#, #"{"name":"Bo","email":""}"#),
    ConformanceSubject(Plan.self, #"{"name":"pro","space":10,"seats":3}"#),
    ConformanceSubject(
      License.self, #"{"key":"mit","name":"MIT","spdx_id":"MIT"}"#, #"{"key":"x","name":"X"}"#),
    ConformanceSubject(Permissions.self, #"{"admin":true,"push":true,"pull":false}"#),
    ConformanceSubject(
      Label.self, #"{"id":6,"name":"bug","color":"f00","default":true,"description":"Wrong."}"#),
    ConformanceSubject(Reactions.self, #"{"total_count":4,"+1":2,"-1":1,"heart":1}"#),
    ConformanceSubject(
      BranchEnd.self,
      #"{"ref":"fix","label":"l","commit":{"sha":"1"},"repo":{"full_name":"ann/parity"}}"#),
    ConformanceSubject(Commit.self, Webhooks.commit, Webhooks.otherCommit),
    ConformanceSubject(
      Push.self,
      #"{"ref":"r","before":"0","after":"1","forced":true,"commits":[\#(Webhooks.commit)]}"#),
    ConformanceSubject(PullRequest.self, Webhooks.pullRequest),
    ConformanceSubject(Release.self, Webhooks.release),
    ConformanceSubject(
      Asset.self,
      #"{"name":"a.zip","content_type":"z","size":10,"download_count":11,"digest":"AQID"}"#),
    ConformanceSubject(
      Installation.self,
      #"{"id":12,"events":["push"],"settings":{"a":"b"},"limits":{"rate":60}}"#),
  ]
}
