import Foundation
import JSONCodable
import Testing

/// Reads one place in ten ways.
private struct Place: JSONDecodable, CustomStringConvertible {
  @TaskLocal static var path = ""
  @TaskLocal static var lines = 0..<10
  @TaskLocal static var isRequired = false

  var number = -1
  var maybe: Int? = -1
  var text = "-"
  var list = [-1]
  var table = ["-": -1]
  var point = Spot()
  var spots: [Spot]? = [Spot()]
  var side = Side.left
  var any: Any = "-"
  var seconds = Date(timeIntervalSince1970: 0)

  struct Spot: JSONDecodable, CustomStringConvertible {
    var x = -1
    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&x, key: "x") }
    var description: String { "x\(x)" }
  }

  enum Side: String { case left, right }

  mutating func JSONDecode(_ json: JSONObject) throws {
    let (path, required) = (Self.path, Self.isRequired)
    for line in Self.lines {
      switch line {
      case 0: try json.restore(&number, keyPath: path, required: required)
      case 1: try json.restore(&maybe, keyPath: path, required: required)
      case 2: try json.restore(&text, keyPath: path, required: required)
      case 3: try json.restore(&list, keyPath: path, required: required)
      case 4: try json.restore(&table, keyPath: path, required: required)
      case 5: try json.restore(&point, keyPath: path, required: required)
      case 6: try json.restore(&spots, keyPath: path, required: required, skipping: .invalid)
      case 7: try json.restore(&side, keyPath: path, required: required)
      case 8: try json.restore(&any, keyPath: path, required: required)
      default:
        try json.restore(
          &seconds, keyPath: path, required: required,
          transformer: JSONTransformers.secondsToDate)
      }
    }
  }

  var description: String {
    """
    \(number) \(maybe as Any) \(text) \(list) \(table.sorted { $0.key < $1.key }) \(point) \(spots as Any) \(side) \
    \(treeText(any)) \(seconds.timeIntervalSince1970)
    """
  }
}

/// Returns the text of any tree, with its keys in order, whatever its containers are stored as.
private func treeText(_ tree: Any) -> String {
  do {
    return try (["tree": tree] as JSONObject).JSONString(options: .sortedKeys)
  } catch {
    return "\(error)"
  }
}

@Suite("What a key path leads to is the same, whatever its containers are stored as")
struct KeyPathShapesTests {
  /// A way of reading.
  enum Mode: CaseIterable {
    case plain, required, snakeCase, refusingKeys, reportingKeys, update, lenient
    case lenientSnakeCase

    var isLenient: Bool { self == .lenient || self == .lenientSnakeCase }
    var isSnakeCase: Bool { self == .snakeCase || self == .lenientSnakeCase }
  }

  private static var values: [Any] {
    [
      5, -1, "x", "left", "12", true, 1.5, NSNull(), [1, 2] as [Any], [1, "x"] as [Any], [Any](),
      [3, 4] as [Int], ["x": 1] as JSONObject, ["x": "y"] as JSONObject, ["x": 7] as [String: Int],
      [["x": 1], ["x": NSNull()], 5] as [Any], JSONObject(), Int?.none as Any, Int?.some(6) as Any,
    ]
  }

  private static let paths = ["a", "a.b", "aB.cD.eF", "a[0]", "a[1].b", "a.b[0][1]", "a[0].b.c"]

  /// Returns trees with each value at a path, and trees that break off on the way.
  private static func trees(_ path: ArraySlice<JSONPath.Component>) -> [Any?] {
    guard let step = path.first else { return values + [nil] }
    let broken: [Any?] = [NSNull(), "text", 5, JSONObject(), [Any](), ["b": 1] as [String: Int]]
    return broken
      + trees(path.dropFirst()).map { inner -> Any? in
        switch step {
        case .key(let key): inner.map { [key: $0, "other": 1] as JSONObject } ?? JSONObject()
        case .index(let index):
          inner.map { Array(repeating: "first" as Any, count: index) + [$0, 2] } ?? [Any]()
        }
      }
  }

  /// Returns a tree with its objects and arrays as those of Foundation, which take the general way.
  private static func foundation(_ tree: Any) -> Any {
    switch tree {
    case let object as JSONObject: return NSDictionary(dictionary: object.mapValues(foundation))
    case let array as [Any]: return NSArray(array: array.map(foundation))
    default: return tree
    }
  }

  private static func outcome(_ json: JSONObject, _ mode: Mode, _ line: Int) -> String {
    var context = JSONContext()
    if mode.isSnakeCase { context.options.keys = .snakeCase }
    if mode == .refusingKeys { context.options.unknownKeys = .refuse }
    if mode == .reportingKeys { context.options.unknownKeys = .report }
    let log = Log()
    if mode == .reportingKeys { context.report = { log.add("\($0)") } }
    do {
      let text: String = try Place.$isRequired.withValue(mode == .required) {
        try Place.$lines.withValue(mode.isLenient ? 0..<10 : line..<line + 1) {
          switch mode {
          case .plain, .required: return try Place(JSONDictionary: json).description
          case .update:
            var place = Place()
            try place.update(from: json)
            return place.description
          case .lenient, .lenientSnakeCase:
            return try JSONContext.with(context) {
              let (place, problems) = try Place.lenient(JSONDictionary: json)
              return "\(place) \(problems)"
            }
          default: return try JSONContext.with(context) { "\(try Place(JSONDictionary: json))" }
          }
        }
      }
      return "\(text) \(log.lines)"
    } catch {
      return "\(error)"
    }
  }

  private final class Log: @unchecked Sendable {
    // One thread adds to it and reads it.
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  @Test(arguments: Mode.allCases)
  func `each way of reading gives the same from containers of Swift and of Foundation`(
    _ mode: Mode
  ) throws {
    var count = 0
    for path in Self.paths {
      let inStyle = path.replacing("aB", with: "a_b").replacing("cD", with: "c_d")
        .replacing("eF", with: "e_f")
      let steps = try #require(JSONPath("$." + (mode.isSnakeCase ? inStyle : path))).components
      for case let object as JSONObject in Self.trees(steps[...]) {
        let twin = object.mapValues(Self.foundation)
        for line in 0..<(mode.isLenient ? 1 : 10) {
          Place.$path.withValue(path) {
            let quick = Self.outcome(object, mode, line)
            #expect(quick == Self.outcome(twin, mode, line), "\(path) line \(line): \(object)")
            count += 1
          }
        }
      }
    }
    #expect(count > 200)
  }
}
