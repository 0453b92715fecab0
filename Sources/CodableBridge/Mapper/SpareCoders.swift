internal import JSONCodable

/// The coders that a thread uses for one `CodableBacked` value after the other, under the same options.
///
/// A coder waits here only if nobody else has it, so that each value finds it as a new one is. A type may have kept the
/// coder, one of its containers, or an error that it has caught: all these hold the root of an encoding, and the session
/// of a decoding.
final class SpareCoders {
  // One thread has it, and each access is over at once: there is no overlap to look for.
  @exclusivity(unchecked) private var encoder: EncodingNode?
  @exclusivity(unchecked) private var decoding: DecodingSession?

  private static let threads = ThreadLocal { SpareCoders() }

  /// The coders of the calling thread.
  static var ofThread: SpareCoders { threads.value }

  /// Returns the tree of a value.
  ///
  /// - Throws: `JSONEncodingError`.
  func encode<T: Encodable>(_ value: T) throws -> Any {
    var root = JSONContext.mayBeScoped ? takeEncoderInContext() : takeEncoder()
    var isFree = false
    defer {
      if isFree {
        root.session.mapperContext.leave()
        encoder = root
      } else {
        root.session.ownErrors = nil
      }
    }
    let tree = try root.mapperTree(of: value)
    isFree = isKnownUniquelyReferenced(&root) && root.renew()
    return tree
  }

  /// Returns an encoder that no other value has: another one may be encoded inside of this one.
  private func takeEncoder(with options: JSONOptions? = nil) -> EncodingNode {
    if let spare = encoder, spare.session.mapperContext.fits(options) {
      encoder = nil
      return spare
    }
    return EncodingNode(session: EncodingSession(mapperOptions: options))
  }

  @inline(never)
  private func takeEncoderInContext() -> EncodingNode {
    guard let context = JSONContext.scoped else { return takeEncoder() }
    let root = takeEncoder(with: context.options)
    root.session.mapperContext.enter(context)
    return root
  }

  /// Creates a value from a tree.
  ///
  /// - Throws: `JSONDecodingError`.
  func decode<T: Decodable>(_ type: T.Type, from tree: Any) throws -> T {
    var session = JSONContext.mayBeScoped ? takeDecodingInContext() : takeDecoding()
    var isFree = false
    defer {
      if isFree {
        session.mapperContext.leave()
        session.limitKeys()
        decoding = session
      } else {
        session.ownErrors = nil
      }
    }
    let value = try session.mapperValue(type, from: tree)
    isFree = isKnownUniquelyReferenced(&session)
    return value
  }

  private func takeDecoding(with options: JSONOptions? = nil) -> DecodingSession {
    if let spare = decoding, spare.mapperContext.fits(options) {
      decoding = nil
      return spare
    }
    return DecodingSession(mapperOptions: options)
  }

  @inline(never)
  private func takeDecodingInContext() -> DecodingSession {
    guard let context = JSONContext.scoped else { return takeDecoding() }
    let session = takeDecoding(with: context.options)
    session.mapperContext.enter(context)
    return session
  }
}
