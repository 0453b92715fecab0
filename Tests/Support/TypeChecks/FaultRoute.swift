import Foundation
import JSONCodable
import JSONParity

/// A way to read a document that is wrong in a single place.
enum FaultRoute: String, CaseIterable, Sendable {
  case data = "the text's bytes"
  case value = "a tree"
  case dictionary
  case foundation = "JSONSerialization's containers"
  case anyJSON = "AnyJSON"
  case mirror = "the mirror"
  case lenient = "a lenient reading"
  case update = "an update"
}

/// A model that reads documents with a fault: by each way it must find what it finds in the text.
struct FaultTrip<Model: JSONDecodable & JSONEncodable & Equatable> {
  let name: String

  /// What a way gives: a value, or the place and the words of an error.
  private enum Outcome: Equatable {
    case value(Model)
    case error(place: String, String)

    init(_ read: () throws -> Model) {
      do {
        self = .value(try read())
      } catch {
        self = .error(place: (error as? JSONDecodingError)?.path.description ?? "", "\(error)")
      }
    }
  }

  /// Compares the ways on every fault in documents.
  func compared(on documents: [String]) throws -> Compared {
    let faults = try documents.flatMap { Fault.all(in: try JSONValue(parsing: $0)) }
    return Compared(failures: faults.flatMap(failures), faults: faults.count)
  }

  /// Returns what differs from the reading of the text, a line for each way.
  private func failures(of fault: Fault) -> [String] {
    let text = "\(fault.document)"
    let expected = Outcome { try Model(JSONString: text) }
    var failures = FaultRoute.allCases.compactMap { route -> String? in
      guard let found = outcome(of: fault, text, by: route, expected: expected),
        !isExpected(found, expected, by: route)
      else { return nil }
      return "\(name) by \(route.rawValue): \(found), expected \(expected), of \(text)"
    }
    if case .value(let value) = expected {
      let back = Outcome { try Model(JSONString: value.JSONString()) }
      if back != expected {
        failures.append("\(name): \(expected) comes back as \(back), of \(text)")
      }
    }
    return failures
  }

  private func isExpected(_ found: Outcome, _ expected: Outcome, by route: FaultRoute) -> Bool {
    switch (found, expected) {
    // Foundation's containers do not know how a number was spelled.
    case (.error(let place, _), .error(let other, _)) where route == .foundation: place == other
    // A dictionary is merged, and what is required may be left out of an update.
    case (.value, .value) where route == .update: true
    case (_, .error(_, let words)) where route == .update:
      found == expected || words.hasPrefix("missing value") || words.hasPrefix("wrong type: null")
    default: found == expected
    }
  }

  /// Returns what a way gives; nil where it may find something else.
  private func outcome(
    of fault: Fault, _ text: String, by route: FaultRoute, expected: Outcome
  ) -> Outcome? {
    switch route {
    case .data: return Outcome { try Model(JSONData: Data(text.utf8)) }
    case .mirror:
      return Outcome {
        try JSONContext.with(\.options.reflection, .mirror) { try Model(JSONString: text) }
      }
    case .foundation:
      // Foundation's reader rounds, and drops a byte order mark at the start of a string.
      let reads = ![.duplicateKey, .overflow, .precision].contains(fault.kind)
      guard reads, !text.contains("\u{FEFF}") else { return nil }
      return Outcome {
        let tree = try JSONSerialization.jsonObject(
          with: Data(text.utf8), options: .fragmentsAllowed)
        return try Model(JSONValue: tree)
      }
    case .anyJSON, .value, .dictionary, .lenient, .update:
      // A tree has one value for a key, and no number beyond those of Swift.
      guard fault.kind != .duplicateKey, let json = try? AnyJSON(JSONString: text) else {
        return nil
      }
      return outcome(of: json, by: route, expected: expected)
    }
  }

  private func outcome(of json: AnyJSON, by route: FaultRoute, expected: Outcome) -> Outcome? {
    if route == .anyJSON { return Outcome { try Model(JSONValue: json) } }
    let tree = json.tree
    if route == .value { return Outcome { try Model(JSONValue: tree) } }
    guard let object = tree as? JSONObject else { return nil }
    switch route {
    case .lenient:
      let outcome = Outcome {
        let (value, problems) = try Model.lenient(JSONDictionary: object)
        if let problem = problems.first { throw problem }
        return value
      }
      // An element that is skipped is a problem, and no error.
      if case (.error, .value) = (outcome, expected) { return nil }
      return outcome
    case .update:
      var value = Model()
      let outcome = Outcome {
        try value.update(from: object)
        return value
      }
      // An update that fails has changed nothing.
      if case .error = outcome, value != Model() {
        return .error(place: "", "an error that leaves \(value) behind")
      }
      return outcome
    default: return Outcome { try Model(JSONDictionary: object) }
    }
  }
}
