import JSONCodable
import JSONParity
import Testing

@Suite("An object with an unknown tag is coded as a whole")
struct KeptObjectSourceTests {
  enum Block: JSONUnion {
    case text(String), unknown(JSONObject)

    enum Tag: String, CaseIterable { case text }
    static let discriminator = JSONDiscriminator(
      key: "type", payload: .nested(key: "value"), fallback: "unknown")

    init(JSONDictionary json: JSONObject) throws {
      switch try Self.JSONTag(Tag.self, in: json) {
      case .text: self = .text(try json.value(key: "value"))
      case nil: self = .unknown(json)
      }
    }
  }

  private static let documents = [#"{"type":"text","value":"a"}"#, #"{"type":"new","userName":1}"#]

  @Test func `no strategy reaches its keys, and its encoder is opened once`() throws {
    let source = try CodableSource.of(
      Block.self, as: .newType(named: "NewBlock"),
      samples: Self.documents.map { try Block(JSONString: $0) })
    #expect(source.unresolved == [])
    #expect(
      source.text.hasSuffix(
        """
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let text = try container.decode(String.self, forKey: .type)
            guard let tag = CodingTag(rawValue: text) else {
              // An unknown tag keeps the whole object.
              self = .unknown(try decoder.singleValueContainer().decode([String: AnyJSON].self))
              return
            }
            switch tag {
            case .text:
              self = .text(try container.decode(String.self, forKey: .value))
            }
          }

          func encode(to encoder: any Encoder) throws {
            switch self {
            case .text(let value):
              var container = encoder.container(keyedBy: CodingKeys.self)
              try container.encode(CodingTag.text, forKey: .type)
              try container.encode(value, forKey: .value)
            case .unknown(let value):
              var container = encoder.singleValueContainer()
              try container.encode(value)
            }
          }
        }

        """))
  }

  struct Page: JSONMappable {
    var blockList: [Mark] = []

    enum Mark: JSONUnion {
      case plain, unknown(JSONObject)

      enum Tag: String, CaseIterable { case plain }
      static let discriminator = JSONDiscriminator(key: "markKind", fallback: "unknown")

      init(JSONDictionary json: JSONObject) throws {
        self = try Self.JSONTag(Tag.self, in: json) == nil ? .unknown(json) : .plain
      }
    }
  }

  @Test func `the key of its tag may have another form in snake case`() throws {
    let text = #"{"block_list":[{"mark_kind":"new","userName":1},{"mark_kind":"plain"}]}"#
    var context = JSONContext()
    context.options.keys = .snakeCase
    let source = try JSONContext.with(context) {
      try CodableSource.of(
        Page.self, as: .newType(named: "NewPage"), samples: [Page(JSONString: text)])
    }
    #expect(source.unresolved == [])
    #expect(source.text.contains("let text = try container.decode(String.self, forKey: .markKind)"))
  }

  @Test func `a conformance keeps it as any JSON`() throws {
    let text = try CodableSource.of(
      Block.self, samples: Self.documents.map { try Block(JSONString: $0) }
    ).text
    #expect(
      text.contains(
        """
            case .unknown(let value):
              var container = encoder.singleValueContainer()
              try container.encode(AnyJSON(value))

        """))
  }
}
