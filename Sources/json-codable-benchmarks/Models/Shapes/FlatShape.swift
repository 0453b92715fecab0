import JSONCodable

/// Flat records: twelve properties and nothing nested.
enum FlatShape: MappingShape {
  static let label = "flat"

  static func generated(_ count: Int) -> [FlatRecord] { FlatRecord.generated(count) }

  struct Reflected: JSONMappable {
    var id = 0
    var name = ""
    var score = 0.0
    var isActive = false
    var level = 0
    var category = ""
    var weight = 0.0
    var isHidden = false
    var note: String?
    var parent: Int?
    var discount: Double?
    var isVerified: Bool?
  }

  struct Mapped: JSONMappable {
    var id = 0
    var name = ""
    var score = 0.0
    var isActive = false
    var level = 0
    var category = ""
    var weight = 0.0
    var isHidden = false
    var note: String?
    var parent: Int?
    var discount: Double?
    var isVerified: Bool?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id")
      try json.map(&name, key: "name")
      try json.map(&score, key: "score")
      try json.map(&isActive, key: "isActive")
      try json.map(&level, key: "level")
      try json.map(&category, key: "category")
      try json.map(&weight, key: "weight")
      try json.map(&isHidden, key: "isHidden")
      try json.map(&note, key: "note")
      try json.map(&parent, key: "parent")
      try json.map(&discount, key: "discount")
      try json.map(&isVerified, key: "isVerified")
    }
  }
}

extension FlatShape: TwoSidedShape {
  struct TwoSided: JSONCodable {
    private var record = FlatRecord()

    init() {}

    mutating func JSONDecode(_ json: JSONObject) throws { try record.JSONDecode(json) }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(record.id, key: "id")
      try json.archive(record.name, key: "name")
      try json.archive(record.score, key: "score")
      try json.archive(record.isActive, key: "isActive")
      try json.archive(record.level, key: "level")
      try json.archive(record.category, key: "category")
      try json.archive(record.weight, key: "weight")
      try json.archive(record.isHidden, key: "isHidden")
      try json.archive(record.note, key: "note")
      try json.archive(record.parent, key: "parent")
      try json.archive(record.discount, key: "discount")
      try json.archive(record.isVerified, key: "isVerified")
      return json
    }
  }
}
