internal import JSONCodable

/// The coders that a thread uses for one `CodableBacked` value after the other, outside of all contexts.
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
    var root = encoder ?? EncodingNode(session: EncodingSession(mapperContext: nil))
    // Another value may be encoded inside of this one.
    encoder = nil
    var isFree = false
    defer { if isFree { encoder = root } else { root.session.ownErrors = nil } }
    let tree = try root.mapperTree(of: value)
    isFree = isKnownUniquelyReferenced(&root) && root.renew()
    return tree
  }

  /// Creates a value from a tree.
  ///
  /// - Throws: `JSONDecodingError`.
  func decode<T: Decodable>(_ type: T.Type, from tree: Any) throws -> T {
    var session = decoding ?? DecodingSession(mapperContext: nil)
    decoding = nil
    var isFree = false
    defer { if isFree { decoding = session } else { session.ownErrors = nil } }
    let value = try session.mapperValue(type, from: tree)
    isFree = isKnownUniquelyReferenced(&session)
    return value
  }
}
