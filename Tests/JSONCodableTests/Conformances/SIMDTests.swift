import Engines
import Foundation
import JSONCodable
import Testing

/// A type of vectors, and what is compared on one of its values.
struct VectorCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let width: Int
  let compareBothWays: @Sendable () throws -> Void
  /// Gives the words for an array of a length.
  let refuse: @Sendable (_ count: Int) -> String?

  /// Makes the case of the vector whose elements are made of 0, 1, 2 and so on.
  init<V>(_ type: V.Type, _ element: @escaping @Sendable (Int) -> V.Scalar)
  where V: SIMD & JSONEncodable & JSONRestorable & SendableMetatype, V.Scalar: SendableMetatype {
    testDescription = "\(type)"
    width = V.scalarCount
    compareBothWays = {
      let vector = V((0..<V.scalarCount).map(element))
      let written = try JSONEncoder().encode(vector)
      #expect(try vector.JSONData() == written)
      #expect(try V(JSONData: written) == vector)
      #expect(try V(JSONValue: vector.JSONEncode()) == vector)
      #expect(try JSONDecoder().decode(V.self, from: vector.JSONData()) == vector)
    }
    refuse = { count in
      let json = "[\(Array(repeating: "1", count: count).joined(separator: ","))]"
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(V.self, from: Data(json.utf8))
      }
      return #expect(throws: JSONDecodingError.self) { try V(JSONString: json) }?.description
    }
  }

  /// Makes the cases of all widths with one type of elements.
  static func allWidths<S>(_ element: @escaping @Sendable (Int) -> S) -> [VectorCase]
  where S: SIMDScalar & JSONEncodable & JSONRestorable & SendableMetatype {
    [
      VectorCase(SIMD2<S>.self, element), VectorCase(SIMD3<S>.self, element),
      VectorCase(SIMD4<S>.self, element), VectorCase(SIMD8<S>.self, element),
      VectorCase(SIMD16<S>.self, element), VectorCase(SIMD32<S>.self, element),
      VectorCase(SIMD64<S>.self, element),
    ]
  }
}

private struct Vertex: JSONCodable, Codable, Equatable {
  var position = SIMD3<Float>()
  var normal: SIMD3<Double>?
  var samples: [SIMD2<Int8>] = []

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&position, key: "position")
    try json.restore(&normal, key: "normal")
    try json.restore(&samples, key: "samples")
  }
}

@Suite("A vector is an array of its elements, as Codable has it", .everyEngine)
struct SIMDTests {
  static let cases: [VectorCase] =
    VectorCase.allWidths { Int8(clamping: $0 - 32) }
    + VectorCase.allWidths { UInt64.max - UInt64($0) }
    + VectorCase.allWidths { Int($0) * 1_000_003 - 5 } + VectorCase.allWidths { UInt8($0) }
    + VectorCase.allWidths { Int32($0) } + VectorCase.allWidths { Float($0) / 3 - 0.1 }
    + VectorCase.allWidths { Double($0) / 7 - 0.3 }

  @Test(arguments: cases)
  func `the mapper and Codable read and write a vector the same`(_ vector: VectorCase) throws {
    try vector.compareBothWays()
  }

  @Test(arguments: cases)
  func `an array of another length than the vector is refused`(_ vector: VectorCase) {
    for count in [0, vector.width - 1, vector.width + 1] {
      let elements = count == 1 ? "element" : "elements"
      let expected =
        "wrong type: array of \(count) \(elements), expected \(vector.testDescription) at $"
      #expect(vector.refuse(count) == expected)
    }
  }

  @Test func `a mask is an array of truth values`() throws {
    let mask = SIMD4<Int32>(1, 2, 3, 4) .> SIMD4<Int32>(repeating: 2)
    #expect(try mask.JSONString() == "[false,false,true,true]")
    #expect(try SIMDMask<SIMD4<Int32>>(JSONString: "[false,false,true,true]") == mask)
    #expect(try JSONEncoder().encode(mask) == mask.JSONData())
  }

