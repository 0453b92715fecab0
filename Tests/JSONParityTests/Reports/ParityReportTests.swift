import Foundation
import JSONParity
import Testing

@Suite("A report shows what differs as text and JSON, and as a patch, the same in every run")
struct ParityReportTests {
  /// The mapper reads `{"a":[…],"b":"x"}` and Codable writes it with a string for the number.
  static func report(_ documents: [String], faults: Bool = true) -> ParityReport {
    ParityCheck("pair", mapped: MappedPair.self, codable: Planted<NumberAsString>.self)
      .run(documents: documents, faults: faults)
  }

  static let document = #"{"a":1,"b":"x"}"#

  @Test func `the text has the findings first, then the matrix and the faults`() {
    let text = Self.report([Self.document]).text()
    #expect(
      text == #"""
        pair: they differ, 1 cause
        mapper MappedPair, Codable Planted<NumberAsString>
        1 document: 1 read by both, 0 of them alike
        45 faults: 43 alike, 2 different (2 accepted)

        writes $.a: documents[0]
          changed type: number 1 against string "1" at $.a
          mapper        | Codable
          {             | {
            "a" : 1,  ≠ |   "a" : "1",
            "b" : "x"   |   "b" : "x"
          }             | }

             gone  null  string  number  bool  array  object  0/1  1.5  huge  digits  "5"  {}  empty  spell  word  extra  Key  Value  twice
        $    ·     ×     ×       ×       ×     ×      ·       ·    ·    ·     ·       ·    ×   ·      ·      ·     =      ·    ·      ·
        $.a  ×     ×     ×       ·       ×     ×      ×       ×    ×    +     >       ×    ·   ·      ·      ·     ·      ×    ·      =
        $.b  =     =     ·       ×       ×     ×      ×       ·    ·    ·     ·       ·    ·   =      =      =     ·      =    =      ≠

        gone    the key is removed
        null    null
        string  a string in the place of another type
        number  a number in the place of another type
        bool    a boolean in the place of another type
        array   an array in the place of another type
        object  an object in the place of another type
        0/1     true for a number, 1 or 0 for a boolean
        1.5     a fraction for an integer, or a longer one
        huge    a number too large or too small, from -1 to 1e400
        digits  a number with more digits than a double holds
        "5"     a number or a boolean as its own text
        {}      an empty object
        empty   an empty string
        spell   the string with spaces around it, or its number in another form
        word    an unknown word for a string
        extra   an unknown key more
        Key     the key in another case
        Value   the string in another letter case
        twice   the key twice, with different values

        =  both read it, with the same values
        ×  both reject it
        >  only Codable reads it
        ≠  both read it, with different values
        +  they agree: both read some and reject others
        ·  there is no such fault

        accepted: 1× digits, 1× twice

        """#)
  }

  @Test func `the JSON has everything`() {
    #expect(
      Self.report([#"{"a":1}"#], faults: false).json() == #"""
        {
          "name" : "pair",
          "left" : {
            "label" : "mapper",
            "type" : "MappedPair"
          },
          "right" : {
            "label" : "Codable",
            "type" : "Planted<NumberAsString>"
          },
          "isClean" : false,
          "hasCompared" : true,
          "counts" : {
            "documents" : 1,
            "same" : 0,
            "bothReject" : 0,
            "onlyLeft" : 0,
            "onlyRight" : 0,
            "different" : 1,
            "noJSON" : 0
          },
          "causes" : [
            {
              "stage" : "writes",
              "path" : "$.a",
              "problem" : "changed type",
              "documents" : 1,
              "examples" : [
                "documents[0]"
              ],
              "message" : "changed type: number 1 against string \"1\" at $.a"
            }
          ],
          "rejections" : [

          ],
          "documents" : [
            {
              "name" : "documents[0]",
              "text" : "{\"a\":1}",
              "left" : {
                "value" : {
                  "a" : 1
                }
              },
              "right" : {
                "value" : {
                  "a" : "1"
                }
              }
            }
          ],
          "findings" : [
            {
              "document" : "documents[0]",
              "stage" : "writes",
              "message" : "changed type: number 1 against string \"1\" at $.a",
              "path" : "$.a",
              "left" : {
                "label" : "mapper",
                "outcome" : {
                  "value" : {
                    "a" : 1
                  }
                }
              },
              "right" : {
                "label" : "Codable",
                "outcome" : {
                  "value" : {
                    "a" : "1"
                  }
                }
              },
              "difference" : {
                "kind" : "changedType",
                "path" : "$.a",
                "pointer" : "/a",
                "left" : 1,
                "leftType" : "number",
                "right" : "1",
                "rightType" : "string"
              }
            },
            {
              "document" : "documents[0]",
              "stage" : "readsTheOther",
              "message" : "the mapper, of what Codable has written: rejected: wrong type: string \"1\", expected Int at $.a",
              "path" : "$.a",
              "left" : {
                "label" : "mapper, of the document",
                "outcome" : {
                  "value" : {
                    "a" : 1
                  }
                }
              },
              "right" : {
                "label" : "mapper, by way of Codable",
                "outcome" : {
                  "rejected" : {
                    "path" : "$.a",
                    "problem" : "wrong type: string \"1\", expected Int"
                  }
                }
              }
            }
          ],
          "faults" : {
            "count" : 0,
            "accepted" : 0,
            "untried" : [

            ],
            "rows" : [

            ],
            "disagreements" : [

            ]
          }
        }

        """#)
  }

  @Test func `the patch leads from the mapper's output to Codable's`() throws {
    let report = Self.report([Self.document, "{}", #"{"a":2}"#], faults: false)
    let patches = report.patch()
    #expect(
      patches.map(\.value.description) == [
        #"[{"op":"replace","path":"/a","value":"1"}]"#, "[]",
        #"[{"op":"replace","path":"/a","value":"2"}]"#,
      ])
    for (patch, document) in zip(patches, report.documents) {
      guard let mapper = document.left.value, let codable = document.right.value else {
        continue
      }
      #expect(try patch.applied(to: mapper).isEquivalent(to: codable))
    }
  }

  @Test func `two runs give the same report`() throws {
    let documents = [Self.document, "{}", #"{"a":2,"b":null,"c":{"d":[1,2],"e":null}}"#]
    let (one, other) = (Self.report(documents), Self.report(documents))
    #expect(one.json() == other.json())
    #expect(one.text() == other.text())
    _ = try JSONValue(parsing: one.json())
  }

  @Test func `colour adds nothing but colour`() {
    let report = Self.report([Self.document])
    let colored = report.text(.init(hasColor: true))
    #expect(colored.contains("\u{1B}[31m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == report.text())
  }

  @Test(arguments: [0, 40, 60, 80, 200])
  func `no line is longer than the width`(_ width: Int) {
    let long = String(repeating: "long ", count: 40)
    let text = Self.report([#"{"a":1,"b":"\#(long)"}"#]).text(.init(width: width))
    #expect(text.contains("the key is removed"))
    // A table of two short columns may be as wide as its words are.
    let longest = text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= max(width, 40) + 2)
  }

  @Test func `a report shows on the right the element that the difference is in`() {
    func document(_ items: [(id: Int, price: Int)]) -> String {
      let texts = items.map { #"{"id":\#($0.id),"price":\#($0.price)}"# }
      return #"{"items":[\#(texts.joined(separator: ","))]}"#
    }
    let right = document([(1, 1), (3, 3), (4, 99), (5, 5)])
    let check = ParityCheck(
      "items", .functions("left", read: { $0 }, write: { $0 }),
      .functions("right", read: { $0 }, write: { _ in Data(right.utf8) }))
    let left = document([(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
    let text = check.run(documents: [left], faults: false).text()
    #expect(
      text.hasSuffix(
        """
        writes $.items[*].price: documents[0]
          changed value: number 4 against number 99 at $.items[3].price, on the right at $.items[2].price
          left            | right
          {               | {
            "id" : 4,     |   "id" : 4,
            "price" : 4 ≠ |   "price" : 99
          }               | }

        """))
  }

  @Test func `a paragraph keeps its indent where it is broken`() {
    let long = String(repeating: "long ", count: 20)
    let check = ParityCheck("pair", mapped: MappedPair.self, codable: Planted<MissingKey>.self)
    let text = check.run(documents: [#"{"a":1,"b":"\#(long)"}"#], faults: false)
      .text(.init(width: 60))
    #expect(
      text.contains(
        """
        writes $.b: documents[0]
          missing on the right: string "long long long long long
            long long long long long long long …" at $.b

        """), "\(text)")
  }

  @Test func `the documents of one cause are put together`() {
    let report = Self.report([Self.document, Self.document, Self.document], faults: false)
    let text = report.text(.init(maximum: 1))
    #expect(
      text.contains("writes $.a: 3 documents, such as documents[0], documents[1], documents[2]\n"))
  }

  @Test func `input does not steer the terminal`() {
    let text = Self.report([#"{"a":1,"b":"\u001b[2J\u202e\u0007"}"#]).text()
    let steering = text.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x202A...0x202E).contains(scalar.value))
    }
    #expect(steering.isEmpty)
  }

  @Test func `what a policy lets pass is not marked beside a fault either`() {
    let same: @Sendable (Data) -> Data = { $0 }
    let right: @Sendable (Data) -> Data = { data in
      let text = String(decoding: data, as: UTF8.self)
        .replacingOccurrences(of: #""at":1"#, with: #""at":2"#)
        .replacingOccurrences(of: #""name":"""#, with: #""name":"empty""#)
      return Data(text.utf8)
    }
    let report = ParityCheck(
      "dated", .functions("left", read: same, write: same),
      .functions("right", read: same, write: right), policy: .init(ignored: ["$.at"])
    ).run(documents: [#"{"at":1,"name":"n"}"#])
    #expect(
      report.text().contains(
        """
        $.name, empty: both read it, with different values (documents[0])
            "at" : 1
          > "name" : ""
          left            | right
          {               | {
            "name" : "" ≠ |   "name" : "empty"
          }               | }
          - changed value: string "" against string "empty" at $.name

        """), "\(report)")
    #expect(report.html().components(separatedBy: "class=\"changed\"").count == 2)
  }
}
