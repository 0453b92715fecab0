extension JSONTransformer {
  /// Returns the encoder of what the transformer takes, or of an optional, an array, a set or a dictionary of
  /// it, to any depth.
  @inline(__always)
  func encoder(of type: any Any.Type) -> ValueEncoder { .of(type, by: self) }
}

extension ValueEncoder {
  // Not a method of the transformer, which would ask the runtime for its type.
  fileprivate static func of<Encoded, Decoded>(
    _ type: any Any.Type, by transformer: JSONTransformer<Encoded, Decoded>
  ) -> ValueEncoder {
    transformer.identity.encoders.value(for: type) {
      let encoded = of(Encoded.self, .ofThread)
      return LiftedEncoders(
        words: transformer.words, encode: transformer.parts.encode, encoded: encoded
      ).encoder(of: type)
    }
  }
}

/// The encoders of containers whose innermost parts a transformer takes.
private struct LiftedEncoders<Encoded, Decoded>: ValueEncoders {
  let words: String
  let encode: @Sendable (Decoded, _ refusal: () -> any Error) throws -> Encoded
  let encoded: ValueEncoder

  func encoder(of type: any Any.Type) -> ValueEncoder {
    if type == Decoded.self { return transforming }
    if type == AnyHashable.self { return ofHashables }
    if let container = FrequentContainer(type)?.type ?? type as? any ContainerEncodable.Type {
      return container.makeEncoder(self)
    }
    let name = Wording.name(of: type)
    let decoded = Wording.name(of: Decoded.self)
    return ValueEncoder { _, _ in
      throw JSONEncodingError(
        problem: .unsupportedType(
          "\(name), expected \(decoded), or an optional or a collection of it"))
    }
  }

  /// The encoder of what stands in an `AnyHashable`: only the value knows its type.
  private var ofHashables: ValueEncoder {
    ValueEncoder(canBeNil: true) { pointer, scope in
      func encode<Base>(_ base: Base) throws -> Any? {
        try Memory.withPlace(of: base) { try encoder(of: Base.self).encode($0, scope) }
      }
      return try _openExistential(pointer.value(as: AnyHashable.self).base as Any, do: encode)
    }
  }

  private var transforming: ValueEncoder {
    let value = { [words, encode] (pointer: UnsafeRawPointer) throws -> Encoded in
      let decoded = pointer.pointer(to: Decoded.self)
      return try encode(decoded.pointee) {
        JSONEncodingError.unsupported(type(of: decoded.pointee), by: words)
      }
    }
    let stride = MemoryLayout<Decoded>.stride
    if Encoded.self == String.self {
      return .scalars(stride: stride) {
        Memory.same(try value($0), as: String.self)
      } write: {
        $1.string($0)
      }
    }
    if Encoded.self == Int.self {
      return .scalars(stride: stride) {
        Memory.same(try value($0), as: Int.self)
      } write: {
        $1.integer($0)
      }
    }
    if Encoded.self == Double.self {
      return .doubles(stride: stride) { Memory.same(try value($0), as: Double.self) }
    }
    return ValueEncoder(canBeNil: encoded.canBeNil) { [encoded] pointer, scope in
      try Memory.withPlace(of: value(pointer)) { try encoded.encode($0, scope) }
    }
  }
}
