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

  // Codable conformances are also needed for: Entity, Plan.
  // Members for the body of class Account, which is Codable by its superclass: a required
  // initialiser cannot stand in an extension. What is not set here has its default there.
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

  // Swift does not inherit init() beside init(from:); leave it out where the class has its own.
  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    login = try container.decode(String.self, forKey: .login)
    // Missing or null: what init() makes it.
    kind =
      try container.decodeIfPresent(RawValue<AccountKind>.self, forKey: .kind)?.value
      ?? AccountKind.user
    avatar = try container.decodeIfPresent(URL.self, forKey: .avatar)
    gravatarID = try container.decodeIfPresent(String.self, forKey: .gravatarID) ?? ""
    isSiteAdmin = try container.decodeIfPresent(Bool.self, forKey: .isSiteAdmin) ?? false
    name = try container.decodeIfPresent(String.self, forKey: .name)
    email = try container.decodeIfPresent(String.self, forKey: .email)
    followers = try container.decodeIfPresent(Int.self, forKey: .followers) ?? 0
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
extension AccountMembers {
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
}
