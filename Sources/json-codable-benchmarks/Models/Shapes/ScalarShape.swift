import Foundation
import JSONCodable

/// Scalars beyond those of JSON: identifiers, dates, links, raw values, narrow numbers.
enum ScalarShape: MappingShape {
  static let label = "scalars"

  enum Kind: String, CaseIterable { case note, photo, video }
  enum Priority: Int, CaseIterable { case low, normal, high }

  static let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  static let nowhere = URL(filePath: "/")

  struct Restored: JSONCodable {
    var id = nobody
    var kind = Kind.note
    var priority: Priority?
    var created = Date.distantPast
    var changed: Date?
    var link = nowhere
    var origin: URL?
    var size: UInt32 = 0
    var opacity: Float = 1

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      try json.restore(&kind, key: "kind")
      try json.restore(&priority, key: "priority")
      try json.restore(&created, key: "created")
      try json.restore(&changed, key: "changed")
      try json.restore(&link, key: "link")
      try json.restore(&origin, key: "origin")
      try json.restore(&size, key: "size")
      try json.restore(&opacity, key: "opacity")
    }
  }

  struct Reflected: JSONMappable {
    var id = nobody
    var kind = Kind.note
    var priority: Priority?
    var created = Date.distantPast
    var changed: Date?
    var link = nowhere
    var origin: URL?
    var size: UInt32 = 0
    var opacity: Float = 1
  }

  struct Mapped: JSONMappable {
    var id = nobody
    var kind = Kind.note
    var priority: Priority?
    var created = Date.distantPast
    var changed: Date?
    var link = nowhere
    var origin: URL?
    var size: UInt32 = 0
    var opacity: Float = 1

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id")
      try json.map(&kind, key: "kind")
      try json.map(&priority, key: "priority")
      try json.map(&created, key: "created")
      try json.map(&changed, key: "changed")
      try json.map(&link, key: "link")
      try json.map(&origin, key: "origin")
      try json.map(&size, key: "size")
      try json.map(&opacity, key: "opacity")
    }
  }
}
