import JSONCodable

/// Dictionaries of scalars, of arrays and of structs.
enum DictionaryShape: MappingShape {
  static let label = "dictionaries"

  struct Restored: JSONCodable {
    var counts: [String: Int] = [:]
    var names: [String: String]?
    var series: [String: [Double]] = [:]
    var places: [String: Place] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&counts, key: "counts")
      try json.restore(&names, key: "names")
      try json.restore(&series, key: "series")
      try json.restore(&places, key: "places")
    }

    struct Place: JSONCodable {
      var x = 0.0
      var y = 0.0
      var label: String?

      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&x, key: "x")
        try json.restore(&y, key: "y")
        try json.restore(&label, key: "label")
      }
    }
  }

  struct Reflected: JSONMappable {
    var counts: [String: Int] = [:]
    var names: [String: String]?
    var series: [String: [Double]] = [:]
    var places: [String: Place] = [:]

    struct Place: JSONMappable {
      var x = 0.0
      var y = 0.0
      var label: String?
    }
  }

  struct Mapped: JSONMappable {
    var counts: [String: Int] = [:]
    var names: [String: String]?
    var series: [String: [Double]] = [:]
    var places: [String: Place] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&counts, key: "counts")
      try json.map(&names, key: "names")
      try json.map(&series, key: "series")
      try json.map(&places, key: "places")
    }

    struct Place: JSONMappable {
      var x = 0.0
      var y = 0.0
      var label: String?

      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&x, key: "x")
        try json.map(&y, key: "y")
        try json.map(&label, key: "label")
      }
    }
  }
}
