import Foundation
import Testing

@testable import JSONParity

@Suite("Plain agreement is never wrong, and sure of what two writers write")
struct PlainAgreementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var left: String
    var right: String
    var isCertain: Bool
    var testDescription: String { "\(left) \(right)" }
  }

  static let cases = [
    Case(left: "1", right: " 1 ", isCertain: true),
    Case(
      left: #"{"a":1,"b":[true,null,"x"]}"#, right: #"{"b":[true,null,"x"],"a":1}"#, isCertain: true
    ),
    Case(left: "[]", right: "[ ]", isCertain: true),
    Case(left: "{}", right: "{\n}", isCertain: true),
    Case(left: #"{"a":{"b":1,"c":2}}"#, right: #"{"a":{"c":2,"b":1}}"#, isCertain: true),
    Case(left: #"["\u0041"]"#, right: #"["\u0041"]"#, isCertain: true),
    Case(left: "1", right: "1.0", isCertain: false),
    Case(left: "1", right: "2", isCertain: false),
    Case(left: #""A""#, right: #""\u0041""#, isCertain: false),
    Case(left: "[1]", right: "[1,2]", isCertain: false),
    Case(left: "[[1],2]", right: "[1,[2]]", isCertain: false),
    Case(left: "[1,2]", right: "[2,1]", isCertain: false),
    Case(left: "[]", right: "{}", isCertain: false),
    Case(left: #"{"a":1}"#, right: #"{"a":1,"b":2}"#, isCertain: false),
    Case(left: #"{"a":1,"b":1}"#, right: #"{"a":1,"c":1}"#, isCertain: false),
    Case(left: #"{"a":1,"a":1}"#, right: #"{"a":1,"a":1}"#, isCertain: false),
    Case(left: #"{"a":1,"a":1}"#, right: #"{"a":1,"b":1}"#, isCertain: false),
    Case(left: #"{"a":1,"b":1}"#, right: #"{"a":1,"a":1}"#, isCertain: false),
    Case(left: #"{"a":1,"\u0061":1}"#, right: #"{"\u0061":1,"a":1}"#, isCertain: false),
    Case(left: #"{"x":{"a":1,"a":1}}"#, right: #"{"x":{"a":1,"a":1}}"#, isCertain: false),
    Case(left: #"{"a":[1],"b":2}"#, right: #"{"a":[1,2],"b":2}"#, isCertain: false),
    Case(left: "1", right: "1,", isCertain: false),
    Case(left: "1,", right: "1", isCertain: false),
    Case(left: "[1]", right: "[1", isCertain: false),
    Case(left: "[1", right: "[1]", isCertain: false),
    Case(left: #"{"a":1,"b":2}"#, right: #"{"a":1}"#, isCertain: false),
    Case(left: "[1,2]", right: "[1]", isCertain: false),
    Case(left: "{}", right: #"{"a":1}"#, isCertain: false),
    Case(left: #"{"\u0061":1}"#, right: #"{"\u0061":1}"#, isCertain: false),
    Case(left: "", right: "", isCertain: false),
  ]

  @Test(arguments: cases)
  func `two texts`(_ testCase: Case) {
    let (left, right) = (Array(testCase.left.utf8), Array(testCase.right.utf8))
    let isCertain = left.withUnsafeBytes { left in
      right.withUnsafeBytes { PlainAgreement.isCertain(left, $0) }
    }
    #expect(isCertain == testCase.isCertain)
  }

  @Test func `objects of every size agree with the comparison`() throws {
    for count in [1, 63, 64, 65, 200] {
      let members = (0..<count).map { "\"k\($0)\":\($0)" }
      let left = "{\(members.joined(separator: ","))}"
      let right = "{\(members.reversed().joined(separator: ","))}"
      #expect(try JSONComparison.differences(Data(left.utf8), Data(right.utf8)).isEmpty)
      let other = right.replacing("\"k0\":0}", with: "\"k0\":1}")
      #expect(try JSONComparison.differences(Data(left.utf8), Data(other.utf8)).count == 1)
    }
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func `what is certain is what the values say`(_ seed: UInt64) throws {
    var documents = RandomDocuments(seed: seed, repeatsKeys: seed.isMultiple(of: 2))
    let value = documents.value()
    let other = seed.isMultiple(of: 3) ? value : documents.variant(of: value)
    let left = Array(documents.text(of: value).utf8)
    let right = Array(documents.text(of: other).utf8)
    let isCertain = left.withUnsafeBytes { left in
      right.withUnsafeBytes { PlainAgreement.isCertain(left, $0) }
    }
    if isCertain { #expect(JSONComparison.differences(value, other).isEmpty) }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `members in another order are certain, and one byte less never`(_ seed: UInt64) throws {
    var documents = RandomDocuments(seed: seed, repeatsKeys: false)
    let value = documents.value()
    let (left, right) = (Array(value.text().utf8), Array(value.reversingMembers.text().utf8))
    func isCertain(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
      left.withUnsafeBytes { left in
        right.withUnsafeBytes { PlainAgreement.isCertain(left, $0) }
      }
    }

    #expect(isCertain(left[...], right[...]))
    #expect(!isCertain(left.dropLast(), right[...]))
    #expect(!isCertain(left[...], right.dropLast()))
  }
}

extension JSONValue {
  fileprivate var reversingMembers: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.reversingMembers))
    case .object(let members):
      .object(members.reversed().map { Member(key: $0.key, value: $0.value.reversingMembers) })
    default: self
    }
  }
}
