import JSONCodable

/// Collections of structs inside each other, and arrays of scalars.
enum NestedShape: MappingShape {
  static let label = "nested"

  struct Restored: JSONCodable {
    var title = ""
    var columns: [Column] = []
    var archive: [Column]?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&title, key: "title")
      try json.restore(&columns, key: "columns")
      try json.restore(&archive, key: "archive")
    }

    struct Column: JSONCodable {
      var name = ""
      var cards: [Card] = []

      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&name, key: "name")
        try json.restore(&cards, key: "cards")
      }
    }

    struct Card: JSONCodable {
      var text = ""
      var tags: [String] = []
      var points: [Int]?
      var outline: [[Double]] = []

      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&text, key: "text")
        try json.restore(&tags, key: "tags")
        try json.restore(&points, key: "points")
        try json.restore(&outline, key: "outline")
      }
    }
  }

  struct Reflected: JSONMappable {
    var title = ""
    var columns: [Column] = []
    var archive: [Column]?

    struct Column: JSONMappable {
      var name = ""
      var cards: [Card] = []
    }

    struct Card: JSONMappable {
      var text = ""
      var tags: [String] = []
      var points: [Int]?
      var outline: [[Double]] = []
    }
  }

  struct Mapped: JSONMappable {
    var title = ""
    var columns: [Column] = []
    var archive: [Column]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&title, key: "title")
      try json.map(&columns, key: "columns")
      try json.map(&archive, key: "archive")
    }

    struct Column: JSONMappable {
      var name = ""
      var cards: [Card] = []

      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&name, key: "name")
        try json.map(&cards, key: "cards")
      }
    }

    struct Card: JSONMappable {
      var text = ""
      var tags: [String] = []
      var points: [Int]?
      var outline: [[Double]] = []

      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&text, key: "text")
        try json.map(&tags, key: "tags")
        try json.map(&points, key: "points")
        try json.map(&outline, key: "outline")
      }
    }
  }
}
