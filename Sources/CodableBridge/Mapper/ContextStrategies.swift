internal import Foundation
internal import JSONCodable

// The mapper's options as the strategies of a coder that works inside the mapper. Dates and data that
// have a style of their own go through the mapper itself, as do all that are read: a hand-made tree,
// or a property list, may hold dates and data themselves.

extension EncodingOptions {
  /// Creates the strategies that write what the mapper writes under its options.
  init(_ options: JSONOptions) {
    // `Date` encodes itself as seconds since 2001.
    if options.dates != .secondsSince2001 {
      date = .custom { try JSONMapped(wrappedValue: $0).encode(to: $1) }
    }
    if options.data == .bytes { data = .deferredToData }
    if options.data == .native {
      data = .custom { try JSONMapped(wrappedValue: $0).encode(to: $1) }
    }
    if options.keys == .snakeCase { keys = .convertToSnakeCase }
    if case .strings(let positive, let negative, let none) = options.nonFiniteNumbers {
      nonConformingFloat = .convertToString(
        positiveInfinity: positive, negativeInfinity: negative, nan: none)
    }
    writesNil = options.nilValues == .null
  }
}

extension DecodingOptions {
  /// Creates the strategies that read what the mapper reads under its options.
  init(_ options: JSONOptions) {
    date = .custom { try JSONMapped(from: $0).wrappedValue }
    data = .custom { try JSONMapped(from: $0).wrappedValue }
    if options.keys == .snakeCase { keys = .convertFromSnakeCase }
    if case .strings(let positive, let negative, let none) = options.nonFiniteNumbers {
      nonConformingFloat = .convertFromString(
        positiveInfinity: positive, negativeInfinity: negative, nan: none)
    }
  }
}

extension EncodingSession {
  /// Creates the session of an encoding inside the mapper; with nil, outside of all contexts.
  convenience init(mapperContext context: JSONContext?) {
    let options = EncodingOptions(context?.options ?? JSONOptions())
    self.init(options, isInsideMapper: true, context: context)
  }
}

extension DecodingSession {
  /// Creates the session of a decoding inside the mapper; with nil, outside of all contexts.
  convenience init(mapperContext context: JSONContext?) {
    let options = DecodingOptions(context?.options ?? JSONOptions())
    self.init(options, isInsideMapper: true, context: context)
  }
}
