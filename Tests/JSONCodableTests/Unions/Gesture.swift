import Foundation
import JSONCodable

struct Point: JSONEncodable, JSONConstructible, Hashable, Sendable {
  var x: Int
  var y: Int

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  init(JSONDictionary json: JSONObject) throws {
    x = try json.value(key: "x")
    y = try json.value(key: "y")
  }
}

/// A union with a payload of every shape; how it stands in JSON is said by the context.
enum Gesture: JSONUnion, Hashable, Sendable {
  case tapOnce
  case tapAt(Point)
  case dragTo(end: Point)
  case waitFor(seconds: Int)
  case typeKeys(codes: [Int])
  case moveBy(Int, y: Int)
  case maybeAt(Point?)
  case maybeTo(end: Point?)
  case maybeBoth(Int?, note: String?)

  enum Kind: String, CaseIterable {
    case tapOnce, tapAt, dragTo, waitFor, typeKeys, moveBy, maybeAt, maybeTo, maybeBoth
  }

  struct DiscriminatorKey: JSONContextKey {
    static let defaultValue = JSONDiscriminator(key: "type")
  }

  static var discriminator: JSONDiscriminator { JSONContext.current[DiscriminatorKey.self] }

  static func tag(_ kind: Kind) -> String {
    switch discriminator.tags {
    case .caseName: kind.rawValue
    case .snakeCase: SnakeCase.key(for: kind.rawValue)
    case .explicit(let tags): tags[kind.rawValue] ?? ""
    }
  }

  init(JSONDictionary json: JSONObject) throws {
    let tag = try json.value(String.self, key: Self.discriminator.key)
    var body = json
    if case .nested(let key) = Self.discriminator.payload {
      body = try json.valueIfPresent(JSONObject.self, key: key) ?? [:]
    }
    switch Kind.allCases.first(where: { Self.tag($0) == tag }) {
    case .tapOnce: self = .tapOnce
    case .tapAt: self = .tapAt(try Point(JSONDictionary: body))
    case .dragTo: self = .dragTo(end: try Point(JSONDictionary: body))
    case .waitFor: self = .waitFor(seconds: try body.value(key: "seconds"))
    case .typeKeys: self = .typeKeys(codes: try body.value(key: "codes"))
    case .moveBy: self = .moveBy(try body.value(key: "_0"), y: try body.value(key: "y"))
    case .maybeAt: self = .maybeAt(body["x"] == nil ? nil : try Point(JSONDictionary: body))
    case .maybeTo: self = .maybeTo(end: body["x"] == nil ? nil : try Point(JSONDictionary: body))
    case .maybeBoth:
      self = .maybeBoth(
        try body.valueIfPresent(key: "_0"), note: try body.valueIfPresent(key: "note"))
    case nil:
      throw JSONDecodingError(problem: .unknownCase(found: tag, expected: "a gesture"))
    }
  }
}

extension JSONContext {
  var gestures: JSONDiscriminator {
    get { self[Gesture.DiscriminatorKey.self] }
    set { self[Gesture.DiscriminatorKey.self] = newValue }
  }
}
