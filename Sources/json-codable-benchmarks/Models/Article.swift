import JSONCodable

/// Long texts and short ones, and arrays of them.
struct Article: Codable, Equatable, Sendable {
  var slug = ""
  var title = ""
  var body = ""
  var tags: [String] = []
}

extension Article: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&slug, key: "slug")
    try json.restore(&title, key: "title")
    try json.restore(&body, key: "body")
    try json.restore(&tags, key: "tags")
  }
}

// MARK: - By hand

extension Article: BenchmarkModel {
  typealias Document = [Article]

  static let label = "strings"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Article] {
    var random = SeededRandom(seed: 15)
    return (0..<count).map { id in
      Article(
        slug: "article-number-\(id)", title: random.text(words: 3...10),
        body: random.text(words: 40...120),
        tags: random.array(2...12) { "tag-\($0.int(1...500))" })
    }
  }

  var byHand: JSONObject { ["slug": slug, "title": title, "body": body, "tags": tags] }

  init(byHand json: JSONObject) {
    slug = json["slug"] as? String ?? ""
    title = json["title"] as? String ?? ""
    body = json["body"] as? String ?? ""
    tags = json["tags"] as? [String] ?? []
  }
}
