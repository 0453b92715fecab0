extension HTMLPage {
  /// Writes two sides in rows, with a sign between them.
  package static func sides(
    _ html: inout HTMLWriter, _ name: String, left: ParitySide, right: ParitySide,
    policy: ComparisonPolicy = .init()
  ) {
    openTable(&html, name, class: "sides", heads: [left.label, "", right.label])
    if let one = left.outcome.value, let other = right.outcome.value {
      for row in SideBySide(one, other, policy).folded { side(&html, row) }
    } else {
      let texts = (left.outcome.description, right.outcome.description)
      side(&html, .init(left: texts.0, right: texts.1, mark: .changed))
    }
    closeTable(&html)
  }

  private static func side(_ html: inout HTMLWriter, _ row: SideBySide.Row) {
    if row.folded > 0 {
      return html.element("tr", ["class": "folded"]) { html in
        html.element("td", ["colspan": "3"], "\(row.folded) unchanged lines")
      }
    }
    html.element("tr", ["class": row.mark.style]) { html in
      html.element("td", row.left ?? "")
      html.element("td", row.mark.rawValue)
      html.element("td", row.right ?? "")
    }
  }
}

extension SideBySide.Mark {
  fileprivate var style: String {
    switch self {
    case .same: "same"
    case .changed: "changed"
    case .leftOnly: "left"
    case .rightOnly: "right"
    }
  }
}
