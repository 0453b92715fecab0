import JSONCodable

/// A model that is mapped three times, to the same JSON, as three types with the same properties.
protocol MappingShape {
  /// Read by a `restore` line for each property, and written by the default encoding.
  associatedtype Restored: JSONCodable
  /// Mapped by reflection in both directions.
  associatedtype Reflected: JSONMappable
  /// Mapped by a `JSONMap` with a line for each property.
  associatedtype Mapped: JSONMappable

  /// The first part of the names of the shape's cases.
  static var label: String { get }

  /// Returns values, the same ones in every run.
  static func generated(_ count: Int) -> [Restored]
}

/// A model that is mapped a fourth time, by a line of its own for each property in each direction.
protocol TwoSidedShape: MappingShape {
  /// Read by `restore` lines, and written by `archive` lines.
  associatedtype TwoSided: JSONCodable
}
