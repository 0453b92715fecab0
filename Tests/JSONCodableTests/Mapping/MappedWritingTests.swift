import Engines
import Foundation
import JSONCodable
import Testing

@Suite("A line writes its property as it is when the line runs", .everyEngine)
struct MappedWritingTests {
  /// Writes values one after the other: the first of a type has no plan, and those after it have its plan.
  private func expect<T: JSONMappable>(
    _ values: [(T, String)], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (value, text) in values + values {
      #expect(
        try value.JSONString(options: .sortedKeys) == text, sourceLocation: sourceLocation)
      let object = try JSONSerialization.jsonObject(with: value.JSONData()) as? NSDictionary
      #expect(
        try value.JSONEncode() as? NSDictionary == object, sourceLocation: sourceLocation)
      let expected = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
      #expect(object == expected, sourceLocation: sourceLocation)
    }
  }

  // MARK: - Values of the same type

  @Test func `a JSONMap may write other values of its type, and the first one that is written`()
    throws
  {
    struct Node: JSONMappable {
      var id = ""
      var children: [Node] = []

      init() {}
      init(_ id: String, _ children: [Node] = []) { (self.id, self.children) = (id, children) }

      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&id, key: "id")
        guard !json.isReading else { return }
        var byID = JSONObject()
        for child in children { byID[child.id] = try child.JSONDictionary() }
        try json.map(&byID, key: "children")
      }
    }
    try expect([
      (
        Node("r", [Node("c", [Node("d")])]),
        #"{"children":{"c":{"children":{"d":{"children":{},"id":"d"}},"id":"c"}},"id":"r"}"#
      )
    ])
  }

  @Test func `a line without a key is refused in both directions`() throws {
    struct Keyless: JSONMappable {
      var id = 0

      mutating func JSONMap(_ json: inout JSONMapping) throws { try json.map(&id, keys: []) }
    }
    for _ in 1...2 {
      let problem = #"invalid key path "", expected names, indices and dots at $"#
      #expect(refusal { try Keyless().JSONString() } == problem)
      #expect(refusal { try Keyless().JSONDictionary() } == problem)
      #expect(refusal { try Keyless(JSONString: "{}") } == problem)
    }
  }

  // MARK: - Elements

  private struct Rows: JSONMappable {
    var x: Int?, y: Int?, z: Int?, last: Int?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&x, keyPath: "rows[0].x")
      try json.map(&y, keyPath: "rows[1].y")
      try json.map(&z, keyPath: "rows[2][0]")
      try json.map(&last, keyPath: "rows[3]")
    }
  }

  @Test func `an element of nil keeps the place of what follows`() throws {
    try expect([
      (Rows(x: 1), #"{"rows":[{"x":1},null,[null],null]}"#),
      (Rows(x: 1, z: 3), #"{"rows":[{"x":1},null,[3],null]}"#),
      (Rows(x: 1, y: 2, last: 4), #"{"rows":[{"x":1},{"y":2},[null],4]}"#),
    ])
    #expect(
      message { _ = try Rows(y: 2).JSONEncode() }
        == "wrong type: array of length 0, expected length 1 or more at $.rows")
  }

  private struct Within: JSONMappable {
    var whole: Int?, part: Int?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&whole, keyPath: "list[0]")
      try json.map(&part, keyPath: "list[0].part")
    }
  }

  @Test func `a part of an element that is no object is an error of writing`() throws {
    try expect([(Within(whole: 1), #"{"list":[1]}"#), (Within(part: 2), #"{"list":[{"part":2}]}"#)])
    let problem = "wrong type: number 1, expected [String: Any] at $.list[0]"
    #expect(refusal { try Within(whole: 1, part: 2).JSONEncode() } == problem)
    #expect(refusal { try Within(whole: 1, part: 2).JSONString() } == problem)
  }

  // MARK: - Properties that change

  /// Changes its own properties before, between and after the lines.
  private struct Restless: JSONMappable {
    var before = 0, after = 0, between = 0
    var list = [1], text = "a text that takes more room than two words"
    var isStill = false

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      if !json.isReading, !isStill { before += 1 }
      try json.map(&before, key: "before")
      try json.map(&after, key: "after")
      try json.map(&list, key: "list")
      try json.map(&text, key: "text")
      try json.map(&between, key: "between")
      guard !json.isReading, !isStill else { return }
      after += 1
      list.append(2)
      list[0] = 7
      text.append("!")
      between += 1
      try json.map(&between, key: "between again")
      between -= 1
    }
  }

  @Test func `a property that changes is written as it was`() throws {
    func text(before: Int, _ again: String = "") -> String {
      #"{"after":0,"before":\#(before),"between":0\#(again),"list":[1],"#
        + #""text":"a text that takes more room than two words"}"#
    }
    let still = (Restless(isStill: true), text(before: 0))
    let restless = (Restless(), text(before: 1, #","between again":1"#))
    try expect([still, restless])
    try expect([restless, still])
  }

  private final class Counter: JSONMappable {
    var count = 0
    var names = ["a"]
    var last: Double? = 0.5
    init() {}

    func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&count, key: "count")
      try json.map(&names, key: "names")
      try json.map(&last, key: "last")
      if !json.isReading {
        count += 1
        names.append("b")
        last = nil
      }
    }
  }

  @Test func `an object that changes is written as it was`() throws {
    let counter = Counter()
    for count in 0..<4 {
      counter.last = 0.5
      counter.names = ["a"]
      let text = try counter.JSONString(options: .sortedKeys)
      #expect(text == #"{"count":\#(count),"last":0.5,"names":["a"]}"#)
    }
  }

  /// Holds a value, and lets go of it while that is written.
  private final class Holder: JSONMappable {
    var held = Held()
    init() {}
    func JSONMap(_ json: inout JSONMapping) throws {
      held = Held(holder: self)
      try json.map(&held, key: "held")
    }
  }

  private struct Held: JSONMappable {
    var list = [1, 2]
    weak var holder: Holder?
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&list, key: "list")
      if json.isReading { return }
      holder?.held.list = []
      list[0] = 5
    }
  }

  @Test func `a value whose place is overwritten meanwhile is written as it was`() throws {
    for _ in 0..<3 {
      let holder = Holder()
      #expect(try holder.JSONString() == #"{"held":{"list":[1,2]}}"#)
      #expect(try holder.JSONEncode() as? NSDictionary == ["held": ["list": [1, 2]]])
    }
  }

  // MARK: - Places

  private struct Inner: JSONMappable, Equatable {
    var number = 1
    var name = "n"
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&number, key: "number")
      try json.map(&name, key: "name")
    }
  }

  /// Properties in all places that a line can be given.
  private struct Places: JSONMappable {
    var inner = Inner()
    var optional: Inner? = Inner()
    var lazilyMade = 0
    var observed = 1 { didSet { lazilyMade += 0 } }
    var pair = (left: 1, right: "r")
    var wide = SIMD4<Float>(1, 2, 3, 4)
    var isPart = false
    var computed: String {
      get { "c\(inner.number)" }
      set {}
    }

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      // One place and one key, and yet another type.
      if isPart {
        try json.map(&inner.number, key: "inner")
      } else {
        try json.map(&inner, key: "inner")
      }
      try json.map(&inner.name, key: "name")
      // swift-format-ignore: NeverForceUnwrap
      if optional != nil { try json.map(&optional!.number, key: "optional") }
      try json.map(&observed, key: "observed")
      try json.map(&pair.right, key: "right")
      try json.map(&pair.left, key: "left")
      try json.map(&wide, key: "wide")
      try json.map(&computed, key: "computed")
      var local = SIMD8<Double>(repeating: 0.5)
      try json.map(&local, key: "local")
    }
  }

  @Test func `a property is found wherever it lies`() throws {
    func text(_ inner: String, _ optional: String = #""optional":1,"#, name: String = "n") -> String
    {
      #"{"computed":"c\#(name == "n" ? 1 : 2)","inner":\#(inner),"left":1,"#
        + #""local":[0.5,0.5,0.5,0.5,0.5,0.5,0.5,0.5],"name":"\#(name)","observed":1,"#
        + optional + #""right":"r","wide":[1,2,3,4]}"#
    }
    let whole = (Places(), text(#"{"name":"n","number":1}"#))
    let part = (Places(isPart: true), text("1"))
    let none = (Places(optional: nil), text(#"{"name":"n","number":1}"#, ""))
    let other = (
      Places(inner: Inner(number: 2, name: "m")), text(#"{"name":"m","number":2}"#, name: "m")
    )
    try expect([whole, part, none, other])
    try expect([none, other, whole, part])
  }

  /// Fills what is missing before it is written.
  private struct Filled: JSONMappable {
    var inner: Inner? = Inner()
    var list: [Int]? = [1]
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      if inner == nil { inner = Inner(number: 0, name: "") }
      if list == nil { list = [] }
      // swift-format-ignore: NeverForceUnwrap
      try json.map(&inner!.number, key: "number")
      // swift-format-ignore: NeverForceUnwrap
      try json.map(&inner!.name, key: "name")
      // swift-format-ignore: NeverForceUnwrap
      try json.map(&list!, key: "list")
    }
  }

  @Test func `a part of an optional is written where it was nil before`() throws {
    let whole = (Filled(), #"{"list":[1],"name":"n","number":1}"#)
    let empty = (Filled(inner: nil, list: nil), #"{"list":[],"name":"","number":0}"#)
    try expect([whole, empty, whole])
    try expect([empty, whole, empty])
  }

  private struct Nothing: JSONMappable {
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      var number = 3
      try json.map(&number, key: "number")
    }
  }

  private struct Large: JSONMappable {
    var rows = (Row(), Row(), Row(), Row(), Row(), Row(), Row(), Row(), Row(), Row())
    var last = "last"

    struct Row {
      var a = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
      var b = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
      var c = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, "end")
    }

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&rows.9.c.15, key: "end")
      try json.map(&last, key: "last")
    }
  }

  @Test func `a value may be of any size`() throws {
    try expect([(Nothing(), #"{"number":3}"#), (Nothing(), #"{"number":3}"#)])
    try expect([(Large(), #"{"end":"end","last":"last"}"#)])
  }

  // MARK: - Keys

  /// Has the same text as a key and as a key path, and says it in one of several ways.
  private struct Keyed: JSONMappable {
    var name = "x"
    var way = 0
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      switch way {
      case 0: try json.map(&name, key: "a.b")
      case 1: try json.map(&name, keyPath: "a.b")
      case 2: try json.map(&name, keys: ["a.b", "c"])
      case 3: try json.map(&name, key: "a.b", required: true)
      default: try json.map(&name, key: ["a", "b"].joined(separator: "."))
      }
    }
  }

  @Test func `a key is not a key path with the same text`() throws {
    let (flat, deep) = (#"{"a.b":"x"}"#, #"{"a":{"b":"x"}}"#)
    try expect((0..<5).map { (Keyed(way: $0), $0 == 1 ? deep : flat) })
    let error = #expect(throws: JSONEncodingError.self) { try Twice().JSONEncode() }
    let problem = error.map { "\($0.problem)" } ?? ""
    #expect(problem.contains("a line of JSONMap"))
  }

  private struct Twice: JSONMappable {
    var name = "x"
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "name")
      try json.map(&name, key: "name")
    }
  }

  // MARK: - Lines that depend on the value

  /// Has one of many sequences of lines, some of which begin or end as others do.
  private struct Varied: JSONMappable {
    var bits = 0
    var small: Int8 = 1, text = "t", number = 2, date = Date(timeIntervalSince1970: 5)
    var computed: String {
      get { "c\(number)" }
      set {}
    }

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      if bits & 1 != 0 { try json.map(&small, key: "small") }
      if bits & 2 != 0 { try json.map(&computed, key: "computed") }
      if bits & 4 != 0 { text += "!" }
      try json.map(&text, key: "text")
      try json.map(
        &date, key: "date",
        transformer: bits & 8 == 0
          ? JSONTransformers.secondsToDate : JSONTransformers.millisecondsToDate)
      if bits & 16 != 0 { try json.map(&number, key: "number") }
      if bits & 32 != 0 { try json.map(&computed, key: "z") }
    }

    var expected: String {
      let parts = [
        bits & 2 != 0 ? #""computed":"c2""# : nil, bits & 8 == 0 ? #""date":5"# : #""date":5000"#,
        bits & 16 != 0 ? #""number":2"# : nil, bits & 1 != 0 ? #""small":1"# : nil,
        bits & 4 != 0 ? #""text":"t!""# : #""text":"t""#,
        bits & 32 != 0 ? #""z":"c2""# : nil,
      ]
      return "{" + parts.compactMap(\.self).joined(separator: ",") + "}"
    }
  }

  @Test func `each value has its own lines`() throws {
    for step in [1, 3, 7, 11] {
      try expect((0..<64).map { Varied(bits: $0 * step % 64) }.map { ($0, $0.expected) })
    }
    /// The same, of which no plan is known yet.
    struct New: JSONMappable {
      var varied = Varied()
      mutating func JSONMap(_ json: inout JSONMapping) throws { try varied.JSONMap(&json) }
    }
    try expect([16, 48, 0, 32].map { (New(varied: Varied(bits: $0)), Varied(bits: $0).expected) })
  }

  /// Notes much more in some values than in others.
  private struct Vast: JSONMappable {
    var isVast = false
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&isVast, key: "isVast")
      guard isVast else { return }
      for index in 0..<4 {
        var row = SIMD64<Double>(repeating: 0.5)
        try json.map(&row, key: "row\(index)")
      }
    }
  }

  @Test func `a value may note more than the others`() throws {
    let row = "[" + Array(repeating: "0.5", count: 64).joined(separator: ",") + "]"
    let rows = (0..<4).map { #","row\#($0)":\#(row)"# }.joined()
    try expect([(Vast(), #"{"isVast":false}"#), (Vast(isVast: true), #"{"isVast":true\#(rows)}"#)])
  }

  @Test func `each value has its own lines, on several threads`() async throws {
    /// The same, of which no plan is known yet.
    struct New: JSONMappable {
      var varied = Varied()
      mutating func JSONMap(_ json: inout JSONMapping) throws { try varied.JSONMap(&json) }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for index in 0..<200 {
            let varied = Varied(bits: (index * (2 * task + 1)) % 64)
            let text = try New(varied: varied).JSONString(options: .sortedKeys)
            #expect(text == varied.expected)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  // MARK: - Required

  private struct Required: JSONMappable {
    var number = 1
    var text: String? = "t"
    var inner: Inner? = Inner()
    var any: AnyJSON = 1
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&number, key: "number", required: true)
      try json.map(&text, key: "text", required: true)
      try json.map(&inner, key: "inner", required: true)
      try json.map(&any, key: "any", required: true)
    }
  }

  @Test func `a required property that is null is an error at its key`() throws {
    let whole = #"{"any":1,"inner":{"name":"n","number":1},"number":1,"text":"t"}"#
    for _ in 0..<2 {
      #expect(try Required().JSONString(options: .sortedKeys) == whole)
      for (value, path) in [
        (Required(text: nil), "$.text"), (Required(inner: nil), "$.inner"),
        (Required(any: nil), "$.any"),
      ] {
        for write in [{ try value.JSONEncode() as Any }, { try value.JSONData() as Any }] {
          let error = #expect(throws: JSONEncodingError.self) { try write() }
          #expect("\(error?.path ?? .root)" == path)
          let isMissing = if case .missingValue? = error?.problem { true } else { false }
          #expect(isMissing)
        }
      }
    }
  }

  private struct Strict: JSONMappable {
    var text: String?
    var isStrict = false
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&text, key: "text", required: isStrict)
    }
  }

  @Test func `a line may be required in one value and not in another`() throws {
    for _ in 0..<2 {
      #expect(try Strict().JSONString() == "{}")
      let problem = "missing value, expected String at $.text"
      #expect(refusal { try Strict(isStrict: true).JSONString() } == problem)
      #expect(refusal { try Strict(isStrict: true).JSONEncode() } == problem)
      #expect(try Strict(text: "t", isStrict: true).JSONString() == #"{"text":"t"}"#)
    }
  }

  // MARK: - Transformers

  /// Lines with transformers: the same one each time, a new one each time, and one that the value chooses.
  private struct Dated: JSONMappable {
    var start = Date(timeIntervalSince1970: 5)
    var day = Date(timeIntervalSince1970: 86_400)
    var end: Date? = Date(timeIntervalSince1970: 7)
    var all = [Date(timeIntervalSince1970: 9)]
    var choice = 3
    var inMilliseconds = false
    var required: Date? = Date(timeIntervalSince1970: 11)
    var computed: Date {
      get { start }
      set { start = newValue }
    }

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&start, key: "start", transformer: JSONTransformers.secondsToDate)
      try json.map(&day, key: "day", transformer: JSONTransformers.date(format: "yyyy-MM-dd"))
      try json.map(&end, key: "end", transformer: JSONTransformers.secondsToDate)
      try json.map(&all, key: "all", transformer: JSONTransformers.secondsToDate)
      try json.map(
        &start, key: "chosen",
        transformer: inMilliseconds
          ? JSONTransformers.millisecondsToDate : JSONTransformers.secondsToDate)
      let number = choice
      try json.map(
        &choice, key: "choice",
        transformer: JSONTransformer<String, Int>(
          decoding: { Int($0) }, encoding: { "\($0 + number)" }))
      try json.map(
        &required, key: "required", required: true, transformer: JSONTransformers.secondsToDate)
      try json.map(&computed, key: "computed", transformer: JSONTransformers.secondsToDate)
    }
  }

  @Test func `a line has the transformer that it was given`() throws {
    func text(_ choice: Int = 6, chosen: Int = 5, end: String = #","end":7"#) -> String {
      #"{"all":[9],"choice":"\#(choice)","chosen":\#(chosen),"computed":5,"day":"1970-01-02""#
        + #"\#(end),"required":11,"start":5}"#
    }
    try expect([
      (Dated(), text()), (Dated(choice: 5), text(10)),
      (Dated(inMilliseconds: true), text(chosen: 5_000)), (Dated(end: nil), text(end: "")),
    ])
    for _ in 0..<2 {
      let error = #expect(throws: JSONEncodingError.self) { try Dated(required: nil).JSONData() }
      #expect("\(error?.path ?? .root)" == "$.required")
    }
  }

  // MARK: - Reflection

  /// Maps itself by reflection, with a line before and one after, and perhaps twice.
  private struct Mixed: JSONMappable {
    var first = 1
    var second = "s"
    var third: Double?
    var isTwice = false
    var inner = Inner()

    static func JSONKey(forProperty name: String) -> String? { name == "isTwice" ? nil : name }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      name == "first" ? JSONPropertyTransform(JSONTransformers.stringToInt) : nil
    }

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&second, key: "title")
      try json.mapProperties(of: &self, except: ["second"])
      if isTwice { try json.mapProperties(of: &self, except: ["second"]) }
      try json.map(&inner.number, key: "last")
    }
  }

  @Test func `lines of reflection and of verbs stand beside each other`() throws {
    let text = #"{"first":"1","inner":{"name":"n","number":1},"last":1,"title":"s"}"#
    try expect([(Mixed(), text), (Mixed(isTwice: true), text)])
    try expect([(Mixed(isTwice: true), text), (Mixed(), text)])
  }

  /// Maps a part by reflection that is not there in every value, and perhaps twice.
  private struct Parted: JSONMappable {
    var inner: Inner? = Inner()
    var isTwice = false
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      // swift-format-ignore: NeverForceUnwrap
      try json.mapProperties(of: &inner!)
      // swift-format-ignore: NeverForceUnwrap
      if isTwice { try json.mapProperties(of: &inner!) }
    }
  }

  @Test func `a part may be mapped by reflection twice`() throws {
    let text = #"{"name":"n","number":1}"#
    try expect([(Parted(), text), (Parted(isTwice: true), text)])
  }

  /// Maps what it declares, and its subclass what it declares and inherits.
  private class Animal: JSONMappable {
    var name = "n"
    var born = Date(timeIntervalSince1970: 5)
    var legs: Int? = 4
    required init() {}

    class func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      name == "born" ? JSONPropertyTransform(JSONTransformers.secondsToDate) : nil
    }

    func JSONMap(_ json: inout JSONMapping) throws {
      try json.mapProperties(of: self as Animal)
    }
  }

  /// Writes a date that it inherits in another way.
  private final class Bird: Animal {
    override class func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      name == "born" ? JSONPropertyTransform(JSONTransformers.millisecondsToDate) : nil
    }

    override func JSONMap(_ json: inout JSONMapping) throws {
      try super.JSONMap(&json)
      try json.mapProperties(of: self)
    }
  }

  private final class Dog: Animal {
    var breed = "b"
    var chip: Int?

    override func JSONMap(_ json: inout JSONMapping) throws {
      try super.JSONMap(&json)
      if chip == 0, !json.isReading { legs = 3 }
      try json.mapProperties(of: self)
    }
  }

  private final class Cat: Animal {
    private var inner = Inner()
    var other: Animal?

    override func JSONMap(_ json: inout JSONMapping) throws {
      try super.JSONMap(&json)
      try json.map(&inner.number, key: "number")
      // What another object holds stands among the members of this one.
      if let other { try json.mapProperties(of: other, except: ["name", "born"]) }
    }
  }

  @Test func `a class and its subclass map what they inherit`() throws {
    func dog(chip: Int?, legs: Int? = 4) -> Dog {
      let dog = Dog()
      (dog.chip, dog.legs) = (chip, legs)
      return dog
    }
    let usual = #"{"born":5,"breed":"b","legs":4,"name":"n"}"#
    try expect([(dog(chip: nil), usual), (dog(chip: nil), usual)])
    try expect([
      (dog(chip: 7), #"{"born":5,"breed":"b","chip":7,"legs":4,"name":"n"}"#),
      (dog(chip: 0, legs: 2), #"{"born":5,"breed":"b","chip":0,"legs":3,"name":"n"}"#),
      (dog(chip: nil, legs: nil), #"{"born":5,"breed":"b","name":"n"}"#),
    ])
    let bird = #"{"born":5000,"legs":4,"name":"n"}"#
    try expect([(Bird(), bird), (Bird(), bird)])
    let animal = #"{"born":5,"legs":4,"name":"n"}"#
    try expect([(Animal(), animal), (Animal(), animal)])
  }

  @Test func `a property of another object with the same key is an error`() throws {
    for _ in 0..<2 {
      let cat = Cat()
      #expect(try cat.JSONDictionary().count == 4)
      cat.other = Animal()
      let problem =
        #"duplicate key "legs", written by a line of JSONMap of type Cat and another line at $"#
      #expect(refusal { try cat.JSONEncode() } == problem)
      #expect(refusal { try cat.JSONData() } == problem)
    }
  }
}
