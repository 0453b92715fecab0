import Foundation

extension JSONOptions.DateStyle {
  /// Returns a date in this style.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber`, or `unsupportedType` for a date that the
  ///   style has no text for.
  func encode(_ date: Date) throws -> Any {
    switch self {
    case .rfc3339: return try JSONTransformers.stringToDate.encode(date)
    case .format(let format): return try JSONTransformers.date(format: format).encode(date)
    case .secondsSince2001, .secondsSince1970, .millisecondsSince1970, .native:
      guard let toNumber else { return date }
      return try JSONNumber.encoded(toNumber(date))
    }
  }

  /// What makes a date a number in this style; nil in a style of something else.
  var toNumber: ((Date) throws -> Double)? {
    switch self {
    case .secondsSince2001: { $0.timeIntervalSinceReferenceDate }
    case .secondsSince1970: { $0.timeIntervalSince1970 }
    case .millisecondsSince1970:
      { date in
        guard let milliseconds = date.milliseconds else {
          throw JSONEncodingError.unsupported(
            Date.self, by: JSONTransformers.millisecondsToDate.words)
        }
        return milliseconds
      }
    case .rfc3339, .format, .native: nil
    }
  }

  /// Returns the date of a JSON value in this style.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value in another style.
  func decode(_ value: Any) throws -> Date {
    switch self {
    case .secondsSince2001: Date(timeIntervalSinceReferenceDate: try number(value))
    case .secondsSince1970: Date(timeIntervalSince1970: try number(value))
    case .millisecondsSince1970: Date(timeIntervalSince1970: try number(value) / 1_000)
    case .rfc3339: try text(value, by: JSONTransformers.stringToDate)
    case .format(let format): try text(value, by: JSONTransformers.date(format: format))
    case .native: throw refusal(of: value)
    }
  }

  private func number(_ value: Any) throws -> Double {
    if let number = JSONNumber(value) { return try number.asFloatingPoint() }
    if let number = JSONNumber.nonFinite(value, as: Double.self) { return number }
    guard let number = ConvertedScalar.number(value) else { throw refusal(of: value) }
    return try number.asFloatingPoint()
  }

  private func text(
    _ value: Any, by transformer: JSONTransformer<String, Date>
  ) throws -> Date {
    guard let text = TreeValue.text(value), let date = try transformer.parts.decoding(text) else {
      throw refusal(of: value)
    }
    return date
  }

  /// Returns the error of a value in another style, which says what this one is: a date in ISO 8601 is one to a person.
  private func refusal(of value: Any) -> JSONDecodingError {
    switch self {
    case .secondsSince2001: .wrongType(value, expected: Date.self, as: "seconds since 2001")
    case .secondsSince1970: .wrongType(value, expected: Date.self, as: "seconds since 1970")
    case .millisecondsSince1970:
      .wrongType(value, expected: Date.self, as: "milliseconds since 1970")
    case .rfc3339: .wrongType(value, expected: Date.self, as: "RFC 3339 text")
    case .format(let format):
      .wrongType(value, expected: Date.self, as: "text of the format \(Wording.quoted(format))")
    case .native: .wrongType(value, expected: Date.self)
    }
  }
}

extension Date {
  /// The milliseconds since 1970; nil where they are infinite and the seconds are not.
  var milliseconds: Double? {
    let milliseconds = timeIntervalSince1970 * 1_000
    return milliseconds.isFinite || !timeIntervalSince1970.isFinite ? milliseconds : nil
  }
}
