import Foundation
import JSONCodable

/// A type that is mapped three times, to the same JSON: by the mapper, by Codable and by hand.
///
/// The code by hand is the fastest that one would still write: dictionary literals one way, and
/// casts without any check the other way.
protocol BenchmarkModel: Codable, Equatable, Sendable, JSONEncodable, JSONConstructible {
  /// What stands in one JSON text: an array of values or a value alone.
  associatedtype Document: Codable, Equatable, Sendable, JSONEncodable, JSONRestorable

  /// The first part of the names of the model's cases.
  static var label: String { get }
  /// How many values a case works on unless told otherwise.
  static var defaultCount: Int { get }

  /// Makes values, the same ones in every run.
  static func generated(_ count: Int) -> [Self]
  /// Puts values into documents.
  static func documents(_ values: [Self]) -> [Document]

  /// The value as a dictionary with Swift leaves.
  var byHand: JSONObject { get }
  /// Makes a value of a parsed dictionary; whatever is not right becomes a default.
  init(byHand json: JSONObject)
  /// Gives a document as a tree.
  static func tree(byHand document: Document) -> Any
  /// Makes a document of a parsed tree.
  static func document(byHand tree: Any) -> Document
}

extension BenchmarkModel where Document == [Self] {
  static func documents(_ values: [Self]) -> [Document] { [values] }

  static func tree(byHand document: Document) -> Any { document.map { $0.byHand } }

  static func document(byHand tree: Any) -> Document { objects(tree).map { Self(byHand: $0) } }
}

extension BenchmarkModel where Document == Self {
  static func documents(_ values: [Self]) -> [Document] { values }

  static func tree(byHand document: Document) -> Any { document.byHand }

  static func document(byHand tree: Any) -> Document { Self(byHand: tree as? JSONObject ?? [:]) }
}

/// Gives the objects of a parsed array, as code by hand takes them.
func objects(_ value: Any?) -> [JSONObject] { value as? [JSONObject] ?? [] }

/// Gives the truth value of a parsed number, as code by hand takes it.
func bool(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? false }

/// Gives the integer of a parsed number, as code by hand takes it.
func int(_ value: Any?) -> Int { (value as? NSNumber)?.intValue ?? 0 }

/// Gives the double of a parsed number, as code by hand takes it.
func double(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }
