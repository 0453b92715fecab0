extension ValueEncoder {
  /// Returns the encoder of what a transformer takes, or of an optional, an array, a set or a dictionary of
  /// it, to any depth.
  static func lifted<E, D>(
    _ transformer: JSONTransformer<E, D>, _ type: any Any.Type, _ front: TypeTableFront = .ofThread
  ) -> ValueEncoder {
    LiftedEncoders(transformer: transformer, encoded: of(E.self, front)).encoder(of: type)
  }
}

/// The encoders of containers whose innermost parts a transformer takes.
private struct LiftedEncoders<Encoded, Decoded>: ValueEncoders {
  let transformer: JSONTransformer<Encoded, Decoded>
  let encoded: ValueEncoder

  func encoder(of type: any Any.Type) -> ValueEncoder {
    if type == Decoded.self { return transforming }
    if let container = type as? any ContainerEncodable.Type { return container.makeEncoder(self) }
    let name = Wording.name(of: type)
    let decoded = Wording.name(of: Decoded.self)
    return ValueEncoder { _, _ in
      throw JSONEncodingError(
        problem: .unsupportedType(
          "\(name), expected \(decoded), or an optional or a collection of it"))
    }
  }

  private var transforming: ValueEncoder {
    ValueEncoder(canBeNil: encoded.canBeNil) { [transformer, encoded] pointer, scope in
      let value = try transformer.encode(pointer.value(as: Decoded.self))
      return try withUnsafePointer(to: value) { try encoded.encode($0, scope) }
    }
  }
}
