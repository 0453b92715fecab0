import Testing

/// A fence and the document it stands in.
struct DocumentedFence: Sendable, CustomTestStringConvertible {
  var document: String
  var fence: MarkdownFence

  var place: String { "\(document):\(fence.line)" }
  var testDescription: String { place }

  /// Every fence of every document.
  static func all() throws -> [DocumentedFence] {
    try Repository.documents().flatMap { document in
      try MarkupError.naming(document) {
        try MarkdownFence.all(in: Repository.text(of: document))
          .map { DocumentedFence(document: document, fence: $0) }
      }
    }
  }

  /// The fences with the given language.
  static func all(_ language: String) throws -> [DocumentedFence] {
    try all().filter { $0.fence.language == language }
  }

  /// The fences under an `output:` marker.
  static func outputs() throws -> [DocumentedFence] {
    try all().filter { $0.fence.outputName != nil }
  }

}

/// The session of a document.
struct DocumentedTranscript: Sendable, CustomTestStringConvertible {
  var document: String
  var transcript: ToolTranscript

  var testDescription: String { document }

  /// The sessions of the documents that have one.
  static func all() throws -> [DocumentedTranscript] {
    try Repository.documents().compactMap { document in
      try MarkupError.naming(document) {
        let transcript = try ToolTranscript(
          MarkdownFence.all(in: Repository.text(of: document)))
        return transcript.steps.isEmpty
          ? nil : DocumentedTranscript(document: document, transcript: transcript)
      }
    }
  }
}

extension SampleRegion {
  /// Every region of the test sources.
  static func all() throws -> [SampleRegion] {
    try Repository.sampleSources().flatMap { source in
      try MarkupError.naming(source) { try all(in: Repository.text(of: source)) }
    }
  }
}

/// Where two lists of lines part, or nil: a line number from 1 and the two lines.
func firstDifference(_ documented: [String], _ actual: [String]) -> String? {
  for index in 0..<max(documented.count, actual.count) {
    let left = index < documented.count ? documented[index] : "(nothing)"
    let right = index < actual.count ? actual[index] : "(nothing)"
    if left != right { return "line \(index + 1): documented \"\(left)\", actual \"\(right)\"" }
  }
  return nil
}
