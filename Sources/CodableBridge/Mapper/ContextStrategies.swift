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
  convenience init(mapperOptions options: JSONOptions?) {
    self.init(EncodingOptions(options ?? JSONOptions()), isInsideMapper: true)
    mapperContext.options = options
  }
}

extension DecodingSession {
  /// Creates the session of a decoding inside the mapper; with nil, outside of all contexts.
  convenience init(mapperOptions options: JSONOptions?) {
    self.init(DecodingOptions(options ?? JSONOptions()), isInsideMapper: true)
    mapperContext.options = options
  }
}

/// The mapper's context, as a coder has it that works inside the mapper.
struct MapperContext {
  /// The options that the coder was made for; nil outside of all contexts.
  fileprivate var options: JSONOptions? { didSet { hasOptions = options != nil } }
  // What follows from another property, and is asked for each value: to ask an optional of so many words copies it.
  private var hasOptions = false, isEntered = false
  /// The context of the value that is coded; nil outside of all contexts, and while the coder waits for a value.
  private var context: JSONContext?
  private var madeUserInfo: [CodingUserInfoKey: Any]?

  /// What a type finds in the coder.
  var userInfo: [CodingUserInfoKey: Any] {
    mutating get {
      if let madeUserInfo { return madeUserInfo }
      let made = (context ?? JSONContext()).userInfo
      madeUserInfo = made
      return made
    }
  }

  /// Returns whether a coder serves values under some options.
  @inline(__always)
  func fits(_ options: JSONOptions?) -> Bool {
    guard let options else { return !hasOptions }
    return hasOptions && self.options == options
  }

  /// Takes the context of a value.
  mutating func enter(_ context: JSONContext) { (self.context, isEntered) = (context, true) }

  /// Forgets the context, whose values may be a program's own.
  @inline(__always)
  mutating func leave() {
    if isEntered { (context, isEntered, madeUserInfo) = (nil, false, nil) }
  }
}
