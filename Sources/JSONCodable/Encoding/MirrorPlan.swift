/// What is known of a struct whose values go through reflection each time: all but the values
/// themselves.
///
/// A type has one for each style of keys. It has none where what is written depends on more than the
/// values: with a custom mirror, or a label that a property wrapper may have.
final class MirrorPlan: @unchecked Sendable {
  // Safe to share: all is constant, but for the templates, which are made for it.
  /// The children that are written.
  private let children: [Int]
  private let templates: ObjectTemplates

  private static let declaredKeys = AddressTable<MirrorPlan>()
  private static let snakeCaseKeys = AddressTable<MirrorPlan>()

  private init?(_ properties: StoredProperties, keys: [String?]) {
    children = keys.indices.filter { keys[$0] != nil }
    guard children.count <= ObjectTemplates.capacity,
      !properties.contains(where: { $0.label.hasPrefix("_") })
    else { return nil }
    templates = ObjectTemplates(
      keys: keys.compactMap(\.self), optionals: Array(children.indices))
  }

  /// Gives the plan of a type for the options of the running task.
  static func known(for type: Any.Type) -> MirrorPlan? { currentTable[type] }

  /// Makes the plan of a type from a value that was written.
  static func remember<T: JSONEncodable>(
    _ value: T, _ mirror: Mirror, _ properties: StoredProperties
  ) {
    guard case .struct = mirror.displayStyle, !(value is any CustomReflectable) else { return }
    let keys = properties.map { $0.key.map(JSONOptions.currentKey) }
    guard let plan = MirrorPlan(properties, keys: keys) else { return }
    _ = currentTable.value(for: T.self) { plan }
  }

  private static var currentTable: AddressTable<MirrorPlan> {
    JSONContext.scopedOptions?.keys == .snakeCase ? snakeCaseKeys : declaredKeys
  }

  /// Writes a value.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form.
  func encode<T: JSONEncodable>(_ value: T) throws -> JSONObject {
    let reflected = ReflectedChildren(of: value)
    return try templates.object { try ValueEncoding.encodeProperty(reflected[children[$0]]) }
  }
}
