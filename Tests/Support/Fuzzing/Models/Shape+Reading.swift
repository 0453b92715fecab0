import JSONParity

/// Reads values as a shape under rules.
struct ShapeReader {
  let rules: ShapeRules

  /// Returns what a value of the shape holds.
  ///
  /// - Throws: `ShapeRefusal` where the type must refuse the value, `ShapeUndecided` where it may.
  func held(_ shape: Shape, _ value: JSONValue) throws -> Held {
    switch shape {
    case .integer(let type): return .exact(try integer(type, value))
    case .double, .float, .decimal: return try fraction(shape, value)
    case .boolean:
      guard case .boolean(let boolean) = value else { throw refusal("no boolean", value) }
      return .boolean(boolean)
    case .string: return .text(try string(value))
    case .named(let names):
      let name = try string(value)
      guard let known = names.first(where: { $0 == name }) else {
        throw refusal("no name", value)
      }
      return .text(known)
    case .optional(let inner): return try value.isNull ? .nothing : held(inner, value)
    case .list(let inner):
      guard case .array(let elements) = value else { throw refusal("no array", value) }
      return .list(try elements.map { try held(inner, $0) })
    case .table(let inner):
      return .table(try lastMembers(value).mapValues { try held(inner, $0) })
    case .numberedTable(let inner): return try numbered(inner, value)
    case .object(let fields): return .table(try members(fields, value))
    case .tagged(let key, let fields): return try tagged(key, fields, value)
    case .recursive(let shape): return try held(shape(), value)
    }
  }

  private func refusal(_ reason: String, _ value: JSONValue) -> any Error {
    rules.areStrict ? ShapeRefusal(reason: "\(reason): \(value.typeName)") : ShapeUndecided()
  }
}

// MARK: - Scalars

extension ShapeReader {
  private func string(_ value: JSONValue) throws -> String {
    guard case .string(let text) = value else { throw refusal("no string", value) }
    return text
  }

  private func number(_ value: JSONValue) throws -> String {
    guard case .number(let number) = value else { throw refusal("no number", value) }
    if Double(number.text)?.isFinite != true || NumberText.vanishes(number.text) {
      throw refusal("no double holds it", value)
    }
    return number.text
  }

  private func integer<T: FixedWidthInteger>(_ type: T.Type, _ value: JSONValue) throws -> Literal {
    let text = try number(value)
    let literal = Literal(text)
    if rules == .codable, !literal.isInteger || text.utf8.count > 15 || text == "-0" {
      throw ShapeUndecided()
    }
    guard literal.integer(type) != nil else { throw refusal("not an integer of the type", value) }
    return literal
  }

  private func fraction(_ shape: Shape, _ value: JSONValue) throws -> Held {
    let text = try number(value)
    // What Codable makes of a zero with an exponent, the documented differences say.
    if rules != .mapper, NumberText.isZeroWithExponent(text) { throw ShapeUndecided() }
    switch shape {
    case .float: return try float(text)
    case .decimal:
      guard Literal(text).fitsDecimal, rules != .codable || text.utf8.count <= 15 else {
        throw ShapeUndecided()
      }
      return .exact(Literal(text))
    default: return .double([Double(text) ?? .nan])
    }
  }

  /// A float is the nearest one to the text, or to the double that is nearest to the text.
  private func float(_ text: String) throws -> Held {
    let floats = [Float(text), Double(text).map(Float.init)].compactMap(\.self)
    guard floats.allSatisfy({ $0.isFinite && ($0 != 0 || Double(text) == 0) }) else {
      if floats.allSatisfy({ !$0.isFinite || $0 == 0 }), rules == .mapper {
        throw ShapeRefusal(reason: "no float holds it")
      }
      throw ShapeUndecided()
    }
    return .double(floats.map(Double.init))
  }
}

// MARK: - Containers

extension ShapeReader {
  /// The last of members with one key; canonically equal keys are one to Swift.
  private func lastMembers(_ value: JSONValue) throws -> [String: JSONValue] {
    guard case .object(let members) = value else { throw refusal("no object", value) }
    return Dictionary(members.map { ($0.key, $0.value) }) { $1 }
  }

  private func numbered(_ shape: Shape, _ value: JSONValue) throws -> Held {
    var table: [String: Held] = [:]
    for (key, value) in try lastMembers(value) {
      guard let number = Int(key) else {
        throw rules == .mapper ? ShapeRefusal(reason: "no number as a key") : ShapeUndecided()
      }
      let held = try held(shape, value)
      if table.updateValue(held, forKey: "\(number)") != nil {
        throw rules == .mapper ? ShapeRefusal(reason: "two keys are one number") : ShapeUndecided()
      }
    }
    return .table(table)
  }

  private func tagged(
    _ key: String, _ fields: [String: [Shape.Field]], _ value: JSONValue
  ) throws -> Held {
    guard let tag = try lastMembers(value)[key], case .string(let name) = tag,
      let known = fields.first(where: { $0.key == name })
    else { throw refusal("no known tag", value) }
    return .table(try members(known.value, value).merging([key: .text(known.key)]) { $1 })
  }

  private func members(_ fields: [Shape.Field], _ value: JSONValue) throws -> [String: Held] {
    guard case .object = value else { throw refusal("no object", value) }
    var held: [String: Held] = [:]
    for field in fields { held[field.name] = try member(field, of: value) }
    return held
  }

  /// Returns what one property holds.
  func member(_ field: Shape.Field, of value: JSONValue) throws -> Held {
    guard let found = try found(at: field.place[...], in: value) else {
      guard let initial = field.initial else { throw ShapeRefusal(reason: "no \(field.name)") }
      return initial
    }
    if found.isNull, rules != .codable {
      if case .optional = field.shape { return .nothing }
      guard let initial = field.initial else { throw ShapeRefusal(reason: "null \(field.name)") }
      return initial
    }
    return try held(field.shape, found)
  }

  private func found(at place: ArraySlice<Shape.Step>, in value: JSONValue) throws -> JSONValue? {
    guard let step = place.first else { return value }
    let inner: JSONValue?
    switch (step, value) {
    case (.key(let key), .object): inner = try lastMembers(value)[key]
    case (.index(let index), .array(let elements)):
      inner = index < elements.count ? elements[index] : nil
    // On the way to a property null is nothing.
    case (_, .null): return nil
    default: throw refusal("nothing on the way", value)
    }
    return try inner.flatMap { try found(at: place.dropFirst(), in: $0) }
  }
}

extension JSONValue {
  /// Whether it is null.
  var isNull: Bool { if case .null = self { true } else { false } }
}
