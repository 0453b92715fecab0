/// The tags of a union's cases in JSON, and the place of their payloads.
///
///     JSONDiscriminator(key: "type", tags: .snakeCase, payload: .nested(key: "attributes"))
public struct JSONDiscriminator: Hashable, Sendable {
  /// The key of the tag.
  public let key: String
  /// How a case becomes its tag.
  public let tags: Tags
  /// Where the payload stands.
  public let payload: Payload
  /// The name of the case that keeps an object with an unknown tag, if there is one.
  ///
  /// The case has one `JSONObject` as its payload, and is written as that object, unchanged; numbers as ``AnyJSON`` keeps
  /// them. A name that no case has goes unnoticed, since nothing lists the cases of an enum: the case that was meant is
  /// written like all others. A test that reads and writes an unknown tag finds it, as does ``JSONMappingAudit`` with a
  /// sample of the case.
  public let fallback: String?

  /// Creates a discriminator.
  ///
  /// - Parameters:
  ///   - key: The key of the tag.
  ///   - tags: How a case becomes its tag.
  ///   - payload: Where the payload stands.
  ///   - fallback: The name of a case such as `unknown(JSONObject)`, or nil.
  public init(
    key: String, tags: Tags = .caseName, payload: Payload = .flat, fallback: String? = nil
  ) {
    self.key = key
    self.tags = tags
    self.payload = payload
    self.fallback = fallback
  }

  /// Returns the tag of a case; nil where it is not listed.
  func tag(ofCase name: String) -> String? {
    switch tags {
    case .caseName: name
    case .snakeCase: SnakeCase.key(for: name)
    case .explicit(let tags): tags[name]
    }
  }

  /// How a case becomes its tag.
  public enum Tags: Hashable, Sendable {
    /// The name of the case as it is.
    case caseName
    /// `startWorkout` becomes `start_workout`, by the algorithm of `JSONEncoder`.
    case snakeCase
    /// The tag of each case, by the case's name. To write a case that is not listed is an error.
    case explicit([String: String])
  }

  /// Where the payload stands.
  ///
  /// The nested form puts under its key what the flat form puts beside the tag. Since there is room
  /// for any value, it also takes a payload without a label that is not an object.
  ///
  /// | payload                          | flat                          | nested under `"data"`                    |
  /// | -------------------------------- | ----------------------------- | ---------------------------------------- |
  /// | none: `end`                      | `{"type":"end"}`              | `{"type":"end"}`                         |
  /// | an object: `start(Workout)`      | `{"type":"start","level":5}`  | `{"type":"start","data":{"level":5}}`    |
  /// | an object: `start(with: Workout)`| `{"type":"start","level":5}`  | `{"type":"start","data":{"level":5}}`    |
  /// | another value: `wait(for: Int)`  | `{"type":"wait","for":5}`     | `{"type":"wait","data":{"for":5}}`       |
  /// | another value: `wait(Int)`       | an error                      | `{"type":"wait","data":5}`               |
  /// | several: `move(Int, y: Int)`     | `{"type":"move","_0":1,"y":2}`| `{"type":"move","data":{"_0":1,"y":2}}`  |
  /// | a single nil: `wait(Int?)`       | `{"type":"wait"}`             | `{"type":"wait"}`                        |
  public enum Payload: Hashable, Sendable {
    /// In one object with the tag.
    case flat
    /// Under a key of its own beside the tag.
    case nested(key: String)

    /// The key of the payload; nil where it stands beside the tag.
    var key: String? {
      if case .nested(let key) = self { key } else { nil }
    }
  }
}
