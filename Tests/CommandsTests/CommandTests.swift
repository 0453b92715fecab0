import Commands
import Engines
import Foundation
import JSONCodable
import Testing

/// A command and its JSON.
struct CommandSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let command: Command
  let text: String
}

@Suite("A command goes over the wire the same by the mapper and by Codable", .everyEngine)
struct CommandTests {
  static let samples = [
    CommandSample(
      testDescription: "start_workout",
      command: .startWorkout(
        Workout(
          location: "Gary's Gym", date: "2020-03-16 19:45:13 +0000", intensityLevel: 5)),
      text:
        #"{"command_type":"start_workout","date":"2020-03-16 19:45:13 +0000","intensityLevel":5,"location":"Gary's Gym"}"#
    ),
    CommandSample(
      testDescription: "end_workout", command: .endWorkout, text: #"{"command_type":"end_workout"}"#
    ),
    CommandSample(
      testDescription: "share_workout", command: .shareWorkout(to: ShareService(service: .twitter)),
      text: #"{"command_type":"share_workout","service":"twitter"}"#),
  ]

  @Test(arguments: samples)
  func `the mapper and Codable read the same command from an object, data and text`(
    _ sample: CommandSample
  ) throws {
    let data = Data(sample.text.utf8)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? JSONObject)
    #expect(try Command(JSONDictionary: object) == sample.command)
    #expect(try Command(JSONValue: object) == sample.command)
    #expect(try Command(JSONString: sample.text) == sample.command)
    #expect(try Command(JSONData: data) == sample.command)
    #expect(try JSONDecoder().decode(Command.self, from: data) == sample.command)
  }

  @Test(arguments: samples)
  func `the mapper and Codable write the same command as an object, data and text`(
    _ sample: CommandSample
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = Data(sample.text.utf8)
    #expect(try encoder.encode(sample.command) == data)
    #expect(try sample.command.JSONData(options: .sortedKeys) == data)
    #expect(try sample.command.JSONString(options: .sortedKeys) == sample.text)
    let object = try JSONSerialization.jsonObject(with: data) as? NSDictionary
    #expect(try sample.command.JSONEncode() as? NSDictionary == object)
  }

  static let tags = #"one of "start_workout", "end_workout", "share_workout""#
  static let services = #"one of "facebook", "instagram", "twitter""#

  static func workout(_ change: String) -> String {
    #"{"command_type":"start_workout",\#(change)}"#
  }

  static let faults = [
    DecodingFault(
      "an unknown tag", #"{"command_type":"jump"}"#,
      #"unknown case "jump", expected \#(tags) at $.command_type"#),
    DecodingFault("no tag", "{}", "missing value, expected \(tags) at $.command_type"),
    DecodingFault(
      "a null tag", #"{"command_type":null}"#, "missing value, expected \(tags) at $.command_type"),
    DecodingFault(
      "a tag that is no string", #"{"command_type":1}"#,
      "wrong type: number 1, expected \(tags) at $.command_type"),
    DecodingFault(
      "a tag in capitals", #"{"command_type":"End_Workout"}"#,
      #"unknown case "End_Workout", expected \#(tags) at $.command_type"#),
    DecodingFault(
      "no location", workout(#""date":"","intensityLevel":1"#),
      "missing value, expected String at $.location"),
    DecodingFault(
      "a null date", workout(#""location":"","date":null,"intensityLevel":1"#),
      "missing value, expected String at $.date"),
    DecodingFault(
      "no level", workout(#""location":"","date":"""#),
      "missing value, expected Int at $.intensityLevel"),
    DecodingFault(
      "a level that is true", workout(#""location":"","date":"","intensityLevel":true"#),
      "wrong type: boolean true, expected Int at $.intensityLevel"),
    DecodingFault(
      "a level that is text", workout(#""location":"","date":"","intensityLevel":"5""#),
      #"wrong type: string "5", expected Int at $.intensityLevel"#),
    DecodingFault(
      "a level that is a fraction", workout(#""location":"","date":"","intensityLevel":5.5"#),
      "wrong type: number 5.5, expected Int at $.intensityLevel"),
    DecodingFault(
      "a level that is too large",
      workout(#""location":"","date":"","intensityLevel":9223372036854775808"#),
      "out of range: 9223372036854775808, expected Int at $.intensityLevel"),
    DecodingFault(
      "an unknown service", #"{"command_type":"share_workout","service":"myspace"}"#,
      #"unknown case "myspace", expected \#(services) at $.service"#),
    DecodingFault(
      "no service", #"{"command_type":"share_workout"}"#,
      "missing value, expected \(services) at $.service"),
    DecodingFault("no object", "[]", "wrong type: array, expected Command at $"),
  ]

  @Test(arguments: faults)
  func `the mapper and Codable reject the same commands`(_ fault: DecodingFault) { check(fault) }

  @Test(.ownTextOnly("Foundation's reader refuses 1e400"))
  func `the mapper and Codable reject an intensity level beyond all types`() {
    check(
      DecodingFault(
        "1e400", Self.workout(#""location":"","date":"","intensityLevel":1e400"#),
        "out of range: 1e400, expected Int at $.intensityLevel"))
  }

  private func check(_ fault: DecodingFault) {
    let error = #expect(throws: JSONDecodingError.self) { try Command(JSONString: fault.text) }
    #expect(error?.description == fault.message)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Command.self, from: Data(fault.text.utf8))
    }
  }

  @Test func `Codable names an unknown and a missing tag of a command and the known ones`() {
    func message(_ text: String) -> String? {
      do {
        _ = try JSONDecoder().decode(Command.self, from: Data(text.utf8))
        return nil
      } catch DecodingError.dataCorrupted(let context) {
        return context.debugDescription
      } catch DecodingError.keyNotFound(_, let context) {
        return context.debugDescription
      } catch {
        return "\(error)"
      }
    }
    let known = Self.tags.dropFirst("one of ".count)
    #expect(
      message(#"{"command_type":"jump"}"#) == #"Unknown command_type "jump", expected \#(known)"#)
    #expect(message("{}") == "No command_type, expected \(known)")
  }

  @Test func `the tables of commands have all their rows`() {
    #expect(Self.samples.count == CommandType.allCases.count)
    #expect(Self.faults.count >= 15)
  }
}
