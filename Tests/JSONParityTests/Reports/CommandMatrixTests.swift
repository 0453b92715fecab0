import Commands
import JSONParity
import Testing

@Suite("The matrix of the command types")
struct CommandMatrixTests {
  static let documents = [
    #"{"command_type":"start_workout","location":"Gary's Gym","date":"2020-03-16","intensityLevel":5}"#,
    #"{"command_type":"end_workout"}"#,
    #"{"command_type":"share_workout","service":"twitter"}"#,
  ]

  @Test func `both agree on every fault but duplicate keys and needless digits`() throws {
    let check = ParityCheck(
      "command", mapped: Command.self, codable: Command.self, accepting: [])
    let report = check.run(documents: Self.documents)
    #expect(report.findings == [])
    #expect(Set(report.faultMatrix.disagreements.map(\.fault.kind)) == [.duplicateKey, .precision])
    #expect(
      report.text(.init(width: 132)) == #"""
        command: disagreement on 8 faults
        mapper Command, Codable Command
        3 documents: 3 read by both
        127 faults: 119 alike, 8 different

                          gone  null  string  number  bool  array  object  0/1  1.5  huge  digits  "5"  {}  date  empty  spell  word  extra
        $                 ·     ×     ×       ×       ×     ×      ·       ·    ·    ·     ·       ·    ×   ·     ·      ·      ·     =
        $.command_type    ×     ×     ·       ×       ×     ×      ×       ·    ·    ·     ·       ·    ·   ·     ×      ×      ×     ·
        $.location        ×     ×     ·       ×       ×     ×      ×       ·    ·    ·     ·       ·    ·   ·     =      =      =     ·
        $.date            ×     ×     ·       ×       ×     ×      ×       ·    ·    ·     ·       ·    ·   =     =      =      =     ·
        $.intensityLevel  ×     ×     ×       ·       ×     ×      ×       ×    ×    +     >       ×    ·   ·     ·      ·      ·     ·
        $.service         ×     ×     ·       ×       ×     ×      ×       ·    ·    ·     ·       ·    ·   ·     ×      ×      ×     ·

                          Key  Value  twice
        $                 ·    ·      ·
        $.command_type    ×    ×      >
        $.location        ×    =      ≠
        $.date            ×    ·      ≠
        $.intensityLevel  ×    ·      ≠
        $.service         ×    ×      >

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
        date    a date in another spelling
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

        $.command_type, twice: only Codable reads it (documents[0], one of 3)
          > "command_type" : "start_workout"
            "location" : "Gary's Gym"
          mapper                                                           | Codable
          unknown case "start_workout2", expected one of                 ≠ | { "command_type" : "start_workout", "date" : "2020-03-16" … }
          "start_workout", "end_workout", "share_workout" at               |
          $.command_type                                                   |

        $.location, twice: both read it, with different values (documents[0])
            "command_type" : "start_workout"
          > "location" : "Gary's Gym"
            "date" : "2020-03-16"
          mapper                                                           | Codable
          {                                                                | {
            …                                                              |   …
            "intensityLevel" : 5,                                          |   "intensityLevel" : 5,
            "location" : "Gary's Gym2"                                   ≠ |   "location" : "Gary's Gym"
          }                                                                | }
          - changed value: string "Gary's Gym2" against string "Gary's Gym" at $.location

        $.date, twice: both read it, with different values (documents[0])
            "location" : "Gary's Gym"
          > "date" : "2020-03-16"
            "intensityLevel" : 5
          mapper                                                           | Codable
          {                                                                | {
            "command_type" : "start_workout",                              |   "command_type" : "start_workout",
            "date" : "2020-03-162",                                      ≠ |   "date" : "2020-03-16",
            "intensityLevel" : 5                                           |   "intensityLevel" : 5
            …                                                              |   …
          }                                                                | }
          - changed value: string "2020-03-162" against string "2020-03-16" at $.date

        $.intensityLevel, digits: only Codable reads it (documents[0])
            "date" : "2020-03-16"
          > "intensityLevel" : 5.0000000000000000000001
          mapper                                                           | Codable
          wrong type: number 5.0000000000000000000001, expected Int at   ≠ | { … "date" : "2020-03-16", "intensityLevel" : 5, "location" :
          $.intensityLevel                                                 | "Gary's Gym" }

        $.intensityLevel, twice: both read it, with different values (documents[0])
            "date" : "2020-03-16"
          > "intensityLevel" : 5
            "intensityLevel" : 1
          mapper                                                           | Codable
          {                                                                | {
            …                                                              |   …
            "date" : "2020-03-16",                                         |   "date" : "2020-03-16",
            "intensityLevel" : 1,                                        ≠ |   "intensityLevel" : 5,
            "location" : "Gary's Gym"                                      |   "location" : "Gary's Gym"
          }                                                                | }
          - changed value: number 1 against number 5 at $.intensityLevel

        $.service, twice: only Codable reads it (documents[2])
            "command_type" : "share_workout"
          > "service" : "twitter"
            "service" : "twitter2"
          mapper                                                           | Codable
          unknown case "twitter2", expected one of "facebook",           ≠ | { "command_type" : "share_workout", "service" : "twitter" }
          "instagram", "twitter" at $.service                              |

        """#)
    try ParityCheck("command", mapped: Command.self, codable: Command.self)
      .require(documents: Self.documents)
  }
}
