import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Issue 16: a text that ends where a level begins is refused, not the end of the process")
struct Issue16Tests {
  @Test(arguments: [1, 512, 513, 514, 600], ["[", #"{"a":{"#])
  func `a check goes on`(levels: Int, bracket: String) {
    let text = String(repeating: bracket, count: levels)
    let check = ParityCheck("numbers", .codable([Int].self), .codable([Int].self))
    let report = check.run(documents: [text], faults: false)
    #expect(report.findings.isEmpty)
  }
}

/// A union whose payload stands in an object of its own; a single nil leaves none behind.
private enum Step: JSONUnion, Equatable {
  case waitFor(time: Int?)
  case stop

  static let discriminator = JSONDiscriminator(key: "tag", payload: .nested(key: "data"))
  enum Tag: String, CaseIterable { case waitFor, stop }

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag") {
    case .waitFor: self = .waitFor(time: try json.valueIfPresent(keyPath: "data.time"))
    case .stop: self = .stop
    }
  }
}

/// A union whose payload has no label, so that only its key shows where it stands.
private enum Hold: JSONUnion, Equatable {
  case waitFor(Int?)

  static let discriminator = JSONDiscriminator(key: "tag", payload: .nested(key: "data"))
  enum Tag: String, CaseIterable { case waitFor }

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "tag") {
    case .waitFor: self = .waitFor(try json.valueIfPresent(key: "data"))
    }
  }
}

/// A union whose payload has a default where it is missing.
private enum Gait: JSONUnion, Equatable {
  case run(speed: Int, name: String)

  static let discriminator = JSONDiscriminator(key: "tag", payload: .nested(key: "data"))
  enum Tag: String, CaseIterable { case run }

  init(JSONDictionary json: JSONObject) throws {
    _ = try json.value(Tag.self, key: "tag")
    self = .run(
      speed: try json.value(keyPath: "data.speed", default: 7),
      name: try json.valueIfPresent(keyPath: "data.name") ?? "none")
  }
}

/// A union that reads what is missing in ways that no expression says.
private enum Mood: JSONUnion, Equatable {
  case calm(level: Int)
  case other(level: Int?)
  case loud(level: Int?)

  static let discriminator = JSONDiscriminator(key: "tag")
  enum Tag: String, CaseIterable { case calm, other, loud }

  init(JSONDictionary json: JSONObject) throws {
    let level = try json.valueIfPresent(Int.self, key: "level")
    switch try json.value(Tag.self, key: "tag") {
    case .calm: self = level.map { .calm(level: $0) } ?? .other(level: nil)
    case .other: self = .other(level: level ?? 5)
    case .loud: self = .loud(level: json["level"] is NSNull ? 1 : level)
    }
  }
}

@Suite("Issue 16: the source of a union keeps a payload that is nil")
struct Issue16UnionSourceTests {
  @Test func `a single nil leaves no object behind, and none has to be there`() throws {
    for samples in [
      [Step.waitFor(time: 5), .waitFor(time: nil), .stop], [.waitFor(time: 5), .stop],
    ] {
      let source = try CodableSource.of(
        Step.self, as: .newType(named: "NewStep"), samples: samples)
      #expect(source.unresolved.isEmpty)
      #expect(
        source.text.contains(
          """
                let dataObject = try container.decodeIfPresent(Keyed<DataKeys>.self, forKey: .data)?.object
                self = .waitFor(time: try dataObject?.decodeIfPresent(Int.self, forKey: .time))
          """))
      #expect(source.text.contains("private struct Keyed<"))
      #expect(
        source.text.contains(
          """
                if time != nil {
                  var dataObject = container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
                  try dataObject.encodeIfPresent(time, forKey: .time)
                }
          """))
    }
  }

  @Test func `a payload that no sample writes stands where the discriminator says`() throws {
    let source = try CodableSource.of(
      Hold.self, as: .newType(named: "NewHold"), samples: [.waitFor(nil)])
    #expect(source.unresolved.isEmpty)
    #expect(source.text.contains("decodeIfPresent(Int.self, forKey: .data)"))
  }

  @Test func `a payload with a label that no sample writes is left open`() throws {
    let source = try CodableSource.of(
      Step.self, as: .newType(named: "NewStep"), samples: [.waitFor(time: nil), .stop])
    #expect(
      source.unresolved.map(\.description) == [
        "Step.waitFor: no sample has more than nil in the case, so the place of its payload is not "
          + "known"
      ])
  }

  @Test func `a payload with a default has it in the source`() throws {
    let source = try CodableSource.of(
      Gait.self, as: .newType(named: "NewGait"), samples: [.run(speed: 3, name: "x")])
    #expect(source.unresolved.isEmpty)
    for line in [
      "let dataObject = try container.decodeIfPresent(Keyed<DataKeys>.self, forKey: .data)?.object",
      "try dataObject?.decodeIfPresent(Int.self, forKey: .speed) ?? 7",
      #"try dataObject?.decodeIfPresent(String.self, forKey: .name) ?? "none""#,
    ] {
      #expect(source.text.contains(line), "\(source.text)")
    }
  }

  @Test func `what a missing payload becomes is found out, or left open`() throws {
    let source = try CodableSource.of(
      Mood.self, as: .newType(named: "NewMood"),
      samples: [.calm(level: 1), .other(level: 2), .loud(level: 3)])
    let reason = "only code knows what it is where its payload is missing"
    #expect(
      source.unresolved.map(\.description) == ["Mood.calm: \(reason)", "Mood.loud: \(reason)"])
    #expect(
      source.text.contains(
        "self = .other(level: try container.decodeIfPresent(Int.self, forKey: .level) ?? 5)"))
  }
}
