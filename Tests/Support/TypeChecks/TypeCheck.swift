import Foundation
import JSONCodable
import JSONParity

/// A way to write a value.
enum Route: String, CaseIterable {
  case plans = "plans, own text"
  case mirror = "mirror, own text"
  case plansFoundation = "plans, Foundation's text"
  case mirrorFoundation = "mirror, Foundation's text"
  case sorted = "plans, sorted keys"
  case tree = "the tree of JSONEncode()"
  case held = "inside another type"

  func text(of value: any JSONEncodable) throws -> String {
    switch self {
    case .plans: try value.JSONString()
    case .mirror: try Self.inContext(.mirror, .own) { try value.JSONString() }
    case .plansFoundation: try Self.inContext(.plans, .foundation) { try value.JSONString() }
    case .mirrorFoundation: try Self.inContext(.mirror, .foundation) { try value.JSONString() }
    case .sorted: try value.JSONString(options: [.sortedKeys, .prettyPrinted])
    case .tree: try Tree(tree: value.JSONEncode()).JSONString()
    case .held: try Holder<[any JSONEncodable]>([value, value]).JSONString()
    }
  }

  private static func inContext(
    _ reflection: JSONOptions.Reflection, _ text: JSONOptions.TextEngine,
    _ body: () throws -> String
  ) rethrows -> String {
    var context = JSONContext()
    context.options.reflection = reflection
    context.options.text = text
    return try JSONContext.with(context, body)
  }

  private struct Tree: JSONEncodable {
    let tree: Any
    func JSONEncode() -> Any { tree }
  }

  /// The JSON that the route must give where the value gives another.
  func expected(_ json: String) -> String {
    self == .held ? "{\"held\":[\(json),\(json)]}" : json
  }
}

/// Checks that values of random types give their JSON by every route.
public enum TypeCheck {
  /// The order in which cases and routes are tried.
  public enum Order: Sendable {
    /// As declared, against it, or by chance from a seed.
    case forward, backward, shuffled(UInt64)
  }

  /// Returns what is wrong, one line for each case and route.
  public static func failures(of cases: [TypeCase], in order: Order) -> [String] {
    let (cases, routes) = (order.applied(to: cases), order.applied(to: Route.allCases))
    return cases.flatMap { one in routes.compactMap { failure(of: one, by: $0) } }
  }

  /// Returns what is wrong when so many threads check all cases at the same time.
  public static func failures(of cases: [TypeCase], threads: Int) -> [String] {
    inThreads(threads) { failures(of: cases, in: $0) }
  }

  /// Returns what a check finds in so many threads at the same time, half of them in an order by chance.
  static func inThreads(
    _ threads: Int, _ failures: @Sendable (Order) -> [String]
  ) -> [String] {
    let found = Collected()
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let order = thread.isMultiple(of: 2) ? Order.forward : .shuffled(UInt64(thread))
      found.add(failures(order).map { "thread \(thread): \($0)" })
    }
    return found.lines
  }

  private static func failure(of one: TypeCase, by route: Route) -> String? {
    let expected = route.expected(one.json)
    do {
      let text = try route.text(of: one.value())
      let isRight = try JSONValue(parsing: text).isEquivalent(to: JSONValue(parsing: expected))
      return isRight ? nil : "\(one.name) by \(route.rawValue): \(text), expected \(expected)"
    } catch {
      return "\(one.name) by \(route.rawValue): \(error), expected \(expected)"
    }
  }
}

extension TypeCheck.Order {
  /// Returns elements in this order.
  func applied<T>(to elements: [T]) -> [T] {
    switch self {
    case .forward: return elements
    case .backward: return elements.reversed()
    case .shuffled(let seed):
      var random = Chance(state: seed)
      return elements.shuffled(using: &random)
    }
  }
}

/// Random numbers that a seed repeats; nothing more is needed here.
private struct Chance: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}

/// Lines that several threads collect.
final class Collected: @unchecked Sendable {
  // Safe to share: the lock stands around every access.
  private let lock = NSLock()
  private var collected: [String] = []

  var lines: [String] { lock.withLock { collected } }
  func add(_ lines: [String]) { lock.withLock { collected += lines } }
}
