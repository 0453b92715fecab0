import Fixtures
import JSONCodable
import JSONParity

/// A union with a type of its own for the tags.
enum Quota: JSONUnion {
  enum Tag: String, JSONRestorable, CaseIterable { case seats, plan, unlimited }

  case seats(count: Int), plan(Plan), unlimited

  static let discriminator = JSONDiscriminator(key: "kind")

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "kind") {
    case .seats: self = .seats(count: try json.value(Int.self, key: "count"))
    case .plan: self = .plan(try Plan(JSONDictionary: json))
    case .unlimited: self = .unlimited
    }
  }
}

/// A mapped type of the webhooks whose Codable conformance is recorded.
struct ConformanceSubject: Sendable, CustomStringConvertible {
  let name: String
  let type: Fixture.MapperType
  let documents: [String]

  var description: String { name }

  /// Creates a subject; a type in another one is named as the source names it.
  init<T: JSONEncodable & JSONRestorable & SendableMetatype>(
    _ type: T.Type, named name: String? = nil, _ documents: String...
  ) {
    (self.name, self.type, self.documents) = (name ?? "\(type)", type, documents)
  }

  /// The name of its file; those of the odd types stand together in one.
  var fileName: String {
    let isOdd = Self.odd.contains { $0.name == name }
    return (isOdd ? "OddTypes" : name.filter { $0.isLetter || $0.isNumber }) + "+Codable.swift"
  }

  /// Returns the source.
  func source() throws -> CodableSource {
    func source<T: JSONEncodable & JSONRestorable>(_ type: T.Type) throws -> CodableSource {
      try CodableSource.of(type, samples: try documents.map { try T(JSONString: $0) })
    }
    return try source(self.type)
  }

  /// Returns the text, as it is where the type has no conformance yet: here it has this one.
  func text() throws -> String {
    let remark =
      "// It is Codable already: this takes the place of that conformance, with its CodingKeys.\n"
    return try source().text.replacing(remark, with: "")
  }

  /// Every type whose parts need no members in the body of a class.
  static let all = webhooks + odd

  private static let webhooks = [
    ConformanceSubject(
      Author.self, #"{"name":"Ann","email":"a","username":"ann"}"#, #"{"name":"Bo","email":""}"#),
    ConformanceSubject(Plan.self, #"{"name":"pro","space":10,"seats":3}"#),
    ConformanceSubject(
      License.self, #"{"key":"mit","name":"MIT","spdx_id":"MIT"}"#, #"{"key":"x","name":"X"}"#),
    ConformanceSubject(
      Quota.self, #"{"kind":"seats","count":3}"#, #"{"kind":"unlimited"}"#,
      #"{"kind":"plan","name":"pro","space":10,"seats":3}"#),
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

/// A mapped class whose members for Codable are recorded in the body of a twin with the same properties, since a
/// required initialiser cannot stand in an extension.
struct MembersSubject: Sendable, CustomStringConvertible {
  let mapped: ConformanceSubject
  /// The class that the twin inherits from; nil for `Codable`.
  var superclass: String?
  /// The properties, as the class declares them.
  let properties: [String]

  var description: String { mapped.name }

  /// The name of the twin.
  var name: String { "\(mapped.name)Members" }

  /// Returns the twin, and below it what its members need.
  func text() throws -> String {
    let parts = try mapped.source().text.split(
      separator: "\n\n// Beside the class, in its file:\n", maxSplits: 1,
      omittingEmptySubsequences: false)
    let head =
      superclass.map { "final class \(name): \($0) {" } ?? "class \(name): Codable {"
    let start = superclass == nil ? ["required init() {}"] : []
    let members = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
    let lines = properties + start + members.map(String.init)
    let body = lines.map { $0.isEmpty ? "" : "  " + $0 }
    let rest =
      parts.count > 1
      ? parts[1].replacing("extension \(mapped.name) {", with: "extension \(name) {") : ""
    return ["import Foundation", "", head].joined(separator: "\n") + "\n"
      + body.joined(separator: "\n") + "\n}\n" + rest
  }

  /// A class at the root, and classes that inherit from it.
  static let all = webhooks + inheriting

  private static let webhooks = [
    MembersSubject(
      mapped: ConformanceSubject(
        Entity.self,
        #"{"id":1,"node_id":"n","url":"https://a.b/c","created_at":"2020-01-02T03:04:05Z"}"#,
        #"{"id":2,"created_at":"2020-01-02T03:04:05Z","updated_at":"2021-01-02T03:04:05Z"}"#),
      properties: [
        #"var id = 0"#, #"var nodeID = """#, "var url: URL?",
        "var createdAt = Date(timeIntervalSince1970: 0)", "var updatedAt: Date?",
      ]),
    MembersSubject(
      mapped: ConformanceSubject(
        Account.self,
        #"{"id":1,"login":"ann","type":"Bot","name":"Ann","email":"a","followers":3}"#,
        #"{"id":2,"login":"bo","avatar_url":"https://a.b/c","plan":{"name":"pro","seats":3}}"#),
      superclass: "EntityMembers",
      properties: [
        #"var login = """#, "var kind = AccountKind.user", "var avatar: URL?",
        #"var gravatarID = """#, "var isSiteAdmin = false", "var name: String?",
        "var email: String?", "var followers = 0", "var plan: Plan?",
      ]),
    MembersSubject(
      mapped: ConformanceSubject(
        Milestone.self,
        #"{"id":1,"number":4,"title":"v1","state":"closed","due_on":"2026-01-02","open_issues":2}"#,
        #"{"id":2,"number":5,"node_id":"n","updated_at":"2021-01-02T03:04:05.25Z"}"#),
      superclass: "EntityMembers",
      properties: [
        "var number = 0", #"var title = """#, "var state = State.open", "var dueOn: Date?",
        "var openIssues = 0", "var closedIssues = 0",
      ]),
  ]
}
