/// A transformer of any types, for a property that is mapped by reflection.
///
///     static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
///       name == "created" ? JSONPropertyTransform(JSONTransformers.secondsToDate) : nil
///     }
///
/// A property wrapper makes its value itself: give such a property a line of `JSONMap` with the transformer.
public struct JSONPropertyTransform: Sendable {
  private let transform: any PropertyTransform

  /// Creates a transform from a transformer; it reaches into optionals, arrays, sets and dictionaries.
  public init<Encoded, Decoded>(_ transformer: JSONTransformer<Encoded, Decoded>) {
    transform = Lifted(transformer: transformer)
  }

  /// The name of the transformer.
  var name: String? { transform.name }

  /// What tells the transformer from others.
  var identity: JSONTransformerIdentity { transform.identity }

  /// The type of what the transformer makes.
  var decodedType: any Any.Type { transform.decodedType }

  /// Returns the rule of a property.
  func rule(of type: any Any.Type) -> AnyDecodingRule { transform.rule(of: type) }

  /// Returns the encoder of a property.
  func encoder(of type: any Any.Type) -> ValueEncoder { transform.encoder(of: type) }

  /// Returns JSON values that the transformer takes for a property of a type, to try.
  func probes(_ type: any Any.Type) -> [Any] { transform.probes(type) }

  /// Returns such values at which code may do something else.
  func edges(_ type: any Any.Type) -> [Any] { transform.edges(type) }

  private struct Lifted<Encoded, Decoded>: PropertyTransform {
    let transformer: JSONTransformer<Encoded, Decoded>

    var name: String? { transformer.name }
    var identity: JSONTransformerIdentity { transformer.identity }
    var decodedType: any Any.Type { Decoded.self }

    func rule(of type: any Any.Type) -> AnyDecodingRule { transformer.namedRule(of: type) }

    func encoder(of type: any Any.Type) -> ValueEncoder { transformer.encoder(of: type) }

    func probes(_ type: any Any.Type) -> [Any] {
      if type != Decoded.self, let container = type as? any ProbedContainer.Type {
        return container.probes(probes)
      }
      let decoded = (Decoded.self as? any ProbedScalar.Type)?.probes ?? []
      return encoded(decoded) + Probe.trees(of: Encoded.self)
    }

    func edges(_ type: any Any.Type) -> [Any] {
      if type != Decoded.self, let container = type as? any ProbedContainer.Type {
        return container.edges(probes, edges)
      }
      let decoded = (Decoded.self as? any ProbedScalar.Type)?.edges ?? []
      return encoded(decoded) + Probe.edges(of: Encoded.self)
    }

    private func encoded(_ values: [Any]) -> [Any] {
      let encoded = values.compactMap { $0 as? Decoded }.compactMap { value -> Any? in
        Restoring.attempt { try transformer.encode(value) }
      }
      return encoded.compactMap(Probe.tree)
    }
  }
}

private protocol PropertyTransform: Sendable {
  var name: String? { get }
  var identity: JSONTransformerIdentity { get }
  var decodedType: any Any.Type { get }
  func rule(of type: any Any.Type) -> AnyDecodingRule
  func encoder(of type: any Any.Type) -> ValueEncoder
  func probes(_ type: any Any.Type) -> [Any]
  func edges(_ type: any Any.Type) -> [Any]
}
