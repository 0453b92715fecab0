internal import Foundation
internal import JSONCodable
internal import JSONText

/// The strategies of one encoder.
struct EncodingOptions: Sendable {
  var date = JSONEncoder.DateEncodingStrategy.deferredToDate
  var data = JSONEncoder.DataEncodingStrategy.base64
  var keys = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
  var nonConformingFloat = JSONEncoder.NonConformingFloatEncodingStrategy.throw
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// Whether a property that is nil is written as null, and not left out.
  var writesNil = false
}

/// The state that all nodes of one encoding share.
final class EncodingSession: CodingSession {
  let options: EncodingOptions
  /// The context, where the encoding is a part of the mapper's run.
  @exclusivity(unchecked) var mapperContext = MapperContext()
  /// True unless keys are written as they are.
  let convertsKeys: Bool
  // A session is used from one thread. Checks for overlapping access would take longer than to look for a fault.

  /// The first misuse by a call that cannot throw: an `EncodingError`, whose box is copied in less than itself.
  @exclusivity(unchecked) private(set) var fault: (any Error)?
  /// Where the program's own errors come from; nil once the encoding has ended.
  var ownErrors: OwnErrors<EncodingNode>? = OwnErrors()
  /// The room for the values inside one another, on the thread of the run.
  @exclusivity(unchecked) var stack = StackRoom.ofThread

  init(_ options: EncodingOptions, isInsideMapper: Bool = false) {
    self.options = options
    self.isInsideMapper = isInsideMapper
    convertsKeys = if case .useDefaultKeys = options.keys { false } else { true }
  }

  var userInfo: [CodingUserInfoKey: Any] {
    isInsideMapper ? mapperContext.userInfo : givenUserInfo
  }

  private lazy var givenUserInfo: [CodingUserInfoKey: Any] = options.userInfo.mapValues { $0 }

  /// Whether the encoding is a part of the mapper's run.
  let isInsideMapper: Bool

  /// Keeps the first fault; the others are not even made, since each has its path.
  func record(_ error: @autoclosure () -> EncodingError) {
    if fault == nil { fault = error() }
  }

  /// Returns the place of a coding path in the document.
  func documentPath(_ codingPath: [any CodingKey]) -> JSONPath {
    JSONPath(
      codingPath.map { key in
        // Only an index that is the encoder's own is one of an array; a key of a type may have a number, too.
        if key is PathKey { return JSONPath.Component(key) }
        let name = key.stringValue
        return .key(isInsideMapper && convertsKeys(of: type(of: key)) ? snakeCased(name) : name)
      })
  }
}
