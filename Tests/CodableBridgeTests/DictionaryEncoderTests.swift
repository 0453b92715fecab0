import CodableBridge
import Foundation
import Stacks
import Testing

@Suite struct `The tree of a value has native leaves` {
  @Test func `the tree of a value has leaves of the types that were encoded`() throws {
    let object = try DictionaryEncoder().encodeObject(AllScalars())
    let types = object.mapValues { "\(type(of: $0))" }
    #expect(
      types == [
        "bool": "Bool", "string": "String", "int": "Int", "int8": "Int8", "int16": "Int16",
        "int32": "Int32", "int64": "Int64", "uint": "UInt", "uint8": "UInt8", "uint16": "UInt16",
        "uint32": "UInt32", "uint64": "UInt64", "float": "Float", "double": "Double",
        "decimal": "Decimal", "date": "Double", "data": "String", "url": "String",
        "uuid": "String",
      ])
  }

  @Test func `a 128-bit integer is a leaf of a smaller type where it fits`() throws {
    let object = try DictionaryEncoder().encodeObject(WideIntegers())
    let types = object.mapValues { "\(type(of: $0))" }
    #expect(
      types == [
        "smallest": "Decimal", "largest": "Decimal", "unsigned": "Decimal",
        "beyondInt64": "Decimal", "beyondUInt64": "Decimal", "withinUInt64": "UInt64",
        "small": "Int",
      ])
  }

  @Test func `the tree of a value has containers of Any`() throws {
    let object = try DictionaryEncoder().encodeObject(["a": [[1: "b"]], "c": []])
    #expect(type(of: try #require(object["a"])) == [Any].self)
    let list = try #require(object["a"] as? [Any])
    #expect(type(of: list[0]) == [String: Any].self)
    #expect(type(of: try DictionaryEncoder().encode([1, nil])) == [Any].self)
    #expect(try DictionaryEncoder().encode(Int?.none) is NSNull)
  }

  @Test func `JSONSerialization writes the tree of a value`() throws {
    let tree = try DictionaryEncoder().encode([AllScalars()])
    #expect(JSONSerialization.isValidJSONObject(tree))
  }
}

@Suite struct `An encoder` {
  @Test(arguments: [[1, 2], []])
  func `an encoder gives an object only for objects`(_ array: [Int]) throws {
    let error = Outcome { try DictionaryEncoder().encodeObject(array).count }
    #expect(error == .failure(Failure(name: "invalidValue", type: "\(array)", path: [])))
  }

  @Test func `an encoder refuses a value that encodes nothing`() {
    let error = Outcome { try DictionaryEncoder().encodeObject(Nothing()).count }
    #expect(error == .failure(Failure(name: "invalidValue", type: "Nothing()", path: [])))
  }

  @Test func `an encoder refuses a decimal that is not a number, which JSONEncoder writes`() throws
  {
    #expect(try JSONEncoder().encode([Decimal.nan]) == Data("[NaN]".utf8))
    let error = Outcome { try DictionaryEncoder().encodeObject(["a": [Decimal.nan]]).count }
    #expect(error == .failure(Failure(name: "invalidValue", type: "NaN", path: ["a", "Index 0"])))
  }

