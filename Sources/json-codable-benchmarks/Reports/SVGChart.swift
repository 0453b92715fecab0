import Foundation

// The chart of a case, on a logarithmic scale; bars to the left cost less than the baseline:
//
//   users/to-data                 1 = JSONEncoder
//                mapper   0.28 ███|
//     JSONSerialization           |██████ 5.87
//                        0.1 … 0.5 1  2   5   10

/// Draws the ratios of results as an SVG file that stands alone, for light and dark pages.
func svgChart(of results: [CaseResult]) -> String {
  var chart = SVGChart(scale: SVGChart.Scale(results.flatMap(\.contenders).map(\.ratio)))
  for result in results { chart.append(result) }
  return chart.document(title: "Cost as a multiple of the baseline's")
}

private struct SVGChart {
  private static let width = 760
  private static let plot = 250...700
  private static let (top, rowHeight) = (50, 20)

  /// The logarithmic axis.
  struct Scale {
    private let low: Double
    private let high: Double
    let ticks: [Double]

    init(_ ratios: [Double]) {
      let positive = ratios.filter { $0 > 0 }
      low = min(positive.min() ?? 1, 0.5) * 0.9
      high = max(positive.max() ?? 1, 2) * 1.1
      let (low, high) = (low, high)
      ticks = [0.01, 0.1, 1, 10, 100, 1_000].flatMap { [$0, $0 * 2, $0 * 5] }
        .filter { $0 >= low && $0 <= high }
    }

    /// Where a ratio stands between the ends of the plot.
    func position(_ ratio: Double) -> Double {
      let part = (log(max(ratio, low)) - log(low)) / (log(high) - log(low))
      return Double(plot.lowerBound) + part * Double(plot.count - 1)
    }
  }

  private let scale: Scale
  private var y = Self.top
  private var body = ""

  init(scale: Scale) {
    self.scale = scale
  }

  /// Draws a case: its name and a bar for each contender but the baseline.
  mutating func append(_ result: CaseResult) {
    guard let baseline = result.contenders.first else { return }
    y += Self.rowHeight + 6
    body += text(result.name, x: 10, "case")
    body += text("1 = \(baseline.name)", x: scale.position(1) + 6, "note")
    for contender in result.contenders.dropFirst() {
      y += Self.rowHeight
      bar(contender)
    }
  }

  private mutating func bar(_ contender: ContenderResult) {
    let kind = contender.name.hasPrefix("JSON") ? "other" : "ours"
    let (one, end) = (scale.position(1), scale.position(contender.ratio))
    let place = "x=\"\(fixed(min(one, end), 1))\" y=\"\(y - 13)\""
    body += text(contender.name, x: Double(Self.plot.lowerBound) - 10, "name")
    let size = "width=\"\(fixed(abs(end - one), 1))\" height=\"16\""
    body += "<rect class=\"\(kind)\" \(place) \(size)/>\n"
    let label = fixed(contender.ratio, contender.ratio < 10 ? 2 : 1)
    body += text(label, x: max(one, end) + 6, "value")
  }

  private func text(_ text: String, x: Double, _ kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(fixed(x, 1))\" y=\"\(y)\">\(escaped(text))</text>\n"
  }

  /// Puts the axis and the style around the bars.
  func document(title: String) -> String {
    let height = y + 20
    let grid = scale.ticks.map { tick in
      let x = fixed(scale.position(tick), 1)
      let kind = tick == 1 ? "one" : "grid"
      let label = tick < 1 ? "\(tick)" : fixed(tick, 0)
      return """
        <line class="\(kind)" x1="\(x)" y1="\(Self.top)" x2="\(x)" y2="\(height - 8)"/>
        <text class="tick" x="\(x)" y="\(Self.top - 6)">\(label)</text>

        """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(height)" \
      viewBox="0 0 \(Self.width) \(height)" role="img">
      <title>\(escaped(title))</title>
      \(Self.style)
      <text class="title" x="10" y="22">\(escaped(title))</text>
      \(grid.joined())\(body)</svg>

      """
  }

  private static let style = """
    <style>
    text { font: 12px system-ui, sans-serif; fill: #1f2328 }
    .title { font-size: 15px; font-weight: 600 }
    .case { font-weight: 600 }
    .name { text-anchor: end }
    .tick { text-anchor: middle }
    .note, .tick { fill: #59636e }
    .grid { stroke: #d1d9e0 }
    .one { stroke: #1f2328 }
    .ours { fill: #0969da }
    .other { fill: #afb8c1 }
    @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc }
    .note, .tick { fill: #9198a1 }
    .grid { stroke: #3d444d }
    .one { stroke: #f0f6fc }
    .ours { fill: #4493f8 }
    .other { fill: #656c76 }
    }
    </style>
    """
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
