import Foundation
import JSONCodable3
import Testing

enum PlainEnum: JSONEncodable { case a }

@Suite("Errors have the cases, keys and types of JSONCodable 3")
struct ErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable () throws -> Void

    init(_ error: String, _ run: @escaping @Sendable () throws -> Void) {
      (testDescription, self.run) = (error, run)
    }
  }

  private static func decoder() -> JSONDecoder {
    JSONDecoder(object: ["int": 1, "text": "a", "mixed": [1, "a"], "people": [["id": 1], 5]])
  }

  private static let reading: [Case] = [
    Case(#"missingTypeError(key: "no")"#) { let _: Int = try decoder().decode("no") },
    Case(#"missingTypeError(key: "no")"#) { let _: Company = try decoder().decode("no") },
    Case(#"missingTypeError(key: "no")"#) { let _: Color = try decoder().decode("no") },
    Case(#"missingTypeError(key: "no")"#) { let _: [String: Int] = try decoder().decode("no") },
    Case(#"missingTypeError(key: "no")"#) {
      let _: Int = try decoder().decode("no", transformer: JSONTransformers.StringToInt)
    },
    Case(
      #"incompatibleTypeError(key: "text", elementType: Swift.String, expectedType: Swift.Int)"#
    ) { let _: Int = try decoder().decode("text") },
    Case(
      #"incompatibleTypeError(key: "mixed", elementType: Swift.Array<Any>, expectedType: Swift.Array<Swift.Int>)"#
    ) { let _: [Int] = try decoder().decode("mixed") },
    Case(
      #"incompatibleTypeError(key: "int", elementType: Swift.Int, expectedType: Swift.String)"#
    ) { let _: Color? = try decoder().decode("int") },
    Case(
      #"incompatibleTypeError(key: "text", elementType: Swift.String, expectedType: JSONCodable3Tests.Color)"#
    ) { let _: Color? = try decoder().decode("text") },
    Case(
      #"incompatibleTypeError(key: "int", elementType: Swift.Int, expectedType: Swift.String)"#
    ) { let _: Int? = try decoder().decode("int", transformer: JSONTransformers.StringToInt) },
    Case(
      #"incompatibleTypeError(key: "int", elementType: Swift.Int, expectedType: Swift.Dictionary<Swift.String, JSONCodable3Tests.Company>)"#
    ) { let _: [String: Company]? = try decoder().decode("int") },
    Case(#"arrayTypeExpectedError(key: "int", elementType: Swift.Int)"#) {
      let _: [Company] = try decoder().decode("int")
    },
    Case(#"arrayTypeExpectedError(key: "people", elementType: Swift.Array<Any>)"#) {
      let _: [Company]? = try decoder().decode("people")
    },
    Case(#"arrayTypeExpectedError(key: "mixed", elementType: Swift.Array<Any>)"#) {
      let _: [Color] = try decoder().decode("mixed")
    },
    Case(#"dictionaryTypeExpectedError(key: "text", elementType: Swift.String)"#) {
      let _: Company? = try decoder().decode("text")
    },
    Case(#"transformerFailedError(key: "text")"#) {
      let _: Int? = try decoder().decode("text", transformer: JSONTransformers.StringToInt)
    },
    Case(#"dictionaryTypeExpectedError(key: "n/a", elementType: Swift.Int)"#) {
      _ = try [Company](JSONArray: [["name": "A"], 5])
    },
    Case(#"missingTypeError(key: "name")"#) { _ = try [Company](JSONArray: [["name": "A"], [:]]) },
    Case(#"missingTypeError(key: "name")"#) {
      _ = try User(object: ["id": 1, "full_name": "K", "company": [String: Any]()])
    },
  ]

  private struct Holder<T>: JSONEncodable {
    let value: T
  }

  private static let writing: [Case] = [
    Case("incompatibleTypeError(elementType: JSONCodable3Tests.PlainEnum)") {
      _ = try PlainEnum.a.toJSON()
    },
    Case("arrayIncompatibleTypeError(elementType: JSONCodable3Tests.Unencodable)") {
      _ = try [Unencodable()].toJSON()
    },
    Case("dictionaryIncompatibleTypeError(elementType: JSONCodable3Tests.Unencodable)") {
      _ = try ["a": Unencodable()].toJSON()
    },
    Case(#"childIncompatibleTypeError(key: "value", elementType: JSONCodable3Tests.Unencodable)"#) {
      _ = try Holder(value: Unencodable()).toJSON()
    },
    Case(#"childIncompatibleTypeError(key: "value", elementType: JSONCodable3Tests.Unencodable)"#) {
      _ = try Holder(value: Holder(value: Unencodable())).toJSON()
    },
    Case(
      #"childIncompatibleTypeError(key: "value", elementType: Swift.Array<JSONCodable3Tests.Unencodable>)"#
    ) { _ = try Holder(value: [Unencodable()]).toJSON() },
    Case(#"transformerFailedError(key: "a")"#) {
      _ = try JSONEncoder.create {
        try $0.encode(-1, key: "a", transformer: JSONTransformers.StringToInt)
      }
    },
  ]

  @Test(arguments: reading)
  func `what is not read is a JSONDecodableError`(_ test: Case) {
    let error = #expect(throws: JSONDecodableError.self) { try test.run() }
    #expect(error?.description == test.testDescription)
  }

  @Test(arguments: writing)
  func `what is not written is a JSONEncodableError`(_ test: Case) {
    let error = #expect(throws: JSONEncodableError.self) { try test.run() }
    #expect(error?.description == test.testDescription)
  }

  private struct Mixed: JSONEncodable {
    let things: [Any] = [1, Unencodable()]
  }

  private struct Sent: JSONEncodable {
    func toJSON() throws -> Any {
      try JSONEncoder.create {
        try $0.encode(-1, key: "a.b", transformer: JSONTransformers.StringToInt)
      }
    }
  }

  @Test func `what an element or a transformer refuses has the whole path`() {
    let ofElement = #expect(throws: JSONEncodingError.self) { try Mixed().JSONEncode() }
    #expect(
      ofElement?.description
        == #"childIncompatibleTypeError(key: "things", elementType: Swift.Array<Any>) at $.things[1]"#
    )
    let ofTransformer = #expect(throws: JSONEncodingError.self) { try Sent().JSONEncode() }
    #expect(ofTransformer?.description == #"transformerFailedError(key: "a.b") at $.a.b"#)
  }

  @Test func `what Foundation's types want is a transformer`() {
    let errors = [
      #expect(throws: JSONEncodableError.self) { try Holder(value: Date()).toJSON() },
      #expect(throws: JSONEncodableError.self) { try Holder(value: [Date()]).toJSON() },
      #expect(throws: JSONEncodableError.self) { try Holder(value: ["a": Data()]).toJSON() },
    ]
    #expect(
      errors.map { $0?.description }
        == [Date.self, [Date].self, [String: Data].self].map { (type: any Any.Type) in
          #"childIncompatibleTypeError(key: "value", elementType: \#(String(reflecting: type)))"#
        })
  }

  @Test func `the floor of the tables`() {
    #expect(Self.reading.count >= 19)
    #expect(Self.writing.count >= 7)
  }
}
