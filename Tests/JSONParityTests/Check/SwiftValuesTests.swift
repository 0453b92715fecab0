import Foundation
import Testing

@testable import JSONParity

@Suite("The first part in which two values differ is shown as it is, and not as it lies in memory")
struct SwiftValuesTests {
  private struct Photo: Equatable {
    var name = "a"
    var blob: Data?
    var address: UnsafeRawPointer?
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let left: Data?
    let right: Data?
    let text: String
  }

  static let pairs = [
    Pair(
      testDescription: "bytes", left: Data([1, 2, 0xAB]), right: Data([1, 3]),
      text: "Data 0102ab (3 bytes) against Data 0103 (2 bytes) at .blob"),
    Pair(
      testDescription: "no bytes", left: Data([1]), right: Data(),
      text: "Data 01 (1 byte) against Data (0 bytes) at .blob"),
    Pair(
      testDescription: "the part of many bytes that differs",
      left: Data(0..<100), right: Data(0..<60) + [0, 1, 2],
      text: "Data …38393a3b3c3d3e3f4041424344454647… (100 bytes) "
        + "against Data …38393a3b000102 (63 bytes) at .blob"),
    Pair(
      testDescription: "a slice", left: Data([9, 1, 2]).dropFirst(), right: Data([1, 3]),
      text: "Data 0102 (2 bytes) against Data 0103 (2 bytes) at .blob"),
  ]

  @Test(arguments: pairs)
  func `data is shown by its bytes`(_ pair: Pair) {
    #expect(
      SwiftValues.difference(Photo(blob: pair.left), Photo(blob: pair.right)) == pair.text)
    #expect(
      SwiftValues.differentParts(Photo(blob: pair.left), Photo(blob: pair.right)) == [".blob"])
  }

  @Test func `an address is not shown`() {
    let (left, right) = (UnsafeRawPointer(bitPattern: 64), UnsafeRawPointer(bitPattern: 128))
    #expect(
      SwiftValues.difference(Photo(address: left), Photo(address: right))
        == "UnsafeRawPointer against UnsafeRawPointer, which print alike at .address.some")
  }
}
