public import JSONCodable

/// What a `share_workout` command carries.
///
///     {"command_type":"share_workout","service":"twitter"}
public struct ShareService: Hashable, Sendable {
  /// A place to share a workout on.
  public enum Service: String, CaseIterable, Sendable {
    case facebook, instagram, twitter
  }

  /// Where the workout is shared.
  public var service: Service

  /// Creates a share from its place.
  public init(service: Service) {
    self.service = service
  }
}

// MARK: - Mapper

extension ShareService: JSONEncodable, JSONConstructible {
  /// Creates a share from an object with the service, which is required.
  ///
  /// - Throws: ``JSONCodable/JSONDecodingError`` for a service that is missing or unknown.
  public init(JSONDictionary json: JSONObject) throws {
    service = try json.value(key: "service")
  }
}

// MARK: - Codable

extension ShareService: Codable {}
extension ShareService.Service: Codable {}
