import JSONCodable
import Testing

@Suite("A path and its text are inverse to each other")
struct JSONPathTests {
  static let texts = [
    "$", "$.a", "$[0]", "$.friends[1].company.name", #"$["a b"]"#, #"$["x.y"].z"#,
    #"$["\"\\\n\u0001"]"#,
    "$.é", #"$[""]"#, "$.$", "$.a-b_c[12][0]", "$.\u{345}a[0]",
  ]

  @Test(arguments: texts)
  func `text is read and written`(_ text: String) throws {
    #expect(try #require(JSONPath(text)).description == text)
  }

  @Test(arguments: [
    "", ".", "a.", ".a", "a..b", "a[", "a[]", "a[-1]", "a[01]", "a[1", #"a["x]"#, "a.[0]", "a]b",
    #"$["a\xb"]"#, #"$["\ud800"]"#, #"$["\udc00"]"#, #"$["\ud800\u0041"]"#, #"$["\u+041"]"#,
    #"$["\u12"]"#,
  ])
  func `malformed text gives nil`(_ text: String) { #expect(JSONPath(text) == nil) }

  @Test func `a key has the escapes of JSON`() {
    #expect(JSONPath(#"["a\b\f\/\u00e9"]"#) == JSONPath([.key("a\u{8}\u{C}/é")]))
  }

  struct Key: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let key: String
    let description: String
    let pointer: String

    init(_ name: String, _ key: String, _ description: String, _ pointer: String) {
      (testDescription, self.key, self.description, self.pointer) = (
        name, key, description, pointer
      )
    }
  }

  static let keys = [
    Key("a word", "full_name-1$", "$.full_name-1$", "/full_name-1$"),
    Key("letters", "é日", "$.é日", "/é日"),
    Key("a mark that joins a dot", "\u{345}a", "$.\u{345}a", "/\u{345}a"),
    Key("nothing", "", #"$[""]"#, "/"),
    Key("punctuation", "c~/d", #"$["c~/d"]"#, "/c~0~1d"),
    Key("an emoji", "😀", #"$["😀"]"#, "/😀"),
    Key("quotes", "\"\\", #"$["\"\\"]"#, "/\"\\"),
    Key("controls", "\n\r\t\u{8}\u{7F}", #"$["\n\r\t\u0008\u007f"]"#, "/\n\r\t\u{8}\u{7F}"),
    Key("a change of direction", "a\u{202E}b", #"$["a\u202eb"]"#, "/a\u{202E}b"),
    Key("a letter that does not show", "\u{115F}", #"$["\u115f"]"#, "/\u{115F}"),
    Key("a tag", "\u{E0041}", #"$["\udb40\udc41"]"#, "/\u{E0041}"),
  ]

  @Test(arguments: keys)
  func `a key is written as a word or in quotes, and read again`(_ key: Key) throws {
    let path = JSONPath([.key(key.key), .index(0)])
    #expect(path.description == key.description + "[0]")
    #expect(path.pointer == key.pointer + "/0")
    #expect(JSONPath(path.description) == path)
  }

  @Test func `paths are equal when all their steps are`() {
    let paths = [
      JSONPath([]), JSONPath([.key("a")]), JSONPath([.index(0)]), JSONPath([.key("0")]),
      JSONPath([.key("a"), .key("b")]), JSONPath([.key("b"), .key("a")]),
      JSONPath([.key("a"), .index(0)]), JSONPath([.key("a"), .index(1)]),
    ]
    for (index, path) in paths.enumerated() {
      let same = JSONPath(path.components)
      #expect(path == path && path == same && path.hashValue == same.hashValue)
      #expect(paths.map { $0 == path } == paths.indices.map { $0 == index })
    }
  }

  @Test func `paths that share their end are told apart by their beginning`() {
    let end = JSONPath([.key("c")])
    let (one, other) = (end.prefixed(by: .key("a")), end.prefixed(by: .key("b")))
    #expect(one != other)
    #expect(one == end.prefixed(by: .key("a")))
    #expect(end.prefixed(by: .key("c")) != end)
  }

  @Test func `keys are told apart by scalars`() {
    let composed = JSONPath([.key("\u{E9}")])
    let decomposed = JSONPath([.key("e\u{301}")])
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, JSONPath([.key("\u{E9}")])]).count == 2)
    #expect(composed.appending(.index(0)).pointer == "/\u{E9}/0")
  }
}
