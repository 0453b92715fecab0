import JSONParity

/// Applies the text of a patch the way RFC 6902 says, from the pointers alone.
///
/// It shares nothing with `JSONPatch`, so that both being wrong in one way is unlikely.
enum PatchText {
  struct Misfit: Error {
    var operation: String
  }

  static func apply(_ text: String, to value: JSONValue) throws -> JSONValue {
    guard case .array(let operations) = try JSONValue(parsing: text) else {
      throw Misfit(operation: text)
    }
    return try operations.reduce(value) { value, operation in
      guard case .string(let name)? = operation["op"],
        case .string(let pointer)? = operation["path"]
      else { throw Misfit(operation: "\(operation)") }
      let tokens = pointer.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
        .dropFirst().map { unescaped(String($0)) }
      guard let result = changed(value, tokens[...], name, operation["value"]) else {
        throw Misfit(operation: "\(operation)")
      }
      return result
    }
  }

  private static func unescaped(_ token: String) -> String {
    token.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
      .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
  }

  private static func changed(
    _ value: JSONValue, _ tokens: ArraySlice<String>, _ name: String, _ new: JSONValue?
  ) -> JSONValue? {
    guard let token = tokens.first else { return name == "remove" ? nil : new }
    let rest = tokens.dropFirst()
    switch value {
    case .array(var elements):
      guard let index = Int(token) else { return nil }
      if rest.isEmpty, name == "add" {
        guard let new, index <= elements.count else { return nil }
        elements.insert(new, at: index)
        return .array(elements)
      }
      guard elements.indices.contains(index) else { return nil }
      if rest.isEmpty, name == "remove" {
        elements.remove(at: index)
        return .array(elements)
      }
      return changed(elements[index], rest, name, new).map { changed in
        elements[index] = changed
        return .array(elements)
      }
    case .object(var members):
      let found = members.firstIndex { Array($0.key.utf8) == Array(token.utf8) }
      guard let found else {
        guard rest.isEmpty, name == "add", let new else { return nil }
        return .object(members + [JSONValue.Member(key: token, value: new)])
      }
      if rest.isEmpty, name == "remove" {
        members.remove(at: found)
        return .object(members)
      }
      return changed(members[found].value, rest, name, new).map { changed in
        members[found].value = changed
        return .object(members)
      }
    default: return nil
    }
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
