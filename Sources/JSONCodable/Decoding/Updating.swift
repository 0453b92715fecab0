import Foundation

// Updates in the manner of RFC 7396 (JSON Merge Patch). An update reaches through the verbs that are given
// the property; whatever makes a value makes it whole.
//
//   the patch has        a mapped value      a dictionary, any JSON     all else
//   nothing              unchanged           unchanged                  unchanged
//   null                 as `restore`        removes the key            as `restore`
//   an object            updated in place    merged by key              made whole
//   anything else        wrongType           wrongType, or replaced     made whole

/// What an update does to a value that it is given.
enum Updating {
  /// Updates a mapped value in place; an object keeps its identity.
  ///
  /// - Throws: ``JSONDecodingError`` where the patch is not right, or for an object that cannot be put back.
  static func update<T: JSONDecodable>(_ value: inout T, from patch: JSONObject) throws {
    func update() throws {
      try DecodingScope.watchingKeys(of: patch, for: T.self) { try value.JSONDecode(patch) }
    }
    guard T.self is AnyClass else { return try update() }
    try DecodingScope.whileOpen(Memory.object(of: value), update)
  }

  /// Updates a mapped value that a property holds; one that its type reads of something else than an object is made
  /// whole.
  ///
  /// - Throws: ``JSONDecodingError`` where the patch is not right, or for an object that cannot be put back.
  static func update<T: JSONDecodable>(_ value: inout T, from json: Any) throws {
    guard let patch = TreeValue.object(json) else {
      return value = try DecodingScope.whole { try T(JSONValue: json) }
    }
    try update(&value, from: Restoring.object(patch, for: T.self))
  }

  /// Returns any JSON value with a patch applied; what is not an object is replaced.
  ///
  /// - Throws: ``JSONDecodingError`` `outOfRange` for a number inside that no Swift type holds.
  static func merged(_ target: Any, with patch: Any) throws -> Any {
    guard let patch = TreeValue.object(patch) else { return try Restoring.checked(patch) }
    return try merged(object(of: target) ?? [:], with: patch)
  }

  /// Returns a value that stands in the place of any JSON as the object that is written of it, such as a dictionary whose
  /// keys are numbers; nil for one that is no object.
  private static func object(of value: Any) -> JSONObject? {
    if let object = TreeValue.object(value) { return object }
    if TreeValue.isFrequent(value) || Restoring.isNull(value) { return nil }
    return Restoring.attempt { try ValueEncoder.encodeElement(value) }.flatMap(TreeValue.object)
  }

  /// Returns an object with a patch applied: null removes a key.
  ///
  /// - Throws: ``JSONDecodingError`` `outOfRange` for a number inside that no Swift type holds.
  static func merged(
    _ target: JSONObject, with patch: JSONObject, _ skipping: JSONSkipping = .nothing
  ) throws -> JSONObject {
    // The patch is checked for the room of the stack on the way.
    let patch = try Restoring.object(patch, for: JSONObject.self)
    var target = target
    for (key, value) in patch {
      if Restoring.isNull(value) {
        target[key] = nil
      } else {
        let old = target[key] ?? NSNull()
        let new = try Restoring.unlessSkipped(skipping, at: .key(key)) { () -> Any in
          try merged(old, with: value)
        }
        if let new { target[key] = new }
      }
    }
    return target
  }
}
