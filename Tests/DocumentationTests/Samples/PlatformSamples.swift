import Foundation
import JSONCodable

// What README shows of the dictionaries of the platforms: each goes in and comes out unchanged.

@Sendable func readmePropertyList() throws -> String {
  let original: JSONObject = [
    "volume": 0.5, "lastOpened": Date(timeIntervalSince1970: 0), "avatar": Data([1, 2]),
    "recent": ["a.txt"],
  ]
  let file = try PropertyListSerialization.data(
    fromPropertyList: original, format: .binary, options: 0)
  return try printed {
    // sample: readme-property-list
    struct Settings: JSONMappable {
      var volume = 1.0
      var lastOpened = Date.distantPast
      var avatar: Data?
      var recent: [String] = []
    }

    var context = JSONContext()
    context.options.dates = .native
    context.options.data = .native

    let list = try PropertyListSerialization.propertyList(from: file, format: nil)
    let settings = try Settings(JSONValue: list, context: context)
    let written = try settings.JSONEncode(context: context)
    print(written as? NSDictionary == list as? NSDictionary)
    // end
  }
}

@Sendable func readmePush() throws -> String {
  try printed {
    // sample: readme-push
    struct ChatPush: JSONMappable {
      var title = ""
      var badge: Int?
      var chat = 0

      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&title, keyPath: "aps.alert.title", required: true)
        try json.map(&badge, keyPath: "aps.badge")
        try json.map(&chat, key: "chat_id")
      }
    }

    let userInfo: [AnyHashable: Any] = [
      "aps": ["alert": ["title": "Ann"], "badge": 1] as [AnyHashable: Any], "chat_id": 7,
    ]
    let push = try ChatPush(JSONDictionary: userInfo)
    print(push.title, push.chat)
    print(try push.JSONDictionary() as NSDictionary == userInfo as NSDictionary)
    // end
  }
}

@Sendable func readmeDefaults() throws -> String {
  let suite = "json-codable-samples-\(UUID().uuidString)"
  guard let defaults = UserDefaults(suiteName: suite) else { return "no defaults" }
  defer { defaults.removePersistentDomain(forName: suite) }
  return try printed {
    // sample: readme-defaults
    struct Session: JSONMappable {
      var user = ""
      var isTrial = false
      var expires = Date.distantPast
      var token: Data?
    }

    var session = Session(user: "Ann", isTrial: true)
    session.token = Data([1, 2, 3])
    var context = JSONContext()
    context.options.dates = .native
    context.options.data = .native
    try JSONContext.with(context) {
      defaults.set(try session.JSONDictionary(), forKey: "session")

      let stored = defaults.dictionary(forKey: "session") ?? [:]
      let restored = try Session(JSONDictionary: stored)
      print(restored.user, restored.isTrial, restored.token == session.token)
      print(try restored.JSONDictionary() as NSDictionary == stored as NSDictionary)
    }
    // end
  }
}

@Sendable func readmeWebView() throws -> String {
  try printed {
    // sample: readme-web-view
    struct ScriptMessage: JSONMappable {
      var name = ""
      var isFinal = false
      var path: [Double] = []
      var at = Date.distantPast
      var target: String?
    }

    // As `WKScriptMessage.body` delivers it.
    let body: Any = NSDictionary(dictionary: [
      "name": "move" as NSString, "isFinal": NSNumber(value: true),
      "path": NSArray(array: [NSNumber(value: 1), NSNumber(value: 2.5)]),
      "at": NSDate(timeIntervalSince1970: 0), "target": NSNull(),
    ])

    var context = JSONContext()
    context.options.dates = .native
    context.options.nilValues = .null

    let message = try ScriptMessage(JSONValue: body, context: context)
    print(message.name, message.isFinal, message.path, message.target ?? "nobody")
    print(try message.JSONEncode(context: context) as? NSDictionary == body as? NSDictionary)
    // end
  }
}
