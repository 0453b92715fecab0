import Foundation
import Testing

@testable import json_codable_benchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The chart is an SVG file that stands alone")
struct SVGChartTests {
  static let chart = svgChart(of: [TextReportTests.result(mapper: 250)])

  /// The lines of a chart behind its style.
  static func drawing(_ chart: String) -> String {
    chart.split(separator: "</style>\n").last.map(String.init) ?? ""
  }

  @Test
  func `bars of the chart begin at the baseline, to the left for less and to the right for more`() {
    #expect(
      Self.drawing(Self.chart) == """
        <rect class="card" x="0.5" y="0.5" width="799" height="173" rx="6"/>
        <text class="title" x="20.0" y="32">Time as a multiple of the baseline’s</text>
        <text class="note" x="20.0" y="54">Bars to the left of 1 cost less than the baseline, bars to the right more. Logarithmic scale.</text>
        <text class="tick" x="110.0" y="84">0.2</text>
        <text class="tick" x="301.5" y="84">0.5</text>
        <text class="tick" x="446.3" y="84">1</text>
        <text class="tick" x="591.2" y="84">2</text>
        <text x="20" y="112"><tspan class="direction">to-data</tspan> <tspan class="note" dx="8">1 = JSONEncoder</tspan><tspan class="ours" dx="14">■</tspan> <tspan>mapper</tspan><tspan class="other" dx="14">■</tspan> <tspan>JSONSerialization</tspan></text>
        <line class="grid" x1="110.0" y1="122" x2="110.0" y2="154"/>
        <line class="grid" x1="301.5" y1="122" x2="301.5" y2="154"/>
        <line class="one" x1="446.3" y1="122" x2="446.3" y2="154"/>
        <line class="grid" x1="591.2" y1="122" x2="591.2" y2="154"/>
        <text class="model" x="20.0" y="142">users</text>
        <rect class="ours" x="156.6" y="127" width="289.7" height="10"/>
        <text class="value end" x="151.6" y="136">0.25</text>
        <rect class="other" x="446.3" y="139" width="289.7" height="10"/>
        <text class="value" x="741.0" y="148">4.00</text>
        </svg>

        """)
  }

  @Test func `the chart knows dark pages and needs no other file`() {
    #expect(Self.chart.contains("@media (prefers-color-scheme: dark)"))
    #expect(!Self.chart.contains("href"))
  }

  @Test func `a direction of the chart has its models below it, and one line of names`() {
    let texts = Self.drawing(svgChart(of: DirectionResultsTests.results))
      .matches(of: /class="(?:direction|model)"[^>]*>([^<]*)</).map { String($0.1) }
    #expect(texts == ["to-data", "users", "flat", "from-data", "users", "check-loop", ""])
  }

  @Test func `colours of the chart tell ours, a variant of ours, and Foundation's`() {
    let result = DirectionResultsTests.result("a/b", "by hand", "mapper", "JSONEncoder", "other")
    let kinds = Self.drawing(svgChart(of: [result])).matches(of: /<rect class="(\w+)"/)
    #expect(kinds.map { String($0.1) } == ["card", "ours", "other", "variant"])
  }

  @Test func `the title of the chart says what is counted`() {
    let counted = TextReportTests.result(mapper: 1, unit: .instructions)
    #expect(
      svgChart(of: [counted]).contains("<title>Instructions as a multiple of the baseline’s<"))
    #expect(Self.chart.contains("<title>Time as a multiple of the baseline’s<"))
  }

  @Test func `the chart is well-formed XML, also with odd names and without results`() throws {
    let odd = DirectionResultsTests.result("a<b/ & \"c\">d", "<&>", "&", "]]>")
    for results in [[odd], [], DirectionResultsTests.results] {
      let document = try XMLDocument(xmlString: svgChart(of: results))
      #expect(document.rootElement()?.name == "svg")
    }
    #expect(svgChart(of: [odd]).contains(" &amp; \"c\"&gt;d</tspan>"))
    #expect(svgChart(of: [odd]).contains("1 = &lt;&amp;&gt;</tspan>"))
    #expect(svgChart(of: [odd]).contains(">a&lt;b</text>"))
  }
}

@Suite("The axis of the chart is logarithmic")
struct ChartScaleTests {
  static let scale = ChartScale([0.25, 4], plot: 0...100)

  @Test func `the axis has room to the left of the least ratio, and ends at the greatest`() {
    #expect(Self.scale.position(0.2) == 0)
    #expect(abs(Self.scale.position(4) - 100) < 1e-9)
    #expect(Self.scale.ticks == [0.2, 0.5, 1, 2])
  }

  @Test func `equal factors are equal distances on the axis`() {
    let near = Self.scale.position(1) - Self.scale.position(0.5)
    let far = Self.scale.position(2) - Self.scale.position(1)
    #expect(abs(near - far) < 1e-9)
  }

  @Test(arguments: [[], [0], [1], [-1]])
  func `a ratio without a place on the axis stands at an end`(_ ratios: [Double]) {
    let scale = ChartScale(ratios, plot: 0...100)
    #expect(scale.position(0) == 0)
    #expect(scale.position(0.4) == 0)
    #expect(abs(scale.position(2) - 100) < 1e-9)
  }
}
