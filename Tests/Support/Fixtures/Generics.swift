import JSONCodable

/// A generic type, of several contents.
enum Box {
  struct Reflected<Content: JSONEncodable & JSONRestorable>: JSONMappable {
    var content: Content?
    var list: [Content] = []
    var named: [String: Content]?
  }

  struct Mapped<Content: JSONEncodable & JSONRestorable>: JSONMappable {
    var content: Content?
    var list: [Content] = []
    var named: [String: Content]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&content, key: "content")
      try json.map(&list, key: "list")
      try json.map(&named, key: "named")
    }
  }

  struct Restored<Content: JSONEncodable & JSONRestorable>: JSONCodable {
    var content: Content?
    var list: [Content] = []
    var named: [String: Content]?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&content, key: "content")
      try json.restore(&list, key: "list")
      try json.restore(&named, key: "named")
    }
  }

  struct Valued<Content: JSONEncodable & JSONRestorable>: JSONEncodable, JSONConstructible {
    let content: Content?
    let list: [Content]
    let named: [String: Content]?

    init(JSONDictionary json: JSONObject) throws {
      content = try json.valueIfPresent(key: "content")
      list = try json.valueIfPresent(key: "list") ?? []
      named = try json.valueIfPresent(key: "named")
    }
  }

  struct Coded<Content: Codable>: Codable {
    var content: Content?
    var list: [Content] = []
    var named: [String: Content]?

    private enum CodingKeys: CodingKey { case content, list, named }

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&content, .content)
      try json.restore(&list, .list)
      try json.restore(&named, .named)
    }
  }

  static let ofNumbers = Fixture(
    "box of numbers", .nesting,
    [#"{"content":1,"list":[2,3],"named":{"a":4}}"#, #"{"list":[]}"#],
    loose: ["{}", #"{"content":null,"named":null}"#],
    forms: [
      .reflected(Reflected<Int>.self), .mapped(Mapped<Int>.self), .restored(Restored<Int>.self),
      .valued(Valued<Int>.self),
    ], coded: Coded<Int>.self)

  static let ofLists = Fixture(
    "box of lists", .nesting,
    [#"{"content":[1],"list":[[2],[]],"named":{"a":[4]}}"#, #"{"list":[]}"#],
    forms: [
      .reflected(Reflected<[Double]>.self), .mapped(Mapped<[Double]>.self),
      .restored(Restored<[Double]>.self), .valued(Valued<[Double]>.self),
    ], coded: Coded<[Double]>.self)

  static let ofCompanies = Fixture(
    "box of companies", .nesting,
    [
      #"{"content":{"name":"a"},"list":[{"name":"b","address":"x"}],"named":{"a":{"name":"c"}}}"#
    ],
    loose: [#"{"content":{},"list":[{"name":null}]}"#],
    forms: [
      .reflected(Reflected<Company.Reflected>.self), .mapped(Mapped<Company.Mapped>.self),
      .restored(Restored<Company.Restored>.self), .valued(Valued<Company.Valued>.self),
      Fixture.Form("reflected, of values made whole", Reflected<Company.Valued>.self),
      .mapped(Mapped<Company.Reflected>.self),
    ], coded: Coded<Company.Coded>.self)

  static let ofBoxes = Fixture(
    "box of boxes", .nesting,
    [#"{"content":{"content":"x","list":[]},"list":[{"list":["y"]}],"named":{}}"#],
    forms: [
      .reflected(Reflected<Reflected<String>>.self), .mapped(Mapped<Mapped<String>>.self),
      .restored(Restored<Restored<String>>.self), .valued(Valued<Valued<String>>.self),
    ], coded: Coded<Coded<String>>.self)
}
