/// What is known of a type whose values go through `Mirror`: all but the values themselves.
///
/// A type has one for each style of keys. It has none where the properties that are written depend on
/// the value: with a custom mirror, or a label that a property wrapper may have.
final class MirrorPlan: @unchecked Sendable {
  // Safe to share: all is constant, but for the templates, which are made for it.
  private let childCount: Int
  /// The children that are written.
  private let children: [Int]
  private let templates: ObjectTemplates

  private static let declaredKeys = AddressTable<MirrorPlan>()
  private static let snakeCaseKeys = AddressTable<MirrorPlan>()

  private init?(_ properties: StoredProperties, keys: [String?]) {
    let kept = keys.indices.filter { keys[$0] != nil }
    guard kept.count <= ObjectTemplates.capacity,
      !properties.contains(where: { $0.label.hasPrefix("_") })
    else { return nil }
    childCount = keys.count
    children = kept
    templates = ObjectTemplates(keys: keys.compactMap(\.self), optionals: Array(kept.indices))
  }

  /// Gives the plan of a type for the options of the running task.
  static func known(for type: Any.Type) -> MirrorPlan? { currentTable[type] }

  /// Makes the plan of a type from the properties of a value that was written.
  static func remember<T: JSONEncodable>(_ type: T.Type, _ properties: StoredProperties) {
    let keys = properties.map { type.JSONKey(forProperty: $0.name).map(JSONOptions.currentKey) }
    guard let plan = MirrorPlan(properties, keys: keys) else { return }
    _ = currentTable.value(for: type) { plan }
  }

  private static var currentTable: AddressTable<MirrorPlan> {
    JSONContext.scopedOptions?.keys == .snakeCase ? snakeCaseKeys : declaredKeys
  }
}

// MARK: - Encoding

extension MirrorPlan {
  /// Writes the children of a mirror; nil where they are not those of the plan.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form.
  func encode(_ mirror: Mirror) throws -> JSONObject? {
    let values = Self.values(of: mirror)
    guard values.count == childCount else { return nil }
    return try templates.object { try ValueEncoding.encodeProperty(values[children[$0]]) }
  }

  /// The values of all children, those of a superclass first.
  private static func values(of mirror: Mirror) -> [Any] {
    var values = mirror.superclassMirror.map(values) ?? []
    mirror.children.forEach { values.append($0.value) }
    return values
  }
}
