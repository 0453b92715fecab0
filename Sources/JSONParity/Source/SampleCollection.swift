/// Values of the types in samples.
struct SampleCollection {
  private var known: [ObjectIdentifier: [Any]] = [:]
  /// How many of the values, the first ones, are given.
  private var given: [ObjectIdentifier: Int] = [:]
  /// How many of them are of each case of an enum; all others are of none.
  private var counts: [ObjectIdentifier: [String: Int]] = [:]
  private var objects: Set<ObjectIdentifier> = []
  private static let most = 12

  /// Adds a value, and all values in it.
  mutating func add(_ value: Any) { add(value, depth: 0) }

  /// Returns the values of a type.
  func values<T>(of type: T.Type) -> [T] {
    (known[ObjectIdentifier(type)] ?? []).compactMap { $0 as? T }
  }

  /// Returns the values of a type that is not known.
  func values(of type: any Any.Type) -> [Any] { known[ObjectIdentifier(type)] ?? [] }

  /// Takes all values that were added up to now for given ones: others are made by the program.
  mutating func endGiven() { given = known.mapValues(\.count) }

  /// Returns how many of the values of a type are given; they come first.
  func givenCount(of type: any Any.Type) -> Int { given[ObjectIdentifier(type)] ?? 0 }

  private mutating func add(_ value: Any, depth: Int) {
    guard depth < 64 else { return }
    let key = ObjectIdentifier(Swift.type(of: value))
    if Swift.type(of: value) is AnyClass {
      guard objects.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    var mirror: Mirror? = Mirror(reflecting: value)
    // So many of each case of an enum.
    let name = mirror?.displayStyle == .enum ? mirror?.children.first?.label ?? "\(value)" : ""
    if counts[key, default: [:]][name, default: 0] < Self.most {
      counts[key, default: [:]][name, default: 0] += 1
      known[key, default: []].append(value)
    }
    while let shown = mirror {
      for child in shown.children { add(child.value, depth: depth + 1) }
      mirror = shown.superclassMirror
    }
  }
}
