import Commands
import JSONCodable
import JSONParity
import Testing

@testable import ParityTool

@Suite("source writes the Codable source of a mapped type")
struct SourceVerbTests {
  private struct Page: JSONMappable { var title = "" }
  private struct Note: JSONEncodable, JSONConstructible {
    let text: String
    init(JSONDictionary json: JSONObject) throws { text = try json.value(key: "text") }
  }

  private static let pages = tool([ParityCheck("page", .mapper(Page.self), .mapper(Page.self))])
  private static let both = tool([ParityCheck("both", .mapper(Page.self), .mapper(Note.self))])

  private static func tool(_ checks: [ParityCheck]) -> Tool {
    Tool(version: "1.2.3", verbs: [.source(CheckSet(checks: checks))])
  }

  private static let note = """
    struct NewNote: Codable {
      let text: String
    }

    """

  @Test func `a single type need not be named`() throws {
    let words = ["source", "--new-type", "NewPage"]
    let run = try Self.pages.run(words, in: Scratch())
    #expect(run.status == .same)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("struct NewPage {\n  var title = \"\"\n}\n"))
    #expect(try Self.pages.run(words + ["-"], in: Scratch()) == run)
  }

  @Test func `samples come from files, and what is not read is left out`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("{}\n{\"text\":\"a\"}\n{\"text\":\"b\"}\n", to: "notes.ndjson")
    let words = ["source", "Note", file, "--new-type", "NewNote"]
    #expect(
      try Self.both.run(words, in: scratch) == ToolRun(status: .same, output: Self.note))
    let target = scratch.path("NewNote.swift")
    #expect(
      try Self.both.run(words + ["--output", target], in: Scratch()) == ToolRun(status: .same))
    #expect(try scratch.text("NewNote.swift") == Self.note)
  }

  @Test func `where no document is read, the first one is named`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("\n{}\n{\"text\":1}\n", to: "notes.ndjson")
    #expect(
      try Self.both.run(["source", "Note", file], in: scratch)
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: the mapping reads none of the documents: \(file):2: "
            + "missing value, expected String at $.text\n"))
  }

  @Test func `what is open is a warning and another status`() throws {
    #expect(
      try Self.both.run(["source", "Note", "--new-type", "NewNote"], in: Scratch())
        == ToolRun(
          status: .different,
          output: """
            struct NewNote {
              // TODO: a sample is needed (samples: or a FILE), since the mapper makes no value by init()
            }

            """,
          errors:
            "json-parity: warning: SourceVerbTests.Note: a sample is needed (samples: or a FILE), "
            + "since the mapper makes no value by init()\n"
        ))
  }

  @Test(arguments: [
    (["source"], "no type"), (["source", "Nothing"], #"unknown type "Nothing""#),
  ])
  func `one of several types must be named`(_ words: [String], _ found: String) throws {
    #expect(
      try Self.both.run(words, in: Scratch())
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: \(found), expected one of \"Page\", \"Note\"\n"))
  }

  @Test(arguments: [
    ("class", "a keyword of Swift"), ("A B", "not a name in Swift"),
    ("Int", "a name that the source uses"), ("Page", "the name of the mapped type"),
  ])
  func `a name that no type can have is refused`(_ name: String, _ reason: String) throws {
    let scratch = try Scratch()
    let target = scratch.path("New.swift")
    let words = ["source", "--new-type=\(name)", "--output", target]
    #expect(
      try Self.pages.run(words, in: scratch)
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: value \"\(name)\" of option --new-type is \(reason)\n"))
  }

  @Test func `a type that is Codable by now is told from an unknown one`() throws {
    let check = ParityCheck("page", .mapper(Page.self), .codable(Command.self))
    #expect(
      try Self.tool([check]).run(["source", "Command"], in: Scratch())
        == ToolRun(
          status: .cannotTell,
          errors: #"json-parity: error: no check reads "Command" by the mapper, expected "Page""#
            + "\n"))
  }

  @Test func `a program without a mapped type says so`() throws {
    let tool = Tool(version: "1.2.3", verbs: [.source(.judging)])
    #expect(
      try tool.run(["source"], in: Scratch())
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: no check of the program has a side by the mapper\n"))
  }

  @Test func `the help names the types`() throws {
    #expect(
      try Self.both.run(["source", "--help"], in: Scratch()).output == """
        Runs the mapping of a type, on documents and on what they write with one change
        at a time, and writes the Swift source of the Codable conformance that does the
        same.

        What running it does not show is a TODO in the source, with its reason. A type
        without init() needs documents, and a union one of each case; documents with all
        optionals set find out the most.

        Usage: json-parity source [OPTION…] TYPE [FILE|-]…

        Types:
          Page
          Note

        A FILE has the documents to take samples from, one a line; a file whose name
        ends in .json is one document, unless --lines is given. - is standard input.
        Documents that the type does not read are left out; it has to read one of them.

        Options:
          --new-type NAME  Write a type of that name, not an extension of the mapped one
          --sample         Take the sample that ships with the program
          --lines          Read every file line by line, also one whose name ends in
                           .json
          --output FILE    Write the source to FILE, not to standard output
          --help           Show this help; -h is the same
          --version        Show the version

        Exit status: 0 all is known, 1 a TODO is left, 2 the tool cannot tell.

        """)
  }
}
