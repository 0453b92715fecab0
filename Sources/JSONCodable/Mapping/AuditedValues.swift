import Foundation

/// A value, and what each stored property of it is as JSON.
struct Image<T: JSONEncodable> {
  let value: T
  /// The properties in the order of the table of fields.
  private let properties: [Property]

  private struct Property {
    let value: Any
    /// Its JSON; nil where it has none.
    let tree: Any?
  }

  init(_ value: T) {
    self.value = value
    properties = MirrorEncoding.mirror(of: value).allChildren.map { property in
      Property(
        value: property.value,
        tree: Restoring.attempt { try ValueEncoder.encodeElement(property.value) })
    }
  }

  /// The places of the properties in the table of fields.
  var indices: Range<Int> { properties.indices }

  /// Returns whether a property is nil; nil where there is no such property.
  func isNull(at index: Int) -> Bool? {
    properties.indices.contains(index)
      ? properties[index].tree.map(TreeValue.isNull) ?? false : nil
  }

  /// Returns the JSON of a property; nil where it has none.
  func tree(at index: Int) -> Any? {
    properties.indices.contains(index) ? properties[index].tree : nil
  }

  /// Returns the classes of the mapped objects that a property holds, alone or in containers; nil where there is no
  /// such property.
  func classes(at index: Int) -> [ObjectIdentifier]? {
    properties.indices.contains(index) ? Self.classes(in: properties[index].value) : nil
  }

  private static func classes(in value: Any) -> [ObjectIdentifier] {
    if type(of: value) is AnyClass {
      return value is any JSONEncodable ? [ObjectIdentifier(type(of: value))] : []
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection, .dictionary, .set, .tuple:
      return mirror.children.flatMap { classes(in: $0.value) }
    default: return []
    }
  }

  /// Returns whether a property is another one than that of another value.
  func differs(from other: Image, at index: Int) -> Bool {
    guard properties.indices.contains(index), other.properties.indices.contains(index) else {
      return properties.count != other.properties.count
    }
    let (one, another) = (properties[index], other.properties[index])
    if let one = one.tree, let another = another.tree, Tree.isSame(one, another) { return false }
    return !ComparedValues.areSame(one.value, another.value)
  }
}

/// Questions about trees that an audit compares.
enum Tree {
  /// A place of an object, such as one where two differ.
  struct Difference {
    let components: [JSONPath.Component]

    var place: JSONMappingAudit.Place { key.map { .key($0) } ?? .keyPath(name) }

    /// The key, or the path as a verb says it.
    var name: String { key ?? JSONPath(components).relativeText }

    private var key: String? {
      guard components.count == 1, case .key(let key) = components[0] else { return nil }
      return key
    }

    /// Returns what stands there in an object; nil for nothing.
    func value(in object: JSONObject) -> Any? {
      components.reduce(object) { tree, step in
        guard case .key(let key) = step else { return nil }
        return tree.flatMap(TreeValue.object)?[key]
      }
    }
  }

  /// Returns an object as a text would give it.
  ///
  /// Each object and array is a `JSONObject` and an `[Any]`: another one is made anew with each cast, and none of these
  /// would be known again. Numbers are of the usual types, which a cast takes for one another in the tree of a text.
  static func plain(_ object: JSONObject) -> JSONObject { object.mapValues { plain($0) } }

  static func plain(_ tree: Any) -> Any {
    if let object = TreeValue.object(tree) { return plain(object) }
    if let array = TreeValue.array(tree) { return array.map { plain($0) } }
    // A number of Foundation is every number to a cast.
    if type(of: tree) is AnyClass { return tree }
    switch tree {
    case let number as any FixedWidthInteger: return Int(exactly: number).map { $0 as Any } ?? tree
    case let number as Float: return JSONNumber.double(ofTextOf: number)
    default: return tree
    }
  }

  /// Returns whether two trees are the same JSON.
  static func isSame(_ left: Any, _ right: Any) -> Bool { differences(left, right, at: []).isEmpty }

  /// Returns the innermost places where two objects differ; an array is a place of its own.
  static func differences(_ left: JSONObject, _ right: JSONObject) -> [Difference] {
    differences(left, right, at: [])
  }

  private static func differences(
    _ left: Any, _ right: Any, at path: [JSONPath.Component]
  ) -> [Difference] {
    if let left = TreeValue.object(left), let right = TreeValue.object(right) {
      return Set(left.keys).union(right.keys).sorted().flatMap { key in
        differences(
          left[key] ?? Absent(), right[key] ?? Absent(), at: path + [.key(key)])
      }
    }
    let isSame: Bool
    if let left = TreeValue.array(left), let right = TreeValue.array(right) {
      isSame = left.count == right.count && zip(left, right).allSatisfy { Tree.isSame($0, $1) }
    } else {
      isSame =
        text(of: left).map { $0 == text(of: right) } ?? ComparedValues.areSame(left, right)
    }
    return isSame ? [] : [Difference(components: path)]
  }

  private struct Absent {}

  /// Returns the JSON of a scalar; nil for one that has none, such as a date in its native style.
  private static func text(of scalar: Any) -> String? {
    Restoring.attempt {
      try JSONTextWriter.withText(ofTree: scalar, options: []) {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// Returns the places of an object and of the objects in it, outermost first; an array is a place of its own.
  static func places(in object: JSONObject) -> [Difference] {
    var places = object.keys.sorted().map { Difference(components: [.key($0)]) }
    for (key, member) in object.sorted(by: { $0.key < $1.key }) {
      guard let inner = TreeValue.object(member) else { continue }
      places += Self.places(in: inner).map { Difference(components: [.key(key)] + $0.components) }
    }
    return places
  }

  /// Returns what stands at a place; nil for nothing and for null.
  static func value(at location: RestoreLocation, in object: JSONObject) -> Any? {
    Restoring.attempt { try object.found(at: location) } ?? nil
  }
}

extension FieldTable {
  /// Returns the index of the field at an offset; a part of a property counts as the property.
  func index(at offset: Int, of type: any Any.Type) -> Int? {
    let exact = fields.indices.first { fields[$0].offset == offset && fields[$0].type == type }
    return exact
      ?? fields.indices.first { index in
        let start = fields[index].offset
        return (start..<start + TypeLayout(of: fields[index].type).size).contains(offset)
      }
  }
}
