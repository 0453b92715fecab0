internal import Foundation
internal import JSONCodable
internal import JSONText

/// The strategies of one decoder.
struct DecodingOptions: Sendable {
  var date = JSONDecoder.DateDecodingStrategy.deferredToDate
  var data = JSONDecoder.DataDecodingStrategy.base64
  var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  var nonConformingFloat = JSONDecoder.NonConformingFloatDecodingStrategy.throw
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
}

/// The state that all nodes of one decoding share, but nothing of its document.
final class DecodingSession: CodingSession {
  let options: DecodingOptions
  /// The context, where the decoding is a part of the mapper's run.
  @exclusivity(unchecked) var mapperContext = MapperContext()
  /// True unless keys are read as they are.
  let convertsKeys: Bool
  @exclusivity(unchecked) private var camelCasedKeys: [String: String] = [:]
  /// The words of the last refusals, to the end or up to the name of what was found; used from one thread.
  @exclusivity(unchecked) private var refusals:
    [(type: any Any.Type, found: BridgedValue.Kind?, words: String)] = []
  /// Where the program's own errors come from; nil once the decoding has ended.
  var ownErrors: OwnErrors<DecodingNode>? = OwnErrors()
  /// The room for the values inside one another, on the thread of the run.
  @exclusivity(unchecked) var stack = StackRoom.ofThread

  init(_ options: DecodingOptions, isInsideMapper: Bool = false) {
    self.options = options
    self.isInsideMapper = isInsideMapper
    convertsKeys = if case .useDefaultKeys = options.keys { false } else { true }
  }

  var userInfo: [CodingUserInfoKey: Any] {
    isInsideMapper ? mapperContext.userInfo : givenUserInfo
  }

  private lazy var givenUserInfo: [CodingUserInfoKey: Any] = options.userInfo.mapValues { $0 }

  /// Whether the decoding is a part of the mapper's run: errors are in the mapper's words as
  /// well, and keys are found as the mapper finds them.
  let isInsideMapper: Bool

  func camelCased(_ key: String) -> String {
    if let known = camelCasedKeys[key] { return known }
    let converted = KeyConversion.camelCased(key)
    camelCasedKeys[key] = converted
    return converted
  }

  /// Forgets the keys of the document where they are many.
  func limitKeys() {
    if camelCasedKeys.count > 256 { camelCasedKeys = [:] }
  }

  /// Returns the words that refuse what was found in place of a type.
  func refusal(of found: BridgedValue, as type: any Any.Type) -> String {
    let kind = found.kind
    let known = refusals.first { $0.type == type && $0.found == kind }
    let words = known?.words ?? newRefusal(of: kind, as: type)
    return kind == nil ? words + found.name + "." : words
  }

  /// Keeps the words, since the runtime takes long to write the name of a type.
  private func newRefusal(of kind: BridgedValue.Kind?, as type: any Any.Type) -> String {
    let words = "Expected \(type), found " + (kind.map { $0.rawValue + "." } ?? "")
    if refusals.count == 16 { refusals.removeAll(keepingCapacity: true) }
    refusals.append((type, kind, words))
    return words
  }
}

// MARK: - Places

extension DecodingSession {
  /// Returns the place of a coding path in a document, and the value there.
  func locate(_ codingPath: [any CodingKey], in root: Any) -> (path: JSONPath, value: Any?) {
    var steps: [JSONPath.Component] = []
    var value: Any? = root
    for key in codingPath {
      if let object = value.flatMap(BridgedValue.object) {
        let name = documentKey(of: key, in: object)
        steps.append(.key(name))
        value = object[name]
      } else {
        let step = JSONPath.Component(key)
        steps.append(step)
        value = value.flatMap { element(step, of: $0) }
      }
    }
    return (JSONPath(steps), value)
  }

  private func element(_ step: JSONPath.Component, of value: Any) -> Any? {
    guard case .index(let index) = step, let array = BridgedValue.array(value),
      array.indices.contains(index)
    else { return nil }
    return array[index]
  }

  /// Returns the key of the document that a coding key stands for.
  func documentKey(of key: any CodingKey, in object: [String: Any]) -> String {
    let name = key.stringValue
    guard isInsideMapper, !(key is PathKey), convertsKeys(of: type(of: key)) else { return name }
    let converted = snakeCased(name)
    if object[converted] != nil { return converted }
    return object.keys.filter { KeyConversion.camelCased($0) == name }.min() ?? converted
  }
}
