/// The lines of a Swift source between `// sample: NAME` and `// end`.
struct SampleRegion: Hashable, Sendable {
  var name: String
  /// The line of `// sample: NAME`, from 1.
  var line: Int
  /// The lines between the two comments, without the indentation that all of them share.
  var lines: [String]
}

extension SampleRegion {
  /// The marked regions of a Swift source, in their order.
  ///
  /// - Throws: ``MarkupError`` for a region without an end, an end without a region, a region in a
  ///   region, and a region without lines.
  static func all(in source: String) throws -> [SampleRegion] {
    var regions: [SampleRegion] = []
    var open: SampleRegion?
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("// sample: ") {
        if let open { throw unclosed(open) }
        open = SampleRegion(name: String(content.dropFirst(11)), line: index + 1, lines: [])
      } else if content == "// end" {
        regions.append(try close(open, line: index + 1))
        open = nil
      } else {
        open?.lines.append(String(line))
      }
    }
    if let open { throw unclosed(open) }
    return regions
  }

  private static func close(_ region: SampleRegion?, line: Int) throws -> SampleRegion {
    guard var region else { throw MarkupError(line: line, reason: "an end without a sample") }
    region.lines = dedented(region.lines)
    if region.lines.allSatisfy(\.isEmpty) {
      throw MarkupError(line: region.line, reason: "sample \"\(region.name)\" has no lines")
    }
    return region
  }

  private static func unclosed(_ region: SampleRegion) -> MarkupError {
    MarkupError(line: region.line, reason: "sample \"\(region.name)\" has no end")
  }

  private static func dedented(_ lines: [String]) -> [String] {
    let indentations = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { String($0.dropFirst(indentations.min() ?? 0)) }
  }
}
