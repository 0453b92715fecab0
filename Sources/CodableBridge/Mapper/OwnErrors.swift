internal import JSONCodable

/// The place where an error of the program's own code was thrown, which the error itself does not have.
///
/// Each node that an error passes on its way out notes it. The first of them, the innermost, counts. An equal error that
/// was thrown elsewhere before, and caught, does not.
struct OwnErrors {
  private var last: (error: JSONUnderlyingError, path: [any CodingKey])?

  mutating func note(_ error: any Error, at path: @autoclosure () -> [any CodingKey]) {
    let error = JSONUnderlyingError(error)
    let path = path()
    if let last, last.error == error, last.path.count > path.count,
      last.path.starts(with: path, by: { $0.stringValue == $1.stringValue })
    {
      return
    }
    last = (error, path)
  }

  /// Returns the coding path of the error that has come out.
  func path(of error: any Error) -> [any CodingKey] {
    guard let last, last.error == JSONUnderlyingError(error) else { return [] }
    return last.path
  }
}
