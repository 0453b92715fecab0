import Foundation

/// Columns of text, the first to the left and all others to the right.
struct TextTable {
  private var rows: [[String]]

  init(_ head: [String]) {
    rows = [head]
  }

  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The rows as lines, without spaces at their ends.
  func lines(leftColumns: Int = 1) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < leftColumns ? cell + padding : padding + cell
      }
      let line = cells.joined(separator: "  ")
      return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
    }
  }
}

/// Gives a number with a fixed number of digits behind the point.
func fixed(_ number: Double, _ digits: Int) -> String {
  String(format: "%.\(digits)f", number)
}

extension CaseResult {
  static let tableHead = ["case", "contender", "ns/object", "±", "ratio", "to JSONSerialization"]

  /// The rows of the report in text.
  var tableRows: [[String]] {
    contenders.map { contender in
      [
        name, contender.name, fixed(contender.nanosecondsPerObject, 0),
        contender.spread.map { "\(fixed($0 * 100, 0)) %" } ?? "", fixed(contender.ratio, 2),
        contender.ratioToJSONSerialization.map { fixed($0, 2) } ?? "",
      ]
    }
  }
}
