// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct WideReflected: Codable {
  var a0: Int?
  var a1: Int?
  var a2: Int?
  var a3: Int?
  var a4: Int?
  var a5: Int?
  var a6: Int?
  var a7: Int?
  var a8: Int?
  var a9: Int?
  var b0: String?
  var b1: String?
  var b2: String?
  var b3: String?
  var b4: String?
  var b5: String?
  var b6: String?
  var b7: String?
  var b8: String?
  var b9: String?
  var c0: Bool?
  var c1: Bool?
  var c2: Bool?
  var c3: Bool?
  var c4: Bool?
  var c5: Bool?
  var c6: Bool?
  var c7: Bool?
  var c8: Bool?
  var c9: Bool?
  var d0: Double?
  var d1: Double?
  var d2: Double?
  var d3: Double?
  var d4: Double?
  var d5: Double?
  var d6: Double?
  var d7: Double?
  var d8: Double?
  var d9: Double?
  var e0: UInt8?
  var e1: UInt8?
  var e2: UInt8?
  var e3: UInt8?
  var e4: UInt8?
  var e5: UInt8?
  var e6: UInt8?
  var e7: UInt8?
  var e8: UInt8?
  var e9: UInt8?
  var f0: [Int]?
  var f1: [Int]?
  var f2: [Int]?
  var f3: [Int]?
  var f4: [Int]?
  var f5: [Int]?
  var f6: [Int]?
  var f7: [Int]?
  var f8: [Int]?
  var f9: [Int]?
  var g0: [String: Int]?
  var g1: [String: Int]?
  var g2: [String: Int]?
  var g3: [String: Int]?
  var g4: [String: Int]?
  var g5: [String: Int]?
  var g6: [String: Int]?
  var g7: [String: Int]?
  var g8: [String: Int]?
  var g9: [String: Int]?
}
