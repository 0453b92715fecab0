import Foundation
import JSONCodable

// sample: routes-mapper
private struct RoutesKey: JSONContextKey {
  static let defaultValue: RouteRegistry? = nil
}

extension JSONContext {
  /// The routes that are known; nil outside an app.
  var routes: RouteRegistry? {
    get { self[RoutesKey.self] }
    set { self[RoutesKey.self] = newValue }
  }
}

extension RouteLink: JSONEncodable, JSONRestorable {
  /// Reads a route of its text.
  ///
  /// The parameters are JSON of their own. The context reaches them without being handed on.
  init(JSONValue value: Any) throws {
    let parts = try Parts(String(JSONValue: value))
    let type = try JSONContext.current.required(\.routes).type(of: parts.scheme)
    route = try type.init(JSONString: parts.parameters)
  }

  func JSONEncode() throws -> Any {
    "\(type(of: route).scheme)|\(try route.JSONString(options: .sortedKeys))"
  }
}
// end
