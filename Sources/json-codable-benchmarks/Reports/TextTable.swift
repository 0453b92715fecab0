import Foundation

/// Columns of text: some to the left, then all others to the right.
struct TextTable {
  private var rows: [[String]]

  init(_ head: [String]) {
    rows = [head]
  }

  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The rows as lines, without spaces at their ends.
  func text(leftColumns: Int) -> String {
    let widths = (0..<rows[0].count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < leftColumns ? cell + padding : padding + cell
      }
      let line = cells.joined(separator: "  ")
      return line.dropLast(line.reversed().prefix { $0 == " " }.count) + "\n"
    }.joined()
  }
}

/// Gives a number with a fixed number of digits behind the point.
func fixed(_ number: Double, _ digits: Int) -> String {
  String(format: "%.\(digits)f", number)
}
