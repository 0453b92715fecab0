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
    let text = try String(JSONValue: value)
    let parts = try Parts(text)
    let type = try JSONContext.current.required(\.routes).type(of: parts.scheme)
    self.init(route: try type.init(JSONString: parts.parameters), text: text)
  }

  func JSONEncode() throws -> Any {
    if let text { return text }
    return "\(type(of: route).scheme)|\(try route.JSONString(options: .sortedKeys))"
  }
}
// end
