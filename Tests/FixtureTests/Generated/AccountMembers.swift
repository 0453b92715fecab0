// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

final class AccountMembers: EntityMembers {
  var login = ""
  var kind = AccountKind.user
  var avatar: URL?
  var gravatarID = ""
  var isSiteAdmin = false
  var name: String?
  var email: String?
  var followers = 0
  var plan: Plan?

  // Codable by conformances of their own: Entity, Plan.
  // Members for the body of class Account, which then declares Codable: a required
  // initialiser cannot stand in an extension. The properties have their defaults there.
  private enum CodingKeys: String, CodingKey {
    case login
    case kind = "type"
    case avatar = "avatar_url"
    case gravatarID = "gravatar_id"
    case isSiteAdmin = "site_admin"
    case name
    case email
    case followers
    case plan
  }

  // It is not inherited beside the next one; leave it out where the class has its own.
  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    login = try container.decode(String.self, forKey: .login)
    // Missing or null: the default stays.
    kind = try container.decodeIfPresent(RawValue<AccountKind>.self, forKey: .kind)?.value ?? kind
    avatar = try container.decodeIfPresent(URL.self, forKey: .avatar)
    gravatarID = try container.decodeIfPresent(String.self, forKey: .gravatarID) ?? gravatarID
    isSiteAdmin = try container.decodeIfPresent(Bool.self, forKey: .isSiteAdmin) ?? isSiteAdmin
    name = try container.decodeIfPresent(String.self, forKey: .name)
    email = try container.decodeIfPresent(String.self, forKey: .email)
    followers = try container.decodeIfPresent(Int.self, forKey: .followers) ?? followers
    plan = try container.decodeIfPresent(Plan.self, forKey: .plan)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(login, forKey: .login)
    try container.encode(RawValue<AccountKind>(kind), forKey: .kind)
    try container.encodeIfPresent(avatar, forKey: .avatar)
    try container.encode(gravatarID, forKey: .gravatarID)
    try container.encode(isSiteAdmin, forKey: .isSiteAdmin)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encodeIfPresent(email, forKey: .email)
    try container.encode(followers, forKey: .followers)
    try container.encodeIfPresent(plan, forKey: .plan)
  }
}

/// A date as RFC 3339 text.
private struct RFC3339Date: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self.date(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a date: \(text)")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.text(value))
  }

  /// Foundation reads and writes milliseconds at most, so the fraction stands apart.
  private static func date(_ spelled: String) -> Date? {
    let text = spelled.uppercased()
    guard text.dropFirst(10).first == "T", text.hasSuffix("Z") || text.suffix(3).first == ":" else {
      return nil
    }
    guard let point = text.firstIndex(of: ".") else {
      return ISO8601DateFormatter().date(from: text)
    }
    let digits = text[text.index(after: point)...].prefix { ("0"..."9").contains($0) }
    let whole = text[..<point] + text[digits.endIndex...]
    guard let date = ISO8601DateFormatter().date(from: String(whole)),
      let fraction = Double("0.\(digits)"), !digits.isEmpty
    else { return nil }
    return Date(
      timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + fraction)
  }

  private static func text(_ date: Date) -> String {
    let interval = date.timeIntervalSinceReferenceDate
    let whole = Date(timeIntervalSinceReferenceDate: interval.rounded(.down))
    let text = ISO8601DateFormatter().string(from: whole)
    let rest = interval - interval.rounded(.down)
    if rest == 0 { return text }
    // As few digits as read back as the same date.
    for count in 1...17 {
      let scale = pow(10, Double(count))
      let digits = (rest * scale).rounded()
      guard digits < scale, interval.rounded(.down) + digits / scale == interval else { continue }
      let fraction = String(Int(digits))
      let zeros = String(repeating: "0", count: max(0, count - fraction.count))
      return "\(text.dropLast()).\(zeros)\(fraction)Z"
    }
    return "\(text.dropLast())\("\(rest)".dropFirst())Z"
  }
}

/// A value by its raw value.
private struct RawValue<Value: RawRepresentable>: Codable where Value.RawValue: Codable {
  var value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let rawValue = try container.decode(Value.RawValue.self)
    guard let value = Value(rawValue: rawValue) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown case: \(rawValue)")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.rawValue)
  }
}
