import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("The source of a union reads and writes what the union does, or says that it does not")
struct UnionSourceTests {
  struct Point: JSONMappable, Equatable {
    var x = 0
    init() {}
    init(x: Int) { self.x = x }
  }

  enum Message: JSONUnion {
    case a(Point), b(String)

    static let discriminator = JSONDiscriminator(
      key: "t", tags: .explicit(["a": "a", "b": "b"]), payload: .nested(key: "p"))

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(String.self, key: "t") {
      case "a": self = .a(try json.value(key: "p", default: Point(x: 42)))
      default: self = .b(try json.value(key: "p"))
      }
    }
  }

  @Test func `a case that stays open is a TODO in a conformance, which throws for it`() throws {
    let source = try CodableSource.of(Message.self, samples: [.a(Point(x: 1)), .b("s")])
    #expect(
      source.unresolved.map(\.description) == [
        "UnionSourceTests.Message.a: only code knows what it is where its payload is missing"
      ])
    #expect(
      source.text == #"""
        // Codable conformances are also needed for: UnionSourceTests.Point.
        extension UnionSourceTests.Message: Codable {
          private enum CodingKeys: String, CodingKey {
            case t, p
          }

          private enum CodingTag: String, Codable {
            case a, b
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let text = try container.decode(String.self, forKey: .t)
            switch CodingTag(rawValue: text) {
            case .a?:
              // TODO: a: only code knows what it is where its payload is missing
              throw DecodingError.dataCorruptedError(
                forKey: .t, in: container, debugDescription: "not read yet")
            case .b?, nil:
              self = .b(try container.decode(String.self, forKey: .p))
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .a:
              // TODO: a: only code knows what it is where its payload is missing
              throw EncodingError.invalidValue(
                self, .init(codingPath: encoder.codingPath, debugDescription: "not written yet"))
            case .b(let value):
              try container.encode(CodingTag.b, forKey: .t)
              try container.encode(value, forKey: .p)
            }
          }
        }

        """#)
  }

  enum Signal: JSONUnion {
    case on(level: Int), off, unknown

    static let discriminator = JSONDiscriminator(
      key: "type", tags: .explicit(["on": "on", "off": "off", "unknown": "unknown"]))

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(String.self, key: "type") {
      case "on": self = .on(level: try json.value(key: "level"))
      case "off": self = .off
      default: self = .unknown
      }
    }
  }

  @Test func `a case for every other tag is read for an unknown one`() throws {
    let source = try CodableSource.of(Signal.self, samples: [.on(level: 1), .off, .unknown])
    #expect(source.unresolved.isEmpty)
    #expect(
      source.text == #"""
        extension UnionSourceTests.Signal: Codable {
          private enum CodingKeys: String, CodingKey {
            case type, level
          }

          private enum CodingTag: String, Codable {
            case on, off, unknown
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let text = try container.decode(String.self, forKey: .type)
            switch CodingTag(rawValue: text) {
            case .on?:
              self = .on(level: try container.decode(Int.self, forKey: .level))
            case .off?:
              self = .off
            case .unknown?, nil:
              self = .unknown
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .on(let level):
              try container.encode(CodingTag.on, forKey: .type)
              try container.encode(level, forKey: .level)
            case .off:
              try container.encode(CodingTag.off, forKey: .type)
            case .unknown:
              try container.encode(CodingTag.unknown, forKey: .type)
            }
          }
        }

        """#)
  }

  enum Guess: JSONUnion {
    case none, other(String)

    static let discriminator = JSONDiscriminator(
      key: "type", tags: .explicit(["none": "none", "other": "other"]),
      payload: .nested(key: "value"))

    init(JSONDictionary json: JSONObject) throws {
      switch try json.valueIfPresent(String.self, key: "type") {
      case "none": self = .none
      case "other": self = .other(try json.value(key: "value"))
      case let tag: self = .other(tag ?? "")
      }
    }
  }

  @Test func `what code makes of an unknown tag is left open`() throws {
    let source = try CodableSource.of(Guess.self, samples: [.none, .other("x")])
    #expect(
      source.unresolved.map(\.description) == [
        "UnionSourceTests.Guess: only code knows what an unknown tag, or none, is read as"
      ])
    #expect(
      source.text.contains("// TODO: only code knows what an unknown tag, or none, is read as\n"))
  }

  enum Record: JSONUnion {
    case rec(child: Point?), counts([String: Int])

    static let discriminator = JSONDiscriminator(
      key: "type", tags: .explicit(["rec": "rec", "counts": "counts"]))

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "type") {
      case .rec: self = .rec(child: try json.valueIfPresent(key: "child"))
      case .counts:
        var members = json
        members["type"] = nil
        self = .counts(try [String: Int](JSONValue: members))
      }
    }

    enum Tag: String, CaseIterable { case rec, counts }
  }

  @Test func `a payload that does not come back, or has the tag among its members, is left open`()
    throws
  {
    let source = try CodableSource.of(
      Record.self, samples: [.rec(child: Point(x: 5)), .counts(["x": 1])])
    #expect(
      source.unresolved.map(\.description) == [
        "UnionSourceTests.Record.rec: $.x is written, and not read back",
        "UnionSourceTests.Record.counts: its payload takes any key, and the tag would be one",
      ])
  }

  enum Step: JSONUnion {
    case pair(Point, size: Double), wait

    static let discriminator = JSONDiscriminator(key: "type")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "type") {
      case .pair: self = .pair(try Point(JSONValue: json), size: try json.value(key: "size"))
      case .wait: self = .wait
      }
    }

    enum Tag: String, CaseIterable { case pair, wait }
  }

  @Test func `a sample that cannot be written is named with the reason`() throws {
    let source = try CodableSource.of(Step.self, samples: [.pair(Point(), size: .nan), .wait])
    #expect(
      source.unresolved.map(\.reason) == [
        "the sample pair(JSONParityTests.UnionSourceTests.Point(x: 0), size: nan) is not written: "
          + "non-finite number nan at $.size",
        "no sample has the tag \"pair\", so its case is not known",
      ])
  }

  enum Shape: JSONUnion {
    case line(x: Int?, y: String?)

    static let discriminator = JSONDiscriminator(key: "k", payload: .nested(key: "v"))

    init(JSONDictionary json: JSONObject) throws {
      _ = try json.value(String.self, key: "k")
      self = .line(
        x: try json.valueIfPresent(keyPath: "v.x"), y: try json.valueIfPresent(keyPath: "v.y"))
    }
  }

  @Test func `nil in a payload is null where the options say so`() throws {
    let samples = [Shape.line(x: 1, y: "a")]
    func text() throws -> String { try CodableSource.of(Shape.self, samples: samples).text }
    #expect(try text().contains("encodeIfPresent(y, forKey: .y)"))
    let nulls = try JSONContext.with(\.options.nilValues, .null) { try text() }
    #expect(nulls.contains("encode(x, forKey: .x)") && nulls.contains("encode(y, forKey: .y)"))
  }
}
