import JSONCodable

/// The shape of a value in JSON, as code asks for it with a cast.
///
///     if let object = json["owner"] as? JSONObject { owner = try Owner(JSONDictionary: object) }
indirect enum JSONShape: Equatable {
  case text, object
  case array(JSONShape), members(JSONShape)

  /// Creates the shape of a tree of a type; nil for numbers and booleans, which a cast takes for each other.
  init?(_ tree: Any, of type: any Any.Type) {
    let isDictionary = type is any (Collection & ExpressibleByDictionaryLiteral).Type
    switch tree {
    case is String: self = .text
    case let object as JSONObject:
      guard isDictionary else {
        self = .object
        return
      }
      guard let member = object.values.first, let shape = JSONShape(member, of: Any.self)
      else { return nil }
      self = .members(shape)
    case let array as [Any]:
      guard let element = array.first, let shape = JSONShape(element, of: Any.self)
      else { return nil }
      self = .array(shape)
    default: return nil
    }
  }

  /// Returns whether a tree has the shape.
  func isShape(of tree: Any) -> Bool {
    switch self {
    case .text: tree is String
    case .object: tree is JSONObject
    case .array(let element): (tree as? [Any])?.allSatisfy(element.isShape) == true
    case .members(let member):
      (tree as? JSONObject)?.values.allSatisfy(member.isShape) == true
    }
  }

  /// Returns whether a tree has objects in an array or under keys, and nothing else.
  static func isOfObjects(_ tree: Any) -> Bool {
    JSONShape.array(.object).isShape(of: tree) || JSONShape.members(.object).isShape(of: tree)
  }

  /// The type that Codable reads from whatever has the shape.
  var coded: String {
    switch self {
    case .text: "String"
    case .object: CodedForm.anObject.name
    case .array(let element): "[\(element.coded)]"
    case .members(let member): "[String: \(member.coded)]"
    }
  }

  /// How it is called.
  var name: String {
    switch self {
    case .text: "text"
    case .object: "object"
    case .array(let element): "array of \(element.name)s"
    case .members(let member): "object of \(member.name)s"
    }
  }

  /// Whether objects are a part of it.
  var hasObjects: Bool {
    switch self {
    case .text: false
    case .object: true
    case .array(let part), .members(let part): part.hasObjects
    }
  }
}
