internal import Foundation

/// The strategies of one decoder.
struct DecodingOptions: Sendable {
  var date = JSONDecoder.DateDecodingStrategy.deferredToDate
  var data = JSONDecoder.DataDecodingStrategy.base64
  var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  var nonConformingFloat = JSONDecoder.NonConformingFloatDecodingStrategy.throw
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
}

/// What all nodes of one decoding share.
final class DecodingSession {
  let options: DecodingOptions
  let userInfo: [CodingUserInfoKey: Any]
  /// True unless keys are read as they are.
  let convertsKeys: Bool
  private var camelCasedKeys: [String: String] = [:]

  init(_ options: DecodingOptions) {
    self.options = options
    userInfo = options.userInfo.isEmpty ? [:] : options.userInfo.mapValues { $0 }
    convertsKeys = if case .useDefaultKeys = options.keys { false } else { true }
  }

  func camelCased(_ key: String) -> String {
    if let known = camelCasedKeys[key] { return known }
    let converted = KeyConversion.camelCased(key)
    camelCasedKeys[key] = converted
    return converted
  }
}