  @Test func `an encoder gives the whole path of a number in nested containers`() {
    struct Value: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        var list = container.nestedUnkeyedContainer(forKey: "list")
        try list.encodeNil()
        var object = list.nestedContainer(keyedBy: AnyKey.self)
        try object.encode(["x": [Double.nan]], forKey: "deep")
      }
    }
    let path = ["top", "list", "Index 1", "deep", "x", "Index 0"]
    let error = Outcome { try DictionaryEncoder().encodeObject(["top": Value()]).count }
    #expect(error == .failure(Failure(name: "invalidValue", type: "nan", path: path)))
  }

  /// Stands in as many containers, or super encoders, as it says.
  private struct Nested: Encodable {
    var levels: Int
    var goesBySuper = false

    func encode(to encoder: any Encoder) throws {
      guard goesBySuper else {
        var container = encoder.unkeyedContainer()
        for _ in 0..<levels { container = container.nestedUnkeyedContainer() }
        return try container.encode(1)
      }
      var encoder = encoder
      for _ in 0..<levels {
        var container = encoder.container(keyedBy: AnyKey.self)
        encoder = container.superEncoder(forKey: "inner")
      }
      try 1.encode(to: encoder)
    }
  }

  @Test(arguments: [false, true], [100, 400, 1_000, 100_000])
  func `containers in one another take no more of the stack than there is`(
    _ goesBySuper: Bool, _ levels: Int
  ) throws {
    let value = Nested(levels: levels, goesBySuper: goesBySuper)
    let result = Result {
      try onStack(of: secondaryThreadStack) {
        _ = try DictionaryEncoder().encode(value)
        return true
      }
    }
    switch result {
    case .success: #expect(levels <= 400)
    case .failure(let error):
      #expect(levels >= 400)
      let context = try #require((error as? EncodingError)?.invalidValueContext)
      #expect(context.debugDescription == "Nested deeper than the stack of the thread allows.")
      #expect(context.codingPath.count > 100)
    }
  }

  /// Writes itself by super encoders or nested containers, as many as it says.
  private struct Descending: Encodable {
    var levels: Int
    var goesBySuper: Bool

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      try encode(levels, to: &container)
    }

    private func encode(
      _ levels: Int, to container: inout KeyedEncodingContainer<AnyKey>
    ) throws {
      try container.encode(levels, forKey: "level")
      guard levels > 0 else { return }
      if goesBySuper {
        let inner = Descending(levels: levels - 1, goesBySuper: true)
        try inner.encode(to: container.superEncoder())
      } else {
        var inner = container.nestedContainer(keyedBy: AnyKey.self, forKey: "inner")
        try encode(levels - 1, to: &inner)
      }
    }
  }

  @Test(arguments: [false, true])
  func `a value that goes on by such containers is stopped before the end of the stack`(
    _ goesBySuper: Bool
  ) throws {
    let value = Descending(levels: 10_000, goesBySuper: goesBySuper)
    let error = try #require(
      throws: EncodingError.self,
      performing: {
        try onStack(of: secondaryThreadStack) { _ = try DictionaryEncoder().encode(value) }
      })
    let context = try #require(error.invalidValueContext)
    #expect(context.debugDescription == "Nested deeper than the stack of the thread allows.")
    #expect(context.codingPath.count > 100)
    let shallow = Descending(levels: 2, goesBySuper: goesBySuper)
    let key = goesBySuper ? "super" : "inner"
    #expect(
      try DictionaryEncoder().encodeObject(shallow) as NSDictionary
        == ["level": 2, key: ["level": 1, key: ["level": 0]]] as NSDictionary)
  }

  /// Asks for each thing below the end of the stack, and notes what is refused there.
  private final class Bottom: Encodable {
    var refusals: [Result<Int, any Error>] = []

    func encode(to encoder: any Encoder) throws {
      var encoder = encoder
      for _ in 0..<10_000 {
        var container = encoder.container(keyedBy: AnyKey.self)
        encoder = container.superEncoder(forKey: "inner")
      }
      note(keyed: encoder.container(keyedBy: AnyKey.self))
      note(unkeyed: encoder.unkeyedContainer())
      note(encoder)
    }

    private func note(keyed: KeyedEncodingContainer<AnyKey>) {
      var keyed = keyed
      note(keyed.codingPath) { try keyed.encodeNil(forKey: "a") }
      note(keyed.codingPath) { try keyed.encode(1, forKey: "a") }
      note(keyed.codingPath) { try keyed.encode(Int128(1), forKey: "a") }
      note(keyed.codingPath) { try keyed.encode(UInt128(1), forKey: "a") }
      var member = keyed.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      note(member.codingPath) { try member.encode(true, forKey: "a") }
      var list = keyed.nestedUnkeyedContainer(forKey: "a")
      note(list.codingPath) { try list.encode([1]) }
      note(keyed.superEncoder())
      note(keyed.superEncoder(forKey: "a"))
    }

    private func note(unkeyed: any UnkeyedEncodingContainer) {
      var unkeyed = unkeyed
      note(unkeyed.codingPath) { try unkeyed.encodeNil() }
      note(unkeyed.codingPath) { try unkeyed.encode("a") }
      note(unkeyed.codingPath) { try unkeyed.encode(Int128(1)) }
      note(unkeyed.codingPath) { try unkeyed.encode(UInt128(1)) }
      var element = unkeyed.nestedContainer(keyedBy: AnyKey.self)
      note(element.codingPath) { try element.encode(1.5, forKey: "a") }
      var list = unkeyed.nestedUnkeyedContainer()
      note(list.codingPath) { try list.encode(Date.distantPast) }
      note(unkeyed.superEncoder())
    }

    private func note(_ encoder: any Encoder) {
      var single = encoder.singleValueContainer()
      note(encoder.codingPath) { try single.encodeNil() }
      note(single.codingPath) { try single.encode(1) }
    }

    private func note(_ path: [any CodingKey], _ encode: () throws -> Void) {
      refusals.append(
        Result {
          try encode()
          return path.count
        })
    }
  }

  @Test func `each call below the end of the stack throws one and the same error`() throws {
    let bottom = Bottom()
    let end = Outcome {
      try onStack(of: secondaryThreadStack) { try DictionaryEncoder().encodeObject(bottom).count }
    }
    #expect(bottom.refusals.count == 20)
    for refusal in bottom.refusals { #expect(Outcome { try refusal.get() } == end) }
    guard case .failure(let failure) = end else { throw CocoaError(.coderInvalidValue) }
    #expect(failure.name == "invalidValue")
    #expect(failure.path.count > 100)
  }

  @Test func `a dictionary in a single value goes with what a keyed container adds`() throws {
    struct Value: Encodable {
      var isFirst: Bool

      func encode(to encoder: any Encoder) throws {
        if isFirst { try add("idNo", to: encoder) }
        var single = encoder.singleValueContainer()
        try single.encode(["fooBar": 1])
        if !isFirst { try add("idNo", to: encoder) }
      }

      private func add(_ key: AnyKey, to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode(2, forKey: key)
      }
    }
    let encoder = DictionaryEncoder()
    for isFirst in [true, false] {
      let value = Value(isFirst: isFirst)
      encoder.keyEncodingStrategy = .useDefaultKeys
      #expect(try encoder.encode(value) as? [String: Int] == ["fooBar": 1, "idNo": 2])
      encoder.keyEncodingStrategy = .convertToSnakeCase
      #expect(try encoder.encode([value]) as? [[String: Int]] == [["fooBar": 1, "id_no": 2]])
    }
  }

  @Test func `an encoder hands user information to the values`() throws {
    struct Value: Codable, Equatable {
      var text: String

      init(_ text: String) { self.text = text }

      init(from decoder: any Decoder) throws {
        text = decoder.userInfo[.replay] as? String ?? "none"
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(encoder.userInfo[.replay] as? String ?? "none")
      }
    }
    var strategies = Strategies()
    strategies.userInfo[.replay] = "here"
    let tree = try strategies.bridgeEncoder.encode([Value("")])
    #expect(tree as? [String] == ["here"])
    #expect(try strategies.bridgeDecoder.decode([Value].self, from: tree) == [Value("here")])
    #expect(strategies.bridgeEncoder.userInfo[.replay] as? String == "here")
  }

  @Test func `an encoder may be shared between tasks`() async throws {
    let encoder = DictionaryEncoder()
    let decoder = DictionaryDecoder()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for x in 0..<20 {
        group.addTask {
          let point = Point(x: x, y: 0)
          return try decoder.decode(Point.self, from: encoder.encode(point)) == point
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  @Test func `an encoder keeps a container that a value holds on to out of the next value`() throws
  {
    final class Log {
      var containers: [AnyKeyedEncoding] = []
      var encoders: [any Encoder] = []
    }
    struct Holder: Encodable {
      let log: Log

      func encode(to encoder: any Encoder) throws {
        for index in log.containers.indices {
          try log.containers[index].encode("late", forKey: "intruder")
        }
        for old in log.encoders {
          var container = old.container(keyedBy: AnyKey.self)
          try container.encode("late", forKey: "intruder")
        }
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode(1, forKey: "own")
        log.containers.append(container)
        log.encoders.append(encoder)
      }
    }
    let holder = Holder(log: Log())
    let document = try Document(writing: DictionaryEncoder().encode([holder, holder, holder]))
    let member = Document.object(["own": .number(ExactNumber(text: "1"))])
    #expect(document == .array([member, member, member]))
  }

  @Test func `an encoder does not hold what it encoded`() throws {
    weak var leaked: Animal?
    do {
      final class Probe: Encodable {
        let animal = Animal()

        func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: AnyKey.self)
          try animal.encode(to: container.superEncoder())
          var list = container.nestedUnkeyedContainer(forKey: "a")
          try animal.encode(to: list.superEncoder())
          try list.encode([animal])
        }
      }
      let probe = Probe()
      leaked = probe.animal
      _ = try DictionaryEncoder().encode(probe)
    }
    #expect(leaked == nil)
  }
}

extension EncodingError {
  fileprivate var invalidValueContext: Context? {
    if case .invalidValue(_, let context) = self { context } else { nil }
  }
}
