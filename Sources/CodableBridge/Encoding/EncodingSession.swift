internal import Foundation

/// The strategies of one encoder.
struct EncodingOptions: Sendable {
  var date = JSONEncoder.DateEncodingStrategy.deferredToDate
  var data = JSONEncoder.DataEncodingStrategy.base64
  var keys = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
  var nonConformingFloat = JSONEncoder.NonConformingFloatEncodingStrategy.throw
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
}

/// What all nodes of one encoding share.
final class EncodingSession {
  let options: EncodingOptions
  let userInfo: [CodingUserInfoKey: Any]
  /// True unless keys are written as they are.
  let convertsKeys: Bool
  /// The first misuse by a call that cannot throw.
  var fault: EncodingError?
  private var snakeCasedKeys: [String: String] = [:]

  init(_ options: EncodingOptions) {
    self.options = options
    userInfo = options.userInfo.isEmpty ? [:] : options.userInfo.mapValues { $0 }
    convertsKeys = if case .useDefaultKeys = options.keys { false } else { true }
  }

  func record(_ error: EncodingError) {
    if fault == nil { fault = error }
  }

  func snakeCased(_ key: String) -> String {
    if let known = snakeCasedKeys[key] { return known }
    let converted = KeyConversion.snakeCased(key)
    snakeCasedKeys[key] = converted
    return converted
  }
}
