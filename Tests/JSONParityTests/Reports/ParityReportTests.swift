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
        pair: 2 differences
        mapper MappedPair, Codable Planted<NumberAsString>
        1 document: 1 read by both
        36 faults: agreement on 35, disagreement on 1, 1 accepted

        documents[0], writes
          mapper                                           | Codable
          {                                                | {
            "a" : 1,                                     ≠ |   "a" : "1",
            "b" : "x"                                      |   "b" : "x"
          }                                                | }
          - changed type: number 1 against string "1" at $.a

        documents[0], reads the other's
          mapper, of the document                          | mapper, by way of Codable
          {"a":1,"b":"x"}                                ≠ | wrong type: string "1", expected Int at $.a
          - the mapper, of what Codable has written: rejected: wrong type: string "1", expected Int at $
            .a

             gone  null  string  number  bool  array  object  0/1  1.5  huge  empty  word  extra  Key  Value
        $    ·     ×     ×       ×       ×     ×      ·       ·    ·    ·     ·      ·     =      ·    ·
        $.a  ×     ×     ×       ·       ×     ×      ×       ×    ×    +     ·      ·     ·      ×    ·
        $.b  =     =     ·       ×       ×     ×      ×       ·    ·    ·     =      =     ·      =    =

             twice
        $    ·
        $.a  =
        $.b  ≠

        gone    the key is removed
        null    null
        string  a string in the place of another type
        number  a number in the place of another type
        bool    a boolean in the place of another type
        array   an array in the place of another type
        object  an object in the place of another type
        0/1     true for a number, 1 for a boolean
        1.5     a fraction for an integer
        huge    a number too large or too small, from -1 to 1e400
        empty   an empty string
        word    an unknown word for a string
        extra   an unknown key more
        Key     the key in another case
        Value   the string in another letter case
        twice   the key twice, with different values (disagreement is accepted)

        =  both read it, with the same values
        ×  both reject it
        ≠  both read it, with different values
        +  they agree: both read some and reject others
        ·  there is no such fault

        $.b, twice: both read it, with different values (accepted) (documents[0])
          {"a":1,"b":"x","b":"x2"}
          mapper                                           | Codable
          {                                                | {
            "a" : 1,                                     ≠ |   "a" : "1",
            "b" : "x2"                                   ≠ |   "b" : "x"
          }                                                | }
          - changed value: string "x2" against string "x" at $.b

        """#)
  }

  @Test func `the JSON has everything`() {
    #expect(
      Self.report([#"{"a":1}"#], faults: false).json() == #"""
        {
          "name" : "pair",
          "mapped" : "MappedPair",
          "codable" : "Planted<NumberAsString>",
          "isClean" : false,
          "hasCompared" : true,
          "documents" : [
            {
              "text" : "{\"a\":1}",
              "mapper" : {
                "value" : {
                  "a" : 1
                }
              },
              "codable" : {
                "value" : {
                  "a" : "1"
                }
              }
            }
          ],
          "findings" : [
            {
              "document" : 0,
              "stage" : "writes",
              "words" : "changed type: number 1 against string \"1\" at $.a",
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
              "document" : 0,
              "stage" : "readsTheOther",
              "words" : "the mapper, of what Codable has written: rejected: wrong type: string \"1\", expected Int at $.a",
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
            "accepted" : [
              "duplicateKey"
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
      guard let mapper = document.mapper.value, let codable = document.codable.value else {
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
    let longest = text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= max(width, 40))
  }

  @Test func `at most so many are shown, and the rest is counted`() {
    let report = Self.report([Self.document, Self.document, Self.document], faults: false)
    let text = report.text(.init(maximum: 1))
    #expect(text.contains("documents[0], writes"))
    #expect(!text.contains("documents[1], writes"))
    #expect(text.hasSuffix("\n… and 5 more comparisons\n"))
  }

  @Test func `input does not steer the terminal`() {
    let text = Self.report([#"{"a":1,"b":"\u001b[2J\u202e\u0007"}"#]).text()
    let steering = text.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x202A...0x202E).contains(scalar.value))
    }
    #expect(steering.isEmpty)
  }
}
