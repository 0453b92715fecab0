/// A function for each direction, where nil refuses a value.
///
/// Safe to share as far as the functions are, for which their author answers.
public struct JSONTransformer<EncodedType, DecodedType>: CustomStringConvertible,
  @unchecked Sendable
{
  let decoding: (EncodedType) -> DecodedType?
  let encoding: (DecodedType) -> EncodedType?
  /// Creates a transformer from its two directions.
  public init(
    decoding: @escaping (EncodedType) -> DecodedType?,
    encoding: @escaping (DecodedType) -> EncodedType?
  ) {
    (self.decoding, self.encoding) = (decoding, encoding)
  }
  /// The two types.
  public var description: String { "JSONTransformer \(EncodedType.self) <-> \(DecodedType.self)" }
}

/// The transformers that come with JSONCodable 3.
public struct JSONTransformers {
  /// A URL as its text.
  public static let StringToURL = JSONTransformer<String, URL>(
    decoding: { URL(string: $0) }, encoding: { $0.absoluteString })
  /// A date as a text such as `2016-10-03T11:08:07.250Z`.
  public static let StringToDate: JSONTransformer<String, Date> = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return JSONTransformer(decoding: formatter.date, encoding: formatter.string)
  }()
  /// `StringToURL` by its earlier name.
  public static let StringToNSURL = StringToURL
  /// `StringToDate` by its earlier name.
  public static let StringToNSDate = StringToDate
}
