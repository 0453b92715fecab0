import CodableBridge
import Foundation
import Fuzzing
import JSONCodable
import JSONParity
import Synchronization
import Testing

/// A part with something wrong in it, and a text that shows it.
private struct PlantedPart: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let part: any FuzzPart
  let text: String
  /// The law that it breaks.
  let law: String

  init(_ name: String, _ part: any FuzzPart, _ text: String, law: String) {
    (testDescription, self.part, self.text, self.law) = (name, part, text, law)
  }
}

/// A document of the model that says everything.
private let whole = """
  {"id":1,"name":"a long name","isOpen":true,"ratio":1.5,"share":2.5,"small":3,"bigNumber":4,\
  "price":5,"note":"n","color":"red","tags":["t"],"marks":[null],"counts":{"a":1},\
  "lots":{"1":true},"parts":[],"pet":{"kind":"fish"}}
  """

private struct Fault: Error {}

// MARK: - Typed reading

extension PlantedPart {
  private static let shape = Shape.object([
    Shape.Field("id", .integer(Int.self), Held(0)), Shape.Field("ratio", .double, Held(0.5)),
  ])

  private struct Pair: JSONMappable {
    var id = 0
    var ratio = 0.5
    var held: Held { .table(["id": Held(id), "ratio": Held(ratio)]) }
  }

  private static func typed(
    _ name: String, _ text: String, read: @escaping @Sendable (Data) throws -> ModelRoute.Value
  ) -> PlantedPart {
    let part = ModelLaws("planted", [ModelRoute("pair", shape, read: read)])
    return PlantedPart(name, part, text, law: "planted, pair")
  }

