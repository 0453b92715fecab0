import Foundation

/// The logarithmic axis of a chart.
struct ChartScale {
  /// The values that get a line.
  let ticks: [Double]
  private let plot: ClosedRange<Double>
  private let low: Double
  private let high: Double

  /// Makes an axis that has room for all ratios, and for half and twice the baseline's cost.
  ///
  /// - Parameters:
  ///   - ratios: The ratios; what is not above zero stands at the left end.
  ///   - plot: Where the axis begins and ends in the chart.
  init(_ ratios: [Double], plot: ClosedRange<Double>) {
    let positive = ratios.filter { $0 > 0 }
    // To the left there is room for the numbers beside the bars.
    let low = min(positive.min() ?? 1, 0.5) * 0.8
    let high = max(positive.max() ?? 1, 2)
    self.plot = plot
    self.low = low
    self.high = high
    ticks = [0.01, 0.1, 1, 10, 100, 1_000].flatMap { [$0, $0 * 2, $0 * 5] }
      .filter { $0 >= low && $0 <= high }
  }

  /// Where a ratio stands in the chart.
  func position(_ ratio: Double) -> Double {
    let part = log(max(ratio, low) / low) / log(high / low)
    return plot.lowerBound + part * (plot.upperBound - plot.lowerBound)
  }
}
