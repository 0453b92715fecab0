import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("The source of a property writes what its transformer writes")
struct TransformerSourceTests {
  struct Price: JSONMappable {
    var amount = 1.5

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(
        &amount, key: "amount",
        transformer: JSONTransformers.numberOrStringToDouble(writing: .string)
      )
    }
  }

  @Test func `a Double as text is the text of a JSON number`() throws {
    #expect(
      try Price(JSONString: #"{"amount":3}"#).JSONString() == #"{"amount":"3"}"#)
    let source = try CodableSource.of(Price.self)
    #expect(source.unresolved.isEmpty)
    #expect(
      source.text == #"""
        import Foundation

        extension TransformerSourceTests.Price: Codable {
          private enum CodingKeys: String, CodingKey {
            case amount
          }

          init(from decoder: any Decoder) throws {
            self.init()
            let container = try decoder.container(keyedBy: CodingKeys.self)
            // A number or its text; written as text. Missing or null: the default stays.
            amount = try container.decodeIfPresent(DoubleAsText.self, forKey: .amount)?.value ?? amount
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(DoubleAsText(amount), forKey: .amount)
          }
        }

        extension TransformerSourceTests.Price {
          /// A number or its text; written as text.
          private struct DoubleAsText: Codable {
            var value: Double

            init(_ value: Double) { self.value = value }

            init(from decoder: any Decoder) throws {
              let container = try decoder.singleValueContainer()
              let number: Double
              if let text = try? container.decode(String.self) {
                guard let read = Self.number(text) else {
                  throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "not a number: \(text)")
                }
                number = read
              } else {
                number = try container.decode(Double.self)
              }
              value = number
            }

            func encode(to encoder: any Encoder) throws {
              var container = encoder.singleValueContainer()
              try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
            }

            /// Reads a JSON number and nothing else: JSONDecoder would skip spaces around it.
            private static func number(_ text: String) -> Double? {
              guard text.utf8.allSatisfy({ "+-.0123456789Ee".utf8.contains($0) }) else { return nil }
              return try? JSONDecoder().decode(Double.self, from: Data(text.utf8))
            }
          }
        }

        """#)
  }

  struct Code: JSONMappable {
    var number = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&number, key: "number", transformer: Self.hexadecimal)
    }

    static let hexadecimal = JSONTransformer<String, Int>(
      "stringToInt", decoding: { Int($0, radix: 16) }, encoding: { String($0, radix: 16) })
  }

  @Test func `a transformer with the name of another one is not taken for it`() throws {
    let source = try CodableSource.of(Code.self)
    #expect(
      source.unresolved.map(\.description) == [
        "TransformerSourceTests.Code.number: what the transformer stringToInt does only its code knows"
      ])
  }

  struct Keyed: JSONMappable {
    struct Step: RawRepresentable, Hashable { var rawValue: Bool }
    var counts: [Step: Int] = [:]
  }

  @Test func `keys by raw values that are neither strings nor numbers stay open`() throws {
    let reason = "the keys are raw values that are neither strings nor numbers"
    #expect(
      try CodableSource.of(Keyed.self).unresolved.map(\.reason) == [reason])
  }

  @Test func `keys that are characters stay open`() throws {
    struct Lettered: JSONMappable { var counts: [Character: Int] = [:] }
    #expect(
      try CodableSource.of(Lettered.self).unresolved.map(\.reason) == [
        "the keys are characters, whose initializer ends the process for another text"
      ])
  }

  struct Berlin: JSONMappable {
    var day = Date(timeIntervalSinceReferenceDate: 0)
    var days: [Date]?

    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      TransformerSourceTests.zoned("Europe/Berlin")
    }
  }

  /// In winter its clocks show UTC.
  struct London: JSONMappable {
    var day: Date?

    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      TransformerSourceTests.zoned("Europe/London")
    }
  }

  struct Greenwich: JSONMappable {
    var day: Date?

    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      TransformerSourceTests.zoned("GMT")
    }
  }

  private static func zoned(_ zone: String) -> JSONPropertyTransform? {
    TimeZone(identifier: zone).map {
      .init(JSONTransformers.date(format: "dd.MM.yyyy", timeZone: $0))
    }
  }

  @Test func `days in a time zone of their own are left open`() throws {
    let reason = "the dates have a time zone or a locale of their own, which only code knows"
    #expect(try CodableSource.of(Berlin.self).unresolved.map(\.reason) == [reason, reason])
    #expect(try CodableSource.of(London.self).unresolved.map(\.reason) == [reason])
    #expect(try CodableSource.of(Greenwich.self).unresolved == [])
  }

  struct Feed: JSONMappable {
    var posted: Date?
    var seen: Date?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&posted, key: "posted", transformer: JSONTransformers.iso8601ToDate)
      try json.map(
        &seen, key: "seen", transformer: JSONTransformers.iso8601ToDate(timeZone: .current))
    }
  }

  @Test func `dates of ISO 8601 are written, but for those in a zone that only code knows`() throws
  {
    let source = try CodableSource.of(Feed.self)
    #expect(
      source.unresolved.map(\.description) == [
        "TransformerSourceTests.Feed.seen: texts without a time zone are in one that only code knows"
      ])
    #expect(source.text.contains("ISO8601Date.self, forKey: .posted)?.value\n"))
  }

  struct Task: JSONMappable {
    enum Level: String, CaseIterable { case low, high }
    static let short = JSONTransformer<String, Level>(
      "level", decoding: { $0 == "h" ? .high : .low }, encoding: { $0 == .high ? "h" : "l" })
    static let lenient = JSONTransformer<String, Level>(
      "lenient", decoding: { Level(rawValue: $0) ?? .high }, encoding: { $0.rawValue })

    var level = Level.low
    var next = Level.low

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&level, key: "level", transformer: Self.short)
      try json.map(&next, key: "next", transformer: Self.lenient)
    }
  }

  @Test func `a case is a default also behind a transformer that is open`() throws {
    let source = try CodableSource.of(Task.self, as: .newType(named: "New"))
    #expect(
      source.unresolved.map(\.reason) == ["what the transformer level does only its code knows"])
    #expect(source.text.contains("Level(rawValue: $0) ?? .high"))
  }

  /// Has a flag that a cast reads as a number.
  struct Flagged: JSONCodable {
    var isOn = false

    mutating func JSONDecode(_ json: JSONObject) throws {
      isOn = (json["isOn"] as? Int).map { $0 == 1 } ?? false
    }

    func JSONEncode() throws -> Any { ["isOn": isOn ? 1 : 0] as JSONObject }
  }

  @Test func `a helper that only begins like the name of another is not written`() throws {
    let samples = try [1, 0].map { try Flagged(JSONDictionary: ["isOn": $0]) }
    let text = try CodableSource.of(Flagged.self, samples: samples).text
    #expect(text.contains("private struct OneForTrueByCast: Codable {"))
    #expect(!text.contains("private struct OneForTrue: Codable {"))
  }

  /// Has a transformer without a name.
  struct Signed: JSONMappable {
    var isPlus = false
    var names = ["a"]
    var day: Date?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      let sign = JSONTransformer<String, Bool>(
        decoding: { $0 == "plus" }, encoding: { $0 ? "plus" : "minus" })
      let quoted = JSONTransformer<String, String>(
        decoding: { String($0.dropFirst()) }, encoding: { "'" + $0 })
      let day = JSONTransformer<String, Date>(
        "day", decoding: { Double($0).map(Date.init(timeIntervalSince1970:)) },
        encoding: { "\($0.timeIntervalSince1970)" })
      try json.map(&isPlus, key: "sign", transformer: sign)
      try json.map(&names, key: "names", transformer: quoted)
      try json.map(&self.day, key: "day", transformer: day)
    }
  }

  @Test func `what has a transformer of its own is declared with its default`() throws {
    let source = try CodableSource.of(Signed.self, as: .newType(named: "New"))
    #expect(
      source.text.contains(
        """
          // TODO: isPlus: its transformer has no name
          var isPlus = false
          // TODO: names: its transformer has no name
          var names: [String] = ["a"]
          // TODO: day: what the transformer day does only its code knows
          var day: Date?

        """))
    #expect(source.properties.map(\.isDetermined) == [false, false, false])
  }
}