  static let models = [
    typed("an integer is cut to eight bits", #"{"id":300}"#) { data in
      let id = Int8(truncatingIfNeeded: try Pair(JSONData: data).id)
      return ModelRoute.Value(held: .table(["id": Held(id), "ratio": Held(0.5)]))
    },
    typed("a fraction is read as a float", #"{"ratio":0.1}"#) { data in
      let pair = try Pair(JSONData: data)
      let ratio = Double(Float(pair.ratio))
      return ModelRoute.Value(held: .table(["id": Held(pair.id), "ratio": Held(ratio)]))
    },
    typed("a wrong type is left out", #"{"id":"1"}"#) { data in
      let (pair, _) = try Pair.lenient(JSONDictionary: JSONObject(JSONData: data))
      return ModelRoute.Value(held: pair.held)
    },
    typed("what is not JSON is read", "{") { _ in ModelRoute.Value(held: Pair().held) },
    typed("zero is refused", #"{"id":0}"#) { data in
      let pair = try Pair(JSONData: data)
      if pair.id == 0 { throw Fault() }
      return ModelRoute.Value(held: pair.held)
    },
    typed("another value is written", #"{"id":1}"#) { data in
      ModelRoute.Value(held: try Pair(JSONData: data).held) { Data(#"{"id":2}"#.utf8) }
    },
    typed("what is written is not JSON", #"{"id":1}"#) { data in
      ModelRoute.Value(held: try Pair(JSONData: data).held) { Data("{".utf8) }
    },
    typed("what is written is refused", #"{"id":1}"#) { data in
      ModelRoute.Value(held: try Pair(JSONData: data).held) { Data("[]".utf8) }
    },
    typed("nothing is written", #"{"id":1}"#) { data in
      ModelRoute.Value(held: try Pair(JSONData: data).held) { throw Fault() }
    },
  ]

  static let bridge = [
    PlantedPart(
      "more is read", BridgeLaws { _ in try sample(whole) }, "{}", law: "refused by both"),
    PlantedPart("less is read", BridgeLaws { _ in throw Fault() }, whole, law: "read by both"),
    PlantedPart(
      "another value is read",
      BridgeLaws { _ in try sample(whole.replacing(#""id":1"#, with: #""id":2"#)) }, whole,
      law: "read alike"),
  ]

  private static func sample(_ text: String) throws -> CodedSample {
    try JSONDecoder().decode(CodedSample.self, from: Data(text.utf8))
  }
}

// MARK: - Comparisons

extension PlantedPart {
  private static let difference: @Sendable () throws -> [JSONDifference] = {
    try JSONComparison.differences(Data("1".utf8), Data("2".utf8))
  }

  static let comparisons = [
    PlantedPart(
      "a document differs from itself", DifferenceLaws { _, _, _ in try difference() }, "[1]",
      law: "a document is itself"),
    PlantedPart(
      "no byte differs", DifferenceLaws { _, _, _ in [] }, "[1,2,3]", law: "bytes differ or not"),
    PlantedPart(
      "no meaning differs",
      DifferenceLaws { left, right, level in
        level != .bytes || left == right ? [] : try difference()
      }, "[1,2,3]", law: "differences are found"),
    PlantedPart(
      "what is not JSON is compared", DifferenceLaws { _, _, _ in [] }, "[1",
      law: "what is not JSON is not compared"),
    PlantedPart(
      "what is JSON is not compared", DifferenceLaws { _, _, _ in throw Fault() }, "[1]",
      law: "two documents are compared"),
    PlantedPart(
      "the way back is not compared",
      DifferenceLaws { left, right, level in
        if level == .meaning, left.count < right.count { return try difference() }
        return left == right || level == .meaning && left.count > right.count
          ? [] : try JSONComparison.differences(left, right, level: level)
      }, "[1,2,3]", law: "both ways alike"),
    PlantedPart(
      "a patch does nothing", DifferenceLaws(patch: { _, _ in JSONPatch() }), "[1,2,3]",
      law: "a patch leads to the other"),
    PlantedPart(
      "a patch has no place",
      DifferenceLaws(patch: { _, _ in JSONPatch([.remove(JSONPath([.key("x")]))]) }), "[1,2,3]",
      law: "two documents are compared"),
  ]

  /// A mapping that refuses null, and forgets two properties when it writes.
  private static func forgetful<T: JSONEncodable & JSONConstructible & SendableMetatype>(
    _ type: T.Type
  ) -> ParityMapping<T> {
    .functions("forgetful") {
      if String(decoding: $0, as: UTF8.self).contains("null") { throw Fault() }
      return try T(JSONData: $0)
    } write: {
      var json = try $0.JSONDictionary()
      (json["tags"], json["name"]) = (nil, nil)
      return try json.JSONData()
    }
  }

  private static let sound = ParityMapping.mapper(MappedSample.self)

  static let checks = [
    PlantedPart(
      "a mapping forgets a property",
      CheckLaws(same: forgetful(MappedSample.self), left: .mapper(RestoredSample.self)), whole,
      law: "a mapping agrees with itself"),
    PlantedPart(
      "a verdict is on another mapping",
      CheckLaws(same: sound, left: forgetful(RestoredSample.self)), whole,
      law: "a verdict is right"),
    PlantedPart(
      "a fault is refused by one side",
      FaultLaws(same: forgetful(MappedSample.self)) { $0.json() }, #"{"id":1}"#,
      law: "a mapping agrees with itself on faults"),
    PlantedPart(
      "a report is cut off", FaultLaws(same: sound) { "\($0.json().dropLast(3))" }, #"{"id":1}"#,
      law: "a report is JSON"),
    PlantedPart(
      "a shadow reads another value",
      ShadowLaws { _ in
        ParityShadow("s", old: forgetful(RestoredSample.self), new: .codable(CodedSample.self)) {
          _ in
        }
      }, #"{"note":null}"#, law: "a shadow reads as the old one"),
    PlantedPart(
      "a shadow writes another value",
      ShadowLaws { _ in
        ParityShadow("s", old: forgetful(RestoredSample.self), new: .codable(CodedSample.self)) {
          _ in
        }
      }, #"{"tags":["a"]}"#, law: "a shadow writes as the old one"),
    PlantedPart(
      "a finding has a value",
      ShadowLaws { old in
        ParityShadow("s", old: old, new: forgetful(RestoredSample.self), showsValues: true) { _ in }
      }, #"{"name":"a secret value"}"#, law: "a finding has no value"),
  ]
}

// MARK: - Audits

private struct OtherPlace: JSONCodable {
  var id = 0
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&id, key: "number") }
}

private struct Unread: JSONCodable {
  var id = 0
  var name = ""
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&id, key: "id") }
  func JSONEncode() throws -> Any { ["id": id] }
}

private struct Unwritten: JSONCodable {
  var id = 0
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&id, key: "id") }
  func JSONEncode() throws -> Any { throw Fault() }
}

extension PlantedPart {
  private static func audit<T: JSONEncodable & JSONConstructible & SendableMetatype>(
    _ type: T.Type, _ name: String, law: String
  ) -> PlantedPart {
    PlantedPart(name, AuditLaws(audits: [AuditLaws.audit(type)]), #"{"id":1,"number":2}"#, law: law)
  }

  static let audits = [
    audit(
      OtherPlace.self, "a property is written elsewhere", law: "a sound mapping has no asymmetry"),
    audit(Unread.self, "a property is not read", law: "a property is read and written"),
    audit(Unwritten.self, "a value is not written", law: "a value is audited"),
  ]

  static let all = models + bridge + comparisons + checks + audits
}

@Suite("Every law of the fuzzer has been seen to break")
struct PlantedLawTests {
  @Test(arguments: PlantedPart.all)
  private func `a planted part breaks its law`(_ planted: PlantedPart) throws {
    let found = try #require(planted.part.firstBroken(by: Array(planted.text.utf8)))
    #expect(found.law == planted.law)
    #expect(planted.part.isBroken(planted.law, by: Array(planted.text.utf8)))
  }

  @Test func `the table of planted parts has its rows`() { #expect(PlantedPart.all.count >= 29) }

  @Test func `a text of a planted part breaks no law of the package`() throws {
    for planted in PlantedPart.all {
      for part in fuzzParts where part.every < 1_000 {
        let found = part.firstBroken(by: Array(planted.text.utf8))
        #expect(found == nil, "\(part.name), \(planted.testDescription)")
      }
    }
  }

  @Test func `memory beyond the multiple is not allowed`() {
    for document in LargeDocument.allCases {
      #expect(document.allows(document.multiple * 100, ofSize: 100))
      #expect(!document.allows(document.multiple * 100 + 1, ofSize: 100))
    }
  }

  @Test func `a text that takes too long is told`() async {
    await confirmation { told in
      await withCheckedContinuation { continuation in
        let isTold = Mutex(false)
        let watch = StepWatch(limit: 0.01) { step, seed in
          guard
            isTold.withLock({
              let was = $0; $0 = true; return !was
            })
          else { return }
          #expect(step == 7 && seed == 3)
          continuation.resume()
        }
        _ = watch.start(7, of: 3)
        Self.keeping.withLock { $0 = watch }
      }
      Self.keeping.withLock { $0 = nil }
      told()
    }
  }

  /// A watch looks as long as somebody holds it.
  private static let keeping = Mutex<StepWatch?>(nil)
}
