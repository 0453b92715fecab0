// What the lines of a mapping have noted, as JSON.

import Foundation

extension MappingNotes {
  /// Returns the object of all that was noted; it can be asked for once.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form, or two lines write one place.
  func encoded(_ scope: EncodingScope) throws -> JSONObject {
    guard let plan = settle(scope) else { return try encodedWithoutPlan(scope) }
    do {
      try scope.enter(type)
      defer { scope.leave() }
      return try plan.members.encode(start, scope)
    } catch  where plan.isInterleaved {
      try requireEncoded(scope)
      throw error
    }
  }

  /// Throws the error of the first line that has one: another line may have been written first.
  private func requireEncoded(_ scope: EncodingScope) throws {
    leavePlan()
    _ = try encodedWithoutPlan(scope)
  }

  /// Writes all that was noted; it can be asked for once.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form, or two lines write one place.
  func write(to writer: inout JSONTextWriter) throws {
    guard let plan = settle(writer.scope) else {
      return try writer.write(encodedWithoutPlan(writer.scope))
    }
    let depth = writer.scope.depth
    do {
      try writer.write(start, by: plan.members, type)
    } catch  where plan.isInterleaved {
      writer.scope.leave(to: depth)
      try requireEncoded(writer.scope)
      throw error
    }
  }
}

// MARK: - Without a plan

extension MappingNotes {
  private func encodedWithoutPlan(_ scope: EncodingScope) throws -> JSONObject {
    try scope.enter(type)
    defer { scope.leave() }
    let others = others ?? []
    var object = JSONObject(minimumCapacity: others.count)
    for (index, noted) in others.enumerated() {
      guard
        try noted.inContext({ try noted.write(to: &object, scope) }) || others.repeatsAnother(index)
      else {
        throw JSONEncodingError(
          problem: .duplicateKey(
            noted.line.location.text, first: "a line of JSONMap of type \(Wording.name(of: type))",
            second: "another line"))
      }
    }
    return object
  }
}

extension [MappingNotes.Noted] {
  /// Returns whether a property was mapped before: a class and its subclass may both map what they inherit.
  fileprivate func repeatsAnother(_ index: Int) -> Bool {
    guard let origin = self[index].origin else { return false }
    return self[..<index].contains {
      $0.origin == origin && $0.line.type == self[index].line.type
        && $0.line.location.text == self[index].line.location.text
    }
  }
}

extension MappingNotes.Noted {
  /// Runs a body in the context that was opened around the line.
  fileprivate func inContext<R>(_ body: () throws -> R) rethrows -> R {
    guard let context else { return try body() }
    return try JSONContext.with(context) { try EncodingScope.run { _ in try body() } }
  }

  /// Writes the property to its place; returns whether the place was free.
  fileprivate func write(to object: inout JSONObject, _ scope: EncodingScope) throws -> Bool {
    if line.location.isNowhere { throw JSONEncodingError(problem: .invalidKeyPath("")) }
    guard line.location.isKeyPath else {
      let key = scope.key(for: line.location.text)
      let encoded = try JSONEncodingError.locating(.key(key)) { try encode(scope) }
      return encoded.map { object.updateValue($0, forKey: key) == nil } ?? true
    }
    let steps = try JSONObject.steps(to: line.location)
    var encoded = try JSONEncodingError.locating(JSONPath(steps)) { try encode(scope) }
    // An element that is left out would move the next one to its place, here and below.
    if encoded == nil, case .index? = steps.last { encoded = NSNull() }
    let isArrayOnTheWay = steps.contains { if case .index = $0 { true } else { false } }
    guard encoded != nil || isArrayOnTheWay else { return true }
    // Null may hold the place of an element. Nil where the steps lead through a value of another type: writing there
    // says so.
    let isFree = Restoring.attempt {
      try object.value(at: steps).map { isArrayOnTheWay && Restoring.isNull($0) } ?? true
    }
    if encoded != nil, object.leadsThroughNull(steps) { return false }
    if encoded != nil || isFree == true { try object.insert(encoded, at: steps) }
    return encoded == nil || isFree ?? true
  }

  /// Returns the property as JSON, or nil where it is left out.
  ///
  /// - Throws: ``JSONEncodingError`` where it has no JSON form, or is required and null.
  private func encode(_ scope: EncodingScope) throws -> Any? {
    let encoded = try ValueEncoder.encodeProperty(property, by: transform, scope)
    guard line.isRequired, encoded.map(TreeValue.isNull) ?? true else { return encoded }
    throw JSONEncodingError.missing(line.type)
  }
}

