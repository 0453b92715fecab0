import Foundation

/// The tree that JSONSerialization makes of a text; fragments allowed.
func parsed(_ text: String) throws -> Any {
  try parsed(Data(text.utf8))
}

func parsed(_ data: Data) throws -> Any {
  try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
}

/// What JSONSerialization has against a text, or nil.
func parsingComplaint(_ text: String) throws -> String? {
  do {
    _ = try parsed(text)
    return nil
  } catch let error as NSError where error.domain == NSCocoaErrorDomain {
    return error.userInfo["NSDebugDescription"] as? String ?? ""
  }
}

/// How JSONDecoder refuses a text: the problem, the place, the words; nil when it accepts it.
func decodingComplaint<T: Decodable>(_ type: T.Type, _ text: String) throws -> String? {
  do {
    _ = try JSONDecoder().decode(type, from: Data(text.utf8))
    return nil
  } catch let error as DecodingError {
    return render(error)
  }
}

private func render(_ error: DecodingError) -> String {
  switch error {
  case .dataCorrupted(let context): render("dataCorrupted", context)
  case .typeMismatch(_, let context): render("typeMismatch", context)
  case .valueNotFound(_, let context): render("valueNotFound", context)
  case .keyNotFound(_, let context): render("keyNotFound", context)
  @unknown default: "unknown"
  }
}

private func render(_ name: String, _ context: DecodingError.Context) -> String {
  let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
  return "\(name) at \(path): \(context.debugDescription)"
}

/// A decodable type that reads nothing of the value it is made from.
struct ReadsNothing: Decodable {}
