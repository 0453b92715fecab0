import Testing

/// What a call gave: a value, or an error by its case, type and coding path.
enum Outcome<Value: Equatable>: Equatable {
  case value(Value)
  case failure(Failure)

  init(_ body: () throws -> Value) {
    do {
      self = .value(try body())
    } catch {
      self = .failure(Failure(error))
    }
  }
}

extension Outcome: Sendable where Value: Sendable {}

struct Failure: Equatable, Sendable {
  var name: String
  var type = ""
  var path: [String] = []

  init(name: String, type: String = "", path: [String]) {
    self.name = name
    self.type = type
    self.path = path
  }

  init(_ error: any Error) {
    switch error {
    case DecodingError.typeMismatch(let type, let context):
      self.init(name: "typeMismatch", type: "\(type)", path: context.codingPath.map(\.stringValue))
    case DecodingError.valueNotFound(let type, let context):
      self.init(
        name: "valueNotFound", type: "\(type)", path: context.codingPath.map(\.stringValue))
    case DecodingError.keyNotFound(let key, let context):
      self.init(
        name: "keyNotFound", type: key.stringValue, path: context.codingPath.map(\.stringValue))
    case DecodingError.dataCorrupted(let context):
      self.init(name: "dataCorrupted", path: context.codingPath.map(\.stringValue))
    case EncodingError.invalidValue(let value, let context):
      self.init(
        name: "invalidValue", type: "\(value)", path: context.codingPath.map(\.stringValue))
    default:
      self.init(name: "\(error)", path: [])
    }
  }
}

extension Outcome {
  /// True for the same value, or the same error with a path that says at least as much.
  ///
  /// JSONDecoder gives corrupted data no path, or the path of what is around it. JSONEncoder leaves
  /// the keys of nested containers out.
  func agrees(withFoundation other: Outcome) -> Bool {
    guard case .failure(let mine) = self, case .failure(let theirs) = other else {
      return self == other
    }
    guard mine.name == theirs.name, mine.type == theirs.type else { return false }
    switch mine.name {
    case "dataCorrupted": return mine.path.starts(with: theirs.path)
    case "invalidValue": return theirs.path.isSubsequence(of: mine.path)
    default: return mine.path == theirs.path
    }
  }
}

extension [String] {
  fileprivate func isSubsequence(of other: [String]) -> Bool {
    var rest = self[...]
    for element in other where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
