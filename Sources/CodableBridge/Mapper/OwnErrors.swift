internal import JSONCodable

/// The errors that pass the nodes on their way out, and the place where each was met first.
///
/// An error of the program's own code does not have its place itself. The first node that it passes, the innermost,
/// notes it. An equal error that was thrown elsewhere before, and caught, does not count.
///
/// A node knows an error that a node below it has seen, without a look at its path. So an error costs the same at each
/// level. A session has none once it has ended, since their nodes keep it alive: a type may have kept a decoder.
struct OwnErrors<Node: CodingNode> {
  /// The last error of the program's own code, or of another coder.
  private var own: PassingError<Node>?
  /// The last error of the coder itself.
  private var other: PassingError<Node>?

  /// Returns these with an error that passes a place.
  ///
  /// Nothing is changed in place: what an error prints, and the name of a key, may come of code that uses the same coder.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - place: The place.
  ///   - isOwn: Whether it is one of the program's own code or of another coder; asked where no node below has seen it.
  /// - Returns: These, and whether it is such an error.
  func noting(
    _ error: any Error, at place: NodePlace<Node>, isOwn: () -> Bool
  ) -> (errors: OwnErrors, isOwn: Bool) {
    var errors = self
    if let passed = other?.passed(place, as: error, orEqual: false) {
      errors.other = passed
      return (errors, false)
    }
    if let passed = own?.passed(place, as: error, orEqual: true) {
      errors.own = passed
      return (errors, true)
    }
    let isOwn = isOwn()
    if isOwn {
      errors.own = PassingError(error, from: place)
    } else {
      errors.other = PassingError(error, from: place)
    }
    return (errors, isOwn)
  }

  /// Goes on with another error of the coder in place of the last one.
  mutating func replace(by error: any Error, at place: NodePlace<Node>) {
    other = PassingError(error, from: place)
  }

  /// Returns the coding path of the error that has come out.
  func path(of error: any Error) -> [any CodingKey] {
    guard let own, JSONUnderlyingError(own.error) == JSONUnderlyingError(error) else { return [] }
    return own.origin.codingPath
  }
}

/// An error on its way out.
private struct PassingError<Node: CodingNode> {
  /// The error as the last node has seen it.
  private(set) var error: any Error
  let origin: NodePlace<Node>
  private var last: NodePlace<Node>

  init(_ error: any Error, from place: NodePlace<Node>) {
    self.error = error
    (origin, last) = (place, place)
  }

  /// Returns the error at another place, if it is this one, or one that prints alike, on its way there from the last one.
  func passed(_ place: NodePlace<Node>, as error: any Error, orEqual: Bool) -> Self? {
    guard
      Memory.isSame(self.error, error)
        || orEqual && JSONUnderlyingError(self.error) == JSONUnderlyingError(error),
      last.isIn(place)
    else { return nil }
    var passed = self
    (passed.error, passed.last) = (error, place)
    return passed
  }
}

/// A node of the coding path, or what is at a key of it.
struct NodePlace<Node: CodingNode> {
  let node: Node
  let key: (any CodingKey)?

  var codingPath: [any CodingKey] { node.codingPath(to: key) }

  /// Returns whether the place is another one, or below it.
  ///
  /// - Complexity: O(*n*) for *n* levels between them.
  func isIn(_ other: NodePlace) -> Bool {
    var (node, key) = (node, key)
    while node !== other.node {
      guard let parent = node.parent else { return false }
      (node, key) = (parent, node.key)
    }
    guard let otherKey = other.key else { return true }
    return key.map { $0.stringValue == otherKey.stringValue } ?? false
  }
}

/// A coder at one point of the coding path.
protocol CodingNode: AnyObject {
  /// The coder of what is around; nil at the root.
  var parent: Self? { get }
  /// Where this one stands in its parent.
  var key: (any CodingKey)? { get }
  /// Returns the path of this coder, or of what is at a key of it.
  func codingPath(to key: (any CodingKey)?) -> [any CodingKey]
}

extension CodingNode {
  /// Returns the path of this coder, or of what is at a key of it, put together from those of all coders around.
  func newPath(to key: (any CodingKey)?) -> [any CodingKey] {
    var path = key.map { [$0] } ?? []
    var node: Self? = self
    while let current = node {
      if let key = current.key { path.append(key) }
      node = current.parent
    }
    path.reverse()
    return path
  }
}