extension JSONObject {
  /// Returns whether a member on the way is null, which another line has written, so that no object may take its place.
  ///
  /// The null of an element may only keep the place.
  fileprivate func leadsThroughNull(_ steps: [JSONPath.Component]) -> Bool {
    var value: Any = self
    for step in steps.dropLast() {
      switch step {
      case .key(let key):
        guard let member = TreeValue.object(value)?[key] else { return false }
        if Restoring.isNull(member) { return true }
        value = member
      case .index(let index):
        guard let array = TreeValue.array(value), array.indices.contains(index) else {
          return false
        }
        value = array[index]
      }
    }
    return false
  }
}

extension JSONEncodingError {
  /// A property that is required, and null.
  fileprivate static func missing(_ type: any Any.Type) -> JSONEncodingError {
    JSONEncodingError(problem: .missingValue(expected: Wording.expectation(of: type)))
  }
}

// MARK: - Encoders

extension ValueEncoder {
  /// Returns the encoder of a type with a `JSONMap` of its own, which runs for each value.
  static func mapped<T: JSONMappable>(_ type: T.Type, by plans: MappedPlans) -> ValueEncoder {
    type is AnyClass ? mapped(objectsOf: type, by: plans) : mapped(valuesOf: type, by: plans)
  }

  private static func mapped<T: JSONMappable>(
    valuesOf type: T.Type, by plans: MappedPlans
  ) -> ValueEncoder {
    ValueEncoder { place, scope in
      try scope.withNotes { notes in
        try notes.run(place, as: type, plans, scope)
        return try notes.encoded(scope)
      }
    } write: { place, writer in
      let scope = writer.scope
      try scope.withNotes { notes in
        try notes.run(place, as: type, plans, scope)
        try notes.write(to: &writer)
      }
      return true
    }
  }

  private static func mapped<T: JSONMappable>(
    objectsOf type: T.Type, by plans: MappedPlans
  ) -> ValueEncoder {
    ValueEncoder { place, scope in
      let object = place.value(as: type)
      return try scope.whileOpen(Memory.object(of: object)) {
        try scope.withNotes { notes in
          try notes.run(object: object, plans, scope)
          return try notes.encoded(scope)
        }
      }
    } write: { place, writer in
      let (object, scope) = (place.value(as: type), writer.scope)
      try scope.whileOpen(Memory.object(of: object)) {
        try scope.withNotes { notes in
          try notes.run(object: object, plans, scope)
          try notes.write(to: &writer)
        }
      }
      return true
    }
  }

  /// Returns the encoder of what a line has noted; of one with a transformer, another one lies so far behind the
  /// property, if the line has had another one.
  static func noted(
    by line: MappingNotes.Line, otherAt distance: Int, _ front: TypeTableFront
  ) -> ValueEncoder {
    let encoder =
      line.transform.map { transformed(by: $0.encoder(of: line.type), otherAt: distance) }
      ?? member(of: line.type, front)
    if !line.isRequired || encoder.isNeverNull || encoder.plain != nil { return encoder }
    return ValueEncoder { place, scope in
      guard let encoded = try encoder.encode(place, scope), !TreeValue.isNull(encoded) else {
        throw JSONEncodingError.missing(line.type)
      }
      return encoded
    } write: { place, writer in
      let start = writer.writer.position
      guard try encoder.write(place, &writer), !writer.writer.isNull(since: start) else {
        throw JSONEncodingError.missing(line.type)
      }
      return true
    }
  }

  private static func transformed(
    by encoder: ValueEncoder, otherAt distance: Int
  ) -> ValueEncoder {
    ValueEncoder(canBeNil: true) { place, scope in
      if let other = other(at: place + distance) { return try other.encode(scope) }
      return try encoder.encode(place, scope)
    } write: { place, writer in
      guard let other = other(at: place + distance) else {
        return try encoder.write(place, &writer)
      }
      guard let tree = try other.encode(writer.scope) else { return false }
      try writer.write(tree)
      return true
    }
  }

  @inline(__always)
  private static func other(at place: UnsafeRawPointer) -> MappingNotes.OtherTransform? {
    place.value(as: MappingNotes.OtherTransform?.self)
  }
}

extension MappingNotes.OtherTransform {
  fileprivate func encode(_ scope: EncodingScope) throws -> Any? {
    try ValueEncoder.encodeProperty(property, by: transform, scope)
  }
}
