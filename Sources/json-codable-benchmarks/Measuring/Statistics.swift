/// Gives the middle of some numbers, or the mean of the two in the middle; nil for none.
func median(_ values: [Double]) -> Double? {
  let sorted = values.sorted()
  guard let upper = sorted.dropFirst(sorted.count / 2).first else { return nil }
  return sorted.count.isMultiple(of: 2) ? (sorted[sorted.count / 2 - 1] + upper) / 2 : upper
}

/// Gives half the distance between the quartiles as a part of the median: how much a number is worth.
func relativeSpread(_ values: [Double]) -> Double? {
  let sorted = values.sorted()
  guard sorted.count >= 4, let middle = median(sorted), middle > 0 else { return nil }
  let distance = sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]
  return distance / 2 / middle
}

/// Gives the median of the ratios of numbers that were measured at the same time.
///
/// What slows the machine for a while slows both numbers of a pair, and leaves their ratio.
func medianRatio(_ values: [Double], to baseline: [Double]) -> Double? {
  median(zip(values, baseline).filter { $0.1 > 0 }.map { $0 / $1 })
}
