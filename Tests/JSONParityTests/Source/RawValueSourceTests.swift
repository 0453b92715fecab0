import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("The source of an enum with raw values reads what the enum reads, or says that it does not")
struct RawValueSourceTests {
  enum Lenient: String, CaseIterable {
    case x, y, unknown

    init?(rawValue: String) {
      switch rawValue {
      case "x": self = .x
      case "y": self = .y
      default: self = .unknown
      }
    }
  }

  struct Reading: JSONMappable { var kind = Lenient.x }

  @Test func `a case for every other raw value is written`() throws {
    let source = try CodableSource.of(Reading.self, as: .newType(named: "NewReading"))
    #expect(source.unresolved == [])
    #expect(
      source.text == #"""
        struct NewReading {
          var kind: Lenient = .x

          enum Lenient: String, Codable {
            case x, y, unknown

            init(from decoder: any Decoder) throws {
              let rawValue = try decoder.singleValueContainer().decode(String.self)
              // Every other raw value is this case.
              self = Self(rawValue: rawValue) ?? .unknown
            }
          }
        }

        extension NewReading: Codable {
          private enum CodingKeys: String, CodingKey {
            case kind
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            // Missing or null: the default stays.
            kind = try container.decodeIfPresent(Lenient.self, forKey: .kind) ?? kind
          }
        }

        """#)
    #expect(try CodableSource.of(Reading.self).unresolved == [])
  }

  enum Simple: String, CaseIterable { case a, b }

  /// Keeps its default where there is nothing, and has nothing where there is an unknown value.
  struct Unknown: JSONCodable {
    var kind: Simple? = .a
    mutating func JSONDecode(_ json: JSONObject) throws {
      if let raw = try json.valueIfPresent(String.self, key: "kind") {
        kind = Simple(rawValue: raw)
      }
    }
  }

  @Test func `an unknown value that is read as nil is not taken for a missing one`() throws {
    let source = try CodableSource.of(Unknown.self, as: .newType(named: "New"))
    #expect(
      source.unresolved != []
        || source.text.contains(".map(Simple.init(rawValue:)) ?? kind"), "\(source.text)")
    #expect(!source.text.contains("flatMap(Simple.init(rawValue:)) ?? kind"))
  }

  enum Restored: String, CaseIterable, JSONEncodable, JSONRestorable {
    case x, other
    init(JSONValue: Any) throws { self = Self(rawValue: try .init(JSONValue: JSONValue)) ?? .other }
  }

  struct Restoring: JSONMappable { var kind = Restored.x }

  @Test func `a case that restoring falls back on is written, and named where the type stays`()
    throws
  {
    let source = try CodableSource.of(Restoring.self, as: .newType(named: "NewRestoring"))
    #expect(source.unresolved == [])
    #expect(source.text.contains("self = Self(rawValue: rawValue) ?? .other"))
    let reason = "code of its own reads it, and not by its raw value"
    #expect(try CodableSource.of(Restoring.self).unresolved.map(\.reason) == [reason])
    #expect(try CodableSource.of(Restored.self).unresolved.map(\.reason) == [reason])
  }

  enum Status: Int, CaseIterable {
    case ok = 200, failed = 500

    init?(rawValue: Int) {
      switch rawValue {
      case 200..<300: self = .ok
      case 500..<600: self = .failed
      default: return nil
      }
    }
  }

  enum Unit: String, CaseIterable {
    case metre, foot
    init?(rawValue: String) {
      switch rawValue.lowercased() {
      case "metre": self = .metre
      case "foot": self = .foot
      default: return nil
      }
    }
  }

  enum Short: String, CaseIterable {
    case a, b, c
    static let allCases: [Short] = [.a, .b]
  }

  enum Loose: String, CaseIterable, JSONEncodable, JSONRestorable {
    case no, yes
    init(JSONValue: Any) throws {
      if let flag = JSONValue as? Bool {
        self = flag ? .yes : .no
      } else {
        self = try DecodedText(JSONValue).text == "yes" ? .yes : .no
      }
    }
  }

  private struct DecodedText {
    let text: String
    init(_ value: Any) throws { text = try String(JSONValue: value) }
  }

  struct Enums: JSONMappable {
    var status = Status.ok
    var unit = Unit.metre
    var short = Short.a
    var loose = Loose.no
  }

  @Test func `what code makes of other raw values is a TODO`() throws {
    let source = try CodableSource.of(Enums.self, as: .newType(named: "NewEnums"))
    let others = "code of its own makes cases of other raw values, and of which only it knows"
    #expect(
      source.unresolved.map(\.description) == [
        "RawValueSourceTests.Status: \(others)", "RawValueSourceTests.Unit: \(others)",
        "RawValueSourceTests.Loose: code of its own reads values of other types",
      ])
    #expect(source.text.contains("// TODO: \(others)\n"))
    #expect(source.text.contains("enum Short: String, Codable {\n    case a, b, c\n  }"))
  }

  struct Keyed: JSONMappable { var counts: [Lenient: Int] = [:] }

  @Test func `keys of no case that are read are a TODO`() throws {
    #expect(
      try CodableSource.of(Keyed.self, as: .newType(named: "NewKeyed")).unresolved.map(\.reason)
        == ["keys of no case are read by code of the type of the keys"])
    #expect(try CodableSource.of(Keyed.self).unresolved == [])
  }

  struct State: RawRepresentable, Hashable {
    var rawValue: String
  }

  struct Named: RawRepresentable {
    let rawValue: String
    init?(rawValue: String) {
      if rawValue.isEmpty { return nil }
      self.rawValue = rawValue
    }
    init(_ name: String) { rawValue = name }
  }

  struct Job: JSONMappable {
    var state = State(rawValue: "open")
    var name = Named("a")
  }

  @Test func `a struct that takes every raw value is a default by its raw value`() throws {
    let source = try CodableSource.of(Job.self, as: .newType(named: "NewJob"))
    #expect(source.text.contains(#"  var state = RawValueSourceTests.State(rawValue: "open")"#))
    #expect(
      source.unresolved.map(\.description) == [
        "RawValueSourceTests.Job.name: its default cannot be written as an expression"
      ])
  }

  struct Key: RawRepresentable { var rawValue: UUID }
  struct Day: RawRepresentable { var rawValue: Date }
  struct Ratio: RawRepresentable { var rawValue: Float }
  struct Share: RawRepresentable {
    let rawValue: Double
    init?(rawValue: Double) {
      guard (0...1).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }
  }

  struct Measured: JSONMappable {
    var key = Key(rawValue: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)))
    var day = Day(rawValue: Date(timeIntervalSince1970: 5))
    var ratio = Ratio(rawValue: 0.5)
    var share = Share(rawValue: 0.5) ?? Share(rawValue: 0)
  }

  @Test func `so is one whose raw values are neither strings nor integers`() throws {
    let source = try CodableSource.of(Measured.self, as: .newType(named: "NewMeasured"))
    for text in [
      "Key(\n    rawValue: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)))",
      "Day(rawValue: Date(timeIntervalSince1970: 5))", "Ratio(rawValue: 0.5)",
    ] {
      #expect(source.text.contains("RawValueSourceTests.\(text)"))
    }
    #expect(
      source.unresolved.map(\.description) == [
        "RawValueSourceTests.Measured.share: its default cannot be written as an expression"
      ])
  }

  struct Plain: JSONMappable {
    enum Level: Int, CaseIterable { case low = -1, high = 7 }
    enum Only: String, CaseIterable { case one }
    var level = Level.low
    var only = Only.one
    var levels: [Level: Int]?
  }

  @Test func `a plain enum has no TODO`() throws {
    let source = try CodableSource.of(Plain.self, as: .newType(named: "NewPlain"))
    #expect(source.unresolved.filter { $0.name != "RawValueSourceTests.Plain.levels" } == [])
    #expect(source.text.contains("enum Level: Int, Codable {\n"))
  }

  private enum Mode: String { case on, off }

  private struct Switch: JSONMappable {
    var mode = Mode.on
    var modes: [Mode]? = []
  }

  @Test func `a private enum is named where its own file has the text`() throws {
    let source = try CodableSource.of(Switch.self)
    #expect(source.unresolved == [])
    #expect(source.text.contains("extension RawValueSourceTests.Switch: Codable {"))
    #expect(source.text.contains("decodeIfPresent(RawValue<RawValueSourceTests.Mode>.self"))
    let new = try CodableSource.of(Switch.self, as: .newType(named: "NewSwitch"))
    #expect(new.unresolved == [])
    #expect(new.text.contains("enum Mode: String, Codable {"))
  }
}
