import Foundation
import JSONCodable

/// The public declarations of a module, as the compiler lists them with `-emit-symbol-graph`.
struct SymbolGraph: JSONDecodable {
  private var symbols: [Symbol] = []
  private var relationships: [Relationship] = []

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&symbols, key: "symbols", required: true)
    try json.restore(&relationships, key: "relationships", required: true)
  }

  /// A declaration.
  private struct Symbol: JSONDecodable {
    var identifier = ""
    var path: [String] = []
    var kind = ""
    var file: String?
    private var fragments: [Fragment] = []

    init() {}

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&identifier, keyPath: "identifier.precise", required: true)
      try json.restore(&path, key: "pathComponents", required: true)
      try json.restore(&kind, keyPath: "kind.identifier", required: true)
      try json.restore(&file, keyPath: "location.uri")
      try json.restore(&fragments, key: "declarationFragments", required: true)
    }

    /// The declaration in one line.
    var declaration: String {
      fragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
    }

    private struct Fragment: JSONDecodable {
      var spelling = ""

      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&spelling, key: "spelling", required: true)
      }
    }
  }

  /// What two declarations have to do with each other.
  private struct Relationship: JSONDecodable {
    var kind = ""
    var source = ""
    var target: String?

    init() {}

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&kind, key: "kind", required: true)
      try json.restore(&source, key: "source", required: true)
      try json.restore(&target, key: "targetFallback")
    }
  }
}

extension SymbolGraph {
  /// The declarations that stand in files of a directory, each in a line, with where they belong.
  ///
  /// What the compiler adds, such as members that a conformance brings, stands in no file, or in one of
  /// another module.
  func lines(of directory: String) -> [String] {
    let own = symbols.filter { symbol in
      symbol.file?.contains("/Sources/\(directory)/") == true
        && !symbol.identifier.contains("::SYNTHESIZED::") && symbol.kind != "swift.extension"
    }
    let places = Dictionary(own.map { ($0.identifier, $0.path.joined(separator: ".")) }) { $1 }
    let conformances = relationships.compactMap { relationship -> String? in
      guard relationship.kind == "conformsTo", let place = places[relationship.source],
        let target = relationship.target, !Self.isImplied(target)
      else { return nil }
      return "\(place): \(target)"
    }
    return own.map { "\($0.path.joined(separator: ".")) | \($0.declaration)" } + conformances
  }

  /// Whether nearly every type conforms to a protocol.
  private static func isImplied(_ name: String) -> Bool {
    ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"].contains(name)
  }
}
