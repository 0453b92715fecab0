import JSONCodable

/// A place in an app, and the parameters that it needs.
///
/// In JSON it is a text: the scheme, and the parameters as JSON.
///
///     "profile|{\"userID\":7}"
///
/// Modules of an app bring their own routes, so the set of types is open: a ``RouteRegistry`` knows
/// them by their schemes.
// sample: routes-protocol
protocol Route: JSONEncodable, JSONConstructible, Codable, Hashable, Sendable, SendableMetatype {
  /// The name in front of the parameters.
  static var scheme: String { get }
}
// end

/// The types of routes that are known.
struct RouteRegistry: Sendable {
  private let types: [String: any Route.Type]

  /// Makes a registry of types; of two with one scheme it keeps the last.
  init(_ types: [any Route.Type]) {
    self.types = Dictionary(types.map { ($0.scheme, $0) }) { _, last in last }
  }

  /// Gives the type of a scheme.
  func type(of scheme: String) throws(RouteError) -> any Route.Type {
    guard let type = types[scheme] else {
      throw .unregistered(scheme: scheme, known: types.keys.sorted())
    }
    return type
  }
}

/// Says why a text is no route.
enum RouteError: Error, Hashable, CustomStringConvertible {
  /// There is no `|`, or nothing in front of it.
  case malformed(String)
  /// Nobody has registered the scheme.
  case unregistered(scheme: String, known: [String])
  /// There is no registry to look into.
  case noRegistry

  var description: String {
    switch self {
    case .malformed(let text): "malformed route \"\(text)\", expected scheme|{…}"
    case .unregistered(let scheme, let known):
      "unregistered route \"\(scheme)\", expected one of \(known.joined(separator: ", "))"
    case .noRegistry: "no registry of routes"
    }
  }
}

/// A property that holds any registered route.
///
/// A route that was read is written back as it came, byte for byte.
struct RouteLink: Sendable {
  /// The route; another one gets a text of its own.
  var route: any Route { didSet { text = nil } }
  /// The text that the route was read from.
  private(set) var text: String?

  /// Makes a link to a route, which was read from a text or not at all.
  init(route: any Route, text: String? = nil) {
    self.route = route
    self.text = text
  }

  /// The two parts of a route's text.
  struct Parts {
    let scheme: String
    let parameters: String

    /// Takes a text apart at its first `|`.
    init(_ text: String) throws(RouteError) {
      let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { throw .malformed(text) }
      scheme = String(parts[0])
      parameters = String(parts[1])
    }
  }
}

extension RouteLink: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.route) == AnyHashable(right.route)
  }

  func hash(into hasher: inout Hasher) { route.hash(into: &hasher) }
}
