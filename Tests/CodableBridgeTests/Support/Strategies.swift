import CodableBridge
import Foundation

/// One set of strategies, for both encoders and both decoders.
struct Strategies: Sendable {
  var dateEncoding = JSONEncoder.DateEncodingStrategy.deferredToDate
  var dateDecoding = JSONDecoder.DateDecodingStrategy.deferredToDate
  var dataEncoding = JSONEncoder.DataEncodingStrategy.base64
  var dataDecoding = JSONDecoder.DataDecodingStrategy.base64
  var keyEncoding = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
  var keyDecoding = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  var floatEncoding = JSONEncoder.NonConformingFloatEncodingStrategy.throw
  var floatDecoding = JSONDecoder.NonConformingFloatDecodingStrategy.throw
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  var foundationEncoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = dateEncoding
    encoder.dataEncodingStrategy = dataEncoding
    encoder.keyEncodingStrategy = keyEncoding
    encoder.nonConformingFloatEncodingStrategy = floatEncoding
    encoder.userInfo = userInfo
    return encoder
  }

  var bridgeEncoder: DictionaryEncoder {
    let encoder = DictionaryEncoder()
    encoder.dateEncodingStrategy = dateEncoding
    encoder.dataEncodingStrategy = dataEncoding
    encoder.keyEncodingStrategy = keyEncoding
    encoder.nonConformingFloatEncodingStrategy = floatEncoding
    encoder.userInfo = userInfo
    return encoder
  }

  var foundationDecoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = dateDecoding
    decoder.dataDecodingStrategy = dataDecoding
    decoder.keyDecodingStrategy = keyDecoding
    decoder.nonConformingFloatDecodingStrategy = floatDecoding
    decoder.userInfo = userInfo
    return decoder
  }

  var bridgeDecoder: DictionaryDecoder {
    let decoder = DictionaryDecoder()
    decoder.dateDecodingStrategy = dateDecoding
    decoder.dataDecodingStrategy = dataDecoding
    decoder.keyDecodingStrategy = keyDecoding
    decoder.nonConformingFloatDecodingStrategy = floatDecoding
    decoder.userInfo = userInfo
    return decoder
  }
}

/// A key with any name.
struct AnyKey: CodingKey, Hashable, ExpressibleByStringLiteral {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringLiteral name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Reads what JSONSerialization reads.
func tree(of text: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
}
