import JSONCodable
import JSONParity
import ParityTool

// sample: own-types
struct User: JSONMappable { var id = 0, name = "", email: String? }
struct NewUser: Codable { var id: Int, name: String, mail: String? }
// end

// sample: own-tool
@main struct ShopParity: ParityProgram {
  static let checks = [
    ParityCheck("user", .mapper(User.self), .codable(NewUser.self))
  ]
}
// end
