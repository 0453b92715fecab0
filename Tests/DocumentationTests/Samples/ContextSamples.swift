import Foundation
import JSONCodable

// What a mapping knows beside the JSON: a value of the context, and a registry of routes.

// sample: context-key
enum TextColor: String { case black, green, red }

struct TextColorKey: JSONContextKey { static let defaultValue = TextColor.black }

extension JSONContext {
  var textColor: TextColor {
    get { self[TextColorKey.self] }
    set { self[TextColorKey.self] = newValue }
  }
}
// end

enum ContextByMapper {
  // sample: context-mapper
  struct Header: JSONCodable {
    var title = ""
    var textColor = TextColor.black

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&title, key: "title", required: true)
      textColor = JSONContext.current.textColor
    }

    static func JSONKey(forProperty name: String) -> String? { name == "title" ? name : nil }
  }
  // end

  @Sendable static func colors() throws -> String {
    try printed {
      // sample: context-colors
      let text = #"{"title":"Welcome"}"#
      let home = try JSONContext.with(\.textColor, .green) { try Header(JSONString: text) }
      print(home.textColor)
      print(try Header(JSONString: text).textColor)
      // end
    }
  }
}

enum ContextByCodable {
  // sample: context-codable
  struct Header: Codable {
    var title: String
    var textColor: TextColor

    static let color = CodingUserInfoKey(rawValue: "textColor")

    private enum CodingKeys: CodingKey { case title }

    init(from decoder: any Decoder) throws {
      title = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title)
      let color = Self.color.flatMap { decoder.userInfo[$0] }
      textColor = color as? TextColor ?? .black
    }
  }
  // end
}

enum RoutesByMapper {
  // sample: routes-mapper
  protocol Route: JSONEncodable, JSONConstructible, SendableMetatype {
    static var scheme: String { get }
  }

  struct RoutesKey: JSONContextKey { static let defaultValue: [String: any Route.Type] = [:] }

  struct RouteLink: JSONEncodable, JSONRestorable {
    var route: any Route

    init(JSONValue: Any) throws {
      let parts = try String(JSONValue: JSONValue).split(separator: "|", maxSplits: 1)
      guard parts.count == 2 else { throw RouteError.malformed }
      guard let type = JSONContext.current[RoutesKey.self][String(parts[0])] else {
        throw RouteError.unregistered(String(parts[0]))
      }
      route = try type.init(JSONString: String(parts[1]))
    }

    func JSONEncode() throws -> Any {
      "\(type(of: route).scheme)|\(try route.JSONString(options: .sortedKeys))"
    }
  }

  enum RouteError: Error { case malformed, unregistered(String) }

  struct Profile: Route {
    static let scheme = "profile"
    var userID: Int

    init(JSONDictionary json: JSONObject) throws { userID = try json.value(key: "userID") }
  }

  struct Login: Route {
    static let scheme = "login"
    var next: RouteLink

    init(JSONDictionary json: JSONObject) throws { next = try json.value(key: "next") }
  }
  // end

  @Sendable static func nested() throws -> String {
    try printed {
      // sample: routes-nested
      var app = JSONContext()
      app[RoutesKey.self] = ["profile": Profile.self, "login": Login.self]
      let json: JSONObject = ["next": #"login|{"next":"profile|{\"userID\":7}"}"#]
      print(try Login(JSONDictionary: json, context: app).JSONString())
      do {
        _ = try Login(JSONDictionary: ["next": #"login|{"next":"shop|{}"}"#], context: app)
      } catch {
        print(error)
      }
      // end
    }
  }
}

enum RoutesByCodable {
  // sample: routes-codable
  protocol Route: Codable, SendableMetatype {
    static var scheme: String { get }
  }

  struct RouteLink: Codable {
    var route: any Route

    static let routes = CodingUserInfoKey(rawValue: "routes")

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let parts = try container.decode(String.self).split(separator: "|", maxSplits: 1)
      guard parts.count == 2, let key = Self.routes,
        let routes = decoder.userInfo[key] as? [String: any Route.Type],
        let type = routes[String(parts[0])]
      else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no known route")
      }
      let inner = JSONDecoder()
      inner.userInfo[key] = routes
      route = try inner.decode(type, from: Data(parts[1].utf8))
    }

    func encode(to encoder: any Encoder) throws {
      let inner = JSONEncoder()
      inner.outputFormatting = .sortedKeys
      let text = String(decoding: try inner.encode(route), as: UTF8.self)
      var container = encoder.singleValueContainer()
      try container.encode("\(type(of: route).scheme)|\(text)")
    }
  }

  struct Profile: Route {
    static let scheme = "profile"
    var userID: Int
  }

  struct Login: Route {
    static let scheme = "login"
    var next: RouteLink
  }
  // end
}
