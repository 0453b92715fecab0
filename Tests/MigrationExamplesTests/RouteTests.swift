import Engines
import Foundation
import JSONCodable
import Testing

@testable import MigrationExamples

@Suite("Routes are read from texts by a registry, also inside of each other", .everyEngine)
struct RouteTests {
  static let registry = RouteRegistry([
    HomeRoute.self, ProfileRoute.self, WebRoute.self, LoginRoute.self,
  ])

  private func example(_ registry: RouteRegistry? = registry) -> Example<Banner> {
    var context = JSONContext.current
    context.routes = registry
    let decoder = JSONDecoder()
    decoder.userInfo[.routes] = registry
    return Example(context: context, decoder: decoder)
  }

  /// Gives a banner with a link, as a JSON text.
  static func banner(_ link: String) throws -> String {
    #"{"title":"Hi","link":\#(try link.JSONString()),"more":[]}"#
  }

  static let profile = RouteLink(route: ProfileRoute(userID: 7))
  static let profileText = #"profile|{"userID":7}"#
  static let loginText = #"login|{"next":"profile|{\"userID\":7}"}"#
  static let twiceText = #"login|{"next":"login|{\"next\":\"home|{}\"}"}"#

  static let samples: [Sample<RouteLink>] = [
    Sample("without parameters", "home|{}", RouteLink(route: HomeRoute())),
    Sample("with a parameter", profileText, profile),
    Sample(
      "a bar in a parameter", #"web|{"url":"a|b \"c\" é"}"#,
      RouteLink(route: WebRoute(url: #"a|b "c" é"#))),
    Sample(
      "slashes in a parameter", #"web|{"url":"https:\/\/a.b\/c"}"#,
      RouteLink(route: WebRoute(url: "https://a.b/c"))),
    Sample("a route in a route", loginText, RouteLink(route: LoginRoute(next: profile))),
    Sample(
      "a route in a route in a route", twiceText,
      RouteLink(
        route: LoginRoute(
          next: RouteLink(route: LoginRoute(next: RouteLink(route: HomeRoute())))))),
  ]

  @Test(arguments: samples)
  func `both sides read and write a route the same`(_ sample: Sample<RouteLink>) throws {
    let banner = Banner(title: "Hi", link: sample.value(), more: [])
    try example().check(Self.banner(sample.text), is: banner)
  }

  @Test func `routes stand in arrays`() throws {
    try example().check(
      #"{"title":"Hi","link":"home|{}","more":["profile|{\"userID\":7}","home|{}"]}"#,
      is: Banner(
        title: "Hi", link: RouteLink(route: HomeRoute()),
        more: [Self.profile, RouteLink(route: HomeRoute())]))
  }

  // Another order, other spaces and another spelling than either side would write.
  static let oddTexts = [
    #"profile| { "userID" : 7 } "#, #"web|{"url":"https://a.b/\u0063"}"#,
    #"login|{ "next": "profile|{\"userID\" :7}" }"#, #"home|{"from":"mail"}"#,
  ]

  @Test(arguments: oddTexts)
  func `a route that was read is written back unchanged`(_ text: String) throws {
    let document = try Self.banner(text)
    let example = example()
    let banners = [
      try example.readByMapper(Data(document.utf8)), try example.readByCodable(Data(document.utf8)),
    ]
    for banner in banners {
      #expect(banner.link.text == text)
      for written in [try example.writeByMapper(banner), try example.writeByCodable(banner)] {
        let tree = try JSONObject(JSONData: written)
        #expect(try tree.value(String.self, key: "link") == text)
      }
    }
  }

  @Test func `a route that is set anew gets a text of its own`() throws {
    let example = example()
    var banner = try example.readByMapper(Data(Self.banner(Self.oddTexts[0]).utf8))
    #expect(banner.link == Self.profile)
    banner.link.route = ProfileRoute(userID: 8)
    #expect(banner.link.text == nil)
    for written in [try example.writeByMapper(banner), try example.writeByCodable(banner)] {
      let tree = try JSONObject(JSONData: written)
      #expect(try tree.value(String.self, key: "link") == #"profile|{"userID":8}"#)
    }
  }

  static let known = "home, login, profile, web"

  static let faults = [
    Fault(
      "unregistered", "shop|{}",
      mapper: #"unregistered route "shop", expected one of \#(known) at $.link"#,
      codable: #"unregistered route "shop", expected one of \#(known) at $.link"#),
    Fault(
      "without a bar", "profile",
      mapper: #"malformed route "profile", expected scheme|{…} at $.link"#,
      codable: #"malformed route "profile", expected scheme|{…} at $.link"#),
    Fault(
      "without a scheme", "|{}", mapper: #"malformed route "|{}", expected scheme|{…} at $.link"#,
      codable: #"malformed route "|{}", expected scheme|{…} at $.link"#),
    Fault(
      "parameters that are no object", "profile|[7]",
      mapper: "wrong type: array, expected ProfileRoute at $.link",
      codable: "not of type Dictionary<String, Any> at $"),
    Fault(
      "a parameter of another type", #"profile|{"userID":"7"}"#,
      mapper: #"wrong type: string "7", expected Int at $.link.userID"#,
      codable: "not of type Int at $.userID"),
    Fault(
      "unregistered inside", #"login|{"next":"shop|{}"}"#,
      mapper: #"unregistered route "shop", expected one of \#(known) at $.link.next"#,
      codable: #"unregistered route "shop", expected one of \#(known) at $.next"#),
    Fault(
      "malformed inside", #"login|{"next":"home"}"#,
      mapper: #"malformed route "home", expected scheme|{…} at $.link.next"#,
      codable: #"malformed route "home", expected scheme|{…} at $.next"#),
  ]

  static let syntaxFaults = [
    Fault(
      "without parameters", "home|",
      mapper: "invalid JSON: unexpected end, expected a value (line 1, column 1) at $.link",
      codable: "The given data was not valid JSON. at $"),
    Fault(
      "broken parameters", #"profile|{"userID":"#,
      mapper: "invalid JSON: unexpected end, expected a value (line 1, column 11) at $.link",
      codable: "The given data was not valid JSON. at $"),
  ]

  @Test(arguments: faults)
  func `both sides refuse the same routes`(_ fault: Fault) throws { try check(fault) }

  @Test(.ownTextOnly("Foundation's reader has other words and no place"), arguments: syntaxFaults)
  func `both sides refuse invalid parameters of a route`(_ fault: Fault) throws { try check(fault) }

  private func check(_ fault: Fault) throws {
    let text = try Self.banner(fault.text)
    example().checkRefusal(
      Fault(fault.testDescription, text, mapper: fault.mapper, codable: fault.codable))
  }

  @Test func `both sides refuse a route that is not a text`() {
    example().checkRefusal(
      Fault(
        "a number", #"{"title":"Hi","link":7,"more":[]}"#,
        mapper: "wrong type: number 7, expected String at $.link",
        codable: "not of type String at $.link"))
  }

  @Test func `both sides refuse to read a route without a registry`() throws {
    let text = try Self.banner(Self.profileText)
    example(nil).checkRefusal(
      Fault(
        "no registry", text, mapper: "missing context, expected RouteRegistry at $.link",
        codable: "no registry of routes at $.link"))
  }

  @Test func `the own error of a registry of routes is kept by value`() throws {
    let expected = RouteError.unregistered(
      scheme: "shop", known: ["home", "login", "profile", "web"])
    let text = try Self.banner("shop|{}")
    let error = #expect(throws: JSONDecodingError.self) {
      try JSONContext.with(\.routes, Self.registry) { try Banner(JSONString: text) }
    }
    #expect(error?.underlyingError as? RouteError == expected)
    #expect(error?.path == JSONPath([.key("link")]))
  }

  @Test func `lenient reading tells the place inside a route`() throws {
    let tree: JSONObject = ["title": "Hi", "link": #"profile|{"userID":"7"}"#]
    let (_, problems) = try LenientBanner.lenient(
      JSONDictionary: tree, context: JSONContext(routes: Self.registry))
    #expect(
      problems.map(\.description) == [
        #"wrong type: string "7", expected Int at $.link.userID"#
      ])
  }

  private struct LenientBanner: JSONDecodable {
    var link: RouteLink?
    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&link, key: "link") }
  }
}

extension JSONContext {
  fileprivate init(routes: RouteRegistry) {
    self.init()
    self.routes = routes
  }
}
