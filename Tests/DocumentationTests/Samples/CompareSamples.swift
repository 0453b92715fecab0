import Foundation
import JSONCodable
import JSONParity
import Testing
import XCTest

private let commandSamples = [
  #"{"command_type":"start_workout","location":"Gary's Gym","date":"2020-03-16","intensityLevel":5}"#,
  #"{"command_type":"end_workout"}"#,
  #"{"command_type":"share_workout","service":"twitter"}"#,
]

@Suite struct CompareSamples {
  // sample: compare-testing
  @Test func bothMapCommandsAlike() throws {
    try ParityCheck("command", .mapper(Command.self), .codable(Command.self))
      .require(documents: commandSamples)
  }
  // end

  @Test func `what is accepted is said`() throws {
    // sample: compare-accepting
    let strict = ParityCheck(
      "command", mapped: Command.self, codable: Command.self, accepting: [])
    let lax = ParityCheck(
      "command", mapped: Command.self, codable: Command.self,
      accepting: [.duplicateKey, .precision, .null, .missingKey])
    // end
    #expect(!strict.run(documents: commandSamples).isClean)
    #expect(lax.run(documents: commandSamples).isClean)
    // sample: compare-accepting-places
    let careful =
      strict
      .accepting(.duplicateKey, .precision)
      .accepting(.null, .missingKey, at: "$.location", where: .onlyLeft)
    // end
    #expect(careful.run(documents: commandSamples).isClean)
  }
}

// sample: compare-xctest
final class CommandParityTests: XCTestCase {
  func testBothMapCommandsAlike() throws {
    try ParityCheck("command", .mapper(Command.self), .codable(Command.self))
      .require(documents: commandSamples)
  }
}
// end

@Sendable func compareReport() -> String {
  printed {
    // sample: compare-report
    struct OldTrack: JSONEncodable, JSONConstructible {
      let id: Int
      let title: String
      let rating: Double?

      init(JSONDictionary json: JSONObject) throws {
        id = try json.value(key: "id")
        title = try json.value(key: "title")
        rating = try json.valueIfPresent(key: "rating")
      }
    }

    struct NewTrack: Codable {
      let id: Int
      let title: String
      let rating: Float?
    }

    let check = ParityCheck("track", .mapper(OldTrack.self), .codable(NewTrack.self))
    let report = check.run(
      documents: [#"{"id":24,"title":"Blue","rating":4.123456789}"#], faults: false)
    print(report.isClean)
    print(report)
    // end
  }
}

@Sendable func comparePatch() throws -> String {
  struct Old: JSONEncodable, JSONConstructible {
    let id: Int
    let rating: Double

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id")
      rating = try json.value(key: "rating")
    }
  }
  struct New: Codable {
    let id: Int
    let rating: Float
  }
  let report = ParityCheck("track", mapped: Old.self, codable: New.self)
    .run(documents: [#"{"id":24,"rating":4.123456789}"#], faults: false)
  return printed {
    // sample: compare-patch
    print(report.patch()[0])
    // end
  }
}

@Sendable func compareShadow() throws -> String {
  try printed {
    // sample: shadow
    struct User: JSONMappable { var id = 0, name = "", email: String? }
    struct NewUser: Codable { var id: Int, name: String }

    let users = ParityShadow(
      "user", old: .mapper(User.self), new: .codable(NewUser.self), every: 1
    ) { finding in
      print(finding)
    }
    let user = try users.read(Data(#"{"id":1,"name":"Ann","email":"ann@example.com"}"#.utf8))
    print(user.name)
    // end
  }
}
