import Foundation
import JSONCodable

/// The colours of the headers.
enum TextColor: String, Sendable {
  case black, green, red
}

/// A header whose colour is given by the screen that reads it, not by the JSON.
///
///     {"title":"Welcome"}
// sample: context-header
struct Header: Hashable, Sendable {
  /// What it says.
  var title = ""
  /// The colour of its text: that of the context it was read in.
  var textColor = TextColor.black
}
// end

/// The screens, each of which reads its header from JSON.
enum Screen: CaseIterable, Sendable {
  case home, profile

  /// The colour of a header on the screen.
  var textColor: TextColor {
    switch self {
    case .home: .green
    case .profile: .red
    }
  }
}

// MARK: - Mapper

// sample: context-key
private struct TextColorKey: JSONContextKey {
  static let defaultValue = TextColor.black
}

extension JSONContext {
  /// The colour that headers take.
  var textColor: TextColor {
    get { self[TextColorKey.self] }
    set { self[TextColorKey.self] = newValue }
  }
}
// end

// sample: context-mapper
extension Header: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&title, key: "title", required: true)
    textColor = JSONContext.current.textColor
  }

  static func JSONKey(forProperty name: String) -> String? {
    name == "textColor" ? nil : name
  }
}
// end

extension Screen {
  /// Reads something in the screen's colour, by the mapper.
  func read<Value: JSONRestorable>(_ type: Value.Type, JSONData data: Data) throws -> Value {
    try JSONContext.with(\.textColor, textColor) { try Value(JSONData: data) }
  }
}

// MARK: - Codable

// sample: context-codable
extension CodingUserInfoKey {
  /// The key of the colour that headers take.
  static let textColor = CodingUserInfoKey(named: "textColor")
}

extension Header: Codable {
  private enum CodingKeys: CodingKey { case title }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    textColor = decoder.userInfo[.textColor] as? TextColor ?? .black
  }
}
// end

extension Screen {
  /// Reads something in the screen's colour, by Codable.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[.textColor] = textColor
    return try decoder.decode(Value.self, from: data)
  }
}
