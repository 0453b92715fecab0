import Foundation
import JSONCodable

/// Dates, links and identifiers by transformers, some in optionals and arrays.
enum TransformedShape: MappingShape {
  static let label = "transformed"

  static func transform(of name: String) -> JSONPropertyTransform? {
    switch name {
    case "id": JSONPropertyTransform(JSONTransformers.stringToUUID)
    case "start", "end": JSONPropertyTransform(JSONTransformers.secondsToDate)
    case "booked": JSONPropertyTransform(JSONTransformers.stringToDate)
    case "page", "photos": JSONPropertyTransform(JSONTransformers.stringToURL)
    default: nil
    }
  }

  struct Restored: JSONCodable {
    var id = ScalarShape.nobody
    var title = ""
    var start = Date.distantPast
    var end: Date?
    var booked = Date.distantPast
    var page: URL?
    var photos: [URL] = []

    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      transform(of: name)
    }

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id", transformer: JSONTransformers.stringToUUID)
      try json.restore(&title, key: "title")
      try json.restore(&start, key: "start", transformer: JSONTransformers.secondsToDate)
      try json.restore(&end, key: "end", transformer: JSONTransformers.secondsToDate)
      try json.restore(&booked, key: "booked", transformer: JSONTransformers.stringToDate)
      try json.restore(&page, key: "page", transformer: JSONTransformers.stringToURL)
      try json.restore(&photos, key: "photos", transformer: JSONTransformers.stringToURL)
    }
  }

  struct Reflected: JSONMappable {
    var id = ScalarShape.nobody
    var title = ""
    var start = Date.distantPast
    var end: Date?
    var booked = Date.distantPast
    var page: URL?
    var photos: [URL] = []

    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      transform(of: name)
    }
  }

  struct Mapped: JSONMappable {
    var id = ScalarShape.nobody
    var title = ""
    var start = Date.distantPast
    var end: Date?
    var booked = Date.distantPast
    var page: URL?
    var photos: [URL] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id", transformer: JSONTransformers.stringToUUID)
      try json.map(&title, key: "title")
      try json.map(&start, key: "start", transformer: JSONTransformers.secondsToDate)
      try json.map(&end, key: "end", transformer: JSONTransformers.secondsToDate)
      try json.map(&booked, key: "booked", transformer: JSONTransformers.stringToDate)
      try json.map(&page, key: "page", transformer: JSONTransformers.stringToURL)
      try json.map(&photos, key: "photos", transformer: JSONTransformers.stringToURL)
    }
  }
}
