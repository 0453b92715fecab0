import JSONCodable

/// A resource in the manner of JSON:API: type and id outside, what the type decides in `attributes`.
///
///     {"type":"articles","id":"1","attributes":{"title":"Hello","body":"…"}}
///     {"type":"photos","id":"2","attributes":{"url":"https://a.b/c.jpg","width":640,"height":480}}
///
/// The type of the attributes depends on a key of the object around them. So the union is what has
/// the tag: it reads and writes `type` and `attributes`, and the resource adds the id beside them.
// sample: nested-union
struct Resource: Hashable, Sendable {
  /// What tells it from the others of its type.
  var id: String
  /// What it is.
  var content: Content

  /// The attributes, of a type that the tag names.
  enum Content: Hashable, Sendable {
    /// A text.
    case article(Article)
    /// A picture.
    case photo(Photo)

    /// The tags.
    enum Tag: String, CaseIterable, Codable {
      case articles, photos
    }
  }
}
// end

/// The attributes of an article.
struct Article: Hashable, Sendable {
  /// What stands above it.
  var title: String
  /// The text.
  var body: String
}

/// The attributes of a photo.
struct Photo: Hashable, Sendable {
  /// Where it is.
  var url: String
  /// How wide it is, in pixels.
  var width: Int
  /// How high it is, in pixels.
  var height: Int
}

// MARK: - Codable of the attributes

extension Article: Codable {}
extension Photo: Codable {}
