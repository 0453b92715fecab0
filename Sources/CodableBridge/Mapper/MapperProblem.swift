internal import Foundation
internal import JSONCodable

/// The problems that the mapper would find in a value that Codable refuses.
enum MapperProblem {
  /// Returns the problem of a value of the type that is required and missing.
  static func missing(_ type: any Any.Type) -> JSONDecodingError.Problem {
    .missingValue(expected: Wording.expectation(of: type))
  }

  /// Returns the problem of a value that is not of the type.
  static func wrongType(_ value: Any, _ type: any Any.Type) -> JSONDecodingError.Problem {
    if BridgedValue.isNull(value) { return missing(type) }
    return .wrongType(found: Wording.found(value), expected: Wording.expectation(of: type))
  }

  /// Returns why a value cannot become one of the type; a number may be of the right kind and not fit.
  static func refusal(of value: Any, as type: any Any.Type) -> JSONDecodingError.Problem {
    guard let number = JSONNumber(value) else { return wrongType(value, type) }
    do {
      try read(number, as: type)
    } catch let error as JSONDecodingError {
      return error.problem
    } catch {
      return wrongType(value, type)
    }
    let isNumeric = type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
    guard isNumeric || type == Decimal.self else { return wrongType(value, type) }
    return .outOfRange(
      number: Wording.cut(number.description), expected: Wording.expectation(of: type))
  }

  private static func read(_ number: JSONNumber, as type: any Any.Type) throws {
    switch type {
    case let type as any FixedWidthInteger.Type: try readInteger(number, as: type)
    case is Double.Type: _ = try number.asFloatingPoint(Double.self)
    case is Float.Type: _ = try number.asFloatingPoint(Float.self)
    case is Decimal.Type: _ = try number.asDecimal()
    default: break
    }
  }

  private static func readInteger<T: FixedWidthInteger>(
    _ number: JSONNumber, as type: T.Type
  ) throws {
    _ = try number.asInteger(T.self)
  }

  /// Returns the problem behind an error that only says that data is corrupted; nil where it cannot be
  /// known.
  static func corruption(of value: Any, as type: any Any.Type) -> JSONDecodingError.Problem? {
    switch type {
    case let type as any RawRepresentable.Type: unknownCase(value, of: type)
    case is Date.Type, is Data.Type, is URL.Type, is UUID.Type: wrongType(value, type)
    default: nil
    }
  }

  private static func unknownCase<T: RawRepresentable>(
    _ value: Any, of type: T.Type
  ) -> JSONDecodingError.Problem? {
    guard let rawType = T.RawValue.self as? any JSONRestorable.Type else { return nil }
    do {
      guard let raw = try rawType.init(JSONValue: value) as? T.RawValue,
        T(rawValue: raw) == nil
      else { return nil }
      return JSONDecodingError.unknownCase(raw, of: type).problem
    } catch {
      return nil
    }
  }
}
