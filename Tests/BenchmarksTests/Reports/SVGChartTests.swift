import Foundation
import Testing

@testable import json_codable_benchmarks

@Suite("The chart is an SVG file that stands alone")
struct SVGChartTests {
  static let chart = svgChart(of: [TextReportTests.result(mapper: 250)])

  /// The lines of the chart behind its style.
  static var drawing: String {
    chart.split(separator: "</style>\n").last.map(String.init) ?? ""
  }

  @Test func `bars begin at the baseline, to the left for less and to the right for more`() {
    #expect(
      Self.drawing == """
        <text class="title" x="10" y="22">Cost as a multiple of the baseline's</text>
        <line class="grid" x1="370.9" y1="50" x2="370.9" y2="128"/>
        <text class="tick" x="370.9" y="44">0.5</text>
        <line class="one" x1="475.8" y1="50" x2="475.8" y2="128"/>
        <text class="tick" x="475.8" y="44">1</text>
        <line class="grid" x1="580.7" y1="50" x2="580.7" y2="128"/>
        <text class="tick" x="580.7" y="44">2</text>
        <text class="case" x="10.0" y="76">users/to-data</text>
        <text class="note" x="481.8" y="76">1 = JSONEncoder</text>
        <text class="name" x="240.0" y="96">mapper</text>
        <rect class="ours" x="265.9" y="83" width="209.8" height="16"/>
        <text class="value" x="481.8" y="96">0.25</text>
        <text class="name" x="240.0" y="116">JSONSerialization</text>
        <rect class="other" x="475.8" y="103" width="209.8" height="16"/>
        <text class="value" x="691.6" y="116">4.00</text>
        </svg>

        """)
  }

  @Test func `it knows dark pages and needs no other file`() {
    #expect(Self.chart.contains("@media (prefers-color-scheme: dark)"))
    #expect(!Self.chart.contains("href"))
  }

  @Test func `it is well-formed XML, also with odd names`() {
    let results = [
      CaseResult(
        name: "a<b & c>d", objects: 1,
        samples: [Samples(contender: "<&>", costs: [1]), Samples(contender: "&", costs: [2])])
    ]
    #expect(svgChart(of: results).contains("a&lt;b &amp; c&gt;d"))
    #expect(svgChart(of: results).contains("1 = &lt;&amp;&gt;"))
  }

  @Test func `a chart of nothing has a title`() {
    #expect(svgChart(of: []).contains("<title>Cost as a multiple of the baseline's</title>"))
  }
}
