import Testing

@Suite("What is unsafe about types stands in one folder")
struct UnsafeStepsTests {
  /// What only `Runtime/` may name.
  private static let steps = [
    "unsafeBitCast", "assumingMemoryBound", "@_silgen_name", "unsafeDowncast",
  ]

  private func files(in folder: String) throws -> [(path: String, text: String)] {
    try Repository.swiftFiles(in: folder).map { (path: $0, text: try Repository.text(of: $0)) }
  }

  @Test(arguments: steps)
  func `an unsafe step of the mapper stands in Runtime`(_ step: String) throws {
    let files = try files(in: "Sources/JSONCodable")
    let runtime = "Sources/JSONCodable/Runtime/"
    #expect(files.count { $0.path.hasPrefix(runtime) && $0.text.contains(step) } > 0)
    #expect(
      files.filter { !$0.path.hasPrefix(runtime) && $0.text.contains(step) }.map(\.path) == [])
  }

  @Test func `a type that is sendable without a check says why it is safe to share`() throws {
    let files = try files(in: "Sources").filter { $0.text.contains("@unchecked Sendable") }
    #expect(!files.isEmpty)
    let silent = files.filter { !$0.text.contains("Safe to share") }
    #expect(silent.map(\.path) == [])
  }
}
