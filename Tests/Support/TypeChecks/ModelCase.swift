import CodableBridge
import Foundation
public import JSONCodable
import JSONParity

/// A value of a model, and its JSON as the generator has worked it out.
public struct ModelSample<Model>: Sendable {
  let json: String
  let make: @Sendable () -> Model

  /// Creates a sample; the value is made by the thread that checks it.
  public init(_ json: String, _ make: @escaping @Sendable () -> Model) {
    (self.json, self.make) = (json, make)
  }
}

/// A random model with values, each beside the JSON that it must give and be read from.
public struct ModelCase: Sendable {
  /// The name of the type.
  public let name: String
  /// How many values there are.
  public let documents: Int
  /// Returns what is wrong by a route, one line for each value.
  let failures: @Sendable (ModelRoute) -> [String]
  /// Compares the mapper's ways to read the documents with a fault, also in several styles.
  let faults: @Sendable () throws -> Compared
  /// Writes the source of a Codable type.
  let source: @Sendable () throws -> CodableSource
  /// Compares the model with the type of such a source, in the same context.
  let report: @Sendable (any (Codable & SendableMetatype).Type) throws -> ParityReport
  /// Compares what else goes by the model's own Codable conformance with `JSONDecoder`.
  let codingReports: @Sendable () -> [ParityReport]

  private init<Model: JSONDecodable & JSONEncodable & Equatable & SendableMetatype>(
    _ type: Model.Type, _ name: String, _ samples: [ModelSample<Model>],
    _ coder: ModelCoder<Model>? = nil,
    codingReports: @escaping @Sendable () -> [ParityReport] = { [] }
  ) {
    self.name = name
    self.codingReports = codingReports
    documents = samples.count
    failures = { route in
      samples.enumerated().compactMap { index, sample in
        let trip = ModelTrip(name: "\(name), \(index)", json: sample.json, value: sample.make())
        return trip.failure(by: route, coder)
      }
    }
    faults = {
      let trip = FaultTrip<Model>(name: name)
      var compared = try trip.compared(on: samples.map(\.json))
      try JSONContext.with(ModelTree.styles) {
        let styled = FaultTrip<Model>(name: "\(name), in several styles")
        let documents = try samples.map { try $0.make().JSONString() }
        compared.add({ try styled.compared(on: documents) }, of: name)
      }
      return compared
    }
    source = {
      // What the source has not seen shows where it only fits what it has.
      let seen = samples.dropLast(samples.count > 1 ? 1 : 0)
      return try CodableSource.of(
        type, as: .newType(named: ModelCase.codedName(name)), samples: seen.map { $0.make() })
    }
    report = { coded in
      func compare<C: Codable & SendableMetatype>(_ coded: C.Type) throws -> ParityReport {
        let (encoder, decoder) = SourceStyles.coders
        return try ParityCheck(
          name, mapped: type, codable: coded, encoder: encoder, decoder: decoder,
          accepting: SourceStyles.accepted
        ).run(documents: samples.map { try SourceStyles.document($0.json, of: $0.make()) })
      }
      return try compare(coded)
    }
  }

  /// The name of the type that is written for a model.
  static func codedName(_ name: String) -> String { "Coded\(name)" }

  /// Creates the case of a model that is mapped by lines.
  public static func mapped<Model: JSONDecodable & JSONEncodable & Equatable & SendableMetatype>(
    _ type: Model.Type, _ name: String, _ samples: [ModelSample<Model>]
  ) -> ModelCase {
    ModelCase(type, name, samples)
  }

  /// Creates the case of a model that is Codable, too.
  public static func codable<
    Model: JSONDecodable & JSONEncodable & Equatable & Codable & SendableMetatype
  >(
    _ type: Model.Type, _ name: String, _ samples: [ModelSample<Model>]
  ) -> ModelCase {
    ModelCase(type, name, samples, .codable) {
      let documents = samples.map(\.json)
      return [
        ParityCheck("\(name) by the bridge", .bridge(type), .codable(type)),
        ParityCheck("\(name) by CodableBacked", .mapper(Backed<Model>.self), .codable(type)),
      ].map { $0.run(documents: documents) }
    }
  }
}

extension ParityMapping where Value: Codable & SendableMetatype {
  /// Returns the mapping of a type by the bridge, of trees that the mapper reads.
  ///
  /// Foundation's reader, which is that of `.dictionary`, drops a byte order mark at the start of a string.
  fileprivate static func bridge(_ type: Value.Type) -> ParityMapping {
    .functions("bridge") { document in
      let object = try JSONObject(JSONString: String(decoding: document, as: UTF8.self))
      return try DictionaryDecoder().decode(type, from: object)
    } write: { value in
      Data(try ModelTree.text(of: DictionaryEncoder().encode(value)).utf8)
    }
  }
}
