import JSONCodable

// sample: flat-codable
extension PushNotification: Codable {
  private enum CodingKeys: String, CodingKey { case type = "push_type" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch Tag(rawValue: try container.decode(String.self, forKey: .type)) {
    case .message: self = .message(try Message(from: decoder))
    case .friendRequest: self = .friendRequest(try FriendRequest(from: decoder))
    case .priceAlert: self = .priceAlert(try PriceAlert(from: decoder))
    case nil: self = .unknown(try [String: AnyJSON](from: decoder).mapValues(\.tree))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .message(let message): try encode(.message, message, to: encoder)
    case .friendRequest(let request): try encode(.friendRequest, request, to: encoder)
    case .priceAlert(let alert): try encode(.priceAlert, alert, to: encoder)
    case .unknown(let json): try AnyJSON(json).encode(to: encoder)
    }
  }

  /// Writes the tag and, flat beside it, a payload, which must be an object.
  private func encode(_ tag: Tag, _ payload: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tag, forKey: .type)
    try payload.encode(to: encoder)
  }
}
// end
