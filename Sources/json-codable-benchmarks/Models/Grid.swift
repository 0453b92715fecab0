import JSONCodable

/// Rows of numbers and truth values, nested.
struct Grid: Codable, Equatable, Sendable {
  var cells: [[Int]] = []
  var weights: [Double] = []
  var mask: [Bool] = []
  var bytes: [UInt8] = []
}

extension Grid: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&cells, key: "cells")
    try json.restore(&weights, key: "weights")
    try json.restore(&mask, key: "mask")
    try json.restore(&bytes, key: "bytes")
  }
}

// MARK: - By hand

extension Grid: BenchmarkModel {
  typealias Document = [Grid]

  static let label = "numbers"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Grid] {
    var random = SeededRandom(seed: 16)
    return (0..<count).map { _ in
      Grid(
        cells: random.array(1...6) { $0.array(1...8) { $0.int(-9_999...9_999) } },
        weights: random.array(0...12) { $0.decimal(-1...1, digits: 4) },
        mask: random.array(0...16) { $0.oneIn(2) },
        bytes: random.array(0...16) { UInt8($0.int(0...255)) })
    }
  }

  var byHand: JSONObject { ["cells": cells, "weights": weights, "mask": mask, "bytes": bytes] }

  init(byHand json: JSONObject) {
    cells = (json["cells"] as? [[Any]] ?? []).map { $0.map(int) }
    weights = (json["weights"] as? [Any] ?? []).map(double)
    mask = (json["mask"] as? [Any] ?? []).map(bool)
    bytes = (json["bytes"] as? [Any] ?? []).map { UInt8(truncatingIfNeeded: int($0)) }
  }
}
