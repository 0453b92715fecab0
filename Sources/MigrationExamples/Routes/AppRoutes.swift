import JSONCodable

/// The start screen; it needs nothing.
struct HomeRoute: Route {
  static let scheme = "home"
}

/// The page of a user.
struct ProfileRoute: Route {
  static let scheme = "profile"

  /// The user.
  var userID: Int
}

/// A page on the web.
struct WebRoute: Route {
  static let scheme = "web"

  /// The address.
  var url: String
}

/// The login, which leads on to another route.
// sample: routes-login
struct LoginRoute: Route {
  static let scheme = "login"

  /// Where to go after the login: a route in a route's parameters.
  var next: RouteLink
}
// end

/// What a banner shows, and where it leads.
///
///     {"title":"Hi","link":"profile|{\"userID\":7}","more":["home|{}"]}
struct Banner: Hashable, Sendable {
  /// What it says.
  var title: String
  /// Where it leads.
  var link: RouteLink
  /// Where else one can go.
  var more: [RouteLink]
}

// MARK: - Mapper

extension HomeRoute {
  init(JSONDictionary json: JSONObject) {}
}

extension ProfileRoute {
  init(JSONDictionary json: JSONObject) throws { userID = try json.value(key: "userID") }
}

extension WebRoute {
  init(JSONDictionary json: JSONObject) throws { url = try json.value(key: "url") }
}

extension LoginRoute {
  init(JSONDictionary json: JSONObject) throws { next = try json.value(key: "next") }
}

extension Banner: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    title = try json.value(key: "title")
    link = try json.value(key: "link")
    more = try json.valueIfPresent(key: "more") ?? []
  }
}

// MARK: - Codable

extension Banner: Codable {
  private enum CodingKeys: CodingKey { case title, link, more }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    link = try container.decode(RouteLink.self, forKey: .link)
    more = try container.decodeIfPresent([RouteLink].self, forKey: .more) ?? []
  }
}
