// The chart has a block for each direction and in it a row for each model. Bars begin at the
// baseline, on a logarithmic scale; those to the left cost less:
//
//              0.2     0.5     1     2     5     10
//   to-data  1 = JSONEncoder  ■ mapper  ■ JSONSerialization
//     users      0.28 █████████|
//                              |█████████████ 5.87

/// Draws the ratios of results as an SVG file that stands alone, for light and dark pages.
func svgChart(of results: [CaseResult]) -> String {
  let cost = results.first?.unit == .instructions ? "Instructions" : "Time"
  var chart = SVGChart(ratios: results.flatMap(\.contenders).map(\.ratio))
  for group in byDirection(results) { chart.append(group) }
  return chart.document(title: "\(cost) as a multiple of the baseline’s")
}

private struct SVGChart {
  private static let (width, margin, top) = (800, 20.0, 96)
  private static let plot = 110.0...736
  private static let (barHeight, barStep, rowGap) = (10, 12, 8)

  private let scale: ChartScale
  private var y = Self.top
  private var body = ""

  init(ratios: [Double]) {
    scale = ChartScale(ratios, plot: Self.plot)
  }

  /// Draws the block of a direction.
  mutating func append(_ group: DirectionResults) {
    let rows = group.results.map { max(1, $0.contenders.count - 1) * Self.barStep + Self.rowGap }
    head(group)
    grid(height: rows.reduce(0, +))
    for (result, height) in zip(group.results, rows) {
      let model = CaseName(result.name).model ?? ""
      body += text(model, "model", x: Self.margin, y: y + height / 2 + 4)
      for (index, contender) in result.contenders.dropFirst().enumerated() {
        let kind = kind(of: contender.name, in: group)
        bar(contender.ratio, kind, y: y + Self.rowGap / 2 + index * Self.barStep + 1)
      }
      y += height
    }
    y += 14
  }

  /// Draws the name of a direction, what costs 1, and whose bars have which colour.
  private mutating func head(_ group: DirectionResults) {
    let legend = group.contenders.map { name in
      "<tspan class=\"\(kind(of: name, in: group))\" dx=\"14\">■</tspan> <tspan>\(escaped(name))</tspan>"
    }
    body += """
      <text x="\(fixed(Self.margin, 0))" y="\(y + 16)">\
      <tspan class="direction">\(escaped(group.direction))</tspan> \
      <tspan class="note" dx="8">1 = \(escaped(group.baseline))</tspan>\(legend.joined())</text>

      """
    y += 26
  }

  private mutating func grid(height: Int) {
    for tick in scale.ticks {
      let (x, kind) = (fixed(scale.position(tick), 1), tick == 1 ? "one" : "grid")
      body += "<line class=\"\(kind)\" x1=\"\(x)\" y1=\"\(y)\" x2=\"\(x)\" y2=\"\(y + height)\"/>\n"
    }
  }

  private mutating func bar(_ ratio: Double, _ kind: String, y: Int) {
    let (one, end) = (scale.position(1), scale.position(ratio))
    let place = "x=\"\(fixed(min(one, end), 1))\" y=\"\(y)\""
    let size = "width=\"\(fixed(abs(end - one), 1))\" height=\"\(Self.barHeight)\""
    let isLeft = end < one
    body += "<rect class=\"\(kind)\" \(place) \(size)/>\n"
    body += text(
      fixed(ratio, ratio < 10 ? 2 : 1), isLeft ? "value end" : "value",
      x: isLeft ? end - 5 : end + 5, y: y + Self.barHeight - 1)
  }

  /// Puts the card, the title and the axis around the blocks.
  func document(title: String) -> String {
    let height = y + 6
    let ticks = scale.ticks.map { tick in
      let label = tick < 1 ? "\(tick)" : fixed(tick, 0)
      return text(label, "tick", x: scale.position(tick), y: Self.top - 12)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(height)" \
      viewBox="0 0 \(Self.width) \(height)" role="img">
      <title>\(escaped(title))</title>
      \(chartStyle)
      <rect class="card" x="0.5" y="0.5" width="\(Self.width - 1)" height="\(height - 1)" rx="6"/>
      \(text(title, "title", x: Self.margin, y: 32))\
      \(text(Self.explanation, "note", x: Self.margin, y: 54))\
      \(ticks.joined())\(body)</svg>

      """
  }

  private static let explanation =
    "Bars to the left of 1 cost less than the baseline, bars to the right more. Logarithmic scale."
}

private func text(_ text: String, _ kind: String, x: Double, y: Int) -> String {
  "<text class=\"\(kind)\" x=\"\(fixed(x, 1))\" y=\"\(y)\">\(escaped(text))</text>\n"
}

/// Gives the colour of a contender: Foundation's, ours, or a variant of ours.
private func kind(of contender: String, in group: DirectionResults) -> String {
  if contender.hasPrefix("JSON") { return "other" }
  return contender == group.contenders.first ? "ours" : "variant"
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}

private let chartStyle = """
  <style>
  text { font: 12px system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; fill: #1f2328 }
  .card { fill: #ffffff; stroke: #d1d9e0 }
  .title { font-size: 16px; font-weight: 600 }
  .direction { font-size: 13px; font-weight: 600 }
  .value { font-size: 11px }
  .end { text-anchor: end }
  .tick { font-size: 11px; text-anchor: middle }
  .note, .tick { fill: #59636e }
  .grid { stroke: #e3e8ed }
  .one { stroke: #59636e }
  .ours { fill: #0969da }
  .variant { fill: #80ccff }
  .other { fill: #afb8c1 }
  @media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc }
  .card { fill: #0d1117; stroke: #3d444d }
  .note, .tick { fill: #9198a1 }
  .grid { stroke: #262c36 }
  .one { stroke: #9198a1 }
  .ours { fill: #4493f8 }
  .variant { fill: #265a9e }
  .other { fill: #656c76 }
  }
  </style>
  """