  @Test func `vectors are properties, optionals and elements`() throws {
    let vertex = Vertex(position: [0, 0.5, -1], normal: nil, samples: [[1, -2], [3, 4]])
    let text = #"{"position":[0,0.5,-1],"samples":[[1,-2],[3,4]]}"#
    #expect(try vertex.JSONString(options: .sortedKeys) == text)
    #expect(try Vertex(JSONString: text) == vertex)
    #expect(try JSONDecoder().decode(Vertex.self, from: Data(text.utf8)) == vertex)
    #expect(try Vertex(JSONString: #"{"normal":null}"#).normal == nil)
    let handMade: JSONObject = ["position": [0, 0.5, -1], "samples": [[1, -2], [3, 4]]]
    #expect(try Vertex(JSONDictionary: handMade) == vertex)
  }

  static let faults = [
    DecodingFault(
      "an object", #"{"position":{"x":1}}"#,
      "wrong type: object, expected SIMD3<Float> at $.position"),
    DecodingFault(
      "two of three", #"{"position":[1,2]}"#,
      "wrong type: array of 2 elements, expected SIMD3<Float> at $.position"),
    DecodingFault(
      "one of three in an optional", #"{"position":[1,2,3],"normal":[1],"samples":[]}"#,
      "wrong type: array of 1 element, expected SIMD3<Double> at $.normal"),
    DecodingFault(
      "a text", #"{"position":[1,"2",3]}"#,
      #"wrong type: string "2", expected Float at $.position[1]"#),
    DecodingFault(
      "null", #"{"position":[1,2,null]}"#, "wrong type: null, expected Float at $.position[2]"),
    DecodingFault(
      "a truth value", #"{"position":[true,2,3]}"#,
      "wrong type: boolean true, expected Float at $.position[0]"),
    DecodingFault(
      "too large for the element", #"{"position":[1,2,3],"samples":[[1,2],[3,300]]}"#,
      "out of range: 300, expected Int8 at $.samples[1][1]"),
    DecodingFault(
      "a fraction", #"{"position":[1,2,3],"samples":[[1.5,2]]}"#,
      "wrong type: number 1.5, expected Int8 at $.samples[0][0]"),
  ]

  @Test(arguments: faults)
  func `the mapper and Codable reject the same vectors`(_ fault: DecodingFault) { check(fault) }

  @Test(.ownTextOnly("Foundation's reader refuses 1e400"))
  func `the mapper and Codable reject an element that is too large for any width`() {
    check(
      DecodingFault(
        "too large", #"{"position":[1,1e400,3]}"#,
        "out of range: 1e400, expected Float at $.position[1]"))
  }

  private func check(_ fault: DecodingFault) {
    let error = #expect(throws: JSONDecodingError.self) { try Vertex(JSONString: fault.text) }
    #expect(error?.description == fault.message)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Vertex.self, from: Data(fault.text.utf8))
    }
  }

  @Test func `a vector with a non-finite element is not written`() {
    let vertex = Vertex(position: [0, .infinity, 0])
    let error = #expect(throws: JSONEncodingError.self) { try vertex.JSONString() }
    #expect(error?.description == "non-finite number inf at $.position[1]")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(vertex) }
    let vectors = [SIMD2<Double>(), [0, .nan]]
    let inArray = #expect(throws: JSONEncodingError.self) { try vectors.JSONEncode() }
    #expect(inArray?.description == "non-finite number nan at $[1][1]")
  }

  @Test func `a non-finite element of a vector is a text where the options have one`() throws {
    var context = JSONContext.current
    context.options.nonFiniteNumbers = .strings(
      positiveInfinity: "inf", negativeInfinity: "-inf", notANumber: "nan")
    let vector: SIMD2<Float> = [.infinity, -.infinity]
    #expect(try vector.JSONString(context: context) == #"["inf","-inf"]"#)
    #expect(try SIMD2<Float>(JSONString: #"["inf","-inf"]"#, context: context) == vector)
  }

  @Test func `lenient reading keeps the vector and tells the element that is wrong`() throws {
    let (vertex, problems) = try Vertex.lenient(
      JSONDictionary: ["position": [1, "2", 3], "samples": [[1, 2]]])
    #expect(vertex == Vertex(samples: [[1, 2]]))
    #expect(
      problems.map(\.description) == [#"wrong type: string "2", expected Float at $.position[1]"#])
  }

  @Test func `the table of vectors has all widths`() {
    #expect(Set(Self.cases.map(\.width)) == [2, 3, 4, 8, 16, 32, 64])
    #expect(Self.cases.count >= 49)
  }
}
