import Foundation

// sample: routes-codable
extension CodingUserInfoKey {
  /// The key of the routes that are known.
  static let routes = CodingUserInfoKey(named: "routes")
}

extension RouteLink: Codable {
  /// Reads a route of its text.
  ///
  /// The parameters need a decoder of their own, which knows nothing of the outer one: the registry
  /// has to be handed on, so has every strategy, and the paths of its errors begin anew.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      let parts = try Parts(text)
      guard let routes = decoder.userInfo[.routes] as? RouteRegistry else {
        throw RouteError.noRegistry
      }
      let inner = JSONDecoder()
      inner.userInfo[.routes] = routes
      let type = try routes.type(of: parts.scheme)
      self.init(route: try inner.decode(type, from: Data(parts.parameters.utf8)), text: text)
    } catch let error as RouteError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text { return try container.encode(text) }
    let inner = JSONEncoder()
    inner.outputFormatting = .sortedKeys
    let parameters = String(decoding: try inner.encode(route), as: UTF8.self)
    try container.encode("\(type(of: route).scheme)|\(parameters)")
  }
}
// end
