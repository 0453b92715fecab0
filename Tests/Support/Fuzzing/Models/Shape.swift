import JSONParity

/// What a type takes from JSON, worked out without the package: the second opinion on typed reading.
package indirect enum Shape: Sendable {
  case integer(any (FixedWidthInteger & Sendable).Type)
  case double
  case float
  case decimal
  case boolean
  case string
  /// One of these strings.
  case named([String])
  case optional(Shape)
  case list(Shape)
  case table(Shape)
  /// A dictionary whose keys are integers.
  case numberedTable(Shape)
  case object([Field])
  /// An object that a tag at a key tells apart.
  case tagged(key: String, [String: [Field]])
  /// A shape that has itself inside.
  case recursive(@Sendable () -> Shape)

  /// A property.
  package struct Field: Sendable {
    let name: String
    /// The keys and indices that lead to it.
    let place: [Step]
    let shape: Shape
    /// What it holds where the document says nothing; nil where it must say something.
    let initial: Held?

    package init(_ name: String, at place: [Step]? = nil, _ shape: Shape, _ initial: Held?) {
      (self.name, self.place, self.shape) = (name, place ?? [.key(name)], shape)
      self.initial = initial
    }
  }

  /// A step on the way to a property.
  package enum Step: Sendable, Equatable {
    case key(String)
    case index(Int)
  }
}

/// What a type does where the document leaves it open.
package enum ShapeRules: Sendable {
  /// Null is nothing; integers are exact.
  case mapper
  /// Null is only for optionals; what an integer type makes of a fraction is not looked at.
  case codable
  /// As the mapper; what is of another type is not looked at.
  case converted
  /// The same, in the dialect of JSONCodable 3.
  case dialect

  /// Whether what is of another type must be refused.
  var areStrict: Bool { self == .mapper || self == .codable }
}

/// A document is not of a shape.
struct ShapeRefusal: Error {
  let reason: String
}

/// The second opinion has none.
struct ShapeUndecided: Error {}
