import JSONParity
import JSONText

/// Two texts side by side, in rows that fit the terminal.
///
///     {"command_type":"start_workout","dat | wrong type: number 5, expected String
///     e":5}                                | at $.date
///
struct TwoColumns {
  private static let mostRows = 20

  private let width: Int

  /// Creates two columns from the width of the terminal, 25 at least.
  init(of columns: Int) {
    width = max(10, (columns - 5) / 2)
  }

  /// Returns one row, of texts that are not broken.
  func row(_ left: String, _ right: String) -> String {
    "  \(left.padded(to: width)) |\(right.isEmpty ? "" : " ")\(right)"
  }

  /// Returns a row with the names of the columns; of long ones the end is shown.
  func names(_ left: String, _ right: String) -> String {
    func fitted(_ name: String) -> String {
      name.columns > width ? "…" + name.suffix(columns: width - 1) : name
    }
    return row(fitted(left), fitted(right))
  }

  /// Returns the rows of two texts; nil is nothing.
  ///
  /// A very long text is cut, and says so. What two long texts have in common is left out at both
  /// ends, so that the place where they differ is seen.
  func rows(_ left: String?, _ right: String?) -> [String] {
    let (one, other) = folded(left, right)
    let (leftCells, rightCells) = (cells(one), cells(other))
    return (0..<max(leftCells.count, rightCells.count)).map { index in
      row(
        index < leftCells.count ? leftCells[index] : "",
        index < rightCells.count ? rightCells[index] : "")
    }
  }

  private func folded(_ left: String?, _ right: String?) -> (String?, String?) {
    guard let left, let right, max(left.utf8.count, right.utf8.count) > 4 * width else {
      return (left, right)
    }
    let contrast = TextContrast(left, right)
    let lead = contrast.lead.count > width ? "…" + contrast.lead.suffix(width / 2) : contrast.lead
    let tail = contrast.tail.count > width ? contrast.tail.prefix(width / 2) + "…" : contrast.tail
    return (lead + contrast.left + tail, lead + contrast.right + tail)
  }

  /// Returns the text in lines of the column's width.
  private func cells(_ text: String?) -> [String] {
    guard let text else { return ["(nothing)"] }
    let lines = lines(of: text).map(\.printable)
    var cells: [String] = []
    for line in lines {
      var rest = line[...]
      repeat {
        if cells.count == Self.mostRows {
          let hidden = lines.reduce(0) { $0 + $1.count } - cells.reduce(0) { $0 + $1.count }
          return cells + ["… and \(hidden) more"]
        }
        let cell = rest.prefix(columns: width)
        rest = rest[cell.endIndex...]
        cells.append(String(cell))
      } while !rest.isEmpty
    }
    return cells
  }

  private func lines(of text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [text] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
