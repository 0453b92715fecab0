import Commands
import Engines
import Foundation
import JSONCodable
import Testing

@testable import MigrationExamples

/// One way to have commands in Swift, seen through the enum.
private struct Approach: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let example: @Sendable () -> Example<Command?>

  init<V: JSONEncodable & JSONRestorable & Codable & SendableMetatype>(
    _ name: String, _ type: V.Type, of make: @escaping @Sendable (Command) -> V,
    command: @escaping @Sendable (V) -> Command?
  ) {
    testDescription = name
    example = {
      let own = Example<V>()
      return Example(
        readByMapper: { try command(own.readByMapper($0)) },
        readByCodable: { try command(own.readByCodable($0)) },
        writeByMapper: { try own.writeByMapper(make(#require($0))) },
        writeByCodable: { try own.writeByCodable(make(#require($0))) })
    }
  }
}

@Suite(
  "Commands are the same JSON as one struct, as types, as classes and as an enum", .everyEngine)
struct CommandExamplesTests {
  private static let asStruct = Approach(
    "one struct", CommandRecord.self, of: { CommandRecord($0) }, command: \.command)
  private static let asTypes = Approach(
    "types", AnyWorkoutCommand.self, of: { AnyWorkoutCommand($0) }, command: \.asCase)
  private static let asClasses = Approach(
    "classes", AnyCommandObject.self, of: { AnyCommandObject($0) }, command: \.asCase)
  private static let asEnum = Approach("an enum", Command.self, of: { $0 }, command: { $0 })
  private static let approaches = [asStruct, asTypes, asClasses, asEnum]

  static let samples: [Sample<Command>] = [
    Sample(
      "start_workout",
      """
      {"command_type":"start_workout","location":"Gary's Gym",\
      "date":"2020-03-16 19:45:13 +0000","intensityLevel":5}
      """,
      .startWorkout(
        Workout(
          location: "Gary's Gym", date: "2020-03-16 19:45:13 +0000", intensityLevel: 5))),
    Sample(
      "start_workout with text beyond ASCII",
      #"{"command_type":"start_workout","location":"Tromsø \"🏔\"","date":"","intensityLevel":-1}"#,
      .startWorkout(Workout(location: "Tromsø \"🏔\"", date: "", intensityLevel: -1))),
    Sample("end_workout", #"{"command_type":"end_workout"}"#, .endWorkout),
    Sample(
      "share_workout", #"{"command_type":"share_workout","service":"twitter"}"#,
      .shareWorkout(to: ShareService(service: .twitter))),
  ]

  @Test(arguments: approaches, samples)
  private func `both sides read and write a command the same in every shape`(
    _ approach: Approach, _ sample: Sample<Command>
  ) throws {
    try approach.example().check(sample.text, is: sample.value())
  }

  @Test(arguments: approaches)
  private func `both sides leave out what they do not know of a command`(_ approach: Approach)
    throws
  {
    try approach.example().check(
      #"{"command_type":"end_workout","priority":1}"#, is: .endWorkout,
      written: #"{"command_type":"end_workout"}"#)
  }

  static let tags = #"one of "start_workout", "end_workout", "share_workout""#
  static let services = #"one of "facebook", "instagram", "twitter""#

  /// What all approaches refuse in the same words.
  static let faults = [
    Fault(
      "a level that is text",
      #"{"command_type":"start_workout","location":"","date":"","intensityLevel":"5"}"#,
      mapper: #"wrong type: string "5", expected Int at $.intensityLevel"#,
      codable: "not of type Int at $.intensityLevel"),
    Fault(
      "a level that is true",
      #"{"command_type":"start_workout","location":"","date":"","intensityLevel":true}"#,
      mapper: "wrong type: boolean true, expected Int at $.intensityLevel",
      codable: "not of type Int at $.intensityLevel"),
    Fault(
      "an unknown service", #"{"command_type":"share_workout","service":"myspace"}"#,
      mapper: #"unknown case "myspace", expected \#(services) at $.service"#,
      codable: "Cannot initialize Service from invalid String value myspace at $.service"),
  ]

  @Test(arguments: approaches, faults)
  private func `both sides refuse the same commands in every shape`(
    _ approach: Approach, _ fault: Fault
  ) {
    approach.example().checkRefusal(fault)
  }

  /// What the approaches refuse; the enum's own Codable conformance has other words for the tag.
  static let tagFaults = [
    Fault(
      "an unknown tag", #"{"command_type":"jump"}"#,
      mapper: #"unknown case "jump", expected \#(tags) at $.command_type"#,
      codable: "Cannot initialize CommandType from invalid String value jump at $.command_type"),
    Fault(
      "no tag", "{}", mapper: "missing value, expected \(tags) at $.command_type",
      codable: "no key at $.command_type"),
  ]

  @Test(arguments: [asStruct, asTypes, asClasses], tagFaults)
  private func `both sides refuse a wrong or missing tag of a command`(
    _ approach: Approach, _ fault: Fault
  ) {
    approach.example().checkRefusal(fault)
  }

  /// What all approaches but the struct refuse.
  static let missingPayloads = [
    Fault(
      "no date", #"{"command_type":"start_workout","location":"","intensityLevel":1}"#,
      mapper: "missing value, expected String at $.date", codable: "no key at $.date"),
    Fault(
      "no service", #"{"command_type":"share_workout"}"#,
      mapper: "missing value, expected \(services) at $.service", codable: "no key at $.service"),
  ]

  @Test(arguments: [asTypes, asClasses, asEnum], missingPayloads)
  private func `both sides refuse a command without its payload`(
    _ approach: Approach, _ fault: Fault
  ) {
    approach.example().checkRefusal(fault)
  }

  @Test(arguments: missingPayloads)
  func `one struct takes a command without its payload`(
    _ fault: Fault
  ) throws {
    let record = try CommandRecord(JSONString: fault.text)
    #expect(record.command == nil)
    try Example().check(fault.text, is: record)
  }

  @Test func `an array of commands as types and as objects keeps its order`() throws {
    let text = "[\(Self.samples.map(\.text).joined(separator: ","))]"
    let commands = Self.samples.map { $0.value() }
    let data = Data(text.utf8)
    #expect(try [AnyWorkoutCommand](JSONString: text).map(\.asCase) == commands)
    #expect(try [AnyCommandObject](JSONString: text).map(\.asCase) == commands)
    let types = try JSONDecoder().decode([AnyWorkoutCommand].self, from: data)
    #expect(types.map(\.asCase) == commands)
    let objects = try JSONDecoder().decode([AnyCommandObject].self, from: data)
    #expect(objects.map(\.asCase) == commands)
  }

  @Test func `an object of the third class level is updated in place`() throws {
    var start = try StartWorkoutObject(JSONString: Self.samples[0].text)
    let same = start
    try start.update(from: [
      "command_type": "start_workout", "location": "", "date": "now", "intensityLevel": 6,
    ])
    #expect(same.date == "now")
    #expect(same.intensityLevel == 6)
  }
}
