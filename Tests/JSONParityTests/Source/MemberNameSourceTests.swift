import Foundation
import JSONCodable
import Testing

@testable import JSONParity

@Suite("Members with the names of types hide none from a source")
struct MemberNameSourceTests {
  struct Ledger: JSONMappable {
    var CodingKeys = 1
    var String = "a"
    var Date = Foundation.Date(timeIntervalSince1970: 0)
    var note = "String"
    var paid: Foundation.Date?
    var count = 2
    var SecondsSince1970 = 3
    var OrderKeys = 4

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&CodingKeys, key: "CodingKeys")
      try json.map(&String, key: "String")
      try json.map(&Date, key: "Date", transformer: JSONTransformers.secondsToDate)
      try json.map(&note, key: "note")
      try json.map(&paid, key: "paid")
      try json.map(&count, keyPath: "order.count")
      try json.map(&SecondsSince1970, key: "seconds")
      try json.map(&OrderKeys, key: "keys")
    }
  }

  @Test func `a property with the name of a type that the text uses`() throws {
    let source = try CodableSource.of(Ledger.self, as: .newType(named: "NewLedger"))
    #expect(source.unresolved == [])
    #expect(
      source.text == #"""
        import Foundation

        struct NewLedger {
          var CodingKeys = 1
          var String = "a"
          var Date = Foundation.Date(timeIntervalSince1970: 0)
          var note = "String"
          var paid: Foundation.Date?
          var count = 2
          var SecondsSince1970 = 3
          var OrderKeys = 4
        }

        extension NewLedger: Codable {
          private enum CodedCodingKeys: Swift.String, CodingKey {
            case CodingKeys
            case String
            case Date
            case note
            case paid
            case SecondsSince1970 = "seconds"
            case OrderKeys = "keys"
            case order
          }

          private enum CodedOrderKeys: Swift.String, CodingKey {
            case count
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodedCodingKeys.self)
            // Missing or null: the default stays.
            CodingKeys = try container.decodeIfPresent(Int.self, forKey: .CodingKeys) ?? CodingKeys
            self.String = try container.decodeIfPresent(Swift.String.self, forKey: .String) ?? self.String
            // A date as seconds since 1970. Missing or null: the default stays.
            self.Date =
              try container.decodeIfPresent(CodedSecondsSince1970.self, forKey: .Date)?.value ?? self.Date
            // Missing or null: the default stays.
            note = try container.decodeIfPresent(Swift.String.self, forKey: .note) ?? note
            paid = try container.decodeIfPresent(Foundation.Date.self, forKey: .paid)
            let orderObject = try container.decodeIfPresent(
              Keyed<CodedOrderKeys>.self, forKey: .order)?.object
            count = try orderObject?.decodeIfPresent(Int.self, forKey: .count) ?? count
            SecondsSince1970 =
              try container.decodeIfPresent(Int.self, forKey: .SecondsSince1970) ?? SecondsSince1970
            OrderKeys = try container.decodeIfPresent(Int.self, forKey: .OrderKeys) ?? OrderKeys
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodedCodingKeys.self)
            try container.encode(CodingKeys, forKey: .CodingKeys)
            try container.encode(self.String, forKey: .String)
            try container.encode(CodedSecondsSince1970(self.Date), forKey: .Date)
            try container.encode(note, forKey: .note)
            try container.encodeIfPresent(paid, forKey: .paid)
            var orderObject = container.nestedContainer(keyedBy: CodedOrderKeys.self, forKey: .order)
            try orderObject.encode(count, forKey: .count)
            try container.encode(SecondsSince1970, forKey: .SecondsSince1970)
            try container.encode(OrderKeys, forKey: .OrderKeys)
          }
        }

        /// An object, by its keys.
        private struct Keyed<Keys: CodingKey>: Decodable {
          let object: KeyedDecodingContainer<Keys>

          init(from decoder: any Decoder) throws {
            object = try decoder.container(keyedBy: Keys.self)
          }
        }

        /// A date as seconds since 1970.
        private struct CodedSecondsSince1970: Codable {
          var value: Foundation.Date

          init(_ value: Foundation.Date) { self.value = value }

          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let number = try container.decode(Double.self)
            value = Foundation.Date(timeIntervalSince1970: number)
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value.timeIntervalSince1970)
          }
        }

        """#)
  }

  struct Reading: JSONMappable { var RawValue: Int?, count: Int? }

  enum Sensor: JSONUnion {
    case RawValue(n: Int)

    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      self = .RawValue(n: try json.value(key: "n"))
    }
  }

  @Test func `no key and no tag has the name of the type of raw values`() throws {
    #expect(
      try CodableSource.of(Reading.self, as: .newType(named: "NewReading")).text == """
        struct NewReading {
          var RawValue: Int?
          var count: Int?
        }

        extension NewReading: Codable {
          private enum CodingKeys: String, CodingKey {
            case RawValueKey = "RawValue"
            case count
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            RawValue = try container.decodeIfPresent(Int.self, forKey: .RawValueKey)
            count = try container.decodeIfPresent(Int.self, forKey: .count)
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(RawValue, forKey: .RawValueKey)
            try container.encodeIfPresent(count, forKey: .count)
          }
        }

        """)
    let union = try CodableSource.of(Sensor.self, samples: [.RawValue(n: 1)]).text
    #expect(union.contains("    case RawValueTag = "))
  }

  struct Counter: JSONMappable { var CodingKeys: Int?, count: Int? }

  @Test func `Codable writes nothing by itself beside a property that hides its keys`() throws {
    #expect(
      try CodableSource.of(Counter.self, as: .newType(named: "NewCounter")).text == """
        struct NewCounter {
          var CodingKeys: Int?
          var count: Int?
        }

        extension NewCounter: Codable {
          private enum CodedCodingKeys: String, CodingKey {
            case CodingKeys, count
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodedCodingKeys.self)
            CodingKeys = try container.decodeIfPresent(Int.self, forKey: .CodingKeys)
            count = try container.decodeIfPresent(Int.self, forKey: .count)
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodedCodingKeys.self)
            try container.encodeIfPresent(CodingKeys, forKey: .CodingKeys)
            try container.encodeIfPresent(count, forKey: .count)
          }
        }

        """)
  }

  enum Mark: String, CaseIterable { case `Type`, `init` }
  enum Sign: JSONUnion {
    case CodingTag(n: Int), CodingKeys(String: String, Date: Date), `Type`

    enum Tag: String, CaseIterable { case CodingTag, CodingKeys, `Type` }

    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "kind") {
      case .CodingTag: self = .CodingTag(n: try json.value(key: "n"))
      case .CodingKeys:
        self = .CodingKeys(String: try json.value(key: "String"), Date: try json.value(key: "Date"))
      case .`Type`: self = .`Type`
      }
    }
  }

  @Test func `a case with the name of a type that the text uses`() throws {
    let samples: [Sign] = [
      .CodingTag(n: 1), .CodingKeys(String: "a", Date: Date(timeIntervalSince1970: 0)), .`Type`,
    ]
    let source = try CodableSource.of(Sign.self, as: .newType(named: "NewSign"), samples: samples)
    #expect(source.unresolved == [])
    #expect(
      source.text == """
        import Foundation

        enum NewSign {
          case CodingTag(n: Int)
          case CodingKeys(String: String, Date: Date)
          case `Type`
        }

        extension NewSign: Codable {
          private enum CodedCodingKeys: String, CodingKey {
            case kind
            case n
            case string = "String"
            case date = "Date"
          }

          private enum CodedCodingTag: String, Codable {
            case CodingTag
            case CodingKeys
            case TypeTag = "Type"
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodedCodingKeys.self)
            switch try container.decode(CodedCodingTag.self, forKey: .kind) {
            case .CodingTag:
              self = .CodingTag(n: try container.decode(Int.self, forKey: .n))
            case .CodingKeys:
              self = .CodingKeys(
                String: try container.decode(String.self, forKey: .string),
                Date: try container.decode(Date.self, forKey: .date))
            case .TypeTag:
              self = .`Type`
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodedCodingKeys.self)
            switch self {
            case .CodingTag(let n):
              try container.encode(CodedCodingTag.CodingTag, forKey: .kind)
              try container.encode(n, forKey: .n)
            case .CodingKeys(let StringValue, let DateValue):
              try container.encode(CodedCodingTag.CodingKeys, forKey: .kind)
              try container.encode(StringValue, forKey: .string)
              try container.encode(DateValue, forKey: .date)
            case .`Type`:
              try container.encode(CodedCodingTag.TypeTag, forKey: .kind)
            }
          }
        }

        """)
  }

  final class Stamp: JSONMappable {
    var mark: Mark = .`Type`
    init() {}
  }

  @Test func `a case whose name behind its type is the type of that`() throws {
    let text = try CodableSource.of(Stamp.self).text
    #expect(text.contains("?.value\n    ?? .`Type`\n"))
  }

  @Test func `a type inside of one of the same name`() throws {
    let text = try CodableSource.of(Cabin.self).text
    #expect(text.contains("\nextension Cabin: Codable {\n"))
    #expect(text.contains("(JSONParityTests.Cabin.Cabin.self, forKey: .inner)"))
  }

  @Test func `a type of the program with the name of one of Foundation`() throws {
    let source = try CodableSource.of(Meeting.self, as: .conformance)
    #expect(source.properties.map(\.type) == ["JSONParityTests.DateFormatter", "Date?"])
    #expect(source.text.contains("(JSONParityTests.DateFormatter.self, forKey: .room)"))
    let text = try CodableSource.of(Meeting.self, as: .newType(named: "NewMeeting")).text
    #expect(text.contains("\n  struct NewDateFormatter {\n"))
    #expect(text.contains("-> Foundation.DateFormatter {\n"))
  }
}

/// A type with one of its own name inside.
struct Cabin: JSONMappable {
  struct Cabin: JSONMappable { var size = 0 }

  var inner = Cabin()
}

struct DateFormatter: JSONMappable { var room = 0 }

struct Meeting: JSONMappable {
  var room = DateFormatter()
  var start: Date?

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&room, key: "room")
    try json.map(&start, key: "start", transformer: JSONTransformers.date(format: "yyyy-MM-dd"))
  }
}
