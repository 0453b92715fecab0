import CodableBridge
import Foundation
import Testing

/// A named set of strategies under which every construct keeps its value.
struct StrategyCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let strategies: Strategies
  /// False if the documents cannot be read again.
  let decodes: Bool

  init(_ name: String, decodes: Bool = true, _ change: (inout Strategies) -> Void) {
    testDescription = name
    self.decodes = decodes
    var strategies = Strategies()
    change(&strategies)
    self.strategies = strategies
  }

  static let all = [
    StrategyCase("dates as seconds") {
      $0.dateEncoding = .secondsSince1970
      $0.dateDecoding = .secondsSince1970
    },
    StrategyCase("dates as milliseconds") {
      $0.dateEncoding = .millisecondsSince1970
      $0.dateDecoding = .millisecondsSince1970
    },
    StrategyCase("dates as an object of their own") {
      $0.dateEncoding = .custom { date, encoder in
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode(date.timeIntervalSinceReferenceDate, forKey: "since2001")
      }
      $0.dateDecoding = .custom { decoder in
        let container = try decoder.container(keyedBy: AnyKey.self)
        return Date(
          timeIntervalSinceReferenceDate: try container.decode(Double.self, forKey: "since2001"))
      }
    },
    StrategyCase("dates as ISO 8601", decodes: false) {
      $0.dateEncoding = .iso8601
    },
    StrategyCase("dates that encode nothing", decodes: false) {
      $0.dateEncoding = .custom { _, _ in }
    },
    StrategyCase("data that encode nothing", decodes: false) {
      $0.dataEncoding = .custom { _, _ in }
    },
    StrategyCase("keys in snake case") {
      $0.keyEncoding = .convertToSnakeCase
      $0.keyDecoding = .convertFromSnakeCase
    },
    StrategyCase("keys with a prefix") {
      $0.keyEncoding = .custom { AnyKey("k-" + ($0.last?.stringValue ?? "")) }
      $0.keyDecoding = .custom { AnyKey(String($0.last?.stringValue.dropFirst(2) ?? "")) }
    },
    StrategyCase("keys that are their path", decodes: false) {
      $0.keyEncoding = .custom { AnyKey($0.map(\.stringValue).joined(separator: ".")) }
    },
    StrategyCase("data byte by byte") {
      $0.dataEncoding = .deferredToData
      $0.dataDecoding = .deferredToData
    },
    StrategyCase("data as their own array") {
      $0.dataEncoding = .custom { data, encoder in
        var container = encoder.unkeyedContainer()
        for byte in data { try container.encode(byte) }
      }
      $0.dataDecoding = .custom { Data(try [UInt8](from: $0)) }
    },
    StrategyCase("numbers that are not finite as strings") {
      $0.floatEncoding = .convertToString(positiveInfinity: "+∞", negativeInfinity: "-∞", nan: "?")
      $0.floatDecoding = .convertFromString(
        positiveInfinity: "+∞", negativeInfinity: "-∞", nan: "?")
    },
  ]
}
